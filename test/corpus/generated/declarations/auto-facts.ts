import { cityLine } from '../../kit/names.ts';
import { type CoverageKey, drawVehicles, type InsuredVehicle } from '../../parts/autos.ts';
import type { Resident } from '../../parts/household.ts';
import { sum } from '../../kit/money.ts';
import { type Contract, drawContract } from './front.ts';
import type { House } from './house.ts';

export type Key = CoverageKey | 'single' | 'uninsuredProperty' | 'gap' | 'glass';

/** A coverage of a vehicle, or of the policy. */
export interface Item {
  key: Key;
  name: string;
  limitPerPerson: number | null;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  /** Null: the premium is in another line, or none is charged. */
  premium: number | null;
}

export interface Car {
  number: number;
  /** As printed: "1", "01", "Vehicle 1". */
  printed: string;
  year: number;
  make: string;
  model: string;
  vin: string;
  usage: string;
  mileage: number;
  garaging: string;
  lienholder: string | null;
  items: Item[];
  total: number;
}

export interface AutoFacts {
  contract: Contract;
  cars: Car[];
  drivers: Driver[];
  /** Every coverage that some car has, in the order of the document. */
  keys: Key[];
  fees: { name: string; amount: number }[];
  discounts: { name: string; amount: number | null }[];
  total: number;
}

export interface Driver extends Resident {
  printedName: string;
  status: string;
}

const USES = [
  'Pleasure',
  'Commute',
  'Work 3-10 miles',
  'Business',
  'To/From Work',
  'Farm',
  'Drive to Work',
  'P',
  'Work/School',
];
const FEES = [
  'Policy Fee',
  'State Surcharge',
  'Fraud Assessment Fee',
  'Motor Vehicle Fee',
  'Guaranty Fund Assessment',
  'Theft Prevention Fee',
];
const DISCOUNTS = [
  'Multi-Car',
  'Good Student',
  'Paid in Full',
  'Anti-Theft',
  'Passive Restraint',
  'Homeowner',
  'Safe Driver',
  'Paperless',
  'Multi-Policy',
  'Defensive Driver',
  'Continuous Insurance',
  'Accident Free',
];
const ORDERS: readonly (readonly Key[])[] = [
  [
    'single',
    'bodily',
    'property',
    'medical',
    'uninsured',
    'underinsured',
    'uninsuredProperty',
    'comprehensive',
    'collision',
    'glass',
    'rental',
    'towing',
    'gap',
  ],
  [
    'single',
    'bodily',
    'property',
    'uninsured',
    'underinsured',
    'uninsuredProperty',
    'medical',
    'collision',
    'comprehensive',
    'towing',
    'rental',
    'glass',
    'gap',
  ],
  [
    'comprehensive',
    'collision',
    'glass',
    'single',
    'bodily',
    'property',
    'medical',
    'towing',
    'rental',
    'gap',
    'uninsured',
    'underinsured',
    'uninsuredProperty',
  ],
];

/** A coverage's name as the label has it: without the letter of its part. */
export const withoutLetter = (name: string): string => name.replace(/^(?:part|cov\.?|coverage) [a-z] (?:- )?/i, '');

export const rounded = (amount: number, isWhole: boolean): number =>
  isWhole ? Math.max(1, Math.round(amount)) : amount;

function itemsOf(house: House, car: InsuredVehicle, plan: Plan): Item[] {
  const { random } = house;
  const item = (key: Key, rest: Partial<Item>): Item => ({
    key,
    name: house.value(house.word(key)),
    limitPerPerson: null,
    limit: null,
    limitText: null,
    deductible: null,
    premium: null,
    ...rest,
  });
  const price = (low: number, high: number): number => rounded(random.amount(low, high), plan.isWhole);
  const items = car.coverages.map(({ key, limitPerPerson, limit, deductible, premium }): Item => {
    const own = rounded(premium, plan.isWhole);
    if (key === 'rental') return item(key, { limitText: plan.rentalText(limit ?? 900), premium: own });
    if (key === 'medical') return item(key, { limitPerPerson: limit, premium: own });
    const text = deductible !== null && plan.hasActualValue ? house.word('actualValue') : null;
    return item(key, { limitPerPerson, limit, deductible, premium: own, limitText: text });
  });
  const damage = items.some(({ key }) => key === 'collision');
  const extra = [
    ...(plan.hasUninsuredProperty
      ? [item('uninsuredProperty', { limit: 25_000, deductible: plan.uninsuredDeductible, premium: price(4, 30) })]
      : []),
    ...(damage && random.chance(0.25) ? [item('glass', { premium: random.chance(0.5) ? null : price(5, 30) })] : []),
    ...(damage && random.chance(0.2) ? [item('gap', { premium: price(8, 40) })] : []),
  ];
  const all = [...items, ...extra];
  if (!plan.isSingle) return all;
  const liability = items.find(({ key }) => key === 'bodily');
  return [
    item('single', { limit: 300_000, premium: liability?.premium ?? 100 }),
    ...all.filter(({ key }) => key !== 'bodily' && key !== 'property'),
  ];
}

