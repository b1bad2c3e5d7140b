import { estimateTokens } from '../../model/model.ts';
import type { NumberedPage } from './numbered-pages.ts';

/** A line of a document, both from 1. */
export type LinePlace = { page: number; line: number };

/** A part of a document that is asked about in one call. */
export type PageRange = {
  /** "3" is the fourth range of the plan, "3-0" and "3-1" are its halves. */
  id: string;
  from: LinePlace;
  to: LinePlace;
};

interface Budget {
  /** Tokens of the lines of a range. */
  input: number;
  /** Tokens that the answer may take. */
  output: number;
}

/** What the estimate of an answer may be off by before it is cut. */
const shareOfOutput = 0.75;
/** Tokens of an answer for a token of a line with a figure, and of another line (measured over practice documents: 0.8 at most). */
const answerOfFigures = 1;
const answerOfWords = 0.35;
/** How full a range has to be before it ends early, at a page or a record. */
const shareAtPage = 0.65;
const shareAtRecord = 0.8;
/** Fewer lines are not split any further. */
const fewestLines = 4;

interface Line {
  place: LinePlace;
  input: number;
  output: number;
  /** Looks of its first cell: most records begin alike. */
  looks: string;
}

/** The ranges of a document: one when a single call takes it all, else of about the same size. */
export function planRanges(pages: readonly NumberedPage[], budget: Budget): PageRange[] {
  const lines = linesOf(pages);
  const size = sizeIn(budget);
  const total = lines.reduce((sum, line) => sum + size(line), 0);
  const target = total / Math.max(1, Math.ceil(total));
  const ranges: PageRange[] = [];
  for (let start = 0; start < lines.length; ) {
    const end = endOf(lines, { start, size, target });
    addRange(ranges, { id: String(ranges.length), lines: lines.slice(start, end) });
    start = end;
  }
  return ranges;
}

/** The halves of a range; undefined when it has too few lines. */
export function splitRange(pages: readonly NumberedPage[], range: PageRange): PageRange[] | undefined {
  const lines = linesOf(pages).filter(({ place }) => isWithin(place, range));
  if (lines.length < fewestLines) return undefined;
  const size = ({ output }: Line): number => output + 1;
  const half = lines.reduce((sum, line) => sum + size(line), 0) / 2;
  let filled = 0;
  const middle = lines.findIndex((line) => (filled += size(line)) > half);
  const at = recordStart(lines, { start: Math.floor(middle * shareAtRecord), end: middle + 1 });
  const cut = Math.min(Math.max(at, 1), lines.length - 1);
  const halves: PageRange[] = [];
  addRange(halves, { id: `${range.id}-0`, lines: lines.slice(0, cut) });
  addRange(halves, { id: `${range.id}-1`, lines: lines.slice(cut) });
  return halves;
}

/** The ranges with ids of a plan. */
export const renumbered = (ranges: readonly PageRange[]): PageRange[] =>
  ranges.map((range, at) => ({ ...range, id: String(at) }));

export function isWithin(place: LinePlace, { from, to }: Pick<PageRange, 'from' | 'to'>): boolean {
  return isBefore(from, place, { orSame: true }) && isBefore(place, to, { orSame: true });
}

export function isBefore(a: LinePlace, b: LinePlace, { orSame }: { orSame: boolean }): boolean {
  return a.page === b.page ? a.line < b.line || (orSame && a.line === b.line) : a.page < b.page;
}

function addRange(ranges: PageRange[], { id, lines }: { id: string; lines: readonly Line[] }): void {
  const [from, to] = [lines[0]?.place, lines.at(-1)?.place];
  if (from && to) ranges.push({ id, from, to });
}

/** The share of a call that a line takes up. */
function sizeIn({ input, output }: Budget): (line: Line) => number {
  return (line) => Math.max(line.input / input, line.output / (shareOfOutput * output));
}

/** Where a range from `start` ends: before it is too big, rather at the end of a page or record. */
function endOf(
  lines: readonly Line[],
  { start, size, target }: { start: number; size: (line: Line) => number; target: number },
): number {
  let filled = 0;
  let early = start;
  let pageEnd: number | undefined;
  for (let at = start; at < lines.length; at++) {
    const line = lines[at];
    if (!line) break;
    filled += size(line);
    // a rounding error of a plan of equal ranges is no further range
    if (filled > target * 1.001 && at > start) return pageEnd ?? recordStart(lines, { start: early, end: at });
    if (filled < target * shareAtRecord) early = at;
    if (filled > target * shareAtPage && lines[at + 1]?.place.page !== line.place.page) pageEnd = at + 1;
  }
  return lines.length;
}

/** The last line of a stretch that looks like most beginnings of records around it: a number or date, not a label. */
function recordStart(lines: readonly Line[], { start, end }: { start: number; end: number }): number {
  const counts = new Map<string, number>();
  for (const { looks } of lines.slice(Math.max(0, start - 100), end + 100)) {
    if (looks.includes('0') && !looks.includes(':')) counts.set(looks, (counts.get(looks) ?? 0) + 1);
  }
  const count = (at: number): number => counts.get(lines[at]?.looks ?? '') ?? 0;
  let best = end;
  for (let at = end; at > start; at--) if (count(at) > count(best)) best = at;
  return best;
}

function linesOf(pages: readonly NumberedPage[]): Line[] {
  return pages.flatMap(({ page, lines }) =>
    lines.map(({ text, cells }, at) => {
      const tokens = estimateTokens(text) + 2;
      const first = cells.find((cell) => cell.length > 0) ?? [];
      return {
        place: { page: page.number, line: at + 1 },
        input: tokens,
        output: tokens * (/\d/.test(text) ? answerOfFigures : answerOfWords),
        looks: looksOf(first.map((word) => word.text).join(' ')),
      };
    }),
  );
}

export const looksOf = (text: string): string =>
  text
    .replace(/\d+/g, '0')
    .replace(/\p{L}+/gu, 'a')
    .slice(0, 20);
