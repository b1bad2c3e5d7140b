// Surplus lines program for motor carriers: a shaded data strip, coverages with symbols 61 to 71 and cargo on one sheet, a schedule
// of equipment that starts with the stated value and keys its loss payees by letter, filings and approved drivers behind.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place, stateOf, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:8.6pt/1.32 "Liberation Sans Narrow","Liberation Sans",sans-serif}.hd{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3px double #000;padding-bottom:5px}h1{font:700 13pt "Liberation Serif",serif;margin:0;letter-spacing:.6px}
h2{font-size:9pt;background:#000;color:#fff;margin:12px 0 0;padding:2px 6px}.st{display:grid;grid-template-columns:repeat(4,1fr);background:#ececec;margin-top:8px}.st div{padding:3px 6px;border:1px solid #fff}.st i{display:block;font-style:normal;font-size:6.8pt;color:#333}
table{width:100%;border-collapse:collapse}th{font-size:7.2pt;text-align:left;border-bottom:1px solid #000;padding:3px 5px;vertical-align:bottom}td{padding:2.4px 5px;vertical-align:top;border-bottom:.5px dotted #777}.n{text-align:right}.page{break-before:page}.s{font-size:7.2pt}`;

const power = [
  ['FRTL', 'Cascadia 126 Sleeper Tractor', 80_000],
  ['KW', 'T680 Tractor', 80_000],
  ['PTRB', '579 Conv Tractor', 80_000],
  ['VOLV', 'VNL 760 Tractor', 80_000],
  ['INTL', 'LT625 Day Cab', 80_000],
] as const;
const trailers = [
  ['UTIL', '53 Reefer Trailer'],
  ['GDAN', '53 Dry Van'],
  ['WABA', '48 Flatbed Trailer'],
  ['FONT', 'Step Deck Trailer'],
] as const;

const liability = 'Auto Liability';
const damage = 'Physical Damage';

function equipment(random: Random, deductible: number, state: string, newest: number) {
  const tractors = random.int(1, 5);
  const city = place(random, state);
  return random.times(tractors + random.int(0, 4), (i) => {
    const isTractor = i < tractors;
    const [make, model] = isTractor ? random.pick(power) : random.pick(trailers);
    const statedAmount = isTractor ? random.int(24, 165) * 1000 : random.int(9, 62) * 1000;
    const premiums = [
      { name: liability, premium: isTractor ? random.int(5400, 14_800) : random.int(90, 320) },
      ...(isTractor ? [{ name: 'Uninsured Motorists BI', premium: random.int(40, 190) }] : []),
      { name: damage, premium: Math.round((statedAmount * random.int(28, 55)) / 1000) },
    ].map((each) => ({
      vehicleNumber: i + 1,
      ...each,
      ...(each.name === damage ? { deductible } : {}),
    }));
    return {
      premiums,
      unit: {
        number: i + 1,
        year: random.int(2006, newest),
        make,
        model,
        vin: vin(random),
        garagingLocation: `${city.city}, ${city.state}`,
        radius: isTractor ? random.pick(['0-100', '101-300', '301-500', 'Over 500']) : null,
        grossWeight: isTractor ? 80_000 : null,
        statedAmount,
        premium: sum(premiums.map((each) => each.premium)),
      },
    };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const deductible = random.pick([1000, 2500, 5000]);
  const year = random.int(2021, 2025);
  const list = equipment(random, deductible, mail.state, year);
  const totalOf = (name: string): number =>
    sum(list.flatMap(({ premiums }) => premiums.filter((each) => each.name === name).map((each) => each.premium)));
  const stated = 'Stated Amount or Actual Cash Value, whichever is less';
  const um = random.pick([60_000, 75_000, 100_000]);
  const interchange = random.chance(0.6);
  const coverages = [
    { name: liability, autoSymbols: ['67', '68', '71'], limit: random.pick([750_000, 1_000_000, 1_000_000]) },
    { name: 'Uninsured Motorists BI', autoSymbols: ['67'], limit: um },
    { name: damage, autoSymbols: ['67'], limitText: stated, deductible },
    ...(interchange
      ? [{ name: 'Trailer Interchange', autoSymbols: ['69'], limit: random.pick([20_000, 30_000, 40_000]), deductible }]
      : []),
    { name: 'Motor Truck Cargo', limit: random.pick([100_000, 150_000, 250_000]), deductible: 1000 },
  ].map((each) => ({
    vehicleNumber: null,
    limit: null,
    limitText: null,
    deductible: null,
    autoSymbols: [] as string[],
    ...each,
    premium: totalOf(each.name) === 0 ? random.int(350, 4200) : totalOf(each.name),
  }));
  const hired = {
    kind: 'hired',
    state: mail.state,
    coverage: liability,
    basis: 'If Any',
    exposure: null,
    rate: random.amount(2, 6),
    premium: random.pick([150, 250, 300]),
  };
  const employees = {
    kind: 'non_owned',
    state: mail.state,
    coverage: liability,
    basis: 'Employees',
    exposure: random.int(2, 24),
    rate: null,
    premium: random.int(75, 290),
  };
  const before = sum([...coverages.map((each) => each.premium), hired.premium, employees.premium]);
  const fees = [
    { name: 'Policy Fee', amount: random.pick([150, 250, 500]) },
    { name: 'Surplus Lines Tax', amount: Math.round(before * 4.85) / 100 },
    { name: 'Stamping Office Fee', amount: Math.round(before * 0.075) / 100 },
  ];
  const payees = random.times(random.int(1, 2), () => ({
    interest: 'Loss Payee',
    name: `${word(random)} ${random.pick(['Equipment Finance LLC', 'Commercial Credit Corp', 'Bank NA'])}`,
    address: oneLine(place(random)),
  }));
  const units = list.map(({ unit }) => {
    const key = random.chance(0.7) ? random.int(0, payees.length - 1) : -1;
    return { key, unit: { ...unit, lossPayeeName: payees[key]?.name ?? null } };
  });
  const effectiveDate = `${year}-${random.pick(['02', '05', '08', '10'])}-${random.int(10, 28)}`;
  const owner = person(random);
  return {
    mail,
    list,
    units,
    coverages,
    before,
    payees,
    hired,
    employees,
    program: `${word(random)} Transportation Underwriters`,
    dot: random.digits(7),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['MCP-####-######-##', 'TRK@@ ####### ##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [
        `${word(random)} ${random.pick(['Trucking LLC', 'Transport Inc', 'Freight Lines, Inc.', 'Hauling'])}`,
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Individual', 'Limited Liability Co.', 'Corporation']),
      businessDescription: random.pick([
        'For-hire trucking, general freight',
        'Refrigerated goods, long haul',
        'Building materials, flatbed',
      ]),
      totalPremium: sum([before, ...fees.map((fee) => fee.amount)]),
      fees,
      hiredAndNonOwned: [hired, employees],
      additionalInterests: payees,
      drivers: [owner, ...random.times(random.int(0, 6), () => person(random))].map((name, i) => ({
        name,
        dateOfBirth: `${random.int(1961, 1999)}-${random.pick(['02', '06', '09', '11'])}-${random.int(10, 28)}`,
        licenseState: i === 0 ? mail.state : stateOf(random),
        licenseNumber: random.digits(8),
        status: i > 1 && random.chance(0.2) ? 'Excluded' : 'Approved',
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const strip = (name: string, value: Html | string): Html => html`<div><i>${name}</i>${value}</div>`;

function declarations({ label: l, mail, coverages, before, program, hired, employees, dot }: Facts): Html {
  return html`<div class="hd"><div><b>${l.carrierName}</b><br><span class="s">A surplus lines insurer &middot; Program Manager: ${program}</span></div><h1>MOTOR CARRIER DECLARATIONS</h1></div>
<div class="st">${strip('POLICY NO.', html`<b>${l.policyNumber}</b>`)}${strip('POLICY TERM (12:01 A.M.)', `${slashed(l.effectiveDate)} - ${slashed(l.expirationDate)}`)}${strip('TRANSACTION', l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL')}${strip('U.S. DOT NO.', dot)}
${strip('INSURED MOTOR CARRIER', html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`)}${strip('RETAIL PRODUCER', l.agencyName)}${strip('FORM OF ORGANIZATION', l.entityType)}${strip('OPERATIONS / COMMODITIES', l.businessDescription)}</div>
<h2>COVERAGES PROVIDED</h2><table><tr><th>Coverage</th><th>Covered Auto<br>Designation</th><th>Limit of Insurance, Any One Accident or Loss</th><th class="n">Deductible</th><th class="n">Premium ($)</th></tr>
${coverages.map((each) => html`<tr><td>${each.name}</td><td>${each.autoSymbols.join(' ')}</td><td>${each.limit === null ? each.limitText : html`${wholeDollars(each.limit)}${each.name === liability ? ' CSL' : ''}`}</td><td class="n">${each.deductible === null ? '' : whole(each.deductible)}</td><td class="n">${cents(each.premium)}</td></tr>`)}
<tr><td>Personal Injury Protection</td><td></td><td>NOT COVERED</td><td></td><td></td></tr><tr><td>Premium carried from hired and non-owned rating below</td><td></td><td></td><td></td><td class="n">${cents(hired.premium + employees.premium)}</td></tr>
<tr><td colspan="4" class="n"><b>Policy Premium</b></td><td class="n"><b>${cents(before)}</b></td></tr>${l.fees.map((fee) => html`<tr><td colspan="4" class="n">${fee.name}</td><td class="n">${cents(fee.amount)}</td></tr>`)}<tr><td colspan="4" class="n"><b>TOTAL DUE, INCLUDING TAXES AND FEES</b></td><td class="n"><b>${cents(l.totalPremium)}</b></td></tr></table>
<h2>HIRED AUTO AND NON-OWNERSHIP RATING</h2><table><tr><th>Type</th><th>State</th><th>Coverage</th><th>Basis</th><th class="n">Est. Exposure</th><th class="n">Rate / $100</th><th class="n">Premium</th></tr>
<tr><td>Hired</td><td>${hired.state}</td><td>${hired.coverage}</td><td>${hired.basis}</td><td></td><td class="n">${hired.rate.toFixed(2)}</td><td class="n">${cents(hired.premium)}</td></tr><tr><td>Non-Owned</td><td>${employees.state}</td><td>${employees.coverage}</td><td>${employees.basis}</td><td class="n">${employees.exposure}</td><td></td><td class="n">${cents(employees.premium)}</td></tr></table>
<p class="s">Designations: 67 Specifically Described Autos; 68 Hired Autos Only; 69 Trailers in Your Possession Under a Written Trailer Interchange Agreement; 71 Non-Owned Autos Only. This insurance is written by an insurer that is not licensed by the state and is not covered by the guaranty fund in case of insolvency. Policy fee is fully earned at inception. Cancellation at the insured's request is subject to a 25% minimum earned premium.</p>`;
}

function schedules({ label: l, list, units, payees }: Facts): Html {
  const own = (number: number, name: string): string => {
    const found = list[number - 1]?.premiums.find((each) => each.name === name);
    return found === undefined ? '--' : whole(found.premium);
  };
  return html`<div class="page hd"><b>Schedule of Equipment</b><span>${l.policyNumber} &nbsp; ${l.namedInsureds[0]}</span></div><table><tr><th>Unit</th><th class="n">Stated Value</th><th>Model Yr</th><th>Make</th><th>Type</th><th>Serial No. (VIN)</th><th>Terminal</th><th>Miles</th><th>GCW</th><th>LP</th><th class="n">${liability}</th><th class="n">Uninsured<br>Motorists BI</th><th class="n">${damage}<br>(Ded ${whole(list[0]?.premiums.at(-1)?.deductible ?? 0)})</th><th class="n">Unit Total</th></tr>
${units.map(({ key, unit: u }) => html`<tr><td>${String(u.number).padStart(3, '0')}</td><td class="n">${whole(u.statedAmount)}</td><td>${u.year}</td><td>${u.make}</td><td>${u.model}</td><td>${u.vin}</td><td>${u.garagingLocation}</td><td>${u.radius}</td><td>${u.grossWeight === null ? '' : whole(u.grossWeight)}</td><td>${key < 0 ? '' : 'AB'.charAt(key)}</td><td class="n">${own(u.number, liability)}</td><td class="n">${own(u.number, 'Uninsured Motorists BI')}</td><td class="n">${own(u.number, damage)}</td><td class="n">${whole(u.premium)}</td></tr>`)}</table>
<p><b>Loss Payees.</b> ${payees.map((each, i) => html`<br>${'AB'.charAt(i)} &nbsp; ${each.name}, ISAOA/ATIMA, ${each.address}`)}</p>
<h2>APPROVED DRIVERS</h2><table><tr><th>Driver</th><th>CDL State</th><th>CDL No.</th><th>Birth Date</th><th>Standing</th></tr>${l.drivers.map((each) => html`<tr><td>${each.name}</td><td>${each.licenseState}</td><td>${each.licenseNumber}</td><td>${slashed(each.dateOfBirth)}</td><td>${each.status}</td></tr>`)}</table>
<p class="s">No coverage applies while an excluded driver, or a driver who was not reported to us within 10 days of hire, operates a covered unit.</p><h2>FILINGS AND FORMS</h2><p>Federal filing BMC-91X: yes &nbsp; MCS-90: attached &nbsp; State Form E: ${l.hiredAndNonOwned[0]?.state}<br>CA 00 20 11 20 &nbsp; CA 23 17 11 20 &nbsp; CA 99 28 10 13 &nbsp; MCS-90 (06/14) &nbsp; TU-CARGO 101 (03/18) &nbsp; TU-UNREPORTED DRIVER 07 (01/20)</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'truckers-program',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [declarations(f), schedules(f)] }),
      label: {
        ...f.label,
        coverages: [...f.coverages, ...f.list.flatMap((each) => each.premiums)],
        vehicles: f.units.map((each) => each.unit),
      },
    };
  },
};
