import { isAmount } from '../../reading/atom.ts';
import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import { traceCandidate } from '../explain/trace.ts';
import { continuationOf, isCaption } from './continued-text.ts';
import {
  type Block,
  fieldBeside,
  fieldOfColumn,
  isCellBeside,
  isWordBeside,
  labelBeside,
  type Ledger,
} from './ledger.ts';
import { isKindCell } from './kind-cells.ts';
import { pairsIn } from './pairs-in-row.ts';
import { pairInCell } from './paired-cells.ts';
import type { Row } from './rows.ts';
import { type FieldReading, fieldUnder, fitsField } from './shapes.ts';
import { isSentence, isSentenceAlone, LEAST_SMALL, LEAST_WORDS, smallWords } from './sentence-lines.ts';
import { fieldOfLine } from './stacked-fields.ts';
import { shapeOfField } from './plan-access.ts';
import { saysTotal } from './total-lines.ts';

/** The atoms of a field's value, and how strong the evidence is that they are one. */
export interface Found {
  field: string;
  atoms: readonly Atom[];
  row: Row;
  score: number;
}

/** Evidence by how a field was found. */
export const SCORE = { colon: 3, label: 2.6, column: 2, cued: 1.2, above: 1.4, weak: 0.8, loose: 0.6, phrase: 0.5 };

/** All values of fields in the rows, the best first. */
export function fieldsIn(block: Block, ledger: Ledger): Found[] {
  const found: Found[] = [];
  for (const row of block.rows) {
    if (ledger.tables.isHeading(row)) continue;
    for (const [at, atom] of row.atoms.entries()) {
      if (block.used.has(atom) || atom.isLabel || found.some((each) => each.atoms.includes(atom))) continue;
      if (saysTotal(row, atom, ledger) || isKindCell(row, atom, ledger)) continue;
      const pair = pairInCell(row, atom, ledger);
      if (pair)
        found.push(...pair.map((part) => ({ field: part.field, atoms: [part.atom], row, score: SCORE.column })));
      const reading = pair ? null : readingOf({ row, at, atom, block, ledger }, found);
      if (!reading || isCaption({ line: atom, row, field: reading.field, ledger })) continue;
      const atoms = [
        atom,
        ...secondDate(row, at, reading.field, ledger),
        ...restOfName({ row, at, atom, block, ledger }, reading.field),
        ...continuationOf(atom, reading.field, { row, block, ledger }),
      ];
      found.push({ field: reading.field, atoms, row, score: reading.score });
      traceCandidate(reading.field, { page: row.page, words: atom.words }, () => reasonFor(reading, row, atom, ledger));
    }
  }
  return found.toSorted((a, b) => b.score - a.score || a.row.at - b.row.at);
}

function reasonFor({ score }: Reading, row: Row, atom: Atom, { tables }: Ledger): { score: number; reason: string } {
  const [evidence = ''] = Object.entries(SCORE).find(([, known]) => known === score) ?? [];
  const headings = tables.headedAt(row, atom)?.wordings.join(' / ') ?? '';
  return { score, reason: headings === '' ? `by ${evidence}` : `by ${evidence}, under "${headings}"` };
}

interface Spot {
  row: Row;
  at: number;
  atom: Atom;
  block: Block;
  ledger: Ledger;
}

interface Reading {
  field: string;
  score: number;
}

function readingOf(spot: Spot, found: readonly Found[]): Reading | null {
  const { row, at, ledger } = spot;
  const column = columnReading(spot, found);
  const isLabelItself = isLabelHere(spot);
  const beside = isLabelItself ? null : besideReading(spot, column);
  if (column?.score === SCORE.column && isCellBeside(row, at, ledger) && !isSecondDate(spot, column, beside, found))
    return column;
  if (beside) return { field: beside.field, score: labelScore(row, at, beside) };
  if (labelBeside(row, at, ledger) && !column) return looseReading(spot);
  if (isLabelItself && !(column && shapeOfField(ledger.plan, column.field) === 'word')) return looseReading(spot);
  return underHeadings(spot, column, found) ?? endReading(spot) ?? looseReading(spot);
}

/** What the label beside says; a single word of it that points to a field counts less than a heading. */
function besideReading({ row, at, ledger }: Spot, column: Reading | null): FieldReading | null {
  const beside = isWordBeside(row, at, ledger) ? null : fieldBeside(row, at, ledger);
  return beside?.isSure === false && column?.score === SCORE.column ? null : beside;
}

/** "Closed | 03/04/2022" below a line that has the date of its column already: the word says which other date it is. */
function isSecondDate(
  { row, ledger }: Spot,
  column: Reading,
  beside: FieldReading | null,
  found: readonly Found[],
): boolean {
  const { dates } = ledger.plan.record;
  const isOther = beside?.isSure === true && beside.field !== column.field && dates.includes(beside.field);
  return isOther && found.some((each) => each.field === column.field && each.row !== row);
}

