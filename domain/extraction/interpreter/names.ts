import { FEE_NAME } from '../lexicon/discounts.ts';
import { REFERENCE } from '../lexicon/sections.ts';
import type { Band } from './band.ts';
import { type Cell, type Row, isValue, valuesRight } from './cells.ts';
import type { Meanings } from './meanings.ts';
import type { FactSearch, Subject } from './place.ts';

/** How many lines a name may stand above the labelled values that belong to it. */
const CARRY = 7;

/** Left edges at which the band's known names stand. */
export function nameEdges(band: Band, search: FactSearch): number[] {
  return band.rows.flatMap((row) =>
    row.cells
      .filter((cell) => cell.shape === null && topicOf(cell, search) !== null && valuesRight(cell))
      .map((cell) => cell.x0),
  );
}

type Topic = NonNullable<Meanings['topic']>;

function topicOf(cell: Cell, { reading, list }: FactSearch): Topic | null {
  const { topic, measure, fields } = reading.meaningOf(cell.text.replace(/:$/, ''));
  if (!topic || topic.list !== list || (topic.tier === 1 && FEE_NAME.test(cell.text))) return null;
  return topic.tier === 1 && (measure !== undefined || fields.length > 0) ? null : topic;
}

/** The names that a line prints, from left to right; a name may go on in the next line. */
export function namesOf(row: Row, consumed: ReadonlySet<Cell>, search: FactSearch): Subject[] {
  const found = row.cells.flatMap((cell): Subject[] => {
    if (!isName(cell, search) || consumed.has(cell)) return [];
    const joined = [...withTail(cell, search), ...wrapped(cell, search).slice(1)];
    const topic = topicOf(cell, search) ?? (joined.length > 1 ? topicOfCells(joined, search) : null);
    if (!topic) return [];
    const measure = topic.rest === '' ? undefined : search.reading.meaningOf(topic.rest).measure;
    return [{ topic: topic.topic, name: joined, measure, row, x0: cell.x0, isWhole: topic.tier === 3 }];
  });
  // "Uninsured motorists | CSL 250,000": what kind of limit the coverage has
  return found.filter(({ name }, at) => at === 0 || !SINGLE.test(name[0]?.text ?? ''));
}

const SINGLE = /^(?:csl|(?:combined )?single limit)$/i;

/** Text, or a name of the plan that also reads like a limit in words: "Replacement cost contents" before its values. */
function isName(cell: Cell, { reading }: FactSearch): boolean {
  if (cell.shape === null) return true;
  const isFirst = cell.shape === 'wording' && cell.row.cells[0] === cell && !/\d/.test(cell.text) && valuesRight(cell);
  return isFirst && reading.meaningOf(cell.text).topic?.tier === 3;
}

function topicOfCells(cells: readonly Cell[], { reading, list }: FactSearch): Topic | null {
  const { topic } = reading.meaningOf(cells.map((cell) => cell.text).join(' '));
  return topic?.list === list ? topic : null;
}

const OPEN_END = /(?:\b(?:and|or|of|for|the|to|with|per|bodily|by)|[&,/–-])$/i;
/** "Uninsured Motorist Coverage -", "Comprehensive (Excluding": the next line goes on even if it reads like another name. */
const UNCLOSED = /(?:\s[-–]|\([^)]*)$/;
const LONGEST = 4;

/** The cell and the cells below it that go on with its text. */
export function wrapped(cell: Cell, search: FactSearch): Cell[] {
  const cells = [cell];
  let last = cell;
  while (cells.length < LONGEST) {
    const next = cellBelow(last, cell.x0, search.rows);
    if (!next || next.shape !== null || Math.abs(next.size - cell.size) > 0.6 || !goesOn(last, next, search)) break;
    cells.push(next);
    last = next;
  }
  return cells;
}

