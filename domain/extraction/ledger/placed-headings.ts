import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Column } from './columns.ts';
import type { Vocabulary } from './vocabulary.ts';

// Which columns the headings of a line stand over.

const NEAR = 8;
const FAR = 45;
const SAME_EDGE = 5;

export interface Placed {
  /** Index of the column. */
  at: number;
  text: string;
  /** The heading, where all of it stands over one column. */
  atom?: Atom;
}

const SAME_START = 2;

/**
 * Headings over no column stand under those that one of another line has which begins with them: "Reserve" below "Outstanding".
 * Kinds have their measure from the columns around them: "Paid" below "Ind." may be that of several.
 */
export function besideLines(
  atoms: readonly Atom[],
  columns: readonly Column[],
  { line, vocabulary }: { line: readonly Placed[]; vocabulary: Vocabulary },
): Placed[] {
  const isKind = ({ text }: Placed): boolean => vocabulary.meaning(text)?.amount?.kind != null;
  const isFree = (atom: Atom): boolean => columns.every((column) => overlapX(column, atom) <= 1);
  return atoms.filter(isFree).flatMap((atom): Placed[] => {
    const same = line.filter((each) => each.atom && Math.abs(each.atom.x0 - atom.x0) <= SAME_START);
    const [only] = same;
    return only && same.length === 1 && !isKind(only) ? [{ at: only.at, text: atom.text, atom }] : [];
  });
}

const MOST_APART = 60;

/**
 * As many headings as columns are theirs in order, where places alone would give one column several and another none:
 * headings at the left edges of wide cells and amounts at the right.
 */
function placeInOrder(atoms: readonly Atom[], columns: readonly Column[]): Placed[] | null {
  if (atoms.length !== columns.length || atoms.length < LEAST_IN_ORDER) return null;
  const isApart = atoms.some((atom, at) => -overlapX(columns[at] ?? atom, atom) > MOST_APART);
  const isCrossed = atoms.some((atom, at) => atom.x0 > (columns[at]?.x1 ?? 0));
  return isApart || isCrossed ? null : atoms.map((atom, at) => ({ at, text: atom.text, atom }));
}

const LEAST_IN_ORDER = 4;

export function placeHeadings(atoms: readonly Atom[], columns: readonly Column[], vocabulary: Vocabulary): Placed[] {
  const placed = placeByEdges(atoms, columns);
  const isWhole = new Set(placed.map(({ at }) => at)).size === columns.length;
  if (isWhole) return placed;
  return placeInOrder(atoms, columns) ?? placeAmountsInOrder(atoms, columns, { placed, vocabulary }) ?? placed;
}

/** The same for the headings of amounts alone, where the other columns of a table have headings of their own. */
function placeAmountsInOrder(
  atoms: readonly Atom[],
  columns: readonly Column[],
  { placed, vocabulary }: { placed: readonly Placed[]; vocabulary: Vocabulary },
): Placed[] | null {
  const amounts = columns.filter(({ cells, isNumeric }) => isNumeric && cells.some(({ kind }) => kind === 'money'));
  const taken = (column: Column): number => placed.filter(({ at }) => columns[at] === column).length;
  if (amounts.every((column) => taken(column) === 1)) return null;
  const others = columns.filter((column) => !amounts.includes(column));
  const isOver = (atom: Atom, some: readonly Column[]): boolean => some.some((column) => overlapX(column, atom) > 1);
  const open = atoms.filter((atom) => !isOver(atom, others) || isOver(atom, amounts) || vocabulary.meaning(atom.text));
  const heads = headsOf(open, amounts.length, vocabulary);
  const ordered = placeInOrder(heads, amounts);
  if (!ordered) return null;
  const rest = placeByEdges(
    atoms.filter((atom) => !heads.includes(atom)),
    others,
  );
  const indexIn = (list: readonly Column[], at: number): number => columns.indexOf(list[at] as Column);
  return [
    ...rest.map(({ at, text }) => ({ at: indexIn(others, at), text })),
    ...ordered.map((each) => ({ ...each, at: indexIn(amounts, each.at) })),
  ];
}

