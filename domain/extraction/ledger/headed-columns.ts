import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { Column } from './columns.ts';
import { divideGroups, type Group } from './group-headings.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { HeaderBlock } from './headers.ts';
import type { Row } from './rows.ts';
import { withStacks } from './stacked-amounts.ts';
import type { Vocabulary } from './vocabulary.ts';

const NEAR = 8;
const FAR = 45;
const SAME_EDGE = 5;

/** Attaches the headings of a block to the columns of its table. */
export function headColumns(block: HeaderBlock, columns: readonly Column[], vocabulary: Vocabulary): HeadedColumn[] {
  const lines = columns.map(() => block.rows.map(() => ''));
  const groups: (readonly Group[])[] = [];
  for (let row = block.rows.length - 1; row >= 0; row--) {
    const printed = block.rows[row];
    if (!printed) continue;
    const rowsBelow = block.rows.slice(row + 1);
    const isOfOther = (atom: Atom): boolean => isOverOthers(atom, columns) && beginsField(atom, rowsBelow, vocabulary);
    const overAmounts = { ...printed, atoms: printed.atoms.filter((atom) => !isOfOther(atom)) };
    const group = groupHeadings(overAmounts, rowsBelow, vocabulary);
    if (group.length > 0) groups.push([...group, ...unknownGroups(printed, columns, vocabulary)]);
    const rest = printed.atoms.filter((atom) => group.every((each) => each.atom !== atom));
    for (const { at, text } of placeHeadings(rest, columns, vocabulary)) {
      const own = lines[at];
      if (own) own[row] = own[row] ? `${own[row]} ${text}` : text;
    }
  }
  const headed = columns.map((column, at) => withWordings(column, lines[at] ?? [], vocabulary));
  const divided = withMeasures(
    groups.reduce((all, group) => divideGroups(all, group, vocabulary), headed),
    vocabulary,
  );
  return withStacks(divided, vocabulary);
}

/** "Loss" over "Date" heads no amounts. */
const beginsField = (atom: Atom, rowsBelow: readonly Row[], { meaning }: Vocabulary): boolean =>
  rowsBelow.some(({ atoms }) =>
    atoms.some((below) => overlapX(below, atom) > 0 && (meaning(`${atom.text} ${below.text}`)?.fields.length ?? 0) > 0),
  );

function isOverOthers(atom: Atom, columns: readonly Column[]): boolean {
  const below = columns.filter((column) => overlapX(column, atom) > 0);
  return below.length > 0 && below.every(({ isNumeric }) => !isNumeric);
}

/** "Indemnity | Medical | Expense | Total Paid": columns of kinds have the measure of the total that ends their run. */
function withMeasures(headed: readonly HeadedColumn[], vocabulary: Vocabulary): HeadedColumn[] {
  let measure: string | null = null;
  // a kind that the measure has already begins the run of another one, whatever its heading says
  const kinds = new Set<string>();
  const begin = (next: AmountMeaning | null): void => {
    if (next?.measure !== measure || next === null) kinds.clear();
    measure = next !== null && vocabulary.hasKinds(next) ? next.measure : null;
    if (next?.kind != null) kinds.add(next.kind);
  };
  return headed
    .toReversed()
    .map((each) => {
      const { amount } = each;
      if (!each.column.isNumeric || !amount) {
        if (each.column.isNumeric) begin(null);
        return each;
      }
      if (amount.measure !== null) {
        begin(amount);
        return each;
      }
      if (amount.kind === null || each.isUnderUnknown === true) return each;
      if (kinds.has(amount.kind)) begin(null);
      kinds.add(amount.kind);
      return { ...each, hasOwnMeasure: false, amount: { ...amount, measure } };
    })
    .toReversed();
}

function withWordings(column: Column, lines: readonly string[], vocabulary: Vocabulary): HeadedColumn {
  const wordings = joins(lines.filter((line) => line !== ''));
  const hasMoney = column.cells.some(({ kind }) => kind === 'money');
  const read = (text: string): AmountMeaning | null =>
    hasMoney ? vocabulary.amountOver(text) : (vocabulary.meaning(text)?.amount ?? null);
  const amount = wordings.map(read).find((each) => each !== null) ?? null;
  return { column, lines, wordings, amount };
}

/** Words are parted at the ends of lines with a hyphen: "RECOV-" over "ERY". Letters below each other are one: "S" over "T". */
function joinLines(lines: readonly string[]): string {
  if (lines.length > 1 && lines.every((line) => line.length === 1)) return lines.join('');
  return lines.join(' ').replace(/(?<=\p{L})- (?=\p{L})/gu, '');
}

/** All runs of consecutive lines, the longest first, of equal ones the lowest. */
function joins(lines: readonly string[]): string[] {
  const runs: string[] = [];
  for (let count = lines.length; count > 0; count--) {
    for (let from = lines.length - count; from >= 0; from--) runs.push(joinLines(lines.slice(from, from + count)));
  }
  return runs;
}

