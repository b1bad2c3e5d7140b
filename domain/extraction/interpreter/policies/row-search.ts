import type { PoliciesPlan } from '../../plan.ts';
import type { Band, PolicyGrid } from './policy-table.ts';
import type { PolicyWords } from './policy-table.ts';
import type { Sheet } from './sheet.ts';

/** A row of a table of policies, and what it is read by. */
export interface RowSearch {
  sheet: Sheet;
  grid: PolicyGrid;
  row: Band;
  plan: PoliciesPlan;
  words: PolicyWords;
}
