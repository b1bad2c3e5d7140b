import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

const SAME_EDGE = 4;
const CENT = 0.015;
const LEAST_SUMS = 3;
const LEAST_ADDED = 2;

/** What the columns of amounts add up to, by their right edges. */
type Sums = Map<number, { sum: number; count: number }>;

/** Lines without key and date whose amounts are what the columns of all records above add up to: totals, whatever they say. */
export function sumLines(rows: readonly Row[], anchored: ReadonlySet<number>): Row[] {
  const sums: Sums = new Map();
  return rows.filter((row) => {
    if (!anchored.has(row.at)) return !row.isFurniture && isSumOf(row, sums);
    for (const atom of amountsOf(row)) add(sums, atom);
    return false;
  });
}

const amountsOf = ({ atoms }: Row): Atom[] => atoms.filter((atom) => isAmount(atom) && isNumeric(atom));

const valueOf = (atom: Atom): number => (isNumeric(atom) ? atom.value : 0);

const columnOf = (sums: Sums, { x1 }: Atom): number | undefined =>
  [...sums.keys()].find((edge) => Math.abs(edge - x1) <= SAME_EDGE);

function add(sums: Sums, atom: Atom): void {
  const edge = columnOf(sums, atom) ?? atom.x1;
  const known = sums.get(edge) ?? { sum: 0, count: 0 };
  sums.set(edge, { sum: known.sum + valueOf(atom), count: known.count + 1 });
}

function isSumOf(row: Row, sums: Sums): boolean {
  if (row.atoms.some(({ kind }) => kind === 'id' || kind === 'date')) return false;
  const amounts = amountsOf(row).filter((atom) => atom.kind === 'money' && valueOf(atom) !== 0);
  const columns = amounts.map((atom) => ({ atom, column: sums.get(columnOf(sums, atom) ?? Number.NaN) }));
  const areEqual = columns.every(({ atom, column }) => column && Math.abs(column.sum - valueOf(atom)) <= CENT);
  // one amount above is no sum yet
  return areEqual && columns.filter(({ column }) => column && column.count >= LEAST_ADDED).length >= LEAST_SUMS;
}
