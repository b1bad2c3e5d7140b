import { abbreviated, addDays, addYears, written } from '../kit/dates.ts';
import { html, joined, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// An online house for the smallest firms: one place of work, limits in sentences with the aggregate behind the single
// limit, property and optional coverages in one list, monthly charges, and a sample certificate that repeats the limits.

const css = `body{margin:0;font:10pt/1.42 Carlito,sans-serif;color:#1d2a35}.hd{display:flex;justify-content:space-between;border-bottom:3pt solid #12b5a5;padding-bottom:6pt}.hd b{font-size:17pt}.fx{display:grid;grid-template-columns:1fr 1fr;gap:4pt 26pt;margin:10pt 0}.fx u{display:block;text-decoration:none;font-size:8pt;color:#5a6b78}h2{font-size:12pt;margin:14pt 0 4pt}p{margin:4pt 0}
.it{display:grid;grid-template-columns:1fr 150pt 70pt 66pt;padding:3.5pt 0;border-bottom:.4pt solid #cfd8dc}.it>span+span{text-align:right}.cap{font-size:8pt;color:#5a6b78}.it small{display:block;color:#5a6b78}.pg{break-before:page}.cert{border:1pt solid #1d2a35;padding:10pt}.sum{font-weight:700}`;

const TRADES = [
  { firm: 'Soap Works', business: 'Handmade soap and candle making, sold online and at fairs', classCode: '57998' },
  { firm: 'Interiors', business: 'Residential interior decorating consultation', classCode: '96053' },
  { firm: 'Graphics', business: 'Graphic design and sign lettering studio', classCode: '98967' },
  { firm: 'Bike Repair', business: 'Mobile bicycle repair', classCode: '71332' },
  { firm: 'Cleaning', business: 'House cleaning service, no windows above two stories', classCode: '76181' },
];
const OPTIONS = [
  { name: 'Lost income and extra expense', limitText: '12 months', note: 'After a covered loss closes you' },
  { name: 'Tools and equipment away from your workplace', limit: 5_000, note: '' },
  { name: 'Money and securities', limit: 2_500, note: 'On and off premises' },
  { name: 'Data breach response', limit: 10_000, note: '' },
  { name: 'Dishonest employees', limit: 10_000, note: '' },
  { name: 'Hired and non-owned auto liability', limitText: 'Same as business liability', note: '' },
];

interface Item {
  name: string;
  note: string;
  limit?: number | undefined;
  limitText?: string | undefined;
  deductible?: number | undefined;
  premium: number | null;
}

const item = ({ name, note, limit, limitText, deductible, premium }: Item): Html =>
  html`<div class="it"><span>${name}${note === '' ? null : html`<small>${note}</small>`}</span><span>${limit === undefined ? limitText : wholeDollars(limit)}</span><span>${deductible === undefined ? '' : wholeDollars(deductible)}</span><span>${premium === null ? 'Included' : cents(premium)}</span></div>`;
const fact = (caption: string, value: Piece): Html => html`<div><u>${caption}</u>${value}</div>`;

function drawFacts(random: Random) {
  const home = place(random);
  const deductible = random.pick([250, 500, 1_000]);
  const items: Item[] = [
    {
      name: 'Business contents',
      note: 'Furniture, stock and equipment, replacement cost',
      limit: random.int(2, 24) * 2_500,
      deductible,
      premium: random.amount(60, 340),
    },
    ...random
      .some(OPTIONS, random.int(2, 5))
      .map((each) => ({ ...each, premium: random.chance(0.7) ? random.amount(15, 130) : null })),
  ];
  const liabilityPremium = random.amount(160, 720);
  const savings = random
    .some(['Set up online', 'Claim-free business', 'Professional association'], random.int(0, 2))
    .map((name) => ({ name: `${name} savings`, amount: random.amount(6, 50) }));
  const terrorism = random.int(1, 14);
  const brand = word(random);
  const trade = random.pick(TRADES);
  const [entity, insured] = random.pick([
    ['Limited liability company', `${word(random)} ${trade.firm} LLC`],
    ['Sole proprietor', person(random)],
    ['S corporation', `${word(random)} ${trade.firm}, Inc.`],
  ] as const);
  return {
    brand,
    trade,
    insurer: carrier(random),
    insured,
    home,
    mail: random.chance(0.5) ? home : place(random, home.state),
    kind: random.pick(['New policy', 'Renewal'] as const),
    entity,
    number: numbered(random, '@@@-BOP-########'),
    effective: `${random.int(2019, 2026)}-${random.pick(['01-09', '03-24', '06-17', '08-02'])}`,
    items,
    liabilityPremium,
    savings,
    terrorism,
    occurrence: random.pick([300_000, 500_000, 1_000_000, 2_000_000]),
    rented: random.pick([50_000, 100_000, 300_000]),
    medical: random.pick([5_000, 10_000]),
    construction: random.pick(['Frame', 'Brick veneer', 'Masonry']),
    yearBuilt: random.int(1925, 2019),
    landlord: random.chance(0.5)
      ? { name: `${word(random)} Commons Owner LLC`, home: place(random, home.state) }
      : null,
    holder: company(random),
    total: sum([
      ...items.map(({ premium }) => premium ?? 0),
      liabilityPremium,
      terrorism,
      ...savings.map(({ amount }) => -amount),
    ]),
  };
}
type Facts = ReturnType<typeof drawFacts>;

function declarations(f: Facts): Html {
  const [each, all] = [wholeDollars(f.occurrence), wholeDollars(2 * f.occurrence)];
  return html`<div class="hd"><b>${f.brand}</b><span>Business Owner's Policy<br>Declarations &middot; ${f.kind}</span></div>
<div class="fx">${fact('Policy', f.number)}${fact('In force', html`${written(f.effective)} &ndash; ${written(addYears(f.effective, 1))}<br>12:01 a.m. where you get your mail`)}${fact('The business we insure', html`${f.insured}<br>${f.entity}`)}${fact('Mail goes to', joined([f.mail.street, cityLine(f.mail)], html`<br>`))}${fact('What you do', f.trade.business)}${fact('Your insurance company', html`${f.insurer}<br>through ${f.brand} Insurance Services, Inc.`)}</div>
<h2>Where you work</h2><p>${oneLine(f.home)}</p><p>${f.construction} building from ${f.yearBuilt} &middot; Class ${f.trade.classCode}</p>
<h2>Business liability</h2><p>We pay up to <b>${each} for each occurrence</b>, and up to <b>${all} for all occurrences in a policy year</b> (general aggregate). Products and completed operations have a ${all} aggregate of their own. Within these:</p>
<div class="it"><span>Personal and advertising injury</span><span>${each}</span></div><div class="it"><span>Rented premises (damage to)</span><span>${wholeDollars(f.rented)}</span></div><div class="it"><span>Medical expenses, any one person</span><span>${wholeDollars(f.medical)}</span></div><div class="it sum"><span>Price of liability</span><span></span><span></span><span>${cents(f.liabilityPremium)}</span></div>
<h2>Your property and extras</h2><div class="it cap"><span>Coverage</span><span>The most we pay</span><span>Deductible</span><span>Price</span></div>${f.items.map(item)}<p class="cap">Not in your policy: building, earthquake, flood, professional liability, workers' compensation.</p>
<h2>What it costs</h2><div class="it"><span>Certified acts of terrorism</span><span></span><span></span><span>${cents(f.terrorism)}</span></div>${f.savings.map(({ name, amount }) => html`<div class="it"><span>${name}</span><span></span><span></span><span>&minus;${cents(amount)}</span></div>`)}<div class="it sum"><span>Annual cost of this policy</span><span></span><span></span><span>${dollarsAndCents(f.total)}</span></div><p class="cap">Or 10 payments of ${dollarsAndCents(Math.ceil(f.total * 10.4) / 100)}, service charges included.</p>
${f.landlord === null ? null : html`<h2>Also protected</h2><p>Additional insured (manager or lessor of premises): ${f.landlord.name}, ${oneLine(f.landlord.home)}</p>`}`;
}

const certificate = (f: Facts): Html =>
  html`<div class="pg"><h2>Share your proof of insurance</h2><p>Use this page, or send a live link from your account.</p><div class="cert"><b>Certificate of insurance</b><p>Issued ${abbreviated(addDays(f.effective, 2))} to ${f.holder}</p><p>${f.insured} has business liability of ${wholeDollars(f.occurrence)} / ${wholeDollars(2 * f.occurrence)} under policy ${f.number}, ${abbreviated(f.effective)} to ${abbreviated(addYears(f.effective, 1))}. This certificate gives no rights to its holder and does not change the policy.</p></div><h2>Forms in your policy</h2><p>BP 00 03 07 13 &middot; BP 04 02 07 13 Managers or Lessors of Premises &middot; BP 05 17 01 06 Silica &middot; IL P 001 01 04 OFAC notice &middot; OM 200 Amendments</p></div>`;

export const style: Style = {
  policyType: 'businessowners',
  name: 'online-maker',
  build(random) {
    const f = drawFacts(random);
    const label = {
      carrierName: f.insurer,
      policyNumber: f.number,
      transactionType: f.kind === 'Renewal' ? 'renewal' : 'new',
      namedInsureds: [f.insured],
      mailingAddress: oneLine(f.mail),
      effectiveDate: f.effective,
      expirationDate: addYears(f.effective, 1),
      agencyName: `${f.brand} Insurance Services, Inc.`,
      entityType: f.entity,
      businessDescription: f.trade.business,
      totalPremium: f.total,
      discounts: f.savings,
      eachOccurrenceLimit: f.occurrence,
      medicalExpenseLimit: f.medical,
      damageToRentedPremisesLimit: f.rented,
      personalAdvertisingInjuryLimit: f.occurrence,
      generalAggregateLimit: 2 * f.occurrence,
      productsAggregateLimit: 2 * f.occurrence,
      locations: [
        {
          address: oneLine(f.home),
          classCode: f.trade.classCode,
          construction: f.construction,
          yearBuilt: f.yearBuilt,
        },
      ],
      coverages: f.items.map((row) => {
        const { note: _, ...each } = row;
        return each;
      }),
      additionalInterests:
        f.landlord === null
          ? []
          : [{ interest: 'Additional insured', name: f.landlord.name, address: oneLine(f.landlord.home) }],
      _ignore: ['coverages[+]'],
      _accept: {
        'additionalInterests[0].interest': [
          'Additional insured',
          'Additional insured (manager or lessor of premises)',
          'manager or lessor of premises',
        ],
      },
    };
    return { html: sheet({ css, body: html`${declarations(f)}${certificate(f)}` }), label };
  },
};
