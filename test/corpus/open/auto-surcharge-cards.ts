import { addDays, bare } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, firstName, lastName, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

// A non-standard carrier run by a general agency: a card for each vehicle, two abreast, surcharges of drivers in dollars, named exclusions, many fees.

const CARS = [
  ['NISSAN', 'SENTRA S'],
  ['PONTIAC', 'GRAND PRIX GT'],
  ['MITSUBISHI', 'MIRAGE ES'],
  ['CHEVROLET', 'IMPALA LS'],
  ['DODGE', 'AVENGER SXT'],
  ['INFINITI', 'G37 X'],
] as const;
const SURCHARGES = [
  'At-Fault Accident',
  'Unverifiable Driving Record',
  'Speeding 15+ Over',
  'Foreign License',
  'Inexperienced Operator',
];

const css = `body{margin:0;font:8.4pt/1.3 "Liberation Sans Narrow"}.head{background:#0a5c4a;color:#fff;display:flex;justify-content:space-between;padding:6pt 9pt}.head b{font-size:13pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:8pt;margin-top:7pt}.card{border:1pt solid #0a5c4a;border-radius:5pt;padding:0 0 4pt;break-inside:avoid}.card h3{margin:0 0 3pt;background:#d8ece6;font-size:9pt;padding:2.5pt 6pt;border-radius:4pt 4pt 0 0}.card p{margin:1pt 6pt}table{border-collapse:collapse;width:100%}td,th{padding:1pt 6pt;text-align:left;vertical-align:top}th{font-size:7pt;color:#0a5c4a;border-bottom:.5pt solid #0a5c4a}.n{text-align:right;white-space:nowrap}.sum td{border-top:.7pt solid #0a5c4a;font-weight:700}.warn{border:1.5pt solid #000;padding:5pt 8pt;margin-top:8pt;font-weight:700;break-inside:avoid}`;

interface Cover {
  name: string;
  limits: string;
  limitPerPerson?: number;
  limit?: number;
  deductible?: number;
  premium: number;
}

function coversOf(random: Random, isFull: boolean): Cover[] {
  const uninsured = random.chance(0.4);
  const damage = random.pick([500, 1_000, 1_500]);
  return [
    {
      name: 'Liability - Bodily Injury',
      limits: '30,000/60,000',
      limitPerPerson: 30_000,
      limit: 60_000,
      premium: random.amount(180, 420),
    },
    { name: 'Liability - Property Damage', limits: '25,000', limit: 25_000, premium: random.amount(150, 360) },
    ...(uninsured
      ? [
          {
            name: 'Uninsured Motorist BI',
            limits: '30,000/60,000',
            limitPerPerson: 30_000,
            limit: 60_000,
            premium: random.amount(40, 90),
          },
        ]
      : []),
    ...(isFull
      ? [
          {
            name: 'Comprehensive',
            limits: `Ded ${whole(damage)}`,
            deductible: damage,
            premium: random.amount(60, 190),
          },
          { name: 'Collision', limits: `Ded ${whole(damage)}`, deductible: damage, premium: random.amount(210, 540) },
        ]
      : []),
  ];
}

