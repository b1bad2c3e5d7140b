import { overlapX } from '../layout/boxes.ts';
import type { Line, PageLayout, Segment } from '../layout/layout.ts';
import { segmentOf } from '../layout/segments.ts';
import type { ColumnRole } from '../lexicon/column-headings.ts';
import { DECLINED, INCLUDED, LIMIT_WORDS } from '../lexicon/value-words.ts';
import type { Column } from '../tables/table.ts';
import type { Word } from '../page.ts';
import { findMoney, isMoneyLike, parseMoney } from '../values/money.ts';
import { type CoverageTable, findCoverageTables, vehicleOfColumn } from './coverage-columns.ts';
import { mapSections, type Section, type SectionMap } from './sections.ts';

export type CellRole = 'limit' | 'deductible' | 'premium';

export interface CoverageCell {
  role: CellRole;
  segment: Segment;
  /** Whose column it stands in, when there is one per vehicle. */
  vehicle: { number: number | null; text: string } | null;
  /** Whether a column heading, not just the look of the value, gave the role. */
  isTyped: boolean;
}

/** A printed row of a coverage table: a name and what stands right of it. */
export interface CoverageRow {
  name: Segment[];
  cells: CoverageCell[];
  page: number;
  line: Line;
  layout: PageLayout;
  section: Section | null;
  /** Whether it stands below column headings. */
  inTable: boolean;
  /** The cells of columns of locations and buildings. */
  premises: { location?: Segment; building?: Segment };
}

const DEDUCTIBLE_CELL = /\b(?:ded|deductible)\b|^D\s?\$?\d/i;
const LIMIT_CELL =
  /\b(?:each|ea|per)\s+(?:person|accident|occurrence|occ|acc|per|disablement|day|loss|claim|item)\b|\bper (?:day|item)\b|\b(?:csl|aggregate|person|accident)\b|^\$?[\d,]+\s?\/\s?\$?[\d,]+/i;

/** Every row of the document that has a name and at least one value, in reading order. */
export function readCoverageRows(layouts: readonly PageLayout[]): CoverageRow[] {
  const tables = findCoverageTables(layouts);
  return layouts.flatMap((layout) => {
    const map = mapSections(layout);
    const own = tables.filter((table) => table.page === layout.page.number);
    const headers = new Set(own.flatMap((table) => table.header));
    const rows: CoverageRow[] = [];
    let open = own;
    let used: Line | undefined;
    for (const line of layout.lines) {
      if (line === used) continue;
      if (headers.has(line)) {
        open = own;
        continue;
      }
      if (open.length > 0 && endsTable(line, layout, map)) open = [];
      const pairs = open.length === 0 ? valuesBelow(line, layout, headers) : [];
      used = pairs[0]?.value.line;
      for (const { name, value } of pairs) {
        const cells = cellsFrom({ segment: value, role: null, vehicle: null });
        rows.push({
          name: [name],
          cells,
          page: line.page,
          line,
          layout,
          section: map.of(name),
          inTable: false,
          premises: {},
        });
      }
      for (const pieces of pairs.length > 0 ? [] : piecesOf(line, open)) addRow({ rows, pieces, line, layout, map });
    }
    return rows.filter((row) => row.name.length > 0 && row.cells.length > 0);
  });
}

/** Names side by side with a value below each: "Dwelling | Other structures" over "$450,000 | $45,000". */
function valuesBelow(line: Line, layout: PageLayout, headers: ReadonlySet<Line>): { name: Segment; value: Segment }[] {
  const next = layout.lines[layout.lines.indexOf(line) + 1];
  if (!next || headers.has(next) || next.y0 - line.y1 > 1.2 * line.size) return [];
  if (
    line.segments.some(({ text }) => looksLikeValue(text)) ||
    !next.segments.every(({ text }) => looksLikeValue(text))
  )
    return [];
  const pairs = next.segments.flatMap((value) => {
    const name = line.segments.find(
      (other) => Math.abs(other.x0 - value.x0) < 5 || overlapX(other, value) > 0.4 * (value.x1 - value.x0),
    );
    return name ? [{ name, value }] : [];
  });
  const isComplete =
    pairs.length === next.segments.length && new Set(pairs.map(({ name }) => name)).size === pairs.length;
  return isComplete && (pairs.length > 1 || line.segments.length === 1) ? pairs : [];
}

