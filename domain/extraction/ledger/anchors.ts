import { isValue } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Anchor, Evidence, Series } from './anchor.ts';
import { keyOf } from './key-of.ts';
import { fieldBeside, fieldOfColumn, isCellBeside, labelBeside, type Ledger } from './ledger.ts';
import { isAmongFields, isDateOfTerm, withKeyNear } from './only-records.ts';
import type { Row } from './rows.ts';
import { shapeOfField } from './plan-access.ts';
import { isKeyOfScope } from './scope-keys.ts';
import { areYears, type FieldReading, isSlashedCode } from './shapes.ts';
import { hasLabelledTerm, isBesideTerm, isHeadOfTerm } from './terms.ts';

const QUALITY: Readonly<Record<Evidence, number>> = {
  label: 3,
  column: 2.8,
  otherLabel: 1.6,
  otherColumn: 1.5,
  shape: 1,
  date: 0.8,
};
/** How many values make a series that no heading names, or that dates do. */
const LEAST_ALIKE: Readonly<Record<Evidence, number>> = {
  label: 1,
  column: 1,
  otherLabel: 1,
  otherColumn: 1,
  shape: 2,
  date: 2,
};
const LONGEST_RECORD = 40;
const NESTED_REACH = 5;
const PLACE = 4;
/** What a record without dates counts. */
const UNDATED = 0.6;
const LEAST_AMOUNTS = 2;

/** Whether a heading or label of the document names records. */
export const namesRecords = (ledger: Ledger): boolean =>
  candidates(ledger).some(({ evidence }) => evidence !== 'shape');

/** The starts of the records of a document, in reading order. */
export function anchorsOf(ledger: Ledger): Anchor[] {
  const counts = countsOf(ledger.rows);
  const series = candidates(ledger).map((each) => ({ ...each, score: scoreOf(each, counts, ledger) }));
  const sorted = series.toSorted((a, b) => b.score - a.score);
  const best = sorted[0] && withKeyNear(namedBefore(firstInRows(sorted[0], sorted), sorted), sorted);
  if (!best || best.score <= 0) return [];
  const others = sorted.filter((each) => each !== best);
  const joined = others.filter((other) => belongs(other, best));
  const anchors = [best, ...joined].flatMap((each) => each.anchors);
  const inOrder = anchors.toSorted((a, b) => a.row.at - b.row.at || a.atom.x0 - b.atom.x0);
  return inOrder.filter(({ row }, at) => inOrder[at - 1]?.row !== row);
}

/** Without records that are told of again: they are no measure of where the others begin. */
export function firstMentions(anchors: readonly Anchor[]): Anchor[] {
  const known = new Set<string>();
  return anchors.filter(({ atom }) => {
    const key = keyOf(atom.text);
    const isFirst = !known.has(key);
    known.add(key);
    return isFirst;
  });
}

/** Identifiers at the beginning of the rows that print another key further right are the keys themselves. */
function firstInRows(best: Series, all: readonly Series[]): Series {
  if (!best.evidence.startsWith('other')) return best;
  const rows = new Set(best.anchors.map(({ row }) => row));
  const first = all.find((each) => {
    if (each.evidence !== 'shape' || !isFirstInRow(each)) return false;
    const shared = each.anchors.filter(({ row }) => rows.has(row)).length;
    return shared >= 0.8 * best.anchors.length;
  });
  return first ?? best;
}

/** Keys that begin the rows between each of the best ones and the one before it, and are the same: "Occurrence A-1 total" ends A-1. */
function namedBefore(best: Series, all: readonly Series[]): Series {
  const isBefore = ({ row, atom }: Anchor, at: number, { anchors }: Series): boolean =>
    anchors.some(
      (each) =>
        each.row.at < row.at &&
        each.row.at > (best.anchors[at - 1]?.row.at ?? -1) &&
        keyOf(each.atom.text) === keyOf(atom.text),
    );
  const first = all.find(
    (each) =>
      each !== best &&
      each.evidence !== 'date' &&
      isFirstInRow(each) &&
      best.anchors.filter((anchor, at) => isBefore(anchor, at, each)).length >= LEAST_KNOWN * best.anchors.length,
  );
  return first ?? best;
}

/** Digits and capitals as signs, so that identifiers of one make are alike. */
export const shapeOf = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[A-Z]+/g, 'A')
    .replace(/\d+/g, '0');

function candidates(ledger: Ledger): Omit<Series, 'score'>[] {
  const series = new Map<string, { evidence: Evidence; anchors: Anchor[] }>();
  for (const row of ledger.rows) {
    if (row.isFurniture || ledger.tables.isHeading(row)) continue;
    for (const { name, atom } of namesIn(row, ledger)) {
      const known = series.get(name.key);
      if (known) known.anchors.push({ row, atom });
      else series.set(name.key, { evidence: name.evidence, anchors: [{ row, atom }] });
    }
  }
  return [...series.values()].map((each) => ({
    ...each,
    shapes: new Set(each.anchors.map(({ atom }) => shapeOf(atom.text))),
  }));
}

