import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Claim Experience Report
Insured: Lone Pine Catering, Inc.           Valuation Date: 08/15/2021

Policy Number   Line               Effective    Expires      Claims  Open       Paid   Outstanding    Incurred
TSA 869138-05   Commercial Auto    05/15/2021   05/15/2022        2     2   1,661.71     17,000.00   18,661.71
TSA 268226-04   Commercial Auto    05/15/2020   05/15/2021        0     0       0.00          0.00        0.00
Report Total                                                      2     2   1,661.71     17,000.00   18,661.71

TSA 869138-05   Commercial Auto    05/15/2021   05/15/2022

Claim Number    Claimant            Status     Jurisdiction                 Indemnity / PD Medical  Expense     Total
A21-005309-01   Holloway, Dorothy   Open       LA            Paid              1,592.92      0.00    68.79   1,661.71
Occurred        Reported                                     Outstanding      13,000.00      0.00   250.00  13,250.00
05/16/2021      05/17/2021                                   Incurred         14,592.92      0.00   318.79  14,911.71

Loss Type           Cause
Lost Time           Rear-end collision
Accident Description
Rear-ended at the red light near the store

Claim Number    Claimant            Status     Jurisdiction                 Indemnity / PD Medical  Expense     Total
A21-005293-01   Halvorsen, Kevin    Open       KS            Paid                  0.00      0.00     0.00       0.00
Occurred        Reported                                     Outstanding       1,500.00      0.00 2,250.00   3,750.00
05/22/2021      05/23/2021                                   Incurred          1,500.00      0.00 2,250.00   3,750.00

Loss Type           Cause
Lost Time           Lane change
Accident Description
Changed lanes and hit another car on the highway
`;

describe('cards with captions', () => {
  const { claims } = read('loss_run', page);

  it('have two headings of kinds where amounts stand under each, though no gap is between them', () => {
    expect(claims).toMatchObject([
      {
        paid: { loss: 1592.92, medical: 0, expense: 68.79, total: 1661.71 },
        reserve: { loss: 13000, medical: 0, expense: 250, total: 13250 },
      },
      { paid: { loss: 0, total: 0 }, incurred: { loss: 1500, expense: 2250, total: 3750 } },
    ]);
  });

  it('end a text at a caption, which names what stands right below it', () => {
    expect(claims).toMatchObject([
      { cause: 'Rear-end collision', description: 'Rear-ended at the red light near the store' },
      { cause: 'Lane change', description: 'Changed lanes and hit another car on the highway' },
    ]);
  });

  it('have kinds of records as values below their heading, not as further headings', () => {
    expect(claims).toMatchObject([{ claimType: 'Lost Time' }, { claimType: 'Lost Time' }]);
  });

  it('belong to the policy in the line above them, though it stands under the columns of a table of policies', () => {
    expect(claims).toMatchObject([{ policyNumber: 'TSA 869138-05' }, { policyNumber: 'TSA 869138-05' }]);
  });
});
