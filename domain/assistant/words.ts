import { normalize } from '../text/normalize.ts';
import { remembered } from '../text/remembered.ts';

/** The words of a text in the form in which questions and documents are compared: lower case, singular. */
export function wordsOf(text: string): string[] {
  const normalised = normalize(text.replace(/['’]s\b/gi, ''));
  return normalised === '' ? [] : wordsOfNormalized(normalised);
}

/** The same of a text that is normalized, and not empty. */
export const wordsOfNormalized = (normalized: string): string[] => normalized.split(' ').map(singular);

const FORMS =
  'built build, held hold, paid pay, kept keep, left leave, lost lose, stolen theft, steal theft, stole theft, broken break, broke break, driven drive, drove drive, written write, sent send, given give, gave give, sold sell, bought buy';
const IRREGULAR = new Map(FORMS.split(', ').map((pair) => pair.split(' ') as [string, string]));
const ENDING = /(?:ing|ed|ly|er|ion|ment)$/;

/** The words of a text in the form in which passages are searched: inflections apart. */
export function searchWordsOf(text: string): string[] {
  const words: string[] = [];
  for (const token of text.split(/\s+/)) if (token !== '') words.push(...stemsOf(token));
  return words;
}

/** Pages repeat their words; this is most of the time of reading them. */
const stemsOf = remembered(
  (token): readonly string[] =>
    wordsOf(token).map((word) => {
      const plain = IRREGULAR.get(word) ?? word;
      return (plain.length > 5 ? plain.replace(ENDING, '') : plain).replace(/(?<=.{3})e$/, '');
    }),
  { most: 50_000 },
);

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
