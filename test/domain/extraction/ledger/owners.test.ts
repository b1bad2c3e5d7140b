import { describe, expect, it } from 'vitest';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Cells = readonly (readonly [number, string])[];

/** Rows of cells at their left edges, one below the other. */
function printed(paper: Paper, top: number, rows: readonly Cells[]): void {
  for (const [at, row] of rows.entries()) for (const [x, text] of row) paper.text(x, top + 12 * at, text);
}

const pair = (label: string, value: string): Cells => [
  [40, label],
  [160, value],
];

describe('policies of a loss run', () => {
  it('may be named among the fields of a claim, also of the only one', () => {
    const paper = newPaper();
    printed(paper, 60, [
      pair('Claim Number', 'PR-2017-21847'),
      pair('Policy Number', 'GXC 917962'),
      pair('Claimant', 'Ruth Hale'),
      pair('Date of Loss', '07/02/2017'),
      pair('Status', 'Closed'),
      pair('Total Incurred', '$46,937.81'),
    ]);
    expect(read(paper.pages).data['claims']).toMatchObject([
      {
        claimNumber: 'PR-2017-21847',
        policyNumber: 'GXC 917962',
        claimantName: 'Ruth Hale',
        lossDate: '2017-07-02',
        incurred: { total: 46937.81 },
      },
    ]);
  });

  it('may be the columns of a table above the claims, with their totals', () => {
    const paper = newPaper();
    const across = (label: string, ...values: string[]): Cells => [
      [40, label],
      ...values.map((value, at) => [200 + 130 * at, value] as const),
    ];
    printed(paper, 60, [
      across('Policy Number', 'PWN 0053364', 'KPY 6363165', 'Total'),
      across('Effective Date', '06/28/2022', '06/28/2021'),
      across('Expiration Date', '06/28/2023', '06/28/2022'),
      across('Total Paid', '100.00', '250.00', '350.00'),
      across('Total Reserve', '20.00', '0.00', '20.00'),
      across('Total Incurred', '120.00', '250.00', '370.00'),
    ]);
    const claims = (...values: string[]): Cells => values.map((value, at) => [40 + 110 * at, value] as const);
    printed(paper, 200, [
      claims('Policy Number', 'Claim Number', 'Date of Loss', 'Total Paid', 'Total Reserve', 'Total Incurred'),
      claims('PWN 0053364', '7100-1450', '07/14/2022', '100.00', '20.00', '120.00'),
      claims('KPY 6363165', '4487-5511', '09/03/2021', '250.00', '0.00', '250.00'),
    ]);
    const { data } = read(paper.pages);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'PWN 0053364', effectiveDate: '2022-06-28', paid: { total: 100 }, incurred: { total: 120 } },
      { policyNumber: 'KPY 6363165', expirationDate: '2022-06-28', incurred: { total: 250 } },
    ]);
    expect(data['grandTotals']).toMatchObject({ paid: { total: 350 }, incurred: { total: 370 } });
    expect(data['claims']).toHaveLength(2);
  });

  it('may stand above their terms in the first column of their claims, which print no dates', () => {
    const paper = newPaper();
    const row = (x: number, ...cells: string[]): Cells => [
      [x, cells[0] ?? ''],
      ...cells.slice(1).map((cell, at) => [300 + 100 * at, cell] as const),
    ];
    printed(paper, 60, [
      row(40, 'Row Labels', 'Total Paid', 'Total Reserve', 'Total Incurred'),
      [[50, 'ZGWV917111']],
      [[50, '12/01/2012'], [110, '12/01/2013'], ...row(0, '', '30.00', '0.00', '30.00').slice(1)],
      row(65, 'FD9416005-431', '10.00', '0.00', '10.00'),
      row(65, 'PU3775427-637', '20.00', '0.00', '20.00'),
      [[50, 'WCAX965271']],
      [[50, '12/01/2013'], [110, '12/01/2014'], ...row(0, '', '5.00', '7.00', '12.00').slice(1)],
      row(65, 'MP1209308-037', '5.00', '7.00', '12.00'),
    ]);
    const { data } = read(paper.pages);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'ZGWV917111', effectiveDate: '2012-12-01', incurred: { total: 30 } },
      { policyNumber: 'WCAX965271', expirationDate: '2014-12-01', incurred: { total: 12 } },
    ]);
    expect(data['claims']).toMatchObject([
      { claimNumber: 'FD9416005-431', policyNumber: 'ZGWV917111', incurred: { total: 10 } },
      { claimNumber: 'PU3775427-637', policyNumber: 'ZGWV917111' },
      { claimNumber: 'MP1209308-037', policyNumber: 'WCAX965271', reserve: { total: 7 } },
    ]);
  });
});

