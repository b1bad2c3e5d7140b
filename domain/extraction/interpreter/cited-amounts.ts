import type { Word } from '../../document/page.ts';
import { ownValue } from '../../lookup.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { findMoney } from '../../reading/values/money.ts';
import { type Cited, cite, type Draft, isCited } from '../cited.ts';

/** The amounts that the records of a list have in a field. */
export function amountsOf(records: Draft[string], field: string): Cited<number>[] {
  if (!Array.isArray(records)) return [];
  return (records as readonly Draft[]).flatMap((record) => {
    const cited = ownValue(record, field);
    return isCited(cited) && typeof cited.value === 'number' ? [cited as Cited<number>] : [];
  });
}

export const sumOf = (amounts: readonly Cited<number>[]): number => amounts.reduce((sum, { value }) => sum + value, 0);

/** The first such amount of each segment of the pages, unless its words are those of another value. */
export function* printedAmounts(
  layouts: readonly PageLayout[],
  isOne: (amount: number) => boolean,
  taken: ReadonlySet<Word>,
): Generator<{ cited: Cited<number>; segment: Segment }> {
  for (const segment of layouts.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))) {
    const run = textRun(segment.words);
    const found = findMoney(run.text).find(({ amount }) => isOne(amount));
    const words = found ? wordsWithin(run, found.start, found.end) : [];
    const cited = found && cite(found.amount, { page: segment.page, words });
    if (cited && !words.some((word) => taken.has(word))) yield { cited, segment };
  }
}
