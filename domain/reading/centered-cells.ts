import { around, type Extent, centreX, centreY, overlapX } from './boxes.ts';
import type { Line, PageLayout, Segment } from './layout.ts';
import { segmentOf } from './segments.ts';
import { CITY_WITHIN } from './values/places.ts';

// Cells of one row that are set to its middle: where they have different numbers of lines, their lines stand between each other.

/** Shares of the font size: lines nearer than this are not one below the other; lines of a cell are at most so far apart. */
const INTERLEAVED = 0.92;
const LEAST_STEP = 0.85;
const LEADING = 1.6;
/** How far from the middle of the row the middle of a cell may be, as a share of the font size. */
const OFF_CENTER = 0.3;
const SAME_SIZE = 1.4;
const MOST_LINES = 4;
const LEAST_CELLS = 3;
/** How many rows before and behind a row show its columns. */
const NEAR = 2;

/** A page with one line for each row whose cells stand around one middle; all other lines are as they were. */
export function levelCentered(layout: PageLayout): PageLayout {
  const groups = interleaved(layout.lines);
  const lines = groups.flatMap((group, at) => {
    if (group.length < 2) return group;
    const near = [...groups.slice(Math.max(0, at - NEAR), at), ...groups.slice(at + 1, at + 1 + NEAR)].flat();
    return levelled(
      group,
      near.flatMap((line) => line.segments),
    );
  });
  return lines.length === layout.lines.length ? layout : { ...layout, lines };
}

/** Lines in groups: within one, each is nearer to the line before than lines below each other can be. */
function interleaved(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1)?.at(-1);
    const isNear = last && centreY(line) - centreY(last) < INTERLEAVED * Math.min(line.size, last.size);
    if (isNear) groups.at(-1)?.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** The row that a group of lines is, where all of its cells agree on the middle and their lines hold no figures one below the other. */
function levelled(group: readonly Line[], near: readonly Segment[]): readonly Line[] {
  const cells = cellsIn(group);
  if (!cells || cells.length < LEAST_CELLS || !cells.every((cell) => isOneText(cell))) return group;
  if (!cells.every((cell) => near.some((other) => isAligned(around(cell), other)))) return group;
  const middles = cells.map((cell) => centreY(around(cell)));
  const sizes = cells.flatMap((cell) => cell.map((segment) => segment.size));
  const size = Math.min(...sizes);
  // A figure in large print beside two lines of another tile shares their middle by chance.
  if (Math.max(...sizes) > SAME_SIZE * size) return group;
  if (Math.max(...middles) - Math.min(...middles) > OFF_CENTER * size) return group;
  const [first] = group as [Line];
  const words = cells.flatMap((cell) => cell.flatMap((segment) => segment.words));
  const row: Line = { ...around(words), page: first.page, words, segments: [], size: first.size };
  row.segments = cells.map((cell) =>
    segmentOf(
      cell.flatMap((segment) => segment.words),
      row,
    ),
  );
  return [row];
}

/** Segments below each other, from left to right; null where one stands below two others or in no line with the one above. */
function cellsIn(group: readonly Line[]): Segment[][] | null {
  const cells: Segment[][] = [];
  for (const segment of group.flatMap(({ segments }) => segments)) {
    const [above, other] = cells.filter((cell) => overlapX(around(cell), segment) > 0);
    if (other || (above && !goesOn(above.at(-1) as Segment, segment))) return null;
    if (above) above.push(segment);
    else cells.push([segment]);
  }
  return cells.toSorted((a, b) => around(a).x0 - around(b).x0);
}

function goesOn(above: Segment, below: Segment): boolean {
  const step = (centreY(below) - centreY(above)) / Math.max(above.size, below.size);
  return step >= LEAST_STEP && step < LEADING && isAligned(above, below);
}

const isAligned = (a: Extent, b: Extent): boolean =>
  Math.abs(a.x0 - b.x0) < 3 || Math.abs(a.x1 - b.x1) < 3 || Math.abs(centreX(a) - centreX(b)) < 4;

const FIGURE = /^[-–(]?(?:\$\s?\d|[\d,./-]*\d[\d,./-]*%?\)?$)/;

/** Whether the lines of a cell may be one text: figures below each other are values of their own, and addresses are read by their lines. */
const isOneText = (cell: readonly Segment[]): boolean =>
  cell.length === 1 ||
  (cell.length <= MOST_LINES &&
    cell.filter(({ text }) => FIGURE.test(text)).length < 2 &&
    !cell.some(({ text }) => CITY_WITHIN.test(text)));
