import { addYears, addDays, written } from '../kit/dates.ts';
import { html, joined, sheet, type Html, type Piece } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';

// A captive giant's landlord package: a summary page with the bill, then the details of coverage where limits stand beside
// coverages named "protection" without letters, deductibles in sentences below each of them, and rating words in a list.

const css = `body{margin:0;font:9.6pt/1.38 "Liberation Sans",Arial,sans-serif}.l{display:grid;grid-template-columns:150pt 1fr;gap:22pt}.side{font-size:8.6pt}.side b{display:block;margin-top:8pt}h1{font:16pt "Liberation Serif",serif;margin:0 0 6pt}h2{font-size:11pt;border-top:1.6pt solid #0a3d7a;margin:11pt 0 3pt;padding-top:3pt;color:#0a3d7a}.r{display:flex;justify-content:space-between;padding:1.5pt 0}.pg{break-before:page}
.cv{display:grid;grid-template-columns:1fr 150pt;border-bottom:.5pt solid #999;padding:4pt 0}.cv i{grid-column:1/3;font-style:normal;font-size:8.3pt;padding-left:10pt}.cv b{font-weight:400;text-align:right}.two{columns:2;column-gap:24pt;font-size:9pt}.tot{font-weight:700;border-top:1pt solid #000}`;

const EXTRAS = [
  { name: 'Building Codes Coverage', limitText: '10% of Dwelling Protection' },
  { name: 'Vandalism Coverage', limitText: 'Included' },
  { name: 'Fire Department Charges', limit: 500 },
  { name: 'Water Back-Up', limit: 5_000 },
  { name: 'Landlord Identity Protection', limit: 25_000 },
  { name: 'Lock Replacement', limit: 250 },
];
const CREDITS = ['Protective Device', 'Claim Free', 'Multiple Policy', 'Home Buyer', 'Easy Pay Plan'];

const row = (name: Piece, value: Piece): Html => html`<div class="r"><span>${name}</span><span>${value}</span></div>`;
const coverage = (name: string, limit: Piece, notes: readonly string[] = []): Html =>
  html`<div class="cv"><span>${name}</span><b>${limit}</b>${notes.map((note) => html`<i>&bull; ${note}</i>`)}</div>`;

function drawFacts(random: Random) {
  const home = drawHome(random);
  const risk = place(random);
  const premium = random.amount(540, 2_600);
  const credits = random.some(CREDITS, random.int(1, 3)).map((name) => ({ name, amount: random.amount(9, 140) }));
  const fees = random.chance(0.5) ? [{ name: 'Fire Safety Surcharge', amount: random.amount(4, 19) }] : [];
  return {
    home,
    risk,
    premium,
    credits,
    fees,
    total: sum([premium, ...fees.map(({ amount }) => amount), ...credits.map(({ amount }) => -amount)]),
    names: random.chance(0.5) ? [person(random)] : [person(random), person(random)],
    mail: place(random, risk.state),
    insurer: carrier(random),
    agent: `${word(random)} Family Agency`,
    agentPhone: phone(random),
    number: numbered(random, '### ### ###'),
    effective: `${random.int(2014, 2025)}-${random.pick(['01-21', '04-06', '08-13', '10-30'])}`,
    structures: Math.round(home.dwelling / 10_000) * 1_000,
    contents: random.chance(0.5) ? random.int(2, 12) * 1_000 : null,
    rent: random.chance(0.4) ? null : random.int(8, 40) * 1_000,
    liability: random.pick([100_000, 300_000, 500_000, 1_000_000]),
    medical: random.pick([1_000, 5_000]),
    deductible: random.pick([500, 1_000, 2_500]),
    hail: random.chance(0.5) ? random.pick([1, 2]) : null,
    extras: random.some(EXTRAS, random.int(1, 4)),
    lender: random.chance(0.6) ? mortgagee(random) : null,
    families: random.int(1, 4),
    construction: random.pick(['frame', 'brick', 'masonry veneer', 'stucco on frame']),
    roof: random.pick(['asphalt/fiberglass shingle', 'composition', 'tile']),
  };
}
type Facts = ReturnType<typeof drawFacts>;

function side(f: Facts): Html {
  return html`<div class="side"><b>NAMED INSURED(S)</b>${joined([...f.names, f.mail.street, cityLine(f.mail)], html`<br>`)}<b>YOUR AGENT IS</b>${f.agent}<br>${f.agentPhone}<b>POLICY NUMBER</b>${f.number}<b>POLICY PERIOD</b>Begins on ${written(f.effective)} at 12:01 A.M. standard time, with no fixed date of expiration<b>PREMIUM PERIOD</b>${written(f.effective)} to ${written(addYears(f.effective, 1))} at 12:01 A.M. standard time</div>`;
}

