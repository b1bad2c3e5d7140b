import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('headings that no list has', () => {
  const drivers = (heading: string, values: readonly [string, string]): string => `
AUTO POLICY DECLARATIONS
DRIVERS
Driver Name            Date of Birth    ${heading}
Marlene K Osterhout    04/02/1971       ${values[0]}
Devin Osterhout        11/23/2001       ${values[1]}
`;

  it('mean the field whose headings they resemble', () => {
    expect(read('auto', drivers('Age at Renewal', ['52', '21']))['drivers']).toEqual([
      expect.objectContaining({ age: 52 }),
      expect.objectContaining({ age: 21 }),
    ]);
  });

  it('mean the choice that their values are', () => {
    expect(read('auto', drivers('Gndr', ['F', 'M']))['drivers']).toEqual([
      expect.objectContaining({ gender: 'female' }),
      expect.objectContaining({ gender: 'male' }),
    ]);
  });

  it('mean nothing where they share only common words', () => {
    const [first] = read('auto', drivers('Date Licensed', ['06/01/1990', '06/01/2019']))['drivers'] as object[];
    expect(first).not.toHaveProperty('licenseNumber');
  });

  it('may be questions', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
When was the home built?      1987
Your coverage expires on:     03/14/2024
`;
    expect(read('homeowners', page)).toMatchObject({ yearBuilt: 1987, expirationDate: '2024-03-14' });
  });
});

describe('a pet', () => {
  it('may be told in a line of choices and in short phrases', () => {
    const page = `
PET POLICY DECLARATIONS

Rex
     Dog, Chihuahua mix, male, neutered, 6 years old
     You cover the first $100 of vet bills each year (your deductible)
     Then we pay you back 70%
     Up to $30,000 per year
`;
    expect(read('pet', page)['pets']).toEqual([
      {
        name: 'Rex',
        species: 'dog',
        breed: 'Chihuahua mix',
        sex: 'male',
        age: '6 years old',
        neutered: true,
        deductible: 100,
        reimbursementPercent: 70,
        annualLimit: 30000,
      },
    ]);
  });
});

describe('an unknown heading of a table of coverages', () => {
  const coverages = (page: string): unknown[] => read('auto', page)['coverages'] as unknown[];

  it('over round amounts beside deductibles and premiums is the limit', () => {
    const page = `
AUTO POLICY DECLARATIONS
                            Quzuzu                                         Deductible     Premium
Bodily Injury Liability     $100,000 each person/$300,000 each accident                   $132
Property Damage Liability   $100,000 each accident                                        $148
Collision                   Actual Cash Value                              $1,000         $241
`;
    expect(coverages(page)).toEqual([
      expect.objectContaining({ limitPerPerson: 100000, limit: 300000, premium: 132 }),
      expect.objectContaining({ limit: 100000, premium: 148 }),
      expect.objectContaining({ limitText: 'Actual Cash Value', deductible: 1000, premium: 241 }),
    ]);
  });

  it('behind the limit of each vehicle is what it costs', () => {
    const page = `
AUTO POLICY DECLARATIONS
                          Vehicle 1                       Vehicle 2
Coverage                  Limit             Quzuzu        Limit             Quzuzu
Property Damage           100,000           438.91        100,000           629.74
Medical Payments          5,000              15.02        5,000              19.19
Uninsured Motorist        300,000           127.87        300,000           100.14
`;
    expect(coverages(page)).toEqual([
      expect.objectContaining({ vehicleNumber: 1, limit: 100000, premium: 438.91 }),
      expect.objectContaining({ vehicleNumber: 2, limit: 100000, premium: 629.74 }),
      expect.objectContaining({ vehicleNumber: 1, limit: 5000, premium: 15.02 }),
      expect.objectContaining({ vehicleNumber: 2, limit: 5000, premium: 19.19 }),
      expect.objectContaining({ vehicleNumber: 1, limit: 300000, premium: 127.87 }),
      expect.objectContaining({ vehicleNumber: 2, limit: 300000, premium: 100.14 }),
    ]);
  });

  it('that stands twice over limits of a person and of an accident is both', () => {
    const page = `
AUTO POLICY DECLARATIONS
Coverage                  Quzuzu            Quzuzu        Premium
Bodily Injury             100,000           300,000       438.91
Property Damage                             100,000       115.02
Uninsured Motorist        50,000            100,000       127.87
`;
    expect(coverages(page)).toEqual([
      expect.objectContaining({ limitPerPerson: 100000, limit: 300000 }),
      expect.objectContaining({ limit: 100000 }),
      expect.objectContaining({ limitPerPerson: 50000, limit: 100000 }),
    ]);
  });

  it('takes no meaning over from the end of a sentence above it', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
In case of loss under Section I, we cover only that
                            part of the loss over the deductible stated.
Coverage                    Quzuzu        Premium
Coverage A - Dwelling       $475,000      $1,186.00
Coverage B - Other Structures $47,500     Included
`;
    expect(read('homeowners', page)).toMatchObject({ dwellingLimit: 475000, otherStructuresLimit: 47500 });
  });
});

