import type { Rule } from '../../document/page.ts';
import { around, centreX, centreY } from '../../reading/boxes.ts';
import { isHorizontal } from '../../reading/clean-rules.ts';
import type { Atom, PageLayout } from '../../reading/layout.ts';
import type { LedgerPlan } from './plan.ts';
import { wordingOf } from './prose-pair.ts';
import type { Row } from './rows.ts';
import { isTerm, isYear } from './terms.ts';

// Spreadsheets name a scope in one tall cell left of its records: its key and its term stand below each other, on the lines
// of whatever records are beside them. The cell's content is set in a row of its own above these records.

const LEAST_CELLS = 2;
const SAME_CENTER = 12;
const MARGIN = 4;
const LEAST_DIGITS = 4;
/** Lines of one cell. */
const MOST_LINES = 4;

interface Cell {
  page: number;
  key: Atom;
  from: Atom;
  to: Atom;
  y0: number;
  y1: number;
}

/** Rows with the content of tall cells of scopes above the records beside them. */
export function partSideColumn(rows: readonly Row[], plan: LedgerPlan, layouts: readonly PageLayout[]): Row[] {
  const leads = rows.flatMap((row): Lead[] => {
    const [atom, next] = row.atoms;
    const isTermBeside = atom?.kind === 'date' && next?.kind === 'date' && isTerm([atom, next]);
    return atom && !row.isFurniture && !isTermBeside ? [{ row, atom }] : [];
  });
  const cells = cellsIn(leads);
  if (cells.length < LEAST_CELLS || !standBeside(cells, rows)) return [...rows];
  const parted = layouts.flatMap(({ page, rules }) => {
    const onPage = rows.filter((row) => row.page === page.number);
    const own = cells.filter((cell) => cell.page === page.number);
    return own.length === 0 ? onPage : withCells(onPage, tall(own, rules), plan);
  });
  return parted.map((row, at) => (row.at === at ? row : { ...row, at }));
}

/** All cells of the column in which the first one stands, with their keys on the same side of their terms. */
function cellsIn(leads: readonly Lead[]): Cell[] {
  const terms = leads.flatMap((_, at) => termAt(leads, at) ?? []);
  const [first] = terms;
  const alike = terms.filter(({ from }) => first && Math.abs(centreX(from) - centreX(first.from)) <= SAME_CENTER);
  const sides = (['above', 'below'] as const).map((side) =>
    alike.flatMap((term): Cell[] => {
      const key = term[side];
      const { from, to, page } = term;
      return key ? [{ page, key, from, to, y0: Math.min(key.y0, from.y0), y1: Math.max(key.y1, to.y1) }] : [];
    }),
  );
  const height = (cells: readonly Cell[]): number => cells.reduce((sum, { y0, y1 }) => sum + y1 - y0, 0);
  const [best] = sides.toSorted((a, b) => b.length - a.length || height(a) - height(b));
  return best ?? [];
}

interface Lead {
  row: Row;
  atom: Atom;
}

interface Term {
  page: number;
  from: Atom;
  to: Atom;
  /** Identifiers next to it. */
  above: Atom | undefined;
  below: Atom | undefined;
}

/** The two dates of a term one below the other, with an identifier above or below them. */
function termAt(leads: readonly Lead[], at: number): Term | null {
  const lead = leads[at];
  const from = lead?.atom;
  if (!lead || from?.kind !== 'date') return null;
  const { page } = lead.row;
  const isNear = (each: Lead): boolean =>
    each.row.page === page && Math.abs(centreX(each.atom) - centreX(from)) <= SAME_CENTER;
  const below = leads.slice(at + 1, at + 2 * MOST_LINES).filter(isNear);
  const end = below.findIndex(({ atom }) => atom.kind === 'date');
  const to = below[end]?.atom;
  if (!to || end > 1 || !isYear([from, to])) return null;
  const above = leads.slice(Math.max(0, at - MOST_LINES), at).filter(isNear);
  const [before, after] = [above.at(-1)?.atom, below[end + 1]?.atom];
  return {
    page,
    from,
    to,
    above: before && isKey(before) ? before : undefined,
    below: after && isKey(after) ? after : undefined,
  };
}

