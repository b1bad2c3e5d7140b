import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { AmountMeaning } from './amount-heading.ts';
import { traceCandidate } from '../explain/trace.ts';
import { isCellBeside, type Ledger } from './ledger.ts';
import { amountOfHead, endsHeads, inSection, isAmongMeasures, measureInFront, sectionAfter } from './row-heads.ts';
import { isDash } from './nil-amounts.ts';
import type { Row } from './rows.ts';
import { isDivided } from './plan-access.ts';
import { inUnit } from './unit.ts';
import { isKindCell } from './kind-cells.ts';

/** An amount and what is known of its meaning. */
export interface AmountCell {
  /** "measure.kind", or the measure alone where it has no kinds. */
  slot: string;
  value: number;
  atom: Atom;
  isNet: boolean;
}

/** The amounts of one row. */
export interface AmountLine {
  row: Row;
  /** What the text at the row's beginning says about all its amounts. */
  head: AmountMeaning | null;
  /** The row head stands for a sum: "Total", "Claim total". */
  isTotal: boolean;
  cells: readonly AmountCell[];
}

/** The amounts that the rows print under headings, beside labels or beside row heads. */
export function amountLinesOf(rows: readonly Row[], ledger: Ledger, isTotal: (row: Row) => boolean): AmountLine[] {
  let depth = 0;
  let section: AmountMeaning | null = null;
  return rows.flatMap((row) => {
    if (ledger.tables.isHeading(row)) return [];
    section = sectionAfter(row, section, ledger);
    const isTotalRow = isTotal(row);
    // a sum has lines of its own
    if (isTotalRow) depth = 0;
    const line = amountLineOf(row, ledger, { isTotalRow, depth, section: measureInFront(row, ledger) ?? section });
    if (line.row.atoms.some((atom) => isAmount(atom) && ledger.tables.headedAt(row, atom)?.stack)) depth++;
    return line.cells.length > 0 ? [line] : [];
  });
}

interface Place {
  atom: Atom;
  at: number;
  column: AmountMeaning | null;
  label: AmountMeaning | null;
}

interface Standing {
  isTotalRow: boolean;
  /** How many lines of amounts stand above, of the same thing. */
  depth: number;
  /** The measure of the kinds below a heading of its own: "Paid" above "Loss 10.00" and "Expense 2.00". */
  section: AmountMeaning | null;
}

function amountLineOf(row: Row, ledger: Ledger, { isTotalRow, depth, section }: Standing): AmountLine {
  const places = row.atoms.flatMap((atom, at): Place[] => {
    if (!isAmount(atom) || isCountOrCode(row, at, ledger)) return [];
    const label = labelMeaning(row, at, ledger);
    return [{ atom, at, column: columnMeaning(row, atom, { ledger, depth }), label: inSection(label, section) }];
  });
  const labelled = places.filter(({ label }) => label !== null && label.measure !== null).length;
  // a number that nothing names is no amount
  const named = places.filter(({ atom, label, column }) => atom.kind !== 'int' || (label?.measure ?? column) != null);
  const isPairs = labelled > 0 && labelled * 3 >= named.length * 2;
  const first = places.find(({ column }) => column !== null) ?? places[0];
  const printed = isPairs ? kindInFront(row, ledger) : headOf(row, first?.at ?? 0, ledger);
  const head = !isPairs && printed && isKindBesideKinds(printed, places, ledger) ? null : printed;
  const cells = places.flatMap(({ atom, at, label, column }): AmountCell[] => {
    const own = at >= (first?.at ?? 0) ? head : null;
    const meaning = isPairs
      ? ofKind(label, head)
      : combine(column, own, { isOnly: isOnlyKind(row, column, ledger), ledger });
    const slot = meaning ? slotOf(meaning, ledger) : null;
    const value = valueOf(atom, ledger);
    if (slot !== null) traceCandidate(slot, { page: row.page, words: atom.words }, () => reasonFor(row, atom, ledger));
    return slot === null || value === null || !meaning ? [] : [{ slot, value, atom, isNet: meaning.isNet }];
  });
  const isSum = isTotalRow || (head?.kind === ledger.plan.amounts.totalKind && head.measure === null);
  return { row, head, isTotal: isSum, cells: distinct(cells, ledger) };
}

/** "Indemnity | Paid 5.00 | Reserve 2.00": a kind in front of the labels of a row. */
function kindInFront({ atoms: [head, label] }: Row, { vocabulary }: Ledger): AmountMeaning | null {
  const kind = head?.kind === 'text' ? (vocabulary.meaning(head.text)?.amount ?? null) : null;
  return label?.kind === 'text' && kind?.measure === null ? kind : null;
}

