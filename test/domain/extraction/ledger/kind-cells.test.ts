import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const listing = String.raw`
Insured: Test Roofing, Inc.

Claim No.   Injured Worker   Nature        Loss Date   Benefit          Paid    Reserve   Incurred
                             Body Part     Reported    Type
47578       Smith, John      Rupture       09/20/10    INDEM       12,896.84       0.00  12,896.84
                             Shoulder      09/28/10    MEDCL       18,436.98      10.00  18,446.98
                                           07/28/11    ALAE         1,134.60       5.00   1,139.60
                                                       COMBINED    32,468.42      15.00  32,483.42

47616       Doe, Jane        Rupture       09/30/10    INDEM       16,481.75       0.00  16,481.75
                             Knee          09/30/10    MEDCL       10,734.51       0.00  10,734.51
                                           09/27/11    ALAE           575.00       0.00     575.00
                                                       COMBINED    27,791.26       0.00  27,791.26
`;

describe('a column of kinds of amounts', () => {
  it('says what the amounts beside its words are, though a field heads it and dates of the record stand beside', () => {
    expect(read('loss_run', listing)['claims']).toMatchObject([
      { paid: { loss: 12896.84, medical: 18436.98, expense: 1134.6, total: 32468.42 }, reserve: { medical: 10 } },
      { paid: { loss: 16481.75, medical: 10734.51, expense: 575, total: 27791.26 } },
    ]);
  });

  it('holds no types of claims', () => {
    const claims = read('loss_run', listing)['claims'] as { claimType?: string }[];
    expect(claims.map(({ claimType }) => claimType)).toEqual([undefined, undefined]);
  });
});
