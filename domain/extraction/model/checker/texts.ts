import type { Word } from '../../../document/page.ts';
import { lettersOf, spelledBy, tokensOf } from './letters.ts';

/** The consecutive words that hold all words of a name, in whatever order: "PRUITT, DANIELLE R" for "Danielle R Pruitt". */
export function reordered(words: readonly Word[], value: string): Word[] | undefined {
  const wanted = tokensOf(value);
  if (wanted.length < 2) return undefined;
  for (let at = 0; at + wanted.length <= words.length; at++) {
    const run = words.slice(at, at + wanted.length);
    const printed = run.flatMap(({ text }) => tokensOf(text)).sort();
    if (printed.join(' ') === wanted.toSorted().join(' ')) return run;
  }
  return undefined;
}

/** The words of a label in other words: "Homeowners 6" for HO-6, "Corp" for Corporation, "03" for 3. */
export function abbreviated(words: readonly Word[], value: string): Word[] | undefined {
  const wanted = partsOf(value);
  for (let at = 0; at < words.length; at++) {
    const run: Word[] = [];
    let next = 0;
    for (const word of words.slice(at)) {
      const printed = partsOf(word.text);
      if (printed.length === 0 || !printed.every((part, step) => isShortFor(part, wanted[next + step]))) break;
      run.push(word);
      next += printed.length;
      if (next === wanted.length) return run;
    }
  }
  return initials(words, value);
}

/** Words and numbers of a text apart: HO6 is ho and 6. */
const partsOf = (text: string): string[] => tokensOf(text).flatMap((token) => token.match(/\p{L}+|\p{N}+/gu) ?? []);

const leastLetters = 2;

function isShortFor(one: string, other: string | undefined): boolean {
  if (other === undefined) return false;
  if (/^\d/.test(one) || /^\d/.test(other)) return Number(one) === Number(other);
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= leastLetters && long.startsWith(short));
}

/** "Bodily Injury" for BI, with the number behind: "Dwelling Property 3" for DP-3. */
function initials(words: readonly Word[], value: string): Word[] | undefined {
  const [, letters = '', number = ''] = /^(\p{L}{2,4})-?(\d{0,2})$/u.exec(value) ?? [];
  if (letters === '') return undefined;
  const count = letters.length + (number === '' ? 0 : 1);
  for (let at = 0; at + count <= words.length; at++) {
    const run = words.slice(at, at + count);
    const first = run.slice(0, letters.length).map(({ text }) => (text.length > 1 ? (text[0] ?? '') : '-'));
    const ending = number === '' || Number(run.at(-1)?.text) === Number(number);
    if (ending && first.join('').toLowerCase() === letters.toLowerCase()) return run;
  }
  return undefined;
}

/** Words that hold every word of a text, from the first of them to the last. */
export function holding(words: readonly Word[], value: string): Word[] | undefined {
  const wanted = tokensOf(value);
  if (wanted.length === 0) return undefined;
  const printed = words.map(({ text }) => tokensOf(text));
  const all = new Set(printed.flat());
  if (!wanted.every((token) => all.has(token))) return undefined;
  const isPart = printed.map((tokens) => tokens.some((token) => wanted.includes(token)));
  return words.slice(isPart.indexOf(true), isPart.lastIndexOf(true) + 1);
}

const wrapping = /^["“”'‘]+(?=.*["“”'’]$)|[\s,;:]+$|["“”]+$/g;

/** A value as printed: names in their spelling and order, ids with their blanks and hyphens. */
export function asPrinted(kind: string, { value, text }: { value: string; text: string }): string {
  // a sentence or parenthesis may end with the value
  if (text.includes(value)) return value;
  const printed = text.replace(wrapping, '');
  if (kind === 'name') return lettersOf(printed) === '' || isWrappedName(printed) ? value : printed;
  if (kind !== 'id') return value;
  return value.replace(/\s/g, '') === printed.replace(/\s/g, '') ? value : printed;
}

/** A name that is hyphenated at the end of a line is better spelt by the model. */
const isWrappedName = (printed: string): boolean => /\p{L}-\s/u.test(printed);

export function spelledIn(words: readonly Word[], value: string): ReturnType<typeof spelledBy> {
  return spelledBy(words, lettersOf(value));
}
