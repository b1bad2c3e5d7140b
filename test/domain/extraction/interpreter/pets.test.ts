import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('cards of pets side by side', () => {
  const cards = String.raw`
PET INSURANCE DECLARATIONS
Pepper                                              Waffles
Pet ID        Kind          Sex / Age               Pet ID        Kind          Sex / Age
8964-01       Canine        F / 11 yrs              8964-02       Feline        M / 3 yrs

Breed         Deductible    Pet premium             Breed         Deductible    Pet premium
Boxer         $100          $73.81                  Siamese       $250          $28.90

Charged each month, taxes included: $102.71
`;

  it('are read one by one', () => {
    expect(read('pet', cards)['pets']).toMatchObject([
      { name: 'Pepper', petId: '8964-01', species: 'dog', breed: 'Boxer', deductible: 100, premium: 73.81 },
      { name: 'Waffles', petId: '8964-02', species: 'cat', breed: 'Siamese', deductible: 250, premium: 28.9 },
    ]);
  });

  it('may have labels of two fields', () => {
    expect(read('pet', cards)['pets']).toMatchObject([
      { sex: 'female', age: '11 yrs' },
      { sex: 'male', age: '3 yrs' },
    ]);
  });

  it('add up to the premium, whatever stands beside it', () => {
    expect(read('pet', cards)).toMatchObject({ premium: 102.71, premiumFrequency: 'monthly' });
  });
});

describe('plans beside each other', () => {
  it('are read where their box is ticked', () => {
    const page = String.raw`
PET INSURANCE DECLARATIONS
Pet name: Nacho        Species: Cat       Breed: Bengal

Your selection               ☐              ☐              ☒
                             Essential      Choice         Ultimate
Annual deductible            $500           $250           $100
We reimburse                 70%            80%            90%
Annual benefit maximum       $3,000         $7,500         $20,000
`;
    expect(read('pet', page)['pets']).toMatchObject([
      { name: 'Nacho', deductible: 100, reimbursementPercent: 90, annualLimit: 20000 },
    ]);
  });
});
