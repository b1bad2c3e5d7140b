import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('one claim over two lines of a table', () => {
  const { claims, policies } = read(
    'loss_run',
    String.raw`
Policyholder: Nell Rowe        Policy: DP 40-7731        Agent: Ash Agency
Report date: 10/21/2024

Loss       Claim      Coverage     Amount        Amount       Status
Date       ID         Part         Paid          Reserved
05/14/21   D-20771    Dwelling     $1,204.00     $0.00        Closed
12/27/22   D-31319    Dwelling     $4,866.75     $0.00        Closed
                      Contents     $1,120.00     $0.00        Closed
`,
  );

  it('has the date of the first line in the second one', () => {
    expect(claims).toMatchObject([
      { claimNumber: 'D-20771', lossDate: '2021-05-14' },
      { claimNumber: 'D-31319', lossDate: '2022-12-27', paid: { total: 4866.75 } },
      { claimNumber: 'D-31319', lossDate: '2022-12-27', paid: { total: 1120 } },
    ]);
  });

  it('is of the kind that a column names which differs within the policy', () => {
    expect(claims).toMatchObject([{ claimType: 'Dwelling' }, { claimType: 'Dwelling' }, { claimType: 'Contents' }]);
  });

  it('gives the policy no line of business', () => {
    expect(policies).toMatchObject([{ policyNumber: 'DP 40-7731' }]);
    expect(policies).not.toMatchObject([{ lineOfBusiness: expect.anything() }]);
  });
});

describe('a measure alone above columns of kinds', () => {
  it.each(['INCURRED', '              INCURRED', '------- INCURRED -------'])('is that of each: "%s"', (heading) => {
    const { claims } = read(
      'loss_run',
      String.raw`
LOSS RUN
POLICY: CIM 220773
                                ${heading}
CLAIM NO      LOSS DT           LOSS         EXPENSE      TOTAL        ST
IM207-0003    06/06/23          71,940       860          72,800       CL
IM207-0004    07/09/23          1,100        90           1,190        OP
`,
    );
    expect(claims).toMatchObject([
      { incurred: { loss: 71940, expense: 860, total: 72800 } },
      { incurred: { loss: 1100, expense: 90, total: 1190 } },
    ]);
  });
});

describe('a number behind the words of a total', () => {
  const { policies, grandTotals } = read(
    'loss_run',
    String.raw`
INSURED   HOLT TRUCKING CO INC
POLICY NUMBER  CA 0772140      EFF 03-01-22  EXP 03-01-23
                               LOSS         LOSS         EXPENSE
CLAIM NUMBER   LOSS DATE       PAID         RESERVE      PAID         INCURRED    S
22-040118      04-19-22        8,114        0            412          8,526       C
22-091533      09-08-22        3,950        0            0            3,950       C
POLICY TOTALS     2            12,064       0            412          12,476
`,
  );

  it('counts the claims if there are as many, under whatever heading it stands', () => {
    expect(policies).toMatchObject([{ claimCount: 2, paid: { loss: 12064, expense: 412 } }]);
    expect(grandTotals).toMatchObject({ claimCount: 2 });
  });
});

describe('"Outstanding" in front of a number', () => {
  const { policies } = read(
    'loss_run',
    String.raw`
Insured: Sable School Bus Inc.

Policy number        JH22-4417     JH23-4417     JH24-4417
Effective            08/01/2022    08/01/2023    08/01/2024
Expiration           08/01/2023    08/01/2024    08/01/2025
Number of claims     1             3             2
Open claims          0             1             2
Paid                 12,400        18,415        5,107
Outstanding          0             9,000         650
Incurred             12,400        27,415        5,757
`,
  );

  it('is an amount where it is none or too much for a count of claims', () => {
    expect(policies).toMatchObject([
      { openClaimCount: 0, reserve: { total: 0 } },
      { openClaimCount: 1, reserve: { total: 9000 } },
      { openClaimCount: 2, reserve: { total: 650 } },
    ]);
  });
});

