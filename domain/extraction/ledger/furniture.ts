import type { Box } from '../../document/page.ts';
import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { Vocabulary } from './vocabulary.ts';

// Headers and footers of pages: the same words at one place of most pages. Only the number of the page may differ: what has
// a value of its own on every page is a field, however regular its place.

const FIRST_PAGE = 1;
const SAME_PLACE = 6;
const NUMBER_BESIDE = /(?<=\b(?:page|pg)\b[.:#]?\s*)\d{1,4}/gi;
const PAGE_OF_PAGES = /(?<![\d/.-]\s?)\d{1,4}(?=\s*(?:\/|\bof\b)\s*\d{1,4}$)/i;
const NUMBER_ALONE = /^[-–—\s]*\d{1,4}[-–—\s]*$/;
const LEAST_PAGES = 3;

/** A printed line. */
interface Row extends Box {
  /** 1-based. */
  page: number;
  atoms: readonly Atom[];
  isFurniture: boolean;
}

interface Printed {
  /** How many pages the document has. */
  pages: number;
  vocabulary: Vocabulary;
}

/** Marks lines that most pages print at one place, and the lines between them and the page's edge. */
export function markFurniture(rows: readonly Row[], { pages, vocabulary }: Printed): void {
  if (pages < LEAST_PAGES) return;
  const byPage = new Map<number, Row[]>();
  for (const row of rows) byPage.set(row.page, [...(byPage.get(row.page) ?? []), row]);
  const places = new Map<string, number>();
  for (const row of rows) {
    const [, key = ''] = keysOf(row);
    places.set(key, (places.get(key) ?? 0) + 1);
  }
  const isRepeated = (row: Row): boolean =>
    keysOf(row).reduce((sum, key) => sum + (places.get(key) ?? 0), 0) * 2 >= pages;
  for (const [page, onPage] of byPage) {
    // The head of the first page is read: it may be the only place of a name.
    if (page > FIRST_PAGE) markRun(onPage, isRepeated, (row) => isCaptions(row, vocabulary));
    markRun(onPage.filter((row) => !row.isFurniture).toReversed(), isRepeated, (row) =>
      isLineOfRecord(row, vocabulary),
    );
  }
}

/** Marks the repeated rows from the page's edge on; those next to the content may belong to it. */
function markRun(rows: readonly Row[], isRepeated: (row: Row) => boolean, isContent: (row: Row) => boolean): void {
  const other = rows.findIndex((row) => !isRepeated(row));
  const run = rows.slice(0, other < 0 ? rows.length : other);
  while (run.length > 0 && isContent(run.at(-1) as Row)) run.pop();
  for (const row of run) row.isFurniture = true;
}

function keysOf(row: Row): string[] {
  const place = Math.round(row.y0 / SAME_PLACE);
  const printed = row.atoms.map((atom) => atom.text).join(' ');
  const numbered = NUMBER_ALONE.test(printed) ? '0' : printed.replace(PAGE_OF_PAGES, '0').replace(NUMBER_BESIDE, '0');
  const text = normalize(numbered);
  return [place - 1, place, place + 1].map((each) => `${each}|${text}`);
}

/** Captions of the values below them. */
function isCaptions({ atoms }: Row, vocabulary: Vocabulary): boolean {
  return atoms.length > 1 && atoms.every((atom) => atom.kind === 'text' && vocabulary.tier(atom.text) > 0);
}

/** Amounts beside what names them, or captions below their values: records may end alike. */
function isLineOfRecord(row: Row, vocabulary: Vocabulary): boolean {
  const amounts = row.atoms.filter((atom) => isAmount(atom) && atom.kind !== 'int');
  const isNamed = row.atoms.some(({ text }) => vocabulary.meaning(text)?.amount?.measure != null);
  return (isNamed && amounts.length > 0) || isCaptions(row, vocabulary);
}
