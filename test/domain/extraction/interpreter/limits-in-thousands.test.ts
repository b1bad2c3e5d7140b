import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const coverages = (lines: string): unknown => read('auto', `PERSONAL AUTO DECLARATIONS\n${lines}`)['coverages'];

describe('limits in thousands', () => {
  const expected = [
    { name: 'BODILY INJURY LIABILITY', limitPerPerson: 250_000, limit: 500_000, premium: 142 },
    { name: 'PROPERTY DAMAGE LIABILITY', limit: 100_000, premium: 98 },
    { name: 'MEDICAL PAYMENTS', limit: 5000, premium: 14 },
    { name: 'COLLISION', deductible: 500, premium: 196 },
  ];
  const lines = `
BODILY INJURY LIABILITY       250/500                    142.00
PROPERTY DAMAGE LIABILITY     100                         98.00
MEDICAL PAYMENTS              5                           14.00
COLLISION                                     500        196.00`;

  it.each([
    ['a caption', 'LIMITS OF LIABILITY ARE IN THOUSANDS OF DOLLARS UNLESS NOTED.\n', 'LIMIT      '],
    ['the heading', '', 'LIMIT (000)'],
  ])('are read in dollars where %s says so', (_, caption, heading) => {
    const page = `${caption}COVERAGE                      ${heading}   DEDUCTIBLE   PREMIUM${lines}\n`;
    expect(coverages(page)).toEqual(expected);
  });

  it('may have a deductible beside them, and the word behind them', () => {
    const page = `
LIMITS ARE SHOWN IN THOUSANDS OF DOLLARS
COVERAGE                      LIMIT/DED            PREMIUM
BODILY INJURY                 $15/30 thousand        62.00
UM PD                         50 (200 DED)           12.00
COMPREHENSIVE                 ACV - 500 DED          74.00
`;
    expect(coverages(page)).toEqual([
      { name: 'BODILY INJURY', limitPerPerson: 15_000, limit: 30_000, premium: 62 },
      { name: 'UM PD', limit: 50_000, deductible: 200, premium: 12 },
      { name: 'COMPREHENSIVE', limitText: 'ACV', deductible: 500, premium: 74 },
    ]);
  });

  it('are read so below a note, but not what is written in full', () => {
    const page = `
COVERAGE                      LIMIT         DEDUCTIBLE   PREMIUM
PROPERTY DAMAGE LIABILITY     100                         98.00
MEDICAL PAYMENTS              $5,000                      14.00
TOWING AND LABOR              .1                           6.00
Limits are shown in thousands of dollars.
`;
    expect(coverages(page)).toEqual([
      { name: 'PROPERTY DAMAGE LIABILITY', limit: 100_000, premium: 98 },
      { name: 'MEDICAL PAYMENTS', limit: 5000, premium: 14 },
      { name: 'TOWING AND LABOR', limit: 100, premium: 6 },
    ]);
  });

  it('are read so beside limits of a person and of an accident, but not what is paid in dollars', () => {
    const page = `
Coverage                      Limits        Premium
Bodily Injury                 100/300       $184.00
Property Damage               50             $92.00
Medical Payments              5              $12.00
Towing and Labor              75              $6.00
`;
    expect(coverages(page)).toEqual([
      { name: 'Bodily Injury', limitPerPerson: 100_000, limit: 300_000, premium: 184 },
      { name: 'Property Damage', limit: 50_000, premium: 92 },
      { name: 'Medical Payments', limit: 5_000, premium: 12 },
      { name: 'Towing and Labor', limit: 75, premium: 6 },
    ]);
  });

  it('are not those of other columns that are in thousands', () => {
    const page = `
Vehicle 1 2020 Ford F150  Cost new (000) 35
Coverage                        Limit             Deductible        Premium
Towing                          100                                  $8.00
Property Damage Liability       50,000                              $98.00
`;
    expect(coverages(page)).toContainEqual(expect.objectContaining({ name: 'Towing', limit: 100 }));
  });
});

describe('a pair of which the second is many times the first', () => {
  it('is what a day and all days are paid with', () => {
    const page = `
Coverage                        Limit             Premium
Bodily Injury Liability         25/50             $142.00
Rental Reimbursement            30/900             $20.00
Rental Car Expense              $40/$1,200         $20.00
`;
    expect(coverages(page)).toMatchObject([
      { limitPerPerson: 25_000, limit: 50_000 },
      { name: 'Rental Reimbursement', limitText: '30/900' },
      { name: 'Rental Car Expense', limitText: '$40/$1,200' },
    ]);
  });

  it('are so where the name says it, which is no part of the name', () => {
    const page = `
Coverage               Limits             Premium
BI (000s)              100/300             210.00
PD (000's)             50                   98.00
`;
    expect(coverages(page)).toEqual([
      { name: 'BI', limitPerPerson: 100_000, limit: 300_000, premium: 210 },
      { name: 'PD', limit: 50_000, premium: 98 },
    ]);
  });
});

it('limits in thousands stand beside others that are written in full elsewhere', () => {
  const page = String.raw`
CGL DECLARATIONS
LIMITS IN THOUSANDS    EA OCC 1,000   GEN AGG 2,000   PROD/CO AGG 2,000

ADDL COVERAGES                             LIMIT         DED       PREMIUM
EMPLOYEE BENEFITS LIABILITY                1,000,000     1,000     $125
`;
  expect(read('general_liability', page)).toMatchObject({
    eachOccurrenceLimit: 1_000_000,
    generalAggregateLimit: 2_000_000,
    productsAggregateLimit: 2_000_000,
    otherCoverages: [{ limit: 1_000_000, deductible: 1000, premium: 125 }],
  });
});
