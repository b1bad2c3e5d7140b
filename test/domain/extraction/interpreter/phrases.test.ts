import { describe, expect, it } from 'vitest';
import { formsOf } from '../../../../domain/extraction/phrases.ts';
import { createVocabulary } from '../../../../domain/extraction/interpreter/vocabulary.ts';

describe('phrases of a plan', () => {
  it('stand for all their forms: brackets are optional, parentheses a choice', () => {
    expect(formsOf('[total|annual] premium[s]; (cost|price) of it')).toEqual([
      'total premiums',
      'total premium',
      'annual premiums',
      'annual premium',
      'premiums',
      'premium',
      'cost of it',
      'price of it',
    ]);
  });

  it('keep a plural in parentheses as it is printed', () => {
    expect(formsOf('named insured(s)')).toEqual(['named insured s']);
  });

  it('may stand inside each other', () => {
    expect(formsOf('use [of [the] vehicle]').toSorted()).toEqual(['use', 'use of the vehicle', 'use of vehicle']);
  });
});

describe('a vocabulary', () => {
  const vocabulary = createVocabulary([
    { meaning: 'glass', words: { sure: 'full glass', usual: 'glass' } },
    { meaning: 'collision', words: { sure: 'collision' } },
  ]);

  it('tells how sure a wording is', () => {
    expect(vocabulary.whole('FULL GLASS')).toEqual([{ meaning: 'glass', tier: 3 }]);
    expect(vocabulary.whole('Glass')).toEqual([{ meaning: 'glass', tier: 2 }]);
    expect(vocabulary.whole('Glass breakage')).toEqual([]);
  });

  it('finds the longest wording at the start of a text or inside it', () => {
    expect(vocabulary.starts('Full glass - no deductible')).toMatchObject({ length: 2, rest: 'no deductible' });
    expect(vocabulary.within('Limited collision coverage')).toMatchObject({ before: 'limited', rest: 'coverage' });
  });
});
