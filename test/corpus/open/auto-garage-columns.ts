import { addDays, addYears, dayFirst } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

// A policy system's endorsement print on landscape paper: a log of what was changed from what, then everything in force, a column for each vehicle.

const CARS = [
  ['Porsche', 'Macan S'],
  ['GMC', 'Yukon Denali XL'],
  ['Land Rover', 'Discovery HSE'],
  ['Mercedes-Benz', 'GLC 300 4MATIC'],
  ['Cadillac', 'CT5 Premium Luxury'],
  ['Lucid', 'Air Touring'],
] as const;

const css = `body{margin:0;font:8.2pt/1.3 "DejaVu Sans Condensed","DejaVu Sans"}table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #9aa;padding:2pt 5pt;text-align:left;vertical-align:top}th{background:#eef2f2;font-weight:700}.bar{background:#44555a;color:#fff;padding:3pt 6pt;margin-top:7pt}.n{text-align:right}.meta{display:grid;grid-template-columns:repeat(4,auto);gap:1pt 14pt;margin-top:5pt}.meta b{font-weight:700}.a{color:#a03000;font-weight:700}.none{color:#777}`;

interface Cell {
  text: string;
  limitPerPerson?: number;
  limit?: number;
  deductible?: number;
  limitText?: string;
  premium: number | null;
  isChanged?: boolean;
}

interface Row {
  name: string;
  /** By vehicle; null: not carried. */
  cells: (Cell | null)[];
}

function drawRows(random: Random, count: number): Row[] {
  const row = (name: string, make: (index: number) => Cell | null): Row => ({ name, cells: random.times(count, make) });
  const single = random.pick([300_000, 500_000, 1_000_000]);
  const medical = random.pick([5_000, 10_000]);
  const fullGlass = random.chance(0.5);
  const deductible =
    (low: number, high: number) =>
    (index: number): Cell => {
      const amount = random.pick([500, 1_000, 2_500]);
      return {
        text: `Deductible ${whole(amount)}`,
        deductible: amount,
        premium: random.amount(low, high),
        isChanged: index === 0,
      };
    };
  return [
    row('Combined Single Limit Liability', () => ({
      text: `${whole(single)} CSL`,
      limit: single,
      premium: random.amount(390, 880),
    })),
    row('Medical Expense', () => ({
      text: `${whole(medical)} per person`,
      limitPerPerson: medical,
      premium: random.amount(14, 48),
    })),
    row('UM/UIM Combined Single Limit', () => ({
      text: `${whole(single)} CSL`,
      limit: single,
      premium: random.amount(80, 210),
    })),
    row('Other Than Collision', deductible(110, 390)),
    row('Collision', (index) => ({ ...deductible(280, 890)(index), isChanged: index === count - 1 })),
    row('Full Safety Glass', (index) =>
      fullGlass || index === 0 ? { text: 'Applies', limitText: 'Applies', premium: random.amount(18, 40) } : null,
    ),
    row('Transportation Expense', (index) =>
      index % 2 === 0
        ? { text: '75/day, 2,250 max', limitText: '75/day, 2,250 max', premium: random.amount(22, 50) }
        : null,
    ),
    row('New Car Replacement', (index) =>
      index === count - 1 ? { text: 'Included', limitText: 'Included', premium: null } : null,
    ),
  ];
}

const cellOf = (cell: Cell | null): Html =>
  cell === null
    ? html`<td class="none">Not carried</td><td class="n"></td>`
    : html`<td>${cell.text}${cell.isChanged === true ? html` <span class="a">&#9650;</span>` : ''}</td><td class="n">${cell.premium === null ? 'Incl' : cents(cell.premium)}</td>`;

