// Regional mutual: autos are described first; the lines of each auto follow without a heading, and only the total line
// after them names the auto.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:8.4pt/1.25 "Liberation Serif",serif}h1{font-size:13pt;margin:0;letter-spacing:.5px}
h2{font-size:9.4pt;margin:13px 0 3px;text-transform:uppercase;border-top:2px solid #000;padding-top:3px}
table{width:100%;border-collapse:collapse}
th{font-size:7.6pt;text-align:left;border-bottom:1px solid #000;vertical-align:bottom}td,th{padding:1.5px 8px 1.5px 0}
.n{text-align:right}.t td{border-top:1px solid #888;font-weight:700;padding-bottom:9px}
.h{display:flex;justify-content:space-between}.h div{width:48%}`;

const MODELS = [
  ['FORD', 'E350 CUTAWAY', '21499', 14_050, 'Intermediate'],
  ['CHEVROLET', 'SILVERADO 2500HD', '01499', 10_000, 'Local'],
  ['ISUZU', 'NQR BOX', '21199', 17_950, 'Local'],
  ['HINO', '268 VAN BODY', '31499', 25_950, 'Intermediate'],
  ['RAM', 'PROMASTER 2500', '01199', 8900, 'Local'],
] as const;
const VALUE = 'Actual Cash Value';

interface Line {
  vehicleNumber: number;
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number;
}

function linesOf(random: Random, number: number, limits: { single: number; motorist: number; medical: number }) {
  const line = (name: string, premium: number, rest: Partial<Line>): Line => ({
    vehicleNumber: number,
    name,
    limit: null,
    limitText: null,
    deductible: null,
    premium,
    ...rest,
  });
  const damage = { limitText: VALUE, deductible: random.pick([500, 1000, 2500]) };
  const other = { limitText: VALUE, deductible: random.pick([250, 500, 1000]) };
  const isInsured = random.chance(0.75);
  return [
    line('Bodily Injury & Property Damage CSL', random.int(520, 1990), { limit: limits.single }),
    line('Medical Payments', random.int(9, 38), { limit: limits.medical }),
    line('Uninsured/Underinsured Motorists', random.int(24, 118), { limit: limits.motorist }),
    ...(isInsured ? [line('Other Than Collision', random.int(70, 360), other)] : []),
    ...(isInsured ? [line('Collision', random.int(160, 890), damage)] : []),
    ...(isInsured && random.chance(0.5)
      ? [line('Rental Reimbursement', random.int(20, 60), { limitText: '$40 per day, 30 days maximum' })]
      : []),
  ];
}

function unit(random: Random, index: number, state: string, limits: Parameters<typeof linesOf>[2]) {
  const [make, model, classCode, grossWeight, radius] = random.pick(MODELS);
  const at = place(random, state);
  const lines = linesOf(random, index + 1, limits);
  return {
    lines,
    auto: {
      number: index + 1,
      year: random.int(2009, 2025),
      make,
      model,
      vin: vin(random),
      garagingLocation: `${at.city}, ${at.state}`,
      classCode,
      radius,
      grossWeight,
      costNew: random.int(28, 96) * 1000,
      premium: sum(lines.map(({ premium }) => premium)),
    },
  };
}
type Unit = ReturnType<typeof unit>;

const money = (amount: number | null): string => (amount === null ? '' : whole(amount));

const described = ({ auto }: Unit): Html =>
  html`<tr><td>${auto.number}</td><td>${auto.year}</td><td>${auto.make} ${auto.model}</td><td>${auto.vin}</td>
<td>${auto.garagingLocation}</td><td>${auto.classCode}</td><td>${auto.radius}</td>
<td class="n">${whole(auto.grossWeight)}</td><td class="n">${whole(auto.costNew)}</td></tr>`;

const charged = ({ lines, auto }: Unit): Html =>
  html`${lines.map(
    (each) => html`<tr><td>${each.name}</td><td>${each.limitText ?? wholeDollars(each.limit ?? 0)}</td>
<td class="n">${money(each.deductible)}</td><td class="n">${whole(each.premium)}</td></tr>`,
  )}
<tr class="t"><td colspan="3">TOTAL VEH ${auto.number}</td><td class="n">${whole(auto.premium)}</td></tr>`;

function facts(random: Random) {
  const mail = place(random);
  const limits = {
    single: random.pick([500_000, 1_000_000]),
    motorist: random.pick([100_000, 300_000]),
    medical: random.pick([1000, 5000]),
  };
  const units = random.times(random.int(2, 4), (index) => unit(random, index, mail.state, limits));
  const hired = {
    kind: 'hired',
    coverage: 'Liability',
    basis: 'Estimated annual cost of hire',
    exposure: random.int(2, 20) * 500,
    rate: random.int(80, 260) / 100,
    premium: random.int(48, 130),
  };
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['03', '06', '08'])}-${random.pick(['01', '15'])}`;
  return {
    mail,
    units,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, 'CA ## ######'),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Corporation', 'Limited Liability Company', 'Partnership']),
      businessDescription: random.pick([
        'Wholesale produce',
        'Appliance installation',
        'Linen supply',
        'Fence erection',
      ]),
      totalPremium: sum([...units.map(({ auto }) => auto.premium), hired.premium]),
      coverages: units.flatMap(({ lines }) => lines),
      vehicles: units.map(({ auto }) => auto),
      hiredAndNonOwned: [hired],
    },
  };
}

