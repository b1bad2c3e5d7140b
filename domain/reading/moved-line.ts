import type { Word } from '../document/page.ts';
import { around } from './boxes.ts';
import type { Line } from './layout.ts';
import { segmentOf } from './segments.ts';

/** A line that is read elsewhere down the page, in points; where its words are printed stays with them. */
export function movedLine(line: Line, by: number): Line {
  const shift = (word: Word): Word => {
    const { x0, x1, y0, y1 } = word;
    return { ...word, y0: y0 + by, y1: y1 + by, printed: word.printed ?? { x0, x1, y0, y1 } };
  };
  const parts = line.segments.map(({ words }) => words.map(shift));
  const words = parts.flat();
  const own: Line = { ...around(words), page: line.page, words, segments: [], size: line.size };
  own.segments = parts.map((part) => segmentOf(part, own));
  return own;
}
