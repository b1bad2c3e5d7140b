import { describe, expect, it } from 'vitest';
import { read as readTyped } from '../declarations/read.ts';
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

const listing = String.raw`
Alder Point Risk Pool   Loss Listing of Town of Orrin

Claim No     Claimant        Loss Date     Paid Loss     Reserve Loss
YEAR 07/01/19 TO 07/01/20    AGREEMENT GL-771-19    GENERAL LIABILITY
19GL0104     Hale, Ruth      09/02/19            388              0
19GL0107     Brand, Otto     11/20/19            112            500
** GL-771-19     2 CLAIMS                        500            500
YEAR 07/01/20 TO 07/01/21    AGREEMENT GL-771-20    GENERAL LIABILITY
20GL0111     Lind, Ann       02/02/21             40              0
** GL-771-20     1 CLAIMS                         40              0
`;

describe('a line of sums below the records of a policy', () => {
  it('is about the policy whose key it begins with, whatever signs stand in front', () => {
    expect(readTyped('loss_run', listing)['policies']).toMatchObject([
      { policyNumber: 'GL-771-19', claimCount: 2, paid: { loss: 500 }, reserve: { loss: 500 } },
      { policyNumber: 'GL-771-20', claimCount: 1, paid: { loss: 40 }, reserve: { loss: 0 } },
    ]);
  });
});
