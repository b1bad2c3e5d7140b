import type { Term } from '../question/read-question.ts';
import { wordsOf } from '../words.ts';

const [START, END] = ['^', '$'];
/** A term of more senses than this says little by each of them. */
const FEW = 4;

/** What of a question may tell what it asks for: its words and pairs of words, and what its terms stand for. */
export function signsOf(text: string, terms: readonly Term[]): string[] {
  const words = wordsOf(text.replace(/\d+/g, '0'));
  const signs = new Set(words);
  for (const [at, word] of [START, ...words].entries()) signs.add(`${word} ${words[at] ?? END}`);
  for (const { senses } of terms) {
    if (senses.size > 0) signs.add(`=${[...senses].sort().join('+')}`);
    if (senses.size <= FEW) for (const sense of senses) signs.add(`~${sense}`);
  }
  return [...signs];
}
