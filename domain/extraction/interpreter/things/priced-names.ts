import type { Cell, Row } from '../cells.ts';
import { type EntityPlan, fieldPlan } from '../../plan.ts';
import { fieldValue } from '../field-values.ts';
import type { Finding } from '../records.ts';

/** Lines that are a thing's name and an amount, where others tell what the thing is: its price. */
export function pricedNames(
  rows: readonly Row[],
  names: ReadonlySet<string>,
  { list, plan }: { list: string; plan: EntityPlan },
): Finding[] {
  const [key] = plan.keys[0] ?? [];
  const field = priceOf(plan);
  const [nameOf, own] = [key === undefined ? undefined : fieldPlan(plan, key), field && fieldPlan(plan, field)];
  if (key === undefined || field === undefined || !nameOf || !own) return [];
  return rows.flatMap(({ cells }): Finding[] => {
    const [name, price] = cells as [Cell, Cell?];
    if (cells.length !== 2 || price?.shape !== 'money' || !names.has(name.text)) return [];
    const [named, cited] = [fieldValue([name], nameOf), fieldValue([price], own)];
    return named && cited
      ? [
          {
            entity: { list, numbers: [] },
            values: new Map([
              [key, named],
              [field, cited],
            ]),
            mayAdd: false,
          },
        ]
      : [];
  });
}

/** The field that is the price of a thing: an amount that sentences state of nothing else, and that no other thing shares. */
export const priceOf = ({ fields, shared }: EntityPlan): string | undefined =>
  Object.entries(fields).find(
    ([field, own]) => own?.kind === 'money' && own.told === undefined && shared?.includes(field) !== true,
  )?.[0];
