import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('lines that tell a record without a table', () => {
  it('label their figures behind a key and its text', () => {
    const page = String.raw`
WORKERS COMPENSATION INFORMATION PAGE
STATE: OHIO
Class 5183 Plumbing NOC & drivers: payroll $412,000 at 3.10 per $100, premium $12,772
8810 Clerical office                payroll 60,000     rate .12     premium 72
`;
    expect(read('workers_compensation', page)['classifications']).toEqual([
      {
        state: 'OHIO',
        classCode: '5183',
        description: 'Plumbing NOC & drivers',
        payroll: 412_000,
        rate: 3.1,
        premium: 12_772,
      },
      { state: 'OHIO', classCode: '8810', description: 'Clerical office', payroll: 60_000, rate: 0.12, premium: 72 },
    ]);
  });

  it('need no labels where an amount times its rate is the premium', () => {
    const page = String.raw`
WORKERS COMPENSATION INFORMATION PAGE
4. IN   5022   Masonry NOC                  150,000     6.20      9,300
   IN   5606   Executive supervisor          80,000     1.10        975
`;
    expect(read('workers_compensation', page)['classifications']).toEqual([
      { state: 'IN', classCode: '5022', description: 'Masonry NOC', payroll: 150_000, rate: 6.2, premium: 9_300 },
    ]);
  });

  it('go on in lines of labelled values', () => {
    const page = String.raw`
WORKERS COMPENSATION INFORMATION PAGE
        5022  Masonry NOC
              Payroll 150,000     Rate 6.20     Premium  9,300
        8742  Salespersons
              Payroll 40,000      Rate 0.30     Premium    120
Total payroll 190,000                           Premium  9,420
`;
    expect(read('workers_compensation', page)['classifications']).toEqual([
      { classCode: '5022', description: 'Masonry NOC', payroll: 150_000, rate: 6.2, premium: 9_300 },
      { classCode: '8742', description: 'Salespersons', payroll: 40_000, rate: 0.3, premium: 120 },
    ]);
  });

  it('name what an exposure is counted in before or behind it, beside another column of the page', () => {
    const page = String.raw`
GENERAL LIABILITY DECLARATIONS
$ 1,000,000   each occurrence           11288 Delicatessens   Sales $450,000 @ 2.10   $945
$ 2,000,000   general aggregate         60010 Apartments      48 units @ 31.50      $1,512
$ 2,000,000   products aggregate
`;
    expect(read('general_liability', page)).toMatchObject({
      eachOccurrenceLimit: 1_000_000,
      classifications: [
        {
          classCode: '11288',
          description: 'Delicatessens',
          premiumBasis: 'Sales',
          exposure: 450_000,
          rate: 2.1,
          premium: 945,
        },
        {
          classCode: '60010',
          description: 'Apartments',
          premiumBasis: 'units',
          exposure: 48,
          rate: 31.5,
          premium: 1_512,
        },
      ],
    });
  });

  it('need no key where what they count is named and their figures agree', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
Hired autos, liability, Ohio: cost of hire $90,000, rate .80 per $100, premium $720
`;
    expect(read('commercial_auto', page)['hiredAndNonOwned']).toEqual([
      {
        kind: 'hired',
        state: 'Ohio',
        coverage: 'liability',
        basis: 'cost of hire',
        exposure: 90_000,
        rate: 0.8,
        premium: 720,
      },
    ]);
  });

  it('are no records where they are addresses or steps of a calculation', () => {
    const page = String.raw`
WORKERS COMPENSATION INFORMATION PAGE
Agent   Hill Agency
        2740 RT 11 Woodstock VA 22664
9807    Increased limits       rate 0.8     premium 242
`;
    expect(read('workers_compensation', page)['classifications']).toBeUndefined();
  });
});
