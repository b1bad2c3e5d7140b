import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a letter that lists what happened by date', () => {
  it('has a claim for each line, and dates of its own', () => {
    const letter = `
Dear Ms. Park,
Per your request, here is the five-year claim history for Bright Daycare Inc. under policy PHPK-2201994:
  03/14/2022 - Child injured on slide. Closed with payment of $4,200.
  11/30/2023 - Water backup in kitchen. Closed with payment of $9,815.37.
There are no other losses on file. Valued as of June 1, 2025.
Regards,
Harbor Lakes Insurance Company
`;
    expect(read('loss_run', letter)).toMatchObject({
      carrierName: 'Harbor Lakes Insurance Company',
      valuationDate: '2025-06-01',
      claims: [
        { lossDate: '2022-03-14', description: 'Child injured on slide', paid: { total: 4200 } },
        { lossDate: '2023-11-30', description: 'Water backup in kitchen', paid: { total: 9815.37 } },
      ],
    });
  });
});

describe('a list of claims that repeats its policy and its insured in each row', () => {
  it('has them as the policies with their terms and as the insured', () => {
    const page = `
LOSS RUN
Insured Name           Policy #       Policy Term              Claim #     Loss Date   Status  Loss Description        Incurred    Paid      Reserve
Tall Oaks HOA          HOA-220199     01/15/2023-01/15/2024    881920      3/4/2023    CLO     Tree fell on fence      3,400       3,400     0
Tall Oaks HOA          HOA-220199     01/15/2024-01/15/2025    890033      5/2/2024    OPN     Roof leak, clubhouse    22,000      8,000     14,000
`;
    expect(read('loss_run', page)).toMatchObject({
      namedInsureds: ['Tall Oaks HOA'],
      policies: [
        { policyNumber: 'HOA-220199', effectiveDate: '2023-01-15', expirationDate: '2024-01-15' },
        { policyNumber: 'HOA-220199', effectiveDate: '2024-01-15', expirationDate: '2025-01-15' },
      ],
    });
  });
});

describe('a column headed "Total" behind the kinds of what is reserved', () => {
  const reportOf = (first: string, second: string): string => `
Insured: Ironworks Fitness LLC     Evaluation: 3/31/2025    Policy GLX 004417   2/1/2023 to 2/1/2024   As of 4/1/2025
Claim       D/L       Claimant        Description              Ind. Paid   Exp. Paid   Ind. Res.   Exp. Res.   Total
23-1187     4/2/23    T. Webb         Dropped weight on foot      2,500         150         300         200    ${first}
23-1190     6/9/23    A. Ruiz         Fell from treadmill         1,000           0           0           0    ${second}
`;

  it('is what was paid and reserved where it adds up to both', () => {
    expect(read('loss_run', reportOf('3,150', '1,000'))).toMatchObject({
      policies: [{ policyNumber: 'GLX 004417', effectiveDate: '2023-02-01', expirationDate: '2024-02-01' }],
      claims: [
        { reserve: { loss: 300, expense: 200 }, incurred: { total: 3150 } },
        { paid: { loss: 1000 }, incurred: { total: 1000 } },
      ],
    });
  });

  it('is what is reserved where it adds up to that', () => {
    expect(read('loss_run', reportOf('  500', '    0'))['claims']).toMatchObject([
      { reserve: { loss: 300, expense: 200, total: 500 }, incurred: {} },
      { reserve: { total: 0 } },
    ]);
  });
});

describe('a term written as a day of two years', () => {
  it('begins in the first and ends in the second', () => {
    const page = `
GENERAL LIABILITY         Policy GLX 004417 (2/1/23-24)
Claim       D/L       Claimant        Description              Paid        Reserve     Incurred
23-1187     4/2/23    T. Webb         Dropped weight on foot      2,500           0       2,500

GENERAL LIABILITY         Policy GLX 004417 (2/1/24-25)
     *** NO LOSSES ***
`;
    expect(read('loss_run', page)['policies']).toMatchObject([
      { effectiveDate: '2023-02-01', expirationDate: '2024-02-01' },
      { effectiveDate: '2024-02-01', expirationDate: '2025-02-01' },
    ]);
  });
});
