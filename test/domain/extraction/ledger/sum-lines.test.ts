import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const COLUMNS = [30, 120, 210, 300, 400, 500];
const claims = [
  ['Claim no.', 'Status', 'Loss date', 'Paid', 'Reserve', 'Incurred'],
  ['M-40021', 'Open', '03/04/2018', '100.00', '900.00', '1,000.00'],
  ['M-40377', 'Closed', '05/19/2018', '250.00', '0.00', '250.00'],
  ['M-40411', 'Open', '08/02/2018', '30.00', '70.00', '100.00'],
];

function dataOf(last: readonly string[]): ReturnType<typeof read>['data'] {
  const paper = newPaper();
  paper.text(30, 30, 'Policy GLX 40021 01');
  paper.text(300, 30, '01/01/2018 - 01/01/2019');
  for (const [at, row] of [...claims, last].entries())
    for (const [column, cell] of row.entries())
      if (cell !== '') paper.text((COLUMNS[column] ?? 0) + (column > 2 ? 60 - 5 * cell.length : 0), 60 + 14 * at, cell);
  return read(paper.pages).data;
}

describe('a line below all records', () => {
  it('is their totals where its columns are what theirs add up to, whatever it is called', () => {
    const data = dataOf(['3 rows', '', '', '380.00', '970.00', '1,350.00']);
    expect(data['grandTotals']).toMatchObject({
      paid: { total: 380 },
      reserve: { total: 970 },
      incurred: { total: 1350 },
    });
    expect(data['claims']).toMatchObject([{}, {}, { claimNumber: 'M-40411', paid: { total: 30 } }]);
  });

  it('is none where one column adds up to something else', () => {
    const data = dataOf(['3 rows', '', '', '380.00', '971.00', '1,350.00']);
    expect(data['grandTotals']).toMatchObject({ paid: { total: null } });
  });
});

it('"Claim total" below the heading of claimants is the name of nobody', () => {
  const paper = newPaper();
  const at = (y: number, cells: readonly (readonly [number, string])[]): void => {
    for (const [x, text] of cells) paper.text(x, y, text);
  };
  for (const [count, key] of ['21 C 48933', '22 C 48958'].entries()) {
    const top = 60 + 90 * count;
    at(top, [
      [30, `Claim: ${key}`],
      [200, `Date of loss: 0${count + 5}/04/2021`],
      [380, 'Status: Closed'],
    ]);
    at(top + 14, [
      [40, 'COVERAGE'],
      [160, 'CLAIMANT'],
      [300, 'PAID LOSS'],
      [400, 'PAID EXP'],
      [500, 'INCURRED'],
    ]);
    for (const [line, coverage] of ['UNINS MOTORIST', 'COLLISION'].entries())
      at(top + 28 + 14 * line, [
        [40, coverage],
        [300, '100.00'],
        [400, '20.00'],
        [500, '120.00'],
      ]);
    at(top + 56, [
      [160, '* CLAIM TOTAL'],
      [300, '200.00'],
      [400, '40.00'],
      [500, '240.00'],
    ]);
  }
  expect(read(paper.pages).data['claims']).toMatchObject([
    { claimantName: null, paid: { loss: 200, expense: 40 }, incurred: { total: 240 } },
    { claimantName: null, incurred: { total: 240 } },
  ]);
});
