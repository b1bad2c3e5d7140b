import type { Word } from '../../document/page.ts';
import type { PageLayout } from '../../reading/layout.ts';
import { textRun } from '../../reading/text-run.ts';
import { ownValue } from '../../lookup.ts';
import { type Cited, type Draft, isCited } from '../cited.ts';
import { readFees } from '../declarations/fees.ts';
import { amountsOf, printedAmounts, sumOf } from './cited-amounts.ts';

const CENT = 0.011;
/** Of fewer prices a sum is no sign. */
const LEAST = 3;
/** A total that is less than this share of all prices is that of a part. */
const PART = 0.6;

/**
 * The premium of the policy where no wording names it, or where what a wording names is the price of a part: the amount that
 * all prices of the coverages add up to, with the fees or without them, whatever stands beside it.
 */
export function addedTotal(
  lists: Draft,
  layouts: readonly PageLayout[],
  labelled: Draft[string],
): Cited<number> | undefined {
  const prices = amountsOf(ownValue(lists, 'coverages'), 'premium');
  const fees = sumOf(amountsOf(readFees(layouts), 'amount'));
  const sum = sumOf(prices);
  if (prices.length < LEAST || (isCited(labelled) && Number(labelled.value) >= PART * sum)) return undefined;
  const words = new Set(prices.flatMap((cited) => cited.words));
  return (fees > 0 ? printed(sum + fees, layouts, words) : undefined) ?? printed(sum, layouts, words);
}

/**
 * Where the premium and what it comes to with taxes are two fields: what a label says, else the premium with the fees, where that
 * is printed, else a sum of the page that is more than the premium.
 */
export function chargedTotal(
  whole: Cited | undefined,
  draft: Draft,
  layouts: readonly PageLayout[],
): Cited | undefined {
  const [labelled, premium] = ['totalPremium', 'estimatedAnnualPremium'].map((field) => ownValue(draft, field));
  if (isCited(labelled)) return whole;
  if (!isCited(premium)) return undefined;
  const fees = amountsOf(ownValue(draft, 'fees'), 'amount');
  const charged = fees.length > 0 ? printed(Number(premium.value) + sumOf(fees), layouts, new Set()) : undefined;
  return charged ?? (Number(whole?.value) > Number(premium.value) ? whole : undefined);
}

/** Where an amount is printed that is no price of a coverage; best in a line of totals. */
function printed(sum: number, layouts: readonly PageLayout[], prices: ReadonlySet<Word>): Cited<number> | undefined {
  const found = [...printedAmounts(layouts, (amount) => Math.abs(amount - sum) < CENT, prices)];
  const total = found.find(({ segment }) => /\btotal\b/i.test(textRun(segment.line.words).text));
  return (total ?? found[0])?.cited;
}
