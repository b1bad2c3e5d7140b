import { describe, expect, it } from 'vitest';
import { read } from '../extraction/declarations/read.ts';

describe('tables whose records have two lines, each below a heading line of its own', () => {
  it('hold the classes of general liability', () => {
    const page = String.raw`
GENERAL LIABILITY DECLARATIONS
LOC  TERR  CODE   CLASSIFICATION
          BASIS       EXPOSURE    RATE P/O    RATE PR    PREM P/O    PREM PR
--------------------------------------------------------------------------------------------
001  503   51350  BUILDING MATERIAL DEALERS
          S            620,000        1.082     0.441         671        273
001  503   59781  WOOD PRODUCTS MFG - NOC
          S            910,000        0.905     1.316         824      1,198
002  503   61226  BUILDINGS OR PREMISES - OFFICE
          A              3,200       48.110      INCL         154       INCL
          S = GROSS SALES PER 1,000     A = AREA PER 1,000 SQ FT
`;
    expect(read('general_liability', page)['classifications']).toMatchObject([
      {
        locationNumber: 1,
        classCode: '51350',
        description: 'BUILDING MATERIAL DEALERS',
        exposure: 620_000,
        premisesPremium: 671,
        productsPremium: 273,
      },
      {
        locationNumber: 1,
        classCode: '59781',
        premiumBasis: 'S',
        exposure: 910_000,
        premisesRate: 0.905,
        productsRate: 1.316,
      },
      { locationNumber: 2, classCode: '61226', premisesPremium: 154 },
    ]);
  });

  it('hold vehicles of a fleet', () => {
    const page = String.raw`
BUSINESS AUTO DECLARATIONS
VEH   YEAR  MAKE   MODEL             VIN
      TERR  CLASS  RADIUS      GVW        COST NEW
001   2016  INTL   4300          1HTMMAAL8GH418807
      40    34421  LOCAL       33,000     71,500
002   2022  CHEV   SILVERADO     1GC4YTEY4NF228164
      41    01421  LOCAL       14,000     58,900
`;
    expect(read('commercial_auto', page)['vehicles']).toMatchObject([
      {
        number: 1,
        year: 2016,
        make: 'INTL',
        vin: '1HTMMAAL8GH418807',
        territory: '40',
        classCode: '34421',
        radius: 'LOCAL',
        costNew: 71_500,
      },
      {
        number: 2,
        year: 2022,
        make: 'CHEV',
        territory: '41',
        classCode: '01421',
        grossWeight: 14_000,
        costNew: 58_900,
      },
    ]);
  });

  it('hold the drivers of a policy', () => {
    const page = String.raw`
PERSONAL AUTO POLICY DECLARATIONS
DRIVER  NAME                     DATE OF BIRTH
        LICENSE NO     STATE     MARITAL STATUS
1       MARIA T LOPEZ            03/14/1981
        L22018814      OH        MARRIED
2       JUAN P LOPEZ             07/02/1979
        L22071190      OH        MARRIED
`;
    expect(read('auto', page)['drivers']).toMatchObject([
      { name: 'MARIA T LOPEZ', dateOfBirth: '1981-03-14', maritalStatus: 'married' },
      { name: 'JUAN P LOPEZ', dateOfBirth: '1979-07-02', maritalStatus: 'married' },
    ]);
  });

  it('are no tables whose headings wrap', () => {
    const page = String.raw`
GENERAL LIABILITY DECLARATIONS
LOC    CLASS                               PREMIUM    PREMIUM
       CODE     DESCRIPTION                BASIS      EXPOSURE      RATE      PREMIUM
1      51350    BUILDING MATERIAL DEALERS  SALES      620,000       1.082     671
1      59781    WOOD PRODUCTS MFG          SALES      910,000       0.905     824
`;
    expect(read('general_liability', page)['classifications']).toMatchObject([
      { classCode: '51350', exposure: 620_000 },
      { classCode: '59781', exposure: 910_000 },
    ]);
  });
});
