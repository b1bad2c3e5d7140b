import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a table of policies by line of business', () => {
  const { policies, grandTotals, agencyName } = read(
    'loss_run',
    String.raw`
LOSS EXPERIENCE BY LINE OF BUSINESS
INSURED: MERIDIAN HOSPITALITY GROUP INC     AGENT: 6620 ELK INSURANCE     AS OF 12/31/24

LINE           POLICY          TERM                   CLAIMS     PAID LOSS    PAID EXP     CASE RES     INCURRED
PROPERTY       KV-P-30117      05/01/22-05/01/23      1          42,300       1,880        0            44,180
               KV-P-30117      05/01/23-05/01/24      0          0            0            0            0
   SUBTOTAL                                           1          42,300       1,880        0            44,180
LIABILITY      KV-L-30118      05/01/22-05/01/23      4          16,750       9,233        0            25,983
               KV-L-30118      05/01/23-05/01/24      2          3,300        610          21,000       24,910
   SUBTOTAL                                           6          20,050       9,843        21,000       50,893
CRIME          KV-C-30119      05/01/22-05/01/23      0          0            0            0            0
   SUBTOTAL                                           0          0            0            0            0
ALL LINES                                             7          62,350       11,723       21,000       95,073
`,
  );

  it('names the line of a policy in the first of its rows only', () => {
    const lines = ['PROPERTY', 'PROPERTY', 'LIABILITY', 'LIABILITY', 'CRIME'];
    expect(policies).toMatchObject(lines.map((lineOfBusiness) => ({ lineOfBusiness })));
  });

  it('has the totals of the line that says that it is of all, not of a subtotal', () => {
    expect(grandTotals).toMatchObject({ claimCount: 7, paid: { loss: 62350 }, incurred: { total: 95073 } });
  });

  it('names an agency behind its number', () => {
    expect(agencyName).toBe('ELK INSURANCE');
  });
});

describe('the number of an agency in front of its name', () => {
  it.each([
    ['0427 - Tolland Insurance Associates', 'Tolland Insurance Associates'],
    ['55810 Ballard Risk Advisors', 'Ballard Risk Advisors'],
    ['1st Choice Insurance Agency', '1st Choice Insurance Agency'],
    ['360 Risk Partners', '360 Risk Partners'],
  ])('is no part of it: "%s"', (printed, name) => {
    const { agencyName } = read('loss_run', `Policy: CA 0048817-03\nAgency:    ${printed}`);
    expect(agencyName).toBe(name);
  });
});

describe('the column "Type" behind the number of the policy', () => {
  it('is the line of business of each policy, not the kind of its claims', () => {
    const { policies, claims } = read(
      'loss_run',
      String.raw`
Policy Number   Type   Loss Date   Claim Number    Loss Location      Paid     Reserve  St
CA-7710442      CAUT   08/17/2023  23-CA-00918     Gentry AR       4,218.77        0.00  C
CA-7710442      CAUT   02/02/2024  24-CA-00107     Siloam Spgs AR    612.40        0.00  C
GL-7710443      CGL    09/09/2024  24-GL-00552     Rogers AR       3,340.15      250.00  O
`,
    );
    expect(policies).toMatchObject([{ lineOfBusiness: 'CAUT' }, { lineOfBusiness: 'CGL' }]);
    expect(claims).not.toMatchObject([{ claimType: expect.anything() }, {}, {}]);
    expect(claims).toMatchObject([{ lossState: 'AR' }, { lossState: 'AR' }, { lossState: 'AR' }]);
  });
});
