import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const coverages = (first: { liability: number; collision: number }[]): object[] =>
  first.flatMap(({ liability, collision }, at) => [
    { vehicleNumber: at + 1, name: 'LIABILITY', limit: 750_000, premium: liability },
    { vehicleNumber: at + 1, name: 'COLLISION', deductible: 1000, premium: collision },
  ]);

const sorted = (items: unknown): unknown[] =>
  (items as { vehicleNumber: number }[]).toSorted((a, b) => a.vehicleNumber - b.vehicleNumber);

it('lines of coverages below each thing of a table stand in none of its columns', () => {
  const page = String.raw`
SCHEDULE OF VEHICLES AND PREMIUMS                     COMMERCIAL AUTO
UNIT  YR    MAKE           MODEL            VIN                  GVW     STATED AMT
001   2019  FREIGHTLINER   CASCADIA         3AKJHHDR2KSKA4410    80000       94,000
      LIABILITY    750,000          6,220.00
      COLLISION    1,000 DED        2,104.00
      UNIT TOTAL                    8,324.00
002   2021  UTILITY        REEFER           1UYVS2537M6290118    65000       58,500
      LIABILITY    750,000            410.00
      COLLISION    1,000 DED          915.00
      UNIT TOTAL                    1,325.00
`;
  const data = read('commercial_auto', page);
  expect(sorted(data['coverages'])).toMatchObject(
    coverages([
      { liability: 6220, collision: 2104 },
      { liability: 410, collision: 915 },
    ]),
  );
  expect(data['vehicles']).toMatchObject([
    { number: 1, model: 'CASCADIA', statedAmount: 94_000, premium: 8324 },
    { number: 2, model: 'REEFER', statedAmount: 58_500, premium: 1325 },
  ]);
});

it('such lines may have headings of their own below those of the things', () => {
  const page = String.raw`
COMMERCIAL AUTO SCHEDULE
UNIT  YR MAKE MODEL                         VIN                  TERR  CLASS   COST NEW
      COVERAGE             LIMIT/DEDUCTIBLE                        PREMIUM
01    15 KENWORTH T270                      2NKHHM6X3FM441097    017   58240   112,000
      LIABILITY            750,000                                  3,911
      COLLISION            1,000                                      804
02    19 RAM 5500 WRECKER                   3C7WRMBL1KG590221    017   58240    98,500
      LIABILITY            750,000                                  2,911
      COLLISION            1,000                                       96
`;
  const data = read('commercial_auto', page);
  expect(sorted(data['coverages'])).toMatchObject(
    coverages([
      { liability: 3911, collision: 804 },
      { liability: 2911, collision: 96 },
    ]),
  );
  expect(data['vehicles']).toMatchObject([
    { number: 1, territory: '017', classCode: '58240', costNew: 112_000 },
    { number: 2, territory: '017', classCode: '58240', costNew: 98_500 },
  ]);
});
