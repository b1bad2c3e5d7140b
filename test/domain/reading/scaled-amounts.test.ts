import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokensOf } from '../../../domain/assistant/parse/tokens.ts';
import { inPlainWords } from '../../../domain/assistant/question/plain-words.ts';
import { figuresIn } from '../../../domain/extraction/interpreter/prose/figures.ts';
import { figuresOf } from '../../../domain/extraction/model/checker/figures.ts';
import { findMoney, parseMoney } from '../../../domain/reading/values/money.ts';

type Reader = readonly [name: string, suffixes: [string, string], read: (text: string) => unknown];

const readers: readonly Reader[] = [
  ['a value', ['K', 'M'], (text) => parseMoney(text)],
  ['an amount in a line', ['k', ' million'], (text) => findMoney(`Limit ${text} each`)[0]?.amount],
  ['a sentence', [' thousand', ' million'], (text) => figuresIn(`insured for ${text} in all`)[0]?.value],
  ['an answer of a model', [' thousand', ' million'], (text) => figuresOf(`insured for ${text} in all`)[0]?.amount],
  ['a question', ['k', 'm'], (text) => tokensOf(text, () => false)[0]?.value],
];

const hundredths = fc.integer({ min: 1, max: 9_999_999 });

describe('an amount in thousands or millions has whole dollars', () => {
  it.each(readers)('in %s', (_, [thousands, millions], read) => {
    expect(read(`$8.2${millions}`)).toBe(8_200_000);
    fc.assert(
      fc.property(hundredths, (printed) => {
        const text = `$${Math.floor(printed / 100)}.${String(printed % 100).padStart(2, '0')}`;
        expect([read(`${text}${thousands}`), read(`${text}${millions}`)]).toEqual([printed * 10, printed * 10_000]);
      }),
    );
  });

  it('in a question that writes no dollar sign', () => {
    fc.assert(
      fc.property(hundredths, (printed) => {
        expect(inPlainWords(`over ${printed / 100}k`)).toBe(`over $${printed * 10}`);
      }),
    );
  });
});
