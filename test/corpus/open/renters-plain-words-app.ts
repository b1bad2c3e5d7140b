import { abbreviated, addDays, addYears, written } from '../kit/dates.ts';
import { html, joined, sheet, type Html, type Piece } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A young house that sells by phone: a greeting with tiles in everyday words, then the declarations with the formal names,
// prices for the year, articles insured one by one with deductibles of their own, and a page of charges by month.

const css = `body{margin:0;font:10pt/1.45 Lato,sans-serif;color:#2b2b3a}.brand{font-size:19pt;font-weight:700;color:#e0457b}.tiles{display:grid;grid-template-columns:1fr 1fr;gap:12pt;margin:14pt 0}.tile{background:#fbeef3;border-radius:9pt;padding:11pt}.tile b{display:block;font-size:17pt}
.pg{break-before:page}h2{font-size:11pt;color:#e0457b;margin:14pt 0 3pt}.q{display:grid;grid-template-columns:150pt 1fr;row-gap:3pt}.q span:nth-child(odd){color:#77778c}.l{display:grid;grid-template-columns:1fr 90pt 80pt 80pt;padding:3.5pt 0;border-bottom:.5pt solid #e4e4ee}.l span+span{text-align:right}.hd{color:#77778c;font-size:8.5pt}.t{font-weight:700;font-size:11pt}small{color:#77778c}`;

const ARTICLES = [
  'Engagement ring',
  'Road bicycle',
  'Camera and two lenses',
  'Acoustic guitar',
  'Wrist watch',
  'Hearing aids',
];
const ADDED = [
  { name: 'Water Backup', limit: 5_000 },
  { name: 'Equipment Breakdown', limit: 10_000 },
  { name: 'Identity Theft Expenses', limit: 15_000 },
  { name: 'Pet Damage', limit: 500 },
  { name: 'Earthquake', limitText: 'Personal property limit applies' },
];
const SAVINGS = [
  'Protective device discount',
  'Loss-free discount',
  'Bundle discount',
  'Non-smoker discount',
  'Autopay discount',
];

interface Row {
  name: string;
  limit?: number | undefined;
  limitText?: string | undefined;
  deductible?: number | undefined;
  premium: number | null;
}

const row = ({ name, limit, limitText, deductible, premium }: Row): Html =>
  html`<div class="l"><span>${name}</span><span>${limit === undefined ? limitText : wholeDollars(limit)}</span><span>${deductible === undefined ? '' : wholeDollars(deductible)}</span><span>${premium === null ? 'Included' : dollarsAndCents(premium)}</span></div>`;
const fact = (name: string, value: Piece): Html => html`<span>${name}</span><span>${value}</span>`;
const tile = (caption: string, amount: number, note: string): Html =>
  html`<div class="tile">${caption}<b>${wholeDollars(amount)}</b><small>${note}</small></div>`;

function drawFacts(random: Random) {
  const household = drawHousehold(random);
  const contents = random.int(10, 100) * 1_000;
  const main: Row[] = [
    { name: 'Personal Property', limit: contents, premium: random.amount(60, 190) },
    { name: 'Loss of Use', limit: contents * 0.3, premium: null },
    { name: 'Personal Liability', limit: random.pick([100_000, 300_000, 500_000]), premium: random.amount(9, 40) },
    { name: 'Medical Payments to Others', limit: random.pick([1_000, 2_000, 5_000]), premium: null },
  ];
  const added: Row[] = random.some(ADDED, random.int(1, 3)).map((each) => ({ ...each, premium: random.amount(4, 60) }));
  const articles: Row[] = random.some(ARTICLES, random.int(0, 3)).map((name) => ({
    name,
    limit: random.int(6, 90) * 100,
    deductible: random.pick([0, 0, 100]),
    premium: random.amount(9, 120),
  }));
  const savings = random.some(SAVINGS, random.int(1, 3)).map((name) => ({ name, amount: random.amount(2, 18) }));
  const fees = random.chance(0.5) ? [{ name: 'State fraud assessment', amount: random.amount(1, 5) }] : [];
  const rows = [...main, ...added, ...articles];
  const brand = word(random);
  return {
    brand,
    insurer: carrier(random),
    seller: `${brand} Insurance Agency, LLC`,
    number: numbered(random, 'R@@-###-####-##'),
    isRenewal: random.chance(0.5),
    names: insuredNames(household),
    home: household.address,
    unit: random.chance(0.7) ? `Apt ${random.int(1, 29)}${random.letters(1)}` : null,
    effective: dayBetween(random, '2018-01-01', '2026-08-01'),
    main,
    added,
    articles,
    savings,
    fees,
    deductible: random.pick([250, 500, 1_000, 2_500]),
    landlord: random.chance(0.6)
      ? { name: `${word(random)} Property Group`, home: place(random, household.address.state) }
      : null,
    total: sum([
      ...rows.map(({ premium }) => premium ?? 0),
      ...savings.map(({ amount }) => -amount),
      ...fees.map(({ amount }) => amount),
    ]),
  };
}
type Facts = ReturnType<typeof drawFacts>;

