import { findDates } from '../../reading/values/date.ts';
import { findMoney } from '../../reading/values/money.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { type IsPossible, phrasesOf } from '../index/phrases.ts';
import { isFiller, isFunctionWord } from '../lexicon/fillers.ts';
import { isFieldSense, isListSense } from '../lexicon/senses.ts';
import { searchWordsOf, wordsOf } from '../words.ts';
import { askedKinds, askingPart } from './asking-part.ts';
import { withoutLeftOut } from './left-out.ts';
import { inPlainWords, isYear } from './plain-words.ts';
import { type Range, rangeOf } from './range.ts';
import { type Masked, maskValues } from './mask-values.ts';
import { type Condition, readConditions, withoutNo } from './conditions.ts';
import { OPEN_RANGE, termOf, termYearsOf, yearsOf } from './years.ts';
import { anyOf, type Kind, KIND_WORDS } from './kinds.ts';

/** A word or phrase of a question that an answer has to explain. */
export interface Term {
  text: string;
  /** What it was before it was mended. */
  typed?: string;
  /** As passages are searched. */
  words: readonly string[];
  senses: ReadonlySet<string>;
  /** What it counts before it is known how rare it is. */
  weight: number;
  /** "Other than fire": what has it is not meant. */
  isLeftOut?: boolean;
  /** Whether documents print all of it as one value. */
  isValue?: boolean;
  /** Whether it tells what happened, which an answer need not explain. */
  isTold?: boolean;
}

export interface Question {
  text: string;
  /** The part of it that asks, without what is told before. */
  asking: string;
  kinds: ReadonlySet<Kind>;
  /** Whether one of them is likely wanted, and no word says it. */
  isKindLikely?: boolean;
  terms: readonly Term[];
  /** Years from and to which records are meant. */
  years: readonly string[];
  /** Years in which the policy terms begin that are meant; empty where years of the calendar are. */
  termYears: readonly string[];
  /** ISO dates. */
  dates: readonly string[];
  amounts: readonly number[];
  percents: readonly number[];
  /** Between which amounts what is meant lies. */
  range?: Range;
  conditions: readonly Condition[];
  /** Whether it is turned round, its conditions apart: "which of them is not …". */
  isNegated: boolean;
  status?: 'open' | 'closed';
  /** "The second car", "vehicle 2". */
  ordinal?: number;
  /** "The other car": not the one that was asked about before. */
  isOther: boolean;
  /** The terms whose things the other one is not. */
  others: readonly Term[];
  /** What it says by itself, and what was asked before, where it goes on with that. */
  before?: { own: Question; base: Question };
  /** The documents that the conversation is about, where the question names none. */
  within?: readonly DocumentIndex[];
}

/** Reads the words of a question; unknown ones are kept, they count against what does not explain them. */
export function readQuestion(
  written: string,
  isPossible?: IsPossible,
  isPrinted: (words: string) => boolean = () => false,
): Question {
  const masked = maskValues(written, isPrinted);
  const text = inPlainWords(masked.text);
  const dates = findDates(text);
  const undated = without(text, dates);
  const money = findMoney(undated).filter(({ start, end }) => isAmount(undated.slice(start, end), undated.slice(end)));
  const priced = without(undated, money);
  const plain = priced.replaceAll(PERCENT, ' ');
  const amounts = money.map(({ amount }) => amount);
  const range = rangeOf(text, amounts);
  const status = statusOf(text);
  const { leftOut, rest } = withoutLeftOut(text);
  const kinds = askedKinds(withoutIdioms(range ? rest.replace(TOTAL_OF_EACH, ' ') : rest));
  const term = kinds.has('yesNo') ? [] : termOf(dates.map(({ date }) => date));
  const ordinal = ordinalOf(wordsOf(withoutIdioms(plain)));
  return {
    text: unmasked(text, masked),
    asking: unmasked(askingPart(text), masked),
    kinds,
    terms: named(termsOf(withoutNo(withoutLeftOut(plain).rest).replace(OPEN_RANGE, ' $2 '), isPossible), {
      masked,
      leftOut,
    }),
    years: term.length > 0 ? term : yearsOf(plain),
    termYears: term.length > 0 ? term : termYearsOf(plain),
    dates: term.length > 0 ? [] : dates.map(({ date }) => date),
    amounts,
    percents: [...priced.matchAll(PERCENT)].map(([, percent]) => Number(percent)),
    ...(range && { range }),
    ...readConditions(rest, isPossible),
    ...(status && { status }),
    ...(ordinal !== undefined && { ordinal }),
    isOther:
      /\bother (?:one|car|vehicle|truck|driver|location|building|policy|dog|cat|pet|claim|house)\b|\bthe others?\b/i.test(
        text,
      ),
    others: [],
  };
}

