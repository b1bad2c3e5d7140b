// Group headings: a line of few texts divided over the columns below it.
import type { Rule } from '../document/page.ts';
import { type Extent, overlapX } from './boxes.ts';
import type { Column } from './columns.ts';
import type { Attached, Heading, Part } from './heading.ts';

/**
 * Costs in points of distance at a font size of nine: a column without group, one whose heading stands over another
 * column too and so needs a group, a span with such a heading twice, and one that differs from the rule under the text.
 */
const SKIPPED = 6;
const AMBIGUOUS = 40;
const APART = 20;
const OFF_RULE = 40;
const USUAL_SIZE = 9;
const BY_DISTANCE = 0.6;

interface Groups {
  parts: readonly Part[];
  columns: readonly Column[];
  /** Headings of the lines below. */
  below: readonly Heading[];
  rules: readonly Rule[];
}

interface Span {
  cost: number;
  spans: readonly { part: number; from: number; to: number }[];
}

/** The cheapest division of the columns into runs, one for each text from left to right; columns may stay without. */
export function partition(groups: Groups): Attached[] {
  const { parts, columns } = groups;
  // best[p] after c columns: the cheapest way to place the first p texts on the first c columns.
  let best: (Span | null)[][] = columns.map(() => []);
  best = [[{ cost: 0, spans: [] }, ...parts.map(() => null)], ...best];
  for (let c = 1; c <= columns.length; c++) {
    const row: (Span | null)[] = [];
    for (let p = 0; p <= parts.length; p++) row.push(cheapest({ groups, best, c, p }));
    best[c] = row;
  }
  const spans = best[columns.length]?.[parts.length]?.spans ?? [];
  return spans.flatMap(({ part, from, to }) => {
    const text = parts[part];
    return text ? [{ ...text, from, to }] : [];
  });
}

interface State {
  groups: Groups;
  best: (Span | null)[][];
  c: number;
  p: number;
}

function cheapest({ groups, best, c, p }: State): Span | null {
  const without = best[c - 1]?.[p];
  const skipped = skipCost(groups.below, c - 1);
  let found: Span | null = without ? { ...without, cost: without.cost + skipped } : null;
  if (p === 0) return found;
  for (let from = c - 1; from >= 0; from--) {
    const before = best[from]?.[p - 1];
    if (!before) continue;
    const cost = before.cost + spanCost(groups, p - 1, from, c - 1);
    if (!found || cost < found.cost) {
      found = { cost, spans: [...before.spans, { part: p - 1, from, to: c - 1 }] };
    }
  }
  return found;
}

function spanCost({ parts, columns, below, rules }: Groups, p: number, from: number, to: number): number {
  const part = parts[p];
  const [first, last] = [columns[from], columns[to]];
  if (!part || !first || !last) return Number.POSITIVE_INFINITY;
  const values = { x0: first.x0, x1: last.x1 };
  const heads = below.filter((heading) => heading.from >= from && heading.to <= to);
  const texts =
    heads.length > 0
      ? { x0: Math.min(...heads.map(({ x0 }) => x0)), x1: Math.max(...heads.map(({ x1 }) => x1)) }
      : values;
  const distance = Math.min(apart(part, values, from === to), apart(part, texts, from === to));
  const outside = overlapX(part, values) < 0 && overlapX(part, texts) < 0 ? APART : 0;
  const scale = USUAL_SIZE / Math.max(part.words[0]?.size ?? USUAL_SIZE, 1);
  const doubled = heads.some((head, at) => heads.findIndex(({ text }) => text === head.text) < at) ? AMBIGUOUS : 0;
  return BY_DISTANCE * distance * scale + outside + doubled + offRule(part, texts, rules);
}

/** A column with a heading of its own needs no group, unless another has the same: "Loss  Expense  Loss  Expense". */
function skipCost(below: readonly Heading[], column: number): number {
  const own = below.find((heading) => heading.from === column && heading.to === column);
  if (!own) return SKIPPED;
  return below.some((heading) => heading.text === own.text && heading.from !== column) ? AMBIGUOUS : 0;
}

/** Group headings are centered; a heading of one column may stand at either edge. */
function apart(part: Part, over: Extent, isSingle: boolean): number {
  const centres = Math.abs(part.x0 + part.x1 - over.x0 - over.x1) / 2;
  return isSingle ? Math.min(centres, Math.abs(part.x0 - over.x0), Math.abs(part.x1 - over.x1)) : centres;
}

function offRule(part: Part, over: Extent, rules: readonly Rule[]): number {
  const rule = rules.find(
    ({ x0, x1 }) => overlapX({ x0, x1 }, part) > 0.9 * (part.x1 - part.x0) && x1 - x0 > part.x1 - part.x0 + 4,
  );
  if (!rule) return 0;
  const isUnder = over.x0 >= rule.x0 - 3 && over.x1 <= rule.x1 + 3;
  const fills = over.x1 - over.x0 > 0.5 * (rule.x1 - rule.x0);
  return isUnder && fills ? 0 : OFF_RULE;
}
