import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('tables with columns for each thing', () => {
  const counted = String.raw`
AUTO POLICY DECLARATIONS
Unit                   1                                2
Year                   2020                             2014
Make                   Honda                            Toyota
Model                  Civic LX                         Camry SE
VIN                    1HGBH41JXMN109186                4T1BF1FK5CU123456

Coverage               Limit               Premium      Limit               Premium
Bodily Injury          50,000/100,000      120.10       50,000/100,000      98.40
Property Damage        25,000              80.20        25,000              71.30
Medical Payments       5,000               12.50        5,000               11.20
Roadside               75                  9.00         75                  9.00
Six months each                            221.80                           189.90
`;

  it('may print the noun once for all numbers', () => {
    expect(read('auto', counted)['vehicles']).toMatchObject([
      { number: 1, year: 2020, make: 'Honda', model: 'Civic LX', vin: '1HGBH41JXMN109186' },
      { number: 2, year: 2014, make: 'Toyota', model: 'Camry SE', vin: '4T1BF1FK5CU123456' },
    ]);
  });

  it('may repeat their headings for each thing, without naming it again', () => {
    expect(read('auto', counted)['coverages']).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 50000, limit: 100000, premium: 120.1 },
        { vehicleNumber: 2, name: 'Bodily Injury', limitPerPerson: 50000, limit: 100000, premium: 98.4 },
        { vehicleNumber: 2, name: 'Property Damage', limit: 25000, premium: 71.3 },
      ]),
    );
  });

  it('sum up each thing in a line of any name', () => {
    const result = read('auto', counted);
    expect(result['vehicles']).toMatchObject([{ premium: 221.8 }, { premium: 189.9 }]);
    expect(result['coverages']).not.toContainEqual(expect.objectContaining({ name: 'Six months each' }));
  });

  it('leave a thing without a total where the sum is not printed', () => {
    const [first] = read('auto', counted.replace('221.80', '231.80'))['vehicles'] as { premium?: number }[];
    expect(first?.premium).not.toBe(221.8);
  });
});

it('are headed by the things also below the word for what the lines after it measure', () => {
  const page = String.raw`
BUSINESSOWNERS DECLARATIONS
SCHEDULE                 Prem 1 / Bldg 1      Prem 2 / Bldg 1      Prem 3 / Bldg 1
Construction             Frame                Joisted masonry      Frame
Year built                          1961                 1988                 2004
Deductible                         1,000                2,500                1,000
LIMITS
Building                         410,000                                   305,000
Contents                          36,000               52,000               41,000
PREMIUMS
Building                           1,214                                       903
Contents                             188                  271                  216
`;
  const { coverages } = read('businessowners', page) as { coverages: unknown[] };
  expect(coverages).toHaveLength(5);
  expect(coverages).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ locationNumber: 3, name: 'Building', limit: 305_000, premium: 903 }),
      expect.objectContaining({ locationNumber: 2, name: 'Contents', limit: 52_000, premium: 271 }),
    ]),
  );
});

it('have a deductible for physical damage, and leave the table of coverages with their symbols as it is', () => {
  const page = String.raw`
BUSINESS AUTO DECLARATIONS
Symbols      Coverage                  Limit of insurance
7, 8         Auto Liability            $500,000 each accident
7            Collision                 Per schedule

                                Unit 1              Unit 2
Year                            2019                2016
Make                            ISUZU               HINO
VIN                             JALC4W162K7001234   5PVNJ8JV2G4S51234
Stated value                    48,000              31,000
Comp / collision deductible     1,000               500
Auto liability                  2,318               2,207
Comprehensive                   211                 164
Collision                       402                 318
`;
  expect(read('commercial_auto', page)['coverages']).toEqual([
    { vehicleNumber: 1, name: 'Auto liability', premium: 2318 },
    { vehicleNumber: 2, name: 'Auto liability', premium: 2207 },
    { name: 'Auto Liability', autoSymbols: ['7', '8'], limit: 500_000 },
    { vehicleNumber: 1, name: 'Collision', deductible: 1000, premium: 402 },
    { vehicleNumber: 2, name: 'Collision', deductible: 500, premium: 318 },
    { name: 'Collision', autoSymbols: ['7'], limitText: 'Per schedule' },
    { vehicleNumber: 1, name: 'Comprehensive', deductible: 1000, premium: 211 },
    { vehicleNumber: 2, name: 'Comprehensive', deductible: 500, premium: 164 },
  ]);
});