/** Amount headings of one half over more headings below: "PAID" above "Loss" and "Expense". */
function groupHeadings(row: Row, rowsBelow: readonly Row[], vocabulary: Vocabulary): Group[] {
  const halves = row.atoms.flatMap((atom): Group[] => {
    const amount = vocabulary.meaning(atom.text)?.amount ?? measureOver(atom, rowsBelow, vocabulary);
    const isHalf = amount && (amount.measure === null) !== (amount.kind === null) && vocabulary.hasKinds(amount);
    return isHalf ? [{ atom, amount }] : [];
  });
  if (halves.length < 2) return [];
  const left = Math.min(...halves.map(({ atom }) => atom.x0)) - 60;
  const measured = halves.find(({ amount }) => amount?.measure != null)?.atom.text;
  const isCell = ({ x1, text }: Atom): boolean =>
    x1 > left && (vocabulary.meaning(text)?.amount != null || isKindUnder(text, measured, vocabulary));
  // Headings of other columns may stand between a group and what it heads.
  return rowsBelow.some(({ atoms }) => atoms.filter(isCell).length > halves.length) ? halves : [];
}

/** Headings beside those of groups that nobody knows, over columns of amounts: what stands below is of no known group. */
function unknownGroups({ atoms }: Row, columns: readonly Column[], vocabulary: Vocabulary): Group[] {
  return atoms.flatMap((atom): Group[] => {
    const below = columns.filter((column) => overlapX(column, atom) > 0);
    const isOver = below.length > 0 && below.every(({ isNumeric }) => isNumeric);
    return isOver && vocabulary.tier(atom.text) === 0 ? [{ atom, amount: null }] : [];
  });
}

/** "Pd" alone may be property damage; over "Loss" and "Expense", which stand at its sides, it is paid. */
function measureOver(atom: Atom, rowsBelow: readonly Row[], { meaning }: Vocabulary): AmountMeaning | null {
  if (meaning(atom.text)) return null;
  const kinds = rowsBelow.flatMap(({ atoms }) => atoms).filter((cell) => isKindBeside(atom, cell, meaning));
  const measures = new Set(kinds.map(({ text }) => meaning(`${atom.text} ${text}`)?.amount?.measure ?? null));
  const [measure = null] = measures;
  return kinds.length > 1 && measures.size === 1 && measure !== null ? { measure, kind: null, isNet: false } : null;
}

const BESIDE = 3;

/** Whether a heading is a kind of amounts at a side of the one above it. */
function isKindBeside(above: Atom, { x0, x1, text }: Atom, meaning: Vocabulary['meaning']): boolean {
  const reach = BESIDE * (above.x1 - above.x0);
  const amount = meaning(text)?.amount;
  return x1 > above.x0 - reach && x0 < above.x1 + reach && amount?.measure === null && amount.kind !== null;
}

/** Whether a heading is a kind of amounts below a measure and nothing alone: "Fees" under "Paid". */
function isKindUnder(text: string, measured: string | undefined, vocabulary: Vocabulary): boolean {
  if (measured === undefined || vocabulary.meaning(text)) return false;
  return vocabulary.meaning(`${measured} ${text}`)?.amount?.kind != null;
}

interface Placed {
  /** Index of the column. */
  at: number;
  text: string;
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
  return isApart || isCrossed ? null : atoms.map(({ text }, at) => ({ at, text }));
}

const LEAST_IN_ORDER = 4;

function placeHeadings(atoms: readonly Atom[], columns: readonly Column[], vocabulary: Vocabulary): Placed[] {
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
  const heads = atoms.filter(({ text }) => vocabulary.meaning(text)?.amount != null);
  const amounts = columns.filter(({ cells, isNumeric }) => isNumeric && cells.some(({ kind }) => kind === 'money'));
  const taken = (column: Column): number => placed.filter(({ at }) => columns[at] === column).length;
  if (amounts.every((column) => taken(column) === 1)) return null;
  const ordered = placeInOrder(heads, amounts);
  if (!ordered) return null;
  const others = columns.filter((column) => !amounts.includes(column));
  const rest = placeByEdges(
    atoms.filter((atom) => !heads.includes(atom)),
    others,
  );
  const indexIn = (list: readonly Column[], at: number): number => columns.indexOf(list[at] as Column);
  return [
    ...rest.map(({ at, text }) => ({ at: indexIn(others, at), text })),
    ...ordered.map(({ at, text }) => ({ at: indexIn(amounts, at), text })),
  ];
}

function placeByEdges(atoms: readonly Atom[], columns: readonly Column[]): Placed[] {
  const placed: Placed[] = [];
  const free: Atom[] = [];
  for (const atom of atoms) {
    const over = columns.flatMap((column, at) => (overlapX(column, atom) > 1 ? [{ column, at }] : []));
    if (over.length === 0) free.push(atom);
    else if (areOnePlace(over)) placed.push(...over.map(({ at }) => ({ at, text: atom.text })));
    else placed.push(...spread(atom, over));
  }
  const taken = new Set(placed.map(({ at }) => at));
  for (const atom of free) {
    const nearest = nearestColumn(atom, columns, (at) => (taken.has(at) ? NEAR : FAR));
    if (nearest !== null) placed.push({ at: nearest, text: atom.text });
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