export const style: Style = {
  policyType: 'auto',
  name: 'surcharge-cards',
  build(random) {
    const effective = `20${random.int(23, 25)}-${random.pick(['01-29', '03-06', '07-12', '10-24'])}`;
    const expiration = addDays(effective, random.pick([181, 182, 184]));
    const insurer = `${word(random)} County Mutual Insurance Company`;
    const general = `${word(random)} General Agency, LLC`;
    const producer = agency(random);
    const home = place(random, 'TX');
    const number = numbered(random, 'TXN ####### ##');
    const family = lastName(random);
    const insured = `${firstName(random)} ${family}`.toUpperCase();
    const count = random.int(1, 2);
    const drivers = [
      insured,
      ...random.times(count, () =>
        `${firstName(random)} ${random.chance(0.6) ? family : lastName(random)}`.toUpperCase(),
      ),
    ].map((name, i) => ({
      name,
      dateOfBirth: `${random.int(1968, 2004)}-${random.pick(['03', '08', '12'])}-${random.int(10, 28)}`,
      gender: random.pick(['male', 'female']),
      maritalStatus: i === 0 ? random.pick(['single', 'divorced', 'married']) : 'single',
      points: random.pick([0, 1, 2, 4, 6]),
      status: i === 2 ? 'Excluded' : 'Rated',
      hasFiling: i === 0 && random.chance(0.5),
    }));
    const cars = random.some(CARS, random.int(2, 4)).map(([make, model], i) => ({
      number: i + 1,
      year: random.int(2003, 2019),
      make,
      model,
      vin: vin(random),
      zip: random.chance(0.7) ? home.zip : `76${random.digits(3)}`,
      usage: random.pick(['Work/School', 'Pleasure', 'Artisan']),
      lender: random.chance(0.4) ? `${word(random)} Auto Acceptance Corp` : null,
      covers: coversOf(random, random.chance(0.5)),
    }));
    const carTotals = cars.map((car) => sum(car.covers.map((cover) => cover.premium)));
    const surcharges = random
      .some(SURCHARGES, random.int(2, 4))
      .map((name) => ({ name: `${name} Surcharge`, amount: random.amount(22, 148) }));
    const fees = [
      { name: 'MGA Policy Fee', amount: random.pick([75, 90, 110]) },
      ...(drivers[0]?.hasFiling === true ? [{ name: 'SR-22 Filing Fee', amount: 25 }] : []),
      { name: 'Crime Prevention Authority Fee', amount: random.pick([2, 4]) * cars.length },
    ];
    const discounts = random
      .some(['Proof of Prior Coverage', 'Multi-Vehicle', 'Paperless', 'Defensive Driving'], 2)
      .map((name) => ({ name, amount: random.amount(15, 70) }));
    const premium = sum(carTotals);
    const charged = sum(surcharges.map((each) => each.amount));
    const taken = sum(discounts.map((each) => each.amount));
    const total = sum([premium, charged, -taken, ...fees.map((each) => each.amount)]);
    const row = (name: string, amount: string): Html => html`<tr><td>${name}</td><td class="n">${amount}</td></tr>`;
    const list = (title: string, rows: readonly Html[]): Html =>
      html`<div class="card"><h3>${title}</h3><table>${rows}</table></div>`;
    const card = (car: (typeof cars)[number], i: number): Html =>
      html`<div class="card"><h3>VEH ${car.number} &mdash; ${car.year} ${car.make} ${car.model}</h3><p>VIN ${car.vin}</p><p>Garaging ZIP ${car.zip} | Use ${car.usage}</p>${car.lender === null ? '' : html`<p>Loss Payee: ${car.lender}</p>`}<table><tr><th>COVERAGE</th><th>LIMIT / DED</th><th class="n">PREMIUM</th></tr>${car.covers.map((cover) => html`<tr><td>${cover.name}</td><td>${cover.limits}</td><td class="n">${dollarsAndCents(cover.premium)}</td></tr>`)}${car.covers.some((cover) => cover.deductible !== undefined) ? '' : html`<tr><td>Comprehensive / Collision</td><td>Rejected</td><td class="n">&mdash;</td></tr>`}<tr class="sum"><td colspan="2">VEH ${car.number} base premium</td><td class="n">${dollarsAndCents(carTotals[i] ?? 0)}</td></tr></table></div>`;
    const banned = drivers.filter((each) => each.status === 'Excluded');
    const body = html`<div class="head"><div><b>${general}</b><br>Underwritten by ${insurer}</div><div>TEXAS PERSONAL AUTO<br>DECLARATIONS - NEW BUSINESS</div></div>
<div class="two"><div class="card"><h3>Named Insured</h3><p>${insured}</p><p>${home.street}</p><p>${cityLine(home)}</p></div><div class="card"><h3>Policy ${number}</h3><p>Effective ${bare(effective)} 3:41 PM</p><p>Expires ${bare(expiration)} 12:01 AM</p><p>Producer ${producer}</p><p>${phone(random)}</p></div></div>
<div class="card" style="margin-top:8pt"><h3>Drivers and Household Members</h3><table><tr><th>#</th><th>NAME</th><th>BORN</th><th>SEX</th><th>MAR</th><th>PTS</th><th>SR-22</th><th>STATUS</th></tr>${drivers.map((each, i) => html`<tr><td>${i + 1}</td><td>${each.name}</td><td>${bare(each.dateOfBirth)}</td><td>${each.gender === 'male' ? 'M' : 'F'}</td><td>${each.maritalStatus.charAt(0).toUpperCase()}</td><td>${each.points}</td><td>${each.hasFiling ? 'Y' : 'N'}</td><td>${each.status}</td></tr>`)}</table></div>
<div class="two">${cars.map(card)}</div>
<div class="two">${list(
      'Surcharges',
      surcharges.map((each) => row(each.name, dollarsAndCents(each.amount))),
    )}${list(
      'Credits',
      discounts.map((each) => row(each.name, `(${dollarsAndCents(each.amount)})`)),
    )}${list(
      'Fees (fully earned)',
      fees.map((each) => row(each.name, dollarsAndCents(each.amount))),
    )}
${list('What you owe for this term', [row('Vehicle premiums', dollarsAndCents(premium)), row('Surcharges', dollarsAndCents(charged)), row('Credits', `(${dollarsAndCents(taken)})`), row('Fees', dollarsAndCents(sum(fees.map((each) => each.amount)))), html`<tr class="sum"><td>TOTAL POLICY COST</td><td class="n">${dollarsAndCents(total)}</td></tr>`])}</div>
${banned.length === 0 ? '' : html`<div class="warn">515A EXCLUSION OF NAMED DRIVER: no coverage is provided while any covered vehicle is driven by ${banned.map((each) => each.name).join(', ')}.</div>`}<p>A charge of $25.00 is made for a returned payment and $10.00 for a late one. Forms: NS-100 (04/21), 515A, 593E.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: 'new',
      namedInsureds: [insured],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      totalPremium: total,
      fees: [...surcharges, ...fees],
      discounts,
      vehicles: cars.map(({ number, year, make, model, vin, zip, usage, lender }, i) => ({
        number,
        year,
        make,
        model,
        vin,
        garagingLocation: zip,
        usage,
        lienholderName: lender,
        premium: carTotals[i],
      })),
      drivers: drivers.map(({ name, dateOfBirth, gender, maritalStatus, status }) => ({
        name,
        dateOfBirth,
        gender,
        maritalStatus,
        status,
      })),
      coverages: cars.flatMap((car) =>
        car.covers.map(({ name, limitPerPerson, limit, deductible, premium }) => ({
          vehicleNumber: car.number,
          name,
          limitPerPerson,
          limit,
          deductible,
          premium,
        })),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
