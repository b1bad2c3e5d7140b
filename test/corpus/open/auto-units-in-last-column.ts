// Farm mutual: one listing of the whole policy by coverage, the unit that a row rates ("U#2", or "ALL") in the last column,
// units described once in a strip above.
import { addYears, shortSlashed, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { type CoverageKey, coverageOf, coveragesOf, drawVehicles, type VehicleCoverage } from '../parts/autos.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

const css = `body{margin:0;font:8.6pt/1.32 "DejaVu Sans Condensed",sans-serif}.top{display:flex;justify-content:space-between;border-bottom:1.6pt solid #274;padding-bottom:5pt}h1{font-size:13pt;margin:0;color:#274}
.two{display:grid;grid-template-columns:1fr 1fr;gap:16pt;margin:9pt 0}small{font-size:6.6pt;color:#555;display:block}table{border-collapse:collapse;width:100%}th{font-size:6.8pt;text-align:left;border-bottom:.8pt solid #274;padding:2pt 5pt;vertical-align:bottom}
td{padding:2.2pt 5pt;vertical-align:top}.n{text-align:right}.c{text-align:center}h3{font-size:8.6pt;margin:13pt 0 3pt;background:#e3ece5;padding:2pt 5pt}.g td{border-top:.4pt dotted #888}`;

const names: Record<CoverageKey, string> = {
  bodily: 'BODILY INJURY',
  property: 'PROPERTY DAMAGE',
  medical: 'MEDICAL EXPENSE',
  uninsured: 'UNINSURED MOTORIST',
  underinsured: 'UNDERINSURED MOTORIST',
  comprehensive: 'OTHER THAN COLLISION',
  collision: 'COLLISION',
  rental: 'RENTAL REIMBURSEMENT',
  towing: 'EMERGENCY ROAD SERVICE',
};

function limitOf({ limitPerPerson, limit, key }: VehicleCoverage): string {
  if (key === 'rental') return `$30/DAY $${whole(limit ?? 0)} MAX`;
  if (limitPerPerson !== null) return `$${whole(limitPerPerson)} PERSON $${whole(limit ?? 0)} ACCIDENT`;
  return limit === null ? '' : `$${whole(limit)}`;
}

function facts(random: Random) {
  const household = drawHousehold(random);
  const vehicles = drawVehicles(random, ['WORK/SCHOOL', 'PLEASURE', 'FARM', 'BUSINESS'], random.int(2, 4));
  const effectiveDate = `${random.int(2025, 2026)}-${random.pick(['02', '05', '08', '11'])}-${random.int(10, 28)}`;
  const ownTotal = (index: number): number => sum(vehicles[index]?.coverages.map((each) => each.premium) ?? []);
  const all = [
    { name: 'ACCIDENTAL DEATH BENEFIT', limit: random.pick([5000, 10_000]), premium: random.amount(4, 14) },
    { name: 'IDENTITY RECOVERY', limit: random.pick([15_000, 25_000]), premium: random.amount(6, 15) },
  ].slice(0, random.int(1, 2));
  const rows = coveragesOf(vehicles).flatMap((key) =>
    vehicles.flatMap((unit) => {
      const own = coverageOf(unit, key);
      return own === undefined ? [] : [{ unit: unit.number, own }];
    }),
  );
  const fee = random.chance(0.5) ? { name: 'MEMBERSHIP FEE', amount: random.pick([15, 20, 25]) } : null;
  const units = vehicles.map((unit, i) => ({ ...unit, premium: ownTotal(i) }));
  return {
    household,
    units,
    all,
    rows,
    fee,
    office: place(random, household.address.state),
    phone: phone(random),
    effectiveDate,
    carrierName: `${word(random)} ${random.pick(['Farm Mutual Insurance Company', 'Rural Mutual Insurance Company'])}`,
    policyNumber: numbered(random, random.pick(['PA ######-#', '##-A-#####'])),
    agencyName: agency(random),
    isNew: random.chance(0.3),
    total: sum([...units.map((each) => each.premium), ...all.map((each) => each.premium), fee?.amount ?? 0]),
  };
}
type Facts = ReturnType<typeof facts>;

function head(f: Facts): Html {
  const { household, effectiveDate } = f;
  return html`<div class="top"><div><h1>${f.carrierName}</h1>${f.office.street}, ${cityLine(f.office)}</div><div class="n"><b>PERSONAL AUTO DECLARATIONS</b><br>${f.isNew ? 'NEW BUSINESS' : 'RENEWAL'}<br>Policy ${f.policyNumber}</div></div>
<div class="two"><div><small>NAMED INSURED AND MAILING ADDRESS</small>${insuredNames(household).map((name) => html`${name}<br>`)}${household.address.street}<br>${cityLine(household.address)}</div>
<div><small>POLICY TERM (12:01 A.M. STANDARD TIME)</small>${slashed(effectiveDate)} to ${slashed(addYears(effectiveDate, 1))}<small style="margin-top:4pt">YOUR AGENT</small>${f.agencyName}<br>${f.phone}</div></div>`;
}

function listing(f: Facts): Html {
  const { rows, all, units, fee } = f;
  const line = (values: readonly [string, string, number | null, number, string], isFirst: boolean): Html => {
    const [name, limit, deductible, premium, unit] = values;
    return html`<tr${isFirst ? html` class="g"` : ''}><td>${name}</td><td>${limit}</td><td class="n">${deductible === null ? '' : whole(deductible)}</td><td class="n">${cents(premium)}</td><td class="c">${unit}</td></tr>`;
  };
  return html`<h3>UNITS INSURED</h3><table><tr><th>UNIT</th><th>YEAR</th><th>MAKE / MODEL</th><th>SERIAL NUMBER</th><th>USE</th><th class="n">ANNUAL MILES</th><th>LOSS PAYEE</th></tr>${units.map(
    (unit) =>
      html`<tr><td>U#${unit.number}</td><td>${unit.year}</td><td>${unit.make} ${unit.model}</td><td>${unit.vin}</td><td>${unit.usage}</td><td class="n">${whole(unit.mileage)}</td><td>${unit.lienholder ?? 'NONE'}</td></tr>`,
  )}</table>
