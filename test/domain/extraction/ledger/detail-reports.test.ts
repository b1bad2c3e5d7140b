import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const stacked = String.raw`
*LOSS DETAIL

Policy :  GL 553-118-204    HARBOR FREIGHT LINES    03/01/2022 - 03/01/2023        Report Date:  05/14/2023
          553-118-204

*Claimant Name              Loss Type      Div / H.O.   Accident Description
*Claim # / Legacy ID        St/Terr/Ctry   Status                                          Paid        Reserves    Incurred
*Loss Date                  Receipt Date   Closed Date  Major Class                        Total       Total       Total

ANN LEE                     AUTO           027/294      Driver turned right and hit the
331-204/9917700451          Ben: OH/       Closed       parked trailer
07/04/2022                  07/06/2022     09/01/2022   007 - AUTO LIABILITY               2,100.00         .00    2,100.00

OTTO BERG                   AUTO           027/294      Tree branch fell on the cab
331-377/9917700998          Ben: KY/       Open
11/12/2022                  11/15/2022                  007 - AUTO LIABILITY                 350.00    1,000.00    1,350.00

IVA STONE                   AUTO           027/294      Backed into a gate
331-402/9917701120          Ben: OH/       Closed
01/20/2023                  01/21/2023     02/11/2023   007 - AUTO LIABILITY                 800.00         .00      800.00
`;

const cards = String.raw`
*CLAIM DETAIL
Insured  HARBOR CANNERY LLC      Policy Number  WCA 4471     Policy Period  01/01/2022 - 01/01/2023

Claim Number: 20220451           Claimant Name: Ann Lee          Claim Status: Closed
                                                                 Paid      Reserved    Total Incurred
Date of Injury      03/04/2022                     Medical     $500.00        $0.00           $500.00
Nature of Injury    Spc: Strain                  Indemnity       $0.00        $0.00             $0.00
Body Part           Trunk: Low Back                Expense      $40.00        $0.00            $40.00
Cause               Lifting                          Total     $540.00        $0.00           $540.00
Accident Description    The worker lifted a box of pears from the belt

Claim Number: 20220502           Claimant Name: Otto Berg        Claim Status: Open
                                                                 Paid      Reserved    Total Incurred
Date of Injury      05/09/2022                     Medical     $900.00      $100.00         $1,000.00
Nature of Injury    Spc: Burn                    Indemnity     $200.00      $300.00           $500.00
Body Part           Arm: Wrist                     Expense       $0.00        $0.00             $0.00
Cause               Steam                            Total   $1,100.00      $400.00         $1,500.00
Accident Description    The worker opened the valve of a kettle too early
`;

const pairs = String.raw`
Policy Number    TRK 55120      Policy Period    1/15/2021 - 1/15/2022    Run Date    11/16/2022
                                Status           Expired                  Company     NORTH GATE CASUALTY

Claim Number     C-4401         Loss Description     Truck backed into a parked car
Date of Loss     04/07/2021
Date Closed      04/20/2021
Incurred         $4,680.86      Loss Location        Truck stop

Claim Number     C-4402         Loss Description     Trailer caught fire at the dock
Date of Loss     06/11/2021
Date Closed      08/02/2021
Incurred         $900.00        Loss Location        Receiver
`;

describe('detail reports', () => {
  it('print the number of another system behind that of the claim', () => {
    expect(read('loss_run', stacked)['claims']).toMatchObject([
      { claimNumber: '331-204', claimantName: 'ANN LEE', lossDate: '2022-07-04', incurred: { total: 2100 } },
      { claimNumber: '331-377', claimantName: 'OTTO BERG', lossDate: '2022-11-12', incurred: { total: 1350 } },
      { claimNumber: '331-402', claimantName: 'IVA STONE', lossDate: '2023-01-20', incurred: { total: 800 } },
    ]);
  });

  it('print a state between words that say of what it is', () => {
    expect(read('loss_run', stacked)['claims']).toMatchObject([
      { lossState: 'OH' },
      { lossState: 'KY' },
      { lossState: 'OH' },
    ]);
  });

  it('go on with a description in a line whose heading is about other columns', () => {
    expect(read('loss_run', stacked)['claims']).toMatchObject([
      { description: 'Driver turned right and hit the parked trailer' },
      { description: 'Tree branch fell on the cab' },
      { description: 'Backed into a gate' },
    ]);
  });

  it('print the kind of a policy in front of its number, and its term beside other dates', () => {
    expect(read('loss_run', stacked)['policies']).toMatchObject([
      {
        policyNumber: '553-118-204',
        lineOfBusiness: 'GL',
        effectiveDate: '2022-03-01',
        expirationDate: '2023-03-01',
      },
    ]);
  });

  it('have values whose first words end with a colon', () => {
    expect(read('loss_run', cards)['claims']).toMatchObject([
      { natureOfInjury: 'Spc: Strain', bodyPart: 'Trunk: Low Back' },
      { natureOfInjury: 'Spc: Burn', bodyPart: 'Arm: Wrist' },
    ]);
  });

  it('print the total of a claim beside a cause, and go on with the claim', () => {
    expect(read('loss_run', cards)['claims']).toMatchObject([
      {
        cause: 'Lifting',
        paid: { medical: 500, loss: 0, expense: 40, total: 540 },
        description: 'The worker lifted a box of pears from the belt',
      },
      {
        cause: 'Steam',
        incurred: { medical: 1000, loss: 500, expense: 0, total: 1500 },
        description: 'The worker opened the valve of a kettle too early',
      },
    ]);
  });

  it('set pairs without colons below pairs, which are no headings', () => {
    expect(read('loss_run', pairs)['claims']).toMatchObject([
      { claimNumber: 'C-4401', lossDate: '2021-04-07', closedDate: '2021-04-20', incurred: { total: 4680.86 } },
      { claimNumber: 'C-4402', lossDate: '2021-06-11', closedDate: '2021-08-02', incurred: { total: 900 } },
    ]);
  });
});