function goesOn(last: Cell, next: Cell, search: FactSearch): boolean {
  if (REFERENCE.test(next.text)) return false;
  const { topic, measure } = search.reading.meaningOf(next.text);
  if (isOpenInto(last, next) && next.y0 - last.y1 < 0.9 * last.size) return true;
  if ((topic?.tier ?? 0) > 2 || beginsBelow(last, next)) return false;
  const gap = next.y0 - last.y1;
  const isTail = /^\p{Ll}/u.test(next.text) || OPEN_END.test(last.text);
  const isRow = valuesRight(next) && valuesRight(last);
  if (isRow && (!isTail || measure)) return false;
  return (gap < 0.9 * last.size && isTail) || isTighter(next, gap, search);
}

/** "Newly acquired property -" over "Buildings  $500,000" set in, "Employee dishonesty," over "including forgery  $25,000". */
function isOpenInto(last: Cell, next: Cell): boolean {
  const isParted = OPEN_END.test(last.text) && /^\p{Ll}/u.test(next.text);
  if (UNCLOSED.test(last.text) && !valuesRight(next)) return true;
  return !valuesRight(last) && next.x0 > last.x0 + 3 && (isParted || UNCLOSED.test(last.text));
}

/** "Demolition cost and increased cost of" below a name with its value begins the next one. */
const beginsBelow = (last: Cell, next: Cell): boolean =>
  OPEN_END.test(next.text) &&
  !OPEN_END.test(last.text) &&
  /^\p{Lu}/u.test(next.text) &&
  valuesRight(last) &&
  !valuesRight(next);

/** "Coverage package: | Property plus" is one name. */
function withTail(cell: Cell, { reading }: FactSearch): Cell[] {
  const next = cell.text.endsWith(':') ? cell.row.cells.find((other) => other.x0 >= cell.x1 - 1) : undefined;
  if (!next || next.shape !== null || next.x0 - cell.x1 > 2 * cell.size || !/^\p{L}/u.test(next.text)) return [cell];
  const { fields, measure } = reading.meaningOf(next.text);
  return fields.length > 0 || measure ? [cell] : [cell, next];
}

function cellBelow(cell: Cell, x0: number, rows: readonly Row[]): Cell | undefined {
  for (const row of rows.slice(cell.row.at + 1, cell.row.at + 3)) {
    const found = row.cells.find((other) => Math.abs(other.x0 - x0) < 14);
    if (found) return found;
  }
  return undefined;
}

/** A name goes on in a line that stands closer to it than the next row does. */
function isTighter(next: Cell, gap: number, { rows }: FactSearch): boolean {
  if (gap > 0.5 * next.size || valuesRight(next) || next.row.cells.length > 2) return false;
  const after = rows
    .slice(next.row.at + 1, next.row.at + 4)
    .find((row) => row.cells.some((cell) => Math.abs(cell.x0 - next.x0) < 3));
  if (after && after.y0 - next.y1 <= gap + 0.3 * next.size) return false;
  return after?.cells.some(isValue) || (next.words.length <= FEW_WORDS && next.row.cells.length === 1);
}

/** Below the last name of a table, more words than these describe it. */
const FEW_WORDS = 2;

/** "Inside the premises" set in under "Money and securities", which has no value of its own, takes over its name. */
export function withParent(subject: Subject, subjects: readonly Subject[]): Subject {
  if (subject.isWhole) return subject;
  const parent = parentOf(subject.x0, subject.row, subjects);
  return parent ? { ...subject, name: [...parent.name, ...subject.name] } : subject;
}

export function parentOf(x0: number, row: Row, subjects: readonly Subject[]): Subject | null {
  const parent = subjects.findLast((other) => other.x0 < x0 - 3 && other.x0 > x0 - 40);
  const isOpen = parent && row.at - parent.row.at <= 5 && !parent.row.cells.some(isValue);
  return isOpen && !parent.name.some((cell) => cell.row === row) ? parent : null;
}

/** The name above a value that it may belong to: the last one, or the last of the value's own column of the page. */
export function carriedTo(value: Cell, subjects: readonly Subject[]): Subject | null {
  const near = subjects.filter(({ row, x0 }) => value.row.at - row.at <= CARRY && x0 <= value.x0 + 4);
  const last = near.at(-1);
  if (!last) return null;
  if (last.row.cells.some((cell) => isValue(cell) && Math.abs(cell.x0 - value.x0) < 3)) return last;
  return near.findLast(({ x0 }) => x0 > last.x0 + 100) ?? last;
}
