import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('tells vehicles of one year and make apart by their model, also where they head coverages side by side', () => {
  const { vehicles, coverages } = read(
    'auto',
    String.raw`
*Auto policy declarations
*2015 Nissan Altima                              2015 Nissan Sentra

Comprehensive                    $68.36          Comprehensive                   $100.04
$1,000 deductible                                $500 deductible

Collision                       $180.42          Collision                       $314.83
$500 deductible                                  $250 deductible
`,
  );
  expect(vehicles).toMatchObject([
    { number: 1, year: 2015, make: 'Nissan', model: 'Altima' },
    { number: 2, year: 2015, make: 'Nissan', model: 'Sentra' },
  ]);
  expect(coverages).toEqual(
    expect.arrayContaining([
      { vehicleNumber: 1, name: 'Collision', deductible: 500, premium: 180.42 },
      { vehicleNumber: 2, name: 'Collision', deductible: 250, premium: 314.83 },
    ]),
  );
});

it('takes year and make alone for the one vehicle that has them', () => {
  const { vehicles, coverages } = read(
    'auto',
    String.raw`
*Auto policy declarations
Vehicle            VIN
2015 Nissan Altima     2TB900ZB6FA002174

*2015 Nissan
Collision                       $180.42
`,
  );
  expect(vehicles).toMatchObject([{ model: 'Altima' }]);
  expect(coverages).toEqual([{ vehicleNumber: 1, name: 'Collision', premium: 180.42 }]);
});
