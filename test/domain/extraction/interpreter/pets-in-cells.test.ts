import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

const page = (first: string, second: string): string => String.raw`
*Schedule of insured pets          Policy AP-5519-0027      Orchard Mutual Insurance Company

${first}
Annual limit $5,000    Deductible $250    Reimbursement 80%

${second}
Annual limit $2,500    Deductible $100    Reimbursement 70%
`;

const PETS = [
  { name: 'Juniper', species: 'dog', breed: 'Border Collie', sex: 'female', age: '2 years', neutered: true },
  { name: 'Tabitha', species: 'cat', breed: 'Domestic Longhair', sex: 'female', age: '9 years', neutered: true },
];

describe('facts of a pet in cells of one line, without labels', () => {
  it('tell what they say, below the numbered name', () => {
    const found = read(
      'pet',
      page(
        '*1. Juniper\nDog    Border Collie    Female    Spayed    2 years',
        '*2. Tabitha\nCat    Domestic Longhair    Female    Spayed    9 years',
      ),
    );
    expect(found['pets']).toMatchObject(PETS);
  });

  it('may have the name before them', () => {
    const found = read(
      'pet',
      page(
        'Juniper    Border Collie        Dog    Spayed female    2 years',
        'Tabitha    Domestic Longhair    Cat    Spayed female    9 years',
      ),
    );
    expect(found['pets']).toMatchObject(PETS);
  });
});
