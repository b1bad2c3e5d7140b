import { isAmount, isNumeric } from '../../reading/atom.ts';
import type { Atom } from '../../reading/layout.ts';
import type { Row } from './rows.ts';

/** A row that ends with amounts behind a short text. */
export interface HeadedLine {
  row: Row;
  head: Atom;
  amounts: readonly Atom[];
}

const LEAST_COLUMNS = 2;
const SAME_EDGE = 4.5;
/** Lines of text between two lines of amounts. */
const REACH = 2;

/** None where the text is longer. */
export function headedLine(row: Row, mostWords: number): HeadedLine[] {
  const from = row.atoms.findLastIndex((atom) => !isAmount(atom)) + 1;
  const head = row.atoms[from - 1];
  const amounts = row.atoms.slice(from);
  const isCode = head && (head.kind === 'text' || head.kind === 'state') && head.words.length <= mostWords;
  return isCode && !row.isFurniture && amounts.length >= LEAST_COLUMNS ? [{ row, head, amounts }] : [];
}

/** Whether a line follows another one closely, its text at one edge with that one's. */
export const isNextLine = (one: HeadedLine, next: HeadedLine): boolean =>
  next.row.page === one.row.page &&
  next.row.at - one.row.at <= REACH &&
  Math.min(Math.abs(next.head.x0 - one.head.x0), Math.abs(next.head.x1 - one.head.x1)) <= SAME_EDGE;

/** What a line prints in a column that ends at a place; nothing is zero. */
export const valueAt = ({ amounts }: HeadedLine, x1: number): number => {
  const atom = amounts.find((each) => Math.abs(each.x1 - x1) <= SAME_EDGE);
  return atom && isNumeric(atom) ? atom.value : 0;
};
