import { normalise } from '../extraction/values/normalise.ts';

/** The words of a text in the form in which questions and documents are compared: lower case, singular. */
export function wordsOf(text: string): string[] {
  const normalised = normalise(text.replace(/['’]s\b/gi, ''));
  return normalised === '' ? [] : normalised.split(' ').map(singular);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
