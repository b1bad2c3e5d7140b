import { parseMoney } from '../../reading/values/money.ts';
import { type Cited, cite, type Source } from '../cited.ts';
import type { Measure } from '../plan.ts';
import { readLimits } from '../values/limits.ts';
import { amountIn } from './amounts-in-words.ts';
import { inDollars } from './thousands.ts';

/** What a text says of a coverage, by what it measures. */
export function valuesOf(
  source: Source,
  text: string,
  measure: Measure,
  inThousands = false,
): Partial<Record<Measure, Cited>> {
  if (measure === 'symbols') return /^\d[\d\s,/&]*$/.test(text) ? entry('symbols', cite(text, source)) : {};
  if (measure === 'premium') {
    // "identity theft $25,000 ($25)": parentheses around a price that is told take nothing off
    const premium = amountIn(source);
    return entry('premium', (parseMoney(text) ?? -1) >= 0 ? unsigned(premium) : premium);
  }
  if (measure === 'deductible') {
    const words = VALUATION.exec(text);
    const limitText = words
      ? cite(words[0], { page: source.page, words: source.words.slice(0, words[0].split(' ').length) })
      : undefined;
    return { ...entry('deductible', unsigned(amountIn(source))), ...entry('limitText', limitText) };
  }
  const { limit, limitPerPerson, limitText } = readLimits(source);
  const isOfPerson = measure === 'perPerson' && limit && !limitPerPerson;
  const values = isOfPerson
    ? { perPerson: limit }
    : { ...entry('limit', limit), ...entry('perPerson', limitPerPerson), ...entry('limitText', limitText) };
  return inThousands ? inDollars(values, text) : values;
}

/** "ACV or cost of repair, whichever is less, minus $500": the limit before a deductible. */
const VALUATION =
  /^(?:acv|actual cash value|stated amount)\b(?: or (?:the )?cost of repairs?)?(?:,? whichever is less)?/i;

/** "Comp ($500)": parentheses around a deductible take nothing off. */
const unsigned = (cited: Cited<number> | undefined): Cited<number> | undefined =>
  cited && { ...cited, value: Math.abs(cited.value) };

export const entry = (measure: Measure, cited: Cited | undefined): Partial<Record<Measure, Cited>> =>
  cited ? { [measure]: cited } : {};
