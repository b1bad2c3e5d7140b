import { type Cited, cite } from '../cited.ts';
import type { Segment } from '../../reading/layout.ts';
import type { ClaimField } from '../lexicon/loss-run-columns.ts';
import { readStatus } from '../lexicon/loss-run-cues.ts';
import { lineCodes, stateCodes } from '../lexicon/loss-run-codes.ts';
import { findDates } from '../../reading/values/date.ts';
import { parseInteger } from '../../reading/values/numbers.ts';
import type { AmountKey } from './amount-columns.ts';
import { amountOf } from './amount-value.ts';

type CountKey = 'claimCount' | 'openClaimCount';
export type EntryField = Exclude<ClaimField, 'ignored' | 'claimCount' | 'openCount' | 'period'>;

/** A claim, a policy or a total in the making. */
export interface Entry {
  fields: Map<EntryField, Cited<string>>;
  amounts: Map<AmountKey, Cited<number>>;
  counts: Map<CountKey, Cited<number>>;
}

export const newEntry = (): Entry => ({ fields: new Map(), amounts: new Map(), counts: new Map() });

/** Reads what stands in a cell or beside a label into the entry; what is there already stays. */
export function putField(entry: Entry, field: ClaimField, segments: readonly Segment[]): void {
  const [first] = segments;
  if (!first) return;
  const words = segments.flatMap((segment) => segment.words);
  const text = words
    .map((word) => word.text)
    .join(' ')
    .trim()
    .replace(/(?<=\w)[,;]$/, '');
  const set = (key: EntryField, value: string | null, confidence = 0.9): void => {
    const cited = cite(value === '' ? null : value, { page: first.page, words }, confidence);
    if (cited && !entry.fields.has(key)) entry.fields.set(key, cited);
  };
  switch (field) {
    case 'ignored':
      return;
    case 'claimCount':
    case 'openCount':
      putCount(entry, field === 'claimCount' ? 'claimCount' : 'openClaimCount', first);
      return;
    case 'period':
    case 'effDate': {
      const [from, to] = findDates(text);
      set('effDate', from?.date ?? null);
      set('expDate', to?.date ?? null);
      return;
    }
    case 'expDate':
    case 'lossDate':
    case 'reportedDate':
    case 'closedDate':
      set(field, findDates(text)[0]?.date ?? null);
      return;
    case 'status': {
      const reading =
        readStatus(text) ?? segments.map((segment) => readStatus(segment.text)).find((one) => one !== null);
      set('status', reading?.status ?? null);
      if (reading && /^\p{L}[\p{L} ]+$/u.test(reading.tail)) set('claimType', reading.tail, 0.6);
      return;
    }
    case 'lossState':
      set('lossState', stateOf(text));
      return;
    case 'claimNumber':
      set(field, isIdentifier(text) ? text : null);
      return;
    case 'policyNumber': {
      set(field, isIdentifier(text) ? text : null);
      const prefix = /^([A-Z]{2,3})\s+\S*\d/.exec(text)?.[1];
      if (prefix && lineCodes.has(prefix)) set('lineOfBusiness', prefix, 0.7);
      return;
    }
    case 'claimantName':
      set(field, /\p{L}{2}/u.test(text) ? text : null);
      return;
    default:
      set(field, /\p{L}/u.test(text) ? text.replace(/^\d{2,6}\s*-\s*(?=\p{L})/u, '') : null);
  }
}

export function putAmount(entry: Entry, key: AmountKey, segment: Segment, { replace = false } = {}): void {
  const amount = amountOf(segment.text);
  if (amount === null || (entry.amounts.has(key) && !replace)) return;
  const cited = cite(key === 'recovered' ? Math.abs(amount) : amount, segment);
  if (cited) entry.amounts.set(key, cited);
}

export function putCount(entry: Entry, key: CountKey, segment: Segment): void {
  const cited = cite(parseInteger(segment.text), segment);
  if (cited && !entry.counts.has(key)) entry.counts.set(key, cited);
}

/** A claim or policy number holds digits and is no word, date or amount. */
export function isIdentifier(text: string): boolean {
  if (text.length > 45 || findDates(text).length > 0 || /[$]|\d\.\d\d$/.test(text)) return false;
  return (
    (text.match(/\d/g)?.length ?? 0) >= 2 && text.replace(/[^\p{L}\d]/gu, '').length >= 3 && !/\p{Ll}{5}/u.test(text)
  );
}

/** "MO", "CA - California", "Acc/Ben: MO/": the first code of a state. */
function stateOf(text: string): string | null {
  return (
    text
      .toUpperCase()
      .match(/\b[A-Z]{2}\b/g)
      ?.find((code) => stateCodes.has(code)) ?? null
  );
}

/** Adds what the other knows; returns false and changes nothing when they contradict each other. */
export function merge(into: Entry, other: Entry): boolean {
  for (const [field, cited] of other.fields) {
    const own = into.fields.get(field);
    const isKey =
      field === 'lossDate' ||
      field === 'claimantName' ||
      field === 'status' ||
      field === 'policyNumber' ||
      field === 'effDate';
    if (own && isKey && plain(own.value) !== plain(cited.value)) return false;
  }
  for (const [key, cited] of other.amounts) {
    const own = into.amounts.get(key);
    if (own && own.value !== cited.value) return false;
  }
  fill(into.fields, other.fields);
  fill(into.amounts, other.amounts);
  fill(into.counts, other.counts);
  return true;
}

function fill<Key, Value>(into: Map<Key, Value>, from: ReadonlyMap<Key, Value>): void {
  for (const [key, value] of from) if (!into.has(key)) into.set(key, value);
}

/** Whether two policy numbers are the same, the line of business before one of them aside. */
export function isSameNumber(a: string, b: string): boolean {
  const [one, two] = [plain(a), plain(b)].sort((x, y) => x.length - y.length) as [string, string];
  return one === two || (one.length >= 6 && two.endsWith(one) && two.length - one.length <= 3);
}

export const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
