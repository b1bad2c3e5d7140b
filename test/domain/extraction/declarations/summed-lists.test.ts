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

it('of a list with prices, a text without one is no discount', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
CREDITS APPLIED TO YOUR PREMIUM
Alarm and Smoke Detector      $29.05
New Home Purchase             $40.73          Insurer
Long-Term Customer            $50.25          Larkspur Home
Non-Smoker                    Applied
Payment History              $355.91

About the home
`;
  const names = (read('homeowners', page)['discounts'] as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual([
    'Alarm and Smoke Detector',
    'New Home Purchase',
    'Long-Term Customer',
    'Non-Smoker',
    'Payment History',
  ]);
});

it('the text beside "fire protection" is a class only where it looks like one', () => {
  const page = (text: string): string => `
HOMEOWNERS POLICY DECLARATIONS
Constructed in 1901; 2 floors
Outside walls:        Brick
Fire protection:      ${text}
`;
  expect(read('homeowners', page('Subscription - no'))).not.toHaveProperty('protectionClass');
  expect(read('homeowners', page('04'))).toMatchObject({
    protectionClass: '04',
    constructionType: 'Brick',
    yearBuilt: 1901,
    numberOfStories: 2,
  });
});
