import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Ledger } from './ledger.ts';
import { isDivided } from './plan-access.ts';
import { isHeadedByMeasure } from './row-heads.ts';
import type { Row } from './rows.ts';
import type { Table } from './tables.ts';

// Headings that say nothing, or half: where the parts less deductions are the whole in almost all rows of a table with one
// reading of its columns and with no other, the columns are what that reading says.

const LEAST_ROWS = 3;
/** Rows in which a column is more than nothing, and in which two parts are. */
const LEAST_FILLED = 2;
const LEAST_SHARE = 0.9;
const CENT = 0.015;
const MOST_ROWS = 80;
const MOST_UNKNOWN = 4;
const MOST_COLUMNS = 14;

type Sign = -1 | 0 | 1;

/** A column of amounts with its figures by row, and what its heading says. */
interface Figures {
  headed: HeadedColumn;
  values: readonly number[];
  amount: AmountMeaning | null;
}

/** A reading of the columns: what they count in the sum. */
interface Reading {
  whole: Figures;
  signs: ReadonlyMap<Figures, Sign>;
}

/** The ledger with columns named by the identity of the measures, table by table. */
export function nameByIdentity(ledger: Ledger): Ledger {
  const named = new Map<HeadedColumn['column'], AmountMeaning>();
  for (const table of ledger.tables.all)
    for (const [{ column }, amount] of namesIn(table, ledger)) named.set(column, amount);
  if (named.size === 0) return ledger;
  const { tables } = ledger;
  const renamed = (headed: HeadedColumn | null): HeadedColumn | null => {
    const amount = headed && named.get(headed.column);
    return headed && amount ? { ...headed, amount } : headed;
  };
  return { ...ledger, tables: { ...tables, headedAt: (row, atom) => renamed(tables.headedAt(row, atom)) } };
}

function namesIn(table: Table, ledger: Ledger): [HeadedColumn, AmountMeaning][] {
  const columns = figuresOf(table, ledger);
  const unknown = columns.filter(({ amount }) => (amount?.measure ?? null) === null);
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN || columns.length > MOST_COLUMNS) return [];
  const { whole } = ledger.plan.amounts.identity;
  const wholes = columns.filter(({ amount }) => amount?.measure === whole);
  const readings = (wholes.length > 0 ? wholes : unknown).flatMap((each) => readingsOf(each, columns, ledger));
  const [best, second] = readings
    .map((reading) => ({ reading, support: supportOf(reading) }))
    .filter(({ support }) => support > 0)
    .toSorted((a, b) => b.support - a.support);
  return best && best.support !== second?.support ? namesOf(best.reading, ledger) : [];
}

function figuresOf(table: Table, ledger: Ledger): Figures[] {
  const { rows, tables, vocabulary } = ledger;
  const isBody = (row: Row): boolean => !row.isFurniture && tables.tableOf(row) === table && isFilled(row);
  const body = rows.filter((row) => isBody(row) && !isHeadedByMeasure(row, ledger));
  if (body.length < LEAST_ROWS) return [];
  return table.headed.flatMap((headed): Figures[] => {
    const [heading = ''] = headed.wordings;
    const isField = (vocabulary.meaning(heading)?.fields.length ?? 0) > 0 || vocabulary.isForeign(heading);
    const isOther = isField && !headed.amount;
    if (!headed.column.isNumeric || isOther || headed.stack || headed.amount?.isOtherTime || headed.amount?.owner)
      return [];
    const values = body.slice(0, MOST_ROWS).map((row) => valueIn(row, headed, ledger));
    const isEmpty = headed.amount === null && values.every((value) => value === 0);
    return isEmpty ? [] : [{ headed, values, amount: headed.amount }];
  });
}

const isFilled = ({ atoms }: Row): boolean => atoms.filter((atom) => isAmount(atom)).length > 1;

function valueIn(row: Row, { column }: HeadedColumn, { tables }: Ledger): number {
  const atom = row.atoms.find((each) => isAmount(each) && tables.headedAt(row, each)?.column === column);
  return atom && isNumeric(atom) ? atom.value : 0;
}

