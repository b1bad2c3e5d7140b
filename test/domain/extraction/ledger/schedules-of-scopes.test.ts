import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Consolidated Summary
Named Insured: Quenin Plumbing Supply, Inc        Data Evaluated: 11/05/2021

Ref   Line of Business     Policy        From         To           Claims   Incurred
A     General Liability    GL6715488     03/01/2020   03/01/2021        2   3,477.00
B     Property             7715-40-99    03/01/2020   03/01/2021        1   2,725.00
C     Garage               GK-3321       03/01/2020   03/01/2021        0       0.00

Ref   Claim         Loss date    Status     Paid     Reserve    Incurred
A     592168        03/14/2020   Open     525.00    2,000.00    2,525.00
A     592171        05/02/2020   Closed   952.00        0.00      952.00
B     PQ-44-1180    11/09/2020   Open     225.00    2,500.00    2,725.00
`;

describe('a schedule of policies of several carriers', () => {
  it('lists policies although it has a heading that records may have, too', () => {
    expect(read('loss_run', page)['policies']).toMatchObject([
      { policyNumber: 'GL6715488', lineOfBusiness: 'General Liability', claimCount: 2, incurred: { total: 3477 } },
      { policyNumber: '7715-40-99', effectiveDate: '2020-03-01', claimCount: 1 },
      { policyNumber: 'GK-3321', expirationDate: '2021-03-01', claimCount: 0 },
    ]);
  });
});

describe('claims of several carriers in one table', () => {
  it('may have numbers of another make, in rows as full as those of the others', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimNumber: '592168' },
      { claimNumber: '592171', lossDate: '2020-05-02' },
      { claimNumber: 'PQ-44-1180', lossDate: '2020-11-09', incurred: { total: 2725 } },
    ]);
  });

  it('are not begun by numbers that every claim has below its own', () => {
    const below = page.replaceAll(/^(?:[ABC] {5}(?:\d{6}|PQ).*)$/gm, '$&\n      77-1200-6');
    expect(read('loss_run', below)['claims']).toHaveLength(3);
  });
});
