import { around } from '../../reading/boxes.ts';
import { REFERENCE, sectionWordings } from '../lexicon/sections.ts';
import type { Measure } from '../plan.ts';
import { type Cell, isValue, type Row } from './cells.ts';
import { asMeasure, type Reading } from './headers.ts';
import { cellsByHead, valuesIn } from './matrix-cells.ts';
import { joined, spansOf, withLabels } from './matrix-columns.ts';
import { isPart } from './matrix-rows.ts';

interface BlockSearch {
  rows: readonly Row[];
  reading: Reading;
  list: string;
}

/** A coverage's name, over one line or several, with what is set beside it. */
interface Head {
  cells: Cell[];
  isKnown: boolean;
}

/** Lines whose names stand at one left edge. */
interface Run {
  edge: number;
  /** Where the next column of the page begins. */
  end: number;
  names: Cell[];
}

const SAME_EDGE = 3;
const LEAST = 3;
/** How far cells may be set from their names, in sizes of their letters. */
const MOST_OFF = 0.4;
/** Share of the blocks that must have values. */
const SURE = 0.8;
/** How far apart the lines of one name stand at the most, in sizes of its letters. */
const TIGHT = 0.45;
/** How far apart names stand at the most. */
const FAR = 9;

/**
 * Puts coverages that are set over several lines, values above or below each other beside a name of one line or more, into one line each: then a line is a
 * coverage, as everywhere else.
 */
export function gatherBlocks(search: BlockSearch): void {
  for (const run of runsOf(search)) {
    const heads = headsOf(run, search);
    if (heads.filter(({ isKnown }) => isKnown).length < LEAST) continue;
    const blocks = blocksOf(run, heads, search);
    const read = blocks.filter((block): block is Block => block !== null && block.values.length > 0);
    if (isStacked(blocks) && read.length > SURE * blocks.length) for (const block of read) gather(block, search.rows);
  }
}

function blocksOf(run: Run, heads: readonly Head[], search: BlockSearch): (Block | null)[] {
  const names = new Set(run.names);
  const cells = linesOf(run, heads, search).flatMap((row) =>
    withLabels(row.cells.filter((cell) => !names.has(cell) && cell.x0 > run.edge && cell.x0 < run.end)),
  );
  if (cells.some((cell) => cell.x0 < run.edge + 12)) return [];
  const { cells: shared, off } = cellsByHead(heads, columnsOf(cells));
  if (off > MOST_OFF * (cells[0]?.size ?? 0)) return [];
  return heads.map((head, at) => {
    const columns = shared.map((column) => column[at] ?? []);
    return blockOf(head, columns, search);
  });
}

/** Names at one edge, cut where something else than a name stands there. */
function runsOf({ rows, reading, list }: BlockSearch): Run[] {
  const isTopic = ({ text, shape }: Cell): boolean =>
    shape === null && (reading.meaningOf(text.replace(/:$/, '')).topic?.list ?? null) === list;
  const edges: { x0: number; count: number }[] = [];
  for (const cell of rows.flatMap((row) => row.cells.filter(isTopic))) {
    const edge = edges.find(({ x0 }) => Math.abs(x0 - cell.x0) < SAME_EDGE);
    if (edge) edge.count += 1;
    else edges.push({ x0: cell.x0, count: 1 });
  }
  const own = edges.filter(({ count }) => count >= LEAST).toSorted((a, b) => a.x0 - b.x0);
  return own.flatMap(({ x0 }, at) => {
    const end = own.slice(at + 1).find((other) => other.x0 > x0 + 100)?.x0 ?? Number.POSITIVE_INFINITY;
    return runsAt(x0, end - 6, { rows, reading }).filter(({ names }) => names.filter(isTopic).length >= 2);
  });
}

function runsAt(edge: number, end: number, { rows, reading }: Omit<BlockSearch, 'list'>): Run[] {
  const runs: Run[] = [];
  const cells = rows.map((row) => row.cells.find(({ x0 }) => Math.abs(x0 - edge) < SAME_EDGE));
  let isOpen = false;
  for (const [at, row] of rows.entries()) {
    const cell = cells[at];
    const last = isOpen ? runs.at(-1)?.names.at(-1) : undefined;
    const next = cells.slice(at + 1, at + 4).filter((other) => other !== undefined);
    const isName =
      cell !== undefined &&
      !isSectionTitle(cell, reading) &&
      (isTail(cell, last, reading) || mayBeName(cell, next, reading));
    if (isHeading(row, edge, reading) || (cell && !isName)) isOpen = false;
    else if (cell) {
      if (last && cell.y0 - last.y1 < FAR * cell.size) runs.at(-1)?.names.push(cell);
      else runs.push({ edge, end, names: [cell] });
      isOpen = true;
    }
  }
  return runs;
}

/** The next line of a name, whatever it says. */
function isTail(cell: Cell, last: Cell | undefined, { mentionIn }: Reading): boolean {
  if (!last || cell.shape !== null || cell.y0 - last.y1 > TIGHT * cell.size) return false;
  return !mentionIn(cell.text) && !NO_NAME.test(cell.text);
}

