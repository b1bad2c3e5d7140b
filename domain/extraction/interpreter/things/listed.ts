import type { Word } from '../../../document/page.ts';
import type { Cell, Row } from '../cells.ts';
import { kindOfValue } from '../value-shape.ts';
import { assigned } from './assign.ts';
import { bestGrouping } from './groups.ts';
import type { Column, Heads } from './heads.ts';
import { fit, isLoose, type Slot, slotOf, slotsOf, targetsOf, type ThingSearch } from './targets.ts';

const TOTAL = /^(?:sub)?total\b|\btotal$/i;

/** A value cell under a column of labels. */
interface Placed {
  cell: Cell;
  column: Column;
  y0: number;
  y1: number;
}

/** The values of a table: those of each record, and the lines that hold them. */
export interface Listed {
  records: Slot[][];
  rows: ReadonlySet<Row>;
}

/** Reads what stands below labels that stand beside each other, or above them where that fits better. */
export function listedUnder(heads: Heads, until: number, search: ThingSearch): Listed {
  const body = bodyOf(heads, until, search);
  const { columns, ends } = withEnds(heads, body, search);
  const isValue = (cell: Cell): boolean => !ends.has(cell);
  const lines = body.map((row) => ({ ...row, cells: row.cells.filter(isValue) }));
  const below = placedIn(lines, columns);
  const over = placedIn(overOf(heads, search.rows), heads.columns);
  const placed = worth(over) > worth(below.filter(({ cell }) => isFirstLine(cell, below))) ? over : below;
  return { records: recordsOf(placed), rows: new Set(placed.map(({ cell }) => cell.row)) };
}

const worth = (placed: readonly Placed[]): number =>
  placed.reduce((sum, { cell, column }) => sum + fit(cell, column.targets), 0);

const isFirstLine = (cell: Cell, placed: readonly Placed[]): boolean => {
  const top = Math.min(...placed.map((other) => other.y0));
  return cell.y0 - top < 1.6 * cell.size;
};

function bodyOf({ to, columns }: Heads, until: number, search: ThingSearch): Row[] {
  const { rows } = search;
  const body: Row[] = [];
  let bottom = rows[to]?.y1 ?? 0;
  for (const row of rows.slice(to + 1, until)) {
    const [first] = row.cells;
    if (row.y0 - bottom > 4.5 * row.size || !first || TOTAL.test(first.text) || isLabels(row, search)) break;
    if (areSetAsLabels(row.cells, columns, body[0])) break;
    if (body.length > 0 && row.y0 - bottom > 1.2 * row.size && isTitleOfOthers(row, columns, rows[row.at + 1])) break;
    if (row.cells.length === 1 && columns.filter(({ x0, x1 }) => first.x0 < x1 && first.x1 > x0).length > 1) break;
    body.push(row);
    bottom = row.y1;
  }
  return body;
}

/** A line that stands apart and is one text, over a line that tells nothing that the columns hold. */
const isTitleOfOthers = ({ cells }: Row, columns: readonly Column[], next: Row | undefined): boolean =>
  cells.length === 1 &&
  cells[0]?.shape === null &&
  next !== undefined &&
  next.cells.length > 1 &&
  worth(placedIn([next], columns)) < 1;

/** A line in capitals, as the labels are and the values are not, is a label that nobody knows. */
const areSetAsLabels = (cells: readonly Cell[], columns: readonly Column[], first: Row | undefined): boolean =>
  inCapitals(cells) && inCapitals(columns.flatMap((column) => column.cells)) && first?.cells.some(isLower) === true;

const inCapitals = (cells: readonly Cell[]): boolean =>
  cells.every(({ text }) => /\p{Lu}{3}/u.test(text) && !/[\p{Ll}\d]/u.test(text));
const isLower = ({ text }: Cell): boolean => /\p{Ll}{2}/u.test(text);

/** "Lifetime per-condition" ends in the first line of values, over its own: together both are the label of their column. */
function withEnds(
  { columns }: Heads,
  body: readonly Row[],
  search: ThingSearch,
): { columns: Column[]; ends: Set<Cell> } {
  const ends = new Set<Cell>();
  const whole = columns.map((column) => {
    const isUnknown = column.cells.every(({ text }) => targetsOf(text, search).length === 0);
    const end = body[0]?.cells.find((cell) => cell.shape === null && Math.abs(cell.x0 - column.x0) < AT);
    if (!isUnknown || !end || targetsOf(end.text, search).length === 0) return column;
    ends.add(end);
    const joined = targetsOf([...column.cells, end].map(({ text }) => text).join(' '), search);
    return { ...column, targets: joined.length > 0 ? joined : targetsOf(end.text, search) };
  });
  return { columns: whole, ends };
}

/** Labels, or a pair that begins another card; without a colon one that fills its line and whose kind shows it. */
function isLabels({ cells }: Row, search: ThingSearch): boolean {
  const labels = cells.filter((cell) => targetsOf(cell.text, search).length > 0);
  const isPair = (label: Cell): boolean => {
    const value = cells[cells.indexOf(label) + 1];
    const least = label.text.endsWith(':') ? 0.1 : cells.length === 2 ? 1 : Number.POSITIVE_INFINITY;
    return value !== undefined && fit(value, targetsOf(label.text, search)) >= least;
  };
  return labels.length > 1 || labels.some(isPair);
}

