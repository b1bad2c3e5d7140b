import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const parted = `
Policy: 552210-7    Term: 10/01/2021 to 10/01/2022

*Claim       Injured        Injury      Paid     Paid       Reserve    Reserve

*Number      Worker         Date        Loss     Expense    Loss       Expense
21-77014     R. Moss        11/06/21    920.00     70.00      600.00     50.00
21-77390     A. Reyes       12/19/21    418.75      0.00        0.00      0.00
22-10122     J. Parker      02/11/22    204.16      0.00    1,500.00      0.00`;

const cards = `
Named insured: Moss Roofing Inc                   Policy no.: MR-GL-550017
Policy dates: 4/1/2021 - 4/1/2022

*Claim 210417-GL-01                           Claim 210922-GL-02
Status           Closed                       Status           Open
Loss date        4/17/2021                    Loss date        9/22/2021
Closed           7/30/2021                    Closed           -

Claimant         Ada Reyes                    Claimant         Ben Parker
Type             Property Damage              Type             Bodily Injury

Loss paid        $975.00                      Loss paid        $0.00
Loss reserve     $0.00                        Loss reserve     $5,000.00`;

const columns = `
Insured: Moss Nurseries, Inc.       Policy MNP 5517703 02      Eff 05/10/2021   Exp 05/10/2022

Claim Number              07-118734           07-120052           07-121990
Status                    Closed              Closed              Open
Loss Date                 06/17/2021          08/29/2021          02/04/2022



Loss Paid                 916.40              0.00                300.00

Loss Reserve              0.00                0.00                1,500.00`;

describe('empty lines', () => {
  it('do not part the lines of one heading', () => {
    expect(read('loss_run', parted)['claims']).toMatchObject([
      { claimNumber: '21-77014', claimantName: 'R. Moss', paid: { loss: 920, expense: 70 }, reserve: { loss: 600 } },
      { claimNumber: '21-77390', lossDate: '2021-12-19' },
      { claimNumber: '22-10122', lossDate: '2022-02-11', reserve: { loss: 1500, expense: 0 } },
    ]);
  });

  it('do not end cards that stand side by side', () => {
    expect(read('loss_run', cards)['claims']).toMatchObject([
      { claimNumber: '210417-GL-01', claimantName: 'Ada Reyes', claimType: 'Property Damage', paid: { loss: 975 } },
      { claimNumber: '210922-GL-02', claimantName: 'Ben Parker', status: 'open', reserve: { loss: 5000 } },
    ]);
  });

  it('do not end a table whose columns are records', () => {
    expect(read('loss_run', columns)['claims']).toMatchObject([
      { claimNumber: '07-118734', paid: { loss: 916.4 } },
      { claimNumber: '07-120052', paid: { loss: 0 }, reserve: { loss: 0 } },
      { claimNumber: '07-121990', status: 'open', paid: { loss: 300 }, reserve: { loss: 1500 } },
    ]);
  });
});
