import { oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';

export interface Home {
  yearBuilt: number;
  squareFeet: number;
  stories: number;
  dwelling: number;
  otherStructures: number;
  contents: number;
  lossOfUse: number;
  liability: number;
  medical: number;
  deductible: number;
  windPercent: number;
}

/** Property values in round figures, in the usual proportions of coverage A. */
export function drawHome(random: Random): Home {
  const dwelling = random.int(110, 780) * 1000;
  return {
    yearBuilt: random.int(1921, 2022),
    squareFeet: random.int(900, 4200),
    stories: random.pick([1, 1, 1.5, 2, 2, 3]),
    dwelling,
    otherStructures: dwelling * random.pick([0.02, 0.1, 0.1]),
    contents: dwelling * random.pick([0.25, 0.5, 0.7]),
    lossOfUse: dwelling * random.pick([0.1, 0.2, 0.3]),
    liability: random.pick([100_000, 300_000, 500_000]),
    medical: random.pick([1_000, 2_000, 5_000]),
    deductible: random.pick([500, 1_000, 1_500, 2_500, 5_000]),
    windPercent: random.pick([1, 2, 3, 5]),
  };
}

const LENDERS = [
  'Mortgage Corp',
  'Home Loans LLC',
  'Bank, National Association',
  'Savings & Loan',
  'Federal Credit Union',
];

export interface Mortgagee {
  name: string;
  address: string;
  loan: string;
}

export function mortgagee(random: Random): Mortgagee {
  const { city, state, zip } = place(random);
  const box = `PO Box ${random.int(100, 99_999)}`;
  return {
    name: `${word(random)} ${random.pick(LENDERS)}`,
    address: oneLine({ street: box, city, state, zip }),
    loan: random.digits(10),
  };
}
