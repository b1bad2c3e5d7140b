import { ownValue } from '../../lookup.ts';
import { overlapX } from '../../reading/boxes.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import type { EntityPlan, Measure } from '../plan.ts';
import { asMeasure, type Reading, withoutLast } from './headers.ts';
import { isForAll } from './limits-for-all.ts';
import type { Meanings } from './meanings.ts';
import type { Matrix } from './matrix-rows.ts';
import { kindOfValue } from './value-shape.ts';

/** A column of a matrix, with what its heading over several lines says. */
export interface MatrixColumn {
  /** Null for a name that the plan does not know, and where there is none. */
  topic: string | null;
  /** The heading as one cell; null where it names no coverage. */
  name: Cell | null;
  isTotal: boolean;
  /** What the heading says that the column measures of its coverage: "Comp Ded". */
  measure?: Measure | null;
  /** What the heading says of the amount behind the first one of its values: "Comp / Deductible", "Coll (ded)". */
  behind?: Measure | undefined;
  header: readonly Cell[];
  cells: readonly Cell[];
  /** What the heading says of all values below: "(Ded 5,000)". */
  remark?: Cell | undefined;
}

interface ColumnSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
  ownerList: string;
  owner: EntityPlan;
  /** Whether names that the plan does not know count beside known ones. */
  open: boolean;
}

const MOST_LINES = 12;

/** Columns by the extents of their values; headings belong to the column over which their middle stands. */
export function columnsOf({ heads, lines }: Matrix, search: ColumnSearch): MatrixColumn[] {
  const own = new Set(heads.flatMap(({ cells }) => cells));
  const cells = lines.flatMap((row) => withLabels(row.cells.filter((cell) => !own.has(cell))));
  const spans = spansOf(cells);
  const [top] = lines;
  if (!top || spans.length < 2) return [];
  const above = headerLines(top, spans, search);
  if (isOfMeasures(above.at(-1), search)) return [];
  const edge = edgeOf([...own, ...above.flatMap((row) => row.cells)], spans);
  const parts = cells.flatMap((cell) => cutBetween(cell, spans));
  const titles = above.flatMap((row) => withLabels(row.cells).flatMap((cell) => cutBetween(cell, spans)));
  const inOrder = headingsInOrder(above.at(-1), edge, spans);
  return spans.map((span, at) => {
    const before = spans[at - 1];
    const next = spans[at + 1];
    const x0 = before ? (before.x1 + span.x0) / 2 : edge;
    const x1 = next ? (span.x1 + next.x0) / 2 : Number.POSITIVE_INFINITY;
    const within = (cell: Cell): boolean => middle(cell) > x0 && middle(cell) <= x1;
    const heading = inOrder ? titlesAt(at, inOrder, above, edge) : titles.filter(within);
    return { ...meaningOfHeader(heading, search), cells: parts.filter(within) };
  });
}

/** The headings of the last line, where each column has one: then they are told by their order, wherever they are set. */
function headingsInOrder(row: Row | undefined, edge: number, { length }: readonly Span[]): readonly Cell[] | null {
  const own = row?.cells.filter((cell) => middle(cell) > edge) ?? [];
  return own.length === length ? own : null;
}

/** The heading of a column and what stands over it rather than over others. */
function titlesAt(at: number, headings: readonly Cell[], above: readonly Row[], edge: number): Cell[] {
  const placeOf = (cell: Cell): number => {
    const gaps = headings.map((heading) => Math.abs(middle(heading) - middle(cell)) - overlapX(heading, cell));
    return gaps.indexOf(Math.min(...gaps));
  };
  return above.flatMap(({ cells }) => cells.filter((cell) => middle(cell) > edge && placeOf(cell) === at));
}

/** "Ded  Premium  Ded  Premium": a coverage has several columns, which their own headings tell apart. */
function isOfMeasures(row: Row | undefined, { reading }: ColumnSearch): boolean {
  const measures = (row?.cells ?? []).flatMap(({ text }) => asMeasure(reading.meaningOf(text).measure) ?? []);
  return new Set(measures).size > 1 && measures.length * 2 > (row?.cells.length ?? 0);
}

/** "Ded" and the amount behind it are one text of one column, and so are "$77" and "($250)". */
export function withLabels(cells: readonly Cell[]): Cell[] {
  const found: Cell[] = [];
  for (const cell of cells) {
    const last = found.at(-1);
    const isNear = last && last.shape === null && cell.x0 - last.x1 < 0.65 * cell.size;
    const isBehind = last?.shape === 'money' && BRACKETED.test(cell.text) && cell.x0 - last.x1 < 3 * cell.size;
    if (last && (isNear || isBehind)) found[found.length - 1] = joined([last, cell]);
    else found.push(cell);
  }
  return found;
}

