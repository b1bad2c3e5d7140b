// National direct writer, one vehicle of a small business: coverage summary in sentence case, an outline of coverage with explanations
// under the names, a strip of premiums under the auto, credits as a list of words, identification cards on a page of their own.
import { addDays, addYears, abbreviated, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { vin } from '../kit/vehicles.ts';

const css = `body{font:9.6pt/1.36 "Open Sans","Liberation Sans",sans-serif}.top{display:flex;justify-content:space-between}.box{border:1px solid #999;border-radius:4px;padding:8px 12px;width:235px;font-size:8.8pt}h1{font-size:15pt;margin:26px 0 2px}h2{font-size:11pt;border-top:1.5px solid #1d4f91;padding-top:4px;margin:17px 0 5px}
table{width:100%;border-collapse:collapse}th{text-align:left;font-size:8pt;border-bottom:1px solid #999}td{padding:3px 0;vertical-align:top;border-bottom:.5px dotted #aaa}.n{text-align:right}small{color:#444;font-size:8.2pt;padding-left:10px}.page{break-before:page}.id{border:1px dashed #555;width:330px;padding:10px;margin:14px 0;font-size:8.2pt}`;

const vans = [
  ['Ford', 'Transit 250 Cargo Van'],
  ['Ram', 'ProMaster 1500'],
  ['Chevrolet', 'Express G2500'],
  ['Nissan', 'NV200'],
  ['Toyota', 'Tundra SR5'],
  ['Ford', 'F150 Supercrew'],
] as const;

function bought(random: Random) {
  const liabilityLimit = random.pick([300_000, 500_000, 750_000, 1_000_000]);
  const deductible = random.pick([250, 500, 1000]);
  const less = 'Limit of liability less deductible';
  const every = [
    {
      name: 'Liability To Others',
      under: 'Bodily Injury and Property Damage Liability',
      limit: liabilityLimit,
      after: 'combined single limit',
      premium: random.int(920, 4300),
    },
    {
      name: 'Uninsured/Underinsured Motorist',
      limit: random.pick([60_000, 100_000, 300_000]),
      after: 'combined single limit',
      premium: random.int(48, 290),
    },
    ...(random.chance(0.7)
      ? [
          {
            name: 'Medical Payments',
            limit: random.pick([1000, 2000, 5000]),
            after: 'each person',
            premium: random.int(16, 90),
          },
        ]
      : []),
    ...(random.chance(0.85)
      ? [
          { name: 'Comprehensive', limitText: less, deductible, premium: random.int(70, 260) },
          { name: 'Collision', limitText: less, deductible, premium: random.int(190, 780) },
        ]
      : []),
    ...(random.chance(0.4)
      ? [{ name: 'Rental Reimbursement', limitText: '$50 per day, 30 day maximum', premium: random.int(38, 90) }]
      : []),
    ...(random.chance(0.4)
      ? [{ name: 'Roadside Assistance', limitText: 'Selected', premium: random.int(14, 40) }]
      : []),
  ];
  return every.map((each) => ({
    under: null,
    after: '',
    limit: null,
    limitText: null,
    deductible: null,
    ...each,
  }));
}

/** The kind of organization that goes with the ending of a name. */
function entityOf(name: string): string {
  if (/L\.?L\.?C/.test(name)) return 'Limited liability company';
  if (name.endsWith('LP')) return 'Partnership';
  return /Inc|Co\.|Corporation/.test(name) ? 'Corporation' : 'Sole proprietor';
}

function facts(random: Random) {
  const mail = place(random);
  const coverages = bought(random);
  const [make, model] = random.pick(vans);
  const effectiveDate = `${random.int(2020, 2025)}-${random.pick(['01', '03', '04', '08', '12'])}-${random.int(10, 28)}`;
  const lien = random.chance(0.6)
    ? {
        interest: 'Lienholder',
        name: `${word(random)} ${random.pick(['Motor Credit', 'Federal Credit Union', 'Auto Finance'])}`,
        address: oneLine(place(random)),
      }
    : null;
  const insured = random.chance(0.5)
    ? [{ interest: 'Additional insured', name: company(random), address: oneLine(place(random, mail.state)) }]
    : [];
  const subtotal = sum(coverages.map((each) => each.premium));
  const fees = random.chance(0.6)
    ? [{ name: random.pick(['Auto theft prevention fee', 'State fraud assessment']), amount: random.int(1, 6) }]
    : [];
  const drivers = random.times(random.int(1, 3), () => ({ name: person(random), status: 'Rated' }));
  const policyholder = random.chance(0.4) ? (drivers[0]?.name ?? '') : company(random);
  return {
    mail,
    coverages,
    lien,
    subtotal,
    brand: word(random),
    printedOn: addDays(effectiveDate, -random.int(2, 30)),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['0#######-#', '9########'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [policyholder],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      businessDescription: random.pick([
        'Carpet cleaning',
        'Handyman',
        'Mobile pet grooming',
        'Florist',
        'Pool maintenance',
      ]),
      entityType: entityOf(policyholder),
      totalPremium: sum([subtotal, ...fees.map((fee) => fee.amount)]),
      fees,
      discounts: random
        .some(
          [
            'Business experience',
            'Paid in full',
            'Electronic funds transfer',
            'Commercial driver license',
            'Package',
            'Smart driving program',
          ],
          random.int(1, 4),
        )
        .map((name) => ({ name })),
      vehicles: [
        {
          number: 1,
          year: random.int(2008, Number(effectiveDate.slice(0, 4))),
          make,
          model,
          vin: vin(random),
          garagingLocation: mail.zip,
          radius: random.pick(['50 miles', '100 miles', '200 miles']),
          statedAmount: random.chance(0.6) ? random.int(14, 62) * 1000 : null,
          lossPayeeName: lien?.name ?? null,
          premium: subtotal,
        },
      ],
      drivers,
      additionalInterests: [...(lien === null ? [] : [lien]), ...insured],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function summary({ label: l, mail, coverages, subtotal, brand, printedOn }: Facts): Html {
  const kind =
    l.transactionType === 'new'
      ? 'This is your Declarations Page for a new policy'
      : 'This is your Renewal Declarations Page';
  return html`<div class="top"><div><b style="font-size:14pt;color:#1d4f91">${brand.toUpperCase()}</b> commercial<div style="margin-top:38px">${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div></div>
<div class="box"><b>Policy number: ${l.policyNumber}</b><br>Underwritten by:<br>${l.carrierName}<br>${written(printedOn)}<br>Policy Period: ${abbreviated(l.effectiveDate)} - ${abbreviated(l.expirationDate)}<br>Customer Service: 1-800-555-0142, online or by phone, 24 hours</div></div>
<h1>Commercial Auto Insurance Coverage Summary</h1><b>${kind}</b><p>The coverages, limits and policy period shown apply only if you pay for this policy. Your coverage begins at 12:01 a.m. on ${written(l.effectiveDate)} and ends at 12:01 a.m. on ${written(l.expirationDate)}. The policy contract is form 5310 (06/10), modified by forms 2087 (01/04), 3344 (02/19) and W119 (01/11).</p>
<p>Named insured organization type: ${l.entityType} &nbsp;&nbsp; Business: ${l.businessDescription}</p><h2>Outline of coverage</h2><table><tr><th>Description</th><th>Limits</th><th>Deductible</th><th class="n">Premium</th></tr>
${coverages.map((each) => html`<tr><td>${each.name}${each.under === null ? '' : html`<br><small>${each.under}</small>`}</td><td>${each.limit === null ? each.limitText : `${wholeDollars(each.limit)} ${each.after}`}</td><td>${each.deductible === null ? '' : wholeDollars(each.deductible)}</td><td class="n">${wholeDollars(each.premium)}</td></tr>`)}
<tr><td colspan="3">Subtotal policy premium</td><td class="n">${wholeDollars(subtotal)}</td></tr>${l.fees.map((fee) => html`<tr><td colspan="3">${fee.name}</td><td class="n">${wholeDollars(fee.amount)}</td></tr>`)}<tr><td colspan="3"><b>Total 12 month policy premium</b></td><td class="n"><b>${wholeDollars(l.totalPremium)}</b></td></tr></table>
<p>Policies paid by installments carry a fee of $5.00 for each payment. A late fee of $10.00 may apply.</p>`;
}

function details({ label: l, coverages, subtotal }: Facts): Html {
  const [auto] = l.vehicles;
  if (auto === undefined) return html``;
  return html`<h2 class="page">Rated drivers</h2><p>${l.drivers.map((each, i) => html`${i + 1}. ${each.name}<br>`)}</p><h2>Auto coverage schedule</h2>
<p><b>1. ${auto.year} ${auto.make} ${auto.model}</b>${auto.statedAmount === null ? '' : html` &nbsp; Stated Amount: ${wholeDollars(auto.statedAmount)}`}<br>VIN: ${auto.vin} &nbsp; Garaging ZIP Code: ${auto.garagingLocation} &nbsp; Radius: ${auto.radius} &nbsp; Personal use: N</p>
<table><tr>${coverages.map((each) => html`<th>${each.name}</th>`)}<th class="n">Auto Total</th></tr><tr>${coverages.map((each) => html`<td>${wholeDollars(each.premium)}</td>`)}<td class="n">${wholeDollars(subtotal)}</td></tr></table>
<h2>Premium discounts</h2><p>Policy ${l.policyNumber}: ${l.discounts.map((each) => each.name).join(', ')}</p>
${l.additionalInterests.length === 0 ? '' : html`<h2>Lienholder and additional insured information</h2>${l.additionalInterests.map((each, i) => html`<p>${i + 1}. ${each.interest}${each.interest === 'Lienholder' ? ' for auto 1' : ''}<br>${each.name}<br>${each.address}</p>`)}`}
<h2>Company officers</h2><p>President &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Secretary</p><p>Please keep this page with your policy. It replaces any prior declarations for this period.</p>`;
}

function cards({ label: l, mail }: Facts): Html {
  const [auto] = l.vehicles;
  const card = html`<div class="id"><b>INSURANCE IDENTIFICATION CARD</b> &nbsp; ${mail.state}<br>Company: ${l.carrierName}<br>Policy Number: ${l.policyNumber}<br>Effective Date: ${abbreviated(l.effectiveDate)} &nbsp; Expiration Date: ${abbreviated(l.expirationDate)}<br>Insured: ${l.namedInsureds[0]}<br>Vehicle: ${auto?.year} ${auto?.make} ${auto?.model}<br>VIN: ${auto?.vin}<br>Keep this card in the vehicle at all times.</div>`;
  return html`<div class="page"><b>Your insurance cards</b><p>Cut along the dashed lines. One card belongs in each insured vehicle.</p>${card}${card}</div>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'one-van-summary',
  build: (random) => {
    const f = facts(random);
    const line = f.coverages.map(({ under: _under, after: _after, ...each }) => each);
    const [first] = f.coverages;
    const both = [first?.under, `${first?.name} ${first?.under}`];
    return {
      html: sheet({ css, body: [summary(f), details(f), cards(f)] }),
      label: {
        ...f.label,
        coverages: [
          ...line.map((each) => ({ vehicleNumber: null, ...each })),
          ...line.map(({ name, premium }) => ({ vehicleNumber: 1, name, premium })),
        ],
        // the words below the name say what it is for; the status of the drivers is only in the title of their list
        _accept: {
          'coverages[0].name': both,
          // the only limit of a line is one for each person: either field is right
          ...Object.fromEntries(
            f.coverages.flatMap((each, i) =>
              each.after === 'each person'
                ? [
                    [`coverages[${i}].limit`, [null]],
                    [`coverages[${i}].limitPerPerson`, [each.limit]],
                  ]
                : [],
            ),
          ),
          ...Object.fromEntries(f.label.drivers.map((_, i) => [`drivers[${i}].status`, [null]])),
        },
      },
    };
  },
};
