import type { Rule } from '../../document/page.ts';
import { overlapX } from '../../reading/boxes.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import { assignColumns } from './assign-columns.ts';
import { contextOf } from './entities.ts';
import { isHeadingRow } from './heading-rows.ts';
import { isFuller, isSectionHeading, stackedColumns } from './stacked-columns.ts';
import { isLabel, isOfPairs } from './orientation.ts';
import { isListOfLimits } from './named-limits.ts';
import { endsPart, goesOnBelow, partHeadings } from './parts.ts';
import { headsNestedLines, withNestedLines } from './nested-lines.ts';
import { withGroupTopics, withRepeatedOwners } from './repeated-headings.ts';
import {
  asMeasure,
  type Header,
  headerOf,
  inherited,
  isNumberUnderNoun,
  isTerm,
  joinedHeader,
  isTextRow,
  type PageReading,
  type Reading,
  scoreOf,
  shares,
} from './headers.ts';

/** Cuts the lines of a page where column headings change. Headings stay in force until others stand in their place. */
export function bandsOf(walls: readonly Rule[], reading: PageReading): Band[] {
  const { rows } = reading;
  const bands: Band[] = [];
  let headers: readonly Header[] = [];
  let nested: readonly Header[] = [];
  let body: Row[] = [];
  let above: Cell[] = [];
  const close = (): void => {
    const [first] = body;
    if (first)
      bands.push({
        page: first.page,
        rows: body,
        walls,
        nested,
        ...withNumbers(headers, assignColumns(body, headers, walls)),
      });
    body = [];
  };
  const parts = partHeadings(rows);
  for (const row of rows) {
    const kept = keptBelow(row, { body, headers, parts, reading });
    if (kept) {
      close();
      headers = kept;
      above = [];
    }
    if (!isTextRow(row, reading)) {
      const stacked = stackedColumns(row, rows, reading);
      if (stacked && isFuller(stacked, row, headers)) {
        body = body.filter((other) => !stacked.rows.includes(other));
        close();
        headers = stacked.headers;
      }
      above = [];
      body.push(row);
      continue;
    }
    if (endsThings(row, headers)) {
      close();
      headers = [];
    }
    const found = headersIn(row, { above, headers, reading });
    above = [...above.filter((cell) => row.y0 - cell.y1 < 3 * row.size), ...row.cells];
    if (!headsColumns(row, found, { headers, reading })) {
      const continued = body.length > 0 ? null : continuedBy(row, found, { headers, reading });
      if (!continued) body.push(row);
      headers = continued ?? headers;
      continue;
    }
    if (headsNestedLines(row, { rows, body, headers, reading })) {
      nested = found;
      continue;
    }
    const taken = new Set(found.flatMap(({ cells }) => cells.map((cell) => cell.row)));
    const single = singleHeadings(
      body.filter((other) => taken.has(other)),
      found,
      reading,
    );
    body = body.filter((other) => !taken.has(other));
    const isListAlone = isListOfLimits(row, found, rows[row.at + 1], headers) && !goesOnBelow(row, rows, body);
    close();
    nested = [];
    const over = isListAlone ? [] : headers;
    headers = afterHeadings(over, [...single, ...withoutMarginTitle(row, found, rows)], reading);
  }
  close();
  return withNestedLines(bands, reading);
}

/** "Lienholder | Vehicle | Lienholder" over "information": a title in the margin of a table, over two lines and with nothing below it. */
function withoutMarginTitle(row: Row, found: readonly Header[], rows: readonly Row[]): readonly Header[] {
  const [title, next] = found.toSorted((a, b) => a.x0 - b.x0);
  const [tail, more] = rows[row.at + 1]?.cells ?? [];
  if (!title || !next || !tail || more || found.length < LEAST_BESIDE_TITLE || tail.shape !== null) return found;
  const isTail = Math.abs(tail.x0 - title.x0) < 3 && tail.x1 < next.x0 && tail.y0 - row.y1 < 0.6 * row.size;
  const below = rows.slice(row.at + 2, row.at + 2 + LINES_BELOW_TITLE);
  const isFree = below.length > 0 && below.every(({ cells }) => cells.every(({ x0 }) => x0 > title.x1));
  return isTail && isFree ? found.filter((header) => header !== title) : found;
}

const LEAST_BESIDE_TITLE = 3;
const LINES_BELOW_TITLE = 2;

/** The heading of another section ends columns of things, which would own all that stands below them. */
const endsThings = (row: Row, headers: readonly Header[]): boolean =>
  headers.length > 0 && headers.every(({ entity, isWhole }) => entity && isWhole) && isSectionHeading(row);

