// Mutual for landlords and shops on a midrange computer: wide typed pages, one line for each building with limit and premium of building and
// contents beside each other and the address below, headings again on each page, liability limits in two columns, options with their charges.
import { addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { typedLine, typedPages } from '../parts/typed-page.ts';

const css = `pre{font:8.6pt/1.22 "Liberation Mono",monospace;margin:0;break-after:page}pre:last-child{break-after:auto}`;
const WIDTH = 134;
const ROOM = 45;

const occupancies = [
  ['APARTMENTS 5-10 UNITS', '65133'],
  ['APARTMENTS 1-4 UNITS', '65141'],
  ['OFFICE - LESSORS RISK', '65145'],
  ['BEAUTY PARLOR', '71332'],
  ['SHOE REPAIR', '59875'],
  ['VARIETY STORE', '57001'],
] as const;

interface Money {
  limit: number;
  premium: number;
}

function buildingOf(random: Random, locationNumber: number, buildingNumber: number) {
  const [description, classCode] = random.pick(occupancies);
  const amount = (low: number, high: number, rate: number): Money => {
    const limit = random.int(low, high) * 1000;
    return { limit, premium: Math.round(limit * rate * (0.7 + random.next())) };
  };
  const isLessor = description.startsWith('APART') || description.startsWith('OFFICE');
  return {
    building: isLessor || random.chance(0.5) ? amount(140, 1900, 0.0031) : null,
    contents: !isLessor || random.chance(0.6) ? amount(5, 160, 0.006) : null,
    deductible: random.pick([500, 1000, 1000, 2500]),
    item: {
      locationNumber,
      buildingNumber,
      description,
      classCode,
      construction: random.pick(['FRAME', 'JOIST MAS', 'NON-COMB', 'MAS NON-C', 'FIRE RES']),
      yearBuilt: random.int(1908, 2018),
      protectionClass: String(random.int(1, 9)).padStart(2, '0'),
    },
  };
}

const options = [
  ['EQUIPMENT BREAKDOWN', null, 'INCLUDED', 96],
  ['EMPLOYEE DISHONESTY', 10_000, null, 31],
  ['SEWER BACKUP', 15_000, null, 88],
  ['ORDINANCE OR LAW - COVERAGE 1, 2 AND 3', null, 'SEE FORM', 74],
  ['LOSS OF RENTS', null, 'ACTUAL LOSS 12 MONTHS', null],
  ['HIRED AND NON-OWNED AUTO LIABILITY', 1_000_000, null, 67],
  ['IDENTITY RECOVERY', 15_000, null, 12],
  ['TERRORISM - CERTIFIED ACTS', null, 'INCLUDED', 25],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const sites = random.times(random.int(1, 5), (i) =>
    i === 0 && random.chance(0.4) ? mail : place(random, mail.state),
  );
  const buildings = sites.flatMap((at, i) =>
    random.times(random.pick([1, 1, 2, 3]), (j) => ({ ...buildingOf(random, i + 1, j + 1), at })),
  );
  const extras = random.some(options, random.int(3, 6)).map(([name, limit, limitText, premium]) => ({
    name,
    limit,
    limitText: limitText === 'SEE FORM' ? null : limitText,
    printed: limit === null ? limitText : whole(limit),
    premium,
  }));
  const liability = random.int(160, 2100);
  const one = random.pick([300_000, 500_000, 1_000_000, 2_000_000]);
  const credits = random.some(['PROTECTIVE DEVICE', 'LOSS FREE', 'MEMBER DIVIDEND PLAN'], random.int(0, 2));
  const effectiveDate = `${random.int(2012, 2025)}-${random.pick(['01', '03', '05', '08', '12'])}-${random.int(10, 28)}`;
  const property = sum(buildings.flatMap(({ building, contents }) => [building?.premium ?? 0, contents?.premium ?? 0]));
  return {
    mail,
    buildings,
    extras,
    liability,
    property,
    lenders: buildings
      .filter(({ building }) => building !== null && random.chance(0.35))
      .map(({ item }) => ({
        item,
        loan: random.digits(8),
        name: `${word(random)} ${random.pick(['STATE BANK', 'SAVINGS BANK', 'FARM CREDIT'])}`.toUpperCase(),
        address: oneLine(place(random, mail.state)).toUpperCase(),
      })),
    label: {
      carrierName: `${word(random)} MUTUAL FIRE INSURANCE COMPANY`.toUpperCase(),
      policyNumber: numbered(random, random.pick(['BOP ######-##', 'B## #### ##', '##BP####'])),
      transactionType: random.pick(['new', 'renewal', 'renewal']),
      namedInsureds: random
        .pick([[`${word(random)} Properties LLC`], [`${word(random)} Realty Trust`, `${word(random)} Holdings LLC`]])
        .map((name) => name.toUpperCase()),
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: random.pick(['LIMITED LIAB COMPANY', 'TRUST', 'PARTNERSHIP']),
      businessDescription: random.pick(['OWNER OF RENTED BUILDINGS', 'REAL ESTATE - LESSOR AND RETAIL']),
      totalPremium: sum([property, liability, ...extras.map(({ premium }) => premium ?? 0)]),
      discounts: credits.map((name) => ({ name })),
      eachOccurrenceLimit: one,
      medicalExpenseLimit: random.pick([1000, 5000]),
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const title = (text: string): string => `---- ${text} `.padEnd(WIDTH, '-');
const money = (found: Money | null): string =>
  found === null ? ' '.repeat(23) : `${whole(found.limit).padStart(12)} ${whole(found.premium).padStart(10)}`;

function buildingLines({ item, at, building, contents, deductible }: Facts['buildings'][number]): string[] {
  const number = (value: number): string => String(value).padStart(3, '0');
  return [
    typedLine(
      [0, `${number(item.locationNumber)} ${number(item.buildingNumber)}`],
      [9, item.description],
      [33, item.classCode],
      [41, item.construction],
      [52, item.protectionClass],
      [56, String(item.yearBuilt)],
      [62, whole(deductible).padStart(6)],
      [70, money(building)],
      [97, money(contents)],
    ).trimEnd(),
    `         ${oneLine(at).toUpperCase()}`,
  ];
}

function blocksOf(f: Facts): string[][] {
  const { label: l, mail } = f;
  const heads = [
    title('SECTION I - PROPERTY'),
    typedLine([75, 'B U I L D I N G'], [98, 'BUSINESS PERSONAL PROPERTY']),
    typedLine(
      [0, 'LOC BLD'],
      [9, 'OCCUPANCY'],
      [33, 'CLASS'],
      [41, 'CONSTR'],
      [52, 'PC'],
      [56, 'YEAR'],
      [65, 'DED'],
      [77, 'LIMIT'],
      [86, 'PREMIUM'],
      [104, 'LIMIT'],
      [113, 'PREMIUM'],
    ),
  ];
  const limit = (name: string, amount: number): string => `${name.padEnd(44)}${whole(amount).padStart(12)}`;
  const side = (a: readonly [string, number], b: readonly [string, number]): string =>
    typedLine([3, limit(...a)], [68, limit(...b)]);
  const [leading = [], ...others] = f.buildings.map(buildingLines);
  return [
    [
      typedLine([0, 'INSURED AND MAILING ADDRESS'], [68, 'AGENCY']),
      typedLine([3, l.namedInsureds[0] ?? ''], [71, l.agencyName]),
      ...l.namedInsureds.slice(1).map((name) => `   ${name}`),
      typedLine([3, mail.street.toUpperCase()], [68, `ORGANIZATION  ${l.entityType}`]),
      typedLine([3, cityLine(mail).toUpperCase()], [68, `BUSINESS      ${l.businessDescription}`]),
      '',
    ],
    [...heads, ...leading],
    ...others,
    [
      typedLine([9, 'TOTAL SECTION I PREMIUM'], [113, whole(f.property).padStart(7)]),
      ...(l.discounts.length === 0
        ? []
        : [`         CREDITS APPLIED: ${l.discounts.map(({ name }) => name).join(', ')}`]),
      '',
    ],
    [
      title('SECTION II - BUSINESS LIABILITY'),
      side(
        ['LIABILITY, EACH OCCURRENCE', l.eachOccurrenceLimit],
        ['AGGREGATE, OTHER THAN PRODUCTS', l.generalAggregateLimit],
      ),
      side(
        ['MEDICAL EXPENSES, PER PERSON', l.medicalExpenseLimit],
        ['AGGREGATE, PRODUCTS-COMPLETED OPS', l.productsAggregateLimit],
      ),
      side(
        ['PERSONAL AND ADVERTISING INJURY', l.personalAdvertisingInjuryLimit],
        ['DAMAGE TO RENTED PREMISES, ANY ONE', l.damageToRentedPremisesLimit],
      ),
      typedLine([9, 'TOTAL SECTION II PREMIUM'], [113, whole(f.liability).padStart(7)]),
      '',
    ],
    [
      title('OPTIONS'),
      ...f.extras.map(({ name, printed, premium }) =>
        typedLine(
          [9, name],
          [56, printed.padStart(22)],
          [113, (premium === null ? 'INCL' : whole(premium)).padStart(7)],
        ),
      ),
      '',
    ],
    ...(f.lenders.length === 0
      ? []
      : [
          [
            title('MORTGAGEES'),
            ...f.lenders.map(({ item, name, address, loan }) =>
              typedLine(
                [0, `LOC ${item.locationNumber} BLD ${item.buildingNumber}`],
                [17, name],
                [46, address],
                [110, `LOAN ${loan}`],
              ),
            ),
            '',
          ],
        ]),
    [
      typedLine([68, `TOTAL ANNUAL PREMIUM    $ ${cents(l.totalPremium)}`]),
      'FORMS  BP0002 1299  BP0006 0197  BP0009 0197  BP0417 0196  MF 112 0707  MF 140 0111',
      'MEMBERS ARE NOT LIABLE FOR ASSESSMENT.  INSTALLMENT FEE $4 EACH IF NOT PAID IN FULL.',
    ],
  ];
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'wide-building-list',
  build: (random) => {
    const f = facts(random);
    const { label: l } = f;
    const pages = typedPages(blocksOf(f), ROOM).map((lines, i) =>
      [
        typedLine([0, l.carrierName], [68, 'BUSINESSOWNERS DECLARATIONS'], [122, `PAGE ${i + 1}`]),
        typedLine(
          [0, `POLICY ${l.policyNumber}`],
          [34, `TERM ${shortSlashed(l.effectiveDate)} - ${shortSlashed(l.expirationDate)}`],
          [68, l.transactionType === 'new' ? 'NEW POLICY' : 'RENEWAL OF SAME NUMBER'],
        ),
        '='.repeat(WIDTH),
        ...lines,
      ].join('\n'),
    );
    return {
      html: sheet({ css, body: pages.map((text) => html`<pre>${text}</pre>`) }),
      label: {
        ...l,
        locations: f.buildings.map(({ item, at }) => ({ ...item, address: oneLine(at).toUpperCase() })),
        coverages: [
          ...f.buildings.flatMap(({ item: { locationNumber, buildingNumber }, building, contents, deductible }) => [
            ...(building === null
              ? []
              : [{ locationNumber, buildingNumber, name: 'BUILDING', ...building, deductible }]),
            ...(contents === null
              ? []
              : [{ locationNumber, buildingNumber, name: 'BUSINESS PERSONAL PROPERTY', ...contents, deductible }]),
          ]),
          ...f.extras.map((extra) => {
            const { printed: _, ...each } = extra;
            return each;
          }),
        ],
        additionalInterests: f.lenders.map(({ name, address, loan }) => ({
          interest: 'MORTGAGEES',
          name,
          address,
          loanNumber: loan,
        })),
      },
      print: { landscape: true, margin: { top: '0.5in', right: '0.4in', bottom: '0.4in', left: '0.5in' } },
    };
  },
};
