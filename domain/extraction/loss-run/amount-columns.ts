import { type AmountHeading, type AmountKind, type Measure, readAmountHeading } from '../lexicon/loss-run-amounts.ts';
import type { Segment } from '../../reading/layout.ts';
import type { Column, Table } from '../tables/table.ts';
import { amountOf } from './amount-value.ts';
import { chooseByArithmetic } from './arithmetic.ts';
import type { LossRole } from './headings.ts';

/** Where an amount belongs: a measure's kind, or the recoveries. */
export type AmountKey = `${Exclude<Measure, 'recovered'>}.${AmountKind}` | 'recovered';

/** An amount column: what its heading says, and what it means when no row label says more. */
export interface AmountColumn {
  x0: number;
  x1: number;
  stack: number;
  said: AmountHeading;
  /** Null for a column that repeats another one or says too little. */
  key: AmountKey | null;
}

/** Reads a table's amount columns; what a heading leaves open comes from its group, its neighbours and the other columns. */
export function amountColumnsOf(table: Pick<Table<LossRole>, 'columns' | 'rows'>): AmountColumn[] {
  const known = settled.get(table);
  if (known) return known;
  const columns = amountColumns(table);
  settled.set(table, columns);
  return columns;
}

const settled = new WeakMap<object, AmountColumn[]>();

function amountColumns(table: Pick<Table<LossRole>, 'columns' | 'rows'>): AmountColumn[] {
  const columns = table.columns.filter((column) => column.role === 'amount').toSorted((a, b) => a.x0 - b.x0);
  const said = columns.map(headingOf);
  const rows = table.rows.map(({ cells }) => columns.map(({ stack }) => amountIn(cells[stack])));
  const meant = chooseByArithmetic({ said, meant: complete(said), rows });
  const taken = new Set<AmountKey>();
  return columns.map(({ x0, x1, stack }, at) => {
    const key = keyOf(meant[at]);
    const isTaken = key === null || taken.has(key);
    if (key) taken.add(key);
    return { x0, x1, stack, said: said[at] ?? NOTHING, key: isTaken ? null : key };
  });
}

/** The amount of a cell; null when it holds none, or several. */
function amountIn(cell: readonly Segment[] = []): number | null {
  const amounts = cell.map(({ text }) => amountOf(text)).filter((amount) => amount !== null);
  return amounts.length === 1 ? (amounts[0] ?? null) : null;
}

const NOTHING: AmountHeading = { measure: null, kind: null, isNet: false };

function headingOf({ heading, group }: Column<LossRole>): AmountHeading {
  const own = readAmountHeading(bare(heading)) ?? NOTHING;
  const lent = group === null ? null : readAmountHeading(bare(group));
  if (!lent) return own;
  return { measure: own.measure ?? lent.measure, kind: own.kind ?? lent.kind, isNet: own.isNet || lent.isNet };
}

const bare = (text: string): string => text.replace(/^[-=*_<\s]+|[-=*_>:\s]+$/g, '');

function complete(said: readonly AmountHeading[]): AmountHeading[] {
  const hasMeasure = said.some(({ measure }) => measure !== null && measure !== 'recovered');
  const gross = new Set(said.filter(({ isNet, measure }) => !isNet && measure !== null).map(({ measure }) => measure));
  return said.map((heading, at) => {
    if (heading.measure === 'recovered') return heading;
    if (heading.isNet && heading.measure !== null && gross.has(heading.measure)) return NOTHING;
    const measure = heading.measure ?? (hasMeasure ? neighbourMeasure(said, at) : null);
    if (measure === null) return heading;
    return { ...heading, measure, kind: heading.kind ?? restKind(said, measure) };
  });
}

/**
 * "Paid losses | Expenses": a kind alone goes with the measure left of it; before the first measure ("Indemnity |
 * Medical | Expense | Paid") with the one to its right; a last "Total" after paid and reserve is what was incurred.
 */
function neighbourMeasure(said: readonly AmountHeading[], at: number): Measure | null {
  const isMeasure = ({ measure }: AmountHeading): boolean => measure !== null && measure !== 'recovered';
  const has = (measure: Measure): boolean => said.some((other) => other.measure === measure);
  if (said[at]?.kind === 'total' && has('paid') && has('reserve') && !has('incurred')) return 'incurred';
  const left = said.slice(0, at).findLast(isMeasure);
  if (left) return left.measure;
  return said.slice(at + 1).find(isMeasure)?.measure ?? null;
}

/** "Paid" beside "Expense paid" is the loss part; alone, and beside "Loss paid", it is the total. */
function restKind(said: readonly AmountHeading[], measure: Measure): AmountKind {
  const kinds = said
    .map((other, at) => ((other.measure ?? neighbourMeasure(said, at)) === measure ? other.kind : null))
    .filter((kind) => kind !== null);
  const isRest =
    (kinds.includes('expense') || kinds.includes('medical')) && !kinds.includes('loss') && !kinds.includes('total');
  return isRest ? 'loss' : 'total';
}

export function keyOf(heading: AmountHeading | undefined): AmountKey | null {
  if (!heading || heading.measure === null) return null;
  if (heading.measure === 'recovered') return 'recovered';
  return heading.kind === null ? null : `${heading.measure}.${heading.kind}`;
}
