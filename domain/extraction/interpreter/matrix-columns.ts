import { type Cell, isValue, type Row } from './cells.ts';
import type { Reading } from './headers.ts';
import type { MatrixRow } from './matrix-rows.ts';

/** A column of a matrix, with what its heading over several lines says. */
export interface MatrixColumn {
  topic: string | null;
  /** The heading as one cell. */
  name: Cell | null;
  isTotal: boolean;
  header: readonly Cell[];
  cells: readonly Cell[];
}

interface ColumnSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
}

const MOST_LINES = 9;

/** Columns by the extents of their values; headings belong to the column over which their middle stands. */
export function columnsOf(body: readonly MatrixRow[], search: ColumnSearch): MatrixColumn[] {
  const heads = new Set(body.map(({ head }) => head));
  const cells = body.flatMap(({ lines }) => lines.flatMap((row) => row.cells.filter((cell) => !heads.has(cell))));
  const spans = spansOf(cells.filter(isValue));
  const top = body[0]?.lines[0];
  if (!top || spans.length < 2) return [];
  const above = headerLines(top, spans, search);
  const edge = edgeOf([...heads, ...above.flatMap((row) => row.cells)], spans);
  return spans.map((span, at) => {
    const before = spans[at - 1];
    const next = spans[at + 1];
    const x0 = before ? (before.x1 + span.x0) / 2 : edge;
    const x1 = next ? (span.x1 + next.x0) / 2 : Number.POSITIVE_INFINITY;
    const within = (cell: Cell): boolean => middle(cell) > x0 && middle(cell) <= x1;
    const header = above.flatMap((row) => row.cells.filter(within));
    return { ...meaningOfHeader(header, search), cells: cells.filter(within) };
  });
}

/** Where the column of heads ends; the head of a line of totals may reach beyond. */
function edgeOf(cells: readonly Cell[], [first]: readonly Span[]): number {
  const left = Math.min(...cells.map(({ x0 }) => x0));
  const heads = cells.filter(({ x0, x1 }) => x0 <= left + SAME_EDGE && x1 <= (first?.x0 ?? 0));
  return Math.max(left, ...heads.map(({ x1 }) => x1));
}

const SAME_EDGE = 4;

interface Span {
  x0: number;
  x1: number;
}

const middle = ({ x0, x1 }: Span): number => (x0 + x1) / 2;

/** The extents of cells that stand over each other. */
function spansOf(cells: readonly Cell[]): Span[] {
  const spans: Span[] = [];
  for (const { x0, x1 } of cells.toSorted((a, b) => a.x0 - b.x0)) {
    const last = spans.at(-1);
    if (last && x0 < last.x1 - 1) last.x1 = Math.max(last.x1, x1);
    else spans.push({ x0, x1 });
  }
  return spans;
}

/** The lines of text over the table up to a gap, an amount or a heading over all columns. */
function headerLines(top: Row, spans: readonly Span[], { rows }: ColumnSearch): Row[] {
  const lines: Row[] = [];
  let low = top;
  for (const row of rows.slice(Math.max(0, top.at - MOST_LINES), top.at).toReversed()) {
    // A line whose values have been joined to those of another.
    if (row.cells.length === 0) {
      low = row;
      continue;
    }
    const isClose = low.y0 - row.y1 < (lines.length === 0 ? 2 : 0.9) * row.size;
    const isWide = row.cells.some((cell) => spans.filter((span) => cell.x0 < span.x1 && cell.x1 > span.x0).length > 1);
    const [only, more] = row.cells;
    const isHeading = only !== undefined && !more && only.x0 < (spans[0]?.x0 ?? 0) - 4 && lines.length > 0;
    if (!isClose || isWide || isHeading || row.cells.some((cell) => isValue(cell) && !/^[-–—]$/.test(cell.text))) break;
    lines.unshift(row);
    low = row;
  }
  return lines;
}

const TOTAL = /\b(?:total|subtotal|sub- ?total)\b/i;

/** A heading's lines read as one name, as many of them as name a coverage. */
function meaningOfHeader(header: readonly Cell[], { reading, list }: ColumnSearch): Omit<MatrixColumn, 'cells'> {
  for (let from = 0; from < header.length; from++) {
    const name = joined(header.slice(from));
    const { topic } = reading.meaningOf(name.text);
    if (topic?.list === list) return { topic: topic.topic, name, isTotal: false, header: header.slice(from) };
  }
  const text = header.map((cell) => cell.text).join(' ');
  const isTotal = TOTAL.test(text) || reading.meaningOf(text).measure === 'premium';
  return { topic: null, name: null, isTotal, header: isTotal ? header : [] };
}

function joined(cells: readonly Cell[]): Cell {
  const [first] = cells as [Cell];
  const text = cells.map((cell) => cell.text).join(' ');
  return { ...first, text, words: cells.flatMap(({ words }) => words) };
}
