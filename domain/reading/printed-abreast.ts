import type { Page, Word } from '../document/page.ts';
import { centreX } from './boxes.ts';
import { withCaptionsAbove } from './captions-below.ts';
import { unfolded } from './blocks-beside.ts';
import { layOut } from './lay-out.ts';
import type { Line, PageLayout } from './layout.ts';

// Several pages or screens that are printed side by side on one sheet: their first lines are alike, and so are their last.

/** How far apart, in points, the left edges of two pages of a sheet are at the least. */
const NARROWEST = 120;
const NEAR = 6;
const MOST = 4;

/** A sheet as one layout, or as one for each page that is printed on it, from left to right. */
export const layOutSheet = (page: Page, { isList = false } = {}): PageLayout[] => {
  const layouts = layOutAbreast(page);
  const unfolds = isList && layouts.length === 1;
  return layouts.map((layout) => withCaptionsAbove(unfolds ? unfolded(layout) : layout));
};

function layOutAbreast(page: Page): PageLayout[] {
  const whole = layOut(page);
  const [first, last] = [whole.lines[0], whole.lines.at(-1)];
  const count = first && last && first !== last ? partsOf(first) : null;
  if (count === null || count !== (last && partsOf(last))) return [whole];
  const walls = wallsOf([first, last] as Line[], count);
  if (page.words.some(({ x0, x1 }) => walls.some((x) => x0 < x && x < x1))) return [whole];
  return [Number.NEGATIVE_INFINITY, ...walls].map((from, at) => {
    const isWithin = (word: Word): boolean => centreX(word) > from && centreX(word) <= (walls[at] ?? Infinity);
    return layOut({ ...page, words: page.words.filter(isWithin) });
  });
}

/** Of how many equal parts, at equal distances, a line consists. */
function partsOf({ segments }: Line): number | null {
  for (let count = MOST; count > 1; count--) {
    const own = segments.length / count;
    if (!Number.isInteger(own) || own < 2) continue;
    const apart = (segments[own]?.x0 ?? 0) - (segments[0]?.x0 ?? 0);
    const areAlike = segments.slice(own).every((segment, at) => {
      const before = segments[at];
      return before?.text === segment.text && Math.abs(segment.x0 - before.x0 - apart) < NEAR;
    });
    if (areAlike && apart > NARROWEST) return count;
  }
  return null;
}

/** Where each page but the first begins. */
const wallsOf = (lines: readonly Line[], count: number): number[] =>
  Array.from({ length: count - 1 }, (_, at) => {
    const edges = lines.map(({ segments }) => {
      const first = (segments.length / count) * (at + 1);
      return { end: segments[first - 1]?.x1 ?? 0, start: segments[first]?.x0 ?? 0 };
    });
    return (Math.max(...edges.map(({ end }) => end)) + Math.min(...edges.map(({ start }) => start))) / 2;
  });
