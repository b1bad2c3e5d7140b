import { abbreviated, addDays, bare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { drawVehicles, type CoverageKey, type InsuredVehicle, type VehicleCoverage } from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames, type Resident } from '../parts/household.ts';

// A direct insurer's app, printed: liability once for the policy, then a card for each vehicle, two beside each other.

const NAMES: Record<CoverageKey, string> = {
  bodily: 'Injuries to others',
  property: "Damage to others' property",
  medical: 'Medical payments',
  uninsured: 'Uninsured drivers',
  underinsured: 'Underinsured drivers',
  comprehensive: 'Comprehensive',
  collision: 'Collision',
  rental: 'Rental car',
  towing: 'Roadside help',
};
const POLICY_WIDE = new Set<CoverageKey>(['bodily', 'property', 'medical', 'uninsured', 'underinsured']);

const css = `body{margin:0;font:9.5pt/1.35 Lato,"Open Sans",sans-serif;color:#222}.logo{font-size:20pt;font-weight:900;color:#e4572e}.two{display:grid;grid-template-columns:1fr 1fr;gap:10pt}.card{border:1.2pt solid #ddd;border-radius:8pt;padding:8pt 10pt;break-inside:avoid}.card h3{margin:0;font-size:11.5pt}
.s{color:#777;font-size:8pt}.l{display:flex;justify-content:space-between;border-bottom:.5pt solid #eee;padding:2.5pt 0}.l span:nth-child(2){flex:1;text-align:right;padding-right:14pt;color:#555}.l b{width:56pt;text-align:right}h2{font-size:13pt;margin:14pt 0 5pt}.big{font-size:18pt;font-weight:900}.foot{font-size:7.5pt;color:#777;margin-top:14pt}`;

function detail({ limitPerPerson, limit, deductible, key }: VehicleCoverage): string {
  if (deductible !== null) return `${wholeDollars(deductible)} deductible`;
  if (limitPerPerson !== null)
    return `${wholeDollars(limitPerPerson)} per person, ${wholeDollars(limit ?? 0)} per accident`;
  return key === 'medical' ? `${wholeDollars(limit ?? 0)} per person` : `up to ${wholeDollars(limit ?? 0)}`;
}

const line = (name: string, value: string, price: string): Html =>
  html`<div class="l"><span>${name}</span><span>${value}</span><b>${price}</b></div>`;

function policyWide(vehicles: readonly InsuredVehicle[]): VehicleCoverage[] {
  const [first] = vehicles;
  const own = first?.coverages.filter((coverage) => POLICY_WIDE.has(coverage.key)) ?? [];
  return own.map((coverage) => ({
    ...coverage,
    premium: sum(
      vehicles.flatMap((each) =>
        each.coverages.filter((other) => other.key === coverage.key).map((other) => other.premium),
      ),
    ),
  }));
}

const cardCoverages = (each: InsuredVehicle) => each.coverages.filter((coverage) => !POLICY_WIDE.has(coverage.key));
const priceOf = (list: readonly VehicleCoverage[]): number => sum(list.map((coverage) => coverage.premium));

function card(each: InsuredVehicle): Html {
  const own = cardCoverages(each);
  const lines = own.map((coverage) => line(NAMES[coverage.key], detail(coverage), dollarsAndCents(coverage.premium)));
  return html`<div class="card"><h3>${each.year} ${each.make} ${each.model}</h3><div class="s">Car ${each.number} &middot; VIN ${each.vin}</div><div class="s">${each.usage} &middot; about ${each.mileage.toLocaleString('en-US')} miles a year</div>${each.lienholder === null ? null : html`<div class="s">Financed by ${each.lienholder}</div>`}
${own.length === 0 ? html`<p class="s">You chose no coverage for damage to this car.</p>` : lines}${line('Total for this car', '', dollarsAndCents(priceOf(own)))}</div>`;
}

