import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const head = String.raw`
Joregate Surety Company
Insured: Calden Roofing, L.L.C.        Valuation Date: 06/05/2022
Policy No: WC89285823   Eff 04/20/2021   Exp 04/20/2022
`;

describe('a grid of amounts in a record', () => {
  it('may have the kinds of its columns right of the pairs in the first line', () => {
    const { claims } = read(
      'loss_run',
      String.raw`${head}
Claim 2023187125             Status: O                        Medical    Indemnity    Expense       Total
Employee: SELERNETT, ALBERT  Occupation: Driver      Paid      181.96         0.00       0.00      181.96
Injury Dt: 10/21/2021        Reported Dt: 10/22/2021 Reserve     0.00         0.00     250.00      250.00
Type: Medical Only           Adj: Milo Tarnby        Incurred  181.96         0.00     250.00      431.96

Claim 2023187126             Status: C                        Medical    Indemnity    Expense       Total
Employee: ROSEN, RUBEN       Occupation: Cook        Paid       62.79        40.00       0.00      102.79
Injury Dt: 11/21/2021        Reported Dt: 11/22/2021 Reserve     0.00         0.00       0.00        0.00
Type: Lost Time              Adj: Glenn Elmar        Incurred   62.79        40.00       0.00      102.79
`,
    );
    expect(claims).toMatchObject([
      {
        claimNumber: '2023187125',
        paid: { medical: 181.96, loss: 0, expense: 0, total: 181.96 },
        reserve: { expense: 250, total: 250 },
        incurred: { medical: 181.96, expense: 250, total: 431.96 },
      },
      { claimNumber: '2023187126', paid: { medical: 62.79, loss: 40, total: 102.79 } },
    ]);
  });

  it('has "Pd" for paid where other measures stand below it, in records as tall as their header', () => {
    const { claims } = read(
      'loss_run',
      String.raw`${head}
Claim Number            Acc Date     Sts   Part of Body
Claimant                Rptd Date    Typ   Nature
Accident Description    Clsd Date    St    Cause                    Medical   Indemnity     Total
WX77972528              02/27/22     CLS   Left Knee        Pd       311.35      728.33  1,039.68
TARNER, RUBEN           02/28/22     LT    Fracture         O/S        0.00        0.00      0.00
Worker slipped          08/05/22     NC    Repetition       Inc      311.35      728.33  1,039.68

WX98360991              03/07/22     CLS   Right Knee       Pd         0.00        9.00      9.00
ULVER, TOMAS            03/21/22     LT    Laceration       O/S        1.00        0.00      1.00
Worker cut his hand     06/03/22     MN    Burn             Inc        1.00        9.00     10.00
`,
    );
    expect(claims).toMatchObject([
      {
        claimNumber: 'WX77972528',
        claimantName: 'TARNER, RUBEN',
        claimType: 'LT',
        lossState: 'NC',
        reportedDate: '2022-02-28',
        closedDate: '2022-08-05',
        natureOfInjury: 'Fracture',
        cause: 'Repetition',
        paid: { medical: 311.35, loss: 728.33, total: 1039.68 },
      },
      { description: 'Worker cut his hand', paid: { loss: 9 }, reserve: { medical: 1 }, incurred: { total: 10 } },
    ]);
  });

  it('may name a kind with a letter beside one that is written out, also where each page begins with the grid', () => {
    const { claims } = read(
      'loss_run',
      String.raw`${head}
Status    Claim No.    Loss Date     Accident Description       Claimant
Closed    8934278      03/29/2015    Struck head on a beam      MOSS,ADA

                       Indemnity/Loss         E
          Pmts                $917.21    $10.00
          Outstanding           $0.00     $0.00
          Incurred            $917.21    $10.00

Open      0678173      08/01/2015    Slipped on wet floor       REYES,BEN

                       Indemnity/Loss         E
          Pmts              $5,867.93    $79.21
          Outstanding         $100.00     $5.00
          Incurred          $5,967.93    $84.21
`,
    );
    expect(claims).toMatchObject([
      { claimNumber: '8934278', paid: { loss: 917.21, expense: 10 }, incurred: { loss: 917.21, expense: 10 } },
      { claimNumber: '0678173', paid: { loss: 5867.93, expense: 79.21 }, reserve: { loss: 100, expense: 5 } },
    ]);
  });

  it('leaves "PD" the property damage where nothing below it is a measure', () => {
    const { claims } = read(
      'loss_run',
      String.raw`${head}
Claim #       Loss Date    Cov        Loss    Expense     Total Incurred
T51151        12/8/2021    PD       337.54      93.82             431.36
T21474        1/3/2022     BI     4,712.80      39.35           4,752.15
`,
    );
    expect(claims).toMatchObject([{ claimType: 'PD', incurred: { total: 431.36 } }, { claimType: 'BI' }]);
  });

  it('has measures in front of its lines, whatever its columns add up to, and deductions in a column of their own', () => {
    const { claims } = read(
      'loss_run',
      String.raw`${head}
Claim No HB2305900      Claimant GOLDBLATT, NICO       Indemnity     Expense    Recovery       Total
Date of Loss 08/10/2021 Rptd 08/11/2021  State NV
Status: Closed          Cov: GL-PD       Paid           5,115.93      733.06   (100.00)    5,748.99
Cause: Water Damage     Loc: 2           Reserve            0.00        0.00                   0.00
Desc: Tub overflowed    Adj: L. Rasm     Incurred       5,115.93      733.06   (100.00)    5,748.99

Claim No HB2316893      Claimant JANKOWSKI, WEI        Indemnity     Expense    Recovery       Total
Date of Loss 12/27/2021 Rptd 12/30/2021  State NV
Status: Open            Cov: GL-BI       Paid             400.00    2,558.02       0.00     2,958.02
Cause: Dog Bite         Loc: 7           Reserve       47,250.00    4,750.00               52,000.00
Desc: Bitten by a dog   Adj: E. Nguyen   Incurred      47,650.00    7,308.02       0.00    54,958.02

Claim No HB2365187      Claimant NORQUIST, SCOTT       Indemnity     Expense    Recovery       Total
Date of Loss 03/10/2022 Rptd 12/09/2022  State NV
Status: Closed          Cov: GL-BI       Paid           1,668.87       10.00  (1,668.87)       10.00
Cause: Trip/Fall        Loc: 7           Reserve            0.00        0.00                   0.00
Desc: Fell in the yard  Adj: A. Berg     Incurred       1,668.87       10.00  (1,668.87)       10.00
`,
    );
    expect(claims).toMatchObject([
      { paid: { total: 5748.99 }, reserve: { total: 0 }, incurred: { total: 5748.99 }, recovered: 100 },
      { paid: { loss: 400, total: 2958.02 }, reserve: { total: 52000 }, incurred: { total: 54958.02 }, recovered: 0 },
      { paid: { total: 10 }, incurred: { loss: 1668.87, total: 10 }, recovered: 1668.87 },
    ]);
    // A label may stand in front of the same state everywhere.
    expect(claims).toMatchObject([{ lossState: 'NV' }, { lossState: 'NV' }, { lossState: 'NV' }]);
  });
});
