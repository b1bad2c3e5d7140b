import type { Word } from '../../document/page.ts';
import { around, overlapX } from '../../reading/boxes.ts';
import { sectionWordings } from '../lexicon/sections.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import { type Header, type Reading, shares } from './headers.ts';

// Columns whose names are set over many short lines: "COVERAGE / F - / MEDICAL / PAYMENTS / TO OTHERS", "LOC # / 1 / BLDG. / 2".
// Read from the amounts upwards: each word belongs to the column whose amounts it stands over, wherever its line was cut.

const MOST_LINES = 9;
const LEAST = 3;

/** The lines of headings over a line of amounts, and what they say of its columns. */
export interface StackedColumns {
  rows: readonly Row[];
  headers: Header[];
}

/** The headings of the columns that a line of amounts begins: all coverages, or all things that coverages belong to. */
export function stackedColumns(row: Row, rows: readonly Row[], reading: Reading): StackedColumns | null {
  const values = row.cells.filter(isValue);
  const [head] = row.cells;
  if (values.length === 0 || !head) return null;
  const isNamed = head.shape === null && reading.meaningOf(head.text).topic !== undefined;
  if (!isNamed && values.length < LEAST) return null;
  const lines = linesOver(row, rows);
  if (lines.length === 0) return null;
  const extents = extentsOf(row, rows);
  const stacks = stacksOver(extents, lines);
  const headersBy = (read: (cells: readonly Cell[]) => Partial<Header> | null): Header[] =>
    stacks.flatMap((cells, at) => headerOf(cells, extents.columns[at], read));
  const isMost = (headers: readonly Header[]): boolean => headers.length * 5 >= values.length * 3;
  const things = headersBy((cells) => entityIn(cells, reading));
  if (isNamed) {
    const isOwn = things.length === values.length || (things.length > 1 && isMost(things));
    return isOwn && areDistinct(things) ? { rows: lines, headers: things } : null;
  }
  const headers = coverageHeadings(
    lines,
    headersBy((cells) => topicIn(cells, reading)),
    reading,
  );
  return headers && isMost(headers.filter(({ topic }) => topic)) ? { rows: lines, headers } : null;
}

/** Headings of different coverages, by the amounts that they stand over or by themselves. */
function coverageHeadings(lines: readonly Row[], overValues: readonly Header[], reading: Reading): Header[] | null {
  const headers = namedByThemselves(lines, overValues, reading) ?? [...overValues];
  const named = headers.flatMap(({ topic }) => topic?.topic ?? []);
  return named.length >= LEAST && new Set(named).size === named.length ? headers : null;
}

/** The headings as they stand over each other, where these name more coverages than what stands over the amounts of a line. */
function namedByThemselves(lines: readonly Row[], overValues: readonly Header[], reading: Reading): Header[] | null {
  const columns = columnsOf(lines);
  const read = (cells: readonly Cell[], readAs: typeof topicIn): Header[] =>
    headerOf(cells, around(cells), (own) => readAs(own, reading));
  const headers = columns.flatMap((cells) => read(cells, topicIn));
  if (headers.length <= overValues.length) return null;
  const others = columns.filter((cells) => !headers.some((header) => shares(header, around(cells)) > 0.3));
  return [...headers, ...others.flatMap((cells) => read(cells, fieldIn))];
}

const areDistinct = (headers: readonly Header[]): boolean =>
  new Set(headers.map(({ entity }) => entity?.numbers.join('/'))).size === headers.length;

interface Extents {
  /** Where the column of heads ends. */
  left: number;
  columns: { x0: number; x1: number }[];
}

