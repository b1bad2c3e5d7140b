import { overlapX } from './boxes.ts';
import type { Line, PageLayout, Segment } from './layout.ts';

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
