import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('symbols of autos may stand behind the names of coverages', () => {
  const page = String.raw`
BUSINESS AUTO DECLARATIONS
Coverage                                             Limit                               Premium
Covered autos liability, symbols 7, 8 and 9          $1,000,000 each accident            $14,302
Uninsured motorists (symbol 7)                       $500,000 each accident              $   588
Garagekeepers - Sym. 30                              $100,000                            $   680
`;
  expect(read('commercial_auto', page)['coverages']).toEqual([
    { name: 'Covered autos liability', autoSymbols: ['7', '8', '9'], limit: 1_000_000, premium: 14_302 },
    { name: 'Uninsured motorists', autoSymbols: ['7'], limit: 500_000, premium: 588 },
    { name: 'Garagekeepers', autoSymbols: ['30'], limit: 100_000, premium: 680 },
  ]);
});
