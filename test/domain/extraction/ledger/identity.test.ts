import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Fenwick Surety Company - Cargo Losses of Dray Brothers Inc

Claim No    Loss Date    Paid Frt Goods  Paid ALAE   O/S Frt Goods  O/S ALAE   Ins Share     Cost
C-70014     2/3/2020            648.10     208.00            0.00       0.00        0.00   856.10
C-70018     5/9/2020          1,186.00   1,491.25       10,750.00   2,000.00      500.00 14,927.25
C-70025     8/1/2020          4,750.00       0.00       20,500.00   7,250.00    1,250.00 31,250.00
C-70031     9/4/2020            912.44      80.00        1,500.00       0.00        0.00  2,492.44
`;

describe('columns whose headings say nothing or half', () => {
  it('are what makes the parts less deductions the whole in every row', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { paid: { loss: 648.1, expense: 208 }, incurred: { total: 856.1 } },
      { paid: { loss: 1186 }, reserve: { loss: 10750, expense: 2000 }, recovered: 500, incurred: { total: 14927.25 } },
      { paid: { loss: 4750 }, reserve: { loss: 20500, expense: 7250 }, recovered: 1250 },
      { paid: { loss: 912.44, expense: 80 }, reserve: { loss: 1500 }, incurred: { total: 2492.44 } },
    ]);
  });

  it('stay without a name where the sums do not hold', () => {
    const other = page.replace('14,927.25', '14,027.25').replace('856.10', '851.10').replace('2,492.44', '2,442.44');
    expect(read('loss_run', other)['claims']).toMatchObject([
      { paid: { expense: 208 } },
      { paid: { expense: 1491.25 } },
      { paid: { expense: 0 } },
      { paid: { expense: 80 } },
    ]);
    expect(read('loss_run', other)['claims']).not.toContainEqual(expect.objectContaining({ recovered: 500 }));
  });
});
