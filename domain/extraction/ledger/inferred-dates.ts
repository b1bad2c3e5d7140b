import type { LedgerPlan } from './plan.ts';
import type { Cell, NamedCells, UnknownHeading } from './unknown-headings.ts';

// Dates below a heading that nobody knows, told by their order: a record's dates follow each other in time, and the first
// two closely.

const LEAST_CELLS = 2;
const LEAST_SHARE = 0.95;
const LEAST_COVERED = 0.6;
const DAY = 86_400_000;
/** Days between the first two dates of most records. */
const USUAL_LAG = 45;
/** Rows between the dates of one record. */
const REACH = 4;

/** The field of a record that the dates below a heading are, where it is the only one of them without a heading. */
export function dateNamed({ cells }: UnknownHeading, { known }: NamedCells, { record }: LedgerPlan): string | null {
  if (cells.length < LEAST_CELLS || cells.some(({ atom }) => atom.kind !== 'date')) return null;
  const [first = '', second = ''] = record.dates;
  if (!known.has(first) && known.has(second)) {
    const lags = lagsOf(cells, known.get(second) ?? [], 1);
    return areUsual(lags, cells) ? first : null;
  }
  if (known.has(first) && !known.has(second)) {
    const lags = lagsOf(cells, known.get(first) ?? [], -1);
    return areUsual(lags, cells) ? second : null;
  }
  return null;
}

/** Days from each date to that of the same record, or from it. */
function lagsOf(cells: readonly Cell[], others: readonly Cell[], sign: 1 | -1): number[] {
  return cells.flatMap((cell) => {
    const near = others
      .filter(({ row }) => Math.abs(row.at - cell.row.at) <= REACH && row.page === cell.row.page)
      .toSorted((a, b) => distance(a, cell, sign) - distance(b, cell, sign))[0];
    return near ? [(sign * (timeOf(near) - timeOf(cell))) / DAY] : [];
  });
}

/** Rows apart; of two at the same distance the one that a record prints behind the other. */
const distance = ({ row }: Cell, cell: Cell, sign: 1 | -1): number =>
  Math.abs(row.at - cell.row.at) + (sign * (row.at - cell.row.at) < 0 ? 0.5 : 0);

const timeOf = ({ atom }: Cell): number => Date.parse(String(atom.value));

function areUsual(lags: readonly number[], cells: readonly Cell[]): boolean {
  const ordered = lags.filter((days) => days >= 0);
  const middle = lags.toSorted((a, b) => a - b)[Math.floor(lags.length / 2)] ?? Number.POSITIVE_INFINITY;
  return (
    lags.length >= Math.max(LEAST_CELLS, LEAST_COVERED * cells.length) &&
    ordered.length >= LEAST_SHARE * lags.length &&
    middle <= USUAL_LAG
  );
}
