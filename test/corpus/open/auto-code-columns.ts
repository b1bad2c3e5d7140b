import { addDays, shortSlashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, cityLine, firstName, lastName, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

// A nonstandard program that renews by the month: a wide line for each vehicle, coverages are codes that a legend explains.

const css = `body{margin:0;font:8pt/1.25 "Liberation Sans Narrow","Liberation Sans",sans-serif}table{border-collapse:collapse;width:100%}.g td,.g th{border:.6pt solid #000;padding:1.5pt 3pt;text-align:left;vertical-align:top}.g th{font-weight:400;background:#d9d9d9}.g .r{text-align:right}.hd td{padding:0 4pt 0 0;vertical-align:top}.bar{background:#000;color:#fff;font-weight:700;padding:2pt 4pt;margin-top:7pt}.cp{display:block;font-size:6.3pt}.co{font-size:12pt;font-weight:700}.lg{columns:3;font-size:7.2pt;margin:3pt 0}.sm{font-size:7pt;margin-top:6pt}`;

const USES = new Map([
  ['PLSR', 'pleasure'],
  ['WORK', 'drive to work'],
  ['BUSN', 'business'],
]);

interface Code {
  code: string;
  name: string;
  /** In thousands: each person and each accident, or one limit. */
  perPerson?: number;
  limit?: number;
  isPhysical?: boolean;
}

function drawCodes(random: Random): Code[] {
  const [person, accident] = random.pick([
    [15, 30],
    [25, 50],
    [30, 60],
  ] as const);
  return [
    { code: 'BI', name: 'Bodily Injury Liability', perPerson: person, limit: accident },
    { code: 'PD', name: 'Property Damage Liability', limit: random.pick([5, 10, 25]) },
    ...(random.chance(0.6) ? [{ code: 'UMB', name: 'Uninsured Motorist BI', perPerson: person, limit: accident }] : []),
    ...(random.chance(0.4) ? [{ code: 'MED', name: 'Medical Payments', perPerson: random.pick([1, 2, 5]) }] : []),
    { code: 'OTC', name: 'Other Than Collision', isPhysical: true },
    { code: 'COL', name: 'Collision', isPhysical: true },
  ];
}

function drawVehicles(random: Random, codes: readonly Code[], latest: number) {
  return random.times(random.int(1, 4), (index) => {
    const hasPhysical = index === 0 || random.chance(0.5);
    const deductible = random.pick([250, 500, 1_000]);
    const drawn = vehicle(random);
    return {
      ...drawn,
      year: Math.min(drawn.year, latest),
      number: index + 1,
      usage: random.pick(['PLSR', 'WORK', 'BUSN']),
      premiums: codes.map(({ isPhysical = false }) => (isPhysical && !hasPhysical ? null : random.amount(4, 62))),
      deductible: hasPhysical ? deductible : null,
    };
  });
}
type Insured = ReturnType<typeof drawVehicles>[number];

const limitOf = ({ perPerson, limit }: Code): string =>
  [perPerson, limit].filter((each) => each !== undefined).join('/');
const totalOf = ({ premiums }: Insured): number => sum(premiums.map((each) => each ?? 0));

const vehicleRow = (each: Insured, codes: readonly Code[]): Html =>
  html`<tr><td>${each.number}</td><td>${each.year}</td><td>${each.make.toUpperCase()}</td><td>${each.model.toUpperCase()}</td><td>${each.vin}</td><td>${each.usage}</td>${codes.map(
    ({ isPhysical }, at) => {
      const premium = each.premiums[at] ?? null;
      if (premium === null) return html`<td class="r">--</td>`;
      return html`<td class="r">${cents(premium)}${isPhysical === true ? html`<span class="cp">DED ${each.deductible}</span>` : null}</td>`;
    },
  )}<td class="r">${cents(totalOf(each))}</td></tr>`;

export const style: Style = {
  policyType: 'auto',
  name: 'code-columns',
  build(random) {
    const [insurer, broker, home] = [carrier(random), agency(random), place(random)];
    const [first, family] = [firstName(random), lastName(random)];
    const effective = `${random.int(2014, 2026)}-${random.pick(['02', '05', '08', '10', '11'])}-${random.int(10, 28)}`;
    const expiration = addDays(effective, 30);
    const number = numbered(random, 'NS#######@');
    const codes = drawCodes(random);
    const vehicles = drawVehicles(random, codes, Number(effective.slice(0, 4)));
    const drivers = random.times(random.int(1, 4), (index) => ({
      name: `${family.toUpperCase()}, ${(index === 0 ? first : firstName(random)).toUpperCase()}`,
      gender: random.pick(['male', 'female'] as const),
      maritalStatus: random.pick(['single', 'married', 'divorced'] as const),
      dateOfBirth: `${random.int(1955, 1999)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      licenseNumber: numbered(random, '@#######'),
      licenseState: home.state,
      status: index > 1 && random.chance(0.6) ? 'EXCL' : 'RATED',
    }));
    const insured = `${first} ${family}`.toUpperCase();
    const isNew = random.chance(0.4);
    const fees = [
      { name: 'MGA FEE', amount: random.pick([5, 7.5, 10]) },
      ...(random.chance(0.5) ? [{ name: 'SR-22 FILING', amount: random.pick([15, 25]) }] : []),
      ...(isNew ? [{ name: 'POLICY FEE', amount: 20 }] : []),
    ];
    const premium = sum(vehicles.map(totalOf));
    const total = sum([premium, ...fees.map(({ amount }) => amount)]);
    const box = (caption: string, value: Html | string): Html =>
      html`<td><span class="cp">${caption}</span>${value}</td>`;
    const body = html`<table class="hd"><tr><td class="co">${insurer}</td><td style="text-align:right"><b>PRIVATE PASSENGER AUTO DECLARATIONS</b><br>${isNew ? 'NEW BUSINESS' : 'MONTHLY RENEWAL'}</td></tr></table>
<table class="g"><tr>${box('POLICY NO', number)}${box('EFF', `${shortSlashed(effective)} 12:01 AM`)}${box('EXP', `${shortSlashed(expiration)} 12:01 AM`)}${box('INSURED', html`${insured}<br>${home.street.toUpperCase()}<br>${cityLine(home).toUpperCase()}`)}${box('AGENT', html`${broker.toUpperCase()}<br>CODE ${random.digits(5)}`)}${box('PAY PLAN', 'MONTHLY')}</tr></table>
<div class="bar">DRIVERS</div><table class="g"><tr>${cells('th', ['DR', 'NAME', 'SEX', 'MAR', 'DOB', 'LICENSE', 'ST', 'PTS', 'STATUS'])}</tr>${drivers.map((each, index) => html`<tr>${cells('td', [index + 1, each.name, each.gender === 'male' ? 'M' : 'F', each.maritalStatus.charAt(0).toUpperCase(), shortSlashed(each.dateOfBirth), each.licenseNumber, each.licenseState, random.int(0, 4), each.status])}</tr>`)}</table>
<div class="bar">VEHICLES, LIMITS AND PREMIUMS &nbsp; (limits in thousands of dollars; premiums and deductibles in dollars)</div><table class="g"><tr>${cells('th', ['VEH', 'YR', 'MAKE', 'MODEL', 'VIN', 'USE'])}${codes.map(({ code }) => html`<th class="r">${code}</th>`)}<th class="r">TOTAL</th></tr><tr><td colspan="6">LIMIT, ALL VEHICLES</td>${codes.map((each) => html`<td class="r">${limitOf(each)}</td>`)}<td></td></tr>${vehicles.map((each) => vehicleRow(each, codes))}<tr><td colspan="${6 + codes.length}">VEHICLE PREMIUM</td><td class="r">${cents(premium)}</td></tr>${fees.map(({ name, amount }) => html`<tr><td colspan="${6 + codes.length}">${name}</td><td class="r">${cents(amount)}</td></tr>`)}<tr><td colspan="${6 + codes.length}"><b>TOTAL THIS TERM</b></td><td class="r"><b>${cents(total)}</b></td></tr></table>
<div class="bar">CODES</div><div class="lg">${codes.map(({ code, name }) => html`${code} = ${name}<br>`)}DED = deductible<br>PLSR = pleasure<br>WORK = drive to work<br>BUSN = business<br>EXCL = excluded, no coverage while driving<br>-- = coverage not carried</div>
<div class="sm">If the next payment is not received by the expiration date, this policy ends on that date. Late payment $7.50, returned payment $20.00. NS-100 (03/11)</div>`;
    const covered = vehicles.flatMap((each) =>
      codes.flatMap(({ code, name, perPerson, limit, isPhysical = false }, at) => {
        const charge = each.premiums[at] ?? null;
        const inDollars = (amount: number | undefined) => (amount === undefined ? null : amount * 1000);
        if (charge === null) return [];
        return [
          {
            code,
            data: {
              vehicleNumber: each.number,
              name,
              limitPerPerson: inDollars(perPerson),
              limit: inDollars(limit),
              deductible: isPhysical ? each.deductible : null,
              premium: charge,
            },
          },
        ];
      }),
    );
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isNew ? 'new' : 'renewal',
      namedInsureds: [insured],
      mailingAddress: oneLine(home).toUpperCase(),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: broker.toUpperCase(),
      totalPremium: total,
      fees,
      vehicles: vehicles.map((each) => ({
        number: each.number,
        year: each.year,
        make: each.make.toUpperCase(),
        model: each.model.toUpperCase(),
        vin: each.vin,
        usage: each.usage,
        premium: totalOf(each),
      })),
      drivers,
      coverages: covered.map(({ data }) => data),
      // the legend of codes is as good as the code
      _accept: Object.fromEntries([
        ...covered.map(({ code }, at) => [`coverages[${at}].name`, [code]]),
        ...vehicles.map(({ usage }, at) => [`vehicles[${at}].usage`, [USES.get(usage)]]),
        ...drivers
          .map((_, at) => [`drivers[${at}].status`, ['excluded']])
          .filter((_, at) => drivers[at]?.status === 'EXCL'),
      ]),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
