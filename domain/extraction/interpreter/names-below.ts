import type { Band } from './band.ts';
import { isValue, type Row } from './cells.ts';
import { namesOf } from './names.ts';
import type { FactSearch, Subject } from './place.ts';

const SAME_EDGE = 3;

/**
 * The names that stand under lines of values alone, in bands that set limits over the line of their coverage. Such a line between two names may belong to either:
 * those without a name above them, or without one below, show which.
 */
export function namesBelow({ rows }: Band, search: FactSearch): ReadonlyMap<Row, readonly Subject[]> {
  const below = new Map<Row, readonly Subject[]>();
  let under = 0;
  let over = 0;
  for (const [at, row] of rows.entries()) {
    if (!isBare(row)) continue;
    const names = namesIn(rows[at + 1], row, search);
    const isUnderName =
      namesIn(overOf(rows, at), row, search).length > 0 || isUnderNameAlone(rows[at - 1], row, search);
    if (names.length > 0) below.set(row, names);
    if (names.length > 0 && !isUnderName) under += 1;
    if (names.length === 0 && isUnderName) over += 1;
  }
  return under > over ? below : new Map();
}

/** "Uninsured motorists" over "250,000 each person   18.00   18.00": a name without an amount of its own has those right below it. */
const isUnderNameAlone = (over: Row | undefined, row: Row, search: FactSearch): boolean =>
  over !== undefined &&
  !over.cells.some(isValue) &&
  over.x0 < row.x0 &&
  row.y0 - over.y1 < row.size &&
  namesOf(over, new Set(), search).length > 0;

/** The line over one of values alone, past lines set in that say what it measures: "Each person/Each occurrence". */
function overOf(rows: readonly Row[], at: number): Row | undefined {
  const row = rows[at];
  const isCaption = ({ cells }: Row): boolean =>
    row !== undefined && cells.every((cell) => !isValue(cell) && Math.abs(cell.x0 - row.x0) < SAME_EDGE);
  let over = at - 1;
  while (rows[over] && isCaption(rows[over] as Row)) over--;
  return rows[over];
}

const isBare = ({ cells }: Row): boolean => cells.length > 0 && cells.every(isValue);

/** The names of a neighboring line that has an amount of its own. */
function namesIn(row: Row | undefined, near: Row, search: FactSearch): readonly Subject[] {
  if (!row || Math.max(row.y0 - near.y1, (near.y0 - row.y1) / 2) > 1.2 * near.size) return [];
  return row.cells.some(isValue) ? namesOf(row, new Set(), search) : [];
}
