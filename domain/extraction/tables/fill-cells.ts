import { centreX, overlapX } from '../../reading/boxes.ts';
import { isVertical } from '../../reading/clean-rules.ts';
import type { Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import type { Box, Rule } from '../../document/page.ts';
import { type Content, contentOf, misfit } from './content.ts';
import type { CellKind, Column } from './table.ts';

interface Slot extends Box {
  kinds: CellKind[];
}

interface Filling {
  segments: readonly Segment[];
  columns: readonly Column[];
  rules: readonly Rule[];
}

/** Points that a vertical rule between a value and its column, and a second value in a typed column, cost. */
const WALL = 20;
const CROWDED = 60;

/**
 * Puts the segments of a line into the columns, by stack: the assignment from left to right that costs least in
 * distance between edges, rules crossed and values that do not fit their column's kind.
 */
export function fillCells({ segments, columns, rules }: Filling): Segment[][] {
  const slots = slotsOf(columns);
  const cells: Segment[][] = slots.map(() => []);
  const [first] = segments;
  if (!first || slots.length === 0) return cells;
  const y = (first.y0 + first.y1) / 2;
  const walls = rules.filter((rule) => isVertical(rule) && rule.y0 <= y && rule.y1 >= y).map((rule) => rule.x0);
  const pieces = segments.flatMap((segment) => cutAtColumns(segment, slots));
  for (const [at, slot] of bestPath(pieces, slots, walls).entries()) {
    const piece = pieces[at];
    if (piece) cells[slot]?.push(piece);
  }
  return cells;
}

function slotsOf(columns: readonly Column[]): Slot[] {
  const slots: Slot[] = [];
  for (const { stack, x0, x1, kind } of columns) {
    const slot = slots[stack];
    if (!slot) slots[stack] = { x0, x1, y0: 0, y1: 0, kinds: [kind] };
    else Object.assign(slot, { x0: Math.min(slot.x0, x0), x1: Math.max(slot.x1, x1), kinds: [...slot.kinds, kind] });
  }
  return slots;
}

/** As many amounts as amount columns: each has its own, whatever else they stand close to. */
const FORCED = 80;

/** Where the last piece stands in each slot and what it cost to get there, from left to right. */
function bestPath(pieces: readonly Segment[], slots: readonly Slot[], walls: readonly number[]): number[] {
  let costs: number[] = [];
  const amounts = pieces.filter((piece) => contentOf(piece.text) === 'amount').length;
  const isForced = amounts > 1 && amounts === slots.filter((slot) => slot.kinds.includes('amount')).length;
  const back: number[][] = [];
  for (const piece of pieces) {
    const content = contentOf(piece.text);
    const next: number[] = [];
    const from: number[] = [];
    let best = Number.POSITIVE_INFINITY;
    let bestAt = -1;
    for (const [at, slot] of slots.entries()) {
      const isOff = isForced && content === 'amount' && !slot.kinds.includes('amount');
      const own = costOf({ piece, content, slot, walls }) + (isOff ? FORCED : 0);
      if (back.length === 0) {
        next.push(own);
        from.push(-1);
        continue;
      }
      const stay = (costs[at] ?? 0) + (slot.kinds.includes('text') ? 2 : CROWDED);
      next.push(own + Math.min(best, stay));
      from.push(stay <= best ? at : bestAt);
      if ((costs[at] ?? 0) < best) [best, bestAt] = [costs[at] ?? 0, at];
    }
    costs = next;
    back.push(from);
  }
  let at = costs.indexOf(Math.min(...costs));
  const path: number[] = [];
  for (const from of back.toReversed()) {
    path.unshift(at);
    at = from[at] ?? 0;
  }
  return path;
}

interface Placing {
  piece: Segment;
  content: Content;
  slot: Slot;
  walls: readonly number[];
}

function costOf({ piece, content, slot, walls }: Placing): number {
  const near = Math.min(
    Math.abs(piece.x0 - slot.x0),
    Math.abs(piece.x1 - slot.x1),
    Math.abs(centreX(piece) - centreX(slot)),
  );
  const distance = overlapX(piece, slot) > 0 ? near / 2 : near;
  const from = Math.min(centreX(piece), centreX(slot));
  const to = Math.max(centreX(piece), centreX(slot));
  const crossed = walls.filter((x) => x > from && x < to).length;
  return distance + WALL * crossed + Math.min(...slot.kinds.map((kind) => misfit(content, kind)));
}

/**
 * A segment that reaches into the next column is cut where a word starts at that column, after a typed value, and
 * before one.
 */
function cutAtColumns(segment: Segment, slots: readonly Slot[]): Segment[] {
  const { words } = segment;
  if (words.length < 2 || !slots.some((slot) => slot.x0 > segment.x0 + 4 && slot.x0 < segment.x1)) return [segment];
  const narrow = Math.min(...words.slice(1).map((word, at) => word.x0 - (words[at]?.x1 ?? word.x0)));
  for (let at = 1; at < words.length; at++) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || !before || word.x0 - before.x1 < 1) continue;
    const left = segmentOf(words.slice(0, at), segment.line);
    const right = segmentOf(words.slice(at), segment.line);
    const own = slots.findLast((slot) => slot.x0 <= before.x1 && slot.x1 >= segment.x0);
    const next = slots.find((slot) => slot.x0 > segment.x0 + 4 && Math.abs(slot.x0 - word.x0) < 3);
    const isWide = word.x0 - before.x1 >= 1.2 * narrow;
    const startsNext = next !== undefined && isWide && (!own || own.x1 < word.x0);
    if (startsNext || isTypedBorder({ left, right, own, slots })) return [left, ...cutAtColumns(right, slots)];
  }
  return [segment];
}

interface Border {
  left: Segment;
  right: Segment;
  own: Slot | undefined;
  slots: readonly Slot[];
}

function isTypedBorder({ left, right, own, slots }: Border): boolean {
  const before = contentOf(left.text);
  const [first] = right.words;
  const after = contentOf(first?.text ?? '');
  if (isTyped(before) && own?.kinds.includes(before)) {
    return slots.some((slot) => slot !== own && overlapX(slot, right) > 0);
  }
  if (isTyped(before) || !isTyped(after) || !first) return false;
  return slots.some((slot) => slot.x0 > left.x0 && slot.kinds.includes(after) && overlapX(slot, first) > 0);
}

const isTyped = (content: Content): content is 'date' | 'amount' => content === 'date' || content === 'amount';