/** With values in place of their placeholders, and what is left out marked. */
function named(terms: readonly Term[], { masked, leftOut }: { masked: Masked; leftOut: string }): Term[] {
  const out = new Set(wordsOf(leftOut));
  return terms.map((term) => {
    const value = masked.values.get(term.text);
    const isLeftOut = term.text.split(' ').every((word) => out.has(word));
    const words =
      value === undefined
        ? undefined
        : { text: wordsOf(value).join(' '), words: searchWordsOf(value), weight: 1.2, isValue: true };
    return { ...term, ...words, ...(isLeftOut && { isLeftOut }) };
  });
}

const unmasked = (text: string, { values }: Masked): string =>
  [...values].reduce((rest, [placeholder, value]) => rest.replaceAll(placeholder, () => value), text);

/** "Claims over $5,000 total incurred" adds up nothing. */
const TOTAL_OF_EACH = /(?<!\bthe )\btotal (?=incurr?ed|paid|reserved?|outstanding)/gi;
const PERCENT = /(\d+(?:\.\d+)?) ?(?:%|(?:percent|pct)\b)/gi;

/** Without "pay first" and "last day", which stand for fields and rank nothing. */
function withoutIdioms(text: string): string {
  const idioms = phrasesOf(wordsOf(text)).filter(
    ({ words, senses }) => senses.size > 0 && words.length > 1 && /\b(?:first|last)\b/.test(words.join(' ')),
  );
  return idioms.reduce((rest, { words }) => rest.replace(new RegExp(words.join(String.raw`\w*\W+`), 'i'), ' '), text);
}

/** A year and the number of a claim are no amounts. */
function isAmount(text: string, after: string): boolean {
  if (/\$|,\d{3}|\d\s*(?:k|m|million|grand)\b/i.test(text)) return true;
  const number = text.trim();
  return /^\d{3,6}(?:\.\d\d)?$/.test(number) && !isYear(number) && !/^\s+[A-Z]/.test(after);
}

