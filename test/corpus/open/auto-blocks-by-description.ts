// Direct writer of six-month policies: the cars are numbered in a list on top; their coverages stand in blocks, two side by side,
// that are headed by the description and the end of the VIN without the number.
import { slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type CoverageKey, drawVehicles, type InsuredVehicle, type VehicleCoverage } from '../parts/autos.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:9.2pt/1.36 Lato,sans-serif;color:#1b1b1b}header{background:#0d3b66;color:#fff;padding:9pt 12pt;display:flex;justify-content:space-between;font-size:10pt}header b{font-size:13pt}.k{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10pt;margin:11pt 0}.k span{color:#0d3b66;font-size:7.4pt;display:block}
h3{color:#0d3b66;font-size:10.5pt;margin:13pt 0 4pt}ol{margin:0;padding-left:18pt}.grid{display:grid;grid-template-columns:1fr 1fr;gap:10pt;align-items:start}.card{border:.8pt solid #b5c4d3;break-inside:avoid}.card>div{background:#e9f0f6;padding:4pt 7pt}.card>div small{float:right;color:#456}
table{border-collapse:collapse;width:100%}td{padding:2.4pt 7pt;vertical-align:top;border-top:.4pt solid #dde5ec}td small{display:block;color:#555;font-size:7.6pt}.n{text-align:right;white-space:nowrap}.tot td{font-weight:700;background:#f6f8fa}`;

const names: Record<CoverageKey, string> = {
  bodily: 'Bodily injury to others',
  property: 'Damage to property of others',
  medical: 'Medical payments',
  uninsured: 'Uninsured motorist bodily injury',
  underinsured: 'Underinsured motorist bodily injury',
  comprehensive: 'Comprehensive',
  collision: 'Collision',
  rental: 'Rental car',
  towing: 'Roadside assistance',
};

const rentalText = (limit: number): string => `$40 a day, up to $${whole(limit)}`;

function detailOf({ key, limitPerPerson, limit, deductible }: VehicleCoverage): string {
  if (key === 'rental') return rentalText(limit ?? 0);
  if (deductible !== null) return `$${whole(deductible)} deductible`;
  if (limitPerPerson !== null) return `$${whole(limitPerPerson)} each person / $${whole(limit ?? 0)} each accident`;
  return key === 'property' ? `$${whole(limit ?? 0)} each accident` : `$${whole(limit ?? 0)} limit`;
}

const premiumOf = (car: InsuredVehicle): number => sum(car.coverages.map((each) => each.premium));

function facts(random: Random) {
  const household = drawHousehold(random);
  const cars = drawVehicles(random, ['Commute', 'Pleasure', 'Business'], random.int(2, 4));
  const year = random.int(2025, 2026);
  const [from, to] = random.pick([
    ['01-14', '07-14'],
    ['03-02', '09-02'],
    ['05-21', '11-21'],
  ] as const);
  const brand = word(random);
  return {
    household,
    cars,
    brand,
    label: {
      carrierName: `${brand} ${random.pick(['Direct Insurance Company', 'Preferred Insurance Company', 'Select Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['#### ## ## ##', '@#######'])),
      transactionType: random.pick(['renewal', 'new', 'change']),
      namedInsureds: insuredNames(household),
      mailingAddress: oneLine(household.address),
      effectiveDate: `${year}-${from}`,
      expirationDate: `${year}-${to}`,
      totalPremium: sum(cars.map(premiumOf)),
      discounts: random
        .some(['Multi-car', 'Paperless', 'Good driver', 'Anti-theft device', 'Continuous insurance'], random.int(1, 4))
        .map((name) => ({ name })),
      vehicles: cars.map((car) => ({
        number: car.number,
        year: car.year,
        make: car.make,
        model: car.model,
        vin: car.vin,
        usage: car.usage,
        garagingLocation: household.address.zip,
        lienholderName: car.lienholder,
        premium: premiumOf(car),
      })),
      drivers: household.residents.map(({ name, born }) => ({ name, dateOfBirth: born })),
      coverages: cars.flatMap((car) =>
        car.coverages.map(({ key, limitPerPerson, limit, deductible, premium }) => ({
          vehicleNumber: car.number,
          name: names[key],
          limitPerPerson,
          limit: key === 'rental' ? null : limit,
          limitText: key === 'rental' ? rentalText(limit ?? 0) : null,
          deductible,
          premium,
        })),
      ),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const kinds = new Map([
  ['renewal', 'Renewal declarations'],
  ['new', 'New policy declarations'],
  ['change', 'Amended declarations'],
]);

function head({ label: l, household, brand, cars }: Facts): Html {
  return html`<header><b>${brand}</b><span>${kinds.get(l.transactionType)}</span></header>
<div class="k"><div><span>Policyholder</span>${l.namedInsureds.map((name) => html`${name}<br>`)}${household.address.street}<br>${cityLine(household.address)}</div><div><span>Policy number</span>${l.policyNumber}<br><span>Underwritten by</span>${l.carrierName}</div><div><span>Policy period (12:01 a.m.)</span>${written(l.effectiveDate)} &ndash; ${written(l.expirationDate)}<br><span>6-month premium</span>${dollarsAndCents(l.totalPremium)}</div></div>
<h3>Your cars</h3><ol>${cars.map((car) => html`<li>${car.year} ${car.make} ${car.model}, VIN ${car.vin} &middot; ${car.usage} &middot; kept at ZIP ${household.address.zip}${car.lienholder === null ? '' : html` &middot; Lienholder: ${car.lienholder}`}</li>`)}</ol>`;
}

function card(car: InsuredVehicle): Html {
  return html`<div class="card"><div><b>${car.year} ${car.make} ${car.model}</b><small>VIN ends in ${car.vin.slice(-4)}</small></div><table>${car.coverages.map((each) => html`<tr><td>${names[each.key]}<small>${detailOf(each)}</small></td><td class="n">${dollarsAndCents(each.premium)}</td></tr>`)}<tr class="tot"><td>Premium for this car</td><td class="n">${dollarsAndCents(premiumOf(car))}</td></tr></table></div>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'blocks-by-description',
  build(random) {
    const f = facts(random);
    const { drivers, discounts } = f.label;
    const body = html`${head(f)}<h3>What each car is insured for</h3><div class="grid">${f.cars.map(card)}</div>
<h3>Drivers</h3>${drivers.map((each) => html`${each.name}, born ${slashed(each.dateOfBirth)}<br>`)}<h3>Discounts on this policy</h3>${discounts.map((each) => each.name).join(', ')}<p style="font-size:7.6pt">Policy form ${f.brand.slice(0, 2).toUpperCase()}-PAP 01/19. An installment charge of $5.00 applies to each monthly payment.</p>`;
    return { html: sheet({ css, body }), label: f.label };
  },
};