const ofKind = (label: AmountMeaning | null, head: AmountMeaning | null): AmountMeaning | null =>
  label && head && label.kind === null ? { ...label, kind: head.kind } : label;

/** Where columns name the kinds, one that names none is of all of them, whatever kind a text of the row is: "PD, Ann Lee". */
function isKindBesideKinds(head: AmountMeaning, places: readonly Place[], { plan }: Ledger): boolean {
  const isPart = (amount: AmountMeaning | null): boolean =>
    amount !== null && amount.kind !== null && amount.kind !== plan.amounts.totalKind;
  return head.measure === null && isPart(head) && places.some(({ column }) => isPart(column));
}

function reasonFor(row: Row, atom: Atom, { tables }: Ledger): { score: null; reason: string } {
  const headings = tables.headedAt(row, atom)?.wordings.join(' / ') ?? '';
  const before = row.atoms.filter((other) => other.kind === 'text' && other.x1 <= atom.x0).at(-1)?.text ?? '';
  return { score: null, reason: `amount under "${headings}", after "${before}"` };
}

function valueOf(atom: Atom, { unit, hasZeroDashes }: Ledger): number | null {
  if (atom.kind === 'nil' && hasZeroDashes && isDash(atom.text)) return 0;
  if (!isNumeric(atom)) return null;
  return inUnit(atom.value, { hasCents: 'marks' in atom && atom.marks.cents, unit });
}

/** Numbers that are named as something else. */
function isCountOrCode(row: Row, at: number, ledger: Ledger): boolean {
  const atom = row.atoms[at];
  const before = row.atoms[at - 1];
  if (!atom || atom.kind === 'money' || before?.kind !== 'text') return false;
  const meaning = ledger.vocabulary.meaning(before.text);
  // "Outstanding | 0 | 12" and "Closed | 0 | 12" under "Indemnity | Expense" are amounts.
  const isHead = meaning?.amount || isCellBeside(row, at, ledger);
  if (isHead && ledger.tables.headedAt(row, atom)?.amount) return false;
  if (meaning === null || meaning.fields.length === 0) return false;
  // "Outstanding 0" is the amount of a reserve; "Outstanding 2" counts claims
  return meaning.amount === null || (atom.kind === 'int' && atom.value > 0 && atom.value <= MOST_COUNTED);
}

/** Records that a word counts which may also name an amount. */
const MOST_COUNTED = 99;

function columnMeaning(
  row: Row,
  atom: Atom,
  { ledger, depth }: { ledger: Ledger; depth: number },
): AmountMeaning | null {
  const headed = ledger.tables.headedAt(row, atom);
  if (!headed?.column.isNumeric) return null;
  const { column, stack, amount } = headed;
  if (Math.abs(column.x1 - atom.x1) > 12 && column.x0 >= atom.x1) return null;
  return stack ? (stack[depth % stack.length] ?? null) : amount;
}

function labelMeaning(row: Row, at: number, { vocabulary }: Ledger): AmountMeaning | null {
  const before = row.atoms[at - 1];
  const label = before?.text === '$' ? row.atoms[at - 2] : before;
  if (label?.kind !== 'text') return null;
  return (
    (row.atoms[at]?.kind === 'money' ? vocabulary.amountOver(label.text) : vocabulary.meaning(label.text)?.amount) ??
    null
  );
}

/** The last text in front of the amounts that says something about amounts. */
function headOf(row: Row, first: number, ledger: Ledger): AmountMeaning | null {
  for (let at = first - 1; at >= 0; at--) {
    const atom = row.atoms[at];
    if (atom?.kind !== 'text') continue;
    if (isValueOfField(row, atom, ledger)) continue;
    const amount = amountOfHead(row, atom, ledger);
    if (amount) return amount;
    if (endsHeads(row, atom, ledger)) return null;
  }
  return null;
}

/** In a column of another field, words of amounts are values of that field: "PD" under "Type"; so is a kind of records. */
function isValueOfField(row: Row, atom: Atom, ledger: Ledger): boolean {
  const { vocabulary, tables } = ledger;
  const [heading = ''] = tables.headedAt(row, atom)?.wordings ?? [];
  const isCell = (vocabulary.meaning(heading)?.fields.length ?? 0) > 0;
  const isKind = atom.words.length > 1 && vocabulary.isKind(atom.text);
  if (!(isCell || isKind) || isKindCell(row, atom, ledger) || isAmongMeasures(row, atom, ledger)) return false;
  return row.atoms.some((other) => other !== atom && isFieldCell(row, other, ledger));
}

