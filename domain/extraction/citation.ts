import type { Box, Page, Word } from '../document/page.ts';
import { around, centreX, centreY } from '../reading/boxes.ts';
import { printedAround } from '../reading/straighten.ts';
import type { Cited } from './cited.ts';
import type { Citation } from './result.ts';

/** A gap of so many times the size of the print may hold words of something else. */
const WIDE = 0.7;

/** Where a value stands: a citation for each line of print, so that no box covers words that are not quoted. */
export function citationsOf({ page: number, words }: Cited, page: Page): Citation[] {
  const printed = words.map((word) => (word.printed ? { ...word, ...word.printed } : word));
  return runsOf(printed, page).map((run) => ({
    page: number,
    quote: run.map((word) => word.text).join(' '),
    bbox: shareOf(printedAround(run, page), page),
  }));
}

/** All lines of a value as one citation: the words of those on its first page, and the box around them. */
export function wholeCitation(citations: readonly Citation[]): Citation | undefined {
  const [first, ...others] = citations;
  if (!first) return undefined;
  const same = [first, ...others.filter(({ page }) => page === first.page)];
  if (same.length === 1) return first;
  const box = around(
    same.map(({ bbox: { left, top, width, height } }) => ({ x0: left, y0: top, x1: left + width, y1: top + height })),
  );
  return {
    page: first.page,
    quote: same.map(({ quote }) => quote).join(' '),
    bbox: { left: box.x0, top: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0 },
  };
}

/** Words that stand beside each other with nothing else between them. */
function runsOf(words: readonly Word[], page: Page): Word[][] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isNext(last, word) && !isParted(last, word, { words, page })) run.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** On the same line, further right. */
function isNext(last: Box, word: Box): boolean {
  const shared = Math.min(last.y1, word.y1) - Math.max(last.y0, word.y0);
  const least = Math.min(last.y1 - last.y0, word.y1 - word.y0);
  return shared > least / 2 && word.x0 >= last.x0;
}

/** Whether a word of the page that is not the value's stands in the gap between two of its words. */
function isParted(last: Word, word: Word, { words, page }: { words: readonly Word[]; page: Page }): boolean {
  if (word.x0 - last.x1 < WIDE * last.size) return false;
  const gap = around([last, word]);
  return page.words.some((other) => {
    const [x, y] = [centreX(other), centreY(other)];
    const isInside = x > last.x1 && x < word.x0 && y > gap.y0 && y < gap.y1;
    return isInside && !words.includes(other);
  });
}

function shareOf({ x0, y0, x1, y1 }: Box, { width, height }: Page): Citation['bbox'] {
  const [left, top] = [share(x0, width), share(y0, height)];
  return { left, top, width: share(x1, width) - left, height: share(y1, height) - top };
}

/** A coordinate as a share of the page, 0..1. */
const share = (at: number, whole: number): number => (whole > 0 ? Math.min(Math.max(at / whole, 0), 1) : 0);
