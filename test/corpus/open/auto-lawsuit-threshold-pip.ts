// Regional carrier of a state with a choice of lawsuit threshold: a standard policy whose personal injury protection
// has options of its own (limit, deductible, health insurer first, extra packages). Fact strip on top, vehicles in
// rows, a grid of coverages with the limit at the left and a premium column for each vehicle whose deductible stands
// in small type over the premium, surcharges of the guaranty fund, buyer's guide text and cards.
import { addDays, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHousehold, insuredNames, lender } from '../parts/household.ts';
import { vehicle } from '../kit/vehicles.ts';

const css = `body{margin:0;font:8.7pt/1.36 Lato,sans-serif;color:#1a1a1a}
.hd{display:flex;justify-content:space-between;align-items:flex-end}
.strip{display:grid;grid-template-columns:1.1fr 1fr 1.4fr 1fr;background:#e8efe9;padding:6pt 8pt;margin:8pt 0;gap:0 10pt}
.strip small,.k{color:#3c5a45;font-size:7pt;display:block}
h2{font-size:10pt;color:#1e5631;margin:12pt 0 3pt;break-after:avoid}
table{border-collapse:collapse;width:100%}
td,th{padding:2.2pt 6pt;text-align:left;vertical-align:bottom;border-bottom:.4pt solid #b9c6bc}
th{font-weight:700;font-size:7.6pt}.n{text-align:right;white-space:nowrap}.n small{display:block;color:#555;font-size:7pt}
.pg{break-before:page}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:12pt}
.cards>div{border:.8pt solid #000;padding:7pt;font-size:7.8pt}`;

interface Cover {
  name: string;
  limitPerPerson?: number;
  limit?: number;
  limitText?: string;
  shown: string;
  deductible: (number | null)[];
  premium: (number | null)[];
}

function damageOf(random: Random, full: readonly boolean[]): Cover[] {
  const each = <Value>(make: () => Value): (Value | null)[] => full.map((isFull) => (isFull ? make() : null));
  if (!full.includes(true)) return [];
  const worth = 'Actual cash value';
  return [
    {
      name: 'Comprehensive (Other Than Collision)',
      limitText: worth,
      shown: worth,
      deductible: each(() => random.pick([250, 500, 750])),
      premium: each(() => random.int(44, 210)),
    },
    {
      name: 'Collision',
      limitText: worth,
      shown: worth,
      deductible: each(() => random.pick([500, 750, 1000])),
      premium: each(() => random.int(120, 640)),
    },
    ...(random.chance(0.6)
      ? [
          {
            name: 'Transportation Expenses',
            limitText: '$30 a day / $900 maximum',
            shown: '$30 a day / $900 maximum',
            deductible: [],
            premium: each(() => random.int(14, 29)),
          },
        ]
      : []),
  ];
}

function coversOf(random: Random, full: readonly boolean[]): Cover[] {
  const [person, accident, property] = random.pick([
    [25_000, 50_000, 25_000],
    [50_000, 100_000, 50_000],
    [100_000, 300_000, 100_000],
    [250_000, 500_000, 100_000],
  ] as const);
  const all = (low: number, high: number): number[] => full.map(() => random.int(low, high));
  const medical = random.pick([15_000, 50_000, 75_000, 250_000]);
  const split = `${whole(person)} each person / ${whole(accident)} each accident`;
  const pair = { limitPerPerson: person, limit: accident, shown: split, deductible: [] };
  return [
    { name: 'Bodily Injury Liability', ...pair, premium: all(150, 480) },
    {
      name: 'Property Damage Liability',
      limit: property,
      shown: `${whole(property)} each accident`,
      deductible: [],
      premium: all(90, 260),
    },
    {
      name: 'Personal Injury Protection - Medical Expense',
      limitPerPerson: medical,
      shown: `${whole(medical)} each person`,
      deductible: full.map(() => 250),
      premium: all(70, 310),
    },
    ...(random.chance(0.5)
      ? [
          {
            name: 'Additional PIP Package - Income Continuation',
            limitText: '$100 weekly / $5,200 total',
            shown: '$100 weekly / $5,200 total',
            deductible: [],
            premium: all(4, 19),
          },
        ]
      : []),
    ...(random.chance(0.6)
      ? [
          {
            name: 'Extended Medical Expense Benefits',
            limitPerPerson: 10_000,
            shown: '10,000 each person',
            deductible: [],
            premium: all(3, 12),
          },
        ]
      : []),
    { name: 'Uninsured & Underinsured Motorists - Bodily Injury', ...pair, premium: all(28, 120) },
    {
      name: 'Uninsured Motorists - Property Damage',
      limit: property,
      shown: `${whole(property)} each accident`,
      deductible: full.map(() => 500),
      premium: all(6, 22),
    },
    ...damageOf(random, full),
  ];
}

