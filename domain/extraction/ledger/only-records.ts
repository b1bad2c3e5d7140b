import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Anchor, Series } from './anchor.ts';
import { fieldBeside, fieldOfColumn, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { isYear } from './terms.ts';
import { totalLevelOf } from './total-lines.ts';

// A report of one record has no series of values that look alike: its date begins it, if more of a record stands near.

/** Fields and amounts of records beside and below a date, where a report of one record has one only. */
const LEAST_NAMED = 4;
/** Of these at most so many amounts: totals stand near dates, too. */
const MOST_AMOUNTS = 2;
const AMOUNT = 'amount ';
const NEAR = 6;

/** Whether the only date of a loss stands among other fields of a record: its label alone may ask for a range of losses. */
export function isAmongFields([first]: readonly Anchor[], ledger: Ledger): boolean {
  if (!first || first.atom.kind !== 'date') return false;
  const rows = ledger.rows.slice(Math.max(0, first.row.at - 1), first.row.at + NEAR);
  const named = rows.flatMap((row) => (ledger.tables.isHeading(row) ? [] : row.atoms.flatMap(nameIn(row, ledger))));
  const amounts = new Set(named.filter((name) => name.startsWith(AMOUNT)));
  return new Set(named).size - Math.max(0, amounts.size - MOST_AMOUNTS) >= LEAST_NAMED;
}

/** What an atom is by its label, its heading or itself: a field of records, or an amount. */
const nameIn =
  (row: Row, ledger: Ledger) =>
  (atom: Atom, at: number): string[] => {
    const { plan, vocabulary, tables } = ledger;
    const reading = fieldBeside(row, at, ledger) ?? fieldOfColumn(row, atom, ledger);
    if (reading && reading.field !== plan.scope.key && plan.record.fields.includes(reading.field))
      return [reading.field];
    if (vocabulary.isWord(atom.text)) return ['word'];
    if (!isAmount(atom)) return [];
    const beside = vocabulary.meaning(row.atoms[at - 1]?.text ?? '')?.amount;
    const amount = beside ?? tables.headedAt(row, atom)?.amount;
    return amount ? [`${AMOUNT}${amount.measure} ${amount.kind}`] : [];
  };

/** How many rows above the only date of a report its claim may begin. */
const ABOVE = 4;

/** The only date of a loss is of the only identifier that nothing names: beside it, or in front of a row above it. */
export function withKeyNear(best: Series, all: readonly Series[]): Series {
  const [date, ...more] = best.anchors;
  if (best.evidence !== 'date' || !date || more.length > 0) return best;
  const isNear = ({ row, atom }: Anchor): boolean =>
    row === date.row || (row.atoms[0] === atom && row.page === date.row.page && inRange(date.row.at - row.at));
  const near = all.filter(
    ({ evidence, anchors }) => evidence === 'shape' && anchors.length === 1 && anchors.every(isNear),
  );
  const [key] = near;
  return key && near.length === 1 ? { ...key, score: best.score } : best;
}

const inRange = (rows: number): boolean => rows > 0 && rows <= ABOVE;

/** "Policy GL 5518 from 03/01/2021 to 03/01/2022": a year without amounts, or with sums of more than a record, is a term. */
export function isDateOfTerm(row: Row, at: number, ledger: Ledger): boolean {
  const { atoms } = row;
  if (!isYear(atoms.slice(at, at + 2)) && !isYear(atoms.slice(Math.max(0, at - 1), at + 1))) return false;
  const level = totalLevelOf(row, ledger);
  return level === 'scope' || level === 'grand' || !atoms.some(({ kind }) => kind === 'money');
}
