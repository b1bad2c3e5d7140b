import { describe, expect, it } from 'vitest';
import { read } from '../declarations/read.ts';

describe('headings that no list has', () => {
  const drivers = (heading: string, values: readonly [string, string]): string => `
AUTO POLICY DECLARATIONS
DRIVERS
Driver Name            Date of Birth    ${heading}
Marlene K Osterhout    04/02/1971       ${values[0]}
Devin Osterhout        11/23/2001       ${values[1]}
`;

  it('mean the field whose headings they resemble', () => {
    expect(read('auto', drivers('Age at Renewal', ['52', '21']))['drivers']).toEqual([
      expect.objectContaining({ age: 52 }),
      expect.objectContaining({ age: 21 }),
    ]);
  });

  it('mean the choice that their values are', () => {
    expect(read('auto', drivers('Gndr', ['F', 'M']))['drivers']).toEqual([
      expect.objectContaining({ gender: 'female' }),
      expect.objectContaining({ gender: 'male' }),
    ]);
  });

  it('mean nothing where they share only common words', () => {
    const [first] = read('auto', drivers('Date Licensed', ['06/01/1990', '06/01/2019']))['drivers'] as object[];
    expect(first).not.toHaveProperty('licenseNumber');
  });

  it('may be questions', () => {
    const page = `
HOMEOWNERS POLICY DECLARATIONS
When was the home built?      1987
Your coverage expires on:     03/14/2024
`;
    expect(read('homeowners', page)).toMatchObject({ yearBuilt: 1987, expirationDate: '2024-03-14' });
  });
});

describe('a pet', () => {
  it('may be told in a line of choices and in short phrases', () => {
    const page = `
PET POLICY DECLARATIONS

Rex
     Dog, Chihuahua mix, male, neutered, 6 years old
     You cover the first $100 of vet bills each year (your deductible)
     Then we pay you back 70%
     Up to $30,000 per year
`;
    expect(read('pet', page)['pets']).toEqual([
      {
        name: 'Rex',
        species: 'dog',
        breed: 'Chihuahua mix',
        sex: 'male',
        age: '6 years old',
        neutered: true,
        deductible: 100,
        reimbursementPercent: 70,
        annualLimit: 30000,
      },
    ]);
  });
});
