import type { Measure } from '../plan.ts';
import type { Band } from './band.ts';
import type { Cell, Row } from './cells.ts';
import type { Entity } from './entities.ts';
import type { Header, Reading } from './headers.ts';
import type { Scopes } from './scopes.ts';
import type { Summed } from './summed.ts';

/** What the search for one list of coverages on one page knows. */
export interface FactSearch {
  bands: readonly Band[];
  rows: readonly Row[];
  scopes: Scopes;
  reading: Reading;
  /** The list of coverages, and the list of what they belong to. */
  list: string;
  ownerList: string | null;
  /** Fields of the owner's list that number it, outermost first. */
  ownerNumbers: readonly string[];
  /** Whether names that the plan does not know count beside known ones. */
  open: boolean;
  /** Whether limits may be split in those of a person and of an accident. */
  isSplit: boolean;
  /** Whether the page prints values over their labels. */
  isAbove: boolean;
  /** Which amounts add up to which. */
  summed: Summed;
}

/** A value that stands where a coverage's row meets a measure's column, with whose it is. */
export interface Fact {
  /** Null when the name is none of the plan's. */
  topic: string | null;
  name: readonly Cell[];
  /** Whether the name heads a column. */
  isColumn?: true | undefined;
  measure: Measure | null;
  value: Cell;
  owner: Entity | null;
  /** Whether its line has no other value and no column heading says what it measures. */
  isOnly?: boolean;
  /** Whether the document prints limits in thousands. */
  inThousands?: boolean;
}

/** A coverage's name as a line or a column prints it. */
export interface Subject {
  /** Null when the name is none of the plan's. */
  topic: string | null;
  name: readonly Cell[];
  measure: Header['measure'];
  row: Row;
  x0: number;
  /** Whether the whole name is one wording of the plan. */
  isWhole: boolean;
  /** Whether it heads a column: its lines are one text. */
  isColumn?: true;
}

/** A value with what stands around it. */
export interface Place {
  value: Cell;
  header: Header | undefined;
  band: Band;
  row: Row;
  /** The names of its own line. */
  own: readonly Subject[];
  /** The name above that it may belong to. */
  carried: Subject | null;
  /** All names of the band so far. */
  subjects: readonly Subject[];
  /** Cells that are part of a name above. */
  consumed: Set<Cell>;
  /** Left edges at which known names stand. */
  edges: readonly number[];
  search: FactSearch;
}

/** The text cells left of a value, from left to right. */
export const textsLeft = ({ value, row }: Place): Cell[] =>
  row.cells.filter((cell) => cell.shape === null && cell.x1 <= value.x0 + 2);
