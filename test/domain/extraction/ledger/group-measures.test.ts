import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Fenwick Surety Company - Cargo Losses of Dray Brothers Inc

             Loss               Pd                   O/S                Total
Claim No     Date            Loss      ALAE        Loss      ALAE     Incurred
C-70014      2/3/2020         648       208           0         0          856
C-70018      5/9/2020       1,186     1,491      10,750     2,000       15,427
C-70025      8/1/2020       4,750         0      20,500     7,250       32,500
`;

describe('a heading over kinds of amounts that says nothing alone', () => {
  it('is a measure where it is one together with each of them', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { paid: { loss: 648, expense: 208 }, reserve: { loss: 0, expense: 0 } },
      { paid: { loss: 1186, expense: 1491 }, reserve: { loss: 10750, expense: 2000 } },
      { paid: { loss: 4750, expense: 0 }, reserve: { loss: 20500, expense: 7250 } },
    ]);
  });
});

describe('columns that are headed alike below two times', () => {
  it('are read where they are those of the whole time', () => {
    const { claims } = read(
      'loss_run',
      String.raw`
Fenwick Surety Company - Cargo Losses of Dray Brothers Inc

                            CURRENT MONTH           CUMULATIVE
Claim No     Loss Date      Paid    Paid Exp      Paid    Paid Exp   Reserves     Incurred
C-70014      2/3/2020      40.00        8.00    648.00      208.00      10.00       866.00
C-70018      5/9/2020       0.00        0.00    186.00        1.00       0.00       187.00
C-70025      8/1/2020      50.00       20.00    750.00       20.00       5.00       775.00
`,
    );
    expect(claims).toMatchObject([
      { paid: { expense: 208 }, reserve: { total: 10 }, incurred: { total: 866 } },
      { paid: { expense: 1 }, incurred: { total: 187 } },
      { paid: { expense: 20 }, incurred: { total: 775 } },
    ]);
  });
});
