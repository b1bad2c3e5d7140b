import type { Box, Rule } from '../../../domain/document/page.ts';
import { rounded } from '../engine/boxes.ts';
import type { DisplaySpace } from '../engine/display-space.ts';
import type { Line } from './paths.ts';

/** Points: lines closer than this are duplicates. */
const SAME = 0.5;
/** Points: lines this close to the edge of the page belong to its background. */
const MARGIN = 1;

/** Converts lines to ruling lines without thickness on the displayed page; of duplicates, strokes are preferred to edges. */
export function rulesOf(lines: readonly Line[], space: DisplaySpace): Rule[] {
  const rules = new Map<string, Rule>();
  for (const line of lines) {
    const rule = { ...rounded(centerLineOf(line)), kind: line.kind };
    if (isPageBorder(rule, space)) continue;
    const key = [rule.x0, rule.y0, rule.x1, rule.y1].map((value) => Math.round(value / SAME)).join();
    if (rules.get(key)?.kind !== 'stroke') rules.set(key, rule);
  }
  return [...rules.values()];
}

function centerLineOf({ x0, y0, x1, y1 }: Box): Box {
  if (x1 - x0 >= y1 - y0) {
    const y = (y0 + y1) / 2;
    return { x0, y0: y, x1, y1: y };
  }
  const x = (x0 + x1) / 2;
  return { x0: x, y0, x1: x, y1 };
}

function isPageBorder({ x0, y0, x1, y1 }: Box, { width, height }: DisplaySpace): boolean {
  return x1 <= MARGIN || y1 <= MARGIN || x0 >= width - MARGIN || y0 >= height - MARGIN;
}
