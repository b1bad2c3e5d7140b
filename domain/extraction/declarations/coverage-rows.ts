import { overlapX } from '../../reading/boxes.ts';
import type { Line, PageLayout, Segment } from '../../reading/layout.ts';
import { cellsFrom, type CoverageCell, looksLikeValue } from './coverage-cells.ts';
import { type CoverageTable, findCoverageTables } from './coverage-columns.ts';
import { type Pieces, piecesOf } from './coverage-pieces.ts';
import { mapSections, type Section, type SectionMap } from './sections.ts';

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
  premises: Pieces['premises'];
}

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
          name,
          cells,
          page: line.page,
          line,
          layout,
          section: name[0] ? map.of(name[0]) : null,
          inTable: false,
          premises: {},
        });
      }
      for (const pieces of pairs.length > 0 ? [] : piecesOf({ line, tables: open, rules: layout.rules }))
        addRow({ rows, pieces, line, layout, map, top: headerTop(own, line) });
    }
    return rows.filter((row) => row.name.length > 0 && row.cells.length > 0 && row.section?.kind !== 'offer');
  });
}

/** Names side by side with a value below each: "Dwelling | Other structures" over "$450,000 | $45,000". */
function valuesBelow(
  line: Line,
  layout: PageLayout,
  headers: ReadonlySet<Line>,
): { name: Segment[]; value: Segment }[] {
  const [first, second] = layout.lines.slice(layout.lines.indexOf(line) + 1);
  // Names may wrap into a second line.
  const isWrapped = second !== undefined && first !== undefined && line.segments.length > 1 && !holdsValue(first);
  const [names, next] = isWrapped ? [[line, first], second] : [[line], first];
  if (!next || headers.has(next) || next.y0 - (names.at(-1) ?? line).y1 > 1.2 * line.size) return [];
  if (holdsValue(line) || !next.segments.every(({ text }) => looksLikeValue(text))) return [];
  const pairs = next.segments.flatMap((value) => {
    const name = names.flatMap(
      ({ segments }) =>
        segments.find(
          (other) => Math.abs(other.x0 - value.x0) < 5 || overlapX(other, value) > 0.4 * (value.x1 - value.x0),
        ) ?? [],
    );
    return name.length > 0 ? [{ name, value }] : [];
  });
  const isComplete =
    pairs.length === next.segments.length && new Set(pairs.map(({ name }) => name[0])).size === pairs.length;
  return isComplete && (pairs.length > 1 || line.segments.length === 1) ? pairs : [];
}

const holdsValue = ({ segments }: Line): boolean => segments.some(({ text }) => looksLikeValue(text));

const FOREIGN = new Set(['offer', 'other', 'forms', 'interest', 'discount', 'driver', 'vehicle']);

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

/** Where the header of the table that a line stands in begins; the nearest one above it. */
const headerTop = (tables: readonly CoverageTable[], line: Line): number =>
  Math.max(...tables.flatMap(({ header }) => header.map(({ y0 }) => y0)).filter((y0) => y0 < line.y0));

interface Adding extends Pick<CoverageRow, 'line' | 'layout'> {
  /** Of the headings of its table. */
  top: number;
  rows: CoverageRow[];
  pieces: Pieces;
  map: SectionMap;
}

const PREMISES_NUMBER = /^(?:premises|prem|building|bldg|location|loc|vehicle|unit)\.?\s*(?:no\.?|#)?\s*\d/i;

const OPEN_END = /(?:[-–,&(/]|\b(?:and|or|of|for|to|the|with|on|in|from|at))$/i;

function addRow({ rows, pieces, line, layout, map, top }: Adding): void {
  const last = rows.at(-1);
  const gap = last ? line.y0 - bottomOf(last) : Number.POSITIVE_INFINITY;
  const [name] = pieces.name;
  const isClose = gap < 0.85 * line.size;
  if (last && !name && pieces.cells.length > 0 && gap < 1.1 * line.size && last.name.length > 0) {
    last.cells.push(...pieces.cells);
    last.line = line;
    return;
  }
  if (!name || (last && isClose && name.text.startsWith('(') && line.words.length > 8)) return;
  const isAligned = last?.name[0] !== undefined && name.x0 - last.name[0].x0 > -3 && name.x0 - last.name[0].x0 < 20;
  if (last && isClose && isAligned && continuesName({ last, name, pieces })) {
    last.name.push(name);
    last.cells.push(...pieces.cells);
    last.line = line;
    return;
  }
  const above = map.of(name);
  // A table of coverages below a list of deductibles is no part of it.
  const isPast = above?.kind === 'deductible' && pieces.inTable && top > above.heading.y1;
  const section = isPast ? null : above;
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
  if (PREMISES_NUMBER.test(name.text)) return false;
  if (name.bold !== (last.name.at(-1)?.bold ?? name.bold) || name.words.length > 8) return false;
  const isLower = /^[\p{Ll}(]/u.test(name.text);
  const isOpen = OPEN_END.test(before) || (before.match(/\(/g)?.length ?? 0) > (before.match(/\)/g)?.length ?? 0);
  if (pieces.cells.length === 0) return isLower || isOpen || isShortTail(last, name, pieces.bound);
  // A name and its limits may wrap together.
  if (/^\p{Ll}/u.test(name.text) && pieces.cells.every(({ role }) => role === 'limit')) return true;
  return last.cells.length === 0 && (isLower || isOpen || isShortTail(last, name, pieces.bound));
}

/** A name that wraps is nearly as wide as its column; its tail is short. */
function isShortTail(last: CoverageRow, name: Segment, bound: number | null): boolean {
  const before = last.name.at(-1);
  const border = last.cells[0]?.segment.x0 ?? bound;
  const [firstWord] = name.words;
  if (!before || !firstWord || border === null || /^[•\-–*]/.test(name.text) || Math.abs(before.x0 - name.x0) > 12)
    return false;
  return (
    before.x1 + (firstWord.x1 - firstWord.x0) + 3 > border - 8 && name.words.length <= 2 && before.words.length <= 9
  );
}
