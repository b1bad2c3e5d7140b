import { ownValue } from '../../lookup.ts';
import { type Cited, type Draft, draftsIn, isCited } from '../cited.ts';
import { type CoveragePlan, type Plan, recordPlans } from '../plan.ts';

/** The coverages of a policy of one thing are those of this thing, unless some of them say whose they are and the others do not. */
export function ownedAlone(draft: Draft, plan: Plan): Draft {
  const owned = recordPlans(plan, 'coverage').flatMap(([list, own]) => {
    const items = draftsIn(ownValue(draft, list));
    const number = own.owner?.isAlone ? numberOfOnly(draft, own, plan) : null;
    const [field] = own.owner?.numbers ?? [];
    if (number === null || field === undefined || items.some((item) => ownValue(item, field))) return [];
    return [[list, items.map((item) => ({ ...item, ...numbered(item, own.name, field, number) }))] as const];
  });
  return owned.length === 0 ? draft : { ...draft, ...Object.fromEntries(owned) };
}

/** The number of the only thing of a list; null where there are others or none. */
function numberOfOnly(draft: Draft, { owner }: CoveragePlan, plan: Plan): number | null {
  const list = owner?.list ?? '';
  const [thing, more] = draftsIn(ownValue(draft, list));
  const record = ownValue(plan.records, list);
  const field = record?.role === 'entity' ? record.numbers[0]?.field : undefined;
  if (!thing || more || field === undefined) return null;
  const number = ownValue(thing, field);
  return isCited(number) ? Number(number.value) : 1;
}

function numbered(item: Draft, name: string, field: string, value: number): Record<string, Cited> {
  const cited = ownValue(item, name);
  return isCited(cited) ? { [field]: { ...cited, value } } : {};
}
