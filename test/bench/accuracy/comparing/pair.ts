import type { FieldSchema } from '../../../../domain/policies/schema.ts';
import { isLeaf } from '../../../../domain/policies/schema.ts';
import { assign } from './assign.ts';
import { keyOf } from './values.ts';

interface Lists {
  labels: readonly unknown[];
  givens: readonly unknown[];
  item: FieldSchema;
  /** Fields that tell one item from another: they weigh three times. */
  keys: readonly string[];
  /** What pairing the labelled item of this row with the given one of this column is worth. */
  gain: (row: number, column: number) => number;
}

/** Lists of more items are paired by equal keys first: the best pairing of all takes cubic time. */
const LONG = 300;

/** The index of the given item for each labelled one, so that most leaves are right. */
export function pairItems(lists: Lists): (number | undefined)[] {
  const { labels, givens } = lists;
  const partners: (number | undefined)[] = labels.map(() => undefined);
  let left = { rows: [...labels.keys()], columns: [...givens.keys()] };
  if (labels.length === 0 || givens.length === 0) return partners;
  if (Math.max(labels.length, givens.length) > LONG) {
    for (let count = lists.keys.length; count > 0; count--) {
      left = pairByKeys(lists, { partners, left, fields: lists.keys.slice(0, count) });
    }
  }
  // what is left of a long list is paired block by block, in the order of the report
  const blocks = Math.ceil(Math.max(left.rows.length, left.columns.length) / LONG);
  for (let block = 0; block < blocks; block++) {
    const part = <Item>(items: readonly Item[]): Item[] => items.slice(block * LONG, (block + 1) * LONG);
    const [rows, columns] = [part(left.rows), part(left.columns)];
    const gains = rows.map((row) => columns.map((column) => lists.gain(row, column)));
    for (const [i, j] of assign(gains).entries()) {
      const row = rows[i];
      if (row !== undefined && j !== undefined) partners[row] = columns[j];
    }
  }
  return partners;
}

/** Pairs what has the same key on both sides, where no other item of either side has it. */
function pairByKeys(
  { labels, givens, item }: Lists,
  {
    partners,
    left,
    fields,
  }: { partners: (number | undefined)[]; left: { rows: number[]; columns: number[] }; fields: readonly string[] },
): { rows: number[]; columns: number[] } {
  const byKey = (items: readonly unknown[], indexes: readonly number[]): Map<string, number | undefined> => {
    const found = new Map<string, number | undefined>();
    for (const index of indexes) {
      const key = joinedKey(items[index], item, fields);
      if (key !== undefined) found.set(key, found.has(key) ? undefined : index);
    }
    return found;
  };
  const columns = byKey(givens, left.columns);
  const taken = new Set<number>();
  for (const [key, row] of byKey(labels, left.rows)) {
    const column = columns.get(key);
    if (row === undefined || column === undefined) continue;
    partners[row] = column;
    taken.add(column);
  }
  return {
    rows: left.rows.filter((row) => partners[row] === undefined),
    columns: left.columns.filter((column) => !taken.has(column)),
  };
}

function joinedKey(record: unknown, item: FieldSchema, fields: readonly string[]): string | undefined {
  if (item.type !== 'object' || typeof record !== 'object' || record === null) return undefined;
  const values = new Map(Object.entries(record));
  const first = values.get(fields[0] ?? '');
  if (first === null || first === undefined) return undefined;
  return fields
    .map((name) => {
      const field = item.properties[name];
      const value = values.get(name) ?? '';
      return field !== undefined && isLeaf(field) ? keyOf(value, field['x-match']) : '';
    })
    .join('|');
}
