import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a column of deductibles', () => {
  it('is neither paid nor reserved, although it and the net amount add up to what was incurred', () => {
    const page = `
MEMBER: CITY OF BRIAR CREEK            FUND YEAR 01/01/2024 - 12/31/2024               VALUED: 12/31/2024
                                                                    GROSS        MEMBER        NET TO
CLAIM ID     LOSS DT   COV  CLAIMANT                         STAT   INCURRED     DEDUCTIBLE    POOL
24-BC-0003   01/22/24  APD  CITY OF BRIAR CREEK              CLSD      7,412.00     1,000.00     6,412.00
24-BC-0011   04/09/24  GL   HUTCHENS, LORRAINE               OPEN     15,000.00     2,500.00    12,500.00
24-BC-0019   06/30/24  LEL  DOE, JOHN                        OPEN     60,000.00     5,000.00    55,000.00
`;
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimNumber: '24-BC-0003', paid: {}, reserve: {}, incurred: { total: 7412 } },
      { paid: {}, reserve: {}, incurred: { total: 15000 } },
      { paid: {}, reserve: {} },
    ]);
  });
});

describe('rows of labelled amounts that begin with a kind', () => {
  it('are of that kind, and the totals line of the policy is none of a claim', () => {
    const page = `
INSURED: KODIAK MECHANICAL INC    POLICY: 7731-GL-0044    TERM: 12/31/2022 - 12/31/2023
     CLAIM NUMBER     OCCUR DATE      CLOSE DATE      ADJ           STATE     STATUS
     7731-23-00184    04/25/2023      12/18/2023      RLK           AK        CLOSED
        CLAIMANT:     AURORA SPORTING GOODS
        INDEMNITY     PAID   19,300.00     RESERVE         .00     RECOVERY    4,000.00
        EXPENSE       PAID    1,212.50     RESERVE         .00     RECOVERY         .00
        TOTAL         PAID   20,512.50     RESERVE         .00     RECOVERY    4,000.00     NET INCURRED   16,512.50

     7731-23-00261    09/13/2023                      RLK           AK        OPEN
        CLAIMANT:     STROUD, EMILY
        INDEMNITY     PAID         .00     RESERVE   40,000.00     RECOVERY         .00
        EXPENSE       PAID    6,845.00     RESERVE   13,155.00     RECOVERY         .00
        TOTAL         PAID    6,845.00     RESERVE   53,155.00     RECOVERY         .00     NET INCURRED   60,000.00

     POLICY TOTAL     PAID   27,357.50     RESERVE   53,155.00     RECOVERY    4,000.00     NET INCURRED   76,512.50
`;
    expect(read('loss_run', page)).toMatchObject({
      claims: [
        {
          claimantName: 'AURORA SPORTING GOODS',
          adjusterName: 'RLK',
          paid: { loss: 19300, expense: 1212.5, total: 20512.5 },
          recovered: 4000,
        },
        { claimantName: 'STROUD, EMILY', reserve: { loss: 40000, expense: 13155, total: 53155 } },
      ],
      policies: [{ paid: { total: 27357.5 }, incurred: { total: 76512.5 } }],
    });
  });
});

describe('a key in the second line of a record', () => {
  it('is of the amounts in the line above it', () => {
    const page = `
Named Insured: Fenwick Architects, PC                          Date Generated: December 2, 2024
Policy: APL-118-2207                                           Policy Period: Sept 1, 2023 - Sept 1, 2024
Matter                           Date of Act    Reported       Status    Indemnity   Defense     Reserve       Total
                                                                         Paid        Paid                   Incurred
Birchwood Apartments v.          04/2021        11/17/2023     Open            $0     $22,614    $127,386   $150,000
  Fenwick  PL-20871
Lakeside Library                 08/2022        03/06/2024     Open            $0         $10        $490       $500
  roof notice  PL-21455
Totals                                                                         $0     $22,624    $127,876   $150,500
`;
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimNumber: 'PL-20871', reportedDate: '2023-11-17', incurred: { total: 150000 } },
      { claimNumber: 'PL-21455', reportedDate: '2024-03-06', incurred: { total: 500 } },
    ]);
  });
});

describe('a column of terms in a list of claims of one policy', () => {
  it('names the terms, also where a claim of the same term repeats none', () => {
    const page = `
Policyholder ............ The Copper Kettle Restaurant, Inc.
Policy number ........... LHB0042187
   Policy term                    Loss date        Claim number    Cause of loss          Paid       Reserved      Status
   Jul 1, 2021 to Jul 1, 2022     None reported
   Jul 1, 2022 to Jul 1, 2023     Jan 5, 2023      22B-60417       Sewer backup        $14,255         $0          Closed
   Jul 1, 2023 to Jul 1, 2024     Oct 21, 2023     23B-58820       Theft of copper      $5,900         $0          Closed
                                  Apr 13, 2024     24B-11003       Customer burn        $1,250    $10,000          Open
   Jul 1, 2024 to Jul 1, 2025     None reported
`;
    expect(read('loss_run', page)['policies']).toMatchObject(
      ['2021', '2022', '2023', '2024'].map((year) => ({
        policyNumber: 'LHB0042187',
        effectiveDate: `${year}-07-01`,
        expirationDate: `${Number(year) + 1}-07-01`,
      })),
    );
  });
});