describe('an unknown heading of a table of things', () => {
  it('over numbers that count them is their number', () => {
    const page = `
AUTO POLICY DECLARATIONS
QUZ   YEAR   MAKE     MODEL     VEHICLE IDENTIFICATION NO.
1     2020   BUICK    ENCLAVE   5GAEVAKW4LJ944456
QUZ   YEAR   MAKE     MODEL     VEHICLE IDENTIFICATION NO.
2     2013   TOYOTA   COROLLA   2T1BU4EE7DC913623
`;
    expect(read('auto', page)['vehicles']).toEqual([
      expect.objectContaining({ number: 1, make: 'BUICK' }),
      expect.objectContaining({ number: 2, make: 'TOYOTA' }),
    ]);
  });

  it('beside the number of the building is that of the premises', () => {
    const page = `
BUSINESSOWNERS POLICY DECLARATIONS
QUZ. NO.   BLDG. NO.   LOCATION ADDRESS                       OCCUPANCY
001        001         3150 N Birchwood Trl, Fort Wayne, IN 46844   Office
001        002         3150 N Birchwood Trl, Fort Wayne, IN 46844   Warehouse
002        001         4326 N Sycamore Cir, Gary, IN 46401          Shop
`;
    expect(read('businessowners', page)['locations']).toEqual([
      expect.objectContaining({ locationNumber: 1, buildingNumber: 1, description: 'Office' }),
      expect.objectContaining({ locationNumber: 1, buildingNumber: 2, description: 'Warehouse' }),
      expect.objectContaining({ locationNumber: 2, buildingNumber: 1, description: 'Shop' }),
    ]);
  });

  it('over names of persons is their name', () => {
    const page = `
AUTO POLICY DECLARATIONS
NO   QUZUZ                 DATE OF BIRTH   SEX   LIC ST
1    Gregory B Valenzuela  4/29/1979       M     GA
2    Betty T Valenzuela    12/16/1981      F     GA
`;
    expect(read('auto', page)['drivers']).toEqual([
      expect.objectContaining({ name: 'Gregory B Valenzuela', gender: 'male' }),
      expect.objectContaining({ name: 'Betty T Valenzuela', gender: 'female' }),
    ]);
  });

  it('beside pairs of numbers that count on leaves them what they are', () => {
    const page = `
BUSINESSOWNERS POLICY DECLARATIONS
Quzuzu / Quzuz      01 / 01         01 / 02         02 / 01

Used as             Beauty parlor   Day spa         Barber shop
Construction        Frame           Masonry         Frame
Class               71952           71952           71953
Sprinklers          No              No              Quz
Building            $276,000        $1,011,400      $155,000
`;
    expect(read('businessowners', page)['coverages']).toEqual([
      expect.objectContaining({ locationNumber: 1, buildingNumber: 1, limit: 276000 }),
      expect.objectContaining({ locationNumber: 1, buildingNumber: 2, limit: 1011400 }),
      expect.objectContaining({ locationNumber: 2, buildingNumber: 1, limit: 155000 }),
    ]);
  });

  it('costs nothing that other headings name, where three of them do', () => {
    const page = `
AUTO POLICY DECLARATIONS
Quz    Name                  Quzuzu   Gender   Zuz    Marital status   Zuzu   Quzz
1      Gregory Valenzuela    17       M        12     Married          19     11
2      Betty Valenzuela      18       F        13     Married          18     12
`;
    expect(read('auto', page)['drivers']).toEqual([
      expect.objectContaining({ name: 'Gregory Valenzuela', gender: 'male', maritalStatus: 'married' }),
      expect.objectContaining({ name: 'Betty Valenzuela', gender: 'female', maritalStatus: 'married' }),
    ]);
  });
});

it('an unknown heading before each "Revised" is of what held before', () => {
  const page = `
HOMEOWNERS POLICY AMENDED DECLARATIONS
                            Limit                      Premium
                            Quzuzuz      Revised       Quzuzuz      Revised
A - Dwelling                $464,000     $490,000      $913.03      $967.81
B - Other Structures        $46,400      $49,000       Included     Included
E - Personal Liability      $100,000     $500,000      $15.62       $33.62
`;
  expect(read('homeowners', page)).toMatchObject({
    dwellingLimit: 490000,
    otherStructuresLimit: 49000,
    personalLiabilityLimit: 500000,
  });
});
