import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

/** Two vehicles, and the prices of their coverages under a line of numbers. */
const page = (numbers: string): string => String.raw`
ORCHARD MUTUAL INSURANCE COMPANY                                   Auto Policy Declarations
Policy Number  OM 620 5518-0           Policy Period 08/30/2024 to 02/28/2025

Autos                                                      Symbol
  (1) 2021 Honda Accord Sport     1HGCV1F35MA066328        22/24
  (2) 2023 Ford Maverick XLT      3FTTW8E30PRA58411        18/20

${numbers}
  Bodily Injury          100,000/300,000                      344.00           318.00
  Comprehensive          Ded. 250                             101.00            88.00
  Total                                                       445.00           406.00
`;

describe('a line of numbers over prices', () => {
  it.each([
    ['in parentheses', 'Limits and annual premiums                                      (1)              (2)'],
    ['alone in its line', '                                                                  1                2'],
    ['with signs', 'What you pay                                                     #1               #2'],
  ])('counts the vehicles whose coverages are priced: %s', (_, numbers) => {
    const found = read('auto', page(numbers));
    expect(found['coverages']).toEqual([
      { vehicleNumber: 1, name: 'Bodily Injury', limitPerPerson: 100_000, limit: 300_000, premium: 344 },
      { vehicleNumber: 2, name: 'Bodily Injury', limitPerPerson: 100_000, limit: 300_000, premium: 318 },
      { vehicleNumber: 1, name: 'Comprehensive', deductible: 250, premium: 101 },
      { vehicleNumber: 2, name: 'Comprehensive', deductible: 250, premium: 88 },
    ]);
    expect(found['vehicles']).toMatchObject([
      { number: 1, year: 2021, make: 'Honda', model: 'Accord Sport', premium: 445 },
      { number: 2, year: 2023, make: 'Ford', model: 'Maverick XLT', premium: 406 },
    ]);
  });
});

it('names of models count the vehicles whose coverages are priced below them', () => {
  const page = String.raw`
AUTO POLICY DECLARATIONS
Protection         Limits                  Accord  Maverick
Bodily injury      $100,000/$300,000      $148.00 $131.00
Property damage    $50,000 per accident    $96.00   $88.00

Your cars
Car 1   2021 Honda Accord Sport     1HGCV1F35MA066328
Car 2   2023 Ford Maverick XLT      3FTTW8E30PRA58411
`;
  expect(read('auto', page)['coverages']).toEqual([
    { vehicleNumber: 1, name: 'Bodily injury', limitPerPerson: 100_000, limit: 300_000, premium: 148 },
    { vehicleNumber: 2, name: 'Bodily injury', limitPerPerson: 100_000, limit: 300_000, premium: 131 },
    { vehicleNumber: 1, name: 'Property damage', limit: 50_000, premium: 96 },
    { vehicleNumber: 2, name: 'Property damage', limit: 50_000, premium: 88 },
  ]);
});
