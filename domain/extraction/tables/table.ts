import type { Line, Segment } from '../../reading/layout.ts';
import type { Box } from '../../document/page.ts';

/** What the cells of a column hold; decides which column a value next to a border belongs to. */
export type CellKind = 'id' | 'date' | 'amount' | 'count' | 'code' | 'text';

/** The vocabulary of headings that a caller knows, its "known, not wanted" ones too: they decide borders. */
export interface Headings<Role extends string = string> {
  /** What a column with this whole heading holds; null when it is none. */
  role(heading: string): Role | null;
  kind(role: Role): CellKind;
  /** Whether a word occurs in any heading; headings that wrap over lines are recognised by it. */
  isWord(word: string): boolean;
  /** For headings of two halves ("Paid" over "Indemnity | Medical"): the half that the text is, null when neither. */
  half?(heading: string): string | null;
}

export interface Column<Role extends string = string> {
  /** Null for a heading that the caller does not know. */
  role: Role | null;
  heading: string;
  /** The heading above it and its neighbors, when there is one. */
  group: string | null;
  kind: CellKind;
  x0: number;
  x1: number;
  /** Columns with the same number stand one below the other. */
  stack: number;
  /** The segments of its heading. */
  segments: readonly Segment[];
}

/** One printed line of a table's body. */
export interface Row extends Box {
  /** 1-based. */
  page: number;
  line: Line;
  /** By stack: the segments that stand below its headings, from left to right. */
  cells: Segment[][];
}

export interface Table<Role extends string = string> {
  /** 1-based. */
  page: number;
  /** The lines of its header; empty when it continues a table of the page before without repeating the header. */
  header: readonly Line[];
  columns: readonly Column<Role>[];
  /** How many columns stand side by side; `Row.cells` has as many entries. */
  stacks: number;
  rows: Row[];
}
