import type { Page } from '../document/page.ts';
import { withoutCarriageControl } from './carriage-control.ts';
import { cleanRules } from './clean-rules.ts';
import { cleanWords } from './clean-words.ts';
import type { PageLayout } from './layout.ts';
import { gatherLines } from './lines.ts';
import { roleOf } from './page-role.ts';
import { cutSegments } from './segments.ts';
import { joinSpacedLetters } from './spaced-letters.ts';

/** Finds the lines, segments and rules of a page. */
export function layOut(page: Page): PageLayout {
  const { words: cleaned, bars } = cleanWords(page.words);
  const words = withoutCarriageControl(cleaned);
  const rules = cleanRules([...page.rules, ...bars]);
  const lines = gatherLines({ words, page: page.number });
  for (const line of lines) {
    line.words = joinSpacedLetters(line.words);
    line.segments = cutSegments(line, rules);
  }
  return { page, lines, rules, role: roleOf(lines) };
}
