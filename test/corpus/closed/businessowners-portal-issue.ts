import { abbreviated, addYears } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A digital insurer of small shops, its issued policy printed from the browser: tiles with figures, a matrix of property by place, liability as a list, no codes.

const css = `body{margin:0;font:8.8pt/1.4 Lato,"DejaVu Sans",sans-serif;color:#1b1b2f}.top{display:flex;justify-content:space-between;color:#777;font-size:7.4pt}h1{font-size:16pt;margin:4pt 0 8pt}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:7pt}.tile{border:.6pt solid #cfcfe6;border-radius:5pt;padding:6pt 8pt}.tile small{display:block;color:#6a6a8a;font-size:7.2pt}h2{font-size:11pt;margin:13pt 0 4pt;break-after:avoid}
table{border-collapse:collapse;width:100%}td,th{padding:3pt 5pt;border-bottom:.5pt solid #e2e2f0;text-align:right;font-weight:400}td:first-child,th:first-child{text-align:left}th{color:#6a6a8a;font-size:7.6pt}.no{color:#aaa}.btn{border:.6pt solid #5b5bd6;color:#5b5bd6;border-radius:4pt;padding:1pt 6pt;font-size:7.4pt}.tot td{font-weight:700;border-bottom:0}`;

const tile = (caption: string, value: Piece): Html => html`<div class="tile"><small>${caption}</small>${value}</div>`;

interface Row {
  name: string;
  /** By place; null: not bought. */
  limits: (number | null)[];
}

function drawRows(random: Random, places: number): Row[] {
  const amounts = (odds: number, low: number, high: number) =>
    random.times(places, () => (random.chance(odds) ? random.int(low, high) * 5_000 : null));
  return [
    { name: 'Building you own', limits: amounts(0.4, 30, 240) },
    { name: 'Stock and equipment', limits: random.times(places, () => random.int(2, 60) * 5_000) },
    { name: 'Glass', limits: amounts(0.4, 1, 3) },
    { name: 'Spoiled goods', limits: amounts(0.4, 1, 5) },
  ].filter(({ limits }) => limits.some((limit) => limit !== null));
}

const EXTRAS = [
  { name: 'Lost income', limit: null, limitText: 'up to 12 months' },
  { name: 'Cyber', limit: 25_000, limitText: null },
  { name: 'Employee theft', limit: 10_000, limitText: null },
  { name: 'Professional services', limit: 250_000, limitText: null },
  { name: 'Equipment failure', limit: null, limitText: 'Included' },
];
const TRADES = ['Ceramics studio', 'Juice bar', 'Bicycle repair', 'Pilates studio', 'Framing shop', 'Gift store'];