function without(text: string, pieces: readonly { start: number; end: number }[]): string {
  return pieces.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

/** The words after which an unknown word is what somebody does. */
const BEFORE_VERBS: ReadonlySet<string> = new Set(
  'i we you they he she it to can could will would should must might may please dont do did does not never if when'.split(
    ' ',
  ),
);
const BEFORE_NAMES: ReadonlySet<string> = new Set(
  'the my our your his her their on for of at with from by in this that s'.split(' '),
);
/** Fields that tell whose document it is: every answer says that beside its values. */
const IDENTIFIES = /^(?:namedInsureds|carrierName|policyNumber|agencyName|applicants)$/;
const IS_INSURED_NAME = /^(?:namedInsureds|applicants|policyNumber)$/;
const IS_INSURED = /\b(?:is|are|was|were|be) insured\b|\binsured (?:for|in|at|against|on)\b/i;
const ASKS_WHOSE =
  /\b(?:which|whose|what) (?:\w+ ){0,2}(?:insured|policyholder|carrier|insurer|client|account|polic|compan)/i;

/** "Every coverage", "the most expensive coverage" are records of a list. */
const ASKS_COVERAGE =
  /\b(?:which|what|every|each|all|how many|expensive|\w{3,}est|list(?: of| the)?) (?:the )?coverages?\b|\bcoverages\b/i;
/** "GL-1453512-01", "21-755340": the number of a policy or claim is one name, whatever its parts mean. */
const IDENTIFIER = /\b(?=[\w-]*\d{3})(?!(?:19|20)\d\d-(?:19|20)?\d\d\b)[A-Za-z\d]+(?:-[A-Za-z\d]+)+\b/g;

function termsOf(text: string, isPossible?: IsPossible): Term[] {
  const terms: Term[] = [];
  const asksWhen = /\b(?:when|what (?:day|date)|which (?:day|date))\b/i.test(text);
  const plain = text.replace(IDENTIFIER, (written) => {
    const words = wordsOf(written);
    terms.push({ text: words.join(' '), words: searchWordsOf(written), senses: new Set(), weight: 1.2 });
    return ' , ';
  });
  // no phrase goes on over a comma: "bodily injury, property damage"
  for (const words of plain.split(/[,;:?!+](?=\s|$)|\s\+/).map(wordsOf)) {
    for (const { words: run, senses, at } of phrasesOf(words, isPossible)) {
      const said = run.join(' ');
      // "check number": what a number is of is no filler
      const isOfNumber = words[at + 1] === 'no' && !isFunctionWord(said) && !KIND_WORDS.has(said);
      const isThing = said === 'coverage' && ASKS_COVERAGE.test(text);
      if (run.length === 1 && !isOfNumber && !isThing && isSilent(said, senses, asksWhen)) continue;
      if (terms.some((term) => term.text === said)) continue;
      const weight = weightOf({ said, senses, before: words[at - 1] ?? '', text });
      terms.push({ text: said, words: searchWordsOf(said), senses, weight });
    }
  }
  const asking = new Set(wordsOf(askingPart(text)));
  const isTold = ({ text: said, senses, weight }: Term): boolean =>
    senses.size === 0 && weight <= 1 && !said.split(' ').some((word) => asking.has(word));
  const isOwned = terms.some(isOfField) && !/\bnames?\b/i.test(text);
  return terms.map((term) => ({
    ...term,
    ...(isOwned && isOwner(term, plain) && { weight: 0.05 }),
    ...(isTold(term) && { isTold: true }),
  }));
}

const isOfField = ({ senses }: Term): boolean =>
  senses.size > 0 && [...senses].every((sense) => isFieldSense(sense) && !IDENTIFIES.test(sense));

/** "The address of the insured": every answer says whose it is. */
const isOwner = ({ text, senses }: Term, asked: string): boolean =>
  senses.size > 0 &&
  [...senses].every((sense) => IS_INSURED_NAME.test(sense)) &&
  new RegExp(String.raw`\b(?:of|for|do|does|did) (?:(?:the|this|our|my) )?${text}\b`, 'i').test(asked);

/** Words that narrow nothing down: years are read apart. */
function isSilent(word: string, senses: ReadonlySet<string>, asksWhen: boolean): boolean {
  if (word.length < 2 || isYear(word)) return true;
  if (senses.size > 0)
    return (
      (KIND_WORDS.has(word) && !(word === 'closed' && asksWhen)) || (isFiller(word) && [...senses].every(isWeakSense))
    );
  return isFiller(word) || KIND_WORDS.has(word) || ORDINALS.includes(word);
}

const isWeakSense = (sense: string): boolean =>
  /^(?:policyNumber|coverages|otherCoverages|type:.*|.*\.(?:name|number|description|status))$/.test(sense) ||
  sense === 'status';

interface Said {
  said: string;
  senses: ReadonlySet<string>;
  /** The word before it. */
  before: string;
  text: string;
}

function weightOf({ said, senses, before, text }: Said): number {
  if (/^(?:term|period)$/.test(said)) return 0.3;
  if (senses.size > 0) return weightOfSenses([...senses], text);
  if (text.includes(capitalised(said)) && !text.startsWith(capitalised(said))) return 1.2;
  if (BEFORE_VERBS.has(before)) return 0.3;
  return BEFORE_NAMES.has(before) || /\d/.test(said) ? 1 : 0.6;
}

/** What every answer has or every policy is says little; what a field or coverage is called says most. */
function weightOfSenses(senses: readonly string[], text: string): number {
  if (senses.every((sense) => sense.endsWith('overages'))) return 0.15;
  if (senses.every((sense) => IDENTIFIES.test(sense))) {
    if (!ASKS_WHOSE.test(text) && !IS_INSURED.test(text)) return 1;
    return senses.every((sense) => IS_INSURED_NAME.test(sense)) ? 0.05 : 0.2;
  }
  if (senses.every(isListSense)) return 0.5;
  return senses.every((sense) => sense.startsWith('type:')) ? 0.7 : 1;
}

const capitalised = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const SHORT_ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'];
const NUMBERED = /^(?:vehicle|car|auto|unit|truck|location|loc|premise|building|bldg|pet|driver|veh|item)$/;

const RANKS = /^(?:worst|best|most|highest|larg|bigg|costl|cheap|low|small|pric)/;

/** "Which runs out first" counts nothing, and "the second worst" ranks. */
function isCounting(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? 'the';
  return (words[at - 1] === 'the' || !isFunctionWord(next)) && next !== 'page' && !RANKS.test(next);
}

/** "The second car", "car 2", "vehicle no 3". */
function ordinalOf(words: readonly string[]): number | undefined {
  for (const [at, word] of words.entries()) {
    const ordinal = Math.max(ORDINALS.indexOf(word), SHORT_ORDINALS.indexOf(word)) + 1;
    if (ordinal > 0 && isCounting(words, at)) return ordinal;
    const next = words[at + 1] === 'no' ? words[at + 2] : words[at + 1];
    // "locations 1 and 2" is not one of them
    const isOneOfTwo = /^(?:and|or)$/.test(words[at + 2] ?? '') && /^\d{1,2}$/.test(words[at + 3] ?? '');
    if (NUMBERED.test(word) && /^\d{1,2}$/.test(next ?? '') && !isOneOfTwo) return Number(next);
  }
  return undefined;
}

const OPEN = anyOf('(?:re)?open(?:ed)?; pending; unresolved; ongoing');
const CLOSED = anyOf('closed; settled; resolved');

function statusOf(text: string): 'open' | 'closed' | undefined {
  const [isOpen, isClosed] = [OPEN.test(text), CLOSED.test(text)];
  // "open or closed" asks for the status
  if (isOpen && isClosed) return undefined;
  return isOpen ? 'open' : isClosed ? 'closed' : undefined;
}
