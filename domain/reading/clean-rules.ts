import type { Rule } from '../document/page.ts';

const SHORTEST = 3;
const SAME = 1.6;

/** Joins rules that are drawn twice, in pieces or as both edges of a thin rectangle, and drops specks. */
export function cleanRules(rules: readonly Rule[]): Rule[] {
  const horizontal: Rule[] = [];
  const vertical: Rule[] = [];
  for (const rule of rules) {
    if (![rule.x0, rule.y0, rule.x1, rule.y1].every(Number.isFinite)) continue;
    const width = Math.abs(rule.x1 - rule.x0);
    const height = Math.abs(rule.y1 - rule.y0);
    if (Math.max(width, height) < SHORTEST || Math.min(width, height) > SAME) continue;
    (width >= height ? horizontal : vertical).push(upright(rule));
  }
  return [...join(horizontal, 'y0', 'x0', 'x1'), ...join(vertical, 'x0', 'y0', 'y1')].map(straight);
}

const upright = (rule: Rule): Rule => ({
  kind: rule.kind,
  x0: Math.min(rule.x0, rule.x1),
  x1: Math.max(rule.x0, rule.x1),
  y0: Math.min(rule.y0, rule.y1),
  y1: Math.max(rule.y0, rule.y1),
});

function straight(rule: Rule): Rule {
  if (rule.x1 - rule.x0 >= rule.y1 - rule.y0) return { ...rule, y1: rule.y0 };
  return { ...rule, x1: rule.x0 };
}

/** Joins what lies on the same axis and touches; `axis` is the constant coordinate, `from`..`to` the running one. */
function join(rules: Rule[], axis: 'x0' | 'y0', from: 'x0' | 'y0', to: 'x1' | 'y1'): Rule[] {
  const sorted = rules.toSorted((a, b) => a[axis] - b[axis] || a[from] - b[from]);
  const joined: Rule[] = [];
  for (const rule of sorted) {
    const into = nearby(joined, rule[axis], axis).find(
      (other) => rule[from] <= other[to] + SAME && rule[to] >= other[from] - SAME,
    );
    if (!into) {
      joined.push({ ...rule });
      continue;
    }
    // Two edges a hair apart are the sides of a thin rectangle: a drawn line.
    if (rule.kind === 'stroke' || rule[axis] - into[axis] > 0.05) into.kind = 'stroke';
    into[from] = Math.min(into[from], rule[from]);
    into[to] = Math.max(into[to], rule[to]);
  }
  return joined;
}

/** The rules at the end of the sorted list that lie within reach of the coordinate. */
function nearby(joined: Rule[], at: number, axis: 'x0' | 'y0'): Rule[] {
  let start = joined.length;
  while (start > 0 && at - (joined[start - 1]?.[axis] ?? Number.NEGATIVE_INFINITY) <= SAME) start--;
  return joined.slice(start);
}

export const isVertical = (rule: Rule): boolean => rule.x0 === rule.x1;
export const isHorizontal = (rule: Rule): boolean => rule.y0 === rule.y1;