const person = (each: Resident): Html =>
  html`<div class="l"><span>${each.name}</span><span>${each.gender === 'male' ? 'Male' : 'Female'}, ${each.maritalStatus}</span><b>${bare(each.born)}</b></div>`;

function coverageLabel(
  vehicleNumber: number | null,
  { key, limitPerPerson, limit, deductible, premium }: VehicleCoverage,
) {
  const isPerPerson = key === 'medical';
  return {
    vehicleNumber,
    name: NAMES[key],
    limitPerPerson: isPerPerson ? limit : limitPerPerson,
    limit: isPerPerson ? null : limit,
    deductible,
    premium,
  };
}

export const style: Style = {
  policyType: 'auto',
  name: 'vehicle-cards',
  build(random) {
    const household = drawHousehold(random);
    const { address, residents } = household;
    const names = insuredNames(household);
    const vehicles = drawVehicles(random, ['Commute', 'Personal', 'Rideshare'], random.int(1, 4));
    const effective = dayBetween(random, '2018-01-01', '2026-07-01');
    const expiration = addDays(effective, 182);
    const [insurer, number] = [carrier(random), `${random.letters(2)}${random.digits(9)}`];
    const shared = policyWide(vehicles);
    const discounts = random
      .some(
        ['Paperless', 'Autopay', 'Safe driver', 'Homeowner', 'Early signing', 'Continuous insurance'],
        random.int(0, 4),
      )
      .map((name) => ({ name, amount: random.amount(4, 90) }));
    const fee = random.chance(0.5) ? random.pick([1.8, 5, 10]) : null;
    const total = sum([priceOf(shared), ...vehicles.map((each) => priceOf(cardCoverages(each))), fee ?? 0]);
    const isRenewal = random.chance(0.6);
    const body = html`<div class="two"><div><div class="logo">${insurer.split(' ')[0]?.toLowerCase()}</div><div class="s">Car insurance declarations${isRenewal ? ' for your renewal' : ''}</div></div><div style="text-align:right"><div class="s">Policy</div><b>${number}</b><div class="s">${abbreviated(effective)} to ${abbreviated(expiration)}, starting at 12:01 am</div></div></div>
<div class="two" style="margin-top:10pt"><div class="card"><div class="s">Who's insured</div>${names.map((name) => html`<b>${name}</b><br>`)}${address.street}<br>${cityLine(address)}</div><div class="card"><div class="s">Total for ${isRenewal ? 'the next' : 'your first'} 6 months</div><div class="big">${dollarsAndCents(total)}</div>${fee === null ? null : html`<div class="s">includes a ${dollarsAndCents(fee)} policy fee</div>`}</div></div>
<h2>Covers every car on the policy</h2><div class="card">${shared.map((coverage) => line(NAMES[coverage.key], detail(coverage), dollarsAndCents(coverage.premium)))}</div><h2>Covers each car</h2><div class="two">${vehicles.map(card)}</div>
<h2>Drivers</h2><div class="card">${residents.map(person)}</div>${discounts.length === 0 ? null : html`<h2>Ways you saved</h2><div class="card">${discounts.map((discount) => line(discount.name, '', dollarsAndCents(discount.amount)))}</div>`}
<div class="foot">Insurance is provided by ${insurer}. The savings are already part of your total. This page replaces any earlier declarations page for the same policy period.</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : null,
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      fees: fee === null ? [] : [{ name: 'policy fee', amount: fee }],
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
        premium: priceOf(cardCoverages(each)),
      })),
      drivers: residents.map((each) => ({
        name: each.name,
        dateOfBirth: each.born,
        gender: each.gender,
        maritalStatus: each.maritalStatus,
      })),
      coverages: [
        ...shared.map((coverage) => coverageLabel(null, coverage)),
        ...vehicles.flatMap((each) => cardCoverages(each).map((coverage) => coverageLabel(each.number, coverage))),
      ],
      _accept: { transactionType: isRenewal ? ['renewal'] : ['new', null] },
    };
    return { html: sheet({ css, body }), label };
  },
};
