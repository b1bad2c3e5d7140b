// A regional mutual prints from its midrange computer: a page of symbols and limits, then a block of lines for each unit
// with coverage codes and words of its own, loss payees by unit, and a summary of premium on the last page.
import { addYears, shortDashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { kindsOf, type Unit, unitCoverage, unitOf } from '../parts/mutual-units.ts';
import { typedLine, typedPages } from '../parts/typed-page.ts';

function facts(random: Random) {
  const at = (): ReturnType<typeof place> => {
    const found = place(random);
    return { ...found, street: found.street.toUpperCase(), city: found.city.toUpperCase() };
  };
  const [mail, office] = [at(), at()];
  const kinds = kindsOf(random);
  const units = random.times(random.int(1, 11), (i) => unitOf(random, i + 1, kinds));
  const scheduled = kinds.flatMap((kind) => {
    const own = units.flatMap(({ coverages }) => coverages.filter(({ code }) => code === kind.code));
    const premium = sum(own.map((each) => each.premium));
    if (own.length === 0) return [];
    return [
      {
        vehicleNumber: null,
        name: kind.policyWords,
        autoSymbols: kind.symbols,
        limit: kind.limit,
        limitText: kind.isDamage ? 'ACTUAL CASH VALUE' : null,
        premium,
      },
    ];
  });
  const others = [
    {
      kind: 'hired',
      state: mail.state,
      coverage: 'LIABILITY',
      basis: 'COST OF HIRE',
      exposure: random.int(2, 30) * 500,
      rate: random.int(90, 260) / 100,
      premium: random.int(38, 120),
    },
    {
      kind: 'non_owned',
      state: mail.state,
      coverage: 'LIABILITY',
      basis: 'NO. OF EMPLOYEES',
      exposure: random.int(2, 48),
      rate: null,
      premium: random.int(55, 210),
    },
  ];
  const effectiveDate = `${random.int(2011, 2025)}-${random.pick(['01', '02', '06', '10'])}-${random.pick(['01', '10', '18', '25'])}`;
  const fee = random.chance(0.5) ? { name: `${mail.state} MOTOR VEHICLE THEFT FEE`, amount: units.length * 2 } : null;
  const credit = random.chance(0.4) ? { name: 'FLEET SAFETY CREDIT', amount: random.int(20, 140) } : null;
  const base = sum([...scheduled, ...others].map(({ premium }) => premium));
  const payees = new Map(
    units.filter(({ vehicle }) => vehicle.lossPayeeName !== null).map((unit) => [unit, at()] as const),
  );
  return {
    mail,
    office,
    units,
    scheduled,
    others,
    base,
    payees,
    code: numbered(random, '##-####'),
    label: {
      carrierName: `${word(random)} Farmers Mutual Insurance Company`.toUpperCase(),
      policyNumber: numbered(random, random.pick(['BAP #######', 'CA# ######'])),
      transactionType: random.pick(['new', 'renewal', 'renewal'] as const),
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'INDIVIDUAL', 'LLC', 'PARTNERSHIP']),
      businessDescription: random.pick([
        'EXCAVATING CONTRACTOR',
        'FEED AND GRAIN DEALER',
        'PLUMBING & HEATING',
        'BUILDING SUPPLY',
      ]),
      totalPremium: sum([base, fee?.amount ?? 0, -(credit?.amount ?? 0)]),
      fees: fee === null ? [] : [fee],
      discounts: credit === null ? [] : [credit],
      coverages: [...scheduled, ...units.flatMap(({ coverages }) => coverages.map(unitCoverage))],
      vehicles: units.map(({ vehicle }) => vehicle),
      hiredAndNonOwned: others,
      additionalInterests: [...payees].map(([{ vehicle }, home]) => ({
        interest: 'LOSS PAYEE',
        name: vehicle.lossPayeeName,
        address: oneLine(home),
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const money = (amount: number): string => cents(amount).padStart(11);

function firstPage({ label: l, mail, office, scheduled, others, code }: Facts): string[] {
  return [
    typedLine([2, 'NAMED INSURED AND ADDRESS'], [48, `AGENCY  ${code}`]),
    typedLine([2, l.namedInsureds[0] ?? ''], [48, l.agencyName]),
    typedLine([2, mail.street], [48, office.street]),
    typedLine([2, cityLine(mail)], [48, cityLine(office)]),
    '',
    typedLine([2, `THE NAMED INSURED IS: ${l.entityType}`], [48, `BUSINESS: ${l.businessDescription}`]),
    '',
    typedLine([2, '* * * * *   SCHEDULE OF COVERAGES AND COVERED AUTOS   * * * * *']),
    '',
    typedLine([2, 'SYMBOLS'], [13, 'COVERAGE'], [48, 'LIMIT'], [76, 'PREMIUM']),
    ...scheduled.map((each) =>
      typedLine(
        [2, each.autoSymbols.join(' ')],
        [13, each.name],
        [46, each.limit === null ? `  ${each.limitText}` : whole(each.limit).padStart(11)],
        [72, money(each.premium)],
      ),
    ),
    '',
    typedLine([13, 'DEDUCTIBLES FOR PHYSICAL DAMAGE ARE SHOWN BY UNIT.  MOST WE PAY: LESSER OF']),
    typedLine([13, 'ACTUAL CASH VALUE OR COST TO REPAIR.  AUTO DEATH BENEFIT: NOT PROVIDED']),
    '',
    typedLine([2, '* * * * *   HIRED OR BORROWED AUTOS AND NON-OWNERSHIP   * * * * *']),
    '',
    typedLine([2, 'ST'], [6, 'COVERAGE'], [18, 'BASIS'], [40, 'EXPOSURE'], [56, 'RATE'], [76, 'PREMIUM']),
    ...others.map((each) =>
      typedLine(
        [2, each.state],
        [6, each.coverage],
        [18, each.basis],
        [38, whole(each.exposure).padStart(10)],
        [54, each.rate === null ? '' : each.rate.toFixed(2).padStart(6)],
        [72, money(each.premium)],
      ),
    ),
    '',
    typedLine([2, 'FORMS: CA 00 01 10 13  CA 21 05 06 20  IL 00 03 09 08  FM 4418 (07 09)  FM 4420 (01 12)']),
  ];
}

const unitLines = ({ vehicle: v, coverages }: Unit): string[] => [
  typedLine(
    [2, `UNIT ${String(v.number).padStart(4, '0')}`],
    [14, `${v.year} ${v.make} ${v.model}`],
    [48, `SERIAL ${v.vin}`],
  ),
  typedLine(
    [6, `GARAGED ${v.garagingLocation}`],
    [36, `TERR ${v.territory}`],
    [48, `CLASS ${v.classCode}`],
    [62, `OCN ${whole(v.costNew)}`],
  ),
  typedLine(
    [6, `USE ${v.use}`],
    [24, `RADIUS ${v.radius}`],
    [48, v.grossWeight === null ? '' : `GVW ${whole(v.grossWeight)}`],
  ),
  ...coverages.map((each) =>
    typedLine(
      [8, each.code],
      [13, each.name],
      [40, each.limit === null ? `${each.limitText} LESS ${whole(each.deductible ?? 0)} DED` : whole(each.limit)],
      [72, money(each.premium)],
    ),
  ),
  typedLine([54, 'UNIT PREMIUM'], [72, money(v.premium)]),
  '',
];

const lastBlock = ({ label: l, base, payees }: Facts): string[] => [
  ...(payees.size === 0 ? [] : [typedLine([2, 'LOSS PAYEE SCHEDULE'])]),
  ...[...payees].map(([{ vehicle: v }, home]) =>
    typedLine(
      [2, `UNIT ${String(v.number).padStart(4, '0')}`],
      [14, `${v.lossPayeeName}, ${home.street}, ${cityLine(home)}`],
    ),
  ),
  '',
  typedLine([2, 'SUMMARY OF PREMIUM']),
  typedLine([6, 'PREMIUM FOR ALL COVERAGES'], [72, money(base)]),
  ...l.discounts.map(({ name, amount }) => typedLine([6, name], [72, `${money(amount)}-`])),
  ...l.fees.map(({ name, amount }) => typedLine([6, name], [72, money(amount)])),
  typedLine([6, 'TOTAL POLICY PREMIUM'], [72, money(l.totalPremium)]),
  '',
  typedLine([2, 'THIS IS NOT A BILL.  A STATEMENT WILL BE MAILED UNDER SEPARATE COVER.']),
];

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'mutual-unit-printout',
  build: (random) => {
    const f = facts(random);
    const { label: l } = f;
    const pages = [firstPage(f), ...typedPages([...f.units.map(unitLines), lastBlock(f)], 50)];
    const printed = pages.map((lines, i) => {
      const head = [
        typedLine([0, l.carrierName], [58, 'COMMERCIAL AUTO POLICY']),
        typedLine(
          [0, i === 0 ? 'A MUTUAL COMPANY - POLICY NON-ASSESSABLE' : 'DECLARATIONS CONTINUED'],
          [58, i === 0 ? 'DECLARATIONS' : 'SCHEDULE OF UNITS'],
          [78, `PAGE ${i + 1}`],
        ),
        typedLine(
          [0, `POLICY NO  ${l.policyNumber}`],
          [30, `FROM ${shortDashed(l.effectiveDate)} TO ${shortDashed(l.expirationDate)}`],
          [58, i > 0 ? '' : l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL CERTIFICATE'],
        ),
        '',
      ];
      return html`<pre>${[...head, ...lines].join('\n')}</pre>`;
    });
    const css = `pre{margin:0;font:9.6pt/12pt "Liberation Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;
    return { html: sheet({ css, body: printed }), label: l };
  },
};
