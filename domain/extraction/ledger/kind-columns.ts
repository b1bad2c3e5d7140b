import { isNumeric } from '../../reading/atom.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import type { AmountPlan } from './plan.ts';
import { isHeadedByMeasure } from './row-heads.ts';
import type { Row } from './rows.ts';
import type { Table } from './tables.ts';

// "Indemnity | Medical | Expense | Reserves | Incurred": columns of kinds say no measure. Which one they have is what the
// rows add up to: together they are the total of their measure, or with the other measure they are the whole.

const LEAST_ROWS = 2;
const LEAST_KINDS = 2;
const LEAST_SHARE = 0.9;
const CENT = 0.015;

/** The ledger with the measure of columns of kinds as their sums say. */
export function measureKinds(ledger: Ledger): Ledger {
  const named = new Map<HeadedColumn, HeadedColumn>();
  for (const table of ledger.tables.all) {
    const kinds = table.headed.filter(({ hasOwnMeasure }) => hasOwnMeasure === false);
    const measure = kinds.length < LEAST_KINDS ? null : measureOf(kinds, table, ledger);
    for (const each of measure === null ? [] : kinds)
      if (each.amount) named.set(each, { ...each, amount: { ...each.amount, measure } });
  }
  if (named.size === 0) return ledger;
  const { headedAt } = ledger.tables;
  const tables: Ledger['tables'] = {
    ...ledger.tables,
    headedAt: (row, atom) => {
      const headed = headedAt(row, atom);
      return headed ? (named.get(headed) ?? headed) : null;
    },
  };
  return { ...ledger, tables };
}

/** The only measure that the sums of the rows confirm; null where they confirm none or several. */
function measureOf(kinds: readonly HeadedColumn[], table: Table, ledger: Ledger): string | null {
  const { tables, plan } = ledger;
  const { parts, whole } = plan.amounts.identity;
  const rows = tables.rows.flatMap((row): Sums[] => {
    if (tables.tableOf(row) !== table || tables.isHeading(row) || isHeadedByMeasure(row, ledger)) return [];
    const sums = sumsOf(row, kinds, ledger);
    return sums ? [sums] : [];
  });
  const fitting = [...parts, whole].filter((measure) => {
    const tried = rows.flatMap((sums) => fits(sums, measure, plan.amounts) ?? []);
    return tried.length >= LEAST_ROWS && tried.filter(Boolean).length >= LEAST_SHARE * tried.length;
  });
  const [measure, other] = fitting;
  return measure !== undefined && other === undefined ? measure : null;
}

interface Sums {
  /** Of all kinds together. */
  kinds: number;
  totals: ReadonlyMap<string, number>;
}

function sumsOf(row: Row, kinds: readonly HeadedColumn[], { tables, plan }: Ledger): Sums | null {
  const { totalKind } = plan.amounts;
  const cells = row.atoms.flatMap((atom) => {
    const headed = isNumeric(atom) ? tables.headedAt(row, atom) : null;
    return headed?.amount && isNumeric(atom) ? [{ headed, amount: headed.amount, value: atom.value }] : [];
  });
  const own = cells.filter(({ headed }) => kinds.includes(headed));
  const sum = own.reduce((all, { value }) => all + value, 0);
  if (own.length < LEAST_KINDS || sum === 0) return null;
  const rest = cells.filter(({ headed }) => !kinds.includes(headed));
  const isTotal = ({ measure, kind }: AmountMeaning): boolean =>
    measure !== null && (kind === null || kind === totalKind);
  const totals = rest
    .filter(({ amount }) => isTotal(amount))
    .map(({ amount, value }) => [amount.measure ?? '', value] as const);
  return { kinds: sum, totals: new Map(totals) };
}

/** Whether the kinds are those of the measure; null where the row cannot tell. */
function fits({ kinds, totals }: Sums, measure: string, { identity }: AmountPlan): boolean | null {
  const { parts, less, whole } = identity;
  const total = totals.get(measure);
  if (total !== undefined) return Math.abs(total - kinds) <= CENT;
  const all = totals.get(whole);
  const other = parts.find((part) => part !== measure);
  const rest = other === undefined ? undefined : totals.get(other);
  // with nothing in the other part the kinds are as well the whole
  if (measure === whole || all === undefined || rest === undefined || rest === 0) return null;
  const deducted = Math.abs(totals.get(less) ?? 0);
  return [0, deducted].some((each) => Math.abs(kinds + rest - each - all) <= CENT);
}
