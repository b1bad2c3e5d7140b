// Where the body of a table ends and which columns it has: evidence of many lines, no greedy end.
import { isAmount, isValue } from './atom.ts';
import type { Atom, Line, PageLayout } from './layout.ts';
import { atomsWithin } from './atoms.ts';
import { centreX, type Extent, overlapX } from './boxes.ts';
import { isVertical } from './clean-rules.ts';
import { type Column, columnAt, findColumns } from './columns.ts';
import { joinMates } from './column-mates.ts';

/** Lines that the first idea of the columns is made from, in one part, and at most in all. */
const FIRST_LINES = 8;
const MOST_LINES = 240;
/** Points by which an atom may miss the edge of its column. */
const EDGE = 6;
/** What a line that does not fit costs, compared with one that fits; a single text costs little: it may be a wrap. */
const MISFIT = 0.4;
const SINGLE = 0.06;
/** Gaps in lines, and what they cost: a table seldom goes on below one. */
const GAPS = [
  { lines: 7, cost: 3 },
  { lines: 3.5, cost: 1.2 },
];
/** A gap so many times wider than any between rows above. */
const UNUSUAL = 1.9;
const UNUSUAL_COST = 0.7;
const HEADING = 0.5;
/** Share of the most headings that any line has something under, and points beside a heading. */
const UNDER_HEADS = 0.6;
const BESIDE_HEAD = 4;
const STRANGER = 0.2;
const TOP_LINES = 8;
/** Share of atoms at edges from which a line fits. */
const FITS = 0.6;

export interface BodySource {
  first: readonly (readonly Line[])[];
  parts?: readonly (readonly Line[])[];
  region: Extent;
  /** Extents of the headings; a column under one counts with a single row. */
  heads?: readonly Extent[];
  /** The x of vertical rules along the body. */
  walls: readonly number[];
}

export interface Body {
  columns: readonly Column[];
  /** By part: its lines up to the last that the columns explain. */
  parts: readonly (readonly Line[])[];
}

/**
 * The columns of parts of one table and the end of each part: where the sum of lines that fit, less those that do not,
 * is largest. `first` are the parts that the first idea of the columns is made from, empty for those that only go on.
 */
export function findBody({ first, parts = first, region, heads = [], walls }: BodySource): Body {
  const starts = first.map((lines) => underHeads(typedLines(lines, region).slice(0, FIRST_LINES), heads, region));
  const columnsOf = (lines: readonly Line[]): Column[] => {
    const rows = rowsOf(lines, region);
    return joinMates(findColumns(rows, walls), rows, heads);
  };
  let columns = columnsOf(starts.flat());
  const endsOf = (): (readonly Line[])[] => {
    const supported = columns.filter((column) => column.count > 1 || heads.some((head) => overlapX(head, column) > 0));
    return parts.map((lines, at) => {
      const continues = first[at]?.length === 0;
      if (continues && !fitsAtTop(lines, supported, region)) return [];
      return lines.slice(0, endOf(lines, supported, region));
    });
  };
  const rough = endsOf();
  columns = columnsOf(rough.flatMap((lines) => typedLines(lines, region)));
  return { columns, parts: endsOf() };
}

/** Of the first lines those with something under most of the headings: others may belong to what follows the table. */
function underHeads(lines: readonly Line[], heads: readonly Extent[], region: Extent): readonly Line[] {
  const own = heads.filter((head) => centreX(head) >= region.x0 && centreX(head) <= region.x1);
  if (own.length < 2) return lines;
  const counts = lines.map((line) => {
    const atoms = atomsWithin(line, region);
    return own.filter((head) => atoms.some((atom) => overlapX(atom, head) > -BESIDE_HEAD)).length;
  });
  const most = Math.max(...counts);
  return lines.filter((_, at) => (counts[at] ?? 0) >= UNDER_HEADS * most);
}

/** Whether a page goes on with a table: most of its first lines with several cells fit. */
function fitsAtTop(lines: readonly Line[], columns: readonly Column[], region: Extent): boolean {
  const rows = lines.slice(0, TOP_LINES).map((line) => atomsWithin(line, region));
  const several = rows.filter((atoms) => atoms.length >= 2);
  const fitting = several.filter((atoms) => fitOf(atoms, columns) >= FITS);
  const least = columns.length > 3 ? 1 : 2;
  return fitting.length >= least && fitting.length * 2 >= several.length;
}

/** The lines with values in two cells or more; in tables of few columns a text and one value are enough. */
function typedLines(lines: readonly Line[], region: Extent): Line[] {
  const two: Line[] = [];
  const one: Line[] = [];
  for (const line of lines) {
    const atoms = atomsWithin(line, region);
    const values = atoms.filter((atom) => isValue(atom) || atom.kind === 'nil').length;
    if (values >= 2) two.push(line);
    if (values >= 1 && atoms.length >= 2) one.push(line);
  }
  return two.length >= 3 && two.length * 3 >= one.length ? two : one;
}

