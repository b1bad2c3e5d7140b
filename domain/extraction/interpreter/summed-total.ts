import { parseMoney } from '../../reading/values/money.ts';
import { ownValue } from '../../lookup.ts';
import { type Cited, cite, type Draft, isCited } from '../cited.ts';
import type { Cell } from './cells.ts';
import type { Sum, Summed } from './summed.ts';

/** A list speaks of the whole with so many premiums; a few of them may stand elsewhere. */
const LEAST = 2;
const SHARE = 0.8;

/** The amount that the premiums of a list add up to, with fees and discounts: the policy's, whatever its line is called. */
export function summedTotal(pages: readonly { summed: Summed }[], lists: Draft): Cited | undefined {
  const premiums = Object.values(lists)
    .map(premiumsOf)
    .filter(({ length }) => length >= LEAST);
  const sums = pages.flatMap(({ summed }) => summed.sums);
  const whole = sums.filter((sum) => {
    if (sums.some((other) => other.parts.includes(sum.total))) return false;
    const words = new Set(partsOf(sum, sums).flatMap((part) => part.words));
    return premiums.some(
      (own) => own.filter((cited) => cited.words.some((word) => words.has(word))).length >= SHARE * own.length,
    );
  });
  const [only, more] = whole;
  return only && !more ? cite(parseMoney(only.total.text), only.total) : undefined;
}

/** The parts of a sum, and those of the sums among them. */
const partsOf = (sum: Sum, sums: readonly Sum[]): Cell[] =>
  sum.parts.flatMap((part) => {
    const inner = sums.find(({ total }) => total === part);
    return inner ? [part, ...partsOf(inner, sums)] : [part];
  });

function premiumsOf(items: Draft[string]): Cited[] {
  if (!Array.isArray(items)) return [];
  return (items as readonly Draft[]).flatMap((item) => {
    const premium = isCited(item) ? undefined : ownValue(item, 'premium');
    return isCited(premium) ? [premium] : [];
  });
}
