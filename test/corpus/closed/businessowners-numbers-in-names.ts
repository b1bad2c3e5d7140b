// Package of a small-town mutual: a heading for each premises, and the building's number is part of a coverage's name.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9pt/1.34 Caladea,serif}h1{font-size:14pt;margin:0;text-align:center}
.c{text-align:center}h2{font-size:10pt;margin:14px 0 2px;background:#e9e4d6;padding:3px 6px}
table{width:100%;border-collapse:collapse}td,th{padding:2px 6px;text-align:left;vertical-align:top}
th{font-size:7.8pt;border-bottom:1px solid #000}.n{text-align:right}.b{font-size:8pt;padding:2px 6px;color:#333}
.t td{border-top:1px solid #000;font-weight:700}.p{display:flex;gap:24px;margin-top:12px}.p>div{flex:1}
tr{break-inside:avoid}`;

const USES = [
  ['Hardware store', '0912'],
  ['Gift shop', '0831'],
  ['Floor covering showroom', '0897'],
  ['Storage building', '0905'],
  ['Print shop', '0742'],
] as const;

interface Line {
  locationNumber: number | null;
  buildingNumber: number | null;
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
}

function building(random: Random, locationNumber: number, buildingNumber: number, at: string) {
  const [description, classCode] = random.pick(USES);
  const deductible = random.pick([500, 1000, 2500]);
  const line = (name: string, premium: number | null, rest: Partial<Line>): Line => ({
    locationNumber,
    buildingNumber,
    name,
    limit: null,
    limitText: null,
    deductible: null,
    premium,
    ...rest,
  });
  const isOwned = random.chance(0.7);
  const income = { limitText: 'Actual Loss Sustained - 12 Months' };
  return {
    building: {
      locationNumber,
      buildingNumber,
      address: at,
      description,
      classCode,
      construction: random.pick(['Frame', 'Joisted Masonry', 'Non-Combustible']),
      yearBuilt: random.int(1922, 2014),
      protectionClass: String(random.int(3, 9)),
    },
    lines: [
      ...(isOwned ? [line('Building', random.int(320, 2600), { limit: random.int(80, 640) * 1000, deductible })] : []),
      line('Business Personal Property', random.int(140, 1200), { limit: random.int(15, 280) * 1000, deductible }),
      line('Business Income and Extra Expense', null, income),
      ...(random.chance(0.5)
        ? [line('Outdoor Signs', random.int(12, 58), { limit: random.pick([2500, 5000, 10_000]), deductible })]
        : []),
    ],
  };
}
type Building = ReturnType<typeof building>;

function facts(random: Random) {
  const mail = place(random);
  const sites = random.times(2, (i) => ({ at: i === 0 ? mail : place(random, mail.state), count: 2 - i }));
  const buildings = sites.flatMap(({ at, count }, i) =>
    random.times(count, (j) => building(random, i + 1, j + 1, oneLine(at))),
  );
  const options = random.some(
    [
      ['Employee Dishonesty', 10_000],
      ['Money and Securities', 10_000],
      ['Equipment Breakdown', null],
      ['Data Compromise Response Expense', 50_000],
      ['Back-Up of Sewers or Drains', 25_000],
    ] as const,
    3,
  );
  const occurrence = random.pick([500_000, 1_000_000, 2_000_000]);
  const liability = random.int(260, 1500);
  const wide = options.map(([name, limit]): Line => {
    const premium = random.int(25, 180);
    const limitText = limit === null ? 'Included' : null;
    return { locationNumber: null, buildingNumber: null, name, limit, limitText, deductible: null, premium };
  });
  const coverages = [...buildings.flatMap(({ lines }) => lines), ...wide];
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['02', '05', '09', '11'])}-${random.int(10, 28)}`;
  return {
    mail,
    sites,
    buildings,
    wide,
    liability,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, 'BP########'),
      transactionType: 'renewal',
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Corporation', 'Partnership', 'Limited Liability Co']),
      businessDescription: random.pick(['Retail sales', 'Home furnishings dealer', 'Hardware and variety store']),
      totalPremium: sum([...coverages.map(({ premium }) => premium ?? 0), liability]),
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([50_000, 100_000, 300_000]),
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: buildings.map((each) => each.building),
      coverages,
      additionalInterests: [
        { interest: 'Mortgageholder', name: `${word(random)} State Bank`, address: oneLine(place(random, mail.state)) },
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const cells = (each: Line): Html => html`<td class="n">${each.limitText ?? whole(each.limit ?? 0)}</td>
<td class="n">${each.deductible === null ? '' : whole(each.deductible)}</td>
<td class="n">${each.premium === null ? 'Included' : whole(each.premium)}</td>`;

function premises(number: number, at: string, all: readonly Building[]): Html {
  const own = all.filter(({ building: each }) => each.locationNumber === number);
  return html`<h2>Premises ${number} &ndash; ${at}</h2>
<div class="b">${own.map(
    ({ building: each }) => html`Building ${each.buildingNumber}: ${each.description}, class ${each.classCode},
${each.construction}, built ${each.yearBuilt}, protection class ${each.protectionClass}<br>`,
  )}</div>
<table><tr><th>Coverage</th><th class="n">Limit of Insurance</th><th class="n">Deductible</th><th class="n">Premium</th>
</tr>
${own.flatMap(({ lines }) =>
  lines.map((each) => html`<tr><td>Building ${each.buildingNumber} &ndash; ${each.name}</td>${cells(each)}</tr>`),
)}</table>`;
}

function body({ mail, sites, buildings, wide, liability, label: l }: Facts): Html {
  const limits = [
    ['Liability and Medical Expenses, Each Occurrence', l.eachOccurrenceLimit],
    ['Medical Expenses, Per Person', l.medicalExpenseLimit],
    ['Damage to Premises Rented to You, Any One Premises', l.damageToRentedPremisesLimit],
    ['Other Than Products/Completed Operations Aggregate', l.generalAggregateLimit],
    ['Products/Completed Operations Aggregate', l.productsAggregateLimit],
  ] as const;
  return html`<h1>${l.carrierName}</h1><div class="c">BUSINESSOWNERS POLICY DECLARATIONS &ndash; RENEWAL</div>
<div class="p"><div><b>${l.namedInsureds[0]}</b><br>${mail.street}<br>${cityLine(mail)}</div>
<div>Policy Number: ${l.policyNumber}<br>Policy Term: ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}<br>
Agency: ${l.agencyName}<br>Insured is: ${l.entityType}<br>Business of insured: ${l.businessDescription}</div></div>
${sites.map(({ at }, i) => premises(i + 1, oneLine(at), buildings))}
<h2>All Premises</h2><table>${wide.map((each) => html`<tr><td>${each.name}</td>${cells(each)}</tr>`)}</table>
<h2>Businessowners Liability</h2><table>
${limits.map(([name, amount]) => html`<tr><td>${name}</td><td class="n">${whole(amount)}</td><td></td></tr>`)}
<tr><td>Liability premium</td><td></td><td class="n">${whole(liability)}</td></tr>
<tr class="t"><td>Total Annual Premium</td><td></td><td class="n">$${whole(l.totalPremium)}</td></tr></table>
<h2>Mortgageholder</h2>
<div class="b">${l.additionalInterests.map((each) => html`${each.name}, ${each.address}`)}</div>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'numbers-in-names',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
