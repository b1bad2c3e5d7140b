import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

describe('lines whose cells are parted by marks alone', () => {
  it('are tables, and empty cells stay empty', () => {
    const paper = newPaper();
    const lines = [
      'Claim No. ¦ Claimant ¦ Loss Date ¦ Date Closed ¦ Status ¦ Description ¦ Total Paid ¦ Total Reserve',
      '447-AX-11 ¦ Moss, Ada ¦ 1/5/2021 ¦ 3/1/2021 ¦ Closed ¦ Slipped on wet floor near truck ¦ 1,100.00 ¦ 0.00',
      '447-BX-12 ¦ Reyes, Ben ¦ 2/6/2021 ¦ ¦ Open ¦ Struck head ¦ 20.00 ¦ 2,355.00',
      '447-CX-13 ¦ Ortiz, Cal ¦ 10/17/2021 ¦ ¦ Open ¦ Cut hand; treated at urgent care ¦ 0.00 ¦ 9.00',
    ];
    for (const [at, text] of lines.entries()) paper.text(30, 80 + 12 * at, text);
    expect(read(paper.pages).data['claims']).toMatchObject([
      { claimNumber: '447-AX-11', claimantName: 'Moss, Ada', closedDate: '2021-03-01', paid: { total: 1100 } },
      { claimNumber: '447-BX-12', lossDate: '2021-02-06', closedDate: null, status: 'open', reserve: { total: 2355 } },
      { claimNumber: '447-CX-13', description: 'Cut hand; treated at urgent care', reserve: { total: 9 } },
    ]);
  });
});

describe('dots without blanks', () => {
  it('lead from a label to its value', () => {
    const paper = newPaper();
    for (const at of [1, 2, 3]) {
      const top = 80 + 40 * at;
      paper.text(30, top, `CLAIM NUM...4528-28-90536${at}`);
      paper.text(250, top, `LOSS DATE......0${at}/28/23`);
      paper.text(30, top + 12, 'CLAIMANT...ADA MOSS');
      paper.text(250, top + 12, `TOTAL PAID...${at},048.25`);
    }
    expect(read(paper.pages).data['claims']).toMatchObject(
      [1, 2, 3].map((at) => ({
        claimNumber: `4528-28-90536${at}`,
        claimantName: 'ADA MOSS',
        lossDate: `2023-0${at}-28`,
        paid: { total: 1000 * at + 48.25 },
      })),
    );
  });
});
