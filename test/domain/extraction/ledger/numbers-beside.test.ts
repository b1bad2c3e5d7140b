import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const claims = [
  ['06/01/25', '06/02/25', '22-014047', 'C', 'COMPREHENSIVE', '2,042.02', '74.35', '2,116.37'],
  ['12/21/22', '12/24/22', '96-010146', 'C', 'COLLISION', '679.51', '173.81', '853.32'],
] as const;

describe('two numbers in a line above the headings of claims', () => {
  it('do not part the page where their labels name different things', () => {
    const paper = newPaper();
    const edges = [33, 84, 135, 191, 232, 400, 471, 655];
    const line = (y: number, cells: readonly string[]): void => {
      for (const [at, text] of cells.entries()) if (text !== '') paper.text(edges[at] ?? 0, y, text);
    };
    paper.text(28, 57, 'ACCT');
    paper.text(53, 57, '3733110');
    paper.text(99, 57, 'BRANERWICK WORKS INC');
    paper.text(385, 57, 'AGENCY');
    paper.text(425, 57, '90359');
    paper.text(99, 67, '2751 ELMALGROVE COURT');
    paper.text(99, 77, 'LANERGATE, KY 41241');
    line(98, ['', '', 'CLAIM', 'S', '', 'LOSS', 'EXPENSE', 'NET']);
    line(108, ['OCC DT', 'RPT DT', 'NUMBER', 'T', 'COVERAGE', 'PAID', 'PAID', 'INCURRED']);
    for (const [at, claim] of claims.entries()) line(128 + 12 * at, claim);
    expect(read(paper.pages).data['claims']).toMatchObject(
      claims.map(([, , claimNumber]) => ({
        claimNumber,
        lossDate: expect.any(String),
        paid: { loss: expect.any(Number) },
      })),
    );
  });
});
