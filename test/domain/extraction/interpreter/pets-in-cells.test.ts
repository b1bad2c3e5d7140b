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

  it('stand in lines one right below the other', () => {
    const found = read(
      'pet',
      String.raw`
*Schedule of insured pets          Policy AP-5519-0027      Orchard Mutual Insurance Company

Pet 1   Juniper    Border Collie        Dog    Spayed female    DOB 03/14/2021
Pet 2   Tabitha    Domestic Longhair    Cat    Spayed female    Age 9
`,
    );
    expect(found['pets']).toMatchObject([
      { name: 'Juniper', species: 'dog', breed: 'Border Collie', sex: 'female', dateOfBirth: '2021-03-14' },
      { name: 'Tabitha', species: 'cat', breed: 'Domestic Longhair', sex: 'female', age: '9' },
    ]);
  });

  it('stand in a text behind a mark, with amounts among them', () => {
    const found = read(
      'pet',
      page(
        '(a) Sergeant, Blue Macaw, male, hatched 04/2015, annual limit $3,000',
        '(b) Nutmeg, Lionhead Rabbit, female, spayed, age 4, annual limit $1,500',
      ).replace(/^Annual limit.*\n/gm, ''),
    );
    expect(found['pets']).toMatchObject([
      { name: 'Sergeant', breed: 'Blue Macaw', sex: 'male', annualLimit: 3000 },
      { name: 'Nutmeg', breed: 'Lionhead Rabbit', sex: 'female', age: '4', neutered: true, annualLimit: 1500 },
    ]);
  });

  it('stand below its name, beside the name and facts of another', () => {
    const found = read(
      'pet',
      String.raw`
*Schedule of insured pets          Policy AP-5519-0027      Orchard Mutual Insurance Company

                     Juniper              Tabitha
                     Dog                  Cat
                     Border Collie        Domestic Longhair
                     Female, spayed       Female, spayed
                     2 years              9 years
Annual limit         $5,000               $2,500
Deductible           $250                 $100
We pay back          80%                  70%
`,
    );
    expect(found['pets']).toMatchObject(PETS.map((pet, at) => ({ ...pet, deductible: at === 0 ? 250 : 100 })));
  });

  it('stand beside a policyholder whose name is none of a pet', () => {
    const found = read(
      'pet',
      String.raw`
*Schedule of insured pets          Policy AP-5519-0027      Orchard Mutual Insurance Company

YOUR DETAILS             PET DETAILS               YOUR COVER
Leah Birnbaum            Juniper                   Annual limit: $5,000
12 State St              Dog - Border Collie       Deductible: $250
Burlington, VT 05401     Female, spayed            Reimbursement: 80%
                         Age: 2 years
`,
    );
    expect(found['pets']).toMatchObject([{ ...PETS[0], deductible: 250 }]);
  });
});

describe('labels and values in columns of their own', () => {
  it('are no headings where a value is known', () => {
    const found = read(
      'pet',
      String.raw`
INSURED:  HALVORSEN, ERIK          POLICY NUMBER:  NPH0044210

PET 1
NAME        SIGRID          BREED            MAINE COON
SPECIES     FELINE          DATE OF BIRTH    09-02-2019
`,
    );
    expect(found['pets']).toMatchObject([
      { name: 'SIGRID', species: 'cat', breed: 'MAINE COON', dateOfBirth: '2019-09-02' },
    ]);
  });
});
