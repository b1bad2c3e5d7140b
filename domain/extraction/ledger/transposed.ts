import { isAmount } from '../../reading/atom.ts';
import { cutAtom } from '../../reading/atoms.ts';
import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import { formsOf } from '../phrases.ts';
import type { Row } from './rows.ts';
import type { Meanings } from './shapes.ts';
import { twins } from './twins.ts';

// Tables whose columns are records or scopes and whose rows are their fields. They are set one column after another, every
// value behind the label of its row.

export interface Parted {
  rows: Row[];
  /** How many rows were cut. */
  taken: number;
}

const MARGIN = 6;
/** How far edges of one column may be apart. */
const SAME = 4;
const MOST_ROWS = 150;
const LEAST_ROWS = 4;
/** Between the lines of one cell, in font sizes. */
const TIGHT = 0.6;
/** Between two rows, in font sizes. */
const FARTHEST = 2.5;
const FARTHEST_FULL = 6;
const LEAST_HEADINGS = 3;

/** "Claim number | A-1 | A-2" above more lines that begin with labels: each column is a record. */
export function transposed(rows: readonly Row[], at: number, meanings: Meanings): Parted | null {
  const first = rows[at];
  const [label] = first?.atoms ?? [];
  if (!first || label?.kind !== 'text' || !namesKey(label, meanings)) return null;
  const centered = headsOf(first);
  if (centered.length < 2) return null;
  const [edge, ...columns] = overCells([label, ...centered], rows[at + 1]);
  const printed = [first];
  let widest = TIGHT;
  for (let row = rows[at + 1]; row && printed.length < MOST_ROWS; row = rows[at + printed.length]) {
    const cut = cutAtHeads(row, columns);
    const above = printed.at(-1) ?? first;
    if (!isRowOf(cut, { label: edge, heads: columns, above, widest, meanings })) break;
    widest = Math.max(widest, gapBetween(above, cut));
    printed.push(cut);
  }
  const taken = printed.length;
  if (taken < LEAST_ROWS) return null;
  const lines = wholeLines(joinCells(printed, columns));
  const heads = withTotals(columns, lines, meanings);
  if (!heads) return null;
  const cards = heads.map((head, index) => {
    const next = heads[index + 1];
    return lines.flatMap((row) => {
      const [name, other] = row.atoms;
      // a heading of the rows below is one for each column
      if (name && !other && meanings.vocabulary.meaning(name.text)?.amount) return [{ ...row, isRuledAbove: false }];
      const value = row.atoms.slice(1).find((atom) => isUnder(atom, head, next));
      if (!name || !value) return [];
      // Rules between the rows of the table do not part its columns.
      const isRuledAbove = row.at === first.at;
      if (row.at === first.at && head.kind === 'text') return [{ ...row, atoms: [head], isRuledAbove }];
      // counts of records say by themselves what they are
      if (head.kind === 'text' && value.kind === 'text') return [{ ...row, atoms: [value], isRuledAbove }];
      return [{ ...row, atoms: [{ ...name, isLabel: true }, value], isRuledAbove }];
    });
  });
  return { rows: cards.flat(), taken };
}

function namesKey({ text }: Atom, { plan, vocabulary }: Meanings): boolean {
  const fields = vocabulary.meaning(text)?.fields ?? [];
  return fields.includes(plan.record.key) || fields.includes(plan.scope.key);
}

/** The identifiers that head the columns, and the title of a last column. */
function headsOf(first: Row): Atom[] {
  const atoms = first.atoms.slice(1);
  const last = atoms.at(-1);
  const title = last?.kind === 'text' ? last : null;
  const columns = title ? atoms.slice(0, -1) : atoms;
  const [only] = columns;
  const ids = title && columns.length === 1 && only?.kind === 'id' ? [only] : twins({ ...first, atoms: columns }, true);
  if (ids.length === 0 || ids.length !== columns.length) return [];
  return title ? [...ids, title] : ids;
}

/** Heads that are set over the middle of their columns begin where the cells of the line below do. */
function overCells(heads: readonly [Atom, ...Atom[]], below: Row | undefined): [Atom, ...Atom[]] {
  const cells = below?.atoms ?? [];
  const ids = heads.filter(({ kind }, at) => at === 0 || kind !== 'text');
  const areOver = cells.length >= ids.length && ids.every((head, at) => isOver(head, cells[at]));
  const widened = heads.map((head, at) => ({ ...head, x0: Math.min(head.x0, cells[at]?.x0 ?? head.x0) }));
  return areOver ? (widened as [Atom, ...Atom[]]) : [...heads];
}

