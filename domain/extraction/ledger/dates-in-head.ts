import { ownValue } from '../../lookup.ts';
import type { Atom } from '../../reading/layout.ts';
import { type Cited, type Draft, isCited } from '../cited.ts';
import { citedField } from './cited-values.ts';
import { fieldBeside, fieldOfColumn, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { isSentence } from './sentence-lines.ts';
import { isYear } from './terms.ts';

// A report need not say which of its dates is its own: nothing in it is younger, and nothing else is dated in its head.

const DAY = 86_400_000;
/** How long after the date of its figures a report is printed, in days. */
const SOON = 60;

/** The dates of a report that no label names: those of its head that are not before any date of its records. */
export function datesInHead(ledger: Ledger, inRecords: ReadonlySet<Row>, known: Draft): Draft {
  const { printed, valued } = ledger.plan.head;
  if (ownValue(known, printed) !== undefined) return {};
  const figures = ownValue(known, valued);
  const since = isCited(figures) ? String(figures.value) : null;
  const last = [...inRecords].flatMap((row) => eventsIn(row, ledger)).reduce((a, b) => (a > b ? a : b), since ?? '');
  const dates = headOf(ledger, inRecords)
    .flatMap((row) => row.atoms.filter((_, at) => isUnnamed(row, at, ledger)))
    .filter(({ value, words }) => String(value) >= last && !isIn(known, words))
    .filter(({ value }) => since === null || Date.parse(String(value)) - Date.parse(since) <= SOON * DAY)
    .toSorted((a, b) => String(a.value).localeCompare(String(b.value)));
  const [first] = dates;
  const later = dates.filter(({ value }) => value !== first?.value);
  const cite = (field: string, atom: Atom | undefined): Cited | undefined =>
    atom && citedField({ field, atoms: [atom] }, ledger);
  if (since !== null || later.length === 0) return { [printed]: cite(printed, first) };
  // Figures are valued before they are printed.
  const isPair = later.every(({ value }) => value === later[0]?.value);
  return isPair ? { [valued]: cite(valued, first), [printed]: cite(printed, later[0]) } : {};
}

/** The rows of the first page above the first record. */
function headOf({ rows }: Ledger, inRecords: ReadonlySet<Row>): Row[] {
  const end = rows.findIndex((row) => inRecords.has(row));
  return rows.filter(({ page, at }) => page === 1 && (end < 0 || at < end));
}

function eventsIn(row: Row, ledger: Ledger): string[] {
  const { dates } = ledger.plan.record;
  const isEvent = (atom: Atom, at: number): boolean =>
    dates.includes((fieldBeside(row, at, ledger) ?? fieldOfColumn(row, atom, ledger))?.field ?? '');
  return row.atoms.filter((atom, at) => atom.kind === 'date' && isEvent(atom, at)).map(({ value }) => String(value));
}

/** Whether an atom is a date that nothing says to be another one. */
function isUnnamed(row: Row, at: number, ledger: Ledger): boolean {
  const atom = row.atoms[at];
  const isOfTerm = isYear(row.atoms.slice(at, at + 2)) || isYear(row.atoms.slice(Math.max(0, at - 1), at + 1));
  // "03/14/2022 - Child injured on slide" dates what it tells
  if (atom?.kind !== 'date' || isOfTerm || row.atoms.slice(at + 1).some(isSentence)) return false;
  const reading = fieldBeside(row, at, ledger) ?? fieldOfColumn(row, atom, ledger);
  return reading === null || !reading.isSure;
}

/** Whether a value that is known already cites words of these. */
const isIn = (known: Draft, words: Atom['words']): boolean =>
  Object.values(known).some((value) => isCited(value) && value.words.some((word) => words.includes(word)));
