import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import type { FieldPlan } from '../plan.ts';

const known = new WeakMap<FieldPlan, ReadonlySet<string>>();

/** The value that a text of its own says without a label, or the end of one: "Corporation", "Las Flores Nursery, a general partnership". */
export function standingAlone(layouts: readonly PageLayout[], plan: FieldPlan): Cited<string> | undefined {
  const values = known.get(plan) ?? new Set(formsOf(plan.alone ?? ''));
  known.set(plan, values);
  if (values.size === 0) return undefined;
  const lines = layouts.flatMap((layout) => layout.lines).filter((line) => !isOfBoxes(line));
  const found = lines.flatMap(({ segments }) => segments.flatMap((segment) => valueIn(segment, values) ?? []));
  // several are those of several insureds, or a choice
  return new Set(found.map(({ value }) => normalize(value))).size === 1 ? found[0] : undefined;
}

/** Boxes to be ticked stand before each choice. */
const isOfBoxes = ({ segments }: Line): boolean =>
  segments.some(({ words }) => words.some(({ text }) => /^[[(☐□☑☒■✓]/u.test(text) && text.length < SHORT));

const SHORT = 4;
const END = /(?:, an? |, |\(|\bis an? )(\p{L}[\p{L}\s-]{4,40}?)\)?[.,]?$/u;

function valueIn({ text, words, page }: Segment, values: ReadonlySet<string>): Cited<string> | undefined {
  const value = values.has(normalize(text)) ? text : END.exec(text)?.[1];
  if (value === undefined || !values.has(normalize(value))) return undefined;
  const start = text.lastIndexOf(value);
  return cite(value, { page, words: wordsWithin({ text, words }, start, start + value.length) });
}
