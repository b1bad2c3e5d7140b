import { isHorizontal } from '../../reading/clean-rules.ts';
import type { Segment } from '../../reading/layout.ts';
import type { Rule } from '../../document/page.ts';
import { contentOf } from './content.ts';
import { stackedStates } from './stacked-records.ts';
import type { Column, Row } from './table.ts';

/** One record of a table: its printed lines, and by column the segments of its cells from top to bottom. */
export interface TableRecord<Role extends string = string> {
  rows: Row[];
  cells: Map<Column<Role>, Segment[]>;
}

interface Grouping<Role extends string> {
  /** Of one page, from top to bottom. */
  rows: readonly Row[];
  columns: readonly Column<Role>[];
  /** The page's rules. */
  rules: readonly Rule[];
  /** What a row that starts a record of a flat table must be, besides holding typed values; every such row when not given. */
  starts?: (row: Row) => boolean;
}

/** Groups a table's rows into records: flat ones start with a line of typed values, stacked ones repeat the header's lines. */
export function recordsOf<Role extends string>({ rows, columns, rules, starts }: Grouping<Role>): TableRecord<Role>[] {
  const breaks = ruledBreaks(rows, rules);
  if (isStacked(columns)) return stackedRecords({ rows, columns, breaks });
  return flatRecords({ rows, columns, breaks, starts: starts ?? (() => true) });
}

export function isStacked(columns: readonly Column[]): boolean {
  return new Set(columns.map((column) => column.stack)).size < columns.length;
}

/** How many cells of the row hold what their column is typed for. */
export function typedFits(row: Row, columns: readonly Column[]): number {
  return row.cells.filter((segments, stack) => {
    const kinds = columns.filter((column) => column.stack === stack).map((column) => column.kind);
    return segments.some((segment) => {
      const content = contentOf(segment.text);
      if (content === 'date' || content === 'period') return kinds.includes('date');
      if (content === 'amount' || content === 'number') return kinds.includes('amount') || kinds.includes('count');
      return (content === 'id' || content === 'word') && kinds.includes('id') && /\d/.test(segment.text);
    });
  }).length;
}

/** By row: whether a horizontal rule of some length lies between it and the row before. */
function ruledBreaks(rows: readonly Row[], rules: readonly Rule[]): boolean[] {
  const left = Math.min(...rows.map((row) => row.x0));
  const right = Math.max(...rows.map((row) => row.x1));
  const heights = rules
    .filter((rule) => isHorizontal(rule) && Math.min(rule.x1, right) - Math.max(rule.x0, left) > 0.5 * (right - left))
    .map((rule) => rule.y0);
  return rows.map((row, at) => {
    const above = rows[at - 1];
    if (!above) return true;
    const from = (above.y0 + above.y1) / 2;
    const to = (row.y0 + row.y1) / 2;
    return heights.some((y) => y > from && y < to);
  });
}

interface Flat<Role extends string> {
  rows: readonly Row[];
  columns: readonly Column<Role>[];
  breaks: readonly boolean[];
  starts: (row: Row) => boolean;
}

/** A continuation stands no further below its record than so many line heights. */
const FAR = 1.9;

function flatRecords<Role extends string>({ rows, columns, breaks, starts }: Flat<Role>): TableRecord<Role>[] {
  const fits = rows.map((row) => typedFits(row, columns));
  const least = Math.max(2, 0.4 * Math.max(...fits));
  const isStart = rows.map((row, at) => (fits[at] ?? 0) >= least && starts(row));
  // Rules between all records mean that a cell may wrap above the line of its record's values, too.
  const startsBelowRule = isStart.filter((start, at) => start && breaks[at]).length;
  const isRuled = breaks.filter(Boolean).length > 2 && startsBelowRule * 2 > isStart.filter(Boolean).length;
  const groups: Row[][] = [];
  let waiting: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const group = groups.at(-1);
    const above = group?.at(-1);
    const below = rows[at + 1];
    if (isStart[at]) {
      groups.push([...waiting, row]);
      waiting = [];
      continue;
    }
    const gap = above ? row.y0 - above.y1 : Number.POSITIVE_INFINITY;
    const isWrap = group !== undefined && cellGap(row, group) < 0.45 * row.line.size;
    const nextGap = below && isStart[at + 1] && !breaks[at + 1] ? below.y0 - row.y1 : Number.POSITIVE_INFINITY;
    const belongsBelow = isRuled ? breaks[at] === true || waiting.length > 0 : !isWrap && nextGap + 1.5 < gap;
    if (belongsBelow && nextGap < FAR * row.line.size) waiting.push(row);
    else if (group && gap < FAR * row.line.size && !(isRuled && breaks[at])) group.push(row);
    if (!belongsBelow) waiting = [];
  }
  return groups.map((group) => {
    const cells = new Map<Column<Role>, Segment[]>();
    for (const column of columns) {
      const segments = group.flatMap((row) => row.cells[column.stack] ?? []);
      if (segments.length > 0) cells.set(column, segments);
    }
    return { rows: group, cells };
  });
}

/** How far below the text of its own columns a row stands: a wrapped cell is close to its first line. */
function cellGap(row: Row, group: readonly Row[]): number {
  const gaps = row.cells.flatMap((segments, stack) => {
    const above = group.flatMap((other) => other.cells[stack] ?? []).at(-1);
    return segments.map((segment) => (above ? segment.y0 - above.y1 : Number.POSITIVE_INFINITY));
  });
  return Math.max(...gaps);
}

interface Stacked<Role extends string> {
  rows: readonly Row[];
  columns: readonly Column<Role>[];
  breaks: readonly boolean[];
}

function stackedRecords<Role extends string>({ rows, columns, breaks }: Stacked<Role>): TableRecord<Role>[] {
  const records: TableRecord<Role>[] = [];
  for (const { row, isFirst, columnOf } of stackedStates({ rows, columns, breaks })) {
    let record = records.at(-1);
    if (!record || isFirst) {
      record = { rows: [], cells: new Map() };
      records.push(record);
    }
    record.rows.push(row);
    for (const [stack, segments] of row.cells.entries()) {
      for (const segment of segments) {
        const column = columnOf(stack, segment);
        if (column) record.cells.set(column, [...(record.cells.get(column) ?? []), segment]);
      }
    }
  }
  return records;
}
