import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const claims = [
  ['Zora Devalell', '4983448374', '11/10/2023', '486.12', 'Struck By Object'],
  ['Wanda Garerton', '3934400056', '12/29/2023', '94.99', 'Caught In Machine'],
  ['Noel Keldennett', '6954758947', '01/13/2024', '448.80', 'Repetitive Motion'],
  ['Tessa Penogan', '5736686217', '05/01/2024', '1,141.29', 'Struck By Object'],
] as const;

describe('texts in a column', () => {
  it('are not cut where words of other records cross the edge of a heading', () => {
    const paper = newPaper();
    paper.text(39, 60, 'Worker');
    paper.text(199, 60, 'Claim No.');
    paper.text(258, 60, 'Injured');
    paper.text(360, 60, 'Paid');
    paper.text(39, 69, 'Injury:');
    paper.text(62, 69, 'Part - Nature');
    paper.text(199, 69, 'Type');
    paper.text(258, 69, 'Received');
    paper.text(39, 78, 'Cause');
    for (const [at, [name, number, date, paid, cause]] of claims.entries()) {
      paper.text(39, 92 + 30 * at, name);
      paper.text(199, 92 + 30 * at, number);
      paper.text(258, 92 + 30 * at, date);
      paper.text(380, 92 + 30 * at, paid, { align: 'right' });
      paper.text(39, 101 + 30 * at, 'Left Knee - Sprain');
      paper.text(199, 101 + 30 * at, 'MED');
      paper.text(258, 101 + 30 * at, date);
      paper.text(39, 110 + 30 * at, cause);
    }
    expect(read(paper.pages).data['claims']).toMatchObject(
      claims.map(([, claimNumber, , , cause]) => ({ claimNumber, cause: expect.stringContaining(cause) })),
    );
  });

  it('and the lower line of a wrapped identifier begins no cell', () => {
    const paper = newPaper();
    const heads = ['Claim #', 'DOL', 'Type', 'Status', 'Paid', 'Reserve'];
    const at = [50, 95, 150, 230, 300, 380];
    for (const [column, head] of heads.entries()) paper.text(at[column] ?? 0, 60, head);
    for (const [row, code] of ['09938', '14402', '15760'].entries()) {
      const cells = ['771-', `0${row + 1}/17/23`, 'Spoilage', 'Closed', '$6,240.00', '$10.00'];
      for (const [column, cell] of cells.entries()) paper.text(at[column] ?? 0, 80 + 30 * row, cell);
      paper.text(50, 91 + 30 * row, code);
    }
    expect(read(paper.pages).data['claims']).toMatchObject(
      ['771-09938', '771-14402', '771-15760'].map((claimNumber) => ({ claimNumber })),
    );
  });
});
