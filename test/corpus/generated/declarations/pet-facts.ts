import { sum } from '../../kit/money.ts';
import { drawPets, type Pet } from '../../parts/pets.ts';
import { type Contract, drawContract } from './front.ts';
import type { House } from './house.ts';

export interface InsuredPet extends Pet {
  id: string;
}

export interface PetFacts {
  contract: Contract;
  pets: InsuredPet[];
  frequency: 'monthly' | 'annual';
  plan: string | null;
  waiting: { condition: string; period: string }[];
  riders: { name: string; premium: number | null }[];
  tax: number;
  total: number;
}

const PLANS = [
  'Accident and Illness',
  'Complete Coverage',
  'Essential Plan',
  'Accident Only Plan',
  'Comprehensive Pet Health Plan',
  'Gold Plan',
  'Wellness Plus',
  'Plan B',
];
const CONDITIONS = [
  'Accident',
  'Illness',
  'Hip Dysplasia',
  'Cruciate Ligament',
  'Orthopedic Conditions',
  'Preventive Care',
  'Injuries',
  'Cancer',
];
const PERIODS = ['14 days', '15 days', '30 days', '6 months', '12 months', '2 days', '48 hours', '5 days', '180 days'];
const RIDERS = [
  'Wellness Rider',
  'Routine Care',
  'Exam Fee Coverage',
  'Rehabilitation',
  'Dental Cleaning',
  'Behavioral Therapy',
  'Preventive Essentials',
  'Alternative Therapies',
];

/** The facts of a pet policy, in the document's case. */
export function drawPetFacts(house: House): PetFacts {
  const { random, recipe } = house;
  const contract = drawContract(house);
  const count = recipe.pick('pets', [1, 1, 1, 2, 2, 3, 4, 5]);
  const serial = random.digits(7);
  const frequency = recipe.pick('frequency', ['monthly', 'annual'] as const);
  const factor = frequency === 'annual' ? 12 : 1;
  const pets = drawPets(random, count, contract.effective).map(
    (pet, i): InsuredPet => ({
      ...pet,
      name: house.value(pet.name),
      breed: house.value(pet.breed),
      premium: Math.round(pet.premium * factor * 100) / 100,
      id: `${serial}-0${i + 1}`,
    }),
  );
  const periods = random.some(PERIODS, 4);
  const waiting = random.chance(0.6)
    ? random
        .some(CONDITIONS, random.int(2, 4))
        .map((condition, i) => ({ condition: house.value(condition), period: house.value(periods[i] ?? '') }))
    : [];
  const riders = random.chance(0.5)
    ? random.some(RIDERS, random.int(1, 3)).map((name) => ({
        name: house.value(name),
        premium: random.chance(0.7) ? random.amount(4 * factor, 25 * factor) : null,
      }))
    : [];
  const tax = random.chance(0.3) ? random.amount(1, 8) : 0;
  return {
    contract,
    pets,
    frequency,
    waiting,
    riders,
    tax,
    plan: random.chance(0.7) ? house.value(random.pick(PLANS)) : null,
    total: sum([...pets.map(({ premium }) => premium), ...riders.map(({ premium }) => premium ?? 0), tax]),
  };
}
