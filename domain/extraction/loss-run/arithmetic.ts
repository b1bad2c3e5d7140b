import type { AmountHeading, AmountKind, Measure } from '../lexicon/loss-run-amounts.ts';

interface Choice {
  said: readonly AmountHeading[];
  /** What the headings mean as far as their words and neighbours tell. */
  meant: readonly AmountHeading[];
  /** The amounts of each printed line, by column. */
  rows: readonly (readonly (number | null)[])[];
}

type MainMeasure = 'paid' | 'reserve' | 'incurred';
const MEASURES: readonly MainMeasure[] = ['paid', 'reserve', 'incurred'];
const PARTS: readonly AmountKind[] = ['loss', 'medical', 'expense'];
/** Columns without a measure of their own beyond which trying all measures is not worth it. */
const MOST_OPEN = 4;
const SHARE = 0.8;

/**
 * Paid and reserve make incurred, and the kinds make their total: where the lines contradict what the headings seem to
 * mean and other measures for the headings that name none fit, those are taken.
 */
export function chooseByArithmetic({ said, meant, rows }: Choice): AmountHeading[] {
  const open = said.flatMap(({ measure, kind }, at) => (measure === null && kind !== null ? [at] : []));
  const first = agreement(meant, rows);
  const isSound = first.checked > 0 && first.share >= 0.5;
  if (open.length === 0 || open.length > MOST_OPEN || isSound) return [...meant];
  let best: AmountHeading[] = [...meant];
  let most = 0;
  for (const measures of combinations(open.length)) {
    const tried = meant.map((heading, at) => {
      const measure = measures[open.indexOf(at)];
      return measure === undefined ? heading : { ...heading, measure, kind: said[at]?.kind ?? 'total' };
    });
    const { checked, share } = agreement(tried, rows);
    if (share < SHARE || checked < Math.min(2, rows.length) || hasDouble(tried)) continue;
    const weight = checked * share;
    if (weight > most) [best, most] = [tried, weight];
  }
  return best;
}

function combinations(length: number): MainMeasure[][] {
  let all: MainMeasure[][] = [[]];
  for (let at = 0; at < length; at++) all = all.flatMap((one) => MEASURES.map((measure) => [...one, measure]));
  return all;
}

function hasDouble(headings: readonly AmountHeading[]): boolean {
  const keys = headings.flatMap(({ measure, kind }) => (measure ? [`${measure}.${kind ?? 'total'}`] : []));
  return new Set(keys).size < keys.length;
}

/** How many lines could be checked, and the share of them that add up. */
function agreement(
  headings: readonly AmountHeading[],
  rows: readonly (readonly (number | null)[])[],
): { checked: number; share: number } {
  let [checked, right] = [0, 0];
  for (const row of rows) {
    const amount = (measure: Measure, kind: AmountKind): number | null => {
      const at = headings.findIndex((heading) => heading.measure === measure && (heading.kind ?? 'total') === kind);
      return at < 0 ? null : (row[at] ?? null);
    };
    const results = MEASURES.flatMap((measure) => addsUp(partsOf(measure, amount), amount(measure, 'total')));
    const [paid, reserve, incurred] = MEASURES.map(
      (measure) => amount(measure, 'total') ?? sumOf(partsOf(measure, amount)),
    );
    if (paid !== null && reserve !== null) results.push(...addsUp([paid ?? 0, reserve ?? 0], incurred ?? null));
    if (results.length === 0) continue;
    checked++;
    if (results.every(Boolean)) right++;
  }
  return { checked, share: checked === 0 ? 0 : right / checked };
}

type Amounts = (measure: Measure, kind: AmountKind) => number | null;

const partsOf = (measure: Measure, amount: Amounts): number[] =>
  PARTS.map((kind) => amount(measure, kind)).filter((part) => part !== null);

const sumOf = (parts: readonly number[]): number | null =>
  parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);

/** One answer, or none where a line of zeros proves nothing. */
function addsUp(parts: readonly number[], total: number | null): boolean[] {
  const sum = sumOf(parts);
  if (sum === null || total === null || parts.length < 2 || (sum === 0 && total === 0)) return [];
  return [Math.abs(sum - total) < 0.02];
}
