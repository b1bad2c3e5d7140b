import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../domain/document/page.ts';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

/** Rows of text at points, one below the other. */
function printed(paper: Paper, top: number, rows: readonly (readonly (readonly [number, string])[])[]): number {
  let y = top;
  for (const row of rows) {
    for (const [x, text] of row) paper.text(x, y, text);
    y += 12;
  }
  return y;
}

const claimsOf = (pages: readonly Page[]): unknown => read(pages).data['claims'];

describe('records of a ledger', () => {
  it('may stand side by side as cards', () => {
    const paper = newPaper();
    const card = (x: number, number: string, paid: string, total: string) => {
      printed(paper, 100, [
        [[x, number]],
        [[x, `Clmt Ruth ${number.endsWith('1') ? 'Hale' : 'Lind'}`]],
        [
          [x, 'D/A'],
          [x + 30, '03/04/2022'],
        ],
        [
          [x + 60, 'PAID'],
          [x + 110, 'RESERVE'],
        ],
        [
          [x, 'Loss'],
          [x + 60, paid],
          [x + 110, '40.00'],
        ],
        [
          [x, 'Adj exp'],
          [x + 60, '1.00'],
          [x + 110, '2.00'],
        ],
        [
          [x, 'Total'],
          [x + 60, total],
          [x + 110, '42.00'],
        ],
      ]);
    };
    card(40, '22-0601-AL1', '110.00', '111.00');
    card(290, '22-0602-AL2', '220.00', '221.00');
    card(540, '22-0603-AL3', '330.00', '331.00');
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: '22-0601-AL1', lossDate: '2022-03-04', paid: { loss: 110, total: 111 }, reserve: { total: 42 } },
      { claimNumber: '22-0602-AL2', paid: { total: 221 } },
      { claimNumber: '22-0603-AL3', paid: { total: 331 } },
    ]);
  });

  it('may be the columns of a table of labels', () => {
    const paper = newPaper();
    const row = (label: string, ...values: string[]) =>
      [[40, label], ...values.map((value, at) => [200 + 140 * at, value])] as [number, string][];
    printed(paper, 80, [
      row('Claim Number', 'GL-10021', 'GL-10022', 'GL-10023'),
      row('Claimant', 'Ada Moss', 'Ben Reyes', 'Cal Ortiz'),
      row('Date of Loss', '01/05/2021', '02/06/2021', '03/07/2021'),
      row('Status', 'Closed', 'Open', 'Closed'),
      row('Total Incurred', '100.00', '2,200.00', '35.50'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: 'GL-10021', claimantName: 'Ada Moss', status: 'closed', incurred: { total: 100 } },
      { claimNumber: 'GL-10022', lossDate: '2021-02-06', status: 'open', incurred: { total: 2200 } },
      { claimNumber: 'GL-10023', claimantName: 'Cal Ortiz', incurred: { total: 35.5 } },
    ]);
  });

  it('are joined by their key when their parts stand pages apart', () => {
    const paper = newPaper();
    const columns = [40, 140, 240, 340];
    const row = (...cells: string[]) => cells.map((cell, at) => [columns[at] ?? 0, cell] as const);
    printed(paper, 80, [
      row('Claim Number', 'Date of Loss', 'Claimant', 'Status'),
      row('WC-20011', '01/05/2021', 'Ada Moss', 'Closed'),
      row('WC-20012', '02/06/2021', 'Ben Reyes', 'Open'),
    ]);
    paper.newPage();
    printed(paper, 80, [
      row('Claim Number', 'Paid', 'Reserve', 'Incurred'),
      row('WC-20011', '10.00', '0.00', '10.00'),
      row('WC-20012', '20.00', '5.00', '25.00'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: 'WC-20011', lossDate: '2021-01-05', status: 'closed', incurred: { total: 10 } },
      { claimNumber: 'WC-20012', claimantName: 'Ben Reyes', reserve: { total: 5 } },
    ]);
  });

  it('begin at their date where no number is printed', () => {
    const paper = newPaper();
    const columns = [40, 140, 300, 400, 480];
    const row = (...cells: string[]) => cells.map((cell, at) => [columns[at] ?? 0, cell] as const);
    printed(paper, 80, [
      row('Date of Loss', 'Claimant', 'Status', 'Paid', 'Reserve'),
      row('01/05/2021', 'Ada Moss', 'Closed', '10.00', '0.00'),
      row('02/06/2021', 'Ben Reyes', 'Open', '20.00', '5.00'),
      row('03/07/2021', 'Cal Ortiz', 'Open', '30.00', '6.00'),
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      { claimNumber: null, lossDate: '2021-01-05', paid: { total: 10 } },
      { lossDate: '2021-02-06', claimantName: 'Ben Reyes', reserve: { total: 5 } },
      { lossDate: '2021-03-07', status: 'open' },
    ]);
  });

  it('take codes that a legend explains', () => {
    const paper = newPaper();
    const columns = [40, 140, 240, 340];
    const row = (...cells: string[]) => cells.map((cell, at) => [columns[at] ?? 0, cell] as const);
    printed(paper, 80, [
      row('Claim Number', 'Date of Loss', 'Status', 'Incurred'),
      row('WC-20011', '01/05/2021', '2', '10.00'),
      row('WC-20012', '02/06/2021', '1', '25.00'),
      [[40, 'STATUS 1=OPEN 2=CLOSED']],
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([{ status: 'closed' }, { status: 'open' }]);
  });

  it('name their adjuster, driver and unit', () => {
    const paper = newPaper();
    printed(paper, 80, [
      [
        [40, 'Claim Number: AL-30011'],
        [240, 'Date of Loss: 01/05/2021'],
        [440, 'Status: Open'],
      ],
      [
        [40, 'Adjuster: Kim Wade'],
        [240, 'Driver: Lee Cole'],
        [440, 'Unit: 213'],
      ],
      [
        [40, 'Total Paid: $10.00'],
        [240, 'Total Reserve: $5.00'],
        [440, 'Total Incurred: $15.00'],
      ],
    ]);
    expect(claimsOf(paper.pages)).toMatchObject([
      {
        claimNumber: 'AL-30011',
        adjusterName: 'Kim Wade',
        driverName: 'Lee Cole',
        unit: '213',
        incurred: { total: 15 },
      },
    ]);
  });
});

