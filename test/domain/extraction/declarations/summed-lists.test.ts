import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

describe('a line that sums up a list of another page', () => {
  const page = `
RENTERS POLICY DECLARATIONS
Protection                        Limit          Cost
Division I - Property
C. Personal Property              $10,000        $58.00
D. Loss of Use                    $3,000         Included
Division II - Liability
E. Personal Liability             $100,000       $56.00
F. Medical Payments               $1,000         $1.00

Optional Endorsements                            $24.00
Optional Endorsements are listed overleaf

Extra Charges                                    $3.00
Itemized under Extra Charges on the back

Savings                                          -$14.00
Savings are listed on the next page

Amount for the term                              $128.00
`;

  it('is no coverage, no discount and no fee', () => {
    const policy = read('renters', page);
    expect(policy).toMatchObject({ personalPropertyLimit: 10000, totalPremium: 128 });
    for (const list of ['otherCoverages', 'discounts', 'fees']) expect(policy).not.toHaveProperty(list);
  });

  it('stands apart from the list itself', () => {
    const list = `
RENTERS POLICY DECLARATIONS
THESE SAVINGS HAVE BEEN APPLIED TO YOUR PREMIUM:
AUTO & RENTERS BUNDLE             $37.91
ALARM DISCOUNT                    $30.10
`;
    expect(read('renters', page, list)['discounts']).toEqual([
      { name: 'AUTO & RENTERS BUNDLE', amount: 37.91 },
      { name: 'ALARM DISCOUNT', amount: 30.1 },
    ]);
  });
});

it('a loss that nobody knows has a deductible where the one above it has', () => {
  const page = `
RENTERS POLICY DECLARATIONS
DEDUCTIBLES
All Other Perils       $1,000
Falling Satellites     $5,000
`;
  expect(read('renters', page)['deductibles']).toEqual([
    { peril: 'All Other Perils', amount: 1000 },
    { peril: 'Falling Satellites', amount: 5000 },
  ]);
});

it('an assessment with a mark and a limit is a coverage and no fee', () => {
  const page = `
RENTERS POLICY DECLARATIONS
Further coverages       Yes or No     Limit
Removal of Debris       Yes           $500
Association Assessment  Yes           $1,000
`;
  expect(read('renters', page)).not.toHaveProperty('fees');
});
