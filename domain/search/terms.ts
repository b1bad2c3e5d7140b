import type { QueryPiece } from './parse-query.ts';
import { ownValue } from '../lookup.ts';

/** What has to be in a document (or must not be): one of these words, words with one of these beginnings, or a phrase. */
export interface Term {
  negated: boolean;
  words: string[];
  beginnings: string[];
  /** Words that follow each other; the other two are empty then. */
  phrase: string[];
}

/** For a word that nothing holds, those that may have been meant. */
export type Corrections = Readonly<Record<string, readonly string[]>>;

/** Shorter words begin too many others. */
const minBeginning = 4;

/**
 * Makes terms of the pieces of a query, whose folded words stand at the same place in `folded`. Alternatives and pieces
 * without any word are left out.
 */
export function toTerms({
  alternatives,
  folded,
  corrections = {},
}: {
  alternatives: readonly (readonly QueryPiece[])[];
  folded: readonly (readonly (readonly string[])[])[];
  corrections?: Corrections;
}): Term[][] {
  return alternatives
    .map((asked, index) =>
      asked.flatMap(
        ({ negated }, place) => toTerm({ negated, words: folded[index]?.[place] ?? [], corrections }) ?? [],
      ),
    )
    .filter((terms) => terms.length > 0);
}

function toTerm({
  negated,
  words: [word, ...more],
  corrections,
}: {
  negated: boolean;
  words: readonly string[];
  corrections: Corrections;
}): Term | undefined {
  if (word === undefined) return undefined;
  if (more.length > 0) return { negated, words: [], beginnings: [], phrase: [word, ...more] };
  const forms = formsOf(word);
  // what was typed, or its singular: a plural was not typed
  const isBeginning = (form: string): boolean =>
    !negated && word.length >= minBeginning && form.length >= minBeginning && form.length <= word.length;
  const beginnings = forms.filter(isBeginning);
  const meant = negated ? [] : (ownValue(corrections, word) ?? []);
  return {
    negated,
    words: [...forms.filter((form) => !beginnings.some((beginning) => form.startsWith(beginning))), ...meant],
    beginnings,
    phrase: [],
  };
}

/** The word with its singular or its plural, as English forms them. */
function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (/(?:ss|x|ch|sh)es$/.test(word)) return [word, word.slice(0, -2)];
  if (/[^aisu]s$/.test(word)) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}
