// Trucking program of a managing general agent: one power unit, the first column of the coverage list has its code, or
// ALL for what is bought for the policy.
import { addYears, shortSlashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:8.6pt/1.3 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}
.t{background:#222;color:#fff;padding:5px 8px;font-size:12pt;display:flex;justify-content:space-between}
h2{font-size:8.6pt;margin:12px 0 0;background:#dcdcdc;padding:2px 6px;border:.6pt solid #222}
table{width:100%;border-collapse:collapse}
td,th{border:.6pt solid #222;padding:2px 6px;text-align:left;vertical-align:top}
th{font-size:7.4pt}.n{text-align:right}`;

const TRACTORS = [
  ['FREIGHTLINER', 'CASCADIA'],
  ['KENWORTH', 'T680'],
  ['PETERBILT', '579'],
  ['VOLVO', 'VNL 760'],
] as const;

interface Bought {
  vehicleNumber: number | null;
  name: string;
  autoSymbols: string[];
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number;
}

function coveragesOf(random: Random, stated: number): Bought[] {
  const bought = (name: string, autoSymbols: string[], premium: number, rest: Partial<Bought>): Bought => ({
    vehicleNumber: null,
    name,
    autoSymbols,
    limit: null,
    limitText: null,
    deductible: null,
    premium,
    ...rest,
  });
  const deductible = random.pick([1000, 2500, 5000]);
  const damage = { vehicleNumber: 1, limit: stated, limitText: null, deductible };
  const price = (low: number, high: number): number => random.int(low * 100, high * 100) / 100;
  return [
    bought('Auto Liability', ['67', '68'], price(6200, 14_800), { vehicleNumber: 1, limit: 1_000_000 }),
    bought('Uninsured Motorist', ['67'], price(60, 240), { vehicleNumber: 1, limit: random.pick([60_000, 100_000]) }),
    bought('Specified Causes of Loss', ['67'], price(210, 900), damage),
    bought('Collision', ['67'], price(900, 3100), damage),
    bought('Motor Truck Cargo', [], price(700, 2100), { limit: 100_000, deductible: random.pick([1000, 2500]) }),
    bought('Trailer Interchange', ['69'], price(180, 520), { limit: random.pick([25_000, 40_000]), deductible: 1000 }),
    ...(random.chance(0.6) ? [bought('Truckers General Liability', [], price(350, 900), { limit: 1_000_000 })] : []),
  ];
}

function facts(random: Random) {
  const mail = place(random);
  const [make, model] = random.pick(TRACTORS);
  const stated = random.int(32, 140) * 1000;
  const coverages = coveragesOf(random, stated);
  const garage = place(random, mail.state);
  const payee = { name: `${word(random)} Equipment Finance LLC`, at: place(random) };
  const fees = [
    { name: 'MGA Policy Fee', amount: random.pick([150, 250, 350]) },
    { name: 'Stamping Fee', amount: random.int(400, 2400) / 100 },
  ];
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '04', '06', '09'])}-${random.int(10, 28)}`;
  return {
    mail,
    payee,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, 'TRK-#######-##'),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['LLC', 'Corporation', 'Sole Proprietor']),
      businessDescription: random.pick([
        'General freight, dry van',
        'Refrigerated produce hauler',
        'Flatbed steel hauler',
      ]),
      totalPremium: sum([...coverages.map(({ premium }) => premium), ...fees.map(({ amount }) => amount)]),
      fees,
      coverages,
      vehicles: [
        {
          number: 1,
          year: random.int(2012, 2024),
          make,
          model,
          vin: vin(random),
          garagingLocation: `${garage.city}, ${garage.state} ${garage.zip}`,
          radius: random.pick(['300 miles', '500 miles', 'Unlimited']),
          grossWeight: 80_000,
          statedAmount: stated,
          lossPayeeName: payee.name,
        },
      ],
      drivers: random.times(random.int(1, 2), () => ({
        name: person(random),
        dateOfBirth: `${random.int(1958, 1996)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
        licenseNumber: numbered(random, '@########'),
        licenseState: mail.state,
      })),
      additionalInterests: [{ interest: 'Loss Payee', name: payee.name, address: oneLine(payee.at) }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const money = (amount: number | null): string => (amount === null ? '' : whole(amount));

function coverageRow(each: Bought): Html {
  return html`<tr><td>${each.vehicleNumber === null ? 'ALL' : '001'}</td><td>${each.name}</td>
<td>${each.autoSymbols.join(', ')}</td><td class="n">${money(each.limit)}</td>
<td class="n">${money(each.deductible)}</td>
<td class="n">${cents(each.premium)}</td></tr>`;
}

function body({ mail, payee, label: l }: Facts): Html {
  return html`<div class="t"><span>MOTOR CARRIER POLICY DECLARATIONS</span>
<span>${l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL'}</span></div>
<table style="margin-top:8px"><tr><td>Insurer: ${l.carrierName}<br>Policy #: ${l.policyNumber}<br>
Term: ${shortSlashed(l.effectiveDate)} - ${shortSlashed(l.expirationDate)}</td>
<td>Insured: ${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</td>
<td>Producer: ${l.agencyName}<br>Entity: ${l.entityType}<br>Operation: ${l.businessDescription}</td></tr></table>
<h2>POWER UNITS AND TRAILERS</h2>
<table><tr><th>Unit</th><th>Year</th><th>Make</th><th>Model</th><th>VIN</th><th>GVW</th><th>Radius</th><th>Garaging</th>
<th>Stated Amt</th></tr>${l.vehicles.map(
    (each) => html`<tr><td>001</td><td>${each.year}</td><td>${each.make}</td><td>${each.model}</td><td>${each.vin}</td>
<td>${whole(each.grossWeight)}</td><td>${each.radius}</td><td>${each.garagingLocation}</td>
<td class="n">${whole(each.statedAmount)}</td></tr>`,
  )}</table>
<h2>COVERAGES</h2><table><tr><th>Unit</th><th>Coverage</th><th>Symbol</th><th class="n">Limit</th><th class="n">Ded</th>
<th class="n">Premium</th></tr>${l.coverages.map(coverageRow)}</table>
<h2>DRIVERS</h2><table><tr><th>Name</th><th>DOB</th><th>CDL No.</th><th>St</th></tr>${l.drivers.map(
    (each) => html`<tr><td>${each.name}</td><td>${shortSlashed(each.dateOfBirth)}</td><td>${each.licenseNumber}</td>
<td>${each.licenseState}</td></tr>`,
  )}</table>
<h2>LOSS PAYEE</h2><table><tr><td>Unit 001</td><td>${payee.name}, ${oneLine(payee.at)}</td></tr></table>
<table style="width:45%;margin:10px 0 0 auto">
${l.fees.map((fee) => html`<tr><td>${fee.name}</td><td class="n">${cents(fee.amount)}</td></tr>`)}
<tr><td><b>TOTAL DUE</b></td><td class="n"><b>$${cents(l.totalPremium)}</b></td></tr></table>
<p>Unit ALL = coverage is provided on a policy basis. Policy is 25% minimum earned.</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'single-truck-codes',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
