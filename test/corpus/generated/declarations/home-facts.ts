import { cityLine, place, type Place } from '../../kit/names.ts';
import { sum } from '../../kit/money.ts';
import type { Random } from '../../kit/random.ts';
import { drawHome, type Home, mortgagee } from '../../parts/homes.ts';
import { type Contract, drawContract } from './front.ts';
import type { House } from './house.ts';

export type LimitKey = 'dwelling' | 'otherStructures' | 'contents' | 'lossOfUse' | 'liability' | 'medicalOthers';

/** One of the six coverages with fields of their own. */
export interface MainCoverage {
  key: LimitKey;
  /** Null: printed in words. */
  limit: number | null;
  words: string;
  /** Null: included, or not charged on its own. */
  premium: number | null;
}

export interface Extra {
  name: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
  /** Printed as "Included" in the column of premiums. */
  isIncluded: boolean;
}

export interface Deductible {
  peril: string | null;
  amount: number | null;
  percent: number | null;
}

export interface Interest {
  interest: string;
  name: string;
  address: string[];
  loan: string | null;
}

export interface HomeFacts {
  kind: 'homeowners' | 'renters';
  contract: Contract;
  home: Home;
  residence: Place;
  isSame: boolean;
  main: MainCoverage[];
  extras: Extra[];
  deductibles: Deductible[];
  interests: Interest[];
  fees: { name: string; amount: number }[];
  discounts: { name: string; amount: number | null }[];
  total: number;
}

const EXTRAS: readonly (readonly [string, readonly (number | string | null)[]])[] = [
  ['Water Backup and Sump Overflow', [5_000, 10_000, 25_000]],
  ['Ordinance or Law', ['10%', '25%', '10% of Coverage A', 25_000]],
  ['Personal Property Replacement Cost', ['Included', 'Applies', null]],
  ['Identity Fraud Expense', [15_000, 25_000]],
  ['Equipment Breakdown', [50_000, 100_000]],
  ['Loss Assessment', [1_000, 10_000]],
  ['Personal Injury', ['Included', 300_000, null]],
  ['Scheduled Personal Property - Jewelry', [3_500, 12_400]],
  ['Limited Fungi, Wet or Dry Rot, or Bacteria', [10_000, 50_000]],
  ['Service Line Coverage', [10_000, 12_500]],
  ['Credit Card, Fund Transfer Card, Forgery', [500, 1_000, 5_000]],
  ['Increased Limits on Jewelry and Furs', [2_500, 5_000]],
  ['Extended Replacement Cost', ['25%', '125%', 'Included']],
  ['Refrigerated Property', [500]],
  ['Animal Liability', [25_000, 50_000]],
  ['Home Computer', [3_000, 8_000]],
  ['Earthquake', ['Included', null]],
  ['Green Upgrades', ['10%', 10_000]],
];
const RENTERS_UNFIT = new Set([
  'Extended Replacement Cost',
  'Service Line Coverage',
  'Ordinance or Law',
  'Green Upgrades',
]);
const DISCOUNTS = [
  'Protective Devices',
  'Claim Free',
  'Multi-Policy',
  'New Home',
  'Loss Free',
  'Age of Home',
  'Auto/Home',
  'Non-Smoker',
  'Central Alarm',
  'Paperless',
  'Roof Age',
  'Loyalty',
  'Gated Community',
  'Sprinkler',
];
const FEES = [
  'Policy Fee',
  'Inspection Fee',
  'Fire Premium Tax',
  'State Fire Marshal Tax',
  'Emergency Management Trust Fund',
  'Guaranty Fund Surcharge',
];

function drawMain(
  house: House,
  home: Home,
  { isRenters, isPriced }: { isRenters: boolean; isPriced: boolean },
): MainCoverage[] {
  const { random } = house;
  const price = (low: number, high: number): number | null =>
    isPriced && random.chance(0.75) ? random.amount(low, high) : null;
  const isActual = random.chance(0.15);
  const round = (amount: number): number => Math.round(amount / 100) * 100;
  const contents = isRenters ? random.int(12, 90) * 1000 : round(home.contents);
  const words = random.pick([
    'Actual Loss Sustained',
    'Actual loss sustained, 24 months',
    'Actual loss sustained up to 12 months',
  ]);
  const one = (key: LimitKey, limit: number | null, premium: number | null): MainCoverage => ({
    key,
    limit,
    words,
    premium,
  });
  const base = isPriced ? random.amount(isRenters ? 90 : 500, isRenters ? 300 : 2400) : null;
  const loss = isRenters ? round(contents * random.pick([0.2, 0.3, 0.4])) : round(home.lossOfUse);
  return [
    ...(isRenters
      ? []
      : [one('dwelling', home.dwelling, base), one('otherStructures', round(home.otherStructures), price(10, 90))]),
    one('contents', contents, isRenters ? base : price(20, 160)),
    one('lossOfUse', isActual ? null : loss, null),
    one('liability', home.liability, price(10, 60)),
    one('medicalOthers', home.medical, price(2, 15)),
  ];
}

