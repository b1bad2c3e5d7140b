import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseQuery } from '../../../domain/search/parse-query.ts';
import { toTerms } from '../../../domain/search/terms.ts';
import { anyText } from '../../helpers/any-text.ts';

const piece = (text: string, negated = false) => ({ text, negated });

describe('a query', () => {
  it.each([
    ['words', 'total loss', [[piece('total'), piece('loss')]]],
    ['a phrase', '"total loss" paid', [[piece('total loss'), piece('paid')]]],
    ['a phrase that does not end', 'paid "total loss', [[piece('paid'), piece('total loss')]]],
    ['what must not be there', '-renters -"total loss"', [[piece('renters', true), piece('total loss', true)]]],
    ['alternatives', 'auto or home OR pet', [[piece('auto')], [piece('home')], [piece('pet')]]],
    ['or in quotes is a word', '"or" nothing', [[piece('or'), piece('nothing')]]],
    ['a dash within', 'QX-445-1182', [[piece('QX-445-1182')]]],
    ['a dash alone', '-', [[piece('')]]],
    ['or alone', 'or or', []],
    ['nothing', ' ', []],
  ])('%s: %s', (_, query, expected) => {
    expect(parseQuery(query)).toEqual(expected);
  });

  it('can be any text', () => {
    fc.assert(
      fc.property(anyText(), (query) => {
        for (const { text } of parseQuery(query).flat()) expect(query).toContain(text);
      }),
    );
  });
});

describe('the terms of a query', () => {
  const termsOf = (query: string, corrections = {}) => {
    const alternatives = parseQuery(query);
    const folded = alternatives.map((asked) => asked.map(({ text }) => text.split(/[ -]/).filter(Boolean)));
    return toTerms({ alternatives, folded, corrections });
  };
  const term = (more: object) => ({ negated: false, words: [], beginnings: [], phrase: [], ...more });

  it.each([
    ['a long word begins others', 'declar', { beginnings: ['declar'] }],
    ['a short one does not', 'car', { words: ['car', 'cars'] }],
    ['a plural', 'claims', { beginnings: ['claims', 'claim'] }],
    ['a plural in -ies', 'policies', { beginnings: ['policies', 'policy'] }],
    ['a singular in -y', 'policy', { words: ['policies'], beginnings: ['policy'] }],
    ['a plural in -es', 'taxes', { words: ['tax'], beginnings: ['taxes'] }],
    ['no plural', 'loss', { beginnings: ['loss'] }],
    ['a number', '1182', { beginnings: ['1182'] }],
    ['what must not be there is no beginning', '-policy', { negated: true, words: ['policy', 'policies'] }],
    ['several words are a phrase', 'QX-445', { phrase: ['QX', '445'] }],
  ])('%s: %s', (_, query, expected) => {
    expect(termsOf(query)).toEqual([[term(expected)]]);
  });

  it('take a mistyped word for others, not one that must not be there', () => {
    const corrections = { collison: ['collision'] };
    expect(termsOf('collison', corrections)).toEqual([[term({ words: ['collision'], beginnings: ['collison'] })]]);
    expect(termsOf('-collison', corrections)).toEqual([[term({ negated: true, words: ['collison', 'collisons'] })]]);
  });

  it('leave out what has no word', () => {
    expect(termsOf('- or loss -')).toEqual([[term({ beginnings: ['loss'] })]]);
  });
});
