import { addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A county mutual's system print: BOP schedule in a typewriter face, one paragraph a building, mutually numbered, no premiums but the total.

const WIDTH = 88;
const left = (text: string, width: number): string => text.slice(0, width).padEnd(width);
const right = (text: string, width: number): string => text.padStart(width);
const amount = (caption: string, value: number | string, indent = 4): string => {
  const text = typeof value === 'number' ? `$${whole(value)}` : value;
  return `${' '.repeat(indent)}${left(caption, WIDTH - 20 - indent)}${right(text, 20)}`;
};

const CLASSES = [
  'CONVENIENCE STORE',
  'LAUNDROMAT',
  'FLOWER SHOP',
  'INSURANCE OFFICE',
  'SHOE REPAIR',
  'SELF STORAGE',
  'BAKERY - RETAIL',
];

function drawBuilding(
  random: Random,
  locationNumber: number,
  buildingNumber: number,
  address: ReturnType<typeof place>,
) {
  return {
    locationNumber,
    buildingNumber,
    address,
    occupancy: random.pick(CLASSES),
    classCode: random.digits(5),
    construction: random.pick(['FRAME', 'JOISTED MASONRY', 'NON-COMBUSTIBLE']),
    protection: String(random.int(3, 9)),
    building: random.int(80, 900) * 1000,
    contents: random.chance(0.8) ? random.int(10, 200) * 1000 : null,
    deductible: random.pick([500, 1_000, 2_500]),
  };
}

type Building = ReturnType<typeof drawBuilding>;

function paragraph(each: Building): string {
  return [
    `LOC ${String(each.locationNumber).padStart(2, '0')}  BLDG ${String(each.buildingNumber).padStart(2, '0')}   ${oneLine(each.address).toUpperCase()}`,
    `    CLASS ${each.classCode} ${left(each.occupancy, 26)}CONSTR ${left(each.construction, 20)}PROT CL ${each.protection}`,
    amount('BUILDING', each.building),
    ...(each.contents === null ? [] : [amount('BUSINESS PERSONAL PROPERTY', each.contents)]),
    amount('DEDUCTIBLE', each.deductible),
    '',
  ].join('\n');
}

const OPTIONS = [
  { name: 'BUSINESS INCOME', limit: null, limitText: '12 MONTHS' },
  { name: 'EMPLOYEE DISHONESTY', limit: 10_000, limitText: null },
  { name: 'BURGLARY AND ROBBERY', limit: 10_000, limitText: null },
  { name: 'OUTDOOR SIGNS', limit: 5_000, limitText: null },
  { name: 'MECHANICAL BREAKDOWN', limit: null, limitText: 'INCLUDED' },
];

const css = `pre{font:9pt/1.28 "Courier New","Liberation Mono",monospace;margin:0;break-inside:avoid}`;

export const style: Style = {
  policyType: 'businessowners',
  name: 'typed-schedule',
  build(random) {
    const [insurer, insured, producer, mail] = [
      carrier(random).toUpperCase(),
      company(random).toUpperCase(),
      agency(random).toUpperCase(),
      place(random),
    ];
    const number = numbered(random, 'BOP#####@');
    const effective = dayBetween(random, '2010-01-01', '2026-06-01');
    const buildings = random
      .times(random.int(1, 4), (index) => ({ index, address: place(random, mail.state) }))
      .flatMap(({ index, address }) =>
        random.times(random.pick([1, 1, 2]), (each) => drawBuilding(random, index + 1, each + 1, address)),
      );
    const options = random.some(OPTIONS, random.int(1, 4));
    const [occurrence, medical, rented] = [
      random.pick([300_000, 500_000, 1_000_000]),
      5_000,
      random.pick([50_000, 100_000]),
    ];
    const premium = random.int(700, 9_000);
    const fee = random.int(10, 60);
    const total = sum([premium, fee]);
    const [entity, business] = [
      random.pick(['CORPORATION', 'PARTNERSHIP', 'INDIVIDUAL', 'LLC']),
      random.pick(['RETAIL', 'SERVICE', 'LESSORS RISK']),
    ];
    const isRenewal = random.chance(0.7);
    const head = [
      `${left(insurer, WIDTH - 14)}${right('BP-DEC 0798', 14)}`,
      `BUSINESSOWNERS POLICY DECLARATIONS          ${isRenewal ? `RENEWAL OF ${number.slice(0, -1)}` : 'NEW BUSINESS'}`,
      '='.repeat(WIDTH),
      `POLICY NO   ${left(number, 28)}AGENCY  ${producer}`,
      `FROM ${shortSlashed(effective)} TO ${shortSlashed(addYears(effective, 1))} AT 12:01 AM STANDARD TIME`,
      '',
      `INSURED     ${insured}`,
      `            ${mail.street.toUpperCase()}`,
      `            ${cityLine(mail).toUpperCase()}`,
      `ENTITY      ${left(entity, 28)}BUSINESS  ${business}`,
      '='.repeat(WIDTH),
      'SECTION I - PROPERTY',
      '',
    ].join('\n');
    const tail = [
      'COVERAGES FOR ALL LOCATIONS',
      ...options.map((each) => amount(each.name, each.limit ?? each.limitText)),
      '='.repeat(WIDTH),
      'SECTION II - LIABILITY',
      amount('LIABILITY AND MEDICAL EXPENSES, PER OCCURRENCE', occurrence),
      amount('MEDICAL EXPENSES, PER PERSON', medical),
      amount('FIRE LEGAL / DAMAGE TO PREMISES RENTED', rented),
      amount('PERSONAL AND ADVERTISING INJURY', 'INCLUDED'),
      amount('AGGREGATE, PRODUCTS-COMPLETED OPERATIONS', occurrence * 2),
      amount('AGGREGATE, ALL OTHER', occurrence * 2),
      '='.repeat(WIDTH),
      amount('ANNUAL PREMIUM', premium, 0),
      amount('STATE SURCHARGE', fee, 0),
      amount('TOTAL ANNUAL COST', total, 0),
      '',
      'FORMS  BP0002  BP0006  BP0009  BP0417  BP0701  IL0003',
    ].join('\n');
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: [insured],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      entityType: entity,
      businessDescription: business,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: buildings.map((each) => ({
        locationNumber: each.locationNumber,
        buildingNumber: each.buildingNumber,
        address: oneLine(each.address).toUpperCase(),
        description: each.occupancy,
        classCode: each.classCode,
        construction: each.construction,
        protectionClass: each.protection,
      })),
      coverages: [
        ...buildings.flatMap(({ locationNumber, buildingNumber, building, contents, deductible }) => {
          const common = { locationNumber, buildingNumber, deductible };
          const own = { ...common, name: 'BUILDING', limit: building };
          return contents === null ? [own] : [own, { ...common, name: 'BUSINESS PERSONAL PROPERTY', limit: contents }];
        }),
        ...options,
      ],
    };
    return {
      html: sheet({ css, body: [head, ...buildings.map(paragraph), tail].map((text) => html`<pre>${text}</pre>`) }),
      label,
      print: { margin: { left: '0.8in' } },
    };
  },
};
