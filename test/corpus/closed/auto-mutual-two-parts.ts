import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { coverageOf, coveragesOf, type CoverageKey, drawVehicles, type InsuredVehicle } from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A village mutual in large type: part one has what is the same for all cars with one premium each, part two a row a car with damage deductibles and premiums.

const css = `body{margin:0;font:9.8pt/1.4 "Liberation Serif","DejaVu Serif",serif}.c{text-align:center}h1{font-size:15pt;margin:0}.k{display:grid;grid-template-columns:118pt 1fr;margin:9pt 0;font-size:9.4pt}.k dt{font-style:italic}.k dd,.k dt{margin:0}h2{font-size:11pt;border-bottom:1pt solid #000;margin:12pt 0 3pt}
table{border-collapse:collapse;width:100%;font-size:8.8pt}td,th{padding:2pt 3pt;text-align:right;vertical-align:bottom}th{font-weight:400;font-style:italic;border-bottom:.5pt solid #000}td.l,th.l{text-align:left;white-space:nowrap}.two th{font-size:7.4pt}.two td{font-size:8.2pt}.tot td{border-top:.5pt solid #000}.sig{display:flex;justify-content:space-between;margin-top:24pt;font-size:8.6pt}tr{break-inside:avoid}`;

const LIABILITY: readonly CoverageKey[] = ['bodily', 'property', 'medical', 'uninsured', 'underinsured'];
const NAMES: Record<CoverageKey, string> = {
  bodily: 'Liability for bodily injury',
  property: 'Liability for property damage',
  medical: 'Medical expense',
  uninsured: 'Uninsured motorists, bodily injury',
  underinsured: 'Underinsured motorists, bodily injury',
  comprehensive: 'Comprehensive',
  collision: 'Collision',
  rental: 'Substitute car',
  towing: 'Road service',
};

function sharedLimits(cars: readonly InsuredVehicle[]) {
  return coveragesOf(cars)
    .filter((key) => LIABILITY.includes(key))
    .map((key) => {
      const own = cars.flatMap((car) => coverageOf(car, key) ?? []);
      const [first] = own;
      const isPerPerson = key === 'medical';
      const limit = first?.limit ?? 0;
      return {
        name: NAMES[key],
        limitPerPerson: isPerPerson ? limit : (first?.limitPerPerson ?? null),
        limit: isPerPerson ? null : limit,
        premium: sum(own.map(({ premium }) => premium)),
      };
    });
}
type Shared = ReturnType<typeof sharedLimits>[number];

const sharedRow = ({ name, limitPerPerson, limit, premium }: Shared): Html =>
  html`<tr><td class="l">${name}</td><td>${limitPerPerson === null ? '' : wholeDollars(limitPerPerson)}</td><td>${limit === null ? '' : wholeDollars(limit)}</td><td>${cents(premium)}</td></tr>`;

const DAMAGE = ['comprehensive', 'collision'] as const;
const EXTRA = ['rental', 'towing'] as const;

function carDamage(car: InsuredVehicle) {
  return [...DAMAGE, ...EXTRA].flatMap((key) => coverageOf(car, key) ?? []);
}
const damageOf = (car: InsuredVehicle): number => sum(carDamage(car).map(({ premium }) => premium));

