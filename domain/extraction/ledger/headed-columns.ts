import { overlapX } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import type { AmountMeaning } from './amount-heading.ts';
import type { Column } from './columns.ts';
import { divideGroups, type Group } from './group-headings.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { HeaderBlock } from './headers.ts';
import { besideLines, placeHeadings } from './placed-headings.ts';
import type { Row } from './rows.ts';
import { withStacks } from './stacked-amounts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Attaches the headings of a block to the columns of its table. */
export function headColumns(block: HeaderBlock, columns: readonly Column[], vocabulary: Vocabulary): HeadedColumn[] {
  const lines = columns.map(() => block.rows.map(() => ''));
  const groups: (readonly Group[])[] = [];
  const fullest = block.rows.toSorted((a, b) => b.atoms.length - a.atoms.length)[0];
  const line = fullest ? placeHeadings(fullest.atoms, columns, vocabulary) : [];
  for (let row = block.rows.length - 1; row >= 0; row--) {
    const printed = block.rows[row];
    if (!printed) continue;
    const rowsBelow = block.rows.slice(row + 1);
    const isOfOther = (atom: Atom): boolean => isOverOthers(atom, columns) && beginsField(atom, rowsBelow, vocabulary);
    const overAmounts = { ...printed, atoms: printed.atoms.filter((atom) => !isOfOther(atom)) };
    const unknown = unknownGroups(printed, columns, vocabulary);
    const isOneEach = headsEachColumn(printed, columns);
    const group = isOneEach ? [] : groupHeadings(overAmounts, rowsBelow, { unknown: unknown.length, vocabulary });
    if (group.length > 0) groups.push([...group, ...unknown]);
    const rest = printed.atoms.filter((atom) => group.every((each) => each.atom !== atom));
    const placed = printed === fullest ? [] : besideLines(rest, columns, { line, vocabulary });
    const open = rest.filter((atom) => placed.every((each) => each.atom !== atom));
    for (const { at, text } of [...placed, ...placeHeadings(open, columns, vocabulary)]) {
      const own = lines[at];
      if (own) own[row] = own[row] ? `${own[row]} ${text}` : text;
    }
  }
  const alone = columns.map((column, at) => withWordings(column, lines[at] ?? [], vocabulary));
  const headed = alone.map((each, at) => withKindBeside(each, [alone[at - 1], alone[at + 1]], vocabulary));
  const divided = withMeasures(
    groups.reduce((all, group) => divideGroups(all, group, vocabulary), headed),
    vocabulary,
  );
  return withStacks(divided, vocabulary);
}

const LEAST_COLUMNS = 3;

/** Whether every column of amounts has a heading of its own in a line: none of them is one of several columns. */
function headsEachColumn({ atoms }: Row, columns: readonly Column[]): boolean {
  const amounts = columns.filter(({ isNumeric }) => isNumeric);
  const over = amounts.map((column) => atoms.filter((atom) => overlapX(column, atom) > 0));
  const isOne = over.every((each) => each.length === 1);
  return amounts.length >= LEAST_COLUMNS && isOne && new Set(over.flat()).size === amounts.length;
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
  const ofRuns = headed
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
  return withKindsBefore(ofRuns, headed);
}

/** "Paid Loss | Expense | Reserve": a kind behind another kind of a measure is of that one, unless a total ends its run. */
function withKindsBefore(ofRuns: readonly HeadedColumn[], headed: readonly HeadedColumn[]): HeadedColumn[] {
  const read: HeadedColumn[] = [];
  for (const [at, each] of ofRuns.entries()) {
    const before = read[at - 1]?.amount;
    const end = headed.slice(at + 1).find(({ amount }) => amount === null || amount.measure !== null)?.amount;
    const isKind = each.hasOwnMeasure === false && each.amount !== null && end?.kind == null;
    const isNext = before?.measure != null && before.kind !== null && read[at - 1]?.column.isNumeric === true;
    const isOther = isNext && !read.some(({ amount }) => isSameAmount(amount, before.measure, each.amount));
    read.push(
      isKind && isOther && each.amount ? { ...each, amount: { ...each.amount, measure: before.measure } } : each,
    );
  }
  return read;
}

const isSameAmount = (amount: AmountMeaning | null, measure: string | null, kind: AmountMeaning | null): boolean =>
  amount !== null && amount.measure === measure && amount.kind === kind?.kind;

function withWordings(column: Column, lines: readonly string[], vocabulary: Vocabulary): HeadedColumn {
  const wordings = joins(lines.filter((line) => line !== ''));
  const hasMoney = column.cells.some(({ kind }) => kind === 'money');
  const read = (text: string): AmountMeaning | null =>
    hasMoney ? vocabulary.amountOver(text) : (vocabulary.meaning(text)?.amount ?? null);
  // "Recvd" over "Date" is no recovery
  const field = hasMoney ? -1 : wordings.findIndex((text) => namesField(text, vocabulary));
  const amount = (field < 0 ? wordings : wordings.slice(0, field)).map(read).find((each) => each !== null) ?? null;
  return { column, lines, wordings, amount };
}

