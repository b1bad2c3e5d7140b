import { textRun, wordsWithin } from '../../reading/text-run.ts';
import type { Word } from '../../document/page.ts';
import { findDates } from '../../reading/values/date.ts';
import { findMoney, parseMoney } from '../../reading/values/money.ts';
import { isStateCode } from '../../reading/values/places.ts';
import { parseInteger, parseNumber } from '../../reading/values/numbers.ts';
import { cutSentences } from '../interpreter/prose/sentences.ts';
import type { ValueReader } from './choose.ts';

/** The first calendar date of the words; below a label it must come first. */
export const readDate: ValueReader<string> = (words) => {
  const run = textRun(words.slice(0, 12));
  const [first] = findDates(run.text);
  if (!first || first.start > 24) return null;
  return { value: first.date, words: wordsWithin(run, first.start, first.end) };
};

/** An amount: the whole of the words, or the first marked amount near their beginning. */
export const readMoney: ValueReader<number> = (words) => {
  const run = textRun(words);
  const whole = parseMoney(run.text, { strict: true });
  if (whole !== null) return { value: whole, words };
  const [first] = findMoney(run.text);
  if (!first || first.start > 14) return null;
  return { value: first.amount, words: wordsWithin(run, first.start, first.end) };
};

/** "TOTAL PREMIUM 247"; a year is none. */
const WHOLE_DOLLARS = /^(?!(?:19|20)\d\d$)\d{2,5}$/;

/** The same beside a label, where a bare number of two digits or more is one, too. */
export const readMoneyBeside: ValueReader<number> = (words, place) => {
  const run = textRun(words);
  return place !== 'below' && WHOLE_DOLLARS.test(run.text)
    ? { value: Number(run.text), words }
    : readMoney(words, place);
};

/** A limit of insurance: as money, but a bare integer of four digits or more counts too. */
export const readLimit: ValueReader<number> = (words, place) => {
  const marked = readMoney(words, place);
  if (marked) return marked;
  const run = textRun(words);
  const whole = parseMoney(run.text);
  return whole !== null && whole >= 1000 ? { value: whole, words } : null;
};

/** A year of construction. */
export const readYear: ValueReader<number> = (words) => {
  const run = textRun(words.slice(0, 4));
  const match = /^\D{0,4}\b(1[6-9]\d\d|20\d\d)\b/.exec(run.text);
  if (!match?.[1]) return null;
  const start = match[0].length - 4;
  return { value: Number(match[1]), words: wordsWithin(run, start, match[0].length) };
};

export function readNumberBetween(least: number, most: number, { whole }: { whole: boolean }): ValueReader<number> {
  return (words) => {
    const run = textRun(words.slice(0, 4));
    const match = /^(?:approx\.?\s)?(\d[\d,]*(?:\.\d+)?)/i.exec(run.text);
    if (!match?.[1]) return null;
    const value = whole ? parseInteger(match[1]) : parseNumber(match[1]);
    if (value === null || value < least || value > most) return null;
    return { value, words: wordsWithin(run, 0, match[0].length) };
  };
}

const ID_WORD = /^[A-Z0-9][A-Z0-9\-/.*]*$/i;

/** A policy or loan number: signs with at least three digits, perhaps in groups. */
export const readId: ValueReader<string> = (words) => {
  const kept: Word[] = [];
  for (const [at, word] of words.entries()) {
    if (kept.length === 0 && /^(?:no\.?|#|is|:)$/i.test(word.text)) continue;
    if (kept.length > 0 && isBeforeSuffix(words, at)) {
      kept.push(word);
      continue;
    }
    const text = word.text.replace(/[,;]$/, '');
    const isGroup =
      ID_WORD.test(text) &&
      (/\d/.test(text) || /^[A-Z]{1,4}(?:-[A-Z]{1,4})?$/.test(text)) &&
      !/^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(text);
    if (!isGroup || kept.length >= 7) break;
    kept.push(word);
  }
  while (kept.length > 1 && !/\d/.test(kept.at(-1)?.text ?? '') && !isSuffix(words, kept)) kept.pop();
  const value = kept
    .map((word) => word.text)
    .join(' ')
    .replace(/(?<=\S)- (?=\w)/g, '-')
    .replace(/[,;.]$/, '');
  const digits = value.replace(/\D/g, '').length;
  if (digits < 3 || value.length > 40 || isMasked(value) || VEHICLE.test(value) || /\d{3}-\d{3}-\d{4}$/.test(value))
    return null;
  return { value, words: kept };
};

/** "BP 34 849349 F", "1473 378029 GL": letters that end the text, or stand before a remark; those of a state may say where it is in force. */
function isSuffix(words: readonly Word[], kept: readonly Word[]): boolean {
  const [last, next] = [kept.at(-1)?.text ?? '', words[words.indexOf(kept.at(-1) as Word) + 1]?.text];
  const isAfterNumber = /\d/.test(kept.at(-2)?.text ?? '');
  return isAfterNumber && (next?.startsWith('(') ?? true) && SUFFIX.test(last) && !isStateCode(last);
}

const SUFFIX = /^(?!(?:AND|EFF|EXP|FOR|NEW|OF|TO|THE|ON|IS)$)[A-Z]{1,3}$/;

/** "874 209 655 - 02": a dash apart from both, and a short number that ends the text. */
const isBeforeSuffix = (words: readonly Word[], at: number): boolean =>
  /^[-–]$/.test(words[at]?.text ?? '') && /^\d{1,3}$/.test(words[at + 1]?.text ?? '') && at + 2 === words.length;

/** An identification number of a vehicle is none of a policy or a loan. */
const VEHICLE = /^(?=(?:[A-Z]*\d){3})(?=(?:\d*[A-Z]){3})[A-HJ-NPR-Z0-9]{17}$/;

const isMasked = (text: string): boolean => /^[*xX\s-]{4,}$/.test(text);

/** A short text in words, as printed; what begins another sentence is none of it. */
export const readText: ValueReader<string> = (all) => {
  const [words = []] = cutSentences(all);
  const run = textRun(words.slice(0, 14));
  const text = run.text.replace(/^[:\-–•\s]+/, '').trim();
  const value = words.length < all.length ? text.replace(/\.$/, '') : text;
  const isText = /[\p{L}\p{N}]/u.test(value) && !/^(?:n\/?a|none|unknown|not applicable)$/i.test(value);
  return isText && words.length <= 14 ? { value, words: run.words } : null;
};
