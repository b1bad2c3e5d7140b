import type { Word } from '../../document/page.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { findMoney, parseMoney } from '../../reading/values/money.ts';
import { type Cited, cite, type Source } from '../cited.ts';

/** "2% of dwelling limit": an amount that is a share of another one, as printed. */
export const shareIn = (source: Source, text: string): Cited<string> | undefined =>
  /\d\s?%|percent/i.test(text) ? cite(text, source) : undefined;

/** The amount of a premium or a deductible, perhaps with words around it. */
export function amountIn(source: Source): Cited<number> | undefined {
  const run = textRun(source.words);
  const whole = parseMoney(run.text.replace(/−/g, '-'));
  if (whole !== null) return cite(whole, source);
  const found = findMoney(run.text)[0];
  if (found) return cite(found.amount, within(source, run.words, found.start, found.end));
  const bare = /(?:\b|^[A-Z])(\d{2,6})\b(?!\s?%)/.exec(run.text);
  if (!bare?.[1] || /%/.test(run.text)) return undefined;
  return cite(Number(bare[1]), within(source, run.words, bare.index, bare.index + bare[0].length));
}

const within = ({ page }: Source, words: readonly Word[], start: number, end: number): Source => ({
  page,
  words: wordsWithin({ text: words.map((word) => word.text).join(' '), words }, start, end),
});
