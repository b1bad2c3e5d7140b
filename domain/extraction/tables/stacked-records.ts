import type { Segment } from '../../reading/layout.ts';
import { contentOf, misfit } from './content.ts';
import type { Column, Row } from './table.ts';

/** A row of a stacked table: which line of the record it is, as columns. */
interface StackedState<Role extends string> {
  row: Row;
  /** Whether a record starts with this row. */
  isFirst: boolean;
  /** The column that a segment in that stack belongs to. */
  columnOf: (stack: number, segment: Segment) => Column<Role> | undefined;
}

interface Stacked<Role extends string> {
  rows: readonly Row[];
  columns: readonly Column<Role>[];
  /** By row: whether a rule separates it from the row before. */
  breaks: readonly boolean[];
}

/** What the ways from one row to the next are worth; the content of the cells decides with them. */
const START = -0.8;
const STAY = -0.5;
const SKIP = -0.7;
const AT_RULE = 2.5;
const AT_GAP = 1.2;
const THIN = 1.5;

/**
 * Tells for every row of a stacked table which line of its record it is: the sequence in which values fit their columns
 * best, records start at rules and wider gaps, and lines follow each other as in the header.
 */
export function stackedStates<Role extends string>({ rows, columns, breaks }: Stacked<Role>): StackedState<Role>[] {
  const lineOf = headerLines(columns);
  const count = Math.max(...lineOf.values()) + 1;
  const gaps = rows.map((row, at) => row.y0 - (rows[at - 1]?.y1 ?? row.y0));
  const usual = gaps.slice(1).toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const scores: number[][] = [];
  const back: number[][] = [];
  for (const [at, row] of rows.entries()) {
    const isApart = (gaps[at] ?? 0) > usual + 0.35 * row.line.size;
    const border = (breaks[at] ? AT_RULE : 0) + (isApart ? AT_GAP : 0);
    const before = scores[at - 1];
    scores.push([]);
    back.push([]);
    for (let line = 0; line < count; line++) {
      // A record's first line holds more than the tail of a wrapped text.
      const isThin = line === 0 && row.cells.filter((cell) => cell.length > 0).length < 2;
      const own = fit(row, line, columns, lineOf) - (isThin ? THIN : 0);
      const ways = before
        ? before.map((score, from) => score + way(from, line, border))
        : [line === 0 ? 0 : SKIP * line];
      const best = Math.max(...ways);
      scores[at]?.push(own + best);
      back[at]?.push(before ? ways.indexOf(best) : -1);
    }
  }
  return trace(scores, back).map((line, at, lines) => ({
    row: rows[at] as Row,
    isFirst: at === 0 || isNewRecord(lines[at - 1] ?? 0, line),
    columnOf: (stack, segment) => columnAt({ stack, line, segment, columns, lineOf }),
  }));
}

/** Line 0 after line 0 is a new record: a record's first line does not wrap. */
const isNewRecord = (from: number, to: number): boolean => to < from || (to === 0 && from === 0);

function way(from: number, to: number, border: number): number {
  if (isNewRecord(from, to)) return START + border + SKIP * to;
  const step = to - from;
  return (step === 0 ? STAY : SKIP * (step - 1)) - border;
}

function trace(scores: readonly number[][], back: readonly number[][]): number[] {
  const last = scores.at(-1) ?? [];
  let line = last.indexOf(Math.max(...last));
  const lines: number[] = [];
  for (const from of back.toReversed()) {
    lines.unshift(line);
    line = from[line] ?? 0;
  }
  return lines;
}

/** The line of the record that each column stands on. */
function headerLines<Role extends string>(columns: readonly Column<Role>[]): Map<Column<Role>, number> {
  const top = (column: Column<Role>): number => column.segments[0]?.y0 ?? 0;
  const lines = new Map<Column<Role>, number>();
  let line = -1;
  let y = Number.NEGATIVE_INFINITY;
  for (const column of columns.toSorted((a, b) => top(a) - top(b))) {
    const height = column.segments[0]?.size ?? 8;
    if (top(column) - y > 0.6 * height) {
      line++;
      y = top(column);
    }
    lines.set(column, line);
  }
  return lines;
}

function fit<Role extends string>(
  row: Row,
  line: number,
  columns: readonly Column<Role>[],
  lineOf: ReadonlyMap<Column<Role>, number>,
): number {
  let score = 0;
  for (const [stack, segments] of row.cells.entries()) {
    for (const segment of segments) {
      const column = columnAt({ stack, line, segment, columns, lineOf });
      if (!column) continue;
      const content = contentOf(segment.text);
      const isOnLine = lineOf.get(column) === line || columns.filter((other) => other.stack === stack).length === 1;
      const off = misfit(content, column.kind) / 12;
      const typed =
        content === 'date' && column.kind === 'date' ? 1.5 : content === 'id' && column.kind === 'id' ? 1 : 0.2;
      score += off > 0.3 ? -off : isOnLine ? typed : -0.3;
    }
  }
  return score;
}

interface Place<Role extends string> {
  stack: number;
  line: number;
  segment: Segment;
  columns: readonly Column<Role>[];
  lineOf: ReadonlyMap<Column<Role>, number>;
}

/** The stack's column on that line of the record; where it has none, the one above goes on, else the first below. */
function columnAt<Role extends string>({
  stack,
  line,
  segment,
  columns,
  lineOf,
}: Place<Role>): Column<Role> | undefined {
  const own = columns.filter((column) => column.stack === stack);
  const exact = own.find((column) => lineOf.get(column) === line);
  if (exact) return exact;
  const above = own.findLast((column) => (lineOf.get(column) ?? 0) < line);
  const below = own.find((column) => (lineOf.get(column) ?? 0) > line);
  if (!above || !below) return above ?? below;
  const content = contentOf(segment.text);
  return misfit(content, above.kind) <= misfit(content, below.kind) ? above : below;
}
