import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, oneLine, person, phone, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHome, type Home, mortgagee, type Mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A captive-agent house: a letter that says what changed, with old and new figures, then amended declarations in a
// wide column of coverages without letters and a narrow one about the home, discounts and the lender.

const css = `body{margin:0;font:9.2pt/1.38 Carlito,'Liberation Sans',sans-serif;color:#222}h1{font-size:15pt;margin:0;color:#0b4f8a}h2{font-size:10pt;color:#0b4f8a;border-bottom:1.5pt solid #0b4f8a;margin:10pt 0 3pt}.brand{font-size:18pt;font-weight:700;color:#0b4f8a;border-bottom:4pt solid #f2b705;margin-bottom:12pt}
.letter{break-after:page}.cols{display:flex;gap:18pt}.main{flex:1}.side{width:2.2in;background:#f3f7fb;padding:4pt 8pt;align-self:flex-start}table{border-collapse:collapse;width:100%}td,th{padding:1.6pt 3pt;vertical-align:top;text-align:left}.n{text-align:right;white-space:nowrap}.main tr td{border-bottom:.4pt solid #ccd}th{font-size:7.8pt}.tot td{font-weight:700;border-top:1pt solid #0b4f8a}
.side p{margin:0 0 4pt}.side b{display:block;font-size:7.6pt;color:#0b4f8a}.facts{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4pt 12pt;margin:8pt 0}.facts b{display:block;font-size:7.6pt;color:#555}.small{font-size:7.4pt}`;

const EXTRAS = [
  { name: 'Water Backup of Sewers or Drains', limits: [5000, 10_000, 25_000], premium: [38, 140] },
  { name: 'Buried Utility Lines', limits: [10_000], premium: [24, 48] },
  { name: 'Identity Restoration', limits: [15_000, 25_000], premium: [12, 30] },
  { name: 'Home Systems Breakdown', limits: [50_000, 100_000], premium: [22, 56] },
  { name: 'Building Ordinance or Law', limits: [null], premium: [19, 90] },
  { name: 'Roof Surfaces Replacement Cost', limits: [null], premium: [44, 210] },
] as const;

const DISCOUNTS = [
  'Auto and Home Together',
  'Loyal Customer',
  'Monitored Alarm',
  'Paperless and Autopay',
  'Recent Roof',
  'Five Years Claim Free',
];

interface Facts {
  insurer: string;
  brand: string;
  names: string[];
  home: Home;
  address: Place;
  number: string;
  effective: string;
  changed: string;
  agent: string;
  extras: { name: string; limit: number | null; premium: number }[];
  basic: number;
  wind: number | null;
  discounts: string[];
  fee: { name: string; amount: number } | null;
  total: number;
  walls: string;
  roof: string;
  lender: Mortgagee;
  loanShown: boolean;
}

function drawFacts(random: Random): Facts {
  const household = drawHousehold(random);
  const effective = `${random.int(2019, 2026)}-${random.pick(['01', '03', '06', '09', '11'])}-${random.int(10, 28)}`;
  const brand = word(random);
  const extras = random.some(EXTRAS, random.int(2, 5)).map(({ name, limits, premium: [low, high] }) => ({
    name,
    limit: random.pick<number | null>(limits),
    premium: random.amount(low, high),
  }));
  const basic = random.amount(780, 3900);
  const fee = random.chance(0.6) ? { name: 'State fire fund assessment', amount: random.amount(3, 22) } : null;
  return {
    insurer: `${brand} ${random.pick(['Home and Casualty Company', 'General Insurance Company', 'Fire and Casualty Company'])}`,
    brand,
    names: insuredNames(household),
    home: drawHome(random),
    address: household.address,
    number: `${random.digits(2)}-${random.letters(2)}-${random.digits(4)}-${random.digits(1)}`,
    effective,
    changed: addDays(effective, random.int(31, 250)),
    agent: `${person(random)} Agency, Inc.`,
    extras,
    basic,
    wind: random.chance(0.6) ? random.pick([1, 2]) : null,
    discounts: random.some(DISCOUNTS, random.int(2, 5)),
    fee,
    total: sum([basic, ...extras.map(({ premium }) => premium), fee?.amount ?? 0]),
    walls: random.pick(['Frame with vinyl siding', 'Brick veneer', 'Frame with stucco', 'Masonry']),
    roof: random.pick(['Architectural shingle', 'Metal', 'Composition shingle', 'Clay tile']),
    lender: mortgagee(random),
    loanShown: random.chance(0.8),
  };
}

function letter(random: Random, { brand, names, address, changed, extras, agent, number, ...facts }: Facts): Html {
  const [added] = extras;
  const before = sum([facts.total, -(added?.premium ?? 0)]);
  const line = (what: string, old: string, now: string): Html =>
    html`<tr><td>${what}</td><td class="n">${old}</td><td class="n">${now}</td></tr>`;
  return html`<div class="letter"><div class="brand">${brand}</div><p>${written(addDays(changed, 2))}</p><p>${names.join(' & ')}<br>${address.street}<br>${cityLine(address)}</p><p>Re: Policy ${number}</p><p>Thanks for letting us know about your home. As you asked, we changed your policy as of ${written(changed)}. Amended declarations are enclosed and replace those that you have. Please keep them with your policy.</p>
<table style="width:75%"><tr><th>What changed</th><th class="n">Before</th><th class="n">Now</th></tr>${line(added?.name ?? '', 'Not included', 'Added')}${line('Personal belongings', wholeDollars(facts.home.contents - 5000), wholeDollars(facts.home.contents))}${line('Yearly premium', dollarsAndCents(before), dollarsAndCents(facts.total))}</table>
<p>You owe ${dollarsAndCents(Math.round((facts.total - before) * random.int(30, 80)) / 100)} for the rest of the term; we will add it to your next bill. Homes are insured for what it would cost to rebuild them, which is not their market price. Other coverages, such as flood, are offered by separate policy.</p><p>We are glad to have you with us.</p><p>${agent}<br>${phone(random)}</p></div>`;
}

