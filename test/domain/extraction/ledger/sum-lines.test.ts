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
