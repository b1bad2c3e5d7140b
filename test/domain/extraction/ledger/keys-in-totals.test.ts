import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Cells = readonly (readonly [number, string])[];

const occurrence = (key: string, told: readonly string[], claimant: string, paid: string): Cells[] => [
  [[30, key], ...told.map((text, at) => [100 + 110 * at, text] as const)],
  [
    [60, claimant],
    [520, paid],
    [580, '0.00'],
  ],
  [
    [100, `Occurrence ${key} total`],
    [520, paid],
    [580, '0.00'],
  ],
];

describe('records whose totals name their keys again', () => {
  const paper = newPaper();
  const rows: Cells[] = [
    [
      [60, 'Claimant or owner'],
      [520, 'Paid'],
      [580, 'Outstanding'],
    ],
    ...occurrence('24-80409', ['D/L 03/08/24 D/R 03/09/24 OPEN NV Drv: Ellis Moran'], 'Roseward, Elena', '8,488.00'),
    ...occurrence('23-90364', ['D/L 06/26/23 D/R 07/05/23 OPEN AL Drv: Elena Wend'], 'Lanani, Simon', '7,318.00'),
    ...occurrence('22-99054', ['D/L 05/16/22 D/R 05/25/22 OPEN OH Drv: Dana Zell'], 'Verinck, Dana', '1,794.00'),
  ];
  for (const [at, row] of rows.entries()) for (const [x, text] of row) paper.text(x, 80 + 13 * at, text);
  const { claims } = read(paper.pages).data as { claims: unknown };

  it('begin where the key is printed first', () => {
    expect(claims).toMatchObject([
      { claimNumber: '24-80409', lossDate: '2024-03-08', claimantName: 'Roseward, Elena', paid: { total: 8488 } },
      { claimNumber: '23-90364', lossDate: '2023-06-26', claimantName: 'Lanani, Simon', paid: { total: 7318 } },
      { claimNumber: '22-99054', lossDate: '2022-05-16', claimantName: 'Verinck, Dana', paid: { total: 1794 } },
    ]);
  });

  it('have the status and the state in front of a label, and the dates before them', () => {
    expect(claims).toMatchObject([
      { status: 'open', lossState: 'NV', reportedDate: '2024-03-09', driverName: 'Ellis Moran' },
      { status: 'open', lossState: 'AL', reportedDate: '2023-07-05', driverName: 'Elena Wend' },
      { status: 'open', lossState: 'OH', reportedDate: '2022-05-25', driverName: 'Dana Zell' },
    ]);
  });
});
