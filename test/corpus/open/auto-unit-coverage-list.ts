import { addDays, slashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type CoverageKey, drawVehicles, type InsuredVehicle, type VehicleCoverage } from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames, type Resident } from '../parts/household.ts';

// A non-standard program's report: tables of drivers and units, then one flat list with a line for each unit and coverage, fees in a box of sums.

const css = `body{margin:0;font:7.9pt/1.3 "DejaVu Sans Condensed","Liberation Sans Narrow",sans-serif}h1{font-size:11.5pt;margin:0}.t{display:grid;grid-template-columns:1.3fr 1fr;gap:10pt;border:1pt solid #000;padding:4pt 6pt;margin:4pt 0}h2{font-size:8pt;margin:8pt 0 1pt;text-transform:uppercase}table{border-collapse:collapse;width:100%}th{background:#ddd;font-weight:400;text-align:left;padding:1pt 3pt}td{padding:1pt 3pt;border-bottom:.3pt solid #bbb}
.n{text-align:right}.sub td{font-weight:700}.sums{width:46%;margin:6pt 0 0 auto;border:1pt solid #000;break-inside:avoid}.sums td{border:0}.small{font-size:6.6pt;margin-top:6pt}tr{break-inside:avoid}`;

const CODES: Record<CoverageKey, readonly [code: string, name: string]> = {
  bodily: ['BI', 'Bodily Injury Liab'],
  property: ['PD', 'Property Damage Liab'],
  medical: ['MP', 'Medical Payments'],
  uninsured: ['UMBI', 'Uninsured Motorist BI'],
  underinsured: ['UIMBI', 'Underinsured Motorist BI'],
  comprehensive: ['OTC', 'Other Than Collision'],
  collision: ['COLL', 'Collision'],
  rental: ['RR', 'Rental Reimbursement'],
  towing: ['TL', 'Towing and Labor'],
};

const limitOf = ({ limitPerPerson, limit }: VehicleCoverage): string => {
  if (limit === null) return 'ACV';
  return limitPerPerson === null ? whole(limit) : `${whole(limitPerPerson)}/${whole(limit)}`;
};
const premiumOf = ({ coverages }: InsuredVehicle): number => sum(coverages.map(({ premium }) => premium));

function unitLines(unit: InsuredVehicle): Html {
  return html`${unit.coverages.map(
    (each) =>
      html`<tr><td>${unit.number}</td><td>${CODES[each.key][0]}</td><td>${CODES[each.key][1]}</td><td>${limitOf(each)}</td><td class="n">${each.deductible === null ? '' : whole(each.deductible)}</td><td class="n">${cents(each.premium)}</td></tr>`,
  )}<tr class="sub"><td colspan="5">Unit ${unit.number} premium</td><td class="n">${cents(premiumOf(unit))}</td></tr>`;
}

interface Driver extends Resident {
  status: 'Rated' | 'Excluded';
  points: number;
}

const driverRow = ({ name, born, gender, maritalStatus, license, status, points }: Driver): Html =>
  html`<tr>${cells('td', [name, slashed(born), gender === 'male' ? 'M' : 'F', maritalStatus === 'married' ? 'M' : 'S', license, points, status])}</tr>`;

function drawPeople(random: Random) {
  const household = drawHousehold(random);
  const drivers = household.residents.map(
    (each, i): Driver => ({
      ...each,
      status: i >= household.namedCount && random.chance(0.5) ? 'Excluded' : 'Rated',
      points: random.pick([0, 0, 1, 2, 4]),
    }),
  );
  return { household, drivers, names: insuredNames(household) };
}

