import type { Item } from '../index/index-document.ts';
import type { Column } from './column.ts';

interface ValueTest {
  is: 'is' | 'isnt';
  values: readonly string[];
}
interface BoundTest {
  is: 'equal' | 'unequal' | 'over' | 'under' | 'from' | 'to';
  value: number | string;
}
interface ThereTest {
  is: 'has' | 'lacks' | 'zero' | 'some';
}
export type Test = ValueTest | BoundTest | ThereTest;

/** What the records that are meant have in a column. */
export interface Condition {
  column: Column;
  test: Test;
  /** Whether each row is so. */
  holds: readonly boolean[];
}

/** Whether it says that something is there, and not what it is. */
export const isOfThere = ({ test }: Condition): boolean => !('values' in test) && !('value' in test);

/** Questions ask for the same values again and again. */
const cache = new WeakMap<Column, Map<string, Condition>>();
const MOST_KEPT = 500;

export function conditionOn(column: Column, test: Test): Condition {
  const key = JSON.stringify(test);
  const known = cache.get(column) ?? new Map<string, Condition>();
  cache.set(column, known);
  const before = known.get(key);
  if (before) return before;
  const condition = { column, test, holds: 'values' in test ? holdValues(column, test) : holdsOf(column, test) };
  if (known.size < MOST_KEPT) known.set(key, condition);
  return condition;
}

function holdValues({ values, items }: Column, { is, values: wanted }: ValueTest): boolean[] {
  const meant = new Set(wanted);
  const rows = new Set(values.flatMap((value) => (meant.has(value.text) === (is === 'is') ? value.rows : [])));
  return Array.from(items, (_, at) => rows.has(at));
}

const holdsOf = ({ items }: Column, test: BoundTest | ThereTest): boolean[] =>
  Array.from(items, (item) => isSo(item, test));

function isSo(item: Item | undefined, test: BoundTest | ThereTest): boolean {
  const value = item?.fact.value;
  if (test.is === 'lacks') return value === undefined || value === false;
  if (value === undefined) return false;
  if (!('value' in test)) return isThere(value, test.is);
  if (typeof value === 'number') return compare(value, test.is, Number(test.value));
  const wanted = String(test.value);
  return compare(String(value).slice(0, wanted.length), test.is, wanted);
}

function isThere(value: string | number | boolean, is: ThereTest['is']): boolean {
  if (is === 'zero') return value === 0;
  return is === 'some' ? typeof value === 'number' && value > 0 : value !== false && value !== 0;
}

/** Days are compared with years by their own years. */
function compare<One extends number | string>(own: One, is: BoundTest['is'], wanted: One): boolean {
  if (is === 'unequal') return own !== wanted;
  if (own === wanted) return is === 'equal' || is === 'from' || is === 'to';
  if (is === 'over' || is === 'from') return own > wanted;
  return (is === 'under' || is === 'to') && own < wanted;
}

type Holds = readonly boolean[];

/** What conditions leave, by the last of them: parses of a question hold the same ones again and again. */
const left = new WeakMap<Condition, Map<string, readonly number[]>>();
const numbers = new WeakMap<Condition, number>();
let lastNumber = 0;

function numberOf(condition: Condition): number {
  const number = numbers.get(condition) ?? ++lastNumber;
  numbers.set(condition, number);
  return number;
}

/** The rows that all conditions leave: values of one column are alternatives where no row has both. */
export function rowsOf(conditions: readonly Condition[], rows: number): readonly number[] {
  const last = conditions.at(-1);
  if (!last) return Array.from({ length: rows }, (_, at) => at);
  const key = conditions.map(numberOf).join();
  const known = left.get(last) ?? new Map<string, readonly number[]>();
  left.set(last, known);
  const before = known.get(key) ?? rowsLeft(conditions, rows);
  if (known.size < MOST_KEPT) known.set(key, before);
  return before;
}

function rowsLeft(conditions: readonly Condition[], rows: number): number[] {
  const alternatives = new Map<Column, Holds>();
  const groups: Holds[] = [];
  for (const { column, test, holds } of conditions) {
    const before = alternatives.get(column);
    if (test.is !== 'is' && test.is !== 'equal') groups.push(holds);
    else alternatives.set(column, before ? joined(column, before, holds) : holds);
  }
  const all = [...groups, ...alternatives.values()];
  return Array.from({ length: rows }, (_, at) => at).filter((at) => all.every((holds) => holds[at]));
}

/** What was opened again is open, so "open or reopened" are all of them. */
function joined({ key }: Column, one: Holds, other: Holds): Holds {
  const both = one.map((holds, at) => holds && other[at] === true);
  const isOne = key !== 'status' && both.includes(true);
  return isOne ? both : one.map((holds, at) => holds || other[at] === true);
}
