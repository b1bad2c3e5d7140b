import type { Word } from '../document/page.ts';

const CONTROL = /^[01+-]$/;
const LEAST_LINES = 5;
const LEAST_SHARE = 0.5;
const SAME = 2;

/**
 * Without the first column of print files: it told line printers to skip lines ("0", "-"), to print over the last line ("+") or to
 * begin a page ("1"), and comes along where such a file is printed as it is.
 */
export function withoutCarriageControl(words: readonly Word[]): readonly Word[] {
  // a page may have more words than a call takes arguments
  const left = words.reduce((least, { x0 }) => Math.min(least, x0), Number.POSITIVE_INFINITY);
  const first = words.filter(({ x0 }) => x0 - left < SAME);
  const signs = first.filter(({ text }) => CONTROL.test(text));
  const blanks = signs.filter(({ text }) => text !== '1');
  const isControl = blanks.length >= LEAST_LINES && signs.length === first.length && hasManyLines(signs, words);
  return isControl ? words.filter((word) => !signs.includes(word)) : words;
}

/** Whether most lines of the page begin with a sign; numbered lists count on, and are shorter. */
function hasManyLines(signs: readonly Word[], words: readonly Word[]): boolean {
  const lines = new Set(words.map(({ y0 }) => Math.round(y0)));
  return new Set(signs.map(({ text }) => text)).size < 5 && signs.length >= LEAST_SHARE * lines.size;
}
