import { describe, expect, it } from '@jest/globals';
import type { Page } from '../../../../domain/document/page.ts';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Row = readonly (readonly [number, string])[];

/** Rows of text at points, one below the other. */
function printed(paper: Paper, top: number, rows: readonly Row[]): void {
  for (const [at, row] of rows.entries()) for (const [x, text] of row) paper.text(x, top + 12 * at, text);
}

const rowAt =
  (...columns: readonly number[]) =>
  (...cells: readonly string[]): Row =>
    cells.flatMap((cell, at) => (cell === '' ? [] : [[columns[at] ?? 0, cell] as const]));

const claimsOf = (pages: readonly Page[]): unknown => read(pages).data['claims'];

describe('headings of a ledger', () => {
  it('in two lines: a class code below the claim number starts no record, and lines may lack values', () => {
    const paper = newPaper();
    const row = rowAt(30, 110, 220, 320, 420, 500);
    printed(paper, 80, [
      row('Claim No.', 'Claimant', 'Loss Date', 'Status', '', ''),
      row('Class Code', 'Policy No.', 'Reported', 'Date Closed', 'Paid', 'Incurred'),
      row('4471120', 'Ada Moss', '01/05/2021', 'Closed', '100.00', '100.00'),
      row('8810', 'WCX-5510023', '01/09/2021', '03/01/2021'),
      row('4471385', 'Ben Reyes', '02/06/2021', 'Open', '20.00', '55.00'),
      row('5606', 'WCX-5510023', '02/07/2021'),
      row('4471410', 'Cal Ortiz', '03/07/2021', 'Open', '7.00', '9.00'),
      row('', 'WCX-5510023', '03/08/2021'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: '4471120', closedDate: '2021-03-01', reportedDate: '2021-01-09', paid: { total: 100 } },
      { claimNumber: '4471385', claimantName: 'Ben Reyes', policyNumber: 'WCX-5510023', incurred: { total: 55 } },
      { claimNumber: '4471410', lossDate: '2021-03-07', reportedDate: '2021-03-08' },
    ]);
  });

  it('that touch are parted where the rows below have two cells', () => {
    const paper = newPaper();
    const row = rowAt(30, 120, 220, 412, 458);
    printed(paper, 80, [
      [
        [30, 'Claim No.'],
        [120, 'Loss Date'],
        [220, 'Accident Description'],
        [401, 'Total Paid Case Reserve'],
        [500, 'Total Incurred'],
      ],
      row('AL-70011', '01/05/2021', 'Backed into a pole', '100.00', ''),
      row('AL-70012', '02/06/2021', 'Hit a deer', '200.00', '40.00'),
      row('AL-70013', '03/07/2021', 'Rear ended claimant', '300.00', '50.00'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { paid: { total: 100 }, reserve: { total: null } },
      { paid: { total: 200 }, reserve: { total: 40 } },
      { paid: { total: 300 }, reserve: { total: 50 } },
    ]);
  });

  it('of groups may stand above lines that head other columns', () => {
    const paper = newPaper();
    const row = rowAt(30, 130, 300, 360, 440, 500);
    printed(paper, 80, [
      [
        [325, 'Paid'],
        [460, 'Incurred'],
      ],
      row('Claim No.', 'Claimant'),
      row('Status', 'Loss Date', 'Loss', 'Expense', 'Loss', 'Expense'),
      row('GL-30011', 'Ada Moss'),
      row('Closed', '01/05/2021', '10.00', '1.00', '30.00', '3.00'),
      row('GL-30012', 'Ben Reyes'),
      row('Open', '02/06/2021', '20.00', '2.00', '40.00', '4.00'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: 'GL-30011', status: 'closed', paid: { loss: 10, expense: 1 }, incurred: { loss: 30, expense: 3 } },
      { claimNumber: 'GL-30012', status: 'open', paid: { loss: 20, expense: 2 }, incurred: { loss: 40, expense: 4 } },
    ]);
  });

  it('stand beside values in cards side by side, at any distance', () => {
    const paper = newPaper();
    const card = (x: number, number: string, claimant: string, paid: string): void =>
      printed(paper, 80, [
        rowAt(x, x + 90)('Claim Number:', number),
        rowAt(x, x + 90)('Claimant:', claimant),
        rowAt(x, x + 90)('Loss Date:', '01/05/2021'),
        rowAt(x, x + 90)('Total Paid:', paid),
      ]);
    card(30, '70424/12', 'Ada Moss', '10.00');
    card(300, '13455/09', 'Ben Reyes', '20.00');
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: '70424/12', claimantName: 'Ada Moss', paid: { total: 10 } },
      { claimNumber: '13455/09', claimantName: 'Ben Reyes', paid: { total: 20 } },
    ]);
  });
});
