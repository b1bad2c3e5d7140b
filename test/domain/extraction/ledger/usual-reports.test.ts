import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a summary of losses by policy year', () => {
  it('takes a span of years for no number of a claim', () => {
    const page = `
GENERAL LIABILITY LOSS SUMMARY BY YEAR
Policy Year   Policy Number   # Claims   Paid     Reserved   Incurred
2021-2022     GL-300400-21        2      $14,500      $0      $14,500
2022-2023     GL-300400-22        0           $0      $0           $0
2023-2024     GL-300400-23        1       $1,000  $9,000      $10,000
`;
    const data = read('loss_run', page);
    expect(data['claims']).toBeUndefined();
    expect(data['policies']).toMatchObject([
      { policyNumber: 'GL-300400-21', claimCount: 2, incurred: { total: 14500 } },
      { policyNumber: 'GL-300400-22', claimCount: 0 },
      { policyNumber: 'GL-300400-23', claimCount: 1, reserve: { total: 9000 } },
    ]);
  });
});

describe('a letter that says that there are no losses', () => {
  const letter = `
Re: Loss history for Mill Fork Dairy Inc., policy CPP 0071823
To whom it may concern:
Our records show no losses reported for the policy periods 04/01/2021 to 04/01/2022, 04/01/2022 to 04/01/2023 and 04/01/2023 to 04/01/2024.
This information is valued as of 05/02/2024.
Sincerely, Underwriting Department, Harbor Farm Mutual Insurance Company
`;

  it('lists each of the terms that it names for one policy', () => {
    expect(read('loss_run', letter)['policies']).toMatchObject([
      { policyNumber: 'CPP 0071823', effectiveDate: '2021-04-01', expirationDate: '2022-04-01' },
      { policyNumber: 'CPP 0071823', effectiveDate: '2022-04-01', expirationDate: '2023-04-01' },
      { policyNumber: 'CPP 0071823', effectiveDate: '2023-04-01', expirationDate: '2024-04-01' },
    ]);
  });

  it('names the carrier behind what its signature begins with', () => {
    expect(read('loss_run', letter)['carrierName']).toBe('Harbor Farm Mutual Insurance Company');
  });
});

describe('an agency', () => {
  it('is not the carrier of a report that names none, though it sells insurance', () => {
    const page = `
POLICY LOSS HISTORY
Named Insured: Red Mill Catering Co.      Agency: Sloan & Hale Insurance Services
Policy No: BOP-2291043     Term: 05/15/2022 to 05/15/2023
   NO CLAIMS
`;
    const data = read('loss_run', page);
    expect(data).toMatchObject({ agencyName: 'Sloan & Hale Insurance Services' });
    expect(data['carrierName']).toBeUndefined();
  });
});

describe('pairs below a title at the top of the page', () => {
  it('belong to the claim above them, whatever stands above the first one', () => {
    const page = `
Claim Detail
Claim Number            22-A-00419
Date of Loss            March 3, 2022
Claimant                Janice Boyle
Reserves                $0.00
Total Incurred          $15,618.40

Claim Number            22-A-00788
Date of Loss            June 21, 2022
Claimant                Robert Finch
Reserves                $20,000.00
Total Incurred          $20,640.00
`;
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimNumber: '22-A-00419', incurred: { total: 15618.4 } },
      { claimNumber: '22-A-00788', reserve: { total: 20000 }, incurred: { total: 20640 } },
    ]);
  });
});