const isOver = (head: Atom, cell: Atom | undefined): boolean =>
  cell !== undefined && cell.x0 <= head.x1 && cell.x1 >= head.x0 - MOST_OFF_CENTER;

/** How far the first cell of a column may end before its centered head begins. */
const MOST_OFF_CENTER = 20;

const LEAST_SUMS = 2;

/** A last column without an identifier sums up the others: its title says so, or its amounts are at least theirs together. */
function withTotals(columns: readonly Atom[], lines: readonly Row[], { plan }: Meanings): readonly Atom[] | null {
  const last = columns.at(-1);
  if (last?.kind !== 'text') return columns;
  const words = plan.totals.words.split(/\s+/);
  const says = normalize(last.text);
  const phrases = formsOf(plan.totals.phrases);
  if (phrases.includes(says) || says.split(' ').some((word) => words.includes(word))) return columns;
  let sums = 0;
  // labels of a card beside are texts with values of their own
  const isBare = columns.length > 2 || lines.every(({ atoms }) => atoms.length <= columns.length + 1);
  if (!isBare) return null;
  for (const { atoms } of lines) {
    const sum = atoms.find((atom) => isAmount(atom) && isUnder(atom, last, undefined));
    const others = atoms.filter((atom) => atom !== sum && isAmount(atom));
    if (!sum || typeof sum.value !== 'number' || sum.value === 0) continue;
    const together = others.reduce((all, { value }) => all + (typeof value === 'number' ? value : 0), 0);
    if (sum.value < together - 0.01) return null;
    sums++;
  }
  const [total = ''] = words;
  return sums < LEAST_SUMS ? null : [...columns.slice(0, -1), { ...last, text: total, value: total }];
}

/** Texts of neighboring columns that stand as close as words. */
function cutAtHeads(row: Row, heads: readonly Atom[]): Row {
  const atoms = row.atoms.flatMap((atom) => partAtHeads(atom, heads));
  return atoms.length === row.atoms.length ? row : { ...row, atoms };
}

function partAtHeads(atom: Atom, heads: readonly Atom[]): Atom[] {
  if (atom.kind !== 'text') return [atom];
  const at = atom.words.findIndex((word, index) => index > 0 && heads.some(({ x0 }) => Math.abs(word.x0 - x0) < SAME));
  const parts = cutAtom(atom, at);
  return parts ? [parts[0], ...partAtHeads(parts[1], heads)] : [atom];
}

/** Rows with all lines of their cells: a line without a label is one of the label above, or of one below that stands alone. */
function joinCells(rows: readonly Row[], heads: readonly Atom[]): Row[] {
  const joined: Row[] = [];
  let waiting: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const above = joined.at(-1);
    if (!isUnlabeled(row, heads)) {
      joined.push(waiting.reduce((whole, line) => withCells(whole, line, heads), row));
      waiting = [];
      continue;
    }
    const below = rows.slice(at + 1).find((each) => !isUnlabeled(each, heads));
    if (below?.atoms.length === 1 && (above?.atoms.length ?? 0) > 1) waiting.push(row);
    else if (above) joined[joined.length - 1] = withCells(above, row, heads);
  }
  return joined;
}

const isUnlabeled = ({ atoms }: Row, [first]: readonly Atom[]): boolean =>
  atoms[0] !== undefined && first !== undefined && atoms[0].x0 > first.x0 - MARGIN;

interface Place {
  label: Atom;
  heads: readonly Atom[];
  above: Row;
  /** The widest gap between rows of the table above, in font sizes. */
  widest: number;
  meanings: Meanings;
}

