import type { Atom } from '../../reading/layout.ts';
import { cellOver } from './cell-over.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import { fitsField, isNaturalField, type Meanings } from './shapes.ts';

// Records of several lines under as many lines of headings. Which line of the header a row stands under is decided for
// all rows of a table together: the order of the lines, and whether values fit the headings above them.

/** A row that belongs to no line of a record: a title, a total. */
const OTHER = -1;

/** Points for a value under a heading of its own kind, one that may stand there, and one that may not. */
const FITS = { natural: 2, possible: 0.5, impossible: -2, none: -0.5 };
/** Points of a row without a key where the header line names it. */
const NO_KEY = -4;
/** In words: longer texts are rather narratives. */
const LONGEST_NAME = 6;
const COST = { repeated: 0.5, skipped: 0.7, short: 1, back: 3, other: 0.3, late: 1.5 };

export interface Roles {
  /** By row. */
  roles: readonly (number | null)[];
  /** How well the values fit the headings of their lines. */
  score: number;
}

interface Step {
  score: number;
  line: number;
  before: Step | null;
}

/** For each row the index of its header line; null for rows of no record and for lines that continue the one above. */
export function lineRoles(rows: readonly Row[], header: readonly Row[], meanings: Meanings): Roles {
  const fits = rows.map((row) => header.map((heading) => fitUnder(row, heading, meanings)));
  const { lines, score } = bestLines(rows, fits);
  // what the rows of a line have in common tells where others stand that the headings leave open
  const alike = likeness(rows, lines, header.length);
  const told = fits.map((own, at) => own.map((fit, line) => fit + (alike[at]?.[line] ?? 0)));
  const roles = bestLines(rows, told).lines.map((line, at, all) => {
    const isContinued = all[at - 1] === line && continuesCell(rows[at - 1], rows[at]);
    return line === OTHER || isContinued ? null : line;
  });
  return { roles, score };
}

/** The lines of the header under which the rows stand best, all together. */
function bestLines(rows: readonly Row[], fits: readonly (readonly number[])[]): { lines: number[]; score: number } {
  const count = fits[0]?.length ?? 0;
  const lines = [OTHER, ...Array.from({ length: count }).keys()];
  let steps: Step[] = [];
  for (const [at, row] of rows.entries()) {
    const isFresh = at === 0 || rows[at - 1]?.page !== row.page || rows[at - 1]?.at !== row.at - 1;
    const before = steps;
    steps = lines.map((line) => bestStep(before, { line, own: fits[at]?.[line] ?? 0, count, isFresh }));
  }
  const reached: number[] = [];
  const last = steps.toSorted((a, b) => b.score - a.score)[0] ?? null;
  for (let step: Step | null = last; step; step = step.before) reached.push(step.line);
  return { lines: reached.toReversed(), score: last?.score ?? 0 };
}

/** Rows of a line that show what it looks like. */
const LEAST_ALIKE = 3;
const USUAL = 0.6;

/** Points of every row for each line: cells of the same kind at the same edge as most rows of that line have. */
function likeness(rows: readonly Row[], lines: readonly number[], count: number): number[][] {
  const cellsOf = ({ atoms }: Row): string[] => atoms.map(({ kind, x0 }) => `${kind}|${Math.round(x0 / SAME_EDGE)}`);
  const usual = Array.from({ length: count }, (_, line) => {
    const own = rows.filter((_row, at) => lines[at] === line);
    const times = new Map<string, number>();
    for (const cell of own.flatMap(cellsOf)) times.set(cell, (times.get(cell) ?? 0) + 1);
    const isUsual = ([, seen]: readonly [string, number]): boolean =>
      own.length >= LEAST_ALIKE && seen >= USUAL * own.length;
    return new Set([...times].filter(isUsual).map(([cell]) => cell));
  });
  return rows.map((row) => usual.map((cells) => cellsOf(row).filter((cell) => cells.has(cell)).length));
}

const SAME_EDGE = 4;

/** Whether a cell of the row above goes on; other cells of the same line may merely be printed lower. */
function continuesCell(above: Row | undefined, row: Row | undefined): boolean {
  const isBelow = (atom: Atom): boolean => above?.atoms.some(({ x0 }) => Math.abs(x0 - atom.x0) <= SAME_EDGE) ?? false;
  return row?.atoms.some((atom) => atom.kind === 'text' && isBelow(atom)) ?? false;
}

interface Next {
  line: number;
  own: number;
  count: number;
  /** The first row below a header or of a page. */
  isFresh: boolean;
}

function bestStep(before: readonly Step[], { line, own, count, isFresh }: Next): Step {
  let best: Step = { score: own - (isFresh ? costOf(OTHER, line, count) : 0), line, before: null };
  for (const step of before) {
    const cost = isFresh ? Math.min(costOf(OTHER, line, count), costOf(step.line, line, count)) : 0;
    const score = step.score + own - (isFresh ? cost : costOf(step.line, line, count));
    if (best.before === null || score > best.score) best = { score, line, before: step };
  }
  return best;
}

function costOf(from: number, to: number, count: number): number {
  if (to === OTHER) return from === OTHER ? 0 : COST.other;
  if (from === OTHER) return to === 0 ? 0 : COST.late;
  if (to === from) return count === 1 ? 0 : COST.repeated;
  if (to === 0) return from === count - 1 ? 0 : COST.short;
  return to > from ? COST.skipped * (to - from - 1) : COST.back;
}

/** How well the values of a row fit the headings of a line; amounts stand under the whole header. */
function fitUnder(row: Row, heading: Row | undefined, meanings: Meanings): number {
  if (!heading) return 0;
  const fit = row.atoms.reduce((sum, atom) => sum + fitOf(atom, heading, meanings), 0);
  return lacksKey(row, heading, meanings) ? fit + NO_KEY : fit;
}

function lacksKey(row: Row, heading: Row, meanings: Meanings): boolean {
  const { key } = meanings.plan.record;
  const names = (cell: Atom | null): boolean =>
    cell !== null && (meanings.vocabulary.meaning(cell.text)?.fields.includes(key) ?? false);
  if (!heading.atoms.some(names)) return false;
  return !row.atoms.some((atom) => names(cellOver(heading, atom)) && fitsField(key, atom, meanings));
}

function fitOf(atom: Atom, heading: Row, meanings: Meanings): number {
  if (atom.kind === 'money' || atom.kind === 'nil' || atom.kind === 'number') return 0;
  const cell = cellOver(heading, atom);
  const meaning = cell && meanings.vocabulary.meaning(cell.text);
  if (!meaning || (meaning.fields.length === 0 && meaning.amount)) return FITS.none;
  const fitting = [...meaning.fields, ...meaning.weak].filter((field) => fitsField(field, atom, meanings));
  const isLong = atom.words.length > LONGEST_NAME;
  // "MO" may be Missouri, and medical only
  const isKind = (field: string): boolean =>
    field === meanings.plan.record.loose.type && meanings.vocabulary.isKind(atom.text);
  const isNatural = (field: string): boolean =>
    isKind(field) ||
    (isNaturalField(field, atom, meanings) && !(isLong && shapeOfField(meanings.plan, field) === 'name'));
  if (fitting.some(isNatural)) return FITS.natural;
  return fitting.length > 0 ? FITS.possible : FITS.impossible;
}
