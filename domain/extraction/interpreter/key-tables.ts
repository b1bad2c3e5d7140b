import { type Extent, overlapX } from '../../reading/boxes.ts';
import type { Word } from '../../document/page.ts';
import { normalize } from '../../text/normalize.ts';
import type { FieldPlan } from '../plan.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { MeaningOf } from './meanings.ts';

/** A column that values make, and the fields that the texts over it name. */
export interface KeyColumn {
  x0: number;
  x1: number;
  fields: readonly { list: string; field: string }[];
}

/** Lines that each print a key at one place, under headings of any number of lines. */
export interface KeyTable {
  /** Of the lines that print a key. */
  rows: readonly Row[];
  columns: readonly KeyColumn[];
  /** The first line of the headings, and the line after the last that may belong to the table. */
  from: number;
  to: number;
}

interface TableSearch {
  rows: readonly Row[];
  /** The cell of a line that is a key. */
  keyIn: (row: Row) => Cell | null;
  meaningOf: MeaningOf;
  /** Whether all lines over a column name its field, and none of them alone. */
  isStrict?: true;
}

/** The tables of a page whose lines print a key: columns come from the values, their headings are looked up after. */
export function keyTables(search: TableSearch): KeyTable[] {
  const { rows, keyIn } = search;
  const keyed = rows.filter((row) => keyIn(row) !== null);
  const groups: Row[][] = [];
  for (const row of keyed) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isSame = last && isAligned(keyIn(last), keyIn(row)) && !headsBetween(last, row, search);
    if (group && isSame) group.push(row);
    else groups.push([row]);
  }
  return groups.map((group, at) => {
    const first = (group[0] as Row).at;
    const heads = headingRows(first, search);
    const next = groups[at + 1]?.[0];
    const to = next ? (headingRows(next.at, search)[0]?.at ?? next.at) : rows.length;
    return { rows: group, columns: columnsOf(group, heads, search), from: heads[0]?.at ?? first, to };
  });
}

/** The cell of a line that looks like a key, beside a value or more. */
export function keyLike(row: Row, { pattern }: FieldPlan): Cell | null {
  const key = pattern ? row.cells.find(({ text }) => pattern.test(text)) : undefined;
  return key && row.cells.filter((cell) => cell !== key && /\d/.test(cell.text)).length >= 1 ? key : null;
}

const isAligned = (a: Cell | null, b: Cell | null): boolean =>
  a !== null && b !== null && (Math.abs(a.x0 - b.x0) < 8 || Math.abs(a.x1 - b.x1) < 8);

/** Whether a line of headings stands between two lines. */
const headsBetween = (a: Row, b: Row, search: TableSearch): boolean =>
  search.rows.slice(a.at + 1, b.at).some((row) => isHeadingRow(row, search));

function isHeadingRow(row: Row, { meaningOf }: TableSearch): boolean {
  if (row.cells.length < 3 || row.cells.some(({ text }) => /\d{3}/.test(text))) return false;
  const known = row.cells.filter(({ text }) => {
    const { fields, measure } = meaningOf(text);
    return fields.length > 0 || measure !== undefined;
  });
  return known.length * 2 >= row.cells.length;
}

const MOST_LINES = 6;

/** Values, numbers of policies and sentences are no headings; "per $100" is. */
const isBodyCell = ({ shape, words, text }: Cell): boolean =>
  shape === 'number' ||
  shape === 'date' ||
  words.length > 9 ||
  /(?:\d\D*){5}/.test(text) ||
  (shape === 'declined' && words.length > 1) ||
  (shape === 'money' && text !== '$100');

/** The lines over the first key that may head its table: close to each other, without values. */
function headingRows(first: number, { rows }: TableSearch): Row[] {
  const heads: Row[] = [];
  let below = rows[first];
  for (let at = first - 1; at >= 0 && at >= first - MOST_LINES - 2 && below; at--) {
    const row = rows[at] as Row;
    const isFar = below.y0 - row.y1 > (heads.length === 0 ? 4 : 1.6) * row.size;
    if (!isFar && heads.length === 0 && isTitle(row)) {
      below = row;
      continue;
    }
    const isBody = row.cells.some(isBodyCell);
    if (isFar || isBody || heads.length >= MOST_LINES) break;
    heads.unshift(row);
    below = row;
  }
  return heads;
}

/** "Nevada - Location 1: Shop, 6385 Willow Creek Street": what the lines below have in common, between them and their headings. */
const isTitle = ({ cells: [only, more] }: Row): boolean =>
  only !== undefined && !more && only.words.length > 3 && /^\p{Lu}[^.]*\d/u.test(only.text) && !/[.:]$/.test(only.text);

