import type { Cell, Row } from '../cells.ts';
import type { Spread } from './pairs.ts';
import { type Slot, slotsOf, type ThingSearch } from './targets.ts';
import { withUnnamed } from './unnamed-lines.ts';

interface Column {
  x0: number;
  x1: number;
}

/** A table with a column for each thing and a line for each field. */
interface Block {
  spreads: Spread[];
  columns: Column[];
}

export interface SpreadRecords {
  records: { slots: Slot[]; top: Row; column: Column }[];
}

/** Reads lines that label several values each: a column is a record, until the labels begin again. */
export function spreadRecords(spreads: readonly Spread[], search: ThingSearch): SpreadRecords['records'] {
  const { rows } = search;
  return blocksOf(spreads).flatMap(({ spreads: known, columns }) => {
    if (known.length < 2) return [];
    const own = withUnnamed(known, search);
    const [first] = own;
    if (!first) return [];
    return columns.flatMap((column) => {
      const slots = own.flatMap((spread) => slotsIn(spread, column, rows));
      return slots.length > 1 ? [{ slots, top: first.row, column }] : [];
    });
  });
}

function blocksOf(spreads: readonly Spread[]): Block[] {
  const blocks: Block[] = [];
  for (const spread of spreads) {
    const last = blocks.at(-1);
    const field = spread.targets[0]?.field;
    const isAgain = last?.spreads.some(({ targets }) => targets[0]?.field === field);
    if (!last || isAgain) blocks.push({ spreads: [spread], columns: [] });
    else last.spreads.push(spread);
  }
  for (const block of blocks) block.columns = columnsOf(block.spreads.flatMap(({ values }) => values));
  return blocks;
}

/** Cells that stand over each other are one column. */
function columnsOf(cells: readonly Cell[]): Column[] {
  const columns: Column[] = [];
  for (const { x0, x1 } of cells.toSorted((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1);
    if (last && x0 < last.x1) last.x1 = Math.max(last.x1, x1);
    else columns.push({ x0, x1 });
  }
  return columns;
}

export const isIn = (cell: Cell, { x0, x1 }: Column): boolean => cell.x0 < x1 && cell.x1 > x0;

function slotsIn({ row, targets, values }: Spread, column: Column, rows: readonly Row[]): Slot[] {
  const own = values.filter((cell) => isIn(cell, column));
  const isText = targets.some((target) => target.own.kind === 'text');
  return slotsOf(isText ? [...wrapped(row, column, rows, -1), ...own, ...wrapped(row, column, rows, 1)] : own, targets);
}

/** Lines above or below a value without a label of their own: a text over several lines. */
function wrapped(row: Row, column: Column, rows: readonly Row[], step: 1 | -1): Cell[] {
  const cells: Cell[] = [];
  let last = row;
  for (let at = row.at + step; cells.length < 3; at += step) {
    const next = rows[at];
    const gap = next ? (step > 0 ? next.y0 - last.y1 : last.y0 - next.y1) : Number.POSITIVE_INFINITY;
    if (!next || gap > 0.6 * row.size || next.cells.some((cell) => cell.x1 < column.x0 && !isWithin(cell, row))) break;
    cells.push(...next.cells.filter((cell) => isIn(cell, column)));
    last = next;
  }
  return step > 0 ? cells : cells.reverse();
}

/** Whether a cell stands right of the label of a line. */
const isWithin = (cell: Cell, row: Row): boolean => cell.x0 > (row.cells[0]?.x1 ?? 0);
