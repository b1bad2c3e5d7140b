// Regional mutual that pays dividends, on a midrange computer: an information page of typed paragraphs after the bureau's numbers, states of item 3.A with
// their own schedules of operations behind it, remuneration before the code, words of a class on the line below, factors in parentheses within
// the name of a step, dots up to the amounts, assessments of the states on the last page together with the deposit.
import { addDays, addYears, shortSlashed, slashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, minusBehind, sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { typedLine, typedPages, typedWrap } from '../parts/typed-page.ts';

const css = `body{margin:0}pre{margin:0;font:9.3pt/1.19 "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;

const assessments = new Map([
  ['KY', ['KENTUCKY SPECIAL FUND ASSESSMENT', 0.0642]],
  ['MO', ['MISSOURI SECOND INJURY FUND SURCHARGE', 0.03]],
  ['IL', ['ILLINOIS INDUSTRIAL COMM OPERATIONS FUND', 0.01092]],
  ['MN', ['MINNESOTA SPECIAL COMPENSATION FUND', 0.0265]],
  ['IN', ['INDIANA SECOND INJURY FUND', 0.0068]],
] as const);

/** Code, words, lowest and highest rate. */
type Class = readonly [string, string, number, number];

const trades: readonly (readonly Class[])[] = [
  [
    ['3632', 'MACHINE SHOP NOC', 1.6, 4.1],
    ['3507', 'CONSTRUCTION OR AGRICULTURAL MACHINERY MFG', 1.9, 4.6],
    ['8810', 'CLERICAL OFFICE EMPLOYEES NOC', 0.11, 0.34],
    ['8742', 'SALESPERSONS OR COLLECTORS - OUTSIDE', 0.2, 0.6],
  ],
  [
    ['5437', 'CARPENTRY - INSTALLATION OF CABINET WORK OR INTERIOR TRIM', 3.1, 7.9],
    ['2812', 'CABINET WORKS WITH POWER MACHINERY', 2.2, 5.8],
    ['8018', 'STORE - WHOLESALE NOC', 1.4, 4.4],
    ['8810', 'CLERICAL OFFICE EMPLOYEES NOC', 0.11, 0.34],
  ],
];

interface Rated {
  state: string;
  number: number;
  at: Place;
}

function stateOf(random: Random, { state, number, at }: Rated, trade: readonly Class[], modification: number | null) {
  const rows = random.some(trade, random.int(2, 4)).map(([classCode, description, low, high]) => {
    const isIfAny = classCode === '8742' && random.chance(0.3);
    const payroll = isIfAny ? null : random.dollars(18_000, 940_000);
    const rate = random.amount(low, high);
    const premium = Math.round(((payroll ?? 0) * rate) / 100);
    return { state, locationNumber: number, classCode, description, payroll, rate, premium };
  });
  const manual = sum(rows.map(({ premium }) => premium));
  const steps: { state: string; code: string | null; name: string; factor: number | null; amount: number }[] = [];
  let running = manual;
  const add = (name: string, code: string | null, factor: number | null, amount: number): void => {
    steps.push({ state, code, name, factor, amount: Math.round(amount) });
    running += Math.round(amount);
  };
  const subtotal = (name: string): void => void steps.push({ state, code: null, name, factor: null, amount: running });
  subtotal('MANUAL PREMIUM');
  add('EMPLOYERS LIABILITY INCREASED LIMITS', '9812', 0.014, running * 0.014);
  if (modification !== null) add('EXPERIENCE MODIFICATION', '9898', modification, running * (modification - 1));
  if (modification !== null) subtotal('TOTAL MODIFIED PREMIUM');
  const schedule = random.int(-20, 12) / 100;
  if (schedule !== 0)
    add(
      `SCHEDULE ${schedule < 0 ? 'CREDIT' : 'DEBIT'}`,
      schedule < 0 ? '9887' : '9889',
      Math.abs(schedule),
      running * schedule,
    );
  subtotal('STANDARD PREMIUM');
  if (running > 10_000) add('PREMIUM DISCOUNT', '0063', 0.051, running * -0.051);
  if (number === 1) add('EXPENSE CONSTANT', '0900', null, random.pick([160, 200, 250]));
  const remuneration = sum(rows.map(({ payroll }) => payroll ?? 0));
  add('TERRORISM', '9740', 0.02, remuneration * 0.0002);
  add('CATASTROPHE (OTHER THAN CERTIFIED ACTS)', '9741', 0.01, remuneration * 0.0001);
  return { state, number, at, rows, steps, total: running };
}

function facts(random: Random) {
  const names = random.some([...assessments.keys()], random.pick([1, 2, 2, 3]));
  const [trade, modification] = [random.pick(trades), random.chance(0.8) ? random.int(71, 132) / 100 : null];
  const mail = place(random, names[0]);
  const states = names.map((state, i) =>
    stateOf(random, { state, number: i + 1, at: i === 0 ? mail : place(random, state) }, trade, modification),
  );
  const estimatedAnnualPremium = sum(states.map(({ total }) => total));
  const fees = states.flatMap(({ state, total }) => {
    const [name, rate] = assessments.get(state as 'KY') ?? ['', 0];
    return [{ name, amount: Math.round(total * rate) }];
  });
  const effectiveDate = `${random.int(2015, 2025)}-${random.pick(['01', '04', '06', '10'])}-01`;
  const limit = random.pick([100_000, 500_000, 1_000_000]);
  const stem = numbered(random, 'WC ## ######');
  return {
    mail,
    states,
    issued: addDays(effectiveDate, -random.int(8, 40)),
    town: word(random).toUpperCase(),
    label: {
      carrierName:
        `${word(random)} ${random.pick(['Mutual Insurance Company', 'Manufacturers Mutual Casualty', 'Employers Mutual Company'])}`.toUpperCase(),
      ncciCarrierCode: random.digits(5),
      policyNumber: `${stem} ${Number(effectiveDate.slice(2, 4))}`,
      priorPolicyNumber: `${stem} ${Number(effectiveDate.slice(2, 4)) - 1}`,
      transactionType: 'renewal',
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'SUBCHAPTER S CORPORATION', 'PARTNERSHIP']),
      fein: numbered(random, '##-#######'),
      interstateId: modification === null ? null : numbered(random, '91#######'),
      agencyName: agency(random).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: names,
      otherStatesText: 'ALL STATES EXCEPT ND, OH, WA, WY AND STATES DESIGNATED IN ITEM 3.A',
      eachAccidentLimit: limit,
      diseasePolicyLimit: Math.max(limit, 500_000),
      diseaseEachEmployeeLimit: limit,
      experienceModification: modification,
      estimatedAnnualPremium,
      totalPremium: sum([estimatedAnnualPremium, ...fees.map(({ amount }) => amount)]),
      minimumPremium: random.pick([500, 750, 850, 1000]),
      depositPremium: Math.round(estimatedAnnualPremium / 4),
      auditPeriod: random.pick(['ANNUAL', 'ANNUAL', 'SEMIANNUAL']),
      fees,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const WIDTH = 82;
const dotted = (name: string, amount: string): string => `${`${name} `.padEnd(WIDTH - 14, '.')}${amount.padStart(14)}`;

function information(f: Facts): string[][] {
  const { label: l } = f;
  const one = [
    typedLine([0, '1. THE INSURED:'], [18, l.namedInsureds[0] ?? ''], [56, 'FEIN'], [64, l.fein]),
    typedLine([3, 'MAILING'], [18, f.mail.street.toUpperCase()], [56, 'RISK ID'], [64, l.interstateId ?? 'N/A']),
    typedLine([3, 'ADDRESS:'], [18, cityLine(f.mail).toUpperCase()], [56, 'ENTITY'], [64, l.entityType]),
    '   OTHER WORKPLACES NOT SHOWN ABOVE:  SEE SCHEDULE OF OPERATIONS',
  ];
  const limits = [
    ['BODILY INJURY BY ACCIDENT', l.eachAccidentLimit, 'EACH ACCIDENT'],
    ['BODILY INJURY BY DISEASE', l.diseasePolicyLimit, 'POLICY LIMIT'],
    ['BODILY INJURY BY DISEASE', l.diseaseEachEmployeeLimit, 'EACH EMPLOYEE'],
  ] as const;
  return [
    [...one, ''],
    [
      `2. THE POLICY PERIOD IS FROM ${slashed(l.effectiveDate)} TO ${slashed(l.expirationDate)} 12:01 A.M. AT THE`,
      "   INSURED'S MAILING ADDRESS.",
      '',
    ],
    [
      '3. A. WORKERS COMPENSATION INSURANCE: PART ONE OF THE POLICY APPLIES TO THE',
      `      WORKERS COMPENSATION LAW OF THE STATES LISTED HERE:  ${l.coveredStates.join('  ')}`,
      '',
    ],
    [
      '   B. EMPLOYERS LIABILITY INSURANCE: PART TWO OF THE POLICY APPLIES TO WORK IN EACH',
      '      STATE LISTED IN ITEM 3.A. THE LIMITS OF OUR LIABILITY UNDER PART TWO ARE:',
      ...limits.map(([name, amount, basis]) =>
        typedLine([8, name], [36, `$${whole(amount).padStart(10)}`], [50, basis]),
      ),
      '',
    ],
    [
      '   C. OTHER STATES INSURANCE: PART THREE OF THE POLICY APPLIES TO',
      ...typedWrap(l.otherStatesText, 70).map((line) => `      ${line}`),
      '',
    ],
    [
      '   D. THIS POLICY INCLUDES THESE ENDORSEMENTS AND SCHEDULES:',
      '      WC000000C WC000414A WC000422C WC000425 WC000406A MUT-DIV 2 (01/14)',
      '',
    ],
    [
      '4. THE PREMIUM FOR THIS POLICY WILL BE DETERMINED BY OUR MANUALS OF RULES, CLASSIFI-',
      '   CATIONS, RATES AND RATING PLANS. ALL INFORMATION REQUIRED BELOW IS SUBJECT TO',
      '   VERIFICATION AND CHANGE BY AUDIT.',
      '',
    ],
    [
      ...f.states.map(({ state, total }) => dotted(`   STATE ${state}  ESTIMATED PREMIUM, SEE SCHEDULE`, whole(total))),
      dotted('   TOTAL ESTIMATED ANNUAL PREMIUM', `$${whole(l.estimatedAnnualPremium)}`),
      typedLine(
        [3, `MINIMUM PREMIUM $${whole(l.minimumPremium)}`],
        [34, `DEPOSIT PREMIUM $${whole(l.depositPremium)}`],
      ),
      `   ADJUSTMENT OF PREMIUM SHALL BE MADE:  ${l.auditPeriod}`,
      '',
      typedLine([3, `AGENT: ${l.agencyName}`], [50, `ISSUED ${shortSlashed(f.issued)} AT ${f.town}`]),
      '',
      '   COUNTERSIGNED BY ______________________________',
    ],
  ];
}

function schedule({ state, number, at, rows, steps, total }: Facts['states'][number]): string[] {
  return [
    typedLine([0, `SCHEDULE OF OPERATIONS - ${state}`], [50, `LOC ${String(number).padStart(3, '0')}`]),
    `${at.street}, ${cityLine(at)}`.toUpperCase(),
    '',
    'EST TOTAL ANNUAL   CODE   RATE PER $100                               EST ANNUAL',
    'REMUNERATION       NO     OF REMUNERATION                                PREMIUM',
    ...rows.flatMap((row) => [
      `${(row.payroll === null ? 'IF ANY' : whole(row.payroll)).padStart(14)}     ${row.classCode}   ${row.rate.toFixed(2).padStart(9)}${whole(row.premium).padStart(WIDTH - 35)}`,
      `                   ${row.description}`,
    ]),
    '',
    ...steps.map(({ name, code, factor, amount }) =>
      dotted(
        `     ${code ?? '    '}  ${name}${factor === null ? '' : ` (${factor})`}`,
        minusBehind(amount).replace('.00', ''),
      ),
    ),
    dotted(`           ESTIMATED ANNUAL PREMIUM ${state}`, whole(total)),
    '',
    '',
  ];
}

function pagesOf(f: Facts): string[] {
  const { label: l } = f;
  const last = [
    'TAXES, ASSESSMENTS AND SURCHARGES - NOT SUBJECT TO DIVIDEND',
    ...l.fees.map(({ name, amount }) => dotted(`     ${name}`, cents(amount))),
    dotted('     TOTAL ESTIMATED COST OF THIS POLICY', cents(l.totalPremium)),
    '',
    'DIVIDENDS ARE PAYABLE ONLY AS DECLARED BY THE BOARD OF DIRECTORS AND CANNOT BE',
    'GUARANTEED. A SERVICE CHARGE OF $7.00 APPLIES TO EACH INSTALLMENT.',
  ];
  const pages = [...typedPages(information(f), 60), ...typedPages([...f.states.map(schedule), last], 54)];
  return pages.map((lines, i) =>
    [
      typedLine([0, l.carrierName], [56, i === 0 ? 'RENEWAL' : ''], [66, `PAGE ${i + 1} OF ${pages.length}`]),
      i === 0 ? 'A MUTUAL COMPANY - PARTICIPATING PLAN' : l.namedInsureds[0],
      typedLine(
        [0, i === 0 ? 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY' : ''],
        [56, `POLICY ${l.policyNumber}`],
      ),
      ...(i === 0
        ? [
            typedLine(
              [0, 'INFORMATION PAGE'],
              [34, `NCCI CO ${l.ncciCarrierCode}`],
              [56, `RENEWS ${l.priorPolicyNumber}`],
            ),
          ]
        : []),
      '='.repeat(WIDTH),
      ...lines,
    ].join('\n'),
  );
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'dividend-mutual-typed',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: pagesOf(f).map((page) => html`<pre>${page}</pre>`) }),
      label: {
        ...f.label,
        locations: f.states.map(({ number, at }) => ({ locationNumber: number, address: oneLine(at).toUpperCase() })),
        classifications: f.states.flatMap(({ rows }) => rows),
        premiumSteps: f.states.flatMap(({ steps }) => steps),
      },
    };
  },
};
