// Six-month auto page of a state whose rates come from a bureau: operators with points of the driver incentive plan, a
// grid of coverages by autos with the deductible in the premium's own column, facility recoupment on the last lines.
import { shortSlashed, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';
import { drawHousehold, type Household, insuredNames, lender } from '../parts/household.ts';

const css = `body{margin:0;font:8.6pt/1.3 Carlito,sans-serif}h1{font-size:14pt;margin:0}
.top{display:flex;justify-content:space-between;align-items:flex-end}.box{display:grid;grid-template-columns:1fr 1fr;
border:1pt solid #134;margin:6pt 0}.box>div{padding:4pt 7pt;min-height:44pt}.box>div:nth-child(odd){border-right:.6pt solid #134}
.box>div:nth-child(n+3){border-top:.6pt solid #134}.box i{font-style:normal;font-size:7pt;color:#134;display:block}
h2{font-size:8.6pt;margin:10pt 0 1pt;color:#134;letter-spacing:.4pt}table{width:100%;border-collapse:collapse}
th{font-size:7.2pt;text-align:left;vertical-align:bottom;border-bottom:.8pt solid #134;border-top:.8pt solid #134;padding:1pt 4pt}
td{padding:1.4pt 4pt;vertical-align:top}.n{text-align:right;white-space:nowrap}.t td{border-top:.8pt solid #134;font-weight:700}
.lim{white-space:nowrap}.sum{width:58%;margin-left:auto}p{font-size:7.4pt;margin:5pt 0}`;

interface Row {
  name: string;
  /** As the limit column prints it. */
  shown: string;
  limits?: { limitPerPerson?: number; limit?: number; limitText?: string };
  /** By auto; null where the auto does not carry it. */
  cells: ({ deductible: number | null; premium: number } | null)[];
}

function rowsOf(random: Random, fullCoverage: readonly boolean[]): Row[] {
  const price = (low: number, high: number): number => random.int(low * 100, high * 100) / 100;
  const [person, accident, property] = random.pick([
    [50_000, 100_000, 50_000],
    [100_000, 300_000, 100_000],
    [250_000, 500_000, 250_000],
  ] as const);
  const medical = random.pick([1000, 2000, 5000]);
  const all = (low: number, high: number): Row['cells'] =>
    fullCoverage.map(() => ({ deductible: null, premium: price(low, high) }));
  const damaged = (low: number, high: number, deductibles: readonly number[]): Row['cells'] =>
    fullCoverage.map((is) => (is ? { deductible: random.pick(deductibles), premium: price(low, high) } : null));
  const onFull = (low: number, high: number): Row['cells'] =>
    fullCoverage.map((is) => (is ? { deductible: null, premium: price(low, high) } : null));
  const limits = { limitPerPerson: person, limit: accident };
  const shown = `${whole(person)} Each Person / ${whole(accident)} Each Accident`;
  const ends: Row[] = [
    { name: 'Towing and Labor Costs', shown: '100 Each Disablement', limits: { limit: 100 }, cells: onFull(3, 8) },
    {
      name: 'Extended Transportation Expenses',
      shown: '30 Per Day / 900 Maximum',
      limits: { limitText: '30 Per Day / 900 Maximum' },
      cells: onFull(9, 22),
    },
  ];
  return [
    { name: 'Bodily Injury Liability', shown, limits, cells: all(96, 280) },
    {
      name: 'Property Damage Liability',
      shown: `${whole(property)} Each Accident`,
      limits: { limit: property },
      cells: all(82, 240),
    },
    { name: 'Medical Payments', shown: `${whole(medical)} Each Person`, limits: { limit: medical }, cells: all(7, 30) },
    { name: 'Combined Uninsured/Underinsured Motorists BI', shown, limits, cells: all(14, 61) },
    {
      name: 'Uninsured Motorists PD',
      shown: `${whole(property)} Each Accident`,
      limits: { limit: property },
      cells: all(2, 9),
    },
    { name: 'Other Than Collision', shown: 'Less Deductible Shown', cells: damaged(28, 140, [0, 100, 250, 500]) },
    { name: 'Collision', shown: 'Less Deductible Shown', cells: damaged(90, 380, [250, 500, 1000]) },
    ...ends.slice(0, random.int(0, 2)),
  ].filter(({ cells }) => cells.some((cell) => cell !== null));
}

function operatorsOf(random: Random, { residents }: Household) {
  const points = [0, 0, 0, 1, 2, 3];
  const listed = residents.map(({ name, born, gender, maritalStatus, license }) => ({
    points: String(random.pick(points)),
    data: {
      name,
      dateOfBirth: born,
      gender,
      maritalStatus,
      licenseNumber: license,
      licenseState: 'NC',
      status: 'Rated',
    },
  }));
  if (random.chance(0.7)) return listed;
  const data = {
    name: person(random),
    dateOfBirth: `19${random.int(62, 89)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
  };
  return [...listed, { points: '', data: { ...data, gender: null, maritalStatus: null, status: 'Excluded' } }];
}

function facts(random: Random) {
  const [year, month, day] = [random.int(2018, 2025), random.int(1, 12), random.int(10, 28)];
  const effectiveDate = `${year}-${String(month).padStart(2, '0')}-${day}`;
  const expirationDate = `${month > 6 ? year + 1 : year}-${String(((month + 5) % 12) + 1).padStart(2, '0')}-${day}`;
  const household = drawHousehold(random, 'NC');
  const operators = operatorsOf(random, household);
  const full = random.times(random.int(1, 4), (i) => i === 0 || random.chance(0.7));
  const rows = rowsOf(random, full);
  const vehicles = full.map((isFull, i) => ({
    number: i + 1,
    ...vehicle(random),
    year: year - random.int(0, 14),
    usage: random.pick(['PL', 'W10', 'W15', 'BU']),
    garagingLocation: household.address.zip,
    lienholderName: isFull && random.chance(0.5) ? lender(random, word(random)) : null,
    premium: sum(rows.map(({ cells }) => cells[i]?.premium ?? 0)),
  }));
  const autos = sum(vehicles.map(({ premium }) => premium));
  const fees = [
    { name: 'Clean Risk Recoupment', amount: Math.round(autos * 2.04) / 100 },
    { name: 'Loss Recoupment', amount: Math.round(autos * 0.61) / 100 },
  ].slice(0, random.int(1, 2));
  return {
    household,
    operators,
    rows,
    autos,
    phone: phone(random),
    agentCode: numbered(random, '32-####'),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, 'APN ######## #'),
      transactionType: random.pick(['new', 'renewal', 'renewal', 'change'] as const),
      namedInsureds: insuredNames(household),
      mailingAddress: oneLine(household.address),
      effectiveDate,
      expirationDate,
      agencyName: `${person(random)} Agency Inc`,
      totalPremium: sum([autos, ...fees.map(({ amount }) => amount)]),
      fees,
      discounts: random
        .some(
          ['Homeowners Companion', 'Safe Operator Household', 'Paid Electronically', 'Accident Prevention Course'],
          random.int(1, 3),
        )
        .map((name) => ({ name })),
      vehicles,
      drivers: operators.map(({ data }) => data),
      coverages: rows.flatMap(({ name, limits, cells }) =>
        cells.flatMap((cell, i) => (cell === null ? [] : [{ vehicleNumber: i + 1, name, ...limits, ...cell }])),
      ),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const REASONS = { new: 'NEW BUSINESS', renewal: 'RENEWAL', change: 'AMENDED DECLARATION' };

function top({ label: l, household, phone: number, agentCode }: Facts): Html {
  return html`<div class="top"><h1>${l.carrierName}</h1><b>PERSONAL AUTO POLICY DECLARATION</b></div>
<div class="box"><div><i>NAMED INSURED AND MAILING ADDRESS</i>${l.namedInsureds.map((name) => html`${name}<br>`)}
${household.address.street}<br>${cityLine(household.address)}</div>
<div><i>POLICY NUMBER</i><b>${l.policyNumber}</b><br><i>REASON FOR ISSUE</i>${REASONS[l.transactionType]}</div>
<div><i>AGENT</i>${l.agencyName}<br>${number} &nbsp; Code ${agentCode}</div>
<div><i>POLICY PERIOD</i>${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}<br>12:01 A.M. standard time at the
address of the named insured</div></div>
<h2>COVERED AUTOS</h2><table><tr><th>Auto</th><th>Yr</th><th>Make</th><th>Model</th><th>Identification No.</th><th>Use</th>
<th>Gar ZIP</th><th>Loss Payee</th></tr>${l.vehicles.map(
    (each) => html`<tr><td>${each.number}</td><td>${each.year}</td><td>${each.make}</td><td>${each.model}</td>
<td>${each.vin}</td><td>${each.usage}</td><td>${each.garagingLocation}</td><td>${each.lienholderName}</td></tr>`,
  )}</table>`;
}

function operatorTable({ operators }: Facts): Html {
  return html`<h2>OPERATORS</h2><table><tr><th>Name</th><th>Birth Date</th><th>Sex</th><th>M/S</th><th>License No.</th>
<th>St</th><th>SDIP Pts</th><th>Status</th></tr>${operators.map(
    ({ points, data: d }) => html`<tr><td>${d.name}</td><td>${shortSlashed(d.dateOfBirth)}</td>
<td>${d.gender?.charAt(0).toUpperCase()}</td><td>${d.maritalStatus?.charAt(0).toUpperCase()}</td>
<td>${'licenseNumber' in d ? d.licenseNumber : ''}</td><td>${'licenseState' in d ? d.licenseState : ''}</td>
<td>${points}</td><td>${d.status}</td></tr>`,
  )}</table>`;
}

const cellOf = (cell: Row['cells'][number]): Html => {
  if (cell === null) return html`<td class="n"></td><td class="n">--</td>`;
  return html`<td class="n">${cell.deductible === null ? '' : whole(cell.deductible)}</td>
<td class="n">${cents(cell.premium)}</td>`;
};

function premiums({ label: l, rows, autos }: Facts): Html {
  return html`<h2>COVERAGES, LIMITS OF LIABILITY AND PREMIUMS</h2><table><tr><th>Coverage</th><th>Limit of Liability $</th>
${l.vehicles.map(({ number }) => html`<th class="n">Ded</th><th class="n">Auto ${number}</th>`)}</tr>${rows.map(
    (row) => html`<tr><td>${row.name}</td><td class="lim">${row.shown}</td>${row.cells.map(cellOf)}</tr>`,
  )}<tr class="t"><td colspan="2">Premium by auto</td>${l.vehicles.map(
    ({ premium }) => html`<td></td><td class="n">${cents(premium)}</td>`,
  )}</tr></table>
<table class="sum" style="margin-top:8pt"><tr><td>Total premium, all autos</td><td class="n">${cents(autos)}</td></tr>
${l.fees.map((fee) => html`<tr><td>${fee.name}</td><td class="n">${cents(fee.amount)}</td></tr>`)}
<tr class="t"><td>TOTAL POLICY PREMIUM FOR THIS TERM</td><td class="n">$${cents(l.totalPremium)}</td></tr></table>
<h2>CREDITS APPLIED TO THIS POLICY</h2><div>${l.discounts.map(({ name }) => name).join(', ')}</div>
<h2>FORMS</h2><div>PP 00 01 06 98, NC 00 09 01 15, PP 03 03 04 86, NC 01 21 07 22</div>
<p>PL = pleasure. W10, W15 = to work, miles one way. BU = business. -- = this auto does not have the coverage. Points shown
are those of the Safe Driver Incentive Plan in effect on the date of issue; each adds a percentage set by statute.</p>
<p>A returned payment is charged $25.00. Greater uninsured/underinsured limits, up to 1,000,000, are available on request.</p>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'bureau-state-points',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [top(f), operatorTable(f), premiums(f)] }), label: f.label };
  },
};
