import type { FoundCaption } from '../../boxes/captions.ts';
import type { Word } from '../../../document/page.ts';
import type { Wordings } from '../../lexicon/wordings.ts';

/** The heading of a column of companies, which is no field. */
export const COMPANIES = '(companies)';

/** The heading of a column with both dates. */
export const TERM = '(term)';

export interface Column {
  /** Empty for a heading that is not known. */
  field: string;
  heading: readonly Word[];
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
export interface PolicyWords {
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
  /** The field of the letter that stands for an insurer. */
  letter: string | undefined;
  /** The schema's values by the words that stand behind a tick, by field. */
  choices: ReadonlyMap<string, Wordings>;
}

export type Heading = FoundCaption & { field: string };
