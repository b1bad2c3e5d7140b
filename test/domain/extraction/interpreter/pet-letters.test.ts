import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('letters about pets', () => {
  const letter = String.raw`
PET INSURANCE DECLARATIONS
Your cat Edith, a female Manx, is three years old and has been spayed. After
a deductible of $50 a year we will pay 60 percent of her covered bills.

Your dog Barnaby, a female Airedale Terrier, is three years old and has not
been altered. After a deductible of $125 a year we will pay 75 percent.

For sickness there is a waiting period of 30 days, and for hip dysplasia a waiting
period of 12 months. Please check this letter and return it within ten days.
`;

  it('name the species ahead of the name', () => {
    expect(read('pet', letter)['pets']).toMatchObject([
      { name: 'Edith', species: 'cat', sex: 'female' },
      { name: 'Barnaby', species: 'dog', sex: 'female' },
    ]);
  });

  it('deny what a word alone would say', () => {
    expect(read('pet', letter)['pets']).toMatchObject([{ neutered: true }, { neutered: false }]);
  });

  it('name what a period is for ahead of it, and speak of other periods', () => {
    expect(read('pet', letter)['waitingPeriods']).toEqual([
      { condition: 'sickness', period: '30 days' },
      { condition: 'hip dysplasia', period: '12 months' },
    ]);
  });
});

describe('waiting periods under their conditions', () => {
  it('are none where a column says so', () => {
    const page = String.raw`
PET POLICY SCHEDULE
Waiting periods
Accident        Sickness         Hip dysplasia
None            14 days          12 months
`;
    expect(read('pet', page)['waitingPeriods']).toEqual([
      { condition: 'Sickness', period: '14 days' },
      { condition: 'Hip dysplasia', period: '12 months' },
    ]);
  });
});
