// Regional mutual on a printer with fixed pitch: premises and building as one code ("001/002") that stands in the first row of its
// coverages only, ditto marks or blanks below, rows of the whole policy under ALL.
import { addYears, shortSlashed } from '../kit/dates.ts';
import { cells, type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8pt/1.3 "Liberation Mono",monospace}.c{text-align:center}table{border-collapse:collapse;width:100%}td,th{padding:.5pt 4pt;text-align:left;vertical-align:top;font-weight:400}th{border-bottom:.6pt dashed #000;padding-top:8pt}.n{text-align:right}
.two{display:grid;grid-template-columns:1fr 1fr;gap:12pt;margin-top:8pt}.f td{padding-top:6pt}pre{margin:0;font:inherit}h4{margin:14pt 0 0;font-size:8pt;border-top:.6pt solid #000;padding-top:3pt}`;

const occupancies = [
  ['DENTAL OFFICE', '63121'],
  ['HARDWARE STORE', '50211'],
  ['DRY CLEANING PLANT', '71332'],
  ['OFFICE BUILDING - LESSORS RISK', '65146'],
  ['BEAUTY SHOP', '71952'],
  ['STORAGE - CONTENTS OF INSURED', '54136'],
] as const;
const constructions = ['FRAME', 'JOISTED MASONRY', 'NON-COMBUSTIBLE', 'MASONRY NON-COMB'];

interface Row {
  name: string;
  limit?: number;
  limitText?: string;
  deductible?: number;
  premium: number | null;
}

function drawRows(random: Random, isOwner: boolean, deductible: number): Row[] {
  const building = random.int(22, 240) * 5000;
  const contents = random.int(6, 90) * 2500;
  return [
    ...(isOwner
      ? [
          { name: 'BUILDING', limit: building, deductible, premium: Math.round(building * 0.0021) },
          { name: 'INCREASED COST OF CONSTRUCTION', limit: 10_000, premium: null },
        ]
      : []),
    { name: 'BUSINESS PERSONAL PROPERTY', limit: contents, deductible, premium: Math.round(contents * 0.0043) },
    ...random.some<Row>(
      [
        { name: 'OUTDOOR SIGNS', limit: random.pick([2500, 5000, 7500]), deductible: 250, premium: random.int(12, 60) },
        { name: 'WATER BACKUP AND SUMP OVERFLOW', limit: random.pick([5000, 10_000]), premium: random.int(25, 80) },
        { name: 'MONEY AND SECURITIES - INSIDE', limit: 10_000, deductible: 250, premium: random.int(15, 60) },
        { name: 'UTILITY SERVICES - DIRECT DAMAGE', limit: 25_000, premium: random.int(20, 90) },
        { name: 'EXTERIOR BUILDING GLASS', limitText: 'INCLUDED', premium: null },
      ],
      random.int(1, 3),
    ),
  ];
}

function drawItems(random: Random, deductible: number) {
  const codes = random.pick([
    [
      [1, 1],
      [1, 2],
    ],
    [
      [1, 1],
      [2, 1],
    ],
    [
      [1, 1],
      [1, 2],
      [2, 1],
    ],
    [
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 1],
    ],
  ]);
  const mail = place(random);
  const sites = random.times(3, (i) => (i === 0 ? mail : place(random, mail.state)));
  const items = codes.map(([premises = 1, building = 1]) => {
    const [description, classCode] = random.pick(occupancies);
    return {
      code: `${String(premises).padStart(3, '0')}/${String(building).padStart(3, '0')}`,
      at: sites[premises - 1] ?? mail,
      location: {
        locationNumber: premises,
        buildingNumber: building,
        address: oneLine(sites[premises - 1] ?? mail),
        description,
        classCode,
        construction: random.pick(constructions),
        yearBuilt: random.int(1924, 2016),
        protectionClass: String(random.int(2, 8)).padStart(2, '0'),
      },
      rows: drawRows(random, random.chance(0.7), deductible),
    };
  });
  return { mail, items };
}

function facts(random: Random) {
  const deductible = random.pick([500, 1000, 2500]);
  const { mail, items } = drawItems(random, deductible);
  const each = random.pick([500_000, 1_000_000]);
  const all: Row[] = [
    { name: 'BUSINESS INCOME AND EXTRA EXPENSE', limitText: 'ACTUAL LOSS SUSTAINED - 12 MONTHS', premium: null },
    { name: 'EMPLOYEE DISHONESTY', limit: random.pick([10_000, 25_000]), deductible: 250, premium: random.int(30, 95) },
    { name: 'EQUIPMENT BREAKDOWN', limitText: 'INCLUDED', premium: random.int(40, 140) },
    { name: 'HIRED AND NON-OWNED AUTO LIABILITY', limit: each, premium: random.int(70, 160) },
  ].slice(0, random.int(2, 4));
  const liability = random.int(210, 980);
  const rows = [...items.flatMap((item) => item.rows), ...all];
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['02', '05', '08', '11'])}-${random.pick(['01', '10', '22'])}`;
  return {
    mail,
    items,
    all,
    liability,
    ditto: random.pick(['"', '', '"']),
    phone: phone(random),
    label: {
      carrierName: `${word(random).toUpperCase()} MUTUAL FIRE INSURANCE COMPANY`,
      policyNumber: numbered(random, random.pick(['BP ######', 'BOP-####-###'])),
      transactionType: random.pick(['renewal', 'new']),
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'LLC', 'PARTNERSHIP', 'INDIVIDUAL']),
      totalPremium: sum([liability, ...rows.map((row) => row.premium ?? 0)]),
      eachOccurrenceLimit: each,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      generalAggregateLimit: each * 2,
      productsAggregateLimit: each * 2,
      locations: items.map((item) => ({ ...item.location, address: item.location.address.toUpperCase() })),
      coverages: [
        ...items.flatMap(({ location: { locationNumber, buildingNumber }, rows: own }) =>
          own.map((row) => ({ locationNumber, buildingNumber, ...row })),
        ),
        ...all,
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head({ label: l, mail, items, phone: number }: Facts): Html {
  return html`<div class="c">${l.carrierName}<br>BUSINESSOWNERS POLICY DECLARATIONS<br>*** ${l.transactionType === 'new' ? 'NEW BUSINESS' : 'RENEWAL CERTIFICATE'} ***</div>
