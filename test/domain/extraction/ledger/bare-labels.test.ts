import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const run = (lines: string): Record<string, unknown> =>
  read(
    'loss_run',
    String.raw`
Automobile Losses
Insured             Caldemere Freight Lines, Co.       Policy   BA-8060-MN
Insurance company   Ildovale Insurance Company         Term     10-03-2020 thru 10-03-2021
${lines}
`,
  );

const lines = String.raw`
0118834341   loss 04-01-2021   reported 04-02-2021   Open    coverage Collision
driver Zora Elmer    adjuster Ellis Selar
facts Backed into parked car at customer lot
loss paid $1,907.32   exp paid $1,804.74   reserve $1,750.00   net incurred $5,462.06

0158825653   loss 01-04-2021   reported 01-05-2021   Closed   coverage Glass
driver Ruben Caldor   adjuster Selma Orler
facts Rock from dump truck cracked windshield
loss paid $660.02   exp paid $80.13   reserve $0.00   net incurred $740.15

0612715026   loss 02-14-2021   reported 02-15-2021   Open    coverage Collision
driver Lena Morer     adjuster Luis Ilden
facts Trailer jackknifed on icy ramp
loss paid $0.00   exp paid $0.00   reserve $4,000.00   net incurred $4,000.00

Policy BA-8060-MN – all units      3 claims, 2 not closed
loss paid $2,567.34   exp paid $1,884.87   reserve $5,750.00   net incurred $10,202.21
`;

describe('labels in lower case, without colons', () => {
  it('name values where several records repeat them, below numbers that nothing names', () => {
    expect(run(lines)['claims']).toMatchObject([
      {
        claimNumber: '0118834341',
        policyNumber: 'BA-8060-MN',
        lossDate: '2021-04-01',
        reportedDate: '2021-04-02',
        status: 'open',
        claimType: 'Collision',
        driverName: 'Zora Elmer',
        adjusterName: 'Ellis Selar',
        description: 'Backed into parked car at customer lot',
        paid: { loss: 1907.32, expense: 1804.74 },
      },
      { claimNumber: '0158825653', claimType: 'Glass', driverName: 'Ruben Caldor', incurred: { total: 740.15 } },
      { claimNumber: '0612715026', adjusterName: 'Luis Ilden', reserve: { total: 4000 } },
    ]);
  });

  it('count what is not closed as open', () => {
    expect(run(lines)['policies']).toMatchObject([{ claimCount: 3, openClaimCount: 2, paid: { loss: 2567.34 } }]);
  });

  it('are words of a sentence where they stand once', () => {
    const { claims } = run(
      lines.replace('facts Trailer jackknifed', 'adjuster Trailer jackknifed').replace(/^facts/gm, '-'),
    );
    expect(claims).not.toContainEqual(expect.objectContaining({ adjusterName: 'Trailer jackknifed on icy ramp' }));
  });
});
