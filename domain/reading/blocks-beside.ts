import type { Box, Page, Rule, Word } from '../document/page.ts';
import { around, centreX, centreY, type Extent } from './boxes.ts';
import { isHorizontal } from './clean-rules.ts';
import { layOut } from './lay-out.ts';
import type { Line, PageLayout, Segment } from './layout.ts';

// Blocks of lines side by side, each with drawn lines of its own width: what stands beside each other in them belongs to different
// lists. The right one is read below the left one, and all that follows further down; where the words are printed stays with them.

/** How far apart two blocks are, in points, and how wide a block is at the least. */
const LEAST_GAP = 4;
const MOST_GAP = 70;
const NARROWEST = 80;
const NEAR = 3;
const OUTDENT = 12;
/** How far over its first line a block may have a drawn line, and how far below each other blocks are read. */
const OVER = 8;
const APART = 20;
/** Gaps between the lines of a block, and below its title, in sizes of print. */
const WITHIN = 1.3;
const BELOW_TITLE = 3;
/** So many lines of a block are a name and its value. */
const LEAST_PAIRS = 2;
const MOST_ROUNDS = 8;

interface Gutter extends Extent {
  /** Where the block on the left begins. */
  left: number;
}

/** The page with such blocks below each other. */
export function unfolded(layout: PageLayout): PageLayout {
  let read = layout;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const region = regionOf(read);
    if (!region) break;
    const { top, bottom } = region;
    const by = bottom - top + APART;
    const breaks = (read.breaks ?? []).map((y) => (y > bottom ? y + by : y));
    const own = [top, bottom + APART, bottom + by].map((y) => y - NEAR);
    read = { ...layOut(moved(read.page, region, by)), role: layout.role, breaks: [...breaks, ...own] };
  }
  return read;
}

interface Region {
  gutter: Gutter;
  top: number;
  bottom: number;
}

function regionOf({ lines, rules }: PageLayout): Region | null {
  const drawn = rules.filter(isHorizontal);
  for (const gutter of gutters(drawn)) {
    const run = runsBeside(lines, gutter, drawn).find((own) => areBlocks(own, gutter, drawn));
    const { y0, y1 } = around(run ?? []);
    if (run) return { gutter, top: y0, bottom: y1 };
  }
  return null;
}

/** The blanks between drawn lines that end and others that begin beside them. */
function gutters(rules: readonly Rule[]): Gutter[] {
  const wide = rules.filter(({ x0, x1 }) => x1 - x0 >= NARROWEST);
  const found: Gutter[] = [];
  for (const left of wide) {
    for (const right of wide) {
      const gap = right.x0 - left.x1;
      if (gap < LEAST_GAP || gap > MOST_GAP) continue;
      const isKnown = found.some(({ x0, x1 }) => Math.abs(x0 - left.x1) < NEAR && Math.abs(x1 - right.x0) < NEAR);
      if (!isKnown) found.push({ left: left.x0, x0: left.x1, x1: right.x0 });
    }
  }
  return found.toSorted((a, b) => a.x0 - b.x0);
}

/** Lines below each other that leave a gutter free, from the first name with its value to the last, and the lines close to these. */
function runsBeside(lines: readonly Line[], gutter: Gutter, rules: readonly Rule[]): Line[][] {
  const stretches: Line[][] = [[]];
  for (const line of lines) {
    const last = stretches.at(-1)?.at(-1);
    if (!isFree(line, gutter)) stretches.push([]);
    else if (last && isParted(last, line, gutter, rules)) stretches.push([line]);
    else stretches.at(-1)?.push(line);
  }
  return stretches.flatMap((stretch) => {
    const pairs = stretch.flatMap((line, at) => (sidesOf(line, gutter).some(isPair) ? [at] : []));
    let [from = 0, to = -1] = [pairs[0], pairs.at(-1)];
    while (gapAbove(stretch, from) < WITHIN) from -= 1;
    const isTitle = (line: Line): boolean =>
      isPlain(line, gutter) && rules.some((rule) => crosses(rule, gutter) && isUnder(rule, line));
    while (gapAbove(stretch, to + 1) < WITHIN && !isTitle(stretch[to + 1] as Line)) to += 1;
    const title = stretch[from - 1];
    if (title && gapAbove(stretch, from) < BELOW_TITLE && isPlain(title, gutter)) from -= 1;
    return to < from ? [] : [stretch.slice(from, to + 1)];
  });
}

