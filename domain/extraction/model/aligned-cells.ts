import type { Segment } from '../../reading/layout.ts';
import type { PrintedLine } from './prose-columns.ts';

/** Fewest columns and rows of a table whose empty cells are worth showing, and most columns that are believed. */
const leastColumns = 3;
const leastRows = 2;
const mostColumns = 40;
/** Lines between two rows of a table, and lines above its first row among which its headings are. */
const mostBetween = 8;
const mostAbove = 6;
/** Distance of lines, in type sizes, beyond which another table begins. */
const farBelow = 6;

interface Column {
  x0: number;
  x1: number;
  /** Rows with a cell in it. */
  rows: Set<number>;
}

/** A printed line with its cells, and the lines that head the columns of its table. */
export interface AlignedLine {
  /** From left to right; an empty column of its table is an empty list. */
  cells: readonly (readonly Segment[])[];
  /** Indexes of the lines of headings above it; empty outside of tables. */
  heads: readonly number[];
}

/**
 * Puts the segments of lines that form a table into its columns, so that an empty cell is seen; other lines stay as they
 * are. Rows with figures show the columns: headings are wider or narrower than what they head.
 */
export function alignCells(lines: readonly PrintedLine[]): AlignedLine[] {
  const aligned = lines.map((segments): AlignedLine => ({ cells: segments.map((segment) => [segment]), heads: [] }));
  for (let at = 0, before = 0; at < lines.length; ) {
    const table = tableFrom(lines, at);
    if (!table) {
      at += 1;
      continue;
    }
    place(lines, { ...table, from: Math.max(before, at - mostAbove), firstRow: at, aligned });
    before = table.end;
    at = table.end;
  }
  return aligned;
}

/** The rows with figures from this one on that share columns; undefined where there are too few. */
function tableFrom(lines: readonly PrintedLine[], from: number): { end: number; columns: Column[] } | undefined {
  if (!isFigures(lines[from] ?? [])) return undefined;
  const rows: number[] = [];
  let columns: Column[] = [];
  for (const at of rowsFrom(lines, from)) {
    const row = lines[at] ?? [];
    if (at - (rows.at(-1) ?? at) > mostBetween || (rows.length > 0 && !isAlike(columns, row))) break;
    rows.push(at);
    // most rows fit what is known, and a page may hold very many
    if (isOneEach(columns, row)) for (const segment of row) addTo(columns, segment, at);
    else columns = columnsOf(lines, rows);
    if (columns.length > mostColumns) return undefined;
  }
  const isTable = rows.length >= leastRows && columns.length >= leastColumns;
  return isTable ? { end: (rows.at(-1) ?? from) + 1, columns } : undefined;
}

/** The lines with figures from this one on, up to a wide gap. */
function rowsFrom(lines: readonly PrintedLine[], from: number): number[] {
  const gap = lines.findIndex((row, at) => at > from && isFarBelow(lines[at - 1], row));
  const end = gap < 0 ? lines.length : gap;
  return Array.from({ length: end - from }, (_, index) => from + index).filter((at) => isFigures(lines[at] ?? []));
}

/** Whether most of a row's cells stand in columns, each in another. */
function isAlike(columns: readonly Column[], row: PrintedLine): boolean {
  const places = row.map((segment) => columns.findIndex((column) => overlaps(column, segment)));
  const known = new Set(places.filter((found) => found >= 0)).size;
  return known >= 2 && known * 2 >= row.length;
}

/** Whether each cell of a row stands in one column that is known. */
const isOneEach = (columns: readonly Column[], row: PrintedLine): boolean =>
  row.every((segment) => columns.filter((column) => overlaps(column, segment)).length === 1);

function columnsOf(lines: readonly PrintedLine[], rows: readonly number[]): Column[] {
  const cells = rows
    // the columns of a long table are known from its latest rows
    .slice(-mostRowsOfColumns)
    .flatMap((row) => (lines[row] ?? []).map((segment) => ({ segment, row })))
    .toSorted((a, b) => a.segment.x1 - a.segment.x0 - (b.segment.x1 - b.segment.x0));
  const columns: Column[] = [];
  for (const { segment, row } of cells) addTo(columns, segment, row);
  return columns.toSorted((a, b) => a.x0 - b.x0);
}

const mostRowsOfColumns = 40;

/** Adds a cell to its column. One over several columns joins those that no row fills both of, and else forms none. */
function addTo(columns: Column[], { x0, x1 }: Segment, row: number): void {
  const found = columns.filter((column) => overlaps(column, { x0, x1 }));
  const [first, ...others] = found;
  if (!first) {
    columns.push({ x0, x1, rows: new Set([row]) });
    return;
  }
  if (others.some((other) => [...other.rows].some((one) => first.rows.has(one)))) return;
  for (const other of others) {
    for (const one of other.rows) first.rows.add(one);
    columns.splice(columns.indexOf(other), 1);
  }
  first.x0 = Math.min(x0, ...found.map((column) => column.x0));
  first.x1 = Math.max(x1, ...found.map((column) => column.x1));
  first.rows.add(row);
}

interface Table {
  from: number;
  firstRow: number;
  end: number;
  columns: readonly Column[];
  aligned: AlignedLine[];
}

function place(lines: readonly PrintedLine[], { from, firstRow, end, columns, aligned }: Table): void {
  const heads: number[] = [];
  for (let at = from; at < end; at++) {
    const row = lines[at] ?? [];
    const isHead = at < firstRow && row.length > 1 && !row.some(({ text }) => /\d/.test(text));
    if (row.length > 1 && (isHead || at >= firstRow)) {
      const cells = cellsOf(row, { columns, isHead });
      aligned[at] = { cells: cells ?? row.map((segment) => [segment]), heads: isHead ? [] : heads };
    }
    if (isHead) heads.push(at);
  }
}

/** The cells of a line by column; undefined where a cell fits none, or two of them one: the line is shown as it is. */
function cellsOf(
  row: PrintedLine,
  { columns, isHead }: { columns: readonly Column[]; isHead: boolean },
): Segment[][] | undefined {
  const cells: Segment[][] = columns.map(() => []);
  let before = -1;
  for (const segment of row) {
    const found = isHead ? closest(columns, segment) : columns.findIndex((column) => overlaps(column, segment));
    if (found < 0 || (found <= before && !isHead)) return undefined;
    cells[found]?.push(segment);
    before = found;
  }
  return cells;
}

/** The column that a heading stands over, or next to. */
function closest(columns: readonly Column[], { x0, x1 }: Segment): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, column] of columns.entries()) {
    const shared = Math.min(x1, column.x1) - Math.max(x0, column.x0);
    if (shared > most) [best, most] = [at, shared];
  }
  return best;
}

const isFigures = (row: PrintedLine): boolean =>
  row.length > 1 && row.filter(({ text }) => /\d/.test(text)).length * 2 >= row.length;

const overlaps = (a: { x0: number; x1: number }, b: { x0: number; x1: number }): boolean => a.x0 < b.x1 && b.x0 < a.x1;

function isFarBelow(above: PrintedLine | undefined, row: PrintedLine): boolean {
  const [first] = above ?? [];
  const [next] = row;
  return first !== undefined && next !== undefined && next.y0 - first.y1 > farBelow * Math.max(first.size, 1);
}