function carsOf(random: Random, garage: string) {
  return random.times(random.int(1, 4), (i) => {
    const isFull = i === 0 || random.chance(0.75);
    return {
      number: i + 1,
      ...vehicle(random),
      usage: random.pick(['Pleasure', 'Work less than 10 miles', 'Work 10 miles or more', 'Business']),
      annualMileage: random.int(4, 19) * 1000,
      garagingLocation: garage,
      isFull,
      lienholderName: isFull && random.chance(0.5) ? lender(random, word(random)) : null,
    };
  });
}

const halfYearOn = (iso: string): string => {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  const later = month + 6;
  return `${later > 12 ? year + 1 : year}-${String(later > 12 ? later - 12 : later).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};

function facts(random: Random) {
  const household = drawHousehold(random, 'PA');
  const { address } = household;
  const cars = carsOf(random, address.zip);
  const covers = coversOf(
    random,
    cars.map(({ isFull }) => isFull),
  );
  const totals = cars.map((_, i) => sum(covers.map(({ premium }) => premium[i] ?? 0)));
  const effectiveDate = `${random.int(2024, 2025)}-${random.pick(['01', '03', '06', '08', '09', '11'])}-${random.int(10, 28)}`;
  const premium = sum(totals);
  const fees = [
    { name: 'Guaranty Association Surcharge', amount: Math.round(premium * 0.9) / 100 },
    ...(random.chance(0.4) ? [{ name: 'Judgment Fund Assessment', amount: cars.length * 3.5 }] : []),
  ];
  return {
    household,
    address,
    cars,
    covers,
    totals,
    premium,
    brand: word(random),
    threshold: random.pick(['Limitation on Lawsuit', 'No Limitation on Lawsuit']),
    health: random.pick(['Auto insurer pays first', 'Health insurer pays first']),
    years: random.int(1, 14),
    label: {
      carrierName: `${word(random)} ${random.pick(['Indemnity Company', 'Preferred Insurance Company', 'Property Casualty Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['##### ##-##-##', 'A## #######-#', '4###-###-###'])),
      transactionType: random.pick(['renewal', 'renewal', 'new']),
      namedInsureds: insuredNames(household),
      mailingAddress: oneLine(address),
      effectiveDate,
      expirationDate: halfYearOn(effectiveDate),
      agencyName: `${word(random)} ${random.pick(['Insurance Group LLC', 'Agency Inc', 'Insurance Center'])}`,
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      fees,
      discounts: random
        .some(
          ['Anti-Theft', 'Defensive Driver', 'Good Payer', 'Multi-Car', 'Paperless', 'Homeowner', 'Advance Quote'],
          random.int(1, 5),
        )
        .map((name) => ({ name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="hd"><div><b style="font-size:15pt;color:#1e5631">${f.brand}</b>
<br>Personal Automobile Standard Policy</div>
<div style="text-align:right"><b>${l.transactionType === 'new' ? 'New Policy' : 'Renewal'} Declarations</b>
<br>Company providing coverage: ${l.carrierName}</div></div>
<div class="strip"><div><small>Policy</small><b>${l.policyNumber}</b></div><div>
<small>Prepared</small>${written(addDays(l.effectiveDate, -33))}</div>
<div><small>Covered from / to (12:01 a.m.)</small>${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}</div><div>
<small>Six-month cost</small><b>${dollarsAndCents(l.totalPremium)}</b></div></div>
<div class="hd" style="align-items:flex-start"><div>
<span class="k">Policyholder</span>${l.namedInsureds.map((name) => html`${name}<br>`)}${f.address.street}<br>${cityLine(f.address)}</div>
<div><span class="k">Your representative</span>${l.agencyName}<br>
<span class="k">With us</span>${f.years} ${f.years === 1 ? 'year' : 'years'}</div></div>
<h2>Drivers in your household</h2><table><tr><th>Driver</th><th>Date of birth</th><th>Sex</th><th>Marital status</th>
<th>License no.</th></tr>
${f.household.residents.map(
  (each) => html`<tr><td>${each.name}</td><td>${slashed(each.born)}</td>
<td>${each.gender === 'male' ? 'M' : 'F'}</td><td>${each.maritalStatus === 'single' ? 'Single' : 'Married'}</td>
<td>${each.license.slice(0, 1)}********</td></tr>`,
)}</table>
<h2>Your vehicles</h2><table><tr><th>Veh.</th><th>VIN</th><th>Year, make and model</th><th>Kept at ZIP</th>
<th>Used for</th><th class="n">Miles a year</th></tr>
${f.cars.map(
  (car) => html`<tr><td>${car.number}</td><td>${car.vin}</td><td>${car.year} ${car.make} ${car.model}</td>
<td>${car.garagingLocation}</td><td>${car.usage}</td><td class="n">${whole(car.annualMileage)}</td></tr>`,
)}</table>
${f.cars.map(({ lienholderName, number }) => (lienholderName === null ? null : html`<div>Loss payee, vehicle ${number}: ${lienholderName}</div>`))}`;
}

function coverages(f: Facts): Html {
  const { label: l } = f;
  const cell = (cover: Cover, i: number): Html => {
    const premium = cover.premium[i] ?? null;
    if (premium === null) return html`<td class="n">No coverage</td>`;
    const deductible = cover.deductible[i] ?? null;
    const above = deductible === null ? null : html`<small>deductible ${wholeDollars(deductible)}</small>`;
    return html`<td class="n">${above}${dollarsAndCents(premium)}</td>`;
  };
  return html`<h2>What you are covered for</h2><table><tr><th>Limit in dollars</th>
<th>Coverage</th>${f.cars.map(({ number }) => html`<th class="n">Vehicle ${number}</th>`)}</tr>
${f.covers.map(
  (cover) => html`<tr><td>${cover.shown}</td>
<td>${cover.name}</td>${f.cars.map((_, i) => cell(cover, i))}</tr>`,
)}
<tr><td></td><td><b>Premium by vehicle</b></td>${f.totals.map(
    (total) => html`<td class="n">
<b>${dollarsAndCents(total)}</b></td>`,
  )}</tr></table>
<div class="hd" style="align-items:flex-start"><div>
<h2>Choices you made</h2>Lawsuit option: ${f.threshold}<br>Medical expense: ${f.health}<br>Additional PIP applies to: Named insured and resident relatives
<h2>Discounts applied</h2>${l.discounts.map(({ name }) => name).join(' / ')}</div><div style="width:250pt"><h2>Cost</h2>
<table><tr><td>All vehicles</td><td class="n">${dollarsAndCents(f.premium)}</td></tr>
${l.fees.map(({ name, amount }) => html`<tr><td>${name}</td><td class="n">${dollarsAndCents(amount)}</td></tr>`)}<tr>
<td><b>Total for six months</b></td><td class="n"><b>${dollarsAndCents(l.totalPremium)}</b></td></tr></table></div>
</div>`;
}

function rest(f: Facts): Html {
  const { label: l } = f;
  const card = (car: Facts['cars'][number]): Html => html`<div><b>${f.address.state} INSURANCE IDENTIFICATION CARD</b>
<br>${l.carrierName}<br>Policy ${l.policyNumber}<br>
Effective ${slashed(l.effectiveDate)} &nbsp; Expires ${slashed(l.expirationDate)}<br>${car.year} ${car.make} ${car.model}<br>${car.vin}<br>${l.namedInsureds.join(' and ')}</div>`;
  return html`<h2 class="pg">Buyer's guide reminder</h2>
<p>The lawsuit option you choose affects your right to recover for pain and suffering. The lowest
medical expense limit the law allows is $15,000; unless you choose less, treatment of certain injuries is paid up to $250,000. If you select the
health-first option you must have health coverage, and a deductible of $750 applies when you have none. Higher liability limits are
available: 250,000/500,000 would cost you $${whole(f.premium * 0.09)} more for six months.</p>
<h2>Identification cards</h2><div class="cards">${f.cars.map(card)}</div>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'lawsuit-threshold-pip',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [head(f), coverages(f), rest(f)] }),
      label: {
        ...f.label,
        vehicles: f.cars.map(({ isFull: _isFull, ...car }, i) => ({ ...car, premium: f.totals[i] })),
        drivers: f.household.residents.map(({ name, born, gender, maritalStatus }) => ({
          name,
          dateOfBirth: born,
          gender,
          maritalStatus,
        })),
        coverages: f.cars.flatMap(({ number }, i) =>
          f.covers.flatMap(({ shown: _shown, premium, deductible, ...cover }) => {
            const price = premium[i] ?? null;
            if (price === null) return [];
            return [{ ...cover, vehicleNumber: number, deductible: deductible[i] ?? null, premium: price }];
          }),
        ),
      },
    };
  },
};