/** Titles may be set a little further out than what stands below them. */
const isFree = ({ segments }: Line, gutter: Gutter): boolean =>
  segments.every(({ x0, x1 }) => x0 > gutter.left - OUTDENT && (x1 < centreX(gutter) || x0 > centreX(gutter)));

const isParted = (above: Line, below: Line, gutter: Gutter, rules: readonly Rule[]): boolean =>
  rules.some(
    (rule) => crosses(rule, gutter) && rule.y0 > above.y0 + above.size / 2 && rule.y0 < below.y1 - below.size / 2,
  );

/** A title of all that stands below is underlined across both blocks. */
const isUnder = ({ y0 }: Rule, line: Line): boolean => y0 > line.y0 + line.size / 2 && y0 < line.y1 + line.size / 2;

/** The gap over a line in sizes of print. */
function gapAbove(lines: readonly Line[], at: number): number {
  const [above, line] = [lines[at - 1], lines[at]];
  return above && line ? (line.y0 - above.y1) / line.size : Number.POSITIVE_INFINITY;
}

const crosses = (rule: Rule, { x0, x1 }: Extent): boolean => rule.x0 < x0 - NEAR && rule.x1 > x1 + NEAR;

const sidesOf = ({ segments }: Line, gutter: Extent): [left: Segment[], right: Segment[]] => [
  segments.filter(({ x1 }) => x1 < centreX(gutter)),
  segments.filter(({ x1 }) => x1 > centreX(gutter)),
];

/** A title or less on each side. */
const isPlain = (line: Line, gutter: Extent): boolean =>
  sidesOf(line, gutter).every((side) => side.length < 2 && !side.some(({ text }) => VALUE.test(text)));

const VALUE = /\d|^[-–—✓✔]$|^(?:included?|incl\.?|yes|no|none|n\/a|not \S+)$/i;

/** Whether both sides have lines of names and values, and drawn lines that end at the gutter. */
function areBlocks(run: readonly Line[], gutter: Gutter, rules: readonly Rule[]): boolean {
  const sides = run.map((line) => sidesOf(line, gutter));
  const beside = sides.filter(([left, right]) => left.length > 0 && right.length > 0);
  const hasPairs = [0, 1].every((at) => sides.filter((side) => isPair(side[at] ?? [])).length >= LEAST_PAIRS);
  if (!hasPairs || beside.length < LEAST_PAIRS || areAlike(sides)) return false;
  const { y0, y1 } = around(run);
  const own = rules.filter((rule) => rule.y0 > y0 - NEAR && rule.y0 < y1 + NEAR);
  return own.some((rule) => endsAt(rule.x1, gutter.x0)) && own.some((rule) => endsAt(rule.x0, gutter.x1));
}

/** Cards of things of one kind repeat their captions: they are read side by side. */
function areAlike(sides: readonly (readonly [Segment[], Segment[]])[]): boolean {
  const [left, right] = [0, 1].map((at) => new Set(sides.flatMap((side) => side[at]?.[0]?.text ?? []))) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...left].filter((text) => right.has(text) && /\p{L}{3}/u.test(text)).length;
  return shared * 3 >= Math.min(left.size, right.size);
}

const endsAt = (a: number, b: number): boolean => Math.abs(a - b) < NEAR;

/** A day or a number is no name. */
const NAME = /^(?!.*\d{2}).*\p{L}{3}/u;

const isPair = (side: readonly Segment[]): boolean => {
  const [name, ...values] = side;
  return name !== undefined && NAME.test(name.text) && values.length > 0 && VALUE.test(values.at(-1)?.text ?? '');
};

/** The right block, and all that stands below both, as far down as the left block is high. */
function moved(page: Page, { gutter, top, bottom }: Region, by: number): Page {
  const lowered = (box: Box): number => {
    const middle = centreY(box);
    const isRight = middle > top - OVER && box.x0 > centreX(gutter);
    return middle > bottom + NEAR || isRight ? by : 0;
  };
  const words = page.words.map((word): Word => {
    const { x0, x1, y0, y1 } = word;
    const down = lowered(word);
    return down === 0 ? word : { ...word, y0: y0 + down, y1: y1 + down, printed: word.printed ?? { x0, x1, y0, y1 } };
  });
  const rules = page.rules.map((rule): Rule => {
    const down = lowered(rule);
    return { ...rule, y0: rule.y0 + down, y1: rule.y1 + down };
  });
  return { ...page, height: page.height + by, words, rules };
}