/** "PD" may be what was paid; beside "BI" it is the same kind of amounts. */
function withKindBeside(
  headed: HeadedColumn,
  beside: readonly (HeadedColumn | undefined)[],
  { meaning }: Vocabulary,
): HeadedColumn {
  const [wording = ''] = headed.wordings;
  if (headed.amount !== null || !headed.column.isNumeric || wording === '') return headed;
  const amounts = beside.flatMap((other) => {
    const joined = meaning(`${other?.wordings[0] ?? ''} ${wording}`)?.amount;
    return joined && joined.kind !== null && joined.kind === other?.amount?.kind ? [joined] : [];
  });
  const [amount] = amounts;
  return amount?.measure === null ? { ...headed, amount } : headed;
}

function namesField(text: string, { meaning }: Vocabulary): boolean {
  const known = meaning(text);
  return known !== null && known.amount === null && known.fields.length > 0;
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

/** "Subrogation" over "& other recoveries": the second line goes on with the first one. */
const CONTINUES = /^(?:[&+/]|and\b|or\b)/i;

/** Amount headings of one half over more headings below: "PAID" above "Loss" and "Expense". */
function groupHeadings(
  row: Row,
  rowsBelow: readonly Row[],
  { unknown, vocabulary }: { unknown: number; vocabulary: Vocabulary },
): Group[] {
  const halves = row.atoms.flatMap((atom): Group[] => {
    const own = vocabulary.meaning(atom.text)?.amount ?? measureOver(atom, rowsBelow, vocabulary);
    const amount = own && isOverOtherKinds(atom, own, { rowsBelow, vocabulary }) ? { ...own, kind: null } : own;
    const isHalf = amount && (amount.measure === null) !== (amount.kind === null) && vocabulary.hasKinds(amount);
    return isHalf ? [{ atom, amount }] : [];
  });
  if (halves.length === 0 || (halves.length + unknown < 2 && !isOverKindsOnly(halves, rowsBelow, vocabulary)))
    return [];
  const left = Math.min(...halves.map(({ atom }) => atom.x0)) - 60;
  const measured = halves.find(({ amount }) => amount?.measure != null)?.atom.text;
  const isCell = ({ x1, text }: Atom): boolean =>
    x1 > left &&
    !CONTINUES.test(text) &&
    (vocabulary.meaning(text)?.amount != null || isKindUnder(text, measured, vocabulary));
  // Headings of other columns may stand between a group and what it heads.
  return rowsBelow.some(({ atoms }) => atoms.filter(isCell).length > halves.length) ? halves : [];
}

/** "Incurred" alone over "Loss | Expense | Total": no amount below has a measure of its own. */
function isOverKindsOnly([only]: readonly Group[], rowsBelow: readonly Row[], { meaning }: Vocabulary): boolean {
  if (only?.amount?.measure == null) return false;
  const amounts = rowsBelow.flatMap(({ atoms }) => atoms.flatMap(({ text }) => meaning(text)?.amount ?? []));
  return amounts.length >= LEAST_COLUMNS && amounts.every(({ measure }) => measure === null);
}

/** "Benefits paid" over "Medical", beside other kinds: the measure of all of them. */
function isOverOtherKinds(
  atom: Atom,
  { measure, kind }: AmountMeaning,
  { rowsBelow, vocabulary: { meaning } }: { rowsBelow: readonly Row[]; vocabulary: Vocabulary },
): boolean {
  const cells = rowsBelow.flatMap(({ atoms }) => atoms).filter((cell) => isKindBeside(atom, cell, meaning));
  const isOther = (cell: Atom): boolean => overlapX(cell, atom) > 0 && meaning(cell.text)?.amount?.kind !== kind;
  return measure !== null && kind !== null && cells.length > 1 && cells.some(isOther);
}

/** Headings beside those of groups that nobody knows, over columns of amounts: what stands below is of no known group. */
function unknownGroups({ atoms }: Row, columns: readonly Column[], vocabulary: Vocabulary): Group[] {
  return atoms.flatMap((atom): Group[] => {
    const over = columns.filter((column) => overlapX(column, atom) > 0);
    const below = over.length > 0 ? over : besideIn(columns, atom);
    const isOver = below.length > 0 && below.every(({ isNumeric }) => isNumeric);
    return isOver && vocabulary.tier(atom.text) === 0 ? [{ atom, amount: null }] : [];
  });
}

const BETWEEN = 40;

/** The columns at both sides of a heading that stands over the gap between them. */
function besideIn(columns: readonly Column[], { x0, x1 }: Atom): Column[] {
  const left = columns.findLast((column) => column.x1 <= x0 && x0 - column.x1 < BETWEEN);
  const right = columns.find((column) => column.x0 >= x1 && column.x0 - x1 < BETWEEN);
  return left && right ? [left, right] : [];
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