describe('headings that name two lines of a record', () => {
  const claims = [
    {
      claimNumber: 'WC23-1001',
      claimantName: 'Gomez, Luis',
      lossDate: '2023-04-10',
      reportedDate: '2023-04-12',
      incurred: { total: 14220 },
    },
    { claimNumber: 'WC23-1044', claimantName: 'Tran, Kim', lossDate: '2023-08-02', paid: { total: 1150 } },
  ];

  it('head the first and the second line, with the key in the second', () => {
    const page = `
WORKERS COMPENSATION LOSS RUN     Insured: Elk Valley Roofing
Policy WC-0099120  03/01/2023-03/01/2024
Claimant / Claim #        Injury                  DOI / Reported     Status      Paid        Reserve      Incurred
Gomez, Luis               Strain - lower back     04/10/2023         Closed      14,220      0            14,220
  WC23-1001                                       04/12/2023
Tran, Kim                 Laceration - hand       08/02/2023         Open        1,150       850          2,000
  WC23-1044                                       08/05/2023
`;
    expect(read('loss_run', page)['claims']).toMatchObject(claims);
  });

  it('head one line where its cells have both parts', () => {
    const page = `
WORKERS COMPENSATION LOSS RUN     Insured: Elk Valley Roofing
Policy WC-0099120  03/01/2023-03/01/2024
Claim #      Claimant       Cause / Body Part       DOI            Status      Paid        Reserve      Incurred
WC23-1001    Gomez, Luis    Lifting / Lower back    04/10/2023     Closed      14,220      0            14,220
WC23-1044    Tran, Kim      Cut / Hand              08/02/2023     Open        1,150       850          2,000
`;
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimNumber: 'WC23-1001', cause: 'Lifting', bodyPart: 'Lower back' },
      { claimNumber: 'WC23-1044', cause: 'Cut', bodyPart: 'Hand' },
    ]);
  });
});

describe('a number right behind the word that says total', () => {
  const reportOf = (first: string, second: string): string => `
Account: Redstone Orchards, Inc.          Evaluation Date: 12/31/2024
Policy Term: 01/01/2022 - 01/01/2023     Policy: FP 200418-06
Claim #      Loss Date    Cause of Loss        Status        Paid      Reserve     Incurred
F22-0091     06/08/2022   Hail                 Closed      18,240            0       18,240
F22-0140     11/23/2022   Theft                Closed       2,905            0        2,905
${first}                                                   21,145            0       21,145
Policy Term: 01/01/2023 - 01/01/2024     Policy: FP 200418-07
Claim #      Loss Date    Cause of Loss        Status        Paid      Reserve     Incurred
F23-0033     04/17/2023   Wind                 Open        31,600       12,400       44,000
${second}                                                  31,600       12,400       44,000
`;

  it.each([
    ['Term Total   2', 'Term Total   1'],
    ['Subtotal (2)  ', 'Subtotal (1)  '],
  ])('counts the claims where there are as many: %s', (first, second) => {
    expect(read('loss_run', reportOf(first, second))['policies']).toMatchObject([
      { policyNumber: 'FP 200418-06', claimCount: 2 },
      { policyNumber: 'FP 200418-07', claimCount: 1 },
    ]);
  });

  it('counts nothing where there are not', () => {
    const [first] = read('loss_run', reportOf('Group Total  7', 'Group Total  7'))['policies'] as object[];
    expect(first).not.toHaveProperty('claimCount');
  });
});

describe('an abbreviation of the insured vehicle that begins sentences in capitals', () => {
  it('is no label of its unit', () => {
    const page = `
INSURED   HARLAN FREIGHT SYSTEMS INC         POLICY   PRA 7710042                  RUN DATE   11/08/24
CLAIM NUMBER   DATE OF LOSS  STATUS  COVERAGE    PAID LOSS   LOSS RSV   TOTAL INC
   DRIVER                UNIT     DESCRIPTION
PR-23-55120    07/11/23      CLOSED  COLL          8,914.22       0.00    8,914.22
   MOSS, ERIC            T-114    IV BACKED INTO LOADING DOCK POST
PR-23-57733    10/29/23      CLOSED  PD LIAB       4,105.00       0.00    4,105.00
   DUARTE, ANA           T-109    IV CHANGED LANES AND STRUCK OV
PR-24-60218    02/14/24      OPEN    BI LIAB      15,000.00  85,000.00  100,000.00
   PEARCE, WENDELL       T-121    IV REAR ENDED OV AT RED LIGHT
`;
    expect(read('loss_run', page)['claims']).toMatchObject([
      { unit: 'T-114', description: 'IV BACKED INTO LOADING DOCK POST' },
      { unit: 'T-109' },
      { unit: 'T-121', driverName: 'PEARCE, WENDELL' },
    ]);
  });
});

