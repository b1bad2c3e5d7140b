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
