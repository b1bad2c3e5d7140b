import type { Asked } from '../find/resolve.ts';
import type { Condition } from './conditions.ts';
import type { Feature, Weights } from './features.ts';
import type { Column } from './column.ts';
import type { Table } from './table.ts';

export const OPERATIONS = [
  'value',
  'list',
  'count',
  'yesno',
  'sum',
  'average',
  'max',
  'min',
  'most',
  'difference',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** What a question may ask of the records of a list. */
export interface Query {
  table: Table;
  operation: Operation;
  conditions: readonly Condition[];
  /** The rows that the conditions leave. */
  rows: readonly number[];
  target?: Column;
  /** Whether the records themselves are asked for. */
  isOfNames: boolean;
  /** What `most` puts records together by. */
  group?: Column;
  /** Whether it has to hold of all rows or of none, not of some. */
  quantifier?: 'all' | 'none';
  /** The fields that are added to the first one: "dwelling plus contents". */
  more?: readonly Column[];
  /** What stands apart by the difference that is asked for. */
  sides?: Sides;
  features: readonly Feature[];
  score: number;
}

export interface Side {
  rows: readonly number[];
  target?: Column;
  name: string;
  /** The highest or lowest of the rows, else all of them together. */
  end?: 'max' | 'min';
}
export type Sides = readonly [Side, Side];

/** What a side of a difference comes to. */
export function amountOf({ rows, target, end }: Side): number | undefined {
  if (!target) return rows.length;
  const values = rows.map((at) => target.items[at]?.fact.value).filter((value) => typeof value === 'number');
  if (values.length === 0 || (values.length < rows.length && !end)) return undefined;
  if (end) return end === 'max' ? Math.max(...values) : Math.min(...values);
  return values.reduce((sum, value) => sum + value, 0);
}

/** What is known of a question for all queries. */
export interface Asking {
  asked: Asked;
  weights: Weights;
  /** What the words say for or against an operation, and a column as what is told: the same for all parses. */
  ofOperation: (operation: Operation) => readonly Feature[];
  ofTarget: (column: Column) => readonly Feature[];
  /** The logarithm of the chance that a column is asked for. */
  likelihoodOf: (column: Column) => number;
}

/** What queries that mean the same have in common. */
export function meaningOf({ operation, table, rows, target, more = [], group, sides }: Query): string {
  const of = `${operation === 'list' ? 'value' : operation} ${table.list}`;
  if (sides) return `${of} ${sides.map(amountOf).join()}`;
  const field =
    operation === 'count' || operation === 'yesno' ? '' : [target, ...more].map((column) => column?.key).join();
  return `${of} ${rows.join()} ${group?.key ?? ''} ${field}`;
}
