import type { Box, Rule } from '../../document/page.ts';
import type { Extent } from '../../reading/boxes.ts';
import type { Header } from './headers.ts';

const REACH = 2;
const SAME = 4;

/** The stretch between the vertical rules left and right of a place, infinite where none is drawn. */
export function stallAt({ x0, x1, y0, y1 }: Box, walls: readonly Rule[]): Extent {
  const y = (y0 + y1) / 2;
  const stall = { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY };
  for (const wall of walls) {
    if (wall.y0 > y || wall.y1 < y) continue;
    if (wall.x0 < x0 + REACH) stall.x0 = Math.max(stall.x0, wall.x0);
    else if (wall.x0 > x1 - REACH) stall.x1 = Math.min(stall.x1, wall.x0);
  }
  return stall;
}

/** The box of a heading's lowest line. */
export function stallOf({ x0, x1, cells }: Header, walls: readonly Rule[]): Extent {
  const last = cells.at(-1);
  return last ? stallAt({ ...last, x0, x1 }, walls) : { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY };
}

/** Whether two places stand in boxes of one column: rows of boxes with other widths are other tables. */
export function fitOf(a: Extent, b: Extent): 'same' | 'apart' | 'open' {
  const isClosed = [a.x0, a.x1, b.x0, b.x1].every(Number.isFinite);
  if (!isClosed) return 'open';
  if (Math.abs(a.x0 - b.x0) < SAME && Math.abs(a.x1 - b.x1) < SAME) return 'same';
  return isWithin(a, b) || isWithin(b, a) ? 'open' : 'apart';
}

const isWithin = (a: Extent, b: Extent): boolean => a.x0 > b.x0 - SAME && a.x1 < b.x1 + SAME;
