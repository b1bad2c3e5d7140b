import type { Box, Page, Rule, Word } from '../document/page.ts';
import { around, centreX, centreY, overlapX } from './boxes.ts';
import { cleanRules, isHorizontal, isVertical } from './clean-rules.ts';

// Cells of a ruled row that are set around its middle: one line of print stands between the two lines of its neighbor, and lines
// across the row hold halves of its cells. Where all cells share their middle and not their tops, they are read from their tops.

/** Shares of the size of print: how far apart words of one cell, middles of words of one line, and middles of cells may be. */
const WIDE_GAP = 0.9;
const SAME_LINE = 0.38;
const SAME_MIDDLE = 0.3;
const SAME_SIZE = 1.15;
/** Cells have few lines, and one under the other: more lines or wider gaps are paragraphs. */
const MOST_LINES = 8;
const LINE_GAP = 0.9;
/** So high can the words of one cell be at most, as a multiple of their size; in higher rows nothing is looked for. */
const MOST_HEIGHT = 2.2 * MOST_LINES;

interface Cell extends Box {
  lines: Word[][];
}

/** The page with the words of such rows moved up to the first line of the row. */
export function leveled(page: Page): Page {
  const rules = cleanRules(page.rules);
  const walls = rules.filter(isVertical);
  const lifts = new Map<Word, number>();
  const words = page.words.toSorted((a, b) => centreY(a) - centreY(b));
  for (const band of bandsOf(rules.filter(isHorizontal))) {
    const inside = wordsIn(band, words);
    if (!canBeCells(inside)) continue;
    const cells = cellsIn(band, inside, walls);
    if (areCentred(cells)) for (const [word, lift] of liftsOf(cells)) lifts.set(word, lift);
  }
  if (lifts.size === 0) return page;
  return { ...page, words: page.words.map((word) => lifted(word, lifts.get(word))) };
}

function lifted(word: Word, lift: number | undefined): Word {
  return lift === undefined ? word : { ...word, y0: word.y0 - lift, y1: word.y1 - lift, lift };
}

/** What lies between a rule and the next below it of about the same extent. */
function bandsOf(rules: readonly Rule[]): Box[] {
  const sorted = rules.toSorted((a, b) => a.y0 - b.y0);
  return sorted.flatMap((top, at) => {
    const bottom = sorted.slice(at + 1).find((other) => {
      const shared = overlapX(top, other);
      return other.y0 - top.y0 > 2 && shared > 0.8 * Math.max(top.x1 - top.x0, other.x1 - other.x0);
    });
    return bottom
      ? [{ x0: Math.max(top.x0, bottom.x0), x1: Math.min(top.x1, bottom.x1), y0: top.y0, y1: bottom.y0 }]
      : [];
  });
}

/** Of words in the order of their middles those inside of a row. */
function wordsIn({ x0, x1, y0, y1 }: Box, words: readonly Word[]): Word[] {
  const inside: Word[] = [];
  for (let at = firstBelow(y0, words); at < words.length; at++) {
    const word = words[at];
    if (!word || centreY(word) >= y1) break;
    if (word.x0 > x0 - 2 && word.x1 < x1 + 2) inside.push(word);
  }
  return inside;
}

function firstBelow(y: number, words: readonly Word[]): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const word = words[middle];
    if (word && centreY(word) <= y) low = middle + 1;
    else high = middle;
  }
  return low;
}

function canBeCells(words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || words.length < 2) return false;
  return centreY(last) - centreY(first) < MOST_HEIGHT * Math.max(...words.map(({ size }) => size));
}

/** The cells of a row: pieces of lines that stand over each other. */
function cellsIn(band: Box, inside: readonly Word[], walls: readonly Rule[]): Cell[] {
  const crossing = walls.filter((wall) => wall.y0 < (band.y0 + band.y1) / 2 && wall.y1 > (band.y0 + band.y1) / 2);
  let cells: Cell[] = [];
  for (const piece of linesOf(inside).flatMap((line) => piecesOf(line, crossing))) {
    const box = around(piece);
    const over = cells.filter((cell) => overlapX(cell, box) > 0.5 && !isParted(cell, box, crossing));
    if (over.length > 0) cells = cells.filter((cell) => !over.includes(cell));
    const { x0, y0, x1, y1 } = around([...over, box]);
    cells.push({ x0, y0, x1, y1, lines: [...over.flatMap(({ lines }) => lines), piece] });
  }
  return cells;
}

const isParted = (a: Box, b: Box, walls: readonly Rule[]): boolean =>
  walls.some(({ x0 }) => centreX(a) < x0 !== centreX(b) < x0);

/** Of words in the order of their middles. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const [first] = lines.at(-1) ?? [];
    if (first && centreY(word) - centreY(first) < SAME_LINE * word.size) lines.at(-1)?.push(word);
    else lines.push([word]);
  }
  return lines;
}

function piecesOf(line: readonly Word[], walls: readonly Rule[]): Word[][] {
  const pieces: Word[][] = [];
  for (const word of line.toSorted((a, b) => a.x0 - b.x0)) {
    const last = pieces.at(-1)?.at(-1);
    const isNear = last && word.x0 - last.x1 < WIDE_GAP * word.size && !isParted(last, word, walls);
    if (isNear) pieces.at(-1)?.push(word);
    else pieces.push([word]);
  }
  return pieces;
}

/** Whether all cells share their middle, and lines of some stand between the lines of the cell with most. */
function areCentred(cells: readonly Cell[]): boolean {
  const tallest = tallestOf(cells);
  if (!tallest || tallest.lines.length > MOST_LINES) return false;
  const sizes = tallest.lines.flat().map((word) => word.size);
  const size = Math.min(...sizes);
  // A caption with its value below is two things, and what stands beside them belongs to the value.
  if (Math.max(...sizes) > SAME_SIZE * size) return false;
  const levels = tallest.lines.map(levelOf);
  const isBetween = ({ lines }: Cell): boolean =>
    lines.every((line) => levels.every((level) => Math.abs(levelOf(line) - level) > SAME_LINE * size));
  return (
    cells.some(isBetween) &&
    cells.every((cell) => Math.abs(centreY(cell) - centreY(tallest)) < SAME_MIDDLE * size && areTight(cell.lines, size))
  );
}

const tallestOf = (cells: readonly Cell[]): Cell | undefined =>
  cells.toSorted((a, b) => b.lines.length - a.lines.length)[0];

const levelOf = (line: readonly Word[]): number => centreY(around(line));

const areTight = (lines: readonly Word[][], size: number): boolean =>
  lines.every((line, at) => {
    const next = lines[at + 1];
    return !next || around(next).y0 - around(line).y1 < LINE_GAP * size;
  });

/** How far up each word goes, so that the lines of all cells stand beside those of the cell with most. */
function liftsOf(cells: readonly Cell[]): Map<Word, number> {
  const levels = tallestOf(cells)?.lines.map(levelOf) ?? [];
  return new Map(
    cells.flatMap(({ lines }) =>
      lines.flatMap((line, at) => {
        const lift = levelOf(line) - (levels[at] ?? 0);
        return Math.abs(lift) < 0.01 ? [] : line.map((word) => [word, lift] as const);
      }),
    ),
  );
}
