import { addDays } from '../kit/dates.ts';
import { firstName, lastName, place, type Place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';

export interface Resident {
  name: string;
  born: string;
  gender: 'male' | 'female';
  maritalStatus: 'single' | 'married';
  license: string;
}

export interface Household {
  /** The insured, a spouse where there is one, then others of age to drive. */
  residents: Resident[];
  /** How many of the residents are named insureds. */
  namedCount: number;
  address: Place;
}

export function drawHousehold(random: Random, state?: string): Household {
  const family = lastName(random);
  const isCouple = random.chance(0.6);
  const address = place(random, state);
  const age = random.int(24, 71);
  const resident = (years: number, maritalStatus: Resident['maritalStatus']): Resident => ({
    name: `${firstName(random)} ${random.chance(0.4) ? `${random.letters(1)} ` : ''}${family}`,
    born: addDays('2025-01-01', -Math.round(years * 365.25) - random.int(0, 364)),
    gender: random.pick(['male', 'female']),
    maritalStatus,
    license: `${random.letters(1)}${random.digits(8)}`,
  });
  const residents = isCouple
    ? [resident(age, 'married'), resident(age + random.int(-4, 4), 'married')]
    : [resident(age, 'single')];
  if (age > 42 && random.chance(0.4)) residents.push(resident(random.int(17, 21), 'single'));
  return { residents, namedCount: isCouple && random.chance(0.8) ? 2 : 1, address };
}

export const insuredNames = ({ residents, namedCount }: Household): string[] =>
  residents.slice(0, namedCount).map((resident) => resident.name);

const LENDERS = ['Credit Union', 'Auto Finance', 'Bank, N.A.', 'Motor Credit', 'Savings Bank', 'Federal Credit Union'];
export const lender = (random: Random, word: string): string => `${word} ${random.pick(LENDERS)}`;
