import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Column } from './columns.ts';
import type { Row } from './rows.ts';

const REACH = 40;

/** The heading with the nearest edge: the left one, for numbers the right one or the middle too. */
export function cellOver(heading: Row, atom: Atom): Atom | null {
  let best: Atom | null = null;
  let least = REACH;
  for (const cell of heading.atoms) {
    const left = Math.abs(cell.x0 - atom.x0);
    const right = Math.abs(cell.x1 - atom.x1);
    const middle = Math.abs(cell.x0 + cell.x1 - atom.x0 - atom.x1) / 2;
    const distance = isAmount(atom) || atom.kind === 'state' ? Math.min(left, right, middle) : left;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** A cell of a line of headings reaches to the next heading of that line. */
export function columnUnder(cell: Atom, line: Row): Column {
  const next = line.atoms.filter(({ x0 }) => x0 > cell.x0).map(({ x0 }) => x0);
  return { x0: cell.x0, x1: Math.min(...next) - 1, sort: 'text', isNumeric: false, cells: [] };
}
