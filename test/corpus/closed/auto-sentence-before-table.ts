// Direct insurer that writes in plain words: one car, told in the sentence before its table; what is bought once for
// the household has a table and a sentence of its own.
import { addDays, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type CoverageKey, drawVehicles, type VehicleCoverage } from '../parts/autos.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{font:10pt/1.45 "Liberation Sans",sans-serif;color:#222}h1{font-size:17pt;color:#00695c;margin:0}
h2{font-size:11.5pt;color:#00695c;margin:16px 0 2px}table{width:100%;border-collapse:collapse;margin-top:4px}
td,th{padding:3px 8px 3px 0;text-align:left;border-bottom:.6pt solid #cfd8d6}th{font-size:8.4pt;color:#00695c}
.n{text-align:right;padding-right:0}.s td{font-weight:700;border-bottom:0}p{margin:3px 0}
.two{display:flex;gap:30px;margin-top:14px}
.two>div{flex:1}`;

const WORDS: Record<CoverageKey, string> = {
  bodily: 'Bodily injury you cause',
  property: 'Property damage you cause',
  medical: 'Medical payments',
  uninsured: 'Uninsured motorist bodily injury',
  underinsured: 'Underinsured motorist bodily injury',
  comprehensive: 'Comprehensive',
  collision: 'Collision',
  rental: 'Transportation expense',
  towing: 'Emergency road service',
};
const ONCE = new Set<CoverageKey>(['medical', 'uninsured', 'underinsured']);

function labelOf(coverage: VehicleCoverage, vehicleNumber: number | null) {
  const { key, limit, limitPerPerson, deductible, premium } = coverage;
  const isPerPerson = key === 'medical';
  return {
    vehicleNumber,
    name: WORDS[key],
    limitPerPerson: isPerPerson ? limit : limitPerPerson,
    limit: isPerPerson ? null : limit,
    deductible,
    premium,
  };
}
type CoverageLabel = ReturnType<typeof labelOf>;

function amountOf({ limitPerPerson, limit, deductible }: CoverageLabel): string {
  if (deductible !== null) return `${wholeDollars(deductible)} deductible`;
  if (limitPerPerson === null) return `Up to ${wholeDollars(limit ?? 0)}`;
  return `${wholeDollars(limitPerPerson)} each person${limit === null ? '' : `, ${wholeDollars(limit)} each accident`}`;
}

function facts(random: Random) {
  const household = drawHousehold(random);
  const [car] = drawVehicles(random, ['commuting to work', 'personal errands'], 1);
  if (car === undefined) throw new Error('there is no car');
  const own = car.coverages.filter(({ key }) => !ONCE.has(key)).map((each) => labelOf(each, 1));
  const shared = car.coverages.filter(({ key }) => ONCE.has(key)).map((each) => labelOf(each, null));
  const discounts = random
    .some(['Good driver', 'Anti-theft device', 'Electronic documents', 'Continuous coverage'], 3)
    .map((name) => ({ name }));
  const effectiveDate = `${random.int(2018, 2025)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
  return {
    household,
    car,
    own,
    shared,
    discounts,
    effectiveDate,
    expirationDate: addDays(effectiveDate, 183),
    insurer: carrier(random),
    number: numbered(random, '####-##-####'),
    isRenewal: random.chance(0.6),
    total: sum([...own, ...shared].map(({ premium }) => premium)),
  };
}
type Facts = ReturnType<typeof facts>;

const totalOf = (rows: readonly CoverageLabel[]): number => sum(rows.map(({ premium }) => premium));

const table = (rows: readonly CoverageLabel[], total: string): Html => html`<table>
<tr><th>Coverage</th><th>Your limit or deductible</th><th class="n">Premium</th></tr>
${rows.map(
  (each) =>
    html`<tr><td>${each.name}</td><td>${amountOf(each)}</td><td class="n">${dollarsAndCents(each.premium)}</td></tr>`,
)}<tr class="s"><td colspan="2">${total}</td><td class="n">${dollarsAndCents(totalOf(rows))}</td></tr></table>`;

function body(f: Facts): Html {
  const { household, car, own, shared, discounts, insurer, number } = f;
  const { address, residents } = household;
  return html`<h1>Auto insurance declarations</h1>
<p>${f.isRenewal ? 'Renewal of your policy.' : 'New policy. Thank you for choosing us.'}</p>
<div class="two"><div>${insuredNames(household).map((name) => html`${name}<br>`)}${address.street}<br>
${cityLine(address)}</div>
<div>Policy number <b>${number}</b><br>Policy period ${written(f.effectiveDate)} to ${written(f.expirationDate)}<br>
Issued by ${insurer}<br>Total for this period <b>${dollarsAndCents(f.total)}</b></div></div>
<h2>Your car</h2><p>The coverages in this table apply to your ${car.year} ${car.make} ${car.model} with the vehicle
identification number ${car.vin}, which you use for ${car.usage} and drive about ${whole(car.mileage)}
miles a year.
${car.lienholder === null ? '' : `Its lienholder is ${car.lienholder}.`}</p>
${table(own, 'Premium for your car')}
<h2>You and your family</h2><p>These coverages follow the people of your household in any car. We charge for them once
for the policy.</p>${table(shared, 'Premium for these coverages')}
<h2>Drivers on this policy</h2>${residents.map((each) => html`<p>${each.name}, born ${written(each.born)}</p>`)}
<h2>Discounts in your premium</h2><p>${discounts.map(({ name }) => name).join(', ')}</p>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'sentence-before-table',
  build(random) {
    const f = facts(random);
    const { car } = f;
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        carrierName: f.insurer,
        policyNumber: f.number,
        transactionType: f.isRenewal ? 'renewal' : 'new',
        namedInsureds: insuredNames(f.household),
        mailingAddress: oneLine(f.household.address),
        effectiveDate: f.effectiveDate,
        expirationDate: f.expirationDate,
        totalPremium: f.total,
        discounts: f.discounts,
        vehicles: [
          {
            number: 1,
            year: car.year,
            make: car.make,
            model: car.model,
            vin: car.vin,
            usage: car.usage,
            annualMileage: car.mileage,
            lienholderName: car.lienholder,
            premium: totalOf(f.own),
          },
        ],
        drivers: f.household.residents.map(({ name, born }) => ({ name, dateOfBirth: born })),
        coverages: [...f.own, ...f.shared],
        // the number is the position: the only car has none on the page
        _accept: { 'vehicles[0].number': [null] },
      },
    };
  },
};
