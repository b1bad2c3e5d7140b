import { type Cell, isValue, type Row } from './cells.ts';
import { isSameEntity } from './entities.ts';
import { type Header, isSentence, type PageReading, type Reading, scoreOf } from './headers.ts';
import { neighbor } from './neighbor.ts';
import { isOverNames } from './orientation.ts';

const MEASURES = new Set(['limit', 'perPerson', 'deductible', 'premium']);

/** Whether a line heads the columns below it. */
export function isHeadingRow(row: Row, found: readonly Header[], reading: PageReading): boolean {
  // "Use: Commute" is a label with its value.
  const known = found.filter((header) => scoreOf(header) > 0 && !header.cells.at(-1)?.text.endsWith(':'));
  const [only] = known;
  if (!only) return false;
  if (known.length < 3 && known.some((header) => isWording(header, reading))) return false;
  if (known.length === 1) return found.length <= 2 && isMeasureAlone(only, found.length);
  // Labels below their values head nothing.
  if (areBelowValues(row, reading) && known.every((header) => isUnderValue(header, reading.rows))) return false;
  const isPaired = found.length % 2 === 0 && (found[1]?.isUnknown === true || areLabelled(found, reading));
  if (isPaired && goesOnWithPairs(row, reading.rows)) return false;
  if (isOfValues(row, found, known, reading)) return false;
  return known.length * 2 >= found.length || namesFieldsOfOneList(known, found.length);
}

/** Whether a line opens a section, goes on with a transposed table, or answers. */
const isOfValues = (row: Row, found: readonly Header[], known: readonly Header[], reading: PageReading): boolean =>
  namesOne(row, found, reading) || isTransposed(found, reading) || known.every(isValueWord);

/** "No", "None" in several columns: answers, also where "No." heads columns of numbers. */
const isValueWord = ({ cells, entity }: Header): boolean => {
  const shape = cells.length === 1 && !entity ? cells[0]?.shape : null;
  return shape === 'declined' || shape === 'included';
};

/** Three fields of one list head a table of it, whatever stands between them. */
function namesFieldsOfOneList(known: readonly Header[], count: number): boolean {
  const fields = known.flatMap(({ fields: own, isWhole }) => (isWhole && own.length === 1 ? own : []));
  const lists = new Set(fields.map(({ list }) => list));
  return known.length * 3 >= count && [...lists].some((list) => fieldsOf(list, fields).size >= LEAST_FIELDS);
}

const LEAST_FIELDS = 3;

const fieldsOf = (list: string, fields: Header['fields']): Set<string> =>
  new Set(fields.flatMap((own) => (own.list === list ? [own.field] : [])));

/** Values behind labels: texts that mean something else here, and measure nothing. */
const areLabelled = (found: readonly Header[], reading: PageReading): boolean =>
  !isOwn(found.slice(1, 2), reading) && found.every(({ measure }, at) => at % 2 === 0 || !measure);

/** A line set like the one right above it, three edges or more at the same places: labels and values in pairs. */
function goesOnWithPairs(row: Row, rows: readonly Row[]): boolean {
  const above = rows.slice(Math.max(0, row.at - 2), row.at).filter((other) => row.y0 - other.y1 < 1.2 * row.size);
  const isShared = (cell: Cell, other: Row): boolean =>
    other.cells.some(({ x0, x1 }) => Math.abs(x0 - cell.x0) < 1.5 || Math.abs(x1 - cell.x1) < 1.5);
  return above.some((other) => row.cells.filter((cell) => isShared(cell, other)).length >= 3 && other.cells.length > 3);
}

/** Whether the page, or the line right above, sets values over their labels. */
function areBelowValues(row: Row, reading: PageReading): boolean {
  const over = reading.rows[row.at - 1];
  return reading.isAbove || (over !== undefined && isOverNames(over, reading.rows, reading));
}

/** Whether a name stands right below what may be its value. */
function isUnderValue({ measure, topic, entity, cells }: Header, rows: readonly Row[]): boolean {
  const [first] = cells;
  if ((measure && !topic) || entity || !first) return false;
  const over = neighbor(first, rows, -1);
  return topic === undefined || (over !== null && isValue(over));
}

/** "Collision   deductible follows the symbol": behind a coverage's name, words around a measure are a value. */
function isWording({ measure, isWhole, cells }: Header, { meaningOf }: Reading): boolean {
  if ((isWhole && cells.length === 1) || !MEASURES.has(measure ?? '')) return false;
  const isBehindName = (cell: Cell): boolean =>
    cell.row.cells.some((name) => name.x1 <= cell.x0 && meaningOf(name.text).topic !== undefined);
  return cells.some(isBehindName);
}

/** "Limit of liability" over a single column of amounts. */
const isMeasureAlone = ({ measure, topic, cells }: Header, count: number): boolean =>
  MEASURES.has(measure ?? '') &&
  !topic &&
  (cells.length === 1 || count === 1) &&
  !isTail(cells) &&
  !cells.some(isSentence);

/** "deductible)": the end of what a line above begins. */
const isTail = (cells: Header['cells']): boolean => cells.every(({ text }) => /^[^(]*\)/.test(text));

/** A line whose head is a fact's name and whose other cells mean nothing by themselves: a row of a transposed table. */
function isTransposed([first, ...others]: readonly Header[], reading: Reading): boolean {
  const { fields, topic } = reading.meaningOf(first?.cells.at(-1)?.text ?? '');
  return (fields.length > 0 || topic !== undefined) && !isOwn(others, reading);
}

/** "Premises 2   Building 1   12 Pine Avenue" opens a section: it names one thing and no measure. */
function namesOne(row: Row, found: readonly Header[], { mentionIn }: Reading): boolean {
  const [first] = row.cells;
  if (!first || !mentionIn(first.text)?.leads || found.some(({ measure }) => measure && measure !== 'ignored'))
    return false;
  return found.every(({ entity }) => !entity || !found[0]?.entity || isSameEntity(entity, found[0].entity));
}

/** Whether the lowest cells mean something without the lines above them. */
function isOwn(headers: readonly Header[], { meaningOf, mentionIn }: Reading): boolean {
  return headers.some(({ cells }) => {
    const text = cells.at(-1)?.text ?? '';
    const meanings = meaningOf(text);
    return (
      mentionIn(text) !== null ||
      meanings.measure !== undefined ||
      meanings.topic !== undefined ||
      meanings.fields.length > 0
    );
  });
}
