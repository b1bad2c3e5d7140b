import { addYears, written } from '../kit/dates.ts';
import { html, joined, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, oneLine, phone } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHome, mortgagee } from '../parts/homes.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// Plain language in two columns: a condominium insurer that explains each limit in a sentence, with no letters and no codes.

const css = `body{margin:0;font:10pt/1.45 "Open Sans",Lato,Verdana,sans-serif;color:#2a2a2a}.hero{background:#f3efe4;padding:12pt 16pt;margin-bottom:12pt}.hero h1{margin:0;font-size:20pt;font-weight:300}.two{columns:2;column-gap:22pt}.two section{break-inside:avoid;margin-bottom:10pt}h2{font-size:11.5pt;margin:0 0 3pt;color:#9b5d2e}
.row{display:flex;justify-content:space-between;border-bottom:.5pt solid #d8cfb8;padding:2pt 0}.row b{padding-left:10pt;white-space:nowrap}.note{font-size:8pt;color:#666}.pay{break-before:page}`;

const row = (caption: string, value: string): Html =>
  html`<div class="row"><span>${caption}</span><b>${value}</b></div>`;
const section = (title: string, body: Html | readonly Html[]): Html =>
  html`<section><h2>${title}</h2>${body}</section>`;

const EXTRAS = [
  { name: 'Loss assessments by your association', limit: 10_000 },
  { name: 'Backed-up drains', limit: 5_000 },
  { name: 'Identity theft', limit: 25_000 },
  { name: 'Special coverage for your unit', limit: null },
  { name: 'New-for-old replacement', limit: null },
];

export const style: Style = {
  policyType: 'homeowners',
  name: 'plain-booklet',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const unit = `${random.pick(['Unit', 'Apt', '#'])} ${random.int(2, 40)}`;
    const address = { ...household.address, street: `${household.address.street} ${unit}` };
    const home = drawHome(random);
    const building = Math.round(home.dwelling / 4000) * 1000;
    const lender = random.chance(0.6) ? mortgagee(random) : null;
    const [insurer, number] = [carrier(random), `C-${random.digits(4)}-${random.digits(4)}`];
    const effective = dayBetween(random, '2017-01-01', '2026-07-01');
    const expiration = addYears(effective, 1);
    const extras = random.some(EXTRAS, random.int(1, 4)).map((each) => ({ ...each, premium: random.amount(6, 80) }));
    const base = random.amount(240, 1300);
    const fees = [{ name: 'State guaranty surcharge', amount: random.amount(1, 9) }];
    const discounts = random.some(
      ['Gated community', 'Sprinklers', 'Car and home together', 'No recent claims'],
      random.int(0, 3),
    );
    const total = sum([base, ...extras.map((each) => each.premium), ...fees.map((fee) => fee.amount)]);
    const isRenewal = random.chance(0.6);
    const months = Math.floor((total / 12) * 100) / 100 + 3;
    const body = html`<div class="hero"><h1>Your condominium policy</h1><div>${isRenewal ? 'Here is your renewal for the coming year.' : 'Welcome! Here is your new policy.'} Policy number <b>${number}</b></div><div>It protects you from ${written(effective)} until ${written(expiration)}.</div></div>
<div class="two">${section('Who is insured', html`${joined(names, html` and `)}<br>${address.street}<br>${cityLine(address)}<br><span class="note">This is also the home that we insure. It was built in ${home.yearBuilt} and has ${home.squareFeet.toLocaleString('en-US')} square feet.</span>`)}
${section('What you pay', html`${row('Coverage for the year', dollarsAndCents(base))}${extras.map((each) => row(each.name, dollarsAndCents(each.premium)))}${fees.map((fee) => row(fee.name, dollarsAndCents(fee.amount)))}${row('Your total for the year', dollarsAndCents(total))}`)}
${section('Your home and your things', html`<p>If a covered loss happens, these are the most we pay.</p>${row('The building inside your walls', wholeDollars(building))}${row('Your belongings', wholeDollars(home.contents))}${row('Living elsewhere during repairs', wholeDollars(home.lossOfUse))}`)}
${section('If someone blames you', html`${row('Your liability, each accident', wholeDollars(home.liability))}${row("Guests' medical bills, each guest", wholeDollars(home.medical))}`)}
${section('Your share of a loss (deductible)', html`${row('Hurricane', `${home.windPercent}%`)}${row('Anything else', wholeDollars(home.deductible))}`)}
${section('Extras that you bought', html`${extras.map((each) => row(each.name, each.limit === null ? 'Yes' : wholeDollars(each.limit)))}`)}
${discounts.length === 0 ? null : section('Discounts already taken off', html`<p>${discounts.join(', ')}</p>`)}${lender === null ? null : section('Who else has an interest', html`<p>Mortgage company: ${lender.name}<br>${lender.address}<br>Loan ${lender.loan}</p>`)}
${section('Who we are', html`<p>${insurer} issues this policy. Call us at ${phone(random)} at any hour.</p>`)}</div>
<div class="pay"><h2>Ways to pay</h2>${row('All at once', dollarsAndCents(total))}${row('Every month (includes a $3.00 fee)', dollarsAndCents(months))}<p class="note">A returned payment costs $20.00. Ask us about flood insurance, which this policy does not include, from $129.00 a year.</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(address),
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      fees,
      discounts: discounts.map((name) => ({ name })),
      yearBuilt: home.yearBuilt,
      squareFeet: home.squareFeet,
      dwellingLimit: building,
      personalPropertyLimit: home.contents,
      lossOfUseLimit: home.lossOfUse,
      personalLiabilityLimit: home.liability,
      medicalPaymentsLimit: home.medical,
      deductibles: [
        { peril: 'Hurricane', percent: home.windPercent },
        { peril: 'Anything else', amount: home.deductible },
      ],
      otherCoverages: extras.map(({ name, limit, premium }) => ({ name, limit, premium, limitText: null })),
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgage company', name: lender.name, address: lender.address, loanNumber: lender.loan }],
      _accept: Object.fromEntries(
        extras.map((each, index) => [
          `otherCoverages[${index}].limitText`,
          each.limit === null ? ['Yes', null] : [null],
        ]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
