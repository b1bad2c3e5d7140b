import { addYears, dayFirst } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, phone, type Place, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A carrier that sells through agencies of banks, on ISO's HO 00 04: no ruling line anywhere, captions left of values
// with colons, property and liability beside each other, amounts without dollar signs; forms and bill follow on.

const css = `body{margin:0;font:9.6pt/1.42 'Liberation Serif',serif}.head{text-align:center;margin-bottom:12pt}.head b{font-size:13pt;letter-spacing:1pt}.head i{font-size:9pt}
.half{display:flex;gap:30pt;margin:10pt 0}.half>div{flex:1}h2{font:700 9.6pt 'Liberation Serif';margin:0 0 3pt;text-decoration:underline}.l{display:flex}.l span:first-child{width:118pt;flex:none}.f{display:flex;justify-content:space-between}.f.i{padding-left:12pt}.pp{break-before:page}
table td{padding:0 14pt 0 0;vertical-align:top}.small{font-size:8pt;margin-top:12pt}`;

const line = (caption: string, value: Piece): Html =>
  html`<div class="l"><span>${caption}:</span><span>${value}</span></div>`;
const pair = (name: string, value: Piece): Html => html`<div class="f"><span>${name}</span><span>${value}</span></div>`;

interface Option {
  form: string;
  name: string;
  limit: number | null;
  premium: number | null;
}

interface Facts {
  insurer: string;
  bank: string;
  agency: string;
  insured: string[];
  home: Place;
  mail: Place | null;
  number: string;
  effective: string;
  isNew: boolean;
  contents: number;
  use: number | null;
  liability: number;
  medical: number;
  deductible: number;
  hurricane: number | null;
  base: number;
  options: Option[];
  credits: { name: string; amount: number }[];
  fees: { name: string; amount: number }[];
  total: number;
  landlord: { name: string; place: Place } | null;
}

function drawOptions(random: Random): Option[] {
  const priced = (form: string, name: string, limit: number | null, premium: number | null): Option => ({
    form,
    name,
    limit,
    premium,
  });
  return random.some(
    [
      priced('HO 04 90 05 11', 'Personal Property Replacement Cost Loss Settlement', null, random.amount(18, 52)),
      priced('HO 04 95 01 14', 'Limited Water Back-Up and Sump Discharge', 5000, random.amount(20, 45)),
      priced('HO 04 55 03 03', 'Identity Fraud Expense', 15_000, null),
      priced('HO 04 53 05 11', 'Credit Card and Forgery Coverage', random.pick([1000, 2500]), random.amount(2, 6)),
      priced('HO 24 82 05 11', 'Personal Injury', null, random.amount(9, 17)),
      priced('HO 04 65 05 11', 'Increased Special Limits, Jewelry', random.pick([2500, 5000]), random.amount(12, 48)),
    ],
    random.int(1, 4),
  );
}

function drawFacts(random: Random): Facts {
  const bank = `${word(random)} ${random.pick(['Community Bank', 'National Bank', 'Savings Bank', 'Trust Company'])}`;
  const state = random.pick(['FL', 'NC', 'VA', 'AL', 'OH', 'PA']);
  const contents = random.pick([15, 20, 25, 30, 40, 50, 60]) * 1000;
  const [base, options] = [random.amount(118, 260), drawOptions(random)];
  const credits = random.some(
    [
      { name: 'Protective Devices Credit', amount: random.amount(3, 12) },
      { name: 'Bank Customer Group Credit', amount: random.amount(8, 22) },
      { name: 'Multi-Policy Credit', amount: random.amount(10, 30) },
    ],
    random.int(0, 2),
  );
  const fees = random.some(
    [
      { name: 'Policy Fee', amount: 25 },
      { name: 'Guaranty Association Assessment', amount: random.amount(1, 5) },
      ...(state === 'FL' ? [{ name: 'Emergency Management Trust Fund Surcharge', amount: 2 }] : []),
    ],
    random.int(1, 3),
  );
  const home = place(random, state);
  return {
    insurer: carrier(random),
    bank,
    agency: `${bank} Insurance Center`,
    insured: random.times(random.int(1, 2), () => person(random)),
    home: { ...home, street: `${home.street}, Unit ${random.int(1, 30)}${random.pick(['', 'A', 'B'])}` },
    mail: random.chance(0.3) ? { ...place(random, state), street: `P.O. Box ${random.int(20, 9900)}` } : null,
    number: numbered(random, 'RT ####### ##'),
    effective: `${random.int(2015, 2026)}-${random.pick(['02', '05', '08', '10', '12'])}-${random.int(10, 28)}`,
    isNew: random.chance(0.5),
    contents,
    use: random.chance(0.7) ? contents * random.pick([0.2, 0.3, 0.4]) : null,
    liability: random.pick([100_000, 300_000, 500_000]),
    medical: random.pick([1000, 2000, 5000]),
    deductible: random.pick([250, 500, 1000]),
    hurricane: state === 'FL' || state === 'NC' ? random.pick([2, 5]) : null,
    base,
    options,
    credits,
    fees,
    total: sum([
      base,
      ...options.map(({ premium }) => premium ?? 0),
      ...credits.map(({ amount }) => -amount),
      ...fees.map(({ amount }) => amount),
    ]),
    landlord: random.chance(0.6)
      ? {
          name: `${word(random)} ${random.pick(['Property Management LLC', 'Apartments LP', 'Residential, Inc.'])}`,
          place: place(random, state),
        }
      : null,
  };
}

