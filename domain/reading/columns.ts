// Columns of a table from the x-extents of the atoms of many lines; no heading is needed.
import { type AtomKind, isAmount } from './atom.ts';
import type { Atom } from './layout.ts';
import { centreX, type Extent, overlapX } from './boxes.ts';

/** A column of values: `x0`..`x1` is where nine tenths of its atoms stand. */
export interface Column {
  x0: number;
  x1: number;
  align: 'left' | 'right';
  /** How often each kind stands in it, and in how many of the rows anything does. */
  kinds: ReadonlyMap<AtomKind, number>;
  count: number;
}

/** Points by which edges of one column differ, and the share of rows that a column needs. */
const RIGHT_EDGE = 4.5;
const LEFT_EDGE = 3.5;
const LEAST_SHARE = 0.08;
/** Rows count only if so many of their atoms are in columns with at least this share of the rows of the largest. */
const STRONG_SHARE = 0.25;
const WITH_STRONG = 0.4;
/** How full rows with a small column must be, compared with the mean. */
const AS_FULL = 0.85;
/** From so many rows on it shows which columns are the table's. */
const LEAST_ROWS = 5;
/** Overlaps, as shares of the narrower: from which clusters are one column. */
const SAME_COLUMN = 0.45;
const INSIDE = 0.6;
/** The outer tenth of the extents does not count. */
const OUTLIERS = 0.1;

interface Placed {
  atom: Atom;
  row: number;
}

interface Cluster {
  align: 'left' | 'right';
  atoms: Placed[];
  x0: number;
  x1: number;
  rows: number;
}

/**
 * The columns of rows, left to right. `walls` are the x of vertical rules along the rows: what stands between two of
 * them is one column, however it is aligned.
 */
export function findColumns(rows: readonly (readonly Atom[])[], walls: readonly number[] = []): Column[] {
  const clusters = clustersOf(rows, walls);
  const own = rows.length < LEAST_ROWS ? rows : withoutStrangers(rows, clusters);
  const kept = withoutWeak(own, own.length === rows.length ? clusters : clustersOf(own, walls));
  return apart(kept.toSorted((a, b) => a.x0 - b.x0).map(columnOf));
}

function clustersOf(rows: readonly (readonly Atom[])[], walls: readonly number[]): Cluster[] {
  const placed = rows.flatMap((atoms, row) => atoms.map((atom) => ({ atom, row })));
  const clusters = [
    ...clusterBy(
      placed.filter(({ atom }) => isRightAligned(atom)),
      'right',
    ),
    ...clusterBy(
      placed.filter(({ atom }) => !isRightAligned(atom)),
      'left',
    ),
  ];
  const least = rows.length <= 3 ? 1 : Math.max(2, LEAST_SHARE * rows.length);
  return mergeOverlapping(clusters, walls).filter((cluster) => cluster.rows >= least);
}

/** Drops lines of another make, such as scope lines, totals and notes between the rows: few of their atoms stand at the edge of a large column of their kind. */
function withoutStrangers(rows: readonly (readonly Atom[])[], clusters: readonly Cluster[]): (readonly Atom[])[] {
  const most = clusters.reduce((max, cluster) => Math.max(max, cluster.rows), 0);
  const strong = clusters.filter((cluster) => cluster.rows >= STRONG_SHARE * most).map(columnOf);
  // In transposed tables a column has all kinds, and none tells a stranger.
  const kinds = strong.map((column) =>
    (column.kinds.get(kindOf(column)) ?? 0) * 2 > column.count ? kindOf(column) : null,
  );
  return rows.filter((atoms) => {
    const supported = atoms.filter((atom) => {
      const at = columnAt(strong, atom);
      const column = strong[at];
      const isKind = kinds[at] === null || kinds[at] === atom.kind || (isAmount(atom) && kinds[at] === 'money');
      return column && isKind && isAtEdge(column, atom);
    });
    return supported.length >= WITH_STRONG * atoms.length;
  });
}

