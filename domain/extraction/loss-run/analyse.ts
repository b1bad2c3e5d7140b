import { isHorizontal } from '../../reading/clean-rules.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { readAmountHeading } from '../lexicon/loss-run-amounts.ts';
import { readTotalLevel, saysNoLosses, type TotalLevel } from '../lexicon/loss-run-cues.ts';
import { fillCells } from '../tables/fill-cells.ts';
import { isStacked, recordsOf, type TableRecord, typedFits } from '../tables/records.ts';
import type { Row, Table } from '../tables/table.ts';
import { findDates } from '../../reading/values/date.ts';
import { amountOf } from './amount-value.ts';
import { type AmountColumn, amountColumnsOf } from './amount-columns.ts';
import { type GridRow, gridRowsOf, isGridRow } from './amount-grid.ts';
import { isIdentifier } from './entries.ts';
import type { LossRole } from './headings.ts';
import { type LabelPair, labelPairsOf } from './labels.ts';

/** What a line of a loss run holds. */
export interface LineReading {
  line: Line;
  isHeader: boolean;
  /** The table of claims or policies that the line stands in. */
  table: Table<LossRole> | null;
  /** The amount columns that numbers on the line stand under. */
  columns: readonly AmountColumn[];
  pairs: LabelPair[];
  grid: GridRow[];
  /** What is left for the table's columns, by stack. */
  cells: Segment[][];
  /** Set when the line, or the block around it, is a total. */
  level: TotalLevel | null;
  /** Amounts without any label, below a header of amounts alone. */
  isValues: boolean;
  /** The record that starts here. */
  record: TableRecord<LossRole> | null;
  /** Whether the line is part of a record. */
  isInRecord: boolean;
}

interface PageReading {
  layout: PageLayout;
  tables: readonly Table<LossRole>[];
  /** Amount columns of the page before, for totals under a header that is not repeated. */
  carried: readonly AmountColumn[];
}

export const isAmountsOnly = (table: Table<LossRole>): boolean =>
  table.columns.every((column) => column.kind === 'amount' || column.kind === 'count');

/** Reads every line of a page: its labels, amount rows, totals and the records of its tables. */
export function analyse({ layout, tables, carried }: PageReading): LineReading[] {
  const placeOf = new Map<Line, { table: Table<LossRole>; row: Row }>();
  const headerOf = new Map<Line, Table<LossRole>>();
  let continued = carried;
  for (const table of tables) {
    if (table.header.length === 0) continued = amountColumnsOf(table);
    for (const line of table.header) headerOf.set(line, table);
    if (!isAmountsOnly(table)) for (const row of table.rows) placeOf.set(row.line, { table, row });
  }
  const readings: LineReading[] = [];
  let columns = continued;
  for (const [at, line] of layout.lines.entries()) {
    const header = headerOf.get(line);
    if (header && amountColumnsOf(header).length > 0) columns = amountColumnsOf(header);
    const place = header ? undefined : placeOf.get(line);
    const isHeader = header !== undefined && (!isAmountsOnly(header) || line.segments.length === header.columns.length);
    readings.push(readLine({ line, below: layout.lines[at + 1], isHeader, place, columns, layout }));
  }
  for (const table of tables) if (isAmountsOnly(table)) markValues(table, readings);
  settleTotals(readings, layout);
  for (const table of tables) findRecords(table, readings, layout);
  spreadLevels(readings, layout);
  return readings;
}

interface LineInput {
  line: Line;
  below: Line | undefined;
  isHeader: boolean;
  /** The table's row that the line is. */
  place: { table: Table<LossRole>; row: Row } | undefined;
  columns: readonly AmountColumn[];
  layout: PageLayout;
}

function readLine({ line, below, isHeader, place, columns, layout }: LineInput): LineReading {
  const table = place?.table ?? null;
  const reading: LineReading = {
    line,
    isHeader,
    table,
    columns,
    pairs: [],
    grid: [],
    cells: [],
    level: null,
    isValues: false,
    record: null,
    isInRecord: false,
  };
  if (isHeader) return reading;
  reading.pairs = labelPairsOf(line, {
    needsColon: place !== undefined && typedFits(place.row, place.table.columns) > 1,
    below: table === null ? below : undefined,
  });
  reading.grid = gridRowsOf(line.segments).filter((row) => isGridRow(row, columns));
  reading.level = readTotalLevel(captionOf(reading));
  if (reading.level === null && isCountedTotal(reading)) reading.level = 'policy';
  if (place)
    reading.cells =
      reading.pairs.length + reading.grid.length === 0
        ? place.row.cells
        : rowOf(line, place.table, layout, leftover(reading)).cells;
  return reading;
}

