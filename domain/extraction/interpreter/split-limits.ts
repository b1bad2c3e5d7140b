import { parseMoney } from '../../reading/values/money.ts';
import { isSameEntity } from './entities.ts';
import type { Fact } from './place.ts';

/** No state asks for less for a person; smaller amounts beside others are those of a day, or deductibles. */
const LEAST_OF_PERSON = 5000;

/**
 * Two limits of one coverage beside each other, whatever their headings are called ("Limit 1 | Limit 2", "Limits of liability" over both):
 * the first one, which is less, is that of a person.
 */
export function withSplitLimits(facts: readonly Fact[]): Fact[] {
  const limits = facts.filter(isLimit);
  return facts.map((fact) => {
    const [first, second, more] = limits.filter((limit) => isOfSame(limit, fact));
    const isSplit = first === fact && second && !more && amountOf(first) < amountOf(second);
    return isSplit ? { ...fact, measure: 'perPerson' } : fact;
  });
}

const isOfSame = (a: Fact, b: Fact): boolean =>
  a.name[0] === b.name[0] && (a.owner && b.owner ? isSameEntity(a.owner, b.owner) : a.owner === b.owner);

const isLimit = (fact: Fact): boolean =>
  amountOf(fact) >= LEAST_OF_PERSON &&
  (fact.measure === 'limit' || (fact.measure === null && amountOf(fact) % 1000 === 0));

const amountOf = ({ value }: Fact): number => parseMoney(value.text) ?? 0;
