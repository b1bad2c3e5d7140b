import { addDays, addYears, dashed, written } from '../kit/dates.ts';
import { cells, html, joined, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, oneLine, phone, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { coverageOf, coveragesOf, drawVehicles, type CoverageKey, type InsuredVehicle } from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A reciprocal's whole mailing: a letter with last term's premium, the declarations with vehicles down and coverages across, a payment plan, identification cards.

const CODES: Record<CoverageKey, string> = {
  bodily: 'BI',
  property: 'PD',
  medical: 'MP',
  uninsured: 'UM',
  underinsured: 'UIM',
  comprehensive: 'OTC',
  collision: 'COLL',
  rental: 'RR',
  towing: 'ERS',
};
const NAMES: Record<CoverageKey, string> = {
  bodily: 'Bodily Injury',
  property: 'Property Damage',
  medical: 'Medical Payments',
  uninsured: 'Uninsured Motorists',
  underinsured: 'Underinsured Motorists',
  comprehensive: 'Other than Collision',
  collision: 'Collision',
  rental: 'Rental Reimbursement',
  towing: 'Emergency Road Service',
};

const css = `body{margin:0;font:9.5pt/1.4 Georgia,"Liberation Serif",serif}.brand{color:#5a2a82;font-size:16pt}.page{break-after:page}table{border-collapse:collapse;width:100%;margin:3pt 0 8pt}td,th{border:.5pt solid #b9a9c9;padding:2pt 4pt;font-size:8.5pt;text-align:left}th{background:#efe8f6}.r{text-align:right}
.cols{display:grid;grid-template-columns:1fr 1fr;gap:16pt}h2{font-size:10.5pt;color:#5a2a82;margin:9pt 0 1pt}.ids{display:grid;grid-template-columns:1fr 1fr;gap:10pt}.id{border:1pt dashed #555;padding:7pt;font-size:8pt}.tot{font-size:12pt;font-weight:700;text-align:right}`;

function limitLine(vehicles: readonly InsuredVehicle[], key: CoverageKey): Html | null {
  const first = vehicles.flatMap((each) => coverageOf(each, key) ?? []).at(0);
  if (first === undefined || first.limit === null) return null;
  const limit =
    first.limitPerPerson === null
      ? wholeDollars(first.limit)
      : `${wholeDollars(first.limitPerPerson)} / ${wholeDollars(first.limit)}`;
  const unit =
    first.limitPerPerson === null ? (key === 'medical' ? 'per person' : 'per occurrence') : 'per person / per accident';
  return html`<tr><td>${CODES[key]}</td><td>${NAMES[key]}</td><td class="r">${limit}</td><td>${unit}</td></tr>`;
}

function premiumRow(each: InsuredVehicle, keys: readonly CoverageKey[]): Html {
  const premiums = keys.map((key) => {
    const coverage = coverageOf(each, key);
    if (coverage === undefined) return html`<td class="r">&ndash;</td>`;
    const deductible = coverage.deductible === null ? null : html`<br>(${wholeDollars(coverage.deductible)})`;
    return html`<td class="r">${cents(coverage.premium)}${deductible}</td>`;
  });
  return html`<tr><td>${each.number}</td>${premiums}<td class="r"><b>${cents(sum(each.coverages.map((coverage) => coverage.premium)))}</b></td></tr>`;
}

function limitsAlike(vehicles: InsuredVehicle[]): InsuredVehicle[] {
  // limits are printed once for the policy, so that all vehicles must have the same
  const limitOf = (key: CoverageKey): number | null =>
    vehicles.flatMap((each) => coverageOf(each, key)?.limit ?? []).at(0) ?? null;
  return vehicles.map((each) => ({
    ...each,
    coverages: each.coverages.map((coverage) => ({ ...coverage, limit: limitOf(coverage.key) })),
  }));
}

function idCard(
  each: InsuredVehicle,
  { insurer, number, name, dates }: { insurer: string; number: string; name: string; dates: string },
): Html {
  return html`<div class="id"><b>AUTO INSURANCE IDENTIFICATION CARD</b><br>${insurer}<br>Policy ${number} &nbsp; ${dates}<br>${name}<br>${each.year} ${each.make} ${each.model}<br>${each.vin}<br>Keep this card in the vehicle.</div>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'exchange-package',
  build(random) {
    const household = drawHousehold(random);
    const { address, residents } = household;
    const names = insuredNames(household);
    const vehicles = limitsAlike(drawVehicles(random, ['Commute', 'Pleasure', 'Business', 'Stored'], random.int(2, 4)));
    const keys = coveragesOf(vehicles);
    const effective = dayBetween(random, '2014-01-01', '2026-06-20');
    const expiration = random.chance(0.5) ? addYears(effective, 1) : addDays(effective, 184);
    const brand = word(random);
    const [insurer, producer, home] = [`${brand} Interinsurance Exchange`, agency(random), place(random)];
    const number = `${random.digits(2)}-${random.digits(6)}-${random.int(1, 9)}`;
    const change = random.chance(0.4);
    const premium = sum(vehicles.flatMap((each) => each.coverages.map((coverage) => coverage.premium)));
    const fees = [
      { name: 'Membership surplus contribution', amount: random.pick([15, 20, 30]) },
      { name: 'Fraud assessment', amount: 0.88 * vehicles.length },
    ];
    const total = sum([premium, ...fees.map((fee) => fee.amount)]);
    const discounts = random
      .some(['Anti-theft', 'Defensive driver', 'Multi-policy', 'Vehicle safety', 'Loyalty'], random.int(1, 3))
      .map((name) => ({ name, amount: random.amount(8, 120) }));
    const installment = Math.floor(total / 4) + 4;
    const letter = html`<div class="page"><div class="brand">${brand} Insurance Group</div><p>${written(addDays(effective, -28))}</p><p>${joined(names, html`<br>`)}<br>${address.street}<br>${cityLine(address)}</p><p>Dear member:</p><p>${change ? 'Your policy has been changed as you asked. The amended declarations are on the next page.' : `Your policy will renew on ${written(effective)}.`} Your last premium was ${dollarsAndCents(total - random.int(20, 140))}. Please read the pages that follow and put the identification cards into your vehicles.</p><p>You may be able to save up to $185.00 a year by also insuring your home with us.</p><p>Thank you for being a member,</p><p>Member Services, ${phone(random)}</p></div>`;
    const declarations = html`<div class="page"><div class="cols"><div><div class="brand">${brand} Insurance Group</div>${insurer}<br>${home.street}, ${cityLine(home)}</div><div class="r"><b>${change ? 'AMENDED' : 'RENEWAL'} AUTOMOBILE POLICY DECLARATIONS</b><br>Policy ${number}<br>Term: ${dashed(effective)} to ${dashed(expiration)}, 12:01 AM</div></div>
<div class="cols"><div><h2>Subscriber(s)</h2>${joined(names, html`<br>`)}<br>${address.street}<br>${cityLine(address)}</div><div><h2>Agent</h2>${producer}</div></div>
<h2>Insured vehicles</h2><table><tr>${cells('th', ['Veh', 'Year', 'Make', 'Model', 'Serial Number', 'Use', 'Annual Mi.', 'Lienholder'])}</tr>${vehicles.map((each) => html`<tr>${cells('td', [each.number, each.year, each.make, each.model, each.vin, each.usage, each.mileage.toLocaleString('en-US'), each.lienholder ?? 'None'])}</tr>`)}</table>
<div class="cols"><div><h2>Limits of liability</h2><table><tr>${cells('th', ['Code', 'Coverage', 'Limit', ''])}</tr>${keys.map((key) => limitLine(vehicles, key))}</table></div><div><h2>Operators</h2><table><tr>${cells('th', ['Name', 'License', 'Born'])}</tr>${residents.map((each) => html`<tr>${cells('td', [each.name, `${address.state} ${each.license}`, dashed(each.born)])}</tr>`)}</table><h2>Credits in your premium</h2><table>${discounts.map((discount) => html`<tr><td>${discount.name}</td><td class="r">-${cents(discount.amount)}</td></tr>`)}</table></div></div>
<h2>Premiums by vehicle (deductible in parentheses)</h2><table><tr><th>Veh</th>${keys.map((key) => html`<th class="r">${CODES[key]}</th>`)}<th class="r">Total</th></tr>${vehicles.map((each) => premiumRow(each, keys))}</table>
${fees.map((fee) => html`<div class="r">${fee.name} ${dollarsAndCents(fee.amount)}</div>`)}<div class="tot">Total policy premium and fees ${dollarsAndCents(total)}</div></div>`;
    const billing = html`<div class="page"><div class="brand">Payment options</div><table><tr>${cells('th', ['Plan', 'First payment', 'Then', 'Service fee'])}</tr><tr>${cells('td', ['Pay in full', dollarsAndCents(total), '', 'None'])}</tr><tr>${cells('td', ['4 payments', dollarsAndCents(installment), `3 x ${dollarsAndCents(installment)}`, '$4.00 each'])}</tr></table><p>A late fee of $10.00 may be charged. Account ${random.digits(9)}.</p></div>`;
    const dates = `${dashed(effective)} - ${dashed(expiration)}`;
    const body = html`${letter}${declarations}${billing}<div class="ids">${vehicles.map((each) => idCard(each, { insurer, number, name: names[0] ?? '', dates }))}</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: change ? 'change' : 'renewal',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees,
      discounts,
      vehicles: vehicles.map((each) => ({
        number: each.number,
        year: each.year,
        make: each.make,
        model: each.model,
        vin: each.vin,
        usage: each.usage,
        annualMileage: each.mileage,
        lienholderName: each.lienholder,
        premium: sum(each.coverages.map((coverage) => coverage.premium)),
      })),
      drivers: residents.map((each) => ({
        name: each.name,
        dateOfBirth: each.born,
        licenseNumber: each.license,
        licenseState: address.state,
      })),
      coverages: vehicles.flatMap((each) =>
        each.coverages.map(({ key, limitPerPerson, limit, deductible, premium: amount }) => ({
          vehicleNumber: each.number,
          name: key === 'comprehensive' || key === 'collision' ? CODES[key] : NAMES[key],
          limitPerPerson: key === 'medical' ? limit : limitPerPerson,
          limit: key === 'medical' ? null : limit,
          deductible,
          premium: amount,
        })),
      ),
      _accept: codesAccepted(vehicles),
    };
    return { html: sheet({ css, body }), label };
  },
};

/** A coverage stands with its code in the matrix and with its name in the table of limits. */
function codesAccepted(vehicles: readonly InsuredVehicle[]): Record<string, string[]> {
  const keys = vehicles.flatMap((each) => each.coverages.map((coverage) => coverage.key));
  return Object.fromEntries(keys.map((key, index) => [`coverages[${index}].name`, [CODES[key], NAMES[key]]]));
}