const summary = (f: Facts): Html =>
  html`<div>Renewal offer</div><h1>Landlords Package Policy</h1><div class="l">${side(f)}<div><h2 style="margin-top:0">Summary</h2>${row('LOCATION OF PROPERTY INSURED', '')}<div>${f.risk.street}, ${cityLine(f.risk)}</div><h2>Total Premium for the Premium Period</h2>${row('Premium for Property Insured', dollarsAndCents(sum([f.premium, ...f.credits.map(({ amount }) => -amount)])))}${f.fees.map(({ name, amount }) => row(name, dollarsAndCents(amount)))}<div class="tot">${row('TOTAL', dollarsAndCents(f.total))}</div><p>Your bill will be mailed separately. Before making a payment, please refer to your latest bill, which includes payment options and installment fee information. If you pay in installments, a fee of $3.50 is added to each.</p><p>If you do not pay the minimum amount by ${written(addDays(f.effective, -1))}, this offer ends.</p>${f.lender === null ? null : html`<h2>Mortgagee</h2><div>${f.lender.name}<br>ISAOA/ATIMA<br>${f.lender.address}</div>${row('Loan Number', f.lender.loan)}`}</div></div>`;

function details(f: Facts): Html {
  const { home } = f;
  const notes = [
    `${wholeDollars(f.deductible)} All Peril Deductible Applies`,
    ...(f.hail === null ? [] : [`${f.hail}% Windstorm and Hail Deductible Applies`]),
  ];
  const not = html`Not purchased*`;
  return html`<div class="pg"><h1>Policy Declarations</h1><div>${f.insurer} &nbsp;&nbsp; Policy ${f.number}</div><div class="l">${side(f)}<div><h2>Coverage Detail</h2><div class="cv"><span>Coverage and Applicable Deductibles</span><b>Limits of Liability</b></div>${coverage('Dwelling Protection', wholeDollars(home.dwelling), notes)}${coverage('Other Structures Protection', wholeDollars(f.structures), notes)}${coverage('Personal Property Protection', f.contents === null ? not : wholeDollars(f.contents))}${coverage('Fair Rental Income', f.rent === null ? 'Up to 12 months, actual loss' : wholeDollars(f.rent))}${coverage('Liability Protection', `${wholeDollars(f.liability)} each occurrence`)}${coverage('Premises Medical Protection', `${wholeDollars(f.medical)} each person`)}${f.extras.map((each) => coverage(each.name, each.limit === undefined ? each.limitText : wholeDollars(each.limit)))}<div style="font-size:8pt">* This coverage can provide you with valuable protection. To help you stay current, contact your agent.</div></div></div>
<h2>Discounts (your premium reflects the following)</h2>${f.credits.map(({ name, amount }) => row(name, `$${cents(amount)}`))}<h2>Rating Information</h2><div class="two">The dwelling is of ${f.construction} construction<br>Built in ${home.yearBuilt}<br>Occupied by ${f.families} ${f.families === 1 ? 'family' : 'families'}<br>Tenant occupied<br>Roof surface: ${f.roof}<br>Within 1,000 feet of a fire hydrant</div><h2>Your Policy Documents</h2><div class="two">Landlords Package Policy - AP4835<br>State Amendatory Endorsement - AP4791<br>Windstorm or Hail Deductible - AP1512<br>Lead Poisoning Exclusion - AU2240</div><p>This policy does not cover flood. You are insured by ${f.insurer}, a stock company.</p></div>`;
}

export const style: Style = {
  policyType: 'dwelling_fire',
  name: 'landlord-package',
  build(random) {
    const f = drawFacts(random);
    const { home, lender } = f;
    const label = {
      carrierName: f.insurer,
      policyNumber: f.number,
      transactionType: 'renewal',
      namedInsureds: f.names,
      mailingAddress: oneLine(f.mail),
      insuredLocation: oneLine(f.risk),
      effectiveDate: f.effective,
      expirationDate: addYears(f.effective, 1),
      agencyName: f.agent,
      totalPremium: f.total,
      fees: f.fees,
      discounts: f.credits,
      occupancy: 'Tenant occupied',
      numberOfFamilies: f.families,
      yearBuilt: home.yearBuilt,
      constructionType: f.construction,
      roofType: f.roof,
      dwellingLimit: home.dwelling,
      otherStructuresLimit: f.structures,
      personalPropertyLimit: f.contents,
      fairRentalValueLimit: f.rent,
      personalLiabilityLimit: f.liability,
      medicalPaymentsLimit: f.medical,
      deductibles: [
        { peril: 'All Peril', amount: f.deductible },
        ...(f.hail === null ? [] : [{ peril: 'Windstorm and Hail', percent: f.hail }]),
      ],
      otherCoverages: f.extras,
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgagee', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      // the policy has no fixed end, its premium period has
      _accept: { expirationDate: [addYears(f.effective, 1), null] },
      // printed below each of the coverages that it applies to
      _ignore: ['deductibles[+]'],
    };
    return { html: sheet({ css, body: html`${summary(f)}${details(f)}` }), label };
  },
};
