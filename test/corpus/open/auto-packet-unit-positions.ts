// Direct insurer of service members: a packet whose declarations are laser print in a fixed pitch. Vehicles in rows
// with use and work miles, a table whose columns are the vehicles and whose cells hold the deductible and the premium
// beside each other, limits per person and accident below the names of the coverages, "ACV less" for physical damage,
// endorsements by vehicle, a subscriber account, and a packet page in front.
import { addDays, dashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';
import { drawHousehold, lender } from '../parts/household.ts';
import { typedLine } from '../parts/typed-page.ts';

const css = `pre{margin:0;font:9pt/1.22 "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;

interface Cover {
  name: string;
  limitPerPerson?: number;
  limit?: number;
  limitText?: string;
  /** Lines under the name. */
  lines: string[];
  deductible: (number | null)[];
  premium: (number | null)[];
}

function damageOf(random: Random, full: readonly boolean[]): Cover[] {
  const each = (make: () => number): (number | null)[] => full.map((isFull) => (isFull ? make() : null));
  const none = full.map(() => null);
  return [
    {
      name: 'COMPREHENSIVE LOSS',
      limitText: 'ACV LESS',
      lines: [],
      deductible: each(() => random.pick([100, 250, 500])),
      premium: each(() => random.amount(28, 140)),
    },
    {
      name: 'COLLISION LOSS',
      limitText: 'ACV LESS',
      lines: [],
      deductible: each(() => random.pick([250, 500, 1000])),
      premium: each(() => random.amount(70, 330)),
    },
    ...(random.chance(0.5)
      ? [
          {
            name: 'RENTAL REIMBURSEMENT',
            limitText: 'ECONOMY CLASS',
            lines: [],
            deductible: none,
            premium: each(() => random.amount(9, 24)),
          },
        ]
      : []),
    ...(random.chance(0.5)
      ? [{ name: 'TOWING AND LABOR', lines: [], deductible: none, premium: each(() => random.amount(3, 9)) }]
      : []),
  ].filter(({ premium }) => premium.some((amount) => amount !== null));
}

function coversOf(random: Random, full: readonly boolean[]): Cover[] {
  const [person, accident, property] = random.pick([
    [50_000, 100_000, 50_000],
    [100_000, 300_000, 100_000],
    [300_000, 500_000, 100_000],
  ] as const);
  const none = full.map(() => null);
  const all = (low: number, high: number): number[] => full.map(() => random.amount(low, high));
  const pair = {
    limitPerPerson: person,
    limit: accident,
    lines: [`EA PER  $${whole(person)}`, `EA ACC  $${whole(accident)}`],
    deductible: none,
  };
  return [
    { name: 'PART A - BODILY INJURY LIABILITY', ...pair, premium: all(60, 240) },
    {
      name: 'PART A - PROPERTY DAMAGE LIABILITY',
      limit: property,
      lines: [`EA ACC  $${whole(property)}`],
      deductible: none,
      premium: all(50, 180),
    },
    ...(random.chance(0.6)
      ? [
          {
            name: 'PART B - MEDICAL PAYMENTS',
            limitPerPerson: 5000,
            lines: ['EA PER  $5,000'],
            deductible: none,
            premium: all(5, 22),
          },
        ]
      : []),
    { name: 'PART C - UNINSURED MOTORISTS', ...pair, premium: all(14, 70) },
    ...(random.chance(0.5) ? [{ name: 'PART C - UNDERINSURED MOTORISTS', ...pair, premium: all(10, 60) }] : []),
    ...damageOf(random, full).map((cover) => ({ ...cover, name: `PART D - ${cover.name}` })),
  ];
}

function carsOf(random: Random, garage: string) {
  return random.times(random.int(1, 3), (i) => {
    const isFull = i === 0 || random.chance(0.7);
    const usage = random.pick(['P', 'W', 'B']);
    const { year, make, model, vin } = vehicle(random);
    return {
      number: i + 1,
      year,
      make: make.toUpperCase(),
      model: model.toUpperCase(),
      vin,
      usage,
      miles: usage === 'W' ? random.int(3, 40) : null,
      annualMileage: random.int(4, 18) * 1000,
      garagingLocation: garage,
      isFull,
      lienholderName: isFull && random.chance(0.5) ? lender(random, word(random)).toUpperCase() : null,
    };
  });
}

const inSixMonths = (iso: string): string => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  const [then, over] = month > 6 ? [month - 6, 1] : [month + 6, 0];
  return `${year + over}-${String(then).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

function facts(random: Random) {
  const household = drawHousehold(random);
  const { address } = household;
  const cars = carsOf(random, `${address.city} ${address.state} ${address.zip}`.toUpperCase());
  const covers = coversOf(
    random,
    cars.map(({ isFull }) => isFull),
  );
  const totals = cars.map((_, i) => sum(covers.map(({ premium }) => premium[i] ?? 0)));
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['02', '04', '05', '07', '10', '12'])}-${random.int(10, 28)}`;
  const fees = random.chance(0.4) ? [{ name: 'STATE RECOUPMENT FEE', amount: random.amount(1, 9) }] : [];
  return {
    household,
    address,
    cars,
    covers,
    totals,
    fees,
    isAmended: random.chance(0.35),
    rank: random.pick(['SGT', 'LT', 'CPT', 'MAJ', 'CPO']),
    label: {
      carrierName:
        `${word(random)} ${random.pick(['SERVICE MEMBERS CASUALTY COMPANY', 'ARMED FORCES INDEMNITY COMPANY', 'OFFICERS GENERAL INDEMNITY CO'])}`.toUpperCase(),
      policyNumber: numbered(random, '0#### ## ##@ 71## #'),
      namedInsureds: household.residents.slice(0, household.namedCount).map(({ name }) => name.toUpperCase()),
      mailingAddress: oneLine(address).toUpperCase(),
      effectiveDate,
      expirationDate: inSixMonths(effectiveDate),
      totalPremium: sum([...totals, ...fees.map(({ amount }) => amount)]),
      fees,
      discounts: random
        .some(
          ['MULTI-CAR', 'PREMIER DRIVER', 'VEHICLE STORAGE', 'MIL INSTALLATION GARAGING', 'FAMILY DISCOUNT'],
          random.int(0, 3),
        )
        .map((name) => ({ name, amount: random.amount(6, 70) })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const stops = (...texts: readonly string[]): string =>
  typedLine(...texts.map((text, i) => [[0, 4, 9, 21, 38, 46, 65, 70][i] ?? 0, text] as const));

function packet(f: Facts): string[] {
  const { label: l, address } = f;
  return [
    `${l.carrierName}\n(A RECIPROCAL INTERINSURANCE EXCHANGE AFFILIATE)\n`,
    `${f.rank} ${l.namedInsureds[0]}\n${address.street.toUpperCase()}\n${cityLine(address).toUpperCase()}\n`,
    `${written(addDays(l.effectiveDate, -29)).toUpperCase()}\n`,
    `YOUR AUTO POLICY PACKET - ${f.isAmended ? 'CHANGE' : 'RENEWAL'}\n`,
    'THIS PACKET HOLDS YOUR DECLARATIONS, PROOF OF INSURANCE CARDS AND NOTICES.',
    'KEEP THE CARDS IN YOUR VEHICLES.  TELL US WHEN YOU DEPLOY: A STORED VEHICLE',
    'MAY COST UP TO 60% LESS.  SAVINGS CAN BE RETURNED TO MEMBERS; THE BOARD',
    'RETURNED $25.00 TO THE AVERAGE SUBSCRIBER LAST YEAR.\n',
    'PLEASE REVIEW THE LIMITS ON THE NEXT PAGE AND CALL 1-800-555-0177 TO CHANGE.',
  ];
}

function head(f: Facts): string[] {
  const { label: l, address } = f;
  return [
    typedLine([0, l.carrierName], [58, `STATE ${address.state}`]),
    typedLine(
      [0, f.isAmended ? 'AMENDED AUTO POLICY DECLARATIONS' : 'RENEWAL AUTO POLICY DECLARATIONS'],
      [58, 'PAGE 2'],
    ),
    '',
    typedLine([0, 'NAMED INSURED AND ADDRESS'], [44, 'POLICY NUMBER']),
    typedLine([0, l.namedInsureds[0] ?? ''], [44, l.policyNumber]),
    ...l.namedInsureds.slice(1),
    typedLine([0, address.street.toUpperCase()], [44, 'POLICY PERIOD: (12:01 A.M. STANDARD TIME)']),
    typedLine(
      [0, cityLine(address).toUpperCase()],
      [44, `EFFECTIVE ${dashed(l.effectiveDate)} TO ${dashed(l.expirationDate)}`],
    ),
    '',
    'DESCRIPTION OF VEHICLE(S)',
    stops('VEH', 'YR', 'TRADE NAME', 'MODEL', 'ANNUAL', 'IDENTIFICATION NO', 'USE*', 'MI 1WAY'),
    ...f.cars.map(({ number, year, make, model, annualMileage, vin, usage, miles }) =>
      stops(`0${number}`, `${year}`, make, model, whole(annualMileage), vin, usage, `${miles ?? ''}`),
    ),
    '*B=BUSINESS  P=PLEASURE  W=WORK/SCHOOL',
    ...f.cars.map((car) => `VEH 0${car.number} PRINCIPALLY GARAGED ${car.garagingLocation}`),
    '',
  ];
}

const column = 42;

function cell(cover: Cover, i: number): string {
  const premium = cover.premium[i] ?? null;
  if (premium === null) return '';
  const deductible = cover.deductible[i] ?? null;
  return `${(deductible === null ? '' : `D=${whole(deductible)}`).padEnd(7)}${cents(premium).padStart(7)}`;
}

function coverages(f: Facts): string[] {
  const { label: l } = f;
  const across = (first: string, values: readonly string[]): string =>
    typedLine([0, first], ...values.map((value, i) => [column + i * 16, value] as const));
  return [
    'THIS POLICY PROVIDES ONLY THOSE COVERAGES WHERE A PREMIUM IS SHOWN BELOW.\n',
    across(
      'COVERAGES / LIMITS OF LIABILITY',
      f.cars.map(({ number }) => `VEH 0${number}`),
    ),
    typedLine([0, '("ACV" MEANS ACTUAL CASH VALUE)'], [column, 'D=DED  PREMIUM  '.repeat(f.cars.length).trimEnd()]),
    ...f.covers.flatMap((cover) => [
      across(
        cover.name,
        f.cars.map((_, i) => cell(cover, i)),
      ),
      ...(cover.limitText === undefined ? [] : [`     ${cover.limitText}`]),
      ...cover.lines.map((line) => `     ${line}`),
    ]),
    across(
      '6 MONTH PREMIUM BY VEHICLE',
      f.totals.map((total) => cents(total).padStart(14)),
    ),
    '',
    ...f.fees.map(({ name, amount }) => typedLine([0, name], [column, cents(amount).padStart(14)])),
    typedLine([0, 'TOTAL 6 MONTH PREMIUM'], [column, `$${cents(l.totalPremium)}`.padStart(14)]),
    '',
    ...(l.discounts.length === 0
      ? []
      : [
          'THE PREMIUM ABOVE REFLECTS THESE SAVINGS:',
          ...l.discounts.map(({ name, amount }) => typedLine([4, name], [column, cents(amount).padStart(14)])),
          '',
        ]),
    ...f.cars.flatMap(({ number, lienholderName }) =>
      lienholderName === null ? [] : [`LOSS PAYEE  VEH 0${number}  ${lienholderName}`],
    ),
    'ENDORSEMENTS ADDED: 5100 (02) 03-18   A402CW 01-17',
    `OPERATORS: ${f.household.residents.map(({ name }, i) => `0${i + 1} ${name.toUpperCase()}`).join('  ')}`,
  ];
}

export const style: Style = {
  policyType: 'auto',
  name: 'packet-unit-positions',
  build: (random) => {
    const f = facts(random);
    const page = (lines: readonly string[]): Html => html`<pre>${lines.join('\n')}</pre>`;
    return {
      html: sheet({ css, body: [page(packet(f)), page([...head(f), ...coverages(f)])] }),
      label: {
        ...f.label,
        transactionType: f.isAmended ? 'change' : 'renewal',
        vehicles: f.cars.map(({ isFull: _isFull, miles: _miles, ...car }, i) => ({ ...car, premium: f.totals[i] })),
        drivers: f.household.residents.map(({ name }) => ({ name: name.toUpperCase() })),
        coverages: f.cars.flatMap(({ number }, i) =>
          f.covers.flatMap(({ lines: _lines, premium, deductible, name, ...cover }) => {
            const price = premium[i] ?? null;
            if (price === null) return [];
            return [
              {
                ...cover,
                name: name.replace(/^PART [A-D] - /, ''),
                vehicleNumber: number,
                deductible: deductible[i] ?? null,
                premium: price,
              },
            ];
          }),
        ),
      },
    };
  },
};
