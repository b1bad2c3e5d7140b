import type { Word } from '../document/page.ts';

// Dots that lead from a name to its value are too small for letters: a scan's recognition makes words of them.

const LEAST_SURE = 0.35;
/** Longer than any word of a form. */
const ENDLESS = /^[^\d]{20,}$/;

/** A line without what was recognized of its dots: unsure words without a digit behind a sure name and before a value. */
export function withoutLeaderInk(words: readonly Word[]): Word[] {
  if (words.every(isSure)) return [...words];
  const first = words.findIndex(isSure);
  const last = words.findLastIndex((word) => isSure(word) && /\d|^incl/i.test(word.text));
  const isInk = (word: Word, at: number): boolean =>
    !isSure(word) && first >= 0 && at > first && (at < last || ENDLESS.test(word.text));
  return words.filter((word, at) => !isInk(word, at));
}

const isSure = ({ source, text, confidence }: Word): boolean =>
  source !== 'ocr' || confidence >= LEAST_SURE || /\d/.test(text);