function drawExtras(house: House, { isRenters, isPriced }: { isRenters: boolean; isPriced: boolean }): Extra[] {
  const { random } = house;
  const fit = EXTRAS.filter(([name]) => !isRenters || !RENTERS_UNFIT.has(name));
  const count = random.pick([0, 1, 2, 3, 4, 5, 6, 8]);
  return random.some(fit, count).map(([name, limits]): Extra => {
    const limit = random.pick(limits);
    const isIncluded = !isPriced || random.chance(0.3);
    const isText = typeof limit === 'string';
    // without a premium there must be another sign that it is in force
    const text = limit === null && isIncluded ? 'Included' : isText ? limit : null;
    return {
      name: house.value(name),
      limit: typeof limit === 'number' ? limit : null,
      limitText: text === null ? null : house.value(text),
      premium: isIncluded ? null : random.amount(3, 120),
      isIncluded,
    };
  });
}

function drawDeductibles(house: House, home: Home, isRenters: boolean): Deductible[] {
  const { random } = house;
  const shape = isRenters
    ? random.pick(['one', 'one', 'two'])
    : random.pick(['one', 'percent', 'percent', 'percentOnly', 'two', 'three']);
  const all: Deductible = { peril: house.value(house.word('allPerils')), amount: home.deductible, percent: null };
  const wind = (amount: number | null, percent: number | null): Deductible => ({
    peril: house.value(house.word('windHail')),
    amount,
    percent,
  });
  const percentAmount = Math.round(home.dwelling * home.windPercent) / 100;
  const other: Deductible = {
    peril: house.value(house.word('waterPeril')),
    amount: random.pick([500, 1_000, 2_500]),
    percent: null,
  };
  if (shape === 'one') return [random.chance(0.5) ? all : { ...all, peril: null }];
  if (shape === 'percent') return [all, wind(percentAmount, home.windPercent)];
  if (shape === 'percentOnly') return [all, wind(null, home.windPercent)];
  if (shape === 'two') return [all, isRenters ? other : wind(random.pick([1_000, 2_500, 5_000]), null)];
  return [all, wind(percentAmount, home.windPercent), other];
}

function drawInterests(house: House, isRenters: boolean): Interest[] {
  const { random } = house;
  const kinds = isRenters
    ? ['Additional Interest', 'Landlord', 'Interested Party']
    : ['Mortgagee', 'First Mortgagee', '1st Mortgagee', 'Mortgage Company'];
  const count = random.pick([0, 1, 1, 1, 2]);
  return random.times(count, (i) => {
    const drawn = mortgagee(random);
    return {
      interest: house.value(
        i === 0 ? random.pick(kinds) : random.pick(['Second Mortgagee', 'Additional Insured', 'Loss Payee']),
      ),
      name: house.value(drawn.name),
      address:
        drawn.address.split(', ').length === 3 ? splitAddress(house, drawn.address) : [house.value(drawn.address)],
      loan: isRenters || random.chance(0.2) ? null : drawn.loan,
    };
  });
}

function splitAddress(house: House, address: string): string[] {
  const [street = '', ...rest] = address.split(', ');
  return [house.value(street), house.value(rest.join(', '))];
}

const feeAmount = (random: Random): number => random.pick([25, 27.5, 2, 15, 4.85, 12.3]);

export function drawHomeFacts(house: House, kind: HomeFacts['kind']): HomeFacts {
  const { random, recipe } = house;
  const isRenters = kind === 'renters';
  const contract = drawContract(house);
  const home = drawHome(random);
  const isPriced = recipe.chance('premiums by coverage', 0.6);
  const isSame = recipe.chance('same address', 0.45) && !/^po box/i.test(contract.address.street);
  const elsewhere = place(random, contract.address.state);
  const residence = isSame
    ? contract.address
    : { ...elsewhere, street: house.value(elsewhere.street), city: house.value(elsewhere.city) };
  const main = drawMain(house, home, { isRenters, isPriced });
  const extras = drawExtras(house, { isRenters, isPriced });
  const fees = random.chance(0.45)
    ? random.some(FEES, random.int(1, 3)).map((name) => ({ name: house.value(name), amount: feeAmount(random) }))
    : [];
  const suffix = house.word('discountSuffix');
  const hasAmounts = random.chance(0.3);
  const discounts = random
    .some(DISCOUNTS, random.int(0, 5))
    .map((name) => ({ name: house.value(name + suffix), amount: hasAmounts ? random.amount(5, 190) : null }));
  const premiums = [...main, ...extras].flatMap(({ premium }) => premium ?? []);
  const basis = isPriced ? sum(premiums) : random.amount(isRenters ? 110 : 600, isRenters ? 420 : 4200);
  return {
    kind,
    contract,
    home,
    residence,
    isSame,
    main,
    extras,
    deductibles: drawDeductibles(house, home, isRenters),
    interests: drawInterests(house, isRenters),
    fees,
    discounts,
    total: sum([basis, ...fees.map(({ amount }) => amount)]),
  };
}

export const addressOf = ({ street, ...rest }: Place): string => `${street}, ${cityLine({ street, ...rest })}`;
