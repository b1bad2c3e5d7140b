import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../domain/document/page.ts';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Cells = readonly (readonly [number, string])[];

const claimsOf = (pages: readonly Page[]): unknown => read(pages).data['claims'];

/** Lines one below the other, 12 points apart. */
function printer(paper: Paper, top: number): (...cells: Cells) => void {
  let y = top;
  return (...cells) => {
    for (const [x, text] of cells) paper.text(x, y, text);
    y += 12;
  };
}

describe('labelled lines above the key of a record', () => {
  it('belong to it where they come back above each key at even distances', () => {
    const paper = newPaper();
    const line = printer(paper, 80);
    for (const at of [1, 2, 3]) {
      line([30, 'Claim Type:'], [110, `Collision`], [300, 'Status:'], [380, at === 2 ? 'Open' : 'Closed']);
      line([30, 'Date Reported:'], [110, `0${at}/09/2021`], [300, 'Loss Date:'], [380, `0${at}/05/2021`]);
      line([30, 'Claim No.:'], [110, `447112${at}`]);
      line([110, 'Indemnity'], [200, 'Expense']);
      line([30, 'Paid'], [110, `${at}00.00`], [200, '2.00']);
      line([30, 'Reserve'], [110, `${at}.00`], [200, '0.00']);
    }
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: '4471121', status: 'closed', lossDate: '2021-01-05', paid: { loss: 100 }, reserve: { loss: 1 } },
      { claimNumber: '4471122', status: 'open', lossDate: '2021-02-05', paid: { loss: 200 }, reserve: { loss: 2 } },
      { claimNumber: '4471123', status: 'closed', lossDate: '2021-03-05', paid: { loss: 300 }, reserve: { loss: 3 } },
    ]);
  });

  it('are about all records that follow without such a line', () => {
    const paper = newPaper();
    const line = printer(paper, 80);
    const claim = (key: string, name: string, paid: string): void =>
      line([30, key], [120, name], [300, paid], [400, '0.00'], [500, paid]);
    line([30, 'Claim No.'], [120, 'Claimant'], [300, 'Paid'], [400, 'Reserve'], [500, 'Incurred']);
    line([30, 'Occurrence:'], [110, '90001'], [200, 'Loss Date:'], [280, '01/05/2021'], [380, 'Cause:'], [430, 'Hail']);
    claim('4471121', 'Ada Moss', '100.00');
    line([30, 'Occurrence:'], [110, '90002'], [200, 'Loss Date:'], [280, '02/05/2021'], [380, 'Cause:'], [430, 'Fire']);
    claim('4471122', 'Ben Reyes', '20.00');
    claim('4471123', 'Cal Ortiz', '30.00');
    line([30, 'Occurrence:'], [110, '90003'], [200, 'Loss Date:'], [280, '03/05/2021'], [380, 'Cause:'], [430, 'Wind']);
    claim('4471124', 'Dee Park', '40.00');
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: '4471121', lossDate: '2021-01-05', cause: 'Hail', paid: { total: 100 } },
      { claimNumber: '4471122', lossDate: '2021-02-05', cause: 'Fire', paid: { total: 20 } },
      { claimNumber: '4471123', lossDate: '2021-02-05', cause: 'Fire', paid: { total: 30 } },
      { claimNumber: '4471124', lossDate: '2021-03-05', cause: 'Wind', paid: { total: 40 } },
    ]);
  });
});

describe('a label', () => {
  it('may go on in the line below, and the value stands beside its first line', () => {
    const paper = newPaper();
    const line = printer(paper, 80);
    for (const at of [1, 2, 3]) {
      line([30, 'Claim No.:'], [130, `447112${at}`], [300, 'Date First'], [380, `0${at}/09/2021`]);
      line([300, 'Reported:']);
      line([30, 'Loss Date:'], [130, `0${at}/05/2021`], [300, 'Total Paid:'], [380, `${at}00.00`]);
    }
    expect(claimsOf(paper.pages)).toMatchObject(
      [1, 2, 3].map((at) => ({
        reportedDate: `2021-0${at}-09`,
        lossDate: `2021-0${at}-05`,
        paid: { total: at * 100 },
      })),
    );
  });
});
