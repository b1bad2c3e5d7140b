import { parseMoney } from '../../reading/values/money.ts';
import type { Cell, Row } from './cells.ts';
import { isMarkedMoney } from './value-shape.ts';

/** Amounts that stand over each other, and the one below that they add up to. */
export interface Sum {
  parts: readonly Cell[];
  total: Cell;
}

/** Of the size of print: a sign behind an amount stands outside of its column. */
const SAME_EDGE = 0.65;
const CENT = 0.011;
/** Of fewer parts whole dollars may add up by chance. */
const LEAST = 3;
/** Within how many lines a total stands that is set apart. */
const REACH = 2;
/** How far back parts are looked for. */
const FARTHEST = 40;

const amountOf = ({ text }: Cell): number => parseMoney(text.replace(/−/g, '-')) ?? 0;

/** The sums that the columns of amounts of a page print. What is a sum already is a part of the next one as a whole. */
function sumsOf(rows: readonly Row[]): Sum[] {
  const marked = sumsIn(
    columnsOf(rows, ({ text }) => isMarkedMoney(text)),
    rows,
  );
  const plain = sumsIn(columnsOf(rows, isPrice), rows).filter(
    ({ parts, total }) =>
      parts.length >= LEAST &&
      total.row.cells.some(({ text }) => OF_ALL.test(text)) &&
      !marked.some((sum) => sum.total === total),
  );
  return [...marked, ...plain];
}

const OF_ALL = /\b(?:total|premium)\b/i;
/** "110", "(52)": whole dollars that end a line, without a mark of amounts. */
const isPrice = ({ text, row, x0 }: Cell): boolean =>
  isMarkedMoney(text) ||
  (/^(?:\d{1,4}-?|-\d{1,4}|\(\d{1,4}\))$/.test(text) && row.cells.every((cell) => cell.x0 <= x0));

function sumsIn(columns: readonly Cell[][], rows: readonly Row[]): Sum[] {
  return columns.flatMap((column) => {
    const sums = new Map<Cell, Sum>();
    for (const [at, total] of column.entries()) {
      const parts = partsOf(total, column.slice(0, at), sums);
      if (parts) sums.set(total, { parts, total });
    }
    const apart = totalApart(column, rows, sums);
    if (apart) sums.set(apart.total, apart);
    return [...sums.values()];
  });
}

/** The sum of a column, set apart from it in one of the lines right below. */
function totalApart(column: readonly Cell[], rows: readonly Row[], sums: ReadonlyMap<Cell, Sum>): Sum | null {
  const last = column.at(-1);
  if (!last || sums.has(last) || column.length < LEAST) return null;
  const below = rows.filter(({ at }) => at > last.row.at && at <= last.row.at + REACH);
  const totals = below.flatMap(({ cells }) => cells.filter(({ text }) => isMarkedMoney(text)));
  for (const total of totals) {
    const parts = partsOf(total, column, sums);
    if (parts && parts.length >= LEAST && !Number.isInteger(amountOf(total))) return { parts, total };
  }
  return null;
}

/** Amounts with about the same right edge, from the top. */
function columnsOf(rows: readonly Row[], isAmount: (cell: Cell) => boolean): Cell[][] {
  const columns: Cell[][] = [];
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    if (!isAmount(cell)) continue;
    const column = columns.find(([first]) => first && Math.abs(first.x1 - cell.x1) < SAME_EDGE * cell.size);
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  return columns;
}

function partsOf(total: Cell, above: readonly Cell[], sums: ReadonlyMap<Cell, Sum>): Cell[] | null {
  const sum = amountOf(total);
  const parts: Cell[] = [];
  let rest = sum;
  for (let at = above.length - 1; at >= Math.max(0, above.length - FARTHEST); at--) {
    const part = above[at];
    if (!part) break;
    parts.unshift(part);
    rest -= amountOf(part);
    if (Math.abs(rest) < CENT) return isSure(parts, total) ? parts : null;
    if (rest < -sum) break;
    at -= sums.get(part)?.parts.length ?? 0;
  }
  return null;
}

const isSure = (parts: readonly Cell[], total: Cell): boolean =>
  parts.length >= LEAST || (parts.length > 1 && !Number.isInteger(amountOf(total)));

/** What the sums of a page say of its lines. */
export interface Summed {
  sums: readonly Sum[];
  /** The sum that an amount of a line is a part of; a line with a mark in the column of the prices costs nothing more. */
  of: (row: Row) => Sum | undefined;
  isTotal: (value: Cell) => boolean;
}

export function summedOn(rows: readonly Row[]): Summed {
  const sums = sumsOf(rows);
  const totals = new Set(sums.map(({ total }) => total));
  const holds = ({ parts }: Sum, row: Row): boolean => {
    const [first] = parts;
    const last = parts.at(-1)?.row.at ?? 0;
    if (!first || row.at < first.row.at || row.at > last + 1) return false;
    return row.cells.some((cell) => parts.includes(cell) || (cell.shape === 'included' && isOver(cell, first)));
  };
  return { sums, of: (row) => sums.find((sum) => holds(sum, row)), isTotal: (value) => totals.has(value) };
}

const isOver = (cell: Cell, other: Cell): boolean => cell.x0 < other.x1 && cell.x1 > other.x0;
