import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Cell = readonly [number, string];

function printed(rows: readonly (readonly Cell[])[]): Record<string, unknown> {
  const paper = newPaper();
  for (const [at, row] of rows.entries()) for (const [x, text] of row) paper.text(x, 90 + 12 * at, text);
  return read(paper.pages).data;
}

const card = (number: string, year: number, paid: string, count: string): Cell[][] => [
  [
    [40, 'Policy number:'],
    [120, number],
    [300, 'Line of business:'],
    [400, 'General Liability'],
  ],
  [
    [40, 'Effective date:'],
    [120, `05/01/${year}`],
    [300, 'Expiration date:'],
    [400, `05/01/${year + 1}`],
  ],
  [
    [40, 'Nbr claims:'],
    [120, count],
    [300, 'Total paid:'],
    [400, paid],
  ],
  [],
];

describe('a report of terms without claims', () => {
  it('lists the terms as cards with their counts and amounts', () => {
    const data = printed([...card('GX-201-7755', 2021, '1,200.00', '3'), ...card('GX-201-6644', 2020, '80.00', '1')]);
    expect(data['claims']).toEqual([]);
    expect(data['policies']).toMatchObject([
      {
        policyNumber: 'GX-201-7755',
        lineOfBusiness: 'General Liability',
        effectiveDate: '2021-05-01',
        expirationDate: '2022-05-01',
        claimCount: 3,
        paid: { total: 1200 },
      },
      { policyNumber: 'GX-201-6644', claimCount: 1, paid: { total: 80 } },
    ]);
  });

  it('lists the terms of one number as columns', () => {
    const data = printed([
      [
        [40, 'Policy number'],
        [200, 'KM-448120-3'],
        [290, 'KM-448120-3'],
      ],
      [
        [40, 'Effective date'],
        [200, '02/01/2020'],
        [290, '02/01/2019'],
      ],
      [
        [40, 'Expiration date'],
        [200, '02/01/2021'],
        [290, '02/01/2020'],
      ],
      [
        [40, 'Claim count'],
        [230, '2'],
        [320, '0'],
      ],
      [
        [40, 'Total incurred'],
        [210, '$510.00'],
        [305, '$0.00'],
      ],
    ]);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'KM-448120-3', effectiveDate: '2020-02-01', claimCount: 2, incurred: { total: 510 } },
      { policyNumber: 'KM-448120-3', effectiveDate: '2019-02-01', claimCount: 0, incurred: { total: 0 } },
    ]);
  });

  it('lists the terms that are said to be free of losses', () => {
    const data = printed([
      [[40, 'No losses were reported for the terms below.']],
      [],
      [
        [40, 'Policy number'],
        [160, 'Eff date'],
        [240, 'Exp date'],
      ],
      [
        [40, 'LZ61582984'],
        [160, '01/23/2022'],
        [240, '01/23/2023'],
      ],
      [
        [40, 'LZ61582984'],
        [160, '01/23/2021'],
        [240, '01/23/2022'],
      ],
    ]);
    expect(data['claims']).toEqual([]);
    expect(data['policies']).toMatchObject([
      { policyNumber: 'LZ61582984', effectiveDate: '2022-01-23', expirationDate: '2023-01-23' },
      { policyNumber: 'LZ61582984', effectiveDate: '2021-01-23', expirationDate: '2022-01-23' },
    ]);
  });
});
