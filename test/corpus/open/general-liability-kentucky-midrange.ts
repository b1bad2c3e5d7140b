// Regional mutual on a midrange computer: typed declarations of a contractor's liability policy, each class on two lines of premium (premises
// and products) with its words below, classes that go on on the next page, and the state's surcharge and city tax below the premium.
import { addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { typedLine, typedPages, typedWrap } from '../parts/typed-page.ts';

const css = `@page{margin:.5in .55in}pre{font:9pt/1.2 "Liberation Mono",monospace;margin:0;break-after:page}pre:last-child{break-after:auto}`;
const WIDTH = 96;
const ROOM = 50;

const known = [
  ['91580', 'CONTRACTORS - EXECUTIVE SUPERVISORS OR EXECUTIVE SUPERINTENDENTS', 'PAYROLL'],
  [
    '91585',
    'CONTRACTORS - SUBCONTRACTED WORK - IN CONNECTION WITH CONSTRUCTION, REPAIR OF BUILDINGS NOC',
    'TOTAL COST',
  ],
  ['91560', 'CONCRETE CONSTRUCTION', 'PAYROLL'],
  ['94007', 'EXCAVATION', 'PAYROLL'],
  ['97047', 'LANDSCAPE GARDENING', 'PAYROLL'],
  ['92478', 'ELECTRICAL WORK - WITHIN BUILDINGS', 'PAYROLL'],
  ['95647', 'HEATING OR HEATING AND AIR CONDITIONING SYSTEMS OR EQUIPMENT - NO LPG', 'PAYROLL'],
  ['61212', 'BUILDINGS OR PREMISES - BANK OR OFFICE - MERCANTILE OR MANUFACTURING (LESSORS RISK ONLY)', 'AREA'],
  ['13673', 'HARDWARE AND TOOL DISTRIBUTORS', 'GROSS SALES'],
] as const;

const formList = [
  ['CG 00 01', '04 13', 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM'],
  ['CG 21 47', '12 07', 'EMPLOYMENT-RELATED PRACTICES EXCLUSION'],
  ['CG 21 67', '12 04', 'FUNGI OR BACTERIA EXCLUSION'],
  ['CG 20 10', '04 13', 'ADDL INSURED - OWNERS, LESSEES OR CONTRACTORS'],
  ['CG 22 79', '04 13', 'EXCL - CONTRACTORS - PROFESSIONAL LIABILITY'],
  ['IL 00 21', '09 08', 'NUCLEAR ENERGY LIABILITY EXCLUSION'],
  ['IL 02 63', '09 08', 'KENTUCKY CHANGES - CANCELLATION AND NONRENEWAL'],
  ['GL 7 18', '01 06', 'MUTUAL POLICY CONDITIONS'],
] as const;

function classOf(random: Random, locations: number, [classCode, description, premiumBasis]: (typeof known)[number]) {
  const isIfAny = premiumBasis === 'TOTAL COST' && random.chance(0.4);
  const exposure = isIfAny
    ? null
    : premiumBasis === 'AREA'
      ? random.int(12, 96) * 100
      : random.dollars(18_000, 900_000);
  const premisesRate = random.int(800, 21_000) / 1000;
  // lessors' products are part of their premises
  const productsRate = premiumBasis === 'AREA' ? null : random.int(300, 14_000) / 1000;
  const charge = (rate: number | null): number | null =>
    rate === null ? null : exposure === null ? 0 : Math.round((exposure * rate) / 1000);
  return {
    locationNumber: random.int(1, locations),
    territory: random.pick(['001', '002', '003']),
    classCode,
    description,
    premiumBasis,
    exposure,
    premisesRate,
    productsRate,
    premisesPremium: charge(premisesRate),
    productsPremium: charge(productsRate),
  };
}

function facts(random: Random) {
  const mail = place(random, 'KY');
  const sites = random.times(random.int(1, 3), (i) => (i === 0 ? mail : place(random, 'KY')));
  const classifications = random
    .some(known, random.int(2, 6))
    .map((each) => classOf(random, sites.length, each))
    .sort((a, b) => a.locationNumber - b.locationNumber);
  const extras = random
    .some(['ADDL INSURED - BLANKET AUTOMATIC', 'CONTRACTORS ENHANCEMENT', 'WAIVER OF SUBROGATION'], random.int(1, 3))
    .map((name) => ({ name, limitText: null, premium: random.int(40, 380) }));
  const rated = sum([
    ...classifications.flatMap((row) => [row.premisesPremium ?? 0, row.productsPremium ?? 0]),
    ...extras.map(({ premium }) => premium),
  ]);
  const terrorism = Math.max(5, Math.round(rated * 0.01));
  const before = rated + terrorism;
  const fees = [
    { name: 'KY PREMIUM SURCHARGE', amount: Math.round(before * 1.8) / 100 },
    {
      name: `LOCAL GOVT PREMIUM TAX - ${mail.city.toUpperCase()}`,
      amount: Math.round(before * random.int(4, 10)) / 100,
    },
  ];
  const one = random.pick([500_000, 1_000_000, 1_000_000]);
  const effectiveDate = `${random.int(2014, 2025)}-${random.pick(['02', '05', '07', '10'])}-${random.pick(['01', '10', '15', '22'])}`;
  const trade = random.pick(['BUILDERS', 'EXCAVATING', 'MECHANICAL', 'ELECTRIC']);
  return {
    mail,
    sites,
    before,
    terrorism,
    isRenewal: random.chance(0.7),
    agentCode: numbered(random, '##-####'),
    deductible: random.chance(0.6) ? random.pick([250, 500, 1000]) : null,
    label: {
      carrierName: `${word(random)} MUTUAL INSURANCE COMPANY`.toUpperCase(),
      policyNumber: numbered(random, random.pick(['GL ## ####### ##', '@# ###-##-##', '#### ###### GL'])),
      namedInsureds: [`${word(random)} ${trade} ${random.pick(['INC', 'LLC', 'CO'])}`.toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'LIMITED LIABILITY COMPANY', 'PARTNERSHIP']),
      businessDescription: `${trade} ${random.pick(['CONTRACTOR', 'CONTRACTOR - COMMERCIAL AND RESIDENTIAL'])}`,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      personalAdvertisingInjuryLimit: one,
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000, 300_000]),
      medicalExpenseLimit: random.pick([5000, 10_000]),
      auditPeriod: random.pick(['ANNUAL', 'ANNUALLY']),
      totalPremium: sum([before, ...fees.map(({ amount }) => amount)]),
      minimumPremium: random.pick([250, 350, 500]),
      fees,
      classifications,
      otherCoverages: [
        ...extras,
        { name: 'TERRORISM RISK INSURANCE ACT - CERTIFIED ACTS', limitText: null, premium: terrorism },
      ],
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at).toUpperCase() })),
      forms: random.some(formList, random.int(5, 8)).map(([number, edition, name]) => ({
        number: `${number} ${edition}`,
        name,
      })),
      countersigner: person(random),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const limitLine = (name: string, amount: number, behind = ''): string =>
  `     ${name.padEnd(50, '.')} $${whole(amount).padStart(11)} ${behind}`.trimEnd();
