import type { Box, Word } from '../../../domain/document/page.ts';
import { rounded } from '../engine/boxes.ts';

/** A slanted stroke of a path; `rises` from left to right. */
export interface Slant extends Box {
  rises: boolean;
}

/** Points: tick marks have the size of a form's checkboxes. */
const SMALLEST = 3;
const LARGEST = 18;
/** A page with more slanted strokes is a drawing. */
const MAX_SLANTS = 2_000;
/** Points: maximum distance between the strokes of one tick mark. */
const SLACK = 1;

export const isSlantOfTick = ({ x0, y0, x1, y1 }: Box): boolean =>
  x1 - x0 >= SMALLEST / 2 && y1 - y0 >= SMALLEST / 2 && x1 - x0 <= LARGEST && y1 - y0 <= LARGEST;

/** Tick marks drawn as paths: two slanted strokes that cross or meet are returned as the letter X. */
export function crossesOf(slants: readonly Slant[]): Word[] {
  if (slants.length > MAX_SLANTS) return [];
  const free = new Set(slants.toSorted((a, b) => a.y0 - b.y0));
  const crosses: Word[] = [];
  for (const slant of free) {
    free.delete(slant);
    const other = [...free].find((candidate) => candidate.rises !== slant.rises && makeTick(slant, candidate));
    if (!other) continue;
    free.delete(other);
    const box = enclosing(slant, other);
    const isRepeated = crosses.some((cross) => Math.abs(cross.x0 - box.x0) < 2 && Math.abs(cross.y0 - box.y0) < 2);
    if (isRepeated) continue;
    crosses.push({
      text: 'X',
      size: box.y1 - box.y0,
      bold: false,
      source: 'text',
      confidence: 1,
      ...rounded(box),
    });
  }
  return crosses;
}

function makeTick(a: Box, b: Box): boolean {
  const isTouching = a.x0 <= b.x1 + SLACK && b.x0 <= a.x1 + SLACK && a.y0 <= b.y1 + SLACK && b.y0 <= a.y1 + SLACK;
  const { x0, y0, x1, y1 } = enclosing(a, b);
  const [width, height] = [x1 - x0, y1 - y0];
  return isTouching && Math.min(width, height) >= SMALLEST && Math.max(width, height) <= LARGEST;
}

const enclosing = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});