const BRACKETED = /^\(\$?\d[\d,]*\)$/;

/** Where the column of heads ends; the head of a line of totals may reach beyond. */
function edgeOf(cells: readonly Cell[], [first]: readonly Span[]): number {
  const left = Math.min(...cells.map(({ x0 }) => x0));
  const heads = cells.filter(({ x0, x1 }) => x0 <= left + SAME_EDGE && x1 <= (first?.x0 ?? 0));
  return Math.max(left, ...heads.map(({ x1 }) => x1));
}

const SAME_EDGE = 4;

export interface Span {
  x0: number;
  x1: number;
}

const middle = ({ x0, x1 }: Span): number => (x0 + x1) / 2;
const isOver = (a: Span, b: Span): boolean => a.x0 < b.x1 - 1 && a.x1 > b.x0 + 1;

/** The extents of cells that stand over each other; one that reaches over columns with values of their own in one line widens none. */
export function spansOf(cells: readonly Cell[]): Span[] {
  let spans: (Span & { rows: Set<Row> })[] = [];
  for (const cell of cells.toSorted((a, b) => a.x1 - a.x0 - (b.x1 - b.x0))) {
    const over = spans.filter((span) => isOver(cell, span));
    const isApart = over.some((span, at) =>
      over.slice(at + 1).some((other) => [...span.rows].some((row) => other.rows.has(row))),
    );
    if (isApart) continue;
    const parts = [...over, { x0: cell.x0, x1: cell.x1, rows: new Set([cell.row]) }];
    const joined = {
      x0: Math.min(...parts.map(({ x0 }) => x0)),
      x1: Math.max(...parts.map(({ x1 }) => x1)),
      rows: new Set(parts.flatMap(({ rows }) => [...rows])),
    };
    spans = [...spans.filter((span) => !over.includes(span)), joined];
  }
  return spans.toSorted((a, b) => a.x0 - b.x0);
}

/** A cell that reaches over several columns is cut into what stands in each. */
function cutBetween(cell: Cell, spans: readonly Span[]): Cell[] {
  const over = spans.filter((span) => isOver(cell, span));
  if (over.length < 2) return [cell];
  const groups = over.map((span, at) => {
    const next = over[at + 1];
    const before = over[at - 1];
    const x0 = before ? (before.x1 + span.x0) / 2 : Number.NEGATIVE_INFINITY;
    const x1 = next ? (span.x1 + next.x0) / 2 : Number.POSITIVE_INFINITY;
    return cell.words.filter((word) => middle(word) > x0 && middle(word) <= x1);
  });
  return groups.flatMap((words) => (words.length > 0 ? [ofWords(cell, words)] : []));
}

function ofWords(cell: Cell, words: Cell['words']): Cell {
  const text = words.map((word) => word.text).join(' ');
  const x0 = Math.min(...words.map((word) => word.x0));
  return { ...cell, words, text, x0, x1: Math.max(...words.map(({ x1 }) => x1)), shape: kindOfValue(text) };
}

/** The lines of text over the table up to a gap, an amount or a heading over all columns. */
function headerLines(top: Row, spans: readonly Span[], { rows }: ColumnSearch): Row[] {
  const lines: Row[] = [];
  let low = top;
  for (const row of rows.slice(Math.max(0, top.at - MOST_LINES), top.at).toReversed()) {
    // A line whose values have been joined to those of another.
    if (row.cells.length === 0) {
      low = row;
      continue;
    }
    const isClose = low.y0 - row.y1 < (lines.length === 0 ? 2 : 0.9) * row.size;
    const isWide =
      row.cells.length < 3 && row.cells.some((cell) => spans.filter((span) => isOver(cell, span)).length > 1);
    const [only, more] = row.cells;
    const isHeading = only !== undefined && !more && only.x0 < (spans[0]?.x0 ?? 0) - 4 && lines.length > 0;
    const isOther = withLabels(row.cells).some(
      (cell) => isValue(cell) && !/^[-–—]$/.test(cell.text) && !isForAll(cell),
    );
    if (!isClose || isWide || isHeading || isOther) break;
    lines.unshift(row);
    low = row;
  }
  return lines;
}

const TOTAL = /\b(?:total|subtotal|sub- ?total)\b/i;
const NO_NAME = /\b(?:vehicle|auto|car|year|make|model|vin|driver|discounts?|fees?)\b/i;

