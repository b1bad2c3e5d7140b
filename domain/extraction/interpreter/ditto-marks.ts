import { overlapX } from '../../reading/boxes.ts';
import type { Cell, Row } from './cells.ts';

const DITTO = /^(?:["”“″〃]|''|,,|do\.|-do-|ditto)$/i;
/** How far off the middle of what it repeats a mark may stand. */
const FAR = 40;

/** A mark below a value says that the line repeats it: such lines are read as if they printed the value again. */
export function repeatDittos(rows: readonly Row[]): void {
  for (const [at, row] of rows.entries()) {
    for (const cell of row.cells) {
      const over = DITTO.test(cell.text) ? cellOver(cell, rows[at - 1]) : undefined;
      if (over) Object.assign(cell, { text: over.text, words: over.words, shape: over.shape });
    }
  }
}

const middle = ({ x0, x1 }: Cell): number => (x0 + x1) / 2;

function cellOver(cell: Cell, above: Row | undefined): Cell | undefined {
  const gap = (other: Cell): number => (overlapX(cell, other) > 0 ? 0 : Math.abs(middle(cell) - middle(other)));
  const [nearest] = above?.cells.toSorted((a, b) => gap(a) - gap(b)) ?? [];
  return nearest && gap(nearest) < FAR ? nearest : undefined;
}
