// Stock company on a mainframe, wide paper: the policy's coverages with symbols and limits in thousands, then a listing of units, then a listing of premiums
// by unit under abbreviated columns, each with a page head and a part number, long fleets on further pages with page totals; loss payees keyed
// by unit, hired and employer's nonownership on lines of their own, taxes, a rate change message.
import { addYears, compact, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';
import { typedLine } from '../parts/typed-page.ts';

const css = `@page{size:11in 8.5in}body{margin:0}pre{margin:0;font:8.6pt/1.24 "DejaVu Sans Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;

const units = [
  ['FORD', 'F550 BUCKET', '21479', 19_500],
  ['INTL', '4300 BOX', '31479', 25_900],
  ['CHEV', 'SILV 1500', '01479', 7100],
  ['FORD', 'TRANSIT 350', '01479', 9900],
  ['FRHT', 'M2 106 STAKE', '31479', 33_000],
  ['GMC', 'SAVANA 2500', '01479', 8600],
  ['PETE', '337 ROLLOFF', '40479', 35_000],
] as const;

/** Column of the premium listing, name on the policy page, symbols, limits in thousands. */
interface Bought {
  short: string;
  name: string;
  autoSymbols: string[];
  printed: string;
  limitPerPerson: number | null;
  limit: number | null;
  range: readonly [number, number];
}

const single = (names: string, autoSymbols: string, thousands: number, range: readonly [number, number]): Bought => {
  const [short = '', name = '', kind = ''] = names.split(';');
  const limit = thousands * 1000;
  const printed = `${kind} ${thousands}`.trim();
  return { short, name, autoSymbols: autoSymbols.split(' '), printed, limitPerPerson: null, limit, range };
};

function boughtOf(random: Random): Bought[] {
  const liability = 'BI-PD;BODILY INJURY AND PROPERTY DAMAGE;CSL';
  const uninsured = single('UM;UNINSURED MOTORISTS BODILY INJURY;CSL', '02', random.pick([100, 300]), [9, 60]);
  return [
    single(liability, random.pick(['01', '07 08 09']), random.pick([500, 1000]), [310, 2900]),
    ...(random.chance(0.6) ? [single('MED;AUTOMOBILE MEDICAL PAYMENTS;', '07', random.pick([2, 5]), [6, 44])] : []),
    random.chance(0.4) ? { ...uninsured, printed: 'BI 250/500', limitPerPerson: 250_000, limit: 500_000 } : uninsured,
  ];
}

const damages = [
  ['COMP', 'COMPREHENSIVE', [30, 420]],
  ['COLL', 'COLLISION', [90, 1400]],
] as const;

function unitOf(random: Random, number: number, bought: readonly Bought[], at: { garaged: string; newest: number }) {
  const [make, model, classCode, grossWeight] = random.pick(units);
  const year = random.int(2002, at.newest);
  const own = [
    ...bought.map(({ short, range: [low, high] }) => ({ short, deductible: null, premium: random.dollars(low, high) })),
    ...damages
      .filter(() => year > 2010)
      .map(([short, , [low, high]]) => ({
        short,
        deductible: random.pick([500, 1000, 2000]),
        premium: random.dollars(low, high),
      })),
  ].map((each) => ({ vehicleNumber: number, ...each }));
  const hasLender = year > 2010 && random.chance(0.2);
  return {
    own,
    vehicle: {
      number,
      year,
      make,
      model,
      vin: vin(random),
      garagingLocation: at.garaged,
      territory: numbered(random, '0##'),
      classCode,
      radius: random.pick(['LOC', 'LOC', 'INT']),
      grossWeight,
      // a truck costs some dollars for each pound that it may weigh
      costNew: Math.round((grossWeight * random.int(30, 52)) / 10_000) * 1000,
      lossPayeeName: hasLender
        ? `${word(random)} ${random.pick(['EQUIP FIN', 'BANK NA', 'LEASING'])}`.toUpperCase()
        : null,
      premium: sum(own.map(({ premium }) => premium)),
    },
  };
}

function facts(random: Random) {
  const mail = place(random);
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['01', '02', '06', '09'])}-${random.pick(['01', '15'])}`;
  const bought = boughtOf(random);
  const towns = [mail.city.toUpperCase(), word(random).toUpperCase()];
  const newest = Number(effectiveDate.slice(0, 4));
  let number = 0;
  const fleet = random.times(random.int(5, 34), () => {
    number += random.chance(0.85) ? 1 : 2;
    return unitOf(random, number, bought, { garaged: `${random.pick(towns)} ${mail.state}`, newest });
  });
  const hire = random.int(8, 60) * 1000;
  const borrowed = { kind: 'hired', coverage: 'HIRED AUTO LIABILITY', basis: 'COST OF HIRE', exposure: hire };
  const others = {
    kind: 'non_owned',
    coverage: 'EMPLOYERS NONOWNERSHIP',
    basis: 'EMPLOYEES',
    exposure: random.int(4, 90),
  };
  const hired = [
    { ...borrowed, rate: 1.85, premium: Math.round(hire * 0.0185) },
    { ...others, rate: null, premium: random.dollars(90, 900) },
  ];
  const premiumOf = (short: string): number =>
    sum(fleet.flatMap(({ own }) => own.filter((each) => each.short === short).map(({ premium }) => premium)));
  const fees = [{ name: 'STATE AND MUNICIPAL TAXES', amount: random.int(40, 900) }].filter(() => random.chance(0.6));
  const trade = random.pick(['TREE AND LINE SERVICE INC', 'WASTE HAULING INC', 'SUPPLY CORP']);
  return {
    mail,
    fleet,
    hired,
    bought,
    premiumOf,
    agentCode: numbered(random, '##-####-#'),
    label: {
      carrierName:
        `${word(random)} ${random.pick(['INDEMNITY INSURANCE COMPANY', 'CASUALTY COMPANY', 'FIRE AND MARINE INSURANCE CO'])}`.toUpperCase(),
      policyNumber: numbered(random, random.pick(['CA  ### ## ##-##', 'BAX#######'])),
      transactionType: random.pick(['renewal', 'renewal', 'new']),
      namedInsureds: [`${word(random).toUpperCase()} ${trade}`],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: 'CORPORATION',
      totalPremium: sum([
        ...fleet.map(({ vehicle }) => vehicle.premium),
        ...hired.map(({ premium }) => premium),
        ...fees.map(({ amount }) => amount),
      ]),
      fees,
      hiredAndNonOwned: hired,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const number3 = (number: number): string => String(number).padStart(3, '0');

/** Texts, with semicolons between them, at the columns of a listing. */
const at = (columns: readonly number[], texts: string): string =>
  typedLine(...texts.split(';').map((text, i) => [columns[i] ?? 0, text] as const));
const dollars = (amount: number): string => whole(amount).padStart(11);

function policyPage(f: Facts): string[] {
  const { label: l, mail } = f;
  const [pair, row] = [
    [2, 20, 64, 76],
    [2, 42, 56, 80, 96],
  ];
  return [
    'COMMERCIAL AUTOMOBILE POLICY DECLARATIONS - PART 1 OF 3',
    '',
    at(pair, `NAMED INSURED;${l.namedInsureds[0]};AGENT;${l.agencyName}  ${f.agentCode}`),
    at(
      pair,
      `MAIL;${mail.street.toUpperCase()};TERM;${shortSlashed(l.effectiveDate)} TO ${shortSlashed(l.expirationDate)}`,
    ),
    at(pair, `;${cityLine(mail).toUpperCase()};INSURED IS;${l.entityType}`),
    '',
    at(row, 'COVERAGE;AUTOS;LIMIT OF LIAB;DEDUCTIBLE;     ANNUAL'),
    at(row, ';COVERED;IN THOUSANDS;;  PREMIUM $'),
    ...f.bought.map((each) =>
      at(row, `${each.name};${each.autoSymbols.join(' ')};${each.printed};;${dollars(f.premiumOf(each.short))}`),
    ),
    ...damages.map(([short, name]) =>
      at(row, `${name};07;ACV OR COST OF REPAIR;SEE PART 3;${dollars(f.premiumOf(short))}`),
    ),
    at(row, 'TOWING AND LABOR;;NOT COVERED'),
    '',
    ...f.hired.map(({ coverage, basis, exposure, rate, premium }) =>
      at(row, `${coverage};${basis} ${whole(exposure)};;${rate === null ? '' : `RATE ${rate}`};${dollars(premium)}`),
    ),
    ...l.fees.map(({ name, amount }) => at(row, `${name};;;;${dollars(amount)}`)),
    at(row, `TOTAL ANNUAL PREMIUM;;;;${dollars(l.totalPremium)}`),
    '',
    '  FORMS  CA0001 1013  CA0158 0115  CA2116 1013  CA9903 1013  CA9944 1013  IL0017 1198  CX-204 0611',
    ...(l.transactionType === 'renewal'
      ? ['', '  YOUR PREMIUM REFLECTS REVISED RATES. SEE ENCLOSED NOTICE CX-19.']
      : []),
  ];
}

const ROOM = 28;
const chunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ROOM) }, (_, i) => items.slice(i * ROOM, (i + 1) * ROOM));

