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