/** What the heading of the column says, or a caption that stands between it and the value. */
function underHeadings(spot: Spot, column: Reading | null, found: readonly Found[]): Reading | null {
  const above = aboveReading(spot);
  const isUnderCaption = above !== null && above.field !== column?.field && isBelowCaptions(spot);
  const isNarrative = column !== null && isNarrativeLine(spot, column, found);
  if (column && !isUnderCaption && !isNarrative) return column;
  const { narrative } = spot.ledger.plan.record.loose;
  return above ?? (isNarrative && isSentence(spot.atom) ? { field: narrative, score: SCORE.loose } : null);
}

/** Whether a line of nothing but captions stands between the heading and the value. */
function isBelowCaptions({ row, block, ledger }: Spot): boolean {
  const above = block.rows[block.rows.indexOf(row) - 1];
  const isCaption = ({ kind, text }: Atom): boolean => kind === 'text' && ledger.vocabulary.fieldsOf(text).length > 0;
  return above !== undefined && !ledger.tables.isHeading(above) && above.atoms.every(isCaption);
}

/** A sentence below a heading of short cells is none of these; nor is it a name where the record has one already. */
function isNarrativeLine({ row, atom, ledger }: Spot, { field }: Reading, found: readonly Found[]): boolean {
  const shape = shapeOfField(ledger.plan, field);
  const isNamed = shape === 'name' && found.some((each) => each.field === field && each.row !== row);
  if (isNamed) return isSentence(atom);
  return isSentenceAlone(row, atom) && (shape === 'label' || (shape === 'name' && isSentence(atom)));
}

function labelScore(row: Row, at: number, { isSure }: FieldReading): number {
  if (!isSure) return SCORE.weak;
  return row.atoms[at - 1]?.isLabel ? SCORE.colon : SCORE.label;
}

/** Whether the atom is the label of the value at its right. */
function isLabelHere({ row, at, atom, ledger }: Omit<Spot, 'block'>): boolean {
  if (atom.kind !== 'text' || isCellBeside(row, at + 1, ledger)) return false;
  return labelBeside(row, at + 1, ledger) === atom && fieldBeside(row, at + 1, ledger) !== null;
}

function columnReading({ row, atom, block, ledger }: Spot, found: readonly Found[]): Reading | null {
  const line = fieldOfLine(row, atom, block.rows, ledger);
  if (line !== null) return { field: line, score: SCORE.column };
  const reading = isLineOfPairs(row) ? null : fieldOfColumn(row, atom, ledger);
  if (!reading) return null;
  const { plan, vocabulary } = ledger;
  // "Lost Time" below a name is the kind of the record
  if (shapeOfField(plan, reading.field) === 'name' && vocabulary.isKind(atom.text) && atom.words.length > 1)
    return { field: plan.record.loose.type, score: SCORE.column };
  const score = reading.isSure ? SCORE.column : SCORE.cued;
  const isTaken = found.some((each) => each.field === reading.field && each.score >= score && each.row !== row);
  const other = isTaken ? secondMeaning(row, atom, { ledger, taken: reading.field }) : null;
  // What a field has already is something else where it stands beside amounts of its own line.
  if (isTaken && other === null && isBesideGrid(row, row.atoms.indexOf(atom))) return null;
  return { field: other ?? reading.field, score };
}

const LEAST_PAIRS = 2;

/** "Driver: Ann Lee Unit: 12 Fell asleep": what is set in labels and values stands below no heading. */
const isLineOfPairs = (row: Row): boolean =>
  row.atoms[0]?.isLabel === true && pairsIn(row) >= LEAST_PAIRS && !row.atoms.some(({ kind }) => kind === 'money');

/** "Claimant / Description" heads the claimant in the first line and the description in those below. */
function secondMeaning(row: Row, atom: Atom, { ledger, taken }: { ledger: Ledger; taken: string }): string | null {
  const [wording = ''] = ledger.tables.headedAt(row, atom)?.wordings ?? [];
  const fields = wording.split('/').flatMap((part) => ledger.vocabulary.meaning(part.trim())?.fields[0] ?? []);
  return fields.find((field) => field !== taken && fitsField(field, atom, ledger)) ?? null;
}

const ABOVE_REACH = 2.2;

