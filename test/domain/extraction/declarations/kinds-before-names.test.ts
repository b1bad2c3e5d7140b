import { expect, it } from 'vitest';
import { read } from './read.ts';

it('what kind of charge or credit it is, before a dash or colon, is no part of its name', () => {
  const page = `
RENTERS POLICY DECLARATIONS
Basic Premium                                 $164.00
CREDIT - CLAIM FREE 5 YEARS                    -14.00
CREDIT - COMPANION AUTO                        -12.00
TAX/SURCHARGE: Fire Marshal Tax                  1.64
FEE - Policy Fee                                15.00
Total Policy Premium                          $154.64
`;
  const { discounts, fees } = read('renters', page);
  expect(discounts).toEqual([
    { name: 'CLAIM FREE 5 YEARS', amount: 14 },
    { name: 'COMPANION AUTO', amount: 12 },
  ]);
  expect(fees).toEqual([
    { name: 'Fire Marshal Tax', amount: 1.64 },
    { name: 'Policy Fee', amount: 15 },
  ]);
});

it('deductibles of several losses in one line have values of their own', () => {
  const page = `
HOMEOWNERS POLICY DECLARATIONS
DEDUCTIBLES        AOP  $1,000     HURRICANE  2% = $6,560
`;
  expect(read('homeowners', page)['deductibles']).toEqual([
    { peril: 'AOP', amount: 1000 },
    { peril: 'HURRICANE', amount: 6560, percent: 2 },
  ]);
});
