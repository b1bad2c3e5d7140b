import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('limits of two amounts', () => {
  it.each(['each insured or person', 'each person'])('give the one %s first', (words) => {
    const page = String.raw`
PERSONAL AUTO DECLARATIONS
Coverage                                  Limit                                                Premium
Bodily Injury Liability                   $20,000 ${words} / $40,000 each accident     $80.00
`;
    expect(read('auto', page)['coverages']).toMatchObject([{ limitPerPerson: 20_000, limit: 40_000, premium: 80 }]);
  });
});