describe('claims of a loss run', () => {
  it('are summed up by the line that repeats their number', () => {
    const paper = newPaper();
    const row = (...cells: string[]): Cells => cells.map((cell, at) => [40 + 120 * at, cell] as const);
    printed(
      paper,
      60,
      [
        row('Claim Number', 'Loss Date', 'Claimant', 'Total Paid', 'Total Incurred'),
        row('U87U0308', '20191125', 'Ann Lee', '100.00', '100.00'),
        row('U87U0308', '20191125', 'Bob Hay', '50.00', '50.00'),
        row('', '', 'Total U87U0308', '150.00', '150.00'),
        row('C99E0865', '20190722', 'Cal Ortiz', '7.00', '7.00'),
        row('', '', 'Total C99E0865', '7.00', '7.00'),
      ].map((cells) => cells.filter(([, text]) => text !== '')),
    );
    expect(read(paper.pages).data['claims']).toMatchObject([
      { claimNumber: 'U87U0308', lossDate: '2019-11-25', incurred: { total: 150 } },
      { claimNumber: 'C99E0865', incurred: { total: 7 } },
    ]);
  });

  it('begin with their number also where a word follows it without a gap', () => {
    const paper = newPaper();
    printed(paper, 60, [
      [
        [40, 'Coverage'],
        [300, 'Loss Paid'],
        [400, 'Total Incurred'],
      ],
      [[40, '16N718635 Accident 5/20/2021']],
      [
        [40, 'Collision'],
        [300, '6,607'],
        [400, '11,822'],
      ],
      [[40, '16F907340 Accident 4/15/2021']],
      [
        [40, 'Bodily Injury'],
        [300, '1,425'],
        [400, '25,425'],
      ],
    ]);
    expect(read(paper.pages).data['claims']).toMatchObject([
      { claimNumber: '16N718635', incurred: { total: 11822 } },
      { claimNumber: '16F907340', paid: { loss: 1425 } },
    ]);
  });

  it('stand on a page each, with their fields at the same places on all of them', () => {
    const paper = newPaper();
    for (const [at, number] of ['PRO-2017-21847', 'PRO-2018-30011', 'PRO-2019-40522', 'PRO-2020-51733'].entries()) {
      if (at > 0) paper.newPage();
      paper.text(300, 40, 'Claim Status Sheet');
      printed(paper, 60, [
        pair('Claim Number', number),
        pair('Claimant', ['Ann Lee', 'Bob Hay', 'Cal Ortiz', 'Di Moss'][at] ?? ''),
        pair('Date of Loss', `07/0${at + 1}/2017`),
        pair('Total Incurred', `${at + 1},000.00`),
        pair('Total Reserve', '0.00'),
      ]);
      paper.text(300, 590, `Page ${at + 1} of 4`);
    }
    expect(read(paper.pages).data['claims']).toMatchObject([
      { claimNumber: 'PRO-2017-21847', incurred: { total: 1000 }, reserve: { total: 0 } },
      { claimNumber: 'PRO-2018-30011', lossDate: '2017-07-02', incurred: { total: 2000 }, reserve: { total: 0 } },
      { claimNumber: 'PRO-2019-40522', claimantName: 'Cal Ortiz' },
      { claimNumber: 'PRO-2020-51733', incurred: { total: 4000 }, reserve: { total: 0 } },
    ]);
  });
});

