import { describe, expect, it } from 'vitest';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const KEYS = ['AX-4471', 'BX-4472', 'CX-4473'];
const DATES = ['01/05/2021', '02/06/2021', '10/17/2021'];

/** A table of the same keys under a title; only the first prints dates. */
function table(paper: Paper, y: number, title: string, rows: readonly (readonly string[])[], hasDates = false): void {
  paper.text(30, y, title);
  for (const [at, text] of ['Payments Made', 'Reserves', 'Total Incurred'].entries())
    paper.text(300 + 90 * at, y + 14, text, { align: 'right' });
  paper.text(30, y + 14, 'Claim No.');
  if (hasDates) paper.text(120, y + 14, 'Loss Date');
  for (const [row, amounts] of rows.entries()) {
    paper.text(30, y + 28 + 12 * row, KEYS[row] ?? '');
    if (hasDates) paper.text(120, y + 28 + 12 * row, DATES[row] ?? '');
    for (const [at, text] of amounts.entries()) paper.text(300 + 90 * at, y + 28 + 12 * row, text, { align: 'right' });
  }
}

describe('tables of one kind of amounts each, which list the same claims', () => {
  it('are told apart by their titles', () => {
    const paper = newPaper();
    const losses = [
      ['10.00', '1.00', '11.00'],
      ['20.00', '2.00', '22.00'],
      ['30.00', '0.00', '30.00'],
    ];
    const expenses = [
      ['5.00', '0.00', '5.00'],
      ['0.00', '7.00', '7.00'],
      ['4.00', '0.00', '4.00'],
    ];
    const sums = [
      ['15.00', '1.00', '16.00'],
      ['20.00', '9.00', '29.00'],
      ['34.00', '0.00', '34.00'],
    ];
    table(paper, 60, 'INJURY/DAMAGE', losses, true);
    table(paper, 140, 'EXPENSE', expenses);
    table(paper, 220, 'OVERALL', sums);
    const { claims } = read(paper.pages).data as { claims: unknown[] };
    expect(claims).toHaveLength(3);
    expect(claims).toMatchObject([
      { claimNumber: 'AX-4471', lossDate: '2021-01-05', paid: { loss: 10, expense: 5, total: 15 } },
      { claimNumber: 'BX-4472', reserve: { loss: 2, expense: 7, total: 9 }, incurred: { loss: 22, total: 29 } },
      { claimNumber: 'CX-4473', incurred: { loss: 30, expense: 4, total: 34 } },
    ]);
  });
});