/** Drops columns that only rows with few of the table's columns have: totals, counts of claims. */
function withoutWeak(rows: readonly (readonly Atom[])[], clusters: readonly Cluster[]): readonly Cluster[] {
  if (rows.length < LEAST_ROWS) return clusters;
  const most = clusters.reduce((max, cluster) => Math.max(max, cluster.rows), 0);
  const strong = clusters.filter((cluster) => cluster.rows >= STRONG_SHARE * most);
  const filled = rows.map(() => 0);
  for (const { atoms } of strong)
    for (const row of new Set(atoms.map((one) => one.row))) filled[row] = (filled[row] ?? 0) + 1;
  const mean = (of: readonly number[]): number =>
    of.reduce((sum, row) => sum + (filled[row] ?? 0), 0) / Math.max(of.length, 1);
  const usual = mean(rows.map((_, at) => at));
  return clusters.filter(
    (cluster) => strong.includes(cluster) || mean(cluster.atoms.map(({ row }) => row)) >= AS_FULL * usual,
  );
}

const isRightAligned = (atom: Atom): boolean =>
  isAmount(atom) || atom.kind === 'percent' || (atom.kind === 'split' && (atom.marks.dollar || atom.marks.comma));

function clusterBy(placed: readonly Placed[], align: 'left' | 'right'): Cluster[] {
  const edge = ({ atom }: Placed): number => (align === 'right' ? atom.x1 : atom.x0);
  const reach = align === 'right' ? RIGHT_EDGE : LEFT_EDGE;
  const clusters: Placed[][] = [];
  let mean = Number.NEGATIVE_INFINITY;
  for (const one of placed.toSorted((a, b) => edge(a) - edge(b))) {
    const last = clusters.at(-1);
    if (!last || edge(one) - mean > reach) {
      clusters.push([one]);
      mean = edge(one);
    } else {
      last.push(one);
      mean += (edge(one) - mean) / last.length;
    }
  }
  return clusters.map((atoms) => clusterOf(atoms, align));
}

function clusterOf(atoms: Placed[], align: 'left' | 'right'): Cluster {
  const lefts = atoms.map(({ atom }) => atom.x0).sort((a, b) => a - b);
  const rights = atoms.map(({ atom }) => atom.x1).sort((a, b) => a - b);
  const skip = Math.floor(OUTLIERS * atoms.length);
  return {
    align,
    atoms,
    x0: lefts[skip] ?? 0,
    x1: rights[rights.length - 1 - skip] ?? 0,
    rows: new Set(atoms.map(({ row }) => row)).size,
  };
}

/** Larger clusters take in what overlaps them: centered numbers, "Included" in a column of amounts. */
function mergeOverlapping(clusters: readonly Cluster[], walls: readonly number[]): Cluster[] {
  const merged: Cluster[] = [];
  for (const cluster of clusters.toSorted((a, b) => b.rows - a.rows || a.x0 - b.x0)) {
    const at = merged.findIndex((into) => belongs(cluster, into, walls));
    const into = merged[at];
    if (into) merged[at] = absorb(into, cluster);
    else merged.push(cluster);
  }
  return merged;
}

/** What stands inside a column without sharing an edge does not widen it. */
function absorb(into: Cluster, cluster: Cluster): Cluster {
  const atoms = [...into.atoms, ...cluster.atoms];
  const both = clusterOf(atoms, tidierEdge(atoms));
  return isAligned(into, cluster) ? both : { ...both, x0: into.x0, x1: into.x1 };
}

/** The edge at which atoms differ less; in transposed tables ids, dates and amounts share a column. */
function tidierEdge(atoms: readonly Placed[]): 'left' | 'right' {
  const spread = (edges: number[]): number => {
    const sorted = edges.sort((a, b) => a - b);
    const skip = Math.floor(OUTLIERS * sorted.length);
    return (sorted[sorted.length - 1 - skip] ?? 0) - (sorted[skip] ?? 0);
  };
  const left = spread(atoms.map(({ atom }) => atom.x0));
  return spread(atoms.map(({ atom }) => atom.x1)) <= left ? 'right' : 'left';
}