describe('lines of business', () => {
  it('stand above the policies that are of them, also with their sums', () => {
    const paper = newPaper();
    const amounts = (y: number, ...texts: readonly string[]) => {
      for (const [at, text] of texts.entries()) paper.text(400 + 110 * at, y, text);
    };
    const line = (y: number, x: number, text: string, ...sums: readonly string[]) => {
      paper.text(x, y, text);
      amounts(y, ...sums);
    };
    amounts(50, 'Total Paid', 'Total Reserve', 'Total Incurred');
    line(65, 40, 'General Liability', '30.00', '0.00', '30.00');
    paper.text(55, 80, 'Policy: GL-917111 06/01/2012 - 06/01/2013');
    line(95, 70, 'FD9416005-431', '10.00', '0.00', '10.00');
    line(110, 70, 'PU3775427-637', '20.00', '0.00', '20.00');
    line(125, 40, 'Commercial Auto', '5.00', '7.00', '12.00');
    paper.text(55, 140, 'Policy: CA-965271 06/01/2012 - 06/01/2013');
    line(155, 70, 'MP1209308-037', '5.00', '7.00', '12.00');
    const { data } = read(paper.pages);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'GL-917111', lineOfBusiness: 'General Liability' },
      { policyNumber: 'CA-965271', lineOfBusiness: 'Commercial Auto' },
    ]);
    expect(data['claims']).toMatchObject([
      { claimNumber: 'FD9416005-431' },
      { claimNumber: 'PU3775427-637', incurred: { total: 20 } },
      { claimNumber: 'MP1209308-037' },
    ]);
  });
});

describe('policies in tall cells', () => {
  it('own the claims beside them, wherever their lines stand', () => {
    const paper = newPaper();
    const row = (y: number, ...cells: string[]) => {
      for (const [at, cell] of cells.entries()) if (cell !== '') paper.text(110 + 100 * at, y, cell);
    };
    row(50, 'Claim No', 'Employee', 'Date of Loss', 'Status', 'Paid', 'Reserve', 'Incurred');
    const group = (top: number, bottom: number, cell: readonly string[]) => {
      paper.horizontal(top, 30, 780);
      paper.horizontal(bottom, 30, 780);
      const middle = (top + bottom) / 2;
      for (const [at, text] of cell.entries()) paper.text(40, middle + 2 + 9 * (at - 1), text);
    };
    group(55, 105, ['7/1/2018', '7/1/2019', 'WC-HV0137']);
    row(65, '60WC08426', 'Ann Lee', '8/7/2018', 'C', '164.20', '0.00', '164.20');
    row(78, '56WC87488', 'Bob Hay', '5/9/2019', 'C', '100.00', '0.00', '100.00');
    row(91, '85WC10192', 'Cal Ortiz', '6/1/2019', 'O', '10.00', '5.00', '15.00');
    group(105, 145, ['7/1/2019', '7/1/2020', 'WC-UY9608']);
    row(115, '29WC02410', 'Di Moss', '12/8/2019', 'C', '7.00', '0.00', '7.00');
    row(137, '27WC30796', 'Ed Pine', '12/29/2019', 'C', '3.00', '0.00', '3.00');
    const { data } = read(paper.pages);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'WC-HV0137', effectiveDate: '2018-07-01', expirationDate: '2019-07-01' },
      { policyNumber: 'WC-UY9608', effectiveDate: '2019-07-01', expirationDate: '2020-07-01' },
    ]);
    expect(data['claims']).toMatchObject([
      { claimNumber: '60WC08426', policyNumber: 'WC-HV0137', lossDate: '2018-08-07' },
      { claimNumber: '56WC87488', policyNumber: 'WC-HV0137' },
      { claimNumber: '85WC10192', policyNumber: 'WC-HV0137', incurred: { total: 15 } },
      { claimNumber: '29WC02410', policyNumber: 'WC-UY9608' },
      { claimNumber: '27WC30796', policyNumber: 'WC-UY9608', claimantName: 'Ed Pine' },
    ]);
  });
});
