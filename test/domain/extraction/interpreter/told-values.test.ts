import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a coverage told in one cell', () => {
  const page = String.raw`
RENTERS POLICY DECLARATIONS

Personal property                               $40,000

What you added
Identity recovery, up to $5,000, after $250; $24.46 a year.
Jewelry, scheduled, $3,700: $59.00 a year
Lock replacement, up to $500; no extra charge.
Water backup, limit $2,000, deductible $100       $12.50
`;

  it('is its name and amounts of which words say what they are', () => {
    expect(read('renters', page)['otherCoverages']).toEqual([
      { name: 'Identity recovery', limit: 5000, deductible: 250, premium: 24.46 },
      { name: 'Jewelry, scheduled', limit: 3700, premium: 59 },
      { name: 'Lock replacement', limit: 500 },
      { name: 'Water backup', limit: 2000, deductible: 100, premium: 12.5 },
    ]);
  });

  it('may have its name in the line above', () => {
    const below = String.raw`
RENTERS POLICY DECLARATIONS

Personal property                               $40,000

Identity recovery                               Water backup
Limit $15,000 · deductible $100 · premium $93   Limit $5,000 · premium included
`;
    expect(read('renters', below)['otherCoverages']).toEqual([
      { name: 'Identity recovery', limit: 15_000, deductible: 100, premium: 93 },
      { name: 'Water backup', limit: 5000 },
    ]);
  });
});
