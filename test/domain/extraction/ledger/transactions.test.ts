import { describe, expect, it } from 'vitest';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Line = readonly (readonly [number, string])[];

function lines(paper: Paper, top: number, printed: readonly Line[]): number {
  for (const [at, line] of printed.entries()) for (const [x, text] of line) paper.text(x, top + 12 * at, text);
  return top + 12 * printed.length;
}

const claim = (number: string, paid: string): Line[] => [
  [
    [40, 'Claim No.'],
    [120, number],
    [260, 'Claimant'],
    [330, 'Ada Moss'],
    [480, 'Status'],
    [540, 'Closed'],
  ],
  [
    [40, 'Loss Date'],
    [120, '03/12/2022'],
    [260, 'Cause'],
    [330, 'Falling tree'],
  ],
  [
    [40, 'Date'],
    [120, 'Transaction'],
    [200, 'Category'],
    [260, 'Payee'],
    [400, 'Check / Ref'],
    [540, 'Amount'],
  ],
  [
    [40, '04/01/2022'],
    [120, 'Reserve'],
    [200, 'Loss'],
    [260, 'Initial reserve'],
    [540, '900.00'],
  ],
  [
    [40, '05/02/2022'],
    [120, 'Payment'],
    [200, 'Loss'],
    [260, 'Elm Roofing'],
    [400, '881201'],
    [540, paid],
  ],
  [
    [40, '06/02/2022'],
    [120, 'Payment'],
    [200, 'Expense'],
    [260, 'Oak Adjusters'],
    [400, '881377'],
    [540, '45.00'],
  ],
  [
    [300, 'Paid'],
    [400, 'Outstanding'],
    [500, 'Incurred'],
  ],
  [
    [240, 'Loss'],
    [300, paid],
    [400, '0.00'],
    [500, paid],
  ],
  [
    [240, 'Expense'],
    [300, '45.00'],
    [400, '0.00'],
    [500, '45.00'],
  ],
];

describe('claims with a list of their payments', () => {
  it('have the amounts of their summary, and neither a claim nor a value of a payment', () => {
    const paper = newPaper();
    let y = 60;
    for (const [number, paid] of [
      ['A-7001', '810.00'],
      ['A-7002', '620.00'],
      ['A-7003', '770.00'],
    ] as const)
      y = lines(paper, y, claim(number, paid)) + 16;
    expect(read(paper.pages).data).toMatchObject({
      claims: [
        { claimNumber: 'A-7001', cause: 'Falling tree', paid: { loss: 810, expense: 45 } },
        { claimNumber: 'A-7002', cause: 'Falling tree', paid: { loss: 620, expense: 45 } },
        { claimNumber: 'A-7003', cause: 'Falling tree', paid: { loss: 770, expense: 45 } },
      ],
    });
    expect(read(paper.pages).data['claims']).toHaveLength(3);
  });
});

describe('the head of a report in labels and values', () => {
  it('is no heading of a table where a value is a word of headings', () => {
    const paper = newPaper();
    lines(paper, 40, [
      [
        [40, 'Insured'],
        [100, 'Moss Dairy, Inc.'],
        [300, 'Report Date'],
        [380, '01/05/2024'],
      ],
      [
        [40, 'Broker'],
        [100, 'Lee & Ost'],
        [300, 'Sort'],
        [380, 'Policy'],
      ],
    ]);
    lines(paper, 80, claim('A-7001', '810.00').slice(0, 2));
    lines(paper, 104, claim('A-7001', '810.00').slice(6));
    expect(read(paper.pages).data).toMatchObject({ claims: [{ claimNumber: 'A-7001', lossDate: '2022-03-12' }] });
  });
});

describe('claims whose policy stands below a heading of their own', () => {
  it('are not cut where it is named', () => {
    const paper = newPaper();
    lines(paper, 40, [
      [
        [40, 'Policy number'],
        [160, 'Period'],
        [300, 'Paid'],
        [400, 'Reserve'],
      ],
      [
        [40, 'PL-4400-1'],
        [160, '01/01/2021 - 01/01/2022'],
        [300, '300.00'],
        [400, '0.00'],
      ],
      [
        [40, 'PL-4400-2'],
        [160, '01/01/2022 - 01/01/2023'],
        [300, '500.00'],
        [400, '0.00'],
      ],
    ]);
    let y = 120;
    for (const [number, policy, paid] of [
      ['2021-0031', 'PL-4400-1', '300.00'],
      ['2022-0047', 'PL-4400-2', '500.00'],
    ] as const) {
      y = lines(paper, y, [
        [
          [40, 'Matter'],
          [80, number],
          [480, 'CLOSED'],
        ],
        [
          [40, 'CLAIMANT'],
          [160, 'POLICY'],
          [380, 'Paid'],
          [440, 'Reserve'],
        ],
        [
          [40, 'Ada Moss'],
          [160, policy],
          [300, 'Indemnity'],
          [380, '0.00'],
          [440, '0.00'],
        ],
        [
          [300, 'Claims expenses'],
          [380, paid],
          [440, '0.00'],
        ],
        [
          [300, 'Total'],
          [380, paid],
          [440, '0.00'],
        ],
      ]);
      y += 20;
    }
    expect(read(paper.pages).data).toMatchObject({
      policies: [{ policyNumber: 'PL-4400-1' }, { policyNumber: 'PL-4400-2' }],
      claims: [
        { claimNumber: '2021-0031', policyNumber: 'PL-4400-1', claimantName: 'Ada Moss', paid: { expense: 300 } },
        { claimNumber: '2022-0047', policyNumber: 'PL-4400-2', claimantName: 'Ada Moss', paid: { expense: 500 } },
      ],
    });
  });
});
