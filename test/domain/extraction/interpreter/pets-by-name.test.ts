import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('a pet by name', () => {
  const page = `
PET INSURANCE POLICY DECLARATIONS

Insured Pet: Ziggy                              Pet ID 5304087689
Species: Cat                    Essential base coverage      $150.44
Annual limit: $20,000           Routine Care                  $22.00
                                Total for Ziggy              $172.44

Insured Pet: Bear                               Pet ID 6505929152
Species: Dog                    Essential base coverage      $686.28
Annual limit: $2,500            Routine Care                 $144.00
                                Total for Bear               $830.28
`;

  it('has the total that its name stands behind, and the number at the end of its heading', () => {
    expect(read('pet', page)['pets']).toMatchObject([
      { name: 'Ziggy', petId: '5304087689', species: 'cat', premium: 172.44 },
      { name: 'Bear', petId: '6505929152', species: 'dog', premium: 830.28 },
    ]);
  });
});

it('a remark in parentheses belongs to the label', () => {
  const page = `
PET INSURANCE POLICY SCHEDULE
Pet Name: Leo
Species: Dog
Sign-up Date: 9/26/2018
Deductible (each condition)            $350.00
Base Charge                            $87.66
`;
  const policy = read('pet', page);
  expect(policy['pets']).toMatchObject([{ name: 'Leo', deductible: 350 }]);
  expect(policy).not.toHaveProperty('riders');
});
