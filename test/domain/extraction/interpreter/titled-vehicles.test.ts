import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const HEAD = String.raw`
ORCHARD MUTUAL INSURANCE COMPANY                                   Auto Policy Declarations
Policy Number  OM 620 5518-0           Policy Period 08/30/2024 to 02/28/2025
Named Insured  Nora Lindqvist
`;

const VEHICLES = [
  { number: 1, year: 2020, make: 'Subaru', model: 'Forester Touring', vin: 'JF2SKAWC7LH490311' },
  { number: 2, year: 2016, make: 'Honda', model: 'Civic EX', vin: '2HGFC2F78GH512345' },
];
const COVERAGES = [
  { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 100_000, limit: 300_000, premium: 402.1 },
  { vehicleNumber: 2, name: 'Bodily Injury', limitPerPerson: 100_000, limit: 300_000, premium: 302.1 },
  { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 168.95 },
  { vehicleNumber: 2, name: 'Collision', deductible: 1000, premium: 108.95 },
];

/** Two vehicles with a coverage table each. */
const page = (first: string, second: string): string => String.raw`${HEAD}
${first}
Coverage                              Limits                      Premium
Bodily Injury                         $100,000/$300,000           $ 402.10
Collision                             $500 Deductible             $ 168.95

${second}
Coverage                              Limits                      Premium
Bodily Injury                         $100,000/$300,000           $ 302.10
Collision                             $1,000 Deductible           $ 108.95
Total                                                             $ 982.10
`;

describe('what stands below the heading of a vehicle belongs to it', () => {
  it('where its number stands alone over its description', () => {
    const found = read(
      'auto',
      page(
        '*Vehicle 1\n2020 Subaru Forester Touring     VIN JF2SKAWC7LH490311     Use: Work',
        '*Vehicle 2\n2016 Honda Civic EX     VIN 2HGFC2F78GH512345     Use: Pleasure',
      ),
    );
    expect(found['vehicles']).toEqual([
      { ...VEHICLES[0], usage: 'Work' },
      { ...VEHICLES[1], usage: 'Pleasure' },
    ]);
    expect(found['coverages']).toEqual(COVERAGES);
  });

  it('where the identification number has a line of its own, too', () => {
    const found = read(
      'auto',
      page(
        'UNIT #1\n2020 Subaru Forester Touring\nVIN JF2SKAWC7LH490311',
        'UNIT #2\n2016 Honda Civic EX\nVIN 2HGFC2F78GH512345',
      ),
    );
    expect(found['vehicles']).toEqual(VEHICLES);
    expect(found['coverages']).toEqual(COVERAGES);
  });

  it.each([
    [
      '*Coverage for your 2020 Subaru Forester Touring (JF2SKAWC7LH490311)',
      '*Coverage for your 2016 Honda Civic EX (2HGFC2F78GH512345)',
    ],
    ['*Your 2020 Subaru Forester Touring, VIN JF2SKAWC7LH490311', '*Your 2016 Honda Civic EX, VIN 2HGFC2F78GH512345'],
  ])('where words introduce its description: %s', (first, second) => {
    const found = read('auto', page(first, second));
    expect(found['vehicles']).toEqual(VEHICLES);
    expect(found['coverages']).toEqual(COVERAGES);
  });
});

describe('the coverages of a policy of one vehicle', () => {
  const table = String.raw`
Bodily Injury                         $100,000/$300,000           $ 402.10
Collision                             $500 Deductible             $ 168.95
Total                                                             $ 571.05
`;

  it('are those of this vehicle, also where a sentence describes it', () => {
    const sentence = 'We insure your 2020 Subaru Forester Touring, identification number JF2SKAWC7LH490311, for work.';
    const found = read('auto', `${HEAD}${sentence}${table}`);
    expect(found['vehicles']).toEqual([{ ...VEHICLES[0], premium: 571.05 }]);
    expect(found['coverages']).toEqual([COVERAGES[0], COVERAGES[2]]);
  });

  it('are of the policy where it has two', () => {
    const list = '1  2020 Subaru Forester Touring  JF2SKAWC7LH490311\n2  2016 Honda Civic EX  2HGFC2F78GH512345\n';
    const found = read('auto', `${HEAD}*Vehicles\n${list}\n*Coverages of the policy${table}`);
    expect(found['coverages']).toMatchObject([{ name: 'Bodily Injury' }, { name: 'Collision' }]);
    expect(found['coverages']).not.toMatchObject([{ vehicleNumber: 1 }, {}]);
  });
});