/** The columns of a line of amounts, as wide as those of the lines below it. */
function extentsOf(row: Row, rows: readonly Row[]): Extents {
  const columns = row.cells.filter(isValue).map(({ x0, x1 }) => ({ x0, x1 }));
  const headsOf = ({ cells }: Row): number[] =>
    cells.filter((cell) => cell.shape === null && cell.x1 <= (columns[0]?.x0 ?? 0)).map(({ x1 }) => x1);
  let left = Math.max(Number.NEGATIVE_INFINITY, ...headsOf(row));
  let low = row;
  for (const next of rows.slice(row.at + 1, row.at + 7)) {
    const values = next.cells.filter(isValue);
    if (next.y0 - low.y1 > 2 * row.size || values.length !== columns.length) break;
    left = Math.max(left, ...headsOf(next));
    for (const [at, column] of columns.entries()) {
      column.x0 = Math.min(column.x0, values[at]?.x0 ?? column.x0);
      column.x1 = Math.max(column.x1, values[at]?.x1 ?? column.x1);
    }
    low = next;
  }
  return { left, columns };
}

/** The words over each column, line by line: as many cells as columns belong to them in order. */
function stacksOver(extents: Extents, lines: readonly Row[]): Cell[][] {
  const { columns } = extents;
  const bounds = columns.map((_, at) => boundsOf(extents, at));
  const [edge] = bounds[0] ?? [Number.NEGATIVE_INFINITY];
  const stacks = columns.map((): Cell[] => []);
  for (const line of lines) {
    const cells = line.cells.filter((cell) => middle(cell) > edge);
    for (const [at, [from, to]] of bounds.entries()) {
      const words = cells.flatMap((cell) => cell.words).filter((word) => middle(word) >= from && middle(word) < to);
      const own = cells.length === columns.length ? (cells[at]?.words ?? []) : words;
      if (own.length > 0) stacks[at]?.push(cellOf(own, line));
    }
  }
  return stacks;
}

/** The headings that stand over each other, whatever stands below them: a line of amounts may leave columns empty. */
function columnsOf(lines: readonly Row[]): Cell[][] {
  let columns: Cell[][] = [];
  for (const cell of lines.filter(({ cells }) => cells.length > 1).flatMap(({ cells }) => cells)) {
    const over = columns.filter((cells) => cells.some((other) => overlapX(other, cell) > 0.5));
    columns = [...columns.filter((cells) => !over.includes(cells)), [...over.flat(), cell]];
  }
  return columns;
}

const middle = ({ x0, x1 }: { x0: number; x1: number }): number => (x0 + x1) / 2;

/** Lines of text without values, set close to each other, right above a line. */
function linesOver(row: Row, rows: readonly Row[]): Row[] {
  const lines: Row[] = [];
  let low = row;
  for (const line of rows.slice(Math.max(0, row.at - MOST_LINES), row.at).reverse()) {
    const isNear = low.y0 - line.y1 < (lines.length === 0 ? 1.6 : 0.9) * row.size;
    const isText =
      line.cells.every((cell) => !isValue(cell) || cell.shape === 'number' || isShortNo(cell)) || isOfLimits(line);
    if (!isNear || !isText) break;
    lines.unshift(line);
    low = line;
  }
  return lines;
}

/** "No" is short for "number" too. */
const isShortNo = ({ text, shape }: Cell): boolean => shape === 'declined' && /^no\.?$/i.test(text);

/** Headings may say what all things of their column are insured for: "Bodily Injury / 50,000/ / 100,000". Prices stand in no such line. */
const isOfLimits = ({ cells }: Row): boolean =>
  cells.filter(isLimit).length > 1 && !cells.some(({ shape, text }) => shape === 'date' || /\.\d\d$/.test(text));

const isLimit = (cell: Cell): boolean => cell.shape === 'wording';

/** A column reaches half way to its neighbors. */
function boundsOf({ left, columns }: Extents, at: number): [number, number] {
  const own = columns[at];
  if (!own) return [0, 0];
  const width = own.x1 - own.x0;
  const before = columns[at - 1]?.x1 ?? (Number.isFinite(left) ? left : own.x0 - 2 * width);
  const next = columns[at + 1];
  return [(before + own.x0) / 2, next ? (own.x1 + next.x0) / 2 : own.x1 + width];
}

