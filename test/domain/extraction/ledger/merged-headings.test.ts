import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const HIGH = 90;
const MIDDLE = 96;
const LOW = 100;
const COLUMNS = [40, 110, 180, 240, 300, 350, 400, 450, 500] as const;
const ROWS = [
  ['60WC08426', 'Yarersen, D.', '08/07/2018', 'T3', '0.00', '119.14', '20.00', '0.00', '139.14'],
  ['56WC87488', 'Devoward, T.', '05/09/2019', 'K9', '10.00', '339.47', '0.00', '8.00', '357.47'],
  ['85WC10192', 'Yarolin, A.', '07/21/2019', 'K1', '30.00', '295.81', '0.00', '26.00', '351.81'],
];

describe('headings that stand at half the height of two lines of headings', () => {
  it('are of these lines, whether they are known or not', () => {
    const paper = newPaper();
    paper.text(40, 40, 'Work injuries insured with Ulval Indemnity Company');
    for (const [x, text] of [
      [330, 'Paid'],
      [430, 'Reserve'],
      [500, 'Total'],
    ] as const)
      paper.text(x, HIGH, text);
    for (const [at, text] of ['Claim No', 'Employee', 'Date of Injury'].entries())
      paper.text(COLUMNS[at] ?? 0, LOW, text);
    paper.text(240, MIDDLE, 'Zorvane');
    for (const [at, text] of ['Indemnity', 'Medical', 'Indemnity', 'Medical', 'Incurred'].entries())
      paper.text(COLUMNS[at + 4] ?? 0, LOW, text);
    for (const [row, cells] of ROWS.entries())
      for (const [at, text] of cells.entries())
        if (at < 4) paper.text(COLUMNS[at] ?? 0, 120 + 14 * row, text);
        else paper.text((COLUMNS[at] ?? 0) + 34, 120 + 14 * row, text, { align: 'right' });
    expect(read(paper.pages).data['claims']).toMatchObject([
      { paid: { loss: 0, medical: 119.14 }, reserve: { loss: 20, medical: 0 }, incurred: { total: 139.14 } },
      { paid: { loss: 10, medical: 339.47 }, reserve: { loss: 0, medical: 8 }, incurred: { total: 357.47 } },
      { paid: { loss: 30, medical: 295.81 }, reserve: { loss: 0, medical: 26 }, incurred: { total: 351.81 } },
    ]);
  });
});
