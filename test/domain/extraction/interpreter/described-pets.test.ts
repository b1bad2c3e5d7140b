import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const HEAD = `
PET INSURANCE DECLARATIONS
Policy Number: PT 1234567
`;

describe('pets in sentences', () => {
  it('have their name, breed, age and sex ahead of or behind each other', () => {
    const { pets } = read(
      'pet',
      `${HEAD}
This certificate covers Bella, a 4-year-old spayed female Beagle.
It also covers a male cat named Salem, a 2-year-old Siamese.
`,
    );
    expect(pets).toMatchObject([
      { name: 'Bella', breed: 'Beagle', sex: 'female' },
      { name: 'Salem', breed: 'Siamese' },
    ]);
  });

  it('have the deductible, share and limit that the sentences around them state', () => {
    const { pets } = read(
      'pet',
      `${HEAD}
We insure Bella, a 4-year-old spayed female Beagle.
After you have met the $500 annual deductible we pay back 80% of eligible costs.
We pay no more than $10,000 in any policy year.
`,
    );
    expect(pets).toMatchObject([{ name: 'Bella', deductible: 500, reimbursementPercent: 80, annualLimit: 10000 }]);
  });

  it('have nothing of what is said of riders, or of what could be', () => {
    const { pets } = read(
      'pet',
      `${HEAD}
We insure Bella, a 4-year-old spayed female Beagle, with a $500 annual deductible.
The wellness rider pays up to $250 per year for routine exams.
You could choose a $1,000 annual deductible to pay less.
`,
    );
    expect(pets).toMatchObject([{ name: 'Bella', deductible: 500 }]);
    expect(pets).not.toMatchObject([{ annualLimit: 250 }]);
  });

  it('are no further ones where a table names those that are insured', () => {
    const { pets } = read(
      'pet',
      `${HEAD}
Pet Name      Species      Breed       Annual Premium
Bella         Dog          Beagle      $412.00

Rocky, a 3-year-old Boxer, smiles at you from our calendar.
`,
    );
    expect(pets).toMatchObject([{ name: 'Bella', breed: 'Beagle' }]);
  });

  it('are not told by the name of a breed in a title alone', () => {
    expect(read('pet', `${HEAD}\nBeagle Brothers Agency\n`)['pets']).toBeUndefined();
  });
});

describe('columns of the term before beside the new one', () => {
  it('say nothing of what is insured now', () => {
    const page = `${HEAD}
Pet: Bella
Breed: Beagle

Coverage            Term ending 12/16/2025      Term beginning 12/16/2025
Deductible          $250                        $500
Annual limit        $5,000                      $10,000
`;
    expect(read('pet', page)['pets']).toMatchObject([{ deductible: 500, annualLimit: 10000 }]);
  });
});

describe('a certificate of numbered articles', () => {
  const certificate = String.raw`
PET INSURANCE CERTIFICATE
Certificate number 88-20417. Plan: Steady Paws. Coverage takes effect May 4, 2024.
1 The certificate holder is Dora Finch, of 12 Quarry Road, Boise, ID 83702.
2.1 Otto, certificate 88-20417-1, is a neutered male canine of the breed Beagle, born
March 3, 2019. You keep a deductible of $250; of the rest the company reimburses 80%.
The most it will pay in a certificate year is $5,000. Premium $31.20.
2.2 Mrs Plum, certificate 88-20417-2, is a spayed female feline of the breed Siamese,
recorded as 4 years old. You keep a deductible of $100; of the rest the company
reimburses 90%. The amount payable in a certificate year is unlimited. Premium $18.75.
`;

  it('may limit one pet in dollars and another in words', () => {
    const [otto, plum] = read('pet', certificate)['pets'] as Record<string, unknown>[];
    expect(otto).toMatchObject({ annualLimit: 5000 });
    expect(otto).not.toHaveProperty('limitText');
    expect(plum).toMatchObject({ limitText: 'unlimited' });
    expect(plum).not.toHaveProperty('annualLimit');
  });

  it('names its holder and the plan up to the end of the sentence', () => {
    expect(read('pet', certificate)).toMatchObject({
      planName: 'Steady Paws',
      namedInsureds: ['Dora Finch'],
      mailingAddress: '12 Quarry Road, Boise, ID 83702',
    });
  });
});
