import type { Cited, Source } from '../cited.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { DECLINED } from '../lexicon/value-words.ts';
import { findMoney, parseMoney } from '../../reading/values/money.ts';
import type { CellRole, CoverageCell } from './coverage-cells.ts';
import type { CoverageRow } from './coverage-rows.ts';

export interface Limits {
  limitPerPerson?: Cited<number>;
  limit?: Cited<number>;
  limitText?: Cited<string>;
}

const CONFIDENCE = 0.88;

/** The words of a row's cells of one role, in reading order; null when there are none. */
export function sourceOf(
  row: CoverageRow,
  role: CellRole,
  own: (cell: CoverageCell) => boolean = () => true,
): Source | null {
  const cells = row.cells.filter((cell) => cell.role === role && own(cell));
  return cells.length > 0 ? { page: row.page, words: cells.flatMap((cell) => cell.segment.words) } : null;
}

const PERSON = /\b(?:each|ea|per|any one)\.?\s+(?:person|per)\b|\bper\s?person\b/i;
const ACCIDENT =
  /\b(?:each|ea|per|any one)\.?\s+(?:accident|acc|occurrence|occ|loss|disablement|incident|claim|event)\b|\b(?:csl|combined single limit|single limit)\b/i;
const RATE =
  /\b(?:per|each|a|every)\s+(?:day|week|month|year|item|mile|disablement(?: day)?)\b|\bmax(?:imum)?\b|\bmonths?\b|\/\s?day|\bdaily\b/i;

/** Reads "$30,000 each person/$60,000 each accident", "100/300", "$500,000 CSL", "Actual Cash Value". */
export function readLimits(source: Source | null): Limits {
  if (!source) return {};
  const run = textRun(source.words);
  const text = run.text.trim();
  const cite = <T>(value: T, start = 0, end = run.text.length): Cited<T> => ({
    value,
    page: source.page,
    words: wordsWithin(run, start, end),
    confidence: CONFIDENCE,
  });
  const thousands = /^\$?(\d{2,4})\s?\/\s?\$?(\d{2,4})(?:\s?\/\s?\$?\d{1,4})?$/.exec(text);
  if (thousands) return { limitPerPerson: cite(Number(thousands[1]) * 1000), limit: cite(Number(thousands[2]) * 1000) };
  const pair = /^\$?\s?(\d{1,3}(?:,\d{3})+)\s?\/\s?\$?\s?(\d{1,3}(?:,\d{3})+)(?![\d,])/.exec(text);
  if (pair)
    return {
      limitPerPerson: cite(parseMoney(pair[1] ?? '') as number),
      limit: cite(parseMoney(pair[2] ?? '') as number),
    };
  if (RATE.test(text) && /\d/.test(text)) return { limitText: cite(text) };
  const amounts = findMoney(text).map((found) => ({ ...found, amount: Math.abs(found.amount) }));
  const bare = amounts.length === 0 ? parseMoney(text) : null;
  if (bare !== null) return { limit: cite(bare) };
  const [first, second] = amounts;
  if (!first) return /[\p{L}%]/u.test(text) && !DECLINED.test(text) ? { limitText: cite(text) } : {};
  if (!second) {
    const isPerson = PERSON.test(text) && !ACCIDENT.test(text);
    const single = cite(first.amount, first.start, first.end);
    if (isPerson) return { limitPerPerson: single };
    const words = text.slice(0, first.start).trim();
    const isWords = /^(?:actual cash value|acv|replacement cost|stated)/i.test(words) && /less|minus/i.test(words);
    return isWords ? {} : { limit: single };
  }
  const between = text.slice(first.end, second.start);
  const isPair = amounts.length === 2 && (/^\s*\/?\s*$/.test(between) || PERSON.test(text));
  if (!isPair) return { limitText: cite(text) };
  const [person, accident] = isPersonFirst(text) ? [first, second] : [second, first];
  return {
    limitPerPerson: cite(person.amount, person.start, person.end),
    limit: cite(accident.amount, accident.start, accident.end),
  };
}

/** Whether the first amount is the one per person: captions stand behind both amounts, or before both. */
function isPersonFirst(text: string): boolean {
  const person = text.search(PERSON);
  const accident = text.search(ACCIDENT);
  return person < 0 || accident < 0 || person < accident;
}

/** The first amount of a source, as a premium or a deductible. */
export function readAmount(source: Source | null): Cited<number> | undefined {
  if (!source) return undefined;
  const run = textRun(source.words);
  const text = run.text.replace(/^D\s?(?=\$?\d)/, '');
  const whole = parseMoney(text);
  if (whole !== null) return { value: whole, page: source.page, words: source.words, confidence: CONFIDENCE };
  const [first] = findMoney(run.text);
  if (first)
    return {
      value: first.amount,
      page: source.page,
      words: wordsWithin(run, first.start, first.end),
      confidence: CONFIDENCE,
    };
  const bare = /\b(\d{2,6})\b(?!\s?%)/.exec(run.text);
  if (!bare?.[1] || /%/.test(run.text)) return undefined;
  return {
    value: Number(bare[1]),
    page: source.page,
    words: wordsWithin(run, bare.index, bare.index + bare[0].length),
    confidence: 0.75,
  };
}

/** Whether a row says that the coverage was not bought. */
export function isDeclined(row: CoverageRow): boolean {
  const says = ({ role, segment }: CoverageCell): boolean =>
    role !== 'deductible' && DECLINED.test(segment.text.trim()) && !/\d{3}/.test(segment.text);
  const shared = row.cells.filter(({ vehicle }) => !vehicle);
  // One vehicle may have what another declined.
  return (
    shared.some(says) || (row.cells.length > shared.length && row.cells.filter(({ vehicle }) => vehicle).every(says))
  );
}
