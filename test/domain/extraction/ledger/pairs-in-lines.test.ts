import { describe, expect, it } from 'vitest';
import { newPaper, type Paper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';

type Line = readonly (readonly [number, string])[];

function lines(paper: Paper, top: number, printed: readonly Line[]): number {
  for (const [at, line] of printed.entries()) for (const [x, text] of line) paper.text(x, top + 10 * at, text);
  return top + 10 * printed.length;
}

const HEADINGS: Line = [
  [40, 'Claimant'],
  [200, 'Coverage'],
  [300, 'Status'],
  [400, 'Paid'],
  [480, 'Reserve'],
];

describe('claims with lines of labels and values', () => {
  it('have a state, a unit and a description of their own, though the line reads like a sentence', () => {
    const paper = newPaper();
    let y = lines(paper, 60, [HEADINGS]) + 6;
    for (const [number, place, told] of [
      ['T21-4471', 'Alma, NM', 'Backed into a gate of the yard and left'],
      ['T21-4502', 'Reno, NV', 'Rear wheel came off and struck the guard rail'],
      ['T21-4519', 'Ogden, UT', 'Load was shifted in a turn and fell on the road'],
    ] as const) {
      const head = `Claim ${number} Status: Open Loss Date: 03/12/2021 Reported: 03/14/2021 Loss Location: ${place} Examiner: Ann Lee`;
      y = lines(paper, y, [
        [[40, head]],
        [
          [40, 'Driver: Ada Moss'],
          [120, 'Unit: 132'],
          [180, told],
        ],
        [
          [44, 'Ben Hale'],
          [200, 'PD'],
          [300, 'Open'],
          [400, '10.00'],
          [480, '5.00'],
        ],
      ]);
      y += 10;
    }
    const claims = [
      ['NM', 'Backed into a gate of the yard and left'],
      ['NV', 'Rear wheel came off and struck the guard rail'],
      ['UT', 'Load was shifted in a turn and fell on the road'],
    ].map(([lossState, description]) => ({
      lossState,
      description,
      unit: '132',
      claimType: 'PD',
      driverName: 'Ada Moss',
    }));
    expect(read(paper.pages).data).toMatchObject({ claims });
  });

  it('are named by an identifier in front of a comma', () => {
    const paper = newPaper();
    const keys = ['BR-22-00714', 'BR-22-00931', 'BR-23-00118'];
    let y = 60;
    for (const [at, key] of keys.entries()) {
      y = lines(paper, y, [
        [
          [40, 'Claim'],
          [120, `${key}, Policy No. ML-008812${at}-21`],
        ],
        [
          [40, 'Date of loss'],
          [120, '02/04/2022'],
        ],
        [
          [120, 'Paid'],
          [200, 'Reserved'],
        ],
        [
          [40, 'Loss'],
          [120, '$10.00'],
          [200, '$5.00'],
        ],
      ]);
      y += 14;
    }
    const claims = keys.map((claimNumber, at) => ({ claimNumber, policyNumber: `ML-008812${at}-21` }));
    expect(read(paper.pages).data).toMatchObject({ claims });
  });

  it('have the state that stands at one edge of their second lines, also one blank behind a name', () => {
    const paper = newPaper();
    let y = lines(paper, 60, [
      [
        [40, 'CLAIM NUMBER'],
        [120, 'DATE OF LOSS'],
        [220, 'COVERAGE'],
        [400, 'PAID'],
        [480, 'RESERVE'],
      ],
    ]);
    for (const [number, name, state] of [
      ['19A311343', 'MOSS ADA', 'KS'],
      ['19A842333', 'HALE BEN', 'MO'],
      ['19A204708', 'OST CARA', 'OK'],
      ['19A556887', 'BERNADETTE-ANNE MOSSE', 'KS'],
    ] as const) {
      y = lines(paper, y, [
        [
          [40, number],
          [120, '06/23/2019'],
          [220, 'COLLISION'],
          [400, '10.00'],
          [480, '5.00'],
        ],
        [
          [60, 'UNIT: 017'],
          [110, `DRVR: ${name}`],
          [204.5, state],
          [330, 'ROCK FROM TRUCK BROKE WINDSHIELD'],
        ],
      ]);
      y += 8;
    }
    const claims = [
      { driverName: 'MOSS ADA', lossState: 'KS' },
      { driverName: 'HALE BEN', lossState: 'MO' },
      { driverName: 'OST CARA', lossState: 'OK' },
      { driverName: 'BERNADETTE-ANNE MOSSE', lossState: 'KS' },
    ];
    expect(read(paper.pages).data).toMatchObject({ claims });
  });

  it('have a type and a status that a dash parts in front of the next label', () => {
    const paper = newPaper();
    let y = 60;
    for (const [number, said] of [
      ['32201913334', 'Medical Only - Open Dept:'],
      ['16201946931', 'Indemnity - Closed Dept:'],
      ['93201921667', 'Report Only - Closed Dept:'],
    ] as const) {
      y = lines(paper, y, [
        [
          [40, `Claim: ${number}`],
          [300, 'Indemnity'],
          [400, 'Medical'],
          [500, 'Expense'],
        ],
        [
          [40, 'DOI: 02/12/2019'],
          [220, 'Paid'],
          [300, '1.00'],
          [400, '2.00'],
          [500, '3.00'],
        ],
        [
          [40, `${said} Parks`],
          [220, 'Reserve'],
          [300, '4.00'],
          [400, '5.00'],
          [500, '6.00'],
        ],
      ]);
      y += 14;
    }
    expect(read(paper.pages).data).toMatchObject({
      claims: [
        { claimType: 'Medical Only', status: 'open' },
        { claimType: 'Indemnity', status: 'closed' },
        { claimType: 'Report Only', status: 'closed' },
      ],
    });
  });

  it('have no unit and no injury by the end of a cause in front of what happened', () => {
    const paper = newPaper();
    const told = ['Cart rolled into a car', 'Guests fell sick', 'Pan touched an arm'];
    const causes = ['PD - vehicle', 'Food - illness', 'Burn - hot'];
    let y = lines(paper, 60, [
      [
        [40, 'Claim No'],
        [120, 'Loss Date'],
        [200, 'Loss Desc'],
        [400, 'Paid'],
        [480, 'Reserve'],
      ],
    ]);
    for (const [at, text] of told.entries())
      y = lines(paper, y, [
        [
          [40, `A-300${at}`],
          [120, '06/23/2019'],
          [200, `${causes[at]}: ${text}`],
          [400, '10.00'],
          [480, '5.00'],
        ],
      ]);
    const claims = told.map((description) => ({ description, unit: null, natureOfInjury: null }));
    expect(read(paper.pages).data).toMatchObject({ claims });
  });
});
