import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf } from '../../../../domain/extraction/phrases.ts';
import { placesOf } from '../../../../domain/extraction/phrases/places.ts';
import { reorderedReader } from '../../../../domain/extraction/phrases/reordered.ts';
import { firstStep, sourcesOf } from '../../../../domain/extraction/phrases/steps.ts';
import { stemSetReader } from '../../../../domain/extraction/phrases/stem-sets.ts';
import { canonicalOf, endsInFiller } from '../../../../domain/text/canonical.ts';

const WORDS = ['total', 'premium', 'prem', 'of', 'the', 'policy', '#', 'no.', 'p.o.'];
const word = fc.constantFrom(...WORDS);

/** A phrase of a few words and brackets, some of them written together with what stands beside them. */
const { phrase } = fc.letrec<{ phrase: string; bracket: string; part: string }>((tie) => ({
  phrase: fc
    .tuple(tie('part'), fc.array(fc.tuple(fc.constantFrom(' ', ' ', ' ', ''), tie('part')), { maxLength: 3 }))
    .map(([first, more]) => first + more.map(([gap, part]) => gap + part).join('')),
  bracket: fc
    .tuple(fc.boolean(), fc.array(tie('phrase'), { minLength: 1, maxLength: 3 }))
    .map(([isOptional, branches]) => (isOptional ? `[${branches.join('|')}]` : `(${branches.join('|')})`)),
  part: fc.oneof({ maxDepth: 2 }, { weight: 3, arbitrary: word }, { weight: 1, arbitrary: tie('bracket') }),
}));
const lists = fc.array(phrase, { minLength: 1, maxLength: 3 });
const text = fc.array(fc.constantFrom('total', 'premium', 'prem', 'of', 'the', 'policy', 'no', 'po'), { maxLength: 5 });

/** Phrases of too many forms are refused, which is none of what is shown here. */
const isShort = (all: readonly string[]): boolean => all.every((list) => (list.match(/[|[]/g)?.length ?? 0) < 10);

describe('phrases that are matched as they are written', () => {
  it('are found by their forms, and by no other text', () => {
    fc.assert(
      fc.property(lists.filter(isShort), fc.array(text), (all, texts) => {
        const first = firstStep(
          all.map((list, source) => ({ list, source })),
          placesOf,
        );
        const forms = all.map((list) => new Set(formsOf(list)));
        for (const each of [...forms.flatMap((own) => [...own]), ...texts.map((words) => words.join(' '))]) {
          const expected = forms.flatMap((own, source) => (own.has(each) ? [source] : []));
          expect(sourcesOf(first, each)).toEqual(expected);
        }
      }),
    );
  });

  it('are found by the same words in another order', () => {
    fc.assert(
      fc.property(lists.filter(isShort), text, (all, words) => {
        const wanted = canonicalOf(words.join(' '));
        const expected = all.flatMap(formsOf).filter((form) => canonicalOf(form) === wanted && !endsInFiller(form));
        const isSought = wanted.includes(' ') && !endsInFiller(words.join(' '));
        const found = reorderedReader(all, placesOf)(words.join(' '));
        expect(new Set(found)).toEqual(new Set(isSought ? expected : []));
      }),
    );
  });

  it('have the stems of their forms', () => {
    const stemOf = (each: string): string | null => (each === 'of' || each === 'the' ? null : each.slice(0, 4));
    const setsOf = stemSetReader(stemOf);
    const keyOf = (stems: readonly string[]): string => [...new Set(stems)].sort().join(' ');
    fc.assert(
      fc.property(
        phrase.filter((list) => isShort([list])),
        (list) => {
          const expected = formsOf(list).map((form) => form.split(' ').map(stemOf));
          const stems = setsOf(list).map((set) => keyOf(set.stems));
          expect(new Set(stems.filter(Boolean))).toEqual(
            new Set(expected.map((own) => keyOf(own.filter((stem) => stem !== null))).filter(Boolean)),
          );
        },
      ),
    );
  });
});