/** The words of a line that may say what it totals: no values, no labels, no headings of amounts. */
function captionOf({ line, pairs, grid }: LineReading): string {
  const labels = grid.filter(({ heading }) => heading.measure !== null).map(({ label }) => label);
  const taken = new Set(
    [...pairs.flatMap(({ label, value }) => [label, value]), ...labels].flatMap(({ words }) => words),
  );
  return line.segments
    .filter(({ words }) => !words.some((word) => taken.has(word)))
    .filter(({ text }) => amountOf(text) === null && !readAmountHeading(text)?.measure)
    .map(({ text }) => text)
    .join(' ');
}

/** "Policy 123 | Claim count = 13 | 48,716.91 | …" is a total without the word. */
function isCountedTotal({ pairs, columns, line }: LineReading): boolean {
  const amounts = line.segments.filter((segment) => amountOf(segment.text) !== null).length;
  return pairs.some(({ fields }) => fields.includes('claimCount')) && columns.length >= 2 && amounts >= 3;
}

/** "Paid | Reserve | Incurred" and one line of amounts below: the amounts of what is open. */
function markValues(table: Table<LossRole>, readings: readonly LineReading[]): void {
  const [row] = table.rows;
  const header = table.header.at(-1);
  if (!row || !header || row.y0 - header.y1 > 2 * header.size) return;
  const reading = readings.find((one) => one.line === row.line);
  const numbers = row.cells.flat();
  if (
    reading &&
    numbers.length > 1 &&
    numbers.every((segment) => amountOf(segment.text) !== null) &&
    reading.grid.length === 0
  )
    reading.isValues = true;
}

/** "Total" below rows of kinds ("Medical", "Indemnity", …) is their last row; else it is a totals line. */
function settleTotals(readings: readonly LineReading[], layout: PageLayout): void {
  let sinceKind = Number.POSITIVE_INFINITY;
  for (const reading of readings) {
    sinceKind = reading.grid.some(({ heading }) => heading.kind !== 'total') ? 0 : sinceKind + 1;
    const total = reading.grid.find(({ heading }) => heading.kind === 'total' && heading.measure === null);
    if (!total || reading.level === null) continue;
    if (reading.level === 'unsaid' && sinceKind <= 4) reading.level = null;
    else if (reading.table) {
      reading.grid = [];
      reading.cells = rowOf(reading.line, reading.table, layout, leftover(reading)).cells;
      sinceKind = Number.POSITIVE_INFINITY;
    }
  }
}

function leftover({ line, pairs, grid }: LineReading): Segment[] {
  const taken = new Set(
    [
      ...pairs.flatMap(({ label, value }) => [label, value]),
      ...grid.flatMap(({ label, numbers }) => [label, ...numbers]),
    ].flatMap((segment) => segment.words),
  );
  return line.segments.filter((segment) => !segment.words.some((word) => taken.has(word)));
}

function rowOf(line: Line, table: Table<LossRole>, layout: PageLayout, segments: readonly Segment[]): Row {
  const cells = segments.length === 0 ? [] : fillCells({ segments, columns: table.columns, rules: layout.rules });
  return { page: line.page, line, cells, x0: line.x0, y0: line.y0, x1: line.x1, y1: line.y1 };
}

function findRecords(table: Table<LossRole>, readings: readonly LineReading[], layout: PageLayout): void {
  if (isAmountsOnly(table)) return;
  const own = readings.filter(
    (reading) => reading.table === table && reading.level === null && !isHeading(reading) && !isNoLosses(reading),
  );
  keepCellsBesideGrid(own, table, layout);
  const rows = own
    .filter((reading) => reading.cells.some((cell) => cell.length > 0))
    .map(({ line, cells }) => ({ page: line.page, line, cells, x0: line.x0, y0: line.y0, x1: line.x1, y1: line.y1 }));
  const claimStack = table.columns.find((column) => column.role === 'claimNumber')?.stack;
  const amountStacks = table.columns.filter((column) => column.kind === 'amount').map((column) => column.stack);
  const starts = (row: Row): boolean => {
    if (claimStack === undefined) return true;
    const key = row.cells[claimStack]?.map((segment) => segment.text).join(' ') ?? '';
    return isIdentifier(key) || amountStacks.filter((stack) => (row.cells[stack]?.length ?? 0) > 0).length >= 2;
  };
  for (const record of recordsOf({ rows, columns: table.columns, rules: layout.rules, starts })) {
    const lines = new Set(record.rows.map((row) => row.line));
    const [first, ...others] = own.filter((reading) => lines.has(reading.line));
    if (!first || !isRecord(record, table)) continue;
    first.record = record;
    for (const reading of [first, ...others]) reading.isInRecord = true;
  }
}

