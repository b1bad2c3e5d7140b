import { isStateCode } from '../../reading/values/places.ts';
import { type Cited, cite } from '../cited.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';
import type { Cell } from './cells.ts';

const STATE_NUMBER = /^([A-Z]{2})[ -]?0*(\d{1,3})$/;

/** "GA-1": the code of a state with the number of one of its places. */
export const isStateNumber = (text: string): boolean => isStateCode(STATE_NUMBER.exec(text)?.[1] ?? '');

/** The state and the number of the place that a cell of a line names, by their fields. */
export function stateNumberIn(cells: readonly Cell[], plan: RowsPlan): [string, Cited][] {
  const cell = cells.find(({ text }) => isStateNumber(text));
  const state = plan.headed?.find((field) => fieldPlan(plan, field)?.kind === 'state');
  const [, code, number] = STATE_NUMBER.exec(cell?.text ?? '') ?? [];
  if (!cell || !plan.owner || state === undefined) return [];
  const values = [
    [state, code],
    [plan.owner.number, Number(number)],
  ] as const;
  return values.flatMap(([field, value]): [string, Cited][] => {
    const cited = cite(value, cell);
    return cited ? [[field, cited]] : [];
  });
}