describe('scopes of a ledger', () => {
  it('may have no records', () => {
    const paper = newPaper();
    printed(paper, 80, [
      [
        [40, 'Policy BAP 4904756 05'],
        [240, 'Effective 4/1/2022'],
        [400, 'Expiration 4/1/2023'],
      ],
      [[40, 'No claims reported']],
      [
        [40, 'Policy BAP 4904756 04'],
        [240, 'Effective 4/1/2021'],
        [400, 'Expiration 4/1/2022'],
      ],
      [[40, 'No claims reported']],
    ]);
    const { data } = read(paper.pages);
    expect(data['claims']).toEqual([]);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'BAP 4904756 05', effectiveDate: '2022-04-01', expirationDate: '2023-04-01' },
      { policyNumber: 'BAP 4904756 04', effectiveDate: '2021-04-01' },
    ]);
  });
});

describe('a report of many pages', () => {
  it('loses no record', () => {
    const paper = newPaper();
    const columns = [40, 160, 260, 420, 500, 580, 660];
    const [pageCount, perPage] = [40, 17];
    for (let page = 0; page < pageCount; page++) {
      if (page > 0) paper.newPage();
      paper.text(40, 30, 'LOSS RUN - GENERAL LIABILITY');
      paper.text(700, 30, `Page ${page + 1} of ${pageCount}`);
      const heading = ['Claim Number', 'Date of Loss', 'Claimant', 'Status', 'Paid', 'Reserve', 'Incurred'];
      const rows = [heading, ...Array.from({ length: perPage }, (_, at) => claimRow(page * perPage + at))];
      printed(
        paper,
        60,
        rows.map((row) => row.map((cell, at) => [columns[at] ?? 0, cell] as const)),
      );
    }
    const claims = claimsOf(paper.pages) as Record<string, unknown>[];
    expect(claims).toHaveLength(pageCount * perPage);
    expect(new Set(claims.map(({ claimNumber }) => claimNumber)).size).toBe(pageCount * perPage);
    expect(claims.at(-1)).toMatchObject({ lossDate: '2021-03-04', incurred: { total: 5 } });
  });
});

const claimRow = (at: number): string[] => [
  `GL${String(100_000 + at)}`,
  '03/04/2021',
  'Ada Moss',
  'Open',
  '2.00',
  '3.00',
  '5.00',
];