const byOccurrence = String.raw`
*GENERAL LIABILITY LOSS RUN
Program LRX4410       Insured ......... Harbor Towers Management
Policy Number ....... GL 9004-118
Policy Term ......... 01/01/2023 - 01/01/2024

Occurrence 23-GL-00817     Loss Date 03/04/2023     Reported 03/06/2023     State OH     Status OPEN
   Claimant                 Coverage           Paid Loss    O/S Loss     Incurred
   Ann Lee                  Bodily Injury       5,000.00   20,000.00    25,000.00

Occurrence 23-GL-02290     Loss Date 09/15/2023     Reported 11/02/2023     State KY     Status CLOSED
   Claimant                 Coverage           Paid Loss    O/S Loss     Incurred
   Otto Berg                Property Damage       900.00        0.00       900.00
`;

const card = String.raw`
*Claim Detail Report
Customer: HIGH MESA CLINIC PC                         As of 6/30/2025
Claim #  SB-25-44871                                  Policy #  SBP 771 0923 5
Date of Loss  1/28/2025                               Date Reported  1/28/2025
Loss Location State  NM                               Adjuster  M. Rivera
Cause of Loss  Hail
                     Paid            Reserve         Incurred
Indemnity            $41,906.00      $0.00           $41,906.00
Expense              $1,288.50       $0.00           $1,288.50
`;

const years = String.raw`
*Claims Made Loss History
Insured: High Mesa Orthopedics, P.A.
Policy No.: SPI-PL-30277     Retro Date: 02/01/2009

Policy Year                Claimant       Date of      Date         Indemnity    Indemnity    Status
                                          Incident     Reported     Paid         Reserve
02/01/2023 - 02/01/2024    J.R.           04/22/2022   08/15/2023   $150,000     $0           Closed
02/01/2024 - 02/01/2025    None           -            -            -            -            -
02/01/2025 - 02/01/2026    T.M.           12/05/2024   03/28/2025   $0           $85,000      Open
`;

describe('words one blank behind their label', () => {
  it('are values where the label is told in such words', () => {
    expect(read('loss_run', byOccurrence)['claims']).toMatchObject([
      { lossState: 'OH', status: 'open' },
      { lossState: 'KY', status: 'closed' },
    ]);
  });

  it('are no line of business where a code names the program that printed the report', () => {
    expect(read('loss_run', byOccurrence)['policies']).not.toMatchObject([{ lineOfBusiness: 'LRX4410' }]);
  });

  it('make no heading of a line with a state', () => {
    expect(read('loss_run', card)['claims']).toMatchObject([
      { lossState: 'NM', adjusterName: 'M. Rivera', cause: 'Hail' },
    ]);
  });
});

describe('a year without claims among claims', () => {
  it('is a policy of its own', () => {
    expect(read('loss_run', years)['policies']).toMatchObject([
      { policyNumber: 'SPI-PL-30277', effectiveDate: '2023-02-01' },
      { policyNumber: 'SPI-PL-30277', effectiveDate: '2024-02-01', expirationDate: '2025-02-01' },
      { policyNumber: 'SPI-PL-30277', effectiveDate: '2025-02-01' },
    ]);
  });
});

const ofTheSouth = String.raw`
*Insurance Company of the South
 Valued as of: 09/26/2020
*Loss Analysis Report
Insured  HARBOR CANNERY LLC
Policy Number WCA 4471     Policy Period 01/01/2019 - 01/01/2020

*Claim #     Claimant      Loss Date     Status    Paid       Reserve    Incurred
2019-1234    Ann Lee       03/04/2019    Closed    500.00     0.00       500.00
`;

describe('the name of an insurer that begins like a label', () => {
  it('is read as a whole', () => {
    expect(read('loss_run', ofTheSouth)['carrierName']).toBe('Insurance Company of the South');
  });
});

const codes = String.raw`
*LOSS RUN
Insured: Harbor Roofing, Inc.      Policy Number: 73-888888-01     Policy Period: 05/01/2011 - 05/01/2012
MO = Medical Only, LT = Lost Time

*Claim #      Claimant Name      State        Accident Description       Date of Injury     Paid          Incurred
*             Location           Status       Nature of Injury           Date Reported
*                                Loss Type    Part of Body               Date Closed
50666         Lee, Ann           CA           Fall into opening          05/05/2011           601.91        601.91
              Harbor             Closed       Strain                     05/09/2011
                                 MO           Knee                       06/08/2011
50982         Berg, Otto         CA           Struck by falling tile     05/24/2011         9,510.00      9,510.00
              Harbor             Closed       Contusion                  05/26/2011
                                 LT           Head                       07/11/2012
52410         Stone, Iva         NV           Strain from lifting        08/18/2011           570.59        570.59
              Harbor             Closed       Strain                     08/19/2011
                                 MO           Low Back                   11/22/2011
`;

describe('a code that a legend explains', () => {
  it('is a kind of claims, also where a state has it too', () => {
    expect(read('loss_run', codes)['claims']).toMatchObject([
      { claimNumber: '50666', claimType: 'MO', lossState: 'CA', bodyPart: 'Knee' },
      { claimNumber: '50982', claimType: 'LT', lossState: 'CA', bodyPart: 'Head' },
      { claimNumber: '52410', claimType: 'MO', lossState: 'NV', bodyPart: 'Low Back' },
    ]);
  });
});
