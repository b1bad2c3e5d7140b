// Stacked records: a sequence of unlike lines that repeats (A B C A B C) is one record over several lines.
import { isAmount, isValue } from './atom.ts';
import type { Atom, Line } from './layout.ts';
import { atomsOf } from './atoms.ts';
import type { PageLines } from './page-lines.ts';

export interface StackedRecord {
  lines: readonly Line[];
  /** What follows down to the next record: notes of this one, totals, scope lines. */
  rest: readonly Line[];
  /** Share of its lines that stand where the usual record has them, 0..1. */
  regularity: number;
}

/** Records that begin with lines of one make. */
export interface Stack {
  records: readonly StackedRecord[];
  /** Lines of the usual record. */
  size: number;
  /** Lines above the first record. */
  before: readonly Line[];
  score: number;
}

/** Points by which edges of atoms of like lines differ, and share of the atoms that must agree. */
const EDGE = 4;
const ALIKE = 0.62;
const LEAST_RECORDS = 3;
const LONGEST_RECORD = 14;
const MOST_CLASSES = 40;

interface LineClass {
  /** The first line of its make. */
  pattern: readonly Mark[];
  lines: number[];
  /** Typed values of its lines, in all. */
  values: number;
}

interface Mark {
  kind: 'amount' | 'date' | 'value' | 'text' | 'label';
  x0: number;
  x1: number;
  text: string;
}

/** The readings of units as stacked records, best first; records do not end with their unit. */
export function stacksOf(units: readonly Pick<PageLines, 'lines' | 'x0'>[]): Stack[] {
  const lines = units.flatMap((unit) => unit.lines);
  const classes = classify(units);
  const classAt: number[] = lines.map(() => -1);
  for (const [index, { lines: members }] of classes.entries()) for (const at of members) classAt[at] = index;
  return classes.flatMap((first) => stackFrom(first, lines, classAt) ?? []).toSorted((a, b) => b.score - a.score);
}

function classify(units: readonly Pick<PageLines, 'lines' | 'x0'>[]): LineClass[] {
  const classes: LineClass[] = [];
  let at = -1;
  for (const { lines, x0 } of units) {
    for (const line of lines) {
      at++;
      const marks = atomsOf(line).map((atom) => markOf(atom, x0));
      if (marks.length > 0) add({ classes, marks, at, values: atomsOf(line).filter(isValue).length });
    }
  }
  return classes;
}

interface Classified {
  classes: LineClass[];
  marks: readonly Mark[];
  at: number;
  values: number;
}

function add({ classes, marks, at, values }: Classified): void {
  const known = classes.find((one) => beginsAlike(one.pattern, marks) && similarity(one.pattern, marks) >= ALIKE);
  if (known) {
    known.lines.push(at);
    known.values += values;
  } else if (classes.length < MOST_CLASSES) classes.push({ pattern: marks, lines: [at], values });
}

/** Lines of one make begin with the same kind at the same edge; what is optional comes later. */
function beginsAlike([a]: readonly Mark[], [b]: readonly Mark[]): boolean {
  return a !== undefined && b !== undefined && agree(a, b);
}

function markOf(atom: Atom, left: number): Mark {
  return { kind: kindOf(atom), x0: atom.x0 - left, x1: atom.x1 - left, text: atom.text };
}

function kindOf(atom: Atom): Mark['kind'] {
  if (atom.isLabel) return 'label';
  if (isAmount(atom) || atom.kind === 'percent') return 'amount';
  if (atom.kind === 'date') return 'date';
  return isValue(atom) ? 'value' : 'text';
}

/** Share of the marks of two lines that agree in kind and edge; captions must be the same. */
function similarity(a: readonly Mark[], b: readonly Mark[]): number {
  let shared = 0;
  let at = 0;
  for (const mark of a) {
    while (at < b.length && (b[at]?.x0 ?? 0) < mark.x0 - 60) at++;
    for (let other = at; other < b.length; other++) {
      const candidate = b[other];
      if (!candidate || candidate.x0 > mark.x1 + 60) break;
      if (agree(mark, candidate)) {
        shared++;
        break;
      }
    }
  }
  return (2 * shared) / Math.max(a.length + b.length, 1);
}

function agree(a: Mark, b: Mark): boolean {
  if (a.kind !== b.kind || (a.kind === 'label' && a.text !== b.text)) return false;
  return Math.abs(a.x0 - b.x0) <= EDGE || Math.abs(a.x1 - b.x1) <= EDGE;
}

function stackFrom(first: LineClass, lines: readonly Line[], classAt: readonly number[]): Stack | null {
  const starts = first.lines;
  if (starts.length < LEAST_RECORDS) return null;
  const spans = starts.map((start, at) => ({ start, end: starts[at + 1] ?? lines.length }));
  const lengths = spans.slice(0, -1).map(({ start, end }) => end - start);
  const size = lengths.toSorted((a, b) => a - b)[Math.floor((lengths.length - 1) / 2)] ?? 1;
  if (size < 2 || size > LONGEST_RECORD) return null;
  const usual = usualClasses(spans, classAt, size);
  const records = spans.map(({ start, end }) => {
    const own = classAt.slice(start, Math.min(end, start + 2 * LONGEST_RECORD));
    const to = start + ownLength(own, usual);
    const fitting = own.slice(0, to - start).filter((index) => usual.has(index)).length;
    return {
      lines: lines.slice(start, to),
      rest: lines.slice(to, end),
      regularity: fitting / Math.max(to - start, size),
    };
  });
  const regularity = records.reduce((sum, record) => sum + record.regularity, 0) / records.length;
  const explained = records.reduce((sum, record) => sum + record.lines.length, 0) / lines.length;
  const values = first.values / starts.length;
  const evidence = regularity * explained * Math.min(1, 0.4 + 0.3 * values) * gapFactor(records, lines, starts);
  const score = evidence * Math.sqrt(starts.length);
  return { records, size, before: lines.slice(0, starts[0]), score };
}

/** Records stand apart: 1 to 1.6 by how much wider the gaps above their first lines are than those inside. */
function gapFactor(records: readonly StackedRecord[], lines: readonly Line[], starts: readonly number[]): number {
  const above = starts.flatMap((at) => gapBetween(lines[at - 1], lines[at]));
  const inside = records.flatMap((record) =>
    record.lines.flatMap((line, at) => gapBetween(record.lines[at - 1], line)),
  );
  const mean = (gaps: readonly number[]): number => gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(gaps.length, 1);
  return 1 + Math.min(0.6, Math.max(0, mean(above) - mean(inside)));
}

/** In font sizes; nothing over a page break. */
function gapBetween(above: Line | undefined, below: Line | undefined): number[] {
  if (!above || !below || above.page !== below.page) return [];
  return [Math.max(0, below.y0 - above.y1) / Math.max(below.size, 4)];
}

/** The makes of line that at least half of the records have within their usual length. */
function usualClasses(
  spans: readonly { start: number; end: number }[],
  classAt: readonly number[],
  size: number,
): Set<number> {
  const counts = new Map<number, number>();
  for (const { start, end } of spans) {
    for (const index of new Set(classAt.slice(start, Math.min(end, start + size + 2)))) {
      counts.set(index, (counts.get(index) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([index, count]) => (index >= 0 && count * 2 >= spans.length ? [index] : [])));
}

/** The record ends after the last line of a usual make that is not parted from it by more than two others. */
function ownLength(own: readonly number[], usual: ReadonlySet<number>): number {
  let end = 1;
  for (const [at, index] of own.entries()) {
    if (at - end > 2) break;
    if (usual.has(index)) end = at + 1;
  }
  return end;
}
