// Small business insurer: a block for every vehicle with its own coverage table, limits, deductibles and premiums; drivers in
// two columns; no symbols; policy-wide coverages in a short list; fees and discounts before the total.
import { addDays, addYears, bare, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import {
  agency,
  carrier,
  cityLine,
  company,
  numbered,
  oneLine,
  person,
  phone,
  place,
  stateOf,
  word,
} from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vehicle } from '../kit/vehicles.ts';

const css = `body{font:9.3pt/1.38 "DejaVu Serif Condensed","DejaVu Serif",serif}h1{font:700 15pt Lato,sans-serif;margin:0}h2{font:700 10.5pt Lato,sans-serif;border-bottom:3px solid #6b1d3c;margin:16px 0 5px}
.u{break-inside:avoid;border:1px solid #bbb;padding:7px 10px;margin-bottom:9px}.u table{width:100%;border-collapse:collapse;margin-top:5px}td,th{padding:2px 8px 2px 0;text-align:left;vertical-align:top}
th{font:700 7.6pt Lato,sans-serif;color:#6b1d3c}td:last-child,th:last-child{text-align:right}.h{display:flex;justify-content:space-between;font-weight:700}.c{columns:2}.tot{display:flex;justify-content:space-between;padding:2px 10px}`;

function coveragesOf(random: Random, number: number) {
  const full = random.chance(0.75);
  const acv = { limit: null, limitText: 'Actual Cash Value' };
  const one = (name: string, rest: object, premium: number | null) => ({
    vehicleNumber: number,
    name,
    limitPerPerson: null as number | null,
    limit: null as number | null,
    limitText: null as string | null,
    deductible: null as number | null,
    ...rest,
    premium,
  });
  return [
    one('Medical Payments', { limit: 5000 }, random.amount(9, 40)),
    ...(full
      ? [
          one('Comprehensive', { ...acv, deductible: random.pick([250, 500, 1000]) }, random.amount(60, 420)),
          one('Collision', { ...acv, deductible: random.pick([500, 1000, 2500]) }, random.amount(150, 900)),
          one(
            'Rental Reimbursement',
            { limitText: '$50 per day / 30 days' },
            random.chance(0.5) ? random.amount(18, 60) : null,
          ),
        ]
      : [one('Fire and Theft with Combined Additional Coverage', { ...acv, deductible: 500 }, random.amount(20, 110))]),
    ...(random.chance(0.3) ? [one('Roadside Assistance', { limitText: 'Selected' }, null)] : []),
  ];
}

