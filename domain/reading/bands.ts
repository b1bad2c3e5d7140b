// Bands: blocks side by side, each with lines of its own, told by captions that repeat at one distance to the right.
import type { Word } from '../document/page.ts';
import type { Atom, Line, PageLayout } from './layout.ts';
import { atomsOf } from './atoms.ts';
import { centreX, centreY, type Extent } from './boxes.ts';
import { gatherLines } from './lines.ts';
import { type PageLines, pageLines } from './page-lines.ts';
import { cutSegments } from './segments.ts';

/** A stretch of a page that is divided into bands. */
interface Division {
  /** Left bounds of the bands. */
  starts: readonly number[];
  y0: number;
  y1: number;
}

/** Points: least distance of bands, and how exactly captions repeat. */
const NARROWEST = 90;
const SAME = 4;
/** Distinct captions that must repeat, and their longest length in words. */
const LEAST_CAPTIONS = 3;
const LONGEST = 4;
/** How far apart in height the same caption may be in neighboring bands, in points, and in occurrences on the page. */
const OFFSET = 60;
const NEIGHBORS = 8;
/** Share of the lines that may begin left of the bands or run across a bound. */
const FOREIGN = 0.2;
const OUTDENT = 6;

const NOTHING: ReadonlySet<Line> = new Set();

/**
 * The parts of a page that are read one after the other: the page itself, or what is above its bands, the bands from left
 * to right, and what is below them. Lines of bands are made of the same words as those of the page.
 */
export function unitsOf(page: PageLines): PageLines[] {
  const division = divisionOf(page);
  if (!division) return [page];
  const { layout, lines } = page;
  const part = (of: readonly Line[], x0 = 0): PageLines[] => {
    return of.length === 0 ? [] : [pageLines({ ...layout, lines: [...of] }, NOTHING, x0)];
  };
  const inside = lines.filter((line) => isInside(line, division));
  const bands = division.starts.flatMap((x0, at) => {
    const x1 = division.starts[at + 1] ?? Number.POSITIVE_INFINITY;
    const from = at === 0 ? Number.NEGATIVE_INFINITY : x0;
    return part(linesBetween(inside, { x0: from, x1 }, layout), x0);
  });
  const above = lines.filter((line) => centreY(line) < division.y0);
  const below = lines.filter((line) => centreY(line) > division.y1);
  return [...part(above), ...bands, ...part(below)];
}

const isInside = (line: Line, { y0, y1 }: Division): boolean => centreY(line) >= y0 && centreY(line) <= y1;

/** The words between two bounds in lines of their own: baselines of neighbors may differ. */
function linesBetween(lines: readonly Line[], { x0, x1 }: Extent, layout: PageLayout): Line[] {
  const words: Word[] = lines.flatMap((line) => line.words.filter((word) => centreX(word) >= x0 && centreX(word) < x1));
  const own = gatherLines({ words, page: layout.page.number });
  for (const line of own) line.segments = cutSegments(line, layout.rules);
  return own;
}

function divisionOf({ lines }: PageLines): Division | null {
  const repeated = repeatedCaptions(lines);
  if (repeated.length < LEAST_CAPTIONS) return null;
  const shift = commonShift(repeated);
  if (shift === null) return null;
  const pairs = repeated.flat().filter(({ gap }) => Math.abs(gap - shift) <= 2 * SAME);
  const captions = [...new Set(pairs.flatMap(({ left, right }) => [left, right]))];
  const starts = startsOf(captions, shift);
  const [first] = starts;
  if (first === undefined || starts.length < 2) return null;
  const y0 = Math.min(...captions.map((atom) => atom.y0)) - 1;
  const y1 = Math.max(...captions.map((atom) => atom.y1)) + 1;
  const division = extended({ starts, y0, y1 }, lines);
  const inside = lines.filter((line) => isInside(line, division));
  const foreign = inside.filter((line) => line.x0 < first - OUTDENT || crosses(line, starts)).length;
  return foreign > FOREIGN * inside.length ? null : division;
}

/** Two atoms of one text, one in a band right of the other. */
interface Pair {
  left: Atom;
  right: Atom;
  gap: number;
}

/** Short texts without digits that stand side by side, by text. */
function repeatedCaptions(lines: readonly Line[]): Pair[][] {
  const byText = new Map<string, Atom[]>();
  for (const atom of lines.flatMap((line) => atomsOf(line))) {
    if (atom.kind !== 'text' || atom.words.length > LONGEST || /\d|^.$/.test(atom.text)) continue;
    const known = byText.get(atom.text);
    if (known) known.push(atom);
    else byText.set(atom.text, [atom]);
  }
  return [...byText.values()].map(pairsOf).filter((pairs) => pairs.length > 0);
}

function pairsOf(atoms: readonly Atom[]): Pair[] {
  return atoms.flatMap((left, at) =>
    atoms.slice(Math.max(0, at - NEIGHBORS), at + NEIGHBORS).flatMap((right) => {
      const gap = right.x0 - left.x0;
      return gap >= NARROWEST && Math.abs(right.y0 - left.y0) <= OFFSET ? [{ left, right, gap }] : [];
    }),
  );
}

/** The distance at which most captions repeat; the shorter of two. */
function commonShift(repeated: readonly (readonly Pair[])[]): number | null {
  const counts = new Map<number, number>();
  for (const pairs of repeated) {
    for (const gap of new Set(pairs.map((pair) => Math.round(pair.gap / SAME))))
      counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  const near = (gap: number): number => [-1, 0, 1].reduce((sum, by) => sum + (counts.get(gap + by) ?? 0), 0);
  const found = [...counts.keys()].filter((gap) => near(gap) >= LEAST_CAPTIONS);
  const [best] = found.toSorted((a, b) => near(b) - near(a) || (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a - b);
  return best === undefined ? null : best * SAME;
}

/** The left edge of the leftmost caption, and the same one distance further, as often as captions stand there. */
function startsOf(captions: readonly Atom[], shift: number): number[] {
  const left = Math.min(...captions.map((atom) => atom.x0));
  const starts: number[] = [];
  for (let at = 0; ; at++) {
    const near = captions.filter((atom) => Math.abs(atom.x0 - left - at * shift) <= (2 + at) * SAME);
    if (near.length === 0) return starts;
    starts.push(Math.min(...near.map((atom) => atom.x0)) - OUTDENT);
  }
}

const crosses = (line: Line, starts: readonly number[]): boolean =>
  starts.slice(1).some((x) => line.segments.some((segment) => segment.x0 < x - 1 && segment.x1 > x + OUTDENT));

/** Up and down to the next line that runs across a bound or stands in the first band only. */
function extended({ starts, y0, y1 }: Division, lines: readonly Line[]): Division {
  const second = starts[1] ?? 0;
  const isBanded = (line: Line): boolean =>
    !crosses(line, starts) && line.segments.some((segment) => segment.x0 > second);
  const above = lines.filter((line) => centreY(line) < y0).toReversed();
  const below = lines.filter((line) => centreY(line) > y1);
  const reach = (of: readonly Line[]): Line | undefined => {
    const end = of.findIndex((line) => !isBanded(line));
    return of[(end < 0 ? of.length : end) - 1];
  };
  return { starts, y0: Math.min(y0, reach(above)?.y0 ?? y0), y1: Math.max(y1, reach(below)?.y1 ?? y1) };
}
