import { spelledOut } from '../../text/canonical.ts';
import { normalize } from '../../text/normalize.ts';
import type { LedgerPlan } from './plan.ts';

interface Composition {
  field: string;
  all: readonly ReadonlySet<string>[];
  some: ReadonlySet<string>;
}

const FILLERS = new Set(
  'of the for a an your our this in by on at per is are it was were did do we us what which'.split(' '),
);
const MOST_WORDS = 7;

/** Reads headings that are written down nowhere and made of words of one field; null where other words are in them. */
export function composedReader({ concepts }: LedgerPlan): (wording: string) => string | null {
  const compositions = concepts.map(
    ({ field, all, some }): Composition => ({ field, all: all.map(wordsOf), some: wordsOf(some) }),
  );
  return (wording) => {
    const words = spelledOut(wording)
      .split(' ')
      .filter((word) => !FILLERS.has(word));
    // Two headings that were joined repeat a word: "Date of injury" above "Date reported".
    if (words.length === 0 || words.length > MOST_WORDS || new Set(words).size < words.length) return null;
    const fitting = compositions.filter(({ all, some }) => {
      const isNamed = all.every((list) => words.some((word) => list.has(word)));
      return isNamed && words.every((word) => some.has(word) || all.some((list) => list.has(word)));
    });
    const [first, second] = new Set(fitting.map(({ field }) => field));
    return first !== undefined && second === undefined ? first : null;
  };
}

const wordsOf = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/\s+/)
      .filter((word) => word !== '')
      .flatMap((word) => spelledOut(normalize(word)).split(' ')),
  );
