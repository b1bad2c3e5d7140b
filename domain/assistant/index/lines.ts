import type { AssistantPage } from '../documents.ts';
import { searchWordsOf } from '../words.ts';

/** A printed line. */
export interface Line {
  page: number;
  /** Position on its page, from 0. */
  at: number;
  text: string;
  words: readonly string[];
}

export function linesOf(pages: readonly AssistantPage[]): Line[] {
  return pages.flatMap(({ number, text }) =>
    text.split('\n').map((line, at) => ({ page: number, at, text: line, words: searchWordsOf(line) })),
  );
}
