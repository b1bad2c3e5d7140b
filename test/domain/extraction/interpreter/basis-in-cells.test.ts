import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const basesOf = (page: string): unknown =>
  (read('general_liability', page)['classifications'] as Record<string, unknown>[]).map(
    ({ classCode, premiumBasis, exposure, rate, premium }) => [classCode, premiumBasis, exposure, rate, premium],
  );

describe('a basis with its amount in one cell', () => {
  it('is in the column of the basis, as a letter or in words', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Code     Classification                    Premium Basis      Rate       Premium
10040    Appliance stores                  (s) 310,000        1.850      $574
10042    Appliance repair                  Payroll 96,000     9.250      $888
61217    Buildings or premises             a) 4,000           75.000     $300
`;
    expect(basesOf(page)).toEqual([
      ['10040', 's', 310000, 1.85, 574],
      ['10042', 'Payroll', 96000, 9.25, 888],
      ['61217', 'a', 4000, 75, 300],
    ]);
  });

  it('is in the column of the exposure, with the basis behind it', () => {
    const page = `
GENERAL LIABILITY DECLARATIONS
Code     Classification                    Exposure           Rate       Premium
10040    Appliance stores                  310,000 sales      1.850      $574
10042    Appliance repair                  $96,000 payroll    9.250      $888
`;
    expect(basesOf(page)).toEqual([
      ['10040', 'sales', 310000, 1.85, 574],
      ['10042', 'payroll', 96000, 9.25, 888],
    ]);
  });
});
