import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Granite Pass Commercial Insurance Company
Insured: Calden Roofing, L.L.C.        Valuation Date: 06/05/2022
Policy No: CA89285823   Eff 04/20/2021   Exp 04/20/2022

Claim No    Loss Date   Status   Paid Loss   Paid Expense   Reserve Loss   Reserve Expense   Incurred
A-1001      05/02/2021  Closed    7,020.75         163.36           0.00              0.00   7,184.11
A-1002      06/03/2021  Open        536.77          37.73       4,150.00            100.00   4,824.50
A-1003      07/04/2021  Closed      720.83           0.00           0.00              0.00     720.83

Account total, all terms: 3 claims       8,278.35       201.09       4,150.00          100.00      12,729.44
`;

describe('a line of totals', () => {
  it('has its amounts in the order of the columns, though it stands beside them', () => {
    expect(read('loss_run', page)['grandTotals']).toMatchObject({
      paid: { loss: 8278.35, expense: 201.09 },
      reserve: { loss: 4150, expense: 100 },
      incurred: { total: 12729.44 },
    });
  });

  it('is no line with a kind of benefits, whatever stands in front of it', () => {
    const { claims } = read(
      'loss_run',
      String.raw`
Great Basin Fund
Policyholder: Bluebonnet Roofing LLC    Valued as of: 6/10/2016
Policy 797783      Coverage period  12/1/2011   12/1/2012

Claim         2012215157    Injured Employee  Lachance, Raj                     Paid     Outstanding      Incurred
Injury Date   1/13/2012     Claim Status  Closed          Medical           5,786.19            0.00      5,786.19
Received      1/15/2012     Closed  4/24/2013             Compensation     10,305.68            0.00     10,305.68
Paid as       Temporary Total   Jurisdiction  NV          Expense              62.21            0.00         62.21
Body Part     Ankle         Nature  Sprain                Total            16,154.08            0.00     16,154.08
Accident      Stepped off the curb and twisted an ankle

Claim         2012215158    Injured Employee  Colvin, Samantha                  Paid     Outstanding      Incurred
Injury Date   3/6/2012      Claim Status  Closed          Medical             203.29            0.00        203.29
Received      3/8/2012      Closed  7/12/2012             Compensation          0.00            0.00          0.00
Paid as       Medical Only  Jurisdiction  NV              Expense               0.00            0.00          0.00
Body Part     Knee          Nature  Strain                Total               203.29            0.00        203.29
Accident      Twisted a knee while turning with a hand truck
`,
    );
    expect(claims).toMatchObject([
      { paid: { medical: 5786.19, expense: 62.21, total: 16154.08 }, bodyPart: 'Ankle', lossState: 'NV' },
      { paid: { total: 203.29 }, bodyPart: 'Knee' },
    ]);
    // A label of dates beside a text.
    expect(claims).toMatchObject([
      { lossDate: '2012-01-13', description: 'Stepped off the curb and twisted an ankle' },
      { lossDate: '2012-03-06', description: 'Twisted a knee while turning with a hand truck' },
    ]);
  });
});
