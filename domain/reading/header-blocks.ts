// Lines that head the columns of a table: found by what they say and by having no values.
import { isValue } from './atom.ts';
import type { Atom, Line } from './layout.ts';
import { atomsOf } from './atoms.ts';
import { around, centreX, type Extent, overlapX } from './boxes.ts';
import type { Box } from '../document/page.ts';

/** How likely a text heads a column for the plan in use, 0..1. Called often: it should be cached by its owner. */
export type HeadingWeight = (text: string) => number;

/** Consecutive lines of one page that together head columns. */
export interface HeaderBlock extends Box {
  page: number;
  lines: readonly Line[];
  /** The line with the most headings; other lines of the block may or may not belong to it. */
  seed: Line;
  /** Text of all headings, so that the same header on another page is recognised. */
  key: string;
}

const KNOWN = 0.5;
const LIKELY = 0.3;
/** Widest gap between baselines of one header, as a multiple of the font size. */
const PITCH = 2.1;
const MOST_UP = 4;
const MOST_DOWN = 5;
const LONGEST_HEADING = 7;
/** Points by which a title may miss the middle of a table. */
const CENTRED = 15;

/** The header blocks of a page's lines, from top to bottom. */
export function findHeaderBlocks(lines: readonly Line[], weigh: HeadingWeight): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (!line || !isHeaderLine(line, weigh)) {
      at++;
      continue;
    }
    const floor = blocks.at(-1)?.y1 ?? Number.NEGATIVE_INFINITY;
    const { from, to } = grow({ lines, at, weigh, floor });
    blocks.push(blockOf(lines.slice(from, to + 1), weigh));
    at = to + 1;
  }
  return blocks;
}

/** Whether a line holds only what a heading may: no values but for one date ("Incurred at 11/30/20"), no sentence. */
export function looksLikeHeading(line: Line): boolean {
  const atoms = atomsOf(line);
  let dates = 0;
  for (const atom of atoms) {
    if (atom.kind === 'date') dates++;
    else if (isValue(atom) && !isSmallNumber(atom)) return false;
    if (atom.words.length > LONGEST_HEADING) return false;
  }
  return dates <= 1 && atoms.length > dates;
}

/** Numbers of vehicles, buildings, columns. */
const isSmallNumber = (atom: Atom): boolean =>
  atom.kind === 'split' || (atom.kind === 'int' && Math.abs(atom.value) < 100);

/** Whether a line has enough known headings to head columns without the lines around it. */
export function isHeaderLine(line: Line, weigh: HeadingWeight): boolean {
  const atoms = atomsOf(line);
  if (atoms.length < 2 || !looksLikeHeading(line)) return false;
  const weights = atoms.map((atom) => weigh(atom.text));
  const known = weights.filter((weight) => weight >= KNOWN).length;
  return known >= 2 && known * 2 >= atoms.length && !alternates(atoms, weights);
}

/** "Status  Open   State  VA": captions with a value at the right of each, or each ending in a colon. */
function alternates(atoms: readonly Atom[], weights: readonly number[]): boolean {
  if (atoms.filter((atom) => atom.isLabel).length * 2 >= atoms.length) return true;
  if (weights.length < 4) return false;
  return weights.every((weight, at) => (at % 2 === 0 ? weight >= KNOWN : weight < LIKELY));
}

interface Growing {
  lines: readonly Line[];
  at: number;
  weigh: HeadingWeight;
  /** Bottom of the block before. */
  floor: number;
}

function grow({ lines, at, weigh, floor }: Growing): { from: number; to: number } {
  const seed = lines[at];
  if (!seed) return { from: at, to: at };
  let from = at;
  let to = at;
  while (
    from > 0 &&
    at - from < MOST_UP &&
    isNext(lines[from - 1], lines[from]) &&
    (lines[from - 1]?.y0 ?? 0) >= floor
  ) {
    if (!isPart({ line: lines[from - 1], seed, weigh }) || isTitle(lines[from - 1], lines[from])) break;
    from--;
  }
  while (to - at < MOST_DOWN && isNext(lines[to], lines[to + 1]) && isPart({ line: lines[to + 1], seed, weigh })) to++;
  return { from, to };
}

function isNext(above: Line | undefined, below: Line | undefined): boolean {
  if (!above || !below) return false;
  const pitch = (below.y0 + below.y1 - above.y0 - above.y1) / 2;
  return pitch < PITCH * Math.max(Math.min(above.size, below.size), 4);
}

/** Whether a line goes on with a header: its texts are likely headings, or stand at the edges of known ones. */
function isPart({ line, seed, weigh }: { line: Line | undefined; seed: Line; weigh: HeadingWeight }): boolean {
  if (!line || !looksLikeHeading(line)) return false;
  const atoms = atomsOf(line);
  const weights = atoms.map((atom) => weigh(atom.text));
  if (alternates(atoms, weights)) return false;
  const likely = weights.filter((weight) => weight >= LIKELY).length;
  if (likely * 2 >= atoms.length) return true;
  const heads = atomsOf(seed);
  const aligned = atoms.filter((atom) => heads.some((head) => head.bold === atom.bold && isAligned(head, atom))).length;
  const isWrap = likely > 0 || (heads.every((head) => head.bold) && atoms.every((atom) => atom.bold));
  return isWrap && aligned * 2 > atoms.length && Math.abs(seed.size - line.size) < 0.1 * seed.size;
}

const isAligned = (a: Extent, b: Extent): boolean =>
  Math.abs(a.x0 - b.x0) < 3 || Math.abs(a.x1 - b.x1) < 3 || Math.abs(centreX(a) - centreX(b)) < 3;

/** A single text over none of the headings under it, or in the middle of all of them. */
export function isTitle(line: Line | undefined, below: Line | undefined): boolean {
  const [atom, second] = line ? atomsOf(line) : [];
  if (!atom || !below || second) return false;
  const headings = atomsOf(below);
  if (headings.length > 4 && Math.abs(centreX(atom) - centreX(below)) < CENTRED) return true;
  return !headings.some((heading) => overlapX(heading, atom) > 0) && atom.x0 <= below.x0 + 20;
}

function blockOf(lines: readonly Line[], weigh: HeadingWeight): HeaderBlock {
  const known = (line: Line): number => atomsOf(line).filter((atom) => weigh(atom.text) >= KNOWN).length;
  const [first] = lines;
  const seed = lines.reduce((best, line) => (known(line) > known(best) ? line : best), first as Line);
  const key = lines
    .map((line) =>
      atomsOf(line)
        .map((atom) => atom.text.toLowerCase())
        .join(' '),
    )
    .join(' / ');
  return { ...around(lines), page: seed.page, lines, seed, key };
}