function coverages({ home, extras, wind, basic, fee, total }: Facts): Html {
  const line = (name: Piece, limit: string, premium = ''): Html =>
    html`<tr><td>${name}</td><td class="n">${limit}</td><td class="n">${premium}</td></tr>`;
  return html`<h2>Property you own</h2><table><tr><th>Coverage</th><th class="n">Most we pay</th><th class="n">Premium</th></tr>${line('Your dwelling', wholeDollars(home.dwelling))}${line('Detached structures', wholeDollars(home.otherStructures))}${line('Personal belongings', wholeDollars(home.contents))}${line('Extra living costs', wholeDollars(home.lossOfUse))}</table>
<h2>Your responsibility to others</h2><table>${line('Family liability, per occurrence', wholeDollars(home.liability))}${line('Guest medical expense, per person', wholeDollars(home.medical))}${line(html`<b>Basic coverages, subtotal</b>`, '', dollarsAndCents(basic))}</table>
<h2>Coverages you added</h2><table>${extras.map(({ name, limit, premium }) => line(name, limit === null ? 'Included' : wholeDollars(limit), dollarsAndCents(premium)))}</table>
<h2>What you pay first when there is a loss</h2><table>${line('Wind and hail', wind === null ? wholeDollars(home.deductible * 2) : `${wind}% (${wholeDollars((home.dwelling * wind) / 100)})`)}${line('Any other covered loss', wholeDollars(home.deductible))}</table>
<h2>Premium for the policy period</h2><table>${line('Basic and added coverages', '', dollarsAndCents(sum([total, -(fee?.amount ?? 0)])))}${fee === null ? null : line(fee.name, '', dollarsAndCents(fee.amount))}<tr class="tot"><td colspan="2">Total, discounts included</td><td class="n">${dollarsAndCents(total)}</td></tr></table>`;
}

function side({ home, walls, roof, discounts, lender, loanShown }: Facts): Html {
  const [box = '', ...rest] = lender.address.split(', ');
  const fact = (name: string, value: Piece): Html => html`<p><b>${name}</b>${value}</p>`;
  return html`<div class="side"><h2>About your home</h2>${fact('Built in', home.yearBuilt)}${fact('Living space', `${whole(home.squareFeet)} square feet`)}${fact('Stories', home.stories)}${fact('Outside walls', walls)}${fact('Roof', roof)}${fact('Lived in by', 'Owner, all year')}
<h2>Discounts in your premium</h2>${discounts.map((name) => html`<p>${name}</p>`)}<h2>Lender</h2>${fact('First mortgage holder', html`${lender.name}<br>Its successors and/or assigns<br>${box}<br>${rest.join(', ')}`)}${loanShown ? fact('Loan', lender.loan) : null}</div>`;
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'amended-side-columns',
  build(random) {
    const facts = drawFacts(random);
    const { home, lender } = facts;
    const expiration = addYears(facts.effective, 1);
    const fact = (name: string, value: Piece): Html => html`<div><b>${name}</b>${value}</div>`;
    const body = html`${letter(random, facts)}<h1>Amended Homeowners Declarations</h1><div>Changes take effect ${bare(facts.changed)} at 12:01 a.m. Underwritten by ${facts.insurer}, a stock company, Home Office: ${cityLine(place(random))}</div>
<div class="facts">${fact('Policyholder', html`${facts.names.map((name) => html`${name}<br>`)}${facts.address.street}<br>${cityLine(facts.address)}`)}${fact('Policy', html`${facts.number}<br>${bare(facts.effective)} through ${bare(expiration)}`)}${fact('Agent', facts.agent)}${fact('Home we insure', 'Same as above')}</div>
<div class="cols"><div class="main">${coverages(facts)}</div>${side(facts)}</div><p class="small">Policy forms: HW-2103 (07/16) Homeowners Policy; HW-2110 (07/16) State Provisions; HW-2177 (03/19) Roof Schedule. Secretary and President have signed at ${cityLine(place(random))}.</p>`;
    const windAmount = facts.wind === null ? home.deductible * 2 : (home.dwelling * facts.wind) / 100;
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      transactionType: 'change',
      namedInsureds: facts.names,
      mailingAddress: oneLine(facts.address),
      insuredLocation: oneLine(facts.address),
      effectiveDate: facts.effective,
      expirationDate: expiration,
      agencyName: facts.agent,
      totalPremium: facts.total,
      fees: facts.fee === null ? [] : [facts.fee],
      discounts: facts.discounts.map((name) => ({ name, amount: null })),
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      numberOfStories: home.stories,
      constructionType: facts.walls,
      roofType: facts.roof,
      occupancy: 'Owner, all year',
      dwellingLimit: home.dwelling,
      otherStructuresLimit: home.otherStructures,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'Wind and hail', amount: windAmount, percent: facts.wind },
        { peril: 'Any other covered loss', amount: home.deductible },
      ],
      otherCoverages: facts.extras.map((extra) => ({ ...extra, limitText: extra.limit === null ? 'Included' : null })),
      additionalInterests: [
        {
          interest: 'First mortgage holder',
          name: lender.name,
          address: lender.address,
          loanNumber: facts.loanShown ? lender.loan : null,
        },
      ],
    };
    return { html: sheet({ css, body }), label };
  },
};
