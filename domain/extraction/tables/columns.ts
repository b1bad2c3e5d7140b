import { around, centreX, overlapX } from '../../reading/boxes.ts';
import { isVertical } from '../../reading/clean-rules.ts';
import type { Segment } from '../../reading/layout.ts';
import { segmentOf } from '../../reading/segments.ts';
import type { Box, Rule } from '../../document/page.ts';
import { splitGroups } from './group-headings.ts';
import type { HeadingCell } from './heading-cells.ts';
import { splitMerged } from './merged-headings.ts';
import type { Column, Headings } from './table.ts';

/** Headings one below the other share at least this part of the narrower one. */
const SHARED = 0.4;

interface Stack<Role extends string> extends Box {
  cells: HeadingCell<Role>[];
}

interface Building<Role extends string> {
  cells: readonly HeadingCell<Role>[];
  headings: Headings<Role>;
  rules: readonly Rule[];
}

/** Makes the columns of a header block: cells chain downwards, and a chain whose text is one heading is one column. */
export function columnsOf<Role extends string>({ cells, headings, rules }: Building<Role>): Column<Role>[] {
  const { groups, plain } = splitGroups(splitMerged(cells, headings));
  const stacks = pile(plain, rules)
    .flatMap((stack) => splitUnknown(stack, headings))
    .sort((a, b) => a.x0 - b.x0);
  const columns: Column<Role>[] = [];
  const chains = stacks.map(({ cells: chain }) => chain);
  const isStacked = chains.filter((chain) => isPile(chain, headings)).length >= 2;
  for (const [stack, chain] of chains.entries()) {
    for (const run of runsOf({ chain, headings, isStacked })) {
      const segments = run.map((cell) => cell.segment);
      const heading = joined(segments);
      const group = run.map((cell) => groups.get(cell)).find((text) => text !== undefined) ?? null;
      const role = (group === null ? null : headings.role(`${group} ${heading}`)) ?? headings.role(heading);
      const { x0, x1 } = around(segments);
      columns.push({
        role,
        heading,
        group,
        kind: role === null ? 'text' : headings.kind(role),
        x0,
        x1,
        stack,
        segments,
      });
    }
  }
  return columns;
}

/** "# Total # Open" over "Claims Claims": two columns with too narrow a gap, found where both halves are known. */
function splitUnknown<Role extends string>(stack: Stack<Role>, headings: Headings<Role>): Stack<Role>[] {
  const segments = stack.cells.map((cell) => cell.segment);
  if (segments.every((segment) => segment.words.length < 2) || headings.role(joined(segments)) !== null) return [stack];
  if (stack.cells.some((cell) => cell.role !== null)) return [stack];
  for (const border of segments.flatMap((segment) => segment.words.slice(1)).map((word) => word.x0 - 0.5)) {
    const halves = [false, true].map((isRight) =>
      stack.cells.flatMap((cell) => {
        const words = cell.segment.words.filter((word) => centreX(word) > border === isRight);
        return words.length === 0 ? [] : [{ ...cell, segment: segmentOf(words, cell.segment.line) }];
      }),
    );
    if (!halves.every((cells) => cells.length > 0 && headings.role(joined(cells.map((cell) => cell.segment))) !== null))
      continue;
    return halves.map((cells) => ({ cells, ...around(cells.map((cell) => cell.segment)) }));
  }
  return [stack];
}

const joined = (segments: readonly Segment[]): string => segments.map((segment) => segment.text).join(' ');

/** Puts cells that stand one below the other together, from the top; each joins the pile that it shares most with. */
function pile<Role extends string>(cells: readonly HeadingCell<Role>[], rules: readonly Rule[]): Stack<Role>[] {
  const walls = rules.filter(isVertical);
  const stacks: Stack<Role>[] = [];
  for (const cell of cells.toSorted((a, b) => a.row - b.row || a.segment.x0 - b.segment.x0)) {
    const { segment } = cell;
    let best: Stack<Role> | null = null;
    let most = 0;
    for (const stack of stacks) {
      if (stack.cells.some((other) => other.row === cell.row)) continue;
      const last = stack.cells.at(-1)?.segment ?? segment;
      const shared = Math.max(
        overlapX(last, segment) / Math.min(last.x1 - last.x0, segment.x1 - segment.x0),
        overlapX(stack, segment) / Math.min(stack.x1 - stack.x0, segment.x1 - segment.x0),
      );
      if (shared >= SHARED && shared > most && !isParted(last, segment, walls)) [best, most] = [stack, shared];
    }
    if (!best) {
      stacks.push({ cells: [cell], x0: segment.x0, x1: segment.x1, y0: segment.y0, y1: segment.y1 });
      continue;
    }
    best.cells.push(cell);
    Object.assign(best, around([best, segment]));
  }
  return stacks;
}

function isParted(above: Segment, below: Segment, walls: readonly Rule[]): boolean {
  const from = (above.x0 + above.x1) / 2;
  const to = (below.x0 + below.x1) / 2;
  const y = (below.y0 + below.y1) / 2;
  return walls.some(
    (wall) => wall.y0 <= y && wall.y1 >= y && wall.x0 > Math.min(from, to) && wall.x0 < Math.max(from, to),
  );
}

/** Costs of reading a run of cells as one heading: known ones are cheap, so "Claim" + "Number" becomes one. */
const KNOWN = 1;
const UNKNOWN = 2.2;
const WRAPPED = 0.3;

interface Chain<Role extends string> {
  chain: readonly HeadingCell<Role>[];
  headings: Headings<Role>;
  /** Whether other piles of the header are headings of their own, one below the other. */
  isStacked: boolean;
}

/** Whether the cells are known headings each and none together. */
function isPile<Role extends string>(chain: readonly HeadingCell<Role>[], headings: Headings<Role>): boolean {
  const isKnown = chain.length > 1 && chain.every((cell) => cell.role !== null);
  return isKnown && headings.role(joined(chain.map((cell) => cell.segment))) === null;
}

/** "Cause" over "Description" among stacked headings: two of them, though together they are known as well. */
function areTwo<Role extends string>(run: readonly HeadingCell<Role>[], role: Role): boolean {
  return run.length > 1 && run.every((cell) => cell.role !== null) && run.at(-1)?.role !== role;
}

function runsOf<Role extends string>({ chain, headings, isStacked }: Chain<Role>): HeadingCell<Role>[][] {
  const best: { cost: number; runs: HeadingCell<Role>[][] }[] = [{ cost: 0, runs: [] }];
  for (let end = 1; end <= chain.length; end++) {
    let cheapest: { cost: number; runs: HeadingCell<Role>[][] } | null = null;
    for (let start = 0; start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const run = chain.slice(start, end);
      const role = headings.role(joined(run.map((cell) => cell.segment)));
      const isKnown = role !== null && !(isStacked && areTwo(run, role));
      // Two headings that are known by themselves are no wrapped heading nobody knows.
      if (!isKnown && run.length > 1 && run.some((cell) => cell.role !== null)) continue;
      const cost = before.cost + (isKnown ? KNOWN : UNKNOWN + WRAPPED * (run.length - 1));
      if (!cheapest || cost < cheapest.cost) cheapest = { cost, runs: [...before.runs, run] };
    }
    if (cheapest) best.push(cheapest);
  }
  return best.at(-1)?.runs ?? [];
}
