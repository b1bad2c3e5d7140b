import { describe, expect, it } from 'vitest';
import { newPaper, type Paper, widthOf } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const SIZE = 7;
/** Ascent and descent of the font, in font sizes. */
const BOX = 1.46;

/** A word after the other from `foot` upwards, in boxes as wide as the font is high. */
function upwards(paper: Paper, x: number, foot: number, text: string): void {
  let y = foot;
  for (const part of text.split(' ')) {
    const y0 = y - widthOf(part, SIZE);
    const box = { x0: x, x1: x + BOX * SIZE, y0, y1: y };
    paper.pages.at(-1)?.words.push({ ...box, text: part, size: SIZE, bold: false, source: 'text', confidence: 1 });
    y = y0 - 2;
  }
}

const HEADINGS = [
  [40, 'Claim number'],
  [120, 'Claimant'],
  [230, 'Date of loss'],
  [300, 'Open or closed'],
  [380, 'Indemnity paid'],
  [430, 'Costs paid'],
  [480, 'Indemnity outstanding'],
  [530, 'Costs outstanding'],
  [580, 'Gross incurred'],
] as const;

describe('headings that are printed upwards', () => {
  it('have boxes as wide as the font is high, and short words at their ends', () => {
    const paper = newPaper();
    for (const [x, heading] of HEADINGS) upwards(paper, x, 150, heading);
    const rows = [
      ['QX-55021', 'Ada Moss', '03/04/2021', 'Open', '100', '20', '3,000', '400', '3,520'],
      ['QX-55022', 'Cal Ortiz', '05/06/2021', 'Open', '700', '35', '1,200', '50', '1,985'],
      ['QX-55023', 'Joy Parker', '07/08/2021', 'Closed', '1,900', '65', '0', '0', '1,965'],
    ];
    for (const [at, row] of rows.entries())
      for (const [column, cell] of row.entries()) {
        const [x] = HEADINGS[column] ?? [0];
        if (column < 4) paper.text(x, 165 + 12 * at, cell);
        else paper.text(x + BOX * SIZE, 165 + 12 * at, cell, { align: 'right' });
      }
    expect(read(paper.pages).data['claims']).toMatchObject([
      {
        claimNumber: 'QX-55021',
        lossDate: '2021-03-04',
        status: 'open',
        paid: { loss: 100, expense: 20 },
        reserve: { loss: 3000, expense: 400 },
        incurred: { total: 3520 },
      },
      { paid: { loss: 700 }, reserve: { expense: 50 } },
      { claimantName: 'Joy Parker', status: 'closed', paid: { expense: 65 } },
    ]);
  });
});
