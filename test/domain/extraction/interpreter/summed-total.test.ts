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

describe('a list of parts of the price that ends with fees and discounts', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS

Dwelling                                                $200,000
Total premium of the endorsements                        $120.10

Premium recap
Basic coverages                                          $900.25
Endorsements                                             $120.10
Watchful neighbors                                       -$50.00
Policy fee                                                $25.00

For the year                                                           $995.35
`;

  it('ends in the total, also where that is set apart and a label stands at one of its parts', () => {
    expect(read('homeowners', page)['totalPremium']).toBe(995.35);
  });

  it('changes nothing of what a label says where it does not add up', () => {
    expect(read('homeowners', page.replace('995.35', '996.35'))['totalPremium']).toBe(120.1);
  });
});

describe('a line of an endorsement that costs less than nothing', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS

Endorsements                                              Premium
HO 04 55   Identity Fraud Expense                          $30.00
HO 04 94   Wind Exclusion Fences                          -$15.25
HO 04 77   Ordinance or Law                                $20.00
What the endorsements cost                                 $34.75
`;

  it('is no discount', () => {
    expect(read('homeowners', page)['discounts']).toBeUndefined();
  });
});
