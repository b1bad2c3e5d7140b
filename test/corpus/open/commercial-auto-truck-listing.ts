// Trucking program on a wide line printer page: three printed lines for each unit (description; values; charges), symbols 67, 68,
// 71 of the motor carrier form, drivers, stated values, filings and a policy fee.
import { addYears, dashed, shortSlashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, person, place, stateOf, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = 'pre{font:8.4pt/1.2 "Liberation Mono",monospace;margin:0}.p{break-before:page}';
const makes = ['FREIGHTLINER', 'KENWORTH', 'PETERBILT', 'VOLVO', 'GREAT DANE', 'UTILITY'];

function units(random: Random) {
  return random.times(random.int(2, 14), (i) => {
    const trailer = random.chance(0.35);
    const year = random.int(2006, 2024);
    const statedAmount = random.int(12, 165) * 1000;
    const deductible = random.pick([1000, 2500, 5000]);
    const charges = [
      ...(trailer ? [] : [{ name: 'LIABILITY', premium: random.amount(2100, 9800) }]),
      { name: 'COMPREHENSIVE', premium: random.amount(40, 700), deductible },
      { name: 'COLLISION', premium: random.amount(150, 2900), deductible },
    ].map((charge) => ({ vehicleNumber: i + 1, ...charge }));
    const at = place(random);
    return {
      charges,
      deductible,
      auto: {
        number: i + 1,
        year,
        make: trailer ? random.pick(makes.slice(4)) : random.pick(makes.slice(0, 4)),
        model: trailer
          ? random.pick(['DRY VAN', 'REEFER', 'FLATBED'])
          : random.pick(['TRACTOR', 'SLEEPER TRACTOR', 'DAY CAB']),
        vin: vin(random),
        garagingLocation: `${at.city} ${at.state} ${at.zip}`.toUpperCase(),
        territory: random.digits(3),
        classCode: random.pick(['50699', '40669', '67499']),
        radius: random.pick(['LONG', 'INTERM', 'LOCAL']),
        grossWeight: trailer ? null : 80_000,
        statedAmount,
        premium: sum(charges.map((charge) => charge.premium)),
      },
    };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const fleet = units(random);
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['02', '03', '08', '11'])}-${random.int(10, 28)}`;
  const csl = random.pick([750_000, 1_000_000]);
  const fees = [
    { name: 'POLICY FEE', amount: 250 },
    { name: 'STATE SURPLUS LINES TAX', amount: random.amount(90, 900) },
    { name: 'FILING FEE', amount: random.pick([50, 75]) },
  ].slice(0, random.int(1, 3));
  const wide = [
    { name: 'LIABILITY', autoSymbols: ['67', '68', '71'], limit: csl, limitText: null, premium: null },
    {
      name: 'UNINSURED MOTORISTS',
      autoSymbols: ['67'],
      limit: random.pick([60_000, 100_000]),
      limitText: null,
      premium: random.amount(120, 700),
    },
    { name: 'COMPREHENSIVE', autoSymbols: ['67'], limit: null, limitText: 'STATED AMOUNT OR ACV', premium: null },
    { name: 'COLLISION', autoSymbols: ['67'], limit: null, limitText: 'STATED AMOUNT OR ACV', premium: null },
  ];
  const hired = {
    kind: 'hired',
    state: mail.state,
    coverage: 'LIABILITY',
    basis: 'IF ANY',
    exposure: null,
    rate: random.amount(2, 6),
    premium: random.int(100, 600),
  };
  const perUnit = fleet.map((unit) => unit.auto.premium);
  const payee = random.chance(0.7) ? place(random) : null;
  return {
    mail,
    fleet,
    wide,
    hired,
    payee,
    payeeName: `${word(random)} EQUIPMENT CAPITAL`.toUpperCase(),
    label: {
      carrierName: carrier(random).toUpperCase(),
      policyNumber: numbered(random, random.pick(['TRK ####### ##', 'MC-#####-##'])),
      transactionType: random.pick(['new', 'renewal', 'change']),
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} TRANSPORTATION UNDERWRITERS`.toUpperCase(),
      entityType: random.pick(['LLC', 'CORPORATION', 'INDIVIDUAL']),
      businessDescription: random.pick([
        'LONG HAUL GENERAL FREIGHT',
        'REFRIGERATED FOODS',
        'SAND AND GRAVEL',
        'INTERMODAL CONTAINERS',
      ]),
      totalPremium: sum([...perUnit, wide[1]?.premium ?? 0, hired.premium, ...fees.map((fee) => fee.amount)]),
      fees,
      drivers: random.times(random.int(1, 12), () => ({
        name: person(random).toUpperCase(),
        dateOfBirth: `${random.int(1958, 1999)}-${random.pick(['02', '07', '11'])}-${random.int(10, 28)}`,
        licenseState: stateOf(random),
        licenseNumber: numbered(random, '@########'),
        status: random.chance(0.9) ? 'ACTIVE' : 'EXCLUDED',
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const at = (...parts: readonly [number, string][]): string =>
  parts.reduce((line, [column, text]) => line.padEnd(column) + text, '');
const rule = '='.repeat(126);

function front({ label: l, mail, wide, hired, fleet }: Facts): string[] {
  const kind = new Map([
    ['new', 'ORIGINAL'],
    ['renewal', 'RENEWAL'],
    ['change', 'AMENDED'],
  ]).get(l.transactionType);
  const unitTotal = sum(fleet.map((unit) => unit.auto.premium));
  const money = (name: string, amount: number): string => at([4, name], [60, cents(amount).padStart(14)]);
  return [
    at([0, l.carrierName], [70, 'MOTOR CARRIER DECLARATIONS'], [110, kind ?? '']),
    rule,
    at(
      [0, 'POLICY NO.'],
      [14, l.policyNumber],
      [50, 'POLICY TERM'],
      [64, `${dashed(l.effectiveDate)} TO ${dashed(l.expirationDate)}`],
      [100, '12:01 AM STANDARD'],
    ),
    at([0, 'INSURED'], [14, l.namedInsureds[0] ?? ''], [64, 'GENERAL AGENT'], [80, l.agencyName]),
    at([14, mail.street.toUpperCase()], [64, 'ENTITY'], [80, l.entityType]),
    at([14, cityLine(mail).toUpperCase()], [64, 'OPERATION'], [80, l.businessDescription]),
    rule,
    at([4, 'COVERAGE'], [30, 'SYMBOLS'], [44, 'LIMIT'], [72, 'PREMIUM']),
    ...wide.map((each) =>
      at(
        [4, each.name],
        [30, each.autoSymbols.join(' ')],
        [44, each.limitText ?? `${whole(each.limit ?? 0)}${each.name === 'LIABILITY' ? ' CSL' : ''}`],
        [68, each.premium === null ? 'SEE UNITS' : cents(each.premium).padStart(11)],
      ),
    ),
    at([4, 'MEDICAL PAYMENTS'], [30, 'NONE'], [44, 'NOT COVERED']),
    '',
    at(
      [4, `HIRED AUTO LIABILITY  COST OF HIRE IF ANY   STATE ${hired.state}   RATE ${hired.rate} PER 100`],
      [84, cents(hired.premium)],
    ),
    '',
    money('TOTAL OF UNIT PREMIUMS', unitTotal),
    ...l.fees.map((fee) => money(fee.name, fee.amount)),
    money('TOTAL POLICY COST', l.totalPremium),
    rule,
    'FILINGS: FMCSA BMC-91X, STATE FORM E.  ENDORSEMENTS: MCS-90, CA 99 48, TX-14 TRAILER INTERCHANGE EXCLUDED, CA 23 85.',
  ];
}

function schedule({ label: l, fleet, payee, payeeName }: Facts): string[] {
  return [
    at([0, 'SCHEDULE OF COVERED AUTOS'], [80, `POLICY ${l.policyNumber}`]),
    rule,
    at(
      [0, 'UNIT'],
      [6, 'YEAR'],
      [12, 'MAKE'],
      [28, 'TYPE'],
      [48, 'VIN'],
      [70, 'GARAGED AT'],
      [104, 'TERR'],
      [112, 'CLASS'],
      [119, 'RADIUS'],
    ),
    ...fleet.flatMap(({ auto, charges, deductible }) => [
      at(
        [0, String(auto.number).padStart(3, '0')],
        [6, String(auto.year)],
        [12, auto.make],
        [28, auto.model],
        [48, auto.vin],
        [70, auto.garagingLocation],
        [104, auto.territory],
        [112, auto.classCode],
        [119, auto.radius],
      ),
      at(
        [12, `STATED AMT ${whole(auto.statedAmount)}`],
        [48, auto.grossWeight === null ? '' : `GVW ${whole(auto.grossWeight)}`],
        [70, `PD DEDUCTIBLE ${whole(deductible)}`],
      ),
      at(
        [12, charges.map((charge) => `${charge.name} ${cents(charge.premium)}`).join('   ')],
        [104, `UNIT TOTAL ${cents(auto.premium)}`],
      ),
    ]),
    rule,
    ...(payee === null
      ? ['LOSS PAYEE: NONE']
      : [
          `LOSS PAYEE UNIT 001: ${payeeName}`,
          `                     ${payee.street.toUpperCase()}`,
          `                     ${cityLine(payee).toUpperCase()}`,
        ]),
    '',
    at([0, 'DRIVER'], [34, 'BORN'], [48, 'ST'], [54, 'CDL NUMBER'], [70, 'STATUS']),
    ...l.drivers.map((each) =>
      at(
        [0, each.name],
        [34, shortSlashed(each.dateOfBirth)],
        [48, each.licenseState],
        [54, each.licenseNumber],
        [70, each.status],
      ),
    ),
    '',
    'ANY DRIVER NOT LISTED MUST BE REPORTED WITHIN 24 HOURS. MINIMUM EARNED PREMIUM 25 PERCENT.  CONTINUED COVERAGE DEPENDS ON PAYMENT.',
  ];
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'truck-listing',
  build: (random) => {
    const f = facts(random);
    const { payee } = f;
    return {
      html: sheet({ css, body: html`<pre>${front(f).join('\n')}</pre><pre class="p">${schedule(f).join('\n')}</pre>` }),
      label: {
        ...f.label,
        coverages: [...f.wide, ...f.fleet.flatMap((unit) => unit.charges)],
        vehicles: f.fleet.map(({ auto }) => ({
          ...auto,
          lossPayeeName: payee !== null && auto.number === 1 ? f.payeeName : null,
        })),
        hiredAndNonOwned: [f.hired],
        additionalInterests:
          payee === null ? [] : [{ interest: 'LOSS PAYEE', name: f.payeeName, address: oneLine(payee).toUpperCase() }],
      },
      print: { landscape: true },
    };
  },
};