function carRow(car: InsuredVehicle): Html {
  const damage = DAMAGE.map((key) => {
    const found = coverageOf(car, key);
    return found === undefined
      ? html`<td>&ndash;</td><td></td>`
      : html`<td>${wholeDollars(found.deductible ?? 0)}</td><td>${cents(found.premium)}</td>`;
  });
  const extra = EXTRA.map((key) => {
    const found = coverageOf(car, key);
    return found === undefined
      ? html`<td>&ndash;</td><td></td>`
      : html`<td>${wholeDollars(found.limit ?? 0)}</td><td>${cents(found.premium)}</td>`;
  });
  return html`<tr><td class="l">${car.number}</td><td class="l">${car.year} ${car.make} ${car.model}</td>${damage}${extra}<td>${cents(damageOf(car))}</td></tr>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'mutual-two-parts',
  build(random) {
    const household = drawHousehold(random);
    const [names, { address }] = [insuredNames(household), household];
    const insurer = `${word(random)} Township Mutual Automobile Insurance Company`;
    const [agent, number] = [person(random), numbered(random, '##-#####')];
    const effective = dayBetween(random, '2025-01-05', '2026-05-01');
    const isRenewal = random.chance(0.6);
    const cars = drawVehicles(random, ['to work', 'pleasure', 'farm'], random.int(1, 3));
    const shared = sharedLimits(cars);
    const dues = { name: 'Membership dues', amount: random.pick([5, 8, 12]) };
    const partOne = sum(shared.map(({ premium }) => premium));
    const partTwo = sum(cars.map(damageOf));
    const total = sum([partOne, partTwo, dues.amount]);
    const lienholders = cars.filter(({ lienholder }) => lienholder !== null);
    const body = html`<div class="c"><h1>${insurer}</h1>Home Office, ${word(random)}<br><br><b>DECLARATIONS</b>${isRenewal ? html`<br>(continuation of an expiring policy)` : null}</div><dl class="k"><dt>Policy</dt><dd>${number}</dd><dt>Member insured</dt><dd>${names.join(' and ')}<br>${address.street}<br>${cityLine(address)}</dd><dt>In force from</dt><dd>${written(effective)}</dd><dt>until</dt><dd>${written(addYears(effective, 1))}, noon standard time</dd><dt>Our agent</dt><dd>${agent}</dd></dl>
<h2>Automobiles</h2><table><tr><th class="l">Car</th><th class="l">Description</th><th class="l">Serial number</th><th class="l">Used for</th></tr>${cars.map((car) => html`<tr><td class="l">${car.number}</td><td class="l">${car.year} ${car.make} ${car.model}</td><td class="l">${car.vin}</td><td class="l">${car.usage}</td></tr>`)}</table>
<h2>Part One &mdash; the same for all cars</h2><table><tr><th class="l"></th><th>Each person</th><th>Each accident</th><th>Premium</th></tr>${shared.map(sharedRow)}<tr class="tot"><td class="l">Part One</td><td></td><td></td><td>${cents(partOne)}</td></tr></table>
<h2>Part Two &mdash; damage to the cars</h2><table class="two"><tr><th class="l">Car</th><th></th><th>Comprehensive deductible</th><th>Premium</th><th>Collision deductible</th><th>Premium</th><th>Substitute car up to</th><th>Premium</th><th>Road service up to</th><th>Premium</th><th>This car</th></tr>${cars.map(carRow)}<tr class="tot"><td class="l" colspan="10">Part Two</td><td>${cents(partTwo)}</td></tr></table>
<h2>What the member owes for the year</h2><table><tr><td class="l">Parts One and Two</td><td>${dollarsAndCents(sum([partOne, partTwo]))}</td></tr><tr><td class="l">${dues.name}</td><td>${dollarsAndCents(dues.amount)}</td></tr><tr class="tot"><td class="l"><b>Annual premium and dues</b></td><td><b>${dollarsAndCents(total)}</b></td></tr></table>
${lienholders.map((car) => html`<div>Loss on car ${car.number} is payable to the member and ${car.lienholder}.</div>`)}<div class="sig"><span>Countersigned ______________________</span><span>Secretary ______________________</span></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : null,
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: agent,
      totalPremium: total,
      fees: [dues],
      vehicles: cars.map((car) => ({
        number: car.number,
        year: car.year,
        make: car.make,
        model: car.model,
        vin: car.vin,
        usage: car.usage,
        lienholderName: car.lienholder,
      })),
      coverages: [
        ...shared,
        ...cars.flatMap((car) =>
          carDamage(car).map(({ key, limit, deductible, premium }) => ({
            vehicleNumber: car.number,
            name: NAMES[key],
            limit,
            deductible,
            premium,
          })),
        ),
      ],
      // the sum of a car's damage coverages is no premium of the whole car
      _accept: Object.fromEntries(cars.map((car, i) => [`vehicles[${i}].premium`, [null, damageOf(car)]])),
    };
    return { html: sheet({ css, body }), label };
  },
};
