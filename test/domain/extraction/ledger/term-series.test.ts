import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const run = (terms: readonly [string, string]): Record<string, unknown> =>
  read(
    'loss_run',
    `
Ulval Risk Pool

Claim ref.   Employee        Injured      Reported     Closed       Paid      Incurred
Membership 7 Instrument QX-7719/1           ${terms[0]}
28124        Yaraby, J.      11/23/2019   11/24/2019   12/03/2019   384.00      384.00
77487        Joriton, C.     03/12/2020   03/14/2020                 88.00    1,088.00
Membership 7 Instrument QX-8820/1           ${terms[1]}
31124        Mellery, T.     10/03/2020   10/04/2020   12/03/2020    51.00       51.00
`,
  );

describe('lines of identifiers with terms', () => {
  it('begin policies, whatever their words are and whatever columns their dates stand in', () => {
    const { policies, claims } = run(['08/24/2019   08/24/2020', '08/24/2020   08/24/2021']);
    expect(policies).toMatchObject([
      { policyNumber: 'QX-7719/1', effectiveDate: '2019-08-24', expirationDate: '2020-08-24' },
      { policyNumber: 'QX-8820/1', effectiveDate: '2020-08-24', expirationDate: '2021-08-24' },
    ]);
    expect(claims).toMatchObject([
      { claimNumber: '28124', policyNumber: 'QX-7719/1' },
      { claimNumber: '77487', policyNumber: 'QX-7719/1' },
      { claimNumber: '31124', policyNumber: 'QX-8820/1' },
    ]);
  });

  it('are none where the dates of one of them are no term', () => {
    const data = run(['08/24/2019   08/24/2020', '08/24/2020   09/30/2020']);
    expect(data).not.toHaveProperty('policies');
  });
});
