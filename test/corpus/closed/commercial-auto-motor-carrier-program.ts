// A trucking program on surplus lines paper: motor carrier symbols and limits in words, stated values by power unit and
// trailer, drivers, filings, taxes and fees; the schedules lie across the sheet.
import { abbreviated, addYears, slashed } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{margin:0;font:8.2pt/1.3 "Liberation Sans Narrow",sans-serif}.page{break-before:page}.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2pt solid #1f4e3d}h1{font-size:13pt;margin:0}h2{background:#1f4e3d;color:#fff;font-size:8.6pt;margin:8pt 0 0;padding:2pt 5pt}
table{width:100%;border-collapse:collapse}td,th{padding:2pt 4pt;text-align:left;vertical-align:top;border-bottom:.4pt solid #9ab}th{font-size:7.2pt;background:#e7efe9}.n{text-align:right;white-space:nowrap}.four{display:grid;grid-template-columns:1.6fr 1fr 1fr 1.3fr}.four div{padding:3pt 5pt;border:.4pt solid #9ab}.four u{display:block;text-decoration:none;font-size:6.8pt;color:#1f4e3d}.halves{display:grid;grid-template-columns:1.5fr 1fr;gap:14pt}`;

const tractors = [
  ['Kenworth', 'T680', 'Tractor', 80_000],
  ['Peterbilt', '579', 'Tractor', 80_000],
  ['Volvo', 'VNL 760', 'Tractor', 80_000],
  ['Freightliner', 'Cascadia', 'Tractor', 80_000],
  ['Hino', '268A', 'Box Truck', 25_950],
] as const;
const trailers = [
  ['Utility', '3000R', 'Reefer Trailer', null],
  ['Great Dane', 'Champion', 'Van Trailer', null],
  ['Fontaine', 'Revolution', 'Flatbed Trailer', null],
] as const;
const RADII = ['0-100', '101-300', '301-500', '501+'];

function fleetOf(random: Random, deductible: number) {
  const power = random.int(1, 7);
  const kinds = [
    ...random.times(power, () => random.pick(tractors)),
    ...random.times(random.int(0, power), () => random.pick(trailers)),
  ];
  const radius = random.pick(RADII);
  return kinds.map(([make, model, body, grossWeight], i) => {
    const statedAmount = random.chance(0.85) ? random.int(8, 165) * 1000 : null;
    const own = [
      ...(grossWeight === null
        ? []
        : [{ vehicleNumber: i + 1, name: 'Liability', premium: random.dollars(4800, 14_500), deductible: null }]),
      ...(statedAmount === null
        ? []
        : [{ vehicleNumber: i + 1, name: 'Physical Damage', premium: Math.round(statedAmount * 0.031), deductible }]),
    ];
    return {
      own,
      vehicle: {
        number: i + 1,
        year: random.int(2006, 2024),
        make,
        model: `${model} ${body}`,
        vin: vin(random),
        radius,
        grossWeight,
        statedAmount,
        premium: sum(own.map(({ premium }) => premium)),
      },
    };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const deductible = random.pick([1000, 2500]);
  const fleet = fleetOf(random, deductible);
  const own = fleet.flatMap((unit) => unit.own);
  const premiumOf = (name: string): number =>
    sum(own.filter((each) => each.name === name).map(({ premium }) => premium));
  const motorist = random.pick([35_000, 60_000, 100_000]);
  const interchange = random.chance(0.4) ? random.pick([20_000, 30_000, 50_000]) : null;
  const damage = premiumOf('Physical Damage');
  const scheduled = [
    {
      name: 'Covered Autos Liability',
      autoSymbols: ['67', '68', '71'],
      limit: 1_000_000,
      limitText: null,
      words: '$1 Million CSL each accident',
      deductible: null,
      premium: premiumOf('Liability'),
    },
    {
      name: 'Uninsured / Underinsured Motorist',
      autoSymbols: ['67'],
      limit: motorist,
      limitText: null,
      words: `${wholeDollars(motorist)} each accident`,
      deductible: null,
      premium: random.dollars(60, 480),
    },
    ...(interchange === null
      ? []
      : [
          {
            name: 'Trailer Interchange',
            autoSymbols: ['69'],
            limit: interchange,
            limitText: null,
            words: `${wholeDollars(interchange)} any one trailer`,
            deductible,
            premium: random.dollars(350, 900),
          },
        ]),
    ...(damage === 0
      ? []
      : [
          {
            name: 'Physical Damage',
            autoSymbols: ['67'],
            limit: null,
            limitText: 'Lesser of stated amount or actual cash value',
            words: 'Lesser of stated amount or actual cash value',
            deductible,
            premium: damage,
          },
        ]),
  ];
  const premium = sum(scheduled.map((each) => each.premium));
  const flat = [
    { name: 'Program Administration Fee', amount: random.pick([250, 400, 500]) },
    ...(random.chance(0.5) ? [{ name: 'Filing Fee', amount: 75 }] : []),
  ];
  const taxable = sum([premium, ...flat.map(({ amount }) => amount)]);
  const taxes = [
    { name: 'Surplus Lines Tax', amount: Math.round(taxable * random.pick([3, 4, 5])) / 100 },
    { name: 'Stamping Fee', amount: Math.round(taxable * 0.075) / 100 },
  ];
  const drivers = random.times(random.int(1, 8), (i) => ({
    name: person(random),
    dateOfBirth: `${random.int(1956, 2000)}-${random.pick(['01', '04', '07', '10'])}-${random.int(10, 28)}`,
    licenseNumber: `${random.letters(1)}${random.digits(8)}`,
    licenseState: random.chance(0.8) ? mail.state : 'TN',
    status: i > 1 && random.chance(0.2) ? 'Excluded' : 'Approved',
  }));
  const bank = random.chance(0.7) ? place(random) : null;
  const bankName = `${word(random)} Equipment Finance Corp.`;
  const financed = fleet
    .filter(({ vehicle }) => vehicle.statedAmount !== null && random.chance(0.6))
    .map(({ vehicle }) => vehicle.number);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['02', '05', '07', '12'])}-${random.int(10, 28)}`;
  return {
    mail,
    fleet,
    scheduled,
    premium,
    flat,
    taxes,
    bank,
    bankName,
    financed,
    mc: random.digits(6),
    administrator: `${word(random)} Transportation Underwriters, Inc.`,
    label: {
      carrierName: `${word(random)} ${random.pick(['Specialty Insurance Company', 'Surplus Insurance Company', 'Excess Insurance Corp.'])}`,
      policyNumber: numbered(random, random.pick(['MCT-####-#######', '@@@TRK######-##'])),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [
        `${word(random)} ${random.pick(['Trucking LLC', 'Hauling, Inc.', 'Transport LLC', 'Express Inc'])}`,
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['LLC', 'Corporation', 'Sole Proprietor']),
      businessDescription: random.pick([
        'For-hire trucking, general freight',
        'For-hire trucking, refrigerated goods',
        'Hauling of steel and building materials',
      ]),
      totalPremium: sum([taxable, ...taxes.map(({ amount }) => amount)]),
      fees: [...flat, ...taxes],
      coverages: [
        ...scheduled.map((row) => {
          const { words: _, ...each } = row;
          return { ...each, vehicleNumber: null };
        }),
        ...fleet.flatMap((unit) => unit.own),
      ],
      vehicles: fleet.map(({ vehicle }) => ({
        ...vehicle,
        lossPayeeName: bank !== null && financed.includes(vehicle.number) ? bankName : null,
      })),
      drivers,
      additionalInterests:
        bank === null || financed.length === 0
          ? []
          : [{ interest: 'Loss Payee', name: bankName, address: oneLine(bank) }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const head = ({ label: l, administrator }: Facts, title: string): Html =>
  html`<div class="top"><div><h1>${title}</h1>${l.carrierName}</div><div style="text-align:right">${administrator}<br>Program Administrator</div></div>`;
const box = (caption: string, value: Piece): Html => html`<div><u>${caption}</u>${value}</div>`;

function first(f: Facts): Html {
  const { label: l, mail, scheduled, premium, flat, taxes, mc } = f;
  const line = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">${dollarsAndCents(amount)}</td></tr>`;
  return html`${head(f, 'Motor Carrier Declarations')}<div class="four" style="margin-top:6pt">${box('Motor carrier (named insured)', html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`)}${box('Policy no.', html`<b>${l.policyNumber}</b><br>${l.transactionType === 'new' ? 'New' : 'Renewal'}`)}${box('In force 12:01 a.m.', html`${abbreviated(l.effectiveDate)}<br>until ${abbreviated(l.expirationDate)}`)}${box('Retail producer', l.agencyName)}${box('Operations', l.businessDescription)}${box('Organized as', l.entityType)}${box('MC docket', mc)}${box('Commodities', 'See application on file')}</div>
