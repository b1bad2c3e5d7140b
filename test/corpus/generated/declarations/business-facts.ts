import { sum } from '../../kit/money.ts';
import { company, lastName, oneLine, place, firstName } from '../../kit/names.ts';
import type { Random } from '../../kit/random.ts';
import { mortgagee } from '../../parts/homes.ts';
import { type Contract, drawContract } from './front.ts';
import type { Interest } from './home-facts.ts';
import type { House } from './house.ts';

/** A coverage of a building, or of the policy. */
export interface BusinessItem {
  key: string;
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
}

export interface Building {
  location: number;
  building: number;
  address: [string, string];
  use: string;
  code: string;
  construction: string;
  built: number;
  protection: string;
  items: BusinessItem[];
}

export interface BusinessFacts {
  contract: Contract;
  entity: string;
  business: string;
  buildings: Building[];
  liability: { key: string; limit: number }[];
  options: BusinessItem[];
  deductible: number;
  isPriced: boolean;
  discounts: { name: string; amount: number | null }[];
  interests: Interest[];
  liabilityPremium: number | null;
  total: number;
}

const BUSINESSES: readonly (readonly [string, string, string])[] = [
  ['Retail hardware store', 'Hardware Store', '59325'],
  ['Dental office', 'Dentist Office', '63621'],
  ['Restaurant', 'Restaurant - Family Style', '09061'],
  ['Beauty salon', 'Beauty Parlor', '71332'],
  ['Lessor of apartments', 'Apartment Building', '65145'],
  ['Florist', 'Florist - Retail', '53241'],
  ['Accounting services', 'Accounting Office', '63081'],
  ['Auto parts sales', 'Auto Parts Store', '50151'],
  ['Plumbing contractor', 'Plumbing Shop', '75441'],
];
const ENTITIES = [
  'Corporation',
  'Limited Liability Company',
  'LLC',
  'Partnership',
  'Individual',
  'Sole Proprietor',
  'S Corporation',
];
const CONSTRUCTIONS = [
  'Frame',
  'Joisted Masonry',
  'Masonry Non-Combustible',
  'Non-Combustible',
  'Fire Resistive',
  'Masonry Noncomb',
  'JM',
  'Frame (1)',
];
const OPTIONS: readonly (readonly [string, readonly (number | string)[]])[] = [
  ['Employee Dishonesty', [5_000, 10_000, 25_000]],
  ['Forgery or Alteration', [2_500, 10_000]],
  ['Equipment Breakdown', ['Included', 'Covered']],
  ['Accounts Receivable', [10_000, 25_000, 50_000]],
  ['Valuable Papers and Records', [10_000, 25_000]],
  ['Hired and Non-Owned Auto Liability', [1_000_000, 500_000]],
  ['Employee Benefits Liability', [1_000_000]],
  ['Spoilage Coverage', [5_000, 10_000]],
  ['Water Back-Up of Sewers or Drains', [5_000, 25_000]],
  ['Electronic Data', [10_000, 50_000]],
  ['Cyber Liability', [50_000, 100_000]],
  ['Employment Practices Liability', [10_000, 100_000]],
  ['Debris Removal', [25_000]],
  ['Ordinance or Law', [10_000, 'Included']],
  ['Fine Arts', [5_000, 25_000]],
  ['Data Breach Response Expense', [25_000, 50_000]],
  ['Liquor Liability', [300_000, 1_000_000]],
];
const DISCOUNTS = [
  'Multi-Policy',
  'Claims Free',
  'Package',
  'Protective Devices',
  'New Business',
  'Association',
  'Loss Free',
];

function itemMaker(house: House, { isPriced, deductible }: Pick<BusinessFacts, 'isPriced' | 'deductible'>) {
  const { random } = house;
  return (key: string, name: string, given: number | string, hasDeductible: boolean): BusinessItem => ({
    key,
    name: house.value(name),
    limit: typeof given === 'number' ? given : null,
    limitText: typeof given === 'number' ? null : house.value(given),
    deductible: hasDeductible ? deductible : null,
    premium: isPriced && random.chance(0.7) ? random.int(12, 2400) : null,
  });
}

type Make = ReturnType<typeof itemMaker>;

