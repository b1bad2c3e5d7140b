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

it.each([
  ['Comprehensive', '$ 77.00  (Ded $500)', '$ 52.00  (Ded $1,000)'],
  ['Comprehensive', '$77.00 (500 ded)', '$52.00 (1,000 ded)'],
  ['Comprehensive (ded)', '$77.00 ($500)', '$52.00 ($1,000)'],
  ['Comprehensive/deductible', '$77.00  ($500)', '$52.00  ($1,000)'],
])('a deductible stands in parentheses behind what the coverage costs: "%s   %s"', (name, first, second) => {
  const page = `
PERSONAL AUTO POLICY DECLARATIONS
                           2021 Kia Sorento S           2016 Nissan Frontier SV
Bodily injury 25/50        $ 174.00                     $ 161.00
${name.padEnd(27)}${first.padEnd(29)}${second}
`;
  const { coverages } = read('auto', page) as { coverages: Record<string, unknown>[] };
  expect(coverages.slice(2)).toMatchObject([
    { deductible: 500, premium: 77 },
    { deductible: 1000, premium: 52 },
  ]);
});

it.each(['Comprehensive ($500 ded)', 'Comprehensive - $500 deductible', 'Comprehensive ($500)', 'COMP-500'])(
  'a deductible stands in the name of its coverage: "%s"',
  (name) => {
    const page = `
PERSONAL AUTO POLICY DECLARATIONS
Vehicle 1   2021 Kia Sorento S
Coverage                             Premium
Bodily injury                        $174.00
${name.padEnd(37)}$77.00
`;
    const { coverages } = read('auto', page) as { coverages: Record<string, unknown>[] };
    expect(coverages[1]).toMatchObject({ deductible: 500, premium: 77 });
  },
);