function coverages(facts: Facts): Html {
  const { contents, use, liability, medical, deductible, hurricane } = facts;
  return html`<div class="half"><div><h2>SECTION I - PROPERTY</h2>${pair('Coverage C  Personal Property', whole(contents))}${pair('Coverage D  Loss of Use', use === null ? 'Actual loss, 12 months' : whole(use))}<br>${pair('Deductible, all perils insured against', whole(deductible))}${hurricane === null ? null : pair('Hurricane deductible', `${hurricane}% of Cov. C`)}</div>
<div><h2>SECTION II - LIABILITY</h2>${pair('Coverage E  Personal Liability', whole(liability))}<div>each occurrence</div>${pair('Coverage F  Medical Payments to Others', whole(medical))}<div>each person</div></div></div>`;
}

function premiums({ base, options, credits, fees, total }: Facts): Html {
  return html`<div class="half"><div><h2>OPTIONAL COVERAGES</h2><table><tr><td></td><td>Limit</td><td>Premium</td></tr>${options.map(({ name, limit, premium }) => html`<tr><td>${name}</td><td>${limit === null ? '' : whole(limit)}</td><td>${premium === null ? 'Incl' : cents(premium)}</td></tr>`)}</table></div>
<div><h2>PREMIUM</h2>${pair('Basic premium, Sections I and II', cents(base))}${pair('Optional coverages', cents(sum(options.map(({ premium }) => premium ?? 0))))}${credits.map(({ name, amount }) => pair(name, `${cents(amount)}-`))}${fees.map(({ name, amount }) => pair(name, cents(amount)))}${pair('TOTAL POLICY PREMIUM', cents(total))}</div></div>`;
}

function secondPage(random: Random, { options, total, number, bank, landlord, ...facts }: Facts): Html {
  const quarter = Math.floor((total / 4) * 100) / 100;
  const first = sum([total, -quarter, -quarter, -quarter]);
  const forms = [
    ['HO 00 04 05 11', 'Homeowners 4 - Contents Broad Form'],
    ['HO 01 00 07 14', 'Special Provisions'],
    ['IL P 001 01 04', 'U.S. Treasury OFAC Advisory Notice'],
    ...options.map(({ form, name }) => [form, name]),
  ];
  return html`<div class="pp"><div>Policy ${number} &nbsp; ${facts.insured[0]} &nbsp; Page 2</div><br>${
    landlord === null
      ? null
      : html`<h2>ADDITIONAL INTEREST</h2>${line('Landlord', html`${landlord.name}<br>${landlord.place.street}<br>${cityLine(landlord.place)}`)}<br>`
  }<h2>POLICY FORMS AND ENDORSEMENTS</h2><table>${forms.map(([form, name]) => html`<tr><td>${form}</td><td>${name}</td></tr>`)}</table><br>
<h2>BILLING</h2><p>Your account with ${bank} will be charged in four payments of which the first is ${cents(first)} and each of the others ${cents(quarter)}. If a payment is refused, a charge of 20.00 may apply. Direct questions to ${phone(random)}.</p><p class="small">Deposits and insurance are different things: this policy is not a deposit, is not guaranteed by the bank and is not insured by any federal agency. You do not have to buy insurance from the bank's agency to obtain credit.</p></div>`;
}

export const style: Style = {
  policyType: 'renters',
  name: 'bank-agency-halves',
  build(random) {
    const facts = drawFacts(random);
    const { home, mail, landlord, isNew, effective } = facts;
    const [mailing, expiration] = [mail ?? home, addYears(effective, 1)];
    const body = html`<div class="head"><b>${facts.insurer.toUpperCase()}</b><br><i>Administrative office: ${cityLine(place(random))}</i><br>RENTERS POLICY DECLARATIONS</div>
<div class="half"><div>${line('Insured', html`${facts.insured.map((name) => html`${name}<br>`)}${mailing.street}<br>${cityLine(mailing)}`)}</div><div>${line('Policy No.', facts.number)}${line('Transaction', isNew ? 'New Business' : 'Renewal')}${line('Policy term', html`${dayFirst(effective)} to<br>${dayFirst(expiration)}`)}${line('Producer', facts.agency)}</div></div>
${line('Residence premises', mail === null ? 'Same as mailing address' : `${home.street}, ${cityLine(home)}`)}
${coverages(facts)}${premiums(facts)}<p class="small">Insurance is provided only for those coverages for which a limit or premium is shown. Limits of Section I apply to each loss. Countersigned at ${cityLine(place(random))}.</p>${secondPage(random, facts)}`;
    const label = {
      carrierName: facts.insurer.toUpperCase(),
      policyNumber: facts.number,
      transactionType: isNew ? 'new' : 'renewal',
      namedInsureds: facts.insured,
      mailingAddress: oneLine(mailing),
      insuredLocation: oneLine(home),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: facts.agency,
      totalPremium: facts.total,
      fees: facts.fees,
      discounts: facts.credits,
      personalPropertyLimit: facts.contents,
      lossOfUseLimit: facts.use,
      personalLiabilityLimit: facts.liability,
      medicalPaymentsLimit: facts.medical,
      deductibles: [
        { peril: 'all perils insured against', amount: facts.deductible },
        ...(facts.hurricane === null ? [] : [{ peril: 'Hurricane', percent: facts.hurricane }]),
      ],
      otherCoverages: facts.options.map(({ name, limit, premium }) => ({ name, limit, premium })),
      additionalInterests:
        landlord === null ? [] : [{ interest: 'Landlord', name: landlord.name, address: oneLine(landlord.place) }],
      _accept: {
        'deductibles[0].peril': facts.hurricane === null ? [null] : ['All perils'],
        ...(landlord === null ? {} : { 'additionalInterests[0].interest': ['Additional Interest'] }),
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.7in', left: '0.8in', right: '0.8in' } } };
  },
};