<div class="halves"><div><h2>Covered autos and limits</h2><table><tr>${cells('th', ['Coverage', 'Symbols', 'Deductible', 'Most we will pay'])}<th class="n">Premium</th></tr>${scheduled.map((each) => html`<tr><td>${each.name}</td><td>${each.autoSymbols.join(', ')}</td><td>${each.deductible === null ? '' : wholeDollars(each.deductible)}</td><td>${each.words}</td><td class="n">${dollarsAndCents(each.premium)}</td></tr>`)}<tr><td>Medical Payments</td><td></td><td></td><td>Rejected</td><td class="n"></td></tr><tr><td>Hired Auto / Non-Owned</td><td></td><td></td><td>No coverage</td><td></td></tr></table></div>
<div><h2>Amount due</h2><table>${line('Premium', premium)}${flat.map(({ name, amount }) => line(name, amount))}${taxes.map(({ name, amount }) => line(name, amount))}<tr><td><b>Total policy cost</b></td><td class="n"><b>${dollarsAndCents(l.totalPremium)}</b></td></tr></table></div></div>
<h2>Filings</h2><table><tr><td>MCS-90 endorsement: limit $750,000 as the rules of the FMCSA require for property that is not hazardous.</td><td>State form E filed: $1,000,000 combined single limit, ${mail.state}</td></tr></table><p>25% minimum earned premium. This policy is issued under the surplus lines law; the insurer is not backed by a guaranty fund. Forms: CA 00 20 10 13, CA 23 84, CA 99 28 (Stated Amount), TP 0011 0317, TP 0042 0519 Named Driver Limitation.</p>`;
}

function schedules(f: Facts): Html {
  const { label: l, fleet, bank, bankName, financed } = f;
  const priced = (unit: Facts['fleet'][number], name: string): string => {
    const own = unit.own.find((each) => each.name === name);
    return own === undefined ? 'Excl.' : wholeDollars(own.premium);
  };
  return html`<div class="page">${head(f, 'Schedule of Equipment')}<div>Policy ${l.policyNumber}</div><table style="margin-top:5pt"><tr>${cells('th', ['Unit', 'Stated amount', 'Yr', 'Make', 'Model and body', 'Serial number', 'GVW lbs', 'Radius miles', 'PD deductible'])}<th class="n">Liability</th><th class="n">Physical Damage</th><th class="n">Unit total</th></tr>
