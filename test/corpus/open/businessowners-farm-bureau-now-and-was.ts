// Farm bureau company, business policy of a member: amended declarations with a narrow column of policy facts at the left, whose values stand above their
// captions, and the coverages at the right without ruling lines. Buildings are headings, changed lines have an asterisk and their former limit beside
// the present one, one blanket limit over all contents, liability in whole dollars behind dots, member dues apart from the premium.
import { addDays, addYears, abbreviated, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, phone, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9.2pt/1.36 "DejaVu Serif",serif;font-size:8.4pt}.w{display:grid;grid-template-columns:138pt 1fr;gap:20pt}.side{background:#f0f2e6;padding:8pt;align-self:start}.side div{margin-bottom:7pt}.side small,.cap{color:#5b6340;font-size:6.8pt;display:block}h1{font-size:15pt;margin:0;color:#39521d}h2{font-size:10pt;margin:12pt 0 3pt;color:#39521d}.b{margin:8pt 0 2pt;font-weight:700;break-after:avoid}
.g{display:grid;grid-template-columns:9pt 1fr 62pt 62pt 40pt 56pt;gap:1pt 5pt;break-inside:avoid}.g>:nth-child(6n+3),.g>:nth-child(6n+4),.g>:nth-child(6n+5),.g>:nth-child(6n){text-align:right}.g .was{color:#777}.dot{display:flex}.dot i{flex:1;border-bottom:1pt dotted #777;margin:0 4pt 3pt}`;

const uses = [
  ['Feed and seed store', 'Metal on wood frame'],
  ['Veterinary clinic', 'Brick veneer'],
  ['Small engine repair shop', 'Steel frame'],
  ['Farm supply warehouse', 'Steel frame'],
  ['Meat market', 'Masonry'],
] as const;

interface Line {
  name: string;
  limit: number | null;
  limitText: string | null;
  /** The limit before the change; null when it is as it was. */
  was: number | null;
  deductible: number | null;
  premium: number | null;
}

const lineOf = (name: string, more: Partial<Line>): Line => ({
  name,
  limit: null,
  limitText: null,
  was: null,
  deductible: null,
  premium: null,
  ...more,
});

function buildingsOf(random: Random, home: Place, deductible: number) {
  const [use, construction] = random.pick(uses);
  const second = place(random, home.state);
  const [count, split] = [random.int(1, 4), random.int(1, 3)];
  return random.times(count, (i) => {
    const limit = random.int(40, 900) * 1000;
    const isChanged = i === 0 || random.chance(0.3);
    return {
      locationNumber: i < split ? 1 : 2,
      buildingNumber: i < split ? i + 1 : i - split + 1,
      at: i < split ? home : second,
      description:
        i === 0 ? use : random.pick(['Storage shed', 'Office', 'Loading dock and scale house', 'Equipment barn']),
      construction: i === 0 ? construction : random.pick(['Pole frame', 'Steel frame', 'Frame']),
      yearBuilt: random.int(1948, 2019),
      protectionClass: random.pick(['4', '6', '9', '10']),
      line: lineOf('Building', {
        limit,
        was: isChanged ? limit - random.int(5, 30) * 1000 : null,
        deductible,
        premium: random.amount(110, 2100),
      }),
    };
  });
}

function optionalOf(random: Random): Line[] {
  return random.some(
    [
      lineOf('Spoilage', { limit: random.pick([5000, 10_000]), premium: random.amount(22, 90) }),
      lineOf('Outdoor Signs', { limit: random.pick([2500, 5000]), was: 1000, premium: random.amount(11, 60) }),
      lineOf('Employee Dishonesty', { limit: 10_000, deductible: 250, premium: random.amount(24, 120) }),
      lineOf('Equipment Breakdown', { limitText: 'Included' }),
      lineOf('Water Back-Up and Sump Overflow', {
        limit: random.pick([5000, 25_000]),
        deductible: 1000,
        premium: random.amount(31, 140),
      }),
      lineOf('Hired and Non-Owned Auto Liability', { limitText: 'Included', premium: random.amount(60, 210) }),
    ],
    random.int(2, 5),
  );
}

function facts(random: Random) {
  const [home, brand] = [place(random), word(random)];
  const deductible = random.pick([500, 1000, 2500]);
  const buildings = buildingsOf(random, home, deductible);
  const contents = lineOf('Blanket Business Personal Property', {
    limit: random.int(30, 700) * 1000,
    deductible,
    premium: random.amount(140, 1900),
  });
  const income = lineOf('Business Income and Extra Expense', { limitText: 'Actual loss sustained, 12 months' });
  const optional = optionalOf(random);
  const liabilityPremium = random.amount(190, 1600);
  const credits = random
    .some(['Member Account Credit', 'Loss-Free Credit', 'New Roof Credit'], random.int(0, 2))
    .map((name) => ({ name, amount: random.amount(15, 140) }));
  const each = random.pick([500_000, 1_000_000]);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['02', '04', '07', '09'])}-${random.int(10, 28)}`;
  const all = [...buildings.map(({ line }) => line), contents, ...optional];
  const total = sum([
    ...all.map(({ premium }) => premium ?? 0),
    liabilityPremium,
    ...credits.map(({ amount }) => -amount),
  ]);
  const changed = addDays(effectiveDate, random.int(25, 310));
  return {
    home,
    brand,
    buildings,
    contents,
    income,
    optional,
    liabilityPremium,
    total,
    changed,
    county: word(random),
    agentPhone: phone(random),
    difference: random.amount(8, 260),
    bank: random.chance(0.7)
      ? {
          interest: 'Mortgageholder',
          name: `${word(random)} ${random.pick(['State Bank', 'Farm Credit Services', 'Savings and Loan'])}`,
          at: place(random, home.state),
          loanNumber: numbered(random, '##-######'),
        }
      : null,
    label: {
      carrierName: `${brand} ${random.pick(['Farm Bureau Mutual Insurance Company', 'Farm Bureau Property & Casualty Insurance Company', 'Rural Mutual Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['BP ######', '#######-B', '8###-####-@'])),
      transactionType: 'change',
      namedInsureds: [
        person(random),
        `${word(random)} ${random.pick(['Feed & Supply', 'Ag Services LLC', 'Country Market'])}`,
      ].slice(random.int(0, 1)),
      mailingAddress: oneLine(home),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: person(random),
      entityType: random.pick(['Individual', 'Family corporation', 'Partnership']),
      businessDescription: buildings[0]?.description,
      totalPremium: total,
      discounts: credits,
      eachOccurrenceLimit: each,
      medicalExpenseLimit: random.pick([1000, 5000]),
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      generalAggregateLimit: each * 2,
      productsAggregateLimit: random.chance(0.85) ? each * 2 : null,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const lines = (all: readonly Line[]): Html =>
  html`<div class="g">${all.map(({ name, limit, limitText, was, deductible, premium }) => html`<span>${was === null ? '' : '*'}</span><span>${name}${limitText === null || limitText === 'Included' ? '' : html`<br>${limitText}`}</span><span>${limit === null ? (limitText === 'Included' ? 'Included' : '') : whole(limit)}</span><span class="was">${was === null ? '' : whole(was)}</span><span>${deductible === null ? '' : whole(deductible)}</span><span>${premium === null ? 'Incl' : cents(premium)}</span>`)}</div>`;

function side(f: Facts): Html {
  const { label: l } = f;
  const fact = (value: Html | string, caption: string): Html => html`<div>${value}<small>${caption}</small></div>`;
  return html`<div class="side">${fact(html`<b>${l.policyNumber}</b>`, 'policy number')}${fact(html`${l.namedInsureds.map((name) => html`${name}<br>`)}${f.home.street}<br>${cityLine(f.home)}`, 'named insured and address')}${fact(l.entityType, 'legal entity')}${fact(l.businessDescription ?? '', 'business')}${fact(written(l.effectiveDate), 'policy begins 12:01 a.m.')}${fact(written(l.expirationDate), 'policy ends 12:01 a.m.')}${fact(written(f.changed), 'this change takes effect')}${fact(html`${l.agencyName}<br>${f.agentPhone}`, `agent, ${f.county} County`)}${fact(html`<b>$${cents(l.totalPremium)}</b>`, 'annual premium after this change')}${fact(`$${cents(f.difference)}`, 'added to your account for this change')}</div>`;
}

function dotted(name: string, value: string): Html {
  return html`<div class="dot"><span>${name}</span><i></i><span>${value}</span></div>`;
}

function coverages(f: Facts): Html {
  const { label: l, bank } = f;
  const caption = html`<div class="g cap" style="display:grid"><span></span><span></span><span>limit now, $</span><span>limit was, $</span><span>deductible</span><span>premium, $</span></div>`;
  const products = l.productsAggregateLimit === null ? 'Excluded' : whole(l.productsAggregateLimit);
  return html`<div><h1>${l.carrierName}</h1><div>Business Policy &nbsp; <b>Amended Declarations</b></div><p>An asterisk marks what changed. This page takes the place of the declarations you had before.</p><h2>Property</h2>${caption}
${f.buildings.map((each) => html`<div class="b">Location ${each.locationNumber}, Building ${each.buildingNumber} &nbsp; ${each.description}</div><div>${each.at.street}, ${cityLine(each.at)}. ${each.construction}, built ${each.yearBuilt}, protection class ${each.protectionClass}.</div>${lines([each.line])}`)}
<div class="b">All locations</div>${lines([f.contents, f.income])}<h2>Options you chose</h2>${lines(f.optional)}
<div style="break-inside:avoid"><h2>Business Liability</h2>${dotted('Liability and Medical Expenses, each occurrence', whole(l.eachOccurrenceLimit))}${dotted('Medical Expenses, each person', whole(l.medicalExpenseLimit))}${dotted('Fire Legal Liability, any one premises you rent', whole(l.damageToRentedPremisesLimit))}${dotted('Products-Completed Operations Aggregate', products)}${dotted('General Aggregate, all other occurrences', whole(l.generalAggregateLimit))}${dotted('Premium', cents(f.liabilityPremium))}</div>
${l.discounts.length === 0 ? null : html`<h2>Credits</h2>${l.discounts.map(({ name, amount }) => dotted(name, `-${cents(amount)}`))}`}<div style="margin-top:6pt"><b>${dotted('Total annual premium', cents(l.totalPremium))}</b></div>
${bank === null ? null : html`<h2>${bank.interest}</h2><div>${bank.name}, ATIMA<br>${bank.at.street}<br>${cityLine(bank.at)}<br>Loan ${bank.loanNumber}</div>`}<p>Farm Bureau membership dues of $45.00 are billed apart from this premium by the ${f.county} County Farm Bureau.<br>Forms: BP 3 (1-18), BP 41 (1-18), BP 77 (6-17), UT 12 (9-15). Issued ${abbreviated(addDays(f.changed, 3))}.</p></div>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'farm-bureau-now-and-was',
  build: (random) => {
    const f = facts(random);
    const { bank } = f;
    const labelled = ({ was: _was, ...line }: Line) => line;
    return {
      html: sheet({ css, body: html`<div class="w">${side(f)}${coverages(f)}</div>` }),
      label: {
        ...f.label,
        locations: f.buildings.map(({ line: _line, at, ...building }) => ({ ...building, address: oneLine(at) })),
        coverages: [
          ...f.buildings.map(({ locationNumber, buildingNumber, line }) => ({
            locationNumber,
            buildingNumber,
            ...labelled(line),
          })),
          ...[f.contents, f.income, ...f.optional].map(labelled),
        ],
        additionalInterests:
          bank === null
            ? []
            : [{ interest: bank.interest, name: bank.name, address: oneLine(bank.at), loanNumber: bank.loanNumber }],
      },
    };
  },
};