/** Headings of one line only ("Dwelling") beside others that go on below ("Other / structures"). */
const singleHeadings = (rows: readonly Row[], found: readonly Header[], reading: Reading): Header[] =>
  rows
    .flatMap((row) => row.cells.filter((cell) => !found.some(({ cells }) => cells.includes(cell))))
    .map((cell) => headerOf(cell, [], reading))
    .filter((header) => !header.isUnknown || !found.some((other) => isRightOver(header, other)));

/** The headings that hold for the part or the block that a line begins, too; null where it begins none. */
function keptBelow(
  row: Row,
  {
    body,
    headers,
    parts,
    reading,
  }: { body: readonly Row[]; headers: readonly Header[]; parts: readonly Row[]; reading: PageReading },
): readonly Header[] | null {
  if (reading.isBreak?.(row)) return [];
  if (!parts.includes(row) || !headers.every(({ at }) => endsPart(row, at, parts))) return null;
  return goesOnBelow(row, reading.rows, body) ? headers.filter(({ measure }) => asMeasure(measure)) : [];
}

/** A value in words ("replacement cost") heads no column, even where a coverage is called so. */
function isHeadCell(cell: Cell, reading: PageReading): boolean {
  const { mentionIn, meaningOf } = reading;
  if (cell.shape === null || mentionIn(cell.text, contextOf(cell)) !== null) return true;
  if (isNumberUnderNoun(cell, reading) || isTerm(cell, meaningOf)) return true;
  const { isWhole, fields } = meaningOf(cell.text);
  return isWhole && (cell.shape === 'declined' || cell.shape === 'included') && fields.length > 0;
}

const headsColumns = (
  row: Row,
  found: readonly Header[],
  { headers, reading }: Omit<HeadingSearch, 'above'>,
): boolean => isHeadingRow(row, found, reading) && !areValues(found, headers);

/** The headings with what a line below them adds, unless it holds values already. */
const continuedBy = (
  row: Row,
  found: readonly Header[],
  { headers, reading }: Omit<HeadingSearch, 'above'>,
): readonly Header[] | null =>
  isOfPairs(row, (cell) => isLabel(cell, reading)) || describesThing(row, headers, reading)
    ? null
    : continuedHeadings(headers, found);

/** "2013 Kia Soul" under "Vehicle", beside the name of its lender. */
const describesThing = ({ cells }: Row, headers: readonly Header[], { mentionIn }: Reading): boolean =>
  cells.some((cell) => {
    const { entity } = mentionIn(cell.text) ?? {};
    const isUnder = ({ description, x0, x1 }: Header): boolean =>
      description !== undefined && description === entity?.list && overlapX(cell, { x0, x1 }) > 0;
    return entity?.description !== undefined && headers.some(isUnder);
  });

/** "Rated" under "Operator status": a word for the field that the heading above it names already is a value of it. */
function areValues(found: readonly Header[], headers: readonly Header[]): boolean {
  const known = found.filter((header) => scoreOf(header) > 0);
  return known.every(({ cells, fields, measure, topic, x0, x1 }) => {
    const [cell, more] = cells;
    if (!cell || more || measure || topic) return false;
    const over = headers.filter((other) => overlapX(other, { x0, x1 }) > 0 && other.cells.at(-1)?.text !== cell.text);
    return over.some((other) =>
      fields.some(({ list, field }) => other.fields.some((own) => own.list === list && own.field === field)),
    );
  });
}

interface HeadingSearch {
  above: readonly Cell[];
  headers: readonly Header[];
  reading: PageReading;
}

function headersIn(row: Row, { above, headers, reading }: HeadingSearch): Header[] {
  if (isGroupTitle(row, headers, reading)) return row.cells.map(emptyHeader);
  return row.cells.map((cell) => (isHeadCell(cell, reading) ? headerOf(cell, above, reading) : emptyHeader(cell)));
}

/** A line of one text that means nothing by itself and stands across several columns parts their lines, and heads none. */
function isGroupTitle({ cells: [title, more] }: Row, headers: readonly Header[], reading: Reading): boolean {
  if (!title || more || scoreOf(headerOf(title, [], reading)) > 0) return false;
  return headers.filter((header) => scoreOf(header) > 0 && overlapX(header, title) > 0).length > 1;
}

