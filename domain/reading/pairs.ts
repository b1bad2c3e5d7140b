// Values that a caption may have: right of it, below, above, in its ruled cell. Candidates with features, no choice.
import type { Box, Rule } from '../document/page.ts';
import type { Atom, Line } from './layout.ts';
import { atomsOf } from './atoms.ts';
import { centreX, centreY, overlapX } from './boxes.ts';
import { isVertical } from './clean-rules.ts';
import type { PageLines } from './page-lines.ts';

export interface PairCandidate {
  place: 'right' | 'below' | 'above' | 'cell';
  /** In reading order; never empty. */
  atoms: readonly Atom[];
  /** Distance between caption and value in font sizes. */
  gap: number;
  /** Left edges, right edges or middles agree; at the right: in the same segment. */
  isAligned: boolean;
  /** Drawn in another weight than the caption, as values often are. */
  isContrasting: boolean;
}

/** Distances in font sizes. */
const FARTHEST = 30;
const WORD_GAP = 3;
const PITCH = 2.6;
const EDGE = 4;
const SHARED = 0.25;
/** Points; a taller box is a panel. */
const TALLEST_CELL = 80;

/** The candidates for the value of a caption, in the order cell, right, below, above. */
export function pairsOf(caption: Atom, page: PageLines): PairCandidate[] {
  const at = page.places.get(caption.segment.line);
  if (at === undefined) return [];
  return [
    ...inCell(caption, page, at),
    ...rightOf(caption, page),
    ...vertical({ caption, lines: page.lines, at, step: 1 }),
    ...vertical({ caption, lines: page.lines, at, step: -1 }),
  ];
}

function candidate(caption: Atom, atoms: readonly Atom[], place: PairCandidate['place'], gap: number): PairCandidate[] {
  const [first] = atoms;
  if (!first) return [];
  const isAligned = place === 'right' ? first.segment === caption.segment : areAligned(caption, first);
  const scaled = Math.max(0, gap) / Math.max(caption.size, 4);
  return [{ place, atoms, gap: scaled, isAligned, isContrasting: first.bold !== caption.bold }];
}

const areAligned = (a: Box, b: Box): boolean =>
  Math.abs(a.x0 - b.x0) < EDGE || Math.abs(a.x1 - b.x1) < EDGE || Math.abs(centreX(a) - centreX(b)) < EDGE;

/** The next atom and what follows it closely, up to the next caption or wall. */
function rightOf(caption: Atom, { layout }: PageLines): PairCandidate[] {
  const atoms = atomsOf(caption.segment.line).filter((atom) => atom.x0 >= caption.x1 - 1);
  const [first] = atoms;
  if (!first || first.isLabel || first.x0 - caption.x1 > FARTHEST * caption.size) return [];
  const walls = wallsAcross(layout.rules, caption);
  const isCut = (from: number, to: number): boolean => walls.some((x) => x > from - 1 && x < to + 1);
  if (isCut(caption.x1, first.x0)) return [];
  const run = [first];
  for (const atom of atoms.slice(1)) {
    const before = run.at(-1) ?? first;
    if (atom.isLabel || atom.x0 - before.x1 > WORD_GAP * atom.size || isCut(before.x1, atom.x0)) break;
    run.push(atom);
  }
  return candidate(caption, run, 'right', first.x0 - caption.x1);
}

const wallsAcross = (rules: readonly Rule[], box: Box): number[] =>
  rules.filter((rule) => isVertical(rule) && rule.y0 <= centreY(box) && rule.y1 >= centreY(box)).map((rule) => rule.x0);

interface Search {
  caption: Atom;
  lines: readonly Line[];
  at: number;
  step: 1 | -1;
}

/** The nearest line below or above with something over or at the caption's edges. */
function vertical({ caption, lines, at, step }: Search): PairCandidate[] {
  for (let other = at + step; ; other += step) {
    const line = lines[other];
    if (!line) return [];
    const gap = step > 0 ? line.y0 - caption.y1 : caption.y0 - line.y1;
    if (gap > PITCH * caption.size) return [];
    const found = atomsOf(line).filter((atom) => areAligned(caption, atom) || sharesWidth(caption, atom));
    const [first] = found;
    if (first) return candidate(caption, found, step > 0 ? 'below' : 'above', gap);
  }
}

const sharesWidth = (a: Box, b: Box): boolean => overlapX(a, b) > SHARED * Math.min(a.x1 - a.x0, b.x1 - b.x0);

/** What else stands in the ruled box around the caption. */
function inCell(caption: Atom, { layout, lines }: PageLines, at: number): PairCandidate[] {
  const box = cellAround(layout.rules, caption);
  if (!box || box.y1 - box.y0 > TALLEST_CELL) return [];
  const inside: Atom[] = [];
  for (let other = at; other < lines.length; other++) {
    const line = lines[other];
    if (!line || centreY(line) > box.y1) break;
    for (const atom of atomsOf(line)) {
      const isBeside = line === caption.segment.line && atom.x0 < caption.x1;
      if (!isBeside && centreX(atom) > box.x0 && centreX(atom) < box.x1) inside.push(atom);
    }
  }
  const gap = Math.min(...inside.map((atom) => Math.max(atom.x0 - caption.x1, atom.y0 - caption.y1, 0)));
  return candidate(caption, inside, 'cell', gap);
}

/** The nearest rules on all four sides; null when a side is open. */
function cellAround(rules: readonly Rule[], box: Box): Box | null {
  const [x, y] = [centreX(box), centreY(box)];
  const cell = { x0: -Infinity, y0: -Infinity, x1: Infinity, y1: Infinity };
  for (const rule of rules) {
    if (isVertical(rule)) {
      if (rule.y0 > y || rule.y1 < y) continue;
      if (rule.x0 <= x) cell.x0 = Math.max(cell.x0, rule.x0);
      else cell.x1 = Math.min(cell.x1, rule.x0);
    } else {
      if (rule.x0 > x || rule.x1 < x) continue;
      if (rule.y0 <= y) cell.y0 = Math.max(cell.y0, rule.y0);
      else cell.y1 = Math.min(cell.y1, rule.y0);
    }
  }
  return Number.isFinite(cell.x1 - cell.x0) && Number.isFinite(cell.y1 - cell.y0) ? cell : null;
}
