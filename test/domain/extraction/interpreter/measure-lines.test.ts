import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('lines that say only what they measure go on with the coverage above them', () => {
  const page = String.raw`
COMMERCIAL AUTO POLICY
                   Vehicle 1             Vehicle 2
VIN                54DC4W1B6KS802217     5PVNJ8AV2N5S70143
Liability CSL      1,000,000             1,000,000
  Premium          6,220                 4,905
PIP                50,000                50,000
  Premium          318                   244
Coll deductible    -                     2,500
  Premium          -                     1,910
Total policy premium: $13,597
`;
  expect(read('commercial_auto', page)).toMatchObject({
    coverages: [
      { vehicleNumber: 1, name: 'Liability CSL', limit: 1_000_000, premium: 6220 },
      { vehicleNumber: 2, name: 'Liability CSL', limit: 1_000_000, premium: 4905 },
      { vehicleNumber: 1, name: 'PIP', limit: 50_000, premium: 318 },
      { vehicleNumber: 2, name: 'PIP', limit: 50_000, premium: 244 },
      { vehicleNumber: 2, name: 'Coll', deductible: 2500, premium: 1910 },
    ],
  });
});

it('a line of premiums below all coverages is none of the last one', () => {
  const page = String.raw`
COMMERCIAL AUTO POLICY
                   Vehicle 1             Vehicle 2
Liability          6,220                 4,905
Collision          402                   1,910
  Premium          6,622                 6,815
`;
  expect(read('commercial_auto', page)['coverages']).not.toContainEqual(expect.objectContaining({ premium: 6622 }));
});