const chargeLine = (name: string, amount: string): string => `     ${name.padEnd(64, '.')}${amount.padStart(14)}`;
const title = (text: string): string[] => ['', `${text} ${'-'.repeat(WIDTH - text.length - 1)}`];

function opening({ label: l, mail, agentCode, deductible }: Facts): string[] {
  return [
    typedLine([0, 'INSURED'], [52, 'AGENT']),
    typedLine([2, l.namedInsureds[0] ?? ''], [54, l.agencyName]),
    typedLine([2, mail.street.toUpperCase()], [54, `CODE ${agentCode}`]),
    typedLine([2, cityLine(mail).toUpperCase()]),
    '',
    typedLine([0, 'THE INSURED IS A:'], [20, l.entityType]),
    typedLine([0, 'BUSINESS:'], [20, l.businessDescription]),
    typedLine([0, 'AUDIT PERIOD:'], [20, l.auditPeriod]),
    ...title('LIMITS OF INSURANCE'),
    limitLine('GENERAL AGGREGATE (OTHER THAN PROD/COMP OPS)', l.generalAggregateLimit),
    limitLine('PRODUCTS-COMPLETED OPERATIONS AGGREGATE', l.productsAggregateLimit),
    limitLine('PERSONAL AND ADVERTISING INJURY', l.personalAdvertisingInjuryLimit),
    limitLine('EACH OCCURRENCE', l.eachOccurrenceLimit),
    limitLine('DAMAGE TO PREMISES RENTED TO YOU', l.damageToRentedPremisesLimit, 'ANY ONE PREMISES'),
    limitLine('MEDICAL EXPENSE', l.medicalExpenseLimit, 'ANY ONE PERSON'),
    ...(deductible === null ? [] : [limitLine('PROPERTY DAMAGE DEDUCTIBLE', deductible, 'PER CLAIM')]),
  ];
}

