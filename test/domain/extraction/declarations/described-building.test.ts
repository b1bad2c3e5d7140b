import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const page = (description: string): string => String.raw`
ORCHARD MUTUAL INSURANCE COMPANY                DWELLING FIRE DECLARATIONS
Policy Number  OM 620 5518-0           Policy Period 08/30/2024 to 08/30/2025
${description}
Coverages                     Limit          Premium
Dwelling                      $138,000       $802.00
Premises Liability            $300,000       $81.00
`;

describe('a line that describes the building without labels', () => {
  it.each([
    [
      'Form DP-3      Tenant Occupied      1 Family      Built 1966      Brick Veneer      Protection Class 4      Territory 05',
    ],
    ['Description    Single family, brick veneer, tenant occupied, built 1966, protection class 4, territory 05'],
    ['BRICK VENEER | TENANT OCCUPIED | 1 FAMILY | YR BLT 1966 | PC 4 | TERR 05'],
  ])('says what each of its pieces tells: %s', (line) => {
    const found = read('dwelling_fire', page(line));
    expect({
      ...found,
      constructionType: String(found['constructionType']).toLowerCase(),
      occupancy: String(found['occupancy']).toLowerCase(),
    }).toMatchObject({
      constructionType: 'brick veneer',
      occupancy: 'tenant occupied',
      yearBuilt: 1966,
      numberOfFamilies: 1,
      protectionClass: '4',
      territory: '05',
    });
  });

  it('may say of the roof what it is made of', () => {
    expect(read('dwelling_fire', page('Adobe, flat rubber roof'))).toMatchObject({
      constructionType: 'Adobe',
      roofType: 'flat rubber',
    });
    expect(read('homeowners', page('Frame, architectural shingles, built 1979, 2,050 sq. ft.'))).toMatchObject({
      constructionType: 'Frame',
      roofType: 'architectural shingles',
      yearBuilt: 1979,
      squareFeet: 2050,
    });
  });

  it('is none where one word alone could be of a building', () => {
    const found = read('dwelling_fire', page('Other structures covered:   Frame'));
    expect(found).not.toHaveProperty('constructionType');
  });
});
