import { around } from '../../../reading/boxes.ts';
import type { Line } from '../../../reading/layout.ts';
import { segmentOf } from '../../../reading/segments.ts';
import { type TextRun, textRun } from '../../../reading/text-run.ts';

// Running text beside a column of short headings: a gap between the two makes no line of a table of it.

/** A line as its text, without the heading beside it. */
export interface Beside {
  text: Line;
  /** As printed. */
  line: Line;
  heading: TextRun | null;
}

const MOST_HEADING = 5;
const LEAST_HEADINGS = 4;
const LEAST_SENTENCES = 2;
const LEAST_WORDS = 7;
const SAME = 2;

/** The lines of a page; those beside headings in the margin without these. */
export function besideMargin(lines: readonly Line[]): Beside[] {
  const edge = edgeOf(lines);
  return lines.map((line) => (edge !== null && isHeaded(line) && startsAt(line, edge) ? cut(line) : plain(line)));
}

const plain = (line: Line): Beside => ({ text: line, line, heading: null });

function cut(line: Line): Beside {
  const [first, ...rest] = line.segments;
  const words = rest.flatMap((segment) => segment.words);
  const text: Line = { ...around(words), page: line.page, words, segments: [], size: line.size };
  text.segments = rest.map((segment) => segmentOf(segment.words, text));
  return { text, line, heading: first ? textRun(first.words) : null };
}

/** Whether a line begins with a few words and goes on behind a gap. */
const isHeaded = ({ segments: [first, second] }: Line): boolean =>
  first !== undefined &&
  second !== undefined &&
  first.words.length <= MOST_HEADING &&
  /\p{L}{2}/u.test(first.text) &&
  !/[$\d]|[.,;]$/.test(first.text);

const startsAt = ({ segments }: Line, edge: number): boolean => Math.abs((segments[1]?.x0 ?? 0) - edge) < SAME;

const isSentence = ({ segments: [, text] }: Line): boolean =>
  text !== undefined && text.words.length >= LEAST_WORDS && /\p{Ll}/u.test(text.text);

/** Where the text beside headings begins: one left edge that no line between them crosses. */
function edgeOf(lines: readonly Line[]): number | null {
  const headed = lines.filter(isHeaded);
  for (const { segments } of headed) {
    const edge = segments[1]?.x0 ?? 0;
    const own = headed.filter((line) => startsAt(line, edge));
    if (own.length < LEAST_HEADINGS || own.filter(isSentence).length < LEAST_SENTENCES) continue;
    const between = lines.slice(lines.indexOf(own[0] as Line), lines.indexOf(own.at(-1) as Line) + 1);
    const isClear = between.every(({ segments: all }) => all.every(({ x0, x1 }) => x0 > edge - SAME || x1 < edge));
    if (isClear) return edge;
  }
  return null;
}