function classBlock(row: Facts['label']['classifications'][number]): string[] {
  const [words = '', ...more] = typedWrap(row.description, 50);
  const amount = (value: number | null): string => (value === null ? 'INCL' : whole(value)).padStart(10);
  const rate = (value: number | null): string => (value === null ? 'INCL' : value.toFixed(3)).padStart(9);
  const exposure = row.exposure === null ? 'IF ANY' : whole(row.exposure);
  return [
    typedLine(
      [1, String(row.locationNumber).padStart(3, '0')],
      [7, row.classCode],
      [15, row.territory],
      [21, row.premiumBasis],
      [35, exposure.padStart(12)],
      [52, 'PREM/OPS'],
      [66, rate(row.premisesRate)],
      [80, amount(row.premisesPremium)],
    ),
    typedLine([52, 'PROD/CO'], [66, rate(row.productsRate)], [80, amount(row.productsPremium)]),
    `       ${words}`,
    ...more.map((line) => `       ${line}`),
  ];
}

function blocksOf(f: Facts): string[][] {
  const { label: l } = f;
  const heads = [
    ...title('CLASSIFICATION AND PREMIUM'),
    typedLine([1, 'LOC'], [7, 'CLASS'], [15, 'TERR'], [21, 'BASIS'], [39, 'EXPOSURE'], [71, 'RATE'], [83, 'PREMIUM']),
  ];
  const [leading = [], ...others] = l.classifications.map(classBlock);
  return [
    opening(f),
    [
      ...title('LOCATIONS YOU OWN, RENT OR OCCUPY'),
      ...f.sites.map((at, i) => `     LOC ${String(i + 1).padStart(3, '0')}  ${oneLine(at).toUpperCase()}`),
    ],
    [...heads, ...leading],
    ...others,
    [
      ...title('OTHER CHARGES'),
      ...l.otherCoverages.map(({ name, premium }) => chargeLine(name, cents(premium))),
      '',
      chargeLine('ESTIMATED POLICY PREMIUM', cents(f.before)),
      ...l.fees.map(({ name, amount }) => chargeLine(name, cents(amount))),
      chargeLine('TOTAL ESTIMATED PREMIUM, SURCHARGE AND TAX', `$${cents(l.totalPremium)}`),
      `     POLICY MINIMUM PREMIUM $${whole(l.minimumPremium)}`,
    ],
    [...title('FORMS AND ENDORSEMENTS'), ...l.forms.map(({ number, name }) => `     ${number.padEnd(16)}${name}`)],
    ['', `COUNTERSIGNED BY ${l.countersigner.toUpperCase()}`],
  ];
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'kentucky-midrange',
  build: (random) => {
    const f = facts(random);
    const { countersigner: _, ...label } = f.label;
    const kind = f.isRenewal ? 'RENEWAL DECLARATIONS' : 'NEW BUSINESS DECLARATIONS';
    const pages = typedPages(blocksOf(f), ROOM).map((lines, i) =>
      [
        typedLine([0, label.carrierName], [70, `PAGE ${i + 1}`]),
        typedLine([0, 'COMMERCIAL GENERAL LIABILITY'], [46, kind]),
        typedLine(
          [0, `POLICY ${label.policyNumber}`],
          [46, `FROM ${shortSlashed(label.effectiveDate)} TO ${shortSlashed(label.expirationDate)}  12:01 A.M.`],
        ),
        '='.repeat(WIDTH),
        ...lines,
      ].join('\n'),
    );
    return {
      html: sheet({ css, body: pages.map((text) => html`<pre>${text}</pre>`) }),
      label: {
        ...label,
        transactionType: f.isRenewal ? 'renewal' : 'new',
        deductibles:
          f.deductible === null ? [] : [{ coverage: 'PROPERTY DAMAGE', basis: 'PER CLAIM', amount: f.deductible }],
        // only the number of the coverage form tells its basis
        _accept: { coverageForm: ['occurrence'] },
      },
    };
  },
};
