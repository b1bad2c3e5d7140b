import type { Segment } from '../../reading/layout.ts';
import type { PrintedLine } from './prose-columns.ts';

/** Fewest columns and rows of a table whose empty cells are worth showing, and most columns that are believed. */
const leastColumns = 3;
const leastRows = 3;
const mostColumns = 40;
/** Line distances, in type sizes, beyond which another table begins. */
const farBelow = 4;

interface Column {
  x0: number;
  x1: number;
  /** Rows with a cell in it. */
  rows: Set<number>;
}

/** Cells of a line, from left to right; an empty column of its table is an empty list. */
export type Cells = readonly (readonly Segment[])[];

/** A printed line with its cells, and the lines that head the columns of its table. */
export interface AlignedLine {
  cells: Cells;
  /** Indexes of the lines of headings above it; empty outside of tables. */
  heads: readonly number[];
}

/** Puts the segments of lines that form a table into its columns, so that an empty cell is seen; other lines stay as they are. */
export function alignCells(lines: readonly PrintedLine[]): AlignedLine[] {
  const aligned: AlignedLine[] = lines.map((segments) => ({
    cells: segments.map((segment) => [segment]),
    heads: [],
  }));
  for (let at = 0; at < lines.length; ) {
    const end = endOfTable(lines, at);
    const columns = end - at < leastRows ? [] : columnsOf(lines.slice(at, end));
    if (columns.length >= leastColumns && columns.length <= mostColumns)
      place(lines, { from: at, end, columns, aligned });
    at = Math.max(end, at + 1);
  }
  return aligned;
}

/** The end of the rows that share columns with those before them. */
function endOfTable(lines: readonly PrintedLine[], from: number): number {
  if ((lines[from]?.length ?? 0) < 2) return from + 1;
  const columns: Column[] = [];
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const row = lines[at] ?? [];
    if (isFarBelow(lines[at - 1], row) && at > from) break;
    if (row.length < 2) continue;
    const places = row.map((segment) => columns.filter((column) => overlaps(column, segment)));
    const known = places.filter((found) => found.length > 0).length;
    const isMixed = places.some((found, index) => found[0] !== undefined && found[0] === places[index - 1]?.[0]);
    if (end > from && (isMixed || known < Math.min(2, row.length))) break;
    for (const segment of row) addTo(columns, segment, at);
    end = at + 1;
  }
  return end;
}

function columnsOf(rows: readonly PrintedLine[]): Column[] {
  const cells = rows
    .flatMap((segments, row) => (segments.length < 2 ? [] : segments.map((segment) => ({ segment, row }))))
    .toSorted((a, b) => a.segment.x1 - a.segment.x0 - (b.segment.x1 - b.segment.x0));
  const columns: Column[] = [];
  for (const { segment, row } of cells) addTo(columns, segment, row);
  return columns.toSorted((a, b) => a.x0 - b.x0);
}

/** Adds a cell to its column. One over several columns joins those that no row fills both of, and else forms none. */
function addTo(columns: Column[], { x0, x1 }: Segment, row: number): void {
  const found = columns.filter((column) => overlaps(column, { x0, x1 }));
  const [first, ...others] = found;
  if (!first) {
    columns.push({ x0, x1, rows: new Set([row]) });
    return;
  }
  const isShared = others.some((other) => [...other.rows].some((one) => first.rows.has(one)));
  if (isShared) return;
  for (const other of others) {
    for (const one of other.rows) first.rows.add(one);
    columns.splice(columns.indexOf(other), 1);
  }
  first.x0 = Math.min(x0, ...found.map((column) => column.x0));
  first.x1 = Math.max(x1, ...found.map((column) => column.x1));
  first.rows.add(row);
}

function place(
  lines: readonly PrintedLine[],
  { from, end, columns, aligned }: { from: number; end: number; columns: readonly Column[]; aligned: AlignedLine[] },
): void {
  const heads: number[] = [];
  let isHead = true;
  for (let at = from; at < end; at++) {
    const row = lines[at] ?? [];
    if (row.some(({ text }) => /\d/.test(text))) isHead = false;
    const cells: Segment[][] = columns.map(() => []);
    const places = row.map((segment) => columns.findIndex((column) => overlaps(column, segment)));
    // a cell that fits no column, or two in one: the line is shown as it is
    const isClear = places.every((found, index) => found >= 0 && (index === 0 || found > (places[index - 1] ?? -1)));
    for (const [index, found] of places.entries()) if (row[index]) cells[found]?.push(row[index]);
    aligned[at] = { cells: isClear && row.length > 1 ? cells : (aligned[at]?.cells ?? []), heads: isHead ? [] : heads };
    if (isHead && row.length > 1) heads.push(at);
  }
}

const overlaps = (a: { x0: number; x1: number }, b: { x0: number; x1: number }): boolean => a.x0 < b.x1 && b.x0 < a.x1;

function isFarBelow(above: PrintedLine | undefined, row: PrintedLine): boolean {
  const [first] = above ?? [];
  const [next] = row;
  return first !== undefined && next !== undefined && next.y0 - first.y1 > farBelow * Math.max(first.size, 1);
}
