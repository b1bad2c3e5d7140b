import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
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
const MOST_ROWS = 150;
const LEAST_ROWS = 4;
/** Between the lines of one cell, in font sizes. */
const TIGHT = 0.6;
/** Between two rows, in font sizes. */
const FARTHEST = 2.5;
const LEAST_HEADINGS = 3;

/** "Claim number | A-1 | A-2" above more lines that begin with labels: each column is a record. */
export function transposed(rows: readonly Row[], at: number, meanings: Meanings): Parted | null {
  const first = rows[at];
  const [label] = first?.atoms ?? [];
  if (!first || label?.kind !== 'text' || !namesKey(label, meanings)) return null;
  const heads = headsOf(first, meanings);
  if (heads.length < 2) return null;
  let taken = 1;
  while (taken < MOST_ROWS && isRowOf(rows[at + taken], { label, heads, above: rows[at + taken - 1], meanings }))
    taken++;
  if (taken < LEAST_ROWS) return null;
  const lines = wholeLines(rows.slice(at, at + taken));
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
      if (value.text === head.text && head.kind === 'text') return [{ ...row, atoms: [value], isRuledAbove }];
      return [{ ...row, atoms: [{ ...name, isLabel: true }, value], isRuledAbove }];
    });
  });
  return { rows: cards.flat(), taken };
}

function namesKey({ text }: Atom, { plan, vocabulary }: Meanings): boolean {
  const fields = vocabulary.meaning(text)?.fields ?? [];
  return fields.includes(plan.record.key) || fields.includes(plan.scope.key);
}

/** The identifiers that head the columns, and the title of a last column of totals. */
function headsOf(first: Row, { plan }: Meanings): Atom[] {
  const atoms = first.atoms.slice(1);
  const last = atoms.at(-1);
  const words = last?.kind === 'text' ? last.text.toLowerCase().split(' ') : [];
  const isTotal = words.some((word) => plan.totals.words.split(/\s+/).includes(word));
  const ids = twins({ ...first, atoms: isTotal ? atoms.slice(0, -1) : atoms }, true);
  if (ids.length < 2 || ids.length !== atoms.length - Number(isTotal)) return [];
  return last && isTotal ? [...ids, last] : ids;
}

interface Place {
  label: Atom;
  heads: readonly Atom[];
  above: Row | undefined;
  meanings: Meanings;
}

/** Whether a row begins at the labels' edge with one, and the rest of it stands below the heads of the columns. */
function isRowOf(row: Row | undefined, { label, heads, above, meanings }: Place): boolean {
  if (!row || !above || row.page !== above.page || row.isFurniture) return false;
  if (isContinued(row, above)) return true;
  const [head, ...values] = row.atoms;
  const isAligned = head !== undefined && Math.min(Math.abs(head.x0 - label.x0), Math.abs(head.x1 - label.x1)) < 4;
  if (!isAligned || head.kind !== 'text' || row.y0 - above.y1 > FARTHEST * row.size) return false;
  const areUnder = values.every((atom) => heads.some((each, at) => isUnder(atom, each, heads[at + 1])));
  return areUnder && !areHeadings(values, meanings);
}

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
    if (!line) return atom;
    const text = `${atom.text} ${line.text}`;
    return {
      ...atom,
      ...around([atom, line]),
      kind: 'text' as const,
      value: text,
      text,
      words: [...atom.words, ...line.words],
    };
  });
  return { ...row, atoms };
}

function isUnder(atom: Atom, id: Atom, next: Atom | undefined): boolean {
  const isBeforeNext = next === undefined || atom.x0 < next.x0 - MARGIN;
  return isBeforeNext && (atom.x1 > id.x0 - MARGIN || Math.abs(atom.x1 - id.x1) < MARGIN) && atom.x1 >= id.x0 - MARGIN;
}
