import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

it('what stands last in lines without headings and is not round is what the coverages cost, beside limits in words too', () => {
  const page = `
AUTO POLICY DECLARATIONS
2019 Honda CR-V EX
Bodily injury liability     $100,000 each person / $300,000 each accident     $184
Property damage liability   $50,000 each accident                             $92
Collision                   $500 deductible                                   $211
`;
  expect(read('auto', page)['coverages']).toMatchObject([
    { name: 'Bodily injury liability', limitPerPerson: 100_000, limit: 300_000, premium: 184 },
    { name: 'Property damage liability', limit: 50_000, premium: 92 },
    { name: 'Collision', deductible: 500, premium: 211 },
  ]);
});

it('a line that heads what follows ends no description', () => {
  const page = `
WORKERS COMPENSATION INFORMATION PAGE
State: OH
Code    Classification                     Payroll      Rate     Premium
5403    Carpentry NOC                      120,000      8.21     9,852
8810    Clerical Office Employees NOC      60,000       0.18     108
State: PA
5403    Carpentry NOC                      80,000       9.10     7,280
`;
  expect(read('workers_compensation', page)['classifications']).toMatchObject([
    { state: 'OH', description: 'Carpentry NOC' },
    { state: 'OH', description: 'Clerical Office Employees NOC' },
    { state: 'PA', description: 'Carpentry NOC' },
  ]);
});

it('marks before the names of discounts are none of their names', () => {
  const page = `
AUTO POLICY DECLARATIONS
Discounts applied to your policy
✓ Multi-Car
✓ Good Student
`;
  expect(read('auto', page)['discounts']).toEqual([{ name: 'Multi-Car' }, { name: 'Good Student' }]);
});
