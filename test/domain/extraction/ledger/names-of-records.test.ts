import { describe, expect, it } from 'vitest';
import { newPaper } from '../../../fixtures/loss-run/paper.ts';
import { read } from '../../../fixtures/loss-run/read.ts';
import { read as readPrint } from '../declarations/read.ts';

type Line = readonly (readonly [number, string])[];

/** What is read from lines of texts at points. */
function dataOf(lines: readonly Line[]): Record<string, unknown> {
  const paper = newPaper();
  for (const [at, line] of lines.entries()) for (const [x, text] of line) paper.text(x, 60 + 10 * at, text);
  return read(paper.pages).data;
}

describe('names of records', () => {
  it('go on below with what only a name goes on with', () => {
    const claim = (key: string, name: string, more: string): Line[] => [
      [
        [40, key],
        [110, '09/14/2020'],
        [180, name],
        [500, '446.53'],
      ],
      [[180, more]],
    ];
    const { claims } = dataOf([
      [
        [40, 'Claim No'],
        [110, 'Date of Loss'],
        [180, 'Claimant'],
        [500, 'Incurred'],
      ],
      ...claim('A-10001', 'Dray Brothers Inc', 'dba A-1 Hauling'),
      ...claim('A-10002', 'Fox Mills', '& Sons Company'),
    ]);
    expect(claims).toMatchObject([
      { claimantName: 'Dray Brothers Inc dba A-1 Hauling' },
      { claimantName: 'Fox Mills & Sons Company' },
    ]);
  });

  it('are whole where a column of another line begins inside of them', () => {
    const paper = newPaper();
    const print = (y: number, line: Line): void => {
      for (const [x, text] of line) paper.text(x, y, text, { size: 8 });
    };
    const headings: Line[] = [
      [
        [40, 'Claim No'],
        [100, 'Acc Dt'],
        [140.5, 'Rpt Dt'],
        [200, 'Status'],
        [400, 'Incurred'],
      ],
      [
        [100, 'Employee'],
        [200, 'Facts of Loss'],
      ],
    ];
    const names: [string, string][] = [
      ['MOREWARD,', 'VERA'],
      ['TARNORBY,', 'RHODA'],
      ['HALIBY,', ''],
      ['NEVERMER,', 'QUINN'],
      ['SELARORD,', 'LUIS'],
    ];
    for (const [at, line] of headings.entries()) print(60 + 10 * at, line);
    for (const [at, [family, given]] of names.entries()) {
      print(85 + 20 * at, [
        [40, `62${at}-724581`],
        [100, '02/19/19'],
        [140.5, '02/22/19'],
        [200, 'CLOSED'],
        [400, '489.52'],
      ]);
      print(94 + 20 * at, [
        [100, given === '' ? `${family} BORIS` : family],
        [140.5, given],
        [200, 'TURNED TO REACH CART AND STRAINED HIP'],
      ]);
    }
    const claims = read(paper.pages).data['claims'];
    expect(claims).toMatchObject([
      { claimantName: 'MOREWARD, VERA' },
      { claimantName: 'TARNORBY, RHODA' },
      { claimantName: 'HALIBY, BORIS' },
      { claimantName: 'NEVERMER, QUINN' },
      { claimantName: 'SELARORD, LUIS' },
    ]);
  });

  it('stand in front of what happened where no column is theirs', () => {
    const page = String.raw`
OCC DT    RPT DT    NUMBER     ST  COVERAGE              PAID      RESERVE     INCURRED
06/01/25  06/01/25  22-014047  C   COMPREHENSIVE     2,042.02         0.00     2,042.02
                    CARLA WENDIDEN - INSD TRUCK HIT A DEER IN CUSTOMER LOT
12/21/22  12/24/22  96-010146  C   COLLISION           679.51         0.00       679.51
                    TOMAS DEVORELL - OUR DRIVER STRUCK OV WHILE CHANGING LANES
01/11/25  01/11/25  16-091081  O   AUTO PD          44,625.44       380.23    45,005.67
                    LENA QUENECK - MIRROR TO MIRROR WITH PARKED BOX TRUCK
03/28/25  05/08/25  07-001155  C   AUTO PD           4,739.84         0.00     4,739.84
                    VERA SELALMAN - BACKED VAN INTO GATE POST AT CUSTOMER
`;
    const { claims } = readPrint('loss_run', page);
    expect(claims).toMatchObject([
      { claimantName: 'CARLA WENDIDEN', description: 'INSD TRUCK HIT A DEER IN CUSTOMER LOT' },
      { claimantName: 'TOMAS DEVORELL', description: 'OUR DRIVER STRUCK OV WHILE CHANGING LANES' },
      { claimantName: 'LENA QUENECK', description: 'MIRROR TO MIRROR WITH PARKED BOX TRUCK' },
      { claimantName: 'VERA SELALMAN', description: 'BACKED VAN INTO GATE POST AT CUSTOMER' },
    ]);
    const causes = page.replace(/[A-Z]+ [A-Z]+ - /g, 'REAR END - ');
    const [first] = readPrint('loss_run', causes)['claims'] as { claimantName?: string }[];
    expect(first?.claimantName).toBeUndefined();
  });
});
