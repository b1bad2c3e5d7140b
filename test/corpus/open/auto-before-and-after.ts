import { addDays, addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, carrier, cityLine, oneLine, person, phone, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

// A confirmation of a change: every figure stands twice, before and after, the old one struck out; only the new column is in force.

const css = `body{margin:0;font:10pt/1.4 Carlito,sans-serif}h1{font-size:19pt;font-weight:400;color:#8a1f3d;margin:8pt 0 2pt}table{border-collapse:collapse;width:100%;margin:4pt 0 10pt}td,th{padding:2.5pt 6pt;text-align:left;border-bottom:.5pt solid #ccc}th{background:#f5e9ed;font-size:8.5pt}.n{text-align:right}.old{color:#888;text-decoration:line-through}.top{display:flex;justify-content:space-between}h3{margin:8pt 0 0;font-size:11pt}.box{border:1.5pt solid #8a1f3d;padding:6pt 10pt;margin:6pt 0}`;

const LINES = [
  { name: 'Bodily Injury', was: '25,000/50,000', perPerson: 100_000, limit: 300_000, text: '100,000/300,000' },
  { name: 'Property Damage', was: '25,000', perPerson: null, limit: 100_000, text: '100,000' },
  { name: 'Uninsured Motorist BI', was: '25,000/50,000', perPerson: 50_000, limit: 100_000, text: '50,000/100,000' },
  { name: 'Medical Expense', was: '1,000', perPerson: 5_000, limit: null, text: '5,000 ea person' },
] as const;

interface CarLine {
  name: string;
  was: string;
  now: string;
  deductible: number | null;
  before: number;
  after: number | null;
}

function carLines(random: Random): CarLine[] {
  const price = (): { before: number; after: number } => {
    const before = random.amount(30, 340);
    return { before, after: random.chance(0.4) ? before : Math.round(before * random.int(85, 130)) / 100 };
  };
  const [collision, other] = [random.pick([500, 1_000]), random.pick([100, 250, 500])];
  return [
    { name: 'Collision', was: '250 ded', now: `${collision} ded`, deductible: collision, ...price() },
    { name: 'Other Than Collision', was: `${other} ded`, now: `${other} ded`, deductible: other, ...price() },
    random.chance(0.5)
      ? { name: 'Towing & Roadside', was: 'In force', now: 'Removed', deductible: null, before: 12, after: null }
      : {
          name: 'Towing & Roadside',
          was: 'Not carried',
          now: 'Added',
          deductible: null,
          before: 0,
          after: random.int(8, 19),
        },
  ];
}

const amount = (value: number | null): string => (value === null || value === 0 ? '-' : dollarsAndCents(value));
const row = (name: string, was: string, now: string, prices: readonly [number | null, number | null]): Html =>
  html`<tr><td>${name}</td><td class="old">${was}</td><td class="old n">${amount(prices[0])}</td><td>${now}</td><td class="n">${amount(prices[1])}</td></tr>`;
const heads = html`<tr><th></th><th>Before this change</th><th class="n">Premium before</th><th>After this change</th><th class="n">Premium after</th></tr>`;

export const style: Style = {
  policyType: 'auto',
  name: 'before-and-after',
  build(random) {
    const effective = `${random.int(2012, 2025)}-${random.pick(['02-01', '05-14', '08-22', '11-09'])}`;
    const expiration = addYears(effective, 1);
    const changed = addDays(effective, random.int(35, 200));
    const [insurer, office, owner, home] = [carrier(random), agency(random), person(random), place(random)];
    const number = `${random.digits(3)} ${random.digits(4)} ${random.letters(1)}${random.digits(2)}`;
    const shared = LINES.map((each) => ({ ...each, before: random.int(40, 200), after: random.int(60, 290) }));
    const cars = random.times(random.int(1, 3), (index) => ({
      ...vehicle(random),
      number: index + 1,
      usage: random.pick(['Drive to work', 'Leisure', 'Farm']),
      lines: carLines(random),
    }));
    const after = sum([
      ...shared.map((each) => each.after),
      ...cars.flatMap((car) => car.lines.map((each) => each.after ?? 0)),
    ]);
    const before = sum([
      ...shared.map((each) => each.before),
      ...cars.flatMap((car) => car.lines.map((each) => each.before)),
    ]);
    const fee = { name: 'State Fraud Assessment', amount: random.int(2, 9) };
    const total = sum([after, fee.amount]);
    const people = [owner, ...(random.chance(0.6) ? [person(random)] : [])].map((name) => ({
      name,
      dateOfBirth: `19${random.int(55, 99)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
    }));
    const body = html`<div class="top"><b>${insurer}</b><span>Questions? Call ${office}, ${phone(random)}</span></div><h1>We have changed your auto policy</h1><div class="top"><div>${owner}<br>${home.street}<br>${cityLine(home)}</div><div>Auto policy <b>${number}</b><br>Policy term: ${written(effective)} &ndash; ${written(expiration)}<br>Change takes effect: ${written(changed)}</div></div>
<div class="box">Your yearly cost goes from <span class="old">${dollarsAndCents(sum([before, fee.amount]))}</span> to <b>${dollarsAndCents(total)}</b>. For the rest of this term we will ${after >= before ? 'bill' : 'refund'} you ${dollarsAndCents(Math.abs(Math.round((after - before) * 40) / 100))}. This page replaces your earlier amended declarations.</div>
<h3>For every car</h3><table>${heads}${shared.map((each) => row(each.name, each.was, each.text, [each.before, each.after]))}</table>${cars.map((car) => html`<h3>Car ${car.number}: ${car.year} ${car.make} ${car.model}</h3><div>VIN ${car.vin} &nbsp; Use: ${car.usage}</div><table>${heads}${car.lines.map((each) => row(each.name, each.was, each.now, [each.before, each.after]))}</table>`)}
<table><tr><td>${fee.name}</td><td class="n">${dollarsAndCents(fee.amount)}</td></tr><tr><td><b>Full-term premium after this change</b></td><td class="n"><b>${dollarsAndCents(total)}</b></td></tr></table><h3>Who drives</h3>${people.map((each) => html`<div>${each.name}, born ${written(each.dateOfBirth)}</div>`)}`;
    const coverages = [
      ...shared.map(({ name, perPerson, limit, after }) => ({
        vehicleNumber: null,
        name,
        limitPerPerson: perPerson,
        limit,
        premium: after,
      })),
      ...cars.flatMap((car) =>
        car.lines
          .filter((each) => each.after !== null)
          .map(({ name, deductible, after }) => ({ vehicleNumber: car.number, name, deductible, premium: after })),
      ),
    ];
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'change',
      namedInsureds: [owner],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: office,
      totalPremium: total,
      fees: [fee],
      vehicles: cars.map(({ number, year, make, model, vin, usage }) => ({ number, year, make, model, vin, usage })),
      drivers: people,
      coverages,
      _accept: Object.fromEntries(
        coverages.flatMap(({ name }, index) =>
          name === 'Towing & Roadside' ? [[`coverages[${index}].limitText`, ['Added', null]]] : [],
        ),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
