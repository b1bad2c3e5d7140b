import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('names of coverages behind their values', () => {
  it('are read as if they stood before them', () => {
    const page = `
GARAGE POLICY DECLARATIONS
PREMIUM     DEDUCTIBLE    LIMIT OF INSURANCE          COVERAGE
3,249.00                  $ 1,000,000 each accident   Liability - Auto Only
  188.00                  $ 5,000 any one accident    Medical Payments
  743.00    1,000         $ 180,000 any one loss      Physical Damage -
                                                      Comprehensive
1,210.00    1,000         $ 180,000 any one loss      Physical Damage - Collision
`;
    expect(read('commercial_auto', page)['coverages']).toEqual([
      { name: 'Liability - Auto Only', limit: 1000000, premium: 3249 },
      { name: 'Medical Payments', limit: 5000, premium: 188 },
      { name: 'Physical Damage - Comprehensive', limit: 180000, deductible: 1000, premium: 743 },
      { name: 'Physical Damage - Collision', limit: 180000, deductible: 1000, premium: 1210 },
    ]);
  });

  it('may have a column of values on either side', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
Limit        Deductible    Coverage              Premium
$400,000     $1,000        Dwelling              $900.00
$40,000      $1,000        Other structures      $41.00
$200,000     $1,000        Personal property     $62.00
$300,000                   Personal liability    $18.00
`;
    expect(read('homeowners', page)).toMatchObject({
      dwellingLimit: 400000,
      otherStructuresLimit: 40000,
      personalPropertyLimit: 200000,
      personalLiabilityLimit: 300000,
    });
  });
});

describe('premiums in the first column', () => {
  const page = `
TENANTS POLICY AMENDED DECLARATIONS
 Annual                                     Amount           Amount of
Premium   Coverage                          Before Change    Insurance Now
 134.00   Personal Property                    48,000           43,000
   Incl   Additional Living Expense            19,200           17,200
  18.00   Family Liability - Each Occurrence  100,000          100,000
  11.00   Medical Expense - Each Person         1,000            1,000
   6.00   Refrigerated Food Spoilage              500              500

Premium
 204.00   Total Annual Premium After This Change
 8.00CR   Return Premium for the Rest of the Term
`;
  const data = read('renters', page);

  it('belong to the names behind them, with the limits that are in force', () => {
    expect(data).toMatchObject({ personalPropertyLimit: 43000, lossOfUseLimit: 17200 });
    expect(data['otherCoverages']).toContainEqual({ name: 'Refrigerated Food Spoilage', limit: 500, premium: 6 });
  });

  it('have their total before its label', () => {
    expect(data).toMatchObject({ totalPremium: 204 });
  });
});

it('symbols of garage forms have two digits', () => {
  const page = `
GARAGE POLICY DECLARATIONS
Coverage                Symbol    Limit         Premium
Liability - Auto Only   22        $1,000,000    3,249.00
Collision               31        $180,000      1,210.00
Medical Payments        28        $5,000          188.00
`;
  const symbols = (read('commercial_auto', page)['coverages'] as { autoSymbols: string[] }[]).map(
    ({ autoSymbols }) => autoSymbols,
  );
  expect(symbols).toEqual([['22'], ['31'], ['2', '8']]);
});

it('a number of a form below locations is no address', () => {
  const page = `
LIABILITY DECLARATIONS
Loc    Address
001    3255 Branch Blvd, Quenby, FL 33117

Forms of this part
       BP-1000
       CG-8830
`;
  expect(read('general_liability', page)['locations']).toEqual([
    { locationNumber: 1, address: '3255 Branch Blvd, Quenby, FL 33117' },
  ]);
});
