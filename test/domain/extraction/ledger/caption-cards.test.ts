import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../domain/document/page.ts';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Line = readonly (readonly [number, string])[];

const EDGES = [40, 180, 320, 460];

/** Lines of cells at four edges, from a height on; returns the height below. */
function cells(paper: Paper, top: number, lines: readonly (readonly string[])[]): number {
  for (const [at, line] of lines.entries())
    for (const [column, text] of line.entries()) if (text !== '') paper.text(EDGES[column] ?? 0, top + 9 * at, text);
  return top + 9 * lines.length;
}

function lines(paper: Paper, top: number, printed: readonly Line[]): void {
  for (const [at, line] of printed.entries()) for (const [x, text] of line) paper.text(x, top + 12 * at, text);
}

const dataOf = (pages: readonly Page[]): unknown => read(pages).data;

describe('claims as cards with captions in lines of their own', () => {
  it('are read below the one header of their first lines, and name their policy without being cut there', () => {
    const paper = newPaper();
    paper.text(40, 60, 'Claim');
    paper.text(180, 60, 'Loss date');
    paper.text(320, 60, 'Total incurred');
    let y = 75;
    for (const [number, loss, paid] of [
      ['7999-7458', '03/12/2023', '$100.00'],
      ['4274-9440', '05/14/2023', '$70.00'],
      ['8082-9693', '06/01/2023', '$30.00'],
    ] as const) {
      y = cells(paper, y, [
        [number, loss, paid],
        ['Policy', 'Claimant', 'Reported', 'Closed'],
        ['BPX7528871', 'Ada Moss', '07/01/2023', '09/05/2023'],
        ['Loss state', 'Claim representative', 'Recoveries'],
        ['FL', 'Ben Reyes', '$0.00'],
        ['Indemnity paid', 'Expense paid', 'Indemnity reserve'],
        [paid, '$0.00', '$0.00'],
      ]);
      y += 14;
    }
    expect(dataOf(paper.pages)).toMatchObject({
      claims: ['7999-7458', '4274-9440', '8082-9693'].map((claimNumber) => ({
        claimNumber,
        policyNumber: 'BPX7528871',
        claimantName: 'Ada Moss',
        closedDate: '2023-09-05',
        lossState: 'FL',
        paid: { expense: 0 },
      })),
    });
  });

  it('are read where captions stand below, values run over two lines and some lines have none', () => {
    const paper = newPaper();
    cells(paper, 60, [
      ['300099-70', 'Rhoda Moss', 'Open', '8/17/2018'],
      ['Claim No', 'Claimant Name', 'Status', 'Date of Accident'],
      ['', 'Wind damaged a unit at the'],
      ['Zora Reyes', 'warehouse of the insured', 'FL', 'Wind'],
      ['Claim Adjuster', 'Loss Description', 'Jurisdiction', 'Cause'],
      ['Indemnity Paid', 'Medical Paid', 'Expense Paid', 'Total Paid'],
      ['$1,232.36', '', '', '$1,232.36'],
      ['Loss Reserve', 'Medical Reserve', 'Expense Reserve', 'Total Reserve'],
    ]);
    expect(dataOf(paper.pages)).toMatchObject({
      claims: [
        {
          claimNumber: '300099-70',
          lossDate: '2018-08-17',
          adjusterName: 'Zora Reyes',
          description: 'Wind damaged a unit at the warehouse of the insured',
          paid: { total: null },
          reserve: { loss: 1232.36, total: 1232.36 },
        },
      ],
    });
  });
});

describe('labels and identifiers of a ledger', () => {
  it('may be led to their colons by dots', () => {
    const paper = newPaper();
    lines(paper, 60, [
      [
        [40, 'Device'],
        [150, ':'],
        [160, 'DSP013A'],
      ],
      [
        [40, 'Claim'],
        [150, ':'],
        [160, '78-011834'],
      ],
      [
        [40, 'Date of loss'],
        [150, ':'],
        [160, '05/23/2019'],
      ],
      [
        [40, 'Paid'],
        [150, ':'],
        [160, '4,531.80'],
      ],
    ]);
    expect(dataOf(paper.pages)).toMatchObject({
      claims: [{ claimNumber: '78-011834', lossDate: '2019-05-23', paid: { total: 4531.8 } }],
    });
  });

  it('stand in one run of words: a policy of pieces, with its label in front', () => {
    const paper = newPaper();
    lines(paper, 60, [
      [
        [40, 'Policy MGL 074 62 85'],
        [200, '10/23/2008 to 10/23/2009'],
      ],
      [
        [40, 'Claim Number'],
        [150, 'Loss Date'],
        [250, 'Total Paid'],
      ],
      [
        [40, '29C507769-01'],
        [150, '03/06/2009'],
        [250, '10.00'],
      ],
      [
        [40, '18W602450-01'],
        [150, '10/05/2009'],
        [250, '20.00'],
      ],
    ]);
    expect(dataOf(paper.pages)).toMatchObject({
      policies: [{ policyNumber: 'MGL 074 62 85', effectiveDate: '2008-10-23' }],
      claims: [{ policyNumber: 'MGL 074 62 85' }, { policyNumber: 'MGL 074 62 85' }],
    });
  });

  it('name policies in cards: the number, its line of business and its term, one below the other', () => {
    const paper = newPaper();
    for (const [x, number, year] of [
      [40, 'BPX7528871', 2023],
      [240, 'BPX5317709', 2022],
    ] as const)
      lines(paper, 60, [
        [[x, number]],
        [[x, 'Businessowners']],
        [[x, `05/02/${year} - 05/02/${year + 1}`]],
        [[x, '2 claims, 1 open']],
      ]);
    expect(dataOf(paper.pages)).toMatchObject({
      policies: [
        { policyNumber: 'BPX7528871', effectiveDate: '2023-05-02', claimCount: 2 },
        { policyNumber: 'BPX5317709', effectiveDate: '2022-05-02', openClaimCount: 1 },
      ],
    });
  });
});