function unitPages({ fleet }: Facts): string[][] {
  const columns = [0, 6, 12, 18, 33, 53, 71, 77, 84, 90, 99, 110];
  return chunks(fleet).map((rows) => [
    'LISTING OF UNITS - PART 2 OF 3',
    '',
    at(columns, 'UNIT;YR;MAKE;DESCRIPTION;SERIAL NUMBER;GARAGED;TERR;CLASS;RAD;   GVW;COST NEW;LOSS PAYEE'),
    ...rows.map(({ vehicle: v }) =>
      at(
        columns,
        `${number3(v.number)};${v.year};${v.make};${v.model};${v.vin};${v.garagingLocation};${v.territory};${v.classCode};${v.radius};${whole(v.grossWeight).padStart(6)};${whole(v.costNew).padStart(8)};${v.lossPayeeName ?? ''}`,
      ),
    ),
  ]);
}

function premiumPages({ fleet, bought }: Facts): string[][] {
  const columns = [...bought.map(({ short }) => short), 'COMP', 'COLL'];
  const wide = (short: string, deductible: string, text: string): string =>
    `${short.startsWith('CO') ? deductible.padStart(7) : ''}${text.padStart(9)}`;
  const cell = (own: Facts['fleet'][number]['own'], short: string): string => {
    const found = own.find((each) => each.short === short);
    return wide(short, String(found?.deductible ?? ''), found === undefined ? '---' : whole(found.premium));
  };
  return chunks(fleet).map((rows) => [
    'LISTING OF PREMIUMS BY UNIT - PART 3 OF 3',
    '',
    `UNIT  ${columns.map((short) => wide(short, 'DED', short)).join('')}${'TOTAL'.padStart(11)}`,
    ...rows.map(
      ({ vehicle, own }) =>
        `${number3(vehicle.number)}   ${columns.map((short) => cell(own, short)).join('')}${dollars(vehicle.premium)}`,
    ),
    '',
    `PAGE TOTAL ${whole(sum(rows.map(({ vehicle }) => vehicle.premium)))}`,
  ]);
}

