// An assigned risk plan's policy, typed by its servicing carrier: information page in the order of the items, then an
// extension of item 4 for each state with the steps of its premium, and assessments behind.
import { addYears, slashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { typedLine, typedPages, typedWrap } from '../parts/typed-page.ts';

const trades = [
  [
    ['5645', 'CARPENTRY - DETACHED ONE OR TWO FAMILY DWELLINGS', 6.2, 14.9],
    ['5403', 'CARPENTRY NOC', 5.5, 12],
  ],
  [
    ['5551', 'ROOFING - ALL KINDS & DRIVERS', 14, 34],
    ['5538', 'SHEET METAL WORK - SHOP AND OUTSIDE & DRIVERS', 4, 8],
  ],
  [
    ['0106', 'TREE PRUNING, SPRAYING, REPAIRING & DRIVERS', 7, 16],
    ['0042', 'LANDSCAPE GARDENING & DRIVERS', 3, 7],
  ],
  [
    ['7228', 'TRUCKING - LOCAL HAULING ONLY - ALL EMPLOYEES & DRIVERS', 6, 13],
    ['8385', 'BUS CO. - GARAGE EMPLOYEES', 2, 5],
  ],
] as const;

interface Step {
  code: string | null;
  name: string;
  factor: number | null;
  amount: number;
  /** As it is typed. */
  shown: string;
}

function stepLabel(step: Step) {
  const { shown: _, ...labelled } = step;
  return labelled;
}

/** The classes of a state and the steps from their premium to the estimated annual premium. */
function drawState(
  random: Random,
  {
    state,
    modification,
    isFirst,
    hasIncreased,
  }: { state: string; modification: number | null; isFirst: boolean; hasIncreased: boolean },
) {
  const trade = random.pick(trades);
  const clerical = ['8810', 'CLERICAL OFFICE EMPLOYEES NOC', 0.2, 0.6] as const;
  const listed = [...trade.slice(0, random.int(1, 2)), ...(random.chance(0.7) ? [clerical] : [])];
  const classifications = listed.map(([classCode, description, low, high]) => {
    const isIfAny = !isFirst && random.chance(0.25);
    const payroll = isIfAny ? null : random.int(14, 310) * 100 * 10;
    const rate = Math.round((low + random.next() * (high - low)) * 100) / 100;
    return {
      state,
      classCode,
      description,
      payroll,
      rate,
      premium: payroll === null ? 0 : Math.round((payroll * rate) / 100),
    };
  });
  const manual = sum(classifications.map(({ premium }) => premium));
  const payroll = sum(classifications.map((each) => each.payroll ?? 0));
  const steps: Step[] = [];
  const add = (code: string | null, name: string, factor: number | null, amount: number, digits = 2): number => {
    steps.push({ code, name, factor, amount, shown: factor === null ? '' : factor.toFixed(digits) });
    return amount;
  };
  add(null, 'TOTAL MANUAL PREMIUM', null, manual);
  const limits = hasIncreased
    ? add('9812', 'EMPLOYERS LIABILITY INCREASED LIMITS', 0.014, Math.max(75, Math.round(manual * 0.014)), 3)
    : 0;
  let subject = manual + limits;
  add(null, 'PREMIUM SUBJECT TO EXPERIENCE MODIFICATION', null, subject);
  if (modification !== null) {
    const modified = Math.round(subject * modification);
    add('9898', 'EXPERIENCE MODIFICATION', modification, modified - subject);
    subject = modified;
  }
  if (modification !== null && modification > 1) {
    subject += add('0277', 'ARAP SURCHARGE', 1.08, Math.round(subject * 0.08));
  } else if (modification === null) {
    subject += add('0931', 'ASSIGNED RISK ADJUSTMENT', 0.1, Math.round(subject * 0.1));
  }
  add(null, 'TOTAL STANDARD PREMIUM', null, subject);
  const constant = isFirst ? add('0900', 'EXPENSE CONSTANT', null, 160) : 0;
  const terrorism = add('9740', 'TERRORISM', 0.01, Math.max(1, Math.round(payroll * 0.0001)));
  const catastrophe = random.chance(0.6)
    ? add('9741', 'CATASTROPHE (OTHER THAN TERRORISM)', 0.01, Math.max(1, Math.round(payroll * 0.0001)))
    : 0;
  return { state, classifications, steps, premium: sum([subject, constant, terrorism, catastrophe]) };
}
type StateRating = ReturnType<typeof drawState>;

function facts(random: Random) {
  const mail = place(random);
  const upper = (text: string): string => text.toUpperCase();
  const others = random.some(
    ['KY', 'TN', 'VA', 'IN', 'GA'].filter((each) => each !== mail.state),
    random.int(0, 2),
  );
  const states = [mail.state, ...others];
  const modification = random.chance(0.65) ? random.int(84, 151) / 100 : null;
  const limits = random.pick([
    [100_000, 500_000, 100_000],
    [500_000, 500_000, 500_000],
    [1_000_000, 1_000_000, 1_000_000],
  ] as const);
  const rated = states.map((state, i) =>
    drawState(random, { state, modification, isFirst: i === 0, hasIncreased: limits[0] > 100_000 }),
  );
  const estimated = sum(rated.map(({ premium }) => premium));
  const fees = [
    { name: `${mail.state} WC ADMINISTRATIVE ASSESSMENT`, amount: Math.round(estimated * random.int(8, 41) * 0.001) },
    ...(random.chance(0.5)
      ? [{ name: `${mail.state} SECOND INJURY FUND`, amount: Math.round(estimated * 0.006) }]
      : []),
  ];
  const effectiveDate = `${random.int(2014, 2025)}-${random.pick(['01', '03', '05', '08', '10'])}-${random.int(10, 28)}`;
  const isRenewal = random.chance(0.6);
  const total = sum([estimated, ...fees.map(({ amount }) => amount)]);
  const site = place(random, mail.state);
  const capitals = (at: typeof mail): typeof mail => ({ ...at, street: upper(at.street), city: upper(at.city) });
  const number = numbered(random, 'AR-#######-');
  const term = isRenewal ? random.int(2, 6) : 1;
  return {
    mail: capitals(mail),
    site: capitals(site),
    office: capitals(place(random, mail.state)),
    rated,
    label: {
      carrierName: upper(carrier(random)),
      ncciCarrierCode: random.digits(5),
      policyNumber: `${number}0${term}`,
      priorPolicyNumber: isRenewal ? `${number}0${term - 1}` : null,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: [upper(company(random))],
      mailingAddress: oneLine(capitals(mail)),
      entityType: random.pick(['CORPORATION', 'INDIVIDUAL', 'LIMITED LIABILITY COMPANY', 'PARTNERSHIP']),
      fein: numbered(random, '##-#######'),
      interstateId: states.length > 1 && modification !== null ? random.digits(9) : null,
      intrastateId: states.length === 1 && modification !== null ? random.digits(7) : null,
      agencyName: upper(agency(random)),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: states,
      eachAccidentLimit: limits[0],
      diseasePolicyLimit: limits[1],
      diseaseEachEmployeeLimit: limits[2],
      experienceModification: modification,
      estimatedAnnualPremium: estimated,
      totalPremium: total,
      minimumPremium: random.int(8, 30) * 50,
      depositPremium: Math.round(total * random.pick([0.25, 0.5, 0.75])),
      auditPeriod: random.pick(['ANNUAL', 'SEMI-ANNUAL', 'QUARTERLY']),
      fees,
      locations: [{ locationNumber: 1, address: oneLine(capitals(site)) }],
      classifications: rated.flatMap(({ classifications }) => classifications),
      premiumSteps: rated.flatMap(({ state, steps }) => steps.map((step) => ({ state, ...stepLabel(step) }))),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const WIDTH = 92;
const atRight = (amount: number, width = 12): string =>
  (amount < 0 ? `${whole(-amount)}-` : `${whole(amount)} `).padStart(width);

function information({ label: l, mail, site, office }: Facts): string[][] {
  const limit = (kind: string, amount: number, basis: string): string =>
    typedLine([8, kind], [40, `$ ${whole(amount).padStart(11)}`], [56, basis]);
  return [
    [
      typedLine([26, 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY']),
      typedLine([26, 'INSURANCE POLICY  -  INFORMATION PAGE']),
      typedLine([28, '*** ASSIGNED RISK PLAN POLICY ***']),
      '',
      typedLine([0, `SERVICING CARRIER  ${l.carrierName}`], [66, `NCCI CO NO  ${l.ncciCarrierCode}`]),
      typedLine(
        [0, `POLICY NO. ${l.policyNumber}`],
        [46, l.priorPolicyNumber === null ? 'NEW POLICY' : `RENEWAL OF ${l.priorPolicyNumber}`],
      ),
      '-'.repeat(WIDTH),
      typedLine([0, '1.'], [4, 'THE INSURED:'], [50, 'PRODUCER OF RECORD:']),
      typedLine([4, l.namedInsureds[0] ?? ''], [50, l.agencyName]),
      typedLine([4, mail.street], [50, office.street]),
      typedLine([4, cityLine(mail)], [50, cityLine(office)]),
      '',
      typedLine([4, `LEGAL ENTITY  ${l.entityType}`], [50, `FEDERAL ID NO.  ${l.fein}`]),
      ...(l.interstateId === null ? [] : [typedLine([4, `INTERSTATE RISK ID NO.  ${l.interstateId}`])]),
      ...(l.intrastateId === null ? [] : [typedLine([4, `INTRASTATE RISK ID NO.  ${l.intrastateId}`])]),
      typedLine([4, 'OTHER WORKPLACES NOT SHOWN ABOVE:']),
      typedLine([4, `001  ${site.street}, ${cityLine(site)}`]),
      '',
      typedLine(
        [0, '2.'],
        [
          4,
          `THE POLICY PERIOD IS FROM ${slashed(l.effectiveDate)} TO ${slashed(l.expirationDate)} 12:01 AM AT THE INSUREDS ADDRESS`,
        ],
      ),
      '',
      typedLine([0, '3.'], [4, 'A.  WORKERS COMPENSATION INSURANCE: PART ONE APPLIES TO THE LAW OF THE STATES']),
      typedLine([8, `LISTED HERE:  ${l.coveredStates.join('  ')}`]),
      typedLine([4, 'B.  EMPLOYERS LIABILITY INSURANCE: LIMITS OF OUR LIABILITY UNDER PART TWO ARE']),
      limit('BODILY INJURY BY ACCIDENT', l.eachAccidentLimit, 'EACH ACCIDENT'),
      limit('BODILY INJURY BY DISEASE', l.diseasePolicyLimit, 'POLICY LIMIT'),
      limit('BODILY INJURY BY DISEASE', l.diseaseEachEmployeeLimit, 'EACH EMPLOYEE'),
      typedLine([4, 'C.  OTHER STATES INSURANCE: REFER TO RESIDUAL MARKET LIMITED OTHER STATES INSURANCE']),
      typedLine([8, 'ENDORSEMENT WC 00 03 26 A']),
      typedLine([4, 'D.  THIS POLICY INCLUDES THESE ENDORSEMENTS:  WC 00 00 00 C  WC 00 03 26 A  WC 00 04 04']),
      typedLine([8, 'WC 00 04 14  WC 00 04 21 D  WC 00 04 22 B']),
      '',
      typedLine([0, '4.'], [4, 'THE PREMIUM WILL BE DETERMINED BY OUR MANUALS OF RULES, CLASSIFICATIONS, RATES AND']),
      typedLine([4, 'RATING PLANS. ALL INFORMATION BELOW IS SUBJECT TO AUDIT. SEE EXTENSION OF ITEM 4.']),
      '',
      typedLine([4, 'TOTAL ESTIMATED ANNUAL PREMIUM'], [60, `$${atRight(l.estimatedAnnualPremium)}`]),
      ...l.fees.map(({ name, amount }) => typedLine([4, name], [60, `$${atRight(amount)}`])),
      typedLine([4, 'TOTAL AMOUNT DUE FOR THE TERM'], [60, `$${atRight(l.totalPremium)}`]),
      typedLine([4, 'DEPOSIT PREMIUM'], [60, `$${atRight(l.depositPremium)}`]),
      typedLine([4, `MINIMUM PREMIUM  $ ${whole(l.minimumPremium)}`], [50, `ADJUSTMENT OF PREMIUM  ${l.auditPeriod}`]),
      '',
      typedLine([0, 'WC 00 00 01 A'], [50, 'COUNTERSIGNED BY ______________________']),
    ],
  ];
}

function stateLines({ state, classifications, steps, premium }: StateRating): string[] {
  return [
    typedLine([0, `STATE: ${state}`]),
    typedLine(
      [0, 'CODE'],
      [6, 'CLASSIFICATION OF OPERATIONS'],
      [52, 'EST TOTAL'],
      [66, 'RATE PER'],
      [78, 'EST ANNUAL'],
    ),
    typedLine([0, 'NO.'], [52, 'ANN REMUN'], [66, '$100'], [78, 'PREMIUM']),
    ...classifications.flatMap((each) => {
      const [first = '', ...rest] = typedWrap(each.description, 42);
      const pay = each.payroll === null ? 'IF ANY' : whole(each.payroll);
      return [
        typedLine(
          [0, each.classCode],
          [6, first],
          [50, pay.padStart(11)],
          [66, each.rate.toFixed(2).padStart(6)],
          [76, atRight(each.premium)],
        ),
        ...rest.map((text) => typedLine([6, text])),
      ];
    }),
    '',
    ...steps.map((step) =>
      typedLine([0, step.code ?? ''], [6, step.name], [66, step.shown.padStart(6)], [76, atRight(step.amount)]),
    ),
    typedLine([6, `ESTIMATED ANNUAL PREMIUM - ${state}`], [76, atRight(premium)]),
    '',
    '-'.repeat(WIDTH),
  ];
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'assigned-plan-typed',
  build: (random) => {
    const f = facts(random);
    const { label: l, rated } = f;
    const extension = typedPages(rated.map(stateLines), 50).map((lines, page) => [
      typedLine([0, 'EXTENSION OF INFORMATION PAGE - ITEM 4'], [60, `SCHEDULE PAGE ${page + 1}`]),
      typedLine([0, `POLICY NO. ${l.policyNumber}`], [40, l.namedInsureds[0] ?? '']),
      '='.repeat(WIDTH),
      ...lines,
    ]);
    const pages = [...information(f), ...extension].map((lines) => html`<pre>${lines.join('\n')}</pre>`);
    const css = `pre{margin:0;font:9.4pt/12.2pt "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;
    return {
      html: sheet({ css, body: pages }),
      label: {
        ...l,
        otherStatesText: 'REFER TO RESIDUAL MARKET LIMITED OTHER STATES INSURANCE ENDORSEMENT WC 00 03 26 A',
      },
    };
  },
};
