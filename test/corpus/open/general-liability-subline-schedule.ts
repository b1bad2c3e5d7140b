// National carrier for contractors: laser print in a fixed pitch that looks like a line printer. Common declarations, the coverage
// part, then a premium schedule with two sublines (PREM-OPS, PROD-CO) below each class, and a listing of forms.
import { addDays, addYears, shortDashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `pre{font:8.7pt/1.26 "Courier Prime","Liberation Mono",monospace;margin:0}pre+pre{break-before:page}`;

const classes = [
  ['CONTRACTORS-EXECUTIVE SUPERVISORS OR EXECUTIVE SUPERINTENDENTS', '91580', 'PAYROLL', 60_000, 400_000],
  ['CONTRACTORS-SUBCONTRACTED WORK-CONSTRUCTION OR REPAIR OF BUILDINGS', '91585', 'TOTAL COST', 100_000, 4_000_000],
  ['CONCRETE CONSTRUCTION', '91560', 'PAYROLL', 90_000, 900_000],
  ['ELECTRICAL WORK-WITHIN BUILDINGS', '92478', 'PAYROLL', 80_000, 1_400_000],
  ['HEATING OR COMBINED HEATING AND AIR CONDITIONING SYSTEMS-NO LPG', '95647', 'PAYROLL', 60_000, 700_000],
  ['EXCAVATION', '94007', 'PAYROLL', 80_000, 800_000],
  ['METAL ERECTION-DECORATIVE OR ARTISTIC', '97653', 'PAYROLL', 40_000, 300_000],
] as const;

const formNames = [
  ['CG K0 01 11 03', 'COMMERCIAL GENERAL LIABILITY DECLARATIONS'],
  ['CG 00 01 04 13', 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM'],
  ['CG K2 46 04 19', 'BLANKET ADDITIONAL INSURED (CONTRACTORS)'],
  ['CG K3 16 02 19', 'CONTRACTORS PLUS ENDORSEMENT'],
  ['CG 25 03 05 09', 'DESIGNATED CONSTRUCTION PROJECT(S) GENERAL AGGREGATE LIMIT'],
  ['CG 21 47 12 07', 'EMPLOYMENT-RELATED PRACTICES EXCLUSION'],
  ['CG 21 67 12 04', 'FUNGI OR BACTERIA EXCLUSION'],
  ['IL 02 44 09 07', 'STATE CHANGES - CANCELLATION AND NONRENEWAL'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const locations = random.times(random.int(1, 3), (i) => (i === 0 ? mail : place(random, mail.state)));
  const territories = locations.map(() => numbered(random, '00#'));
  const classifications = random
    .some(classes, random.int(2, 5))
    .map(([description, classCode, premiumBasis, low, high]) => {
      const exposure = random.dollars(low, high);
      const locationNumber = random.int(1, locations.length);
      const premisesRate = random.amount(0.8, 9);
      const productsRate = random.chance(0.85) ? random.amount(0.4, 8) : null;
      return {
        locationNumber,
        state: mail.state,
        territory: territories[locationNumber - 1],
        classCode,
        description,
        premiumBasis,
        exposure,
        premisesRate,
        productsRate,
        premisesPremium: Math.round((exposure * premisesRate) / 1000),
        productsPremium: productsRate === null ? null : Math.round((exposure * productsRate) / 1000),
      };
    });
  const plus = random.int(150, 900);
  const fees = random.chance(0.5) ? [{ name: 'STATE FIRE/CASUALTY SURCHARGE', amount: random.int(15, 190) }] : [];
  const terrorism = random.int(20, 240);
  const part = sum([...classifications.flatMap((row) => [row.premisesPremium, row.productsPremium ?? 0]), plus]);
  const one = random.pick([1_000_000, 1_000_000, 2_000_000]);
  const effectiveDate = `${random.int(2020, 2025)}-${random.pick(['01', '03', '04', '07', '10'])}-01`;
  const forms = [...formNames.slice(0, 3), ...random.some(formNames.slice(3), random.int(2, 5))];
  return {
    mail,
    part,
    plus,
    issued: addDays(effectiveDate, -random.int(6, 40)),
    label: {
      carrierName: `THE ${carrier(random).toUpperCase()}`,
      policyNumber: `${numbered(random, random.pick(['K-620-#@######-@@@-', 'DK-GC-#@######-@@@-']))}${effectiveDate.slice(2, 4)}`,
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [
        `${word(random)} ${random.pick(['Electric Inc', 'Builders, LLC', 'Mechanical Contractors Inc.', 'Construction Co.'])}`.toUpperCase(),
      ],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'LIMITED LIABILITY COMPANY', 'PARTNERSHIP', 'INDIVIDUAL']),
      businessDescription: random.pick([
        'GENERAL CONTRACTOR',
        'ELECTRICAL CONTRACTOR',
        'SITE WORK AND CONCRETE',
        'HVAC CONTRACTOR',
      ]),
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([100_000, 300_000, 500_000]),
      medicalExpenseLimit: random.chance(0.85) ? random.pick([5000, 10_000]) : null,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      totalPremium: sum([part, terrorism, ...fees.map((fee) => fee.amount)]),
      auditPeriod: 'ANNUAL',
      fees,
      locations: locations.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at).toUpperCase() })),
      classifications,
      otherCoverages: [
        { name: 'CONTRACTORS PLUS ENDORSEMENT', premium: plus },
        { name: 'TERRORISM RISK INSURANCE ACT OF 2002 AS AMENDED', premium: terrorism },
      ],
      forms: forms.map(([number, name]) => ({ number, name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const at = (column: number, first: string, second: string): string => first.padEnd(column) + second;
const right = (text: string, width: number): string => text.padStart(width);
const dotted = (name: string, amount: string): string => `    ${name.padEnd(60, ' ')}${right(amount, 14)}`;
const heading = ({ label: l, issued }: Facts, title: string): string[] => [
  at(56, title, `POLICY NUMBER: ${l.policyNumber}`),
  at(56, '', `ISSUE DATE: ${shortDashed(issued)}`),
  '',
];

function common(f: Facts): string[] {
  const { label: l, mail } = f;
  const [, terrorism] = l.otherCoverages;
  return [
    ...heading(f, 'COMMON POLICY DECLARATIONS'),
    `BUSINESS: ${l.businessDescription}`,
    '',
    'INSURING COMPANY:',
    l.carrierName,
    '',
    '1. NAMED INSURED AND MAILING ADDRESS:',
    `   ${l.namedInsureds[0]}`,
    `   ${mail.street.toUpperCase()}`,
    `   ${cityLine(mail).toUpperCase()}`,
    '',
    `2. POLICY PERIOD:  FROM ${shortDashed(l.effectiveDate)} TO ${shortDashed(l.expirationDate)}  12:01 A.M. STANDARD TIME AT YOUR MAILING ADDRESS.`,
    '',
    '3. LOCATIONS',
    '   PREMISES LOC. NO.   ADDRESS',
    ...l.locations.map((each) => `         ${each.locationNumber}             ${each.address}`),
    '',
    '4. COVERAGE PARTS FORMING PART OF THIS POLICY AND INSURING COMPANIES:',
    `   COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS  CG K0 01 11 03`,
    '',
    '5. NUMBERS OF FORMS AND ENDORSEMENTS FORMING A PART OF THIS POLICY: SEE IL K8 01 10 93',
    '',
    '6. SUPPLEMENTAL POLICIES: EACH OF THE FOLLOWING IS A SEPARATE POLICY CONTAINING ITS COMPLETE PROVISIONS:  NONE',
    '',
    '7. PREMIUM SUMMARY:',
    dotted('COMMERCIAL GENERAL LIABILITY', `$${right(whole(f.part), 11)}`),
    dotted(terrorism?.name ?? '', `$${right(whole(terrorism?.premium ?? 0), 11)}`),
    ...l.fees.map((fee) => dotted(fee.name, `$${right(whole(fee.amount), 11)}`)),
    dotted('TOTAL PROVISIONAL PREMIUM', `$${right(whole(l.totalPremium), 11)}`),
    l.transactionType === 'new'
      ? '   DUE AT INCEPTION'
      : `   RENEWAL OF ${l.policyNumber.slice(0, -2)}${String(Number(l.effectiveDate.slice(2, 4)) - 1).padStart(2, '0')}`,
    '',
    '',
    at(56, 'NAME AND ADDRESS OF AGENT OR BROKER:', 'COUNTERSIGNED BY:'),
    at(56, l.agencyName, '______________________________'),
    at(56, '', 'AUTHORIZED REPRESENTATIVE'),
    '',
    'IL K0 02 11 89     PAGE 1 OF 1',
  ];
}

function part(f: Facts): string[] {
  const { label: l } = f;
  const limit = (name: string, value: number | null): string =>
    dotted(name, value === null ? 'EXCLUDED' : wholeDollars(value));
  return [
    ...heading(f, 'COMMERCIAL GENERAL LIABILITY'),
    'COVERAGE PART DECLARATIONS',
    '',
    `DECLARATIONS PERIOD: FROM ${shortDashed(l.effectiveDate)} TO ${shortDashed(l.expirationDate)} 12:01 A.M. STANDARD TIME`,
    '',
    '1. COVERAGE AND LIMITS OF INSURANCE:',
    '',
    '   COMMERCIAL GENERAL LIABILITY COVERAGE FORM               LIMITS OF INSURANCE',
    limit('GENERAL AGGREGATE (OTHER THAN PROD-COMPLETED OPERATIONS)', l.generalAggregateLimit),
    limit('PRODUCTS-COMPLETED OPERATIONS AGGREGATE', l.productsAggregateLimit),
    limit('PERSONAL AND ADVERTISING INJURY', l.personalAdvertisingInjuryLimit),
    limit('EACH OCCURRENCE', l.eachOccurrenceLimit),
    limit('DAMAGE TO PREMISES RENTED TO YOU (ANY ONE PREMISES)', l.damageToRentedPremisesLimit),
    limit('MEDICAL EXPENSE (ANY ONE PERSON)', l.medicalExpenseLimit),
    '',
    `2. AUDIT PERIOD: ${l.auditPeriod}`,
    '',
    `3. FORM OF BUSINESS: ${l.entityType}`,
    '',
    '4. A. NUMBERS OF FORMS, SCHEDULES AND ENDORSEMENTS FORMING PART OF THIS COVERAGE PART',
    '      ARE ATTACHED AS A SEPARATE LISTING.',
    '',
    'THESE DECLARATIONS, WITH THE COMMON POLICY DECLARATIONS AND CONDITIONS, COVERAGE FORM AND',
    'ENDORSEMENTS, IF ANY, COMPLETE THE ABOVE NUMBERED POLICY.',
  ];
}

function schedule(f: Facts): string[] {
  const { label: l, plus, part: total } = f;
  const line = (
    subline: string,
    row: Facts['label']['classifications'][number] | null,
    rate: number | null,
    premium: number | null,
  ): string =>
    `${''.padEnd(14)}${subline.padEnd(13)}${(row === null ? '' : row.premiumBasis).padEnd(12)}${right(row === null ? '' : whole(row.exposure), 12)}${right(rate === null ? 'INCL' : rate.toFixed(3), 12)}${right(premium === null ? 'INCL' : whole(premium), 16)}`;
  return [
    ...heading(f, 'DECLARATIONS PREMIUM SCHEDULE'),
    'THIS SCHEDULE APPLIES TO THE DECLARATIONS FOR THE PERIOD OF',
    `${shortDashed(l.effectiveDate)} TO ${shortDashed(l.expirationDate)}`,
    '',
    'IT SHOWS ALL KNOWN RATING CLASSES AS OF THE EFFECTIVE DATE. IF AN EXPOSURE OR CLASSIFICATION IS NOT',
    'SHOWN, IT WILL BE ADDED BY AUDIT.',
    '',
    'LOC/ST/TERR   CLASS DESCRIPTION / CODE NO.',
    `${''.padEnd(14)}${'SUBLINE'.padEnd(13)}${'PREMIUM BASE'.padEnd(12)}${right('EXPOSURE', 12)}${right('RATES', 12)}${right('ADVANCE PREMIUM', 16)}`,
    '-'.repeat(84),
    ...l.classifications.flatMap((row) => [
      at(14, `${row.locationNumber}/${row.state}/${row.territory}`, row.description),
      `${''.padEnd(14)}CODE ${row.classCode}`,
      line('PREM-OPS', row, row.premisesRate, row.premisesPremium),
      line('PROD-CO', null, row.productsRate, row.productsPremium),
      '',
    ]),
    `${''.padEnd(14)}${'CONTRACTORS PLUS ENDORSEMENT'.padEnd(49)}${right(whole(plus), 16)}`,
    '-'.repeat(84),
    `${''.padEnd(14)}${'COVERAGE PART TOTAL'.padEnd(49)}${right(`$ ${whole(total)}`, 16)}`,
    '',
    'CG K0 07 09 87                      PAGE 1 (END)',
  ];
}

const listing = (f: Facts): string[] => [
  ...heading(f, 'LISTING OF FORMS, ENDORSEMENTS AND SCHEDULE NUMBERS'),
  'THIS LISTING SHOWS THE NUMBER OF FORMS, SCHEDULES AND ENDORSEMENTS BY LINE OF BUSINESS.',
  '',
  ...f.label.forms.map((form) => `${form.number.padEnd(20)}${form.name}`),
];

export const style: Style = {
  policyType: 'general_liability',
  name: 'subline-schedule',
  build: (random) => {
    const f = facts(random);
    const pages: Html[] = [common(f), part(f), schedule(f), listing(f)].map(
      (lines) => html`<pre>${lines.join('\n')}</pre>`,
    );
    return { html: sheet({ css, body: pages }), label: f.label };
  },
};
