import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const POLICY = 'Policy WC 5518203 from 03/01/2021 to 03/01/2022\n';

describe('columns of kinds beside a heading that nobody knows', () => {
  const page = `${POLICY}
Claim No       Injured person     Injury date   Status    Zorvane      Zorvane      Reserve      Reserve     Total
                                                          Indemnity    Expense      Indemnity    Expense     Incurred
WX-200118      Ada Moss           04/11/2021    Open         100.00      50.00         40.00       10.00       200.00
WX-200121      Ben Reyes          05/02/2021    Closed         5.00      75.00          0.00        0.00        80.00
WX-200140      Joy Parker         06/20/2021    Open         500.00      20.00        300.00        0.00       820.00`;

  it('have not the measure of the same kinds beside them', () => {
    const claims = read('loss_run', page)['claims'] as { reserve: unknown; incurred: unknown }[];
    expect(claims.map(({ reserve, incurred }) => ({ reserve, incurred }))).toEqual([
      { reserve: { loss: 40, expense: 10 }, incurred: { total: 200 } },
      { reserve: { loss: 0, expense: 0 }, incurred: { total: 80 } },
      { reserve: { loss: 300, expense: 0 }, incurred: { total: 820 } },
    ]);
  });

  it('have not the measure of what was recovered, which has no kinds', () => {
    const header = `${POLICY}
Claim No       Injured person     Injury date   Status    Indemnity    Expense     Recovered
WX-200118      Ada Moss           04/11/2021    Open         100.00      50.00         40.00
WX-200121      Ben Reyes          05/02/2021    Closed         5.00      75.00          0.00
WX-200140      Joy Parker         06/20/2021    Open         500.00      20.00        300.00`;
    expect(read('loss_run', header)['claims']).toMatchObject([
      { claimNumber: 'WX-200118', recovered: 40 },
      { recovered: 0 },
      { recovered: 300 },
    ]);
  });
});

describe('records of two lines under headings of which many are unknown', () => {
  const page = `${POLICY}
Claim No       Injured person     Injury date   State     Indem Paid   Med Paid     Exp Paid     Total Paid
Claim Type     Occupation         Reported      Status    Zorvane      Quim Ref     Brisk Val    Tolm

WX-200118      Ada Moss           04/11/2021    OH          100.00      50.00         40.00       190.00
Med Only       Cook               04/12/2021    Open        900.00      10.00          0.00       910.00

WX-200121      Ben Reyes          05/02/2021    IN            5.00      75.00          0.00        80.00
Lost Time      Driver             05/05/2021    Closed        0.00      11.00          0.00        11.00

WX-200140      Joy Parker         06/20/2021    OH          500.00      20.00        300.00       820.00
Lost Time      Aide               06/22/2021    Open        700.00       0.00         12.00       712.00`;

  it('are one record each, and what stands under no known heading is not read', () => {
    expect(read('loss_run', page)['claims']).toEqual([
      expect.objectContaining({
        claimNumber: 'WX-200118',
        claimType: 'Med Only',
        lossDate: '2021-04-11',
        reportedDate: '2021-04-12',
        status: 'open',
        paid: { loss: 100, medical: 50, expense: 40, total: 190 },
      }),
      expect.objectContaining({ claimNumber: 'WX-200121', paid: { loss: 5, medical: 75, expense: 0, total: 80 } }),
      expect.objectContaining({ claimNumber: 'WX-200140', paid: { loss: 500, medical: 20, expense: 300, total: 820 } }),
    ]);
  });
});

describe('a header over two lines with headings that nobody knows', () => {
  const page = `${POLICY}
               Occurred                  Indemnity    Expense      Indemnity     Expense       Total
Our file       Notice          Status    zorvane      zorvane      outstanding   outstanding   incurred
WX-200118      04/11/2021      Open         100.00      50.00         40.00       10.00       200.00
               04/12/2021
WX-200121      05/02/2021      Closed         5.00      75.00          0.00        0.00        80.00
               05/05/2021
WX-200140      06/20/2021      Open         500.00      20.00        300.00        0.00       820.00
               06/22/2021`;

  it('is read as the same header with known ones', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimNumber: 'WX-200118', lossDate: '2021-04-11', reportedDate: '2021-04-12', reserve: { loss: 40 } },
      { claimNumber: 'WX-200121', lossDate: '2021-05-02', reportedDate: '2021-05-05', reserve: { loss: 0 } },
      { claimNumber: 'WX-200140', lossDate: '2021-06-20', reportedDate: '2021-06-22', reserve: { loss: 300 } },
    ]);
  });
});
