import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

/** Claims under three columns of amounts with these headings. */
function claimsUnder(headings: readonly [string, string, string], rows: readonly (readonly string[])[]): unknown {
  const paper = newPaper();
  const all = [['Claim Number', 'Date of Loss', 'Status', ...headings], ...rows];
  for (const [at, row] of all.entries()) {
    for (const [column, cell] of row.entries()) {
      const isAmount = column > 2;
      const x = isAmount ? 380 + 110 * (column - 2) : 40 + 120 * column;
      if (cell !== '') paper.text(x, 60 + 12 * at, cell, { align: isAmount ? 'right' : 'left' });
    }
  }
  return read(paper.pages).data['claims'];
}

const ROWS = [
  ['77-100231', '01/05/2021', 'Closed', '164.20', '0.00', '164.20'],
  ['77-100232', '02/06/2021', 'Open', '1,000.00', '2,500.00', '3,500.00'],
  ['77-100233', '03/07/2021', 'Open', '250.00', '40.00', '290.00'],
  ['77-100234', '04/08/2021', 'Closed', '7.00', '0.00', '7.00'],
];

describe('columns of amounts', () => {
  it('without headings are told by what they add up to', () => {
    expect(claimsUnder(['', '', ''], ROWS)).toMatchObject([
      { paid: { total: 164.2 }, reserve: { total: 0 }, incurred: { total: 164.2 } },
      { paid: { total: 1000 }, reserve: { total: 2500 }, incurred: { total: 3500 } },
      { paid: { total: 250 } },
      { incurred: { total: 7 } },
    ]);
  });

  it('of which one has a heading that nobody knows are told by the others', () => {
    expect(claimsUnder(['Paid', 'Zuricht', 'Incurred'], ROWS)).toMatchObject([
      { reserve: { total: 0 } },
      { paid: { total: 1000 }, reserve: { total: 2500 }, incurred: { total: 3500 } },
      { reserve: { total: 40 } },
      {},
    ]);
  });

  it('keep their meaning in the line of totals', () => {
    const paper = newPaper();
    const cells = (y: number, ...texts: readonly string[]) => {
      for (const [at, text] of texts.entries()) paper.text(490 + 110 * at, y, text, { align: 'right' });
    };
    for (const [at, [number = '', date = '', , ...amounts]] of ROWS.entries()) {
      paper.text(40, 60 + 12 * at, number);
      paper.text(160, 60 + 12 * at, date);
      cells(60 + 12 * at, ...amounts);
    }
    paper.text(40, 120, 'Grand total');
    cells(120, '1,421.20', '2,540.00', '3,961.20');
    expect(read(paper.pages).data['grandTotals']).toMatchObject({
      reserve: { total: 2540 },
      incurred: { total: 3961.2 },
    });
  });

  it('that do not add up stay without meaning', () => {
    const others = ROWS.map((row, at) => [...row.slice(0, 5), `${at + 1}1.11`]);
    expect(claimsUnder(['', '', ''], others)).toMatchObject([
      { paid: { total: null }, incurred: { total: null } },
      {},
      {},
      {},
    ]);
  });

  it('that divide the whole once more are none of the measures that other columns have', () => {
    const paper = newPaper();
    const headings = [
      'Claim Number',
      'Date of Loss',
      'Paid loss',
      'Outstanding loss',
      'Incurred',
      'Zuricht',
      'Ulvalby',
    ];
    const rows = [
      ['77-100231', '01/05/2021', '164.20', '100.00', '264.20', '200.00', '64.20'],
      ['77-100232', '02/06/2021', '1,000.00', '2,500.00', '3,500.00', '500.00', '3,000.00'],
      ['77-100233', '03/07/2021', '250.00', '40.00', '290.00', '200.00', '90.00'],
    ];
    for (const [at, row] of [headings, ...rows].entries())
      for (const [column, cell] of row.entries())
        paper.text(column < 2 ? 40 + 100 * column : 90 + 100 * column, 60 + 12 * at, cell, {
          align: column < 2 ? 'left' : 'right',
        });
    expect(read(paper.pages).data['claims']).toMatchObject([
      { paid: { loss: 164.2, total: null }, reserve: { loss: 100, total: null }, incurred: { total: 264.2 } },
      { paid: { loss: 1000, total: null }, reserve: { loss: 2500, total: null }, incurred: { total: 3500 } },
      { paid: { loss: 250, total: null }, reserve: { loss: 40, total: null }, incurred: { total: 290 } },
    ]);
  });
});
