import { abbreviated, addDays, addYears } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { type CoverageKey, drawVehicles, type InsuredVehicle, type VehicleCoverage } from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A direct insurer's document service: one column of captions and values for everything, coverages as lines with a long dash, after a change of the policy.

const css = `body{margin:0;font:9.2pt/1.45 Lato,"DejaVu Sans",sans-serif;color:#222}.brand{font-size:17pt;color:#d2491a;font-weight:700}.note{background:#fdf1ec;padding:6pt 8pt;margin:6pt 0}h2{font-size:11pt;margin:12pt 0 3pt;color:#d2491a;break-after:avoid}.r{display:grid;grid-template-columns:150pt 1fr;padding:1.2pt 0;break-inside:avoid}.r span{color:#666}.cv{margin:3pt 0 3pt 12pt}.cv div{break-inside:avoid}.foot{font-size:7pt;color:#777;margin-top:12pt}`;

const NAMES: Record<CoverageKey, string> = {
  bodily: 'Bodily injury liability',
  property: 'Property damage liability',
  medical: 'Medical payments',
  uninsured: 'Uninsured motorist bodily injury',
  underinsured: 'Underinsured motorist bodily injury',
  comprehensive: 'Comprehensive',
  collision: 'Collision',
  rental: 'Rental car',
  towing: 'Roadside assistance',
};

const row = (caption: string, value: Piece): Html =>
  html`<div class="r"><span>${caption}</span><div>${value}</div></div>`;

function terms({ key, limitPerPerson, limit, deductible }: VehicleCoverage): string {
  if (deductible !== null) return `${wholeDollars(deductible)} deductible`;
  const amount = wholeDollars(limit ?? 0);
  if (limitPerPerson !== null) return `${wholeDollars(limitPerPerson)} per person, ${amount} per accident`;
  if (key === 'medical') return `${amount} per person`;
  return key === 'property' ? `${amount} per accident` : `up to ${amount}`;
}

const premiumOf = ({ coverages }: InsuredVehicle): number => sum(coverages.map(({ premium }) => premium));

const vehicleBlock = (car: InsuredVehicle, count: number, garage: string): Html =>
  html`<h2>Vehicle ${car.number} of ${count}</h2>${row('Vehicle', `${car.year} ${car.make} ${car.model}`)}${row('VIN', car.vin)}${row('Kept at', garage)}${row('Driven for', car.usage)}${row('Miles a year', whole(car.mileage))}${car.lienholder === null ? null : row('Financed by', car.lienholder)}<div class="cv">${car.coverages.map((each) => html`<div>${NAMES[each.key]} &mdash; ${terms(each)} &mdash; ${dollarsAndCents(each.premium)}</div>`)}${car.coverages.some(({ key }) => key === 'collision') ? null : html`<div>Collision &mdash; not chosen</div>`}</div>${row('Vehicle premium', dollarsAndCents(premiumOf(car)))}`;

const coverageLabel = (car: InsuredVehicle) =>
  car.coverages.map(({ key, limitPerPerson, limit, deductible, premium }) => ({
    vehicleNumber: car.number,
    name: NAMES[key],
    limitPerPerson: key === 'medical' ? limit : limitPerPerson,
    limit: key === 'medical' ? null : limit,
    deductible,
    premium,
  }));

const DISCOUNTS = ['Safe driver', 'Two or more vehicles', 'Online purchase', 'Good student', 'Anti-theft device'];

export const style: Style = {
  policyType: 'auto',
  name: 'policy-fact-lines',
  build(random) {
    const household = drawHousehold(random);
    const [names, { address, residents }] = [insuredNames(household), household];
    const insurer = carrier(random);
    const brand = word(random).toLowerCase();
    const number = numbered(random, '###-####-####');
    const effective = dayBetween(random, '2025-01-02', '2026-04-01');
    const expiration = random.chance(0.5) ? addYears(effective, 1) : addDays(effective, 183);
    const changed = random.chance(0.5) ? addDays(effective, random.int(20, 150)) : null;
    const cars = drawVehicles(random, ['Commuting', 'Errands and leisure', 'Ride sharing'], random.int(1, 3));
    const discounts = random.some(DISCOUNTS, random.int(1, 3)).map((name) => ({ name, amount: random.amount(8, 90) }));
    const fee = { name: 'State surcharge', amount: random.amount(1, 14) };
    const before = sum(cars.map(premiumOf));
    const total = sum([before, ...discounts.map(({ amount }) => -amount), fee.amount]);
    const garage = cityLine(address);
    const drivers = residents.map((each, i) => ({
      name: each.name,
      gender: each.gender,
      licenseState: address.state,
      status: i === 0 ? 'Primary' : 'Listed',
      age: 2025 - Number(each.born.slice(0, 4)),
    }));
    const body = html`<div class="brand">${brand}</div><div style="font-size:13pt">Policy declarations${changed === null ? null : ', updated'}</div>${changed === null ? null : html`<div class="note">You changed your policy. This page applies from ${abbreviated(changed)} and replaces the one you had. Before the change your premium was ${dollarsAndCents(sum([total, random.amount(10, 90)]))}.</div>`}
<h2>Policy</h2>${row('Policy number', number)}${row('Insured', names.join(', '))}${row('Mail goes to', html`${address.street}<br>${cityLine(address)}`)}${row('Begins', `${abbreviated(effective)}, 12:01 a.m.`)}${row('Ends', `${abbreviated(expiration)}, 12:01 a.m.`)}${row('Insurance company', insurer)}
<h2>Drivers</h2>${drivers.map((each) => row(each.name, `${each.status} driver, ${each.gender}, age ${each.age}, licensed in ${each.licenseState}`))}${cars.map((car) => vehicleBlock(car, cars.length, garage))}
<h2>What it costs</h2>${row('All vehicles', dollarsAndCents(before))}${discounts.map(({ name, amount }) => row(`Discount: ${name}`, `-${dollarsAndCents(amount)}`))}${row(fee.name, dollarsAndCents(fee.amount))}${row('Total for the policy term', html`<b>${dollarsAndCents(total)}</b>`)}${row('If you pay in full today', dollarsAndCents(Math.round(total * 94) / 100))}<div class="foot">${brand} is a trade name. Insurance is written by ${insurer}. A fee of $4.00 applies to each monthly payment. Visit your account to see forms ${numbered(random, 'PA-###')} and ${numbered(random, 'PA-###')}.</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: changed === null ? null : 'change',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      fees: [fee],
      discounts,
      vehicles: cars.map((car) => ({
        number: car.number,
        year: car.year,
        make: car.make,
        model: car.model,
        vin: car.vin,
        usage: car.usage,
        annualMileage: car.mileage,
        garagingLocation: garage,
        lienholderName: car.lienholder,
        premium: premiumOf(car),
      })),
      drivers,
      coverages: cars.flatMap(coverageLabel),
      _accept: Object.fromEntries(
        drivers.map(({ status }, i) => [`drivers[${i}].status`, [status, `${status} driver`]]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
