import { describe, expect, it } from 'vitest';
import { findQuote } from '../../../domain/document/quotes.ts';

/** A page of 600 x 800 points: lines of words, each word at its column, 100 points wide. */
const pageOf = (...lines: string[][]) => ({
  width: 600,
  height: 800,
  words: lines.flatMap((line, row) =>
    line.flatMap((text, column) => {
      if (text === '') return [];
      return [{ text, x0: 100 * column, x1: 100 * column + 90, y0: 100 + 12 * row, y1: 110 + 12 * row }];
    }),
  ),
});

describe('a quote on a page', () => {
  it('is found with its words, the page’s own spelling, and its box', () => {
    const page = pageOf(['Collision', 'deductible', '$500'], ['Total', '$1,500']);
    expect(findQuote(page, 'Collision  deductible\n$500')).toEqual({
      words: page.words.slice(0, 3),
      quote: 'Collision deductible $500',
      bbox: { left: 0, top: 0.125, width: 290 / 600, height: expect.closeTo(10 / 800, 9) },
    });
  });

  it('is compared without ligatures, soft and line-end hyphens, invisible characters and curly signs', () => {
    const page = pageOf(['Ofﬁce', 'insur-'], ['ance', 'Owner’s', 'Bui\u200Blding', '2025–26']);
    expect(findQuote(page, "Office insurance Owner's Building 2025-26")?.words).toHaveLength(6);
  });

  it('may be a cell of several lines between the columns of others', () => {
    const page = pageOf(['Agent:', '14', 'Elm'], ['Smith', 'Street', 'Springfield'], ['Phone', '62701']);
    expect(findQuote(page, '14 Elm Street Springfield 62701')?.words).toHaveLength(5);
  });

  it.each(['500', '1,50', 'eductible', 'Collision $500', 'collision', '—', ''])('is not %j', (quote) => {
    expect(findQuote(pageOf(['Collision', 'deductible', '$1,500']), quote)).toBeUndefined();
  });

  it('is looked for in a bounded number of steps on a page that repeats one word', () => {
    // below each word two lines may go on: more ways through the page than could ever be tried
    const page = pageOf(...Array.from({ length: 60 }, () => ['a', 'z']));
    const most = 20_000_000;
    let looks = 0;
    const words = page.words.map((word) =>
      Object.defineProperty(word, 'y0', {
        get: () => {
          // without a bound it would never end
          if (++looks > most) throw new Error('too many steps');
          return word.y1 - 10;
        },
      }),
    );

    expect(findQuote({ ...page, words }, `${'a '.repeat(50)}b`)).toBeUndefined();
    expect(looks).toBeLessThan(most);
  });
});
