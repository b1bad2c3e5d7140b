import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('an amount that the prices of a policy add up to', () => {
  const page = String.raw`
RENTERS POLICY DECLARATIONS

Coverage                                 Limit         Premium
Personal Property                        $40,000       $120.11
Personal Liability                       $300,000       $31.20
Identity Recovery                        $15,000        $12.44
Water Backup                             $5,000         $10.00
Credit for a fire alarm                                 -$5.00
Handling fee                                             $2.00
So you owe us                                          $170.75
`;

  it('is its total, whatever its line is called', () => {
    expect(read('renters', page)['totalPremium']).toBe(170.75);
  });

  it('is none where it is not the sum', () => {
    expect(read('renters', page.replace('170.75', '171.75'))['totalPremium']).toBeUndefined();
  });
});