const emptyHeader = (cell: Cell): Header => ({
  x0: cell.x0,
  x1: cell.x1,
  at: cell.row.at,
  y1: cell.y1,
  cells: [cell],
  fields: [],
  isUnknown: true,
});

/** Headings of which some go on in the line below: "Personal injury" over "protection". */
function continuedHeadings(headers: readonly Header[], found: readonly Header[]): Header[] | null {
  const longer = found.filter((header) => header.cells.length > 1 && scoreOf(header) > 0);
  if (longer.length === 0) return null;
  let isContinued = false;
  const continued = headers.map((header) => {
    const own = longer.find(({ cells }) => header.cells.some((cell) => cells.includes(cell)));
    if (own) isContinued = true;
    return own ? inherited(own, header) : header;
  });
  return isContinued ? continued : null;
}

/** New headings inherit from what spans them and take the place of what they stand under. */
function afterHeadings(headers: readonly Header[], found: readonly Header[], reading: Reading): Header[] {
  const x0 = Math.min(...found.map((header) => header.x0));
  const x1 = Math.max(...found.map((header) => header.x1));
  const isRow = found.filter((header) => scoreOf(header) > 0).length > 1;
  const joined = found.map((header) => {
    const over = headers.find(
      (other) => shares(other, header) > 0.3 && firstY(header) - other.y1 < 2.6 * sizeOf(header) && scoreOf(other) > 0,
    );
    return over ? (joinedHeader(header, over, reading) ?? inherited(header, over)) : header;
  });
  const added = joined.map((header, at) => underGroupOf(joined[at - 1], header, reading) ?? header);
  // "Gender" beside "Date / of birth": the headings of one table may have one line or two.
  const isBeside = (other: Header): boolean =>
    scoreOf(other) > 0 && found.every((header) => overlapX(other, header) <= 0 && isNextLine(other, header));
  const isCovered = (other: Header): boolean =>
    (isRow && other.x1 > x0 - 8 && other.x0 < x1 + 8) || found.some((header) => shares(other, header) > 0.3);
  // Headings of one line go together: a table that is mostly replaced is over.
  const kept = headers.filter((other) => {
    if (isBeside(other)) return true;
    if (isCovered(other)) return false;
    const line = headers.filter(({ at }) => at === other.at);
    return !isRow || line.filter(isCovered).length * 2 < line.length;
  });
  return [...kept, ...withGroupTopics(withRepeatedOwners(added, headers), headers)];
}

/** "Products" beside "Premises", over which "Rate" begins: what stands over the first of several columns is said of the others, too. */
function underGroupOf(before: Header | undefined, header: Header, reading: Reading): Header | null {
  const [over, ...more] = before?.cells ?? [];
  const [cell] = header.cells;
  if (!over || !cell || more.length !== 1 || header.cells.length > 1 || header.fields.length > 0) return null;
  const isParted = over.row.cells.some(({ x0 }) => x0 > over.x0 && x0 < cell.x1);
  return isParted ? null : joinedHeader(header, { ...header, cells: [over] }, reading);
}

/** What nobody knows right over a heading that is known heads no column of its own. */
const isRightOver = (header: Header, known: Header): boolean =>
  !known.isUnknown && shares(header, known) > 0.3 && firstY(known) - header.y1 < 0.9 * sizeOf(known);

const isNextLine = ({ y1 }: Header, { cells }: Header): boolean =>
  cells.slice(-1).every((cell) => Math.abs(cell.y0 - y1) < 0.75 * cell.size);

const firstY = (header: Header): number => header.cells[0]?.y0 ?? header.y1;
const sizeOf = (header: Header): number => header.cells[0]?.size ?? 10;

/** A column of small numbers under "Building" counts buildings and insures none; "Premium" says what small numbers are. */
function withNumbers(
  headers: readonly Header[],
  columns: ReadonlyMap<Cell, Header>,
): Pick<Band, 'headers' | 'columns'> {
  const counting = new Map<Header, Header>();
  for (const header of headers) {
    const cells = [...columns].flatMap(([cell, own]) => (own === header ? [cell] : []));
    const isCount = cells.length > 0 && cells.every(({ text }) => /^\d{1,3}$/.test(text));
    if (isCount && header.topic && !asMeasure(header.measure) && header.fields.length > 0) {
      counting.set(header, { ...header, topic: undefined, topicCells: undefined });
    }
  }
  if (counting.size === 0) return { headers, columns };
  return {
    headers: headers.map((header) => counting.get(header) ?? header),
    columns: new Map([...columns].map(([cell, header]) => [cell, counting.get(header) ?? header])),
  };
}
