import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../domain/document/page.ts';
import { typedPage } from '../../../fixtures/declarations/typed-page.ts';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const dataOf = (...pages: readonly Page[]): unknown => read(pages).data;

const POLICIES = `
Bristle Fork Indemnity Company
Insured     Oakmere Partners LLP

Policy No.       From                   To
QRT 551208 07    March 1, 2019          March 1, 2020
QRT 551208 06    March 1, 2018          March 1, 2019`;

describe('a sheet for each claim', () => {
  it('prints its policy over a term, wraps labels behind "or" and "and", and calls losses damages', () => {
    const sheet = typedPage(`
Claim Sheet

File No.                  PL-2018-4471
Policy No.                QRT 551208 06
Policy Term               March 1, 2018 to March 1, 2019
Claimant                  Delmar Ruiz
Date of Act, Error or     May 9, 2018
Omission
Date Claim Made and       May 20, 2018
Reported
Venue                     OH

                 Paid to Date    Outstanding Reserve     Incurred
Damages            $4,100.00               $900.00      $5,000.00
Claim Expenses       $250.00                 $0.00        $250.00
Total              $4,350.00               $900.00      $5,250.00`);
    expect(dataOf(typedPage(POLICIES), { ...sheet, number: 2 })).toMatchObject({
      policies: [{ policyNumber: 'QRT 551208 07' }, { policyNumber: 'QRT 551208 06' }],
      claims: [
        {
          claimNumber: 'PL-2018-4471',
          policyNumber: 'QRT 551208 06',
          claimantName: 'Delmar Ruiz',
          lossDate: '2018-05-09',
          reportedDate: '2018-05-20',
          paid: { loss: 4100, expense: 250, total: 4350 },
          incurred: { loss: 5000, total: 5250 },
        },
      ],
    });
  });

  it('heads amounts beside its first pair, and wraps the name of a line whose amounts stand in between', () => {
    const paper = newPaper();
    paper.text(40, 40, 'Policy WCX55120 01/01/2022 to 01/01/2023');
    for (const [at, [key, name]] of [
      ['31-WC-0712', 'Dara Hale'],
      ['31-WC-0833', 'Rolf Yates'],
      ['31-WC-0954', 'Mina Ostrow'],
    ].entries()) {
      const y = 80 + 150 * at;
      paper.text(40, y, `Claim ${key}`);
      for (const [x, text] of [
        [40, 'Employee'],
        [130, name ?? ''],
        [400, 'Indemnity'],
        [480, 'Medical'],
        [560, 'All'],
      ] as const)
        paper.text(x, y + 14, text);
      const lines = [
        ['Injured', '02/03/2022', 'Paid to Date', '$10.00', '$5.00', '$15.00'],
        ['Reported', '02/09/2022', 'Outstanding', '$1.00', '$2.00', '$3.00'],
      ];
      for (const [line, cells] of lines.entries())
        for (const [column, text] of cells.entries())
          paper.text([40, 130, 300, 400, 480, 560][column] ?? 0, y + 28 + 12 * line, text);
      paper.text(40, y + 52, 'Policy');
      paper.text(130, y + 52, 'WCX55120');
      paper.text(300, y + 51, 'Total');
      paper.text(300, y + 59, 'Incurred');
      for (const [column, text] of ['$11.00', '$7.00', '$18.00'].entries()) paper.text(400 + 80 * column, y + 55, text);
      paper.text(40, y + 71, 'Part of Body');
      paper.text(130, y + 71, 'Left Knee');
    }
    expect(dataOf(...paper.pages)).toMatchObject({
      claims: ['Dara Hale', 'Rolf Yates', 'Mina Ostrow'].map((claimantName) => ({
        claimantName,
        policyNumber: 'WCX55120',
        lossDate: '2022-02-03',
        bodyPart: 'Left Knee',
        paid: { loss: 10, medical: 5, total: 15 },
        incurred: { loss: 11, medical: 7, total: 18 },
      })),
    });
  });

  it('ends with counts of both kinds that head no column, and knows a kind beside its status', () => {
    const card = (key: string, paid: number, held: number): string => `
Noel Brand                                                File ${key}
Open    GL - Property Damage                                Indemnity    Expense         All
Occurred 04-02-2021, we were told 04-09-2021   Paid         $${paid}.00      $1.00      $${paid + 1}.00
Handled by: Ada Moss                           Outstanding  $${held}.00      $0.00      $${held}.00
`;
    const page = typedPage(`
Policy GLP4410.77, General Liability, 01-01-2021 to 01-01-2022
${card('21K5512-01', 40, 7)}${card('21K5919-01', 30, 9)}
2 claimants, 2 open
                                                            Indemnity    Expense         All
Paid                                                        $70.00      $2.00      $72.00
Outstanding                                                 $16.00      $0.00      $16.00`);
    expect(dataOf(page)).toMatchObject({
      claims: [
        { claimType: 'GL - Property Damage', status: 'open', paid: { loss: 40, total: 41 }, reserve: { total: 7 } },
        { claimType: 'GL - Property Damage', status: 'open', paid: { loss: 30, total: 31 }, reserve: { total: 9 } },
      ],
      grandTotals: { claimCount: 2, openClaimCount: 2, paid: { loss: 70, total: 72 }, reserve: { total: 16 } },
    });
  });
});

describe('occurrences with a line for each claimant', () => {
  it('have the amounts of the total that counts these lines', () => {
    const rows = (key: string, day: string, others: string): string => `
Occurrence ${key}    Date ${day}    Received 04/30/2021    Open    Examiner: Ada Moss
Van slid on a wet ramp into a parked car
Sfx    Claimant            Cov    Sts    Paid Loss    O/S Loss     Incurred
001    Quenby, Noel        COLL   O          $0.00      $52.00       $52.00
002    Morard, Simon       PD     O         $43.00       $0.00       $43.00${others}`;
    const total = '\n       Occurrence total (2)                $43.00      $52.00       $95.00';
    const data = dataOf(
      typedPage(`
Commercial Auto CA240233-21 01/01/2021 to 01/01/2022
${rows('J1781985', '04/12/2021', total)}
${rows('J1781999', '04/20/2021', total)}
Policy total: 2 occurrence(s)              $86.00     $104.00      $190.00`),
    );
    expect(data).toMatchObject({
      claims: ['2021-04-12', '2021-04-20'].map((lossDate) => ({
        lossDate,
        description: 'Van slid on a wet ramp into a parked car',
        paid: { loss: 43 },
        incurred: { total: 95 },
      })),
    });
    expect((data as { claims: unknown[] }).claims).toHaveLength(2);
  });
});
