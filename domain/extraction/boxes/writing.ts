import { around, centreX, centreY } from '../../reading/boxes.ts';
import { gatherLines } from '../../reading/lines.ts';
import type { Box, Word } from '../../document/page.ts';

/** A run of words on one line, of one style, without a wide gap. */
export interface Run extends Box {
  words: Word[];
  text: string;
  size: number;
}

/** A gap wider than this share of the font size ends a run. */
const WIDE_GAP = 1.1;
/** Points between two sizes of one style. */
const SAME_STYLE = 0.35;

/** Lines from top to bottom, each with its words from left to right. */
export function linesOf(words: readonly Word[]): Word[][] {
  return words.length < 2 ? words.map((word) => [word]) : gatherLines({ words, page: 0 }).map((line) => line.words);
}

export const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

/** The words as text in reading order. */
export const readingText = (words: readonly Word[]): string => linesOf(words).map(textOf).join(' ');

export function runOf(words: Word[]): Run {
  const size = words.reduce((sum, word) => sum + word.size, 0) / Math.max(words.length, 1);
  return { ...around(words), words, text: textOf(words), size };
}

/**
 * Runs of words from top to bottom and left to right. Words of another size never share a run: captions are set smaller
 * than what is typed beside them, and a few points higher or lower.
 */
export function runsOf(words: readonly Word[]): Run[] {
  return styles(words)
    .flatMap((style) => linesOf(style).flatMap(cutAtGaps))
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** Sizes that differ by a hair are one style. */
function styles(words: readonly Word[]): Word[][] {
  const [first] = words;
  if (first && words.every((word) => Math.abs(word.size - first.size) < SAME_STYLE / 2)) return [[...words]];
  const found: Word[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const word of words.toSorted((a, b) => a.size - b.size)) {
    const last = found.at(-1);
    if (last && word.size - before <= SAME_STYLE) last.push(word);
    else found.push([word]);
    before = word.size;
  }
  return found;
}

function cutAtGaps(line: readonly Word[]): Run[] {
  const runs: Word[][] = [];
  for (const word of line) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && word.x0 - before.x1 <= Math.max(WIDE_GAP * Math.min(before.size, word.size), 4))
      run.push(word);
    else runs.push([word]);
  }
  return runs.map(runOf);
}

export const isInside = (word: Word, box: Box): boolean => {
  const x = centreX(word);
  const y = centreY(word);
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
};
