import type { Line, Segment } from '../../reading/layout.ts';
import { readStatus } from '../lexicon/loss-run-cues.ts';
import { findDates } from '../../reading/values/date.ts';
import { isMoneyLike } from '../../reading/values/money.ts';
import { isNameLine } from '../values/name.ts';
import { amountOf } from './amount-value.ts';
import { type Entry, isIdentifier, newEntry, plain, putAmount, putField } from './entries.ts';

const LEAST_DIGITS = 4;
const DATE_FIELDS = ['lossDate', 'reportedDate', 'closedDate'] as const;

/**
 * A claim that a line states without labels and column headings: its number first, then a date and a status or amounts
 * that add up; null when the line is none. For reports in which nothing else tells claims.
 */
export function bareClaimIn(line: Line, policies: readonly Entry[]): Entry | null {
  const [number, ...others] = line.segments;
  if (!number || !isClaimNumber(number, policies)) return null;
  const dates = others.filter(({ text }) => findDates(text).length === 1 && text.length < 14);
  const status = others.find(({ text }) => readStatus(text) !== null);
  const amounts = others.filter(({ text }) => isMoneyLike(text));
  if (dates.length === 0 || (!status && amounts.length < 3)) return null;
  const entry = newEntry();
  putField(entry, 'claimNumber', [number]);
  for (const [at, field] of DATE_FIELDS.entries()) if (dates[at]) putField(entry, field, [dates[at]]);
  if (status) putField(entry, 'status', [status]);
  putSum(entry, amounts);
  const used = new Set([number, status, ...dates, ...amounts]);
  for (const text of others.filter((segment) => !used.has(segment) && /\p{L}{3}/u.test(segment.text))) {
    const isName = text.words.length <= 3 && isNameLine(text.text);
    putField(entry, isName ? 'claimantName' : 'description', [text]);
  }
  return entry;
}

function isClaimNumber({ text, words }: Segment, policies: readonly Entry[]): boolean {
  const digits = text.match(/\d/g)?.length ?? 0;
  if (words.length > 2 || digits < LEAST_DIGITS || !isIdentifier(text) || amountOf(text) !== null) return false;
  return policies.every(({ fields }) => plain(fields.get('policyNumber')?.value ?? '') !== plain(text));
}

/** Puts three amounts of which the first two make the third: paid, reserve and incurred. */
export function putSum(entry: Entry, amounts: readonly Segment[]): void {
  const [paid, reserve, incurred, more] = amounts;
  if (!paid || !reserve || !incurred || more) return;
  const [first, second, sum] = [paid, reserve, incurred].map(({ text }) => amountOf(text) ?? 0) as [
    number,
    number,
    number,
  ];
  if (Math.abs(first + second - sum) > 0.01 || sum === 0) return;
  putAmount(entry, 'paid.total', paid);
  putAmount(entry, 'reserve.total', reserve);
  putAmount(entry, 'incurred.total', incurred);
}
