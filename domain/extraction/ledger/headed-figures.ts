import { isAmount } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Ledger } from './ledger.ts';
import type { Row } from './rows.ts';
import { totalLevelOf } from './total-lines.ts';

const LEAST_AMOUNTS = 2;
const LEAST_WORDS = 2;

/** "6 | 2 | $100.00 | $70.00" below "Claims | Open | Total paid | Total reserve": a line of nothing but sums, whose headings ask for no more. */
export function isHeadedSum(row: Row, { rows, tables, vocabulary, plan }: Ledger): boolean {
  const above = rows[row.at - 1];
  if (!above || !tables.isHeading(above) || above.page !== row.page || !row.atoms.every(isAmount)) return false;
  const { all, open, closed } = plan.totals.counts;
  const headings = above.atoms.map(({ text }) => vocabulary.meaning(text));
  const counts = headings.filter((meaning) => meaning?.fields.some((field) => [all, open, closed].includes(field)));
  const amounts = headings.filter((meaning) => meaning?.amount?.measure != null);
  return amounts.length >= LEAST_AMOUNTS && counts.length > 0 && counts.length + amounts.length === headings.length;
}

/** "Policy totals | Indemnity | Expense" over "Paid | $1.00 | $2.00": what the lines below sum up stands in the corner of their headings. */
export function headsSums(row: Row, ledger: Ledger): boolean {
  const [corner, ...headings] = row.atoms;
  const { meaning } = ledger.vocabulary;
  const isKind = ({ text }: Atom): boolean => meaning(text)?.amount != null;
  if (!corner || corner.words.length < LEAST_WORDS || meaning(corner.text) || !headings.every(isKind)) return false;
  const below = ledger.rows[row.at + 1];
  const isLine = below?.page === row.page && below.x0 < (headings[0]?.x0 ?? 0) && below.atoms.some(isAmount);
  return headings.length >= LEAST_AMOUNTS && isLine && totalLevelOf({ ...row, atoms: [corner] }, ledger) !== null;
}