/** Whether an atom is of a record: an identifier, a date, a text under the heading of a field. */
function isFieldCell(row: Row, atom: Atom, { vocabulary, tables }: Ledger): boolean {
  if (atom.kind === 'id' || atom.kind === 'date') return true;
  const [heading = ''] = atom.kind === 'text' ? (tables.headedAt(row, atom)?.wordings ?? []) : [];
  return (vocabulary.meaning(heading)?.fields.length ?? 0) > 0;
}

/** Whether the table has one column for the measure: "Total incurred" beside "Paid" is then divided by row heads. */
function isOnlyKind(row: Row, column: AmountMeaning | null, { tables, plan }: Ledger): boolean {
  if (column?.kind !== plan.amounts.totalKind) return false;
  const headed = tables.tableOf(row)?.headed ?? [];
  return headed.every(
    ({ amount }) => amount?.measure !== column.measure || (amount?.kind ?? column.kind) === column.kind,
  );
}

/** The column's own half counts; the row's head completes it. */
function combine(
  column: AmountMeaning | null,
  head: AmountMeaning | null,
  { isOnly, ledger }: { isOnly: boolean; ledger: Ledger },
): AmountMeaning | null {
  if (!column || !head) return column ?? (head?.measure != null ? head : null);
  if (isDeductedFrom(column, head, ledger)) return column;
  if (areOfOtherMeasures(column, head)) return null;
  return {
    ...column,
    measure: column.measure ?? head.measure,
    kind: (isOnly ? null : column.kind) ?? head.kind ?? column.kind,
    isNet: column.isNet || head.isNet,
  };
}

/** A row of deductions under columns of other measures: its last figure is what was deducted. */
const areOfOtherMeasures = (column: AmountMeaning, head: AmountMeaning): boolean =>
  head.measure !== null && head.kind === null && column.measure !== null && head.measure !== column.measure;

/** What was deducted stands in a column of its own beside the kinds of what was paid; beside reserves it is to come. */
function isDeductedFrom(column: AmountMeaning, head: AmountMeaning, { plan: { amounts } }: Ledger): boolean {
  const { parts, less, whole } = amounts.identity;
  return column.measure === less && head.kind === null && (head.measure === parts[0] || head.measure === whole);
}

export function slotOf({ measure, kind, isOtherTime }: AmountMeaning, { plan }: Ledger): string | null {
  if (measure === null || isOtherTime === true) return null;
  const { totalKind } = plan.amounts;
  return !isDivided(plan.amounts, measure) ? measure : `${measure}.${kind ?? totalKind}`;
}

/** One amount a slot: of a gross and a net figure the one that the identity of the measures confirms. */
function distinct(cells: readonly AmountCell[], ledger: Ledger): AmountCell[] {
  const bySlot = new Map<string, AmountCell[]>();
  for (const cell of cells) bySlot.set(cell.slot, [...(bySlot.get(cell.slot) ?? []), cell]);
  return [...bySlot.values()].map((same) => {
    const [first] = same as [AmountCell, ...AmountCell[]];
    const confirmed = same.find((cell) => same.length > 1 && isConfirmed(cell, bySlot, ledger));
    // "BI | PD" are of one kind, and mostly one of them is nothing
    return confirmed ?? (first.value === 0 ? (same.find(({ value }) => value !== 0) ?? first) : first);
  });
}

const CENT = 0.015;

/** Whether the parts of a measure, less deductions, are the amount: paid + reserve - recovered = incurred. */
function isConfirmed(cell: AmountCell, bySlot: ReadonlyMap<string, readonly AmountCell[]>, { plan }: Ledger): boolean {
  const { parts, less, whole } = plan.amounts.identity;
  if (!cell.slot.startsWith(whole)) return false;
  const sumOf = (measure: string): number => {
    const total = bySlot.get(`${measure}.${plan.amounts.totalKind}`)?.[0];
    if (total) return total.value;
    const kinds = [...bySlot].filter(([slot]) => slot.startsWith(`${measure}.`));
    return kinds.reduce((sum, [, [first]]) => sum + (first?.value ?? 0), 0);
  };
  const gross = parts.reduce((sum, measure) => sum + sumOf(measure), 0);
  const deducted = Math.abs(bySlot.get(less)?.[0]?.value ?? 0);
  return Math.abs(gross - deducted - cell.value) <= CENT && deducted > 0;
}
