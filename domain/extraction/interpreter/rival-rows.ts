import type { Cited } from '../cited.ts';
import type { Row } from './cells.ts';

interface ReadRow {
  row: Row;
  values: ReadonlyMap<string, Cited>;
}

/** Reads lists: a line may look like a record of several, and is one of the list that reads most of it. */
export function withoutRivals<Own, Read extends ReadRow>(
  plans: readonly (readonly [string, Own])[],
  read: (list: string, own: Own) => readonly Read[],
): (readonly [string, Read[]])[] {
  const lists = plans.map(([list, own]) => [list, read(list, own)] as const);
  const most = new Map<Row, number>();
  for (const { row, values } of lists.flatMap(([, records]) => records))
    most.set(row, Math.max(most.get(row) ?? 0, countRead(values)));
  return lists.map(([list, records]) => [
    list,
    records.filter(({ row, values }) => countRead(values) === most.get(row)),
  ]);
}

/** Two fields may have read the same words. */
const countRead = (values: ReadonlyMap<string, Cited>): number =>
  new Set([...values.values()].map(({ words: [first] }) => first)).size;
