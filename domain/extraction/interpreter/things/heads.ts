import { fieldPlan } from '../../plan.ts';
import { type Cell, isValue, type Row } from '../cells.ts';
import { isChoiceOf } from '../field-values.ts';
import { shares } from '../headers.ts';
import { fit, isKnownValue, isLoose, type Target, type ThingSearch, targetsOf } from './targets.ts';

/** One column of labels: what its values may be, in the order of its lines. */
export interface Column {
  x0: number;
  x1: number;
  cells: Cell[];
  targets: readonly Target[];
  /** Whether each line of the label names another field, so that a record has as many lines. */
  isStack: boolean;
}

/** Lines of labels beside each other, with their values below or above. */
export interface Heads {
  from: number;
  to: number;
  columns: readonly Column[];
  score: number;
}

const TALLEST = 4;

/** The lines of a page that are labels beside each other; of overlapping readings the one that explains most labels. */
export function headsOf(search: ThingSearch): Heads[] {
  const { rows } = search;
  const found: Heads[] = [];
  for (const first of rows) {
    if (!isLabelRow(first, search)) continue;
    for (let to = first.at; to < first.at + TALLEST; to++) {
      const [row, above] = [rows[to], rows[to - 1]];
      if (!row || (to > first.at && (!isText(row, search) || !above || row.y0 - above.y1 > 1.1 * row.size))) break;
      const heads = readHeads(rows.slice(first.at, to + 1), search);
      if (heads) found.push(heads);
    }
  }
  const kept: Heads[] = [];
  for (const heads of found.toSorted((a, b) => b.score - a.score)) {
    if (kept.every((other) => heads.to < other.from || heads.from > other.to)) kept.push(heads);
  }
  return kept.toSorted((a, b) => a.from - b.from);
}

/** "Covered" over "percentage" is a label that reads like a value, where no other cell of the line is one. */
function isText({ cells }: Row, search: ThingSearch): boolean {
  const choices = Object.values(search.plan.fields).flatMap((own) => (own?.kind === 'choice' ? [own] : []));
  const isLabel = ({ text }: Cell): boolean => targetsOf(text, search).length > 0;
  if (cells.some((cell) => choices.some((own) => isChoiceOf(cell.text, own)) && !isLabel(cell))) return false;
  const values = cells.filter((cell) => (isValue(cell) || cell.shape === 'date') && !isLabel(cell));
  if (values.length === 0) return true;
  // "Up to" beside several known labels is one that nobody knows.
  const isNoFigure = values.every(({ text }) => !/\d/.test(text));
  if (isNoFigure && cells.filter(isLabel).length >= 3 * values.length) return true;
  const isPlain = ({ text }: Cell): boolean => !/\d/.test(text) && !choices.some((own) => isChoiceOf(text, own));
  const areMarks = values.every(({ shape }) => shape === 'included' || shape === 'declined');
  return areMarks && cells.length > 2 && cells.every(isPlain);
}

/** "Species: Dog   Breed: Poodle" is a line of pairs. */
function isLabelRow(row: Row, search: ThingSearch): boolean {
  if (!isText(row, search) || row.cells.length < 2) return false;
  const pairs = row.cells.filter((cell, at) => {
    const next = row.cells[at + 1];
    const targets = targetsOf(cell.text, search);
    if (!next || targets.length === 0 || targetsOf(next.text, search).length > 0) return false;
    const isAgain = row.cells.some((other) => other !== cell && other.text === cell.text);
    return (
      isAgain ||
      isKnownValue(next.text, search.plan) ||
      isOverPair(next, search) ||
      fit(next, targets) === 1 ||
      (cell.text.endsWith(':') && !next.text.endsWith(':'))
    );
  });
  return pairs.length === 0;
}

/** Whether a cell stands over a value that shows the kind of the label beside it: values have a column of their own. */
function isOverPair(cell: Cell, search: ThingSearch): boolean {
  const below = search.rows[cell.row.at + 1]?.cells ?? [];
  const at = below.findIndex(({ x0 }) => Math.abs(x0 - cell.x0) < 3);
  const [label, value] = [below[at - 1], below[at]];
  const isLabel = label !== undefined && !isKnownValue(label.text, search.plan);
  return isLabel && value !== undefined && fit(value, targetsOf(label.text, search)) === 1;
}

function readHeads(rows: readonly Row[], search: ThingSearch): Heads | null {
  const columns = columnsOf(rows).map((cells) => readColumn(cells, search));
  const labelled = columns.filter(({ targets }) => targets.length > 0);
  const fields = new Set(labelled.flatMap(({ targets }) => targets.map(({ field }) => field)));
  const usual = labelled.filter(({ targets }) => targets.some(({ tier }) => tier > 1));
  const isSure = usual.length > 2 || usual.some(({ targets }) => targets.some(({ tier }) => tier === 3));
  if (labelled.length < 2 || fields.size < 2 || !isSure || labelled.length < 0.4 * columns.length) return null;
  const [first, last] = [rows[0], rows.at(-1)] as [Row, Row];
  const score = columns.reduce((sum, column) => sum + column.score, 0);
  const own = withNames(columns, search);
  const known = own.map((column) => (column.targets.length > 0 ? column : likelyColumn(column, fields, search)));
  return { from: first.at, to: last.at, columns: known, score };
}