function body({ mail, units, label: l }: ReturnType<typeof facts>): Html {
  const [hired] = l.hiredAndNonOwned;
  return html`<h1>${l.carrierName}</h1>
<div>Business Auto Coverage Part Declarations &mdash; ${l.transactionType === 'new' ? 'New Business' : 'Renewal'}</div>
<div class="h" style="margin-top:12px"><div>NAMED INSURED AND MAILING ADDRESS<br><b>${l.namedInsureds[0]}</b><br>
${mail.street}<br>${cityLine(mail)}</div><div>POLICY NUMBER: <b>${l.policyNumber}</b><br>
POLICY PERIOD: ${bare(l.effectiveDate)} to ${bare(l.expirationDate)} at 12:01 A.M.<br>AGENCY: ${l.agencyName}<br>
FORM OF BUSINESS: ${l.entityType}<br>BUSINESS: ${l.businessDescription}</div></div>
<h2>Description of Covered Autos</h2><table><tr><th>Veh</th><th>Year</th><th>Trade name, model</th><th>V.I.N.</th>
<th>Principal garage</th><th>Class</th><th>Radius</th><th class="n">GVW</th><th class="n">Cost new</th></tr>
${units.map(described)}</table>
<h2>Coverages, Limits and Premiums</h2><table><tr><th>Coverage</th><th>Limit of insurance</th>
<th class="n">Deductible</th><th class="n">Premium $</th></tr>${units.map(charged)}</table>
<h2>Hired Autos</h2><table><tr><th>Coverage</th><th>Estimated annual cost of hire</th><th class="n">Rate per $100</th>
<th class="n">Premium $</th></tr><tr><td>${hired?.coverage}</td><td>${wholeDollars(hired?.exposure ?? 0)}</td>
<td class="n">${hired?.rate.toFixed(2)}</td><td class="n">${whole(hired?.premium ?? 0)}</td></tr></table>
<div style="text-align:right;margin-top:12px;font-weight:700">
TOTAL ADVANCE PREMIUM &nbsp; ${wholeDollars(l.totalPremium)}</div>
<p style="font-size:7.8pt">Forms attached to this coverage part:
CA 00 01 10 13, CA 01 17 03 20, IL 00 17 11 98, IL 00 21 09 08.
Minimum earned premium on cancellation $100.</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'totals-name-units',
  build(random) {
    const f = facts(random);
    // the field is called by its short name in the trade
    const _accept = { 'hiredAndNonOwned[0].basis': ['Cost of hire'] };
    return { html: sheet({ css, body: body(f) }), label: { ...f.label, _accept } };
  },
};
