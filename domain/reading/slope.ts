// Slope of the lines of a scanned page.
import type { Word } from '../document/page.ts';
import { centreY } from './boxes.ts';

const LEAST_PAIRS = 20;
/** Steeper pages are turned pictures; flatter ones need no correction. */
const STEEPEST = 0.08;
const FLATTEST = 0.002;
/** How far right and off the line a word's neighbor may stand, in font sizes. */
const REACH = 3;
const OFF_LINE = 0.6;

/** Points that lines fall per point to the right; 0 for pages that were not scanned, which are straight. */
export function slopeOf(words: readonly Word[]): number {
  if (isStraight(words)) return 0;
  const sorted = words.toSorted((a, b) => centreY(a) - centreY(b));
  const slopes: number[] = [];
  for (const [at, word] of sorted.entries()) {
    const next = neighborOf(word, sorted, at);
    if (next) slopes.push((next.y1 - word.y1) / (next.x0 - word.x0));
  }
  if (slopes.length < LEAST_PAIRS) return 0;
  const median = slopes.sort((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? 0;
  return Math.abs(median) < FLATTEST || Math.abs(median) > STEEPEST ? 0 : median;
}

const SAME_LINE = 0.05;
const MOST_SLANTED = 0.5;

/** Whether most words end at the height of the word before them. A scanner's own text layer lies slanted as its picture. */
function isStraight(words: readonly Word[]): boolean {
  let beside = 0;
  let slanted = 0;
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const fall = next ? Math.abs(next.y1 - word.y1) : 0;
    if (!next || next.x0 < word.x0 || fall > OFF_LINE * word.size) continue;
    beside++;
    if (fall > SAME_LINE) slanted++;
  }
  return slanted <= MOST_SLANTED * beside;
}

/** The nearest word at the right on about the same line. */
function neighborOf(word: Word, sorted: readonly Word[], at: number): Word | null {
  let nearest: Word | null = null;
  for (const step of [-1, 1]) {
    for (let other = at + step; ; other += step) {
      const candidate = sorted[other];
      if (!candidate || Math.abs(centreY(candidate) - centreY(word)) > OFF_LINE * word.size) break;
      const gap = candidate.x0 - word.x1;
      if (gap < 0 || gap > REACH * word.size) continue;
      if (!nearest || candidate.x0 < nearest.x0) nearest = candidate;
    }
  }
  return nearest;
}