/** Headings of amounts, and those between or beside them that nobody knows where as many columns ask for them. */
function headsOf(atoms: readonly Atom[], count: number, { meaning, tier }: Vocabulary): readonly Atom[] {
  const isHead = ({ text }: Atom): boolean => meaning(text)?.amount != null;
  const known = atoms.filter(isHead);
  if (known.length * 2 < count || known.length >= count) return known;
  const [from, to] = [atoms.findIndex(isHead), atoms.findLastIndex(isHead) + 1];
  const run = atoms.slice(from, to);
  const isRun = run.every((atom) => isHead(atom) || tier(atom.text) === 0);
  const beside = [atoms.slice(from, from + count), atoms.slice(Math.max(to - count, 0), to)];
  const wider = beside.find(
    (each) => each.length === count && each.every((atom) => isHead(atom) || tier(atom.text) === 0),
  );
  return isRun && wider ? wider : known;
}

function placeByEdges(atoms: readonly Atom[], columns: readonly Column[]): Placed[] {
  const placed: Placed[] = [];
  const free: Atom[] = [];
  for (const atom of atoms) {
    const over = columns.flatMap((column, at) => (overlapX(column, atom) > 1 ? [{ column, at }] : []));
    if (over.length === 0) free.push(atom);
    else if (areOnePlace(over)) placed.push(...over.map(({ at }) => ({ at, text: atom.text, atom })));
    else placed.push(...spread(atom, over));
  }
  const taken = new Set(placed.map(({ at }) => at));
  for (const atom of free) {
    const nearest = nearestColumn(atom, columns, (at) => (taken.has(at) ? NEAR : FAR));
    if (nearest !== null) placed.push({ at: nearest, text: atom.text, atom });
  }
  return placed;
}

const SAME_PLACE = 0.45;

/** Columns of different sorts may share a place: identifiers above names, dates above codes. */
function areOnePlace(over: readonly { column: Column; at: number }[]): boolean {
  const [first, ...others] = over;
  if (!first) return false;
  return others.every(({ column }) => isSamePlace(first.column, column));
}

function isSamePlace(a: Column, b: Column): boolean {
  const narrower = Math.min(a.x1 - a.x0, b.x1 - b.x0);
  return overlapX(a, b) > SAME_PLACE * Math.max(narrower, 1);
}

/** A heading over several columns: the one with its edge, else every word goes to the nearest. */
function spread(atom: Atom, over: readonly { column: Column; at: number }[]): Placed[] {
  const edge = ({ column }: { column: Column }): number =>
    column.isNumeric ? Math.abs(column.x1 - atom.x1) : Math.abs(column.x0 - atom.x0);
  const [closest, ...others] = over.toSorted((a, b) => edge(a) - edge(b));
  const second = others.find(({ column }) => closest && !isSamePlace(column, closest.column));
  if (closest && edge(closest) <= SAME_EDGE && (!second || edge(second) > 2 * SAME_EDGE))
    return over
      .filter(({ column }) => column === closest.column || isSamePlace(column, closest.column))
      .map(({ at }) => ({ at, text: atom.text }));
  const texts = new Map<number, string[]>();
  for (const word of atom.words) {
    const distance = ({ column }: { column: Column }): number =>
      Math.abs((word.x0 + word.x1) / 2 - (column.x0 + column.x1) / 2) - Math.max(overlapX(column, word), 0);
    const [nearest] = over.toSorted((a, b) => distance(a) - distance(b));
    if (nearest) texts.set(nearest.at, [...(texts.get(nearest.at) ?? []), word.text]);
  }
  return [...texts].map(([at, words]) => ({ at, text: words.join(' ') }));
}

function nearestColumn(atom: Atom, columns: readonly Column[], reachOf: (at: number) => number): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, column] of columns.entries()) {
    const gap = -overlapX(column, atom);
    if (gap <= reachOf(at) && gap < least) [best, least] = [at, gap];
  }
  return best;
}
