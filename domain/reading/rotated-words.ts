import type { Word } from '../document/page.ts';
import { around } from './boxes.ts';
import type { Line, Segment } from './layout.ts';
import { segmentOf } from './segments.ts';

// Headings of narrow columns are printed upwards or downwards, side by side. Each becomes a segment of the line at their
// foot, so that they head what is below like others.

/** How tall the words are, in font sizes; their boxes are as wide as the font. */
const TALL = 1.4;
const LEAST_WIDTH = 0.65;
const MOST_WIDTH = 1.6;
const LEAST_LETTERS = 3;
/** Gaps between the words of a heading, and between its lines, in font sizes. */
const WORD_GAP = 0.8;
const LINE_GAP = 0.6;
const SAME_EDGE = 1;
const SAME_FOOT = 4;
const LEAST_HEADINGS = 3;

interface Band {
  headings: readonly (readonly Word[])[];
  y1: number;
}

/** Words that are printed upright, and headings that are not, in bands of one foot. */
export function partRotated(words: readonly Word[]): { upright: readonly Word[]; bands: readonly Band[] } {
  const tall = words.filter(isTall);
  if (tall.length < LEAST_HEADINGS) return { upright: words, bands: [] };
  const columns = columnsOf(words, tall);
  const isUpward = readsUpward(columns, words);
  const strings = columns.flatMap(stringsOf);
  const bands: Word[][][] = [];
  for (const string of strings) {
    const foot = around(string).y1;
    const band = bands.find(([first]) => first !== undefined && Math.abs(around(first).y1 - foot) <= SAME_FOOT);
    if (band) band.push(string);
    else bands.push([string]);
  }
  const kept = bands.filter((band) => band.length >= LEAST_HEADINGS);
  const taken = new Set(kept.flat(2));
  return {
    upright: words.filter((word) => !taken.has(word)),
    bands: kept.map((band) => ({
      headings: headingsOf(band, isUpward),
      y1: Math.max(...band.flat().map(({ y1 }) => y1)),
    })),
  };
}

function isTall({ text, x0, y0, x1, y1, size, source }: Word): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  if (source !== 'text' || text.length < LEAST_LETTERS || height < TALL * Math.max(size, width)) return false;
  return width >= LEAST_WIDTH * size && width <= MOST_WIDTH * size;
}

/** Tall words above each other, with the short ones among them, from the top. */
function columnsOf(words: readonly Word[], tall: readonly Word[]): Word[][] {
  const columns: Word[][] = [];
  for (const word of tall.toSorted((a, b) => a.x0 - b.x0)) {
    const column = columns.at(-1);
    if (column?.[0] && Math.abs(column[0].x0 - word.x0) <= SAME_EDGE) column.push(word);
    else columns.push([word]);
  }
  return columns.map((column) => {
    const { x0, x1 } = around(column);
    const short = words.filter(
      (word) => !column.includes(word) && Math.abs(word.x0 - x0) <= SAME_EDGE && Math.abs(word.x1 - x1) <= SAME_EDGE,
    );
    return withNeighbors(column, short).sort((a, b) => a.y0 - b.y0);
  });
}

/** Short words among the others of a column, above them and below: "of", "Net to". */
function withNeighbors(column: readonly Word[], short: readonly Word[]): Word[] {
  const box = around(column);
  const near = short.find((word) => word.y1 >= box.y0 - gapOf(word) && word.y0 <= box.y1 + gapOf(word));
  return near
    ? withNeighbors(
        [...column, near],
        short.filter((word) => word !== near),
      )
    : [...column];
}

const gapOf = ({ size }: Word): number => WORD_GAP * size;

function stringsOf(column: readonly Word[]): Word[][] {
  const strings: Word[][] = [];
  for (const word of column) {
    const above = strings.at(-1)?.at(-1);
    if (above && word.y0 - above.y1 <= WORD_GAP * word.size) strings.at(-1)?.push(word);
    else strings.push([word]);
  }
  return strings;
}

/** Words of a heading come in the order in which they are read. */
function readsUpward(columns: readonly (readonly Word[])[], words: readonly Word[]): boolean {
  const order = new Map(words.map((word, at) => [word, at]));
  let up = 0;
  for (const word of columns.flatMap((column) => column.slice(1).map((below, at) => [column[at], below] as const))) {
    const [above, below] = word;
    up += above && (order.get(above) ?? 0) > (order.get(below) ?? 0) ? 1 : -1;
  }
  return up >= 0;
}

/** The headings from left to right; lines of one stand close to each other. */
function headingsOf(band: readonly (readonly Word[])[], isUpward: boolean): Word[][] {
  const headings: Word[][] = [];
  for (const string of band.toSorted((a, b) => around(a).x0 - around(b).x0)) {
    const words = isUpward ? string.toReversed() : [...string];
    const before = headings.at(-1);
    const [first] = words;
    const isNext = before && first && first.x0 - around(before).x1 <= LINE_GAP * first.size;
    if (before && isNext) before.splice(isUpward ? before.length : 0, 0, ...words);
    else headings.push(words);
  }
  return headings;
}

/** Sets the headings on the line at their foot, or on one of their own. */
export function addRotated(lines: readonly Line[], bands: readonly Band[], page: number): Line[] {
  const all = [...lines];
  for (const { headings, y1 } of bands) {
    const words = headings.flat();
    const size = words[0]?.size ?? 0;
    const at = all.findIndex((line) => Math.abs(line.y1 - y1) <= size / 2);
    const own: Line = { ...around(words), y0: y1 - size, page, words: [], segments: [], size };
    const line = all[at] ?? own;
    const segments: Segment[] = headings.map((heading) => segmentOf([...heading], line));
    line.words = [...line.words, ...words];
    line.segments = [...line.segments, ...segments].sort((a, b) => a.x0 - b.x0);
    if (at < 0) all.push(own);
  }
  return bands.length === 0 ? all : all.sort((a, b) => a.y1 - b.y1);
}