describe('lines of sums below the last claim', () => {
  it('are sums of all claims, of the kind that these add up to', () => {
    const page = `
Policyholder:  Trailhead Outfitters, Inc.
Policy:        AFL-60218-03            Policy Period: 02/01/2024-02/01/2025            Run date: 02/14/2025
1.  Claim No. EPL-24-0077     Claimant: Doe, J.     Loss Date: 03/28/2024     Status: Closed 11/20/2024
    Loss Paid: 25,000.00     Expense Paid: 11,480.33     Loss Reserve: 0.00     Incurred: 36,480.33
2.  Claim No. EPL-24-0201     Claimant: Marsh, Lillian     Loss Date: 09/15/2024     Status: Open
    Loss Paid: 0.00     Expense Paid: 1,260.00     Loss Reserve: 30,000.00     Incurred: 31,260.00
Total loss paid ............ 25,000.00
Total expense paid ......... 12,740.33
Total incurred ............. 67,740.33
`;
    const data = read('loss_run', page);
    expect(data['claims']).toHaveLength(2);
    expect(data['grandTotals']).toEqual({
      paid: { loss: 25000, expense: 12740.33 },
      reserve: {},
      incurred: { total: 67740.33 },
    });
  });

  it('are those of the claim where it has not said as much', () => {
    const page = `
Policy:        AFL-60218-03            Policy Period: 02/01/2024-02/01/2025
1.  Claim No. EPL-24-0077     Claimant: Doe, J.     Loss Date: 03/28/2024     Status: Closed 11/20/2024
    Loss Paid: 25,000.00     Expense Paid: 11,480.33
    Total paid: 36,480.33
    Total reserve: 0.00
`;
    expect(read('loss_run', page)['claims']).toMatchObject([{ paid: { loss: 25000, expense: 11480.33 } }]);
  });
});

describe('the policy of a report', () => {
  const claims = `
Claim No.      Loss Date    Description                     Status    Total Paid   Outstanding   Total Incurred
230098-01      07/04/2023   Customer slipped on wet floor   Closed     3,250.00          0.00         3,250.00
230161-01      11/19/2023   Kitchen fire at the hood        Open      18,400.00      6,600.00        25,000.00
`;

  it('may be named in its title, and its term beside another label', () => {
    const page = `
Harbor Insurance Group
Loss run for policy GL 77-40912-02, General Liability
Insured: Summit Line Roofing Corp          From 05/30/2023 to 05/30/2024          Run on: October 4, 2024
${claims}`;
    expect(read('loss_run', page)['policies']).toMatchObject([
      {
        policyNumber: 'GL 77-40912-02',
        lineOfBusiness: 'General Liability',
        effectiveDate: '2023-05-30',
        expirationDate: '2024-05-30',
      },
    ]);
  });

  it('may have its number behind what kind of policy it is', () => {
    const page = `Policy: Businessowners BOP-229104   Valued: 10/01/2024\n${claims}`;
    expect(read('loss_run', page)['policies']).toMatchObject([
      { policyNumber: 'BOP-229104', lineOfBusiness: 'Businessowners' },
    ]);
  });

  it('is of its current term, not of the one that it began with', () => {
    const page = `
POLICYHOLDER NAME:  RIVERA, HECTOR AND RIVERA, ANNA          POLICY NUMBER:  GPD 0318842
POLICY TYPE:        DWELLING FIRE                            POLICY INCEPTION:  09/14/2018
CURRENT TERM:       09/14/2024 - 09/14/2025                  DATE OF REQUEST:  03/27/2025
${claims}`;
    expect(read('loss_run', page)).toMatchObject({
      namedInsureds: ['RIVERA, HECTOR', 'RIVERA, ANNA'],
      policies: [{ policyNumber: 'GPD 0318842', effectiveDate: '2024-09-14', expirationDate: '2025-09-14' }],
    });
  });
});
