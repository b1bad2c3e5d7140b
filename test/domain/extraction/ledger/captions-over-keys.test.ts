import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const CARDS = [
  ['FN-204418', 'Ada Moss', '03/04/2021', 'Open', 'Dog bit the postman', '100.00', '2,500.00', '2,600.00'],
  ['FN-204431', 'Cal Ortiz', '05/06/2021', 'Closed', 'Fell on wet stairs', '750.00', '0.00', '750.00'],
  ['FN-204460', 'Joy Parker', '07/08/2021', 'Open', 'Water from the unit above', '12.50', '80.00', '92.50'],
  ['FN-204472', 'Ruth Hale', '09/10/2021', 'Closed', 'Gate closed on a hand', '330.00', '0.00', '330.00'],
] as const;

describe('cards side by side', () => {
  it('begin with the captions over their keys and end at the line that counts them', () => {
    const paper = newPaper();
    paper.text(40, 40, 'Policy number: BT 5510382    Term: 01/01/2021 to 01/01/2022');
    for (const [at, [key, person, date, status, event, paid, reserve, incurred]] of CARDS.entries()) {
      const [x, y] = [40 + 370 * (at % 2), 70 + 90 * Math.floor(at / 2)];
      const lines = [
        ['CLAIM NO.', 'CLAIMANT'],
        [key, person],
        ['DATE OF LOSS', 'STATUS'],
        [date, status],
        ['DESCRIPTION'],
        [event],
        ['PAID', 'RESERVE', 'INCURRED'],
        [paid, reserve, incurred],
      ];
      for (const [line, cells] of lines.entries())
        for (const [column, cell] of cells.entries()) paper.text(x + 100 * column, y + 9 * line, cell);
    }
    paper.text(390, 250, 'Term: 4 claims   2 open   Paid 1,192.50   Reserve 2,580.00   Incurred 3,772.50');
    expect(read(paper.pages).data['claims']).toMatchObject(
      CARDS.map(([claimNumber, claimantName, , status, description]) => ({
        claimNumber,
        claimantName,
        status: status.toLowerCase(),
        description,
      })),
    );
  });
});