/** The columns of the values, each with the fields of its headings. */
function columnsOf(rows: readonly Row[], heads: readonly Row[], search: TableSearch): KeyColumn[] {
  const boxes: { x0: number; x1: number; cells: Cell[] }[] = [];
  for (const cell of rows.flatMap((row) => row.cells).toSorted((a, b) => a.x1 - a.x0 - (b.x1 - b.x0))) {
    const box = boxes.find((other) => isOneColumn(cell, other));
    if (!box) {
      boxes.push({ x0: cell.x0, x1: cell.x1, cells: [cell] });
      continue;
    }
    box.cells.push(cell);
    box.x0 = Math.min(box.x0, cell.x0);
    box.x1 = Math.max(box.x1, cell.x1);
  }
  const columns = boxes.toSorted((a, b) => a.x0 - b.x0);
  const over = new Map(columns.map((column): [Extent, Over[]] => [column, []]));
  const spanning = new Map(columns.map((column) => [column, [] as string[]]));
  for (const cell of heads.flatMap((row) => row.cells)) {
    const own = headed(cell, columns);
    for (const column of own) {
      const others = own.filter((other) => other !== column);
      const part = others.length > 0 ? wordsOver(cell, column, own) : cell.text;
      over.get(column)?.push({ text: cell.text, part, others, isAlone: cell.row.cells.length === 1 });
    }
    for (const column of rightOf(cell, columns)) if (!own.includes(column)) spanning.get(column)?.push(cell.text);
  }
  const parts = new Map([...over].map(([column, own]) => [column, partOf(own, search)]));
  return columns.map((column) => {
    const { x0, x1 } = column;
    const own = over.get(column) ?? [];
    const part = parts.get(column) ?? [];
    const beside = own.flatMap(({ others }) => others).map((other) => parts.get(other) ?? []);
    // "Loc Code" over a number and a code is two headings set close to each other; "Advance premium" over "Prem" and "Prod" is one.
    const fields = wholeOf(own, search);
    const isShared = fields.length > 0 && own.some(({ others }) => others.length === 0);
    if (!isShared && areApart(part, beside)) return { x0, x1, fields: part };
    // "Rate" at the left edge of the columns that it stands over; what it says without them, it says of the first one.
    const texts = own.map(({ text }) => text);
    const left = fields.length === 0 && !search.isStrict ? (spanning.get(column) ?? []).toReversed() : [];
    const more = left.flatMap((text) =>
      texts.map((_, at) => meaningOfText([text, ...texts.slice(at)], search.meaningOf)),
    );
    return { x0, x1, fields: [fields, part, ...more].find(({ length }) => length > 0) ?? [] };
  });
}

/** A line of what stands over a column. */
interface Over {
  text: string;
  /** The words of it that stand over this column rather than over the others that it reaches over. */
  part: string;
  others: readonly Extent[];
  /** Whether it stands alone in its line. */
  isAlone: boolean;
}

/** What the words over a column name, whatever stands beside them. */
function partOf(own: readonly Over[], search: TableSearch): KeyColumn['fields'] {
  const lines = own.filter(({ part }) => part !== '');
  return namedBy(
    lines,
    ({ part }) => part,
    ({ isAlone }) => isAlone,
    search,
  );
}

/** What the lines over a column name. */
const wholeOf = (own: readonly Over[], search: TableSearch): KeyColumn['fields'] =>
  namedBy(
    own,
    ({ text }) => text,
    ({ isAlone, others }) => isAlone || others.length > 0,
    search,
  );

/** The title of the table, or of several columns, is no part of what names one. */
function namedBy(
  lines: readonly Over[],
  textOf: (line: Over) => string,
  isTitle: (line: Over) => boolean,
  search: TableSearch,
): KeyColumn['fields'] {
  const fields = fieldsOfLines(lines.map(textOf), search);
  const from = lines.findIndex((line) => !isTitle(line));
  return fields.length > 0 || from <= 0 ? fields : fieldsOfLines(lines.slice(from).map(textOf), search);
}

const fieldsOfLines = (texts: readonly string[], { meaningOf, isStrict }: TableSearch): KeyColumn['fields'] =>
  isStrict ? meaningOfText(texts, meaningOf) : meaningOfTexts(texts, meaningOf);

/** Whether the words over a column and those over its neighbors under the same heading name different fields. */
function areApart(part: KeyColumn['fields'], beside: readonly KeyColumn['fields'][]): boolean {
  const nameOf = (fields: KeyColumn['fields']): string => fields.map(({ list, field }) => `${list}.${field}`).join();
  const own = nameOf(part);
  return own !== '' && beside.length > 0 && beside.every((other) => !['', own].includes(nameOf(other)));
}

/** "remuneration Loc. Code" over three columns: the words of headings set close to each other that stand over one of them. */
const wordsOver = <Column extends { x0: number; x1: number }>(
  { words }: Cell,
  column: Column,
  columns: readonly Column[],
): string => {
  const off = ({ x0, x1 }: Column, word: Word): number =>
    Math.min(Math.abs(x0 - word.x0), Math.abs(x1 - word.x1), Math.abs(x0 + x1 - word.x0 - word.x1) / 2);
  const isNearest = (word: Word): boolean => columns.every((other) => off(column, word) <= off(other, word));
  return words
    .filter(isNearest)
    .map(({ text }) => text)
    .join(' ');
};

