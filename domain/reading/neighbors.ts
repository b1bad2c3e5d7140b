import type { Rule } from '../document/page.ts';
import { overlapX } from './boxes.ts';
import { isVertical } from './clean-rules.ts';
import type { Line, PageLayout, Segment } from './layout.ts';

const SAME_SIZE = 0.3;

/** Whether two texts are printed alike: both bold or not, and of one size. */
export const isSetLike = (a: Segment, b: Segment): boolean =>
  a.bold === b.bold && Math.abs(a.size - b.size) < SAME_SIZE;

/** The segments right of it on its line, nearest first. */
export function rightOf(segment: Segment): Segment[] {
  return segment.line.segments.filter((other) => other.x0 >= segment.x1 - 1);
}

/** The lines below a line of the page, nearest first. */
export function linesBelow(layout: PageLayout, line: Line): Line[] {
  return layout.lines.slice(layout.lines.indexOf(line) + 1);
}

export interface Reach {
  /** How many lines down to look. */
  lines: number;
  /** The widest gap between two lines, as a multiple of the font size. */
  gap: number;
}

/** The segments under a segment, from top to bottom: they overlap it or start where it starts; a wide gap ends them. */
export function below({ layout, segment, reach }: { layout: PageLayout; segment: Segment; reach: Reach }): Segment[] {
  const found: Segment[] = [];
  let bottom = segment.y1;
  for (const line of linesBelow(layout, segment.line)) {
    if (found.length >= reach.lines || line.y0 - bottom > reach.gap * segment.size) break;
    const candidates = line.segments.filter((other) => isUnder(segment, other));
    const [nearest] = candidates.sort((a, b) => Math.abs(a.x0 - segment.x0) - Math.abs(b.x0 - segment.x0));
    if (!nearest) continue;
    found.push(nearest);
    bottom = nearest.y1;
  }
  return found;
}

/** How far below its caption a value stands in a drawn box, in sizes of the larger type. */
const IN_BOX = 2.2;

/** The segments of the line right below a caption in the drawn box of both, wherever in the box they are set. */
export function inBoxBelow(layout: PageLayout, segment: Segment): Segment[] {
  const box = sidesOf(layout, segment);
  const line = box && linesBelow(layout, segment.line).find(({ segments }) => segments.some((own) => isIn(own, box)));
  const found = line && box ? line.segments.filter((own) => isIn(own, box)) : [];
  const isNear = ({ y0, y1, size }: Segment): boolean =>
    box !== null && y1 < box.y1 + 2 && y0 - segment.y1 < IN_BOX * Math.max(segment.size, size);
  return found.every(isNear) ? found : [];
}

const isIn = ({ x0, x1 }: Segment, box: { x0: number; x1: number }): boolean => x0 > box.x0 - 2 && x1 < box.x1 + 2;

/** The vertical rules left and right of a segment, and where the lower of their ends is; null without both. */
function sidesOf({ rules }: PageLayout, { x0, x1, y0, y1 }: Segment): { x0: number; x1: number; y1: number } | null {
  const y = (y0 + y1) / 2;
  let [left, right]: (Rule | null)[] = [null, null];
  for (const rule of rules) {
    if (!isVertical(rule) || rule.y0 > y || rule.y1 < y) continue;
    if (rule.x0 < x0 + 2 && (!left || rule.x0 > left.x0)) left = rule;
    else if (rule.x0 > x1 - 2 && (!right || rule.x0 < right.x0)) right = rule;
  }
  return left && right ? { x0: left.x0, x1: right.x0, y1: Math.min(left.y1, right.y1) } : null;
}

/** The segment right over a segment or right under it, at its left edge; a wide gap is none. */
export function stackedAt(layout: PageLayout, segment: Segment, step: 1 | -1): Segment | null {
  const line = layout.lines[layout.lines.indexOf(segment.line) + step];
  const other = line?.segments.find(({ x0 }) => Math.abs(x0 - segment.x0) < 4);
  const gap = other && (step > 0 ? other.y0 - segment.y1 : segment.y0 - other.y1);
  return other && gap !== undefined && gap < 0.8 * segment.size ? other : null;
}

function isUnder(above: Segment, under: Segment): boolean {
  if (Math.abs(under.x0 - above.x0) < 4) return true;
  return overlapX(above, under) > 0.25 * Math.min(above.x1 - above.x0, under.x1 - under.x0);
}

/** The block of segments that continue a segment downwards: aligned on the left, at an even, narrow pitch. */
export function blockFrom(layout: PageLayout, segment: Segment, most = 6): Segment[] {
  const block = [segment];
  let last = segment;
  for (const line of linesBelow(layout, segment.line)) {
    if (block.length >= most || line.y0 - last.y1 > 1.25 * last.size) break;
    const next = line.segments.find((other) => Math.abs(other.x0 - segment.x0) < 5);
    if (!next) continue;
    block.push(next);
    last = next;
  }
  return block;
}
