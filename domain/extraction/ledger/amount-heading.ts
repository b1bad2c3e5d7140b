import { ownValue } from '../../lookup.ts';
import { normalize } from '../../text/normalize.ts';
import { remembered } from '../../text/remembered.ts';
import type { ownerReader, Owner } from './heading-owner.ts';
import type { AmountPlan } from './plan.ts';
import { isDivided } from './plan-access.ts';

/** What the heading of an amount says; a heading of one half leaves the other to its surroundings. */
export interface AmountMeaning {
  measure: string | null;
  kind: string | null;
  /** Less deductions: a second figure beside the gross one. */
  isNet: boolean;
  /** Whose it is, where the heading says so. */
  owner?: Owner;
  /** Of another time than the report: no value of a field. */
  isOtherTime?: boolean;
}

/** `isAmong`: amounts stand with the text. */
type Reader = (text: string, isAmong?: boolean) => AmountMeaning | null;

const MOST_WORDS = 9;
const LONGEST = 70;

/** Reads headings and row heads as measure and kind; null where a text says neither, or anything else besides. */
export function amountReader(plan: AmountPlan, ownerOf: ReturnType<typeof ownerReader>): Reader {
  const known = wordsOf(plan);
  const setOf = (list: string): Set<string> => new Set(list.split(';').map((wording) => normalize(wording)));
  const [never, lone] = [setOf(plan.never), setOf(plan.lone)];
  const read: Reader = (text, isAmong = false) => {
    const parts = partsOf(text, plan);
    if (parts.length === 0 || parts.length > MOST_WORDS || never.has(parts.join(' '))) return null;
    if (!isAmong && lone.has(normalize(text))) return null;
    const meanings = meaningsOf(parts, known, plan);
    const isRepeated = parts.some(
      (part, at) => known.measures.includes(meanings[at] ?? '') && parts.indexOf(part) < at,
    );
    if (meanings.includes(undefined) || isRepeated) return null;
    const found = new Set(meanings);
    const named = known.measures.filter((each) => found.has(each));
    const measure = isSum(text, named, plan) ? plan.identity.whole : measureOf(named, found.has('net'), plan);
    if (measure === undefined) return null;
    const hasKinds = measure === null || isDivided(plan, measure);
    const kind = hasKinds ? kindOf(found, parts, { known, plan }) : null;
    return measure === null && kind === null ? null : { measure, kind, isNet: found.has('net') };
  };
  const meaningOf: Reader = (text, isAmong) => {
    const words = normalize(text);
    if (plan.otherTime.test(words)) return ofOtherTime(read(words.replace(plan.otherTime, ' ')));
    const owned = ownerOf(text);
    const ofOwner = owned && read(owned.rest);
    if (owned && ofOwner && ofOwner.measure !== null) return { ...ofOwner, owner: owned.owner };
    return read(text, isAmong);
  };
  const alone = remembered((text) => meaningOf(text));
  const among = remembered((text) => meaningOf(text, true));
  return (text, isAmong) => {
    if (/\d/.test(text) || text.length > LONGEST) return null;
    return isAmong ? among(text) : alone(text);
  };
}

const ofOtherTime = (amount: AmountMeaning | null): AmountMeaning | null =>
  amount && amount.measure !== null ? { ...amount, isOtherTime: true } : null;

/** "Paid + reserve" is incurred. */
function isSum(text: string, named: readonly string[], { identity }: AmountPlan): boolean {
  const isAdded = /[+&]|\bplus\b/i.test(text);
  return isAdded && named.length === identity.parts.length && identity.parts.every((part) => named.includes(part));
}

function partsOf(text: string, { spellings }: AmountPlan): string[] {
  const spelt = spellings.reduce((all, [pattern, spelling]) => all.replace(pattern, spelling), text);
  return normalize(spelt.replace(/\$/g, ' '))
    .split(' ')
    .filter((part) => part !== '');
}

/** A word of two meanings has the second one beside a measure, or beside its companion. */
function meaningsOf(
  parts: readonly string[],
  { words, measures }: Known,
  { ambiguous, letters }: AmountPlan,
): (string | undefined)[] {
  const isMeasure = (part: string): boolean => measures.includes(words.get(part) ?? '');
  const isBeside = parts.some(isMeasure) || parts.includes(ambiguous.companion);
  const meanings = parts.map((part) => {
    if (part === ambiguous.word) return ambiguous[isBeside ? 'beside' : 'alone'];
    return words.get(part) ?? (parts.some(isMeasure) ? ownValue(letters, part) : undefined);
  });
  if (meanings.at(-1) !== undefined) return meanings;
  const before = meanings.slice(0, -1);
  return [...before, meaningOfCut(parts.at(-1) ?? '', before, words)];
}

/** Letters that leave no doubt. */
const LEAST_CUT = 5;

/** The last word may be cut off to the width of a column: "Outstandi", "Alloc E" where the word before says the same. */
function meaningOfCut(cut: string, before: readonly (string | undefined)[], words: Known['words']): string | undefined {
  if (cut.length < LEAST_CUT && before.every((meaning) => meaning === undefined)) return undefined;
  const whole = new Set<string>();
  for (const [word, meaning] of words) if (word.startsWith(cut) && word !== `${cut}s`) whole.add(meaning);
  if (cut.length >= LEAST_CUT && whole.size === 1) return [...whole][0];
  return before.find((meaning) => meaning !== undefined && meaning !== 'noise' && whole.has(meaning));
}

/** Null where none is named; undefined where the measures contradict each other. */
function measureOf(named: readonly string[], isNet: boolean, plan: AmountPlan): string | null | undefined {
  const alone = named.find((measure) => !isDivided(plan, measure));
  if (alone !== undefined && (named.length === 1 || !isNet)) return alone;
  const withKinds = named.filter((measure) => measure !== alone);
  if (withKinds.length <= 1) return withKinds[0] ?? null;
  // "Incurred (paid + reserve)" is incurred.
  return withKinds.length > plan.identity.parts.length ? plan.identity.whole : undefined;
}

function kindOf(
  found: ReadonlySet<string | undefined>,
  parts: readonly string[],
  { known, plan }: { known: Known; plan: AmountPlan },
): string | null {
  const { totalKind, summed } = plan;
  const named = known.kinds.filter((kind) => kind !== totalKind && found.has(kind));
  const text = parts.join(' ');
  const [first] = summed.kinds;
  if (named.length === 2 && summed.words.test(text)) {
    if (summed.kinds.every((kind) => found.has(kind)))
      return summed.not.test(text) ? (named.at(-1) ?? null) : totalKind;
    if (!found.has(first)) return null;
  }
  const isWhole = named.length === 1 && named[0] === first && found.has(totalKind) && summed.whole.test(text);
  return isWhole ? totalKind : (named.at(-1) ?? (found.has(totalKind) ? totalKind : null));
}

interface Known {
  words: ReadonlyMap<string, string>;
  measures: readonly string[];
  kinds: readonly string[];
}

function wordsOf(plan: AmountPlan): Known {
  const words = new Map<string, string>();
  const learn = (meaning: string, list: string): void => {
    for (const word of list.split(/\s+/)) if (word !== '' && !words.has(word)) words.set(word, meaning);
  };
  for (const [measure, { words: list }] of Object.entries(plan.measures)) learn(measure, list);
  for (const [kind, list] of Object.entries(plan.kinds)) learn(kind, list);
  learn('net', plan.net);
  learn('noise', plan.noise);
  return { words, measures: Object.keys(plan.measures), kinds: Object.keys(plan.kinds) };
}
