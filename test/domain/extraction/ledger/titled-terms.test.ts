import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const HEADINGS =
  'Claim         Occurred     Notified     Status    Claimant            Paid       Outstanding   Incurred';

const page = `
GENERAL LIABILITY

${HEADINGS}
Coverage year 07/01/2020 - 07/01/2021    Deed GL-407-20
204078905     12/19/2020   12/20/2020   Open      Pam Weather       204.65      2,000.00     2,204.65
204078911     01/19/2021   02/02/2021   Closed    Roy Kittel         10.00          0.00        10.00
Coverage year 2020: 2 reported, 1 open                              214.65      2,000.00     2,214.65

Coverage year 07/01/2019 - 07/01/2020    Deed GL-407-19
194070428     08/20/2019   10/14/2019   Closed    Joy Young       1,036.55          0.00     1,036.55
Coverage year 2019: 1 reported, 0 open                            1,036.55          0.00     1,036.55

CONSTABLES

${HEADINGS}
Coverage year 07/01/2020 - 07/01/2021    Deed LE-407-20
204077525     04/15/2021   05/16/2021   Closed    Zac Noon          300.00          0.00       300.00
Coverage year 2020: 1 reported, 0 open                              300.00          0.00       300.00

COMMERCIAL AUTO

${HEADINGS}
Coverage year 07/01/2020 - 07/01/2021    Deed AL-407-20
204076244     08/23/2020   09/12/2020   Open      Sandra Farns      477.22         50.00       527.22
Coverage year 2020: 1 reported, 1 open                              477.22         50.00       527.22
`;

describe('lines of years that begin on one day, with a code behind them', () => {
  it('name policies whatever the code is called, though they stand under headings of dates of claims', () => {
    expect(read('loss_run', page)['policies']).toMatchObject([
      { policyNumber: 'GL-407-20', effectiveDate: '2020-07-01', expirationDate: '2021-07-01', claimCount: 2 },
      { policyNumber: 'GL-407-19', effectiveDate: '2019-07-01', claimCount: 1, openClaimCount: 0 },
      { policyNumber: 'LE-407-20', incurred: { total: 300 } },
      { policyNumber: 'AL-407-20', openClaimCount: 1, reserve: { total: 50 } },
    ]);
    const claims = read('loss_run', page)['claims'] as { policyNumber: string }[];
    expect(claims.map(({ policyNumber }) => policyNumber)).toEqual([
      'GL-407-20',
      'GL-407-20',
      'GL-407-19',
      'LE-407-20',
      'AL-407-20',
    ]);
  });

  it('are of the kind that a title printed like others says, known or not', () => {
    const policies = read('loss_run', page)['policies'] as { lineOfBusiness: string }[];
    expect(policies.map(({ lineOfBusiness }) => lineOfBusiness)).toEqual([
      'GENERAL LIABILITY',
      'GENERAL LIABILITY',
      'CONSTABLES',
      'COMMERCIAL AUTO',
    ]);
  });

  it('are no policies where the two dates of a claim are a year apart by chance', () => {
    const claims = `
Policy GL-407-20 from 07/01/2020 to 07/01/2021
${HEADINGS}
204078905     12/19/2020   12/19/2021   Open      Pam Weather       204.65      2,000.00     2,204.65
204078911     01/19/2021   02/02/2021   Closed    Roy Kittel         10.00          0.00        10.00`;
    const data = read('loss_run', claims);
    expect(data['policies']).toHaveLength(1);
    expect(data['claims']).toMatchObject([{ lossDate: '2020-12-19', reportedDate: '2021-12-19' }, {}]);
  });
});

describe('a table of policies with letters that claims refer to', () => {
  it('is one of policies, though its letters stand under a heading of keys of claims', () => {
    const page = `
Ref   Policy No.     Line                  Term                       Feat   Open   Net Incurred
A     EIT-743421     Auto Liability        06/01/2019 - 06/01/2020       2      1          511.00
B     EIC-537771     Motor Truck Cargo     06/01/2019 - 06/01/2020       1      0           95.00

Claim           Date of Loss    Claimant           Paid        Outstanding     Incurred
20T4781-1       07/11/2019      Ann Lee            501.00            10.00       511.00
20T4792-1       08/02/2019      Roy Kittel          95.00             0.00        95.00
20T4800-1       09/20/2019      Joy Parker           0.00             0.00         0.00`;
    const data = read('loss_run', page);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'EIT-743421', effectiveDate: '2019-06-01', openClaimCount: 1, incurred: { total: 511 } },
      { policyNumber: 'EIC-537771', lineOfBusiness: 'Motor Truck Cargo', incurred: { total: 95 } },
    ]);
    expect(data['claims']).toHaveLength(3);
  });
});
