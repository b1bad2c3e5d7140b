import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const limits = {
  dwellingLimit: 312000,
  otherStructuresLimit: 31200,
  personalPropertyLimit: 218400,
  lossOfUseLimit: 62400,
  personalLiabilityLimit: 500000,
  medicalPaymentsLimit: 5000,
};

describe('limits under letters', () => {
  const rows = String.raw`
HOMEOWNERS POLICY DECLARATIONS
Coverage                         Limit of Liability
A                                $312,000
B                                $31,200
C                                $218,400
D                                $62,400
E                                $500,000
F                                $5,000
`;

  it('are read by a key that is set as running text', () => {
    const key =
      'Coverages: A = Dwelling; B = Other Structures; C - Contents; D - Loss of Use; E - Personal Liability; F - Guest Medical';
    expect(read('homeowners', `${rows}\n${key}\n`)).toMatchObject(limits);
  });

  it('mean what they mean in the standard forms where no key is printed', () => {
    expect(read('homeowners', rows)).toMatchObject(limits);
  });
});

it('names of coverages are read over their columns, however many lines they are set in', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS

                                                                                            COVERAGE
                                                                                            F -
                                   B.             PERSONAL       D.           E -           MEDICAL
                                   OTHER          PROPERTY       LOSS         PERSONAL      PAYMENTS
                    DWELLING       STRUCTURES     PROTECTION     OF USE       LIABILITY     TO OTHERS
AMOUNT              $312,000       $31,200        $218,400       $62,400      $500,000      $5,000
PREMIUM             $1,103.71      $74.61         INCL           INCL         $41.37        $13.88
`;
  expect(read('homeowners', page)).toMatchObject(limits);
});

it('limits that could be bought stand beside those in force and are not read', () => {
  const page = String.raw`
RENTERS POLICY DECLARATIONS

Coverage                    Current        Plus            Higher
Part                        Policy         Package         Limits
Personal Property           $45,000        $60,000         $75,000
Loss of Use                 $9,000         $12,000         $15,000
Personal Liability          $100,000       $300,000        $500,000
`;
  expect(read('renters', page)).toMatchObject({
    personalPropertyLimit: 45000,
    lossOfUseLimit: 9000,
    personalLiabilityLimit: 100000,
  });
});

describe('deductibles', () => {
  it('stand in the lines below a heading in the middle of the page', () => {
    const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS
Policy Number: HO 123456                                             Form HO-3

                                  Deductibles
All Other Perils: $1,000
Windstorm or Hail: 2% ($6,240)
`;
    expect(read('homeowners', page)['deductibles']).toEqual([
      { peril: 'All Other Perils', amount: 1000 },
      { peril: 'Windstorm or Hail', amount: 6240, percent: 2 },
    ]);
  });

  it('are told by an abbreviation, and not by the number of a form', () => {
    const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS
Ded. - All Perils:          $2,500

Forms
Named Storm Percentage Deductible ES 240
`;
    expect(read('homeowners', page)['deductibles']).toEqual([{ peril: 'All Perils', amount: 2500 }]);
  });
});

it('a fee that each installment would cost is no fee of the policy', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS
Fees
Policy Fee                     $25.00
A fee of $5.00 applies to each installment.
`;
  expect(read('homeowners', page)['fees']).toEqual([{ name: 'Policy Fee', amount: 25 }]);
});

it('discounts are listed in one line between slashes', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS
Discounts
Paperless Discount / Sprinkler Discount / Claim Free Discount
`;
  expect(read('homeowners', page)['discounts']).toEqual([
    { name: 'Paperless Discount' },
    { name: 'Sprinkler Discount' },
    { name: 'Claim Free Discount' },
  ]);
});

describe('a dwelling whose facts stand one by one in running text', () => {
  const page = String.raw`
HOMEOWNERS POLICY DECLARATIONS
Policy number: HM 4471920          Policy period: 03/01/2024 to 03/01/2025

Residence        12 Quarry Rd, Boise, ID 83702
                 Built 1974 · 1,850 sq ft · stone veneer · roof: slate · protection class 4 · owner occupied ·

Coverages                                             Limit          Premium
A. Dwelling                                           $310,000       $902.00
E. Personal Liability                                 $300,000       Included
Equipment Breakdown, deductible $500                  $50,000        $31.00
Water Back Up and Sump Overflow, ded. of $1,000       $10,000        $58.00
Service Line                                          $10,000        $22.00
`;

  it('is described by each of them', () => {
    expect(read('homeowners', page)).toMatchObject({
      yearBuilt: 1974,
      squareFeet: 1850,
      constructionType: 'stone veneer',
      roofType: 'slate',
      protectionClass: '4',
      occupancy: 'owner occupied',
    });
  });

  it('may have coverages whose deductible stands behind their name', () => {
    expect(read('homeowners', page)['otherCoverages']).toMatchObject([
      { name: 'Equipment Breakdown', limit: 50000, deductible: 500, premium: 31 },
      { name: 'Water Back Up and Sump Overflow', limit: 10000, deductible: 1000, premium: 58 },
      { name: 'Service Line', limit: 10000, premium: 22 },
    ]);
  });
});

it('deductibles may be told in a sentence, each with what it is for', () => {
  const page = `
TENANT HOMEOWNERS POLICY
C. Personal Property     $51,000      $186.00

Loss under Section I is adjusted at actual cash value less $250 deductible for all perils other than theft, and
less $500 deductible for theft.
`;
  expect(read('renters', page)['deductibles']).toEqual([
    { peril: 'all perils other than theft', amount: 250 },
    { peril: 'theft', amount: 500 },
  ]);
});
