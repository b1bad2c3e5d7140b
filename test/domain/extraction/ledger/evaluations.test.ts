import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('claims with their earlier evaluations', () => {
  const exhibit = String.raw`
LOSS RUN
Policy BAP 687898-18, in force 5/15/2018 - 5/15/2019
Claim          Cause              Loss date    Status    12        24        36       Paid loss  Paid exp.  Reserve    Incurred
CA18-40164     Rear end           9/25/2018    Closed    1,084     3,690     3,700    1,706      600        0          2,306
CA18-91989     Lane change        11/28/2018   Closed    7,886     35,104    35,200   25,438     0          0          25,438
CA18-95475     Backing            2/16/2019    Open      17,358    18,868    18,900   2,157      0          23,000     25,157
Year, 3 claims                                           26,328    57,662    57,800   29,301     600        23,000     52,901
`;

  it('are read by their last one, and the line that counts them is none', () => {
    const claims = read('loss_run', exhibit)['claims'];
    expect(claims).toHaveLength(3);
    expect(claims).toMatchObject([
      { claimNumber: 'CA18-40164', paid: { loss: 1706, expense: 600 }, incurred: { total: 2306 } },
      { claimNumber: 'CA18-91989', paid: { loss: 25438 }, incurred: { total: 25438 } },
      { claimNumber: 'CA18-95475', paid: { loss: 2157 }, reserve: { total: 23000 } },
    ]);
  });
});
