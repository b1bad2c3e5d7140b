// Regional carrier: coverages down the side, vehicles across the page four at a time, description rows on top of the same grid,
// symbols beside the coverage; landscape.
import { addYears, shortSlashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, lastNameFirst, numbered, oneLine, place, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:8.3pt/1.3 Carlito,sans-serif}.h{display:flex;justify-content:space-between;border-bottom:2px solid #264;padding-bottom:4px}table{border-collapse:collapse;width:100%;margin-top:9px;break-inside:avoid}
td,th{padding:2px 6px;border-bottom:1px solid #cdc;text-align:right;vertical-align:top}td:first-child,th:first-child,td:nth-child(2){text-align:left}.d td{background:#eef4ee}.t td{font-weight:700;border-top:1.5px solid #264}
.k{display:grid;grid-template-columns:90px 1fr 90px 1fr;gap:2px 10px;margin-top:8px}`;

const bodies = ['PICKUP', 'CARGO VAN', 'DUMP TRK', 'SEDAN', 'TRACTOR', 'UTILITY TRLR', 'FLATBED'];
const makes = ['FORD', 'GMC', 'PETERBILT', 'HINO', 'MACK', 'NISSAN', 'TOYOTA'];

function fleet(random: Random) {
  return random.times(random.int(3, 10), (i) => {
    const number = i + 1;
    const year = random.int(2005, 2025);
    const at = place(random);
    const physical = random.chance(0.7);
    const deductible = random.pick([500, 1000, 2500]);
    const money = (low: number, high: number): number => random.amount(low, high);
    const coverages = [
      { name: 'Bodily Injury and Property Damage Liability', premium: money(380, 2100), deductible: null },
      { name: 'Personal Injury Protection', premium: money(18, 120), deductible: null },
      { name: 'Uninsured/Underinsured Motorists BI', premium: money(15, 160), deductible: null },
      ...(physical
        ? [
            { name: 'Other Than Collision', premium: money(30, 380), deductible },
            { name: 'Collision', premium: money(90, 900), deductible },
          ]
        : []),
    ].map((each) => ({ vehicleNumber: number, ...each }));
    return {
      coverages,
      auto: {
        number,
        year,
        make: random.pick(makes),
        model: `${numbered(random, '@###')} ${random.pick(bodies)}`,
        vin: vin(random),
        garagingLocation: `${at.city} ${at.state}`,
        classCode: random.pick(['03499', '23199', '34189', '50269', '7398']),
        territory: numbered(random, '0##'),
        costNew: random.int(14, 140) * 1000,
        premium: sum(coverages.map((each) => each.premium)),
      },
    };
  });
}
type Unit = ReturnType<typeof fleet>[number];

const rows = [
  { name: 'Bodily Injury and Property Damage Liability', autoSymbols: ['1'], limit: 1_000_000, limitText: null },
  { name: 'Personal Injury Protection', autoSymbols: ['5'], limit: null, limitText: 'Statutory' },
  { name: 'Uninsured/Underinsured Motorists BI', autoSymbols: ['2'], limit: 500_000, limitText: null },
  { name: 'Other Than Collision', autoSymbols: ['2', '8'], limit: null, limitText: 'ACV less deductible' },
  { name: 'Collision', autoSymbols: ['2', '8'], limit: null, limitText: 'ACV less deductible' },
];

function facts(random: Random) {
  const mail = place(random);
  const units = fleet(random);
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['01', '06', '09'])}-15`;
  const inForce = rows.filter((row) => units.some((unit) => unit.coverages.some((each) => each.name === row.name)));
  const discounts = random.chance(0.5) ? [{ name: 'Telematics credit', amount: random.amount(20, 240) }] : [];
  const other = {
    kind: 'non_owned',
    coverage: 'Non-ownership Liability',
    basis: 'employees',
    exposure: random.int(3, 80),
    premium: random.amount(40, 260),
  };
  const before = [...units.map((unit) => unit.auto.premium), other.premium];
  return {
    mail,
    units,
    inForce,
    other,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['A-CM-###-####', 'FLT#####'])),
      transactionType: random.pick(['new', 'renewal', 'change']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      businessDescription: random.pick(['Excavating', 'Milk hauling', 'Security patrol', 'Furniture delivery']),
      totalPremium: sum([...before, ...discounts.map((each) => -each.amount)]),
      discounts,
      drivers: random.times(random.int(2, 8), () => ({
        name: lastNameFirst(random),
        dateOfBirth: `${random.int(1960, 2002)}-${random.pick(['01', '04', '10', '12'])}-${random.int(10, 28)}`,
        licenseState: stateOf(random),
        licenseNumber: random.digits(8),
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function grid(f: Facts, units: readonly Unit[]): Html {
  const described = (name: string, value: (unit: Unit) => string | number): Html =>
    html`<tr class="d"><td>${name}</td><td></td><td></td>${units.map((each) => html`<td>${value(each)}</td>`)}</tr>`;
  return html`<table><tr><th>Coverage</th><th>Symbol</th><th>Limit</th>${units.map(({ auto }) => html`<th>Veh ${String(auto.number).padStart(2, '0')}</th>`)}</tr>
${described('Year', ({ auto }) => auto.year)}${described('Make', ({ auto }) => auto.make)}${described('Model and body', ({ auto }) => auto.model)}${described('VIN', ({ auto }) => auto.vin)}${described('Garaged', ({ auto }) => auto.garagingLocation)}
${described('Class / Terr', ({ auto }) => `${auto.classCode} / ${auto.territory}`)}${described('Cost new', ({ auto }) => `$${whole(auto.costNew)}`)}
${f.inForce.map(
  (row) =>
    html`<tr><td>${row.name}</td><td>${row.autoSymbols.join(' ')}</td><td>${row.limit === null ? row.limitText : `$${whole(row.limit)}`}</td>${units.map(
      (unit) => {
        const own = unit.coverages.find((each) => each.name === row.name);
        return html`<td>${own === undefined ? '---' : html`${cents(own.premium)}${own.deductible === null ? '' : html`<br><small>Ded ${whole(own.deductible)}</small>`}`}</td>`;
      },
    )}</tr>`,
)}<tr class="t"><td>Vehicle premium</td><td></td><td></td>${units.map(({ auto }) => html`<td>${cents(auto.premium)}</td>`)}</tr></table>`;
}

function body(f: Facts): Html {
  const { label: l, mail, other } = f;
  const kind = new Map([
    ['new', 'Declarations - New'],
    ['renewal', 'Declarations - Renewal'],
    ['change', 'Declarations - Amended'],
  ]).get(l.transactionType);
  const fours = f.units.flatMap((_, i) => (i % 4 === 0 ? [f.units.slice(i, i + 4)] : []));
  return html`<div class="h"><b style="font-size:13pt">${l.carrierName}</b><span>Commercial Automobile &nbsp; ${kind}</span></div>
<div class="k"><b>Policy</b><span>${l.policyNumber}</span><b>Term</b><span>${shortSlashed(l.effectiveDate)} to ${shortSlashed(l.expirationDate)}</span><b>Insured</b><span>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</span><b>Agency</b><span>${l.agencyName}</span><b>Operations</b><span>${l.businessDescription}</span></div>
${fours.map((four) => grid(f, four))}<table><tr><th>Other premium</th><th></th></tr><tr><td>${other.coverage}, ${other.exposure} employees</td><td>${cents(other.premium)}</td></tr>
${l.discounts.map((each) => html`<tr><td>${each.name}</td><td>${cents(-each.amount)}</td></tr>`)}<tr class="t"><td>Total policy premium</td><td>$${cents(l.totalPremium)}</td></tr></table>
<table><tr><th>Driver</th><th>Born</th><th>State</th><th>License</th></tr>${l.drivers.map((each) => html`<tr><td>${each.name}</td><td>${shortSlashed(each.dateOfBirth)}</td><td>${each.licenseState}</td><td>${each.licenseNumber}</td></tr>`)}</table>
<p>--- means no coverage for that vehicle. Symbols: 1 any auto; 2 owned autos only; 5 owned autos subject to no-fault; 8 hired autos. Report new drivers before they drive.</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'fleet-crosstab',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        coverages: f.units.flatMap((unit) =>
          unit.coverages.map((each) => ({ ...f.inForce.find((row) => row.name === each.name), ...each })),
        ),
        vehicles: f.units.map((unit) => unit.auto),
        hiredAndNonOwned: [f.other],
      },
      print: { landscape: true },
    };
  },
};
