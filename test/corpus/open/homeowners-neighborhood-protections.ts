import { addDays, addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, type Home, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A company with an agent in every neighborhood: protections by name and no letters, each with its own deductible named
// below it, the premium by way of a summary on the first page, an amended policy whose reason stands on top.

const css = `body{margin:0;font:9.8pt/1.4 "Liberation Sans",Arial;color:#1b1b1b}.pg{break-after:page}.pg:last-child{break-after:auto}.hd{display:grid;grid-template-columns:1fr 200pt;gap:20pt;margin-bottom:10pt}h1{font-size:17pt;font-weight:400;color:#00539b;margin:0}
.side{font-size:8.6pt;border-left:2pt solid #00539b;padding-left:9pt}.side b{display:block;color:#00539b;margin-top:4pt}h2{font-size:11pt;color:#00539b;margin:13pt 0 3pt;border-bottom:1pt solid #00539b}
table{width:100%;border-collapse:collapse}td{padding:3pt 0;border-bottom:.4pt solid #ccc;vertical-align:top}.n{text-align:right;white-space:nowrap}ul{margin:1pt 0 0;padding-left:13pt;font-size:8.6pt}.t td{font-weight:700;border-bottom:0;font-size:11pt}.s{font-size:8.2pt;color:#444}`;

interface Extra {
  name: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
}

function drawExtras(random: Random): Extra[] {
  const marked = { limit: null, limitText: 'Included', premium: null };
  const all: Extra[] = [
    { ...marked, name: 'Roof Surfaces Extended Protection' },
    { ...marked, name: 'Building Codes Protection', limitText: '10% of Dwelling Protection' },
    {
      name: 'Water Back-Up Protection',
      limit: random.pick([5_000, 10_000]),
      limitText: null,
      premium: random.amount(32, 110),
    },
    { name: 'Identity Theft Expenses Protection', limit: 25_000, limitText: null, premium: random.amount(20, 44) },
    { name: 'Yard and Garden Protection', limit: 1_500, limitText: null, premium: random.amount(9, 19) },
    { name: 'Electronic Data Recovery', limit: 2_500, limitText: null, premium: random.amount(6, 12) },
  ];
  return random.some(all, random.int(2, 5));
}

const DISCOUNTS = [
  'Multiple Policy',
  'Claim Free',
  'Protective Device',
  'Home Buyer',
  'Easy Pay Plan',
  'Responsible Payment',
];

function draw(random: Random) {
  const household = drawHousehold(random);
  const effective = dayBetween(random, '2019-01-01', '2026-08-01');
  const home = drawHome(random);
  const extras = drawExtras(random);
  const base = random.amount(760, 2900);
  const discounts = random.some(DISCOUNTS, random.int(1, 4)).map((name) => ({ name, amount: random.amount(18, 260) }));
  const fees = random.chance(0.5) ? [{ name: 'State recoupment fee', amount: random.amount(2, 24) }] : [];
  const parts = [base, ...extras.map(({ premium }) => premium ?? 0), ...fees.map(({ amount }) => amount)];
  const brand = word(random);
  return {
    names: insuredNames(household),
    at: household.address,
    effective,
    expiration: addYears(effective, 1),
    changed: addDays(effective, random.int(20, 280)),
    home,
    extras,
    base,
    discounts,
    fees,
    total: sum(parts),
    insurer: `${brand} ${random.pick(['Vehicle and Property Insurance Company', 'Fire and Casualty Insurance Company'])}`,
    brand,
    agent: `${person(random)} Agency`,
    call: phone(random),
    number: numbered(random, '### ### ###'),
    lender: random.chance(0.7) ? mortgagee(random) : null,
    walls: random.pick(['Brick on frame', 'Vinyl siding on frame', 'Concrete block']),
    roof: random.pick(['Asphalt/fiberglass shingle', 'Metal', 'Slate']),
    living: random.chance(0.5) ? null : 1,
    isAmended: random.chance(0.5),
  };
}
type Facts = ReturnType<typeof draw>;

const protection = (name: string, limit: string, notes: readonly string[] = []): Html =>
  html`<tr><td>${name}${notes.length === 0 ? null : html`<ul>${notes.map((note) => html`<li>${note}</li>`)}</ul>`}</td><td class="n">${limit}</td></tr>`;

const wind = ({ dwelling, windPercent }: Home): number => Math.round((dwelling * windPercent) / 100);

function summary(facts: Facts): Html {
  const { names, at, number, effective, expiration, agent, call, discounts, fees, total, extras, base, lender } = facts;
  const off = sum(discounts.map(({ amount }) => amount));
  const title = facts.isAmended ? 'Amended Homeplace policy declarations' : 'Renewal Homeplace policy declarations';
  return html`<div class="pg"><div class="hd"><div><h1>${title}</h1>${facts.isAmended ? html`Your policy changed on ${written(facts.changed)}: we corrected the age of your roof.` : 'Your policy has been renewed at the premium below.'}</div><div class="side"><b>Named Insured(s)</b>${names.join(', ')}<b>Mailing address</b>${at.street}<br>${cityLine(at)}<b>Policy number</b>${number}<b>Policy period</b>${written(effective)} to ${written(expiration)} at 12:01 a.m. standard time<b>Your agent is</b>${agent}<br>${call}</div></div>
<h2>Total premium for the policy period</h2><table><tr><td>Premium for property insured</td><td class="n">${dollarsAndCents(base)}</td></tr>${extras.filter(({ premium }) => premium !== null).map(({ name, premium }) => html`<tr><td>${name}</td><td class="n">${dollarsAndCents(premium ?? 0)}</td></tr>`)}${fees.map(({ name, amount }) => html`<tr><td>${name}</td><td class="n">${dollarsAndCents(amount)}</td></tr>`)}<tr class="t"><td>Total</td><td class="n">${dollarsAndCents(total)}</td></tr></table>
<h2>Discounts (your premium already reflects these)</h2><table>${discounts.map(({ name, amount }) => html`<tr><td>${name}</td><td class="n">${dollarsAndCents(amount)}</td></tr>`)}<tr><td>Total discounts</td><td class="n">${dollarsAndCents(off)}</td></tr></table>
<h2>Location of property insured</h2>${at.street}, ${cityLine(at)}
<h2>Mortgagee</h2>${lender === null ? 'None' : html`${lender.name}<br>${lender.address}<br>Loan number: ${lender.loan}`}</div>`;
}

function details(facts: Facts): Html {
  const { home, extras, living, insurer, number } = facts;
  const own = [
    `${wholeDollars(home.deductible)} All peril deductible applies`,
    `${wholeDollars(wind(home))} Windstorm and Hail deductible applies (${home.windPercent}% of Dwelling Protection)`,
  ];
  return html`<div class="pg"><b>Policy ${number}</b><h2>Coverage detail: protections and limits of liability</h2><table>${protection('Dwelling Protection', wholeDollars(home.dwelling), own)}${protection('Other Structures Protection', wholeDollars(Math.round(home.otherStructures)))}${protection('Personal Property Protection - Reimbursement Provision', wholeDollars(Math.round(home.contents)))}${protection('Additional Living Expense', living === null ? 'Up to 24 months' : wholeDollars(Math.round(home.lossOfUse)))}${protection('Family Liability Protection', `${wholeDollars(home.liability)} each occurrence`)}${protection('Guest Medical Protection', `${wholeDollars(home.medical)} each person`)}${extras.map(({ name, limit, limitText }) => protection(name, limit === null ? (limitText ?? '') : wholeDollars(limit)))}</table>
<h2>Not purchased</h2><p class="s">Building Structure Reimbursement Extended Limits, Sports Equipment, Extra Jewelry. Ask your agent what they cost.</p><h2>Rating information</h2><p>The dwelling was built in ${home.yearBuilt} of ${facts.walls} construction, has ${home.squareFeet.toLocaleString('en-US')} square feet and ${home.stories} ${home.stories === 1 ? 'story' : 'stories'}; its roof is ${facts.roof}. It is occupied by one family as a primary residence.</p><h2>Your policy documents</h2><p class="s">Homeplace Policy - NP10; Amendatory Endorsement - NP31-2; Windstorm and Hail Deductible Endorsement - NP448</p><p class="s">${insurer} issues this policy. Its secretary and president have signed it.</p></div>`;
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'neighborhood-protections',
  build(random) {
    const facts = draw(random);
    const { home, lender, extras, discounts } = facts;
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      transactionType: facts.isAmended ? 'change' : 'renewal',
      namedInsureds: facts.names,
      mailingAddress: oneLine(facts.at),
      insuredLocation: oneLine(facts.at),
      effectiveDate: facts.effective,
      expirationDate: facts.expiration,
      agencyName: facts.agent,
      totalPremium: facts.total,
      fees: facts.fees,
      discounts,
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      numberOfStories: home.stories,
      constructionType: facts.walls,
      roofType: facts.roof,
      occupancy: 'occupied by one family as a primary residence',
      dwellingLimit: home.dwelling,
      otherStructuresLimit: Math.round(home.otherStructures),
      personalPropertyLimit: Math.round(home.contents),
      lossOfUseLimit: facts.living === null ? null : Math.round(home.lossOfUse),
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'All peril', amount: home.deductible },
        { peril: 'Windstorm and Hail', amount: wind(home), percent: home.windPercent },
      ],
      otherCoverages: extras,
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: { occupancy: ['primary residence', 'one family', null] },
    };
    return { html: sheet({ css, body: html`${summary(facts)}${details(facts)}` }), label };
  },
};
