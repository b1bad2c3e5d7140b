// Insurer of small offices: one building whose numbers, street and rating facts are captions with values in a shaded band; its property
// coverages stand right below, optional coverages of the policy in a list of their own.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9pt/1.36 Carlito,sans-serif}h1{font-size:15pt;font-weight:400;color:#146;margin:0}.k{display:grid;grid-template-columns:repeat(3,1fr);gap:7pt 14pt;margin:9pt 0}i{display:block;font-style:normal;font-size:7.2pt;color:#146}.band{background:#e3eef2;padding:6pt 8pt;display:grid;grid-template-columns:46pt 46pt 1.7fr 1.2fr 60pt;gap:5pt 10pt;margin-top:12pt}
table{border-collapse:collapse;width:100%}td,th{padding:2.4pt 8pt;text-align:left;border-bottom:.4pt solid #cdd}th{font-weight:400;font-size:7.4pt;color:#146}.n{text-align:right}h3{font-size:10pt;color:#146;margin:13pt 0 2pt;font-weight:400}.t td{font-weight:700}`;

const trades = [
  ['Accounting office', '64421', 'Frame'],
  ['Optometrist', '63151', 'Joisted masonry'],
  ['Insurance agency office', '64211', 'Masonry noncombustible'],
  ['Architect', '64141', 'Fire resistive'],
] as const;

function drawRows(random: Random, deductible: number) {
  const own = { locationNumber: 1, buildingNumber: 1, deductible };
  const [building, contents] = [random.int(40, 200) * 5000, random.int(8, 60) * 2500];
  return [
    ...(random.chance(0.6)
      ? [{ ...own, name: 'Building', limit: building, premium: Math.round(building * 0.0018) }]
      : []),
    { ...own, name: 'Business personal property', limit: contents, premium: Math.round(contents * 0.004) },
    { ...own, name: 'Tenant glass', limit: random.pick([5000, 10_000]), premium: random.int(14, 40) },
  ];
}

function facts(random: Random) {
  const mail = place(random);
  const at = random.chance(0.5) ? mail : place(random, mail.state);
  const [description, classCode, construction] = random.pick(trades);
  const rows = drawRows(random, random.pick([250, 500, 1000]));
  const policy = [
    { name: 'Computer equipment', limit: random.pick([10_000, 25_000]), premium: random.int(18, 70) },
    { name: 'Data breach response', limit: random.pick([50_000, 100_000]), premium: random.int(35, 99) },
    { name: 'Business income', limitText: 'Actual loss, 12 months', premium: null },
    { name: 'Non-owned auto liability', limitText: 'Within liability limit', premium: random.int(45, 110) },
  ].slice(0, random.int(2, 4));
  const each = random.pick([1_000_000, 2_000_000]);
  const liability = random.int(120, 460);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['03', '06', '08', '10'])}-${random.pick(['01', '11', '24'])}`;
  return {
    mail,
    at,
    rows,
    policy,
    liability,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['SBP#######', 'OP-###-####-@'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Limited liability company', 'Professional corporation', 'Sole proprietor']),
      totalPremium: sum([...rows, ...policy].map((row) => row.premium ?? 0)) + liability,
      eachOccurrenceLimit: each,
      medicalExpenseLimit: 10_000,
      damageToRentedPremisesLimit: random.pick([100_000, 300_000]),
      generalAggregateLimit: each * 2,
      productsAggregateLimit: each * 2,
      locations: [
        {
          locationNumber: 1,
          buildingNumber: 1,
          address: oneLine(at),
          description,
          classCode,
          construction,
          yearBuilt: random.int(1948, 2015),
          protectionClass: String(random.int(2, 6)),
        },
      ],
      coverages: [...rows, ...policy],
      additionalInterests: random.chance(0.4)
        ? [{ interest: 'Mortgagee', name: `${word(random)} Community Bank`, address: oneLine(place(random)) }]
        : [],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function premises({ label: l, rows }: Facts): Html {
  const [own] = l.locations;
  if (own === undefined) throw new Error('no location');
  const part = (name: string, value: string | number): Html => html`<div><i>${name}</i>${value}</div>`;
  return html`<div class="band">${part('Premises', own.locationNumber)}${part('Building', own.buildingNumber)}${part('Street, city, state', own.address)}${part('Occupied as', own.description)}${part('Class', own.classCode)}${part('Year built', own.yearBuilt)}${part('Prot. class', own.protectionClass)}${part('Construction', own.construction)}</div>
<table><tr><th>Property coverage</th><th class="n">Limit of insurance</th><th class="n">Deductible</th><th class="n">Premium</th></tr>${rows.map((row) => html`<tr><td>${row.name}</td><td class="n">${wholeDollars(row.limit)}</td><td class="n">${wholeDollars(row.deductible)}</td><td class="n">${wholeDollars(row.premium)}</td></tr>`)}</table>`;
}

function body(f: Facts): Html {
  const { label: l, mail, policy, liability } = f;
  const limit = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">$${whole(amount)}</td><td class="n"></td></tr>`;
  return html`<h1>${l.carrierName}</h1>Small Office Businessowners Policy &ndash; Declarations (${l.transactionType === 'new' ? 'new business' : 'renewal'})
<div class="k"><div><i>Named insured and mailing address</i>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div><i>Policy number</i>${l.policyNumber}<i>Legal entity</i>${l.entityType}</div><div><i>Policy period</i>${bare(l.effectiveDate)} &ndash; ${bare(l.expirationDate)}, 12:01 a.m.<i>Your agency</i>${l.agencyName}</div></div>
${premises(f)}<h3>Optional coverages</h3><table><tr><th>Coverage</th><th class="n">Limit</th><th class="n">Premium</th></tr>${policy.map((row) => html`<tr><td>${row.name}</td><td class="n">${row.limit === undefined ? row.limitText : wholeDollars(row.limit)}</td><td class="n">${row.premium === null ? 'Included' : wholeDollars(row.premium)}</td></tr>`)}</table>
<h3>Liability</h3><table><tr><th>Limits</th><th class="n">Amount</th><th class="n">Premium</th></tr>${limit('Each occurrence', l.eachOccurrenceLimit)}${limit('Medical expenses, each person', l.medicalExpenseLimit)}${limit('Damage to premises rented to you', l.damageToRentedPremisesLimit)}${limit('General aggregate', l.generalAggregateLimit)}${limit('Products-completed operations aggregate', l.productsAggregateLimit)}<tr><td>All liability coverages</td><td></td><td class="n">${wholeDollars(liability)}</td></tr><tr class="t"><td>Total policy premium</td><td></td><td class="n">${wholeDollars(l.totalPremium)}</td></tr></table>
${l.additionalInterests.map((each) => html`<h3>${each.interest}</h3>${each.name}, ISAOA<br>${each.address}`)}<p style="font-size:7.4pt">Forms: SO 0001 05 18, SO 0417 05 18, SO 0523 01 21. Losses are adjusted with you and the mortgagee named above, if any.</p>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'captions-over-one-building',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