/** The line right above the labels, and the one above it where it is set as close. */
function overOf({ from }: Heads, rows: readonly Row[]): Row[] {
  const head = rows[from];
  const row = rows[from - 1];
  return head && row && head.y0 - row.y1 < 1.2 * Math.max(head.size, row.size) ? [row] : [];
}

function placedIn(body: readonly Row[], columns: readonly Column[]): Placed[] {
  const starts = startsOf(body, columns);
  return body.flatMap((row) =>
    [
      ...assigned(
        row.cells.flatMap((cell) => cutAtStarts(cell, starts)),
        columns,
      ),
    ].flatMap(([cell, column]): Placed[] =>
      column.targets.length > 0 ? [{ cell, column, y0: cell.y0, y1: cell.y1 }] : [],
    ),
  );
}

const AT = 1.5;

/** Where the columns begin: the edges of their labels, and those that several lines share. */
function startsOf(body: readonly Row[], columns: readonly Column[]): number[] {
  const edges = body.flatMap(({ cells }) => cells.map(({ x0 }) => x0));
  const shared = edges.filter((edge, at) => edges.findIndex((other) => Math.abs(other - edge) < AT) < at);
  return [...columns.map(({ x0 }) => x0), ...shared];
}

/** A text that runs into the next column is cut where that begins. */
function cutAtStarts(cell: Cell, starts: readonly number[]): Cell[] {
  const cuts = cell.words.flatMap((word, at) => {
    const isStart = at > 0 && starts.some((start) => Math.abs(start - word.x0) < AT);
    return isStart ? [at] : [];
  });
  if (cuts.length === 0) return [cell];
  const bounds = [0, ...cuts, cell.words.length];
  return bounds.slice(1).map((end, at) => {
    const words = cell.words.slice(bounds[at], end);
    const text = words.map((word) => word.text).join(' ');
    const [first, last] = [words[0], words.at(-1)] as [Word, Word];
    return { ...cell, words, text, x0: first.x0, x1: last.x1, shape: kindOfValue(text) };
  });
}

/** The lines of each record: one an anchor, a value that every record prints once. */
function recordsOf(placed: readonly Placed[]): Slot[][] {
  const anchors = anchorsOf(placed);
  if (anchors.length === 0) return [];
  return bestGrouping(anchors, placed, costOf)
    .map(slotsIn)
    .filter((slots) => slots.length > 0);
}

/** The column whose kind shows best how many records there are: most columns of such kinds have as many values. */
function anchorsOf(placed: readonly Placed[]): Placed[] {
  const columns = [...new Set(placed.map((item) => item.column))];
  const fitting = (column: Column, targets: Column['targets']): Placed[] =>
    placed.filter((item) => item.column === column && fit(item.cell, targets) > 0);
  const strict = columns.flatMap((column) => {
    const own = fitting(column, column.targets.filter((target) => !isLoose(target)).slice(0, 1));
    return own.length > 0 && column.targets.some((target) => !isLoose(target)) ? [{ own, column }] : [];
  });
  const plain = strict.filter(({ column }) => !column.isStack);
  const names = columns
    .filter(({ targets }) => targets.some(({ own }) => own.kind === 'name'))
    .map((column) => ({ own: fitting(column, column.targets), column }));
  const found = [plain, strict, names].find(({ length }) => length > 0) ?? [];
  const alike = (count: number): number => found.filter(({ own }) => own.length === count).length;
  let best = found[0]?.own ?? [];
  for (const { own } of found) {
    const more = alike(own.length) - alike(best.length);
    if (more > 0 || (more === 0 && own.length > best.length)) best = own;
  }
  return best;
}

/** What values of one record stand in each other's way, and what it lacks. */
function costOf(record: readonly Placed[]): number {
  let cost = 0;
  for (const column of new Set(record.map((item) => item.column))) {
    const own = record.filter((item) => item.column === column);
    const room = column.isStack ? column.targets.length : 1;
    const isText = column.targets.some(({ own: plan }) => plan.kind === 'text');
    cost += Math.max(0, own.length - room) * (isText ? 0.3 : 1);
  }
  return cost;
}

function slotsIn(record: readonly Placed[]): Slot[] {
  return [...new Set(record.map((item) => item.column))].flatMap((column) => {
    const cells = record.filter((item) => item.column === column).map(({ cell }) => cell);
    return column.isStack ? stackSlots(cells, column) : columnSlots(cells, column);
  });
}

/** The lines of a text go on with each other; of other values the first counts. */
function columnSlots(cells: readonly Cell[], { targets }: Column): Slot[] {
  const isText = targets.some(({ own }) => own.kind === 'text');
  const isNext = (cell: Cell, at: number): boolean => at === 0 || cell.y0 - (cells[at - 1]?.y1 ?? 0) < cell.size;
  const end = cells.findIndex((cell, at) => !isNext(cell, at));
  if (isText) return slotsOf(end < 0 ? cells : cells.slice(0, end), targets);
  return cells.map((cell) => slotsOf([cell], targets)).find(({ length }) => length > 0) ?? [];
}

/** As many values as labels stand in the order of these; otherwise the kinds tell. */
function stackSlots(cells: readonly Cell[], { targets }: Column): Slot[] {
  const left = [...targets];
  const inOrder = cells.length === targets.length;
  return cells.flatMap((cell, at): Slot[] => {
    const labelled = targets[at];
    const placed = inOrder && labelled ? slotOf([cell], [labelled]) : null;
    const slot = placed ?? slotOf([cell], left);
    if (!slot) return [];
    left.splice(
      left.findIndex(({ field }) => field === slot.field),
      1,
    );
    return [slot];
  });
}
