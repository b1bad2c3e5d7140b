import { addDays, addYears, written } from '../kit/dates.ts';
import { cells, html, joined, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, oneLine, phone } from '../kit/names.ts';
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

// A mutual with an agency force: coverages down, limits in a column, a column of premiums for each vehicle, deductibles inside the rows.

const NAMES: Record<CoverageKey, string> = {
  bodily: 'Bodily Injury Liability',
  property: 'Property Damage Liability',
  medical: 'Medical Payments',
  uninsured: 'Uninsured Motorist Bodily Injury',
  underinsured: 'Underinsured Motorist Bodily Injury',
  comprehensive: 'Other Than Collision',
  collision: 'Collision',
  rental: 'Transportation Expense',
  towing: 'Towing and Labor',
};

const css = `body{margin:0;font:9pt/1.35 Arial,"Liberation Sans",sans-serif}.n{font-size:14pt;font-weight:700;color:#123f2b}.h{display:flex;justify-content:space-between}.box{border:1pt solid #123f2b;padding:6pt;width:46%}h2{font-size:10pt;background:#123f2b;color:#fff;margin:10pt 0 2pt;padding:2pt 5pt}
table{border-collapse:collapse;width:100%}td,th{padding:2pt 5pt;text-align:left;vertical-align:top;border-bottom:.4pt solid #b8c4bd}th{font-size:8pt}.r{text-align:right}.t td{font-weight:700;border-top:1pt solid #123f2b}.small{font-size:7.5pt}`;

function limitText({ key, limitPerPerson, limit }: VehicleCoverage): string {
  if (limit === null) return 'Actual cash value';
  if (limitPerPerson !== null)
    return `${wholeDollars(limitPerPerson)} each person / ${wholeDollars(limit)} each accident`;
  if (key === 'medical') return `${wholeDollars(limit)} each person`;
  return `${wholeDollars(limit)} each ${key === 'property' ? 'accident' : 'occurrence'}`;
}

function matrixRow(key: CoverageKey, vehicles: readonly InsuredVehicle[]): Html {
  const all = vehicles.map((each) => coverageOf(each, key));
  const limits = new Set(all.flatMap((coverage) => (coverage === undefined ? [] : [limitText(coverage)])));
  const isSame = limits.size === 1;
  const cell = (coverage: VehicleCoverage | undefined): Html => {
    if (coverage === undefined) return html`<td class="r">No Coverage</td>`;
    const own = [
      ...(isSame ? [] : [limitText(coverage)]),
      ...(coverage.deductible === null ? [] : [`Ded. ${wholeDollars(coverage.deductible)}`]),
    ];
    return html`<td class="r">${cents(coverage.premium)}${own.map((line) => html`<br><span class="small">${line}</span>`)}</td>`;
  };
  return html`<tr><td>${NAMES[key]}</td><td>${isSame ? [...limits] : 'See vehicle'}</td>${all.map(cell)}</tr>`;
}

function coverageLabel(number: number, coverage: VehicleCoverage) {
  const { key, limitPerPerson, limit, deductible, premium } = coverage;
  const isPerPerson = key === 'medical';
  return {
    vehicleNumber: number,
    name: NAMES[key],
    limitPerPerson: isPerPerson ? limit : limitPerPerson,
    limit: isPerPerson ? null : limit,
    limitText: limit === null ? 'Actual cash value' : null,
    deductible,
    premium,
  };
}

