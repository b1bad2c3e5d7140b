import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { createHighlighter } from '../../../domain/search/highlight.ts';
import type { Term } from '../../../domain/search/terms.ts';

const term = (more: Partial<Term>): Term => ({ negated: false, words: [], beginnings: [], phrase: [], ...more });
const marked = (page: string, terms: readonly Term[]): string[] => {
  const snippet = createHighlighter(terms)(page);
  return (snippet?.ranges ?? []).map(({ start, end }) => snippet?.text.slice(start, end) ?? '');
};

describe('a snippet', () => {
  it.each([
    ['a word in any case, with accents', 'Die Prämie ist fällig', term({ words: ['pramie'] }), ['Prämie']],
    [
      'letters with their accents apart',
      'une de\u0301claration',
      term({ beginnings: ['decla'] }),
      ['de\u0301claration'],
    ],
    ['the beginning of words', 'claim, claims, reclaim', term({ beginnings: ['claim'] }), ['claim', 'claims']],
    ['an amount', 'pays $1,500.00 each', term({ words: ['1500'] }), ['1,500']],
    ['a phrase over lines and signs', 'Total\n  LOSS, total', term({ phrase: ['total', 'loss'] }), ['Total LOSS']],
    ['a number in parts', 'No. QX-445-1182', term({ phrase: ['qx', '445', '1182'] }), ['QX-445-1182']],
    ['a ligature', 'ﬁre damage', term({ words: ['fire'] }), ['ﬁre']],
    ['no part of a number', 'pays $2,500 or 500', term({ words: ['500'] }), ['500']],
    ['no part of a word with accents', 'éloss, a\u0301loss – loss', term({ words: ['loss'] }), ['loss']],
    ['another script', 'Claims: Нью-Йорк 東京', term({ words: ['東京'] }), ['東京']],
    ['letters beyond the first plane', '𝐥𝐨𝐬𝐬 of a fox 🦊loss', term({ words: ['loss'] }), ['𝐥𝐨𝐬𝐬', 'loss']],
  ])('marks %s', (_, page, wanted, expected) => {
    expect(marked(page, [wanted])).toEqual(expected);
  });

  it('shows where most of the terms stand together', () => {
    const filler = 'lorem '.repeat(60);
    const page = `loss ${filler} the total of a loss ${filler} total`;
    const snippet = createHighlighter([term({ words: ['total'] }), term({ words: ['loss'] })])(page);
    expect(snippet?.text).toContain('the total of a loss');
  });

  it('holds no word that is too long to be found', () => {
    const page = `${'loss'.repeat(5_000)} a loss`;
    expect(marked(page, [term({ beginnings: ['loss'] })])).toEqual(['loss']);
    expect(createHighlighter([term({ beginnings: ['loss'] })])('loss'.repeat(5_000))).toBeUndefined();
  });

  it('is nothing where nothing stands', () => {
    expect(createHighlighter([term({ words: ['loss'] })])('a page')).toBeUndefined();
  });

  it('has whole words, ranges within itself, and text of the page only', () => {
    const words = fc.array(
      fc.constantFrom('loss', 'total', 'a', 'éé', '🦊', 'deductible', '1,500', '-', 'x'.repeat(300)),
      {
        maxLength: 200,
      },
    );
    fc.assert(
      fc.property(words, (list) => {
        const page = list.join(' ');
        const snippet = createHighlighter([term({ words: ['loss'] }), term({ phrase: ['total', 'deductible'] })])(page);
        if (!snippet) return;
        expect(page).toContain(snippet.text.replace(/^… | …$/g, ''));
        expect(snippet.ranges.length).toBeGreaterThan(0);
        for (const { start, end } of snippet.ranges) {
          // signs between the words of a phrase are no words
          const found = snippet.text.slice(start, end).replace(/[^\p{L}\p{N}]+/gu, ' ');
          expect(found).toMatch(/^(?:loss|total deductible)$/);
        }
      }),
    );
  });
});
