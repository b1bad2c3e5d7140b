import type { Line, PageLayout } from '../../reading/layout.ts';
import { columnsOf } from './columns.ts';
import { contentOf, misfit } from './content.ts';
import { fillCells } from './fill-cells.ts';
import { type HeadingCell, headingCells, isHeadingLine } from './heading-cells.ts';
import type { Column, Headings } from './table.ts';

/** A header block and the columns that it makes. */
export interface Header<Role extends string> {
  lines: Line[];
  columns: Column<Role>[];
  /** What stands left or right of these borders belongs to something else on the same lines. */
  left: number;
  right: number;
}

const MOST_LINES = 8;
/** Lines of one header are closer than this share of the font size. */
const LINE_GAP = 1.5;
/** How far left of an amount header on part of a line its values may reach, in points. */
const REACH = 40;

interface Search<Role extends string> {
  layout: PageLayout;
  headings: Headings<Role>;
  least: number;
  sideBySide: Role | undefined;
}

/** Finds the header blocks of a page from top to bottom. */
export function findHeaders<Role extends string>({
  layout,
  headings,
  least,
  sideBySide,
}: Search<Role>): Header<Role>[] {
  const headers: Header<Role>[] = [];
  let block: Line[] = [];
  const close = (): void => {
    const below = layout.lines[layout.lines.indexOf(block.at(-1) as Line) + 1];
    const header = headerOf({ lines: block, below, layout, headings, least });
    if (header) headers.push(...besideEachOther(header, sideBySide));
    block = [];
  };
  for (const line of layout.lines) {
    const cells = headingCells(line, headings, 0);
    const above = block.at(-1);
    const isClose = above === undefined || line.y0 - above.y1 < LINE_GAP * Math.max(line.size, above.size);
    const isHeading = isHeadingLine(cells);
    if (block.length > 0 && (!isHeading || !isClose || block.length === MOST_LINES)) close();
    if (isHeading) block.push(line);
    else {
      const partial = amountHeader({ line, cells, layout, headings });
      if (partial) headers.push(partial);
    }
  }
  if (block.length > 0) close();
  return headers;
}

interface Block<Role extends string> {
  lines: Line[];
  /** The line after the block. */
  below: Line | undefined;
  layout: PageLayout;
  headings: Headings<Role>;
  least: number;
}

function headerOf<Role extends string>({ lines, below, layout, headings, least }: Block<Role>): Header<Role> | null {
  // A title above the header reads like a heading now and then: the block is tried without its first lines, too.
  for (let from = 0; from < lines.length; from++) {
    const kept = lines.slice(from);
    const cells = kept.flatMap((line, row) => headingCells(line, headings, row));
    if (from + 1 < lines.length && isTitle(cells, headings)) continue;
    const columns = columnsOf({ cells, headings, rules: layout.rules });
    const known = columns.filter((column) => column.role !== null);
    const amounts = known.filter((column) => column.kind === 'amount');
    const stacks = new Set(known.map((column) => column.stack)).size;
    const isEnough = stacks >= least || (amounts.length >= 2 && amounts.length === columns.length);
    const isSmall =
      stacks === 2 && known.length === columns.length && columns.length === 2 && holdsValues(below, columns, layout);
    if (isSmall || (isEnough && known.length * 2 >= columns.length)) {
      return { lines: kept, columns, left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
    }
  }
  return null;
}

/** Two headings alone make a header when a value that fits stands below each of them. */
function holdsValues<Role extends string>(
  below: Line | undefined,
  columns: readonly Column<Role>[],
  layout: PageLayout,
): boolean {
  if (
    !below ||
    below.segments.length !== columns.length ||
    columns.every(({ kind }) => kind === 'text' || kind === 'code')
  )
    return false;
  const cells = fillCells({ segments: below.segments, columns, rules: layout.rules });
  return columns.every(({ stack, kind, x0 }) => {
    const [segment, ...others] = cells[stack] ?? [];
    const isBelow = segment !== undefined && (Math.abs(segment.x0 - x0) < 4 || kind === 'amount');
    return isBelow && others.length === 0 && misfit(contentOf(segment.text), kind) < 5;
  });
}

/** Whether the first line is a title: one cell alone that neither continues below nor stands over several columns. */
function isTitle<Role extends string>(cells: readonly HeadingCell<Role>[], headings: Headings<Role>): boolean {
  const [first, ...others] = cells;
  if (!first || others.some((cell) => cell.row === 0)) return false;
  if (first.half !== null) return false;
  return !others.some((cell) => {
    const overlaps = cell.segment.x0 < first.segment.x1 && first.segment.x0 < cell.segment.x1;
    return overlaps && headings.role(`${first.segment.text} ${cell.segment.text}`) !== null;
  });
}

interface Candidate<Role extends string> {
  line: Line;
  cells: HeadingCell<Role>[];
  layout: PageLayout;
  headings: Headings<Role>;
}

/** "Loss date 1/2/2020 | Paid | Reserved | Incurred": amount headings at the end of a line that holds something else. */
function amountHeader<Role extends string>({ line, cells, layout, headings }: Candidate<Role>): Header<Role> | null {
  let from = cells.length;
  while (from > 0) {
    const cell = cells[from - 1];
    if (!cell || cell.role === null || headings.kind(cell.role) !== 'amount' || cell.segment.text.endsWith(':')) break;
    from--;
  }
  const run = cells.slice(from);
  if (run.length < 2 || new Set(run.map((cell) => cell.segment.text)).size < run.length) return null;
  const columns = columnsOf({ cells: run, headings, rules: layout.rules });
  const left = (run[0]?.segment.x0 ?? 0) - REACH;
  return { lines: [line], columns, left, right: Number.POSITIVE_INFINITY };
}

function besideEachOther<Role extends string>(header: Header<Role>, role: Role | undefined): Header<Role>[] {
  const starts = header.columns
    .filter((column) => column.role === role && role !== undefined)
    .map((column) => column.x0);
  if (starts.length < 2) return [header];
  const borders = [Number.NEGATIVE_INFINITY, ...starts.slice(1).map((x) => x - 2), Number.POSITIVE_INFINITY];
  return starts.map((_, at) => {
    const left = borders[at] ?? 0;
    const right = borders[at + 1] ?? 0;
    const columns = header.columns.filter((column) => column.x0 >= left && column.x0 < right);
    const first = Math.min(...columns.map((column) => column.stack));
    return { ...header, left, right, columns: columns.map((column) => ({ ...column, stack: column.stack - first })) };
  });
}
