import type { Page } from '../document/page.ts';
import { withoutCarriageControl } from './carriage-control.ts';
import { cleanRules } from './clean-rules.ts';
import { cleanWords } from './clean-words.ts';
import type { PageLayout } from './layout.ts';
import { withoutLeaderInk } from './leader-ink.ts';
import { gatherLines } from './lines.ts';
import { roleOf } from './page-role.ts';
import { addRotated, partRotated } from './rotated-words.ts';
import { cutSegments } from './segments.ts';
import { joinSpacedLetters } from './spaced-letters.ts';

/** Finds the lines, segments and rules of a page. */
export function layOut(page: Page): PageLayout {
  const { upright, bands } = partRotated(page.words);
  const { words: cleaned, bars } = cleanWords(upright);
  const words = withoutCarriageControl(cleaned);
  const rules = cleanRules([...page.rules, ...bars]);
  const gathered = gatherLines({ words, page: page.number });
  for (const line of gathered) {
    line.words = joinSpacedLetters(withoutLeaderInk(line.words));
    line.segments = cutSegments(line, rules);
  }
  const lines = addRotated(gathered, bands, page.number);
  return { page, lines, rules, role: roleOf(lines) };
}
