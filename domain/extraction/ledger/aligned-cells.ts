import type { Word } from '../../document/page.ts';
import { isValue } from '../../reading/atom.ts';
import { cutAtom, recutAtom } from '../../reading/atoms.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { Row } from './rows.ts';
import type { Vocabulary } from './vocabulary.ts';

// Printers with letters of one width set columns one blank apart: "DOI RPTD CLSD" over "101909 103009 071510". Where words of a line of
// headings and of the records below begin at one place, and no record prints anything across it, a cell begins.

const LEAST_HEADINGS = 4;
const LEAST_KNOWN = 2;
const LEAST_ROWS = 3;
const LEAST_VALUES = 2;
const SAME_EDGE = 0.6;
const SAME_START = 1.5;
/** Of the records: that begin a word there, and that may print one across. */
const ALIGNED = 0.3;
const ACROSS = 0.05;

/** A line of headings, repeated on other pages, and the first lines of the records below. */
interface Table {
  headings: Row[];
  records: Row[];
}

/** Rows with cells and headings cut where all records of their table begin a word. */
export function partAlignedCells(rows: readonly Row[], vocabulary: Vocabulary): readonly Row[] {
  const cut = new Map<Row, Row>();
  for (const { headings, records } of tablesIn(rows, vocabulary)) {
    const [heading] = headings;
    if (!heading || records.length < LEAST_ROWS) continue;
    const starts = startsOf(heading, records, vocabulary);
    if (starts.length === 0) continue;
    for (const row of [...headings, ...records]) cut.set(row, cutAt(row, starts));
  }
  return cut.size === 0 ? rows : rows.map((row) => cut.get(row) ?? row);
}

function tablesIn(rows: readonly Row[], vocabulary: Vocabulary): Table[] {
  const tables = new Map<string, Table>();
  let table: Table | null = null;
  for (const row of rows) {
    const heading = table?.headings.at(-1);
    if (areHeadings(row, vocabulary)) {
      const key = `${Math.round(row.x0)}|${normalize(row.atoms.map(({ text }) => text).join(' '))}`;
      table = tables.get(key) ?? { headings: [], records: [] };
      table.headings.push(row);
      tables.set(key, table);
    } else if (table && heading && row.page === heading.page && isRecord(row, heading)) table.records.push(row);
  }
  return [...tables.values()];
}

const areHeadings = ({ atoms }: Row, { tier }: Vocabulary): boolean =>
  atoms.length >= LEAST_HEADINGS &&
  !atoms.some((atom) => isValue(atom) || atom.isLabel) &&
  atoms.filter(({ text }) => tier(text) === 2).length >= LEAST_KNOWN;

const isRecord = ({ atoms, x0, isFurniture }: Row, heading: Row): boolean =>
  !isFurniture && Math.abs(x0 - heading.x0) <= SAME_START && atoms.filter(isValue).length >= LEAST_VALUES;

/** Where cells begin inside of what reads as one, by the words of a heading that is not known as a whole. */
function startsOf(heading: Row, records: readonly Row[], vocabulary: Vocabulary): number[] {
  const lines = records.map(({ atoms }) => atoms.flatMap(({ words }) => words));
  return heading.atoms
    .flatMap((atom) => (vocabulary.meaning(atom.text) ? atom.words.slice(0, 1) : atom.words))
    .map(({ x0 }) => x0)
    .filter((x) => isStart(x, lines));
}

function isStart(x: number, lines: readonly (readonly Word[])[]): boolean {
  const beginning = lines.filter((words) => words.some(({ x0 }) => Math.abs(x0 - x) <= SAME_EDGE)).length;
  const across = lines.filter((words) => words.some(({ x0, x1 }) => x0 < x - SAME_EDGE && x1 > x + SAME_EDGE)).length;
  return beginning >= Math.max(LEAST_ROWS - 1, ALIGNED * lines.length) && across <= ACROSS * lines.length;
}

function cutAt(row: Row, starts: readonly number[]): Row {
  const atoms = row.atoms.flatMap((atom) => cellsOf(atom, starts));
  return atoms.length === row.atoms.length ? row : { ...row, atoms };
}

function cellsOf(atom: Atom, starts: readonly number[]): Atom[] {
  const at = atom.words.findIndex((word, index) => index > 0 && starts.some((x) => Math.abs(word.x0 - x) <= SAME_EDGE));
  const parts = at > 0 && !atom.isLabel ? cutAtom(atom, at) : null;
  if (!parts) return [atom];
  return [...recutAtom(atom, 0, at), ...cellsOf(parts[1], starts)];
}
