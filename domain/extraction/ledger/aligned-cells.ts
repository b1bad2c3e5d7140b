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

/** Lines of headings, repeated on other pages, and the first lines of the records below. */
interface Table {
  /** How many lines of headings stand below each other. */
  lines: number;
  headings: Row[];
  records: Row[];
}

/** Rows with cells and headings cut where all records of their table begin a word. */
export function partAlignedCells(rows: readonly Row[], vocabulary: Vocabulary): readonly Row[] {
  const cut = new Map<Row, Row>();
  for (const { lines, headings, records } of tablesIn(rows, vocabulary)) {
    if (records.length < LEAST_ROWS) continue;
    const heading = headings.slice(0, lines);
    const starts = startsOf(heading, records, vocabulary);
    const alike = alikeIn(records);
    const startsOfAlike = alike.length < LEAST_ROWS ? starts : startsOf(heading, alike, vocabulary);
    if (starts.length + startsOfAlike.length === 0) continue;
    for (const row of records) cut.set(row, cutAt(row, starts));
    for (const row of [...headings, ...alike]) cut.set(row, cutAt(row, [...starts, ...startsOfAlike]));
  }
  return cut.size === 0 ? rows : rows.map((row) => cut.get(row) ?? row);
}

function tablesIn(rows: readonly Row[], vocabulary: Vocabulary): Table[] {
  const tables = new Map<string, Table>();
  let lines: Row[] = [];
  let table: Table | null = null;
  for (const [at, row] of rows.entries()) {
    if (areHeadings(row, vocabulary)) {
      const isNext = at > 0 && rows[at - 1] === lines.at(-1) && lines.at(-1)?.page === row.page;
      lines = isNext ? [...lines, row] : [row];
      table = null;
    } else if (lines.length > 0) {
      table ??= tableOf(lines, tables);
      if (lines.some((line) => row.page === line.page && isRecord(row, line))) table.records.push(row);
    }
  }
  return [...tables.values()];
}

/** The table that lines of headings begin or go on. */
function tableOf(lines: readonly Row[], tables: Map<string, Table>): Table {
  const words = lines.map(({ atoms }) => atoms.map(({ text }) => text).join(' ')).join(' ');
  const key = `${Math.round(lines[0]?.x0 ?? 0)}|${normalize(words)}`;
  const table = tables.get(key) ?? { lines: lines.length, headings: [], records: [] };
  table.headings.push(...lines);
  tables.set(key, table);
  return table;
}

const areHeadings = ({ atoms }: Row, { tier }: Vocabulary): boolean =>
  atoms.length >= LEAST_HEADINGS &&
  !atoms.some((atom) => isValue(atom) || atom.isLabel) &&
  atoms.filter(({ text }) => tier(text) === 2).length >= LEAST_KNOWN;

const isRecord = ({ atoms, x0, isFurniture }: Row, heading: Row): boolean =>
  !isFurniture && Math.abs(x0 - heading.x0) <= SAME_START && atoms.filter(isValue).length >= LEAST_VALUES;

/** Where cells begin inside of what reads as one, by the words of a heading that is not known as a whole. */
function startsOf(headings: readonly Row[], records: readonly Row[], vocabulary: Vocabulary): number[] {
  const lines = records.map(({ atoms }) => atoms.flatMap(({ words }) => words));
  return headings
    .flatMap(({ atoms }) => atoms)
    .flatMap((atom) => (isOneHeading(atom, vocabulary) ? atom.words.slice(0, 1) : atom.words))
    .map(({ x0 }) => x0)
    .filter((x) => isStart(x, lines));
}

/** "S CLAIMANT" may be the first letter of "ST", printed downwards, in front of another heading. */
const isOneHeading = ({ text, words }: Atom, { meaning }: Vocabulary): boolean =>
  meaning(text) !== null && words[0]?.text.length !== 1;

/** The lines that begin with the same kind of value as most: those that sum them up begin with another one. */
function alikeIn(records: readonly Row[]): readonly Row[] {
  const kindOf = ({ atoms }: Row): string => atoms[0]?.kind ?? '';
  const counts = new Map<string, number>();
  for (const row of records) counts.set(kindOf(row), (counts.get(kindOf(row)) ?? 0) + 1);
  const [usual] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return records.filter((row) => kindOf(row) === usual?.[0]);
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
  // The lower line of a wrapped value begins at the edge of its own cell.
  const isBehind = ({ x0 }: Word, x: number): boolean => Math.abs(x0 - x) <= SAME_EDGE && x > atom.x0 + SAME_EDGE;
  const at = atom.words.findIndex((word, index) => index > 0 && starts.some((x) => isBehind(word, x)));
  const parts = at > 0 && !atom.isLabel ? cutAtom(atom, at) : null;
  if (!parts) return [atom];
  return [...recutAtom(atom, 0, at), ...cellsOf(parts[1], starts)];
}