export const style: Style = {
  policyType: 'auto',
  name: 'premium-matrix',
  build(random) {
    const household = drawHousehold(random);
    const { address, residents } = household;
    const names = insuredNames(household);
    const vehicles = drawVehicles(random, ['Pleasure', 'Work 3-14 miles', 'Work 15+ miles', 'Business', 'Farm']);
    const effective = dayBetween(random, '2015-01-01', '2026-07-01');
    const isHalfYear = random.chance(0.5);
    const expiration = isHalfYear ? addDays(effective, 182) : addYears(effective, 1);
    const [insurer, producer, number] = [
      carrier(random),
      agency(random),
      `${random.digits(3)} ${random.digits(4)} ${random.letters(1)}${random.digits(2)}`,
    ];
    const kind = random.pick(['Renewal', 'New Business', 'Amended'] as const);
    const subtotals = vehicles.map((each) => sum(each.coverages.map((coverage) => coverage.premium)));
    const fee = random.pick([0, 0, 12, 25]);
    const total = sum([...subtotals, fee]);
    const discounts = random.some(
      ['Multi-Car', 'Accident Free', 'Passive Restraint', 'Home and Auto', 'Good Student', 'Paid in Full'],
      random.int(1, 4),
    );
    const matrix = html`<table><tr>${cells('th', ['Coverage', 'Limit of Liability'])}${vehicles.map((each) => html`<th class="r">Vehicle ${each.number}</th>`)}</tr>${coveragesOf(vehicles).map((key) => matrixRow(key, vehicles))}<tr class="t"><td colspan="2">Premium by Vehicle</td>${subtotals.map((amount) => html`<td class="r">${dollarsAndCents(amount)}</td>`)}</tr></table>`;
    const description = (each: InsuredVehicle): Html =>
      html`<tr>${cells('td', [each.number, each.year, `${each.make} ${each.model}`, each.vin, each.usage, address.zip, each.lienholder ?? ''])}</tr>`;
    const body = html`<div class="h"><div><div class="n">${insurer}</div>Personal Automobile Policy Declarations<br><b>${kind} Declarations</b></div><div class="r">Policy Number: <b>${number}</b><br>Policy Period: ${written(effective)} to ${written(expiration)}<br>12:01 a.m. standard time at the address of the insured</div></div>
<div class="h" style="margin-top:10pt"><div class="box"><b>Named Insured and Mailing Address</b><br>${joined(names, html`<br>`)}<br>${address.street}<br>${cityLine(address)}</div><div class="box"><b>Your Agent</b><br>${producer}<br>${phone(random)}</div></div>
<h2>Vehicles</h2><table><tr>${cells('th', ['No.', 'Year', 'Make / Model', 'Identification Number', 'Use', 'Garaged', 'Loss Payee'])}</tr>${vehicles.map(description)}</table><h2>Coverages, Limits and Premiums</h2>${matrix}
<table><tr><td>State Assessment</td><td class="r">${cents(fee)}</td></tr><tr class="t"><td>Total Policy Premium</td><td class="r">${dollarsAndCents(total)}</td></tr></table>
<h2>Drivers in Your Household</h2><table><tr>${cells('th', ['Name', 'Birth Date', 'Sex', 'Marital Status'])}</tr>${residents.map((each) => html`<tr>${cells('td', [each.name, written(each.born), each.gender === 'male' ? 'M' : 'F', each.maritalStatus === 'married' ? 'Married' : 'Single'])}</tr>`)}</table>
<h2>Discounts Applied</h2><div>${discounts.join('; ')}</div><h2>Forms and Endorsements</h2><div>PA 0100 (03-14), PA 0412 (01-18)${vehicles.some((each) => each.lienholder !== null) ? ', PA 0305 (08-09) Loss Payable Clause' : ''}</div><p class="small">A premium of &ldquo;No Coverage&rdquo; means that the coverage is not provided for that vehicle. This declarations page is part of your policy.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: { Renewal: 'renewal', 'New Business': 'new', Amended: 'change' }[kind],
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees: [{ name: 'State Assessment', amount: fee }],
      discounts: discounts.map((name) => ({ name })),
      vehicles: vehicles.map((each, index) => ({
        number: each.number,
        year: each.year,
        make: each.make,
        model: each.model,
        vin: each.vin,
        usage: each.usage,
        garagingLocation: address.zip,
        lienholderName: each.lienholder,
        premium: subtotals[index],
      })),
      drivers: residents.map((each) => ({
        name: each.name,
        dateOfBirth: each.born,
        gender: each.gender,
        maritalStatus: each.maritalStatus,
      })),
      coverages: vehicles.flatMap((each) => each.coverages.map((coverage) => coverageLabel(each.number, coverage))),
      ...(fee === 0 && { _ignore: ['fees[0].name', 'fees[0].amount'] }),
    };
    return { html: sheet({ css, body }), label };
  },
};