const isKey = ({ kind, text }: Atom): boolean =>
  (kind === 'id' || kind === 'int' || kind === 'zip') && text.replace(/\D/g, '').length >= LEAST_DIGITS;

/** Whether something else is printed right of most cells: else they are lines of their own. */
function standBeside(cells: readonly Cell[], rows: readonly Row[]): boolean {
  const beside = cells.filter((cell) =>
    rows.some(({ page, atoms }) => page === cell.page && atoms.length > 1 && atoms.some((atom) => isIn(atom, cell))),
  );
  return beside.length * 2 > cells.length;
}

const isIn = (atom: Atom, { key, from, to }: Cell): boolean => atom === key || atom === from || atom === to;

interface Tall extends Cell {
  top: number;
  bottom: number;
  /** The right edge of what is printed in it. */
  edge: number;
}

/** Cells as tall as the rules around them; where none are drawn, to the middle between two. */
function tall(cells: readonly Cell[], rules: readonly Rule[]): Tall[] {
  const left = Math.min(...cells.flatMap(({ key, from }) => [key.x0, from.x0]));
  const edge = Math.max(...cells.flatMap(({ key, from, to }) => [key.x1, from.x1, to.x1]));
  const ys = rules
    .filter((rule) => isHorizontal(rule) && rule.x0 <= left + MARGIN && rule.x1 >= edge - MARGIN)
    .map(({ y0, y1 }) => (y0 + y1) / 2);
  return cells.map((cell, at) => {
    const [above, below] = [cells[at - 1], cells[at + 1]];
    const highest = above ? (above.y1 + cell.y0) / 2 : cell.y0;
    const lowest = below ? (cell.y1 + below.y0) / 2 : cell.y1;
    const tops = ys.filter((y) => y <= cell.y0 + MARGIN && y > (above?.y1 ?? 0) - MARGIN);
    const bottoms = ys.filter((y) => y >= cell.y1 - MARGIN && y < (below?.y0 ?? Number.POSITIVE_INFINITY) + MARGIN);
    return {
      ...cell,
      edge,
      top: tops.at(-1) === undefined ? highest : Math.max(...tops),
      bottom: Math.min(...bottoms, bottoms.length > 0 ? Number.POSITIVE_INFINITY : lowest),
    };
  });
}

/** The rows without what stands in the cells, which becomes a row above. */
function withCells(rows: readonly Row[], cells: readonly Tall[], plan: LedgerPlan): Row[] {
  const open = [...cells];
  const parted: Row[] = [];
  for (const row of rows) {
    const middle = centreY(row);
    while (open[0] && middle > open[0].top) parted.push(scopeRow(open.shift() as Tall, row, plan));
    const cell = cells.find(({ top, bottom }) => middle > top && middle < bottom);
    const rest = cell ? row.atoms.filter((atom) => atom.x1 > cell.edge + MARGIN) : row.atoms;
    if (rest.length === row.atoms.length) parted.push(row);
    else if (rest.length > 0) parted.push({ ...row, ...around(rest), atoms: rest });
  }
  return parted;
}

/** The key and the term behind wordings of their fields. */
function scopeRow({ key, from, to }: Tall, row: Row, plan: LedgerPlan): Row {
  const { scope } = plan;
  const labelled = (atom: Atom, field: string): Atom[] => {
    const text = wordingOf(plan, field);
    const label: Atom = { ...atom, kind: 'text', value: text, text, isLabel: true };
    return [label, atom];
  };
  const atoms = [
    ...labelled({ ...key, kind: 'id', value: key.text }, scope.key),
    ...labelled(from, scope.from),
    ...labelled(to, scope.to),
  ];
  return { ...row, atoms, isRuledAbove: true };
}
