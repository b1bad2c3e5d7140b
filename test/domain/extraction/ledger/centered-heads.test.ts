import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const lines = [
  ['Injured', 'Faye Veralni', 'Albert Lanalin'],
  ['Accident date', '12/21/2023', '12/23/2023'],
  ['Reported', '01/04/2024', '12/24/2023'],
  ['State', 'KY', 'GA'],
  ['Status', 'CLOSED', 'OPEN'],
] as const;
const amounts = [
  ['Paid, medical', '309', '111', '420'],
  ['Paid, indemnity', '1,000', '500', '1,500'],
] as const;

/** The heads are set over the middle of their columns, the values begin at the left and amounts end at the right. */
function printed(): Record<string, unknown> {
  const paper = newPaper();
  for (const [at, head] of ['Claim no.', 'U44-5984', 'C07-6650', 'Year'].entries())
    paper.text([90, 190, 300, 460][at] ?? 0, 90, head, { align: 'centre' });
  for (const [at, [label, first, second]] of lines.entries()) {
    paper.text(40, 104 + 13 * at, label);
    paper.text(138, 104 + 13 * at, first);
    paper.text(249, 104 + 13 * at, second);
  }
  for (const [at, [label, ...cells]] of amounts.entries()) {
    paper.text(40, 169 + 13 * at, label);
    for (const [column, cell] of cells.entries())
      paper.text([242, 352, 500][column] ?? 0, 169 + 13 * at, cell, { align: 'right' });
  }
  return read(paper.pages).data;
}

describe('claims that are columns with heads over their middle', () => {
  it('have the cells that begin left of the heads', () => {
    expect(printed()['claims']).toMatchObject([
      { claimNumber: 'U44-5984', lossState: 'KY', status: 'closed', paid: { medical: 309, loss: 1000 } },
      { claimNumber: 'C07-6650', lossState: 'GA', status: 'open', paid: { medical: 111, loss: 500 } },
    ]);
  });
});
