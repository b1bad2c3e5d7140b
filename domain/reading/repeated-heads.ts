import { overlapX } from './boxes.ts';
import type { Line, PageLayout, Segment } from './layout.ts';
import { movedLine } from './moved-line.ts';
import { isFigure, isTableLine } from './table-lines.ts';

// Tables that go on over the end of a page. Most print their headings again on the next page; those that do not are read as
// if they did, so that no reader has to know of it.

const NEAR = 3;
/** Lines below a table at the foot of a page, and lines of headings. */
const FOOT = 4;
const MOST_HEADS = 3;
/** Lines of one table are no further apart, in sizes of print. */
const APART = 1.2;

/** The pages, with the headings of a table repeated where it goes on without them. */
export function withHeadsRepeated(layouts: readonly PageLayout[]): PageLayout[] {
  return layouts.map((layout, at) => {
    const before = layouts[at - 1];
    const from = before ? firstOwnLine(layout, before) : -1;
    const first = layout.lines[from];
    const found = before && first && first.segments.length > 1 ? headsOver(first, before) : [];
    if (!first || found.length === 0 || found.some((line) => isPrinted(line, layout))) return layout;
    const [top, last] = [found[0] as Line, found.at(-1) as Line];
    const by = first.y0 - 0.4 * first.size - last.y1;
    const copies = found.map((line) => movedLine(line, by));
    const above = layout.lines.slice(0, from);
    const room = (above.at(-1)?.y1 ?? 0) - (top.y0 + by);
    const lines = room <= 0 ? above : above.map((line) => movedLine(line, -room - first.size));
    return { ...layout, lines: [...lines, ...copies, ...layout.lines.slice(from)] };
  });
}

/** The first line below what heads each page. */
const firstOwnLine = ({ lines }: PageLayout, before: PageLayout): number =>
  lines.findIndex((line) => !CONTINUED.test(printOf(line)) && !isPrinted(line, before));

/** Whether words of a line stand on a page too. */
const isPrinted = (line: Line, { lines }: PageLayout): boolean =>
  /\p{L}{3}/u.test(printOf(line)) && lines.some((other) => printOf(other) === printOf(line));

const CONTINUED = /\bcont(?:inued|['’]?d)?\b|^page #/;
/** The text of a line; numbers of pages differ. */
const printOf = ({ segments }: Line): string =>
  segments.map(({ text }) => text.replace(/\d/g, '#').toLowerCase()).join(' ');

/** The headings of the table at the foot of a page in whose columns a line of the next page stands. */
function headsOver(first: Line, { lines }: PageLayout): readonly Line[] {
  for (let end = lines.length; end > Math.max(0, lines.length - FOOT); end--) {
    const block = blockUpTo(end, lines);
    const heads = headsOf(block);
    const body = block.slice(block.lastIndexOf(heads.at(-1) as Line) + 1);
    if (heads.length > 0 && (body.length > 0 ? continues(first, body) : isUnder(first, heads))) return heads;
  }
  return [];
}

/** The lines close to each other that end before a line. */
function blockUpTo(end: number, lines: readonly Line[]): Line[] {
  let from = end - 1;
  while (from > 0 && isClose(lines[from - 1] as Line, lines[from] as Line)) from--;
  return lines.slice(from, end);
}

const isClose = (above: Line, below: Line): boolean => below.y0 - above.y1 < APART * below.size;

/** The lines with several cells and without figures that stand right over the first line with figures. */
function headsOf(block: readonly Line[]): Line[] {
  const first = block.findIndex(isTableLine);
  const over = block.slice(0, first < 0 ? block.length : first);
  const heads = over.slice(over.findLastIndex((line) => line.segments.length < 2) + 1);
  const isLabelled = heads.some(({ segments }) => segments.some(({ text }) => text.includes(':')));
  return heads.length > MOST_HEADS || isLabelled ? [] : heads;
}

/** Whether each cell of a line shares an edge with one of its kind in the lines before. */
function continues({ segments }: Line, body: readonly Line[]): boolean {
  const columns = body.flatMap((line) => line.segments);
  const isBelow = (segment: Segment, other: Segment): boolean =>
    isFigure(segment) === isFigure(other)
      ? sharesLeft(segment, other) || Math.abs(segment.x1 - other.x1) < NEAR
      : segments.length > 2 && sharesLeft(segment, other);
  const isTable = (body.at(-1)?.segments.length ?? 0) > 1;
  return isTable && segments.every((segment) => columns.some((other) => isBelow(segment, other)));
}

const sharesLeft = (a: Segment, b: Segment): boolean => Math.abs(a.x0 - b.x0) < NEAR;

/** Whether a line has figures, and each of its cells but the first a heading of its own above it. */
function isUnder(line: Line, heads: readonly Line[]): boolean {
  const columns = heads.flatMap(({ segments }) => segments);
  const over = line.segments.slice(1).map((cell) => columns.find((head) => overlapX(head, cell) > 0));
  return isTableLine(line) && !over.includes(undefined) && new Set(over).size === over.length;
}
