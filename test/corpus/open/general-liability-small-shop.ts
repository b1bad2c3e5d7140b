// Online insurer of small firms: cards with the limit over its name, one class on one line, no rates, add-ons with ticks,
// monthly billing figures as noise, a page of explanations behind.
import { abbreviated, addYears } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, company, firstName, lastName, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.6pt/1.45 Lato,sans-serif;color:#26264d}.hero{background:#4b3fd1;color:#fff;border-radius:10px;padding:18px 22px;display:flex;justify-content:space-between}.hero b{font-size:16pt}
h2{font-size:12pt;margin:20px 0 8px}.g{display:grid;grid-template-columns:repeat(3,1fr);gap:10px}.k{border:1px solid #d4d2f2;border-radius:8px;padding:9px 12px}.k b{display:block;font-size:14pt;color:#4b3fd1}
.row{display:flex;justify-content:space-between;border-bottom:1px solid #e4e3f6;padding:4px 2px}.page{break-before:page}small{color:#77779a}`;

const trades = [
  ['Graphic design studio', '41650', 'Annual revenue'],
  ['Dog walking and pet sitting', '43215', 'Annual revenue'],
  ['Mobile car detailing', '10073', 'Annual revenue'],
  ['Handyperson', '95625', 'Annual payroll'],
  ['Wedding photography', '46822', 'Annual revenue'],
  ['Personal trainer', '44276', 'Annual revenue'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const [description, classCode, premiumBasis] = random.pick(trades);
  const brand = word(random);
  const occurrence = random.pick([300_000, 500_000, 1_000_000, 2_000_000]);
  const start = `${random.int(2021, 2025)}-${random.pick(['01', '03', '06', '08', '11'])}-${random.int(10, 28)}`;
  const premium = random.amount(240, 1900);
  const addOns = [
    { name: 'Blanket additional insured', limit: null, limitText: null, premium: random.chance(0.4) ? 36 : null },
    { name: 'Waiver of subrogation', limit: null, limitText: null, premium: 25 },
    { name: 'Tools and equipment', limit: random.pick([2000, 5000]), limitText: null, premium: random.amount(30, 120) },
    { name: 'Contractors errors', limit: 50_000, limitText: null, premium: random.amount(25, 90) },
  ];
  const chosen = random.some(addOns, random.int(1, 4));
  const discounts = random.chance(0.5) ? [{ name: 'Annual payment saving', amount: random.amount(10, 60) }] : [];
  const fees = random.chance(0.4) ? [{ name: 'State surcharge', amount: random.amount(2, 12) }] : [];
  const owner = `${firstName(random)} ${lastName(random)}`;
  return {
    mail,
    brand,
    premium,
    declined: addOns.filter((each) => !chosen.includes(each)),
    label: {
      carrierName: `${brand} ${random.pick(['Insurance Company', 'National Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['P-@@@@-####', 'GL-####-####-US', 'SB########'])),
      transactionType: random.pick(['new', 'renewal', 'change']),
      namedInsureds: [random.chance(0.4) ? owner : company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate: start,
      expirationDate: addYears(start, 1),
      entityType: random.pick(['Sole proprietor', 'LLC', 'S corporation']),
      businessDescription: description,
      coverageForm: 'occurrence',
      eachOccurrenceLimit: occurrence,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      medicalExpenseLimit: random.pick([5000, 10_000]),
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      deductibles: random.chance(0.6)
        ? [{ coverage: null, basis: 'per occurrence', amount: random.pick([0, 250, 500]) }]
        : [],
      totalPremium: sum([
        premium,
        ...chosen.map((each) => each.premium ?? 0),
        ...fees.map((fee) => fee.amount),
        ...discounts.map((each) => -each.amount),
      ]),
      fees,
      discounts,
      classifications: [{ classCode, description, premiumBasis, exposure: random.int(12, 400) * 1000, premium }],
      otherCoverages: chosen,
      locations: random.chance(0.5) ? [{ locationNumber: 1, address: oneLine(mail) }] : [],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const card = (value: string, name: string): Html => html`<div class="k"><b>${value}</b>${name}</div>`;
const row = (name: string, value: string): Html =>
  html`<div class="row"><span>${name}</span><span>${value}</span></div>`;

function front(f: Facts): Html {
  const { label: l, mail, brand, premium } = f;
  const kind = new Map([
    ['new', 'New policy'],
    ['renewal', 'Renewal'],
    ['change', 'Updated policy'],
  ]).get(l.transactionType);
  const [deductible] = l.deductibles;
  const [row0] = l.classifications;
  const price = (amount: number | null): string => (amount === null ? 'Included' : dollarsAndCents(amount));
  return html`<div class="hero"><div>${brand.toLowerCase()}<br><b>General liability declarations</b><br>${kind} &middot; ${l.policyNumber}</div><div style="text-align:right">${abbreviated(l.effectiveDate)} &rarr; ${abbreviated(l.expirationDate)}<br>12:01 am local time<br><b>${dollarsAndCents(l.totalPremium)}</b> a year</div></div>
<h2>Who is insured</h2><div class="g"><div>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div><small>Business type</small><br>${l.entityType}<br><small>What you do</small><br>${l.businessDescription}</div><div><small>Insurer</small><br>${l.carrierName}<br><small>Coverage trigger</small><br>Occurrence</div></div>
<h2>What we pay at most</h2><div class="g">${card(wholeDollars(l.eachOccurrenceLimit), 'Each occurrence')}${card(wholeDollars(l.generalAggregateLimit), 'General aggregate')}${card(wholeDollars(l.productsAggregateLimit), 'Products and completed work, total')}
${card(wholeDollars(l.personalAdvertisingInjuryLimit), 'Personal and advertising injury')}${card(wholeDollars(l.damageToRentedPremisesLimit), 'Damage to premises rented to you')}${card(wholeDollars(l.medicalExpenseLimit), 'Medical expense, each person')}</div>
${deductible === undefined ? '' : html`<p>Your deductible: <b>${wholeDollars(deductible.amount)}</b> ${deductible.basis}</p>`}
${l.locations.length === 0 ? '' : html`<h2>Where you work</h2><p>Location 1: ${l.locations[0]?.address ?? ''}</p>`}
<h2>Premium</h2>${row(`Class ${row0?.classCode} ${row0?.description} - ${row0?.premiumBasis} $${whole(row0?.exposure ?? 0)}`, dollarsAndCents(premium))}
${l.otherCoverages.map((each) => row(`\u2713 ${each.name}${each.limit === null ? '' : ` up to ${wholeDollars(each.limit)}`}`, price(each.premium)))}${f.declined.map((each) => row(`\u2717 ${each.name}`, 'not added'))}
${l.fees.map((each) => row(each.name, price(each.amount)))}${l.discounts.map((each) => row(each.name, `\u2212${price(each.amount)}`))}<div class="row"><b>Total for the year</b><b>${dollarsAndCents(l.totalPremium)}</b></div>`;
}

function back({ label: l }: Facts): Html {
  const monthly = Math.round((l.totalPremium / 12) * 100) / 100;
  return html`<h2 class="page">Good to know</h2><p><b>Paying monthly?</b> Twelve payments of ${dollarsAndCents(monthly)} plus $2.50 each. Your first payment was ${dollarsAndCents(monthly)}.</p>
<p><b>Need a certificate?</b> Download one in your account, free. A landlord may ask for $1,000,000 or $2,000,000 each occurrence.</p><p><b>What is not covered?</b> Your own injuries, your car, faulty work, professional advice, pollution.</p>
<p><b>Claims.</b> For example, a client trips over your bag and breaks a wrist: we would pay up to your each occurrence limit. The average claim costs $20,000.</p><p><small>Forms: SB-GL-001 (01/21), SB-GL-014 (01/21), SB-AI-002 (06/22). &copy; ${l.carrierName}</small></p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'small-shop',
  build: (random) => {
    const f = facts(random);
    const forms = ['SB-GL-001 (01/21)', 'SB-GL-014 (01/21)', 'SB-AI-002 (06/22)'].map((number) => ({ number }));
    return { html: sheet({ css, body: [front(f), back(f)] }), label: { ...f.label, forms } };
  },
};
