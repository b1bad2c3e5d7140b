import { findDates } from '../../reading/values/date.ts';
import { findMoney } from '../../reading/values/money.ts';
import type { DocumentIndex } from '../index/index-document.ts';
import { phrasesOf } from '../index/phrases.ts';
import { isFiller, isFunctionWord } from '../lexicon/fillers.ts';
import { isListSense } from '../lexicon/senses.ts';
import { searchWordsOf, wordsOf } from '../words.ts';
import { anyOf, type Kind, KIND_WORDS, kindsOf } from './kinds.ts';

/** A word or phrase of a question that an answer has to explain. */
export interface Term {
  text: string;
  /** As passages are searched. */
  words: readonly string[];
  senses: ReadonlySet<string>;
  /** What it counts before it is known how rare it is. */
  weight: number;
}

export interface Question {
  text: string;
  kinds: ReadonlySet<Kind>;
  terms: readonly Term[];
  /** Years from and to which records are meant. */
  years: readonly string[];
  /** Years in which the policy terms begin that are meant; empty where years of the calendar are. */
  termYears: readonly string[];
  /** ISO dates. */
  dates: readonly string[];
  amounts: readonly number[];
  percents: readonly number[];
  bound?: 'over' | 'under';
  status?: 'open' | 'closed';
  /** "The second car", "vehicle 2". */
  ordinal?: number;
  /** "The other car": not the one that was asked about before. */
  isOther: boolean;
  /** The terms whose things the other one is not. */
  others: readonly Term[];
  /** The documents that the conversation is about, where the question names none. */
  within?: readonly DocumentIndex[];
}

/** "Coverages A, B and C" are coverage A, coverage B and coverage C. */
const PARTS = /\b(coverage|cov)s? ([a-f](?:(?:,? (?:and|plus|&|\+)|,|\/)\s*[a-f])+)\b/gi;
const eachPart = (_: string, noun: string, letters: string): string =>
  [...letters.matchAll(/\b[a-f]\b/gi)].map(([letter]) => `${noun} ${letter}`).join(' and ');

const BOUNDING = '(?:over|above|under|below|than|exceed(?:s|ing)?|at least|at most)';
const UNITS = 'miles?|sq|feet|ft|days?|employees?|people|pounds|lbs';
/** "Above 500", "a 1000 deductible". */
const BARE_AMOUNT = new RegExp(
  String.raw`(?<=\b${BOUNDING} )\d{3,7}\b(?![,.]?\d|[%/-]| ?(?:${UNITS})\b)|\b\d{3,6}(?= ded)`,
  'gi',
);

/** Reads the words of a question; unknown ones are kept, they count against what does not explain them. */
export function readQuestion(written: string): Question {
  const text = written
    .replaceAll(PARTS, eachPart)
    .replaceAll(/\bw\/o\b/gi, 'without')
    .replaceAll(/\bpay(?:s|ing)? (anything|something|nothing|any money)\b/gi, 'paid $1')
    .replaceAll(BARE_AMOUNT, (number) => (isYear(number) ? number : `$${number}`))
    .replaceAll(
      /\b((?:19|20)\d\d) ?[-/] ?(\d\d)\b(?![-/\d])/g,
      (_, from: string, to: string) => `${from}-${from.slice(0, 2)}${to}`,
    )
    .replaceAll(/\b(above|over|than) the (?:next|second|runner.?up)\b/gi, '$1 the rest');
  const dates = findDates(text);
  const undated = without(text, dates);
  const money = findMoney(undated).filter(({ start, end }) => isAmount(undated.slice(start, end), undated.slice(end)));
  const priced = without(undated, money);
  const plain = priced.replaceAll(PERCENT, ' ');
  const bound = boundOf(text);
  const status = statusOf(text);
  const kinds = kindsOf(withoutIdioms(text));
  const term = kinds.has('yesNo') ? [] : termOf(dates.map(({ date }) => date));
  const ordinal = ordinalOf(wordsOf(withoutIdioms(plain)));
  return {
    text,
    kinds,
    terms: termsOf(plain),
    years: term.length > 0 ? term : yearsOf(plain),
    termYears: term.length > 0 ? term : termYearsOf(plain),
    dates: term.length > 0 ? [] : dates.map(({ date }) => date),
    amounts: money.map(({ amount }) => amount),
    percents: [...priced.matchAll(PERCENT)].map(([, percent]) => Number(percent)),
    ...(money.length > 0 && bound && { bound }),
    ...(status && { status }),
    ...(ordinal !== undefined && { ordinal }),
    isOther:
      /\bother (?:one|car|vehicle|truck|driver|location|building|policy|dog|cat|pet|claim|house)\b|\bthe others?\b/i.test(
        text,
      ),
    others: [],
  };
}

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

