import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, type Home, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// A national direct writer for members: a renewal letter with last term's and this term's premium, declarations whose
// limits stand behind dot leaders, and a second sheet with endorsements by form number, credits and interests.

const css = `body{margin:0;font:10pt/1.38 "Liberation Sans",Arial,sans-serif}.pg{break-after:page;position:relative}.pg:last-child{break-after:auto}
.logo{font:700 15pt "Liberation Serif";letter-spacing:2pt;color:#12305c}.rule{border-top:2.4pt solid #12305c;margin:5pt 0 10pt}
h1{font-size:13pt;margin:0 0 2pt}h2{font-size:10pt;margin:13pt 0 3pt;text-transform:uppercase;border-bottom:.8pt solid #12305c}
.two{display:grid;grid-template-columns:1.15fr 1fr;gap:4pt 26pt}.l{display:flex;align-items:baseline}.l i{flex:1;border-bottom:1pt dotted #888;margin:0 4pt}
.l b{font-weight:400;white-space:nowrap}.tot b,.tot span{font-weight:700}.s{font-size:8.2pt;color:#333}.cap{font-size:8pt;color:#12305c;font-weight:700}
table{width:100%;border-collapse:collapse;font-size:9.4pt}td,th{text-align:left;padding:1.6pt 4pt 1.6pt 0;vertical-align:top}th{font-size:8pt;color:#12305c}.n{text-align:right}
.ren{border:1pt solid #12305c;padding:7pt 10pt;margin:10pt 0}`;

const leader = (caption: string, value: string, cls = ''): Html =>
  html`<div class="l ${cls}"><span>${caption}</span><i></i><b>${value}</b></div>`;

interface Extra {
  form: string;
  name: string;
  limit: number | null;
  limitText: string | null;
  premium: number | null;
}

function drawExtras(random: Random, home: Home): Extra[] {
  const optional: Extra[] = [
    {
      form: 'HO-208',
      name: 'Water Backup or Sump Pump Overflow',
      limit: random.pick([5_000, 10_000, 25_000]),
      limitText: null,
      premium: random.amount(28, 140),
    },
    { form: 'HO-455', name: 'Identity Fraud Expense', limit: 5_000, limitText: null, premium: random.amount(9, 24) },
    {
      form: 'HO-UGD',
      name: 'Underground Service Lines',
      limit: 10_000,
      limitText: null,
      premium: random.amount(18, 45),
    },
    { form: 'HO-277', name: 'Building Ordinance or Law', limit: null, limitText: '10%', premium: null },
    {
      form: 'HO-EQB',
      name: 'Home Systems Breakdown',
      limit: random.pick([50_000, 100_000]),
      limitText: null,
      premium: random.amount(25, 60),
    },
    {
      form: 'HO-INJ',
      name: 'Personal Injury',
      limit: home.liability,
      limitText: null,
      premium: random.amount(8, 30),
    },
  ];
  return [
    { form: 'HO-QR', name: 'Replacement Cost on Contents', limit: null, limitText: 'Included', premium: null },
    ...random.some(optional, random.int(2, 5)),
  ];
}

const COASTAL = new Set(['AL', 'FL', 'GA', 'NC', 'TX', 'VA']);
const CREDITS = [
  'Auto and Home Combination Credit',
  'Claims-Free Member Credit',
  'Monitored Burglar and Fire Alarm Credit',
  'Roof Age Credit',
  'Loyalty Credit',
];

function drawPremium(random: Random, extras: readonly Extra[], { dwelling }: Home) {
  const base = Math.round(dwelling * random.int(26, 68)) / 10_000;
  const credits = random
    .some(CREDITS, random.int(1, 4))
    .map((name) => ({ name, amount: Math.round(base * random.int(2, 11)) / 100 }));
  const fees = random.chance(0.6) ? [{ name: 'State Fire Service Surcharge', amount: random.amount(4, 29) }] : [];
  const added = sum(extras.map(({ premium }) => premium ?? 0));
  const total = sum([base, added, ...credits.map(({ amount }) => -amount), ...fees.map(({ amount }) => amount)]);
  return { base, credits, fees, total };
}