const namesIn = (row: Row, ledger: Ledger): { name: Name; atom: Atom }[] =>
  row.atoms.flatMap((atom, at) => {
    const name = nameOf(row, at, ledger);
    return name ? [name, ...namesByOrder(row, at, name)].map((each) => ({ name: each, atom })) : [];
  });

/** Identifiers that follow texts of any length stand at no common place: "Ann Lee A-1", "Maximilian Ost A-2". */
function namesByOrder({ atoms }: Row, at: number, { evidence }: Name): Name[] {
  const before = atoms.slice(0, at);
  if (evidence !== 'shape' || at === 0 || before.some(({ kind }) => kind !== 'text')) return [];
  const key = `order|${shapeOf(atoms[at]?.text ?? '')}|${at}|${Math.round((atoms[0]?.x0 ?? 0) / PLACE)}`;
  return [{ evidence, key }];
}

interface Name {
  evidence: Evidence;
  /** Values of one series have the same. */
  key: string;
}

function nameOf(row: Row, at: number, ledger: Ledger): Name | null {
  const atom = row.atoms[at];
  if (!atom) return null;
  if (atom.kind === 'date') return nameOfDate(row, at, ledger);
  if (!isIdentifier(atom)) return null;
  const { record } = ledger.plan;
  if (isCellBeside(row, at, ledger)) return nameByPlace(row, atom, ledger);
  const beside = fieldBeside(row, at, ledger);
  if (beside?.field === record.key) return { evidence: 'label', key: 'label' };
  if (beside) return record.otherKeys.includes(beside.field) ? { evidence: 'otherLabel', key: 'otherLabel' } : null;
  return labelBeside(row, at, ledger) || isHeadOfTerm(row, ledger) ? null : nameByPlace(row, atom, ledger);
}

function nameOfDate(row: Row, at: number, ledger: Ledger): Name | null {
  const atom = row.atoms[at];
  if (isDateOfTerm(row, at, ledger)) return null;
  const reading = fieldBeside(row, at, ledger) ?? (atom ? fieldOfColumn(row, atom, ledger) : null);
  const isKey = reading?.field === ledger.plan.record.keyDate && !isVague(row, at, reading, ledger);
  return isKey ? { evidence: 'date', key: 'date' } : null;
}

/** "Date" alone may be that of the report. */
function isVague(row: Row, at: number, { isSure }: FieldReading, ledger: Ledger): boolean {
  const label = labelBeside(row, at, ledger);
  return !isSure && label !== null && (ledger.vocabulary.meaning(label.text)?.weak.length ?? 0) > 1;
}

/** By the column's heading, else by its look: unless the heading names another identifier. */
function nameByPlace(row: Row, atom: Atom, ledger: Ledger): Name | null {
  return hasLabelledTerm(row, ledger) || isKeyOfScope(atom, ledger) ? null : nameOfPlace(row, atom, ledger);
}

function nameOfPlace(row: Row, atom: Atom, ledger: Ledger): Name | null {
  const { record } = ledger.plan;
  const shape = shapeOf(atom.text);
  const headed = ledger.tables.headedAt(row, atom);
  const column = fieldOfColumn(row, atom, ledger);
  const place = headed ? Math.round(headed.column.x0) : 0;
  if (column?.field === record.key) return { evidence: 'column', key: `column|${shape}|${place}` };
  if (column && record.otherKeys.includes(column.field))
    return { evidence: 'otherColumn', key: `other|${shape}|${place}` };
  if ((headed?.column.isNumeric && headed.amount) || isBesideTerm(row, atom, ledger.rows)) return null;
  if (atom.kind === 'int' && !isLongAndFirst(row, atom)) return null;
  const isNamed = column && ['id', 'any'].includes(shapeOfField(ledger.plan, column.field));
  return isNamed ? null : { evidence: 'shape', key: `shape|${shape}|${Math.round(atom.x0 / PLACE)}` };
}

const LEAST_DIGITS = 6;

/** Digits without a comma at the beginning of a row are an identifier where they are many. */
const isLongAndFirst = ({ atoms }: Row, { text }: Atom): boolean =>
  atoms[0]?.text === text && /^\d+$/.test(text) && text.length >= LEAST_DIGITS;

/** Whether an atom may be the key of a record by its looks. */
export function isIdentifier(atom: Atom): boolean {
  const { kind, text } = atom;
  if (areYears(text)) return false;
  return (
    kind === 'id' ||
    kind === 'vin' ||
    kind === 'zip' ||
    (kind === 'int' && /^\d{4,}$/.test(text)) ||
    isSlashedCode(atom)
  );
}

/** How many dates and amounts stand above each row. */
interface Counts {
  dates: readonly number[];
  amounts: readonly number[];
}

