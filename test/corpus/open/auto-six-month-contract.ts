import { addDays, shortDashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, phone, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import {
  type CoverageKey,
  coverageOf,
  coveragesOf,
  drawVehicles,
  type InsuredVehicle,
  type VehicleCoverage,
} from '../parts/autos.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A national direct writer without agents: identification cards on the first sheet, then the declarations with limits in a
// line below the coverage and a column of premiums for each vehicle, fees by the state below the vehicles' totals.

const css = `body{margin:0;font:9pt/1.3 'Nimbus Sans','Liberation Sans',sans-serif}.cards{display:grid;grid-template-columns:1fr 1fr;gap:14pt}.card{border:1pt dashed #555;padding:8pt;font-size:7.6pt;break-inside:avoid}.card b{font-size:9pt}.dec{break-before:page}.top{display:flex;justify-content:space-between;border-bottom:3pt solid #1a3f8b;padding-bottom:4pt;margin-bottom:8pt}.top b{font-size:15pt;color:#1a3f8b}
.box{border:1pt solid #1a3f8b;padding:5pt 8pt}.sp{display:flex;justify-content:space-between;gap:20pt;margin:8pt 0}h2{break-after:avoid;font-size:10.5pt;margin:10pt 0 2pt;color:#1a3f8b}table{width:100%;border-collapse:collapse}th{text-align:left;border-bottom:1pt solid #000;font-size:8.2pt;vertical-align:bottom;padding:1pt 4pt}td{padding:2pt 4pt;vertical-align:top}.n{text-align:right;white-space:nowrap}.lim{padding-left:12pt;color:#333}tr{break-inside:avoid}.tot td{border-top:1pt solid #000;font-weight:700}.fine{font-size:7.4pt;margin-top:8pt}`;

const NAMES: Record<CoverageKey, string> = {
  bodily: 'Bodily Injury Liability',
  property: 'Property Damage Liability',
  medical: 'Medical Payments',
  uninsured: 'Uninsured Motorists',
  underinsured: 'Underinsured Motorists',
  comprehensive: 'Comprehensive (Excluding Collision)',
  collision: 'Collision',
  rental: 'Rental Reimbursement',
  towing: 'Emergency Road Service',
};
const SPLIT: readonly CoverageKey[] = ['bodily', 'uninsured', 'underinsured'];
const DISCOUNTS = [
  ['Multi-Car', 'All vehicles'],
  ['Five Year Good Driving', 'All vehicles'],
  ['Anti-Theft Device', 'Veh 1'],
  ['Air Bags', 'All vehicles'],
  ['Daytime Running Lights', 'Veh 1'],
  ['Federal Employee', 'All vehicles'],
] as const;

/** What stands in the line below the name: nothing for the coverages whose deductible stands in each vehicle's column. */
function limitLines(key: CoverageKey, { limitPerPerson, limit }: VehicleCoverage): string[] {
  if (SPLIT.includes(key))
    return ['Each Person/Each Occurrence', `${wholeDollars(limitPerPerson ?? 0)}/${wholeDollars(limit ?? 0)}`];
  if (key === 'medical') return [`Each Person ${wholeDollars(limit ?? 0)}`];
  if (key === 'property') return [`Each Occurrence ${wholeDollars(limit ?? 0)}`];
  if (key === 'rental') return [`$${(limit ?? 0) / 30} Per Day`, `$${whole(limit ?? 0)} Max`];
  return key === 'towing' ? ['ERS Full'] : [];
}

const coverageLabel = (number: number, { key, limitPerPerson, limit, deductible, premium }: VehicleCoverage) => {
  const common = { vehicleNumber: number, name: NAMES[key], premium };
  if (key === 'rental') return { ...common, limitText: `$${(limit ?? 0) / 30} Per Day $${whole(limit ?? 0)} Max` };
  if (key === 'towing') return { ...common, limitText: 'ERS Full' };
  if (key === 'medical') return { ...common, limitPerPerson: limit };
  return { ...common, limitPerPerson, limit, deductible };
};

const totalOf = (vehicle: InsuredVehicle): number => sum(vehicle.coverages.map(({ premium }) => premium));

export const style: Style = {
  policyType: 'auto',
  name: 'six-month-contract',
  build(random) {
    const household = drawHousehold(random);
    const { address, residents } = household;
    const names = insuredNames(household);
    const insurer = `${word(random)} General Casualty Insurance Company`;
    const effective = `${random.int(2018, 2026)}-${random.pick(['01', '03', '06', '09'])}-${random.int(10, 28)}`;
    const expiration = addDays(effective, 182);
    const number = numbered(random, '4###-##-##-##');
    const latest = Number(effective.slice(0, 4));
    const rental = random.pick([600, 900, 1200]);
    const vehicles = drawVehicles(random, ['Pleasure', 'Work/School', 'Business'], random.int(1, 3)).map((each) => ({
      ...each,
      year: Math.min(each.year, latest),
      // the limit stands once below the name of the coverage, so that every vehicle has the same
      coverages: each.coverages.map((coverage) =>
        coverage.key === 'rental' ? { ...coverage, limit: rental } : coverage,
      ),
    }));
    const keys = coveragesOf(vehicles);
    const fees = random.chance(0.6)
      ? [
          { name: 'Motor Vehicle Law Enforcement Fee', amount: 0.5 * vehicles.length },
          { name: 'Guaranty Fund Recoupment', amount: random.int(40, 390) / 100 },
        ]
      : [];
    const total = sum([...vehicles.map(totalOf), ...fees.map(({ amount }) => amount)]);
    const discounts = random
      .some(DISCOUNTS, random.int(2, 5))
      .map(([name, on]) => ({ name, on, amount: random.amount(8, 140) }));
    const saved = sum(discounts.map(({ amount }) => amount));
    const isRenewal = random.chance(0.7);
    const cell = (vehicle: InsuredVehicle, key: CoverageKey): Html => {
      const found = coverageOf(vehicle, key);
      if (found === undefined) return html`<td class="n">-</td>`;
      const deductible = found.deductible === null ? null : html`$${found.deductible} Ded<br>`;
      return html`<td class="n">${deductible}${dollarsAndCents(found.premium)}</td>`;
    };
    const rows = keys.map((key) => {
      const some = vehicles.map((each) => coverageOf(each, key)).find((each) => each !== undefined);
      const lines = some === undefined ? [] : limitLines(key, some);
      return html`<tr><td><b>${NAMES[key]}</b>${lines.map((line) => html`<div class="lim">${line}</div>`)}</td>${vehicles.map((each) => cell(each, key))}</tr>`;
    });
    const cards = vehicles.map(
      (each) =>
        html`<div class="card"><b>${insurer}</b><br>Insurance Identification Card<br>Policy Number ${number} &nbsp; Effective ${shortDashed(effective)} Expires ${shortDashed(expiration)}<br>${each.year} ${each.make} ${each.model}<br>VIN ${each.vin}<br>Insured: ${names.join(', ')}<br>Keep this card in your vehicle. Coverage meets the minimum required by law.</div>`,
    );
    const body = html`<p>Cut along the dashed lines and discard your old cards when these take effect.</p><div class="cards">${cards}</div>
<div class="dec"><div class="top"><b>${insurer}</b><span>One Center Plaza &middot; ${phone(random)}<br>Declarations Page &mdash; This is a description of your coverage. Please keep for your records.</span></div>
<div class="sp"><div>${names.map((name) => html`${name}<br>`)}${address.street}<br>${cityLine(address)}</div><div class="box"><b>Policy Number: ${number}</b><br>Coverage Period:<br>${shortDashed(effective)} through ${shortDashed(expiration)}<br>12:01 a.m. local time at the address of the named insured<br>${isRenewal ? 'Renewal of your contract' : 'New contract'}</div></div>
<p>Date issued: ${shortDashed(addDays(effective, -random.int(5, 40)))}</p>
<div class="sp"><div><h2>Named Insured</h2>${names.map((name) => html`${name}<br>`)}</div><div><h2>Additional Drivers</h2>${residents.length === names.length ? 'None' : residents.slice(names.length).map(({ name }) => html`${name}<br>`)}</div></div>
<h2>Vehicles</h2><table><tr><th></th><th>VIN</th><th>Vehicle Location</th><th>Finance Company/Lienholder</th></tr>${vehicles.map((each) => html`<tr><td>${each.number} &nbsp; ${each.year} ${each.make} ${each.model}</td><td>${each.vin}</td><td>${address.city} ${address.state} ${address.zip}</td><td>${each.lienholder}</td></tr>`)}</table>
<h2>Coverages* and Limits and/or Deductibles</h2><table><thead><tr><th>Coverages</th>${vehicles.map((each) => html`<th class="n">Vehicle ${each.number}<br>${each.year} ${each.make}</th>`)}</tr></thead><tbody>${rows}<tr class="tot"><td>Six Month Premium Per Vehicle</td>${vehicles.map((each) => html`<td class="n">${dollarsAndCents(totalOf(each))}</td>`)}</tr>${fees.map(({ name, amount }) => html`<tr><td>${name}</td><td class="n" colspan="${vehicles.length}">${dollarsAndCents(amount)}</td></tr>`)}<tr class="tot"><td>Total Six Month Premium</td><td class="n" colspan="${vehicles.length}">${dollarsAndCents(total)}</td></tr></tbody></table>
<p class="fine">*Coverage applies where a premium or $0.00 is shown for a vehicle. If you elect to pay your premium in installments, you may be subject to an additional fee of $4.00 for each installment.</p>
<h2>Discounts</h2><p>The total value of your discounts is ${dollarsAndCents(saved)}, already taken off the premiums above.</p><table>${discounts.map(({ name, on, amount }) => html`<tr><td>${name} (${on})</td><td class="n">${dollarsAndCents(amount)}</td></tr>`)}</table>
<h2>Contract Type and Amendments</h2><p>Contract: A${random.digits(2)}${address.state} &nbsp; Contract Amendments: ALL VEHICLES A${random.digits(3)} A${random.digits(2)}${address.state}. Unit Endorsements: A${random.digits(3)} (VEH 1)</p>
<p class="fine">Important: reimbursement limits of $25, $30 and $40 per day are offered. Ask about raising your Property Damage limit to $100,000 for as little as $9.80 for six months.</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      fees,
      discounts: discounts.map(({ name, amount }) => ({ name, amount })),
      vehicles: vehicles.map((each) => ({
        number: each.number,
        year: each.year,
        make: each.make,
        model: each.model,
        vin: each.vin,
        garagingLocation: `${address.city} ${address.state} ${address.zip}`,
        lienholderName: each.lienholder,
        premium: totalOf(each),
      })),
      drivers: residents.map(({ name }) => ({ name })),
      coverages: vehicles.flatMap((each) => each.coverages.map((coverage) => coverageLabel(each.number, coverage))),
      // the named insureds stand apart from the "Additional Drivers": items of their own or none
      _ignore: names.map((_, i) => `drivers[${i}]`),
      _accept: Object.fromEntries(discounts.map(({ name, on }, i) => [`discounts[${i}].name`, [`${name} (${on})`]])),
    };
    return { html: sheet({ css, body }), label };
  },
};
