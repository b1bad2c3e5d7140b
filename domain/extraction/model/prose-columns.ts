import type { Line, Segment } from '../../reading/layout.ts';

/** Lines that share a gutter before they count as two columns of running text, not as a table. */
const leastLines = 4;
const leastWords = 4;
const mostFigures = 0.12;
/** Share of the type size that stays empty between the columns. */
const leastGutter = 0.8;

interface Gutter {
  x0: number;
  x1: number;
}

/** What is read one after the other: a line over the whole width, or a line of one column. */
export type PrintedLine = readonly Segment[];

/** The lines of a page in reading order: running text that is set in two columns comes column by column. */
export function unfoldColumns(lines: readonly Line[]): PrintedLine[] {
  const unfolded: PrintedLine[] = [];
  for (let at = 0; at < lines.length; ) {
    const region = columnsFrom(lines, at);
    if (region) {
      unfolded.push(...region.left, ...region.right);
      at += region.lines;
    } else {
      const line = lines[at++];
      if (line) unfolded.push(line.segments);
    }
  }
  return unfolded;
}

function columnsFrom(
  lines: readonly Line[],
  from: number,
): { lines: number; left: PrintedLine[]; right: PrintedLine[] } | undefined {
  let gutter = gutterOf(lines[from]);
  if (!gutter) return undefined;
  let end = from;
  let both = 0;
  for (; end < lines.length; end++) {
    const line = lines[end];
    const narrower: Gutter | undefined = line && narrowed(gutter, line);
    if (!narrower) break;
    gutter = narrower;
    if (gutterOf(line)) both += 1;
  }
  const region = lines.slice(from, end);
  if (both < leastLines || !isProse(region.flatMap(({ segments }) => segments))) return undefined;
  const middle = (gutter.x0 + gutter.x1) / 2;
  const side = (isLeft: boolean): PrintedLine[] =>
    region
      .map(({ segments }) => segments.filter(({ x1 }) => x1 < middle === isLeft))
      .filter((segments) => segments.length > 0);
  return { lines: region.length, left: side(true), right: side(false) };
}

/** The gap of a line that consists of two texts. */
function gutterOf(line: Line | undefined): Gutter | undefined {
  const [left, right, ...more] = line?.segments ?? [];
  if (!left || !right || more.length > 0) return undefined;
  return left.words.length >= 3 && right.words.length >= 3 ? { x0: left.x1, x1: right.x0 } : undefined;
}

/** What is left of a gutter beside a line; undefined when the line crosses it. */
function narrowed({ x0, x1 }: Gutter, { segments, size }: Line): Gutter | undefined {
  const middle = (x0 + x1) / 2;
  const left = Math.max(x0, ...segments.filter((segment) => segment.x0 < middle).map((segment) => segment.x1));
  const right = Math.min(x1, ...segments.filter((segment) => segment.x0 >= middle).map((segment) => segment.x0));
  return right - left >= leastGutter * size ? { x0: left, x1: right } : undefined;
}

function isProse(segments: readonly Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  const figures = words.filter(({ text }) => /\d/.test(text)).length;
  return words.length >= leastWords * segments.length && figures <= mostFigures * words.length;
}
