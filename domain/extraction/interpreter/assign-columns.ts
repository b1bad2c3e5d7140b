import type { Rule } from '../../document/page.ts';
import type { Extent } from '../../reading/boxes.ts';
import type { Cell, Row } from './cells.ts';
import { asMeasure, distance, type Header, shares } from './headers.ts';
import { fitOf, stallAt, stallOf } from './stalls.ts';

const FAR = 60;
/** The most that it costs to read a value under a heading of its own box. */
const BOXED = 2;

/** Puts the values of the lines into columns by their edges, and each column under its nearest heading. */
export function assignColumns(
  rows: readonly Row[],
  headers: readonly Header[],
  walls: readonly Rule[],
): Map<Cell, Header> {
  const columns = new Map<Cell, Header>();
  if (headers.length === 0) return columns;
  const values = rows.flatMap((row) => row.cells.filter((cell) => cell.shape !== null));
  const boxes = clusters(values, headers, walls).map(({ cells, stall }) => ({
    cells,
    stall,
    x0: Math.min(...cells.map((cell) => cell.x0)),
    x1: Math.max(...cells.map((cell) => cell.x1)),
  }));
  const inOrder = orderedHeaders(boxes, headers);
  const own = new Map(boxes.map((box) => [box, inOrder.get(box) ?? nearest(box, headers, walls, FAR)]));
  const last = lastLeft(own, headers);
  for (const box of boxes) {
    const header = own.get(box) ?? (box === last?.box ? last.header : null);
    if (header) for (const cell of box.cells) columns.set(cell, header);
  }
  for (const cell of rows.flatMap((row) => row.cells)) {
    if (cell.shape !== null) continue;
    const header = nearest({ ...cell, stall: stallAt(cell, walls) }, headers, walls, FAR / 2);
    if (header) columns.set(cell, header);
  }
  return columns;
}

interface Column {
  x0: number;
  x1: number;
  /** The drawn box that it stands in. */
  stall: Extent;
}

/** The only column without a heading, right of all headings, and the last heading, which has no column: they belong together however far apart. */
function lastLeft<Box extends Column & { cells: readonly Cell[] }>(
  own: ReadonlyMap<Box, Header | null>,
  headers: readonly Header[],
): { box: Box; header: Header } | null {
  const [box, more] = [...own].flatMap(([one, header]) => (header === null ? [one] : []));
  const [header, ...others] = headers.toSorted((a, b) => b.x0 - a.x0);
  if (!box || more || !header || others.length === 0 || asMeasure(header.measure) === null) return null;
  const isFree = box.x0 > header.x1 && ![...own.values()].includes(header);
  return isFree && box.cells.length >= LEAST_LEFT ? { box, header } : null;
}

const LEAST_LEFT = 3;

/** Columns that each stand between the left edge of a heading and that of the next one belong to these headings, also where others have none. */
function orderedHeaders<Box extends Column>(boxes: readonly Box[], headers: readonly Header[]): Map<Box, Header> {
  const heads = headers.toSorted((a, b) => a.x0 - b.x0);
  // numbers of lines have no heading
  const headed = boxes.filter(({ x1 }) => x1 > (heads[0]?.x0 ?? 0));
  const own = boxes.flatMap((box): [Box, Header][] => {
    const at = heads.findLastIndex(({ x0 }) => box.x0 > x0 - 8);
    const header = heads[at];
    return header && box.x1 < (heads[at + 1]?.x0 ?? Number.POSITIVE_INFINITY) + 2 ? [[box, header]] : [];
  });
  const isFit = own.length === headed.length && new Set(own.map(([, header]) => header)).size >= LEAST_ORDERED;
  return isFit ? new Map(own) : new Map();
}

const LEAST_ORDERED = 4;

function nearest(box: Column, headers: readonly Header[], walls: readonly Rule[], far: number): Header | null {
  const fits = headers.map((header) => ({ header, fit: fitOf(box.stall, stallOf(header, walls)) }));
  const [boxed, more] = fits.filter(({ fit }) => fit === 'same');
  let best: Header | null = null;
  let least = far;
  for (const { header, fit } of fits) {
    // A narrow box that holds one heading holds its values; the frame of a page or a table says nothing.
    const isOwn = boxed?.header === header && !more && isNarrow(box, header);
    const most = isOwn ? BOXED : Number.POSITIVE_INFINITY;
    const cost = Math.min(most, distance(box, header, walls));
    if (fit !== 'apart' && cost < least) [best, least] = [header, cost];
  }
  return best;
}

/** Whether a heading and a value fill half of their box at least: no other column has room between them. */
const isNarrow = ({ x0, x1, stall }: Column, header: Header): boolean =>
  2 * Math.max(x0 - header.x1, header.x0 - x1) < stall.x1 - stall.x0;

/** Cells that share a right or left edge, or mostly stand over each other, in boxes of one width. */
function clusters(
  cells: readonly Cell[],
  headers: readonly Header[],
  walls: readonly Rule[],
): { stall: Extent; cells: Cell[] }[] {
  const found: (Column & { cells: Cell[] })[] = [];
  // words that reach over the columns of several headings say nothing of where columns end
  const isWide = (cell: Extent): boolean => headers.filter((header) => shares(cell, header) > 0.4).length > 1;
  for (const cell of cells.toSorted((a, b) => a.x1 - b.x1)) {
    const stall = stallAt(cell, walls);
    const into = found.find(
      (cluster) =>
        isWide(cell) === isWide(cluster) &&
        fitOf(stall, cluster.stall) !== 'apart' &&
        (Math.abs(cluster.x1 - cell.x1) < 4 || (Math.abs(cluster.x0 - cell.x0) < 3 && shares(cluster, cell) > 0.6)),
    );
    if (into) {
      into.cells.push(cell);
      into.x0 = Math.min(into.x0, cell.x0);
      into.x1 = Math.max(into.x1, cell.x1);
    } else found.push({ x0: cell.x0, x1: cell.x1, stall, cells: [cell] });
  }
  return found;
}
