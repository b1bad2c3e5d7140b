import type { Word } from '../../document/page.ts';
import type { Line, PageLayout } from '../../reading/layout.ts';
import { type TextRun, textRun, wordsWithin } from '../../reading/text-run.ts';
import type { Cited } from '../cited.ts';
import { findMoney, type FoundMoney } from '../../reading/values/money.ts';

// Sums that a line writes out: "Premium $698.00 + Fire safety fee $4.54 = $702.54", "TOTAL 1,476.00 LESS LOSS FREE CREDIT 73.80 NET 1,402.20".

/** A part of such a sum: what is put on the premium, or taken off. */
export interface Term {
  name: string;
  words: readonly Word[];
  value: number;
  amount: readonly Word[];
  page: number;
}

export interface Equation {
  /** Positive terms are fees, negative ones discounts. */
  terms: readonly Term[];
  total: Cited<number>;
}

const PLUS = /^\W*?(?:\+|\bplus\b)\s*/i;
const MINUS = /^\W*?(?:[-–−]\s|\b(?:less|minus)\b)\s*/i;
const OF_PREMIUM = /\b(?:premium|total|cost|price|charges?)\b/i;
const CENT = 0.011;
const LEAST = 3;

/** The premium at the end of such a sum, or of the only line of named amounts that add up to its total. */
export function writtenTotal(layouts: readonly PageLayout[]): Cited<number> | undefined {
  const [first] = equationsIn(layouts);
  if (first) return first.total;
  const [listed, more] = layouts.flatMap(({ lines }) => lines.flatMap((line) => listedTotal(line) ?? []));
  return more ? undefined : listed;
}

/** "Premium $189.00     Purchasing group fee $20.00     Total paid $209.00" */
function listedTotal({ words, page }: Line): Cited<number> | null {
  const run = textRun(words);
  if (!PRICED.test(run.text) || OF_THING.test(run.text)) return null;
  const amounts = findMoney(run.text);
  const at = amounts.findIndex(
    ({ start }, index) => index > 1 && /\btotal\b/i.test(run.text.slice(amounts[index - 1]?.end, start)),
  );
  const total = amounts[at];
  if (!total) return null;
  let rest = total.amount;
  for (const { amount } of amounts.slice(0, at).reverse()) if (rest > CENT) rest -= amount;
  return Math.abs(rest) < CENT && total.amount > (amounts[at - 1]?.amount ?? 0)
    ? { value: total.amount, page, words: wordsWithin(run, total.start, total.end) }
    : null;
}

const PRICED = /\b(?:premium|fees?|price|cost)\b/i;
/** What one thing of several costs is not what the policy costs. */
const OF_THING =
  /\b(?:vehicles?|veh|autos?|units?|loc(?:ation)?|premises|bldg|building|item|this endorsement|monthly)\b/i;

/** All sums of a document that add up. */
export const equationsIn = (layouts: readonly PageLayout[]): Equation[] =>
  layouts.flatMap(({ lines }) =>
    lines.flatMap(({ words, page }) => {
      const found = /\d/.test(words.at(-1)?.text ?? '') ? equationIn(textRun(words), page) : null;
      return found ? [found] : [];
    }),
  );

function equationIn(run: TextRun, page: number): Equation | null {
  const amounts = findMoney(run.text);
  const [first, last] = [amounts[0], amounts.at(-1)];
  if (!first || !last || !OF_PREMIUM.test(run.text) || amounts.length < LEAST || last.end !== run.text.length)
    return null;
  const terms = amounts.slice(1, -1).map((amount, at) => termOf(amount, amounts[at] as FoundMoney, { run, page }));
  if (terms.some((term) => term === null)) return null;
  const known = terms as Term[];
  const sum = known.reduce((total, { value }) => total + value, first.amount);
  const total = { value: last.amount, page, words: wordsWithin(run, last.start, last.end) };
  return Math.abs(sum - last.amount) < CENT ? { terms: known, total } : null;
}

function termOf(amount: FoundMoney, before: FoundMoney, { run, page }: { run: TextRun; page: number }): Term | null {
  const between = run.text.slice(before.end, amount.start);
  const sign = PLUS.test(between) ? 1 : MINUS.test(between) ? -1 : 0;
  const name = between
    .replace(PLUS, '')
    .replace(MINUS, '')
    .replace(/[\s:]+$/, '');
  if (sign === 0 || !/\p{L}{2}/u.test(name)) return null;
  const start = before.end + between.indexOf(name);
  return {
    name,
    words: wordsWithin(run, start, start + name.length),
    value: sign * amount.amount,
    amount: wordsWithin(run, amount.start, amount.end),
    page,
  };
}