/** A line that begins left of the names, or that heads columns. */
const isHeading = (row: Row, edge: number, reading: Reading): boolean =>
  row.cells.some(({ x0 }) => x0 > edge - 40 && x0 < edge - SAME_EDGE) || isHeadingRow(row, reading);

/** Numbers of things, and titles of sections. */
const NO_NAME = /\d{3}|^section\b|^(?:part|division|group)\s(?:[IVX]{1,3}|\d|one|two|three)\b/i;

/** "Discounts", "Section I - Property": no name, and no line of one. */
const isSectionTitle = ({ text }: Cell, { meaningOf }: Reading): boolean =>
  REFERENCE.test(text) || (sectionWordings.matchWhole(text) !== null && meaningOf(text).topic === undefined);

/** Columns are headed by what they measure. */
const isHeadingRow = ({ cells }: Row, { meaningOf }: Reading): boolean =>
  cells.filter(({ text }) => {
    const { measure, isWhole } = meaningOf(text);
    return isWhole && measure !== undefined;
  }).length > 1;

/** Text that names nothing else; the first line of a name may do so without the next. */
function mayBeName(cell: Cell, more: readonly Cell[], { meaningOf, mentionIn }: Reading): boolean {
  const { text, shape, words } = cell;
  if (shape !== null || words.length > 8 || NO_NAME.test(text) || mentionIn(text)?.leads) return false;
  const { topic, fields, measure, isWhole } = meaningOf(text.replace(/:$/, ''));
  if (topic !== undefined || !isWhole || (fields.length === 0 && measure === undefined)) return true;
  const [next] = more;
  const whole = [text, ...more.map((other) => other.text)];
  const isNamed = [2, 3].some((count) => meaningOf(whole.slice(0, count).join(' ')).topic !== undefined);
  return next !== undefined && next.y0 - cell.y1 < TIGHT * cell.size && isNamed;
}

/** Names go on in lines that stand closer than others do, or to the colon at their end. */
function headsOf({ names }: Run, { reading, list }: BlockSearch): Head[] {
  const hasColons = names.filter(({ text }) => text.endsWith(':')).length * 2 >= names.length;
  const gaps = names.slice(1).map((cell, at) => cell.y0 - (names[at]?.y1 ?? cell.y0));
  const bound = boundOf(gaps, names[0]?.size ?? 10);
  const heads: Head[] = [];
  for (const [at, cell] of names.entries()) {
    const last = names[at - 1];
    const isClose = hasColons ? last !== undefined && !last.text.endsWith(':') : (gaps[at - 1] ?? bound) < bound;
    if (isClose && !(hasCents(cell) && heads.at(-1)?.cells.some(hasCents))) heads.at(-1)?.cells.push(cell);
    else heads.push({ cells: [cell], isKnown: false });
  }
  for (const head of heads) {
    const text = head.cells.map((cell) => cell.text).join(' ');
    head.isKnown = reading.meaningOf(text.replace(/:$/, '')).topic?.list === list;
  }
  return heads;
}

/** Lines that each have a premium are coverages of their own. */
const hasCents = ({ row }: Cell): boolean => row.cells.some(({ text }) => /^\$?[\d,]+\.\d\d$/.test(text));

/** The gap between names, where those between the lines of a name are smaller. */
function boundOf(gaps: readonly number[], size: number): number {
  const inOrder = gaps.toSorted((a, b) => a - b);
  const [least = 0] = inOrder;
  const jump = inOrder.findIndex((gap, at) => gap - (inOrder[at - 1] ?? gap) > 0.25 * size);
  const isUsual = (inOrder.length - jump) * 4 > inOrder.length;
  return jump > 0 && isUsual && least < TIGHT * size
    ? ((inOrder[jump - 1] ?? 0) + (inOrder[jump] ?? 0)) / 2
    : Number.NEGATIVE_INFINITY;
}

/** The lines of the run, and those above and below that go on with its values. */
function linesOf({ edge, end }: Run, heads: readonly Head[], { rows, reading }: BlockSearch): Row[] {
  const cells = heads.flatMap((head) => head.cells.map((cell) => cell.row.at));
  let [top, bottom] = [Math.min(...cells), Math.max(...cells)];
  const isOwn = (at: number, near: number): boolean => {
    const [row, next] = [rows[at], rows[near]];
    const own = row?.cells.filter(({ x0 }) => x0 > edge - 40 && x0 < end) ?? [];
    if (!row || !next || own.length === 0) return false;
    const gap = at < near ? next.y0 - row.y1 : row.y0 - next.y1;
    const isRow = own.some(isValue) || own.every(isPart);
    return isRow && gap < 0.5 * row.size && own.every((cell) => isIn(cell, edge, reading));
  };
  while (isOwn(top - 1, top)) top -= 1;
  while (isOwn(bottom + 1, bottom)) bottom += 1;
  return rows.slice(top, bottom + 1);
}

