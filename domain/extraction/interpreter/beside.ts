import type { LabelledDocument } from '../declarations/labelled-document.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { stackedAt } from '../../reading/neighbors.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { findMoney, type FoundMoney } from '../../reading/values/money.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import type { FieldPlan } from '../plan.ts';
import { formsOf } from '../phrases.ts';
import { limitInSeries } from './limits-in-series.ts';

const compiled = new Map<string, readonly string[]>();

function phrasesOf(list: string): readonly string[] {
  const made = compiled.get(list) ?? formsOf(list);
  compiled.set(list, made);
  return made;
}

/** "$500,000 each employee": the amount that stands with one of the phrases, behind it, before it or over it. */
export function amountBeside(document: LabelledDocument, plan: FieldPlan): Cited<number> | undefined {
  const { near: phrases, least = LIMIT, series } = plan;
  if (phrases === undefined) return undefined;
  const says = (text: string): boolean => {
    const normal = ` ${normalize(text)} `;
    return phrasesOf(phrases).some((phrase) => normal.includes(` ${phrase} `));
  };
  const inSeries = series && limitInSeries(document, { ...series, says });
  if (inSeries) return inSeries;
  const lines = document.layouts.flatMap((layout) => layout.lines.map((line) => ({ line, layout })));
  for (const find of [after, before, over]) {
    for (const { line, layout } of lines) {
      const found = find({ line, says, layout, least });
      if (found) return found;
    }
  }
  return undefined;
}

interface Spot {
  line: Line;
  layout: PageLayout;
  says: (text: string) => boolean;
  /** Smaller amounts are none. */
  least: number;
}

const LIMIT = 1000;
const amountsIn = (text: string, least: number): FoundMoney[] =>
  findMoney(text).filter(({ amount }) => amount >= least);

/** The phrase follows the amount, before the next one. */
function after({ line, says, least }: Spot): Cited<number> | undefined {
  const run = textRun(line.words);
  const amounts = amountsIn(run.text, least);
  const own = amounts.find(({ end }, at) =>
    says(run.text.slice(end, Math.min(amounts[at + 1]?.start ?? end + 40, end + 40))),
  );
  return own && cite(own.amount, { page: line.page, words: wordsWithin(run, own.start, own.end) });
}

/** The phrase ends the text between the last amount and this one. */
function before({ line, says, least }: Spot): Cited<number> | undefined {
  const run = textRun(line.words);
  const amounts = amountsIn(run.text, least);
  const own = amounts.find(({ start }, at) => says(run.text.slice(amounts[at - 1]?.end ?? 0, start)));
  return own && cite(own.amount, { page: line.page, words: wordsWithin(run, own.start, own.end) });
}

/** The phrase heads the column, or stands under the amount. */
function over({ line, says, layout, least }: Spot): Cited<number> | undefined {
  for (const segment of line.segments.filter(({ text }) => says(text))) {
    const found = ([1, -1] as const).map((step) => amountAt(underOrOver(layout, segment, step), least)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

/** The segment in the next line that shares an edge or the center. */
function underOrOver(layout: PageLayout, segment: Segment, step: 1 | -1): Segment | null {
  const line = layout.lines[layout.lines.indexOf(segment.line) + step];
  const center = segment.x0 + segment.x1;
  return (
    stackedAt(layout, segment, step) ??
    line?.segments.find(({ x0, x1 }) => Math.abs(x1 - segment.x1) < 4 || Math.abs(x0 + x1 - center) < 8) ??
    null
  );
}

function amountAt(segment: Segment | null, least: number): Cited<number> | undefined {
  const run = segment && textRun(segment.words);
  const [first] = run ? amountsIn(run.text, least) : [];
  return segment && run && first
    ? cite(first.amount, { page: segment.page, words: wordsWithin(run, first.start, first.end) })
    : undefined;
}
