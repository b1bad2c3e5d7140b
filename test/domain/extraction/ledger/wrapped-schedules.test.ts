import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Roserlake Surety Company
Named Insured: Quenin Plumbing Supply, Inc        Data Evaluated: 11/05/2021

Policy Number   Line of Business  From         To           Claims   Incurred
GL6715488       Farm Equipment    03/01/2020   03/01/2021        1   3,477.00
                and Livestock
GL6715411       Silo Breakdown    03/01/2020   03/01/2021        0       0.00

Claim           Loss date    Status     Paid     Reserve    Incurred
PQ-592168       03/14/2020   Open     1,477.00    2,000.00    3,477.00
`;

describe('a list of policies', () => {
  it('goes on with its cells in the line below', () => {
    expect(read('loss_run', page)['policies']).toMatchObject([
      { policyNumber: 'GL6715488', lineOfBusiness: 'Farm Equipment and Livestock' },
      { policyNumber: 'GL6715411', lineOfBusiness: 'Silo Breakdown' },
    ]);
  });
});
