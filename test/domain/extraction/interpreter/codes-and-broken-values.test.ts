import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('codes of coverages', () => {
  const codes = String.raw`
AUTO POLICY DECLARATIONS
Code   Limits of liability                            Deductible    Premium
Unit 1: 2018 Honda Civic
A      $50,000 each person / $100,000 each accident                 $181.00
20                                                    $500          $92.00
Unit 2: 2021 Ford Escape
A      $50,000 each person / $100,000 each accident                 $164.00

Explanation of codes
A      Bodily Injury
20     Collision Coverage
K      Rental Reimbursement
`;

  it('are read by the names that a key prints elsewhere', () => {
    const coverages = read('auto', codes)['coverages'];
    expect(coverages).toContainEqual({ vehicleNumber: 1, name: 'Collision Coverage', deductible: 500, premium: 92 });
    expect(coverages).toContainEqual({
      vehicleNumber: 2,
      name: 'Bodily Injury',
      limitPerPerson: 50000,
      limit: 100000,
      premium: 164,
    });
  });

  it('may stand several in a line, each before its premium', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
2018 Honda Civic
A      136.53      C      15.34      H      1.90

Key
A      Bodily Injury                  50,000 each person       100,000 each accident
C      Medical Payments               5,000 each person
H      Emergency Road Service
`;
    const names = (read('auto', page)['coverages'] as { name: string; premium?: number }[]).map(
      ({ name, premium }) => `${name} ${premium}`,
    );
    expect(names).toEqual(
      expect.arrayContaining(['Bodily Injury 136.53', 'Medical Payments 15.34', 'Emergency Road Service 1.9']),
    );
  });

  it('stand behind the number of their vehicle, with deductibles set right behind them', () => {
    const page = String.raw`
*AUTO POLICY DECLARATIONS
1     2018     HONDA     CIVIC
2     2021     FORD      ESCAPE

1     A     136.53     C     15.34     G500     46.10
      H     1.90
      TOTAL PREMIUM CAR 1                                   199.87
2     A     121.70     C     13.02     G1000 61.25
      R     9.52
      TOTAL PREMIUM CAR 2                                   205.49

*KEY TO THE LETTERS
A      Bodily Injury                  50,000 each person       100,000 each accident
C      Medical Payments               5,000 each person
G      Collision                      deductible follows the letter
H      Emergency Road Service
R      Car Rental                     30 per day / 900 maximum
`;
    const coverages = read('auto', page)['coverages'] as { vehicleNumber: number; name: string }[];
    expect(coverages.map(({ vehicleNumber, name }) => `${vehicleNumber} ${name}`).toSorted()).toEqual([
      '1 Bodily Injury',
      '1 Collision',
      '1 Emergency Road Service',
      '1 Medical Payments',
      '2 Bodily Injury',
      '2 Car Rental',
      '2 Collision',
      '2 Medical Payments',
    ]);
    expect(coverages).toContainEqual({ vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 46.1 });
    expect(coverages).toContainEqual({ vehicleNumber: 2, name: 'Collision', deductible: 1000, premium: 61.25 });
    expect(coverages).toContainEqual({
      vehicleNumber: 2,
      name: 'Car Rental',
      limitText: '30 per day / 900 maximum',
      premium: 9.52,
    });
  });

  it('are no numbers of persons that stand before the same words', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
1      Bodily Injury      $50,000      $181.00
2      Bodily Injury      $50,000      $182.00
3      Bodily Injury      $50,000      $183.00
No     Driver             Born
1      Ann Poe            02/13/1953
`;
    expect(read('auto', page)['drivers']).toMatchObject([{ name: 'Ann Poe' }]);
  });
});

describe('values of coverages', () => {
  it('may be broken over lines of their column', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
2018 Honda Civic
Coverage                      Limit            Premium
Bodily Injury Liability       250,000 per      $212.17
                              person
                              500,000 per
                              accident
Property Damage Liability     100,000          $125.93
`;
    expect(read('auto', page)['coverages']).toMatchObject([
      { name: 'Bodily Injury Liability', limitPerPerson: 250000, limit: 500000, premium: 212.17 },
      { name: 'Property Damage Liability', limit: 100000, premium: 125.93 },
    ]);
  });

  it('may stand in one text, with dashes or without', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
2018 Honda Civic
Bodily Injury Liability            $50,000 per person, $100,000 per accident 125.85
Uninsured Motorists Property Damage            25,000 - 250 deductible - $24.16
`;
    expect(read('auto', page)['coverages']).toMatchObject([
      { name: 'Bodily Injury Liability', limitPerPerson: 50000, limit: 100000, premium: 125.85 },
      { name: 'Uninsured Motorists Property Damage', limit: 25000, deductible: 250, premium: 24.16 },
    ]);
  });
});

describe('names of coverages', () => {
  it('go on in the next line after a dash, also where it reads like another name', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
2018 Honda Civic
Coverage                      Limit            Premium
Uninsured Motorists -         $25,000 each     $15.00
Bodily Injury                 person
`;
    expect(read('auto', page)['coverages']).toMatchObject([
      { name: 'Uninsured Motorists - Bodily Injury', limitPerPerson: 25000, premium: 15 },
    ]);
  });
});
