// Regional carrier: limits are printed once with the numbers of the autos that have them, and premiums follow in
// columns that name the auto by its year and model only.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
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

const css = `body{font:9.2pt/1.35 Carlito,"Liberation Sans",sans-serif}h1{font-size:15pt;margin:0;color:#7a1f1f}
h2{font-size:10pt;margin:13px 0 2px;color:#7a1f1f}table{width:100%;border-collapse:collapse}
td,th{padding:2px 7px;text-align:left;vertical-align:bottom;border-bottom:.5pt solid #bbb}
th{font-size:8.2pt;background:#f3e9e4}
.n{text-align:right}.t td{font-weight:700;border-top:1pt solid #7a1f1f}.two{display:flex;gap:26px;margin:9px 0}
.two>div{flex:1}`;

const TITLES: Record<CoverageKey, string> = {
  bodily: 'Liability - Bodily Injury',
  property: 'Liability - Property Damage',
  medical: 'Medical Expense',
  uninsured: 'Uninsured Motorists',
  underinsured: 'Underinsured Motorists',
  comprehensive: 'Damage to Your Auto - Other Than Collision',
  collision: 'Damage to Your Auto - Collision',
  rental: 'Substitute Transportation',
  towing: 'Towing and Labor',
};

const nameOf = ({ year, make, model }: InsuredVehicle): string => `${year} ${make} ${model}`;

/** Autos with names that differ, since the columns of premiums tell nothing else. */
const distinct = (vehicles: readonly InsuredVehicle[]): InsuredVehicle[] => [
  ...new Map(vehicles.map((each) => [nameOf(each), each])).values(),
];

const pricedInDollars = (vehicles: readonly InsuredVehicle[]): InsuredVehicle[] =>
  distinct(vehicles).map((each, index) => ({
    ...each,
    number: index + 1,
    coverages: each.coverages.map((coverage) => ({ ...coverage, premium: Math.round(coverage.premium) })),
  }));

function limitOf({ key, limitPerPerson, limit, deductible }: VehicleCoverage): string {
  if (deductible !== null) return `${wholeDollars(deductible)} deductible`;
  if (limitPerPerson !== null) return `${wholeDollars(limitPerPerson)} person / ${wholeDollars(limit ?? 0)} accident`;
  return key === 'medical' ? `${wholeDollars(limit ?? 0)} each person` : wholeDollars(limit ?? 0);
}

/** "1", "1 & 2", "1, 2 & 3" */
const numbersOf = (vehicles: readonly InsuredVehicle[]): string =>
  vehicles
    .map(({ number }) => number)
    .join(', ')
    .replace(/, (\d+)$/, ' & $1');

/** One line for each limit of a coverage, with the autos that have it. */
function limitLines(key: CoverageKey, vehicles: readonly InsuredVehicle[]): Html[] {
  const byLimit = new Map<string, InsuredVehicle[]>();
  for (const each of vehicles) {
    const coverage = coverageOf(each, key);
    if (coverage === undefined) continue;
    const text = limitOf(coverage);
    byLimit.set(text, [...(byLimit.get(text) ?? []), each]);
  }
  return [...byLimit].map(
    ([text, owners]) => html`<tr><td>${TITLES[key]}</td><td>${text}</td><td>${numbersOf(owners)}</td></tr>`,
  );
}

const premiumOf = (each: InsuredVehicle): number => sum(each.coverages.map(({ premium }) => premium));

function premiums(vehicles: readonly InsuredVehicle[]): Html {
  return html`<table><tr><th>Coverage</th>
${vehicles.map((each) => html`<th class="n">${each.year} ${each.make}<br>${each.model}</th>`)}</tr>
${coveragesOf(vehicles).map(
  (key) =>
    html`<tr><td>${TITLES[key]}</td>${vehicles.map((each) => {
      const coverage = coverageOf(each, key);
      return html`<td class="n">${coverage === undefined ? 'No coverage' : `$${whole(coverage.premium)}`}</td>`;
    })}</tr>`,
)}
<tr class="t"><td>Premium by auto</td>
${vehicles.map((each) => html`<td class="n">$${whole(premiumOf(each))}</td>`)}</tr>
</table>`;
}