export const style: Style = {
  policyType: 'auto',
  name: 'unit-coverage-list',
  build(random) {
    const { household, drivers, names } = drawPeople(random);
    const { address } = household;
    const [insurer, producer, manager] = [carrier(random), agency(random), `${word(random)} General Agency`];
    const number = numbered(random, '@@A ####### ##');
    const effective = dayBetween(random, '2025-01-10', '2026-06-15');
    const expiration = addDays(effective, 182);
    const kind = random.pick(['NEW BUSINESS', 'RENEWAL', 'AMENDED'] as const);
    const units = drawVehicles(random, ['WORK', 'PLEASURE', 'BUSINESS', 'SCHOOL']);
    const fees = [
      { name: 'Policy Fee', amount: random.pick([35, 50, 75]) },
      ...(random.chance(0.5) ? [{ name: 'MVR Fee', amount: 8 * drivers.length }] : []),
      { name: 'Fraud Prevention Assessment', amount: units.length },
    ];
    const credits = random
      .some(['Prior Insurance', 'Homeowner', 'Multi-Car', 'Paperless'], random.int(0, 3))
      .map((name) => ({ name, amount: null }));
    const premium = sum(units.map(premiumOf));
    const total = sum([premium, ...fees.map(({ amount }) => amount)]);
    const body = html`<h1>PERSONAL AUTO POLICY DECLARATIONS &mdash; ${kind}</h1><div class="t"><div><b>Insured</b><br>${names.join(' & ')}<br>${address.street}<br>${cityLine(address)}</div><div>Policy No. <b>${number}</b><br>Effective ${slashed(effective)} 12:01 AM<br>Expires ${slashed(expiration)} 12:01 AM<br>Term 6 months</div><div>Insurer: ${insurer}<br>Administered by ${manager}</div><div>Producer: ${producer}<br>${phone(random)}</div></div>
<h2>Drivers</h2><table><tr>${cells('th', ['Name', 'DOB', 'Sex', 'Mar', 'License', 'Pts', 'Status'])}</tr>${drivers.map(driverRow)}</table>
<h2>Units</h2><table><tr>${cells('th', ['Unit', 'Year', 'Make', 'Model', 'VIN', 'Use', 'Garage ZIP', 'Loss payee'])}</tr>${units.map((unit) => html`<tr>${cells('td', [unit.number, unit.year, unit.make, unit.model, unit.vin, unit.usage, address.zip, unit.lienholder ?? 'NONE'])}</tr>`)}</table>
<h2>Coverages</h2><table><tr><th>Unit</th><th>Cov</th><th>Description</th><th>Limits</th><th class="n">Ded</th><th class="n">Premium</th></tr>${units.map(unitLines)}</table>
<table class="sums"><tr><td>Premium, all units</td><td class="n">${cents(premium)}</td></tr>${fees.map(({ name, amount }) => html`<tr><td>${name} (fully earned)</td><td class="n">${cents(amount)}</td></tr>`)}<tr><td><b>Total policy cost</b></td><td class="n"><b>$${cents(total)}</b></td></tr></table>
<div>Discounts included above: ${credits.length === 0 ? 'none' : credits.map(({ name }) => name).join(', ')}</div><div class="small">ACV = actual cash value less deductible. No coverage applies while a driver shown as Excluded operates a unit. NSF fee $25.00, late fee $10.00 and reinstatement fee $15.00 may be charged. Prepared by ${person(random)}.</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: { 'NEW BUSINESS': 'new', RENEWAL: 'renewal', AMENDED: 'change' }[kind],
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees,
      discounts: credits,
      vehicles: units.map((unit) => ({
        number: unit.number,
        year: unit.year,
        make: unit.make,
        model: unit.model,
        vin: unit.vin,
        usage: unit.usage,
        garagingLocation: address.zip,
        lienholderName: unit.lienholder,
        premium: premiumOf(unit),
      })),
      drivers: drivers.map(({ name, born, gender, maritalStatus, license, status }) => ({
        name,
        dateOfBirth: born,
        gender,
        maritalStatus,
        licenseNumber: license,
        status,
      })),
      coverages: units.flatMap((unit) =>
        unit.coverages.map((each) => ({
          vehicleNumber: unit.number,
          name: CODES[each.key][1],
          limitPerPerson: each.limitPerPerson,
          limit: each.limit,
          limitText: each.limit === null ? 'ACV' : null,
          deductible: each.deductible,
          premium: each.premium,
        })),
      ),
      _accept: Object.fromEntries(
        units
          .flatMap(({ coverages }) => coverages)
          .flatMap(({ key, limit }, i) => [
            ...(limit === null ? [[`coverages[${i}].limitText`, ['ACV', 'actual cash value', null]]] : []),
            // nothing printed says whom the limit is for
            ...(key === 'medical'
              ? [
                  [`coverages[${i}].limit`, [limit, null]],
                  [`coverages[${i}].limitPerPerson`, [limit, null]],
                ]
              : []),
          ]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
