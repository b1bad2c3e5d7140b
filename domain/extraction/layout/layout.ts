import type { Box, Page, Rule, Word } from '../../document/page.ts';
import { cleanRules } from './clean-rules.ts';
import { cleanWords } from './clean-words.ts';
import { gatherLines } from './lines.ts';
import { type PageRole, roleOf } from './page-role.ts';
import { cutSegments } from './segments.ts';

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
}

/** A page as the rules engine sees it: lines from top to bottom, each cut into segments from left to right. */
export interface PageLayout {
  page: Page;
  lines: Line[];
  /** Cleaned and deduplicated; bars drawn with "|" are among them. */
  rules: Rule[];
  role: PageRole;
}

/** Finds the lines, segments and rules of a page. */
export function layOut(page: Page): PageLayout {
  const { words, bars } = cleanWords(page.words);
  const rules = cleanRules([...page.rules, ...bars]);
  const lines = gatherLines({ words, page: page.number });
  for (const line of lines) line.segments = cutSegments(line, rules);
  return { page, lines, rules, role: roleOf(lines) };
}
