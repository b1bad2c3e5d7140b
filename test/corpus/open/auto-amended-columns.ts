import { addDays, addYears, bare } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole, withCredit } from '../kit/money.ts';
import { agency, carrier, cityLine, oneLine } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawVehicles, type InsuredVehicle } from '../parts/autos.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// An endorsement of a policy with one combined limit: every coverage line has its premium before and after the change.

interface Line {
  vehicleNumber: number | null;
  name: string;
  limit: number | null;
  limitPerPerson: number | null;
  deductible: number | null;
  before: number;
  premium: number;
}

const css = `body{margin:0;font:9pt/1.3 "DejaVu Sans Condensed",Verdana,"DejaVu Sans",sans-serif}.t{display:flex;justify-content:space-between}h1{font-size:12pt;margin:0;border-left:8pt solid #c8102e;padding-left:6pt}.n{background:#fdecea;padding:4pt 6pt;margin:6pt 0}table{border-collapse:collapse;width:100%;margin-bottom:8pt}th{font-weight:400;color:#666;border-bottom:1pt solid #c8102e}td,th{padding:2pt 4pt;text-align:left;font-size:8.3pt}.r{text-align:right}.v td{font-weight:700;background:#f2f2f2}.s td{border-top:.6pt solid #666;font-weight:700}`;

function linesOf(random: Random, vehicles: readonly InsuredVehicle[], single: number): Line[] {
  const count = vehicles.length;
  const shift = (amount: number): number =>
    random.chance(0.5) ? amount : Math.round(amount * random.pick([0.92, 1.06, 1.11]) * 100) / 100;
  const line = (vehicleNumber: number | null, name: string, values: Partial<Line> & { premium: number }): Line => ({
    vehicleNumber,
    name,
    limit: null,
    limitPerPerson: null,
    deductible: null,
    before: shift(values.premium),
    ...values,
  });
  return [
    line(null, 'Combined Single Limit Liability', { limit: single, premium: random.amount(190, 380) * count }),
    line(null, 'Uninsured Motorist - Combined Single Limit', { limit: single, premium: random.amount(20, 80) * count }),
    line(null, 'Medical Expense', {
      limitPerPerson: random.pick([2_000, 5_000, 25_000]),
      premium: random.amount(8, 40) * count,
    }),
    ...vehicles.flatMap(({ number, coverages }) =>
      coverages
        .filter((coverage) => coverage.deductible !== null)
        .map(({ key, deductible, premium }) =>
          line(number, key === 'collision' ? 'Collision' : 'Comprehensive - including glass', { deductible, premium }),
        ),
    ),
  ].map((each) => ({
    ...each,
    premium: Math.round(each.premium * 100) / 100,
    before: Math.round(each.before * 100) / 100,
  }));
}

function row({ name, limit, limitPerPerson, deductible, before, premium }: Line): Html {
  const limitText =
    limit === null ? (limitPerPerson === null ? '' : `${whole(limitPerPerson)} per person`) : `${whole(limit)} CSL`;
  return html`<tr>${cells('td', [name, limitText, deductible === null ? '' : whole(deductible)])}<td class="r">${cents(before)}</td><td class="r">${withCredit(sum([premium, -before]))}</td><td class="r">${cents(premium)}</td></tr>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'amended-columns',
  build(random) {
    const household = drawHousehold(random);
    const { address, residents } = household;
    const names = insuredNames(household);
    const vehicles = drawVehicles(random, ['Work', 'Pleasure', 'School'], random.int(1, 3));
    const effective = dayBetween(random, '2014-01-01', '2026-02-01');
    const [expiration, changed] = [addYears(effective, 1), addDays(effective, random.int(20, 250))];
    const [insurer, producer] = [carrier(random), agency(random)];
    const number = `${random.letters(1)}${random.digits(2)}-${random.digits(7)}-0${random.int(0, 9)}`;
    const lines = linesOf(random, vehicles, random.pick([300_000, 500_000, 1_000_000]));
    const fee = { name: 'Catastrophic claims fee', amount: 13 * vehicles.length };
    const total = sum([...lines.map((line) => line.premium), fee.amount]);
    const former = sum([...lines.map((line) => line.before), fee.amount]);
    const ofVehicle = (vehicleNumber: number | null): Line[] =>
      lines.filter((line) => line.vehicleNumber === vehicleNumber);
    const block = (each: InsuredVehicle): Html =>
      html`<tr class="v"><td colspan="6">Vehicle ${each.number}: ${each.year} ${each.make} ${each.model}, VIN ${each.vin}, ${each.usage}${each.lienholder === null ? '' : `, loss payee ${each.lienholder}`}</td></tr>${ofVehicle(each.number).map(row)}${ofVehicle(each.number).length === 0 ? html`<tr><td colspan="6">No physical damage coverage</td></tr>` : null}`;
    const body = html`<div class="t"><h1>Amended Declarations<br>Personal Auto</h1><div class="r"><b>${insurer}</b><br>Policy ${number}<br>Policy term ${bare(effective)} - ${bare(expiration)}<br>Change effective ${bare(changed)}</div></div><div class="n">Reason for change: ${random.pick(['Vehicle replaced', 'Driver added', 'Address corrected', 'Deductible changed'])}. The premium change is ${withCredit(sum([total, -former]))} for the full term.</div>
<div class="t"><div>${names.map((name) => html`${name}<br>`)}${address.street}<br>${cityLine(address)}</div><div class="r">${producer}</div></div>
<table style="margin-top:8pt"><tr>${cells('th', ['Coverage', 'Limit', 'Deductible'])}<th class="r">Prior</th><th class="r">Change</th><th class="r">Amended term premium</th></tr><tr class="v"><td colspan="6">All vehicles</td></tr>${ofVehicle(null).map(row)}${vehicles.map(block)}
<tr><td colspan="3">${fee.name}</td><td class="r">${cents(fee.amount)}</td><td class="r">${withCredit(0)}</td><td class="r">${cents(fee.amount)}</td></tr><tr class="s"><td colspan="3">Total</td><td class="r">${cents(former)}</td><td class="r">${withCredit(sum([total, -former]))}</td><td class="r">${cents(total)}</td></tr></table>
<table><tr>${cells('th', ['Driver', 'Date of birth', 'License state', 'Relationship'])}</tr>${residents.map((each, index) => html`<tr>${cells('td', [each.name, bare(each.born), address.state, index === 0 ? 'Insured' : 'Household'])}</tr>`)}</table>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'change',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees: [fee],
      vehicles: vehicles.map((each) => ({
        number: each.number,
        year: each.year,
        make: each.make,
        model: each.model,
        vin: each.vin,
        usage: each.usage,
        lienholderName: each.lienholder,
      })),
      drivers: residents.map((each) => ({ name: each.name, dateOfBirth: each.born, licenseState: address.state })),
      coverages: lines.map(({ vehicleNumber, name, limit, limitPerPerson, deductible, premium }) => ({
        vehicleNumber,
        name,
        limit,
        limitPerPerson,
        deductible,
        premium,
      })),
    };
    return { html: sheet({ css, body }), label };
  },
};
