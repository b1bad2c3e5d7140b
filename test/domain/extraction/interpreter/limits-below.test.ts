import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('limits set under the names of coverages', () => {
  it('are theirs below the table of the vehicles too', () => {
    const page = String.raw`
AUTO POLICY DECLARATIONS
Vehicle             Year     Make      Model     VIN                     Use
1                   2020     Honda     Civic     1HGBH41JXMN109186       Pleasure
2                   2014     Toyota    Camry     4T1BF1FK5CU123456       Work

                                                               2020 Honda     2014 Toyota
Bodily Injury                                                  120.10         98.40
$50,000 per person / $100,000 per accident
Property Damage                                                80.20          71.30
$25,000 per accident
`;
    expect(read('auto', page)['coverages']).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 50000, limit: 100000, premium: 120.1 },
        { vehicleNumber: 2, name: 'Property Damage', limit: 25000, premium: 71.3 },
      ]),
    );
  });
});

it('limits and prices below names are those of the names above, where one name has deductibles of its own', () => {
  const page = String.raw`
PERSONAL AUTO DECLARATIONS
                                                VEH 1     VEH 2
A BODILY INJURY LIABILITY
     250,000 EA PERSON    500,000 EA OCC        98.10     91.40
B UNINSURED MOTORIST
     100,000 EA PERSON    300,000 EA OCC        18.00     17.00
C COMPREHENSIVE            DEDUCTIBLE             100       250
                                                41.70     63.90
`;
  expect(read('auto', page)['coverages']).toEqual([
    { vehicleNumber: 1, name: 'BODILY INJURY LIABILITY', limitPerPerson: 250_000, limit: 500_000, premium: 98.1 },
    { vehicleNumber: 2, name: 'BODILY INJURY LIABILITY', limitPerPerson: 250_000, limit: 500_000, premium: 91.4 },
    { vehicleNumber: 1, name: 'UNINSURED MOTORIST', limitPerPerson: 100_000, limit: 300_000, premium: 18 },
    { vehicleNumber: 2, name: 'UNINSURED MOTORIST', limitPerPerson: 100_000, limit: 300_000, premium: 17 },
    { vehicleNumber: 1, name: 'COMPREHENSIVE', deductible: 100, premium: 41.7 },
    { vehicleNumber: 2, name: 'COMPREHENSIVE', deductible: 250, premium: 63.9 },
  ]);
});
