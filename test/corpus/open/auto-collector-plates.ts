import { addDays, addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// An insurer of collector cars: a booklet with a plate and a photograph for each vehicle, its value agreed upon.

const css = `body{margin:0;font:10pt/1.4 Caladea,"Liberation Serif",serif;color:#2b2118}header{border:3pt double #6b4f2a;padding:8pt 14pt;text-align:center}header b{font-size:17pt;letter-spacing:1.5pt}.two{display:flex;justify-content:space-between;margin:12pt 4pt}.two div{width:47%}h2{font-size:12pt;font-style:italic;font-weight:400;color:#6b4f2a;border-bottom:.6pt solid #6b4f2a;margin:14pt 0 5pt}.plate{display:grid;grid-template-columns:120pt 1fr;gap:12pt;border:.8pt solid #b9a27c;border-radius:5pt;padding:8pt;margin-bottom:8pt;break-inside:avoid}.ph{background:#e8dfce;height:82pt;display:flex;align-items:center;justify-content:center;font-size:8pt;color:#8c7a5b}.ti{font-size:12.5pt;font-weight:700}table{border-collapse:collapse;width:100%;margin-top:3pt}td,th{padding:1.5pt 3pt;text-align:left;font-weight:400}th{font-size:8pt;color:#6b4f2a;border-bottom:.4pt solid #b9a27c}.r{text-align:right}.li{display:flex;justify-content:space-between;padding:1.5pt 4pt}.to{border-top:3pt double #6b4f2a;font-weight:700;font-size:11.5pt;margin-top:4pt}.no{font-size:8.3pt;font-style:italic;margin-top:14pt}`;

const CARS = [
  ['Chevrolet', 'Bel Air Sport Coupe', 1957],
  ['Ford', 'Thunderbird Convertible', 1962],
  ['Pontiac', 'GTO Hardtop', 1966],
  ['Jaguar', 'XK140 Roadster', 1956],
  ['Studebaker', 'Avanti', 1963],
  ['Volkswagen', 'Karmann Ghia', 1969],
  ['Buick', 'Riviera GS', 1971],
  ['Datsun', '240Z', 1972],
  ['Triumph', 'TR6', 1974],
] as const;

function drawVehicles(random: Random, home: { city: string; state: string; zip: string }) {
  return random.some(CARS, random.int(1, 4)).map(([make, model, year], index) => {
    const value = random.int(14, 160) * 500;
    return {
      number: index + 1,
      year,
      make,
      model,
      vin: random.pick([random.digits(3), '']) + random.letters(1) + random.digits(7),
      usage: random.pick(['Hobby and pleasure', 'Exhibition', 'Club activities']),
      annualMileage: random.pick([1_000, 2_500, 5_000]),
      garagingLocation: `${home.city}, ${home.state} ${home.zip}`,
      lienholderName: random.chance(0.25) ? `${word(random)} Federal Credit Union` : null,
      physical: { limit: value, deductible: random.pick([0, 100, 250]), premium: random.amount(60, 620) },
      parts: random.chance(0.5) ? { limit: random.pick([500, 750, 2_000]), premium: random.amount(5, 20) } : null,
      towing: random.chance(0.6) ? { limit: random.pick([100, 150, 250]), premium: random.amount(8, 24) } : null,
    };
  });
}
type Vehicle = ReturnType<typeof drawVehicles>[number];

const coveragesOf = ({ number, physical, parts, towing }: Vehicle) => [
  { vehicleNumber: number, name: 'Comprehensive and Collision', ...physical },
  ...(parts === null ? [] : [{ vehicleNumber: number, name: 'Spare Parts', deductible: null, ...parts }]),
  ...(towing === null ? [] : [{ vehicleNumber: number, name: 'Flatbed Towing', deductible: null, ...towing }]),
];

function plate(vehicle: Vehicle): Html {
  const rows = coveragesOf(vehicle);
  return html`<div class="plate"><div class="ph">Photograph on file</div><div><div class="ti">No. ${vehicle.number} &middot; ${vehicle.year} ${vehicle.make} ${vehicle.model}</div>Serial number ${vehicle.vin} &middot; ${vehicle.usage} &middot; ${vehicle.annualMileage.toLocaleString('en-US')} miles a year<br>Kept in a locked garage at ${vehicle.garagingLocation}${vehicle.lienholderName === null ? null : html`<br>Loss payee: ${vehicle.lienholderName}`}
<table><tr><th>Coverage on this vehicle</th><th class="r">Agreed value or limit</th><th class="r">Deductible</th><th class="r">Premium</th></tr>${rows.map((each) => html`<tr><td>${each.name}</td><td class="r">${wholeDollars(each.limit)}</td><td class="r">${each.deductible === null ? html`&mdash;` : wholeDollars(each.deductible)}</td><td class="r">${dollarsAndCents(each.premium)}</td></tr>`)}</table></div></div>`;
}

export const style: Style = {
  policyType: 'auto',
  name: 'collector-plates',
  build(random) {
    const [insurer, broker, home, family] = [carrier(random), agency(random), place(random), lastName(random)];
    const people = random.times(random.int(1, 2), (index) => ({
      name: `${firstName(random)} ${'JMPT'.charAt(random.int(0, 3))}. ${family}`,
      dateOfBirth: `${random.int(1941, 1985)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      licenseState: home.state,
      status: index === 0 ? 'Principal' : random.pick(['Occasional', 'Principal']),
    }));
    const effective = `${random.int(2013, 2026)}-${random.pick(['03', '04', '05', '06'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const number = numbered(random, '@@@ ### ###');
    const vehicles = drawVehicles(random, home);
    const single = random.pick([100_000, 300_000, 500_000]);
    const everywhere = [
      {
        name: 'Liability, combined single limit',
        limit: single,
        unit: 'each accident',
        premium: random.amount(40, 160),
      },
      { name: 'Uninsured motorists', limit: single, unit: 'each accident', premium: random.amount(10, 50) },
      ...(random.chance(0.7)
        ? [
            {
              name: 'Medical payments',
              limit: random.pick([1_000, 5_000]),
              unit: 'each person',
              premium: random.amount(4, 20),
            },
          ]
        : []),
    ];
    const credit = random.chance(0.6)
      ? { name: 'Club membership credit', amount: random.pick([10, 15, 25]) }
      : { name: 'Multi-vehicle credit', amount: random.amount(8, 40) };
    const fee = random.chance(0.5)
      ? { name: 'State motor vehicle surcharge', amount: random.pick([3, 6.5, 10]) }
      : null;
    const physical = sum(vehicles.flatMap((each) => coveragesOf(each).map(({ premium }) => premium)));
    const policyWide = sum(everywhere.map(({ premium }) => premium));
    const total = sum([physical, policyWide, -credit.amount, fee?.amount ?? 0]);
    const isRenewal = random.chance(0.5);
    const price = (caption: string, amount: string, kind = ''): Html =>
      html`<div class="li ${kind}"><span>${caption}</span><span>${amount}</span></div>`;
    const body = html`<header><b>COLLECTOR VEHICLE POLICY</b><br>${isRenewal ? 'Renewal' : 'New'} Declarations &middot; issued ${written(addDays(effective, -random.int(5, 30)))}</header>
<div class="two"><div>${people.map(({ name }) => html`<b>${name}</b><br>`)}${home.street}<br>${cityLine(home)}</div><div>Your policy is number <b>${number}</b>.<br>It is in force from ${written(effective)} to ${written(expiration)}, 12:01 a.m.<br>Your agent is ${broker}.</div></div>
<h2>The collection</h2>${vehicles.map(plate)}<h2>Coverage that follows every vehicle above</h2><table><tr><th>Coverage</th><th>Limit</th><th class="r">Premium</th></tr>${everywhere.map((each) => html`<tr><td>${each.name}</td><td>${wholeDollars(each.limit)} ${each.unit}</td><td class="r">${dollarsAndCents(each.premium)}</td></tr>`)}</table>
<h2>Who drives</h2><table><tr><th>Driver</th><th>Born</th><th>Licensed in</th><th>Use</th></tr>${people.map((each) => html`<tr><td>${each.name}</td><td>${written(each.dateOfBirth)}</td><td>${each.licenseState}</td><td>${each.status}</td></tr>`)}</table>
<div class="plate" style="display:block"><i>Reckoning</i>${price('The collection', cents(physical))}${price('Coverage that follows every vehicle', cents(policyWide))}${price(credit.name, `\u2212${cents(credit.amount)}`)}${fee === null ? null : price(fee.name, cents(fee.amount))}${price('Premium for the year', dollarsAndCents(total), 'to')}</div>
<div class="no">This policy is underwritten by ${insurer}. An agreed value may be raised by $2,000 without a new appraisal. Regular-use vehicles of the household must be insured elsewhere with limits of at least $50,000.</div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: people.map(({ name }) => name),
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: broker,
      totalPremium: total,
      fees: fee === null ? [] : [fee],
      discounts: [credit],
      vehicles: vehicles.map(({ physical: _physical, parts: _parts, towing: _towing, ...each }) => each),
      drivers: people,
      coverages: [
        ...vehicles.flatMap(coveragesOf),
        ...everywhere.map(({ name, limit, unit, premium }) => ({
          name,
          ...(unit === 'each person' ? { limitPerPerson: limit } : { limit }),
          premium,
        })),
      ],
    };
    return { html: sheet({ css, body }), label };
  },
};