/** A label right above, with no value of its own beside it. */
function aboveReading({ row, atom, block, ledger }: Spot): Reading | null {
  const above = block.rows[block.rows.indexOf(row) - 1];
  if (above?.page !== row.page || row.y0 - above.y1 > ABOVE_REACH * row.size) return null;
  const columnOf = (line: Row, each: Atom): unknown => ledger.tables.headedAt(line, each)?.column;
  // Cells may be set at the right or around the middle: "Closed" over a date, under one heading.
  const isInColumn = (each: Atom): boolean =>
    atom.kind === 'date' && overlapX(each, atom) > 0 && columnOf(above, each) === (columnOf(row, atom) ?? null);
  const at = above.atoms.findIndex(
    (each) => each.kind === 'text' && (Math.abs(each.x0 - atom.x0) <= 4 || isInColumn(each)),
  );
  const label = above.atoms[at];
  if (!label || fieldBeside(above, at + 1, ledger)) return null;
  const reading = fieldUnder([label.text], atom, ledger);
  return reading?.isSure ? { field: reading.field, score: SCORE.above } : null;
}

/** A single letter counts in the row that the record's key begins: "A-1 … C". */
const isBesideKey = ({ atoms }: Row, atom: Atom, { used }: Block): boolean =>
  /^[A-Z]$/.test(atom.text) && (atoms[0]?.kind === 'id' || atoms[0]?.kind === 'int') && used.has(atoms[0]);

/** A sentence that begins a line whose amounts have a text of their own in front of them. */
function isBesideGrid({ atoms }: Row, at: number): boolean {
  const atom = atoms[at];
  if (at !== 0 || atom === undefined) return false;
  const isSentence = smallWords(atom) >= LEAST_SMALL || (atom.words.length >= LEAST_WORDS && isInCapitals(atom));
  return isSentence && atoms[1]?.kind === 'text' && atoms.slice(2).every(isAmount);
}

const isInCapitals = ({ words }: Atom): boolean => words.every(({ text }) => /^[\p{Lu}\p{P}]+$/u.test(text));

/** What an atom may be by its looks alone. */
function looseReading(spot: Spot): Reading | null {
  const { row, at, atom, block, ledger } = spot;
  const { plan, vocabulary } = ledger;
  for (const field of Object.keys(plan.values)) {
    const isWritten = atom.text.length > 1 || isBesideKey(row, atom, block);
    const isWord = isWritten && vocabulary.valueOf(field, atom.text) !== null && atom.kind === 'text';
    if (isWord) return { field, score: SCORE.loose };
  }
  const isNarrative =
    atom.kind === 'text' &&
    atom.words.length >= LEAST_WORDS &&
    !isLabelHere({ row, at, atom, ledger }) &&
    (!row.atoms.some((each) => isAmount(each) && each.kind === 'money') || isBesideGrid(row, at)) &&
    vocabulary.tier(atom.text) === 0 &&
    !isNamed(spot);
  const score = isSentenceAlone(row, atom) ? SCORE.loose : SCORE.phrase;
  return isNarrative ? { field: plan.record.loose.narrative, score } : null;
}

/** "CWP 04/13/21": a date right behind the word that says that a record has ended. */
function endReading({ row, at, atom, ledger }: Spot): Reading | null {
  const { ended } = ledger.plan.record;
  const before = row.atoms[at - 1];
  if (!ended || atom.kind !== 'date' || before?.kind !== 'text') return null;
  const isEnd = ledger.vocabulary.valueOf(ended.field, before.text) === ended.word;
  return isEnd ? { field: ended.date, score: SCORE.loose } : null;
}

/** Whether a label says what a text is; "Strain - Lifting: the worker fell" begins a sentence with what nobody knows as a label. */
function isNamed({ row, at, atom, ledger }: Spot): boolean {
  const label = labelBeside(row, at, ledger);
  const isSentence = at === 1 && smallWords(atom) >= LEAST_SMALL;
  return label !== null && !(isSentence && ledger.vocabulary.tier(label.text) === 0);
}

const BLANK = 0.75;
const NAMES = /^(?:\p{Lu}[\p{L}.'’-]*,?|&)(?: (?:\p{Lu}[\p{L}.'’-]*,?|&|and))*$/u;

/** "Lee," "Ann": what was cut off a name at the edge of another line's column, one blank apart. */
function restOfName({ row, at, atom, block, ledger }: Spot, field: string): Atom[] {
  const next = row.atoms[at + 1];
  if (shapeOfField(ledger.plan, field) !== 'name' || next?.kind !== 'text' || next.isLabel) return [];
  const isApart = next.x0 - atom.x1 > BLANK * atom.size || block.used.has(next);
  const isOpen = /[,&]$/.test(atom.text) || next.text.startsWith('&');
  const other = fieldOfColumn(row, next, ledger);
  const isOther = other?.isSure === true && other.field !== field;
  return isApart || !isOpen || isOther || !NAMES.test(next.text) ? [] : [next];
}

/** The end of a period beside its start. */
function secondDate(row: Row, at: number, field: string, { plan }: Ledger): Atom[] {
  if (shapeOfField(plan, field) !== 'period') return [];
  const next = row.atoms.slice(at + 1, at + 3).find((each) => each.kind === 'date');
  return next ? [next] : [];
}