/** "Animal" before "Kind", or "Pet" before "Type": of two columns of one choice the first are the names, where nothing else is. */
function withNames(columns: readonly Column[], { plan }: ThingSearch): readonly Column[] {
  const field = plan.keys[0]?.[0];
  const own = field === undefined ? undefined : fieldPlan(plan, field);
  const first = columns.find(({ targets: [target] }) => target?.own.kind === 'choice');
  const isAgain = columns.some((column) => column !== first && column.targets[0]?.field === first?.targets[0]?.field);
  const isNamed = columns.some(({ targets }) => targets.some((target) => target.field === field));
  if (field === undefined || !own || !first || !isAgain || isNamed) return columns;
  return columns.map((column) => (column === first ? { ...column, targets: [{ field, own, tier: 3 }] } : column));
}

/** Kinds whose values tell what they are, and that few fields have. */
const TELLING = new Set(['choice', 'share', 'date', 'duration']);

/** A label that nobody knows, beside known ones, may mean what it resembles, or what is told by its values alone. */
function likelyColumn(column: Column, taken: ReadonlySet<string>, { likely, plan }: ThingSearch): Column {
  const text = textOf(column.cells);
  const resembled = likely.nearest(text).flatMap(({ field, score }) => (score < LIKELY ? [] : [field]));
  const told = Object.entries(plan.fields).flatMap(([field, own]) => (own && TELLING.has(own.kind) ? [field] : []));
  const targets = [...new Set([...resembled, ...told])].flatMap((field): Target[] => {
    const own = fieldPlan(plan, field);
    return own && !taken.has(field) ? [{ field, own, tier: 1 }] : [];
  });
  return { ...column, targets };
}

const LIKELY = 0.5;

/** Cells of several lines that stand over each other; one that spans several is a heading of these. */
function columnsOf(rows: readonly Row[]): Cell[][] {
  let columns: Cell[][] = [];
  for (const row of rows) {
    const under = (cells: readonly Cell[]): Cell[] =>
      row.cells.filter((cell) => cells.some((other) => shares(cell, other) > 0.3));
    columns = columns.filter((cells) => under(cells).length < 2);
    for (const cell of row.cells) {
      const own = columns.find((cells) => cells.some((other) => shares(cell, other) > 0.3));
      if (own) own.push(cell);
      else columns.push([cell]);
    }
  }
  return columns;
}

function readColumn(cells: Cell[], search: ThingSearch): Column & { score: number } {
  const x0 = Math.min(...cells.map((cell) => cell.x0));
  const x1 = Math.max(...cells.map((cell) => cell.x1));
  const whole = targetsOf(textOf(cells), search);
  const found = cells.map((cell) => targetsOf(cell.text, search));
  const lines = found.map((targets) => targets.map(({ field }) => field));
  const isEach = lines.every(
    (fields, at) =>
      fields.length > 0 &&
      !lines
        .slice(0, at)
        .flat()
        .some((field) => fields.includes(field)),
  );
  // "Pet" over "Type" is one label, "Species" over "Breed" are two.
  const isNoun = (targets: readonly Target[]): boolean =>
    targets.length > 0 && targets.every(({ tier, own }) => tier === 1 || own.kind === 'name');
  const isOne = found.some(isNoun) && whole.length < new Set(lines.flat()).size;
  if (whole.length > 0 && (isOne || !(isEach && cells.length > 1)))
    return { x0, x1, cells, targets: whole, isStack: false, score: 1 + 0.15 * (cells.length - 1) };
  const targets: Target[] = [];
  let unknown = 0;
  let parts = 0;
  for (let at = 0; at < cells.length; ) {
    const { found, length } = longestAt(isEach ? cells.slice(0, at + 1) : cells, at, search);
    const added = found.filter(({ field }) => !targets.some((other) => other.field === field));
    if (added.length > 0) parts += 1;
    else unknown += length;
    targets.push(...added);
    at += length;
  }
  // "Pet" over "No." is no name.
  if (unknown > 0 && unknown >= parts && targets.every(isLoose)) targets.length = 0;
  const score = targets.length === 0 ? -0.3 : 0.95 * parts - 0.4 * unknown;
  return { x0, x1, cells, targets, isStack: parts > 1, score };
}

const textOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join(' ');

/** The longest label that begins in a line of the column. */
function longestAt(cells: readonly Cell[], at: number, search: ThingSearch): { found: Target[]; length: number } {
  for (let length = cells.length - at; length > 0; length--) {
    const found = targetsOf(textOf(cells.slice(at, at + length)), search);
    if (found.length > 0) return { found, length };
  }
  return { found: [], length: 1 };
}
