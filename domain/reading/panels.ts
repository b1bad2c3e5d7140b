// Panels: tables side by side under one line of headings.
import { isAmount } from './atom.ts';
import type { Atom } from './layout.ts';
import { atomsOf } from './atoms.ts';
import { type Extent, overlapX } from './boxes.ts';
import { type Column, columnAt, kindOf } from './columns.ts';
import type { HeaderBlock } from './header-blocks.ts';

/** The range of what is not bounded. */
export const EVERYWHERE: Extent = { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY };

/**
 * The x-ranges of a header's panels, left to right; one range without bounds when there is one table only. `columns` are
 * those of the whole width: row heads without heading begin the panel of the headings at their right.
 */
export function panelsOf({ seed }: HeaderBlock, columns: readonly Column[]): Extent[] {
  const atoms = atomsOf(seed);
  const period = periodOf(atoms.map((atom) => atom.text.toLowerCase()));
  if (period === null) return [EVERYWHERE];
  const cuts = [EVERYWHERE.x0];
  for (let at = period; at < atoms.length; at += period) {
    const [last, first] = [atoms[at - 1], atoms[at]];
    if (last && first) cuts.push(cutBetween(last, first, columns));
  }
  return cuts.map((x0, at) => ({ x0, x1: cuts[at + 1] ?? EVERYWHERE.x1 }));
}

/** Between the column of the last heading of a panel and the next column. */
function cutBetween(last: Extent, first: Extent, columns: readonly Column[]): number {
  const at = columnAt(columns, last);
  const [end, next] = [columns[at], columns[at + 1]];
  const isBetween = at >= 0 && end && next && next.x0 < first.x1;
  return isBetween ? (Math.max(end.x1, last.x1) + Math.max(next.x0, last.x1)) / 2 : (last.x1 + first.x0) / 2;
}

/** Length of the sequence that a list repeats; sequences of one text are no panels: "Premium Premium Premium". */
function periodOf(texts: readonly string[]): number | null {
  for (let period = 2; period <= texts.length / 2; period++) {
    if (texts.length % period !== 0) continue;
    const repeats = texts.every((text, at) => text === texts[at % period]);
    if (repeats && new Set(texts.slice(0, period)).size === period) return period;
  }
  return null;
}

/** Share of the rows with a second row head that have nothing left of it, from which it begins a table of its own. */
const ALONE = 0.2;

/**
 * The x where a second table begins under one header: a column of texts without heading, with amounts on both sides, whose
 * rows also occur without the columns at the left. Null for one table.
 */
export function secondTable(
  columns: readonly Column[],
  rows: readonly (readonly Atom[])[],
  heads: readonly Extent[],
): number | null {
  for (let at = 2; at < columns.length - 1; at++) {
    const [left, column] = [columns[at - 1], columns[at]];
    if (!left || !column || !isText(column) || heads.some((head) => overlapX(head, column) > 0)) continue;
    const isBetween = columns.slice(1, at).some(isMoney) && columns.slice(at + 1).some(isMoney);
    if (isBetween && beginsRows(columns, at, rows)) return (left.x1 + column.x0) / 2;
  }
  return null;
}

const isText = (column: Column): boolean => kindOf(column) === 'text' || kindOf(column) === 'id';

const isMoney = (column: Column): boolean => kindOf(column) === 'money';

function beginsRows(columns: readonly Column[], at: number, rows: readonly (readonly Atom[])[]): boolean {
  let all = 0;
  let alone = 0;
  for (const atoms of rows) {
    const places = atoms.map((atom) => columnAt(columns, atom));
    if (!places.includes(at) || !atoms.some((atom, index) => isAmount(atom) && (places[index] ?? 0) > at)) continue;
    all++;
    if (places.every((place) => place >= at)) alone++;
  }
  return alone > 0 && alone >= ALONE * all;
}
