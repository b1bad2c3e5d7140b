import type { Atom } from '../../reading/layout.ts';
import { type FieldReading, fieldUnder, fitsField, type Meanings } from './shapes.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Row } from './rows.ts';
import type { Tables } from './tables.ts';
import { shapeOfField } from './plan-access.ts';

/** A document and everything that is known about it before records are read. */
export interface Ledger extends Meanings {
  rows: readonly Row[];
  tables: Tables;
  /** What printed amounts are multiplied with. */
  unit: number;
  /** Dashes in columns of amounts are zeros. */
  hasZeroDashes: boolean;
  /** Keys of the records, once they are known. */
  keys?: ReadonlySet<string>;
}

/** Rows that are read together. */
export interface Block {
  rows: readonly Row[];
  /** Atoms that already have a meaning. */
  used: ReadonlySet<Atom>;
  /** Ruled off from other records: every cell may wrap. */
  isRuled?: boolean;
}

/** The label left of an atom on its row; null where a value or running text stands between. */
export function labelBeside(row: Row, at: number, meanings: Meanings): Atom | null {
  const { vocabulary } = meanings;
  const before = row.atoms[at - 1];
  if (!before || before.kind !== 'text') return null;
  if (before.isLabel) return before;
  // "AUTO" in front of a policy's number says what kind it is
  if (isOtherLabel(row, at, meanings) || vocabulary.isTitle(before.text)) return null;
  const meaning = vocabulary.meaning(before.text);
  return meaning && (meaning.fields.length > 0 || meaning.weak.length > 0) ? before : null;
}

/** "Homeowners policy" without what kind of scope it is. */
function withoutKind(text: string, { plan, vocabulary }: Meanings): string {
  const [kind = '', key] = text.split(/ (?=policy\b)/i);
  return key !== undefined && (vocabulary.isTitle(kind) || plan.scope.titlePattern.test(kind)) ? key : text;
}

function labelOverKind({ atoms }: Row, at: number, { plan }: Meanings): Atom | null {
  const [label, kind, atom] = [atoms[at - 2], atoms[at - 1], atoms[at]];
  const isKind = kind?.kind === 'text' && !kind.isLabel && plan.scope.titlePattern.test(kind.text);
  return label?.isLabel === true && isKind && atom?.kind === 'id' ? label : null;
}

/** Whether the atom right of a label is the next label: "Loss location | Claim type". */
function isOtherLabel(row: Row, at: number, { vocabulary, plan }: Meanings): boolean {
  const [label, atom] = [row.atoms[at - 1], row.atoms[at]];
  if (!label || atom?.kind !== 'text') return false;
  const fields = vocabulary.meaning(atom.text)?.fields ?? [];
  if (fields.every((field) => shapeOfField(plan, field) === 'any')) return false;
  const named = vocabulary.meaning(label.text)?.fields ?? [];
  return !named.some((field) => vocabulary.valueOf(field, atom.text) !== null);
}

/** The field that the label left of an atom names; what kind of scope it is may stand between: "Policy: Package A-1". */
export function fieldBeside(row: Row, at: number, ledger: Meanings): FieldReading | null {
  const label = labelBeside(row, at, ledger) ?? labelOverKind(row, at, ledger);
  const atom = row.atoms[at];
  if (!label || !atom) return null;
  return fieldUnder([label.text], atom, ledger) ?? fieldUnder([withoutKind(label.text, ledger)], atom, ledger);
}

/** Whether what looks like the label of an atom is a value of the column before: "Closed | 01/05/2021", "Lost Time | Burn". */
export function isCellBeside(row: Row, at: number, ledger: Ledger): boolean {
  const { plan, vocabulary } = ledger;
  const before = row.atoms[at - 1];
  if (before?.kind !== 'text' || before.isLabel) return false;
  if (vocabulary.isKind(before.text) && fieldOfColumn(row, before, ledger)?.field === plan.record.loose.type)
    return true;
  if (Object.keys(plan.values).some((field) => vocabulary.valueOf(field, before.text) !== null)) return true;
  return areInColumns(row, at, ledger);
}

/** Whether the heading of the text before an atom says that it is one of the words of a field: "Closed" below "Status" is no label. */
export function isWordBeside(row: Row, at: number, ledger: Ledger): boolean {
  const before = row.atoms[at - 1];
  const isStacked = ledger.tables.lineOf(row) !== null;
  const field = before && isStacked && !before.isLabel ? fieldOfColumn(row, before, ledger)?.field : undefined;
  return field !== undefined && Object.hasOwn(ledger.plan.values, field);
}

const SAME_EDGE = 4;

