import type { Word } from '../../document/page.ts';
import { centreX } from '../../reading/boxes.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { below, rightOf } from '../../reading/neighbors.ts';
import { type TextRun, textRun, wordsWithin } from '../../reading/text-run.ts';
import { parseMoney } from '../../reading/values/money.ts';
import { amountOf } from '../interpreter/reductions.ts';

/** What a discount takes off. */
export interface Amount {
  value: number;
  words: readonly Word[];
}

const CENT = 0.011;

/** The amount of a discount: behind its name, or the next segment on the line. */
export function amountAt(segment: Segment): Amount | null {
  const run = textRun(segment.words);
  const behind = /[-–]?\(?\s*[-–]?\$\s*-?[\d,.]+\)?\s*(?:CR)?$/i.exec(run.text);
  if (behind) {
    const value = parseMoney(behind[0].trim());
    return value === null ? null : { value, words: wordsWithin(run, behind.index, run.text.length) };
  }
  const right = rightOf(segment);
  const [first, second] = [sumOf(right), ...right].filter((other) => other !== undefined);
  if (!first) return null;
  const isSign = /^[-–]?\s?\$$/.test(first.text);
  const words = isSign && second ? [...first.words, ...second.words] : first.words;
  const value = parseMoney(words.map((word) => word.text).join(' '), { strict: true });
  return value === null ? null : { value, words };
}

/** What a discount takes off: beside its name, or below it. */
export const amountNear = (layout: PageLayout, segment: Segment): Amount | null =>
  amountAt(segment) ?? amountUnder(layout, segment);

/** "Multi-car" over "-$64.30", in tiles or below each other: what is taken off stands alone right under each name of a line. */
function amountUnder(layout: PageLayout, segment: Segment): Amount | null {
  const isEach = segment.line.segments.every((name) => creditUnder(layout, name) !== null);
  const under = isEach ? creditUnder(layout, segment) : null;
  const value = under && parseMoney(under.text.replace('−', '-'), { strict: true });
  return under && value !== null ? { value, words: under.words } : null;
}

function creditUnder(layout: PageLayout, segment: Segment): Segment | null {
  const isUnder = (other: Segment): boolean =>
    Math.abs(other.x0 - segment.x0) < SAME_PLACE || Math.abs(centreX(other) - centreX(segment)) < SAME_PLACE;
  const [under] = below({ layout, segment, reach: { lines: 1, gap: 0.9 } }).filter(isUnder);
  return under && CREDIT.test(under.text) ? under : null;
}

const SAME_PLACE = 4;
const CREDIT = /^(?:[-–−]\s?\$|\(\$|\$\s?-)[\d,.]+\)?$/;

/** What a discount is in all, behind what it is for each vehicle. */
function sumOf(amounts: readonly Segment[]): Segment | undefined {
  const last = amounts.at(-1);
  const parts = amounts.slice(0, -1).map(amountOf);
  const rest = parts.reduce((left, part) => left - part, last ? amountOf(last) : 0);
  return parts.length > 0 && !parts.includes(0) && Math.abs(rest) < CENT ? last : undefined;
}

export function amountWithin(run: TextRun, start: number, end: number): Amount | null {
  const value = parseMoney(run.text.slice(start, end).replace(/\.$/, '').trim(), { strict: true });
  return value === null ? null : { value, words: wordsWithin(run, start + 1, end) };
}

/** "Policy credits $434.60" over the credits of the policy, or below them: what a run of others adds up to is none itself. */
export const withoutSums = <Item extends { amount: Amount | null }>(items: readonly Item[]): Item[] =>
  items.filter(
    ({ amount }, at) => !amount || !(isSum(amount, items.slice(at + 1)) || isSum(amount, items.slice(0, at).reverse())),
  );

function isSum(total: Amount, items: readonly { amount: Amount | null }[]): boolean {
  let rest = Math.abs(total.value);
  for (const [at, { amount }] of items.entries()) {
    rest -= Math.abs(amount?.value ?? 0);
    if (Math.abs(rest) < CENT) return at > 1 || (at > 0 && !Number.isInteger(total.value));
    if (!amount || rest < 0) return false;
  }
  return false;
}
