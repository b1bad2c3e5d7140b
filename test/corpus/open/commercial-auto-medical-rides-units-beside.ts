// Program administrator for firms that drive patients: a page for the owner with the limits in words, then declarations in lettered parts. Coverages of
// the policy with symbols and limits but no premium, units in boxes two abreast with deductible and premium, a roster of drivers with years of
// experience in front of the name, a charge for each filing, a lienholder key, and the fees in a sum at the end.
import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, lastNameFirst, numbered, oneLine, type Place, place, stateOf, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{margin:0;font:9pt/1.38 "DejaVu Sans Condensed",sans-serif}.pg{break-before:page}h1{font:400 17pt Lato,sans-serif;color:#155e63;margin:0 0 6pt}h2{break-after:avoid;font:700 10.4pt Lato,sans-serif;color:#155e63;margin:13pt 0 3pt;border-bottom:1pt solid #155e63}.kv{display:grid;grid-template-columns:128pt 1fr;gap:1.5pt 8pt}.kv>:nth-child(odd){color:#555}
table{width:100%;border-collapse:collapse}tr{break-inside:avoid}td,th{text-align:left;padding:2pt 5pt;font-weight:400;vertical-align:top}th{color:#555;font-size:7.8pt}.r{text-align:right}.units{display:grid;grid-template-columns:1fr 1fr;gap:10pt}.unit{border:.7pt solid #9bb;padding:5pt 7pt;break-inside:avoid}.unit td,.unit th{padding:.8pt 2pt}.unit .cap{color:#555;font-size:7.6pt}.sum td{border-top:.8pt solid #155e63;font-weight:700}li{margin:3pt 0}`;

const vans = [
  ['Ford', 'Transit 250 Wheelchair Van'],
  ['Ram', 'ProMaster 2500 Stretcher Van'],
  ['Toyota', 'Sienna LE Side Entry'],
  ['Chrysler', 'Voyager Rear Entry Ramp'],
  ['Chevrolet', 'Express 3500 Ambulette'],
  ['Dodge', 'Grand Caravan SXT'],
] as const;

function policyCoverages(random: Random) {
  const single = random.pick([500_000, 1_000_000, 1_500_000]);
  const row = (name: string, symbols: string, limit: number | null, limitText: string | null) => ({
    name,
    autoSymbols: symbols.split(', '),
    limit,
    limitText,
  });
  return [
    row('Auto Liability', random.pick(['7', '7, 8, 9', '1']), single, null),
    ...(random.chance(0.4) ? [row('Personal Injury Protection', '5', null, 'Statutory')] : []),
    ...(random.chance(0.6) ? [row('Auto Medical Payments', '7', random.pick([2000, 5000]), null)] : []),
    row('Uninsured/Underinsured Motorist', random.pick(['6', '7']), random.pick([100_000, 300_000]), null),
    row('Physical Damage - Specified Perils', '7', null, 'Stated Value less deductible'),
    row('Physical Damage - Collision', '7', null, 'Stated Value less deductible'),
  ];
}

function priceOf(name: string): [number, number] {
  if (name === 'Auto Liability') return [2400, 9800];
  return name.startsWith('Physical') ? [120, 1400] : [24, 310];
}

function unitOf(
  random: Random,
  number: number,
  bought: readonly { name: string; limitText: string | null }[],
  base: Place,
  year: number,
) {
  const [make, model] = random.pick(vans);
  const built = random.int(2009, year);
  const coverages = bought
    .filter(({ name }) => !name.startsWith('Physical') || built > 2012)
    .map(({ name }) => ({
      vehicleNumber: number,
      name,
      deductible: name.startsWith('Physical') ? random.pick([500, 1000, 2500]) : null,
      premium: random.dollars(...priceOf(name)),
    }));
  const isCovered = coverages.some(({ deductible }) => deductible !== null);
  return {
    coverages,
    key: isCovered && random.chance(0.4) ? 'A' : null,
    seats: random.int(3, 11),
    vehicle: {
      number,
      year: built,
      make,
      model,
      vin: vin(random),
      garagingLocation: `${base.city}, ${base.state} ${base.zip}`,
      classCode: random.pick(['5819', '5829', '4159']),
      radius: random.pick(['Local (to 50 miles)', 'Intermediate (51-200 miles)']),
      statedAmount: isCovered ? random.int(9, 68) * 1000 : null,
      premium: sum(coverages.map(({ premium }) => premium)),
    },
  };
}

function facts(random: Random) {
  const mail = place(random);
  const effectiveDate = `${random.int(2022, 2026)}-${random.pick(['01', '03', '05', '07', '09'])}-${random.int(10, 28)}`;
  const bought = policyCoverages(random);
  const numbers = random.some([1, 2, 3, 4, 5, 6, 7, 8], random.int(1, 6)).sort((a, b) => a - b);
  const units = numbers.map((number) => unitOf(random, number, bought, mail, Number(effectiveDate.slice(0, 4))));
  const hired = random.chance(0.5)
    ? {
        kind: 'hired',
        coverage: 'Hired Auto Liability',
        basis: 'Cost of hire',
        exposure: random.int(1, 9) * 1000,
        premium: random.dollars(150, 600),
      }
    : null;
  const fees = [
    { name: 'Program administration fee', amount: random.pick([250, 375, 500]) },
    { name: 'State filing charge', amount: random.pick([25, 50]) },
    ...(random.chance(0.5) ? [{ name: `${mail.state} premium tax`, amount: random.amount(90, 640) }] : []),
  ];
  const [trade, entityType] = random.pick([
    ['Medical Transport LLC', 'LLC'],
    ['Care Rides Inc.', 'Corporation'],
    ['Mobility Services, LLC', 'LLC'],
  ] as const);
  const drivers = random.times(random.int(1, 9), () => ({
    name: lastNameFirst(random),
    years: random.int(2, 31),
    licenseNumber: random.pick([numbered(random, '@#######'), numbered(random, '#########')]),
    licenseState: random.chance(0.85) ? mail.state : stateOf(random),
    status: random.chance(0.88) ? 'Approved' : 'Excluded',
  }));
  return {
    mail,
    units,
    bought,
    hired,
    drivers,
    administrator: `${word(random)} Transport Programs`,
    issued: addDays(effectiveDate, -random.int(3, 25)),
    lender: {
      name: `${word(random)} ${random.pick(['Fleet Finance', 'Community Bank', 'Mobility Leasing'])}`,
      at: place(random),
    },
    label: {
      carrierName: `${word(random)} ${random.pick(['Specialty Insurance Company', 'National Casualty Company', 'Transport Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['NMT-@#-#####', 'PT####-######-##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [`${word(random)} ${trade}`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType,
      businessDescription: 'Non-emergency medical transportation',
      totalPremium: sum([
        ...units.map(({ vehicle }) => vehicle.premium),
        hired?.premium ?? 0,
        ...fees.map(({ amount }) => amount),
      ]),
      fees,
      hiredAndNonOwned: hired === null ? [] : [hired],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const spoken = (amount: number): string =>
  amount < 1_000_000 ? `$${amount / 1000} thousand` : `$${amount / 1_000_000} million`;

// medical payments are bought for each person
const perAccident = (name: string): string => (name.includes('Medical') ? '' : ' each accident');

function owner(f: Facts): Html {
  const { label: l } = f;
  return html`<div style="color:#155e63">${f.administrator}</div><h1>Your coverage at a glance</h1><p>${written(f.issued)}</p><p>Dear policyholder,</p><p>Your policy ${l.transactionType === 'new' ? 'has been issued' : 'has been renewed'} through ${l.agencyName}. Here is what you have in plain words. The declarations that follow control.</p>
<ul>${f.bought.map(({ name, limit, limitText }) => html`<li>${name}: ${limit === null ? (limitText ?? '').toLowerCase() : `${spoken(limit)}${perAccident(name)}`}</li>`)}</ul><p>${f.units.length === 1 ? 'One vehicle is' : `${f.units.length} vehicles are`} scheduled. Tell us within 5 days when you buy another or hire a driver; drivers who are not on the list have no coverage. Certificates cost $25 when you need them the same day.</p><p>Underwriting Services<br>${f.administrator}</p>`;
}

function coverages(f: Facts): Html {
  const { label: l } = f;
  return html`<h1 class="pg">Declarations &ndash; Business Auto Coverage</h1><div class="kv"><span>Insurer</span><span>${l.carrierName}</span><span>Policy</span><span>${l.policyNumber} (${l.transactionType === 'new' ? 'new' : 'renewal'})</span><span>First Named Insured</span><span>${l.namedInsureds[0]}</span><span>Organized as</span><span>${l.entityType}</span><span>Address</span><span>${f.mail.street}, ${cityLine(f.mail)}</span><span>Operations</span><span>${l.businessDescription}</span><span>Term</span><span>${bare(l.effectiveDate)} &ndash; ${bare(l.expirationDate)}, 12:01 a.m.</span><span>Producer of record</span><span>${l.agencyName}</span></div>
<h2>Part A. Coverages</h2><table><tr><th>Covered Auto Symbol</th><th>Coverage</th><th class="r">Limit of Insurance</th></tr>${f.bought.map(({ name, autoSymbols, limit, limitText }) => html`<tr><td style="width:110pt">${autoSymbols.join(', ')}</td><td>${name}</td><td class="r">${limit === null ? limitText : `$${whole(limit)}${perAccident(name)}`}</td></tr>`)}</table>
${f.hired === null ? null : html`<table><tr><td>${f.hired.coverage}, ${f.hired.basis.toLowerCase()} $${whole(f.hired.exposure)}</td><td class="r">$${whole(f.hired.premium)}</td></tr></table>`}`;
}

function unitBox({ vehicle: v, coverages: own, key, seats }: Facts['units'][number]): Html {
  return html`<div class="unit"><div><b>Unit ${v.number}</b>${key === null ? null : html` <span class="cap">lienholder ${key}</span>`}</div><div>${v.year} ${v.make} ${v.model}</div><div><span class="cap">VIN</span> ${v.vin}</div><div><span class="cap">Garaged</span> ${v.garagingLocation}</div><div><span class="cap">Radius</span> ${v.radius} <span class="cap">Class</span> ${v.classCode} <span class="cap">Seats</span> ${seats}</div><div><span class="cap">Stated value</span> ${v.statedAmount === null ? 'none' : `$${whole(v.statedAmount)}`}</div>
<table><tr><th></th><th class="r">Ded.</th><th class="r">Premium</th></tr>${own.map(({ name, deductible, premium }) => html`<tr><td>${name}</td><td class="r">${deductible === null ? '' : whole(deductible)}</td><td class="r">${whole(premium)}</td></tr>`)}<tr class="sum"><td>Unit total</td><td></td><td class="r">${whole(v.premium)}</td></tr></table></div>`;
}

function rest(f: Facts): Html {
  const { label: l, lender } = f;
  const hasLender = f.units.some(({ key }) => key !== null);
  return html`<h2>Part B. Scheduled Units</h2><div class="units">${f.units.map(unitBox)}</div><h2>Part C. Drivers</h2><table><thead><tr><th>Yrs. exp.</th><th>Driver</th><th>License</th><th>State</th><th>Determination</th></tr></thead>${f.drivers.map((driver) => html`<tr><td>${driver.years}</td><td>${driver.name}</td><td>${driver.licenseNumber}</td><td>${driver.licenseState}</td><td>${driver.status}</td></tr>`)}</table>
${hasLender ? html`<h2>Part D. Lienholder / Loss Payee</h2><div>A &nbsp; ${lender.name}, ${lender.at.street}, ${cityLine(lender.at)}</div>` : null}<h2>Premium and Charges</h2><table><tr><td>Scheduled units${f.hired === null ? '' : ' and hired auto'}</td><td class="r">$${cents(sum([...f.units.map(({ vehicle }) => vehicle.premium), f.hired?.premium ?? 0]))}</td></tr>${l.fees.map(({ name, amount }) => html`<tr><td>${name}</td><td class="r">$${cents(amount)}</td></tr>`)}<tr class="sum"><td>Total for the term</td><td class="r">$${cents(l.totalPremium)}</td></tr></table>
<p>Forms: CA 00 01 10 13, CA 24 02 10 13, CA 23 84 10 13, NMT 110 (07/22), NMT 118 (07/22), IL 00 17 11 98</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'medical-rides-units-beside',
  build: (random) => {
    const f = facts(random);
    const lienholder = (key: string | null): string | null => (key === null ? null : f.lender.name);
    return {
      html: sheet({ css, body: [owner(f), coverages(f), rest(f)] }),
      label: {
        ...f.label,
        coverages: [...f.bought, ...f.units.flatMap((unit) => unit.coverages)],
        vehicles: f.units.map(({ vehicle, key }) => ({ ...vehicle, lossPayeeName: lienholder(key) })),
        drivers: f.drivers.map(({ name, licenseNumber, licenseState, status }) => ({
          name,
          licenseNumber,
          licenseState,
          status,
        })),
        additionalInterests: f.units.some(({ key }) => key !== null)
          ? [{ interest: 'Lienholder / Loss Payee', name: f.lender.name, address: oneLine(f.lender.at) }]
          : [],
      },
      print: {
        footer: html`<div style="font:7px sans-serif;width:100%;margin:0 48px;display:flex;justify-content:space-between"><span>${f.label.policyNumber}</span><span>NMT DEC (07/22)</span><span><span class="pageNumber"></span>/<span class="totalPages"></span></span></div>`,
      },
    };
  },
};
