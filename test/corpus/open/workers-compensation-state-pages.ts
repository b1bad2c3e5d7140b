// Multi-state account of a large stock company, printed in capitals by a line printer: a cover page with items 1 to 3 and the
// premium of each state, then a page for every state with classes by location and the steps of its premium.
import { addYears, dashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { minusBehind, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = 'pre{font:9.2pt/1.2 "Liberation Mono",monospace;margin:0}pre+pre{break-before:page}';

const classes = [
  ['7219', 'TRUCKING NOC-ALL EMPLOYEES & DRIVERS', 5, 13],
  ['8810', 'CLERICAL OFFICE EMPLOYEES NOC', 0.1, 0.4],
  ['8292', 'STORAGE WAREHOUSE NOC', 3, 7],
  ['8018', 'STORE WHOLESALE NOC', 2, 5],
  ['2003', 'BAKERY & DRIVERS', 1.5, 4.5],
  ['8742', 'SALESPERSONS - OUTSIDE', 0.2, 0.7],
  ['9014', 'JANITORIAL SERVICES BY CONTRACTORS', 2, 5],
] as const;
const stateNames = new Map([
  ['GA', 'GEORGIA'],
  ['IL', 'ILLINOIS'],
  ['TN', 'TENNESSEE'],
  ['VA', 'VIRGINIA'],
  ['MO', 'MISSOURI'],
  ['CO', 'COLORADO'],
  ['IN', 'INDIANA'],
]);

function stateOf(random: Random, state: string, firstLocation: number) {
  const sites = random.times(random.int(1, 2), (i) => ({
    locationNumber: firstLocation + i,
    at: place(random, state),
  }));
  const rows = sites.flatMap(({ locationNumber }) =>
    random.some(classes, random.int(1, 3)).map(([classCode, description, low, high]) => {
      const payroll = random.dollars(22_000, 1_400_000);
      const rate = random.amount(low, high);
      return {
        state,
        locationNumber,
        classCode,
        description,
        payroll,
        rate,
        premium: Math.round((payroll * rate) / 100),
      };
    }),
  );
  const manual = sum(rows.map((row) => row.premium));
  const payroll = sum(rows.map((row) => row.payroll));
  const factor = random.int(70, 130) / 100;
  const modified = Math.round(manual * (factor - 1));
  const discount = -Math.round((manual + modified) * 0.07);
  const after = [
    { code: null, name: 'TOTAL CLASS PREMIUM', factor: null, amount: manual },
    { code: '9898', name: 'EXPERIENCE MODIFICATION', factor, amount: modified },
    { code: null, name: 'TOTAL STANDARD PREMIUM', factor: null, amount: manual + modified },
    { code: '0063', name: 'PREMIUM DISCOUNT', factor: null, amount: discount },
    { code: '9740', name: 'TERRORISM RISK INS ACT', factor: 0.02, amount: Math.round(payroll / 5000) },
  ].map((step) => ({ state, ...step }));
  const estimated = manual + modified + discount + Math.round(payroll / 5000);
  return { state, sites, rows, after, factor, estimated };
}

function facts(random: Random) {
  const mail = place(random);
  const states = random.some([...stateNames.keys()], random.int(2, 4)).sort();
  const parts: ReturnType<typeof stateOf>[] = [];
  for (const state of states) parts.push(stateOf(random, state, 1 + sum(parts.map((part) => part.sites.length))));
  const constant = 250;
  const estimated = sum([...parts.map((part) => part.estimated), constant]);
  const effectiveDate = `${random.int(2013, 2025)}-${random.pick(['01', '03', '07', '10'])}-01`;
  const limit = random.pick([500_000, 1_000_000]);
  const steps = parts.flatMap((part) => part.after);
  return {
    mail,
    parts,
    constant,
    label: {
      carrierName: carrier(random).toUpperCase(),
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, random.pick(['WC # ### ###-##', '(##) #### ##-##'])),
      transactionType: random.pick(['renewal', 'new', 'change']),
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'LIMITED PARTNERSHIP', 'LLC']),
      fein: numbered(random, '#########'),
      interstateId: numbered(random, '9#######'),
      agencyName: agency(random).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: states,
      otherStatesText: 'ALL STATES EXCEPT ND OH WA WY AND THOSE LISTED IN 3A',
      eachAccidentLimit: limit,
      diseasePolicyLimit: limit,
      diseaseEachEmployeeLimit: limit,
      experienceModification: parts[0]?.factor,
      estimatedAnnualPremium: estimated,
      minimumPremium: random.int(600, 1400),
      depositPremium: Math.round(estimated / 4),
      auditPeriod: 'ANNUAL',
      locations: parts.flatMap((part) =>
        part.sites.map(({ locationNumber, at }) => ({ locationNumber, address: oneLine(at).toUpperCase() })),
      ),
      classifications: parts.flatMap((part) => part.rows),
      premiumSteps: [...steps, { state: null, code: '0900', name: 'EXPENSE CONSTANT', factor: null, amount: constant }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const at = (...parts: readonly [number, string][]): string =>
  parts.reduce((line, [column, text]) => line.padEnd(column) + text, '');
const right = (amount: string): string => amount.padStart(13);

function cover({ label: l, mail, parts, constant }: Facts): string[] {
  const kind = new Map([
    ['new', 'NEW'],
    ['renewal', 'RENEWAL'],
    ['change', 'REVISED'],
  ]).get(l.transactionType);
  const upper = (text: string): string => text.toUpperCase();
  return [
    at([20, 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY']),
    at([32, 'INFORMATION PAGE'], [70, kind ?? '']),
    '',
    at([0, 'INSURER'], [12, l.carrierName]),
    at([0, 'NCCI CO NO'], [12, l.ncciCarrierCode], [40, 'POLICY NUMBER'], [56, l.policyNumber]),
    '',
    at([0, '1. INSURED'], [16, l.namedInsureds[0] ?? ''], [60, l.entityType]),
    at([16, upper(mail.street)], [60, `FEIN ${l.fein}`]),
    at([16, upper(cityLine(mail))], [60, `RISK ID ${l.interstateId}`]),
    at([3, 'PRODUCER'], [16, l.agencyName]),
    '',
    `2. POLICY PERIOD FROM ${dashed(l.effectiveDate)} TO ${dashed(l.expirationDate)} 12:01 AM STANDARD TIME AT INSUREDS ADDRESS`,
    '',
    `3A. PART ONE APPLIES TO THE WORKERS COMPENSATION LAW OF THESE STATES: ${l.coveredStates.join(' ')}`,
    '3B. PART TWO LIMITS',
    at([8, 'BODILY INJURY BY ACCIDENT'], [36, right(whole(l.eachAccidentLimit))], [52, 'EACH ACCIDENT']),
    at([8, 'BODILY INJURY BY DISEASE'], [36, right(whole(l.diseasePolicyLimit))], [52, 'POLICY LIMIT']),
    at([8, 'BODILY INJURY BY DISEASE'], [36, right(whole(l.diseaseEachEmployeeLimit))], [52, 'EACH EMPLOYEE']),
    `3C. PART THREE: ${l.otherStatesText}`,
    '3D. ENDORSEMENTS: SEE SCHEDULE WC 99 06 02',
    '',
    '4. PREMIUM SUMMARY BY STATE - DETAIL ON THE STATE PAGES',
    ...parts.map((part) => at([8, stateNames.get(part.state) ?? ''], [36, right(whole(part.estimated))])),
    at([8, 'EXPENSE CONSTANT  0900'], [36, right(whole(constant))]),
    at([8, 'TOTAL ESTIMATED PREMIUM'], [36, right(whole(l.estimatedAnnualPremium))]),
    at([8, 'DEPOSIT PREMIUM'], [36, right(whole(l.depositPremium))]),
    at([8, 'MINIMUM PREMIUM'], [36, right(whole(l.minimumPremium))], [52, `AUDIT ${l.auditPeriod}`]),
    '',
    'THIS INFORMATION PAGE WITH POLICY PROVISIONS AND ENDORSEMENTS, IF ANY, COMPLETES THE POLICY.',
  ];
}

function statePage(part: Facts['parts'][number], { label: l }: Facts): string[] {
  return [
    at([0, `SCHEDULE OF OPERATIONS - ${stateNames.get(part.state)} (${part.state})`], [60, l.policyNumber]),
    '-'.repeat(88),
    at([0, 'LOC'], [5, 'CODE'], [11, 'CLASSIFICATION'], [48, '    PAYROLL'], [62, '  RATE'], [75, '   PREMIUM']),
    ...part.sites.flatMap((site) => [
      at([0, String(site.locationNumber).padStart(3, '0')], [5, oneLine(site.at).toUpperCase()]),
      ...part.rows
        .filter((row) => row.locationNumber === site.locationNumber)
        .map((row) =>
          at(
            [5, row.classCode],
            [11, row.description],
            [46, right(whole(row.payroll))],
            [62, row.rate.toFixed(2).padStart(6)],
            [72, right(whole(row.premium))],
          ),
        ),
    ]),
    '-'.repeat(88),
    ...part.after.map((step) =>
      at(
        [5, step.code ?? ''],
        [11, step.name],
        [62, step.factor === null ? '' : step.factor.toFixed(2).padStart(6)],
        [72, right(minusBehind(step.amount).replace('.00', ''))],
      ),
    ),
    '',
    at([11, `TOTAL ESTIMATED PREMIUM ${part.state}`], [72, right(whole(part.estimated))]),
  ];
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'state-pages',
  build: (random) => {
    const f = facts(random);
    const pages = [cover(f), ...f.parts.map((part) => statePage(part, f))];
    return { html: sheet({ css, body: pages.map((lines) => html`<pre>${lines.join('\n')}</pre>`) }), label: f.label };
  },
};
