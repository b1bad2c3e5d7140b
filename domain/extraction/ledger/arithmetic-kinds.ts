import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { Anchor } from './anchor.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';

// "Paid | Our costs | Set aside | Claim cost": where it takes a further column beside what is paid and reserved to reach the whole, that
// column are expenses, and what is called paid is paid for losses. What was recovered may be taken off the whole.

const LEAST_ROWS = 3;
/** Rows whose further column is more than nothing. */
const LEAST_FILLED = 2;
const LEAST_SHARE = 0.9;
const CENT = 0.015;

/** The ledger with columns of payments divided into losses and expenses, where the sums of the records say so. */
export function divideBySums(ledger: Ledger, anchors: readonly Anchor[]): Ledger {
  const meanings = new Map<HeadedColumn, AmountMeaning>();
  for (const table of ledger.tables.all) {
    const rows = anchors.map(({ row }) => row).filter((row) => ledger.tables.tableOf(row)?.key === table.key);
    for (const [column, meaning] of dividedIn(table.headed, rows, ledger)) meanings.set(column, meaning);
  }
  if (meanings.size === 0) return ledger;
  const { headedAt } = ledger.tables;
  const divided = (row: Row, atom: Row['atoms'][number]): HeadedColumn | null => {
    const headed = headedAt(row, atom);
    const amount = headed && meanings.get(headed);
    return amount ? { ...headed, amount } : headed;
  };
  return { ...ledger, tables: { ...ledger.tables, headedAt: divided } };
}

function dividedIn(
  headed: readonly HeadedColumn[],
  rows: readonly Row[],
  ledger: Ledger,
): readonly (readonly [HeadedColumn, AmountMeaning])[] {
  const { identity, totalKind, summed } = ledger.plan.amounts;
  const [lossKind, expenseKind] = summed.kinds;
  const [first = '', second = ''] = identity.parts;
  const amounts = headed.filter(({ column }) => column.isNumeric);
  const ofMeasure = (measure: string): HeadedColumn[] =>
    amounts.filter(({ amount }) => amount?.measure === measure && (amount.kind ?? totalKind) === totalKind);
  const [paid, otherPaid] = ofMeasure(first);
  const [held, otherHeld] = ofMeasure(second);
  const [whole, otherWhole] = ofMeasure(identity.whole);
  if (!paid || !whole || otherPaid || otherHeld || otherWhole || rows.length < LEAST_ROWS) return [];
  const valuesOf = (column: HeadedColumn): number[] => rows.map((row) => valueIn(row, column, ledger));
  const missing = difference(valuesOf(whole), [paid, ...(held ? [held] : [])].map(valuesOf));
  const deducted = amounts.filter(({ amount }) => amount?.measure === identity.less).map(valuesOf);
  const withDeducted = missing.map((value, at) => deducted.reduce((sum, each) => sum + Math.abs(each[at] ?? 0), value));
  const isFurther = ({ amount, hasOwnMeasure }: HeadedColumn): boolean =>
    amount === null ||
    (amount.kind === expenseKind && (hasOwnMeasure === false || (amount.measure ?? first) === first));
  const further = amounts.filter(
    (each) => isFurther(each) && [missing, withDeducted].some((rest) => isSame(valuesOf(each), rest)),
  );
  const [expense] = further;
  if (!expense || further.length > 1) return [];
  const meaning = { measure: first, isNet: false };
  return [
    [paid, { ...meaning, kind: lossKind }],
    [expense, { ...meaning, kind: expenseKind }],
  ];
}

function valueIn(row: Row, column: HeadedColumn, { tables }: Ledger): number {
  const atom = row.atoms.find((each) => isAmount(each) && tables.headedAt(row, each) === column);
  return atom && isNumeric(atom) ? atom.value : 0;
}

const difference = (whole: readonly number[], parts: readonly (readonly number[])[]): number[] =>
  whole.map((value, at) => parts.reduce((rest, part) => rest - (part[at] ?? 0), value));

function isSame(values: readonly number[], missing: readonly number[]): boolean {
  const agree = values.filter((value, at) => Math.abs(value - (missing[at] ?? 0)) <= CENT).length;
  return agree >= LEAST_SHARE * values.length && values.filter((value) => value > 0).length >= LEAST_FILLED;
}
