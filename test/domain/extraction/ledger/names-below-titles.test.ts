import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Loss Analysis Report
                                              Inception Date   03-23-2019     District Office   North
1234567-2019                                  Expiration Date  03-23-2020     Code              Active

Brokerage

   Name   Hale Services Inc
Address   Po Box 123 Corona Del Mar, CA 91234

   Totals

   All injuries of the year

   Claims           Costs
     Open   1       Paid Compensation        $10
   Closed   1       Paid Medical            $949
    Total   2       Total Paid              $959
                    Estimated Compensation            $14,933
Litigated   1       Total Estimated/Incurred          $39,222

   Claims
Claim ID     Claimant       Status     Injury Date    Paid Comp    Paid Medical
06501234     Smith, John    Open       01-08-2020     $10          $949

policy 1234567-2019
`;

describe('a title alone in the row above a name', () => {
  it('says whose name it is where the label does not', () => {
    const data = read('loss_run', page);
    expect(data).toMatchObject({ agencyName: 'Hale Services Inc' });
    expect(data).not.toHaveProperty('namedInsureds');
  });
});

describe('the key of a policy without a label', () => {
  it('is that of the term in its lines where it is named elsewhere', () => {
    expect(read('loss_run', page)['policies']).toMatchObject([
      { policyNumber: '1234567-2019', effectiveDate: '2019-03-23', expirationDate: '2020-03-23' },
    ]);
  });
});
