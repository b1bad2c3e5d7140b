import type { Typed } from './atom.ts';
import type { Box, Page, Rule, Word } from '../document/page.ts';

/** A run of words of one line without a wide gap: a cell without rules. */
export interface Segment extends Box {
  text: string;
  words: Word[];
  bold: boolean;
  size: number;
  /** 1-based. */
  page: number;
  line: Line;
}

/** Words on one baseline over the whole width of the page. */
export interface Line extends Box {
  /** 1-based. */
  page: number;
  words: Word[];
  segments: Segment[];
  size: number;
  /** Set by `atomsOf`, which computes them once. */
  atoms?: readonly Atom[];
}

interface Placed extends Box {
  /** As printed, without colon, leaders and letter spacing. */
  text: string;
  /** In reading order; a word that holds two atoms ("Name:Doe" aside) is in both. */
  words: readonly Word[];
  segment: Segment;
  /** Ends with a colon. */
  isLabel: boolean;
  bold: boolean;
  size: number;
}

/** A typed piece of a line: the unit that every structure is made of. `kind` tells the type of `value`. */
export type Atom = Typed & Placed;

/** What a page is for; values on declarations win over those on bills, notices and letters. */
export type PageRole = 'declarations' | 'schedule' | 'other' | 'id_card' | 'notice' | 'letter' | 'bill';

/** A page as the rules engine sees it: lines from top to bottom, each cut into segments from left to right. */
export interface PageLayout {
  page: Page;
  lines: Line[];
  /** Cleaned and deduplicated; bars drawn with "|" are among them. */
  rules: Rule[];
  role: PageRole;
  /** Where blocks begin that are printed beside others and read below them, and what stands below both. */
  breaks?: readonly number[];
}
