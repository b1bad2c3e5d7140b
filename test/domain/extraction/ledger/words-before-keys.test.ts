import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const claims = [
  {
    cells: ['CLSD', 'GLC-07667', '12-23-2019', 'Ruben Roseley', '487.71', '0.00'],
    below: ['02-17-2021', 'BI', '12-23-2019', 'Clmt tripped over ice in parking lot'],
  },
  {
    cells: ['RE-OPEN', 'GLC-47693', '08-09-2020', 'Selma Queninsen', '9,245.26', '1,200.00'],
    below: ['', 'PI', '08-12-2020', 'Customer tripped over a raised sidewalk'],
  },
  {
    cells: ['CLSD', 'GLC-51391', '09-22-2020', 'Tessa Jorerell', '1,423.83', '0.00'],
    below: ['05-15-2021', 'PI', '09-23-2020', 'Claimant slipped on merchandise falling'],
  },
];

describe('words of a status that stand before the number of a claim', () => {
  it('are cells of their own column, even where the same words are labels elsewhere', () => {
    const paper = newPaper();
    const edges = [45, 94, 144, 193, 300, 380];
    const line = (y: number, cells: readonly string[]): void => {
      for (const [at, text] of cells.entries()) if (text !== '') paper.text(edges[at] ?? 0, y, text);
    };
    line(60, ['Status', 'Claim No.', 'Loss Date', 'Claimant', 'Paid', 'Reserve']);
    line(70, ['Closed on', 'Type', 'Rptd Date', 'Allegation']);
    for (const [at, { cells, below }] of claims.entries()) {
      line(85 + 32 * at, cells);
      line(95 + 32 * at, below);
    }
    expect(read(paper.pages).data['claims']).toMatchObject([
      { claimNumber: 'GLC-07667', status: 'closed', claimantName: 'Ruben Roseley', closedDate: '2021-02-17' },
      { claimNumber: 'GLC-47693', status: 'reopened', claimantName: 'Selma Queninsen' },
      { claimNumber: 'GLC-51391', status: 'closed', claimantName: 'Tessa Jorerell', closedDate: '2021-05-15' },
    ]);
  });
});
