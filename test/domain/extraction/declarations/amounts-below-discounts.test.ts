import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const discounts = (lines: string): unknown => read('auto', `AUTO POLICY DECLARATIONS\n${lines}`)['discounts'];

describe('what discounts take off', () => {
  const expected = [
    { name: 'Multi-car', amount: 64.3 },
    { name: 'Paperless', amount: 10 },
    { name: 'Good student', amount: 12 },
  ];

  it('may stand below their names, in tiles', () => {
    const page = `
*Your discounts
Multi-car            Paperless            Good student
-$64.30              -$10.00              -$12.00
`;
    expect(discounts(page)).toEqual(expected);
  });

  it('may stand below each of them in a list', () => {
    const page = `
*Your discounts
Multi-car
($64.30)
Paperless
($10.00)
Good student
($12.00)
`;
    expect(discounts(page)).toEqual(expected);
  });

  it('does not make a discount of the heading of a column', () => {
    const page = `
*Your discounts
Discount             Savings
Multi-car            -$64.30
Paperless            -$10.00
Good student         -$12.00
`;
    expect(discounts(page)).toEqual(expected);
  });
});
