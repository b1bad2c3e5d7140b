import { isStateCode } from '../../reading/values/places.ts';
import type { LedgerPlan, ScalarPlan } from './plan.ts';
import { shapeOfField } from './plan-access.ts';
import { type Pair, pairOf, wordingBefore, type Words } from './prose-pair.ts';
import { GRAMMAR, isDash, textOf } from './prose-words.ts';
import type { Meanings } from './shapes.ts';

// Values of sentences that are words themselves: names, places and words such as "open".

interface Part {
  field: string;
  kind: 'text' | 'state';
  at: number;
  end: number;
}

function worded(words: Words, { field, kind, at, end }: Part, { plan }: Meanings): Pair {
  const text = textOf(words.slice(at, end));
  return pairOf(words, { typed: { kind, value: text }, text, at, end }, { field, plan });
}

const COPULA = /^(?:is|are|remains?|was|currently|now|been|stays?|status|still|being)$/i;

/** "The file remains open", "(closed)", "- open -", "; open;", "closed 5/2/2020". */
export function wordPairs(words: Words, meanings: Meanings): Pair[] {
  const { plan, vocabulary } = meanings;
  return Object.keys(plan.values).flatMap((field) => {
    const at = words.findIndex(({ text, word }, index) => {
      if (text.length < 3 || vocabulary.valueOf(field, text) === null) return false;
      const isEnclosed = word.text.startsWith('(') && word.text.includes(')');
      const before = words[index - 1];
      const isItem = isDash(before) && (isDash(words[index + 1]) || index === words.length - 1);
      const isBehindPause = /[;–—-]$/.test(before?.word.text ?? '') && isEnded(words, index, field, meanings);
      return COPULA.test(before?.text ?? '') || isEnclosed || isItem || isBehindPause || isBare(words, index);
    });
    return at < 0 ? [] : [worded(words, { field, kind: 'text', at, end: at + 1 }, meanings)];
  });
}

/** Whether a pause follows the word, or a day if it says that the record has ended. */
function isEnded(words: Words, at: number, field: string, { plan: { record }, vocabulary }: Meanings): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const isEnd = record.ended?.field === field && vocabulary.valueOf(field, word?.text ?? '') === record.ended.word;
  return (
    /[;,]$/.test(word?.word.text ?? '') ||
    word?.endsLine === true ||
    (isEnd && /^\p{L}*\d|^[JFMASOND]\p{Ll}{2}/u.test(next?.text ?? ''))
  );
}

/** "Opal Hale Closed Feb 19": a capital inside of a line in which a capital or a number follows. */
function isBare(words: Words, at: number): boolean {
  const isCapital = (index: number): boolean => /^[\p{Lu}\d]/u.test(words[index]?.word.text ?? '');
  const isEnd = at === words.length - 1 || words[at]?.endsLine === true;
  return (
    isCapital(at) && isCapital(at - 1) && NAME.test(words[at - 1]?.word.text ?? '') && (isEnd || isCapital(at + 1))
  );
}

/** "Claim 12-3456 Bodily injury Opal Hale": the kind of a record right behind its key. */
export function kinds(words: Words, pairs: readonly Pair[], meanings: Meanings): Pair[] {
  const { record } = meanings.plan;
  const at = pairs.find(({ field }) => field === record.key)?.end ?? words.length;
  for (let end = Math.min(words.length, at + LONGEST_NAME); end > at; end--) {
    if (!meanings.vocabulary.isKind(textOf(words.slice(at, end)))) continue;
    return [worded(words, { field: record.loose.type, kind: 'text', at, end }, meanings)];
  }
  return [];
}

