import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const injuries = (headings: string, rows: readonly string[]): string => `
Policy WC 5518203 from 03/01/2021 to 03/01/2022

Claim No       Injured person     Injury date   Status    ${headings}
WX-200118      Ada Moss           04/11/2021    Open      ${rows[0]}
WX-200121      Ben Reyes          05/02/2021    Closed    ${rows[1]}
WX-200140      Joy Parker         06/20/2021    Open      ${rows[2]}`;

describe('columns of kinds without a measure', () => {
  it('are what was paid where they and the reserves add up to the whole', () => {
    const rows = [
      '    100.00      50.00      10.00       40.00      200.00',
      '      0.00      75.00       5.00        0.00       80.00',
      '    500.00       0.00      20.00      300.00      820.00',
    ];
    const page = injuries(' Indemnity    Medical    Expense    Reserves    Incurred', rows);
    expect(read('loss_run', page)['claims']).toMatchObject([
      { paid: { loss: 100, medical: 50, expense: 10 }, reserve: { total: 40 }, incurred: { total: 200 } },
      { paid: { loss: 0, medical: 75, expense: 5 }, reserve: { total: 0 } },
      { paid: { loss: 500, medical: 0, expense: 20 }, reserve: { total: 300 } },
    ]);
  });

  it('are parts of the total beside them where they add up to it', () => {
    const rows = [
      '    100.00      50.00      10.00      160.00      200.00',
      '      0.00      75.00       5.00       80.00       80.00',
      '    500.00       0.00      20.00      520.00      820.00',
    ];
    const page = injuries(' Indemnity    Medical    Expense    Reserves    Incurred', rows);
    expect(read('loss_run', page)['claims']).toMatchObject([
      { reserve: { loss: 100, medical: 50, expense: 10, total: 160 } },
      { reserve: { medical: 75 } },
      { reserve: { loss: 500, expense: 20 } },
    ]);
  });
});
