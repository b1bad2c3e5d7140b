import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const rows = [
  ['GLC-52862', '07-26-2020', '33,045.93', '21,320.98', '2,479.69', '9,245.26', '0.00'],
  ['GLC-02577', '09-17-2020', '19,492.62', '5,290.73', '117.87', '318.32', '13,765.70'],
  ['GLC-51391', '09-22-2020', '1,423.83', '0.00', '0.00', '1,423.83', '0.00'],
] as const;
const upper = ['', 'Loss', 'Net', 'Indemnity', 'Expense', 'Indemnity', 'Expense'];
const lower = ['Claim No.', 'Date', 'Incurred', 'Reserve', 'Reserve', 'Paid', 'Paid'];
const edges = [45, 120, 250, 300, 350, 400, 450];

function report(): unknown {
  const paper = newPaper();
  const line = (y: number, cells: readonly string[]): void => {
    for (const [at, text] of cells.entries())
      if (text !== '') paper.text(edges[at] ?? 0, y, text, { align: at < 2 ? 'left' : 'right' });
  };
  line(60, upper);
  line(68, lower);
  for (const [at, row] of rows.entries()) line(82 + 12 * at, row);
  return read(paper.pages).data['claims'];
}

describe('a line with a heading for each column of amounts', () => {
  it('heads no groups of columns: what has no kind above it is no loss', () => {
    expect(report()).toMatchObject([
      { incurred: { total: 33045.93, loss: null }, reserve: { loss: 21320.98, expense: 2479.69 } },
      { incurred: { total: 19492.62, loss: null }, paid: { loss: 318.32, expense: 13765.7 } },
      { incurred: { total: 1423.83, loss: null } },
    ]);
  });

  it('is cut where its words end with the columns, however close they stand', () => {
    edges.splice(2, 5, 252, 288, 324, 360, 396);
    expect(report()).toMatchObject([
      { incurred: { total: 33045.93 }, reserve: { loss: 21320.98, expense: 2479.69 }, paid: { loss: 9245.26 } },
      { incurred: { total: 19492.62 }, reserve: { loss: 5290.73 }, paid: { loss: 318.32, expense: 13765.7 } },
      { incurred: { total: 1423.83 }, paid: { loss: 1423.83 } },
    ]);
  });
});
