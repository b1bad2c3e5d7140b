import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = (last: string): string => String.raw`
Fenwick Surety Company - Losses of Dray Brothers Inc

Claim No     Loss Date     Description             Paid        Reserve
Yard A
C-70014      2/3/2020      Gate fell on car        600.00      50.00
C-70018      5/9/2020      Water in warehouse      100.00      50.00
Yard A: 2 claims, 1 open                           700.00      100.00
Yard B
C-70025      8/1/2020      Fire in trailer         300.00      10.00
Yard B: 1 claims, 0 open                           300.00      10.00
${last}
`;

describe('totals of groups that the plan knows not', () => {
  it('leave the place to the line that sums up all records', () => {
    const { grandTotals } = read(
      'loss_run',
      page('Fleet: 3 claims, 1 open                            1,000.00    110.00'),
    );
    expect(grandTotals).toMatchObject({ claimCount: 3, openClaimCount: 1, paid: { total: 1000 } });
  });

  it('leave it also where they say that they are of all lines', () => {
    const years = page('All lines 2020: 3 claims, 1 open                   1,000.00    110.00')
      .replace('Yard A: 2 claims', 'All lines 2019: 2 claims')
      .replace('Yard B: 1 claims', 'All lines 2018: 1 claims');
    expect(read('loss_run', years)['grandTotals']).toMatchObject({ claimCount: 3, paid: { total: 1000 } });
  });
});

describe('lines that count the records of a kind', () => {
  it('are totals of the kind, though they begin where records do', () => {
    const { claims, reportDate } = read(
      'loss_run',
      String.raw`
Penn Ridge Mutual Insurance Company       Policy Number: BP0339461
Insured: Redstone Fabrication Co          First issued: 06-15-2011

Claim #     Loss Date    Status   Loss Cause        Loss Paid   LAE Paid   Reserve   Incurred
P1602639    05-18-2016   Open     Fire                      0          0     9,100      9,100
P1602640    02-12-2016   Closed   Hail                      0        294         0        294
Property - 2                                                0        294     9,100      9,394
L1502641    10-08-2015   Closed   Property damage         891        647         0      1,538
L1502642    07-30-2015   Open     Property damage           0          0    32,700     32,700
General Liability - 2                                     891        647    32,700     34,238
`,
    );
    expect(claims).toHaveLength(4);
    expect(claims).toMatchObject([
      { claimNumber: 'P1602639', incurred: { total: 9100 } },
      { claimNumber: 'P1602640', incurred: { total: 294 } },
      { claimNumber: 'L1502641', incurred: { total: 1538 } },
      { claimNumber: 'L1502642', incurred: { total: 32700 } },
    ]);
    expect(reportDate).toBeUndefined();
  });
});
