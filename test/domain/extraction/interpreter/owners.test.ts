import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a column with the numbers of owners', () => {
  it('may stand behind the amounts, print letters before its numbers, and say that a line is of all', () => {
    const page = `
PERSONAL AUTO POLICY DECLARATIONS

UNIT   YEAR   MAKE / MODEL              SERIAL NUMBER
U#1    2014   Subaru Forester           JF2SH6BC5AH712345
U#2    2008   Chevrolet Malibu          1G1ZH57B98F123456

COVERAGE                     LIMIT OF LIABILITY      DEDUCTIBLE     12 MONTH PREMIUM    UNIT
BODILY INJURY                $25,000/$50,000                                  128.28    U#1
BODILY INJURY                $25,000/$50,000                                  204.34    U#2
COLLISION                                                 1,000               197.98    U#1
COLLISION                                                   500                97.82    U#2
ACCIDENTAL DEATH BENEFIT     $5,000                                            10.79    ALL
`;
    const { vehicles, coverages } = read('auto', page);
    expect(vehicles).toMatchObject([{ number: 1 }, { number: 2 }]);
    expect(coverages).toEqual([
      { vehicleNumber: 1, name: 'BODILY INJURY', limitPerPerson: 25000, limit: 50000, premium: 128.28 },
      { vehicleNumber: 2, name: 'BODILY INJURY', limitPerPerson: 25000, limit: 50000, premium: 204.34 },
      { vehicleNumber: 1, name: 'COLLISION', deductible: 1000, premium: 197.98 },
      { vehicleNumber: 2, name: 'COLLISION', deductible: 500, premium: 97.82 },
      { name: 'ACCIDENTAL DEATH BENEFIT', limit: 5000, premium: 10.79 },
    ]);
  });

  it('may print both numbers of a building behind the amounts of its first line', () => {
    const page = `
BUSINESSOWNERS POLICY DECLARATIONS

Loc.  Bldg.  Address                                 Construction
1     1      12 Oak Street, Omaha, NE 68102          Frame
2     1      700 Mill Road, Lincoln, NE 68502        Frame

Coverage                      Limit of Insurance    Premium      Loc/Bldg
Building                      $420,000              1,210.00     1/1
Business Personal Property    $85,000                 432.00
Outdoor Signs                 $5,000                   44.00
Building                      $615,000              1,988.00     2/1
Business Personal Property    $120,000                528.00
`;
    const [first, second] = [
      { locationNumber: 1, buildingNumber: 1 },
      { locationNumber: 2, buildingNumber: 1 },
    ];
    expect(read('businessowners', page)['coverages']).toMatchObject([
      { ...first, name: 'Building', premium: 1210 },
      { ...second, name: 'Building', premium: 1988 },
      { ...first, name: 'Business Personal Property', premium: 432 },
      { ...second, name: 'Business Personal Property', premium: 528 },
      { ...first, name: 'Outdoor Signs', premium: 44 },
    ]);
  });

  it('holds no amounts with cents, however its heading is shortened', () => {
    const page = `
COMMERCIAL GENERAL LIABILITY DECLARATIONS

Class Code    Classification                         Exposure    Rate     Premium
44277         Warehouses - private                     12,000    8.10       97.00
91580         Contractors - executive supervisors      60,000    5.20      312.00
`;
    expect(read('general_liability', page)['classifications']).toEqual([
      { classCode: '44277', description: 'Warehouses - private', exposure: 12000, rate: 8.1, premium: 97 },
      {
        classCode: '91580',
        description: 'Contractors - executive supervisors',
        exposure: 60000,
        rate: 5.2,
        premium: 312,
      },
    ]);
  });
});