<div class="two"><div>NAMED INSURED AND ADDRESS<br>${l.namedInsureds[0]}<br>${mail.street.toUpperCase()}<br>${cityLine(mail).toUpperCase()}</div><div>POLICY NO.&nbsp; ${l.policyNumber}<br>POLICY PERIOD ${shortSlashed(l.effectiveDate)} TO ${shortSlashed(l.expirationDate)} 12:01 AM<br>AGENT &nbsp; ${l.agencyName}<br>&nbsp; &nbsp; &nbsp; &nbsp; ${number}<br>ENTITY &nbsp;${l.entityType}</div></div>
<h4>DESCRIBED PREMISES</h4><table><tr><th>PREM</th><th>BLDG</th><th>ADDRESS</th><th>OCCUPANCY</th><th>CLASS</th><th>CONSTRUCTION</th><th>YEAR</th><th>PC</th></tr>${items.map(
    ({ code, location: at }) =>
      html`<tr>${cells('td', code.split('/'))}<td>${at.address.toUpperCase()}</td><td>${at.description}</td><td>${at.classCode}</td><td>${at.construction}</td><td>${at.yearBuilt}</td><td>${at.protectionClass}</td></tr>`,
  )}</table>`;
}

function coverages({ label: l, items, all, ditto, liability }: Facts): Html {
  const lines = (code: string, rows: readonly Row[]): Html =>
    html`${rows.map((row, i) => html`<tr${i === 0 ? html` class="f"` : ''}><td>${i === 0 ? code : html`&nbsp;&nbsp;${ditto}`}</td><td>${row.name}</td><td class="n">${row.limit === undefined ? row.limitText : whole(row.limit)}</td><td class="n">${row.deductible === undefined ? '' : whole(row.deductible)}</td><td class="n">${row.premium === null ? 'INCL' : cents(row.premium)}</td></tr>`)}`;
  return html`<h4>SECTION I - PROPERTY</h4><table><tr><th>PREM/BLDG</th><th>COVERAGE</th><th class="n">LIMIT</th><th class="n">DED</th><th class="n">PREMIUM</th></tr>${items.map(({ code, rows }) => lines(code, rows))}${lines('ALL', all)}</table>
<h4>SECTION II - LIABILITY</h4><table><tr><td>LIABILITY AND MEDICAL EXPENSES - EACH OCCURRENCE</td><td class="n">${whole(l.eachOccurrenceLimit)}</td></tr><tr><td>MEDICAL EXPENSES - PER PERSON</td><td class="n">${whole(l.medicalExpenseLimit)}</td></tr><tr><td>DAMAGE TO PREMISES RENTED TO YOU</td><td class="n">${whole(l.damageToRentedPremisesLimit)}</td></tr><tr><td>OTHER THAN PRODUCTS-COMPLETED OPERATIONS AGGREGATE</td><td class="n">${whole(l.generalAggregateLimit)}</td></tr><tr><td>PRODUCTS-COMPLETED OPERATIONS AGGREGATE</td><td class="n">${whole(l.productsAggregateLimit)}</td></tr><tr class="f"><td>LIABILITY PREMIUM</td><td class="n">${cents(liability)}</td></tr><tr class="f"><td>TOTAL ANNUAL PREMIUM</td><td class="n">$${cents(l.totalPremium)}</td></tr></table>
<h4>FORMS</h4>BP 00 03 07 13 &nbsp; BP 04 17 01 10 &nbsp; BP 05 15 12 20 &nbsp; BP 05 24 01 15 &nbsp; MF 2101 (04/14)`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'premises-slash-building',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [head(f), coverages(f)] }), label: f.label };
  },
};
