import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const claims = String.raw`
Policy GL 5518-20     03/01/2020  03/01/2021

Claim No.     Loss Date    Reported     Status    Paid        Reserve     Incurred
A-10021       04/11/2020   04/15/2020   Closed    1,200.00    0.00        1,200.00
A-10022       06/21/2020   06/22/2020   Open      300.00      700.00      1,000.00
`;

const report = (head: string): string => `
Hale Mutual Insurance Company
Insured: Osprey Foods Inc.
${head}
${claims}`;

describe('the date of a report that no known label names', () => {
  it('is the one date of the head that is not before any date of the claims', () => {
    expect(read('loss_run', report('Turned out   May 4, 2021'))).toMatchObject({ reportDate: '2021-05-04' });
  });

  it('is printed soon after the date of the figures', () => {
    const head = 'Valued as of: 04/30/2021\nTurned out   05/04/2021\nNext meeting   03/01/2022';
    expect(read('loss_run', report(head))).toMatchObject({ valuationDate: '2021-04-30', reportDate: '2021-05-04' });
  });

  it('is the later one of two, of which the first is that of the figures', () => {
    const head = 'Costs to   04/30/2021\nTurned out   05/04/2021';
    expect(read('loss_run', report(head))).toMatchObject({ valuationDate: '2021-04-30', reportDate: '2021-05-04' });
  });

  it('is not that of the figures, of which the label names the weekday first', () => {
    const data = read('loss_run', report('Valuation Date:  Tuesday, May 4, 2021'));
    expect([data.valuationDate, data.reportDate]).toEqual(['2021-05-04', undefined]);
  });

  it('is not before a claim', () => {
    expect(read('loss_run', report('Founded   May 4, 1921')).reportDate).toBeUndefined();
  });
});
