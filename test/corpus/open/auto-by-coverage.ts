import { addYears, slashed } from '../kit/dates.ts';
import { html, joined, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, oneLine } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import {
  coverageOf,
  coveragesOf,
  drawVehicles,
  type CoverageKey,
  type InsuredVehicle,
  type VehicleCoverage,
} from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// An insurer that thinks in coverages: every coverage is a heading with its limit, the vehicles stand below it with deductible and premium.

const NAMES: Record<CoverageKey, string> = {
  bodily: 'Liability to Others - Bodily Injury',
  property: 'Liability to Others - Property Damage',
  medical: 'Medical Payments',
  uninsured: 'Uninsured Motorists',
  underinsured: 'Underinsured Motorists',
  comprehensive: 'Comprehensive Loss',
  collision: 'Collision Loss',
  rental: 'Loss of Use',
  towing: 'Towing and Labor Costs',
};

const css = `body{margin:0;font:10pt/1.35 Georgia,"DejaVu Serif",serif}h1{font-size:15pt;margin:0;border-bottom:1pt solid #222}.two{display:grid;grid-template-columns:1fr 1fr;gap:18pt;margin-top:8pt}h2{font-size:10pt;margin:10pt 0 2pt;letter-spacing:1px}.c{margin-bottom:5pt;break-inside:avoid}.c>div{display:grid;grid-template-columns:1fr 120pt 80pt;padding-left:18pt}.c .hd{padding-left:0;font-weight:700}.r{text-align:right}.v{display:grid;grid-template-columns:24pt 1fr 160pt 90pt}`;

function limitOf({ key, limitPerPerson, limit }: VehicleCoverage): string {
  if (limit === null) return '';
  if (limitPerPerson !== null) return `${wholeDollars(limitPerPerson)}/${wholeDollars(limit)}`;
  return key === 'medical' ? `${wholeDollars(limit)} each person` : wholeDollars(limit);
}

function coverageBlock(key: CoverageKey, vehicles: readonly InsuredVehicle[]): Html {
  const lines = vehicles.flatMap((each) => {
    const coverage = coverageOf(each, key);
    if (coverage === undefined) return [];
    const deductible =
      coverage.deductible === null ? limitOf(coverage) : `${wholeDollars(coverage.deductible)} deductible`;
    return html`<div><span>Vehicle ${each.number}</span><span>${deductible}</span><span class="r">${dollarsAndCents(coverage.premium)}</span></div>`;
  });
  return html`<div class="c"><div class="hd"><span>${NAMES[key]}</span></div>${lines}</div>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'by-coverage',
  build(random) {
    const household = drawHousehold(random);
    const { address, residents } = household;
    const names = insuredNames(household);
    const vehicles = drawVehicles(random, ['Commuting', 'Pleasure only', 'Business use'], random.int(2, 4));
    const effective = dayBetween(random, '2013-01-01', '2026-06-20');
    const [insurer, producer, number] = [carrier(random), agency(random), `A ${random.digits(2)} ${random.digits(6)}`];
    const kind = random.pick(['Renewal of existing policy', 'New policy'] as const);
    const premium = sum(vehicles.flatMap((each) => each.coverages.map((coverage) => coverage.premium)));
    const discounts = random
      .some(['Mature Driver', 'Multi-Vehicle', 'Good Driver', 'Group Affinity'], random.int(0, 3))
      .map((name) => ({ name, amount: random.amount(9, 130) }));
    const fee = random.chance(0.5) ? { name: 'Vehicle inspection fee', amount: 1.76 * vehicles.length } : null;
    const total = sum([premium, fee?.amount ?? 0]);
    const driver = (each: (typeof residents)[number]): string =>
      `${each.name}, born ${slashed(each.born)}, ${each.maritalStatus}, license ${address.state} ${each.license}`;
    const body = html`<h1>${insurer}</h1><div class="two"><div><b>Automobile Policy Declarations</b><br>${kind}<br>Policy ${number}<br>In force ${slashed(effective)} through ${slashed(addYears(effective, 1))}</div><div>${joined(names, html` and `)}<br>${address.street}<br>${cityLine(address)}<br>Agency: ${producer}</div></div>
<h2>VEHICLES</h2>${vehicles.map((each) => html`<div class="v"><span>${each.number}</span><span>${each.year} ${each.make} ${each.model}</span><span>${each.vin}</span><span>${each.usage}</span></div>${each.lienholder === null ? null : html`<div class="v"><span></span><span>Lienholder: ${each.lienholder}</span></div>`}`)}<h2>DRIVERS</h2>${residents.map((each) => html`<div>${driver(each)}</div>`)}
<h2>COVERAGES</h2>${coveragesOf(vehicles).map((key) => coverageBlock(key, vehicles))}${discounts.length === 0 ? null : html`<h2>DISCOUNTS INCLUDED ABOVE</h2>${discounts.map((each) => html`<div class="c"><div><span>${each.name}</span><span></span><span class="r">${dollarsAndCents(each.amount)}</span></div></div>`)}`}
<h2>PREMIUM</h2><div class="c">${fee === null ? null : html`<div><span>${fee.name}</span><span></span><span class="r">${dollarsAndCents(fee.amount)}</span></div>`}<div><b>Total for twelve months</b><span></span><b class="r">${dollarsAndCents(total)}</b></div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: kind === 'New policy' ? 'new' : 'renewal',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      totalPremium: total,
      fees: fee === null ? [] : [fee],
      discounts,
      vehicles: vehicles.map((each) => ({
        number: each.number,
        year: each.year,
        make: each.make,
        model: each.model,
        vin: each.vin,
        usage: each.usage,
        lienholderName: each.lienholder,
      })),
      drivers: residents.map((each) => ({
        name: each.name,
        dateOfBirth: each.born,
        maritalStatus: each.maritalStatus,
        licenseNumber: each.license,
        licenseState: address.state,
      })),
      coverages: vehicles.flatMap((each) =>
        each.coverages.map(({ key, limitPerPerson, limit, deductible, premium: price }) => ({
          vehicleNumber: each.number,
          name: NAMES[key],
          limitPerPerson: key === 'medical' ? limit : limitPerPerson,
          limit: key === 'medical' ? null : limit,
          deductible,
          premium: price,
        })),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
