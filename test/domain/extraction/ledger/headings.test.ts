import { describe, expect, it } from 'vitest';
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

  it('in two lines: "Closed" below "Status" is the heading of a date beside other headings', () => {
    const paper = newPaper();
    const row = rowAt(30, 110, 200, 290, 400, 500);
    printed(paper, 80, [
      row('Claim Number', 'Occurred', 'Status', 'Claimant', 'Loss Paid', 'Case Reserves'),
      row('Line', 'Reported', 'Closed', 'State', 'ALAE Paid', 'Total Incurred'),
      row('893-6244-27', '01-07-2023', 'CLOSED', 'Ada Moss', '$1,382.12', '$0.00'),
      row('Property', '01-09-2023', '02-15-2023', 'MD', '$20.00', '$1,402.12'),
      row('925-7785-83', '01-22-2023', 'OPEN', 'Ben Reyes', '$3,702.59', '$100.00'),
      row('Gen Liab', '02-05-2023', '', 'MD', '$0.00', '$3,802.59'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      {
        claimNumber: '893-6244-27',
        lossDate: '2023-01-07',
        status: 'closed',
        closedDate: '2023-02-15',
        lossState: 'MD',
      },
      { claimNumber: '925-7785-83', status: 'open', paid: { loss: 3702.59 }, incurred: { total: 3802.59 } },
    ]);
  });

  it('that name a claimant below the claim have the kind of the claim in a third line', () => {
    const paper = newPaper();
    const row = rowAt(30, 130, 230, 400, 480);
    printed(paper, 80, [
      row('Claim / Employee', 'Dates / Status', 'Injury', 'Paid', 'Incurred'),
      row('W90661118', 'DOI 10/19/2023', 'Burned forearm on rack', '100.00', '120.00'),
      row('Moss, Ada', 'Rptd 10/21/2023'),
      row('Medical Only', 'Closed 11/02/2023'),
      row('W25855088', 'DOI 10/15/2023', 'Hand caught between belts', '20.00', '55.00'),
      row('Reyes, Ben', 'Rptd 10/17/2023'),
      row('Lost Time', 'Closed 12/02/2023'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: 'W90661118', claimantName: 'Moss, Ada', claimType: 'Medical Only' },
      { claimNumber: 'W25855088', claimantName: 'Reyes, Ben', claimType: 'Lost Time' },
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

  it('of amounts in two lines name the amounts in the two lines of a record', () => {
    const paper = newPaper();
    const row = rowAt(30, 130, 250, 350, 450);
    printed(paper, 80, [
      row('Claim No.', 'Loss Date', 'Paid Loss', 'O/S Loss', 'Total Incurred'),
      row('Claimant', 'Status', 'Paid Expense', 'O/S Expense'),
      row('PR-20011', '01/05/2021', '10.00', '30.00', '47.00'),
      row('Ada Moss', 'Open', '2.00', '5.00'),
      row('PR-20012', '02/06/2021', '11.00', '0.00', '14.00'),
      row('Ben Reyes', 'Closed', '3.00', '0.00'),
      row('Report Total', '', '21.00', '30.00', '61.00'),
      row('', '', '5.00', '5.00'),
    ]);
    expect(read(paper.pages).data).toMatchObject({
      claims: [
        { paid: { loss: 10, expense: 2 }, reserve: { loss: 30, expense: 5 }, incurred: { total: 47 } },
        { paid: { loss: 11, expense: 3 }, reserve: { loss: 0, expense: 0 }, incurred: { total: 14 } },
      ],
      grandTotals: { paid: { loss: 21, expense: 5 }, reserve: { loss: 30, expense: 5 } },
    });
  });

  it('may be shortened, or written as the names of fields', () => {
    const paper = newPaper();
    const row = rowAt(30, 130, 230, 330, 430);
    printed(paper, 80, [
      row('ClmNbr', 'DateOfLoss', 'Clmt Name', 'Rpt Dte', 'Cvg Type'),
      row('WC-80011', '01/05/2021', 'Ada Moss', '01/06/2021', 'Lost Time'),
      row('WC-80012', '02/06/2021', 'Ben Reyes', '02/07/2021', 'Medical Only'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { lossDate: '2021-01-05', claimantName: 'Ada Moss', reportedDate: '2021-01-06', claimType: 'Lost Time' },
      { claimNumber: 'WC-80012', reportedDate: '2021-02-07', claimType: 'Medical Only' },
    ]);
  });
});

describe('labels of a ledger', () => {
  const cards = (paper: Paper, isAbove: boolean): void => {
    const row = rowAt(30, 200, 370);
    const pair = (captions: Row, values: Row): Row[] => (isAbove ? [captions, values] : [values, captions]);
    for (const [at, number] of ['GL-60011', 'GL-60012'].entries()) {
      printed(paper, 80 + 120 * at, [
        ...pair(row('Claim Number', 'Claimant', 'Status'), row(number, 'Ada Moss', 'Open')),
        ...pair(row('Loss Date', 'Date Reported', 'State'), row('01/05/2021', '01/06/2021', 'TX')),
        ...pair(row('Total Paid', 'Outstanding', 'Total Incurred'), row('10.00', '5.00', '15.00')),
      ]);
    }
  };

  it.each([
    ['above', true],
    ['below', false],
  ])('may stand in lines of their own %s the values', (_, isAbove) => {
    const paper = newPaper();
    cards(paper, isAbove);
    const claim = { claimantName: 'Ada Moss', status: 'open', lossDate: '2021-01-05', reportedDate: '2021-01-06' };
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: 'GL-60011', ...claim, paid: { total: 10 }, incurred: { total: 15 } },
      { claimNumber: 'GL-60012', ...claim, reserve: { total: 5 } },
    ]);
  });

  it('may be parted from their values by signs, and identifiers have pieces', () => {
    const paper = newPaper();
    const row = rowAt(30, 130, 230);
    paper.text(
      30,
      70,
      'Policy No. - RT7 683 185 | Policy Period - 01/01/2021 - 01/01/2022 | Line of Business : General Liability',
    );
    printed(paper, 100, [
      row('Claim No.', 'Loss Date', 'Paid'),
      row('GL-90011', '01/05/2021', '10.00'),
      row('GL-90012', '02/06/2021', '20.00'),
    ]);
    expect(read(paper.pages).data).toMatchObject({
      policies: [
        {
          policyNumber: 'RT7 683 185',
          lineOfBusiness: 'General Liability',
          effectiveDate: '2021-01-01',
          expirationDate: '2022-01-01',
        },
      ],
      claims: [{ policyNumber: 'RT7 683 185' }, { policyNumber: 'RT7 683 185' }],
    });
  });

  it('of a total that names its claim make one claim of the lines above', () => {
    const paper = newPaper();
    const row = rowAt(30, 150, 250, 400, 480);
    printed(paper, 80, [
      row('Claim No.', 'Loss Date', 'Claimant', 'Paid', 'Incurred'),
      row('MF-55116', '01/05/2021', 'Ada Moss', '10.00', '30.00'),
      row('MF-55116', '01/05/2021', 'Ben Reyes', '5.00', '6.00'),
      row('Claim Total MF-55116', '', '', '15.00', '36.00'),
      row('QR-30517', '02/06/2021', 'Cal Ortiz', '7.00', '7.00'),
      row('QR-30517', '02/06/2021', 'Dee Lind', '1.00', '1.00'),
      row('Claim Total QR-30517', '', '', '8.00', '8.00'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: 'MF-55116', paid: { total: 15 }, incurred: { total: 36 } },
      { claimNumber: 'QR-30517', paid: { total: 8 } },
    ]);
  });
});
