import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const stacked = String.raw`
WC LOSS RUN REPORT        Insured: Test Company, Inc.       Valuation Date: 1/25/2021

Claim No        Claimant       Department
Converted #     Class Cd       DOL           Nature        Status   Part Injured
Policy Number   Juris St       First Aware   Employee Lag  Category Cause
Pol. Eff Date   Insured        Date Rcvd     Report Lag    Adjuster Loss Description                    Indem    Medical      LAE     Total
1931111         John Smith     Shop
0               5146           07/08/2015    Contusion     C        Knee                 Reserves           0          0        0         0
SWC8888888      CA             07/08/2015    0             MED      Struck by an object  Payments          12         20        3        35
04/25/2015      Test Company   07/28/2015    20            bchavez  A hammer hit a knee  Incurred          12         20        3        35

1932222         Adam Frank     Shop
0               5146           07/24/2015    Laceration    C        Wrist                Reserves           0          0        0         0
SWC8888888      CA             07/24/2015    0             TTD      Cut by a tool        Payments          82        621       31       734
04/25/2015      Test Company   07/28/2015    4             lderry   A nail gun went off  Incurred          82        621       31       734

2011111         Jane Doe       Shop
0               5146           10/08/2015    Laceration    C        Hand                 Reserves           0          0        0         0
SWC8888888      CA             10/08/2015    0             TTD      Cut by a tool        Payments         320      1,150       66     1,536
04/25/2015      Test Company   10/09/2015    1             lderry   A saw slipped aside  Incurred         320      1,150       66     1,536
`;

const shifted = String.raw`
Name: Test Company          Valued as of: 02/28/2022

Policy      Claim #     Loss Date     Description     Status   Indemnity Paid   Ind Reserve    Expense Paid   Exp Reserve    Salvage Subro  Total Incurred
1234567-0   PR1234567   8/17/2021     Hit a truck     Close          $3,500.00         $10.00          $5.00          $0.00          $0.00       $3,515.00
1234567-0   PR2345678   8/25/2021     Hit behind      Close              $0.00          $0.00         $15.00          $0.00          $0.00          $15.00
1234567-0   PR3456789   11/27/2021    Hit parked      Close            $100.00          $0.00          $0.00         $20.00         $30.00          $90.00
`;

const twoLines = String.raw`
Insured Name: Sensible        Evaluated Date: 1/24/2022

Claim No     Loss Date     Status             Paid Losses   Expenses      Outstanding   Gross         Recovery      Net Incurred
                                                                          Reserve       Incurred
PC-222222    04/19/2020    Closed              $19,020.00     $3,172.50        $10.00    $22,202.50         $2.00     $22,200.50
PC-222223    05/19/2020    Closed                   $0.00       $100.00         $0.00       $100.00         $0.00        $100.00
PC-222224    06/19/2020    Open                     $7.00         $0.00         $3.00        $10.00         $0.00         $10.00
`;

describe('keys and amounts in lines of records', () => {
  it('are fields of records where a line of every record begins with the key of its policy', () => {
    const { policies, claims } = read('loss_run', stacked);
    expect(policies).toHaveLength(1);
    expect(claims).toMatchObject([
      { claimNumber: '1931111', policyNumber: 'SWC8888888', paid: { loss: 12, total: 35 }, incurred: { total: 35 } },
      { claimNumber: '1932222', paid: { loss: 82, medical: 621, expense: 31 } },
      { claimNumber: '2011111', paid: { medical: 1150 }, description: 'A saw slipped aside' },
    ]);
  });

  it('stand under as many headings in their order, though these are set at the left and amounts at the right', () => {
    expect(read('loss_run', shifted)['claims']).toMatchObject([
      { paid: { loss: 3500, expense: 5 }, reserve: { loss: 10, expense: 0 }, incurred: { total: 3515 } },
      { paid: { loss: 0, expense: 15 }, reserve: { loss: 0, expense: 0 }, recovered: 0 },
      { paid: { loss: 100, expense: 0 }, reserve: { loss: 0, expense: 20 }, recovered: 30 },
    ]);
  });

  it('stand under headings whose second line begins where the first one does, over no column', () => {
    const { claims } = read('loss_run', twoLines);
    expect(claims).toMatchObject([
      { reserve: { total: 10 }, recovered: 2 },
      { reserve: { total: 0 } },
      { reserve: { total: 3 } },
    ]);
    // Expenses behind what is paid are paid.
    expect(claims).toMatchObject([
      { paid: { loss: 19020, expense: 3172.5 } },
      { paid: { loss: 0, expense: 100 } },
      { paid: { loss: 7, expense: 0 } },
    ]);
  });
});
