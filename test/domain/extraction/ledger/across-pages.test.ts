import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const left = String.raw`
Alder Point Insurance Company - Commercial Auto Loss Run
Insured: Harlan Freight Inc

Claim #      Loss Dt       Rept Dt       St     Claimant
T51151       12/8/2021     12/9/2021     OR     Dana Mercer
T21474       1/3/2022      1/9/2022      FL     Boris Tarn
T31137       1/9/2022      1/10/2022     NC     Anita Frey
TOTAL
`;
const right = String.raw`



Status     Pd Loss      Pd Exp    OS Loss    Net Incurred
Closed      337.54      593.82       0.00          931.36
Open      4,712.80       39.35     100.00        4,852.15
Closed    1,056.47        0.00       0.00        1,056.47
          6,106.81      633.17     100.00        6,839.98
`;
const sheet = [
  String.raw`
       A            B             C
  1    Alder Point Insurance Company - Loss Run
  2
  3    Claim #      Loss Dt       Claimant
  4    T51151       12/8/2021     Dana Mercer
  5    T21474       1/3/2022      Boris Tarn
  6    T31137       1/9/2022      Anita Frey
  7    TOTAL
`,
  String.raw`
       A            B             C
  8    T31140       2/9/2022      Ruth Hale
  9    T31141       2/9/2022      Ann Lind
 10    T31142       3/9/2022      Otto Brand
`,
  String.raw`
       D          E
  1
  2
  3    Status     Net Incurred
  4    Closed           931.36
  5    Open           4,852.15
  6    Closed         1,056.47
  7                   6,839.98
`,
  String.raw`
       D          E
  8    Closed            10.00
  9    Open              20.00
 10    Closed            30.00
`,
];

const repeated = [
  String.raw`
       A            B             C
  1    Alder Point Insurance Company - Loss Run
  2    Claim #      Loss Dt       Coverage
  3    T51151       12/8/2021     E&O
  4    T21474       1/3/2022      D&O
  5    T31137       1/9/2022      Media
`,
  String.raw`
       Claim #      Loss Dt       Coverage
  6    T31140       2/9/2022      E&O
  7    T31141       2/9/2022      Media
  8    Total        5 claims      2 open
`,
  String.raw`
       A            D             E             F             G
  2    Claim #      Status        Paid Loss     OS Loss       Net Incurred
  3    T51151       Closed           931.36         0.00             931.36
  4    T21474       Open           4,800.15        52.00           4,852.15
  5    T31137       Closed         1,056.47         0.00           1,056.47
`,
  String.raw`
       Claim #      Status        Paid Loss     OS Loss       Net Incurred
  6    T31140       Closed            10.00         0.00              10.00
  7    T31141       Open               0.00        20.00              20.00
  8    Total                       6,797.98        72.00           6,869.98
`,
];

describe('a table that goes on at the right on another page', () => {
  it('is a table of its own where the second page names the records again', () => {
    const other = right.replace('Status     Pd Loss', 'Claim #    Pd Loss').replace(/Closed|Open {2}/g, 'T90001');
    const { claims } = read('loss_run', left, other);
    expect(claims).not.toContainEqual(expect.objectContaining({ claimNumber: 'T51151', paid: { loss: 337.54 } }));
  });

  it('is put together by the letters and numbers that a spreadsheet prints, pages apart', () => {
    const { claims } = read('loss_run', ...sheet);
    expect(claims).toMatchObject([
      { claimNumber: 'T51151', status: 'closed', incurred: { total: 931.36 } },
      { claimNumber: 'T21474', status: 'open', incurred: { total: 4852.15 } },
      { claimNumber: 'T31137', incurred: { total: 1056.47 } },
      { claimNumber: 'T31140', claimantName: 'Ruth Hale', incurred: { total: 10 } },
      { claimNumber: 'T31141', status: 'open' },
      { claimNumber: 'T31142', lossDate: '2022-03-09' },
    ]);
  });

  it('is read where every page repeats the column of the keys, and headings alone begin the next', () => {
    const { claims, grandTotals } = read('loss_run', ...repeated);
    expect(claims).toMatchObject([
      { claimNumber: 'T51151', claimType: 'E&O', paid: { loss: 931.36 } },
      { claimNumber: 'T21474', claimType: 'D&O', status: 'open', reserve: { loss: 52 } },
      { claimNumber: 'T31137', claimType: 'Media', incurred: { total: 1056.47 } },
      { claimNumber: 'T31140', claimType: 'E&O', status: 'closed', paid: { loss: 10 } },
      { claimNumber: 'T31141', claimType: 'Media', reserve: { loss: 20 } },
    ]);
    expect(grandTotals).toMatchObject({ claimCount: 5, openClaimCount: 2, incurred: { total: 6869.98 } });
  });
});
