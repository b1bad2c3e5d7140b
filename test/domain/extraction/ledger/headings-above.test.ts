import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const head = String.raw`
Roserlake Surety Company
Named Insured: Quenin Plumbing Supply, Inc        Data Evaluated: 11/05/2021
`;

describe('what is printed once above', () => {
  it('is the measure of the kinds below it, in cards', () => {
    const card = (number: string, paid: string, reserve: string): string => String.raw`
Claim number     ${number}
Date of loss     Nov 8, 2020
Status           Open
Paid so far
Loss             ${paid}
Expense          $1.00
Still reserved
Loss             ${reserve}
Expense          $2.00
`;
    const { claims } = read(
      'loss_run',
      head + card('P-592168', '$25.95', '$0.00') + card('P-619603', '$10.84', '$7.00'),
    );
    expect(claims).toMatchObject([
      { claimNumber: 'P-592168', paid: { loss: 25.95, expense: 1 }, reserve: { loss: 0, expense: 2 } },
      { claimNumber: 'P-619603', paid: { loss: 10.84 }, reserve: { loss: 7, expense: 2 } },
    ]);
  });

  it('is the measure of the kinds below it, where each column is a record', () => {
    const { claims } = read(
      'loss_run',
      String.raw`${head}
Claim             P-592168          P-619603          P-704794
Date of loss      Nov 8, 2020       Aug 3, 2021       Apr 24, 2021
Status            Open              Closed            Open
Paid so far
Loss              $25.95            $10.84            $8.32
Expense           $0.00             $7.21             $0.00
Still reserved
Loss              $0.00             $0.00             $4.00
Expense           $0.00             $0.00             $8.61
`,
    );
    expect(claims).toMatchObject([
      { claimNumber: 'P-592168', paid: { loss: 25.95, expense: 0 }, reserve: { loss: 0 } },
      { paid: { loss: 10.84, expense: 7.21 } },
      { paid: { loss: 8.32 }, reserve: { loss: 4, expense: 8.61 } },
    ]);
  });

  it('is the term of all policies down to the next one', () => {
    const { policies } = read(
      'loss_run',
      String.raw`${head}
Claim Number      Occ Date       Status      Paid Loss     Total Incurred
Policy Term: 3/1/2020 - 3/1/2021
  Comml Auto   Policy: AU6715439
AU9212783         7/13/2020      OPEN            852.23          1,646.27
  Comml General Liability   Policy: GL6715488
GL4693632         6/27/2020      OPEN              0.00          2,399.69
Policy Term: 3/1/2019 - 3/1/2020
  Comml Auto   Policy: AU6715440
AU2293544         7/1/2019       CLOSED            0.00              0.00
  Comml General Liability   Policy: GL6715489
GL4693633         6/28/2019      OPEN              0.00          9,399.69
`,
    );
    expect(policies).toMatchObject([
      { policyNumber: 'AU6715439', lineOfBusiness: 'Comml Auto', effectiveDate: '2020-03-01' },
      { policyNumber: 'GL6715488', lineOfBusiness: 'Comml General Liability', effectiveDate: '2020-03-01' },
      { policyNumber: 'AU6715440', expirationDate: '2020-03-01' },
      { policyNumber: 'GL6715489', effectiveDate: '2019-03-01', expirationDate: '2020-03-01' },
    ]);
  });
});