const REMARK = /^\((?:ded|deductible)\b[^()]*\d\)$/i;

/** "Unit premium": what a thing costs, by a name of its own. */
const isCostOfOwner = (text: string, fields: Meanings['fields'], { ownerList, owner }: ColumnSearch): boolean =>
  /\bprem/i.test(text) &&
  fields.some(({ list, field }) => list === ownerList && ownValue(owner.fields, field)?.kind === 'money');

/** "GVW  LP": what headings set beside each other over one column mean each. */
function fieldsBeside(header: readonly Cell[], { meaningOf }: Reading): Meanings['fields'] {
  const beside = header.filter(({ row }) => row === header[0]?.row);
  return beside.length > 1 ? beside.flatMap(({ text }) => meaningOf(text).fields) : [];
}

/** A heading's lines read as one name, as many of them as name a coverage. */
function meaningOfHeader(header: readonly Cell[], search: ColumnSearch): Omit<MatrixColumn, 'cells'> {
  const { reading, ownerList, open } = search;
  const text = header.map((cell) => cell.text).join(' ');
  const { measure, fields } = reading.meaningOf(text);
  const isTotal = TOTAL.test(text) || measure === 'premium' || isCostOfOwner(text, fields, search);
  // A column of the things themselves, such as what they are worth.
  if (!isTotal && [...fields, ...fieldsBeside(header, reading)].some((field) => field.list === ownerList))
    return { topic: null, name: null, isTotal: false, header: [] };
  const known = coverageIn(header, search);
  if (known) return known;
  const isName = open && !isTotal && measure === undefined && fields.length === 0 && /\p{L}{3}/u.test(text);
  const [first] = header;
  if (isName && first && header.length < 5 && !NO_NAME.test(text))
    return { topic: null, name: joined(header), isTotal: false, header };
  return { topic: null, name: null, isTotal, header: isTotal ? header : [] };
}

/** The coverage that the last lines of a heading name, with what the heading remarks of all values. */
function coverageIn(header: readonly Cell[], { reading, list }: ColumnSearch): Omit<MatrixColumn, 'cells'> | null {
  const remarks = header.filter((cell) => REMARK.test(cell.text) || isForAll(cell));
  const remark = remarks.length > 0 ? joined(remarks) : undefined;
  const names = header.filter((cell) => !remarks.includes(cell));
  for (let from = 0; from < names.length; from++) {
    const cells = names.slice(from);
    const { topic } = reading.meaningOf(joined(cells).text);
    if (topic?.list !== list) continue;
    const { measure, name } = measuredName(cells, reading);
    const isPair = measure !== null && PAIR.test(joined(cells).text);
    const own = {
      topic: topic.topic,
      name: joined(name.at(-1)?.words.at(-1)?.text === '/' ? withoutLast(name, 1) : name),
      isTotal: false,
      ...(isPair ? { behind: measure } : { measure }),
      header: [...cells, ...remarks],
    };
    return { ...own, remark: remark && { ...remark, text: remark.text.replace(/[()]/g, '') } };
  }
  return null;
}

/** "Comp Ded", "Collision Premium": the name of a coverage, and what a column measures of it. */
function measuredName(
  cells: readonly Cell[],
  { meaningOf }: Reading,
): { measure: Measure | null; name: readonly Cell[] } {
  const words = cells.flatMap((cell) => cell.words.map(({ text }) => text));
  for (let count = 1; count < Math.min(words.length, MOST_MEASURE_WORDS + 1); count++) {
    const { topic, measure } = meaningOf(words.slice(-count).join(' '));
    // "Liability" is short for the limits of liability, and a coverage.
    const own = topic ? null : asMeasure(measure);
    if (own && meaningOf(words.slice(0, -count).join(' ')).topic)
      return { measure: own, name: withoutLast(cells, count) };
  }
  return { measure: null, name: cells };
}

/** Its last words stand behind a slash or in brackets. */
const PAIR = /\s\/\s[^/]+$|\s\([^()]+\)$/;

const MOST_MEASURE_WORDS = 3;

/** Cells that are one text, as one. */
export function joined(cells: readonly Cell[]): Cell {
  const [first] = cells as [Cell];
  const text = cells.map((cell) => cell.text).join(' ');
  return {
    ...first,
    text,
    words: cells.flatMap(({ words }) => words),
    shape: cells.length === 1 ? first.shape : kindOfValue(text),
    x1: Math.max(...cells.map(({ x1 }) => x1)),
    y1: Math.max(...cells.map(({ y1 }) => y1)),
  };
}
