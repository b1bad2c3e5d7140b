import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Roserlake Surety Company
Named Insured: Quenin Plumbing Supply, Inc        Data Evaluated: 11/05/2021
Policy Number: GL6715488    Policy Period: 03/01/2020 - 03/01/2021

Claim       Occurred     Status       Paid    Reserve    Incurred
PQ-592168   03/14/2020   Open     1,250.00   4,000.00    5,250.00
  OH • reported 03/16/2020 • Yaraby, Jon • Slip: Customer slipped on wet stairs
PQ-592171   05/02/2020   Closed     940.00       0.00      940.00
  KY • reported 05/04/2020 • closed 08/11/2020 • Joriton, Clara • Burn: Touched a hot lamp in aisle
PQ-592180   11/09/2020   Open        75.00   2,500.00    2,575.00
  OH • reported 11/10/2020 • Theft: Tools were taken from the van
`;

describe('a line below the row of a record whose parts signs divide', () => {
  it('has no columns: its parts are known by their labels or by their look', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { lossState: 'OH', reportedDate: '2020-03-16', claimantName: 'Yaraby, Jon' },
      { lossState: 'KY', reportedDate: '2020-05-04', closedDate: '2020-08-11', claimantName: 'Joriton, Clara' },
      { lossState: 'OH', reportedDate: '2020-11-10' },
    ]);
  });

  it('tells what happened behind the cause', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { cause: 'Slip', description: 'Customer slipped on wet stairs' },
      { cause: 'Burn', description: 'Touched a hot lamp in aisle' },
      { cause: 'Theft', description: 'Tools were taken from the van' },
    ]);
  });
});