/** Whether a row begins at the labels' edge with one, and the rest of it stands below the heads of the columns. */
function isRowOf(row: Row, { label, heads, above, widest, meanings }: Place): boolean {
  if (row.page !== above.page || row.isFurniture) return false;
  if (isContinued(row, above) || (isFurtherLine(row, heads) && gapBetween(above, row) <= widest)) return true;
  const [head, ...values] = row.atoms;
  const isAligned = head !== undefined && Math.min(Math.abs(head.x0 - label.x0), Math.abs(head.x1 - label.x1)) < 4;
  if (!isAligned || head.kind !== 'text') return false;
  // A value in each of the columns is one of the table behind empty lines, too.
  if (gapBetween(above, row) > (values.length === heads.length ? FARTHEST_FULL : FARTHEST)) return false;
  const areUnder = values.every((atom) => heads.some((each, at) => isUnder(atom, each, heads[at + 1])));
  return areUnder && !areHeadings(values, meanings);
}

const gapBetween = (above: Row, row: Row): number => (row.y0 - above.y1) / row.size;

/** Whether a row has no label, and texts in the columns of the table. */
const isFurtherLine = (row: Row, heads: readonly Atom[]): boolean =>
  isUnlabeled(row, heads) &&
  !row.isRuledAbove &&
  row.atoms.some(({ kind }) => kind === 'text') &&
  row.atoms.every((atom) => !isAmount(atom) && heads.some((head, at) => isUnder(atom, head, heads[at + 1])));

/** Headings of another table. */
const areHeadings = (values: readonly Atom[], { plan, vocabulary }: Meanings): boolean =>
  values.length >= LEAST_HEADINGS &&
  values.every(({ kind, text }) => {
    // "Closed" is a heading of dates, and a status.
    if (Object.keys(plan.values).some((field) => vocabulary.valueOf(field, text) !== null)) return false;
    const meaning = kind === 'text' ? vocabulary.meaning(text) : null;
    return meaning !== null && (meaning.fields.length > 0 || meaning.amount?.measure != null);
  });

/** Whether all of a row are further lines of the texts above. */
const isContinued = (row: Row, above: Row): boolean =>
  !row.isRuledAbove &&
  row.page === above.page &&
  row.y0 - above.y1 <= TIGHT * row.size &&
  row.atoms.every((atom) => atom.kind === 'text' && above.atoms.some((other) => isTextOver(other, atom)));

const isTextOver = (above: Atom, atom: Atom): boolean =>
  above.kind === 'text' && Math.min(Math.abs(above.x0 - atom.x0), Math.abs(above.x1 - atom.x1)) < MARGIN;

/** Rows with the further lines of their cells, where rules show which lines are further ones. */
function wholeLines(rows: readonly Row[]): Row[] {
  if (rows.filter(({ isRuledAbove }) => isRuledAbove).length * 2 < rows.length) return [...rows];
  const whole: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const [above, before] = [rows[at - 1], whole.at(-1)];
    if (above && before && isContinued(row, above)) whole[whole.length - 1] = withLine(before, row);
    else whole.push(row);
  }
  return whole;
}

function withLine(row: Row, more: Row): Row {
  const atoms = row.atoms.map((atom) => {
    const line = more.atoms.find((other) => isTextOver(atom, other));
    return line ? joinAtoms(atom, line) : atom;
  });
  return { ...row, atoms };
}

/** A row with a further line of its cells. */
function withCells(row: Row, line: Row, heads: readonly Atom[]): Row {
  const columnOf = (atom: Atom): number => heads.findIndex((head, at) => isUnder(atom, head, heads[at + 1]));
  const atoms = [...row.atoms];
  for (const atom of line.atoms) {
    const at = atoms.findIndex((other, index) => index > 0 && columnOf(other) === columnOf(atom));
    const cell = atoms[at];
    if (cell) atoms[at] = joinAtoms(cell, atom);
    else atoms.push(atom);
  }
  return { ...row, atoms: atoms.toSorted((a, b) => a.x0 - b.x0) };
}

function joinAtoms(atom: Atom, line: Atom): Atom {
  const text = `${atom.text} ${line.text}`;
  const words = [...atom.words, ...line.words];
  return { ...atom, ...around([atom, line]), kind: 'text' as const, value: text, text, words };
}

function isUnder(atom: Atom, id: Atom, next: Atom | undefined): boolean {
  const isBeforeNext = next === undefined || atom.x0 < next.x0 - MARGIN;
  return isBeforeNext && (atom.x1 > id.x0 - MARGIN || Math.abs(atom.x1 - id.x1) < MARGIN) && atom.x1 >= id.x0 - MARGIN;
}
