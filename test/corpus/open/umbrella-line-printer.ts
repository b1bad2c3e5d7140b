// Regional mutual, personal umbrella from a line printer: 80 columns, capitals, amounts without signs, credits with a minus behind.
import { addDays, addYears, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, minusBehind, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, firstName, lastName, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = 'pre{font:9.6pt/1.18 "Liberation Mono",monospace;margin:0}';
const exposureNames = [
  'PRIVATE PASSENGER AUTO',
  'RESIDENCE - PRIMARY',
  'RENTAL DWELLING',
  'YOUTHFUL OPERATOR',
  'WATERCRAFT',
  'RECREATIONAL VEH',
];

function underlying(random: Random, exposures: readonly { name: string }[], effective: string) {
  const has = (name: string): boolean => exposures.some((each) => each.name === name);
  const home = { name: 'PERSONAL LIABILITY', amount: random.pick([100_000, 300_000, 500_000]), text: null };
  const auto = random.chance(0.5)
    ? [{ name: 'SINGLE LIMIT', amount: random.pick([300_000, 500_000]), text: null }]
    : [
        { name: 'BODILY INJURY', amount: null, text: random.pick(['250,000/500,000', '500,000/500,000']) },
        { name: 'PROPERTY DAMAGE', amount: 100_000, text: null },
      ];
  const own = carrier(random).toUpperCase();
  const lines = [
    { coverageType: 'AUTOMOBILE', limits: auto },
    { coverageType: 'HOMEOWNERS', limits: [home] },
    ...(has('RENTAL DWELLING') ? [{ coverageType: 'DWELLING FIRE', limits: [{ ...home, amount: 300_000 }] }] : []),
    ...(has('WATERCRAFT') ? [{ coverageType: 'WATERCRAFT', limits: [{ ...home, name: 'LIABILITY' }] }] : []),
  ];
  return lines.map((line, i) => ({
    ...line,
    // the printer cuts what its column does not hold
    carrierName: (random.chance(0.7) ? own : carrier(random).toUpperCase()).slice(0, 31).trim(),
    policyNumber: numbered(random, random.pick(['A ## #####', 'H######-##', '@@#######'])),
    effectiveDate: addDays(effective, -30 * (i + 1)),
    expirationDate: addYears(addDays(effective, -30 * (i + 1)), 1),
  }));
}

function facts(random: Random) {
  const family = lastName(random).toUpperCase();
  const mail = place(random);
  const effectiveDate = `${random.int(2012, 2024)}-${random.pick(['03', '06', '10'])}-${random.int(10, 28)}`;
  const exposures = [...exposureNames.slice(0, 2), ...random.some(exposureNames.slice(2), random.int(0, 4))].map(
    (name) => ({ name, count: random.int(1, 4), premium: random.amount(20, 150) }),
  );
  const limit = random.pick([1, 1, 2, 3]) * 1_000_000;
  const increase = limit > 1_000_000 ? random.amount(60, 220) : 0;
  const discounts = random
    .some(['ACCOUNT CREDIT', 'LOSS FREE CREDIT', 'MATURE OPERATOR CREDIT'], random.int(0, 2))
    .map((name) => ({ name, amount: random.amount(3, 12) }));
  const fees = random.chance(0.4) ? [{ name: 'STATE SURCHARGE', amount: random.amount(1, 9) }] : [];
  const plus = [...exposures.map((each) => each.premium), increase, ...fees.map((fee) => fee.amount)];
  const lines = [mail.street, cityLine(mail)].map((line) => line.toUpperCase());
  return {
    mailLines: lines,
    increase,
    label: {
      carrierName: carrier(random).toUpperCase(),
      policyNumber: numbered(random, 'PU ## ## #####'),
      transactionType: random.pick(['new', 'renewal', 'change']),
      namedInsureds: [...new Set(random.times(random.int(1, 2), () => `${firstName(random)} ${family}`.toUpperCase()))],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      kind: 'personal',
      eachOccurrenceLimit: limit,
      retention: random.pick([250, 500, 1000]),
      totalPremium: sum([...plus, ...discounts.map((discount) => -discount.amount)]),
      fees,
      discounts,
      underlyingPolicies: underlying(random, exposures, effectiveDate),
      exposures,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const left = (text: string, width: number): string => text.slice(0, width - 1).padEnd(width);
const columns = (texts: readonly string[], widths: readonly number[]): string =>
  texts
    .map((text, i) => left(text, widths[i] ?? 10))
    .join('')
    .trimEnd();

function premiums({ label: l, increase }: Facts): string[] {
  const money = (name: string, count: string, amount: string): string =>
    `   ${left(name, 34)}${count.padStart(4)}${amount.padStart(18)}`;
  return [
    '   RATING EXPOSURES                  NO.           PREMIUM',
    ...l.exposures.map((each) => money(each.name, String(each.count), cents(each.premium))),
    ...(increase ? [money('INCREASED LIMIT CHARGE', '', cents(increase))] : []),
    ...l.discounts.map((each) => money(each.name, '', minusBehind(-each.amount))),
    ...l.fees.map((each) => money(each.name, '', cents(each.amount))),
    money('TOTAL POLICY PREMIUM', '', cents(l.totalPremium)),
  ];
}

function report(f: Facts): string {
  const { label: l } = f;
  const kinds = new Map([
    ['new', 'NEW BUSINESS DECLARATIONS'],
    ['renewal', 'RENEWAL DECLARATIONS'],
    ['change', 'AMENDED DECLARATIONS'],
  ]);
  const address = [...l.namedInsureds, ...f.mailLines];
  const facing = [`AGENT  ${l.agencyName}`, `CODE   ${l.policyNumber.slice(-5)}`, '', ''];
  const rule = '-'.repeat(80);
  const widths = [15, 32, 14, 19];
  return [
    l.carrierName.padStart(40 + l.carrierName.length / 2),
    'PERSONAL UMBRELLA LIABILITY POLICY'.padStart(57),
    (kinds.get(l.transactionType) ?? '').padStart(52),
    rule,
    columns(['POLICY NUMBER', 'POLICY PERIOD   12:01 A.M. STD TIME', 'BILL'], [24, 42, 12]),
    columns(
      [l.policyNumber, `FROM ${shortSlashed(l.effectiveDate)}  TO ${shortSlashed(l.expirationDate)}`, 'DIRECT'],
      [24, 42, 12],
    ),
    rule,
    'NAMED INSURED AND ADDRESS',
    ...address.map((line, i) => columns([` ${line}`, facing[i] ?? ''], [40, 40])),
    rule,
    'COVERAGE                                     LIMIT OF LIABILITY',
    `   PERSONAL UMBRELLA LIABILITY               ${whole(l.eachOccurrenceLimit)} EACH OCCURRENCE`,
    `   RETAINED LIMIT                            ${whole(l.retention)}`,
    '   UNINSURED MOTORISTS                       NOT COVERED',
    '',
    ...premiums(f),
    rule,
    'SCHEDULE OF UNDERLYING INSURANCE',
    columns(['TYPE', 'COMPANY', 'POLICY NO', 'TERM'], widths),
    ...l.underlyingPolicies.flatMap((policy) => [
      columns(
        [
          policy.coverageType,
          policy.carrierName,
          policy.policyNumber,
          `${shortSlashed(policy.effectiveDate)}-${shortSlashed(policy.expirationDate)}`,
        ],
        widths,
      ),
      ...policy.limits.map(
        (limit) => `               ${left(limit.name, 20)}${limit.text ?? whole(limit.amount ?? 0)}`,
      ),
    ]),
    rule,
    'FORMS  PU-1 (06-04)  PU-17 (01-09)  PU-40 (03-11)',
    'IF YOU PAY BY INSTALLMENTS A CHARGE OF 4.00 IS ADDED TO EACH NOTICE AFTER THE FIRST.',
    '',
    `COUNTERSIGNED ${shortSlashed(addDays(l.effectiveDate, -21))}    BY ____________________   INSURED COPY   PAGE 1`,
  ].join('\n');
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'line-printer',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: html`<pre>${report(f)}</pre>` }), label: f.label };
  },
};