const extraRow = ({ form, name, limit, limitText, premium }: Extra): Html =>
  html`<tr><td>${form}</td><td>${name}</td><td class="n">${limit === null ? limitText : wholeDollars(limit)}</td><td class="n">${premium === null ? 'INCL' : dollarsAndCents(premium)}</td></tr>`;

function draw(random: Random) {
  const household = drawHousehold(random);
  const home = drawHome(random);
  const effective = dayBetween(random, '2018-02-01', '2026-09-01');
  const extras = drawExtras(random, home);
  const brand = word(random);
  const premium = drawPremium(random, extras, home);
  return {
    names: insuredNames(household),
    at: household.address,
    home,
    effective,
    expiration: addYears(effective, 1),
    extras,
    ...premium,
    insurer: `${brand} ${random.pick(['Members Casualty Insurance Company', 'Service Members Property Company', 'Educators General Indemnity Company'])}`,
    brand,
    office: word(random),
    number: numbered(random, '0#### ## ## ##A'),
    hazard: COASTAL.has(household.address.state) ? random.pick(['Hurricane', 'Named Storm']) : 'Wind and Hail',
    walls: random.pick(['Brick Veneer', 'Frame', 'Masonry', 'Stucco on Frame']),
    roof: random.pick(['Composition Shingle', 'Architectural Shingle', 'Metal', 'Concrete Tile']),
    lender: random.chance(0.75) ? mortgagee(random) : null,
    call: phone(random),
    expiring: Math.round(premium.total * random.int(85, 103)) / 100,
  };
}
type Facts = ReturnType<typeof draw>;

function letter({ names, at, brand, number, effective, total, expiring, call, home }: Facts): Html {
  return html`<div class="pg"><div class="logo">${brand.toUpperCase()}</div><div class="rule"></div>${written(addDays(effective, -38))}<br><br>${names.join(' AND ')}<br>${at.street}<br>${cityLine(at)}
<p>Reference: Homeowners policy ${number}</p><p>Dear member,</p><p>Thank you for trusting us with your home. Your policy renews on ${written(effective)}. The packet holds your declarations and the forms that changed.</p>
<div class="ren"><div class="two"><div><div class="cap">EXPIRING PREMIUM</div>${dollarsAndCents(expiring)}</div><div><div class="cap">RENEWAL PREMIUM</div>${dollarsAndCents(total)}</div></div></div>
<p>Building costs in your area rose. We raised the amount on your dwelling from ${wholeDollars(Math.round(home.dwelling / 1.04 / 1000) * 1000)} to keep pace with them.</p><p>A bill follows under separate cover. If your lender pays from escrow, it has been billed and you need do nothing.</p><p>Questions? Call ${call} or sign in to your account.</p><p>Member Services</p></div>`;
}

function declarations(facts: Facts): Html {
  const { names, at, home, effective, expiration, number, insurer, hazard, base, extras, credits, fees, total } = facts;
  const hazardText = `${home.windPercent}% (${wholeDollars(Math.round((home.dwelling * home.windPercent) / 100))})`;
  return html`<div class="pg"><div class="two"><div><h1>Homeowners Policy Declarations</h1>RENEWAL OF POLICY<br>${insurer}<br><span class="s">A stock company with its home office in ${facts.office}</span></div><div>${leader('Policy number', number)}${leader('Begins, 12:01 a.m.', slashed(effective))}${leader('Ends, 12:01 a.m.', slashed(expiration))}</div></div><div class="rule"></div>
<div class="two"><div><div class="cap">Named Insured</div>${names.map((name) => html`${name}<br>`)}${at.street}<br>${cityLine(at)}</div><div><div class="cap">Residence Premises</div>Same as above<br><span class="s">${facts.walls}, built ${home.yearBuilt}, roof ${facts.roof}, fire class ${String(home.stories === 1 ? 4 : 3)}, 1 family, owner occupied, primary</span></div></div>
<h2>Section I &ndash; Property</h2>${leader('Dwelling (A)', wholeDollars(home.dwelling))}${leader('Separate Structures (B)', wholeDollars(Math.round(home.otherStructures)))}${leader('Personal Property (C)', wholeDollars(Math.round(home.contents)))}${leader('Loss of Use (D)', wholeDollars(Math.round(home.lossOfUse)))}
<h2>Section II &ndash; Liability</h2>${leader('Personal Liability (E), each occurrence', wholeDollars(home.liability))}${leader('Medical Payments to Others (F), each person', wholeDollars(home.medical))}
<h2>Deductibles</h2>We pay only that part of a covered Section I loss above:${leader(hazard, hazardText)}${leader('All Other Perils', wholeDollars(home.deductible))}
<h2>Premium</h2>${leader('Basic policy', dollarsAndCents(base))}${leader('Endorsements (see next sheet)', dollarsAndCents(sum(extras.map(({ premium }) => premium ?? 0))))}${credits.length === 0 ? null : leader('Credits (see next sheet)', `${dollarsAndCents(sum(credits.map(({ amount }) => amount)))} CR`)}${fees.map(({ name, amount }) => leader(name, dollarsAndCents(amount)))}${leader('Annual premium', dollarsAndCents(total), 'tot')}<p class="s">This policy does not cover flood. Countersigned ${slashed(addDays(effective, -38))}.</p></div>`;
}

