// A text of a header, before and after it has been attached to columns.
import type { Word } from '../document/page.ts';
import type { Line } from './layout.ts';

/** A text of the header and the columns `from`..`to` that it heads. */
export interface Heading {
  text: string;
  words: readonly Word[];
  x0: number;
  x1: number;
  line: Line;
  from: number;
  to: number;
}

export type Part = Omit<Heading, 'from' | 'to' | 'line'>;
export type Attached = Omit<Heading, 'line'>;
