import type { Word } from '../../../document/page.ts';

/** Letters and digits of a text, lower case: what ids, names and addresses are compared by. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export const tokensOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that a text begins or ends within are cut: "No:PA123" is PA123. */
export interface Matched {
  words: Word[];
  /** What is printed, without what was cut off. */
  text: string;
  /** How many of the letters that were looked for stand here. */
  length: number;
}

/** Behind these a value may begin within a word; a hyphen or point is part of what it stands in. */
const opening = /[:(#"“=]/;
const closing = /[:;,)"”]/;

/** The consecutive words that the letters are spelt with, whatever blanks and punctuation stand between. */
export function spelledBy(words: readonly Word[], letters: string): Matched | undefined {
  return startsOf(words, letters).find(({ length }) => length === letters.length);
}

/** Runs of words that spell the letters, or their beginning up to the last of the words. */
export function startsOf(words: readonly Word[], letters: string): Matched[] {
  if (letters === '') return [];
  const found: Matched[] = [];
  for (const [at, word] of words.entries()) {
    for (const offset of offsetsOf(word.text)) {
      const match = spelledFrom(words, { at, letters, offset });
      if (match) found.push(match);
    }
  }
  return found;
}

const whole = [0];

function offsetsOf(text: string): readonly number[] {
  if (!opening.test(text)) return whole;
  const inner = [...text].flatMap((character, at) => (opening.test(character) ? [at + 1] : []));
  return [0, ...inner.filter((at) => at < text.length)];
}

function spelledFrom(
  words: readonly Word[],
  { at, letters, offset }: { at: number; letters: string; offset: number },
): Matched | undefined {
  const matched: Word[] = [];
  const texts: string[] = [];
  let length = 0;
  for (let index = at; index < words.length; index++) {
    const word = words[index] as Word;
    const text = matched.length === 0 ? word.text.slice(offset) : word.text;
    const own = lettersOf(text);
    if (matched.length === 0 && own === '') return undefined;
    if (letters.startsWith(own, length)) {
      matched.push(word);
      texts.push(text);
      length += own.length;
      if (length === letters.length) return { words: matched, text: texts.join(' '), length };
      continue;
    }
    const part = endWithin(text, letters.slice(length));
    if (part === undefined) return undefined;
    return { words: [...matched, word], text: [...texts, part].join(' '), length: letters.length };
  }
  return { words: matched, text: texts.join(' '), length };
}

/** The front of a word that spells the rest, when punctuation stands behind it. */
function endWithin(text: string, rest: string): string | undefined {
  for (let end = 1; end < text.length; end++) {
    if (!closing.test(text[end] ?? '')) continue;
    if (lettersOf(text.slice(0, end)) === rest) return text.slice(0, end);
  }
  return undefined;
}
