import { AMOUNT, pairOf, type Pair, type Words } from './prose-pair.ts';
import { isDash, textOf, type Value, valuesIn } from './prose-words.ts';
import type { Meanings } from './shapes.ts';

/** Whether a word is the "on" in front of a day. */
export const isOn = (word: Words[number] | undefined): boolean => /^on$/i.test(word?.text ?? '');

/** What happens to a claim, a policy or a report, and is no loss. */
const OTHER = `
  cancel renew incept expir clos settl pay paid issu report receiv noti deny denied print prepar valu run effect beg start end reopen
  offer tri mediat hear serv fil dat sent mail ask call request review updat chang add remov`
  .trim()
  .split(/\s+/);
const isOther = (word: Words[number] | undefined): boolean =>
  OTHER.some((stem) => word?.text.toLowerCase().startsWith(stem));
const LEAST_BEFORE = 2;
const LEAST_AFTER = 3;

/** "On May 3, 2022 a pole fell on a car.", "Wind damage to the roof on May 3, 2022.": when a loss was, and what happened. */
export function eventOn(words: Words, pairs: readonly Pair[], { plan }: Meanings): Pair[] {
  const { keyDate, loose } = plan.record;
  if (pairs.some(({ field }) => field === loose.narrative)) return [];
  const dated = pairs.find(({ field }) => field === keyDate);
  const isFree = ({ at, end }: Value): boolean => pairs.every((pair) => end <= pair.at || at >= pair.end);
  const isTold = (value: Value): boolean => {
    const isEvent = isOn(words[value.at - 1]) && !isOther(words[value.at - 2]);
    return isEvent && (dated ? dated.end === value.end : isFree(value));
  };
  const date = valuesIn(words).find((value) => value.typed.kind === 'date' && isTold(value));
  if (!date) return [];
  const from = Math.max(0, ...pairs.filter(({ end }) => end < date.at).map(({ end }) => end));
  const next = Math.min(words.length, ...pairs.filter(({ at }) => at >= date.end).map(({ at }) => at));
  // "Claim A-1 under policy B-2: On May 3 …"
  const isFirst = date.at - 1 - from < 1 || words[date.at - 2]?.word.text.endsWith(':') === true;
  const [at, end] = isFirst ? [date.end, next] : [from, date.at - 1];
  const isWhole = end === words.length || !isFirst || /[,;:]$/.test(words[end - 1]?.word.text ?? '');
  if (!isWhole || end - at < (isFirst ? LEAST_AFTER : LEAST_BEFORE)) return [];
  const text = textOf(words.slice(at, end));
  return [
    ...(dated ? [] : [pairOf(words, date, { field: keyDate, plan })]),
    pairOf(words, { typed: { kind: 'text', value: text }, text, at, end }, { field: loose.narrative, plan }),
  ];
}

const LEAST_NARRATIVE = 3;

/** "3/14/2022 - Child injured on slide.": a date in front of the dash of an item, and what happened. */
export function itemDate(words: Words, { plan }: Meanings): Pair[] {
  const [date, more] = valuesIn(words);
  const dash = words.findIndex(isDash);
  const told = words.slice(dash + 1);
  const isItem = date?.at === 0 && date.typed.kind === 'date' && (dash === date.end || dash === date.end - 1);
  if (!isItem || told.length < LEAST_NARRATIVE || more) return [];
  const end = words.length;
  const value: Value = { typed: { kind: 'text', value: textOf(told) }, text: textOf(told), at: dash + 1, end };
  return [
    pairOf(words, { ...date, text: textOf(words.slice(0, dash)), end: dash }, { field: plan.record.keyDate, plan }),
    pairOf(words, value, { field: plan.record.loose.narrative, plan }),
  ];
}

/** "… reported Jan 28, 2023: two cars collided": behind the colon of the last value, or in the next line, stands what happened. */
export function narrativeAfter(words: Words, last: Pair | undefined, { plan }: Meanings): Pair[] {
  const [end, next] = last ? words.slice(last.end - 1, last.end + 1) : [];
  if (!last || !end || words.length - last.end < LEAST_NARRATIVE) return [];
  const isNextLine = end.endsLine && last.field !== AMOUNT && /^\p{Lu}\p{Ll}/u.test(next?.word.text ?? '');
  if (!isNextLine && !end.word.text.endsWith(':')) return [];
  const text = textOf(words.slice(last.end));
  const value: Value = { typed: { kind: 'text', value: text }, text, at: last.end, end: words.length };
  return [pairOf(words, value, { field: plan.record.loose.narrative, plan })];
}