const isIn = (cell: Cell, edge: number, reading: Reading): boolean =>
  cell.x0 > edge + 12 && (isPart(cell) || measureOf(cell, reading) !== null);

const columnsOf = (cells: readonly Cell[]): Cell[][] => {
  const spans = spansOf(cells);
  const columns = spans.map(() => [] as Cell[]);
  for (const cell of cells) {
    const middle = (cell.x0 + cell.x1) / 2;
    const distances = spans.map(({ x0, x1 }) => Math.max(x0 - middle, middle - x1, 0));
    columns[distances.indexOf(Math.min(...distances))]?.push(cell);
  }
  return columns;
};

const measureOf = ({ text }: Cell, { meaningOf }: Reading): Measure | null => {
  const { measure, isWhole } = meaningOf(text.replace(/:$/, ''));
  return isWhole && measure !== 'perPerson' && !/^(?:each|per|ea)\b/i.test(text) ? asMeasure(measure) : null;
};

interface Block {
  name: readonly Cell[];
  values: Cell[];
  isStacked: boolean;
  taken: readonly Cell[];
}

/** What stands beside a name; null when it is no values. */
function blockOf({ cells: name }: Head, columns: readonly (readonly Cell[])[], { reading }: BlockSearch): Block | null {
  const all = columns.flat();
  const captions = all.flatMap((cell) => {
    const measure = measureOf(cell, reading);
    return measure === null || isValue(cell) ? [] : [{ cell, measure }];
  });
  const values: Cell[] = [];
  for (const column of columns) {
    const own = column.filter((cell) => !captions.some((caption) => caption.cell === cell));
    const read = captions.length > 0 ? captioned(own, captions) : stacked(own);
    if (read === null) return null;
    values.push(...read);
  }
  const top = Math.min(...name.map(({ y0 }) => y0));
  const isOver = all.some(({ y1, size }) => y1 < top + 0.7 * size);
  return { name, values, isStacked: name.length > 1 || captions.length > 1 || isOver, taken: all };
}

/** One value a caption: the lines that stand closest to it. */
function captioned(cells: readonly Cell[], captions: readonly { cell: Cell; measure: Measure }[]): Cell[] | null {
  const middle = ({ y0, y1 }: Cell): number => y0 + y1;
  const groups = captions.map(() => [] as Cell[]);
  for (const cell of cells) {
    const distances = captions.map((caption) => Math.abs(middle(caption.cell) - middle(cell)));
    groups[distances.indexOf(Math.min(...distances))]?.push(cell);
  }
  const values = groups.flatMap((group, at) =>
    group.length > 0 ? [{ ...joined(group), measure: captions[at]?.measure }] : [],
  );
  return values.every(isValue) ? values : null;
}

/** A limit or a deductible, and the premium below it. */
function stacked(cells: readonly Cell[]): Cell[] | null {
  const { text, premium } = valuesIn(cells.filter((cell) => !/^n\/?a$/i.test(cell.text)));
  const rest = cells.filter((cell) => cell !== premium);
  if (text && (!isValue(text) || rest.some((cell, at) => isAnother(rest[at - 1], cell)))) return null;
  const hasMark = text?.shape === 'declined' || text?.shape === 'included';
  const over = text && premium && !hasMark ? [{ ...text, measure: 'limit' as const }] : text ? [text] : [];
  return [...over, ...(premium ? [premium.measure ? premium : { ...premium, measure: 'premium' as const }] : [])];
}

/** Two values that are no one text. */
const isAnother = (over: Cell | undefined, cell: Cell): boolean =>
  over !== undefined &&
  isValue(over) &&
  isValue(cell) &&
  !/(?:[/,–-]|\b(?:and|to|less|of|per|each))$/i.test(over.text) &&
  !/\b(?:max|maximum|total)$/i.test(cell.text) &&
  !(/\bpers?(?:on)?\b/i.test(over.text) && /\b(?:acc|occ|event|loss)/i.test(cell.text)) &&
  !/^(?:acv|actual cash)/i.test(over.text);

/** Whether many blocks have what lines alone do not show: names over several lines, captions, values above their name. */
const isStacked = (blocks: readonly (Block | null)[]): boolean =>
  blocks.filter((block) => block?.isStacked).length * 3 >= blocks.length;

/** Moves the cells of a block into the line of its name. */
function gather({ name, values, taken }: Block, lines: readonly Row[]): void {
  const [first] = name;
  if (!first) return;
  const words = new Set([...name, ...taken].flatMap((cell) => cell.words));
  for (const row of lines) row.cells = row.cells.filter((cell) => !cell.words.some((word) => words.has(word)));
  const home = first.row;
  const whole = { ...joined(name), ...around(name) };
  const moved = values.map((cell) => ({ ...cell, row: home }));
  home.cells = [...home.cells, whole, ...moved].toSorted((a, b) => a.x0 - b.x0);
}
