import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const COLUMNS = [30, 120, 190, 260, 330, 420, 510];

function dataOf(rows: readonly (readonly string[])[]): ReturnType<typeof read>['data'] {
  const paper = newPaper();
  for (const [at, row] of rows.entries())
    for (const [column, cell] of row.entries()) if (cell !== '') paper.text(COLUMNS[column] ?? 0, 40 + 14 * at, cell);
  return read(paper.pages).data;
}

const claims = [
  ['Policy no.', 'Claim no.', 'Status', 'Loss date', 'Paid loss', 'Reserve loss'],
  ['GLX 40021 01', '55-10021', 'Open', '03/04/2018', '100.00', '900.00'],
  ['GLX 40022 02', '55-10377', 'Closed', '05/19/2019', '250.00', '0.00'],
  ['GLX 40022 02', '55-10411', 'Closed', '08/02/2019', '30.00', '0.00'],
];
const sums = [
  ['GLX 40021 01', '1/1/2018', '1/1/2019', '1', '100.00', '900.00'],
  ['GLX 40022 02', '1/1/2019', '1/1/2020', '2', '280.00', '0.00'],
];

describe('lines that begin with the keys of policies', () => {
  it('list the policies under a heading that says nothing', () => {
    const headings = ['Bezeichner', 'Eff', 'Exp', 'Count of Claim #', 'Sum of Paid loss', 'Sum of Reserve loss'];
    expect(dataOf([headings, ...sums, [], ...claims])['policies']).toMatchObject([
      { policyNumber: 'GLX 40021 01', effectiveDate: '2018-01-01', claimCount: 1, paid: { loss: 100 } },
      { policyNumber: 'GLX 40022 02', expirationDate: '2020-01-01', claimCount: 2, paid: { loss: 280 } },
    ]);
  });

  it('take no records away from the table that names them', () => {
    const headings = ['Bezeichner', 'Eff', 'Exp', 'Count of Claim #', 'Sum of Paid loss', 'Sum of Reserve loss'];
    expect(dataOf([...claims, [], headings, ...sums])['claims']).toMatchObject([
      { claimNumber: '55-10021', policyNumber: 'GLX 40021 01' },
      { claimNumber: '55-10377', policyNumber: 'GLX 40022 02' },
      { claimNumber: '55-10411', policyNumber: 'GLX 40022 02' },
    ]);
  });
});