/** A stacked record holds an identifier or a date where its header says so; a box of totals does not. */
function isRecord({ cells }: TableRecord<LossRole>, { columns }: Table<LossRole>): boolean {
  if (!isStacked(columns)) return true;
  return columns.some(({ role }, at) => {
    const column = columns[at];
    const text = (column ? (cells.get(column) ?? []) : []).map((segment) => segment.text).join(' ');
    return (role === 'claimNumber' && isIdentifier(text)) || (role === 'lossDate' && findDates(text).length === 1);
  });
}

/** "No losses reported for the terms above" stands below records, it goes on with none. */
const isNoLosses = ({ line: { segments } }: LineReading): boolean =>
  segments.length === 1 && segments.every(({ text, words }) => words.length > 4 && saysNoLosses(text));

/** A line of labels that opens a section stands between records, not in them. */
const isHeading = ({ pairs, cells }: LineReading): boolean =>
  pairs.length > 0 && cells.filter((cell) => cell.length > 0).length < 2;

/**
 * "Medical | $100.00 | …" on a record's first line is a cell and its amounts, unless the lines below repeat the pattern
 * with other labels in the same place.
 */
function keepCellsBesideGrid(readings: readonly LineReading[], table: Table<LossRole>, layout: PageLayout): void {
  for (const [at, reading] of readings.entries()) {
    const [grid] = reading.grid;
    if (!grid) continue;
    const whole = rowOf(reading.line, table, layout, reading.line.segments);
    const isRecord = typedFits({ ...whole, cells: reading.cells }, table.columns) >= 2;
    if (!isRecord) continue;
    const repeats = readings.slice(at + 1, at + 4).some((other) => {
      const [next] = other.grid;
      return (
        next &&
        next.label.text !== grid.label.text &&
        isAligned(next.label, grid.label) &&
        typedFits({ ...whole, cells: other.cells }, table.columns) < 2
      );
    });
    if (repeats || isBesideColumns(grid.label, table)) continue;
    reading.grid = [];
    reading.cells = rowOf(reading.line, table, layout, leftover(reading)).cells;
  }
}

const isAligned = (a: Segment, b: Segment): boolean => Math.abs(a.x0 - b.x0) < 4 || Math.abs(a.x1 - b.x1) < 4;

/** Whether the label stands under no heading of the table. */
const isBesideColumns = (label: Segment, table: Table<LossRole>): boolean =>
  !table.columns.some((column) => column.x0 < label.x1 + 2 && label.x0 - 2 < column.x1);

/** A total's caption may stand above, beside or in the middle of its lines: it counts for the whole block. */
function spreadLevels(readings: readonly LineReading[], layout: PageLayout): void {
  const heights = layout.rules.filter((rule) => isHorizontal(rule) && rule.x1 - rule.x0 > 80).map((rule) => rule.y0);
  let block: LineReading[] = [];
  // Lines right below a claim are its own until a caption says otherwise.
  let isBelowClaim = false;
  const close = (): void => {
    const levels = block.map((reading) => reading.level).filter((one) => one !== null);
    const first = levels.find((one) => one !== 'unsaid') ?? levels[0] ?? null;
    let level = isBelowClaim ? null : first;
    if (first !== null && block.some((reading) => reading.grid.length > 0)) {
      for (const reading of block) {
        if (reading.level === null || (reading.level === 'unsaid' && reading.grid.length > 0)) reading.level = level;
        level = reading.level;
      }
    }
    block = [];
  };
  for (const reading of readings) {
    const above = block.at(-1);
    const gap = above ? reading.line.y0 - above.line.y1 : 0;
    const isParted =
      above !== undefined &&
      (gap > 2 * reading.line.size || heights.some((y) => y > above.line.y1 - 2 && y < reading.line.y0 + 2));
    const isClaim = reading.isInRecord || reading.pairs.some(({ fields }) => fields.includes('claimNumber'));
    const isOther = reading.isHeader || isClaim;
    if (isParted || isOther) close();
    if (isParted || isOther) isBelowClaim = isClaim;
    if (!isOther) block.push(reading);
  }
  close();
}
