// Program administrator for towing and recovery firms: a binder letter with the price in parts, then declarations in
// navy bands. Coverages of the policy name the symbols in front, their limits in the bureau's short forms, on-hook
// and garagekeepers as coverages of their own; power units stand as columns with their facts down the side, four to a
// band, premiums at the foot of each column; drivers with points, fees in a box.
import { addDays, addYears, bare, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{margin:0;font:8.6pt/1.34 Carlito,sans-serif}
.band{background:#14284b;color:#fff;padding:2.5pt 6pt;font-weight:700;margin:10pt 0 4pt}
.pg{break-before:page}.three{display:grid;grid-template-columns:1.2fr 1fr 1fr;gap:4pt 14pt}
.three small,.cap{display:block;color:#44506b;font-size:7pt}
table{border-collapse:collapse;width:100%}td,th{padding:2pt 5pt;text-align:left;vertical-align:top}
th{font-size:7.4pt;color:#44506b;border-bottom:.7pt solid #14284b}
.u{break-inside:avoid;margin-bottom:9pt}.u td:first-child{color:#44506b;width:112pt}
.u tr:nth-child(even) td{background:#eef1f7}.n{text-align:right}
.sum{margin-left:auto;width:270pt;border:1pt solid #14284b}.sum td:last-child{text-align:right}
h1{font-size:14pt;margin:0}`;

const trucks = [
  ['HINO', '258 Rollback', 25_950, '31499'],
  ['FREIGHTLINER', 'M2 106 Carrier', 26_000, '31499'],
  ['FORD', 'F-550 Self-Loader', 19_500, '21499'],
] as const;

function unitsOf(random: Random, garages: readonly string[], year: number) {
  const lender = `${word(random)} ${random.pick(['Equipment Finance LLC', 'Commercial Capital', 'Truck Credit Corp'])}`;
  let number = 0;
  return random.times(random.int(1, 7), () => {
    const [make, model, grossWeight, classCode] = random.pick(trucks);
    number += random.chance(0.2) ? 2 : 1;
    const hasDamage = random.chance(0.85);
    const liability = random.int(2900, 8800);
    const hook = random.int(240, 990);
    const motorist = random.int(48, 150);
    const comprehensive = hasDamage ? random.int(160, 900) : null;
    const collision = hasDamage ? random.int(420, 2400) : null;
    return {
      number,
      year: random.int(2007, year),
      make,
      model,
      vin: vin(random),
      grossWeight,
      classCode,
      garagingLocation: random.pick(garages),
      radius: random.pick(['Local', 'Intermediate']),
      statedAmount: hasDamage ? random.int(28, 290) * 1000 : null,
      deductible: hasDamage ? random.pick([1000, 2500]) : null,
      lossPayeeName: hasDamage && random.chance(0.6) ? lender : null,
      liability,
      hook,
      motorist,
      comprehensive,
      collision,
      premium: sum([liability, hook, motorist, comprehensive ?? 0, collision ?? 0]),
    };
  });
}

function coveragesOf(random: Random, keepers: number) {
  const combined = random.pick([750_000, 1_000_000, 1_000_000]);
  const lot = random.pick([100_000, 200_000, 300_000]);
  return [
    {
      symbols: ['67', '68', '71'],
      name: 'Auto Liability',
      limit: combined,
      after: 'CSL each accident',
      deductible: null,
    },
    {
      symbols: ['66'],
      name: 'Uninsured Motorists',
      limit: random.pick([50_000, 100_000]),
      after: 'CSL',
      deductible: null,
    },
    ...['Specified Perils or Comprehensive', 'Collision'].map((peril) => ({
      symbols: ['67'],
      name: `Physical Damage - ${peril}`,
      limit: null,
      after: 'Per schedule',
      deductible: null,
    })),
    {
      symbols: ['67'],
      name: 'On-Hook Towing',
      limit: random.pick([75_000, 100_000, 150_000]),
      after: 'each towed unit',
      deductible: random.pick([1000, 2500]),
    },
    ...(keepers === 0
      ? []
      : [
          {
            symbols: ['30'],
            name: 'Garagekeepers - Direct Primary',
            limit: lot,
            after: 'each location',
            deductible: 1000,
          },
        ]),
  ];
}

function facts(random: Random) {
  const [mail, yard] = [place(random), word(random)];
  const year = random.int(2018, 2025);
  const effectiveDate = `${year}-${random.pick(['01', '04', '05', '08', '10'])}-${random.int(10, 28)}`;
  const keepers = random.chance(0.75) ? random.int(480, 2900) : 0;
  const units = unitsOf(random, [`${mail.city}, ${mail.state}`, `${yard}, ${mail.state}`], year);
  const hired = random.pick([125, 250, 350]);
  const premium = sum([...units.map((unit) => unit.premium), keepers, hired]);
  const fees = [
    { name: 'Program Policy Fee', amount: random.pick([250, 395, 500]) },
    { name: 'MVR and Filing Fee', amount: random.pick([75, 120, 150]) },
    ...(random.chance(0.5) ? [{ name: 'State Premium Assessment', amount: Math.round(premium * 0.0125) }] : []),
  ];
  const firm = word(random);
  return {
    mail,
    units,
    payee: units.find(({ lossPayeeName }) => lossPayeeName !== null)?.lossPayeeName ?? null,
    keepers,
    hired,
    premium,
    coverages: coveragesOf(random, keepers),
    administrator: `${word(random)} Towing Insurance Programs`,
    lenderAt: place(random),
    drivers: random.times(random.int(1, 6), () => ({
      name: person(random),
      dateOfBirth: addDays('1996-01-01', -random.int(0, 12_000)),
      licenseNumber: numbered(random, random.pick(['########', '@#######'])),
      licenseState: mail.state,
      points: random.pick([0, 0, 0, 1, 2, 3]),
    })),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['TOW-#######-##', 'PTR ######', '@@TW######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [`${firm} ${random.pick(['Towing & Recovery LLC', 'Wrecker Service Inc.', 'Roadside LLC'])}`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['LLC', 'Corporation', 'Sole Proprietor']),
      businessDescription: random.pick([
        'Towing and recovery, police rotation',
        'Light and medium duty towing',
        'Auto club towing',
      ]),
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      fees,
    },
  };
}
type Facts = ReturnType<typeof facts>;
type Unit = Facts['units'][number];

function letter(f: Facts): Html {
  const { label: l } = f;
  return html`<h1>${f.administrator}</h1><div class="cap">Serving the towing industry since 1988</div>
<p>${written(addDays(l.effectiveDate, -9))}</p>
<p>${l.agencyName}<br>Attention: Commercial Lines</p><p>Re: ${l.namedInsureds[0]}, policy ${l.policyNumber}</p>
<p>Enclosed is the ${l.transactionType === 'new' ? 'new policy' : 'renewal policy'} for the above captioned insured. Please review it against the
quotation you accepted and let us know of any differences within ten days. The price, with fees, came to
${wholeDollars(l.totalPremium)}; a quarter of it is due at binding, the rest in nine installments with a charge of $8 each.</p>
<p>Thank you for your business,<br><br>Program Underwriter</p>`;
}

function declarations(f: Facts): Html {
  const { label: l } = f;
  const fact = (caption: string, value: Html | string): Html => html`<div><small>${caption}</small>${value}</div>`;
  return html`<div class="pg" style="display:flex;justify-content:space-between">
<h1>Tow Operators Auto Policy Declarations</h1>
<b>${l.transactionType === 'new' ? 'New Business' : 'Renewal'}</b></div>
<div class="cap">Coverage is underwritten by</div><b>${l.carrierName}</b>
<div class="band">INSURED</div>
<div class="three">${fact('Insured name / mailing address', html`${l.namedInsureds[0]}<br>${f.mail.street}<br>${cityLine(f.mail)}`)}
${fact('Policy number', l.policyNumber)}${fact('Term (12:01 a.m.)', `${slashed(l.effectiveDate)} - ${slashed(l.expirationDate)}`)}
${fact('Operations', l.businessDescription)}${fact('Organized as', l.entityType)}${fact('Retail agent', l.agencyName)}</div>
<div class="band">COVERAGES</div><table><tr><th>Symbols</th><th>Coverage part</th><th>Limit of insurance</th>
<th>Deductible</th></tr>
${f.coverages.map(
  (each) => html`<tr><td>${each.symbols.join(', ')}</td><td>${each.name}</td>
<td>${each.limit === null ? each.after : `${wholeDollars(each.limit)} ${each.after}`}</td>
<td>${each.deductible === null ? '' : wholeDollars(each.deductible)}</td></tr>`,
)}</table>
<div class="band">PREMIUM</div><table class="sum"><tr><td>Scheduled units</td>
<td>${whole(sum(f.units.map(({ premium }) => premium)))}</td></tr>
${f.keepers === 0 ? null : html`<tr><td>Garagekeepers</td><td>${whole(f.keepers)}</td></tr>`}
<tr><td>Hired auto liability, if any basis</td><td>${whole(f.hired)}</td></tr><tr><td>Premium before fees</td>
<td>${whole(f.premium)}</td></tr>
${l.fees.map(({ name, amount }) => html`<tr><td>${name}</td><td>${whole(amount)}</td></tr>`)}<tr><td><b>Policy total</b>
</td><td><b>${wholeDollars(l.totalPremium)}</b></td></tr></table>
<p class="cap">Fees are fully earned at inception. Minimum earned premium is 25 percent of the premium before fees.</p>`;
}

const money = (amount: number | null): string => (amount === null ? 'Not covered' : whole(amount));
const unitRows: readonly (readonly [string, (unit: Unit) => Html | string])[] = [
  ['Year', (unit) => String(unit.year)],
  ['Make', (unit) => unit.make],
  ['Model / body', (unit) => unit.model],
  ['VIN', (unit) => unit.vin],
  ['GVWR', (unit) => whole(unit.grossWeight)],
  ['Class', (unit) => unit.classCode],
  ['Radius', (unit) => unit.radius],
  ['Garaged', (unit) => unit.garagingLocation],
  ['Stated value', (unit) => (unit.statedAmount === null ? 'None' : whole(unit.statedAmount))],
  ['Comp / collision deductible', (unit) => (unit.deductible === null ? 'None' : whole(unit.deductible))],
  ['Loss payee', (unit) => unit.lossPayeeName ?? 'None'],
  ['Auto liability', (unit) => whole(unit.liability)],
  ['Uninsured motorists', (unit) => whole(unit.motorist)],
  ['Comprehensive', (unit) => money(unit.comprehensive)],
  ['Collision', (unit) => money(unit.collision)],
  ['On-hook towing', (unit) => whole(unit.hook)],
  ['Unit premium', (unit) => html`<b>${whole(unit.premium)}</b>`],
];

function schedule(f: Facts): Html {
  const { label: l } = f;
  const bands = Array.from({ length: Math.ceil(f.units.length / 4) }, (_, i) => f.units.slice(i * 4, i * 4 + 4));
  return html`<div class="pg band">SCHEDULE OF POWER UNITS &nbsp; Policy ${l.policyNumber}</div>${bands.map(
    (units) => html`<table class="u"><tr><th></th>${units.map(({ number }) => html`<th>Unit ${number}</th>`)}</tr>
${unitRows.map(
  ([caption, value]) => html`<tr>
<td>${caption}</td>${units.map((unit) => html`<td>${value(unit)}</td>`)}</tr>`,
)}</table>`,
  )}<div class="band">APPROVED DRIVERS</div><table style="width:80%"><tr><th>Points</th><th>Driver</th><th>Born</th>
<th>License</th><th>State</th></tr>
${f.drivers.map(
  (each) => html`<tr><td>${each.points}</td><td>${each.name}</td><td>${bare(each.dateOfBirth)}</td>
<td>${each.licenseNumber}</td><td>${each.licenseState}</td></tr>`,
)}</table>
${f.payee === null ? null : html`<div class="band">LOSS PAYEE</div>${f.payee}<br>${f.lenderAt.street}<br>${cityLine(f.lenderAt)}`}
<div class="band">FORMS</div>CA 00 20 11 20 Motor Carrier Coverage Form; CA 99 37 11 20 Garagekeepers Coverage; TOW 101 02 19 On-Hook Coverage;
TOW 114 02 19 Unreported Driver Limitation; CA 21 17 Uninsured Motorists; IL 00 17 11 98`;
}

function labelled(f: Facts) {
  const [liability, motorist, comprehensive, collision, hook] = f.coverages.map(({ name }) => name);
  const names = [
    ['Auto liability', 'liability', liability],
    ['Uninsured motorists', 'motorist', motorist],
    ['Comprehensive', 'comprehensive', comprehensive],
    ['Collision', 'collision', collision],
    ['On-hook towing', 'hook', hook],
  ] as const;
  return f.units.flatMap((unit) =>
    names.flatMap(([name, key]) => {
      const premium = unit[key];
      if (premium === null) return [];
      const isDamage = key === 'comprehensive' || key === 'collision';
      return [{ vehicleNumber: unit.number, name, premium, deductible: isDamage ? unit.deductible : null }];
    }),
  );
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'tow-operators-program',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [letter(f), declarations(f), schedule(f)] }),
      label: {
        ...f.label,
        coverages: [
          ...f.coverages.map(({ symbols, after, ...each }) => ({
            ...each,
            autoSymbols: symbols,
            limitText: each.limit === null ? after : null,
            premium: each.name.startsWith('Garagekeepers') ? f.keepers : null,
          })),
          ...labelled(f),
        ],
        vehicles: f.units.map(
          ({ deductible: _1, liability: _2, hook: _3, motorist: _4, comprehensive: _5, collision: _6, ...unit }) =>
            unit,
        ),
        drivers: f.drivers.map(({ points: _points, ...each }) => each),
        hiredAndNonOwned: [{ kind: 'hired', coverage: 'liability', basis: 'if any', premium: f.hired }],
        additionalInterests:
          f.payee === null ? [] : [{ interest: 'LOSS PAYEE', name: f.payee, address: oneLine(f.lenderAt) }],
        _accept: {
          'hiredAndNonOwned[0].basis': ['if any basis'],
          'hiredAndNonOwned[0].coverage': [null],
          // the premium of the garagekeepers coverage stands in the sum of premiums only
          ...(f.keepers === 0 ? {} : { 'coverages[5].premium': [null] }),
        },
      },
    };
  },
};
