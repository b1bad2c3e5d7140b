import type { Line, Segment } from '../../reading/layout.ts';
import type { ColumnRole } from '../lexicon/column-headings.ts';
import { DECLINED, LIMIT_WORDS } from '../lexicon/value-words.ts';
import type { Rule } from '../../document/page.ts';
import { fillCells } from '../tables/fill-cells.ts';
import type { Column } from '../tables/table.ts';
import { findMoney, isMoneyLike } from '../../reading/values/money.ts';
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
export function piecesOf({
  line,
  tables,
  rules,
}: {
  line: Line;
  tables: readonly CoverageTable[];
  rules: readonly Rule[];
}): Pieces[] {
  const inTables = tables.flatMap((table) => {
    const row = table.rows.find((other) => other.line === line);
    return row ? [{ table, words: new Set(row.cells.flat().flatMap((cell) => cell.words)) }] : [];
  });
  if (inTables.length === 0) return [untyped(line)];
  return inTables.map(({ table, words }) => {
    const pieces: Pieces = { name: [], cells: [], inTable: true, premises: {}, bound: null };
    const own = line.segments.filter((segment) => segment.words.some((word) => words.has(word)));
    const phrases = own.filter(isLimitPhrase);
    for (const segment of phrases) pieces.cells.push({ role: 'limit', segment, vehicle: null });
    const columns = withoutSharedHeading(table.columns);
    const cells = fillCells({ segments: own.filter((segment) => !phrases.includes(segment)), columns, rules });
    for (const [stack, segments] of cells.entries()) {
      const column = columns.find((other) => other.stack === stack);
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

/** "$250,000 each person", "$100,000/$300,000": a limit wherever it stands, and often wider than its column. */
const isLimitPhrase = ({ text }: Segment): boolean =>
  LIMIT_CELL.test(text) && findMoney(text).length > 0 && !/^[A-Z].*\$/.test(text);

/** "PREMIUM" above "AUTO 1" and "AUTO 2" is no column of its own. */
function withoutSharedHeading(columns: CoverageTable['columns']): CoverageTable['columns'] {
  const ofVehicles = columns.filter((column) => vehicleOfColumn(column) !== null);
  const left = Math.min(...ofVehicles.map((column) => column.x0));
  const right = Math.max(...ofVehicles.map((column) => column.x1));
  const shared = columns.filter(
    (column) => column.role === 'premium' && !ofVehicles.includes(column) && column.x0 >= left && column.x1 <= right,
  );
  const stacks = [...new Set(columns.filter((column) => !shared.includes(column)).map((column) => column.stack))];
  return columns
    .filter((column) => stacks.includes(column.stack))
    .map((column) => ({ ...column, stack: stacks.indexOf(column.stack) }));
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
  // "Replacement cost contents" is a name where names stand.
  const isName =
    (isFirst || role === 'name') &&
    pieces.name.length === 0 &&
    !/\d/.test(segment.text) &&
    segment.words.length > 1 &&
    !DECLINED.test(segment.text);
  const isValue = looksLikeValue(segment.text) && !isName;
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

const isWords = (text: string): boolean => /^\p{Lu}[^\d:$]{3,60}$/u.test(text) && !looksLikeValue(text);

/** Without column headings the first segment is the name and values are told by their look. */
function untyped(line: Line): Pieces {
  const pieces: Pieces = { name: [], cells: [], inTable: false, premises: {}, bound: null };
  const [first, second, third] = line.segments;
  // "$420,000 | Dwelling": the amount stands before its name.
  const isAmountFirst = first && second && !third && isMoneyLike(first.text) && isWords(second.text);
  for (const segment of isAmountFirst ? [second, first] : line.segments) {
    const isValue = looksLikeValue(segment.text);
    if (!isValue && pieces.cells.length === 0 && pieces.name.length === 0) pieces.name.push(segment);
    else if (isValue) pieces.cells.push(...cellsFrom({ segment, role: null, vehicle: null }));
  }
  return pieces;
}
