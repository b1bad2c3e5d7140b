import { remembered, WRITTEN } from '../../text/remembered.ts';
import { type Part, phrasesIn } from './parts.ts';

/** What a form of a phrase comes to when only its stems count. */
export interface StemSet {
  stems: readonly string[];
  /** Whether its last word has no stem: "coverage to" is a beginning. */
  isCut: boolean;
}

/** The same, with what tells it from others. */
export interface DistinctStemSet extends StemSet {
  /** Its stems in alphabetical order. */
  key: string;
}

const NOTHING: StemSet = { stems: [], isCut: false };

/**
 * The sets of stems that the forms of a list have, each once; `stemOf` gives null for words that have none. Branches that
 * come to the same are joined where they stand: most forms differ only in plurals, abbreviations and words without a stem.
 */
export function stemSetReader(stemOf: (word: string) => string | null): (list: string) => readonly DistinctStemSet[] {
  function behind(sets: readonly StemSet[], parts: readonly Part[]): readonly StemSet[] {
    return parts.reduce((before, part) => {
      if (typeof part !== 'string') return distinct(part.flatMap((branch) => behind(before, branch)));
      const stem = stemOf(part);
      return before.map(({ stems }) => ({
        stems: stem === null || stems.includes(stem) ? stems : [...stems, stem],
        isCut: stem === null,
      }));
    }, sets);
  }
  return remembered(
    (list) =>
      distinct(phrasesIn(list).flatMap((parts) => behind([NOTHING], parts))).map((set) => ({
        ...set,
        key: keyOf(set),
      })),
    WRITTEN,
  );
}

function distinct(sets: readonly StemSet[]): readonly StemSet[] {
  if (sets.length < 2) return sets;
  const found = new Map<string, StemSet>();
  for (const set of sets) {
    const key = `${set.isCut ? '-' : '+'}${keyOf(set)}`;
    if (!found.has(key)) found.set(key, set);
  }
  return [...found.values()];
}

const keyOf = ({ stems }: StemSet): string => (stems.length < 2 ? (stems[0] ?? '') : stems.toSorted().join(' '));
