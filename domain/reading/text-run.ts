import type { Word } from '../document/page.ts';

/** Words in reading order and the text that they make with single blanks, so that a match finds its words again. */
export interface TextRun {
  text: string;
  words: readonly Word[];
}

export function textRun(words: readonly Word[]): TextRun {
  return { text: words.map((word) => word.text).join(' '), words };
}

/** The words that the characters `start`..`end` of the run's text belong to. */
export function wordsWithin(run: TextRun, start: number, end: number): Word[] {
  const within: Word[] = [];
  let at = 0;
  for (const word of run.words) {
    if (at < end && at + word.text.length > start) within.push(word);
    at += word.text.length + 1;
  }
  return within;
}
