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

describe('a table with a column for each pet', () => {
  const columns = String.raw`
PET INSURANCE CERTIFICATE
                          Biscuit             Olive               Moose
Our mark                  77-4410             77-4411             77-4412
Species and breed         Dog Beagle          Cat Siamese         Dog Boxer
Your own part             $250                $500                $100
Share of each bill        80%                 90%                 70%
Annual limit              $5,000              $10,000             $15,000
Monthly premium           $31.10              $24.20              $40.00
`;

  it('tells by the kind of their values what lines with unknown labels are', () => {
    expect(read('pet', columns)['pets']).toMatchObject([
      { name: 'Biscuit', petId: '77-4410', deductible: 250, reimbursementPercent: 80 },
      { name: 'Olive', petId: '77-4411', deductible: 500, reimbursementPercent: 90 },
      { name: 'Moose', petId: '77-4412', deductible: 100, reimbursementPercent: 70 },
    ]);
  });

  it('tells nothing where two lines may be the same field', () => {
    const [first] = read('pet', columns.replace('Monthly premium', 'Kept in reserve'))['pets'] as Record<
      string,
      unknown
    >[];
    expect(first).toMatchObject({ name: 'Biscuit', annualLimit: 5000 });
    expect(first).not.toHaveProperty('deductible');
    expect(first).not.toHaveProperty('premium');
  });

  it('may set a breed behind its species without a mark between them', () => {
    expect(read('pet', columns)['pets']).toMatchObject([
      { species: 'dog', breed: 'Beagle' },
      { species: 'cat', breed: 'Siamese' },
      { species: 'dog', breed: 'Boxer' },
    ]);
  });
});
