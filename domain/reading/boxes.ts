import type { Box } from '../document/page.ts';

/** The x-extent of a box. */
export interface Extent {
  x0: number;
  x1: number;
}

export const centreX = (box: Extent): number => (box.x0 + box.x1) / 2;
export const centreY = (box: Box): number => (box.y0 + box.y1) / 2;

/** The smallest box around all of them; an empty list gives an empty box at the origin. */
export function around(boxes: readonly Box[]): Box {
  const [first] = boxes;
  if (!first) return { x0: 0, y0: 0, x1: 0, y1: 0 };
  const box = { x0: first.x0, y0: first.y0, x1: first.x1, y1: first.y1 };
  for (const { x0, y0, x1, y1 } of boxes) {
    if (x0 < box.x0) box.x0 = x0;
    if (y0 < box.y0) box.y0 = y0;
    if (x1 > box.x1) box.x1 = x1;
    if (y1 > box.y1) box.y1 = y1;
  }
  return box;
}

/** How many points two boxes share on the x axis; negative when they are apart. */
export const overlapX = (a: Extent, b: Extent): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
