import { addDays, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

// An impact printer's declarations without captions: each car is a line of facts and lines of coverage strings, limits in thousands, a deductible before its code.

interface Cover {
  /** As printed before the premium. */
  string: string;
  name: string;
  person?: number;
  limit?: number;
  limitText?: string;
  deductible?: number;
  premium: number;
}

const CARS = [
  ['CHEV', 'SILVERADO 4D PU'],
  ['FORD', 'FUSION SE 4D'],
  ['BUIC', 'ENCLAVE 4D UTL'],
  ['DODG', 'GRAND CARAVAN SXT'],
  ['HOND', 'PILOT EXL 4D'],
  ['KIA', 'SORENTO LX'],
] as const;
const USES = ['PLEASURE', 'WORK 3-10 MI', 'WORK 10+ MI', 'FARM', 'BUSINESS'];

interface Limits {
  split: readonly [number, number];
  property: number;
  medical: number;
}

function coversOf(random: Random, { split: [person, accident], property, medical }: Limits, isFull: boolean): Cover[] {
  const price = (low: number, high: number): number => random.amount(low, high);
  const thousands = (amount: number): number => amount / 1000;
  const both = `${thousands(person)}/${thousands(accident)}`;
  const [otc, collision] = [random.pick([50, 100, 250]), random.pick([250, 500, 1_000])];
  const liability: Cover[] = [
    { string: `${both} BI`, name: 'BI', person, limit: accident, premium: price(60, 180) },
    { string: `${thousands(property)} PD`, name: 'PD', limit: property, premium: price(50, 140) },
    { string: `${thousands(medical)} MED`, name: 'MED', person: medical, premium: price(5, 22) },
    { string: `${both} UM`, name: 'UM', person, limit: accident, premium: price(9, 33) },
    { string: `${both} UIM`, name: 'UIM', person, limit: accident, premium: price(7, 28) },
  ];
  if (!isFull) return liability;
  return [
    ...liability,
    { string: `${otc} DED OTC`, name: 'OTC', deductible: otc, premium: price(30, 120) },
    { string: `${collision} DED COLL`, name: 'COLL', deductible: collision, premium: price(90, 280) },
    ...(random.chance(0.6)
      ? [{ string: '30/900 RENT', name: 'RENT', limitText: '30/900', premium: price(8, 16) }]
      : []),
  ];
}

const pad = (text: string | number, width: number): string => String(text).padEnd(width);
const css = `body{margin:0}pre{font:8.8pt/1.28 "Liberation Mono";margin:0;break-inside:avoid}`;

export const style: Style = {
  policyType: 'auto',
  name: 'coverage-strings',
  build(random) {
    const effective = `20${random.int(22, 25)}-${random.pick(['02-13', '05-30', '09-07', '12-01'])}`;
    const expiration = addDays(effective, random.pick([181, 184]));
    const insurer = `${word(random)} FARMERS MUTUAL CASUALTY COMPANY`.toUpperCase();
    const agent = `${firstName(random)} ${lastName(random)} AGENCY`.toUpperCase();
    const family = lastName(random).toUpperCase();
    const home = place(random);
    const names = [
      `${firstName(random)} ${random.letters(1)} ${family}`.toUpperCase(),
      `${firstName(random)} ${family}`.toUpperCase(),
    ];
    const [split, property] = random.pick([
      [[50_000, 100_000], 50_000],
      [[100_000, 300_000], 100_000],
      [[250_000, 500_000], 100_000],
    ] as const);
    const limits = { split, property, medical: random.pick([1_000, 2_000, 5_000]) };
    const cars = random.some(CARS, random.int(2, 4)).map(([make, model], i) => ({
      number: i + 1,
      year: random.int(2004, 2022),
      make,
      model,
      vin: vin(random),
      usage: random.pick(USES),
      class: numbered(random, '8#@##'),
      bank: random.chance(0.4) ? `${word(random)} STATE BANK`.toUpperCase() : null,
      covers: coversOf(random, limits, i === 0 || random.chance(0.6)),
    }));
    const carTotals = cars.map((car) => sum(car.covers.map((each) => each.premium)));
    const total = sum(carTotals);
    const number = numbered(random, 'PA ######-##');
    const drivers = [
      ...names.map((name, i) => ({
        name,
        dateOfBirth: `19${random.int(50, 95)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
        gender: i === 0 ? 'male' : 'female',
        maritalStatus: 'married',
      })),
      ...(random.chance(0.6)
        ? [
            {
              name: `${firstName(random)} ${family}`.toUpperCase(),
              dateOfBirth: `200${random.int(2, 6)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
              gender: random.pick(['male', 'female']),
              maritalStatus: 'single',
            },
          ]
        : []),
    ];
    const strings = (covers: readonly Cover[]): string[] =>
      Array.from({ length: Math.ceil(covers.length / 3) }, (_, row) =>
        covers
          .slice(row * 3, row * 3 + 3)
          .map((each) => pad(`${each.string} ${cents(each.premium)}`, 25))
          .join('')
          .trimEnd(),
      ).map((line) => `      ${line}`);
    const rule = '-'.repeat(86);
    const lines = [
      `${pad(insurer, 60)}PERSONAL AUTO DECLARATIONS`,
      `${pad(`HOME OFFICE ${word(random).toUpperCase()}`, 60)}LIMITS IN THOUSANDS`,
      '',
      `${pad(number, 30)}${shortSlashed(effective)} TO ${shortSlashed(expiration)}   12:01 AM STANDARD TIME   RENEWAL`,
      '',
      ...[...names.map((name, i) => (i === 0 ? `${name} &` : name)), home.street, cityLine(home)].map((line, i) =>
        `${pad(`   ${line.toUpperCase()}`, 50)}${['', agent, `AGT ${random.digits(4)}`, ''][i] ?? ''}`.trimEnd(),
      ),
      rule,
    ];
    const carLines = cars.map((car, i) => [
      ' ',
      `CAR ${car.number} ${car.year} ${pad(`${car.make} ${car.model}`, 24)}${car.vin}  ${pad(car.usage, 14)}CL ${car.class}`,
      ...strings(car.covers),
      ...(car.bank === null ? [] : [`      LOSS PAYEE ${car.bank}`]),
      `${' '.repeat(64)}CAR ${car.number} ${cents(carTotals[i] ?? 0).padStart(12)}`,
    ]);
    const driverLines = drivers.map(
      (each, i) =>
        `OPR ${i + 1} ${pad(each.name, 26)}${shortSlashed(each.dateOfBirth)}  ${each.gender === 'male' ? 'M' : 'F'} ${each.maritalStatus === 'married' ? 'M' : 'S'}`,
    );
    const last = [
      rule,
      `${pad('SEMI-ANNUAL PREMIUM ALL CARS', 70)}${`$${cents(total)}`.padStart(12)}`,
      '',
      ...driverLines,
      '',
      `FORMS PP0001 0105  PP0305 0886  ${random.letters(2)}1204`,
      '',
      'COUNTERSIGNED ____________________',
    ];
    const coverages = cars.flatMap((car) =>
      car.covers.map(({ name, person, limit, limitText, deductible, premium }) => ({
        vehicleNumber: car.number,
        name,
        limitPerPerson: person ?? null,
        limit: limit ?? null,
        limitText: limitText ?? null,
        deductible: deductible ?? null,
        premium,
      })),
    );
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'renewal',
      namedInsureds: names,
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: agent,
      totalPremium: total,
      vehicles: cars.map(({ number, year, make, model, vin, usage, bank }, i) => ({
        number,
        year,
        make,
        model,
        vin,
        usage,
        lienholderName: bank,
        premium: carTotals[i],
      })),
      drivers,
      coverages,
      // without a word beside it the amount for medical payments may be of a person or of an accident
      _accept: Object.fromEntries(
        coverages.flatMap(({ name, limitPerPerson }, i): [string, unknown[]][] =>
          name === 'MED'
            ? [
                [`coverages[${i}].limit`, [limitPerPerson]],
                [`coverages[${i}].limitPerPerson`, [limitPerPerson, null]],
              ]
            : name === 'RENT'
              ? [
                  [`coverages[${i}].limitPerPerson`, [30]],
                  [`coverages[${i}].limit`, [900]],
                  [`coverages[${i}].limitText`, ['30/900', null]],
                ]
              : [],
        ),
      ),
    };
    const body = [lines, ...carLines, last].map((each) => html`<pre>${each.join('\n')}</pre>`);
    return { html: sheet({ css, body }), label };
  },
};
