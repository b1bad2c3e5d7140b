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
