import type { Cell, Row } from '../cells.ts';
import { type ThingSearch, targetsOf } from './targets.ts';

// Cards side by side repeat their labels in one line. What stands in one card, of whatever make, says nothing of another:
// each is read like a page of its own.

/** Lines between which cards stand side by side, and where these begin. */
interface Panels {
  from: number;
  to: number;
  edges: readonly number[];
}

/** The lines of each card, and the lines of the page that stand in none. */
export interface Split {
  panels: Row[][];
  rest: readonly Row[];
}

const NEAR = 8;
/** How many lines above its first label the title of a card may stand. */
const TITLE = 3;

export function splitPanels(search: ThingSearch): Split {
  const { rows } = search;
  const blocks = blocksOf(search);
  if (blocks.length === 0) return { panels: [], rest: rows };
  const panels = blocks.flatMap(({ from, to, edges }) =>
    edges.map((edge, at) =>
      cutRows(rows.slice(from, to + 1), edge, edges[at + 1] ?? Number.POSITIVE_INFINITY, at === 0),
    ),
  );
  const isWithin = ({ at }: Row): boolean => blocks.some(({ from, to }) => at >= from && at <= to);
  return { panels, rest: rows.map((row) => (isWithin(row) ? { ...row, cells: [] } : row)) };
}

/** Lines with the same edges, from the title of the first card to the last line that crosses no edge. */
function blocksOf(search: ThingSearch): Panels[] {
  const { rows } = search;
  const found: { row: Row; edges: readonly number[] }[] = [];
  for (const row of rows) {
    const edges = edgesOf(row, search);
    if (edges) found.push({ row, edges });
  }
  const blocks: Panels[] = [];
  for (const { row, edges } of found) {
    const last = blocks.at(-1);
    if (last && row.at <= last.to) continue;
    const own = found.filter((other) => other.row.at >= row.at && isAlike(other.edges, edges));
    if (own.length < 2) continue;
    const first = own[0]?.row.at ?? row.at;
    blocks.push({ edges, from: topOf(first, edges, rows, last?.to ?? -1), to: bottomOf(first, edges, rows) });
  }
  return blocks;
}

const isAlike = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((edge, at) => Math.abs(edge - (b[at] ?? 0)) < NEAR);

/** Where the labels of a line begin again. */
function edgesOf(row: Row, search: ThingSearch): number[] | null {
  const labels = row.cells.filter((cell) => targetsOf(cell.text, search).length > 0);
  const [first] = labels;
  if (!first) return null;
  const starts = labels.filter(({ text }) => text === first.text);
  const period = labels.length / starts.length;
  const isRegular = labels.every(({ text }, at) => text === labels[at % period]?.text);
  return starts.length > 1 && isRegular ? starts.map(({ x0 }) => x0) : null;
}

const crosses = ({ cells }: Row, edges: readonly number[]): boolean =>
  cells.some(({ x0, x1 }) => edges.slice(1).some((edge) => x0 < edge - NEAR && x1 > edge + NEAR));

function topOf(first: number, edges: readonly number[], rows: readonly Row[], above: number): number {
  let top = first;
  for (let at = first - 1; at > above && at >= first - TITLE; at--) {
    const [row, next] = [rows[at], rows[top]];
    const isClose = row && next && next.y0 - row.y1 < 2.5 * Math.max(row.size, next.size);
    const starts = row?.cells.filter(({ x0 }) => edges.some((edge) => Math.abs(x0 - edge) < NEAR)).length ?? 0;
    if (!row || !isClose || crosses(row, edges) || starts < 2) break;
    top = at;
  }
  return top;
}

function bottomOf(first: number, edges: readonly number[], rows: readonly Row[]): number {
  let bottom = first;
  while (rows[bottom + 1] && !crosses(rows[bottom + 1] as Row, edges)) bottom += 1;
  return bottom;
}

/** The cells of lines between two edges, as lines of their own. */
function cutRows(rows: readonly Row[], from: number, to: number, isFirst: boolean): Row[] {
  return rows
    .map((row): Row => {
      const cells = row.cells.filter(({ x0 }) => (isFirst || x0 >= from - NEAR) && x0 < to - NEAR);
      return { ...row, cells };
    })
    .filter(({ cells }) => cells.length > 0)
    .map((row, at) => {
      const own: Row = { ...row, at, cells: [] };
      own.cells = row.cells.map((cell): Cell => ({ ...cell, row: own }));
      return own;
    });
}