/** Whether a cell belongs to a column so far: an edge or the center in common, or most of the narrower one. */
function isOneColumn(cell: Cell, box: { x0: number; x1: number; cells: readonly Cell[] }): boolean {
  if (box.cells.some(({ row }) => row === cell.row)) return false;
  const share = overlapX(cell, box) / Math.max(1, Math.min(cell.x1 - cell.x0, box.x1 - box.x0));
  const edge = Math.min(Math.abs(cell.x0 - box.x0), Math.abs(cell.x1 - box.x1));
  return share > 0.5 || (edge < 3 && share >= 0);
}

/** The columns that a heading stands over: those whose center it covers or with which one of its words begins, else the nearest. */
function headed<Column extends { x0: number; x1: number }>(cell: Cell, columns: readonly Column[]): Column[] {
  const center = (cell.x0 + cell.x1) / 2;
  const under = columns.filter(
    ({ x0, x1 }) =>
      isWithin((x0 + x1) / 2, cell, 6) || cell.words.some((word, at) => at > 0 && Math.abs(word.x0 - x0) < 2),
  );
  if (under.length > 0) return under;
  const before = columns.findLast(({ x1 }) => x1 < center + 2);
  const after = columns.find(({ x0 }) => x0 > center - 2);
  // "Rate" between two columns stands over both.
  const [left, right] = [before && center - (before.x0 + before.x1) / 2, after && (after.x0 + after.x1) / 2 - center];
  const isBetween = left !== undefined && right !== undefined && Math.abs(left - right) < 0.35 * (left + right);
  if (isBetween && before && after && left < 60) {
    const own = [before, after].filter((column) => isNearestOfLine(cell, column));
    return own.length > 0 ? own : [before, after];
  }
  const [nearest] = columns.toSorted((a, b) => gapTo(a, center, cell) - gapTo(b, center, cell));
  return nearest && gapTo(nearest, center, cell) < 40 ? [nearest] : [];
}

const isWithin = (x: number, { x0, x1 }: Cell, reach: number): boolean => x > x0 - reach && x < x1 + reach;

/** Whether no other heading of its line stands nearer to a column. */
function isNearestOfLine(cell: Cell, column: { x0: number; x1: number }): boolean {
  const off = ({ x0, x1 }: Cell): number => Math.abs(x0 + x1 - column.x0 - column.x1);
  return cell.row.cells.every((other) => off(cell) <= off(other));
}

/** The columns right of a heading, up to the next heading of its line. */
function rightOf<Column extends { x0: number; x1: number }>(cell: Cell, columns: readonly Column[]): Column[] {
  const next = cell.row.cells.find(({ x0 }) => x0 > cell.x1);
  return columns.filter(({ x0 }) => x0 > cell.x0 && x0 < (next?.x0 ?? Number.POSITIVE_INFINITY) - 4);
}

const gapTo = ({ x0, x1 }: { x0: number; x1: number }, center: number, cell: Cell): number =>
  Math.min(
    Math.abs(cell.x0 - x0),
    Math.abs(cell.x1 - x1),
    Math.abs(center - (x0 + x1) / 2),
    center > x0 && center < x1 ? 5 : 1e3,
  );

/** What the texts over a column name: all of them, else fewer from the top, else from the bottom. */
function meaningOfTexts(texts: readonly string[], meaningOf: MeaningOf): KeyColumn['fields'] {
  const tries = [
    ...texts.map((_, at) => texts.slice(at)),
    ...texts.map((_, at) => texts.slice(0, texts.length - at)),
    ...texts.map((text) => [text]),
  ];
  const found = tries.map((some) => meaningOfText(some, meaningOf));
  return found.find(({ length }) => length > 0) ?? [];
}

function meaningOfText(texts: readonly string[], meaningOf: MeaningOf): KeyColumn['fields'] {
  const { fields, isWhole } = meaningOf(normalize(texts.join(' ')));
  return isWhole ? fields : [];
}

/** The column that a cell of the table stands in. */
export function columnOf(cell: Cell, columns: readonly KeyColumn[]): KeyColumn | undefined {
  const over = columns.filter((column) => overlapX(cell, column) > 0);
  const share = (column: KeyColumn): number =>
    overlapX(cell, column) - 0.2 * Math.min(Math.abs(cell.x0 - column.x0), Math.abs(cell.x1 - column.x1));
  return over.toSorted((a, b) => share(b) - share(a))[0];
}

/** Whether a line holds values that a continued text would not stand beside. */
export const hasValues = (row: Row, except: ReadonlySet<Cell>): boolean =>
  row.cells.some((cell) => isValue(cell) && !except.has(cell));
