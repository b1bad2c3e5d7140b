// Where the body of a table ends and which columns it has: evidence of many lines, no greedy end.
import { type Atom, isAmount, isValue } from './atom.ts';
import { atomsWithin } from './atoms.ts';
import type { Extent } from './boxes.ts';
import { isVertical } from './clean-rules.ts';
import { type Column, columnAt, findColumns } from './columns.ts';
import type { Line, PageLayout } from './layout.ts';

/** Lines that the first idea of the columns is made from, in one part, and at most in all. */
const FIRST_LINES = 8;
const MOST_LINES = 240;
/** Points by which an atom may miss the edge of its column. */
const EDGE = 6;
/** What a line that does not fit costs, compared with one that fits; a single text costs little: it may be a wrap. */
const MISFIT = 0.4;
const SINGLE = 0.06;
/** Share of atoms at edges from which a line fits. */
const FITS = 0.6;

export interface BodySource {
  first: readonly (readonly Line[])[];
  parts?: readonly (readonly Line[])[];
  region: Extent;
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
export function findBody({ first, parts = first, region, walls }: BodySource): Body {
  const starts = first.map((lines) => typedLines(lines, region).slice(0, FIRST_LINES));
  let columns = findColumns(rowsOf(starts.flat(), region), walls);
  let ends = parts.map((lines) => lines.slice(0, endOf(lines, columns, region)));
  columns = findColumns(
    rowsOf(
      ends.flatMap((lines) => typedLines(lines, region)),
      region,
    ),
    walls,
  );
  ends = parts.map((lines) => lines.slice(0, endOf(lines, columns, region)));
  return { columns, parts: ends };
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
  for (const [at, line] of lines.entries()) {
    const atoms = atomsWithin(line, region);
    if (atoms.length === 0) continue;
    const isSingle = atoms.length === 1 && atoms[0]?.kind === 'text';
    const fits = !isSingle && fitOf(atoms, columns) >= FITS;
    sum += fits ? 1 : -(isSingle ? SINGLE : MISFIT);
    if (fits && sum >= most) [most, end] = [sum, at + 1];
  }
  return withWraps(lines, end, region);
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
    if (column && standsAt(atom, column)) fitting += 1;
  }
  return all === 0 ? 0 : fitting / all;
}

function standsAt(atom: Atom, column: Column): boolean {
  const right = Math.abs(atom.x1 - column.x1) <= EDGE;
  const left = Math.abs(atom.x0 - column.x0) <= EDGE;
  if (isAmount(atom) && column.align === 'right') return right || isInside(atom, column);
  return left || right || isInside(atom, column);
}

/** Centered values; a text that fills less than its column may not claim it. */
const isInside = (atom: Atom, column: Column): boolean =>
  atom.kind !== 'text' && atom.x0 >= column.x0 - 1 && atom.x1 <= column.x1 + 1;

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
