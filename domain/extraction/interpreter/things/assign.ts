import { isTickedBox } from '../../../reading/tick-boxes.ts';
import type { Cell } from '../cells.ts';
import { distance } from '../headers.ts';
import type { Column } from './heads.ts';
import { fit } from './targets.ts';

/** What it costs to leave a cell without a column: more than a column at some distance, less than one across the page. */
const ALONE = 45;
const MISFIT = 15;
const STRICT = -10;

/** Puts the cells of a line into columns from left to right, none twice, by distance and by what the columns hold. */
export function assigned(cells: readonly Cell[], columns: readonly Column[]): Map<Cell, Column> {
  const inOrder = columns.toSorted((a, b) => a.x0 + a.x1 - b.x0 - b.x1);
  // best[c]: the cheapest way to place the cells so far within the first c columns.
  let best: Way[] = [START, ...inOrder.map(() => START)];
  for (const cell of cells) {
    const next: Way[] = [];
    for (const [count, without] of best.entries()) {
      const ways: Way[] = [{ cost: without.cost + ALONE, placed: without.placed }];
      const [column, before, same] = [inOrder[count - 1], best[count - 1], next[count - 1]];
      if (column && before)
        ways.push({
          cost: before.cost + costOf(cell, column, inOrder[count]),
          placed: { cell, column, before: before.placed },
        });
      if (same) ways.push(same);
      next.push(ways.reduce((least, way) => (way.cost < least.cost ? way : least)));
    }
    best = next;
  }
  const map = new Map<Cell, Column>();
  for (let at = best.at(-1)?.placed ?? null; at; at = at.before) map.set(at.cell, at.column);
  return map;
}

interface Placed {
  cell: Cell;
  column: Column;
  before: Placed | null;
}

interface Way {
  cost: number;
  placed: Placed | null;
}

const START: Way = { cost: 0, placed: null };

function costOf(cell: Cell, column: Column, next: Column | undefined): number {
  const far = isChoiceUnder(cell, column, next) ? 0 : distance(cell, column, []);
  if (column.targets.length === 0) return far;
  const fits = fit(cell, column.targets);
  return far + (fits === 1 ? STRICT : fits === 0 ? MISFIT : 0);
}

/** A choice that was made stands anywhere between its heading's left edge and the next heading. */
const isChoiceUnder = (cell: Cell, column: Column, next: Column | undefined): boolean =>
  isTickedBox(cell.words[0]?.text ?? '') &&
  cell.x0 > column.x0 - 4 &&
  cell.x0 < (next?.x0 ?? Number.POSITIVE_INFINITY) - 4;
