import { expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

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
