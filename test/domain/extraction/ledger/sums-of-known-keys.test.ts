import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

const CLAIMS = [
  ['WCX-2019-A', 'C-50011', '02/03/2019', '100.00', '10.00'],
  ['WCX-2019-A', 'C-50012', '05/08/2019', '200.00', '20.00'],
  ['WCX-2020-A', 'C-50013', '03/09/2020', '400.00', '40.00'],
];
const LEFT = [40, 140, 230];

describe('a table of sums below the records', () => {
  it('is about the policies that the records name, even if its first heading does not say so', () => {
    const paper = newPaper();
    const line = (top: number, cells: readonly string[], from: number): void => {
      for (const [at, cell] of cells.entries()) {
        const isText = at < from;
        paper.text(isText ? (LEFT[at] ?? 0) : 330 + (at - from) * 90, top, cell, { align: isText ? 'left' : 'right' });
      }
    };
    line(60, ['Policy Number', 'Claim Number', 'Loss Date', 'Paid Loss', 'Reserve Loss'], 3);
    for (const [at, cells] of CLAIMS.entries()) line(72 + at * 12, cells, 3);
    line(160, ['Group', 'Paid Loss', 'Reserve Loss'], 1);
    line(172, ['WCX-2019-A', '300.00', '30.00'], 1);
    line(184, ['WCX-2020-A', '400.00', '40.00'], 1);
    const { claims, policies } = read(paper.pages).data;
    expect(claims).toHaveLength(3);
    expect(policies).toMatchObject([
      { policyNumber: 'WCX-2019-A', paid: { loss: 300 }, reserve: { loss: 30 } },
      { policyNumber: 'WCX-2020-A', paid: { loss: 400 }, reserve: { loss: 40 } },
    ]);
  });
});
