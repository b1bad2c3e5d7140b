import type { Box, Page, Word } from '../document/page.ts';
import { around, centreX, centreY } from './boxes.ts';
import { slopeOf } from './slope.ts';
import { joinTouching } from './touching-words.ts';

// A scan lies a little turned. Its columns lean as much as its lines fall, so that both are read from a page turned back.

/** The page turned back until its lines are level; the page itself where they are. */
export function straightened(page: Page): Page {
  const slope = slopeOf(page.words);
  if (slope === 0) return page;
  const straight = <T extends Box>(box: T): T => turned(box, page, -slope);
  return {
    ...page,
    words: joinTouching(page.words.map(straight)),
    rules: page.rules.map(straight),
    fields: page.fields.map(straight),
    slope,
  };
}

/** The box around words of a straightened page, where they are printed. */
export const printedAround = (words: readonly Word[], page: Page): Box =>
  around(words.map((word) => printed(word, page)));

function printed(word: Word, page: Page): Box {
  const { lift = 0 } = word;
  const own = lift === 0 ? word : { ...word, y0: word.y0 + lift, y1: word.y1 + lift };
  return page.slope === undefined ? own : turned(own, page, page.slope);
}

/** Moved as its middle moves when the page is turned around its own middle. */
function turned<T extends Box>(box: T, { width, height }: Page, slope: number): T {
  const x = slope * (height / 2 - centreY(box));
  const y = slope * (centreX(box) - width / 2);
  return { ...box, x0: box.x0 + x, x1: box.x1 + x, y0: box.y0 + y, y1: box.y1 + y };
}