<h3>COVERAGES IN FORCE</h3><table><tr><th>COVERAGE</th><th>LIMIT OF LIABILITY</th><th class="n">DEDUCTIBLE</th><th class="n">12 MONTH PREMIUM</th><th class="c">UNIT</th></tr>${rows.map(({ unit, own }, i) => line([names[own.key], limitOf(own), own.deductible, own.premium, `U#${unit}`], rows[i - 1]?.own.key !== own.key))}${all.map((each) => line([each.name, `$${whole(each.limit)}`, null, each.premium, 'ALL'], true))}</table>
<table style="margin-top:9pt;width:60%;margin-left:40%">${units.map((unit) => html`<tr><td>PREMIUM U#${unit.number}</td><td class="n">${cents(unit.premium)}</td></tr>`)}<tr><td>PREMIUM ALL UNITS COVERAGES</td><td class="n">${cents(sum(all.map((each) => each.premium)))}</td></tr>${fee === null ? '' : html`<tr><td>${fee.name}</td><td class="n">${cents(fee.amount)}</td></tr>`}<tr class="g"><td><b>TOTAL POLICY PREMIUM</b></td><td class="n"><b>$${cents(f.total)}</b></td></tr></table>`;
}

function drivers({ household }: Facts): Html {
  return html`<h3>OPERATORS</h3><table><tr><th>NAME</th><th>BORN</th><th>SEX</th><th>MARITAL</th></tr>${household.residents.map(
    (each) =>
      html`<tr><td>${each.name}</td><td>${shortSlashed(each.born)}</td><td>${each.gender === 'male' ? 'M' : 'F'}</td><td>${each.maritalStatus === 'married' ? 'M' : 'S'}</td></tr>`,
  )}</table><p style="font-size:7pt">FORMS: AU-1 0917, AU-64 0118, MB-3. U# = UNIT NUMBER. A coverage marked ALL is charged once for the policy. A loss must be reported to your county office without delay.</p>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'units-in-last-column',
  build(random) {
    const f = facts(random);
    const label = {
      carrierName: f.carrierName,
      policyNumber: f.policyNumber,
      transactionType: f.isNew ? 'new' : 'renewal',
      namedInsureds: insuredNames(f.household),
      mailingAddress: oneLine(f.household.address),
      effectiveDate: f.effectiveDate,
      expirationDate: addYears(f.effectiveDate, 1),
      agencyName: f.agencyName,
      totalPremium: f.total,
      fees: f.fee === null ? [] : [f.fee],
      vehicles: f.units.map(({ number, year, make, model, vin, usage, mileage, lienholder, premium }) => ({
        number,
        year,
        make,
        model,
        vin,
        usage,
        premium,
        annualMileage: mileage,
        lienholderName: lienholder,
      })),
      drivers: f.household.residents.map(({ name, born, gender, maritalStatus }) => ({
        name,
        gender,
        maritalStatus,
        dateOfBirth: born,
      })),
      coverages: [
        ...f.rows.map(({ unit, own }) => ({
          vehicleNumber: unit,
          name: names[own.key],
          limitPerPerson: own.limitPerPerson,
          limit: own.key === 'rental' ? null : own.limit,
          limitText: own.key === 'rental' ? limitOf(own) : null,
          deductible: own.deductible,
          premium: own.premium,
        })),
        ...f.all,
      ],
    };
    return { html: sheet({ css, body: [head(f), listing(f), drivers(f)] }), label };
  },
};
