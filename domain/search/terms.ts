import type { QueryPiece } from './parse-query.ts';
import { ownValue } from '../lookup.ts';

/** A condition on a document, or its negation: one of these words, a word with one of these prefixes, or a phrase. */
export interface Term {
  negated: boolean;
  words: string[];
  beginnings: string[];
  /** Adjacent words; the other two are empty then. */
  phrase: string[];
}

/** Similar words, by word without a match. */
export type Corrections = Readonly<Record<string, readonly string[]>>;

/** Shorter prefixes match too many words. */
const minBeginning = 4;

/**
 * Converts the pieces of a query to terms; `folded` has their folded words at the same indexes. Omits alternatives and
 * pieces without words.
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
  // prefixes of what was typed or its singular, not of a generated plural
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

/** The word with its English singular or plural. */
function formsOf(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word)) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (/(?:ss|x|ch|sh)es$/.test(word)) return [word, word.slice(0, -2)];
  if (/[^aisu]s$/.test(word)) return [word, word.slice(0, -1)];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}
