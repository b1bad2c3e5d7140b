import { cutAtom } from '../../reading/atoms.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

// Printed spreadsheets may show the letters of their columns above and the numbers of their rows at the left.

const LETTERS = 26;
const LEAST_NUMBERED = 3;
const LEAST_LETTERS = 4;
const LETTER = /^[A-Z]{1,2}$/;
const NUMBER = /^[1-9]\d{0,3}$/;

/** The part of a spreadsheet that one page shows. */
export interface SheetPart {
  /** Places of its first and its last column: A is 1. */
  first: number;
  last: number;
  /** The upper edge of each numbered row. */
  tops: ReadonlyMap<number, number>;
}

interface Read {
  rows: Row[];
  /** By page. */
  parts: ReadonlyMap<number, SheetPart>;
}

/** In the order of the pages. */
export function rowsByPage(rows: readonly Row[]): Map<number, Row[]> {
  const byPage = new Map<number, Row[]>();
  for (const row of rows) {
    const known = byPage.get(row.page);
    if (known) known.push(row);
    else byPage.set(row.page, [row]);
  }
  return byPage;
}

/** Takes letters and numbers of spreadsheets off the rows. */
export function readSheetGrid(rows: readonly Row[]): Read {
  const parts = new Map<number, SheetPart>();
  const numbered = new Map<Row, Row | null>();
  let left = 0;
  for (const [page, onPage] of rowsByPage(rows)) {
    const at = onPage.findIndex((row) => columnsIn(row) !== null);
    const heading = onPage[at];
    const columns = heading ? columnsIn(heading) : null;
    left = heading?.x0 ?? left;
    const lines = numberedLines(onPage.slice(at + 1), left);
    if (lines.size < LEAST_NUMBERED) continue;
    for (const row of lines.keys()) numbered.set(row, withoutNumber(row));
    if (!heading || !columns) continue;
    // Columns that every page repeats stand in front of its own: "A L M N".
    if (columns.isWhole)
      parts.set(page, {
        first: columns.first,
        last: columns.last,
        tops: new Map([...lines].map(([row, number]) => [number, row.y0])),
      });
    numbered.set(heading, null);
  }
  const kept = rows.flatMap((row) => {
    const without = numbered.get(row);
    return without === undefined ? [row] : (without ?? []);
  });
  return { rows: kept, parts };
}

/** The columns whose letters a row consists of: "C D E". */
function columnsIn({ atoms }: Row): { first: number; last: number; isWhole: boolean } | null {
  const places = atoms.flatMap(({ words }) =>
    words.map(({ text }) => (LETTER.test(text) ? placeOf(text) : Number.NaN)),
  );
  const [first = 0] = places;
  const last = places.at(-1) ?? 0;
  const isWhole = places.every((place, at) => place === first + at);
  const isRising =
    places.length >= LEAST_LETTERS && places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  return first > 0 && (isWhole || isRising) ? { first, last, isWhole } : null;
}

const placeOf = (letters: string): number =>
  [...letters].reduce((place, letter) => place * LETTERS + letter.charCodeAt(0) - 'A'.charCodeAt(0) + 1, 0);

/** The rows that begin with numbers that count up, left of the first column. */
function numberedLines(rows: readonly Row[], left: number): Map<Row, number> {
  const lines = new Map<Row, number>();
  let last: number | null = null;
  for (const row of rows) {
    const word = row.atoms[0]?.words[0];
    if (!word || word.x1 > left || !NUMBER.test(word.text)) continue;
    const number = Number(word.text);
    if (last !== null && number <= last) continue;
    lines.set(row, number);
    last = number;
  }
  return lines;
}

function withoutNumber(row: Row): Row | null {
  const [first, ...others] = row.atoms;
  const rest = first ? cutAtom(first, 1)?.[1] : undefined;
  const atoms: Atom[] = rest ? [rest, ...others] : others;
  return atoms.length > 0 ? { ...row, ...around(atoms), atoms } : null;
}
