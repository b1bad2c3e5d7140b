import type { FoundCaption } from '../../boxes/captions.ts';
import type { Wordings } from '../../lexicon/wordings.ts';

export interface Column {
  field: string;
  x0: number;
  x1: number;
}

export interface Band {
  y0: number;
  y1: number;
}

export interface PolicyGrid {
  /** From left to right. */
  columns: readonly Column[];
  rows: readonly Band[];
}

/** What a table of policies is told by. */
export interface GridWords {
  headings: Wordings;
  /** Headings that end a table. */
  isStop: (text: string) => boolean;
  /** Columns of which a table needs one each. */
  needs: readonly (readonly string[])[];
  /** Columns whose dates start a row where no rule does. */
  dates: ReadonlySet<string>;
  /** The last columns, whose own rules part no policies. */
  nested: ReadonlySet<string>;
  /** The field that names the line of insurance, and such names. */
  title: string;
  titles: Wordings;
}

export type Heading = FoundCaption & { field: string };