const isYear = (word: string): boolean => /^(?:19|20)\d\d$/.test(word);

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

function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  const asksWhen = /\b(?:when|what (?:day|date)|which (?:day|date))\b/i.test(text);
  // no phrase goes on over a comma: "bodily injury, property damage"
  for (const words of text.split(/[,;:?!+](?=\s|$)|\s\+/).map(wordsOf)) {
    for (const { words: run, senses, at } of phrasesOf(words)) {
      const said = run.join(' ');
      // "check number": what a number is of is no filler
      const isOfNumber = words[at + 1] === 'no' && !isFunctionWord(said) && !KIND_WORDS.has(said);
      if (run.length === 1 && !isOfNumber && isSilent(said, senses, asksWhen)) continue;
      if (terms.some((term) => term.text === said)) continue;
      const weight = weightOf({ said, senses, before: words[at - 1] ?? '', text });
      terms.push({ text: said, words: searchWordsOf(said), senses, weight });
    }
  }
  return terms;
}

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

const OPEN_RANGE = /\b(since|after|before|until|prior to) (?:\w+ )?(?:19|20)\d\d\b/i;
const MOST_YEARS = 20;

/** "Since 2019", "before 2021". */
function yearsFrom(year: number, side: string): string[] {
  const isOn = side === 'since' || side === 'after';
  const first = side === 'since' ? year : isOn ? year + 1 : year - MOST_YEARS;
  return Array.from({ length: MOST_YEARS }, (_, at) => String(first + at));
}

/** "Between 2020 and 2022" is three years. */
function yearsOf(text: string): string[] {
  const years = [...text.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => year);
  const [first, last] = years.map(Number);
  const [, side] = OPEN_RANGE.exec(text) ?? [];
  if (first !== undefined && last === undefined && side) return yearsFrom(first, side.toLowerCase());
  const isRange =
    /\b(?:between|from)\s+\d{4}\s*(?:and|to|through|until|-)\s*\d{4}|\d{4}\s*(?:-|to|through)\s*\d{4}/i.test(text);
  if (!isRange || first === undefined || last === undefined || last < first || last - first > 20)
    return [...new Set(years)];
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
}

const TERM = '(?:polic|term|period)';
const YEAR = String.raw`\b(?:19|20)\d\d`;
const OF_TERM = new RegExp(String.raw`${YEAR}\b.{0,12} ${TERM}|${TERM}\w*(?: years?)?(?: of| from)? ${YEAR}`, 'i');
const SPAN = new RegExp(String.raw`(${YEAR})\s*[-/]\s*${YEAR}\b`, 'g');

/** "The 2019 term", "2019-20", "the 2019-2020 policy": one term, not the claims of two years. */
function termYearsOf(text: string): string[] {
  const spans = [...text.matchAll(SPAN)];
  const isOne = spans.every(([span, first = '']) => Number(span.slice(-2)) === (Number(first.slice(2)) + 1) % 100);
  if (spans.length > 0 && isOne) return spans.map(([, first = '']) => first);
  return OF_TERM.test(text) ? yearsOf(text) : [];
}

/** "The 02/01/10 - 02/01/11 term": the year in which it begins. */
function termOf([from = '', to = '', ...others]: readonly string[]): string[] {
  const year = from.slice(0, 4);
  const isYear = others.length === 0 && from !== '' && `${Number(year) + 1}${from.slice(4)}` === to;
  return isYear ? [year] : [];
}

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

const OVER = anyOf(
  `over; above; more than; greater than; exceed\\w*; at least; higher than; bigger than; north of; upwards of`,
);
const UNDER = anyOf('under; below; less than; at most; lower than; smaller than; up to');

function boundOf(text: string): 'over' | 'under' | undefined {
  if (OVER.test(text) || text.includes('>')) return 'over';
  return UNDER.test(text) || text.includes('<') ? 'under' : undefined;
}

const OPEN = anyOf('(?:re)?open(?:ed)?; pending; unresolved; not (?:yet )?closed; ongoing');
const CLOSED = anyOf('closed; settled; resolved');

function statusOf(text: string): 'open' | 'closed' | undefined {
  const [isOpen, isClosed] = [OPEN.test(text), CLOSED.test(text.replace(/\bnot (?:yet )?closed\b/i, ''))];
  // "open or closed" asks for the status
  if (isOpen && isClosed) return undefined;
  return isOpen ? 'open' : isClosed ? 'closed' : undefined;
}
