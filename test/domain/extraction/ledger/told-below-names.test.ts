import { describe, expect, it } from 'vitest';
import { griddedPage } from '../../../fixtures/declarations/typed-page.ts';
import { read, readPages } from '../declarations/read.ts';

const HEAD = `
GREAT PORTAGE CASUALTY COMPANY                           Insured: Tri-Rivers Plumbing
Loss Experience Report                                   Valued As Of: 08/31/2026
`;

describe('a sentence below the name of who claims', () => {
  it('says what happened, with other facts in its line', () => {
    const page = `${HEAD}
Claim No.   Claimant                    Loss Date     Status       Claim Type        Paid     Reserve
24-118802   Hannah Driscoll             10/19/2024    CLOSED       AUTO LIAB     4,212.60   0.00
            IV struck rear of OV                                   Cause: Rear-end
24-120455   Tri-Rivers Plumbing         12/03/2024    CLOSED       PHYS DAM      6,890.15   0.00
            Truck slid on ice                                      Cause: Loss of control
25-100377   Gerald Ouellette            01/22/2025    OPEN         AUTO LIAB     3,905.00   0.00
            IV turned left                                         Cause: Failure to yield
`;
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimantName: 'Hannah Driscoll', description: 'IV struck rear of OV', cause: 'Rear-end' },
      { claimantName: 'Tri-Rivers Plumbing', description: 'Truck slid on ice', cause: 'Loss of control' },
      { claimantName: 'Gerald Ouellette', description: 'IV turned left', cause: 'Failure to yield' },
    ]);
  });

  it('is no end of the name where floors part the records; what only joins names is', () => {
    const page = griddedPage(`${HEAD}
  Claim No.   Claimant                    Loss Date     Status       Claim Type        Paid     Reserve
 ───────────────────────────────────────────────────────────────────────────────────────────────────────
  24-118802   Hannah Driscoll             10/19/2024    CLOSED       AUTO LIAB     4,212.60        0.00
              Truck struck rear of another vehicle at a light
 ───────────────────────────────────────────────────────────────────────────────────────────────────────
  24-120455   Tri-Rivers Plumbing         12/03/2024    CLOSED       PHYS DAM      6,890.15        0.00
              & Heating Company of York
 ───────────────────────────────────────────────────────────────────────────────────────────────────────
  25-100377   Gerald Ouellette            01/22/2025    OPEN         AUTO LIAB     3,905.00        0.00
              Turned left in front of another car
 ───────────────────────────────────────────────────────────────────────────────────────────────────────
`);
    expect(readPages('loss_run', [page])['claims']).toMatchObject([
      { claimantName: 'Hannah Driscoll', description: 'Truck struck rear of another vehicle at a light' },
      { claimantName: 'Tri-Rivers Plumbing & Heating Company of York' },
      { claimantName: 'Gerald Ouellette', description: 'Turned left in front of another car' },
    ]);
  });
});

describe('a label with its value in front of another label', () => {
  it('is cut from it', () => {
    const page = `${HEAD}
Claim No.   Claimant                    Loss Date     Status           Paid     Reserve
24-118802   Hannah Driscoll             10/19/2024    CLOSED       4,212.60        0.00
            Unit 2 Driver: Dominic Varga
24-120455   Tri-Rivers Plumbing         12/03/2024    CLOSED       6,890.15        0.00
            Unit 4 Driver: Shelby Kosar
`;
    expect(read('loss_run', page)['claims']).toMatchObject([
      { unit: '2', driverName: 'Dominic Varga' },
      { unit: '4', driverName: 'Shelby Kosar' },
    ]);
  });
});
