import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { totalLevelOf } from './total-lines.ts';

// A line of totals may be a table of its own, whose cells stand beside the columns that they sum up. Where it has as many
// amounts as there are columns, they stand in their order.

const LEAST_COLUMNS = 3;

/** The ledger with the amounts of such lines under the columns that have their place in the order. */
export function headTotalsByOrder(ledger: Ledger): Ledger {
  const headings = new Map<Atom, HeadedColumn>();
  for (const row of ledger.rows) for (const [atom, headed] of ordered(row, ledger)) headings.set(atom, headed);
  if (headings.size === 0) return ledger;
  const { tables } = ledger;
  return {
    ...ledger,
    tables: { ...tables, headedAt: (row, atom) => headings.get(atom) ?? tables.headedAt(row, atom) },
  };
}

/** Amounts with the columns that they belong to; none where their edges tell. */
function ordered(row: Row, ledger: Ledger): [Atom, HeadedColumn][] {
  const amounts = row.atoms.slice(row.atoms.findLastIndex((atom) => !isAmount(atom)) + 1);
  if (row.isFurniture || amounts.length < LEAST_COLUMNS || ledger.tables.isHeading(row)) return [];
  const columns = (ledger.tables.tableOf(row)?.headed ?? []).filter(
    ({ column, amount, stack }) => column.isNumeric && amount !== null && !stack,
  );
  if (columns.length !== amounts.length) return [];
  const printed = amounts.map((atom) => ledger.tables.headedAt(row, atom)?.column);
  const isInPlace = columns.every(({ column }, at) => printed[at] === column);
  if (isInPlace || totalLevelOf(row, ledger) === null) return [];
  return columns.map((headed, at): [Atom, HeadedColumn] => {
    const atom = amounts[at] as Atom;
    return [atom, { ...headed, column: { ...headed.column, x0: atom.x0, x1: atom.x1 } }];
  });
}
