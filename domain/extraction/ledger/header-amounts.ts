import type { AmountMeaning } from './amount-heading.ts';
import type { HeadedColumn } from './headed-column.ts';
import type { Row } from './rows.ts';
import type { Table } from './tables.ts';
import type { Vocabulary } from './vocabulary.ts';

// "Paid Loss | O/S Loss" over "Paid Expense | O/S Expense": the first line of a record's amounts stands under the first
// line of the header, the second one under the second.

/** The header lines that name amounts, from the first, and what they say of each column. */
export interface AmountLines {
  header: readonly Row[];
  /** Index of each in the lines of the header block. */
  at: readonly number[];
  meaningOf: (wording: string) => AmountMeaning | null;
}

/** Columns with a whole heading in several lines. */
const LEAST_COLUMNS = 2;

/** Null where the lines of the header are one heading of amounts, or a single line names them. */
export function amountLinesOfHeader({ block, headed }: Table, vocabulary: Vocabulary): AmountLines | null {
  const meaningOf = (wording: string): AmountMeaning | null => vocabulary.meaning(wording)?.amount ?? null;
  const rows = block.rows.map((row, at) => ({ row, at }));
  const named = rows.filter(({ row }) => row.atoms.some(({ text }) => meaningOf(text)?.measure != null));
  // "Loss" over "Paid" over "Outstanding" is a heading in several lines.
  const isWhole = block.rows.every((row) =>
    row.atoms.every(({ text }) => {
      const meaning = meaningOf(text);
      return meaning === null || meaning.measure !== null;
    }),
  );
  if (named.length < 2 || !isWhole) return null;
  const stacked = headed.filter(({ lines, column }) => {
    const meanings = named.flatMap(({ at }) => meaningOf(lines[at] ?? '') ?? []);
    const slots = new Set(meanings.map(({ measure, kind }) => `${measure}.${kind}`));
    return column.isNumeric && meanings.length > 1 && slots.size === meanings.length;
  });
  if (stacked.length < LEAST_COLUMNS) return null;
  return { header: named.map(({ row }) => row), at: named.map(({ at }) => at), meaningOf };
}

/** What a column of amounts means in a record's line; for other rows by the order of their lines. */
export function underAmountLine(joined: HeadedColumn, line: Row | null, amounts: AmountLines): HeadedColumn {
  const meanings = amounts.at.map((at) => amounts.meaningOf(joined.lines[at] ?? ''));
  const own = line ? amounts.header.findIndex(({ at }) => at === line.at) : -1;
  if (own >= 0) return { column: joined.column, lines: joined.lines, wordings: [], amount: meanings[own] ?? null };
  return { ...joined, stack: meanings };
}
