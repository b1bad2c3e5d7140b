import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('tables that begin with the numbers of things', () => {
  it('have headings of as many lines as each column needs, and values over several lines', () => {
    const page = String.raw`
*                              BUSINESS AUTO DECLARATIONS
ITEM THREE - SCHEDULE OF COVERED AUTOS YOU OWN
Covered    DESCRIPTION                  TOWN AND       Terr.    Original Cost    Radius of     Class    Except for towing, all
Auto No.   Year, Model, Trade Name,     STATE where             New              operation              physical damage
           Body Type, Vehicle           principally                                                     loss is payable to
           Identification Number        garaged                                                         you and the loss
           (VIN)                                                                                        payee named
1          2020 FORD TRANSIT            PLAIN CITY     041      $ 38,450         LOCAL         01499    HUNTINGTON
           1FTBR1C88LKA31904            OH                                                              NATL BANK
4          2018 FELLING FT-16           MARYSVILLE     038      $ 11,900         LOCAL         68499
           5FTDE2026J1004418            OH
`;
    expect(read('commercial_auto', page)['vehicles']).toMatchObject([
      {
        number: 1,
        garagingLocation: 'PLAIN CITY OH',
        territory: '041',
        costNew: 38_450,
        classCode: '01499',
        lossPayeeName: 'HUNTINGTON NATL BANK',
      },
      { number: 4, garagingLocation: 'MARYSVILLE OH', territory: '038', costNew: 11_900, classCode: '68499' },
    ]);
  });

  it('have two numbers and a text under headings that are set close to each other', () => {
    const page = String.raw`
*                              BUSINESSOWNERS DECLARATIONS
Professional Liability                                                                            Not Provided

DESCRIBED PREMISES
Loc Bldg Address                                 Occupancy          Class    Construction      Year
                                                                                               Built
1   1    3307 E Kellogg Drive, Wichita, KS       Dentist Office     63931    Frame             2004
         67218
2   1    120 S Main Street, El Dorado, KS 67042  Offices            63651    Joisted Masonry   1928
`;
    expect(read('businessowners', page)['locations']).toMatchObject([
      {
        locationNumber: 1,
        buildingNumber: 1,
        address: '3307 E Kellogg Drive, Wichita, KS 67218',
        description: 'Dentist Office',
        classCode: '63931',
        yearBuilt: 2004,
      },
      { locationNumber: 2, buildingNumber: 1, address: '120 S Main Street, El Dorado, KS 67042', yearBuilt: 1928 },
    ]);
  });
});
