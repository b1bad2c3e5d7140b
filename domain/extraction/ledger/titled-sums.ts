import { isAmount } from '../../reading/atom.ts';
import { amountLinesOf } from './amount-lines.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { totalLevelOf } from './total-lines.ts';

const MOST_LINES = 14;
const MOST_BESIDE = 2;
const LEAST_LABELED = 3;

/** Titles alone in their rows that say "total" over lines of labels and amounts, "Totals" above "Paid loss $100", with these lines. */
export function titledSums(ledger: Ledger): ReadonlyMap<Row, readonly Row[]> {
  const titles = ledger.rows.filter((row) => row.atoms.length === 1 && totalLevelOf(row, ledger) !== null);
  return new Map(
    titles.flatMap((row) => {
      const lines = linesBelow(row, ledger);
      return lines.length > 0 ? [[row, lines] as const] : [];
    }),
  );
}

function linesBelow({ at, page }: Row, ledger: Ledger): readonly Row[] {
  const { rows, tables } = ledger;
  const below = rows.slice(at + 1, at + 1 + MOST_LINES);
  const end = below.findIndex((row) => row.page !== page || tables.isHeading(row));
  const own = end < 0 ? below : below.slice(0, end);
  const lines = amountLinesOf(own, ledger, () => false);
  const arePairs = lines.length >= LEAST_LABELED && lines.every(({ cells }) => cells.length <= MOST_BESIDE);
  return arePairs ? own : [];
}

/** Whether a line of amounts is the next one of a totals line above it, where headings name a measure for each line. */
export function isNextLineOfSum(row: Row, ledger: Ledger): boolean {
  const above = ledger.rows[row.at - 1];
  const isLine = row.atoms.some((atom) => isAmount(atom) && ledger.tables.headedAt(row, atom)?.stack !== undefined);
  return isLine && above?.page === row.page && totalLevelOf(above, ledger) !== null;
}