function coverageLabels(vehicles: readonly InsuredVehicle[]) {
  return vehicles.flatMap(({ number, coverages }) =>
    coverages.map(({ key, limit, limitPerPerson, deductible, premium }) => ({
      vehicleNumber: number,
      name: TITLES[key],
      limitPerPerson: key === 'medical' ? limit : limitPerPerson,
      limit: key === 'medical' ? null : limit,
      deductible,
      premium,
    })),
  );
}

function facts(random: Random) {
  const household = drawHousehold(random);
  const vehicles = pricedInDollars(drawVehicles(random, ['Work', 'Pleasure', 'Business'], random.int(2, 3)));
  const fee = random.pick([8, 12, 15]);
  const effectiveDate = `${random.int(2018, 2025)}-0${random.int(1, 9)}-${random.int(10, 28)}`;
  return {
    household,
    vehicles,
    effectiveDate,
    fee,
    insurer: carrier(random),
    agent: agency(random),
    number: numbered(random, 'PA-@##-#####-#'),
    kind: random.pick(['new', 'renewal'] as const),
    discounts: random.some(['Multi-Car', 'Account Credit', 'Accident Free', 'Passive Restraint', 'Good Student'], 2),
    total: sum([...vehicles.map(premiumOf), fee]),
  };
}
type Facts = ReturnType<typeof facts>;

function body(f: Facts): Html {
  const { household, vehicles, insurer, agent, number, kind } = f;
  return html`<h1>Personal Auto Policy</h1><div>${kind === 'new' ? 'New Business' : 'Renewal'} Declarations</div>
<div class="two"><div>Named Insured<br>${insuredNames(household).map((name) => html`<b>${name}</b><br>`)}
${household.address.street}<br>${cityLine(household.address)}</div>
<div>Policy No. <b>${number}</b><br>Policy Period ${bare(f.effectiveDate)} to ${bare(addYears(f.effectiveDate, 1))}<br>
Company ${insurer}<br>Agency ${agent}</div></div>
<h2>Insured Autos</h2><table><tr><th>No.</th><th>Auto</th><th>Identification No.</th><th>Use</th>
<th>Loss Payee</th></tr>
${vehicles.map(
  (each) => html`<tr><td>${each.number}</td><td>${nameOf(each)}</td><td>${each.vin}</td>
<td>${each.usage}</td><td>${each.lienholder}</td></tr>`,
)}</table>
<h2>Coverages and Limits</h2><table><tr><th>Coverage</th><th>Limit of Liability or Deductible</th>
<th>Applies to Auto</th></tr>
${coveragesOf(vehicles).map((key) => limitLines(key, vehicles))}</table>
<h2>Annual Premiums</h2>${premiums(vehicles)}
<h2>Operators</h2><table><tr><th>Name</th><th>Date of Birth</th><th>Marital Status</th></tr>${household.residents.map(
    (each) => html`<tr><td>${each.name}</td><td>${bare(each.born)}</td>
<td>${each.maritalStatus === 'married' ? 'Married' : 'Single'}</td></tr>`,
  )}</table>
<p>Credits applied: ${f.discounts.join(', ')}</p><table style="width:46%;margin-left:auto">
<tr><td>Fire and Theft Prevention Assessment</td><td class="n">$${whole(f.fee)}</td></tr>
<tr class="t"><td>Total Policy Premium</td><td class="n">$${whole(f.total)}</td></tr></table>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'applies-to-numbers',
  build(random) {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        carrierName: f.insurer,
        policyNumber: f.number,
        transactionType: f.kind,
        namedInsureds: insuredNames(f.household),
        mailingAddress: oneLine(f.household.address),
        effectiveDate: f.effectiveDate,
        expirationDate: addYears(f.effectiveDate, 1),
        agencyName: f.agent,
        totalPremium: f.total,
        fees: [{ name: 'Fire and Theft Prevention Assessment', amount: f.fee }],
        discounts: f.discounts.map((name) => ({ name })),
        vehicles: f.vehicles.map((each) => ({
          number: each.number,
          year: each.year,
          make: each.make,
          model: each.model,
          vin: each.vin,
          usage: each.usage,
          lienholderName: each.lienholder,
          premium: premiumOf(each),
        })),
        drivers: f.household.residents.map(({ name, born, maritalStatus }) => ({
          name,
          dateOfBirth: born,
          maritalStatus,
        })),
        coverages: coverageLabels(f.vehicles),
      },
    };
  },
};