const OF = /^(?:for|of|by|involving|from|presented|against)$/i;
const NAME = /^\p{Lu}[\p{L}.'’-]*[,.;]?$/u;
const LONGEST_NAME = 4;

/** A name behind the key of a record: "claim 12-3456 for Ruth Hale", "claim 12-3456: Hale, Ruth, ...". */
export function people(words: Words, pairs: readonly Pair[], meanings: Meanings): Pair[] {
  const { plan, vocabulary } = meanings;
  const key = pairs.find(({ field }) => field === plan.record.key);
  const field = plan.record.loose.person;
  if (!key || pairs.some((pair) => pair.field === field)) return [];
  const kind = pairs.find((pair) => pair.field === plan.record.loose.type && pair.at === key.end);
  const starts = kind ? [kind.end] : startsOfNames(words, key.end);
  const isTaken = (at: number): boolean => pairs.some((pair) => at >= pair.at && at < pair.end);
  const parts = starts.map((at) => ({ field, kind: 'text' as const, at, end: endOfName(words, at, isTaken) }));
  const named = parts.find(({ at, end }) => {
    const own = words.slice(at, end);
    const isFree = pairs.every((pair) => end <= pair.at || at >= pair.end);
    return isFree && own.length >= 2 && vocabulary.tier(textOf(own)) < 2 && !own.some(({ text }) => GRAMMAR.has(text));
  });
  return named ? [worded(words, named, meanings)] : [];
}

/** Behind the preposition or the colon after the key; in an item behind every dash. */
function startsOfNames(words: Words, end: number): number[] {
  if (isDash(words[end])) return words.flatMap((word, at) => (at >= end && isDash(word) ? [at + 1] : []));
  if (/[:,]$/.test(words[end - 1]?.word.text ?? '')) return [end];
  return OF.test(words[end]?.text ?? '') ? [end + 1] : [];
}

function endOfName(words: Words, at: number, isTaken: (at: number) => boolean = () => false): number {
  const isPart = (index: number): boolean =>
    NAME.test(words[index]?.word.text ?? '') && !(index > at + 1 && isTaken(index));
  let end = at;
  while (end < at + LONGEST_NAME && isPart(end)) if (endsName(words[end++], end - at)) break;
  return end;
}

/** Whether a name is over behind its `count`th word; a family name may stand first. */
function endsName(last: Words[number] | undefined, count: number): boolean {
  const text = last?.word.text ?? '';
  const isFamilyName = count === 1 && text.endsWith(',');
  if (count > 1 && last?.endsLine === true) return true;
  return (/[,;]$/.test(text) || (text.endsWith('.') && text.length > 2)) && !isFamilyName;
}

/** "The adjuster is Ann Lee", "claimant Ann Lee": a name behind what the person is to the record. */
export function roles(words: Words, meanings: Meanings): Pair[] {
  const { record } = meanings.plan;
  const fields = record.fields.filter((field) => shapeOfField(meanings.plan, field) === 'name');
  for (const at of words.keys()) {
    const end = endOfName(words, at);
    const before = COPULA.test(words[at - 1]?.text ?? '') ? at - 1 : at;
    const wording = end - at >= 2 ? wordingBefore(words, before, meanings) : null;
    const field = wording?.fields.find((each) => fields.includes(each));
    if (field !== undefined) return [worded(words, { field, kind: 'text', at, end }, meanings)];
  }
  return [];
}

/** "Knoxville, TN", "Ann Lee (TN)" */
export function places(words: Words, meanings: Meanings): Pair[] {
  const at = words.findIndex(({ text, word }, index) => {
    const before = words[index - 1]?.word.text ?? '';
    const isEnclosed = /^\([A-Z]{2}\)/.test(word.text) && /^\p{Lu}/u.test(before);
    const isBehind = isEnclosed || /^\p{Lu}\p{Ll}+,$/u.test(before) || before === 'in';
    return isStateCode(text) && /^[A-Z]{2}$/.test(text) && isBehind && !/\d/.test(words[index + 1]?.text ?? '');
  });
  if (at < 0) return [];
  return [worded(words, { field: meanings.plan.record.loose.state, kind: 'state', at, end: at + 1 }, meanings)];
}

const IN_NAME = /^(?:of|and|&|the)$/i;
const LEGAL_FORM = /^(?:inc|corp|co|ltd|llc|lp|llp|pc|l\.l\.c|l\.p|p\.c|corporation|incorporated|company)\b/i;
const MOST_WORDS = 8;

/** "the loss experience of Hale Foods, Inc., valued as of": names of the document as a whole. */
export function namePairs(words: Words, meanings: Meanings): Pair[] {
  const { plan, vocabulary } = meanings;
  const fields = plan.scalars.map(({ field }) => field).filter((field) => shapeOfField(plan, field) === 'name');
  for (let at = 1; at < words.length - 1; at++) {
    if (!/^\p{Lu}/u.test(words[at]?.word.text ?? '') || /[.,;:]$/.test(words[at - 1]?.word.text ?? '')) continue;
    const wording = wordingBefore(words, at, meanings);
    const named = wording?.fields.filter((each) => fields.includes(each)) ?? [];
    const [field] = named;
    if (!wording || field === undefined) continue;
    // Captions and names below each other are no sentence.
    const isSpoken = words.slice(Math.max(0, wording.at - 1), at).some(({ text }) => GRAMMAR.has(text.toLowerCase()));
    const end = endOfCompany(words, at);
    const name = textOf(words.slice(at, end));
    const isName = isSpoken && end - at >= 2 && vocabulary.tier(name) < 2;
    if (isName) return [worded(words, { field: fieldByLook(name, named, plan), kind: 'text', at, end }, meanings)];
  }
  return [];
}

/** "Re: Acme Paving Inc – claims valued January 16": the name that a subject begins with, by its look. */
export function subjectName(words: Words, meanings: Meanings): Pair[] {
  const end = endOfCompany(words, 0);
  const name = textOf(words.slice(0, end));
  const scalar = meanings.plan.scalars.find(
    ({ isList, unlabelled }) => isList && unlabelled?.pattern.test(name) && !unlabelled.not.test(name),
  );
  return scalar ? [worded(words, { field: scalar.field, kind: 'text', at: 0, end }, meanings)] : [];
}

/** "The loss runs of Elm Indemnity Company": who is named there looks like another party. */
function fieldByLook(name: string, [field = '', ...others]: readonly string[], { scalars }: LedgerPlan): string {
  // "written by" an insurer, or by an agency
  const whole = scalars.find((scalar) => others.includes(scalar.field) && scalar.unlabelled?.whole?.test(name));
  if (whole) return whole.field;
  const isOther = scalars.find((scalar) => scalar.field === field)?.unlabelled?.not.test(name) ?? false;
  const looksLike = ({ unlabelled }: ScalarPlan): boolean =>
    unlabelled !== undefined && unlabelled.pattern.test(name) && !unlabelled.not.test(name);
  return (isOther ? scalars.find(looksLike)?.field : undefined) ?? field;
}

function endOfCompany(words: Words, from: number): number {
  let end = from;
  for (let at = from; at < words.length && at < from + MOST_WORDS; at++) {
    const { word, text } = words[at] as Words[number];
    const next = words[at + 1]?.text ?? '';
    if (/^\p{Lu}/u.test(word.text) || LEGAL_FORM.test(text)) end = at + 1;
    else if (!IN_NAME.test(text)) break;
    if (/[;)]$/.test(word.text) || (/[,.]$/.test(word.text) && !LEGAL_FORM.test(next))) break;
  }
  return end;
}
