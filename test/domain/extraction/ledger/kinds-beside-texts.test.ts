import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a text of a kind in front of columns that name their kinds', () => {
  it('says nothing of those that name none', () => {
    const page = `
Policy GL-5518203 from 03/01/2021 to 03/01/2022

Claim No      Loss date     What it was          Loss paid   Expense paid    Reserve     Incurred
GX-200118     04/11/2021    PD  Ann Lee             481.00          20.00      10.00       511.00
GX-200121     05/02/2021    BI  Roy Kittel           95.00           0.00       0.00        95.00
GX-200140     06/20/2021    PD  Joy Parker          100.00           5.00      40.00       145.00`;
    const claims = read('loss_run', page)['claims'] as { reserve: unknown; incurred: unknown }[];
    expect(claims.map(({ reserve, incurred }) => ({ reserve, incurred }))).toEqual([
      { reserve: { total: 10 }, incurred: { total: 511 } },
      { reserve: { total: 0 }, incurred: { total: 95 } },
      { reserve: { total: 40 }, incurred: { total: 145 } },
    ]);
  });
});
