import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import { type Column, columnOf, isTabular, sortOf } from './columns.ts';
import type { HeaderBlock } from './headers.ts';
import type { Row } from './rows.ts';

// A report of one claim has one cell a column, which no other cell confirms: its heading does.

/** Atoms of a row that stand below headings, from which on the row is one of the table's. */
const LEAST_UNDER = 3;

/** The columns with those of headings that no column stands under: the cells that stand below them alone. */
export function withFewCells(columns: readonly Column[], rows: readonly Row[], { rows: heads }: HeaderBlock): Column[] {
  const fullest = heads.toSorted((a, b) => b.atoms.length - a.atoms.length)[0]?.atoms ?? [];
  const isFree = (atom: Atom): boolean => columns.every((column) => overlapX(column, atom) <= 0);
  const free = fullest.filter(isFree);
  if (free.length === 0) return [...columns];
  const cells = new Map<Atom, Atom[]>();
  for (const row of rows) {
    if (!isTabular(row)) continue;
    const under = row.atoms.filter((atom) => headingOver(atom, fullest));
    for (const atom of under.length >= LEAST_UNDER ? under.filter(isFree) : []) {
      const heading = headingOver(atom, free);
      if (heading) cells.set(heading, [...(cells.get(heading) ?? []), atom]);
    }
  }
  const few = [...cells.values()].map((own) => columnOf(own.filter(isLike(own[0])), sortOf(own[0] as Atom)));
  return [...columns, ...few].toSorted((a, b) => a.x0 - b.x0);
}

const isLike =
  (first: Atom | undefined) =>
  (atom: Atom): boolean =>
    first !== undefined && sortOf(atom) === sortOf(first);

/** The heading that stands over most of an atom. */
function headingOver(atom: Atom, headings: readonly Atom[]): Atom | undefined {
  const over = headings.filter((heading) => overlapX(heading, atom) > 0);
  return over.toSorted((a, b) => overlapX(b, atom) - overlapX(a, atom))[0];
}
