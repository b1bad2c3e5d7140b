// Mutual that insures houses of worship: a change notice with a table of what it was and what it is now, then amended declarations whose grid has the
// coverages down and the buses across, deductible and premium in one cell, volunteers as non-owned autos, and approved drivers.
import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:9pt/1.4 Caladea,serif}h1{font-size:15pt;margin:0;color:#2b3f6b}h2{font-size:10.5pt;color:#2b3f6b;margin:15px 0 4px;break-after:avoid}.hd{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:10px}table{border-collapse:collapse;width:100%}td,th{padding:3px 7px;border:.6px solid #8894ad;text-align:left;vertical-align:top}th{background:#e9edf5;font-weight:400}.n{text-align:right}.page{break-before:page}.p td{border:0;padding:1px 14px 1px 0;width:50%}small{color:#444}`;

const buses = [
  ['Ford', 'E-450 Shuttle Bus', 'Transport of members', 14_500, '65879'],
  ['Chevrolet', 'Express 3500 Van', 'Transport of members', 9600, '65839'],
  ['Ford', 'Transit 350 Wagon', 'Transport of members', 10_360, '65839'],
  ['Blue Bird', 'All American Bus', 'Youth trips', 31_000, '65859'],
  ['GMC', 'Savana 2500', 'Food pantry deliveries', 8600, '03499'],
] as const;

function vehicleOf(random: Random, number: number, town: string, latest: number) {
  const [make, model, use, grossWeight, classCode] = random.pick(buses);
  const year = random.int(latest - 16, latest);
  const hasCollision = year > latest - 12;
  const price = (low: number, high: number): number => random.amount(low, high);
  return {
    vehicle: {
      number,
      year,
      make,
      model,
      vin: vin(random),
      garagingLocation: town,
      classCode,
      use,
      radius: random.pick(['Local', 'Intermediate']),
      grossWeight,
      costNew: random.int(24, 118) * 1000,
    },
    liability: price(390, 1900),
    medical: price(18, 70),
    uninsured: price(24, 88),
    comprehensive: { deductible: random.pick([100, 250, 500]), premium: price(60, 310) },
    collision: hasCollision ? { deductible: random.pick([500, 1000]), premium: price(140, 690) } : null,
    roadside: random.chance(0.6) ? price(8, 19) : null,
  };
}
type Bus = ReturnType<typeof vehicleOf>;

function facts(random: Random) {
  const mail = place(random, random.pick(['IN', 'MO', 'OH', 'TN', 'GA', 'WI']));
  const year = random.int(2017, 2025);
  const effectiveDate = `${year}-${random.pick(['01', '04', '07', '10'])}-01`;
  const all = random.times(random.int(2, 4), (i) => vehicleOf(random, i + 1, `${mail.city}, ${mail.state}`, year));
  const hired = {
    kind: 'hired',
    coverage: 'Hired Auto Liability',
    basis: 'Cost of hire',
    exposure: random.int(2, 18) * 500,
    premium: random.int(40, 120),
  };
  const volunteers = {
    kind: 'non_owned',
    coverage: 'Non-Owned Auto Liability',
    basis: 'Volunteers and employees',
    exposure: random.int(12, 160),
    premium: random.int(70, 340),
  };
  const fee = {
    name: random.pick(['Uninsured Motorist Fund Charge', 'State Police Surcharge']),
    amount: all.length * random.pick([1, 2, 3]),
  };
  const premiums = all.map((each) =>
    sum([
      each.liability,
      each.medical,
      each.uninsured,
      each.comprehensive.premium,
      each.collision?.premium ?? 0,
      each.roadside ?? 0,
    ]),
  );
  const totalPremium = sum([...premiums, hired.premium, volunteers.premium, fee.amount]);
  const parish = word(random);
  return {
    mail,
    all,
    premiums,
    hired,
    volunteers,
    fee,
    single: random.pick([500_000, 1_000_000]),
    medical: random.pick([5000, 10_000]),
    motorist: random.pick([100_000, 300_000]),
    before: sum([totalPremium, -random.int(-30_000, 60_000) / 100]),
    changed: addDays(effectiveDate, random.int(20, 300)),
    replaced: `${random.int(year - 24, year - 17)} ${random.pick(buses).slice(0, 2).join(' ')}`,
    drivers: random.times(random.int(2, 5), () => ({
      name: person(random),
      dateOfBirth: `${random.int(1949, 1998)}-0${random.int(1, 9)}-${random.int(10, 28)}`,
      licenseState: mail.state,
      status: random.pick(['Approved', 'Approved', 'Approved', 'Not approved for buses']),
    })),
    lender: random.chance(0.4) ? { name: `${word(random)} Church Extension Fund`, at: place(random) } : null,
    label: {
      carrierName: `${word(random)} Church Mutual Insurance Society`,
      policyNumber: numbered(random, random.pick(['A ##-####-##', '0###### 09-######', 'MV ######'])),
      transactionType: 'change',
      namedInsureds: [
        `${parish} ${random.pick(['Lutheran Church', 'Baptist Church', 'Community Church', 'Bible Fellowship'])}`,
        ...(random.chance(0.4) ? [`${parish} Christian Academy`] : []),
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: 'Nonprofit religious corporation',
      totalPremium,
      fees: [fee],
      discounts: random
        .some(['Safe driver training', 'Cameras in buses', 'Package credit'], random.int(0, 2))
        .map((name) => ({ name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

/** The rows of the grid: the coverage, its limit, and what stands below each bus. */
function rowsOf({ single, medical, motorist }: Facts) {
  const row = (
    name: string,
    limits: { limit?: number; limitPerPerson?: number; limitText?: string },
    words: string,
    of: (bus: Bus) => { deductible?: number; premium: number } | null,
  ) => ({ name, limits, words, of });
  const only = (premium: number | null) => (premium === null ? null : { premium });
  return [
    row('Liability', { limit: single }, `${wholeDollars(single)} any one accident, combined single limit`, (bus) =>
      only(bus.liability),
    ),
    row('Medical Payments', { limitPerPerson: medical }, `${wholeDollars(medical)} each passenger`, (bus) =>
      only(bus.medical),
    ),
    row(
      'Uninsured and Underinsured Motorists',
      { limit: motorist },
      `${wholeDollars(motorist)} any one accident`,
      (bus) => only(bus.uninsured),
    ),
    row(
      'Comprehensive',
      { limitText: 'Actual cash value' },
      'Actual cash value, less deductible',
      (bus) => bus.comprehensive,
    ),
    row('Collision', { limitText: 'Actual cash value' }, 'Actual cash value, less deductible', (bus) => bus.collision),
    row('Roadside Assistance', { limit: 250 }, '$250 per disablement', (bus) => only(bus.roadside)),
  ];
}

const cell = (found: { deductible?: number; premium: number } | null): Html =>
  found === null
    ? html`<td class="n">&mdash;</td>`
    : html`<td class="n">${found.deductible === undefined ? '' : html`<small>${wholeDollars(found.deductible)} ded.</small><br>`}${dollarsAndCents(found.premium)}</td>`;

function notice(f: Facts): Html {
  const { label: l, all } = f;
  const newest = all.at(-1)?.vehicle;
  return html`<div class="hd"><h1>${l.carrierName}</h1><span>${written(addDays(f.changed, 3))}</span></div><p>${l.namedInsureds[0]}<br>${f.mail.street}<br>${cityLine(f.mail)}</p><p>Notice of change to policy ${l.policyNumber}, effective ${written(f.changed)}</p>
<table><tr><th></th><th>It was</th><th>It is now</th></tr><tr><td>Vehicle ${newest?.number}</td><td>${f.replaced}</td><td>${newest?.year} ${newest?.make} ${newest?.model}</td></tr><tr><td>Annual premium</td><td>${dollarsAndCents(f.before)}</td><td>${dollarsAndCents(l.totalPremium)}</td></tr><tr><td>Named drivers</td><td>${f.drivers.length - 1}</td><td>${f.drivers.length}</td></tr></table>
<p>The amended declarations that follow show the whole policy. ${l.totalPremium >= f.before ? 'The additional premium for the rest of the term will be on your next statement.' : 'The return premium for the rest of the term will be credited to your account.'} Vans that seat 15 are not eligible after this term.</p><div class="page"></div>`;
}

function declarations(f: Facts): Html {
  const { label: l, mail, all } = f;
  const rows = rowsOf(f).filter(({ of }) => all.some((bus) => of(bus) !== null));
  const apart = [f.hired, f.volunteers].map(
    (each) =>
      html`<tr><td>${each.coverage}</td><td>${each.basis}: ${each.kind === 'hired' ? wholeDollars(each.exposure) : whole(each.exposure)}</td><td class="n">${dollarsAndCents(each.premium)}</td></tr>`,
  );
  return html`<div class="hd"><div><h1>Business Auto for Worship Centers</h1>Amended Declarations, change no. 1 of ${bare(f.changed)}</div><div style="text-align:right">Policy <b>${l.policyNumber}</b><br>${bare(l.effectiveDate)} &ndash; ${bare(l.expirationDate)}</div></div>
<table class="p"><tr><td><small>First named insured and address</small><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</td><td>${l.namedInsureds[1] === undefined ? '' : html`<small>Also insured</small><br>${l.namedInsureds[1]}<br>`}<small>Organization</small> ${l.entityType}<br><small>Agency</small> ${l.agencyName}<br><small>Company</small> ${l.carrierName}</td></tr></table>
<h2>Vehicles you own</h2><table><tr><th>No.</th><th>Year, make and model</th><th>VIN</th><th>Kept at</th><th>Use</th><th>Class</th><th>Radius</th><th class="n">GVW lbs</th><th class="n">Cost new</th></tr>${all.map(({ vehicle: v }) => html`<tr><td>${v.number}</td><td>${v.year} ${v.make} ${v.model}</td><td>${v.vin}</td><td>${v.garagingLocation}</td><td>${v.use}</td><td>${v.classCode}</td><td>${v.radius}</td><td class="n">${whole(v.grossWeight)}</td><td class="n">${wholeDollars(v.costNew)}</td></tr>`)}</table>
<h2>What each vehicle is insured for</h2><table><tr><th>Coverage</th><th>The most we pay</th>${all.map(({ vehicle: { number } }) => html`<th class="n">Vehicle ${number}</th>`)}</tr>${rows.map((row) => html`<tr><td>${row.name}</td><td>${row.words}</td>${all.map((bus) => cell(row.of(bus)))}</tr>`)}<tr><td colspan="2"><b>Premium of the vehicle</b></td>${f.premiums.map((premium) => html`<td class="n"><b>${dollarsAndCents(premium)}</b></td>`)}</tr></table>
<h2>Vehicles you do not own</h2><table><tr><th>Coverage</th><th>Based on</th><th class="n">Premium</th></tr>${apart}</table>
<table style="margin-top:8px;width:60%;margin-left:auto"><tr><td>${f.fee.name}</td><td class="n">${dollarsAndCents(f.fee.amount)}</td></tr><tr><td><b>Total premium for the term</b></td><td class="n"><b>${dollarsAndCents(l.totalPremium)}</b></td></tr></table>${l.discounts.length === 0 ? '' : html`<p>Credits in these premiums: ${l.discounts.map(({ name }) => name).join('; ')}</p>`}
<h2>Named drivers</h2><table><tr><th>Driver</th><th>Born</th><th>License</th><th>Our review</th></tr>${f.drivers.map((each) => html`<tr><td>${each.name}</td><td>${bare(each.dateOfBirth)}</td><td>${each.licenseState}</td><td>${each.status}</td></tr>`)}</table>${f.lender === null ? '' : html`<h2>Loss payee, vehicle 1</h2><p>${f.lender.name}, ${oneLine(f.lender.at)}</p>`}<p><small>Forms: CA 00 01 10 13; CA 99 03 10 13; CA 20 54 10 13; WC-A 14 (3/16); WC-A 31 (6/16).</small></p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'worship-change',
  build: (random) => {
    const f = facts(random);
    const coverages = rowsOf(f).flatMap(({ name, limits, of }) =>
      f.all.flatMap((bus) => {
        const found = of(bus);
        return found === null ? [] : [{ vehicleNumber: bus.vehicle.number, name, ...limits, ...found }];
      }),
    );
    return {
      html: sheet({ css, body: [notice(f), declarations(f)] }),
      label: {
        ...f.label,
        coverages,
        vehicles: f.all.map(({ vehicle }, i) => ({
          ...vehicle,
          lossPayeeName: i === 0 ? f.lender?.name : null,
          premium: f.premiums[i],
        })),
        drivers: f.drivers,
        hiredAndNonOwned: [f.hired, f.volunteers],
        additionalInterests:
          f.lender === null ? [] : [{ interest: 'Loss payee', name: f.lender.name, address: oneLine(f.lender.at) }],
        _accept: Object.fromEntries(
          // the only limit of a line is one for each person: either field is right
          coverages.flatMap((each, i) =>
            each.limitPerPerson === undefined
              ? []
              : [
                  [`coverages[${i}].limitPerPerson`, [null]],
                  [`coverages[${i}].limit`, [each.limitPerPerson]],
                ],
          ),
        ),
      },
    };
  },
};
