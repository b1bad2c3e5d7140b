import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const REPORT = `
Policy No: WX 5518203     03/01/2021 - 03/01/2022

Claim No       Employee           Injury date   Status       Paid     Reserve    Incurred
WX-200118      MOSS, ADA          04/11/2021    Open       100.00       40.00      140.00
               Caught a hand between two rolls of paper
WX-200121      REYES, BEN         05/02/2021    Closed      75.00        0.00       75.00
               Hot oil on arm
WX-200140      PARKER, JOY        06/20/2021    Open       500.00      300.00      800.00
               Slipped on wet floor and fell`;

describe('a sentence in a line of its own', () => {
  it('is told of the record and no second name, although it stands under the heading of names', () => {
    expect(read('loss_run', REPORT)['claims']).toMatchObject([
      { claimantName: 'MOSS, ADA', description: 'Caught a hand between two rolls of paper' },
      { claimantName: 'REYES, BEN' },
      { claimantName: 'PARKER, JOY', description: 'Slipped on wet floor and fell' },
    ]);
  });

  it('is no further line of the name above where it is printed across the next column', () => {
    const capitals = REPORT.replace(
      'Caught a hand between two rolls of paper',
      'CAUGHT HAND BETWEEN ROLLS OF PAPER',
    ).replace('MOSS, ADA        ', 'MOSS-AVILAR, ADAM');
    expect(read('loss_run', capitals)['claims']).toMatchObject([
      { claimantName: 'MOSS-AVILAR, ADAM', description: 'CAUGHT HAND BETWEEN ROLLS OF PAPER' },
      { claimantName: 'REYES, BEN' },
      { claimantName: 'PARKER, JOY' },
    ]);
  });
});
