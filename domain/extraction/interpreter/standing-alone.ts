import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import { normalize } from '../../text/normalize.ts';
import { type Cited, cite } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import type { FieldPlan } from '../plan.ts';

interface Values {
  /** Those that need no label. */
  alone: ReadonlySet<string>;
  known: ReadonlySet<string>;
}

const compiled = new WeakMap<FieldPlan, Values>();

/** The value that a text of its own says without a label, or the end of one: "Corporation", "Las Flores Nursery, a general partnership". */
export function standingAlone(layouts: readonly PageLayout[], plan: FieldPlan): Cited<string> | undefined {
  if (plan.alone === undefined) return undefined;
  const values = compiled.get(plan) ?? {
    alone: new Set(formsOf(plan.alone)),
    known: new Set(formsOf(plan.values ?? '')),
  };
  compiled.set(plan, values);
  const lines = layouts.flatMap((layout) => layout.lines).filter((line) => !isOfBoxes(line));
  const found = lines.flatMap(({ segments }) => segments.flatMap((segment) => valueIn(segment, values) ?? []));
  // several are those of several insureds, or a choice
  return new Set(found.map(({ value }) => normalize(value))).size === 1 ? found[0] : undefined;
}

/** Boxes to be ticked stand before each choice. */
const isOfBoxes = ({ segments }: Line): boolean =>
  segments.some(({ words }) => words.some(({ text }) => /^[[(☐□☑☒■✓]/u.test(text) && text.length < SHORT));

const SHORT = 4;
const END = /(?:, an? |, |\bis an? )(\p{L}[\p{L}\s-]{4,40}?)[.,]?$/iu;
/** "Business type: Corporation", "Timberline Homes (corp)": behind such a word, or in parentheses, any value is one. */
const OF = '(?: of (?:business|entity|organi[sz]ation|insured|ownership))?';
const CAPTIONED = new RegExp(
  String.raw`^(?:(?:business|legal|insured|company) )?(?:type|status|kind|entity|form)${OF}:? (.{2,40})$`,
  'i',
);
const IN_PARENTHESES = /\(([^()\d]{2,40})\)/;

function valueIn({ text, words, page }: Segment, { alone, known }: Values): Cited<string> | undefined {
  const shown = [CAPTIONED, IN_PARENTHESES].flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  const value =
    [text, END.exec(text)?.[1] ?? ''].find((one) => alone.has(normalize(one))) ??
    shown.find((one) => known.has(normalize(one)));
  if (value === undefined) return undefined;
  const start = text.lastIndexOf(value);
  return cite(value, { page, words: wordsWithin({ text, words }, start, start + value.length) });
}
