import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('headings of columns that go on with the limit of all things below', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS

No  Car                 Liability     Property        Medical         Collision   Uninsured
                        25,000/       Damage          Payments        ACV less    Motorists
                        50,000        25,000 ea acc   2,000 ea pers   ded         25,000/ 50,000

1   2014 Honda Civic    120.10        80.20                           31.00       12.10
    1HGBH41JXMN109186                                                 Ded 250
2   2009 Ford Escape    98.40         71.30           9.40            27.50       11.20
    1FMCU93G09KA12345                                                 Ded 100
`;

  it('give it to each of them', () => {
    expect(read('auto', page)['coverages']).toEqual(
      expect.arrayContaining([
        { vehicleNumber: 1, name: 'Liability', limitPerPerson: 25_000, limit: 50_000, premium: 120.1 },
        { vehicleNumber: 2, name: 'Liability', limitPerPerson: 25_000, limit: 50_000, premium: 98.4 },
        { vehicleNumber: 2, name: 'Property Damage', limit: 25_000, premium: 71.3 },
        { vehicleNumber: 2, name: 'Medical Payments', limitPerPerson: 2000, premium: 9.4 },
        { vehicleNumber: 2, name: 'Collision', deductible: 100, premium: 27.5 },
        { vehicleNumber: 1, name: 'Uninsured Motorists', limitPerPerson: 25_000, limit: 50_000, premium: 12.1 },
      ]),
    );
  });

  it('say nothing of a thing whose column is empty', () => {
    const coverages = read('auto', page)['coverages'] as { vehicleNumber: number; name: string }[];
    expect(coverages.filter(({ name }) => name === 'Medical Payments').map((each) => each.vehicleNumber)).toEqual([2]);
  });
});
