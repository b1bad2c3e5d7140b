import type { Cited, Source } from '../cited.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { DECLINED } from '../lexicon/value-words.ts';
import { type FoundMoney, findMoney, parseMoney } from '../../reading/values/money.ts';

export interface Limits {
  limitPerPerson?: Cited<number>;
  limit?: Cited<number>;
  limitText?: Cited<string>;
}

const EACH = '(?:each|ea|per|any one)';
const PERSON = new RegExp(
  String.raw`\b${EACH}\.?\s+(?:\w+ or )?(?:person|pers|per)\b|\bper\s?person\b|\b(?:EP|PP)\b`,
  'i',
);
const EVENT = '(?:accident|acc|occurrence|occ|loss|disablement|incident|claim|event)';
const SINGLE = String.raw`(?:csl|combined single limit|single limit|EA|PA|EO)\b(?!\.?\s+per)`;
const ACCIDENT = new RegExp(String.raw`\b${EACH}\.?\s+${EVENT}\b|\b${SINGLE}`, 'i');
const UNIT = '(?:day|week|month|year|item|mile|disablement day)';
const RATE = new RegExp(
  String.raw`\b(?:per|each|a|every)\s+${UNIT}\b|\bmax(?:imum)?\b|\bmonths?\b|\/\s?day|\bdaily\b`,
  'i',
);
const THOUSANDS = /^\$?(\d{2,4})\s?[kK]?\s?\/\s?\$?(\d{2,4})(?:\s?\/\s?\$?\d{1,4}$|\s?(?:k|thousand)\b(?![\s,]*\d)|$)/i;
const PAIR = /^\$?\s?(\d{1,3}(?:,\d{3})+)\s?\/\s?\$?\s?(\d{1,3}(?:,\d{3})+)(?![\d,])/;

type CiteIn = <T>(value: T, start?: number, end?: number) => Cited<T>;

/** Reads "$30,000 each person/$60,000 each accident", "100/300", "$500,000 CSL", "Actual Cash Value". */
export function readLimits(source: Source | null): Limits {
  if (!source) return {};
  const run = textRun(source.words);
  const text = run.text.trim();
  const cite: CiteIn = (value, start = 0, end = run.text.length) => ({
    value,
    page: source.page,
    words: wordsWithin(run, start, end),
  });
  const split = splitLimits(text, cite);
  if (split) return split;
  const capped = cappedLimit(text, cite);
  if (capped) return capped;
  if (RATE.test(text) && /\d/.test(text)) return { limitText: cite(text) };
  const amounts = findMoney(text).map((found) => ({ ...found, amount: Math.abs(found.amount) }));
  const [first, second, third] = amounts;
  if (!first) return withoutMark(text, cite);
  if (!second) return singleLimit(text, first, cite);
  const between = text.slice(first.end, second.start);
  const isOfDays = second.amount >= DAYS * first.amount && first.amount < LEAST_SPLIT;
  const isPair = !third && !isOfDays && (/^\s*\/?\s*$/.test(between) || PERSON.test(text));
  if (!isPair) return { limitText: cite(text) };
  const [person, accident] = isPersonFirst(text) ? [first, second] : [second, first];
  return {
    limitPerPerson: cite(person.amount, person.start, person.end),
    limit: cite(accident.amount, accident.start, accident.end),
  };
}

const CAPPED = /\b\d+ (?:months?|years?)\b[^$]*(\$\s?\d[\d,]*(?:\.\d\d)?)$/i;

/** "Up to 24 months not to exceed $121,723": for how long, and how much in all. */
function cappedLimit(text: string, cite: CiteIn): Limits | null {
  const printed = CAPPED.exec(text)?.[1];
  const amount = parseMoney(printed ?? '');
  if (printed === undefined || amount === null || amount < LEAST_WHOLE) return null;
  return { limit: cite(amount, text.length - printed.length) };
}

/** Smaller amounts are those of a month or of a day. */
const LEAST_WHOLE = 2000;

/** "30/900": what is paid for a day and in all. Limits of an accident are not that many times those of a person. */
const DAYS = 10;
const LEAST_SPLIT = 1000;

/** "100/300" in thousands and "100,000/300,000". */
function splitLimits(text: string, cite: CiteIn): Limits | null {
  const thousands = THOUSANDS.exec(text);
  if (thousands && Number(thousands[2]) >= DAYS * Number(thousands[1])) return { limitText: cite(text) };
  if (thousands) return { limitPerPerson: cite(Number(thousands[1]) * 1000), limit: cite(Number(thousands[2]) * 1000) };
  const pair = PAIR.exec(text);
  const [person, accident] = [parseMoney(pair?.[1] ?? ''), parseMoney(pair?.[2] ?? '')];
  return person === null || accident === null ? null : { limitPerPerson: cite(person), limit: cite(accident) };
}

function withoutMark(text: string, cite: CiteIn): Limits {
  const bare = parseMoney(text);
  if (bare !== null) return { limit: cite(bare) };
  return /[\p{L}%]/u.test(text) && !DECLINED.test(text) ? { limitText: cite(text) } : {};
}

function singleLimit(text: string, { amount, start, end }: FoundMoney, cite: CiteIn): Limits {
  const single = cite(amount, start, end);
  if (PERSON.test(text) && !ACCIDENT.test(text)) return { limitPerPerson: single };
  const words = text.slice(0, start).trim();
  const isWords = /^(?:actual cash value|acv|replacement cost|stated)/i.test(words) && /less|minus/i.test(words);
  return isWords ? {} : { limit: single };
}

/** Whether the first amount is the one per person: captions stand behind both amounts, or before both. */
function isPersonFirst(text: string): boolean {
  const person = text.search(PERSON);
  const accident = text.search(ACCIDENT);
  return person < 0 || accident < 0 || person < accident;
}
