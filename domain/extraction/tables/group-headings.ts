import { centreX, overlapX } from '../../reading/boxes.ts';
import type { HeadingCell } from './heading-cells.ts';

interface Split<Role extends string> {
  /** Text of the group heading above a cell. */
  groups: Map<HeadingCell<Role>, string>;
  plain: HeadingCell<Role>[];
}

/**
 * Takes headings that stand over several columns out of a header block: those that overlap two cells of the next line,
 * and halves ("Paid", "Reserve") above a longer row of other halves ("Indemnity", "Medical", "Expense", …).
 */
export function splitGroups<Role extends string>(cells: readonly HeadingCell<Role>[]): Split<Role> {
  const groups = new Map<HeadingCell<Role>, string>();
  const taken = new Set<HeadingCell<Role>>();
  const rows = [...new Set(cells.map((cell) => cell.row))].map((row) => cells.filter((cell) => cell.row === row));
  for (const [at, row] of rows.entries()) {
    for (const [lenders, borrowers] of halvesOf(row, rows.slice(at + 1))) {
      const pairs = partition(lenders, borrowers);
      if (!areGroups(lenders, borrowers)) continue;
      for (const lender of lenders) taken.add(lender);
      for (const [cell, lender] of pairs) groups.set(cell, lender.segment.text);
    }
    for (const cell of row) {
      if (taken.has(cell)) continue;
      const below = (rows[at + 1] ?? []).filter((other) => overlapX(cell.segment, other.segment) > 1);
      if (below.length < 2) continue;
      taken.add(cell);
      for (const other of below) if (!groups.has(other)) groups.set(other, cell.segment.text);
    }
  }
  return { groups, plain: cells.filter((cell) => !taken.has(cell)) };
}

/** Halves of one sort that have more halves of another sort below them than they are themselves. */
function halvesOf<Role extends string>(
  row: readonly HeadingCell<Role>[],
  lower: readonly (readonly HeadingCell<Role>[])[],
): [HeadingCell<Role>[], HeadingCell<Role>[]][] {
  const found: [HeadingCell<Role>[], HeadingCell<Role>[]][] = [];
  for (const half of new Set(row.map((cell) => cell.half))) {
    if (half === null) continue;
    const halves = row.filter((cell) => cell.half === half);
    const rows = lower.map((cells) => cells.filter((cell) => cell.half !== null && cell.half !== half));
    const borrowers = rows.find((cells) => cells.length > halves.filter((cell) => isAbove(cell, cells)).length);
    const lenders = halves.filter((cell) => borrowers !== undefined && isAbove(cell, borrowers));
    if (lenders.length > 0 && borrowers?.some((cell) => isOrphan(cell, [row, ...lower])))
      found.push([lenders, borrowers]);
  }
  return found;
}

/** Whether a heading stands over the span of the others, not somewhere left or right of it. */
function isAbove<Role extends string>({ segment }: HeadingCell<Role>, cells: readonly HeadingCell<Role>[]): boolean {
  const left = Math.min(...cells.map((cell) => cell.segment.x0));
  const right = Math.max(...cells.map((cell) => cell.segment.x1));
  return cells.length > 0 && centreX(segment) > left && centreX(segment) < right;
}

/** Several group headings differ ("Paid", "Reserve"); one alone must stand over its columns. */
function areGroups<Role extends string>(
  lenders: readonly HeadingCell<Role>[],
  borrowers: readonly HeadingCell<Role>[],
): boolean {
  const [only] = lenders;
  if (lenders.length === 1 && only) return isOver(only, borrowers);
  return new Set(lenders.map(({ segment }) => segment.text)).size === lenders.length;
}

/** "Total" right above the last of several halves ("Paid", "Reserve", "Incurred") is the beginning of that one. */
function isOver<Role extends string>({ segment }: HeadingCell<Role>, cells: readonly HeadingCell<Role>[]): boolean {
  const last = cells.at(-1)?.segment;
  if (!last || cells.length < 2) return last !== undefined;
  const apart = Math.min(Math.abs(segment.x1 - last.x1), Math.abs(centreX(segment) - centreX(last)));
  return apart > segment.size;
}

/** Whether nothing stands right above the cell. */
function isOrphan<Role extends string>(
  cell: HeadingCell<Role>,
  rows: readonly (readonly HeadingCell<Role>[])[],
): boolean {
  return !rows.some((row) => row.some((other) => other.row < cell.row && overlapX(other.segment, cell.segment) > 1));
}

/** Gives every borrower its lender: equal shares where the same headings repeat, else the nearest lender. */
function partition<Role extends string>(
  lenders: readonly HeadingCell<Role>[],
  borrowers: readonly HeadingCell<Role>[],
): Map<HeadingCell<Role>, HeadingCell<Role>> {
  const share = borrowers.length / lenders.length;
  const repeats = borrowers.every(
    (cell, at) => at < share || cell.segment.text === borrowers[at - share]?.segment.text,
  );
  const pairs = new Map<HeadingCell<Role>, HeadingCell<Role>>();
  for (const [at, cell] of borrowers.entries()) {
    const inTurn = Number.isInteger(share) && repeats ? lenders[Math.floor(at / share)] : undefined;
    const lender = inTurn ?? nearest(cell, lenders);
    if (lender) pairs.set(cell, lender);
  }
  return pairs;
}

function nearest<Role extends string>(
  cell: HeadingCell<Role>,
  lenders: readonly HeadingCell<Role>[],
): HeadingCell<Role> | undefined {
  const distance = (lender: HeadingCell<Role>): number =>
    overlapX(cell.segment, lender.segment) > 0 ? 0 : Math.abs(centreX(cell.segment) - centreX(lender.segment));
  return lenders.toSorted((a, b) => distance(a) - distance(b))[0];
}
