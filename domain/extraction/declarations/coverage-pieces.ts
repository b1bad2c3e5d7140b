import type { Line, Segment } from '../layout/layout.ts';
import type { ColumnRole } from '../lexicon/column-headings.ts';
import { LIMIT_WORDS } from '../lexicon/value-words.ts';
import type { Word } from '../page.ts';
import type { Column } from '../tables/table.ts';
import { findMoney } from '../values/money.ts';
import { cellsFrom, type CoverageCell, LIMIT_CELL, looksLikeValue } from './coverage-cells.ts';
import { type CoverageTable, vehicleOfColumn } from './coverage-columns.ts';

/** What a line holds for one row: its name and its values. */
export interface Pieces {
  name: Segment[];
  cells: CoverageCell[];
  inTable: boolean;
  /** The cells of columns of locations and buildings. */
  premises: { location?: Segment; building?: Segment };
  /** Where the first column of values begins; names wrap before it. */
  bound: number | null;
}

/** The name and the values of a line, once for each table that it belongs to. */
export function piecesOf(line: Line, tables: readonly CoverageTable[]): Pieces[] {
  const inTables = tables.flatMap((table) => {
    const row = table.rows.find((other) => other.line === line);
    return row ? [{ table, cells: row.cells }] : [];
  });
  if (inTables.length === 0) return [untyped(line)];
  return inTables.map(({ table, cells }) => {
    const pieces: Pieces = { name: [], cells: [], inTable: true, premises: {}, bound: null };
    const phrase = line.segments.find(({ text }) => LIMIT_CELL.test(text) && findMoney(text).length > 1);
    if (phrase) pieces.cells.push({ role: 'limit', segment: phrase, vehicle: null });
    for (const [stack, all] of cells.entries()) {
      const column = table.columns.find((other) => other.stack === stack);
      const segments = all.filter(({ words }) => !phrase?.words.includes(words[0] as Word));
      for (const segment of segments) placeIn({ pieces, segment, column, isFirst: stack === 0 });
    }
    const left = Math.min(...table.columns.map((column) => column.x0));
    const outside = line.segments.filter((segment) => segment.x1 < left && /\p{L}{2}/u.test(segment.text));
    // Headings of amounts alone: the names stand left of them.
    if (pieces.name.length === 0) pieces.name.push(...outside.slice(0, 1));
    const nameEnd = pieces.name[0]?.x0 ?? 0;
    const starts = table.columns
      .filter((column) => column.role !== 'name' && column.x0 > nameEnd + 40)
      .map((column) => column.x0);
    pieces.bound = starts.length > 0 ? Math.min(...starts) : null;
    return pieces;
  });
}

function placeIn({
  pieces,
  segment,
  column,
  isFirst,
}: {
  pieces: Pieces;
  segment: Segment;
  column: Column<ColumnRole> | undefined;
  isFirst: boolean;
}): void {
  const role = column?.role ?? null;
  const isValue = looksLikeValue(segment.text);
  if (role === 'location' || role === 'building') {
    if (/^\d{1,4}$/.test(segment.text)) pieces.premises[role] = segment;
    return;
  }
  if (role === 'form' || role === 'ignored') return;
  const isLeftOfColumns =
    isFirst &&
    column !== undefined &&
    role !== 'name' &&
    segment.x0 < column.x0 - 60 &&
    segment.x1 < column.x0 + 2 &&
    /\p{L}{3}/u.test(segment.text);
  if (isLeftOfColumns && pieces.name.length === 0) {
    pieces.name.push(segment);
    return;
  }
  if ((role === 'name' || (role === null && isFirst)) && !isValue) pieces.name.push(segment);
  else if (
    isFirst &&
    pieces.cells.length === 0 &&
    !isValue &&
    /\p{L}{3}/u.test(segment.text) &&
    pieces.name.length === 0 &&
    !LIMIT_WORDS.test(segment.text)
  )
    pieces.name.push(segment);
  else {
    const cellRole = role === 'limit' || role === 'deductible' || role === 'premium' ? role : null;
    const vehicle = column ? vehicleOfColumn(column) : null;
    // A text that is no value is a neighbour's: lists in columns, remarks, captions.
    if (isValue || LIMIT_WORDS.test(segment.text))
      pieces.cells.push(...cellsFrom({ segment, role: cellRole, vehicle }));
  }
}

/** Without column headings the first segment is the name and values are told by their look. */
function untyped(line: Line): Pieces {
  const pieces: Pieces = { name: [], cells: [], inTable: false, premises: {}, bound: null };
  for (const segment of line.segments) {
    const isValue = looksLikeValue(segment.text);
    if (!isValue && pieces.cells.length === 0 && pieces.name.length === 0) pieces.name.push(segment);
    else if (isValue) pieces.cells.push(...cellsFrom({ segment, role: null, vehicle: null }));
  }
  return pieces;
}
