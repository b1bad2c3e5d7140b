import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = String.raw`
Bramble Mutual Insurance Company   Losses of Osprey Yard LLC
Policy Number: BR 5520117     Effective: 4/1/2021     Expiration: 4/1/2022

Claim No.     D/Inj         Injury Type     Claim Kind     Total Paid
K-200417      6/12/2021     Contusion       TTD              1,460.00
K-200533      8/2/2021      Laceration      MIN                 98.00
K-200571      9/9/2021      Strain          TTD                 12.00
`;

describe('a heading that may mean two things', () => {
  it('means the one that no other heading means', () => {
    expect(read('loss_run', page)['claims']).toMatchObject([
      { claimType: 'TTD', natureOfInjury: 'Contusion', lossDate: '2021-06-12' },
      { claimType: 'MIN', natureOfInjury: 'Laceration' },
      { claimType: 'TTD', natureOfInjury: 'Strain' },
    ]);
  });

  it('means the first where no other heading says either', () => {
    const alone = page.replace('Claim Kind', '          ').replace(/TTD|MIN/g, '   ');
    expect(read('loss_run', alone)['claims']).toMatchObject([{ claimType: 'Contusion' }, {}, {}]);
  });
});
