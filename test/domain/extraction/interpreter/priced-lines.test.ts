import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('coverages with their price in running text', () => {
  it('are cut into name, limit and premium', () => {
    const page = String.raw`
PERSONAL AUTO DECLARATIONS
Car 1: 2009 Ford Escape

Property Damage 50,000.00 at $58.92
Comprehensive 250.00 deductible at $104.70
Collision 1,000.00 deductible at $121.16
`;
    expect(read('auto', page)['coverages']).toMatchObject([
      { name: 'Property Damage', limit: 50_000, premium: 58.92 },
      { name: 'Comprehensive', deductible: 250, premium: 104.7 },
      { name: 'Collision', deductible: 1000, premium: 121.16 },
    ]);
  });
});

describe('columns without headings', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS

OPTIONAL COVERAGES
Employee Dishonesty             $25,000     ded $250          $55
Forgery or Alteration           $10,000                     Included
Employment Practices Liability  $100,000    ded $5,000       $244
Outdoor Signs                   $5,000, deductible $500       $73
`;

  it('hold prices where amounts behind round limits are not round', () => {
    expect(read('businessowners', page)['coverages']).toEqual(
      expect.arrayContaining([
        { name: 'Employee Dishonesty', limit: 25_000, deductible: 250, premium: 55 },
        { name: 'Employment Practices Liability', limit: 100_000, deductible: 5000, premium: 244 },
        { name: 'Outdoor Signs', limit: 5000, deductible: 500, premium: 73 },
      ]),
    );
  });

  it('hold none where all amounts are round', () => {
    const limits = page.replaceAll(/ {3}\$(?:55|244|73)$/gm, '$50,000');
    const coverages = read('businessowners', limits)['coverages'] as { premium?: number }[];
    expect(coverages.every(({ premium }) => premium === undefined)).toBe(true);
  });
});

describe('a price that each line calls "premium"', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS

Premises 1, Building 1
Building (Replacement Cost)                $559,000       premium    $2,007
Business Personal Property                 $337,000       premium    $442
Business Income and Extra Expense          12 Months      premium    included
Outdoor Signs                              $2,500         premium    $42

Total for the policy period                                          $2,491
`;

  it('is the premium of its line and not of the policy', () => {
    const result = read('businessowners', page);
    expect(result['totalPremium']).toBe(2491);
    expect(result['coverages']).toMatchObject([
      { name: 'Building', limit: 559_000, premium: 2007 },
      { name: 'Business Personal Property', limit: 337_000, premium: 442 },
      { name: 'Business Income and Extra Expense', limitText: '12 Months' },
      { name: 'Outdoor Signs', limit: 2500, premium: 42 },
    ]);
  });
});

it('prices that add up are none of the coverages over another table, and no limits', () => {
  const page = String.raw`
HOMEOWNERS DECLARATIONS
COVERAGES    A-DWELLING   B-OTHER STR   C-PERS PROP   D-LOSS OF USE   E-LIABILITY   F-MED PAY
LIMITS       412,000      41,200        309,000       123,600         500,000       5,000
PREMIUM      BASE                                            1,688
             PERS PROP REPLACEMENT COST                        169
             WATER BACK UP                   10,000             74
             PROTECTIVE DEVICE                                 -84
             TOTAL                                           1,847
`;
  expect(read('homeowners', page)['otherCoverages']).toEqual([
    { name: 'PERS PROP REPLACEMENT COST', premium: 169 },
    { name: 'WATER BACK UP', limit: 10_000, premium: 74 },
  ]);
});
