import { normalize } from '../../text/normalize.ts';
import { remembered, WRITTEN } from '../../text/remembered.ts';
import { expand, spaced } from '../phrases.ts';

/** A piece of a phrase: a normalized word, or branches of which one stands there; an empty branch makes them optional. */
export type Part = string | readonly (readonly Part[])[];

/** The phrases of a list as they are written, without their forms. */
export const phrasesIn = remembered(
  (list: string): readonly (readonly Part[])[] =>
    list.split(';').flatMap((phrase) => {
      const parts = partsOf(spaced(phrase));
      return parts.length > 0 ? [parts] : [];
    }),
  WRITTEN,
);

/** All words of a phrase, whatever branch they stand in. */
export function* wordsIn(parts: readonly Part[]): Generator<string> {
  for (const part of parts) {
    if (typeof part === 'string') yield part;
    else for (const branch of part) yield* wordsIn(branch);
  }
}

function partsOf(text: string): Part[] {
  return splitOutside(text, ' ').flatMap((chunk): Part[] => {
    if (!OPENING.test(chunk)) return wordsOf(chunk);
    if (!isOneBracket(chunk)) return [Array.from(expand(chunk), wordsOf)];
    const branches = splitOutside(chunk.slice(1, -1), '|').map(partsOf);
    return [chunk.startsWith('[') ? [...branches, []] : branches];
  });
}

const OPENING = /[[(]/;

const wordsOf = (text: string): string[] =>
  normalize(text)
    .split(' ')
    .filter((word) => word !== '');

/** Splits where the separator stands outside of all brackets. */
function splitOutside(text: string, separator: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (OPENING.test(sign)) depth += 1;
    else if (sign === ']' || sign === ')') depth -= 1;
    else if (sign === separator && depth === 0) {
      found.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, text.slice(start)];
}

/** Whether the bracket that opens the text is closed by its last sign: "premium[s]" and "[a][b]" are written together. */
function isOneBracket(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (OPENING.test(sign)) depth += 1;
    else if (sign === ']' || sign === ')') depth -= 1;
    if (depth === 0) return at === text.length - 1;
  }
  return false;
}
