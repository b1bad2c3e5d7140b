import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('words that may head a column', () => {
  it('are values under a heading of that field', () => {
    const page = String.raw`
PERSONAL AUTO DECLARATIONS

Operators in Your Home
Operator                 Operator Status     Operator                 Operator Status
Mystique Stormborn       Rated               Cody Stormborn           Rated
`;
    expect(read('auto', page)['drivers']).toMatchObject([
      { name: 'Mystique Stormborn', status: 'Rated' },
      { name: 'Cody Stormborn', status: 'Rated' },
    ]);
  });
});

describe('names that nobody knows, in a table of coverages by auto', () => {
  const page = String.raw`
PERSONAL AUTO DECLARATIONS
Total premium            $120.60

Coverage                 Limits of Liability       Auto 1
Bodily Injury            $50,000 / $100,000        $80.10
Collision                                          $22.70
Paint and polish                                   $17.80
Peace of mind                                      $120.60
`;

  it('are coverages with the price of their line, unless that is the price of all', () => {
    const coverages = read('auto', page)['coverages'] as { name: string; premium?: number }[];
    expect(coverages).toContainEqual({ vehicleNumber: 1, name: 'Paint and polish', premium: 17.8 });
    expect(coverages.map(({ premium }) => premium)).not.toContain(120.6);
  });
});
