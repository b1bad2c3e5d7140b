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

const card = (name: string, breed: string, limit: string, price: string): string => `
${name}
${breed}
ABOUT ${name.toUpperCase()}
Species            Dog
Sex                Male
Born               Mar 4, 2019
WHAT WE PAY
Annual limit       ${limit}
You pay first      $250
Then we pay back   80 per cent
COST
Monthly price      ${price}
`;

it('a page that tells of one pet tells all that it prints of that pet', () => {
  const cards = [
    card('Rufus', 'Beagle', '$5,000', '$21.40'),
    card('Hattie', 'Boxer', 'Two thousand dollars ($2,000)', '$18.10'),
  ];
  const terms = { species: 'dog', deductible: 250, reimbursementPercent: 80 };
  expect(read('pet', 'Pet Policy Declarations', ...cards)['pets']).toMatchObject([
    { name: 'Rufus', breed: 'Beagle', annualLimit: 5000, premium: 21.4, ...terms },
    { name: 'Hattie', breed: 'Boxer', annualLimit: 2000, premium: 18.1, ...terms },
  ]);
});

it('an amount beside the name alone is the price of what another page describes', () => {
  const first = `
PET POLICY DECLARATIONS
Monthly charges
Rufus                       $21.40
Hattie                      $18.10
`;
  const own = (name: string): string => `
Pet name        ${name}
Species         Dog
Breed           Beagle
`;
  expect(read('pet', first, own('Rufus'), own('Hattie'))['pets']).toMatchObject([{ premium: 21.4 }, { premium: 18.1 }]);
});

it('the title of another section ends the values below labels', () => {
  const page = `
PET POLICY DECLARATIONS
Pet name       Species       Breed          Sex
Rufus          Dog           Beagle         M
Deductible     Reimbursement     Annual limit     Annual premium
$250           80%               $5,000           $321.10


Waiting periods
Accident       Illness
2 days         14 days
`;
  const policy = read('pet', page);
  expect(policy['pets']).toMatchObject([{ name: 'Rufus', deductible: 250, annualLimit: 5000, premium: 321.1 }]);
  expect(policy['waitingPeriods']).toHaveLength(2);
});
