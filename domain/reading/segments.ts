import type { Rule, Word } from '../document/page.ts';
import { around } from './boxes.ts';
import { isVertical } from './clean-rules.ts';
import type { Line, Segment } from './layout.ts';

/** A gap wider than this share of the font size, and never less than so many points, ends a segment. */
const WIDE_GAP = 0.9;
const LEAST_GAP = 3.5;
const LEAST_LETTERS = 3;
/** Widths of a letter's ink. */
const SPACE = 1.55;
const NARROW_INK = /[,;]$/;
/** Share of the font size. */
const COMMA_PAPER = 0.3;

/** Cuts a line into segments at wide gaps and at vertical rules. */
export function cutSegments(line: Line, rules: readonly Rule[]): Segment[] {
  const middle = (line.y0 + line.y1) / 2;
  const walls = rules
    .filter((rule) => isVertical(rule) && rule.y0 <= middle && rule.y1 >= middle)
    .map((rule) => rule.x0);
  const segments: Segment[] = [];
  let run: Word[] = [];
  for (const word of line.words) {
    const before = run.at(-1);
    if (before && isCut(before, word, walls)) {
      segments.push(segmentOf(run, line));
      run = [];
    }
    run.push(word);
  }
  if (run.length > 0) segments.push(segmentOf(run, line));
  return segments;
}

function isCut(before: Word, word: Word, walls: readonly number[]): boolean {
  const gap = word.x0 - before.x1 - paperBeside(before);
  if (gap > Math.max(WIDE_GAP * Math.min(before.size, word.size), LEAST_GAP, pitchOf(before, word))) return true;
  return walls.some((x) => x > before.x1 - 1.5 && x < word.x0 + 1.5 && x > before.x0 && x < word.x1);
}

/** A typewriter's face is wider than its capitals are high, by which the size of recognized print is told. */
function pitchOf(before: Word, word: Word): number {
  const wide = [before, word].filter(({ source, text }) => source === 'ocr' && text.length >= LEAST_LETTERS);
  return wide.length === 0 ? 0 : SPACE * Math.min(...wide.map(({ x0, x1, text }) => (x1 - x0) / text.length));
}

/** Print that was recognized ends with its ink, and a comma of a typewriter's face is ink on half of its width only. */
const paperBeside = ({ source, text, size }: Word): number =>
  source === 'ocr' && NARROW_INK.test(text) ? COMMA_PAPER * size : 0;

/** A segment made of words of a line; they must stand side by side. */
export function segmentOf(words: Word[], line: Line): Segment {
  const { x0, y0, x1, y1 } = around(words);
  let text = '';
  let bold = 0;
  let size = 0;
  for (const word of words) {
    text += text === '' ? word.text : ` ${word.text}`;
    size += word.size;
    if (word.bold) bold++;
  }
  const count = Math.max(words.length, 1);
  return { x0, y0, x1, y1, text, words, bold: bold * 2 > words.length, size: size / count, page: line.page, line };
}

/** A line with other segments. */
export function relined({ atoms: _atoms, ...line }: Line, segments: readonly Segment[]): Line {
  const made: Line = { ...line, words: segments.flatMap(({ words }) => words), segments: [] };
  made.segments = segments.map((segment) => ({ ...segment, line: made }));
  return made;
}