function buildingItems(house: House, make: Make): BusinessItem[] {
  const { random, recipe } = house;
  const hasBuilding = random.chance(0.75);
  const income = recipe.pick('business income', [
    'Actual Loss Sustained',
    '12 Months',
    'ALS - 12 months',
    'Included',
    'Actual Loss Sustained - 12 Months',
  ]);
  const items = [
    ...(hasBuilding ? [make('buildingLimit', house.word('buildingLimit'), random.int(90, 2400) * 1000, true)] : []),
    ...(!hasBuilding || random.chance(0.85)
      ? [make('contentsLimit', house.word('contentsLimit'), random.int(15, 600) * 1000, true)]
      : []),
  ];
  if (recipe.chance('income by building', 0.6))
    items.push(make('businessIncome', house.word('businessIncome'), income, false));
  if (random.chance(0.3)) items.push(make('signs', house.word('signs'), random.pick([2_500, 5_000, 10_000]), false));
  if (random.chance(0.25))
    items.push(make('moneySecurities', house.word('moneySecurities'), random.pick([5_000, 10_000]), false));
  return items;
}

function drawBuildings(
  house: House,
  { make, use, isRoomy }: { make: Make; use: readonly [string, string, string]; isRoomy: boolean },
): Building[] {
  const { random, recipe } = house;
  const count = recipe.long && isRoomy ? recipe.int('locations', 12, 40) : recipe.pick('locations', [1, 1, 2, 2, 3, 4]);
  return random
    .times(count, (i) => i + 1)
    .flatMap((location) => {
      const at = place(random);
      const [street, rest] = [at.street, oneLine(at).slice(at.street.length + 2)];
      return random.times(random.pick([1, 1, 1, 2]), (i) => ({
        location,
        building: i + 1,
        address: [house.value(street), house.value(rest)] as [string, string],
        use: house.value(use[1]),
        code: use[2],
        construction: house.value(random.pick(CONSTRUCTIONS)),
        built: random.int(1920, 2021),
        protection: random.pick(['3', '4', '05', '6', '9', '2']),
        items: buildingItems(house, make),
      }));
    });
}

function drawLiability(random: Random): { key: string; limit: number }[] {
  const occurrence = random.pick([300_000, 500_000, 1_000_000, 2_000_000]);
  return [
    { key: 'eachOccurrence', limit: occurrence },
    { key: 'medicalExpense', limit: random.pick([5_000, 10_000]) },
    { key: 'rentedPremises', limit: random.pick([50_000, 100_000, 300_000]) },
    ...(random.chance(0.8) ? [{ key: 'personalInjury', limit: occurrence }] : []),
    { key: 'generalAggregate', limit: occurrence * 2 },
    ...(random.chance(0.85) ? [{ key: 'productsAggregate', limit: occurrence * 2 }] : []),
  ];
}

/** The facts of a businessowners policy, in the document's case; a roomy layout takes many locations. */
export function drawBusiness(house: House, isRoomy: boolean): BusinessFacts {
  const { random, recipe } = house;
  const name = company(random);
  const insureds = random.chance(0.2) ? [name, `${firstName(random)} ${lastName(random)}`] : [name];
  const contract = drawContract(house, { insureds });
  const use = random.pick(BUSINESSES);
  const base = {
    isPriced: recipe.chance('premiums by coverage', 0.5),
    deductible: random.pick([250, 500, 1_000, 2_500]),
  };
  const make = itemMaker(house, base);
  const buildings = drawBuildings(house, { make, use, isRoomy });
  const options = random
    .some(OPTIONS, random.int(0, 9))
    .map(([option, limits]) => make('option', option, random.pick(limits), false));
  if (recipe.chance('blanket', 0.15))
    options.unshift(make('blanketBuilding', house.word('blanketBuilding'), random.int(400, 4000) * 1000, false));
  const discounts = random
    .some(DISCOUNTS, random.int(0, 3))
    .map((each) => ({ name: house.value(each + house.word('discountSuffix')), amount: null }));
  const interests = random.times(random.pick([0, 0, 1, 2]), (): Interest => {
    const drawn = mortgagee(random);
    const [street = '', ...rest] = drawn.address.split(', ');
    return {
      interest: house.value(random.pick(['Mortgagee', 'Loss Payee', 'Additional Insured', 'Mortgageholder'])),
      name: house.value(drawn.name),
      address: [house.value(street), house.value(rest.join(', '))],
      loan: random.chance(0.5) ? drawn.loan : null,
    };
  });
  const liabilityPremium = base.isPriced ? random.int(120, 1900) : null;
  const premiums = [...buildings.flatMap(({ items }) => items), ...options].flatMap(({ premium }) => premium ?? []);
  return {
    contract,
    ...base,
    buildings,
    options,
    discounts,
    interests,
    liabilityPremium,
    entity: house.value(random.pick(ENTITIES)),
    business: house.value(use[0]),
    liability: drawLiability(random),
    total: base.isPriced ? sum([...premiums, liabilityPremium ?? 0]) : random.int(600, 9000),
  };
}
