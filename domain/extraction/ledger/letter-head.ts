import { around } from '../../reading/boxes.ts';
import type { Atom } from '../../reading/layout.ts';
import { normalize } from '../../text/normalize.ts';
import type { LedgerPlan } from './plan.ts';
import { wordingOf } from './prose-pair.ts';
import type { Row } from './rows.ts';

// Letters and mails print their date, writer and addressee without the labels that reports have.

const OPENING =
  /^(?:dear|to whom it may concern|hello|hi|greetings|good (?:morning|afternoon|day)|ladies and gentlemen)\b/;
const HEAD_ROWS = 16;
const MAIL = new Map([
  ['from', 'writer'],
  ['to', 'addressee'],
  ['sent', 'date'],
]);

/** The row that a letter begins with; -1 where the document is none. */
export const openingOf = (rows: readonly Row[]): number =>
  rows.findIndex(({ atoms: [first] }) => first !== undefined && OPENING.test(normalize(first.text)));

/** "Re: Claims history": what a letter is about, where it greets nobody. */
const isReference = ({ atoms: [first] }: Row): boolean => first?.isLabel === true && normalize(first.text) === 're';

/** Sets labels in front of what the head of a letter or mail prints. */
export function labelLetterHead(rows: readonly Row[], plan: LedgerPlan): readonly Row[] {
  const salutation = openingOf(rows);
  const opening = salutation < 0 ? rows.findIndex(isReference) : salutation;
  if (opening < 0) return rows;
  const head = new Set(
    rows.slice(Math.max(0, opening - HEAD_ROWS), opening).filter(({ page }) => page === rows[opening]?.page),
  );
  const isDated = [...head].some((row) =>
    row.atoms.some(({ kind, isLabel }, at) => kind === 'date' && at > 0 && !isLabel),
  );
  return rows.map((row) => (head.has(row) ? labelRow(row, { plan, isDated }) : row));
}

function labelRow(row: Row, { plan, isDated }: { plan: LedgerPlan; isDated: boolean }): Row {
  const [first, second] = row.atoms;
  if (!first) return row;
  const { letter } = plan;
  if (first.isLabel && second) return { ...row, ...labelledMail(row, plan) };
  if (row.atoms.length > 1) return row;
  if (first.kind === 'date' && !isDated) return labelled(row, first, wordingOf(plan, letter.date));
  return letter.addressed.test(first.text) ? labelled(row, first, wordingOf(plan, letter.addressee)) : row;
}

const labelled = (row: Row, atom: Atom, text: string): Row => ({
  ...row,
  atoms: [{ ...atom, kind: 'text', value: text, text, isLabel: true }, atom],
});

/** "From: Ruth Hale, Hale Insurance Company" names the carrier behind the comma. */
function labelledMail(row: Row, plan: LedgerPlan): Pick<Row, 'atoms'> {
  const [label, value, ...more] = row.atoms;
  const { letter } = plan;
  if (!label || !value || more.length > 0) return row;
  const rename = (text: string): Atom => ({ ...label, kind: 'text', value: text, text, isLabel: true });
  switch (MAIL.get(normalize(label.text))) {
    case 'date':
      return value.kind === 'date' ? { atoms: [rename(wordingOf(plan, letter.date)), value] } : row;
    case 'addressee':
      return letter.addressed.test(value.text) ? { atoms: [rename(wordingOf(plan, letter.addressee)), value] } : row;
    case 'writer':
      return { atoms: [label, companyIn(value)] };
    default:
      return row;
  }
}

const SHORTEST_COMPANY = 2;

function companyIn(atom: Atom): Atom {
  const at = atom.words.findIndex(({ text }) => text.endsWith(',')) + 1;
  const words = atom.words.slice(at);
  if (at === 0 || atom.kind !== 'text' || words.length < SHORTEST_COMPANY) return atom;
  const text = words.map((word) => word.text).join(' ');
  return { ...atom, ...around(words), value: text, text, words };
}
