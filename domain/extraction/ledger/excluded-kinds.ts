import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import type { AmountPlan } from './plan.ts';

// "Indemnity | Zorvane | Expense | Total": what is missing to the total of the known kinds is the kind that is not named.

const LEAST_ROWS = 2;
const LEAST_SHARE = 0.9;
const CENT = 0.015;

/** A column and its figures by row; null where nothing is printed. */
export interface Figures {
  headed: HeadedColumn;
  amount: AmountMeaning | null;
  values: readonly (number | null)[];
}

/** The only column that nobody knows between kinds of a measure and their total, and the kind that it is. */
export function excludedKind(columns: readonly Figures[], ledger: Ledger): [HeadedColumn, AmountMeaning] | null {
  const { amounts } = ledger.plan;
  const isUnknown = ({ amount, headed }: Figures): boolean =>
    amount === null && (headed.wordings[0] ?? '') !== '' && ledger.vocabulary.tier(headed.wordings[0] ?? '') < 2;
  const found = columns.flatMap((column, at): [HeadedColumn, AmountMeaning][] => {
    if (!isUnknown(column)) return [];
    const measures = new Set([columns[at - 1], columns[at + 1]].flatMap((each) => each?.amount ?? []).map(measureOf));
    return [...measures].flatMap((measure): [HeadedColumn, AmountMeaning][] => {
      const own = columns.filter(({ amount }) => amount !== null && measureOf(amount) === measure);
      const kind = kindIn(column, own, amounts);
      return kind === null ? [] : [[column.headed, { measure, kind, isNet: false }]];
    });
  });
  const [first, other] = found;
  return first && !other ? first : null;
}

const measureOf = ({ measure }: AmountMeaning): string | null => measure;

function kindIn({ values }: Figures, own: readonly Figures[], plan: AmountPlan): string | null {
  const { totalKind } = plan;
  const total = own.filter(({ amount }) => (amount?.kind ?? totalKind) === totalKind);
  const kinds = own.filter((each) => !total.includes(each));
  const [whole, other] = total;
  if (!whole || other || kinds.length === 0) return null;
  const rows = whole.values.flatMap((value, at) => {
    const sum = kinds.reduce((all, each) => all + (each.values[at] ?? 0), values[at] ?? 0);
    return value === null || (value === 0 && sum === 0) ? [] : [Math.abs(sum - value) <= CENT];
  });
  const isSum = rows.length >= LEAST_ROWS && rows.filter(Boolean).length >= LEAST_SHARE * rows.length;
  return isSum && values.some((value) => (value ?? 0) !== 0) ? kindBeside(kinds, plan) : null;
}

/** The first kind that is not there: losses and expenses come before all others. */
function kindBeside(kinds: readonly Figures[], { kinds: all, summed, totalKind }: AmountPlan): string | null {
  const known = new Set(kinds.map(({ amount }) => amount?.kind));
  const order = [...summed.kinds, ...Object.keys(all).filter((kind) => kind !== totalKind)];
  return order.find((kind) => !known.has(kind)) ?? null;
}
