import type { Word } from '../../document/page.ts';
import type { Line, Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';

/** What the gaps between the words of a page show of narrow columns. */
export interface Gutters {
  cut(segment: Segment, line: Line): Segment[];
}

/** How much wider than a blank a gap is that may stand between columns. */
const WIDER = 1.6;
const NEAR_LINES = 12;
const SAME = 1.2;

/** Columns set so close to each other that their cells look like one text: several lines have a wider gap before one left edge. */
export function guttersOf(lines: readonly Line[]): Gutters {
  const blank = blankOf(lines);
  const starts = lines.map((line) => startsIn(line, blank));
  const place = new Map(lines.map((line, at) => [line, at]));
  const isShared = (x0: number, at: number): boolean => {
    let others = 0;
    for (let near = Math.max(0, at - NEAR_LINES); near <= Math.min(lines.length - 1, at + NEAR_LINES); near++) {
      if (near !== at && starts[near]?.some((start) => Math.abs(start - x0) < SAME)) others += 1;
    }
    return others > 1;
  };
  return {
    cut(segment, line) {
      const at = place.get(line) ?? 0;
      const cuts = segment.words.flatMap((word, index) => {
        const before = segment.words[index - 1];
        // Behind a colon stands the value of a label, behind a year what was made in it: these are cut elsewhere.
        const isOutlier =
          before &&
          !before.text.endsWith(':') &&
          !/^(?:19|20)\d\d$/.test(before.text) &&
          isWider(before, word, blank) &&
          isWider(before, word, leastOf(segment));
        return isOutlier && isShared(word.x0, at) ? [index] : [];
      });
      if (cuts.length === 0) return [segment];
      const bounds = [0, ...cuts, segment.words.length];
      return bounds.slice(1).map((end, index) => segmentOf(segment.words.slice(bounds[index], end), line));
    },
  };
}

const isWider = (before: Word, word: Word, blank: number): boolean =>
  word.x0 - before.x1 > WIDER * blank * Math.min(before.size, word.size);

/** The narrowest gap of a text as a share of the type size: one in a type of wide blanks has no other ones. */
function leastOf({ words }: Segment): number {
  const gaps = words.slice(1).map((word, at) => (word.x0 - (words[at] as Word).x1) / word.size);
  return gaps.length < 2 ? 0 : Math.min(...gaps);
}

/** The widest usual blank between words as a share of the type size. */
function blankOf(lines: readonly Line[]): number {
  const gaps = lines
    .flatMap(({ words }) => words.slice(1).map((word, at) => (word.x0 - (words[at] as Word).x1) / word.size))
    .filter((gap) => gap > 0.1 && gap < 0.9)
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(0.8 * gaps.length)] ?? 0.27;
}

/** Where the words start that stand behind a wider gap. */
const startsIn = ({ words }: Line, blank: number): number[] =>
  words.flatMap((word, at) => {
    const before = words[at - 1];
    return before && isWider(before, word, blank) ? [word.x0] : [];
  });
