import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const claims = String.raw`
Claim No.    Loss Date    Claimant         Paid      Reserve    Incurred
GL-4412-01   03/04/2022   Ruth Hale      100.00         0.00      100.00
GL-4412-02   05/06/2022   Ann Lind       200.00         0.00      200.00
`;

describe('names of parties', () => {
  it('end where the next sentence begins', () => {
    const head = 'Insurer: Elm Fire Insurance Company. Losses are currently valued as of 12/21/2020 and were taken';
    expect(read('loss_run', `${head}\n${claims}`)).toMatchObject({ carrierName: 'Elm Fire Insurance Company' });
  });

  it('begin with a capital', () => {
    const head = '                  on behalf of Branewick Surety Company\n                  LOSS RUN';
    expect(read('loss_run', `${head}\n${claims}`)).toMatchObject({ carrierName: 'Branewick Surety Company' });
  });

  it('follow the number of who has them, and are no title of the report', () => {
    const head = [
      'CLMQ410              WENDIMONT SURETY COMPANY                       RUN: 06/06/25',
      '                     AGENT ACCOUNT LOSS INQUIRY',
      '',
      'ACCT: 3733110   BRANERWICK MACHINE WORKS INC       AGENCY: 90359   GAROFORD RISK ADVISORS',
    ].join('\n');
    expect(read('loss_run', `${head}\n${claims}`)).toMatchObject({ agencyName: 'GAROFORD RISK ADVISORS' });
  });

  it('are not cut at a word before a comma that is a label elsewhere', () => {
    const insured = (at: number): string => `Claim ${at}   Employer   Test Company, Inc.`;
    const printed = ['Insured   Test Company, Inc.', claims, ...[1, 2, 3, 4].map(insured)].join('\n');
    expect(read('loss_run', printed)).toMatchObject({ namedInsureds: ['Test Company, Inc.'] });
  });
});
