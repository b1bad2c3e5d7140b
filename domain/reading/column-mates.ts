// Columns that are one: "$25,000" and "each person" in one cell, "1%" and "$4,640" under one heading.
import type { AtomKind } from './atom.ts';
import type { Atom } from './layout.ts';
import { type Extent, overlapX } from './boxes.ts';
import { type Column, columnAt } from './columns.ts';

/** Share of the rows of the right column in which it goes on in the same segment as the left one. */
const TOGETHER = 0.75;

/** Joins neighbors that stand in one segment and of which one has no heading, or that are an amount and its words. */
export function joinMates(
  columns: readonly Column[],
  rows: readonly (readonly Atom[])[],
  heads: readonly Extent[],
): Column[] {
  const together = columns.map(() => 0);
  for (const atoms of rows) {
    for (const [at, atom] of atoms.entries()) {
      const before = atoms[at - 1];
      if (!before || before.segment !== atom.segment) continue;
      const column = columnAt(columns, atom);
      if (column > 0 && columnAt(columns, before) === column - 1) together[column] = (together[column] ?? 0) + 1;
    }
  }
  const joined: Column[] = [];
  for (const [at, column] of columns.entries()) {
    const left = joined.at(-1);
    const isMate = left && (together[at] ?? 0) >= TOGETHER * column.count && areOne(left, column, heads);
    if (isMate) joined[joined.length - 1] = both(left, column);
    else joined.push(column);
  }
  return joined;
}

function areOne(left: Column, right: Column, heads: readonly Extent[]): boolean {
  const isWords = (right.kinds.get('text') ?? 0) * 2 > right.count && (left.kinds.get('text') ?? 0) * 2 < left.count;
  if (heads.length === 0) return isWords;
  const own = (column: Column, other: Column): boolean =>
    heads.some((head) => overlapX(head, column) > 0 && overlapX(head, column) > overlapX(head, other));
  return !own(left, right) || !own(right, left);
}

function both(left: Column, right: Column): Column {
  const kinds = new Map<AtomKind, number>(left.kinds);
  for (const [kind, count] of right.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  const isLeft = left.align === 'left' || right.align === 'left';
  return {
    x0: Math.min(left.x0, right.x0),
    x1: Math.max(left.x1, right.x1),
    align: isLeft ? 'left' : 'right',
    kinds,
    count: Math.max(left.count, right.count),
  };
}
