import { EMPTY_BOX, TICKED } from '../../reading/atom-kinds.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { nearest, relined } from './superseded.ts';

/** How far from a box the middle of what stands in its column may be. */
const FAR = 25;
/** How far below the last line of the columns a line may belong to them, in sizes of print. */
const REACH = 6;

interface Boxes {
  ticked: Segment;
  all: readonly Segment[];
}

/** The page without the columns whose boxes stand empty where another column's box is ticked: plans that were not chosen. */
export function withoutUnticked(layout: PageLayout): PageLayout {
  let boxes: Boxes | null = null;
  let bottom = 0;
  let isChanged = false;
  const lines = layout.lines.map((line): Line => {
    const own = boxesIn(line);
    if (own) [boxes, bottom] = [own, line.y1];
    if (boxes && line.y0 - bottom > REACH * line.size) boxes = null;
    const { ticked, all } = boxes ?? {};
    if (!ticked || !all || own) return line;
    const under = line.segments.map((segment) => nearest(segment, all, FAR));
    // A line of the table has a value in each column and a label; others only stand between.
    const isRow = all.every((box) => under.includes(box)) && line.segments.length <= all.length + 1;
    if (!isRow) return line;
    bottom = line.y1;
    isChanged = true;
    return relined(
      line,
      line.segments.filter((_, at) => under[at] === null || under[at] === ticked),
    );
  });
  return isChanged ? { ...layout, lines } : layout;
}

function boxesIn({ segments }: Line): Boxes | null {
  const ticked = segments.filter(({ text }) => TICKED.test(text));
  const empty = segments.filter(({ text }) => EMPTY_BOX.test(text));
  const [own] = ticked;
  const isChoice = ticked.length === 1 && empty.length > 0 && segments.length <= empty.length + 2;
  return own && isChoice ? { ticked: own, all: [own, ...empty] } : null;
}
