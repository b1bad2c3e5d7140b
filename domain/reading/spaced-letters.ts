import type { Word } from '../document/page.ts';

/** Shares: of single capitals among the words, and of a gap between words compared with the median gap. */
const SINGLE = 0.6;
const WORD_GAP = 1.8;

/**
 * The text of a run of words; capitals that are set apart as ornament ("P O L I C Y", "PA I D") are joined again, and
 * parted where the gap is clearly wider than between letters.
 */
export function textOf(words: readonly Word[]): string {
  if (!isSpaced(words)) return words.map((word) => word.text).join(' ');
  const gaps = words.slice(1).map((word, at) => word.x0 - (words[at]?.x1 ?? word.x0));
  const median = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  let text = '';
  for (const [at, word] of words.entries()) {
    const gap = gaps[at - 1] ?? 0;
    text += at > 0 && gap > Math.max(median * WORD_GAP, 0.5) ? ` ${word.text}` : word.text;
  }
  return text;
}

function isSpaced(words: readonly Word[]): boolean {
  if (words.length < 3) return false;
  let single = 0;
  let letters = 0;
  for (const { text } of words) {
    if (/\d/.test(text) || /\p{Ll}/u.test(text)) return false;
    letters += text.length;
    if (/^\p{Lu}$/u.test(text)) single++;
  }
  return letters >= 4 && single >= SINGLE * words.length;
}