export const style: Style = {
  policyType: 'businessowners',
  name: 'portal-issue',
  build(random) {
    const home = place(random);
    const isPerson = random.chance(0.3);
    const insured = isPerson ? `${firstName(random)} ${lastName(random)}` : company(random);
    const entity = isPerson ? 'Sole proprietor' : /L\.?L\.?C/.test(insured) ? 'LLC' : 'Corporation';
    const [insurer, brand, number] = [carrier(random), word(random), numbered(random, '@@@-####-@##')];
    const effective = dayBetween(random, '2020-01-01', '2026-06-25');
    const trade = random.pick(TRADES);
    const places = random.times(random.int(1, 3), (i) => ({
      at: i === 0 ? home : place(random, home.state),
      yearBuilt: random.int(1935, 2018),
      construction: random.pick(['Wood frame', 'Brick', 'Steel and glass']),
    }));
    const rows = drawRows(random, places.length);
    const deductible = random.pick([250, 500, 1_000]);
    const extras = random.some(EXTRAS, random.int(1, 4)).map((each) => ({ ...each, premium: random.amount(18, 210) }));
    const occurrence = random.pick([1_000_000, 2_000_000]);
    const [rented, medical] = [random.pick([100_000, 300_000]), random.pick([5_000, 10_000])];
    const [property, liability] = [random.amount(160, 2_200), random.amount(180, 1_500)];
    const credit = random.chance(0.6) ? { name: 'Claim-free years', amount: random.amount(15, 120) } : null;
    const fee = random.pick([0, 25, 40]);
    const total = sum([property, liability, ...extras.map(({ premium }) => premium), -(credit?.amount ?? 0), fee]);
    const insuredParty = random.chance(0.5)
      ? { interest: 'Additional insured', name: `${word(random)} Plaza Owners LLC`, address: oneLine(place(random)) }
      : null;
    const limits = [
      ['Each incident (occurrence)', occurrence],
      ['All incidents in the policy year (general aggregate)', occurrence * 2],
      ['Products and finished work, policy year', occurrence * 2],
      ['Personal and advertising injury', occurrence],
      ['Damage to space you rent', rented],
      ['Medical expenses, per person', medical],
    ] as const;
    const money = (limit: number | null): Html =>
      limit === null ? html`<td class="no">not bought</td>` : html`<td>${wholeDollars(limit)}</td>`;
    const body = html`<div class="top"><span>${brand.toLowerCase()} business | Dashboard | Policies | Claims | Help</span><span>Issued ${abbreviated(effective)}</span></div><h1>Business owner's policy <span class="btn">Download</span> <span class="btn">Share certificate</span></h1><div class="tiles">${tile('Business', insured)}${tile('Legal form', entity)}${tile('What you do', trade)}${tile('Mailing address', html`${home.street}<br>${cityLine(home)}`)}${tile('Policy', number)}${tile('Coverage dates', `${abbreviated(effective)} to ${abbreviated(addYears(effective, 1))}`)}${tile('Underwritten by', insurer)}${tile('Total for the year', html`<b>${dollarsAndCents(total)}</b>`)}${tile('Deductible, property', wholeDollars(deductible))}</div>
<h2>Places</h2><table><tr><th></th><th>Address</th><th>Construction</th><th>Built</th></tr>${places.map(({ at, construction, yearBuilt }, i) => html`<tr><td>Place ${i + 1}</td><td>${oneLine(at)}</td><td>${construction}</td><td>${yearBuilt}</td></tr>`)}</table>
<h2>Property limits</h2><table><tr><th></th>${places.map((_, i) => html`<th>Place ${i + 1}</th>`)}</tr>${rows.map(({ name, limits: own }) => html`<tr><td>${name}</td>${own.map(money)}</tr>`)}</table>
<h2>Liability limits</h2><table>${limits.map(([caption, amount]) => html`<tr><td>${caption}</td><td>${wholeDollars(amount)}</td></tr>`)}</table>
<h2>Add-ons for the whole business</h2><table>${extras.map(({ name, limit, limitText, premium }) => html`<tr><td>${name}</td><td>${limit === null ? limitText : wholeDollars(limit)}</td><td>${dollarsAndCents(premium)}</td></tr>`)}</table>
<h2>Price</h2><table><tr><td>Property</td><td>${dollarsAndCents(property)}</td></tr><tr><td>Liability</td><td>${dollarsAndCents(liability)}</td></tr><tr><td>Add-ons</td><td>${dollarsAndCents(sum(extras.map(({ premium }) => premium)))}</td></tr>${credit === null ? null : html`<tr><td>${credit.name}</td><td>-${dollarsAndCents(credit.amount)}</td></tr>`}${fee === 0 ? null : html`<tr><td>Issue fee</td><td>${dollarsAndCents(fee)}</td></tr>`}<tr class="tot"><td>Total for the year</td><td>${dollarsAndCents(total)}</td></tr></table>
${insuredParty === null ? null : html`<h2>Others on the policy</h2><div>${insuredParty.interest}: ${insuredParty.name}, ${insuredParty.address}</div>`}<p class="top">${brand} Agency Services sells policies of ${insurer}. Businesses like yours often add Workers' Compensation from $${random.int(20, 60)} a month.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      namedInsureds: [insured],
      mailingAddress: oneLine(home),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      entityType: entity,
      businessDescription: trade,
      totalPremium: total,
      discounts: credit === null ? [] : [credit],
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: places.map(({ at, ...facts }, i) => ({ locationNumber: i + 1, address: oneLine(at), ...facts })),
      coverages: [
        ...rows.flatMap(({ name, limits: own }) =>
          own.flatMap((limit, i) => (limit === null ? [] : [{ locationNumber: i + 1, name, limit }])),
        ),
        ...extras,
      ],
      additionalInterests: insuredParty === null ? [] : [insuredParty],
      _accept: {
        agencyName: [null, `${brand} Agency Services`],
        transactionType: [null, 'new'],
        // the one deductible stands for all property
        'coverages[*].deductible': [null, deductible],
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
