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

describe('a title alone in its row above labels and amounts', () => {
  const { grandTotals } = read('loss_run', page);

  it('says that the amounts are sums, in front of the only record, too', () => {
    expect(grandTotals).toMatchObject({
      paid: { loss: 10, medical: 949, total: 959 },
      incurred: { loss: 14933, total: 39222 },
    });
  });

  it('has a count of all that is the sum of those of its parts', () => {
    expect(grandTotals).toMatchObject({ claimCount: 2, openClaimCount: 1 });
  });
});
