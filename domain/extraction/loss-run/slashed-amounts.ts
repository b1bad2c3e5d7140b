import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import { readAmountHeading } from '../lexicon/loss-run-amounts.ts';
import type { Word } from '../../document/page.ts';
import { isMoneyLike } from '../../reading/values/money.ts';

const LEAST = 3;

/** "Paid / Reserve / Incurred" over "2,200.00 / 0.00 / 2,200.00": a column of several amounts becomes several columns. */
export function partSlashedAmounts(layouts: readonly PageLayout[]): PageLayout[] {
  return layouts.map((layout) => {
    if (!layout.lines.some((line) => line.segments.some((segment) => partsOf(segment, line).length > 1))) return layout;
    return { ...layout, lines: layout.lines.map(parted) };
  });
}

function parted(line: Line): Line {
  const copy: Line = { ...line, segments: [] };
  delete copy.atoms;
  copy.segments = line.segments.flatMap((segment) => partsOf(segment, copy));
  return copy;
}

function partsOf(segment: Segment, line: Line): Segment[] {
  const runs: Word[][] = [[]];
  for (const word of segment.words) {
    if (word.text === '/') runs.push([]);
    else runs.at(-1)?.push(word);
  }
  const parts = runs.filter((words) => words.length > 0).map((words) => segmentOf(words, line));
  const isOne =
    parts.length < LEAST ||
    !(parts.every(({ text }) => isMoneyLike(text)) || parts.every(({ text }) => readAmountHeading(text)));
  return isOne ? [{ ...segment, line }] : parts;
}