/** Whether an atom and the one before stand below two headings that they fit: "Insured | Hail damage" are no pair. */
function areInColumns(row: Row, at: number, ledger: Ledger): boolean {
  const [own, before] = [row.atoms[at], row.atoms[at - 1]].map((atom) =>
    atom ? fieldAtEdge(row, atom, ledger) : null,
  );
  return own !== null && before !== null && own !== before;
}

/** The field of the heading at whose edge an atom begins; amounts may be anywhere in their columns. */
function fieldAtEdge(row: Row, atom: Atom, ledger: Ledger): string | null {
  const headed = ledger.tables.headedAt(row, atom);
  if (headed?.amount?.measure != null && atom.kind === 'money') return headed.amount.measure;
  const isStacked = ledger.tables.lineOf(row) !== null;
  const column = headed?.column;
  const isAtEdge = column && !column.isNumeric && (isStacked || Math.abs(column.x0 - atom.x0) <= SAME_EDGE);
  const reading = isAtEdge && !ledger.vocabulary.meaning(atom.text)?.amount ? fieldOfColumn(row, atom, ledger) : null;
  return reading?.isSure === true ? reading.field : null;
}

const BEYOND = 30;

/** Whether a text runs on under the next headings, as no cell of its column does. */
function runsOver(atom: Atom, { column }: HeadedColumn, headed: readonly HeadedColumn[]): boolean {
  if (atom.kind !== 'text' || atom.x1 - column.x1 < Math.max(BEYOND, column.x1 - column.x0)) return false;
  return headed.some(({ column: next }) => next.x0 > column.x1 && next.x0 < atom.x1 - BEYOND / 2);
}

const readings = new WeakMap<Ledger, Map<Atom, FieldReading | null>>();

/** The field that the heading of an atom's column names; every reader asks for those of the same atoms. */
export function fieldOfColumn(row: Row, atom: Atom, ledger: Ledger): FieldReading | null {
  const known = readings.get(ledger) ?? new Map<Atom, FieldReading | null>();
  readings.set(ledger, known);
  const seen = known.get(atom);
  if (seen !== undefined) return seen;
  const reading = readingInColumn(row, atom, ledger);
  known.set(atom, reading);
  return reading;
}

function readingInColumn(row: Row, atom: Atom, ledger: Ledger): FieldReading | null {
  const headed = ledger.tables.headedAt(row, atom);
  // a ticked cell says what its column is headed with
  if (headed?.wordings[0] === atom.text || namesAmountBehind(row, atom, ledger)) return null;
  if (headed && runsOver(atom, headed, ledger.tables.tableOf(row)?.headed ?? [])) return null;
  const reading = headed
    ? besideOthers({ row, atom, headed }, fieldUnder(headed.wordings, atom, ledger), ledger)
    : null;
  // "Outstanding" beside "Paid" heads amounts, not the number of open records.
  const isAmount = headed?.amount?.measure != null && reading !== null;
  return isAmount && shapeOfField(ledger.plan, reading.field) === 'count' ? null : reading;
}

/** "Recovery | 4,000.00" below other headings: the text is a label. */
function namesAmountBehind({ atoms }: Row, atom: Atom, { vocabulary }: Ledger): boolean {
  const [next, behind] = atom.kind === 'text' ? atoms.slice(atoms.indexOf(atom) + 1) : [];
  const isPair = next?.kind === 'money' && (behind === undefined || behind.kind === 'text');
  return isPair && vocabulary.meaning(atom.text)?.amount?.measure != null;
}

/** "Injury type" beside "Claim kind": what another heading alone means is no meaning of one that may mean something else. */
function besideOthers(
  { row, atom, headed }: { row: Row; atom: Atom; headed: HeadedColumn },
  reading: FieldReading | null,
  ledger: Ledger,
): FieldReading | null {
  const fieldsOf = (text: string): readonly string[] => ledger.vocabulary.meaning(text)?.fields ?? [];
  const wording = headed.wordings.find((each) => reading !== null && fieldsOf(each).includes(reading.field));
  const headings = ledger.tables.tableOf(row)?.block.rows.flatMap(({ atoms }) => atoms) ?? [];
  const isTaken = (field: string): boolean =>
    headings.some(({ text }) => text !== wording && fieldsOf(text)[0] === field && fieldsOf(text).length === 1);
  if (!reading?.isSure || wording === undefined || !isTaken(reading.field)) return reading;
  const other = fieldsOf(wording).find((field) => !isTaken(field) && fitsField(field, atom, ledger));
  return other === undefined ? reading : { field: other, isSure: true };
}
