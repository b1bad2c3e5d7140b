import { readAs } from '../../reading/atom-kinds.ts';
import { isValue } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { shapeOfField } from './plan-access.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';

// "101909" below "DOI": numbers of six digits are dates where their heading names one, and all of its column can be.

const SIX = /^(\d\d)(\d\d)(\d\d)$/;
const SAME_EDGE = 2;
const LEAST_CELLS = 3;
/** The order of month, day and year in six digits. */
const ORDERS: readonly (readonly [number, number, number])[] = [
  [1, 2, 3],
  [2, 3, 1],
];

/** Reads numbers of six digits as dates below headings of dates. */
export function readHeadedDates(rows: readonly Row[], meanings: Meanings): readonly Row[] {
  const columns = new Map<string, Atom[]>();
  let headings: readonly Atom[] = [];
  for (const row of rows) {
    const named = row.atoms.filter((atom) => namesDate(atom, meanings));
    if (!row.atoms.some(isValue) && row.atoms.length > 1) headings = named.length > 0 ? named : headings;
    for (const atom of row.atoms) {
      const heading = SIX.test(atom.text) ? headings.find((each) => isUnder(atom, each)) : undefined;
      if (!heading) continue;
      const key = `${normalize(heading.text)}|${Math.round(heading.x0)}`;
      columns.set(key, [...(columns.get(key) ?? []), atom]);
    }
  }
  const dates = new Map<Atom, Atom>();
  const cells = [...columns.values()].flat();
  const order =
    cells.length < LEAST_CELLS ? undefined : ORDERS.find((each) => cells.every((cell) => dateIn(cell, each)));
  if (!order) return rows;
  for (const cell of cells) {
    const date = dateIn(cell, order);
    if (date) dates.set(cell, date);
  }
  return rows.map((row) =>
    row.atoms.some((atom) => dates.has(atom))
      ? { ...row, atoms: row.atoms.map((atom) => dates.get(atom) ?? atom) }
      : row,
  );
}

const namesDate = ({ kind, text }: Atom, { vocabulary, plan }: Meanings): boolean =>
  kind === 'text' && (vocabulary.meaning(text)?.fields.some((field) => shapeOfField(plan, field) === 'date') ?? false);

const isUnder = (atom: Atom, heading: Atom): boolean =>
  Math.min(Math.abs(atom.x0 - heading.x0), Math.abs(atom.x1 - heading.x1)) <= SAME_EDGE;

function dateIn(atom: Atom, [month, day, year]: readonly [number, number, number]): Atom | null {
  const parts = SIX.exec(atom.text);
  const typed = parts && readAs(`${parts[month]}/${parts[day]}/${parts[year]}`, 'date');
  return typed ? { ...atom, ...typed } : null;
}
