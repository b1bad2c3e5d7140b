import { addDays } from '../kit/dates.ts';
import { firstName } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';

const DOGS = [
  'Labrador Retriever',
  'Mixed Breed (Medium)',
  'French Bulldog',
  'Dachshund',
  'Goldendoodle',
  'Boxer',
  'Shih Tzu',
];
const CATS = ['Domestic Shorthair', 'Maine Coon', 'Siamese', 'Ragdoll', 'Domestic Longhair'];
const NICKNAMES = [
  'Biscuit',
  'Pepper',
  'Waffles',
  'Juniper',
  'Moose',
  'Olive',
  'Ziggy',
  'Clementine',
  'Gus',
  'Pickle',
  'Ruby',
];

export interface Pet {
  name: string;
  species: 'dog' | 'cat';
  breed: string;
  sex: 'male' | 'female';
  born: string;
  years: number;
  neutered: boolean;
  deductible: number;
  reimbursement: number;
  /** Null: unlimited. */
  limit: number | null;
  premium: number;
}

/** Pets with names of their own. */
export function drawPets(random: Random, count: number, today: string): Pet[] {
  return random.some([...NICKNAMES, firstName(random)], count).map((name) => {
    const species = random.pick(['dog', 'dog', 'cat'] as const);
    const days = random.int(90, 4400);
    return {
      name,
      species,
      breed: random.pick(species === 'dog' ? DOGS : CATS),
      sex: random.pick(['male', 'female']),
      born: addDays(today, -days),
      years: Math.floor(days / 365.25),
      neutered: random.chance(0.7),
      deductible: random.pick([100, 200, 250, 500, 750]),
      reimbursement: random.pick([70, 80, 90, 100]),
      limit: random.chance(0.25) ? null : random.pick([5_000, 8_000, 10_000, 15_000, 20_000]),
      premium: random.amount(14, 88),
    };
  });
}
