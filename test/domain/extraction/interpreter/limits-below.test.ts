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