${fleet.map((unit) => {
  const v = unit.vehicle;
  const damage = unit.own.find((each) => each.deductible !== null);
  return html`<tr>${cells('td', [v.number, v.statedAmount === null ? 'None' : wholeDollars(v.statedAmount), v.year, v.make, v.model, v.vin, v.grossWeight === null ? '' : whole(v.grossWeight), v.radius, damage === undefined ? '' : wholeDollars(damage.deductible ?? 0)])}<td class="n">${priced(unit, 'Liability')}</td><td class="n">${priced(unit, 'Physical Damage')}</td><td class="n">${wholeDollars(v.premium)}</td></tr>`;
})}</table>${bank === null || financed.length === 0 ? '' : html`<h2>Loss payee</h2><table><tr><td>${bankName}, ISAOA, ${bank.street}, ${cityLine(bank)}</td><td>Unit ${financed.join(', ')}</td></tr></table>`}</div>
<div class="page">${head(f, 'Schedule of Drivers')}<div>Policy ${l.policyNumber}</div><table style="margin-top:5pt"><tr>${cells('th', ['Status', 'Driver', 'Lic. state', 'CDL number', 'Date of birth'])}</tr>${l.drivers.map((each) => html`<tr>${cells('td', [each.status, each.name, each.licenseState, each.licenseNumber, slashed(each.dateOfBirth)])}</tr>`)}</table><p>There is no coverage while a driver operates a covered auto who is not on this schedule, or is shown as excluded.</p></div>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'motor-carrier-program',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [first(f), schedules(f)] }), label: f.label, print: { landscape: true } };
  },
};