const FOREIGN = new Set(['other', 'forms', 'interest', 'discount', 'driver', 'vehicle']);

/** A heading of something else, or running text, ends the tables above it. */
function endsTable(line: Line, layout: PageLayout, map: SectionMap): boolean {
  const [first, second] = line.segments;
  if (!first) return false;
  const section = map.of(first);
  if (section?.heading === first && FOREIGN.has(section.kind)) return true;
  return (
    !second && !/^[(*]/.test(first.text) && first.words.length > 12 && first.x1 - first.x0 > 0.5 * layout.page.width
  );
}

interface Pieces {
  name: Segment[];
  cells: CoverageCell[];
  inTable: boolean;
  premises: CoverageRow['premises'];
  /** Where the first column of values begins; names wrap before it. */
  bound: number | null;
}

/** The name and the values of a line, once for each table that it belongs to. */
function piecesOf(line: Line, tables: readonly CoverageTable[]): Pieces[] {
  const inTables = tables.flatMap((table) => {
    const row = table.rows.find((other) => other.line === line);
    return row ? [{ table, cells: row.cells }] : [];
  });
  if (inTables.length === 0) return [untyped(line)];
  return inTables.map(({ table, cells }) => {
    const pieces: Pieces = { name: [], cells: [], inTable: true, premises: {}, bound: null };
    const phrase = line.segments.find(({ text }) => LIMIT_CELL.test(text) && findMoney(text).length > 1);
    if (phrase) pieces.cells.push({ role: 'limit', segment: phrase, vehicle: null, isTyped: true });
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

function cellsFrom({
  segment,
  role,
  vehicle,
}: {
  segment: Segment;
  role: CellRole | null;
  vehicle: CoverageCell['vehicle'];
}): CoverageCell[] {
  const { text } = segment;
  const mixed = splitLimitAndDeductible(segment);
  if (mixed)
    return mixed.map((part, at) => ({
      role: at === 0 ? 'limit' : 'deductible',
      segment: part,
      vehicle,
      isTyped: true,
    }));
  const less = /^(.*?\b(?:cash value|acv|amount|cost)\b.*?)\s*\b(?:less|minus)\b/i.exec(text)?.[1];
  if (less && /\d/.test(text)) {
    const at = less.split(' ').length;
    const [limit, deductible] = [segment.words.slice(0, at), segment.words.slice(at)].map((words) =>
      segmentOf(words, segment.line),
    );
    if (limit && deductible)
      return [
        { role: 'limit', segment: limit, vehicle, isTyped: true },
        { role: 'deductible', segment: deductible, vehicle, isTyped: true },
      ];
  }
  if (DEDUCTIBLE_CELL.test(text) && !LIMIT_CELL.test(text))
    return [{ role: 'deductible', segment, vehicle, isTyped: true }];
  if (LIMIT_CELL.test(text) && role !== 'deductible') return [{ role: 'limit', segment, vehicle, isTyped: true }];
  if (role) return [{ role, segment, vehicle, isTyped: true }];
  return [{ role: hasCents(text) ? 'premium' : 'limit', segment, vehicle, isTyped: false }];
}

/** "100,000D 200": a limit and the deductible behind it. */
function splitLimitAndDeductible(segment: Segment): [Segment, Segment] | null {
  const at = segment.words.findIndex((word) => /\d\s?D$/.test(word.text)) + 1;
  if (at === 0 || at >= segment.words.length) return null;
  const [limit, deductible] = [segment.words.slice(0, at), segment.words.slice(at)];
  const bare = limit.map((word) => ({ ...word, text: word.text.replace(/D$/, '') }));
  return [segmentOf(bare, segment.line), segmentOf(deductible, segment.line)];
}

const hasCents = (text: string): boolean => /^-?\(?\$?\s?-?[\d,]+\.\d\d\)?(?:\s?CR)?$/.test(text.trim());

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

/** Whether a segment can be a value of a coverage: an amount, a limit in words, a mark. */
export function looksLikeValue(text: string): boolean {
  const trimmed = text.trim();
  if (isMoneyLike(trimmed) || /^\$$/.test(trimmed)) return true;
  if (parseMoney(trimmed) !== null) return true;
  if (INCLUDED.test(trimmed) || (DECLINED.test(trimmed) && trimmed.split(/\s+/).length <= 4)) return true;
  if (/^\d+(?:\.\d+)?\s?%/.test(trimmed) || LIMIT_CELL.test(trimmed) || DEDUCTIBLE_CELL.test(trimmed))
    return /\d/.test(trimmed);
  const [first] = findMoney(trimmed);
  if (first && first.start < 4) return true;
  if (/^\$?[\d,]+\s?D\s?\d+$/.test(trimmed)) return true;
  return /^(?:actual cash value|acv|replacement cost|stated amount|unlimited|no limit|actual loss sustained|\d+ (?:months?|days?)|up to)\b/i.test(
    trimmed,
  );
}

interface Adding extends Pick<CoverageRow, 'line' | 'layout'> {
  rows: CoverageRow[];
  pieces: Pieces;
  map: SectionMap;
}

const OPEN_END = /(?:[-–,&(/]|\b(?:and|or|of|for|to|the|with|on|in|from|at))$/i;

function addRow({ rows, pieces, line, layout, map }: Adding): void {
  const last = rows.at(-1);
  const gap = last ? line.y0 - bottomOf(last) : Number.POSITIVE_INFINITY;
  const [name] = pieces.name;
  const isClose = gap < 0.85 * line.size;
  if (last && !name && pieces.cells.length > 0 && gap < 1.1 * line.size && last.name.length > 0) {
    last.cells.push(...pieces.cells);
    last.line = line;
    return;
  }
  if (!name || (last && isClose && /^\(/.test(name.text) && line.words.length > 8)) return;
  const isAligned = last?.name[0] !== undefined && name.x0 - last.name[0].x0 > -3 && name.x0 - last.name[0].x0 < 20;
  if (last && isClose && isAligned && continuesName({ last, name, pieces })) {
    last.name.push(name);
    last.cells.push(...pieces.cells);
    last.line = line;
    return;
  }
  const section = map.of(name);
  rows.push({
    name: pieces.name,
    cells: pieces.cells,
    page: line.page,
    line,
    layout,
    section,
    inTable: pieces.inTable,
    premises: pieces.premises,
  });
}

const bottomOf = (row: CoverageRow): number => row.line.y1;

/** Whether a line goes on with the name above it. */
function continuesName({ last, name, pieces }: { last: CoverageRow; name: Segment; pieces: Pieces }): boolean {
  const before = last.name.at(-1)?.text ?? '';
  if (name.bold !== (last.name.at(-1)?.bold ?? name.bold) || name.words.length > 8) return false;
  const isLower = /^[\p{Ll}(]/u.test(name.text);
  const isOpen = OPEN_END.test(before) || (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0);
  if (pieces.cells.length === 0) return isLower || isOpen || isShortTail(last, name, pieces.bound);
  return last.cells.length === 0 && (isLower || isOpen || isShortTail(last, name, pieces.bound));
}

/** A name that wraps is nearly as wide as its column; its tail is short. */
function isShortTail(last: CoverageRow, name: Segment, bound: number | null): boolean {
  const before = last.name.at(-1);
  const border = last.cells[0]?.segment.x0 ?? bound;
  const [firstWord] = name.words;
  if (!before || !firstWord || border === null || /^[•\-–*]/.test(name.text) || Math.abs(before.x0 - name.x0) > 12)
    return false;
  return before.x1 + (firstWord.x1 - firstWord.x0) + 3 > border - 8 && name.words.length <= 4;
}
