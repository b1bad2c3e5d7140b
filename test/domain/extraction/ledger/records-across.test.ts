import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const COLUMNS = [30, 130, 250, 370, 490];
const LABEL_DROP = 4;

/** One record a column; labels of cells with two lines stand at the middle of both. */
function printed(rows: readonly (readonly string[])[], pitch = 12): ReturnType<typeof read>['data'] {
  const paper = newPaper();
  paper.text(30, 40, 'Policy CPX-2218-04');
  paper.text(250, 40, '06/01/2021 - 06/01/2022');
  let y = 60;
  for (const [label = '', ...cells] of rows) {
    const isTall = cells.some((cell) => cell.includes('|'));
    paper.text(30, isTall ? y + LABEL_DROP : y, label);
    for (const [at, cell] of cells.entries())
      for (const [line, text] of cell.split('|').entries())
        if (text !== '') paper.text(COLUMNS[at + 1] ?? 0, y + line * 2 * LABEL_DROP, text);
    y += isTall ? pitch + 2 * LABEL_DROP : pitch;
  }
  return read(paper.pages).data;
}

describe('records that stand side by side below their numbers', () => {
  const rows = [
    ['Claim number', 'KD-1187', 'KD-1205', 'KD-1260', 'Year'],
    ['Status', 'Closed', 'Open', 'Closed', '3 claims'],
    ['Date of loss', '07/02/2021', '09/14/2021', '01/30/2022'],
    ['Description', 'Guest slipped on|wet tile at door', 'Hail', 'Pipe froze over|the weekend'],
    ['Loss paid', '1,200.00', '300.00', '50.00', '1,550.00'],
    ['Expense paid', '10.00', '0.00', '5.00', '15.00'],
    ['Loss reserve', '0.00', '4,000.00', '0.00', '4,000.00'],
  ];

  it('keep the lines of their cells together, and a last column that holds their sums is no record', () => {
    const data = printed(rows);
    expect(data['claims']).toMatchObject([
      { claimNumber: 'KD-1187', description: 'Guest slipped on wet tile at door', paid: { loss: 1200, expense: 10 } },
      { claimNumber: 'KD-1205', status: 'open', lossDate: '2021-09-14', reserve: { loss: 4000 } },
      { claimNumber: 'KD-1260', description: 'Pipe froze over the weekend', paid: { loss: 50 } },
    ]);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'CPX-2218-04', claimCount: 3, paid: { loss: 1550, expense: 15 }, reserve: { loss: 4000 } },
    ]);
  });

  it('may be a single one beside the column of sums', () => {
    const one = rows.map(([label = '', first = '', , , sum = '']) => [label, first, '', '', sum && first]);
    const data = printed([['Claim number', 'KD-1187', '', '', 'Year'], ...one.slice(1)]);
    expect(data['claims']).toMatchObject([{ claimNumber: 'KD-1187', paid: { loss: 1200, expense: 10 } }]);
  });
});
