import type { Atom } from '../../reading/layout.ts';
import { type Block, fieldBeside, fieldOfColumn, isCellBeside, labelBeside, type Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import type { ValueShape } from './plan.ts';
import { shapeOfField } from './plan-access.ts';
import { fitsField } from './shapes.ts';
import { isSentence, isSentenceAlone } from './sentence-lines.ts';

const SAME_EDGE = 4;
const NEXT_LINE = 1.1;
const MOST_LINES = 8;

interface Place {
  row: Row;
  block: Block;
  ledger: Ledger;
}

/** The lines below a text that continue it: at the same left edge, closely spaced, and no label or value of their own. */
export function continuationOf(atom: Atom, field: string, { row, block, ledger }: Place): Atom[] {
  if (row.isTold || !mayContinue(atom, field, { row, block, ledger })) return [];
  const shape = shapeOfField(ledger.plan, field);
  const isText = shape !== 'label';
  const lines: Atom[] = [];
  let last = row;
  const from = block.rows.indexOf(row) + 1;
  for (const next of block.rows.slice(from, from + MOST_LINES)) {
    if (ledger.tables.isHeading(next) || !isClose(last, next)) break;
    if (!isText && next.atoms.some((each) => block.used.has(each)) && !isOverValues(row, next, block)) break;
    const at = next.atoms.findIndex((each) => Math.abs(each.x0 - atom.x0) <= SAME_EDGE);
    const line = next.atoms[at];
    if (isOther(lines.at(-1) ?? atom, line, { shape, last, next, row, block, ledger })) break;
    const isLine = line !== undefined && continues({ line, at, row: next, field, block, ledger });
    if (isLine) lines.push(line);
    else if (!isText || !isBesideText(next, atom)) break;
    last = next;
  }
  return lines;
}

/** Cells of a ruled row that are set to its bottom: the line of its values is their last. */
const isOverValues = (row: Row, next: Row, { rows: [first] }: Block): boolean =>
  first?.isRuledAbove === true && !next.isRuledAbove && row.atoms.every(({ kind }) => kind === 'text');

const isClose = (above: Row, row: Row): boolean => row.page === above.page && row.y0 - above.y1 <= NEXT_LINE * row.size;

/** Texts may; names and identifiers only inside ruled cells. */
function mayContinue({ kind }: Atom, field: string, { block, ledger }: Place): boolean {
  const shape = shapeOfField(ledger.plan, field);
  if (shape === 'text' || shape === 'label') return kind === 'text';
  if (!block.isRuled) return shape === 'name' && kind === 'text';
  return shape === 'name' ? kind === 'text' : shape === 'id' && field !== ledger.plan.record.key;
}

const LEAST_ALIKE = 0.9;

/** A caption in small print between two texts continues none of them. */
const isPrintedAlike = (above: Atom, line: Atom): boolean =>
  Math.min(above.size, line.size) >= LEAST_ALIKE * Math.max(above.size, line.size);

const CELL_LINE = 0.6;
const BLANK = 0.25;
/** Of a cell, in font sizes. */
const PADDING = 1;
const OPEN = /[,&-]$/;
/** What a name goes on with: "Dray Brothers Inc" over "dba A-1 Hauling". */
const GOES_ON = /^(?:d\/?b\/?a|[af]\/?k\/?a|t\/a|c\/o|&|and|of|for|as)(?= )/i;

interface Lines {
  last: Row;
  next: Row;
  /** That of the record's first line. */
  row: Row;
  ledger: Ledger;
}

interface Next extends Lines {
  shape: ValueShape;
  block: Block;
}

/** Whether a line is no part of the text above: in other print, or a name or sentence that would have had room beside it. */
function isOther(above: Atom, line: Atom | undefined, { shape, block, ...lines }: Next): boolean {
  if (line && shape === 'name' && isSentence(line)) return !OPEN.test(above.text) && !GOES_ON.test(line.text);
  const isToldAlone = shape === 'label' && line !== undefined && isSentenceAlone(lines.next, line);
  if (((shape === 'name' && !block.isRuled) || isToldAlone) && !wraps(above, line, lines)) return true;
  return line !== undefined && !isPrintedAlike(above, line);
}

/** Whether a line ends because the next word had no room in front of the next column: other lines end where they like. */
function wraps(atom: Atom, line: Atom | undefined, { last, next, row, ledger }: Lines): boolean {
  if (!line || next.y0 - last.y1 > CELL_LINE * next.size || next.atoms.some(({ kind }) => kind === 'money'))
    return false;
  if (OPEN.test(atom.text) || GOES_ON.test(line.text)) return true;
  if (isSentenceAlone(next, line)) return false;
  const [word] = line.words;
  const right = row.atoms.filter(({ x0 }) => x0 > atom.x1).map(({ x0 }) => x0);
  const columns = (ledger.tables.tableOf(row)?.headed ?? [])
    .map(({ column }) => column.x0)
    .filter((x0) => x0 > atom.x1);
  const limit = Math.min(...right, ...columns);
  // What is printed across the next column is no line of this one.
  if (line.x1 > limit) return false;
  return word !== undefined && atom.x1 + (BLANK + PADDING) * atom.size + (word.x1 - word.x0) > limit;
}

/** Lines of other columns may stand between. */
const isBesideText = (row: Row, atom: Atom): boolean => row.atoms.every((each) => Math.abs(each.x0 - atom.x0) > 20);

interface Line {
  line: Atom;
  at: number;
  row: Row;
  field: string;
  block: Block;
  ledger: Ledger;
}

function continues(place: Line): boolean {
  const { line, row, field, block, ledger } = place;
  const isCode = shapeOfField(ledger.plan, field) === 'id' && (line.kind === 'int' || line.kind === 'id');
  if ((line.kind !== 'text' && !isCode) || line.isLabel || block.used.has(line)) return false;
  if (isPartOfPair(place) || isCaption(place) || isOtherBelowName(place) || isLineOfItsOwn(place)) return false;
  if (isCode) return true;
  const own = fieldOfColumn(row, line, ledger);
  return own === null || own.field === field || !own.isSure || headsBoth(row, line, { field, ledger });
}

/** Another line of a stacked record; texts go on in it where its own line of the header says nothing. */
const isLineOfItsOwn = ({ row, line, field, ledger: { plan, tables } }: Line): boolean =>
  tables.lineOf(row) !== null && (shapeOfField(plan, field) !== 'text' || tables.headedAt(row, line) !== null);

/** A kind of records, or a sentence: "Who / what happened" heads both. */
const isOtherBelowName = ({ line, row, field, ledger }: Line): boolean =>
  shapeOfField(ledger.plan, field) === 'name' && (ledger.vocabulary.isKind(line.text) || isSentenceAlone(row, line));

/** Whether the line is a label or the value of one. */
function isPartOfPair({ line, at, row, ledger }: Line): boolean {
  if (labelBeside(row, at, ledger) && !isCellBeside(row, at, ledger)) return true;
  return labelBeside(row, at + 1, ledger) === line && fieldBeside(row, at + 1, ledger) !== null;
}

/** Whether the line names what stands right below it: "Accident Description" over a text. */
export function isCaption({ line, row, field, ledger }: Pick<Line, 'line' | 'row' | 'field' | 'ledger'>): boolean {
  const below = ledger.rows[row.at + 1];
  const value = below?.page === row.page ? below.atoms.find((each) => Math.abs(each.x0 - line.x0) <= SAME_EDGE) : null;
  if (!value || value.isLabel) return false;
  const isPrintedApart = line.words.length > 1 || line.bold !== value.bold || line.size !== value.size;
  const named = ledger.vocabulary.fieldsOf(line.text).filter((each) => each !== field);
  if (!below || !isPrintedApart) return false;
  return isInSmallPrint(line, value, row, below) || named.some((each) => fitsField(each, value, ledger));
}

/** "What the worker told us": small print over a sentence that is larger. */
function isInSmallPrint(line: Atom, value: Atom, { atoms }: Row, below: Row): boolean {
  return atoms.length === 1 && line.size < LEAST_ALIKE * value.size && isSentenceAlone(below, value);
}

/** One heading names both fields: "Claimant / Description". */
function headsBoth(row: Row, line: Atom, { field, ledger }: { field: string; ledger: Ledger }): boolean {
  const [wording = ''] = ledger.tables.headedAt(row, line)?.wordings ?? [];
  return wording.split('/').some((part) => ledger.vocabulary.meaning(part.trim())?.fields.includes(field));
}