function units(random: Random) {
  return random.times(random.int(1, 6), (i) => {
    const { year, make, model, vin } = vehicle(random);
    const own = coveragesOf(random, i + 1);
    const liability = {
      limitPerPerson: null,
      limit: null,
      limitText: null,
      deductible: null,
      vehicleNumber: i + 1,
      name: 'Liability To Others',
      premium: random.amount(500, 2600),
    };
    const motorist = { ...liability, name: 'Uninsured Motorist', premium: random.amount(25, 170) };
    const all = [liability, motorist, ...own];
    const at = place(random);
    return {
      all,
      lender: random.chance(0.35) ? { name: `${word(random)} Auto Finance Corp`, at: place(random) } : null,
      auto: {
        number: i + 1,
        year,
        make,
        model,
        vin,
        garagingLocation: `${at.city} ${at.state} ${at.zip}`,
        use: random.pick(['Business', 'Artisan', 'Delivery']),
        radius: random.pick(['50 miles', '100 miles', '300 miles']),
        statedAmount: random.chance(0.4) ? random.int(8, 70) * 1000 : null,
        premium: sum(all.map((each) => each.premium ?? 0)),
      },
    };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const fleet = units(random);
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['02', '05', '08', '10'])}-${random.int(10, 28)}`;
  const fees = [
    { name: 'Policy issuance fee', amount: 50 },
    { name: 'Motor vehicle fund surcharge', amount: fleet.length * 1.5 },
  ];
  const discounts = random
    .some(['Paid in full', 'Business experience', 'Prior insurance', 'Commercial license'], random.int(1, 3))
    .map((name) => ({ name, amount: null }));
  const wide = [
    { name: 'Hired Auto Liability', limit: 1_000_000, premium: random.int(50, 160) },
    { name: 'Employers Non-Owned Auto Liability', limit: 1_000_000, premium: random.int(60, 210) },
  ].slice(0, random.int(0, 2));
  const premiums = [
    ...fleet.map((unit) => unit.auto.premium),
    ...wide.map((each) => each.premium),
    ...fees.map((fee) => fee.amount),
  ];
  return {
    mail,
    fleet,
    wide,
    phone: phone(random),
    liability: random.pick([300_000, 500_000, 1_000_000]),
    split: [100_000, 300_000] as const,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['0#######-#', 'CBA ### ###'])),
      transactionType: random.pick(['new', 'renewal', 'change']),
      namedInsureds: [random.chance(0.5) ? company(random) : person(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Sole Proprietor', 'Corporation or LLC', 'Partnership']),
      businessDescription: random.pick([
        'House painting',
        'Florist',
        'Mobile pet grooming',
        'Carpet cleaning',
        'Food truck',
      ]),
      totalPremium: sum(premiums),
      fees,
      discounts,
      drivers: random.times(random.int(1, 6), () => ({
        name: person(random),
        dateOfBirth: `${random.int(1955, 2003)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
        licenseNumber: numbered(random, random.pick(['@#######', '########'])),
        licenseState: stateOf(random),
        status: random.pick(['Rated', 'Rated', 'Excluded']),
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;
type Unit = Facts['fleet'][number];

function unit(f: Facts, { auto, all, lender }: Unit): Html {
  const limits = (each: Unit['all'][number]): string => {
    if (each.name === 'Liability To Others') return `${wholeDollars(f.liability)} combined single limit`;
    if (each.name === 'Uninsured Motorist')
      return `${wholeDollars(f.split[0])} each person / ${wholeDollars(f.split[1])} each accident`;
    return each.limitText ?? wholeDollars(each.limit ?? 0);
  };
  return html`<div class="u"><div class="h"><span>Vehicle ${auto.number}: ${auto.year} ${auto.make} ${auto.model}</span><span>${dollarsAndCents(auto.premium)}</span></div>
VIN ${auto.vin} &nbsp; Use: ${auto.use} &nbsp; Radius: ${auto.radius}<br>Garaged in ${auto.garagingLocation}${auto.statedAmount === null ? '' : ` - Stated amount ${wholeDollars(auto.statedAmount)}`}
<table><tr><th>Coverage</th><th>Limit</th><th>Deductible</th><th>Premium</th></tr>${all.map((each) => html`<tr><td>${each.name}</td><td>${limits(each)}</td><td>${each.deductible === null ? '' : wholeDollars(each.deductible)}</td><td>${each.premium === null ? 'Included' : dollarsAndCents(each.premium)}</td></tr>`)}</table>
${lender === null ? '' : html`<div>Loss payee: ${lender.name}, ${lender.at.street}, ${cityLine(lender.at)}</div>`}</div>`;
}

function body(f: Facts): Html {
  const { label: l, mail } = f;
  const kind = new Map([
    ['new', 'Your new commercial auto policy'],
    ['renewal', 'Your renewed commercial auto policy'],
    ['change', 'Revised declarations - your policy has changed'],
  ]).get(l.transactionType);
  return html`<h1>Commercial Auto Insurance Coverage Summary</h1><div>${kind}. Printed ${slashed(addDays(l.effectiveDate, -9))}</div>
<div style="display:flex;justify-content:space-between;margin-top:18px"><div>Named insured<br><b>${l.namedInsureds[0]}</b><br>${mail.street}<br>${cityLine(mail)}</div>
<div>Policy number: <b>${l.policyNumber}</b><br>Underwritten by ${l.carrierName}<br>Policy period: ${bare(l.effectiveDate)} - ${bare(l.expirationDate)}<br>Your agent: ${l.agencyName}<br>${f.phone}</div></div>
<p>Organization type: ${l.entityType}<br>Business: ${l.businessDescription}</p>
<h2>Drivers</h2><div class="c">${l.drivers.map((each) => html`<div>${each.name} &ndash; ${each.status}<br>&nbsp; born ${bare(each.dateOfBirth)}, ${each.licenseState} ${each.licenseNumber}</div>`)}</div>
<h2>Vehicles and what they are insured for</h2>${f.fleet.map((each) => unit(f, each))}
<h2>Premium</h2>${f.wide.map((each) => html`<div class="tot"><span>${each.name}, ${wholeDollars(each.limit)}</span><span>${dollarsAndCents(each.premium)}</span></div>`)}${l.fees.map((fee) => html`<div class="tot"><span>${fee.name}</span><span>${dollarsAndCents(fee.amount)}</span></div>`)}
<div class="tot"><b>Total 12 month policy premium</b><b>${dollarsAndCents(l.totalPremium)}</b></div><p>Discounts applied to this policy: ${l.discounts.map((each) => each.name).join(', ')}.</p>
<p style="font-size:7.6pt">Fees that may be charged later: late payment $12.00, cancellation $75.00, filing fee $40.00. An electric bicycle, trailer or newly acquired auto must be reported in 30 days. Form 1652 CA (02/17).</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'unit-sheets',
  build: (random) => {
    const f = facts(random);
    const perVehicle = f.fleet.flatMap(({ all }) =>
      all.map((each) => {
        if (each.name === 'Liability To Others') return { ...each, limit: f.liability };
        return each.name === 'Uninsured Motorist' ? { ...each, limitPerPerson: f.split[0], limit: f.split[1] } : each;
      }),
    );
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        coverages: [...perVehicle, ...f.wide],
        vehicles: f.fleet.map(({ auto, lender }) => ({ ...auto, lossPayeeName: lender?.name })),
        additionalInterests: f.fleet.flatMap(({ lender }) =>
          lender === null ? [] : [{ interest: 'Loss payee', name: lender.name, address: oneLine(lender.at) }],
        ),
      },
    };
  },
};
