import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Anchor } from './anchor.ts';
import { firstMentions, shapeOf } from './anchors.ts';
import { keyOf } from './key-of.ts';
import { fieldBeside, fieldOfColumn, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { fieldMentions, mentionsInRecords } from './field-mentions.ts';
import { shapeOfField } from './plan-access.ts';
import { keyInTitle, keysInColumns } from './scope-keys.ts';
import type { Table } from './tables.ts';
import {
  hasLabelledTerm,
  isAnniversary,
  isHeadOfTerm,
  isTerm,
  isYear,
  termBelow,
  withoutNamedAmounts,
} from './terms.ts';

/** A printed key of a scope that is no field of a record. */
export interface ScopeMention {
  row: Row;
  key: Atom;
  /** A label stands beside the key. */
  isLabelled: boolean;
  /** A row of a table of scopes, with totals in its columns. */
  isTableRow: boolean;
}

/** Where scopes are named: beside a label, in tables that have no records, or beside a term. */
export function scopeMentions(ledger: Ledger, anchors: readonly Anchor[]): ScopeMention[] {
  const anchored = new Set(anchors.map(({ row }) => row.at));
  const shapes = new Set(anchors.map(({ atom }) => shapeOf(atom.text)));
  const isOpen = (row: Row): boolean => !anchored.has(row.at) && !ledger.tables.isHeading(row);
  const tables = scopeTables(anchors, ledger);
  const direct = ledger.rows.filter(isOpen).flatMap((row) => mentionsIn(row, { shapes, tables }, ledger));
  const keys = new Set([...keysInColumns(ledger), ...direct.map(({ key }) => keyOf(key.text))]);
  const found = new Set(direct.map(({ row }) => row.at));
  const sums = ledger.rows.filter((row) => isOpen(row) && !found.has(row.at));
  const summed = sums.flatMap((row) => sumsOfKey(row, keys, ledger));
  const dated = sums.flatMap((row) => datesOfKey(row, keys, ledger));
  // A key in a line of every record is a field of these.
  const areFields = summed.length >= MOST_SUMMED * anchors.length;
  const titles = titlesOfKeys(sums, anchors, ledger);
  const mentions = [...direct, ...(areFields ? [] : summed), ...(dated.length < LEAST_TERMS ? dated : []), ...titles];
  const untermed = mentions.filter(({ isLabelled, row }) => isLabelled && otherDatesIn(row, ledger).length < 2);
  const fields = fieldMentions(untermed, anchors, ledger);
  const inRecords = new Set(mentionsInRecords(direct.filter(isUntermedCell), anchors));
  const named = mentions.filter((mention) => !fields.has(mention) && !inRecords.has(mention));
  const all = [...named, ...termsOfOne(named, anchored, ledger)];
  return listed(
    all.toSorted((a, b) => a.row.at - b.row.at),
    ledger,
  );
}

const isUntermedCell = ({ isTableRow, row }: ScopeMention): boolean => isTableRow && !isYear(datesIn(row));

const LEAST_SUMS = 2;
/** Of the records. */
const MOST_SUMMED = 0.8;

/** A line of sums that begins with a key which is named elsewhere: a heading of its own need not say what it is. */
function sumsOfKey(row: Row, keys: ReadonlySet<string>, { tables }: Ledger): ScopeMention[] {
  const key = row.atoms.find(({ text }) => /[\p{L}\d]/u.test(text));
  if (key?.kind !== 'id' || row.isFurniture || !keys.has(keyOf(key.text))) return [];
  const sums = row.atoms.filter((atom) => isAmount(atom) && tables.headedAt(row, atom)?.amount != null);
  return sums.length < LEAST_SUMS ? [] : [{ row, key, isLabelled: false, isTableRow: true }];
}

/** Lines that name the scope of the records below them by a key that a list names; below the last record they are fields. */
function titlesOfKeys(rows: readonly Row[], anchors: readonly Anchor[], ledger: Ledger): ScopeMention[] {
  const titles = rows.flatMap((row) => {
    const key = keyInTitle(row, ledger);
    return key ? [{ row, key, isLabelled: false, isTableRow: false }] : [];
  });
  const [first, last] = [anchors[0]?.row.at ?? 0, anchors.at(-1)?.row.at ?? 0];
  const isOver = titles.some(({ row }) => row.at < first) && titles.every(({ row }) => row.at < last);
  return isOver ? titles : [];
}

/** A line that prints a key which is named elsewhere beside a date that a label names as one of its term. */
function datesOfKey(row: Row, keys: ReadonlySet<string>, ledger: Ledger): ScopeMention[] {
  const { scope } = ledger.plan;
  const key = row.atoms.find(({ kind, text }) => kind === 'id' && keys.has(keyOf(text)));
  const isOfTerm = (_: Atom, at: number): boolean => {
    const reading = fieldBeside(row, at, ledger);
    return reading?.isSure === true && (reading.field === scope.from || reading.field === scope.to);
  };
  if (!key || row.isFurniture || !row.atoms.some((atom, at) => atom.kind === 'date' && isOfTerm(atom, at))) return [];
  return [{ row, key, isLabelled: true, isTableRow: false }];
}

/** Where all terms stand in lines right below each other they are a list, of which none rules the records that follow. */
function listed(mentions: readonly ScopeMention[], { rows }: Ledger): ScopeMention[] {
  const terms = mentions.filter(({ row }) => isYear(datesIn(row)));
  const [first, last] = [terms[0], terms.at(-1)];
  const lines = rows.slice(first?.row.at, (last?.row.at ?? 0) + 1).filter(({ isTold }) => !isTold);
  const isList = first !== last && lines.length === terms.length;
  return mentions.map((mention) => (isList && terms.includes(mention) ? { ...mention, isTableRow: true } : mention));
}

const LEAST_TERMS = 2;

/** Lines that print one term after the other without a key, in a document of a single one: "Policy year 1/1/2020 to 1/1/2021". */
function termsOfOne(named: readonly ScopeMention[], anchored: ReadonlySet<number>, ledger: Ledger): ScopeMention[] {
  const [one] = named;
  if (!one || named.some(({ key }) => keyOf(key.text) !== keyOf(one.key.text))) return [];
  const taken = new Set([...anchored, ...named.map(({ row }) => row.at)]);
  const lines = ledger.rows.filter((row) => {
    if (
      row.isFurniture ||
      taken.has(row.at) ||
      ledger.tables.isHeading(row) ||
      row.atoms.some(({ kind }) => kind === 'id')
    )
      return false;
    return isYear(datesIn(row)) && !hasDatesOfRecords(row, ledger);
  });
  const ofRecords = ledger.rows.filter(({ at, atoms }) => anchored.has(at) && isYear(atoms.slice(0, 2)));
  const terms = new Set([...lines, ...ofRecords].map((row) => datesIn(row)[0]?.text));
  if (terms.size < LEAST_TERMS) return [];
  // among records that begin with their term, a line of a term alone is one without records
  const isListed = ({ atoms }: Row): boolean => ofRecords.length > 0 || atoms.filter(isAmount).length >= LEAST_SUMS;
  return lines.map((row) => ({ row, key: one.key, isLabelled: true, isTableRow: isListed(row) }));
}

const datesIn = (row: Row): Atom[] => row.atoms.filter(({ kind }) => kind === 'date');

/** Without those that labels name as dates of records: "Policy A-1 | Reported 1/2/2020 | Closed 2/3/2020". */
function otherDatesIn(row: Row, ledger: Ledger): Atom[] {
  const { fields } = ledger.plan.record;
  return datesIn(row).filter((date) => {
    const reading = fieldBeside(row, row.atoms.indexOf(date), ledger);
    return reading === null || !reading.isSure || !fields.includes(reading.field);
  });
}

interface Known {
  /** Of the keys of records. */
  shapes: ReadonlySet<string>;
  tables: ReadonlySet<Table>;
}

function mentionsIn(row: Row, { shapes, tables }: Known, ledger: Ledger): ScopeMention[] {
  return row.atoms.flatMap((key, at): ScopeMention[] => {
    if (!KEYS.has(key.kind)) return [];
    const beside = isTitleOfTerm(row, key, ledger) ? null : fieldBeside(row, at, ledger);
    if (beside)
      return beside.field === ledger.plan.scope.key ? [{ row, key, isLabelled: true, isTableRow: false }] : [];
    if (isInTable(row, key, { tables, ledger })) return [{ row, key, isLabelled: false, isTableRow: true }];
    const isAlone =
      key.kind === 'id' &&
      (termBelow(row, key, ledger.rows) !== null || (!shapes.has(shapeOf(key.text)) && hasTerm(row, ledger)));
    return isAlone || isTitleOfTerm(row, key, ledger) ? [{ row, key, isLabelled: false, isTableRow: false }] : [];
  });
}

/** A number may look like a telephone. */
const KEYS = new Set<Atom['kind']>(['id', 'int', 'zip', 'vin', 'phone']);

const MOST_IN_TITLE = 5;
const LEAST_DIGITS = 6;

/** "Auto - 279000972 (4/1/2019 - 4/1/2020)": the only number of a short line with a term, even if it looks like the key of a record. */
function isTitleOfTerm(row: Row, key: Atom, ledger: Ledger): boolean {
  const { isFurniture } = row;
  const atoms = withoutNamedAmounts(row.atoms);
  const isNumber = key.kind === 'id' || key.text.replace(/\D/g, '').length >= LEAST_DIGITS;
  const isOnly = atoms.every((atom) => atom === key || atom.kind === 'text' || atom.kind === 'date');
  const isShort = atoms.length <= MOST_IN_TITLE && !isFurniture;
  const named = fieldBeside(row, row.atoms.indexOf(key), ledger)?.field;
  if (
    named === ledger.plan.scope.key ||
    (named && shapeOfField(ledger.plan, named) === 'id' && !isTitle(atoms, ledger))
  )
    return false;
  return isNumber && isOnly && isShort && isYear(datesIn(row)) && !hasDatesOfRecords(row, ledger);
}

/** Tables in which no record begins, whatever their headings may mean, and those that name no key of a record. */
function scopeTables(anchors: readonly Anchor[], { tables, vocabulary, plan }: Ledger): ReadonlySet<Table> {
  const { key, otherKeys } = plan.record;
  const ofRecords = new Set(firstMentions(anchors).map(({ row }) => tables.tableOf(row)));
  const isOfScopes = (table: Table): boolean => {
    const wordings = table.headed.flatMap((headed) => headed.wordings);
    const fields = new Set(wordings.flatMap((wording) => vocabulary.meaning(wording)?.fields ?? []));
    return !ofRecords.has(table) || ![key, ...otherKeys].some((field) => fields.has(field));
  };
  return new Set(tables.all.filter(isOfScopes));
}

function isInTable(row: Row, atom: Atom, { tables, ledger }: { tables: ReadonlySet<Table>; ledger: Ledger }): boolean {
  const table = ledger.tables.tableOf(row);
  const isOfScopes = table === null || tables.has(table);
  return isOfScopes && fieldOfColumn(row, atom, ledger)?.field === ledger.plan.scope.key;
}

/** Whether the row, or the one below it, prints a term beside an identifier and nothing else of a record. */
function hasTerm(row: Row, ledger: Ledger): boolean {
  const { rows, plan } = ledger;
  if (row.isFurniture) return false;
  if (hasLabelledTerm(row, ledger)) return true;
  if (hasDatesOfRecords(row, ledger)) return false;
  if (withoutNamedAmounts(row.atoms).some(({ kind }) => kind === 'money'))
    return isTermLine(row) && rows.filter(isTermLine).length > 1;
  if (isTerm(row.atoms.filter(({ kind }) => kind === 'date')) || isTermOverLines(row, rows[row.at + 1])) return true;
  const isTitled = (each: Row | undefined): boolean =>
    each?.atoms.some(({ kind, text }) => kind === 'text' && plan.scope.titlePattern.test(text)) ?? false;
  const below = rows[row.at + 1];
  if (isTitled(row)) return isTermAlone(below, row);
  // A card of a scope: its key, what it is, and its term, each in a line of its own.
  return row.atoms.length === 1 && below?.atoms.length === 1 && isTitled(below) && isTermAlone(rows[row.at + 2], row);
}

const MOST_BETWEEN = 3;

/** "A-1  1/1/2020 > 1/1/2021  Premium $100": a year right behind the key that begins the line, whatever follows. */
function isTermLine({ atoms, isFurniture }: Row): boolean {
  const [key, ...others] = atoms.filter(({ kind, text }) => kind !== 'text' || text.length > MOST_BETWEEN);
  return !isFurniture && key?.kind === 'id' && isYear(others.slice(0, 2)) && others[2]?.kind !== 'date';
}

/** "A-1 (1/1/2020 -" over "1/1/2021)": the end of the term stands below. */
function isTermOverLines(row: Row, below: Row | undefined): boolean {
  const [from, to] = [datesIn(row), below ? datesIn(below) : []];
  const isOpen = row.atoms.at(-1)?.kind === 'nil' && row.atoms.at(-2)?.kind === 'date';
  return isOpen && below?.page === row.page && isTerm([...from, ...to]);
}

const isTermAlone = (below: Row | undefined, { page }: Row): boolean =>
  below?.page === page && below.atoms.every(({ kind }) => kind === 'date') && isTerm(below.atoms);

const isTitle = (atoms: readonly Atom[], { vocabulary }: Ledger): boolean =>
  atoms.some(({ kind, text }) => kind === 'text' && vocabulary.isTitle(text.replace(/[\s:–-]+$/, '')));

/**
 * Whether the columns of two dates are named as those of records: of a loss and its report. Years of which one begins as
 * the others do are terms, whatever headings stand above, and so is one beside a kind of scopes.
 */
function hasDatesOfRecords(row: Row, ledger: Ledger): boolean {
  const { fields } = ledger.plan.record;
  if (isAnniversary(datesIn(row), ledger.rows) || isHeadOfTerm(row, ledger)) return false;
  const named = datesIn(row).filter((date) => {
    const reading = fieldOfColumn(row, date, ledger);
    return reading !== null && reading.isSure && fields.includes(reading.field);
  });
  return named.length > 1;
}
