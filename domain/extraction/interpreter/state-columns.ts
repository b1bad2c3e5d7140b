import { isStateName } from '../../reading/values/places.ts';
import type { Cited } from '../cited.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { Headed } from './headed-fields.ts';

// "Step | Georgia | Virginia": a table whose columns, or groups of columns, are states. Each of its lines is a record of each state.

/** What a table says of one state, as lines that print nothing else. */
interface StateColumn {
  /** Undefined for the amounts beside all states. */
  state: Cited | undefined;
  rows: readonly Row[];
}

interface StateTable {
  columns: readonly StateColumn[];
  /** The line after its last. */
  to: number;
}

interface Group {
  state: Cited | undefined;
  x0: number;
}

/** "1.014" is a factor, and no amount. */
const isFigure = (cell: Cell): boolean => isValue(cell) || /^\d*\.\d+$/.test(cell.text);

const LEAST_STATES = 2;
/** A wider gap ends a table, in sizes of its letters. */
const GAP = 4;

/** The lines of a page in the order of reading: those of a table with columns for states once for each of these, which then heads them. */
export function* linesByState(rows: readonly Row[], headed: Headed, plan: RowsPlan): Generator<Row> {
  const field = plan.headed?.find((one) => fieldPlan(plan, one)?.kind === 'state');
  const tables = field === undefined ? new Map<Row, StateTable>() : stateTables(rows, field, plan);
  let end = 0;
  for (const row of rows) {
    const table = tables.get(row);
    if (row.at >= end) yield row;
    if (!table || field === undefined || row.at < end) continue;
    const before = headed.get(field);
    for (const { state, rows: lines } of table.columns) {
      setOrDelete(headed, field, state);
      yield* lines;
    }
    setOrDelete(headed, field, before);
    end = table.to;
  }
}

function setOrDelete(headed: Headed, field: string, cited: Cited | undefined): void {
  if (cited) headed.set(field, cited);
  else headed.delete(field);
}

/** The tables that have columns for states, by the line of these. */
function stateTables(rows: readonly Row[], field: string, plan: RowsPlan): ReadonlyMap<Row, StateTable> {
  const tables = new Map<Row, StateTable>();
  const own = fieldPlan(plan, field);
  for (const row of own ? rows : []) {
    const states = row.cells.filter(({ text }) => isStateName(text.trim()));
    const isHeading = row.cells.every((cell) => states.includes(cell) || !isFigure(cell));
    if (!isHeading || new Set(states.map(({ text }) => text)).size < LEAST_STATES) continue;
    const first = row.cells.indexOf(states[0] as Cell);
    const lines = linesBelow(row, rows);
    const heads = row.cells.slice(first);
    const groups = groupsOf(heads, lines[0]).map((x0, at): Group => {
      const head = heads[at] as Cell;
      return { x0, state: own && states.includes(head) ? fieldValue([head], own) : undefined };
    });
    const body = lines.filter(({ cells }) => cells.some(isFigure));
    if (body.filter((line) => isAcross(line, groups)).length < LEAST_STATES) continue;
    const columns = groups.map(({ state }, at) => ({ state, rows: body.flatMap((line) => partOf(line, groups, at)) }));
    tables.set(row, { columns, to: (lines.at(-1) ?? row).at + 1 });
  }
  return tables;
}

function linesBelow(row: Row, rows: readonly Row[]): Row[] {
  const lines: Row[] = [];
  let low = row;
  for (const line of rows.slice(row.at + 1)) {
    if (line.y0 - low.y1 > GAP * row.size) break;
    lines.push(line);
    low = line;
  }
  const last = lines.findLastIndex(({ cells }) => cells.filter(isFigure).length > 1);
  return lines.slice(0, last + 1);
}

/** Where the columns below each heading begin: told by headings that are repeated for each state, else by the middle between two. */
function groupsOf(heads: readonly Cell[], below: Row | undefined): number[] {
  const [first, second] = heads as [Cell, Cell];
  const half = (center(second) - center(first)) / 2;
  const subs = below && !below.cells.some(isFigure) ? below.cells.filter((cell) => cell.x1 > center(first) - half) : [];
  const length = subs.findIndex((cell, at) => at > 0 && cell.text === subs[0]?.text);
  return heads.map((head, at) => {
    const sub = length > 1 ? subs[at * length] : undefined;
    const before = heads[at - 1];
    const last = length > 1 ? subs[at * length - 1] : undefined;
    if (sub) return last ? (last.x1 + sub.x0) / 2 : sub.x0 - sub.size * 2;
    if (last) return last.x1 + last.size / 2;
    return before ? (center(before) + center(head)) / 2 : center(head) - half;
  });
}

const center = ({ x0, x1 }: { x0: number; x1: number }): number => (x0 + x1) / 2;

const groupAt = (cell: Cell, groups: readonly Group[]): number =>
  groups.findLastIndex(({ x0 }) => (isFigure(cell) ? center(cell) : cell.x0) >= x0);

const isAcross = ({ cells }: Row, groups: readonly Group[]): boolean =>
  new Set(cells.filter(isFigure).map((cell) => groupAt(cell, groups))).size >= LEAST_STATES;

/** A line as it would read if it were printed for one state only; none where it says nothing of it. */
function partOf(row: Row, groups: readonly Group[], at: number): Row[] {
  const cells = row.cells.filter((cell) => groupAt(cell, groups) < 0 || groupAt(cell, groups) === at);
  const isOwn = cells.some((cell) => groupAt(cell, groups) === at && isFigure(cell));
  return isOwn ? [{ ...row, cells }] : [];
}
