import type { Box, Rule } from '../../document/page.ts';
import { around } from '../../reading/boxes.ts';
import { isHorizontal, isVertical } from '../../reading/clean-rules.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import { stallAt } from './stalls.ts';

// Headings in drawn boxes: boxes that end at one line head one table, whatever the number of lines in each.

const REACH = 2;
const LEAST = 3;
const MOST_LINES = 4;
/** Lines of one heading are nearer than this share of the font size. */
const GAP = 0.9;

/** The least share of boxes whose whole text heads a column: of fewer a table may hold text in all its boxes. */
const KNOWN = 0.5;
const JOINED = 0.75;

const MARKS: ReadonlySet<Cell['shape']> = new Set(['included', 'declined']);

interface Boxed {
  box: Box;
  /** From the top. */
  cells: readonly Cell[];
}

/** Puts headings that stand in drawn boxes with one lower edge into one line, each as one cell. */
export function joinBoxedHeadings(
  rows: readonly Row[],
  rules: readonly Rule[],
  isHead: (text: string) => boolean,
): void {
  const walls = rules.filter(isVertical);
  const floors = rules.filter(isHorizontal);
  if (walls.length < LEAST || floors.length < 2) return;
  const headings = [...boxesByFloor(rows, walls, floors).values()].filter((boxes) =>
    boxes.every((boxed) => isHeading(boxed, isHead)),
  );
  const known = headings.flatMap((boxes) => {
    const share = boxes.filter(({ cells }) => isHead(textOf(cells))).length / boxes.length;
    return boxes.length < LEAST || share < KNOWN ? [] : [{ boxes, share }];
  });
  for (const { boxes } of known) for (const over of headings.flat()) if (isOverSeveral(over, boxes)) widen(over);
  for (const { boxes, share } of known) if (share >= JOINED && boxes.some(({ cells }) => cells.length > 1)) join(boxes);
}

/** "COLLISION" over "Ded" and "Premium" heads as much as its box spans, in however many lines. */
const isOverSeveral = ({ box }: Boxed, boxes: readonly Boxed[]): boolean =>
  boxes.filter(
    ({ box: own }) => Math.abs(own.y0 - box.y1) < REACH && own.x0 > box.x0 - REACH && own.x1 < box.x1 + REACH,
  ).length > 1;

function widen({ box, cells }: Boxed): void {
  for (const cell of cells) [cell.x0, cell.x1] = [box.x0, box.x1];
}

/** The boxes that hold text, by their lower edge. */
function boxesByFloor(rows: readonly Row[], walls: readonly Rule[], floors: readonly Rule[]): Map<number, Boxed[]> {
  const boxes = new Map<string, { box: Box; cells: Cell[] }>();
  for (const cell of rows.flatMap((row) => row.cells)) {
    const box = boxAround(cell, walls, floors);
    if (!box) continue;
    const key = [box.x0, box.x1, box.y1].map(Math.round).join(' ');
    const known = boxes.get(key);
    if (known) known.cells.push(cell);
    else boxes.set(key, { box, cells: [cell] });
  }
  const byFloor = new Map<number, Boxed[]>();
  for (const boxed of boxes.values()) {
    const floor = [...byFloor.keys()].find((y) => Math.abs(y - boxed.box.y1) < REACH) ?? boxed.box.y1;
    byFloor.set(floor, [...(byFloor.get(floor) ?? []), boxed]);
  }
  return byFloor;
}

/** The drawn box that a cell stands in; null where a side is open. */
function boxAround(cell: Cell, walls: readonly Rule[], floors: readonly Rule[]): Box | null {
  const { x0, x1 } = stallAt(cell, walls);
  if (!Number.isFinite(x0) || !Number.isFinite(x1)) return null;
  const x = (cell.x0 + cell.x1) / 2;
  let [y0, y1] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const floor of floors) {
    if (floor.x0 > x || floor.x1 < x) continue;
    if (floor.y0 < cell.y0 + REACH) y0 = Math.max(y0, floor.y0);
    else if (floor.y0 > cell.y1 - REACH) y1 = Math.min(y1, floor.y0);
  }
  return Number.isFinite(y0) && Number.isFinite(y1) ? { x0, x1, y0, y1 } : null;
}

/** Text that fills its box with lines of one column, and no values. */
function isHeading({ box, cells }: Boxed, isHead: (text: string) => boolean): boolean {
  const size = Math.max(...cells.map((cell) => cell.size));
  // "Covered / Autos / Symbols" begins with a word that alone is a mark.
  const isText = cells.every((cell) => !isValue(cell) || (MARKS.has(cell.shape) && isHead(textOf(cells))));
  const isColumn = cells.every((cell, at) => {
    const above = cells[at - 1];
    return !above || (above.row !== cell.row && cell.y0 - above.y1 < GAP * size);
  });
  return isText && isColumn && cells.length <= MOST_LINES && box.y1 - box.y0 < (MOST_LINES + 1) * 1.5 * size;
}

/** Lines as one text: "Deduct-" goes on with "ible". */
const textOf = (cells: readonly Cell[]): string =>
  cells
    .map(({ text }) => text)
    .join(' ')
    .replace(/(\p{L})- (?=\p{L})/gu, '$1');

/** Sets the boxes' texts as cells of the lowest line among them. */
function join(boxes: readonly Boxed[]): void {
  const row = boxes
    .flatMap(({ cells }) => cells)
    .reduce((low, cell) => (cell.row.at > low.at ? cell.row : low), firstRow(boxes));
  for (const { cells } of boxes) {
    const [first] = cells;
    if (!first) continue;
    for (const cell of cells) cell.row.cells = cell.row.cells.filter((other) => other !== cell);
    const words = cells.flatMap((cell) => cell.words);
    row.cells.push({
      ...first,
      ...around(cells),
      words,
      text: textOf(cells),
      shape: cells.length > 1 ? null : first.shape,
      row,
    });
  }
  row.cells.sort((a, b) => a.x0 - b.x0);
}

const firstRow = (boxes: readonly Boxed[]): Row => boxes[0]?.cells[0]?.row as Row;
