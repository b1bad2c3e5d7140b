import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const report = String.raw`
Policy GL 5518-20     03/01/2020  03/01/2021

Claim No.     Loss Date    Status    Paid        Reserve     Incurred
17/71421      04/11/2020   Closed    1,200.00    0.00        1,200.00
18/42877      06/21/2020   Open      300.00      700.00      1,000.00
`;

describe('identifiers with a slash', () => {
  it('may have their longer part behind it', () => {
    expect(read('loss_run', report)['claims']).toMatchObject([
      { claimNumber: '17/71421', incurred: { total: 1200 } },
      { claimNumber: '18/42877', incurred: { total: 1000 } },
    ]);
  });
});
