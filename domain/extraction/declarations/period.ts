import { anyOf } from '../../text/any-of.ts';
import type { Cited } from '../cited.ts';
import { choose, candidatesOf, roleWeight } from '../labels/choose.ts';
import type { Label } from '../labels/label.ts';
import { readDate } from '../labels/value-readers.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { below } from '../../reading/neighbors.ts';
import { type TextRun, textRun, wordsWithin } from '../../reading/text-run.ts';
import { findDates } from '../../reading/values/date.ts';
import { termWeight } from '../../reading/values/period.ts';

export interface Period {
  effectiveDate: Cited<string> | undefined;
  expirationDate: Cited<string> | undefined;
}

const CUE = /\b(policy|coverage|term|period|effective|inception|begin\w*|from|expir\w*|insurance)\b/i;
const STRONG_CUE = anyOf(
  /\b(policy|coverage|renewal) (period|term|dates?)\b|\bpolicy effective\b|\beffective\b.*\bto\b/i,
  /\binception\b.*\bexpiration\b/i,
);
const OTHER =
  /\b(prior|previous|loss(es)?|claims?|payment|paid|installment|due date|mailed|birth|prepared|experience)\b/i;

interface Pair {
  from: string;
  to: string;
  run: TextRun;
  fromAt: [number, number];
  toAt: [number, number];
  page: number;
  score: number;
}

/** The policy period: the best pair of dates a usual term apart, else the labelled dates one by one. */
export function readPeriod(layouts: readonly PageLayout[], labels: readonly Label[]): Period {
  const options = { isLabel: () => false, read: readDate };
  const effectiveLabels = labels.filter((label) => label.field === 'effectiveDate' || label.field === 'period');
  const effective = choose(candidatesOf({ labels: effectiveLabels, ...options }));
  const expiration = choose(
    candidatesOf({ labels: labels.filter((label) => label.field === 'expirationDate'), ...options }),
  );
  const best = bestOf(layouts.flatMap(pairsOn));
  if (best) return citedPair(best);
  if (effective && expiration && termWeight(effective.value, expiration.value) > 0) {
    return { effectiveDate: effective, expirationDate: expiration };
  }
  if (effective && expiration && expiration.value <= effective.value)
    return { effectiveDate: effective, expirationDate: undefined };
  return { effectiveDate: effective, expirationDate: expiration };
}

function citedPair({ from, to, run, fromAt, toAt, page }: Pair): Period {
  return {
    effectiveDate: { value: from, page, words: wordsWithin(run, ...fromAt) },
    expirationDate: { value: to, page, words: wordsWithin(run, ...toAt) },
  };
}

function bestOf(pairs: readonly Pair[]): Pair | null {
  let best: Pair | null = null;
  let most = 2;
  for (const pair of pairs) {
    const repeats = new Set(
      pairs.filter((other) => other.from === pair.from && other.to === pair.to).map((other) => other.run),
    ).size;
    const score = pair.score + 0.6 * Math.min(repeats - 1, 4);
    if (score > most) [best, most] = [pair, score];
  }
  return best;
}

/** Date pairs on a line, in a column over two lines, and on two neighboring lines. */
function pairsOn(layout: PageLayout): Pair[] {
  const pairs: Pair[] = [];
  for (const [at, line] of layout.lines.entries()) {
    const above = layout.lines[at - 1];
    const next = layout.lines[at + 1];
    const cue = above && line.y0 - above.y1 < 2.5 * line.size ? textRun(above.words).text : '';
    for (const segment of line.segments)
      pairs.push(...pairsIn({ layout, run: columnRun(layout, segment), cue, bonus: 1 }));
    pairs.push(...pairsIn({ layout, run: textRun(line.words), cue, bonus: 0.5 }));
    if (next && next.y0 - line.y1 < 1.5 * line.size) {
      pairs.push(...pairsIn({ layout, run: textRun([...line.words, ...next.words]), cue, bonus: 0 }));
    }
  }
  return pairs;
}

/** A segment with the one or two below it: "Beginning June 30, 2021 through June" / "30, 2022". */
function columnRun(layout: PageLayout, segment: Segment): TextRun {
  const under = below({ layout, segment, reach: { lines: 2, gap: 1.3 } });
  return textRun([...segment.words, ...under.flatMap((other) => other.words)]);
}

function pairsIn({
  layout,
  run,
  cue,
  bonus,
}: {
  layout: PageLayout;
  run: TextRun;
  cue: string;
  bonus: number;
}): Pair[] {
  const dates = findDates(run.text);
  return dates.flatMap((from, at) => {
    const to = dates[at + 1];
    if (!to || to.date <= from.date || to.start - from.end > 60) return [];
    const weight = termWeight(from.date, to.date);
    if (weight === 0) return [];
    const context = `${cue} ${run.text.slice(0, to.end)}`;
    const cueBonus = STRONG_CUE.test(context) ? 4 : CUE.test(context) ? 2 : weight === 1 ? 0 : -3;
    const score =
      4 * weight +
      cueBonus +
      bonus +
      1.5 * roleWeight[layout.role] -
      0.25 * layout.page.number -
      (OTHER.test(context) ? 3 : 0);
    const page = layout.page.number;
    return [
      { from: from.date, to: to.date, run, fromAt: [from.start, from.end], toAt: [to.start, to.end], page, score },
    ];
  });
}