export const style: Style = {
  policyType: 'auto',
  name: 'garage-columns',
  build(random) {
    const effective = `20${random.int(24, 25)}-${random.pick(['01-01', '03-15', '06-08', '09-30'])}`;
    const expiration = addYears(effective, 1);
    const changed = addDays(effective, random.int(30, 220));
    const insurer = `${word(random)} Private Client Insurance Company`;
    const broker = `${word(random)} Family Office Brokerage, LLC`;
    const home = place(random);
    const count = random.int(2, 4);
    const holder = `The ${lastName(random)} Family Revocable Trust`;
    const people = random.times(2, () => `${firstName(random)} ${lastName(random)}`);
    const number = numbered(random, 'PCG-####.####.@');
    const cars = random.some(CARS, count).map(([make, model], i) => ({
      number: i + 1,
      year: random.int(2018, 2023),
      make,
      model,
      vin: vin(random),
      usage: random.pick(['Pleasure', 'Commute 12 mi', 'Seasonal residence']),
      annualMileage: random.int(2, 14) * 1000,
      garagingLocation: i === 0 ? `${home.city}, ${home.state} ${home.zip}` : cityLine(place(random)),
      lienholderName: random.chance(0.5) ? `${word(random)} Leasing Trust` : null,
    }));
    const rows = drawRows(random, count);
    const totals = cars.map((_, i) => sum(rows.map(({ cells }) => cells[i]?.premium ?? 0)));
    const fee = { name: 'Vehicle Theft Prevention Assessment', amount: 2.5 * count };
    const total = sum([...totals, fee.amount]);
    const [added, last] = [random.chance(0.5), cars[count - 1]];
    const log = [
      [`Vehicle 1 Other Than Collision`, 'Deductible 250', rows[3]?.cells[0]?.text ?? ''],
      added
        ? [`Vehicle ${count}`, '(none)', `Added: ${last?.year} ${last?.make} ${last?.model}`]
        : [`Vehicle ${count} Collision`, 'Deductible 5,000', rows[4]?.cells[count - 1]?.text ?? ''],
      ['Mailing address', `${random.int(20, 900)} ${word(random)} Terrace`, home.street],
    ];
    const fact = (caption: string, value: (car: (typeof cars)[number]) => string | number): Html =>
      html`<tr><th>${caption}</th>${cars.map((car) => html`<td colspan="2">${value(car)}</td>`)}</tr>`;
    const drivers = people.map((name) => ({
      name,
      dateOfBirth: `19${random.int(48, 89)}-${random.pick(['02', '05', '10'])}-${random.int(10, 28)}`,
      licenseState: home.state,
      status: random.pick(['Assigned', 'Occasional']),
    }));
    const body = html`<b style="font-size:13pt">Endorsement Declarations &ndash; Collection of Automobiles</b>
<div class="meta"><b>Insurer</b><span>${insurer}</span><b>Policy</b><span>${number}</span><b>Policyholder</b><span>${holder}</span><b>Term</b><span>${dayFirst(effective)} to ${dayFirst(expiration)}</span><b>Mail to</b><span>${home.street}<br>${cityLine(home)}</span><b>Endorsement 02 effective</b><span>${dayFirst(changed)}</span><b>Broker of record</b><span>${broker}</span><b>Processed</b><span>${dayFirst(addDays(changed, 3))} 14:07 by UWQ${random.digits(2)}</span></div>
<div class="bar">1. What this endorsement changed</div><table><tr><th>Item</th><th>From</th><th>To</th></tr>${log.map(([item, from, to]) => html`<tr><td>${item}</td><td>${from}</td><td>${to}</td></tr>`)}</table>
<div class="bar">2. Schedule in force after this endorsement (&#9650; changed)</div><table><tr><th style="width:16%">Vehicle</th>${cars.map((car) => html`<th colspan="2">${car.number}</th>`)}</tr>${fact('Model year', (car) => car.year)}${fact('Make', (car) => car.make)}${fact('Model', (car) => car.model)}${fact('VIN', (car) => car.vin)}${fact('Use', (car) => car.usage)}${fact('Miles per year', (car) => whole(car.annualMileage))}${fact('Garaged', (car) => car.garagingLocation)}${fact('Lienholder', (car) => car.lienholderName ?? '\u2013')}
<tr><th>Coverage</th>${cars.map(() => html`<th>Limit or deductible</th><th class="n">Premium</th>`)}</tr>${rows.map(({ name, cells }) => html`<tr><th>${name}</th>${cells.map(cellOf)}</tr>`)}<tr><th>Annual by vehicle</th>${totals.map((each) => html`<td></td><td class="n"><b>${cents(each)}</b></td>`)}</tr></table>
<table style="break-inside:avoid;width:46%;margin:6pt 0 0 auto"><tr><td>${fee.name}</td><td class="n">${cents(fee.amount)}</td></tr><tr><td>Annual premium before this endorsement</td><td class="n">${cents(sum([total, -random.amount(40, 300)]))}</td></tr><tr><th>Annual premium after this endorsement</th><th class="n">${cents(total)}</th></tr><tr><td>Additional premium due for the rest of the term</td><td class="n">${cents(random.amount(20, 160))}</td></tr></table>
<div class="bar">3. Drivers</div><table><tr><th>Driver</th><th>Date of birth</th><th>Licensed in</th><th>Assignment</th></tr>${drivers.map((each) => html`<tr><td>${each.name}</td><td>${dayFirst(each.dateOfBirth)}</td><td>${each.licenseState}</td><td>${each.status}</td></tr>`)}</table>`;
    const coverages = cars.flatMap((car, i) =>
      rows.flatMap(({ name, cells }) => {
        const cell = cells[i] ?? null;
        if (cell === null) return [];
        const { limitPerPerson, limit, limitText = null, deductible, premium } = cell;
        return [{ vehicleNumber: car.number, name, limitPerPerson, limit, limitText, deductible, premium }];
      }),
    );
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'change',
      namedInsureds: [holder],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: broker,
      totalPremium: total,
      fees: [fee],
      vehicles: cars.map((car, i) => ({ ...car, premium: totals[i] })),
      drivers,
      coverages,
      _accept: Object.fromEntries([
        ...coverages.flatMap(({ limitText, name }, i) =>
          limitText === null
            ? []
            : [
                [`coverages[${i}].limitText`, [null]],
                ...(name === 'Transportation Expense' ? [[`coverages[${i}].limit`, [2250]]] : []),
              ],
        ),
        ...drivers.map((_, i) => [`drivers[${i}].status`, [null]]),
      ]),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
