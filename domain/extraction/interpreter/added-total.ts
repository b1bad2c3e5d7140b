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

/** Where an amount is printed that is no price of a coverage; best in a line of totals. */
function printed(sum: number, layouts: readonly PageLayout[], prices: ReadonlySet<Word>): Cited<number> | undefined {
  const found = [...printedAmounts(layouts, (amount) => Math.abs(amount - sum) < CENT, prices)];
  const total = found.find(({ segment }) => /\btotal\b/i.test(textRun(segment.line.words).text));
  return (total ?? found[0])?.cited;
}
