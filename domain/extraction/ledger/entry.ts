import type { AmountCell } from './amount-lines.ts';
import type { Found } from './fields.ts';

/** What the document says about one thing, by field. */
export interface Entry {
  fields: Map<string, Found>;
  amounts: Map<string, AmountCell>;
  /** A line that sums up the lines with the same key: "Claim total A-1". */
  isTotal?: boolean;
}