const addressOf = ({ home, unit }: Facts): string[] => [home.street, ...(unit === null ? [] : [unit]), cityLine(home)];

function greeting(f: Facts): Html {
  const [stuff, away, sued, guests] = f.main.map(({ limit }) => limit ?? 0);
  return html`<div class="brand">${f.brand.toLowerCase()}</div><h2>Hi ${f.names[0]?.split(' ')[0]}, ${f.isRenewal ? 'you are all set for another year' : 'welcome home'}</h2>
<p>Here is your renters policy in a nutshell. The small print is on the next pages, and it is what counts.</p><div class="tiles">${tile('Your stuff', stuff ?? 0, `You cover the first ${wholeDollars(f.deductible)}`)}${tile('A place to stay', away ?? 0, 'If your home cannot be lived in')}${tile('If you get sued', sued ?? 0, 'Per incident')}${tile('Guests who get hurt', guests ?? 0, 'Per guest')}</div><p>From ${abbreviated(f.effective)}, you pay about ${dollarsAndCents(Math.round((f.total / 12) * 100) / 100)} a month. Want more? Add up to $25,000 for jewelry in the app in two taps.</p>`;
}

function declarations(f: Facts): Html {
  const end = addYears(f.effective, 1);
  return html`<div class="pg"><div class="t">Renters Policy Declarations</div><small>${f.isRenewal ? 'Renewal' : 'New policy'} &middot; Issued ${abbreviated(addDays(f.effective, -9))}</small><div class="q" style="margin-top:8pt">${fact('Underwritten by', f.insurer)}${fact('Sold and serviced by', f.seller)}${fact('Policy number', f.number)}${fact(f.names.length > 1 ? 'Named insureds' : 'Named insured', joined(f.names, html`<br>`))}${fact('Insured residence', joined(addressOf(f), html`<br>`))}${fact('Mailing address', 'Same as insured residence')}${fact('Policy period', `${written(f.effective)} through ${written(end)}, 12:01 a.m. at the residence`)}${fact('Deductible', `${wholeDollars(f.deductible)} per claim, unless another is shown`)}</div>
<h2>Coverages</h2><div class="l hd"><span>Coverage</span><span>Limit</span><span>Deductible</span><span>Price / year</span></div>${f.main.map(row)}<h2>Add-ons</h2>${f.added.map(row)}${f.articles.length === 0 ? null : html`<h2>Extra Coverage (individually insured articles)</h2>${f.articles.map(row)}`}
<h2>Savings applied</h2>${f.savings.map(({ name, amount }) => html`<div class="l"><span>${name}</span><span></span><span></span><span>-${dollarsAndCents(amount)}</span></div>`)}${f.fees.length === 0 ? null : html`<h2>State charges</h2>`}${f.fees.map(({ name, amount }) => html`<div class="l"><span>${name}</span><span></span><span></span><span>${dollarsAndCents(amount)}</span></div>`)}<div class="l t"><span>Total for the policy year</span><span></span><span></span><span>${dollarsAndCents(f.total)}</span></div>
${f.landlord === null ? null : html`<h2>Interested party</h2>${joined([f.landlord.name, f.landlord.home.street, cityLine(f.landlord.home)], html`<br>`)}`}<p><small>Forms: HO 00 04 05 11 &middot; RN 102 State Amendatory &middot; RN 118 Extra Coverage &middot; RN 130 Pet Damage</small></p></div>`;
}

function charges(f: Facts): Html {
  const month = Math.floor((f.total * 100) / 12) / 100;
  const rest = sum([f.total, ...Array.from({ length: 11 }, () => -month)]);
  return html`<div class="pg"><div class="t">What we will charge your card ending in 0021</div>${Array.from({ length: 12 }, (_, index) => html`<div class="l"><span>${abbreviated(addDays(f.effective, Math.round(30.44 * index)))}</span><span></span><span></span><span>${dollarsAndCents(index === 0 ? rest : month)}</span></div>`)}</div>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'plain-words-app',
  build(random) {
    const f = drawFacts(random);
    const [contents, away, liability, medical] = f.main.map(({ limit }) => limit);
    const address = f.unit === null ? oneLine(f.home) : addressOf(f).join(', ');
    const extras = [...f.added, ...f.articles];
    const label = {
      carrierName: f.insurer,
      policyNumber: f.number,
      transactionType: f.isRenewal ? 'renewal' : 'new',
      namedInsureds: f.names,
      mailingAddress: address,
      insuredLocation: address,
      effectiveDate: f.effective,
      expirationDate: addYears(f.effective, 1),
      agencyName: f.seller,
      totalPremium: f.total,
      fees: f.fees,
      discounts: f.savings,
      personalPropertyLimit: contents,
      lossOfUseLimit: away,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: [{ amount: f.deductible }],
      otherCoverages: extras,
      additionalInterests:
        f.landlord === null
          ? []
          : [{ interest: 'Interested party', name: f.landlord.name, address: oneLine(f.landlord.home) }],
    };
    return { html: sheet({ css, body: html`${greeting(f)}${declarations(f)}${charges(f)}` }), label };
  },
};
