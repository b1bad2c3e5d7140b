import type { Word } from '../../../document/page.ts';
import type { ReplyEntry } from '../read-reply.ts';
import type { Place } from './place.ts';
import type { PrintedLine } from './print.ts';
import type { Target } from './target.ts';

/** An entry that can be looked for. */
export interface Question {
  entry: ReplyEntry;
  target: Target;
  /** Of the target's kind. */
  value: unknown;
  place: Place;
}

/** A value with the words of a page that say it. */
export interface Hit {
  value: unknown;
  words: readonly Word[];
  line: PrintedLine;
  /** One of several places that say the value, chosen by us. */
  isChosen?: boolean;
}

/** What was wrong with an entry that may be asked again, and what is wanted instead. */
export interface Dispute {
  path: string;
  /** Text of the model; it may quote the document. */
  value: string;
  problem: string;
  wanted: string;
  /** Orders of the lines that are worth showing again. */
  lines: readonly number[];
}

export type Outcome =
  | { is: 'accepted'; hit: Hit }
  | { is: 'disputed'; problem: string }
  | { is: 'refused'; problem: string };

export const accepted = (hit: Hit): Outcome => ({ is: 'accepted', hit });
export const disputed = (problem: string): Outcome => ({ is: 'disputed', problem });
export const refused = (problem: string): Outcome => ({ is: 'refused', problem });

export interface PlacedHit {
  question: Question;
  hit: Hit;
}