interface Plan {
  isWhole: boolean;
  isSingle: boolean;
  hasActualValue: boolean;
  hasUninsuredProperty: boolean;
  uninsuredDeductible: number | null;
  rentalText: (maximum: number) => string;
}

function drawPlan(house: House): Plan {
  const { random } = house;
  const rental = random.int(0, 3);
  return {
    isWhole: random.chance(0.3),
    isSingle: random.chance(0.12),
    hasActualValue: random.chance(0.35),
    hasUninsuredProperty: random.chance(0.25),
    uninsuredDeductible: random.pick([null, 200, 250]),
    rentalText: (maximum) => {
      const [day, most] = [`$${maximum / 30}`, `$${maximum.toLocaleString('en-US')}`];
      return (
        [
          `${day} per day / ${most} maximum`,
          `${day} a day, up to ${most}`,
          `${day}/day ${most} max`,
          `Up to ${day} each day, ${most} total`,
        ][rental] ?? ''
      );
    },
  };
}

const numberStyles = [
  (n: number): string => String(n),
  (n: number): string => String(n).padStart(2, '0'),
  (n: number): string => String(n).padStart(3, '0'),
] as const;

/** The facts of an auto policy, in the document's case. */
export function drawAuto(house: House, { most = 4 }: { most?: number } = {}): AutoFacts {
  const { random, recipe } = house;
  const contract = drawContract(house, { isHalfYear: random.chance(0.6) });
  const plan = drawPlan(house);
  const printed = random.pick(numberStyles);
  // only lists have room for a fleet
  const count = recipe.long && most > 4 ? recipe.int('vehicles', 10, 24) : recipe.int('vehicles', 1, most);
  const garaging = random.pick([contract.address.zip, cityLine(contract.address)]);
  const cars = drawVehicles(random, USES, count).map((each): Car => {
    const items = itemsOf(house, each, plan);
    return {
      ...each,
      printed: printed(each.number),
      make: house.value(each.make),
      model: house.value(each.model),
      usage: house.value(each.usage),
      garaging,
      lienholder: each.lienholder === null ? null : house.value(each.lienholder),
      items,
      total: sum(items.map(({ premium }) => premium ?? 0)),
    };
  });
  const order = random.pick(ORDERS);
  const fees = random.chance(0.5)
    ? random
        .some(FEES, random.int(1, 2))
        .map((name) => ({ name: house.value(name), amount: random.pick([5, 10, 1.8, 25, 0.6, 12.5]) }))
    : [];
  const suffix = house.word('discountSuffix');
  const hasAmounts = random.chance(0.3);
  const discounts = random
    .some(DISCOUNTS, random.int(0, 5))
    .map((name) => ({ name: house.value(name + suffix), amount: hasAmounts ? random.amount(5, 190) : null }));
  const drivers = contract.household.residents.map(
    (each, i): Driver => ({
      ...each,
      printedName: contract.names[i] ?? house.value(each.name),
      status: house.value(random.pick(['Rated', 'Principal', 'Covered', 'Licensed', 'Insured'])),
    }),
  );
  return {
    contract,
    cars,
    drivers,
    keys: order.filter((key) => cars.some(({ items }) => items.some((item) => item.key === key))),
    fees,
    discounts,
    total: sum([...cars.map(({ total }) => total), ...fees.map(({ amount }) => amount)]),
  };
}

export const itemOf = (car: Car, key: Key): Item | undefined => car.items.find((item) => item.key === key);
