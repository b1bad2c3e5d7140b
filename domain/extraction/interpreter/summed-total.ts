import { ownValue } from '../../lookup.ts';
import { type Cited, cite, type Draft, isCited } from '../cited.ts';
import { FEE_NAME, NOT_FEE } from '../lexicon/discounts.ts';
import type { Cell } from './cells.ts';
import { amountOf } from './reductions.ts';
import type { Sum, Summed } from './summed.ts';

const CENT = 0.011;
/** A list speaks of the whole with so many premiums; a few of them may stand elsewhere. */
const LEAST = 2;
const SHARE = 0.8;

/**
 * The amount that the premiums of a list add up to, with fees and discounts: the policy's, whatever its line is called.
 * What a label says wins, unless it is a part of a sum that ends with fees or discounts.
 */
export function summedTotal(
  pages: readonly { summed: Summed }[],
  lists: Draft,
  labelled: Draft[string],
): Cited | undefined {
  const sums = pages.flatMap(({ summed }) => summed.sums);
  const last = sums.filter((sum) => !sums.some((other) => other.parts.some((part) => isSame(part, sum.total))));
  const recap = onlyOf(last.filter(isRecap));
  if (isCited(labelled)) {
    const isPart = recap?.parts.some((part) => amountOf(part) === labelled.value);
    return recap && isPart ? totalOf(recap) : labelled;
  }
  const premiums = Object.values(lists)
    .map(premiumsOf)
    .filter(({ length }) => length >= LEAST);
  const ofList = last.filter((sum) => {
    if (isOfPart(sum.total)) return false;
    const words = new Set(partsOf(sum, sums).flatMap((part) => part.words));
    return premiums.some(
      (own) => own.filter((cited) => cited.words.some((word) => words.has(word))).length >= SHARE * own.length,
    );
  });
  const whole = recap ?? onlyOf(ofList);
  return whole && totalOf(whole);
}

const totalOf = ({ total }: Sum): Cited | undefined => cite(amountOf(total), total);

const isSame = (part: Cell, total: Cell): boolean =>
  part === total || Math.abs(amountOf(part) - amountOf(total)) < CENT;

const onlyOf = (sums: readonly Sum[]): Sum | undefined =>
  new Set(sums.map(({ total }) => amountOf(total))).size === 1 ? sums[0] : undefined;

/** What the policy costs who pays at once is an offer. */
const OPTIONAL = /\bif (?:you )?(?:pay|paid)\b|\b(?:pay|paid)[ -]in[ -]full (?:price|amount|option|total)\b/i;
const isOptional = ({ row }: Cell): boolean => row.cells.some(({ text }) => OPTIONAL.test(text));
/** "Total optional premium" sums up a part. */
const isOfPart = ({ row }: Cell): boolean => row.cells.some(({ text }) => /\btotal optional\b/i.test(text));

/** Whether something is taken off, or a fee is put on: such a list ends in what the policy costs. */
const isRecap = ({ parts, total }: Sum): boolean =>
  ![...parts, total].some(isOptional) &&
  parts.some((part) => amountOf(part) > 0) &&
  parts.some((part) => amountOf(part) < 0 || isFee(part));

const isFee = ({ row }: Cell): boolean =>
  row.cells.some(({ shape, text }) => shape === null && FEE_NAME.test(text) && !NOT_FEE.test(text));

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
