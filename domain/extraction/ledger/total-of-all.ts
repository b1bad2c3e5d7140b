import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// "Paid | Reserve: Loss | Expense | Total": a total behind the kinds of one measure may be the total of all columns. One row is
// enough where it is what all parts add up to and not what those of the last measure do.

const CENT = 0.015;

/** The ledger with totals that name no measure as the whole, where the rows below say so. */
export function nameTotalsOfAll(ledger: Ledger): Ledger {
  const { tables, plan } = ledger;
  const { whole, parts } = plan.amounts.identity;
  const wholes = new Set<HeadedColumn['column']>();
  for (const { headed, key } of tables.all) {
    const [total, other] = headed.filter((each) => isLoneTotal(each, ledger));
    const hasWhole = headed.some(({ amount }) => amount?.measure === whole);
    if (!total || other || hasWhole || !parts.includes(total.amount?.measure ?? '')) continue;
    const rows = tables.rows.filter((row) => !tables.isHeading(row) && tables.tableOf(row)?.key === key);
    if (isWholeIn(rows, { total, headed }, ledger)) wholes.add(total.column);
  }
  if (wholes.size === 0) return ledger;
  const amount = { measure: whole, kind: plan.amounts.totalKind, isNet: false };
  const headedAt: Ledger['tables']['headedAt'] = (row, atom) => {
    const headed = tables.headedAt(row, atom);
    return headed && wholes.has(headed.column) ? { ...headed, amount } : headed;
  };
  return { ...ledger, tables: { ...tables, headedAt } };
}

const isLoneTotal = ({ amount, hasOwnMeasure }: HeadedColumn, { plan }: Ledger): boolean =>
  hasOwnMeasure === false && amount?.kind === plan.amounts.totalKind;

interface Columns {
  total: HeadedColumn;
  headed: readonly HeadedColumn[];
}

function isWholeIn(rows: readonly Row[], { total, headed }: Columns, ledger: Ledger): boolean {
  const { parts } = ledger.plan.amounts.identity;
  const kinds = headed.filter((each) => each !== total && parts.includes(each.amount?.measure ?? ''));
  const areKinds = kinds.every(({ amount }) => amount?.kind !== null && amount?.kind !== ledger.plan.amounts.totalKind);
  const own = kinds.filter(({ amount }) => amount?.measure === total.amount?.measure);
  const read = rows.flatMap((row) => {
    const value = valueIn(row, total, ledger);
    const sumOf = (columns: readonly HeadedColumn[]): number =>
      columns.reduce((sum, column) => sum + (valueIn(row, column, ledger) ?? 0), 0);
    return value === null ? [] : [{ isAll: isSame(value, sumOf(kinds)), isOwn: isSame(value, sumOf(own)) }];
  });
  return areKinds && read.every(({ isAll }) => isAll) && read.some(({ isOwn }) => !isOwn);
}

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= CENT;

function valueIn(row: Row, { column }: HeadedColumn, { tables }: Ledger): number | null {
  const atom = row.atoms.find((each) => isAmount(each) && tables.headedAt(row, each)?.column === column);
  return atom && isNumeric(atom) ? atom.value : null;
}
