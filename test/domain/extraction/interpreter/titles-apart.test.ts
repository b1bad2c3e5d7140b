import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('titles of numbered items that stand apart from their numbers', () => {
  const page = (items: readonly [string, string]): string => `
PERSONAL AUTO DECLARATIONS
Item 1.  Named Insured  Ann Poe
Item 2.  Policy Period  From 05/01/2024 to 11/01/2024
${items[0]}
         Unit    Description               VIN                   Use
         01      2020 Ford Escape SE       1FMCU0G62LUA12345     Commute
         02      2015 Honda Civic          2HGFB2F59FH512345     Pleasure
${items[1]}
                                                         Premium     Premium
         Coverage               Limit                    Unit 01     Unit 02
         A. Liability           $300,000 each accident       112          98
         C. Collision           Less $500 deductible         136          87
Item 5.  Forms: PP 00 01 01 05
`;
  const expected = {
    vehicles: [
      { number: 1, year: 2020, make: 'Ford', model: 'Escape SE', vin: '1FMCU0G62LUA12345', usage: 'Commute' },
      { number: 2, year: 2015, make: 'Honda', model: 'Civic', vin: '2HGFB2F59FH512345', usage: 'Pleasure' },
    ],
    coverages: [
      { vehicleNumber: 1, name: 'Liability', limit: 300_000, premium: 112 },
      { vehicleNumber: 2, name: 'Liability', limit: 300_000, premium: 98 },
      { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 136 },
      { vehicleNumber: 2, name: 'Collision', deductible: 500, premium: 87 },
    ],
  };

  it.each([
    ['Item 3.  Your Covered Autos', 'Item 4.  Coverage is provided only where a premium is shown.'],
    ['Item 3.  Schedule of Autos', 'Item 4.  Coverages and Premiums'],
    ['Item 3. Covered Autos', 'Item 4. Coverages'],
  ] as const)('number no vehicle and head no column: %s', (...items) => {
    expect(read('auto', page(items))).toMatchObject(expected);
  });
});
