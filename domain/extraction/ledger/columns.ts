import { isAmount, isValue } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

type Sort = 'amount' | 'date' | 'text';

/** Cells of many rows that stand below each other. */
export interface Column {
  x0: number;
  x1: number;
  sort: Sort;
  /** Numbers are aligned at their right edge, everything else at the left. */
  isNumeric: boolean;
  cells: readonly Atom[];
}

export const sortOf = (atom: Atom): Sort => (isAmount(atom) ? 'amount' : atom.kind === 'date' ? 'date' : 'text');

const RIGHT_EDGE = 4.5;
const LEFT_EDGE = 3.5;
const LEAST_SHARE = 0.08;
const WIDTH_PERCENTILE = 0.9;
const MOST_ROWS = 600;
const LEAST_FILLED = 2;
const ABSORBED = 0.45;

/**
 * The columns of rows that belong to one table, from left to right. Where one row of headings names fields and amounts,
 * only rows with amounts show the columns: lines between them have their own edges.
 */
export function columnsOf(rows: readonly Row[], hasAmounts: boolean): Column[] {
  const tabular = rows.filter(isTabular);
  const filled = hasAmounts ? tabular.filter((row) => row.atoms.filter(isAmount).length >= 2) : [];
  if (filled.length < LEAST_FILLED) return columnsIn(tabular);
  const columns = columnsIn(filled);
  const others = columnsIn(tabular.filter((row) => !filled.includes(row))).filter(
    (other) => !isMoney(other) && columns.every((column) => column.x1 < other.x0 || other.x1 < column.x0),
  );
  return [...columns, ...others].toSorted((a, b) => a.x0 - b.x0);
}

function columnsIn(rows: readonly Row[]): Column[] {
  const pooled = rows.slice(0, MOST_ROWS);
  const least = pooled.length <= 3 ? 1 : Math.max(2, Math.floor(LEAST_SHARE * pooled.length));
  const atoms = pooled.flatMap((row) => row.atoms);
  const columns = (['amount', 'date', 'text'] as const).flatMap((sort) => {
    const isNumeric = sort === 'amount';
    const ofSort = atoms.filter((atom) => sortOf(atom) === sort);
    const clusters = cluster(ofSort, (atom) => (isNumeric ? atom.x1 : atom.x0), isNumeric ? RIGHT_EDGE : LEFT_EDGE);
    return clusters.filter((cells) => cells.length >= least).map((cells) => columnOf(cells, sort));
  });
  return clipped(absorb(columns).toSorted((a, b) => a.x0 - b.x0));
}

const MOST_SHORT = 0.6;

/** Columns end before the next one begins where most of their cells do: a title in their place may be longer. */
function clipped(columns: readonly Column[]): Column[] {
  return columns.map((column) => {
    if (column.isNumeric) return column;
    const isCrossed = ({ x0 }: Column): boolean => x0 > column.x0 + LEFT_EDGE && x0 < column.x1;
    const next = columns.find((other) => isCrossed(other) && isApart(other, column, MOST_LINES));
    return next ? { ...column, x1: next.x0 - 1 } : column;
  });
}

/** Whether the cells of a column stand right of those of another one, or of those that share a line with them. */
const isApart = (column: Column, other: Column, least: number): boolean =>
  endBefore(other, column.x0) >= MOST_SHORT ||
  (column.cells.length >= least * other.cells.length && standBeside(column, other));

const endBefore = ({ cells }: Column, x: number): number =>
  cells.filter((cell) => cell.x1 <= x).length / Math.max(cells.length, 1);

const isMoney = ({ cells }: Column): boolean => cells.some(({ kind }) => kind === 'money');

/** Lines of running text have no columns. */
export const isTabular = (row: Row): boolean => !row.isFurniture && (row.atoms.length >= 2 || row.atoms.some(isValue));

function cluster(atoms: readonly Atom[], edge: (atom: Atom) => number, reach: number): Atom[][] {
  const sorted = atoms.toSorted((a, b) => edge(a) - edge(b));
  const clusters: Atom[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  let first = last;
  for (const atom of sorted) {
    // Edges of running text follow each other closely over the whole width.
    const isApart = edge(atom) - last > reach || edge(atom) - first > 2 * reach;
    last = edge(atom);
    if (isApart) {
      clusters.push([]);
      first = last;
    }
    clusters.at(-1)?.push(atom);
  }
  return clusters;
}

export function columnOf(cells: readonly Atom[], sort: Sort): Column {
  const widths = cells.map((cell) => cell.x1 - cell.x0).toSorted((a, b) => a - b);
  const width = widths[Math.min(widths.length - 1, Math.floor(WIDTH_PERCENTILE * widths.length))] ?? 0;
  if (sort === 'amount') {
    const x1 = Math.max(...cells.slice(0, 500).map((cell) => cell.x1));
    return { x0: x1 - width, x1, sort, isNumeric: true, cells };
  }
  const x0 = Math.min(...cells.slice(0, 500).map((cell) => cell.x0));
  return { x0, x1: x0 + width, sort, isNumeric: false, cells };
}

/** Joins a small column that mostly lies inside a bigger one of its own sort; text never goes into numbers. */
function absorb(columns: readonly Column[]): Column[] {
  const bySize = columns.toSorted((a, b) => b.cells.length - a.cells.length);
  const kept: Column[] = [];
  for (const column of bySize) {
    const into = kept.findIndex((other) => {
      const shared = Math.min(column.x1, other.x1) - Math.max(column.x0, other.x0);
      const narrower = Math.min(column.x1 - column.x0, other.x1 - other.x0);
      const isInside = other.sort === column.sort && shared > ABSORBED * Math.max(narrower, 1);
      return isInside && (column.isNumeric || !isApart(column, other, LEAST_LINES) || !standBeside(column, other));
    });
    const other = kept[into];
    if (!other) kept.push(column);
    else if (column.isNumeric)
      kept[into] = {
        ...other,
        x0: Math.min(other.x0, column.x0),
        x1: Math.max(other.x1, column.x1),
        cells: [...other.cells, ...column.cells],
      };
    else kept[into] = { ...other, cells: [...other.cells, ...column.cells] };
  }
  return kept;
}

/** Cells of a column, as a share of those of another one: its wide cells are then those of other lines of the records. */
const LEAST_LINES = 0.25;
/** The same where one line of two begins at the edge of the other one. */
const MOST_LINES = 0.4;

const LEAST_BESIDE = 0.5;
const placeOf = ({ y0, segment }: Atom): string => `${segment.page}|${Math.round(y0)}`;

/** Whether most cells of a column have one of the other column in their row: a title in that one is long, not its cells. */
function standBeside({ cells }: Column, other: Column): boolean {
  const places = new Set(other.cells.map(placeOf));
  return cells.filter((cell) => places.has(placeOf(cell))).length > LEAST_BESIDE * cells.length;
}