const isAligned = (a: Extent, b: Extent): boolean =>
  Math.abs(a.x1 - b.x1) <= RIGHT_EDGE ||
  Math.abs(a.x0 - b.x0) <= LEFT_EDGE ||
  Math.abs(centreX(a) - centreX(b)) <= LEFT_EDGE;

function belongs(cluster: Cluster, into: Cluster, walls: readonly number[]): boolean {
  const isWalled = walls.some(
    (x) => x > Math.min(centreX(cluster), centreX(into)) && x < Math.max(centreX(cluster), centreX(into)),
  );
  if (isWalled) return false;
  if (
    walls.length >= 2 &&
    cellBetween(walls, cluster) !== null &&
    cellBetween(walls, cluster) === cellBetween(walls, into)
  ) {
    return !sharesRows(cluster, into);
  }
  const shared = overlapX(cluster, into);
  if (shared <= 0) return false;
  const narrower = Math.min(cluster.x1 - cluster.x0, into.x1 - into.x0);
  if (cluster.align === into.align) return shared > SAME_COLUMN * narrower && !sharesRows(cluster, into);
  if (sharesRows(cluster, into)) return false;
  return isAligned(cluster, into) ? shared > SAME_COLUMN * narrower : shared > INSIDE * (cluster.x1 - cluster.x0);
}

/** Index of the cell between two walls that holds it; null when it crosses a wall or stands outside. */
function cellBetween(walls: readonly number[], { x0, x1 }: Extent): number | null {
  const after = walls.findIndex((x) => x > (x0 + x1) / 2);
  const [left, right] = [walls[after - 1], walls[after]];
  return left !== undefined && right !== undefined && x0 > left - 1 && x1 < right + 1 ? after : null;
}

/** Two atoms of one row cannot be in one column. */
function sharesRows(a: Cluster, b: Cluster): boolean {
  const rows = new Set(a.atoms.map(({ row }) => row));
  const shared = b.atoms.filter(({ row }) => rows.has(row)).length;
  return shared > 0.2 * Math.min(a.rows, b.rows);
}

function columnOf({ x0, x1, align, atoms, rows }: Cluster): Column {
  const kinds = new Map<AtomKind, number>();
  for (const { atom } of atoms) kinds.set(atom.kind, (kinds.get(atom.kind) ?? 0) + 1);
  return { x0, x1, align, kinds, count: rows };
}

/** Long texts reach into the next column; the column ends before it. */
function apart(columns: readonly Column[]): Column[] {
  return columns.map((column, at) => {
    const next = columns[at + 1];
    if (!next || column.x1 < next.x0) return column;
    return { ...column, x1: Math.max(column.x0 + 1, next.x0 - 0.5) };
  });
}

/** The kind that most values of a column have; text only when nothing else stands in it. */
export function kindOf(column: Column): AtomKind {
  let best: AtomKind = 'text';
  let most = 0;
  for (const [kind, count] of column.kinds) {
    const weight = kind === 'text' || kind === 'nil' ? count / 4 : count;
    if (weight > most) [best, most] = [kind, weight];
  }
  return best;
}

/** Points around a column in which an atom that overlaps none still belongs to it. */
const BESIDE = 8;

/** Index of the column that an atom stands in, by edge, overlap and nearness; -1 for none. */
export function columnAt(columns: readonly Column[], atom: Extent): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, column] of columns.entries()) {
    const fit = fitOf(column, atom);
    if (fit > most) [best, most] = [at, fit];
  }
  return most > -1 ? best : -1;
}

function fitOf(column: Column, atom: Extent): number {
  const shared = overlapX(column, atom);
  if (shared < 0) return shared < -BESIDE ? Number.NEGATIVE_INFINITY : shared / BESIDE;
  const share = shared / Math.max(1, Math.min(column.x1 - column.x0, atom.x1 - atom.x0));
  return share + (isAtEdge(column, atom) ? 1 : 0);
}

const isAtEdge = (column: Column, atom: Extent): boolean =>
  column.align === 'right' ? Math.abs(column.x1 - atom.x1) <= RIGHT_EDGE : Math.abs(column.x0 - atom.x0) <= LEFT_EDGE;
