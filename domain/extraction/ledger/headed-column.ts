import type { AmountMeaning } from './amount-heading.ts';
import type { Column } from './columns.ts';

/** A column and what the rows of its header block say about it. */
export interface HeadedColumn {
  column: Column;
  /** By row of the header block; '' where the row says nothing. */
  lines: readonly string[];
  /** Joined lines, longest first: one of them is the heading. */
  wordings: readonly string[];
  amount: AmountMeaning | null;
  /** False where a column of a kind has the measure of another one beside it. */
  hasOwnMeasure?: boolean;
  /** A heading over several columns of amounts says something of this one that nobody knows. */
  isUnderUnknown?: boolean;
  /** Where the header rows name several measures ("PAID" over "OUTSTANDING"): those of a record's lines, from the first. */
  stack?: readonly (AmountMeaning | null)[];
}
