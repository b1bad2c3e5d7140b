import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const claimsOf = (page: string): unknown => read('loss_run', page)['claims'];

describe('a heading that nobody knows', () => {
  it('is that of the keys of records whose identifiers are told of elsewhere under a known one', () => {
    const page = `
Policy Number WC 5518203-01     Policy Period 03/01/2021 03/01/2022

Claim Number    WX-200118      Loss Description   Fell from a ladder in the yard
Date of Loss    04/11/2021
Claim Number    WX-200121      Loss Description   Cut by a knife in the kitchen
Date of Loss    05/02/2021
Claim Number    WX-200140      Loss Description   Burned by oil at the stove
Date of Loss    06/20/2021

Zorvane         Claimant       Status      Paid       Reserve      Incurred
WX-200118       Ada Moss       Open       100.00       50.00        150.00
WX-200121       Ben Reyes      Closed       5.00        0.00          5.00
WX-200140       Joy Parker     Open       500.00      320.00        820.00`;
    expect(claimsOf(page)).toMatchObject([
      { claimNumber: 'WX-200118', lossDate: '2021-04-11', claimantName: 'Ada Moss', paid: { total: 100 } },
      { claimNumber: 'WX-200121', lossDate: '2021-05-02', claimantName: 'Ben Reyes', reserve: { total: 0 } },
      { claimNumber: 'WX-200140', lossDate: '2021-06-20', claimantName: 'Joy Parker', incurred: { total: 820 } },
    ]);
  });

  it('is that of the keys where two tables tell of the same records under it', () => {
    const page = `
Policy GL 5518203 from 03/01/2021 to 03/01/2022

Zorvane         Policy         Loss Date     Status        Paid       Reserve      Incurred
2021-GL-45559   GL 5518203     04/11/2021    Open         100.00       50.00        150.00
2021-GL-91909   GL 5518203     05/02/2021    Closed         5.00        0.00          5.00
2021-GL-33304   GL 5518203     06/20/2021    Open         500.00      320.00        820.00

Zorvane         Claimant       Coverage          Date Received    Loss Description
2021-GL-45559   Ada Moss       Bodily Injury     04/12/2021       Fell from a ladder in the yard
2021-GL-91909   Ben Reyes      Bodily Injury     05/05/2021       Cut by a knife in the kitchen
2021-GL-33304   Joy Parker     Bodily Injury     06/22/2021       Burned by oil at the stove`;
    expect(claimsOf(page)).toMatchObject([
      { claimNumber: '2021-GL-45559', claimantName: 'Ada Moss', lossDate: '2021-04-11', reportedDate: '2021-04-12' },
      { claimNumber: '2021-GL-91909', claimantName: 'Ben Reyes', paid: { total: 5 } },
      { claimNumber: '2021-GL-33304', claimantName: 'Joy Parker', incurred: { total: 820 } },
    ]);
  });

  it('is that of the only dates before those of the reports', () => {
    const page = `
Claimant       Zorvane       Reported      Status         Paid      Reserve     Incurred
Ada Moss       04/11/2021    04/12/2021    Open         100.00        50.00       150.00
Ben Reyes      05/02/2021    05/05/2021    Closed         5.00         0.00         5.00
Joy Parker     06/20/2021    06/22/2021    Open         500.00       320.00       820.00`;
    expect(claimsOf(page)).toMatchObject([
      { claimantName: 'Ada Moss', lossDate: '2021-04-11', reportedDate: '2021-04-12' },
      { lossDate: '2021-05-02', paid: { total: 5 } },
      { lossDate: '2021-06-20', incurred: { total: 820 } },
    ]);
  });

  it('stays unread where its dates are long before those of the reports', () => {
    const page = `
Claim No     Claimant       Zorvane       Reported      Status         Paid      Reserve     Incurred
WX-200118    Ada Moss       04/11/1985    04/12/2021    Open         100.00        50.00       150.00
WX-200121    Ben Reyes      05/02/1972    05/05/2021    Closed         5.00         0.00         5.00
WX-200140    Joy Parker     06/20/1990    06/22/2021    Open         500.00       320.00       820.00`;
    const dates = (claimsOf(page) as { lossDate?: string }[]).map(({ lossDate }) => lossDate ?? null);
    expect(dates).toEqual([null, null, null]);
  });

  it('is that of policies where its identifiers are repeated in the records', () => {
    const page = `
Claim No     Zorvane         Loss Date     Status         Paid      Reserve     Incurred
WX-200118    GL-5518203      04/11/2021    Open         100.00        50.00       150.00
WX-200121    GL-5518203      05/02/2021    Closed         5.00         0.00         5.00
WX-200140    GL-5518203      06/20/2021    Open         500.00       320.00       820.00`;
    expect(claimsOf(page)).toMatchObject([
      { policyNumber: 'GL-5518203' },
      { policyNumber: 'GL-5518203' },
      { policyNumber: 'GL-5518203' },
    ]);
  });

  it('is that of the status where all its values are such words', () => {
    const page = `
Claimant        Claim No     Loss Date     Zorvane        Paid      Reserve     Incurred
Ada Moss        WX-200118    04/11/2021    O            100.00        50.00       150.00
Ben Reyes       WX-200121    05/02/2021    C              5.00         0.00         5.00
Joy Parker      WX-200140    06/20/2021    O            500.00       320.00       820.00`;
    expect(claimsOf(page)).toMatchObject([{ status: 'open' }, { status: 'closed' }, { status: 'open' }]);
  });

  it('is that of the claimants where different persons stand under it beside the keys', () => {
    const page = `
Claim No     Loss Date      Status     Zorvane         Paid      Reserve     Incurred
WX-200118    04/11/2021     Open       Ada Moss      100.00        50.00       150.00
WX-200121    05/02/2021     Closed     Ben Reyes       5.00         0.00         5.00
WX-200140    06/20/2021     Open       Joy Parker    500.00       320.00       820.00`;
    expect(claimsOf(page)).toMatchObject([
      { claimantName: 'Ada Moss' },
      { claimantName: 'Ben Reyes' },
      { claimantName: 'Joy Parker' },
    ]);
  });
});

describe('a label that nobody knows', () => {
  it('is that of policies where it names an identifier beside a labeled term', () => {
    const page = `
Claim                  Loss Dt       Rptd          Claimant           Paid      Reserve     Incurred
Zorvane  BAP 9936292 02      Effective 08/10/2020     Expiration 08/10/2021     Commercial Auto
WX-200118              11/11/2020    11/12/2020    Ada Moss         100.00        50.00       150.00
WX-200121              12/02/2020    12/05/2020    Ben Reyes          5.00         0.00         5.00
Zorvane  BAP 9936292 01      Effective 08/10/2019     Expiration 08/10/2020     Commercial Auto
WX-200140              10/20/2019    10/22/2019    Joy Parker       500.00       320.00       820.00`;
    const { claims, policies } = read('loss_run', page);
    expect(policies).toMatchObject([
      { policyNumber: 'BAP 9936292 02', effectiveDate: '2020-08-10' },
      { policyNumber: 'BAP 9936292 01', expirationDate: '2020-08-10' },
    ]);
    expect(claims).toMatchObject([
      { claimNumber: 'WX-200118', policyNumber: 'BAP 9936292 02' },
      { claimNumber: 'WX-200121' },
      { claimNumber: 'WX-200140', policyNumber: 'BAP 9936292 01' },
    ]);
  });
});