/** All ways in which columns may add up to the whole: those of a known measure always count, unknown ones may. */
function readingsOf(whole: Figures, columns: readonly Figures[], { plan }: Ledger): Reading[] {
  const { identity, totalKind } = plan.amounts;
  let readings: Map<Figures, Sign>[] = [new Map()];
  for (const column of columns) {
    const measure = column.amount?.measure ?? null;
    if (column === whole || measure === identity.whole) continue;
    const isTotal = (column.amount?.kind ?? totalKind) === totalKind;
    const hasKinds = columns.some(
      ({ amount }) => amount?.measure === measure && amount !== column.amount && amount?.kind !== column.amount?.kind,
    );
    const known: Sign[] = measure === identity.less ? [-1] : isTotal && hasKinds ? [1, 0] : [1];
    const signs: Sign[] = measure === null ? [0, 1, -1] : known;
    readings = readings.flatMap((reading) => signs.map((sign) => new Map(reading).set(column, sign)));
  }
  return readings.map((signs) => ({ whole, signs }));
}

/** In how many rows the sum is the whole; none where it is not in almost all. */
function supportOf({ whole, signs }: Reading): number {
  const used = [...signs].filter(([, sign]) => sign !== 0);
  const sums = whole.values.map((_, at) => used.map(([{ values }, sign]) => part(values[at] ?? 0, sign)));
  const rows = sums.flatMap((parts, at): { isEqual: boolean; filled: number }[] => {
    const value = whole.values[at] ?? 0;
    const filled = parts.filter((each) => each !== 0).length;
    const sum = parts.reduce((all, each) => all + each, 0);
    return filled === 0 && value === 0 ? [] : [{ isEqual: Math.abs(sum - value) <= CENT, filled }];
  });
  const equal = rows.filter(({ isEqual }) => isEqual);
  const isAll = equal.length === rows.length;
  const isTold = used.every(([{ amount, values }]) => amount?.measure != null || isAll || isMore(values));
  const areMost = rows.length >= LEAST_ROWS && equal.length >= LEAST_SHARE * rows.length;
  return areMost && isTold && equal.filter(({ filled }) => filled > 1).length >= LEAST_FILLED ? equal.length : 0;
}

const isMore = (values: readonly number[]): boolean => values.filter((value) => value !== 0).length >= LEAST_FILLED;

/** Deductions are printed with or without a minus sign. */
const part = (value: number, sign: Sign): number => (sign < 0 ? -Math.abs(value) : value * sign);

/** The columns that a reading says more of than their headings do. */
function namesOf(reading: Reading, ledger: Ledger): [HeadedColumn, AmountMeaning][] {
  const { identity, totalKind } = ledger.plan.amounts;
  const { headed, amount } = reading.whole;
  const whole: AmountMeaning = { measure: identity.whole, kind: totalKind, isNet: false };
  const parts = [...reading.signs].flatMap(([column, sign]): [HeadedColumn, AmountMeaning][] => {
    const meant = sign === 0 ? null : meaningOf(column, sign, { reading, ledger });
    const isKnown = column.amount?.measure === meant?.measure && (column.amount?.kind ?? totalKind) === meant?.kind;
    return meant === null || isKnown ? [] : [[column.headed, meant]];
  });
  return (amount?.measure ?? null) === null ? [[headed, whole], ...parts] : parts;
}

function meaningOf(
  column: Figures,
  sign: Sign,
  { reading, ledger }: { reading: Reading; ledger: Ledger },
): AmountMeaning | null {
  const { identity, totalKind, kinds } = ledger.plan.amounts;
  const measure = column.amount?.measure ?? (sign < 0 ? identity.less : measureIn(column.headed, ledger.vocabulary));
  if (measure === null) return null;
  if (!isDivided(ledger.plan.amounts, measure)) return { measure, kind: totalKind, isNet: false };
  const isBeside = ([other, used]: [Figures, Sign]): boolean =>
    other !== column && used !== 0 && other.amount?.measure === measure && other.amount.kind !== null;
  const [first = totalKind] = Object.keys(kinds);
  // What is added to a kind of the measure is another kind, and no total.
  const usual = [...reading.signs].some(isBeside) ? first : totalKind;
  const own = column.amount?.kind ?? totalKind;
  return { measure, kind: own === totalKind ? usual : own, isNet: false };
}

/** The measure that one of the heading's words says: "Paid" in "Paid Cargo". */
function measureIn({ wordings }: HeadedColumn, { meaning }: Ledger['vocabulary']): string | null {
  const words = (wordings[0] ?? '').split(/\s+/);
  const measures = new Set(words.flatMap((word) => meaning(word)?.amount?.measure ?? []));
  const [only = null] = measures;
  return measures.size === 1 ? only : null;
}
