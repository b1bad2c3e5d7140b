import { around, overlapX } from '../reading/boxes.ts';
import type { Box } from './page.ts';
import { findInText, plainText } from '../text/plain-text.ts';
import type { Citation } from '../extraction/result.ts';

/** The part of a `Page` that finding quotes needs. Words in reading order, boxes in points. */
export interface QuotablePage<W extends QuotableWord = QuotableWord> {
  width: number;
  height: number;
  words: readonly W[];
}

type QuotableWord = Box & { text: string };

export interface FoundQuote<W extends QuotableWord = QuotableWord> {
  words: W[];
  /** The page's own words, joined by single spaces. */
  quote: string;
  bbox: Citation['bbox'];
}

/**
 * Finds the words of a quote on a page. Ignores white space, hyphens inside words, ligatures and invisible characters. The
 * words must be consecutive in reading order, or consecutive lines of one column; a quote must not begin or end inside a
 * word or number. Undefined when there is no match.
 */
export function findQuote<W extends QuotableWord>(page: QuotablePage<W>, quote: string): FoundQuote<W> | undefined {
  if (!/[\p{L}\p{N}]/u.test(quote)) return undefined;
  const words = wordsInOrder(page.words, quote) ?? wordsInColumn(page.words, quote);
  if (!words) return undefined;
  const box = around(words);
  const left = share(box.x0, page.width);
  const top = share(box.y0, page.height);
  return {
    words,
    quote: words.map(({ text }) => text).join(' '),
    bbox: { left, top, width: share(box.x1, page.width) - left, height: share(box.y1, page.height) - top },
  };
}

/** A coordinate as a share of the page, 0..1. */
const share = (at: number, whole: number): number => (whole > 0 ? Math.min(Math.max(at / whole, 0), 1) : 0);

function wordsInOrder<W extends QuotableWord>(words: readonly W[], quote: string): W[] | undefined {
  const found = findInText(words.map(({ text }) => text).join(' '), quote);
  return found && within(words, found);
}

function within<W extends QuotableWord>(words: readonly W[], { start, end }: { start: number; end: number }): W[] {
  const found: W[] = [];
  let at = 0;
  for (const word of words) {
    if (at < end && at + word.text.length > start) found.push(word);
    at += word.text.length + 1;
  }
  return found;
}

/** Largest distance of consecutive lines in a cell, relative to the line's height. */
const NEXT_LINE = 1.6;
/** Bounds the backtracking on pages that repeat the same words. */
const MOST_STEPS = 200_000;

/** Finds a quote in a cell of several lines, between which the reading order may contain words of other columns. */
function wordsInColumn<W extends QuotableWord>(words: readonly W[], quote: string): W[] | undefined {
  const wanted = quote
    .split(/\s+/)
    .map((word) => plainText(word).text)
    .filter((word) => word !== '');
  const texts = words.map(({ text }) => plainText(text).text);

  const runFrom = (at: number, token: number): number => {
    let length = 0;
    while (token + length < wanted.length && texts[at + length] === wanted[token + length]) length++;
    return length;
  };

  let steps = MOST_STEPS;
  function matchRest({ token, cell }: { token: number; cell: readonly W[] }): W[] | undefined {
    if (token === wanted.length) return [...cell];
    const above = cell.at(-1);
    for (const [at, word] of words.entries()) {
      if (steps-- < 0) return undefined;
      if (above && !isNextLine(word, { above, cell })) continue;
      const length = runFrom(at, token);
      if (length === 0) continue;
      const found = matchRest({ token: token + length, cell: [...cell, ...words.slice(at, at + length)] });
      if (found) return found;
    }
    return undefined;
  }

  return matchRest({ token: 0, cell: [] });
}

function isNextLine(word: Box, { above, cell }: { above: Box; cell: readonly Box[] }): boolean {
  const height = above.y1 - above.y0;
  const apart = word.y0 - above.y1;
  return apart > -0.5 * height && apart < NEXT_LINE * height && overlapX(word, around(cell)) > 0;
}
