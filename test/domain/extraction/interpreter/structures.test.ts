import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('tables of declarations', () => {
  it('may set the limits of a coverage over the line of its name', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Car 001: 2015 Subaru Forester
                                  $25,000 per person, $50,000 per accident
  Bodily Injury                   141.38
                                  $25,000
  Property Damage                 98.66
                                  $2,000
  Medical Payments                9.20
  Premium per vehicle             249.24
`;
    expect(read('auto', page)['coverages']).toEqual([
      expect.objectContaining({ name: 'Bodily Injury', limitPerPerson: 25000, limit: 50000, premium: 141.38 }),
      expect.objectContaining({ name: 'Property Damage', limit: 25000, premium: 98.66 }),
      expect.objectContaining({ name: 'Medical Payments', limit: 2000, premium: 9.2 }),
    ]);
  });

  it('may lead to words behind a value by dots of any length', () => {
    const dots = '.'.repeat(80);
    const page = `
BUSINESSOWNERS POLICY DECLARATIONS
Coverage                Limit
Building                $505,000
See schedule${dots}of forms
Deductible ${dots}
`;
    expect(read('businessowners', page)['coverages']).toEqual([
      expect.objectContaining({ name: 'Building', limit: 505000 }),
    ]);
  });

  it('may number the building in its first line only', () => {
    const page = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS
Location No.    Building No.    Coverage                       Limit
1               1               Building                       $505,000
                                Business Personal Property     $327,000
2               1               Building                       $950,000
                                Business Personal Property     $524,000
`;
    expect(read('businessowners', page)['coverages']).toEqual([
      { locationNumber: 1, buildingNumber: 1, name: 'Building', limit: 505000 },
      { locationNumber: 2, buildingNumber: 1, name: 'Building', limit: 950000 },
      { locationNumber: 1, buildingNumber: 1, name: 'Business Personal Property', limit: 327000 },
      { locationNumber: 2, buildingNumber: 1, name: 'Business Personal Property', limit: 524000 },
    ]);
  });

  const buildings = String.raw`
BUSINESSOWNERS POLICY DECLARATIONS
Premises / Building              01 / 01             01 / 02
Where it is                      12 Oak Ave          14 Oak Ave
                                 Salem, OR 97301     Salem, OR 97301
Construction                     Frame               Joisted masonry
Year built                       1984                2001
Limits of insurance
Building                         $410,000            Not covered
Money & Securities
  Inside premises                $5,000              $10,000
Annual premium
Building                         $1,512
Inside premises                  $40                 $60
`;

  it('may give each building a column', () => {
    expect(read('businessowners', buildings)['locations']).toMatchObject([
      { locationNumber: 1, buildingNumber: 1, address: '12 Oak Ave, Salem, OR 97301', construction: 'Frame' },
      { locationNumber: 1, buildingNumber: 2, address: '14 Oak Ave, Salem, OR 97301', yearBuilt: 2001 },
    ]);
  });

  it('say in a line of its own what the amounts below it are', () => {
    expect(read('businessowners', buildings)['coverages']).toContainEqual({
      locationNumber: 1,
      buildingNumber: 1,
      name: 'Building',
      limit: 410000,
      premium: 1512,
    });
  });

  it('set names in below the name that they belong to', () => {
    expect(read('businessowners', buildings)['coverages']).toContainEqual(
      expect.objectContaining({ buildingNumber: 2, name: 'Money & Securities - Inside premises', limit: 10000 }),
    );
  });

  it('print what was before beside what is now', () => {
    const page = String.raw`
AMENDED HOMEOWNERS DECLARATIONS
                          Previous      Revised       Previous      Revised
Coverage                  limit         limit         premium       premium
A Dwelling                $464,000      $490,000      $913.03       $967.81
C Personal Property       $348,000      $367,500      $41.00        $44.00
`;
    expect(read('homeowners', page)).toMatchObject({ dwellingLimit: 490000, personalPropertyLimit: 367500 });
  });

  it('print the premium of all parts beside their heading', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
2018 Honda Civic          VIN 2HGFC2F59JH512345
Coverage                      Limits                                     Premium
Liability To Others                                                      $182
  Bodily Injury Liability     $30,000 each person/$60,000 each accident
  Property Damage Liability   $10,000 each accident
`;
    expect(read('auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'Bodily Injury Liability', limitPerPerson: 30000, limit: 60000, premium: 182 },
      { vehicleNumber: 1, name: 'Property Damage Liability', limit: 10000 },
    ]);
  });

  it('go on over the page with the vehicle that the last one ended with', () => {
    const first = String.raw`
AUTO POLICY DECLARATIONS
Vehicle 1: 2019 Ford Fusion      VIN: 3FA6P0HD7KR123456
Bodily Injury          $100,000/$300,000       $141.00
Vehicle 2: 2014 Ford Focus       VIN: 1FADP3F20EL123456
`;
    const second = String.raw`
AUTO POLICY DECLARATIONS
Bodily Injury          $100,000/$300,000       $121.00
Collision              $500 deductible         $160.00
`;
    expect(read('auto', first, second)['coverages']).toContainEqual(
      expect.objectContaining({ vehicleNumber: 2, name: 'Collision', deductible: 500, premium: 160 }),
    );
  });
});

describe('cards of declarations', () => {
  const cards = String.raw`
BUSINESS OWNERS DECLARATIONS
$500,000                     $1,000,000
Each occurrence              General aggregate

$50,000                      $5,000
Damage to rented premises    Medical expenses

Employee dishonesty          $10,000             $30/yr
                             $500 deductible
`;

  it('may print values over their labels', () => {
    expect(read('businessowners', cards)).toMatchObject({
      eachOccurrenceLimit: 500000,
      generalAggregateLimit: 1000000,
      damageToRentedPremisesLimit: 50000,
      medicalExpenseLimit: 5000,
    });
  });

  it('print limit, deductible and cost of a coverage without headings', () => {
    expect(read('businessowners', cards)['coverages']).toContainEqual({
      name: 'Employee dishonesty',
      limit: 10000,
      deductible: 500,
      premium: 30,
    });
  });
});

describe('coverages and what they belong to', () => {
  it('may head the lines of the vehicles that they cover', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
1     2019 Subaru Forester      4S4BSANC5K3212345
2     2022 Subaru Outback       4S4BTACC1N3254321

Property Damage Liability
   Vehicle 1        $100,000             $168.63
   Vehicle 2        $100,000             $137.86

Collision
   Vehicle 2        $500 deductible      $119.74
`;
    expect(read('auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'Property Damage Liability', limit: 100000, premium: 168.63 },
      { vehicleNumber: 2, name: 'Property Damage Liability', limit: 100000, premium: 137.86 },
      { vehicleNumber: 2, name: 'Collision', deductible: 500, premium: 119.74 },
    ]);
  });

  it('stand below the vehicle, their limits below their names', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
VEHICLE 01   2009 CHEVROLET EQUINOX
VIN 2CNDL13F896123456
  COVERAGE                                       PREMIUM
  PROPERTY DAMAGE LIABILITY                       138.27
      $100,000 EACH ACCIDENT

VEHICLE 02   2011 TOYOTA TACOMA
VIN 5TFNX4CN5BX123456
  COVERAGE                                       PREMIUM
  PROPERTY DAMAGE LIABILITY                       129.09
      $50,000 EACH ACCIDENT
`;
    expect(read('auto', page)['coverages']).toEqual([
      { vehicleNumber: 1, name: 'PROPERTY DAMAGE LIABILITY', limit: 100000, premium: 138.27 },
      { vehicleNumber: 2, name: 'PROPERTY DAMAGE LIABILITY', limit: 50000, premium: 129.09 },
    ]);
  });
});

describe('captions below their values', () => {
  it('say what the facts and the deductibles of a dwelling are', () => {
    const page = String.raw`
HOMEOWNERS DECLARATIONS

1978                     2,833                    Stucco
Year built               Square feet              Exterior walls

$1,000                   1% ($1,760)
Deductible, all perils   Deductible, wind and hail
`;
    expect(read('homeowners', page)).toMatchObject({
      yearBuilt: 1978,
      squareFeet: 2833,
      constructionType: 'Stucco',
      deductibles: [
        { peril: 'all perils', amount: 1000 },
        { peril: 'wind and hail', percent: 1, amount: 1760 },
      ],
    });
  });

  it('are none beside labels with their values', () => {
    const page = String.raw`
HOMEOWNERS DECLARATIONS

Year built       2007              Construction       Masonry Veneer
Square feet      1,194             Protection class   2
Occupancy        Owner Occupied    Number of stories  1.5
`;
    expect(read('homeowners', page)).toMatchObject({ yearBuilt: 2007, squareFeet: 1194, numberOfStories: 1.5 });
  });
});

describe('words of a limit that go on in the next line', () => {
  it('are no heading of the lines below', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
2020 Kia Telluride     VIN: 5XYP5DHC5LG071111
Coverage                          Limits                                 Vehicle 1 Premium
Property Damage Liability         $500,000 each accident                 $275.50
Permissive User Liability         Full (See Permissive User              Included
                                  Limit of Liability in your
                                  policy)
Medical Payments                  $5,000 each person                     $24.70
`;
    expect(read('auto', page)['coverages']).toContainEqual({
      vehicleNumber: 1,
      name: 'Medical Payments',
      limitPerPerson: 5000,
      premium: 24.7,
    });
  });
});

it('the last name of a table may go on in the next line, as others do', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
Description              Limit         Premium
Identity Fraud           $15,000       $102
Expense

Description              Limit         Premium
Equipment                $50,000       $85
Breakdown

Credits
`;
  expect(read('homeowners', page)['otherCoverages']).toEqual([
    { name: 'Identity Fraud Expense', limit: 15000, premium: 102 },
    { name: 'Equipment Breakdown', limit: 50000, premium: 85 },
  ]);
});
