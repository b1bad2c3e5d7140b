import type { Word } from '../document/page.ts';
import { around, centreY } from './boxes.ts';
import type { Line } from './layout.ts';

/** Shares of the font size: how far centres of one line, and of two lines that are really one, may be apart. */
const ON_LINE = 0.38;
const OFFSET_BASELINE = 0.62;

interface Growing {
  words: Word[];
  centre: number;
  size: number;
}

/** Puts words that stand on one baseline together; lines come from top to bottom, words from left to right. */
export function gatherLines({ words, page }: { words: readonly Word[]; page: number }): Line[] {
  const sorted = words.toSorted((a, b) => centreY(a) - centreY(b) || a.x0 - b.x0);
  const lines: Growing[] = [];
  for (const word of sorted) {
    const line = nearestLine(lines, word);
    if (line) add(line, word);
    else lines.push({ words: [word], centre: centreY(word), size: word.size });
  }
  lines.sort((a, b) => a.centre - b.centre);
  return joinOffsetBaselines(lines).map((line) => {
    const inOrder = line.words.toSorted((a, b) => a.x0 - b.x0);
    return { ...around(inOrder), page, words: inOrder, segments: [], size: line.size };
  });
}

function nearestLine(lines: readonly Growing[], word: Word): Growing | null {
  const centre = centreY(word);
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

function add(line: Growing, word: Word): void {
  const count = line.words.length;
  line.centre = (line.centre * count + centreY(word)) / (count + 1);
  line.size = (line.size * count + word.size) / (count + 1);
  line.words.push(word);
}

/** Values that are set a few points lower than their captions belong to the same line when nothing overlaps. */
function joinOffsetBaselines(lines: readonly Growing[]): Growing[] {
  const joined: Growing[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const reach = above ? OFFSET_BASELINE * Math.min(above.size, line.size) : 0;
    if (above && line.centre - above.centre < reach && !overlaps(above.words, line.words)) {
      for (const word of line.words) add(above, word);
    } else {
      joined.push({ ...line, words: [...line.words] });
    }
  }
  return joined;
}

function overlaps(above: readonly Word[], below: readonly Word[]): boolean {
  return above.some((a) => below.some((b) => a.x0 < b.x1 - 0.5 && b.x0 < a.x1 - 0.5));
}
