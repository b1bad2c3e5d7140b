import { type Cited, cite, type Draft, isCited } from '../cited.ts';
import type { PageLayout, Segment } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { FieldPlan } from '../plan.ts';
import { formsOf } from '../phrases.ts';

/** A choice that words beside another value tell: "$54.20 per month"; else words elsewhere that speak of the same thing. */
export function choiceBeside(
  beside: Draft[string],
  plan: FieldPlan,
  layouts: readonly PageLayout[],
): Cited | undefined {
  if (!isCited(beside)) return undefined;
  const segments = layouts.flatMap((layout) => layout.lines.flatMap((line) => line.segments));
  const own = segments.find((segment) => segment.words.some((word) => beside.words.includes(word)));
  if (!own) return undefined;
  const line = own.line.segments.toSorted((a, b) => Math.abs(a.x0 - own.x0) - Math.abs(b.x0 - own.x0));
  const near = segments.filter((segment) => segment.page === own.page && isNear(segment, own));
  const spoken = segments
    .filter(({ text }) => ABOUT.test(text) && text.length < 60)
    .flatMap((segment) => [segment, ...(MODE.test(segment.text) ? underOf(segment, segments) : [])]);
  return firstOf([...line, ...near, ...spoken], plan);
}

const ABOUT = /\b(?:premiums?|bill(?:ing|ed)?|payments?|pay|paid|frequency|mode)\b/i;
/** Labels whose value is how often one pays. */
const PLAN = '(?:payment|pay|bill) (?:plan|option|terms|period)';
const MODE = new RegExp(
  String.raw`\b(?:frequency|mode|method|schedule|billed|paid|${PLAN}|how often|payable|billing)\b`,
  'i',
);

/** What stands right of a label or under it. */
const underOf = (label: Segment, segments: readonly Segment[]): Segment[] =>
  segments.filter(
    (other) => other !== label && other.page === label.page && (rightOf(label, other) || isNear(other, label)),
  );

const rightOf = (label: Segment, other: Segment): boolean => other.line === label.line && other.x0 > label.x0;

/** Right over or under the value. */
const isNear = (segment: Segment, own: Segment): boolean =>
  segment.x0 < own.x1 + 10 && segment.x1 > own.x0 - 10 && Math.max(segment.y0 - own.y1, own.y0 - segment.y1) < own.size;

function firstOf(segments: readonly Segment[], plan: FieldPlan): Cited | undefined {
  const choices = Object.entries(plan.choices ?? {}).flatMap(([value, list]) =>
    formsOf(list).map((form) => ({ value, form: ` ${form} ` })),
  );
  for (const segment of segments) {
    const text = ` ${normalize(segment.text)} `;
    const found = choices.find(({ form }) => text.includes(form));
    if (found && !NOT_OWN.test(segment.text)) return cite(found.value, segment);
  }
  return undefined;
}

const NOT_OWN = /\b(?:deductible|limit|maximum|waiting|instead|benefit)\b/i;