function countsOf(rows: readonly Row[]): Counts {
  const dates = [0];
  const amounts = [0];
  for (const row of rows) {
    const isContent = !row.isFurniture;
    const inRow = (kinds: readonly string[]): number =>
      isContent ? row.atoms.filter(({ kind }) => kinds.includes(kind)).length : 0;
    dates.push((dates.at(-1) ?? 0) + inRow(['date']));
    amounts.push((amounts.at(-1) ?? 0) + inRow(['money', 'int', 'number']));
  }
  return { dates, amounts };
}

function scoreOf({ evidence, anchors }: Omit<Series, 'score'>, { dates, amounts }: Counts, ledger: Ledger): number {
  const distinct = new Set(anchors.map(({ atom }) => atom.text)).size;
  let filled = 0;
  for (const [at, { row }] of anchors.entries()) {
    const next = anchors[at + 1]?.row.at ?? Number.POSITIVE_INFINITY;
    const end = Math.min(next, row.at + LONGEST_RECORD, dates.length - 1);
    const has = (sums: readonly number[]): boolean =>
      (sums[Math.max(end, row.at + 1)] ?? sums.at(-1) ?? 0) > (sums[row.at] ?? 0);
    if (has(dates) && has(amounts)) filled++;
    else if (hasAmountsBeside(row)) filled += UNDATED;
  }
  const share = filled / anchors.length;
  if ((evidence === 'shape' || evidence === 'date') && share < 0.5) return 0;
  if (anchors.length < LEAST_ALIKE[evidence] && !isAmongFields(anchors, ledger)) return 0;
  return Math.sqrt(distinct) * QUALITY[evidence] * (0.15 + share) * (0.4 + (0.6 * distinct) / anchors.length);
}

/** Whether amounts stand beside the identifier that begins a row: dates may be left out. */
const hasAmountsBeside = ({ atoms }: Row): boolean =>
  atoms.filter((atom, at) => at > 0 && atom.kind === 'money').length >= LEAST_AMOUNTS;

/** Whether a series starts records too: the same sort of identifier, or as good, and not inside the best one's records. */
function belongs(other: Series, best: Series): boolean {
  if (other.evidence === 'date' || other.evidence.startsWith('other') || other.score <= 0) return false;
  if (other.evidence === 'label' && namesAgain(other, best)) return true;
  if (isOfColumn(other, best)) return true;
  const sharesShape = [...other.shapes].some((shape) => best.shapes.has(shape));
  if (isNested(other, best)) return false;
  if (other.evidence === 'shape') return sharesShape && isFirstInRow(other) && best.evidence === 'shape';
  return sharesShape || other.score * 2 >= best.score;
}

const AS_FULL = 0.8;

/** Whether keys of another make stand in the column of the best ones, in rows that are as full as theirs. */
function isOfColumn(other: Series, best: Series): boolean {
  if (other.evidence !== 'column' || best.evidence !== 'column') return false;
  const [own] = other.anchors;
  const isBelow = best.anchors.some(({ atom }) => own && Math.abs(atom.x0 - own.atom.x0) <= PLACE);
  return (
    isBelow && other.anchors.every(({ row }) => hasAmountsBeside(row)) && fullness(other) >= AS_FULL * fullness(best)
  );
}

const fullness = ({ anchors }: Series): number =>
  anchors.reduce((sum, { row }) => sum + row.atoms.filter(isValue).length, 0) / anchors.length;

const LEAST_KNOWN = 0.8;

/** Whether a series names records of the best one again, at other places than theirs: what it says is joined to them. */
function namesAgain({ anchors }: Series, best: Series): boolean {
  const keys = new Set(best.anchors.map(({ atom }) => keyOf(atom.text)));
  const known = anchors.filter(({ atom }) => keys.has(keyOf(atom.text)));
  const elsewhere = known.filter(({ row, atom }) => {
    const own = best.anchors.findLast((anchor) => anchor.row.at <= row.at);
    return own === undefined || keyOf(own.atom.text) !== keyOf(atom.text);
  });
  return known.length >= LEAST_KNOWN * anchors.length && elsewhere.length * 2 >= known.length;
}

const isFirstInRow = ({ anchors }: Series): boolean => anchors.every(({ row, atom }) => row.atoms[0] === atom);

/** Whether most of a series stand inside of records; a record that a page begins with is not inside the one before. */
function isNested({ anchors, evidence }: Series, best: Series): boolean {
  const starts = best.anchors.map(({ row }) => row.at);
  const isInside = (row: Row, at: number): boolean =>
    evidence !== 'column' || best.anchors[at]?.row.page === row.page || evidence !== best.evidence;
  let nested = 0;
  let at = 0;
  for (const { row } of anchors) {
    while ((starts[at + 1] ?? Number.POSITIVE_INFINITY) <= row.at) at++;
    const start = starts[at] ?? Number.POSITIVE_INFINITY;
    if (row.at >= start && row.at - start <= NESTED_REACH && isInside(row, at)) nested++;
  }
  return nested * 2 > anchors.length;
}