describe('kinds in front of their amounts', () => {
  it('are of the measure at the beginning of the line, whole numbers below a thousand too', () => {
    const { claims } = read(
      'loss_run',
      String.raw`
Policy WCP 0220417 23
Claimant            Claim no.      DOI         Type       Status
Kovacs, Edward      23-0004410     02-21-2023  Med only   Closed
    Paid      Indemnity 0        Medical 1,211       Expense 40       Total 1,251
    Reserved  Indemnity 0        Medical 0           Expense 0        Total 0
    Incurred  Indemnity 0        Medical 1,211       Expense 40       Total 1,251
`,
    );
    expect(claims).toMatchObject([
      {
        paid: { loss: 0, medical: 1211, expense: 40, total: 1251 },
        reserve: { loss: 0, medical: 0, expense: 0, total: 0 },
        incurred: { total: 1251 },
      },
    ]);
  });
});

describe('columns "BI" and "PD"', () => {
  it('are both of losses: the one that is not nothing counts', () => {
    const { claims } = read(
      'loss_run',
      String.raw`
Policy: FLB-GL-0061175-01
Claim         Claimant                    Loss Date    Stat
GL-4410073    Delgado, Rosa               06/30/2023   Closed
                       BI             PD             Expense          Total
 Paid               6,500.00           0.00        2,340.75        8,840.75
 Reserve                0.00           0.00            0.00            0.00

GL-4431650    Rowhouse Realty Trust       04/02/2024   Open
                       BI             PD             Expense          Total
 Paid                   0.00       1,125.00            0.00        1,125.00
 Reserve                0.00       5,875.00        1,000.00        6,875.00
`,
    );
    expect(claims).toMatchObject([
      { paid: { loss: 6500, expense: 2340.75, total: 8840.75 }, reserve: { loss: 0 } },
      { paid: { loss: 1125, total: 1125 }, reserve: { loss: 5875, expense: 1000, total: 6875 } },
    ]);
    expect(claims).not.toMatchObject([{ paid: { medical: expect.anything() } }, {}]);
  });
});

describe('records of two lines with measures below each other beside them', () => {
  it('have the amounts of each measure, whatever heading stands above the word', () => {
    const { claims } = read(
      'loss_run',
      String.raw`
POLICY:   WC 88-30217-21     PERIOD: 04/01/21 TO 04/01/22

CLAIM NUMBER   CLAIMANT              DOI        STATUS        INDEMNITY      MEDICAL      EXPENSE        TOTAL
OCCUPATION     INJURY / BODY PART    REPORTED   STATE
21W004471      DELGADO, RAMON        05/19/21   C      PAID    6,418.20    11,902.66       845.00    19,165.86
SAWYER         LACERATION / HAND     05/19/21   OR     RSV         0.00         0.00         0.00         0.00
                                                       INC     6,418.20    11,902.66       845.00    19,165.86

21W006083      PITTMAN, SHEILA       09/02/21   O      PAID   14,077.00    22,310.45     3,118.90    39,506.35
STACKER        STRAIN / LOWER BACK   09/07/21   OR     RSV    10,000.00     7,500.00     2,000.00    19,500.00
                                                       INC    24,077.00    29,810.45     5,118.90    59,006.35
`,
    );
    expect(claims).toMatchObject([
      {
        status: 'closed',
        paid: { loss: 6418.2, total: 19165.86 },
        reserve: { total: 0 },
        incurred: { total: 19165.86 },
      },
      { status: 'open', paid: { expense: 3118.9 }, reserve: { loss: 10000 }, incurred: { medical: 29810.45 } },
    ]);
  });
});

describe('a line of labels and values', () => {
  it('tells what happened in the only text that no label names', () => {
    const { claims } = read(
      'loss_run',
      String.raw`
Policy HBP 118820 22    9/10/22 - 9/10/23    Commercial Package
  Property      Claim 2230417    Loss 1/18/23    Water damage - burst pipe          Paid 27,311     O/S 0        Closed
  Liability     Claim 2230988    Loss 4/6/23     Trip and fall on sidewalk          Paid 9,250      O/S 0        Closed
`,
    );
    expect(claims).toMatchObject([
      { description: 'Water damage - burst pipe', paid: { total: 27311 }, reserve: { total: 0 } },
      { description: 'Trip and fall on sidewalk', paid: { total: 9250 }, reserve: { total: 0 } },
    ]);
  });
});
