import type { Column } from './columns.ts';
import type { Leaf, RecordLeaves } from './leaves.ts';
import { centsOf, type Printed } from './printed.ts';

/** What arithmetic says of a value: 1 it takes part in a sum that is printed, -1 its sum is not, 0 nothing to say. */
export type Verdict = -1 | 0 | 1;

const MOST_PARTS = 24;

const isMoney = ({ kind, value }: Leaf): boolean => kind === 'money' && typeof value === 'number' && value !== 0;
const cents = ({ value }: Leaf): number => centsOf(Number(value));

/** The amounts of a record that are the sum of two or three others, or parts of such a sum. */
export function summedWithin({ leaves }: RecordLeaves): Map<Leaf, Verdict> {
  const amounts = leaves.filter(isMoney).slice(0, MOST_PARTS);
  const verdicts = new Map<Leaf, Verdict>();
  if (amounts.length < 3) return verdicts;
  const byValue = new Map<number, Leaf[]>();
  for (const leaf of amounts) byValue.set(cents(leaf), [...(byValue.get(cents(leaf)) ?? []), leaf]);
  for (const leaf of amounts) verdicts.set(leaf, -1);
  for (const parts of partsOf(amounts)) {
    const totals = byValue.get(parts.reduce((sum, leaf) => sum + cents(leaf), 0)) ?? [];
    if (totals.length > 0) for (const leaf of [...parts, ...totals]) verdicts.set(leaf, 1);
  }
  return verdicts;
}

/** Every two and every three of the amounts. */
function* partsOf(amounts: readonly Leaf[]): Generator<Leaf[]> {
  for (const [i, a] of amounts.entries()) {
    for (const [j, b] of amounts.entries()) {
      if (j <= i) continue;
      yield [a, b];
      for (const c of amounts.slice(j + 1)) yield [a, b, c];
    }
  }
}

const MOST_GROUPINGS = 4;

/**
 * The amounts of a list's field whose sum is printed: over all records, or over those that share the value of another
 * field (the policy, the vehicle).
 */
export function summedOver(column: Column, columns: ReadonlyMap<string, Column>, printed: Printed): Map<Leaf, Verdict> {
  const verdicts = new Map<Leaf, Verdict>();
  const amounts = column.leaves.filter(isMoney);
  if (amounts.length < 2) return verdicts;
  for (const leaf of amounts) verdicts.set(leaf, -1);
  for (const group of [amounts, ...groupsOf(amounts, columns)]) {
    const sum = group.reduce((all, leaf) => all + cents(leaf), 0);
    if (group.length > 1 && printed.amounts.has(sum)) for (const leaf of group) verdicts.set(leaf, 1);
  }
  return verdicts;
}

function groupsOf(amounts: readonly Leaf[], columns: ReadonlyMap<string, Column>): Leaf[][] {
  const list = amounts[0]?.record.list ?? '';
  const groupings = [...columns.values()].filter(({ leaves, distinct }) => {
    const first = leaves[0];
    return first?.record.list === list && (first.kind === 'int' || first.kind === 'id') && distinct < 1;
  });
  return groupings.slice(0, MOST_GROUPINGS).flatMap(({ leaves }) => {
    const ownerOf = new Map(leaves.map(({ record, value }) => [record, value]));
    const groups = new Map<unknown, Leaf[]>();
    for (const leaf of amounts) {
      const owner = ownerOf.get(leaf.record);
      if (owner === undefined) continue;
      const group = groups.get(owner);
      if (group) group.push(leaf);
      else groups.set(owner, [leaf]);
    }
    return groups.size > 1 ? [...groups.values()] : [];
  });
}
