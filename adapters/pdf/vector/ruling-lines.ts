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
    const { x0, y0, x1, y1 } = rounded(centerLineOf(line));
    const rule = { x0, y0, x1, y1, kind: line.kind };
    if (isPageBorder(rule, space)) continue;
    const key = `${steps(x0)},${steps(y0)},${steps(x1)},${steps(y1)}`;
    if (rules.get(key)?.kind !== 'stroke') rules.set(key, rule);
  }
  return [...rules.values()];
}

const steps = (value: number): number => Math.round(value / SAME);

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
