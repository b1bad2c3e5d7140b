import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('headings of narrow columns may stand close to each other, and so may their values', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS
LOC BLDG  ADDRESS                               CONST      YR BLT
001 001   2940 MORSE RD COLUMBUS OH 43231       FRAME      1994
002 003   811 E LIVINGSTON COLUMBUS OH 43205    MASONRY    1962
`;
  expect(read('businessowners', page)['locations']).toEqual([
    {
      locationNumber: 1,
      buildingNumber: 1,
      address: '2940 MORSE RD COLUMBUS OH 43231',
      construction: 'FRAME',
      yearBuilt: 1994,
    },
    {
      locationNumber: 2,
      buildingNumber: 3,
      address: '811 E LIVINGSTON COLUMBUS OH 43205',
      construction: 'MASONRY',
      yearBuilt: 1962,
    },
  ]);
});

it('parts of a document may be numbered in words', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS
 ITEM ONE     DESCRIBED PREMISES
              LOC BLDG  ADDRESS                                   CLASS    OCCUPANCY
              1   1     4309 W COLFAX AVE DENVER CO 80204         59214    DRY CLEANER
              1   2     4311 W COLFAX AVE DENVER CO 80204         59214    STORAGE
 ITEM TWO     PROPERTY COVERAGES
              LOC BLDG  COVERAGE                         LIMIT        DED      PREMIUM
              1   1     BUILDING                         420,000      2,500    1,104.00
              1   2     BUSINESS PERSONAL PROPERTY        25,000      2,500       97.00
`;
  expect(read('businessowners', page)).toMatchObject({
    locations: [
      { locationNumber: 1, buildingNumber: 1, classCode: '59214', description: 'DRY CLEANER' },
      { locationNumber: 1, buildingNumber: 2, classCode: '59214', description: 'STORAGE' },
    ],
    coverages: [
      { locationNumber: 1, buildingNumber: 1, name: 'BUILDING', limit: 420_000, deductible: 2500, premium: 1104 },
      { buildingNumber: 2, name: 'BUSINESS PERSONAL PROPERTY', limit: 25_000, deductible: 2500, premium: 97 },
    ],
  });
});

it('a text of its own may stand under the last of them, below a title', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS
PREMISES INSURED
LOC BLDG  ADDRESS                    CONST      PC
001 001   2940 MORSE RD              FRAME      04
          COLUMBUS OH 43231
002 001   811 E LIVINGSTON AVE       MASONRY    03
          COLUMBUS OH 43205
LOC 001 BLDG 001
  BUILDING                           410,000    1,204.00
`;
  expect(read('businessowners', page)['locations']).toMatchObject([
    { locationNumber: 1, address: '2940 MORSE RD, COLUMBUS OH 43231', construction: 'FRAME' },
    { locationNumber: 2, address: '811 E LIVINGSTON AVE, COLUMBUS OH 43205', construction: 'MASONRY' },
  ]);
});
