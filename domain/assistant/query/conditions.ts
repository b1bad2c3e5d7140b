import type { Item } from '../index/index-document.ts';
import { isFieldOf } from '../find/score.ts';
import type { Condition } from '../question/conditions.ts';
import { DENIED } from '../question/kinds.ts';
import type { Range } from '../question/range.ts';
import type { Term } from '../question/read-question.ts';
import { type Row, shares } from './lists.ts';

/** Whether a record, or a coverage of its own, has a field, or is a coverage that is not denied. */
const has = (term: Term, { entity: { items, linked } }: Row): boolean =>
  items.some((item) => isFieldOf(term, item) && isSome(item)) ||
  linked.some(
    (other) =>
      (shares(term, other.senses) && !other.items.some(({ fact }) => DENIED.test(String(fact.value)))) ||
      (other.record.list.endsWith('overages') && other.items.some((item) => isFieldOf(term, item) && isSome(item))),
  );

const isSome = ({ fact: { value } }: Item): boolean =>
  value !== false && value !== 0 && !(typeof value === 'string' && /^(?:none|n\/?a|no|0)$/i.test(value.trim()));

/** Whether an amount is as much as a question says. */
export const isWithin = ({ least, most, isInclusive }: Range, amount: number): boolean =>
  isInclusive ? amount >= least && amount <= most : amount > least && amount < most;

/** Whether a record is as a condition says; undefined where no record tells. */
export function meeting(condition: Condition, all: readonly Row[]): ((row: Row) => boolean) | undefined {
  const term = { text: condition.term, senses: condition.senses, words: [], weight: 1 };
  if (condition.is === 'nothing') {
    const isTold = all.some((row) => amountsOf(term, row).length > 0);
    return isTold ? (row) => comesToNothing(amountsOf(term, row)) : undefined;
  }
  const isThere = (row: Row): boolean => has(term, row);
  if (!all.some((row) => isThere(row) || mayHave(term, row))) return undefined;
  return condition.is === 'there' ? isThere : (row) => !isThere(row);
}

/** Whether records of its list have such a field at all. */
const mayHave = ({ senses }: Term, { entity: { record } }: Row): boolean =>
  [...senses].some((sense) => Object.hasOwn(record.values, sense.split('.').at(-1) ?? ''));

const amountsOf = (term: Term, { entity }: Row): Item[] =>
  entity.items.filter((item) => typeof item.fact.value === 'number' && isFieldOf(term, item));

/** By its total, where it is of several kinds. */
function comesToNothing(items: readonly Item[]): boolean {
  const totals = items.filter(({ fact }) => !fact.key.includes('.') || fact.key.endsWith('.total'));
  const told = totals.length > 0 ? totals : items;
  return told.length > 0 && told.every(({ fact }) => fact.value === 0);
}
