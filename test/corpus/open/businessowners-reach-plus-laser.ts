// National stock company's small commercial unit, printed by laser in a fixed pitch. A cover page with the total,
// then a page for each building: location and building as a line of their own, deductible before the limits, amounts
// at the right edge behind a dollar sign at the first line only, a property endorsement with a list of sublimits for
// the whole policy, liability limits as a page of its own, and a bill at the end.
import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { typedLine, typedWrap } from '../parts/typed-page.ts';

const css = `pre{margin:0;font:9.6pt/1.2 "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;

const trades = [
  { business: 'DENTAL OFFICE', name: 'Dental Group PC', entity: 'PROFESSIONAL CORPORATION', code: '65111' },
  { business: 'ACCOUNTANT', name: '& Partners LLP', entity: 'LIMITED LIABILITY PARTNERSHIP', code: '65121' },
  { business: 'BEAUTY PARLOR', name: 'Salon LLC', entity: 'LIMITED LIAB CORP', code: '71332' },
  { business: 'PRINTING - COMMERCIAL', name: 'Press Inc', entity: 'CORPORATION', code: '71912' },
] as const;

interface Line {
  name: string;
  limit?: number;
  limitText?: string;
  deductible?: number;
  premium?: null;
}

function buildingOf(random: Random, deductible: number): Line[] {
  const owned = random.chance(0.4);
  const of = (lines: Line[], chance: number): Line[] => (random.chance(chance) ? lines : []);
  return [
    ...(owned ? [{ name: 'BUILDING', limit: random.int(180, 1900) * 1000, deductible }] : []),
    { name: 'BUSINESS PERSONAL PROPERTY', limit: random.int(22, 480) * 1000, deductible },
    ...of([{ name: 'PERSONAL PROPERTY OF OTHERS', limit: random.int(5, 40) * 1000, deductible }], 0.35),
    { name: 'MONEY AND SECURITIES - INSIDE THE PREMISES', limit: random.pick([10_000, 15_000]) },
    { name: 'MONEY AND SECURITIES - OUTSIDE THE PREMISES', limit: random.pick([2000, 5000]) },
    ...of([{ name: 'OUTDOOR SIGNS', limit: random.pick([2500, 5000]), deductible: 250 }], 0.5),
    ...of([{ name: 'TENANT GLASS', limitText: 'INCLUDED', deductible: 250 }], owned ? 0 : 0.4),
  ];
}

function wideOf(random: Random): Line[] {
  return [
    { name: 'BUSINESS INCOME AND EXTRA EXPENSE', limitText: '12 MONTHS ACTUAL LOSS SUSTAINED' },
    { name: 'EXTENDED BUSINESS INCOME', limitText: '30 CONSECUTIVE DAYS' },
    { name: 'EQUIPMENT BREAKDOWN', limitText: 'INCLUDED' },
    ...random.some<Line>(
      [
        { name: 'ACCOUNTS RECEIVABLE - ON/OFF PREMISES', limit: random.pick([25_000, 50_000]) },
        { name: 'COMPUTERS AND MEDIA', limit: random.pick([10_000, 20_000]), deductible: 250 },
        { name: 'EMPLOYEE DISHONESTY', limit: random.pick([10_000, 25_000]), deductible: 500 },
        { name: 'OFF-PREMISES UTILITY SERVICES - DIRECT DAMAGE', limit: 10_000 },
        { name: 'SEWER AND DRAIN BACK UP', limitText: 'INCLUDED' },
        { name: 'SUMP OVERFLOW OR SUMP PUMP FAILURE', limit: 15_000 },
        { name: 'TRANSIT PROPERTY IN THE CARE OF CARRIERS FOR HIRE', limit: 10_000 },
        { name: 'UNAUTHORIZED BUSINESS CARD USE', limit: 2500 },
      ],
      random.int(4, 9),
    ),
  ];
}

function placesOf(random: Random, home: Place) {
  let at = home;
  let [locationNumber, buildingNumber] = [1, 0];
  return random.times(random.int(1, 4), (i) => {
    const isNew = i > 0 && random.chance(0.7);
    buildingNumber = isNew ? 1 : buildingNumber + 1;
    if (isNew) locationNumber++;
    if (isNew) at = place(random, home.state);
    return { locationNumber, buildingNumber, at };
  });
}

function facts(random: Random) {
  const [home, brand] = [place(random), word(random)];
  const trade = random.pick(trades);
  const deductible = random.pick([250, 500, 1000]);
  const buildings = placesOf(random, home).map((each) => ({
    ...each,
    construction: random.pick(['FRAME', 'JOISTED MASONRY', 'NON-COMBUSTIBLE', 'FIRE RESISTIVE']),
    protectionClass: random.pick(['2', '3', '4', '5']),
    lines: buildingOf(random, deductible),
    holder: random.chance(0.3)
      ? { name: `${word(random)} BANK`.toUpperCase(), at: place(random), loan: numbered(random, '#########') }
      : null,
  }));
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['01', '02', '05', '09', '12'])}-${random.pick(['01', '09', '17', '24'])}`;
  const one = random.pick([1_000_000, 1_000_000, 2_000_000]);
  const name = `${word(random)} ${trade.name}`.toUpperCase();
  return {
    home,
    brand,
    trade,
    deductible,
    buildings,
    office: place(random),
    wide: wideOf(random),
    extra: random.some<Line>(
      [
        { name: 'EMPLOYMENT PRACTICES LIABILITY - EACH CLAIM LIMIT', limit: 10_000, deductible: 5000 },
        { name: 'EMPLOYEE BENEFITS LIABILITY - EACH CLAIM', limit: one },
        { name: 'HIRED/NON-OWNED AUTO LIABILITY', limit: one },
      ],
      random.int(1, 3),
    ),
    agentCode: numbered(random, '######'),
    label: {
      carrierName:
        `${brand} ${random.pick(['Casualty Insurance Company', 'Underwriters Insurance Company'])}`.toUpperCase(),
      policyNumber: numbered(random, '## SBA @@#### S@'),
      transactionType: random.pick(['new', 'renewal', 'renewal']),
      namedInsureds: [name, ...(random.chance(0.25) ? [`${word(random)} PROPERTIES LLC`.toUpperCase()] : [])],
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: trade.entity,
      businessDescription: trade.business,
      totalPremium: random.dollars(520, 7900),
      eachOccurrenceLimit: one,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([50_000, 300_000, 1_000_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const right = (text: string, amount: string, hasSign = false): string =>
  `${text.padEnd(58)}${hasSign ? '$' : ' '}${amount.padStart(15)}`;

const numberOf = (value: number): string => String(value).padStart(3, '0');
const FORMS =
  'SB 00 02 12 06, SB 00 05 10 08, SB 00 07 07 05, SB 00 08 04 05, SB 00 45 12 06, SB 01 27 06 11, SB 04 08 09 07';

function running({ label: l }: Facts, title: string): string[] {
  return [title, '', `POLICY NUMBER: ${l.policyNumber}`, ''];
}

function cover(f: Facts): string[] {
  const { label: l } = f;
  const kind = l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL';
  return [
    typedLine([0, 'THIS SUMMARY IS PART OF YOUR POLICY'], [56, `TRANSACTION: ${kind}`]),
    '',
    `INSURER:   ${l.carrierName}`,
    `           ${f.office.street.toUpperCase()}, ${cityLine(f.office).toUpperCase()}\n           COMPANY CODE:  A\n`,
    `POLICY NUMBER:  ${l.policyNumber}\n`,
    'BUSINESS OWNERS POLICY DECLARATIONS\n',
    'NAMED INSURED AND MAILING ADDRESS:',
    ...l.namedInsureds.map((name) => `           ${name}`),
    `           ${f.home.street.toUpperCase()}`,
    `           ${cityLine(f.home).toUpperCase()}\n`,
    typedLine(
      [0, 'POLICY PERIOD:'],
      [16, `FROM ${shortSlashed(l.effectiveDate)}`],
      [32, `TO ${shortSlashed(l.expirationDate)}`],
    ),
    '           12:01 A.M., STANDARD TIME AT YOUR MAILING ADDRESS SHOWN ABOVE.\n',
    `NAME OF AGENT/BROKER:  ${l.agencyName}\nCODE:                  ${f.agentCode}\n`,
    `PREVIOUS POLICY NUMBER:  ${l.transactionType === 'new' ? 'NEW' : l.policyNumber.replace(/.$/, 'B')}\n`,
    `NAMED INSURED IS:  ${l.entityType}`,
    'TYPE OF PROPERTY COVERAGE:  SPECIAL\n',
    'IN RETURN FOR THE PAYMENT OF THE PREMIUM WE AGREE TO PROVIDE INSURANCE AS STATED.\n',
    `TOTAL ANNUAL PREMIUM IS:        $${whole(l.totalPremium)}\n\n`,
    'COUNTERSIGNED BY ___________________________________   ___________',
    '                 AUTHORIZED REPRESENTATIVE              DATE',
  ];
}

const lineRows = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ name, limit, limitText, deductible }, i) => [
    '',
    ...(limitText !== undefined && limitText.length > 15
      ? [right(name, ''), `     ${limitText}`]
      : [right(name, limit === undefined ? (limitText ?? '') : whole(limit), limit !== undefined && i < 2)]),
    ...(deductible === undefined ? [] : [`     DEDUCTIBLE: $${whole(deductible)} PER OCCURRENCE`]),
  ]);

function premises(f: Facts): string[][] {
  return f.buildings.map(({ locationNumber, buildingNumber, at, construction, protectionClass, lines, holder }) => [
    ...running(f, 'BUSINESS OWNERS POLICY DECLARATIONS (CONTINUED)'),
    'LOCATION(S), BUILDING(S), BUSINESS OF NAMED INSURED AND SCHEDULE OF COVERAGES FOR',
    'PREMISES AS DESIGNATED BY NUMBER BELOW.\n',
    `LOCATION: ${numberOf(locationNumber)}      BUILDING: ${numberOf(buildingNumber)}\n`,
    at.street.toUpperCase(),
    cityLine(at).toUpperCase(),
    '',
    `DESCRIPTION OF BUSINESS:  ${f.trade.business}`,
    typedLine([0, `CLASS: ${f.trade.code}`], [22, `CONST: ${construction}`], [52, `PROT CL: ${protectionClass}`]),
    '',
    'COVERAGE                                            LIMITS OF INSURANCE',
    ...lineRows(lines),
    ...(holder === null
      ? []
      : [
          `\nMORTGAGE HOLDER:\n     ${holder.name}, ISAOA`,
          `     ${holder.at.street.toUpperCase()}\n     ${cityLine(holder.at).toUpperCase()}`,
          `     LOAN NUMBER ${holder.loan}`,
        ]),
  ]);
}

function liability(f: Facts): string[] {
  const { label: l } = f;
  return [
    ...running(f, 'BUSINESS OWNERS POLICY DECLARATIONS (CONTINUED)'),
    'BUSINESS LIABILITY                                          LIMITS OF INSURANCE\n',
    right('LIABILITY AND MEDICAL EXPENSES', whole(l.eachOccurrenceLimit), true),
    '',
    right('MEDICAL EXPENSES - ANY ONE PERSON', whole(l.medicalExpenseLimit), true),
    '',
    right('PERSONAL AND ADVERTISING INJURY', whole(l.personalAdvertisingInjuryLimit), true),
    '',
    right('DAMAGES TO PREMISES RENTED TO YOU', '', false),
    right('     ANY ONE PREMISES', whole(l.damageToRentedPremisesLimit), true),
    '',
    'AGGREGATE LIMITS',
    right('     PRODUCTS-COMPLETED OPERATIONS', whole(l.productsAggregateLimit), true),
    '',
    right('     GENERAL AGGREGATE', whole(l.generalAggregateLimit), true),
    '',
    'BUSINESS LIABILITY OPTIONAL COVERAGES',
    ...lineRows(f.extra),
    '',
    'FORM NUMBERS OF FORMS AND ENDORSEMENTS THAT APPLY:\n',
    ...typedWrap(FORMS, 74),
  ];
}

function wide(f: Facts): string[] {
  return [
    ...running(f, 'BUSINESS OWNERS POLICY DECLARATIONS (CONTINUED)'),
    'PROPERTY OPTIONAL COVERAGES APPLICABLE      LIMITS OF INSURANCE',
    'TO ALL LOCATIONS\n',
    'REACH PLUS ENDORSEMENT',
    '     THIS FORM INCLUDES COVERAGES THAT ARE SUBJECT TO THE LIMITS SHOWN BELOW.',
    ...lineRows(f.wide),
  ];
}

function bill({ label: l, agentCode }: Facts): string[] {
  return [
    'PREMIUM BILL\n',
    `POLICY ${l.policyNumber}    AGENT CODE ${agentCode}`,
    `INSURED  ${l.namedInsureds[0] ?? ''}\n`,
    typedLine(
      [0, 'PAY IN FULL'],
      [30, `$${cents(l.totalPremium)}`],
      [50, `DUE ${shortSlashed(addDays(l.effectiveDate, 5))}`],
    ),
    'A SERVICE CHARGE OF $5.00 IS ADDED TO EACH INSTALLMENT.',
  ];
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'reach-plus-laser',
  build: (random) => {
    const f = facts(random);
    const page = (lines: readonly string[]): Html => html`<pre>${lines.join('\n')}</pre>`;
    return {
      html: sheet({ css, body: [cover(f), ...premises(f), wide(f), liability(f), bill(f)].map(page) }),
      label: {
        ...f.label,
        locations: f.buildings.map(({ lines: _lines, holder: _holder, at, ...each }) => ({
          ...each,
          address: oneLine(at).toUpperCase(),
          description: f.trade.business,
          classCode: f.trade.code,
        })),
        coverages: [
          ...f.buildings.flatMap(({ locationNumber, buildingNumber, lines }) =>
            lines.map((line) => ({ locationNumber, buildingNumber, ...line })),
          ),
          ...f.wide,
          ...f.extra,
        ],
        additionalInterests: f.buildings.flatMap(({ holder }) =>
          holder === null
            ? []
            : [
                {
                  interest: 'MORTGAGE HOLDER',
                  name: holder.name,
                  address: oneLine(holder.at).toUpperCase(),
                  loanNumber: holder.loan,
                },
              ],
        ),
      },
      print: { margin: { top: '0.7in', left: '0.8in', right: '0.5in' } },
    };
  },
};
