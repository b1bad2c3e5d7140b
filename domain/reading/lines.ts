import type { Word } from '../document/page.ts';
import { around, centreX, centreY } from './boxes.ts';
import type { Line } from './layout.ts';
import { slopeOf } from './slope.ts';

/** Shares of the font size: how far centres of one line, and of two lines that are really one, may be apart. */
const ON_LINE = 0.38;
const OFFSET_BASELINE = 0.62;

interface Growing {
  levels: Level[];
  centre: number;
  size: number;
}

/** A word and its vertical middle on a straightened page. */
interface Level {
  word: Word;
  centre: number;
}

/**
 * Puts words that stand on one baseline together; lines come from top to bottom, words from left to right. On a scan that is
 * turned a little, lines are as high as on the straightened page; their words stay where they are printed.
 */
export function gatherLines({ words, page }: { words: readonly Word[]; page: number }): Line[] {
  const slope = slopeOf(words);
  const middle = words.reduce((sum, word) => sum + centreX(word), 0) / Math.max(words.length, 1);
  const fall = (word: Word): number => (slope === 0 ? 0 : slope * (centreX(word) - middle));
  const levels = words.map((word) => ({ word, centre: centreY(word) - fall(word) }));
  const lines: Growing[] = [];
  for (const level of levels.sort((a, b) => a.centre - b.centre || a.word.x0 - b.word.x0)) {
    const line = nearestLine(lines, level);
    if (line) add(line, level);
    else lines.push({ levels: [level], centre: level.centre, size: level.word.size });
  }
  lines.sort((a, b) => a.centre - b.centre);
  return joinOffsetBaselines(lines).map((line) => {
    const inOrder = line.levels.map(({ word }) => word).sort((a, b) => a.x0 - b.x0);
    const box = around(inOrder);
    if (slope !== 0) {
      box.y0 = Math.min(...inOrder.map((word) => word.y0 - fall(word)));
      box.y1 = Math.max(...inOrder.map((word) => word.y1 - fall(word)));
    }
    return { ...box, page, words: inOrder, segments: [], size: line.size };
  });
}

function nearestLine(lines: readonly Growing[], { word, centre }: Level): Growing | null {
  let best: Growing | null = null;
  for (let at = lines.length - 1; at >= 0 && at >= lines.length - 6; at--) {
    const line = lines[at];
    if (!line) continue;
    const apart = Math.abs(centre - line.centre);
    if (apart > ON_LINE * Math.min(word.size, line.size)) continue;
    if (!best || apart < Math.abs(centre - best.centre)) best = line;
  }
  return best;
}

function add(line: Growing, level: Level): void {
  const count = line.levels.length;
  line.centre = (line.centre * count + level.centre) / (count + 1);
  line.size = (line.size * count + level.word.size) / (count + 1);
  line.levels.push(level);
}

/** Values that are set a few points lower than their captions belong to the same line when nothing overlaps. */
function joinOffsetBaselines(lines: readonly Growing[]): Growing[] {
  const joined: Growing[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const reach = above ? OFFSET_BASELINE * Math.min(above.size, line.size) : 0;
    if (above && line.centre - above.centre < reach && !overlaps(above.levels, line.levels)) {
      for (const level of line.levels) add(above, level);
    } else {
      joined.push({ ...line, levels: [...line.levels] });
    }
  }
  return joined;
}

function overlaps(above: readonly Level[], below: readonly Level[]): boolean {
  return above.some(({ word: a }) => below.some(({ word: b }) => a.x0 < b.x1 - 0.5 && b.x0 < a.x1 - 0.5));
}