function pagesOf(f: Facts): string[] {
  const { label: l } = f;
  const [columns, kind] = [[0, 60, 80, 110], l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL'];
  return [policyPage(f), ...unitPages(f), ...premiumPages(f)].map((lines, i) =>
    [
      at(columns, `${l.carrierName};${kind};POLICY ${l.policyNumber};PAGE ${i + 1}`),
      at(columns, `${i === 0 ? '' : l.namedInsureds[0]};;RUN ${compact(l.effectiveDate)}`),
      ...lines,
    ].join('\n'),
  );
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'wide-listing-thousands',
  build: (random) => {
    const f = facts(random);
    const names = [
      ...f.bought.map(({ short, name }) => [short, name] as const),
      ...damages.map((each) => [each[0], each[1]] as const),
    ];
    const full = new Map<string, string>(names);
    const policy = [
      ...f.bought.map(({ short, name, autoSymbols, limitPerPerson, limit }) => ({
        name,
        autoSymbols,
        limitPerPerson,
        limit,
        premium: f.premiumOf(short),
      })),
      ...damages.map(([short, name]) => ({
        name,
        autoSymbols: ['07'],
        limitText: 'ACV OR COST OF REPAIR',
        premium: f.premiumOf(short),
      })),
    ];
    const byUnit = f.fleet.flatMap(({ own }) => own);
    return {
      html: sheet({ css, body: pagesOf(f).map((page) => html`<pre>${page}</pre>`) }),
      label: {
        ...f.label,
        vehicles: f.fleet.map(({ vehicle }) => vehicle),
        coverages: [...policy, ...byUnit.map(({ short, ...each }) => ({ ...each, name: short }))],
        additionalInterests: [...new Set(f.fleet.flatMap(({ vehicle }) => vehicle.lossPayeeName ?? []))].map(
          (name) => ({ interest: 'LOSS PAYEE', name }),
        ),
        // the listing has short names of the coverages that the policy page spells out
        _accept: Object.fromEntries(
          byUnit.map(({ short }, i) => [`coverages[${policy.length + i}].name`, [full.get(short)]]),
        ),
      },
      print: { landscape: true, margin: { top: '0.45in', bottom: '0.4in', left: '0.45in', right: '0.35in' } },
    };
  },
};