function cellOf(words: readonly Word[], row: Row): Cell {
  const text = words.map((word) => word.text).join(' ');
  const [x0, x1] = [Math.min(...words.map((word) => word.x0)), Math.max(...words.map((word) => word.x1))];
  const { y0, y1, size, page } = row;
  return { text, words, x0, x1, y0, y1, size, page, row, bold: false, shape: null };
}

/** The most lines over a column, from the lowest up, that together name one thing. */
function headerOf(
  cells: readonly Cell[],
  column: { x0: number; x1: number } | undefined,
  read: (cells: readonly Cell[]) => Partial<Header> | null,
): Header[] {
  for (let from = 0; from < cells.length; from++) {
    const taken = cells.slice(from);
    const found = read(taken);
    const last = taken.at(-1);
    if (!found || !column || !last) continue;
    const x0 = Math.min(column.x0, ...taken.map((cell) => cell.x0));
    const x1 = Math.max(column.x1, ...taken.map((cell) => cell.x1));
    return [
      { x0, x1, at: last.row.at, y1: last.y1, cells: taken, fields: [], isUnknown: false, isWhole: true, ...found },
    ];
  }
  return [];
}

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');

function topicIn(cells: readonly Cell[], { meaningOf }: Reading): Partial<Header> | null {
  for (let end = 1; end <= cells.length; end++) {
    const { topic, isWhole } = meaningOf(textOf(cells.slice(0, end)));
    const limit = cells.slice(end);
    if (!topic || !isWhole || !limit.every(({ text }) => isPartOfLimit(text))) continue;
    const named = { topic: { list: topic.list, topic: topic.topic }, topicCells: cells.slice(0, end) };
    return limit.length > 0 ? { ...named, limit } : named;
  }
  return null;
}

/** What a column beside those of coverages tells of the thing of a line. */
function fieldIn(cells: readonly Cell[], { meaningOf }: Reading): Partial<Header> | null {
  const { fields, isWhole } = meaningOf(textOf(cells));
  return isWhole && fields.length > 0 ? { fields } : null;
}

/** "50,000/", "100,000", "per disabl.", "less ded" */
const isPartOfLimit = (text: string): boolean =>
  /\d/.test(text) || /^(?:acv|less|ded|deductible|per|each|ea|day|max|a day)\b/i.test(text);

/** A thing with all its numbers and nothing else. */
function entityIn(cells: readonly Cell[], { mentionIn }: Reading): Partial<Header> | null {
  const mention = mentionIn(textOf(cells));
  const isWhole =
    mention?.leads && /^\W*$/.test(mention.rest) && mention.entity.numbers.every((number) => number !== null);
  return isWhole ? { entity: mention.entity } : null;
}

/** Whether a line is the heading of a section and no more. */
export function isSectionHeading({ cells }: Row): boolean {
  const [only, more] = cells;
  return only !== undefined && !more && sectionWordings.matchWhole(only.text) !== null;
}

/** Whether headings read over their columns name as much as those in force; of things these must name more. */
export function isFuller({ rows, headers: stacked }: StackedColumns, row: Row, headers: readonly Header[]): boolean {
  const things = stacked.some(({ entity }) => entity) ? 1 : 0;
  const named = stacked.filter(({ topic, entity }) => topic ?? entity);
  // headings left of the amounts below them are read from the same lines, with those of further columns
  const own = new Set(headers.flatMap((header) => (areIn(header.cells, rows) ? nameOf(header) : [])));
  if (headers.length > stacked.length && named.every((header) => own.has(nameOf(header)))) return false;
  return named.length >= namedOver(row, headers) + things;
}

const areIn = (cells: readonly Cell[], rows: readonly Row[]): boolean => cells.every((cell) => rows.includes(cell.row));

const nameOf = ({ topic, entity }: Header): string | undefined => topic?.topic ?? entity?.numbers.join('/');

/** How many different coverages or things head the values of a line. */
function namedOver(row: Row, headers: readonly Header[]): number {
  const over = row.cells.filter(isValue).flatMap((cell) => {
    const header = headers.find((other) => (other.topic ?? other.entity) && shares(other, cell) > 0.3);
    return header ? [nameOf(header)] : [];
  });
  return new Set(over).size;
}
