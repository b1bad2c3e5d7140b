import { describe, expect, it } from 'vitest';
import { boundAt } from '../../../../domain/assistant/parse/bounds.ts';
import { cuesIn } from '../../../../domain/assistant/parse/cues.ts';
import { tokensOf } from '../../../../domain/assistant/parse/tokens.ts';

const read = (text: string): ReturnType<typeof tokensOf> => tokensOf(text, () => false);
const kinds = (text: string): string[] => read(text).map(({ kind, value, word }) => `${kind} ${value || word}`);

describe('the words of a question', () => {
  it('keep amounts, years, days and shares as what they are', () => {
    expect(kinds('over $20,000 in 2021')).toEqual(['word over', 'money 20000', 'word in', 'year 2021']);
    expect(kinds('5k or 80%')).toEqual(['money 5000', 'word or', 'percent 80']);
    expect(kinds('since 03/01/2020')).toEqual(['word since', 'date 2020-03-01']);
  });

  it('end at a mark, which is no part of a number', () => {
    const [, year, rest] = read('in 2025, leaving');
    expect(year).toMatchObject({ kind: 'year', value: 2025 });
    expect(rest?.isApart).toBe(true);
  });

  it('are mended where they are mistyped, and left where the documents hold them', () => {
    expect(read('premum').map(({ word }) => word)).toEqual(['premium']);
    expect(tokensOf('premum', () => true).map(({ word }) => word)).toEqual(['premum']);
  });
});

const boundOf = (text: string): string => {
  const tokens = read(text);
  return boundAt(
    tokens,
    tokens.findIndex(({ kind }) => kind !== 'word'),
  );
};

describe('a number of a question', () => {
  it.each([
    ['more than $500', 'over'],
    ['$500 or more', 'from'],
    ['newer than model year 2018', 'over'],
    ['since 2019', 'from'],
    ['since the end of 2019', 'over'],
    ['before 2019', 'under'],
    ['built 2001 or earlier', 'to'],
    ['in 2019', 'equal'],
    ['between 5k and 25k', 'from'],
  ])('bounds what is meant: %s', (text, bound) => {
    expect(boundOf(text)).toBe(bound);
  });

  it('ends a range after another one, but not beside one', () => {
    expect(boundAt(read('2018 to 2020'), 2)).toBe('to');
    expect(boundAt(read('2018 and 2020'), 2)).toBe('equal');
  });
});

describe('what turns a question round', () => {
  it('is an exception where it can be nothing else', () => {
    expect([...cuesIn(read('claims other than fire')).strong]).toEqual([2]);
    expect([...cuesIn(read('leaving out fire')).strong]).toEqual([1]);
    expect([...cuesIn(read('claims out of Texas')).strong]).toEqual([]);
  });

  it('is none before the number of something', () => {
    expect(cuesIn(read('policy no 12')).none).toEqual([]);
    expect(cuesIn(read('no lien')).none).toEqual([0]);
  });
});
