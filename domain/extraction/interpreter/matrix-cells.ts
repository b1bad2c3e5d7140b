import { parseMoney } from '../../reading/values/money.ts';
import { type Cell, isValue } from './cells.ts';
import { joined } from './matrix-columns.ts';
import type { MatrixHead } from './matrix-rows.ts';
import { isMarkedMoney, kindOfValue } from './value-shape.ts';
import { wordsWithin } from '../../reading/text-run.ts';
import type { Measure } from '../plan.ts';

interface CellsByHead {
  /** By column and head. */
  cells: Cell[][][];
  /** How far most cells are set at the most from where their heads are, in points. */
  off: number;
}

/** Where the lines of a cell stand against the head of its line. */
const ALIGNMENTS: readonly ((part: { y0: number; y1: number }) => number)[] = [
  ({ y0, y1 }) => (y0 + y1) / 2,
  ({ y0 }) => y0,
  ({ y1 }) => y1,
];

/**
 * The cells of each column by the head whose line they belong to: a cell over several lines is set around the middle of its head, or begins or ends with
 * it, the same in all columns.
 */
export function cellsByHead(
  heads: readonly Pick<MatrixHead, 'cells'>[],
  columns: readonly (readonly Cell[])[],
): CellsByHead {
  let best = { cells: [] as Cell[][][], cost: Number.POSITIVE_INFINITY, off: 0 };
  for (const anchorOf of ALIGNMENTS) {
    const anchors = heads.map(({ cells }) => anchorOf(around(cells)));
    const shared = columns.map((column) => cheapest(column, anchors, anchorOf));
    const cost = shared.reduce((sum, column) => sum + column.cost, 0);
    if (cost > best.cost - 0.5) continue;
    const offs = shared.flatMap(({ groups }) =>
      groups.flatMap((group, at) => (group.length > 0 ? [Math.abs(anchorOf(around(group)) - (anchors[at] ?? 0))] : [])),
    );
    const off = offs.toSorted((a, b) => a - b)[Math.floor(MOST * offs.length)] ?? 0;
    best = { cost, off, cells: shared.map(({ groups }) => groups) };
  }
  return best;
}

const MOST = 0.85;

const around = (cells: readonly Cell[]): { y0: number; y1: number } => ({
  y0: Math.min(...cells.map(({ y0 }) => y0)),
  y1: Math.max(...cells.map(({ y1 }) => y1)),
});

interface Shared {
  groups: Cell[][];
  cost: number;
}

/** Shares the cells of a column out among the heads, in order, at the least distance from them. */
function cheapest(
  column: readonly Cell[],
  anchors: readonly number[],
  anchorOf: (part: { y0: number; y1: number }) => number,
): Shared {
  const cells = column.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
  // What the first cells cost at the least when the heads so far have taken them.
  let states: (Shared | null)[] = cells.map(() => null);
  states.unshift({ groups: [], cost: 0 });
  for (const anchor of anchors) {
    states = states.map((_, end) => {
      let least: Shared | null = null;
      for (let start = Math.max(0, end - MOST_PARTS); start <= end; start++) {
        const before = states[start];
        if (!before) continue;
        const group = cells.slice(start, end);
        const cost = before.cost + costOf(group, anchor, anchorOf);
        if (!least || cost < least.cost) least = { groups: [...before.groups, group], cost };
      }
      return least;
    });
  }
  return states.at(-1) ?? { groups: anchors.map(() => []), cost: 1e6 };
}

const MOST_PARTS = 10;

function costOf(
  group: readonly Cell[],
  anchor: number,
  anchorOf: (part: { y0: number; y1: number }) => number,
): number {
  const [first] = group;
  if (!first) return EMPTY;
  const gaps = group.slice(1).map((cell, at) => Math.max(0, cell.y0 - (group[at]?.y1 ?? cell.y0)));
  const gap = gaps.reduce((sum, one) => sum + one, 0);
  return Math.abs(anchorOf(around(group)) - anchor) + 0.5 * gap;
}

/** A cell without anything costs as much as one that is set a line too high. */
const EMPTY = 8;

/** What the lines of a cell say: a limit, a deductible or a mark, and below or above it a premium. */
export interface CellValues {
  text: Cell | null;
  premium: Cell | null;
}

const AMOUNT = String.raw`\$?\s?\d[\d,]*(?:\.\d\d)?`;
const TWO_AMOUNTS = new RegExp(String.raw`^(${AMOUNT})\s?[/(]\s?(${AMOUNT})\)?$`);

/** "$611 / $1,000" below "Comp / Deductible": a premium, and what the heading says of the amount behind it. */
export function pairIn(cells: readonly Cell[], behind: Measure): CellValues | null {
  const cell = cells.length > 0 ? joined(cells) : null;
  const [, first, second] = TWO_AMOUNTS.exec(cell?.text ?? '') ?? [];
  if (!cell || first === undefined || second === undefined) return null;
  const [premium, text] = [0, cell.text.lastIndexOf(second)].map((start, at): Cell => {
    const own = at === 0 ? first : second;
    const words = wordsWithin({ text: cell.text, words: cell.words }, start, start + own.length);
    return { ...cell, text: own, words, shape: kindOfValue(own), measure: at === 0 ? 'premium' : behind };
  });
  return { premium: premium ?? null, text: text ?? null };
}

/** Tells the premium of a cell of several lines from the rest, which is one text. */
export function valuesIn(cells: readonly Cell[]): CellValues {
  const isAmount = (cell: Cell): boolean => isValue(cell) && parseMoney(cell.text) !== null && isMarkedMoney(cell.text);
  const amounts = cells.filter(isAmount);
  const premium = cells.length > 1 ? (amounts.findLast((cell) => /\.\d\d\b/.test(cell.text)) ?? null) : null;
  const isOuter = premium !== null && (premium === cells.at(-1) || premium === cells[0]);
  const rest = isOuter ? cells.filter((cell) => cell !== premium) : cells;
  return { premium: isOuter ? premium : null, text: rest.length > 0 ? joined(rest) : null };
}
