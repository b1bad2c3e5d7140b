// Regional mutual on a midrange computer, personal excess liability: amended declarations in typed capitals. The
// change stands on top as from and to, the limits of the schedule of primary policies are printed in thousands with
// codes for the kind of limit, split limits with strokes, one line for each primary policy of this company or
// another; units that are rated with a charge each, credits with minus behind.
import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, minusBehind, sum, whole } from '../kit/money.ts';
import { agency, cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { typedLine, typedPages } from '../parts/typed-page.ts';

const css = `pre{margin:0;font:9pt/1.24 "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;

function primaryOf(random: Random, carrierName: string, effectiveDate: string) {
  const split = random.pick(['250/500/100', '100/300/100', '500/500/100']);
  const liability = random.pick([300_000, 500_000]);
  const lines = [
    { coverageType: 'PERSONAL AUTO', code: 'BI/PD', text: split, amount: null, chance: 1 },
    { coverageType: 'HOMEOWNERS', code: 'PL', text: null, amount: liability, chance: 1 },
    { coverageType: 'DWELLING - RENTAL', code: 'PREM LIAB', text: null, amount: 300_000, chance: 0.4 },
    { coverageType: 'WATERCRAFT', code: 'CSL', text: null, amount: random.pick([100_000, 300_000]), chance: 0.3 },
    { coverageType: 'SNOWMOBILE/ATV', code: 'CSL', text: null, amount: 300_000, chance: 0.3 },
    { coverageType: 'MOTORCYCLE', code: 'BI/PD', text: '100/300/50', amount: null, chance: 0.25 },
  ];
  return lines
    .filter(({ chance }) => random.chance(chance))
    .map(({ chance: _chance, ...line }) => {
      const isOwn = random.chance(0.7);
      const start = addDays(effectiveDate, -random.int(0, 300));
      return {
        ...line,
        carrierName: isOwn
          ? carrierName
          : `${word(random)} ${random.pick(['MUTUAL', 'INS CO', 'CASUALTY'])}`.toUpperCase(),
        policyNumber: isOwn ? numbered(random, '@@ ######') : numbered(random, '#########'),
        effectiveDate: start,
        expirationDate: addYears(start, 1),
      };
    });
}

function unitsOf(random: Random, primary: readonly { coverageType: string }[]) {
  const has = (name: string): boolean => primary.some(({ coverageType }) => coverageType.startsWith(name));
  return [
    { name: 'PRIVATE PASSENGER AUTOS', count: random.int(1, 5), premium: random.int(38, 140) },
    { name: 'OPERATORS UNDER 25', count: random.int(1, 2), premium: random.int(45, 130), isOptional: true },
    { name: 'PRIMARY RESIDENCE', count: 1, premium: random.int(60, 150) },
    { name: 'SECONDARY RESIDENCE', count: 1, premium: random.int(12, 30), isOptional: true },
    ...(has('DWELLING') ? [{ name: 'RENTAL UNITS', count: random.int(1, 6), premium: random.int(20, 110) }] : []),
    ...(has('WATERCRAFT') ? [{ name: 'WATERCRAFT OVER 50 HP', count: 1, premium: random.int(25, 70) }] : []),
    ...(has('SNOW') ? [{ name: 'RECREATIONAL VEHICLES', count: random.int(1, 4), premium: random.int(15, 60) }] : []),
    ...(has('MOTOR') ? [{ name: 'MOTORCYCLES', count: random.int(1, 2), premium: random.int(30, 80) }] : []),
  ]
    .filter(({ isOptional }: { isOptional?: boolean }) => isOptional !== true || random.chance(0.4))
    .map(({ name, count, premium }) => ({ name, count, premium }));
}

function facts(random: Random) {
  const [family, mail] = [lastName(random), place(random)];
  const carrierName =
    `${word(random)} ${random.pick(['MUTUAL INSURANCE COMPANY', 'MILLERS MUTUAL INSURANCE CO', 'GRANGE MUTUAL CASUALTY COMPANY'])}`.toUpperCase();
  const effectiveDate = `${random.int(2015, 2025)}-${random.pick(['01', '03', '04', '07', '09', '11'])}-${random.int(10, 28)}`;
  const primary = primaryOf(random, carrierName, effectiveDate);
  const units = unitsOf(random, primary);
  const motorist = random.chance(0.35) ? 1_000_000 : null;
  const extra = motorist === null ? 0 : random.int(60, 190);
  const credits = random
    .some(['MULTI-POLICY CREDIT', 'CLAIM FREE 5 YEARS', 'PAPERLESS CREDIT'], random.int(0, 2))
    .map((name) => ({ name, amount: random.int(6, 38) }));
  const total = sum([...units.map(({ premium }) => premium), extra, ...credits.map(({ amount }) => -amount)]);
  const limit = random.pick([1, 2, 3, 5]);
  return {
    mail,
    primary,
    units,
    motorist,
    extra,
    limit,
    before: limit === 1 ? 2 : limit - 1,
    was: total + random.pick([-1, 1]) * random.int(12, 58),
    changed: addDays(effectiveDate, random.int(20, 300)),
    agentNumber: numbered(random, '##-###'),
    label: {
      carrierName,
      policyNumber: numbered(random, random.pick(['PX ######', 'PEL #######', 'UMB ####-##'])),
      transactionType: 'change',
      namedInsureds: random
        .some([firstName(random), firstName(random)], random.int(1, 2))
        .map((name) => `${name} ${family}`.toUpperCase()),
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      kind: 'personal',
      eachOccurrenceLimit: limit * 1_000_000,
      uninsuredMotoristsLimit: motorist,
      retention: random.pick([250, 500, 1000]),
      totalPremium: total,
      discounts: credits,
      exposures: units,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head(f: Facts): string[] {
  const { label: l } = f;
  const difference = l.totalPremium - f.was;
  return [
    typedLine([0, l.carrierName], [58, 'PERSONAL EXCESS LIABILITY']),
    typedLine([0, 'A MUTUAL COMPANY - NON-ASSESSABLE'], [58, 'AMENDED DECLARATIONS']),
    '',
    typedLine([0, 'POLICY NO'], [22, 'POLICY TERM'], [46, 'CHANGE EFF'], [60, 'AGENT']),
    typedLine(
      [0, l.policyNumber],
      [22, `${shortSlashed(l.effectiveDate)} TO ${shortSlashed(l.expirationDate)}`],
      [46, shortSlashed(f.changed)],
      [60, f.agentNumber],
    ),
    '',
    typedLine([0, 'INSURED'], [46, 'AGENCY']),
    ...l.namedInsureds.map((name, i) => typedLine([0, name], [46, i === 0 ? l.agencyName : ''])),
    f.mail.street.toUpperCase(),
    cityLine(f.mail).toUpperCase(),
    '',
    'REASON FOR CHANGE - LIMIT OF LIABILITY',
    typedLine(
      [4, 'FROM'],
      [14, `$${whole(f.before * 1_000_000)}`],
      [32, 'TO'],
      [40, `$${whole(l.eachOccurrenceLimit)}`],
    ),
    typedLine([4, 'ANNUAL PREMIUM BEFORE CHANGE'], [40, cents(f.was).padStart(10)]),
    typedLine(
      [4, `${difference < 0 ? 'DECREASE' : 'INCREASE'} IN ANNUAL PREMIUM`],
      [40, cents(Math.abs(difference)).padStart(10)],
    ),
    '',
  ];
}

function coverages(f: Facts): string[] {
  const { label: l } = f;
  const motorist = f.motorist === null ? 'NOT TAKEN' : `$${whole(f.motorist)}`;
  return [
    'COVERAGES AND LIMITS AS OF THE CHANGE DATE',
    '',
    typedLine([4, 'EXCESS LIABILITY - EACH OCCURRENCE'], [50, `$${whole(l.eachOccurrenceLimit)}`]),
    typedLine([4, 'EXCESS UNINSURED/UNDERINSURED MOTORISTS'], [50, motorist]),
    typedLine([4, "INSURED'S RETAINED LIMIT"], [50, `$${whole(l.retention)}`]),
    '',
  ];
}

const shownLimit = ({ text, amount }: Facts['primary'][number]): string => text ?? String((amount ?? 0) / 1000);

function schedule(f: Facts): string[] {
  return [
    'SCHEDULE OF PRIMARY POLICIES           (LIMITS SHOWN IN THOUSANDS)',
    '',
    typedLine(
      [0, 'KIND OF POLICY'],
      [20, 'POLICY NO'],
      [32, 'FROM'],
      [42, 'TO'],
      [52, 'LIMIT'],
      [65, 'TYPE'],
      [76, 'COMPANY'],
    ),
    ...f.primary.flatMap((each) => [
      typedLine(
        [0, each.coverageType],
        [20, each.policyNumber],
        [32, shortSlashed(each.effectiveDate)],
        [42, shortSlashed(each.expirationDate)],
        [52, shownLimit(each)],
        [65, each.code],
        [76, each.carrierName === f.label.carrierName ? 'THIS COMPANY' : each.carrierName],
      ),
    ]),
    '',
    'PRIMARY LIMITS MUST BE KEPT IN FORCE AS SHOWN.  A GAP IS YOUR RESPONSIBILITY.',
    '',
  ];
}

function rating(f: Facts): string[] {
  const { label: l } = f;
  return [
    'PREMIUM',
    '',
    typedLine([4, 'NO.'], [10, 'RATED UNITS'], [50, '   CHARGE']),
    ...f.units.map(({ name, count, premium }) =>
      typedLine([4, String(count).padStart(2)], [10, name], [48, cents(premium).padStart(11)]),
    ),
    ...(f.motorist === null ? [] : [typedLine([10, 'EXCESS UM/UIM'], [48, cents(f.extra).padStart(11)])]),
    ...l.discounts.map(({ name, amount }) => typedLine([10, name], [48, minusBehind(-amount).padStart(12)])),
    typedLine([48, '-----------']),
    typedLine([10, 'AMENDED ANNUAL PREMIUM'], [48, cents(l.totalPremium).padStart(11)]),
    '',
  ];
}

function forms(f: Facts): string[] {
  return [
    'FORMS  PE-1 (01-12)   PE-14 (01-12)   PE-22 (06-15)   PE-31 (06-15)',
    '',
    `COUNTERSIGNED ${shortSlashed(addDays(f.changed, 6))}  BY ____________________________`,
    '',
    'THESE DECLARATIONS REPLACE THOSE ISSUED BEFORE WITH THE SAME POLICY NUMBER.',
  ];
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'household-excess-thousands',
  build: (random) => {
    const f = facts(random);
    const pages = typedPages([head(f), coverages(f), schedule(f), rating(f), forms(f)], 56);
    return {
      html: sheet({ css, body: pages.map((lines) => html`<pre>${lines.join('\n')}</pre>`) }),
      label: {
        ...f.label,
        otherCoverages: [],
        underlyingPolicies: f.primary.map(({ code, text, amount, ...each }) => ({
          ...each,
          limits: [{ name: code, amount, text }],
        })),
        _accept: Object.fromEntries(
          f.primary.flatMap((each, i) => [
            // printed as "THIS COMPANY"
            ...(each.carrierName === f.label.carrierName
              ? [[`underlyingPolicies[${i}].carrierName`, ['THIS COMPANY', null]]]
              : []),
            // a split limit may also be given in dollars, as the heading says
            ...(each.text === null
              ? []
              : [
                  [
                    `underlyingPolicies[${i}].limits[0].text`,
                    [
                      each.text
                        .split('/')
                        .map((part) => `${part},000`)
                        .join('/'),
                    ],
                  ],
                ]),
          ]),
        ),
      },
      print: { margin: { left: '0.6in', right: '0.3in' } },
    };
  },
};