/** Evenly chosen, so that very long tables cost no more than long ones. */
function rowsOf(lines: readonly Line[], region: Extent): (readonly Atom[])[] {
  const step = Math.max(1, lines.length / MOST_LINES);
  const rows: (readonly Atom[])[] = [];
  for (let at = 0; at < lines.length; at += step) {
    const line = lines[Math.floor(at)];
    if (line) rows.push(atomsWithin(line, region));
  }
  return rows;
}

function endOf(lines: readonly Line[], columns: readonly Column[], region: Extent): number {
  let sum = 0;
  let most = 0;
  let end = 0;
  let widest = 0;
  for (const [at, line] of lines.entries()) {
    const atoms = atomsWithin(line, region);
    if (atoms.length === 0) continue;
    const isSingle = atoms.length === 1 && atoms[0]?.kind === 'text';
    const fits = !isSingle && fitOf(atoms, columns) >= FITS;
    const gap = gapAbove(lines, at);
    sum -= gapCost(gap, widest);
    if (fits) widest = Math.max(widest, gap);
    sum += fits ? 1 : -(isSingle ? singleCost(line, lines[end - 1]) : MISFIT);
    if (fits && sum >= most) [most, end] = [sum, at + 1];
  }
  return withWraps(lines, end, region);
}

/** Distance to the line above in lines; the first line stands under its header. */
function gapAbove(lines: readonly Line[], at: number): number {
  const [above, line] = [lines[at - 1], lines[at]];
  return above && line ? Math.max(0, (line.y0 - above.y1) / Math.max(line.size, 4)) : 0;
}

function gapCost(gap: number, widest: number): number {
  const wide = GAPS.find((known) => gap > known.lines);
  if (wide) return wide.cost;
  return gap > UNUSUAL * Math.max(widest, 0.5) ? UNUSUAL_COST : 0;
}

/** A text alone may be a wrap or a group heading; one in larger or bolder type may as well head what comes next. */
function singleCost(line: Line, row: Line | undefined): number {
  if (!row) return SINGLE;
  const isLarger = line.size > 1.12 * row.size;
  const isBolder = line.words.every((word) => word.bold) && !row.words.every((word) => word.bold);
  return isLarger || isBolder ? HEADING : SINGLE;
}

/** Texts right below the last row belong to it. */
function withWraps(lines: readonly Line[], end: number, region: Extent): number {
  if (end === 0) return 0;
  let to = end;
  for (; to < lines.length; to++) {
    const [above, line] = [lines[to - 1], lines[to]];
    if (!above || !line) break;
    const atoms = atomsWithin(line, region);
    const isWrap = atoms.length > 0 && atoms.every((atom) => atom.kind === 'text' && !atom.isLabel);
    if (!isWrap || atoms.length > 2 || line.y0 - above.y1 > 0.5 * line.size) break;
  }
  return to;
}

/** Share of the atoms that stand at an edge or in the middle of a column, 0..1. */
export function fitOf(atoms: readonly Atom[], columns: readonly Column[]): number {
  let fitting = 0;
  let all = 0;
  for (const atom of atoms) {
    if (atom.isLabel) all += 1;
    all += 1;
    const column = columns[columnAt(columns, atom)];
    if (column && standsAt(atom, column)) fitting += isStranger(atom, column) ? STRANGER : 1;
  }
  return all === 0 ? 0 : fitting / all;
}

/** Anything but an amount in a column that has amounts only; "Included" stands in several rows. */
function isStranger(atom: Atom, column: Column): boolean {
  if (isAmount(atom) || atom.kind === 'percent') return false;
  let amounts = 0;
  let others = 0;
  for (const [kind, count] of column.kinds) {
    if (kind === 'money' || kind === 'int' || kind === 'number') amounts += count;
    else if (kind !== 'nil' && kind !== 'percent') others += count;
  }
  return amounts > 0 && others < 0.1 * amounts;
}

function standsAt(atom: Atom, column: Column): boolean {
  const right = Math.abs(atom.x1 - column.x1) <= EDGE;
  const left = Math.abs(atom.x0 - column.x0) <= EDGE;
  const centre = Math.abs(centreX(atom) - centreX(column)) <= EDGE;
  if (isAmount(atom) && column.align === 'right') return right || centre;
  // A text that fills less than its column may not claim it.
  const isInside = atom.x0 >= column.x0 - 1 && atom.x1 <= column.x1 + 1;
  return left || right || (atom.kind !== 'text' && isInside);
}

const LEAST_WALL = 0.5;

/** The x of vertical rules that run along most of the lines. */
export function wallsOf(layout: PageLayout, lines: readonly Line[]): number[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  const height = last.y1 - first.y0;
  const xs: number[] = [];
  for (const rule of layout.rules) {
    if (!isVertical(rule)) continue;
    const along = Math.min(rule.y1, last.y1) - Math.max(rule.y0, first.y0);
    if (along >= LEAST_WALL * height && !xs.some((x) => Math.abs(x - rule.x0) < 3)) xs.push(rule.x0);
  }
  return xs.sort((a, b) => a - b);
}