function secondSheet({ number, extras, credits, lender }: Facts): Html {
  return html`<div class="pg"><h1>Homeowners Policy Declarations, continued</h1>Policy ${number}<div class="rule"></div><h2>Endorsements that you carry</h2><table><tr><th>Form</th><th>Title</th><th class="n">Limit</th><th class="n">Premium</th></tr>${extras.map(extraRow)}</table>
<h2>Credits applied</h2>${credits.map(({ name, amount }) => leader(name, `${dollarsAndCents(amount)} CR`))}
<h2>First mortgagee</h2>${lender === null ? 'NONE' : html`${lender.name}<br>ISAOA/ATIMA<br>${lender.address}<br>Loan no. ${lender.loan}`}
<h2>Forms that make up this policy</h2><table>${['HO-3 (07-08) Homeowners Policy - Special Form', 'HO-LMT (10-19) Limited Fungi and Rot', 'HO-STA (01-22) State Amendatory Provisions', 'PRV-1 (05-20) Privacy Promise'].map((form) => html`<tr><td>${form}</td></tr>`)}</table></div>`;
}

export const style: Style = {
  policyType: 'homeowners',
  name: 'member-renewal-packet',
  build(random) {
    const facts = draw(random);
    const { home, lender, extras } = facts;
    const label = {
      carrierName: facts.insurer,
      policyNumber: facts.number,
      transactionType: 'renewal',
      namedInsureds: facts.names,
      mailingAddress: oneLine(facts.at),
      insuredLocation: oneLine(facts.at),
      effectiveDate: facts.effective,
      expirationDate: facts.expiration,
      totalPremium: facts.total,
      fees: facts.fees,
      discounts: facts.credits,
      policyForm: 'HO-3',
      yearBuilt: home.yearBuilt,
      constructionType: facts.walls,
      roofType: facts.roof,
      protectionClass: home.stories === 1 ? '4' : '3',
      occupancy: 'owner occupied',
      dwellingLimit: home.dwelling,
      otherStructuresLimit: Math.round(home.otherStructures),
      personalPropertyLimit: Math.round(home.contents),
      lossOfUseLimit: Math.round(home.lossOfUse),
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        {
          peril: facts.hazard,
          percent: home.windPercent,
          amount: Math.round((home.dwelling * home.windPercent) / 100),
        },
        { peril: 'All Other Perils', amount: home.deductible },
      ],
      otherCoverages: extras.map(({ name, limit, limitText, premium }) => ({ name, limit, limitText, premium })),
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'First mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: { occupancy: ['owner occupied, primary'] },
    };
    const body = html`${letter(facts)}${declarations(facts)}${secondSheet(facts)}`;
    return { html: sheet({ css, body }), label, print: { margin: { left: '0.75in', right: '0.75in', top: '0.6in' } } };
  },
};
