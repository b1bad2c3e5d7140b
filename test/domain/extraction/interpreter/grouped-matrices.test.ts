import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a line for each unit, in groups', () => {
  const page = String.raw`
BUSINESS AUTO DECLARATIONS
SCHEDULE OF AUTOMOBILES
Unit  Year  Make    Model       Serial number        Cost new   Liability   UM/UIM   Collision   Unit premium
Facilities
1     2009  FORD    EXPLORER    WDPBNW8G7C3A25SR5     288,000       1,146       14                      1,160
2     2022  FORD    F150        0NXZSTGBXWSJ1E49H      43,000         881       49         259          1,189
Facilities: 2 units                                                                                     2,349
Sheriff
3     2024  FORD    EXPLORER    DYP61CXX990BL2D8R      53,000         661       45          55            761
Sheriff: 1 unit                                                                                           761
`;

  it('has the headings of the first group in all, and premiums where they add up to what the unit costs', () => {
    const { coverages, vehicles } = read('commercial_auto', page);
    expect(coverages).toMatchObject([
      { vehicleNumber: 1, name: 'Liability', premium: 1146 },
      { vehicleNumber: 2, name: 'Liability', premium: 881 },
      { vehicleNumber: 3, name: 'Liability', premium: 661 },
      { vehicleNumber: 1, name: 'UM/UIM', premium: 14 },
      { vehicleNumber: 2, name: 'UM/UIM', premium: 49 },
      { vehicleNumber: 3, name: 'UM/UIM', premium: 45 },
      { vehicleNumber: 2, name: 'Collision', premium: 259 },
      { vehicleNumber: 3, name: 'Collision', premium: 55 },
    ]);
    expect(vehicles).toMatchObject([
      { number: 1, premium: 1160 },
      { number: 2, premium: 1189 },
      { number: 3, premium: 761 },
    ]);
  });
});

it('limits and deductibles below the name of a column are those of all cars', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
Car       Bodily Injury           Property Damage          Collision           Total of Car
          $25,000 each person     $25,000 each accident    Deductible $250
          $50,000 each accident
1                      617                    692                  241              1,550
2                      497                    496                  477              1,470
`;
  expect(read('auto', page)['coverages']).toMatchObject([
    { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 25_000, limit: 50_000, premium: 617 },
    { vehicleNumber: 2, name: 'Bodily Injury', limitPerPerson: 25_000, limit: 50_000, premium: 497 },
    { vehicleNumber: 1, name: 'Property Damage', limit: 25_000, premium: 692 },
    { vehicleNumber: 2, name: 'Property Damage', limit: 25_000, premium: 496 },
    { vehicleNumber: 1, name: 'Collision', deductible: 250, premium: 241 },
    { vehicleNumber: 2, name: 'Collision', deductible: 250, premium: 477 },
  ]);
});
