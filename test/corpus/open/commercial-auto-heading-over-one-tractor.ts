// Program for owner-operators: coverages of the policy with truckers' symbols first, then one power unit told by a heading line with
// number, description and serial number over the rows that it alone has.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{margin:0;font:9pt/1.34 "Liberation Sans Narrow",sans-serif}h1{font-size:14pt;margin:0;letter-spacing:1pt}.t{display:flex;justify-content:space-between;border-bottom:3pt solid #b33;padding-bottom:4pt}.k{display:grid;grid-template-columns:1fr 1fr;gap:4pt 20pt;margin:8pt 0}.k b{font-size:7.4pt;color:#b33;display:block}
h3{margin:12pt 0 2pt;font-size:9.6pt;background:#444;color:#fff;padding:2pt 6pt}table{border-collapse:collapse;width:100%}td,th{padding:2.2pt 6pt;text-align:left;border-bottom:.4pt solid #bbb}th{font-size:7.6pt}.n{text-align:right}`;

const tractors = [
  ['Freightliner', 'Cascadia 126 tractor'],
  ['Kenworth', 'T680 sleeper tractor'],
  ['Peterbilt', '579 tractor'],
  ['Volvo', 'VNL 760 tractor'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const [make, model] = random.pick(tractors);
  const stated = random.int(28, 120) * 1000;
  const policy = [
    { name: 'Primary Auto Liability', autoSymbols: ['67'], limit: 1_000_000, premium: random.int(5200, 14_800) },
    { name: 'Uninsured Motorist', autoSymbols: ['67'], limit: 75_000, premium: random.int(60, 180) },
    { name: 'Personal Injury Protection', autoSymbols: ['65'], limit: 10_000, premium: random.int(70, 210) },
  ].slice(0, random.int(2, 3));
  const unit = [
    { name: 'Physical Damage - Specified Perils', premium: random.int(200, 600) },
    { name: 'Physical Damage - Collision', premium: random.int(700, 2600) },
    { name: 'Non-Trucking Liability', premium: random.int(240, 480) },
    { name: 'Towing and Storage', premium: random.int(60, 140) },
  ].slice(0, random.int(2, 4));
  const ded = random.pick([1000, 2500]);
  const rows = unit.map((row) => {
    const isDamage = row.name.startsWith('Physical');
    const other = row.name === 'Towing and Storage' ? 7500 : 1_000_000;
    return { vehicleNumber: 1, ...row, limit: isDamage ? stated : other, deductible: isDamage ? ded : null };
  });
  const filing = { name: 'State filing fee', amount: random.pick([25, 50, 75]) };
  const owner = person(random);
  const effectiveDate = `${random.int(2023, 2026)}-${random.pick(['03', '05', '09', '12'])}-${random.int(10, 28)}`;
  return {
    mail,
    rows,
    owner,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['OOT-######-##', 'TRK ### ####'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [`${word(random)} Trucking LLC`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      businessDescription: random.pick(['For-hire hauling of general freight', 'Flatbed hauling of steel and lumber']),
      totalPremium: sum([...policy.map((row) => row.premium), ...rows.map((row) => row.premium), filing.amount]),
      fees: [filing],
      coverages: [...policy, ...rows],
      vehicles: [
        {
          number: 1,
          year: random.int(2009, 2022),
          make,
          model,
          vin: vin(random),
          garagingLocation: cityLine(mail),
          radius: random.pick(['0-300 miles', '301-500 miles', 'Over 500 miles']),
          grossWeight: 80_000,
          statedAmount: stated,
          lossPayeeName: random.chance(0.6) ? `${word(random)} Equipment Finance` : null,
          premium: sum(rows.map((row) => row.premium)),
        },
      ],
      drivers: [{ name: owner, licenseState: mail.state, licenseNumber: random.digits(9) }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function unitOf({ label: l, rows }: Facts): Html {
  const [v] = l.vehicles;
  if (v === undefined) throw new Error('no unit');
  return html`<h3>Power Unit 1 &ndash; ${v.year} ${v.make} ${v.model} &ndash; VIN ${v.vin}</h3><div>Garaged: ${v.garagingLocation} &nbsp; Radius: ${v.radius} &nbsp; GVW: 80,000 &nbsp; Stated amount: ${wholeDollars(v.statedAmount)}${v.lossPayeeName === null ? '' : html` &nbsp; Loss payee: ${v.lossPayeeName}`}</div>
<table><tr><th>Coverage</th><th class="n">Limit</th><th class="n">Deductible</th><th class="n">Premium</th></tr>${rows.map((row) => html`<tr><td>${row.name}</td><td class="n">${wholeDollars(row.limit)}</td><td class="n">${row.deductible === null ? '' : wholeDollars(row.deductible)}</td><td class="n">${dollarsAndCents(row.premium)}</td></tr>`)}<tr><td colspan="3"><b>Unit premium</b></td><td class="n"><b>${dollarsAndCents(v.premium)}</b></td></tr></table>`;
}

function body(f: Facts): Html {
  const { label: l, mail, owner } = f;
  const policy = l.coverages.flatMap((row) => ('autoSymbols' in row ? [row] : []));
  return html`<div class="t"><h1>OWNER-OPERATOR PROGRAM</h1><div>Motor Carrier Declarations<br>${l.transactionType === 'new' ? 'New Business' : 'Renewal'}</div></div>
<div class="k"><div><b>INSURED</b>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div><b>INSURING COMPANY</b>${l.carrierName}<b>POLICY NUMBER</b>${l.policyNumber}</div><div><b>PERIOD</b>${bare(l.effectiveDate)} through ${bare(l.expirationDate)}, 12:01 AM</div><div><b>BROKER</b>${l.agencyName}</div><div><b>OPERATIONS</b>${l.businessDescription}</div><div><b>DRIVER</b>${owner}, license ${l.drivers[0]?.licenseState} ${l.drivers[0]?.licenseNumber}</div></div>
<h3>Policy coverages</h3><table><tr><th>Coverage</th><th>Symbol</th><th class="n">Limit</th><th class="n">Premium</th></tr>${policy.map((row) => html`<tr><td>${row.name}</td><td>${row.autoSymbols.join(' ')}</td><td class="n">${wholeDollars(row.limit)}</td><td class="n">${dollarsAndCents(row.premium)}</td></tr>`)}</table>${unitOf(f)}
<h3>Premium</h3><table>${l.fees.map((fee) => html`<tr><td>${fee.name}</td><td class="n">${dollarsAndCents(fee.amount)}</td></tr>`)}<tr><td><b>Total premium and fees</b></td><td class="n"><b>${dollarsAndCents(l.totalPremium)}</b></td></tr></table><p>Symbols: 65 owned autos subject to no-fault; 67 specifically described autos. MCS-90 is attached. CA 00 20 11 20.</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'heading-over-one-tractor',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
