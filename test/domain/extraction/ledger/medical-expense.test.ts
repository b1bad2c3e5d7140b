import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Roserlake Surety Company                          Data Evaluated: 11/05/2021
Policy Number: WC6715488    Policy Period: 03/01/2020 - 03/01/2021

Claim       Date of     Indemnity     Med Exp    Legal Exp       Total
Number      Loss             Paid        Paid         Paid        Paid
PQ-592168   03/14/20     1,250.00      310.50       800.00    2,360.50
PQ-592171   05/02/20       940.00       12.00        75.25    1,027.25
PQ-592180   11/09/20        75.00    2,500.00       150.00    2,725.00
`;

it('what treatment costs is medical and no expense, also where its heading says so', () => {
  expect(read('loss_run', page)['claims']).toMatchObject([
    { paid: { loss: 1250, medical: 310.5, expense: 800, total: 2360.5 } },
    { paid: { loss: 940, medical: 12, expense: 75.25, total: 1027.25 } },
    { paid: { loss: 75, medical: 2500, expense: 150, total: 2725 } },
  ]);
});
