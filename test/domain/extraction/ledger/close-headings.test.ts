import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Roserlake Surety Company
Named Insured: Quenin Plumbing Supply, Inc        Data Evaluated: 11/05/2021
Policy Number: GL6715488    Policy Period: 03/01/2020 - 03/01/2021

                                 PAID          OUTSTANDING
Claim       Date of    St      Loss Expense     Loss Expense     Total
Number      Loss       Cd    Amount  Amount  Reserve Reserve  Incurred
PQ-592168   03/14/20   O   1,250.00  210.50 4,000.00  800.00  6,260.50
PQ-592171   05/02/20   C     940.00   12.00                     952.00
PQ-592180   11/09/20   O      75.00         2,500.00  150.00  2,725.00
PQ-592184   12/20/20   C              33.00                      33.00
`;

describe('headings that stand as close as words', () => {
  it('are cut where the cells of the columns below them end', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { paid: { loss: 1250, expense: 210.5 }, reserve: { loss: 4000, expense: 800 }, incurred: { total: 6260.5 } },
      { paid: { loss: 940, expense: 12 }, incurred: { total: 952 } },
      { paid: { loss: 75 }, reserve: { loss: 2500, expense: 150 } },
      { paid: { expense: 33 }, incurred: { total: 33 } },
    ]);
  });
});

const blocks = String.raw`
Roserlake Surety Company   Insured: Quenin Plumbing Supply, Inc
Policy Number: WC6715488    Policy Period: 03/01/2020 - 03/01/2021

File No.: 9920418       Injured Worker: Ana Ruiz         File Status: Closed
Loss Date      11/05/2020                       Payments Outstanding Total Cost
Date Notified  11/06/2020           Medical       925.81        0.00     925.81
NCCI Class     5183                 Indemnity     240.00       50.00     290.00
Cause          Fall                 Expense        70.15        0.00      70.15
                                    Total       1,235.96       50.00   1,285.96

File No.: 9920431       Injured Worker: Leo Hart         File Status: Open
Loss Date      01/30/2021                       Payments Outstanding Total Cost
Date Notified  02/01/2021           Medical     3,211.38    1,088.62   4,300.00
NCCI Class     5183                 Indemnity       0.00        0.00       0.00
Cause          Lifting              Expense       220.00      280.00     500.00
                                    Total       3,431.38    1,368.62   4,800.00
`;

describe('headings of a block that stand as close as words, behind a pair', () => {
  it('are cut where each names another measure', () => {
    expect(read('loss_run', blocks)['claims']).toMatchObject([
      {
        claimNumber: '9920418',
        lossDate: '2020-11-05',
        paid: { medical: 925.81, loss: 240, total: 1235.96 },
        reserve: { loss: 50, total: 50 },
        incurred: { medical: 925.81, total: 1285.96 },
      },
      {
        claimNumber: '9920431',
        lossDate: '2021-01-30',
        paid: { medical: 3211.38, expense: 220, total: 3431.38 },
        reserve: { medical: 1088.62, total: 1368.62 },
        incurred: { total: 4800 },
      },
    ]);
  });
});
