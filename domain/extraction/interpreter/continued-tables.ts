import type { Rule } from '../../document/page.ts';
import { assignColumns } from './assign-columns.ts';
import type { Band } from './band.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { Header } from './headers.ts';

const SAME_EDGE = 3;
/** A page's foot has no more lines. */
const FOOT = 4;
/** So many lines show what stands in the columns of a table. */
const LEAST_LINES = 2;

interface PageBefore {
  rows: readonly Row[];
  bands: readonly Band[];
}

/**
 * A table that goes on over a page's end without its headings: the first lines of the next page that stand in its columns
 * stand under its headings.
 */
export function withContinued(bands: readonly Band[], walls: readonly Rule[], before: PageBefore | null): Band[] {
  const [first, ...others] = bands;
  const last = before?.bands.at(-1);
  if (!first || first.headers.length > 0 || !before || !last || last.headers.length < 2) return [...bands];
  const columns = columnsOf(last);
  if (!columns) return [...bands];
  const from = first.rows.findIndex((row) => isIn(row, columns));
  if (from < 0 || !first.rows.slice(0, from).every((row) => isRunningHead(row, before.rows))) return [...bands];
  const rest = first.rows.slice(from).findIndex((row) => !isIn(row, columns));
  const to = rest < 0 ? first.rows.length : from + rest;
  const rows = first.rows.slice(from, to);
  const headers = last.headers.map((header) => ({ ...header, at: first.rows[from - 1]?.at ?? -1, y1: 0 }));
  const continued = { ...first, headers, rows, columns: assignColumns(rows, headers, walls), walls };
  const parts = [part(first, 0, from), continued, part(first, to)];
  return [...parts.filter((band) => band.rows.length > 0), ...others];
}

const part = (band: Band, from: number, to?: number): Band => {
  const rows = band.rows.slice(from, to);
  return { ...band, rows, columns: assignColumns(rows, [], band.walls) };
};

/** The cells of each column, where the table has several lines of values; null where other lines end it before the foot of the page. */
function columnsOf({ rows, columns }: Band): Map<Header, Cell[]> | null {
  const found = new Map<Header, Cell[]>();
  const lines = rows.filter((row) => row.cells.some((cell) => isValue(cell) && columns.has(cell)));
  const end = lines.at(-1);
  if (!end || lines.length < LEAST_LINES || rows.length - rows.indexOf(end) > FOOT + 1) return null;
  for (const cell of lines.flatMap(({ cells }) => cells)) {
    const header = columns.get(cell);
    if (header) found.set(header, [...(found.get(header) ?? []), cell]);
  }
  return found;
}

/** Whether each cell of a line shares an edge with cells of its kind in one of the columns. */
function isIn({ cells }: Row, columns: ReadonlyMap<Header, readonly Cell[]>): boolean {
  if (cells.length < 2 || !cells.some(isValue)) return false;
  const places = cells.map((cell) => [...columns].find(([, own]) => own.some((other) => isAlike(cell, other)))?.[0]);
  return places.every((place) => place !== undefined) && new Set(places).size === cells.length;
}

const isAlike = (a: Cell, b: Cell): boolean =>
  (a.shape === null) === (b.shape === null) && (Math.abs(a.x0 - b.x0) < SAME_EDGE || Math.abs(a.x1 - b.x1) < SAME_EDGE);

/** What stands on the page before too heads the pages: the heading of another section does not. */
function isRunningHead(row: Row, before: readonly Row[]): boolean {
  const text = printOf(row);
  return before.some((other) => printOf(other) === text) || row.cells.every((cell) => CONTINUED.test(cell.text));
}

const CONTINUED = /\bcont(?:inued|['’]?d)?\b|^page \d+/i;

/** The text of a line; numbers of pages differ. */
const printOf = ({ cells }: Row): string => cells.map(({ text }) => text.replace(/\d/g, '#').toLowerCase()).join(' ');
