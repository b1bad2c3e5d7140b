import { OFFER_SENTENCE, sectionWordings } from '../lexicon/sections.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';

/** The lines of headings above a band. */
export function rowsBefore(band: Band, rows: readonly Row[]): readonly Row[] {
  const first = band.rows[0]?.at ?? 0;
  const top = Math.min(first, ...band.headers.map(({ cells }) => cells[0]?.row.at ?? first));
  return rows.slice(Math.max(0, top - 1, first - 5), first);
}

/** A heading or a sentence says that the coverages below it are only offered, until the next heading. */
export function offersAfter(rows: readonly Row[], isOffered: boolean, page: readonly Row[]): boolean {
  let offered = isOffered;
  for (const { cells, at } of rows) {
    const [only] = cells;
    if (!only || cells.length > 1) continue;
    const kind = sectionWordings.matchWhole(only.text)?.field;
    if (kind === 'offer' || OFFER_SENTENCE.test(sentenceFrom(only, page[at + 1]))) offered = true;
    else if (kind !== undefined) offered = false;
  }
  return offered;
}

/** Of fewer words a line is no part of a paragraph. */
const LEAST_OF_PARAGRAPH = 8;

/** A line of a paragraph, with the line below that goes on with it. */
function sentenceFrom(cell: Cell, below: Row | undefined): string {
  const [next, more] = below?.cells ?? [];
  const isLong = cell.words.length >= LEAST_OF_PARAGRAPH && !/[.:]$/.test(cell.text);
  const isNext = next && !more && isLong && Math.abs(next.x0 - cell.x0) < 3 && next.y0 - cell.y1 < cell.size;
  return isNext ? `${cell.text} ${next.text}` : cell.text;
}
