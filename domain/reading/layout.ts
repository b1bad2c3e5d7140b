import type { Atom } from './atom.ts';
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

/** What a page is for; values on declarations win over those on bills, notices and letters. */
export type PageRole = 'declarations' | 'schedule' | 'other' | 'id_card' | 'notice' | 'letter' | 'bill';

/** A page as the rules engine sees it: lines from top to bottom, each cut into segments from left to right. */
export interface PageLayout {
  page: Page;
  lines: Line[];
  /** Cleaned and deduplicated; bars drawn with "|" are among them. */
  rules: Rule[];
  role: PageRole;
}
