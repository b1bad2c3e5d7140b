import type { Rule } from '../../document/page.ts';
import type { Cell, Row } from './cells.ts';
import type { Header } from './headers.ts';

/** Lines that stand under the same column headings, with those headings. */
export interface Band {
  page: number;
  headers: readonly Header[];
  rows: Row[];
  /** Which heading a cell stands under. */
  columns: ReadonlyMap<Cell, Header>;
  walls: readonly Rule[];
  /** What heads lines that are set below each line of its table. */
  nested?: readonly Header[];
}
