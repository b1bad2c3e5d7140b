// A grid: columns, the ways to read its header, and its rows, over one or several pages.
import type { Box } from '../document/page.ts';
import type { Atom, Line } from './layout.ts';
import type { Extent } from './boxes.ts';
import type { Column } from './columns.ts';
import type { HeaderBlock } from './header-blocks.ts';
import type { Header } from './header-cells.ts';

/** What stands in one column of one row, over one or several lines. */
export interface Cell {
  /** In reading order. */
  atoms: readonly Atom[];
  text: string;
}

export interface Row extends Box {
  /** 1-based. */
  page: number;
  /** The first is the line of the values; the others continue its texts. */
  lines: readonly Line[];
  /** By column. */
  cells: readonly (Cell | null)[];
  /** What stands in no column. */
  loose: readonly Atom[];
  /** By indentation of its first cell: the nearest row above that begins further left than it does. */
  under: Row | null;
  /** Text only, in one cell: the heading of a group of rows, a note or a wrapped text that joined no row. */
  isText: boolean;
  /** Share of its atoms that stand at the edge of a column, 0..1. */
  fit: number;
}

/** Where a grid stands on one page. */
export interface GridPart {
  page: number;
  /** Null where a table continues without its header. */
  block: HeaderBlock | null;
  lines: readonly Line[];
}

export interface HeaderReading extends Header {
  score: number;
}

/** Which way a grid is to be read. */
export interface Orientation {
  /** Mean weight of the headings above the columns, and of the texts in the first column, 0..1. */
  above: number;
  beside: number;
  /** How alike in kind values are down the columns, and along the rows, 0..1. */
  down: number;
  along: number;
}

/** Left and right are the page's unless panels stand side by side. */
export interface Grid extends Extent {
  parts: readonly GridPart[];
  columns: readonly Column[];
  /** Readings of the header, best first; none for a grid without header. */
  headers: readonly HeaderReading[];
  rows: readonly Row[];
  /** One record a column, its fields down the rows: then the header is none, and its lines are the first rows. */
  isTransposed: boolean;
  orientation: Orientation;
  /** Share of the values of its rows that stand under a heading, 0..1. */
  explained: number;
  /** How much of a table it is: known headings, rows that fit, and how many; comparable within a document. */
  score: number;
}
