import { describe, expect, it } from 'vitest';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Line = readonly (readonly [number, string])[];

function lines(paper: Paper, top: number, printed: readonly Line[]): number {
  for (const [at, line] of printed.entries()) for (const [x, text] of line) paper.text(x, top + 10 * at, text);
  return top + 10 * printed.length;
}

describe('sums of a report', () => {
  const table: Line[] = [
    [
      [40, 'Claim number'],
      [140, 'Date of loss'],
      [300, 'Paid'],
      [380, 'Reserve'],
      [460, 'Incurred'],
    ],
    ...[
      ['A-4001', '10.00', '5.00', '15.00'],
      ['A-4002', '20.00', '7.00', '27.00'],
    ].map(
      ([number = '', paid = '', reserve = '', incurred = '']): Line => [
        [40, number],
        [140, '06/23/2019'],
        [300, paid],
        [380, reserve],
        [460, incurred],
      ],
    ),
  ];

  it('stand alone below headings of counts and sums', () => {
    const paper = newPaper();
    lines(paper, 40, [
      [
        [40, 'Claims'],
        [120, 'Open'],
        [200, 'Total paid'],
        [300, 'Total reserve'],
        [400, 'Total incurred'],
      ],
      [
        [40, '2'],
        [120, '1'],
        [200, '$30.00'],
        [300, '$12.00'],
        [400, '$42.00'],
      ],
    ]);
    lines(paper, 100, table);
    expect(read(paper.pages).data).toMatchObject({
      grandTotals: { claimCount: 2, openClaimCount: 1, paid: { total: 30 }, incurred: { total: 42 } },
    });
  });

  it('are of all years where the line counts them', () => {
    const paper = newPaper();
    lines(paper, 40, [
      [
        [40, 'Policy'],
        [140, 'From'],
        [200, 'To'],
        [280, 'Claims'],
        [340, 'Paid'],
        [420, 'Reserve'],
      ],
      [
        [40, 'SM-60448'],
        [140, '01/01/2020'],
        [200, '01/01/2021'],
        [280, '2'],
        [340, '30.00'],
        [420, '12.00'],
      ],
      [
        [40, 'SM-60449'],
        [140, '01/01/2021'],
        [200, '01/01/2022'],
        [280, '1'],
        [340, '9.00'],
        [420, '1.00'],
      ],
      [
        [40, 'Two year total'],
        [280, '3'],
        [340, '39.00'],
        [420, '13.00'],
      ],
    ]);
    expect(read(paper.pages).data).toMatchObject({
      policies: [{ paid: { total: 30 } }, { paid: { total: 9 } }],
      grandTotals: { claimCount: 3, paid: { total: 39 } },
    });
  });

  it('may be named in the corner of their headings', () => {
    const paper = newPaper();
    const sums = (title: string, left: number): Line[] => [
      [...(title === '' ? [] : [[40, title] as const]), [300, 'Indemnity'], [400, 'Expense']],
      [
        [200, 'Paid'],
        [300, `${left}.00`],
        [400, '3.00'],
      ],
      [
        [200, 'Reserve'],
        [300, `${left + 1}.00`],
        [400, '4.00'],
      ],
    ];
    lines(paper, 40, [
      [
        [40, 'Policy Number: SM-60448'],
        [200, 'Term: 01/01/2020 - 01/01/2021'],
      ],
    ]);
    lines(paper, 60, [
      [
        [40, 'Claim: A-4001'],
        [140, 'DOI: 02/12/2020'],
      ],
      ...sums('', 1),
    ]);
    lines(paper, 110, [
      [
        [40, 'Claim: A-4002'],
        [140, 'DOI: 02/13/2020'],
      ],
      ...sums('', 5),
    ]);
    lines(paper, 160, sums('Policy Totals', 6));
    lines(paper, 200, sums('Member Totals, All Years', 60));
    expect(read(paper.pages).data).toMatchObject({
      policies: [{ paid: { loss: 6 } }],
      grandTotals: { paid: { loss: 60, expense: 3 }, reserve: { loss: 61 } },
    });
  });
});
