import type { PageLayout, Segment } from '../../reading/layout.ts';
import { textRun, wordsWithin } from '../../reading/text-run.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import type { FieldPlan } from '../plan.ts';

const known = new WeakMap<FieldPlan, ReadonlySet<string>>();

/** "(NCCI 13579)", ", carrier code 30881": what may stand behind a company or a person within a text. */
const WITHIN =
  /[(,]\s?(?:(?:its|the|with) )?(\p{L}[\p{L}.#' -]{1,40}?):?\s+([A-Z]{0,3}\d[\dA-Z-]{2,})(?=[).,;]|\s|$)/giu;

/** The number that a text names in its middle, by a label of the field and the look of its values. */
export function idInTexts(layouts: readonly PageLayout[], plan: FieldPlan): Cited<string> | undefined {
  if (!plan.pattern || !plan.words?.usual) return undefined;
  const labels = known.get(plan) ?? new Set(formsOf(plan.words.usual));
  known.set(plan, labels);
  for (const segment of layouts.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))) {
    const found = idIn(segment, labels, plan.pattern);
    if (found) return found;
  }
  return undefined;
}

function idIn({ words, page }: Segment, labels: ReadonlySet<string>, pattern: RegExp): Cited<string> | undefined {
  const run = textRun(words);
  for (const { index, 0: whole, 1: label = '', 2: id = '' } of run.text.matchAll(WITHIN)) {
    const end = index + whole.length;
    if (labels.has(normalize(label)) && pattern.test(id))
      return cite(id, { page, words: wordsWithin(run, end - id.length, end) });
  }
  return undefined;
}
