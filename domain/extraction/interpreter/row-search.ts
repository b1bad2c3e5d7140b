import type { Cited } from '../cited.ts';
import type { RowsPlan } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import type { Reading } from './headers.ts';
import type { KeyTable } from './key-tables.ts';
import type { Heading } from './scopes.ts';

/** What the search for one list of records on one page knows. */
export interface RowsSearch {
  bands: readonly Band[];
  rows: readonly Row[];
  /** The headings of the page that name things. */
  headings: readonly Heading[];
  reading: Reading;
  list: string;
  plan: RowsPlan;
}

/** A record in the making: the values of its line, and the cells of the text that may go on below. */
export interface RowRecord {
  values: Map<string, Cited>;
  text: Cell[];
  first: Row;
  last: Row;
  /** Fields of owners by the columns of its table, and which table this is. */
  columns: ReadonlySet<string>;
  table: KeyTable | Band | undefined;
  /** What heads the cells of its first line. */
  fieldsAt: FieldsAt;
}

/** Which fields of the list a cell may be of, by what heads its column. */
export type FieldsAt = (cell: Cell) => readonly string[];
