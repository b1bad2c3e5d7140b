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

describe('a text that begins each record in front of a date', () => {
  it('is the label of the loss dates where those of the reports follow, whatever heading stands above', () => {
    const card = (key: string, name: string, days: readonly string[]): string => `
Claim ${key}   Lost Time
Employee        ${name}            Indemnity    Medical    Expense      Total
Zorvane         ${days[0]}         Paid              100.00      20.00       5.00     125.00
Reported        ${days[1]}         Reserve            50.00       0.00       0.00      50.00
Closed          ${days[2]}         Incurred          150.00      20.00       5.00     175.00
`;
    const page = `Policy WC 5518203 from 03/01/2021 to 03/01/2022
${card('WX-200118', 'Ada Moss  ', ['04/11/2021', '04/12/2021', '05/12/2021'])}
${card('WX-200121', 'Ben Reyes ', ['05/02/2021', '05/05/2021', '06/12/2021'])}
${card('WX-200140', 'Joy Parker', ['06/20/2021', '06/22/2021', '07/12/2021'])}`;
    expect(claimsOf(page)).toMatchObject([
      { claimNumber: 'WX-200118', lossDate: '2021-04-11', reportedDate: '2021-04-12' },
      { claimNumber: 'WX-200121', lossDate: '2021-05-02', closedDate: '2021-06-12' },
      { claimNumber: 'WX-200140', lossDate: '2021-06-20', paid: { total: 125 } },
    ]);
  });
});

describe('stacked headings of which one is unknown', () => {
  const POLICY = 'Policy BAP 6522008 from 12/15/2021 to 12/15/2022\n';

  it('are one for each line where two known ones stand in its column', () => {
    const page = `${POLICY}
Claim Number   Loss Date    Unit
Status         Zorvane      Insured Driver                              Paid       Paid       Paid       Total      Total
State          Closed Date  Vehicle             Cov   Claimant          Loss       Medical    Expense    Reserve    Incurred
CA428297       04/09/22     J-573               PD    Devos, Ivan         10.00       0.00       5.00       0.00      15.00
CLOSED         04/23/22     Joran, Karim
AZ             12/03/22     2011 Honda Civic
CA569949       04/28/22     F-302               PD    Orlar, Ellis       100.00       0.00       7.00       0.00     107.00
CLOSED         05/12/22     Morton, Mara
OH             11/04/22     2020 Ford Explorer
CA958272       04/29/22     C-162               PD    Penar, Tomas       200.00       0.00       9.00       0.00     209.00
CLOSED         05/02/22     Elmin, Adele
KY             11/06/22     2009 Subaru Outback`;
    expect(claimsOf(page)).toMatchObject([
      { claimNumber: 'CA428297', lossDate: '2022-04-09', closedDate: '2022-12-03', driverName: 'Joran, Karim' },
      { claimNumber: 'CA569949', lossDate: '2022-04-28', closedDate: '2022-11-04', lossState: 'OH' },
      { claimNumber: 'CA958272', lossDate: '2022-04-29', closedDate: '2022-11-06', status: 'closed' },
    ]);
  });

  it('begin with the key where they are set at the bottom of their cells', () => {
    const page = `${POLICY}
                 Date of injury                     Body part
Claim no.        Date received     Claim type       Nature of injury
Zorvane          Date closed       Status           Cause                   Paid      Reserve    Incurred
2039028625       03/28/2022        Medical Only     Finger(s)              10.00        5.00       15.00
Uma Verne        03/30/2022        Closed           Contusion
                 07/04/2022                         Caught In Machine
2096049533       07/02/2022        Medical Only     Left Knee              20.00        5.00       25.00
Glenn Tarner     07/18/2022        Closed           Foreign Body
                 08/04/2022                         Fall - Same Level
2092074735       09/01/2022        Report Only      Eye(s)                 30.00        5.00       35.00
Yusuf Orlorv     09/19/2022        Closed           Puncture
                 10/23/2022                         Struck By Object`;
    expect(claimsOf(page)).toMatchObject([
      { claimNumber: '2039028625', lossDate: '2022-03-28', claimType: 'Medical Only', bodyPart: 'Finger(s)' },
      { claimNumber: '2096049533', reportedDate: '2022-07-18', natureOfInjury: 'Foreign Body' },
      { claimNumber: '2092074735', closedDate: '2022-10-23', cause: 'Struck By Object' },
    ]);
  });

  it('are three lines where the last one has none but the unknown one', () => {
    const page = `${POLICY}
CLAIM NUMBER     CLAIMANT NAME        LOSS DT      STS       PAID      RESERVE    INCURRED
DESCRIPTION                           RPT DT       ST
                                      ZORVANE
053-GL-078738    DEVIN VERA           04/23/22     C        10.00        5.00       15.00
VISITOR ALLEGES DAMAGE FROM LEAK      04/24/22     KY
                                      02/07/23
274-GL-307443    MORAR CARLA          05/15/22     C        20.00        5.00       25.00
ALLEGES FALL ON ICE IN PARKING LOT    05/16/22     PA
                                      09/21/23
221-GL-299011    PENAT QUINN          06/04/22     C        30.00        5.00       35.00
TRIPPED OVER ICE IN PARKING LOT       06/05/22     CA
                                      01/02/23`;
    expect(claimsOf(page)).toMatchObject([
      { claimNumber: '053-GL-078738', lossDate: '2022-04-23', reportedDate: '2022-04-24' },
      { claimNumber: '274-GL-307443', lossDate: '2022-05-15', reportedDate: '2022-05-16' },
      { claimNumber: '221-GL-299011', lossDate: '2022-06-04', reportedDate: '2022-06-05' },
    ]);
  });
});