describe('a report by a carrier to its customer', () => {
  it('names the insured below "Your customer" and the line of business in the label of the policy', () => {
    const page = `
Claims history
Harbor Preferred Insurance Company
Your customer
Elaine M. Voss
Homeowners policy: 991-204-5536           Current term Feb 14, 2025 to Feb 14, 2026

Loss date       Claim               S     What happened                        We paid
Mar 2, 2025     991-204-0077-A      O     Windshield chipped by rock           $0.00
Nov 18, 2025    991-204-0061-A      C     Tree on roof                         $2,318.77
`;
    expect(read('loss_run', page)).toMatchObject({
      namedInsureds: ['Elaine M. Voss'],
      policies: [{ policyNumber: '991-204-5536', lineOfBusiness: 'Homeowners', effectiveDate: '2025-02-14' }],
      claims: [
        { lossDate: '2025-03-02', status: 'open' },
        { lossDate: '2025-11-18', status: 'closed', paid: { total: 2318.77 } },
      ],
    });
  });
});

describe('initials', () => {
  it('are the name of a claimant', () => {
    const page = `
Member no 5519      Self-insured claims               Term 01/01/23-01/01/24
File No.      Occ. Date   Claimant              Status     Paid to Date    Reserve    Total Incurred
NTA-24-006    7/19/23     K.L.                  Closed        $3,850           $0         $3,850
NTA-24-021    9/5/23      M.R.                  Open            $310       $9,690        $10,000
`;
    expect(read('loss_run', page)).toMatchObject({
      claims: [{ claimantName: 'K.L.' }, { claimantName: 'M.R.' }],
    });
  });
});

describe('a line of headings that is all of amounts', () => {
  it('heads the second line of each record, and no number of the first one', () => {
    const page = `
EMPIRE CONTRACTORS TRUST                            GROUP SELF-INSURANCE LOSS RUN            AS OF 9/30/2024
WCB NO.      CLAIMANT              D/A         DEPT/CLASS   DESCRIPTION                    TYPE   STATUS
             PAID INDEM            PAID MED    PAID EXP     OUTSTANDING                    INCURRED
CERTIFICATE TR-0417  TERM 1/1/2023 - 1/1/2024
G298 1174    KOWALCZYK, STEFAN     2/23/2023   5445         FELL OFF STILTS, HIP           PPD    OPEN
             14,800.00             22,913.40   1,850.00     30,436.60                      70,000.00
G301 5520    ALI, RASHID           8/07/2023   5445         CUT FOREARM WITH KNIFE         MO     CLOSED
             0.00                  728.15      0.00         0.00                           728.15

TOTAL ALL TERMS: 2 CLAIMS          INCURRED 70,728.15
`;
    const data = read('loss_run', page);
    expect(data).toMatchObject({
      claims: [
        {
          claimNumber: 'G298 1174',
          paid: { loss: 14800, medical: 22913.4, expense: 1850 },
          reserve: { total: 30436.6 },
        },
        { claimNumber: 'G301 5520', status: 'closed', paid: { loss: 0, medical: 728.15, expense: 0 } },
      ],
      grandTotals: { claimCount: 2, incurred: { total: 70728.15 } },
    });
    expect(data['claims']).toHaveLength(2);
    expect(data['carrierName']).toBeUndefined();
  });
});

describe('sums of two lines under two lines of headings', () => {
  it('stand under the first and the second line, as the records do', () => {
    const page = `
INSURED..: VALLEY TRUCK SALES INC          POLICY..: GAR 0071445          TERM..: 09/15/23 TO 09/15/24
CLAIM-NUMBER     DT-OF-LOSS     STATUS     COVERAGE                     LOSS-PAID      EXP-PAID     RESERVE
 CLAIMANT        DT-REPORTED    DT-CLOSED  ACCIDENT DESCRIPTION         DED-RECVD      SUBRO        NET-INCURRED
023-G-00412      10/27/23       CLOSED     DEALERS PHYS DAMAGE           6,120.00        150.00         .00
 INSURED         10/27/23       12/01/23   HAIL ON LOT, 4 UNITS          1,000.00           .00     5,270.00
023-G-00433      12/11/23       CLOSED     GARAGE LIAB PD                2,480.00        110.00         .00
 R MATHESON      12/14/23       02/22/24   TEST DRIVE HIT MAILBOX            .00           .00     2,590.00
TOTALS  2 CLAIMS                                                         8,600.00        260.00         .00
                                                                         1,000.00           .00     7,860.00
`;
    expect(read('loss_run', page)['grandTotals']).toMatchObject({
      claimCount: 2,
      paid: { loss: 8600, expense: 260 },
      reserve: { total: 0 },
      incurred: { total: 7860 },
    });
  });
});

describe('what stands below the last claim and a blank line', () => {
  it('is no description of it, in lists of one line and of two claims', () => {
    const page = `
Policy: BOP-2291043     Term: 05/15/2023 to 05/15/2024
Claim No.     Loss Date    Description                     Status    Total Paid   Outstanding   Total Incurred
230098-01     07/04/2023   Customer slipped on wet floor   Closed     3,250.00          0.00         3,250.00
230161-01     11/19/2023                                   Open      18,400.00      6,600.00        25,000.00

** End of inquiry, prepared for the agent only
`;
    const [, last] = read('loss_run', page)['claims'] as object[];
    expect(last).not.toHaveProperty('description');
  });
});
