// Online insurer, hired and non-owned autos only: a friendly summary in words ("$1 million"), then the declarations in a two-column list
// without ruling lines, no vehicles, rating on one line each, and a page about billing.
import { addYears, abbreviated, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:10pt/1.5 Roboto,"Liberation Sans",sans-serif;color:#222}h1{font-size:21pt;font-weight:300;margin:18px 0 8px}h2{font-size:10pt;text-transform:uppercase;letter-spacing:1.2px;color:#0a7a5c;margin:22px 0 6px}.t{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14px}.t div{background:#eef7f3;border-radius:10px;padding:12px 14px}
.t b{display:block;font-size:15pt;font-weight:500}.d{display:grid;grid-template-columns:200px 1fr;gap:3px 14px}.d span{color:#666}.c{display:grid;grid-template-columns:60px 2.4fr 2fr 1fr 1fr;gap:4px 10px}.c b{font-weight:500}.page{break-before:page}small{color:#666}`;

const million = (amount: number): string =>
  amount >= 1_000_000 ? `$${amount / 1_000_000} million` : `$${amount / 1000} thousand`;

function facts(random: Random) {
  const mail = place(random);
  const brand = word(random);
  const limit = random.pick([500_000, 1_000_000, 1_000_000, 2_000_000]);
  const withDamage = random.chance(0.5);
  const withUninsured = random.chance(0.4);
  const hiredPremium = random.amount(60, 320);
  const nonOwnedPremium = random.amount(70, 640);
  const coverages = [
    { name: 'Hired Auto Liability', autoSymbols: ['8'], limit, premium: hiredPremium },
    { name: 'Non-Owned Auto Liability', autoSymbols: ['9'], limit, premium: nonOwnedPremium },
    ...(withUninsured
      ? [{ name: 'Uninsured Motorists', autoSymbols: ['8'], limit: 60_000, premium: random.amount(8, 40) }]
      : []),
    ...(withDamage
      ? [
          {
            name: 'Hired Auto Physical Damage',
            autoSymbols: ['8'],
            limit: random.pick([35_000, 50_000, 75_000]),
            deductible: random.pick([500, 1000]),
            premium: random.amount(40, 190),
          },
        ]
      : []),
  ].map((each) => ({ vehicleNumber: null, deductible: null, ...each }));
  const discounts = random.chance(0.5)
    ? [{ name: random.pick(['Bundle discount', 'Driver policy on file credit']), amount: random.amount(9, 45) }]
    : [];
  const fees = random.chance(0.6)
    ? [{ name: random.pick(['Technology fee', 'State assessment']), amount: random.amount(3, 25) }]
    : [];
  const effectiveDate = `${random.int(2022, 2025)}-${random.pick(['02', '03', '07', '10'])}-${random.int(10, 28)}`;
  return {
    mail,
    brand,
    limit,
    coverages,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['HNO-@@##-####-##', 'B-AUT-#######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [`${word(random)} ${random.pick(['Partners LLC', 'Group, Inc.', '& Company', 'Collective LLC'])}`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: random.chance(0.5) ? `${brand} Insurance Services, LLC` : null,
      businessDescription: random.pick([
        'IT consulting',
        'Home health aides',
        'Marketing agency',
        'Catering',
        'Real estate brokerage',
      ]),
      totalPremium: sum([
        ...coverages.map((each) => each.premium),
        ...discounts.map((each) => -each.amount),
        ...fees.map((each) => each.amount),
      ]),
      fees,
      discounts,
      coverages,
      hiredAndNonOwned: [
        {
          kind: 'hired',
          state: mail.state,
          coverage: null,
          basis: 'Annual cost of hire',
          exposure: random.pick([1000, 2500, 5000, 7500]),
          rate: random.amount(1, 6),
          premium: hiredPremium,
        },
        {
          kind: 'non_owned',
          state: mail.state,
          coverage: null,
          basis: 'Employees',
          exposure: random.int(1, 45),
          rate: null,
          premium: nonOwnedPremium,
        },
      ],
      additionalInterests: random.chance(0.5)
        ? [{ interest: 'Additional insured', name: company(random), address: oneLine(place(random)) }]
        : [],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function welcome({ label: l, brand, limit, coverages }: Facts): Html {
  const has = (name: string): string => (coverages.some((each) => each.name.includes(name)) ? 'Yes' : 'Not added');
  return html`<b style="color:#0a7a5c;font-size:13pt">${brand.toLowerCase()}</b><h1>${l.transactionType === 'new' ? 'Welcome. Your team is covered on the road.' : 'You are all set for another year.'}</h1><p>Here is the short version. The declarations on the next page are what counts if the two should ever differ.</p>
<div class="t"><div><b>${million(limit)}</b>for injuries and damage to others, each accident, when your people drive rented or borrowed cars, or their own, for work</div><div><b>${has('Physical')}</b>damage to the rented car itself</div><div><b>${has('Uninsured')}</b>hit by a driver without insurance</div></div>
<h2>What this policy does not do</h2><p>It does not cover vehicles your business owns, or an employee\u2019s own car for damage to that car. Their personal auto policy pays first.</p><h2>Next steps</h2><p>Keep a copy of each driver\u2019s personal auto card. Add a vehicle you buy within 30 days: chat with us, we will quote a business auto policy.</p>`;
}

function rating({ hiredAndNonOwned: [hired, employees] }: Facts['label']): Html {
  return html`<h2>How we rated it</h2><p>Hired (${hired?.state}): ${hired?.basis} $${whole(hired?.exposure ?? 0)}, rate ${hired?.rate?.toFixed(2)} per $100, subject to our minimum. Premium ${dollarsAndCents(hired?.premium ?? 0)}.<br>Non-owned (${employees?.state}): ${employees?.exposure} employees. Premium ${dollarsAndCents(employees?.premium ?? 0)}.</p>`;
}

function declarations({ label: l, mail, coverages }: Facts): Html {
  const [insured] = l.additionalInterests;
  const pair = (name: string, value: Html | string): Html => html`<span>${name}</span><div>${value}</div>`;
  const priced = (name: string, amount: number): Html =>
    html`<span></span><span>${name}</span><span></span><span></span><span>${amount < 0 ? '\u2212' : ''}${dollarsAndCents(Math.abs(amount))}</span>`;
  return html`<div class="page"><b>Declarations</b> &nbsp; Business Auto Coverage, hired and non-owned autos only<br><small>${l.transactionType === 'new' ? 'New business' : 'Renewal'} &middot; form HNOA-DEC 03 21</small></div>
<h2>Policy</h2><div class="d">${pair('Insurer', l.carrierName)}${pair('Policy', l.policyNumber)}${pair('First named insured', html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`)}${pair('What you do', l.businessDescription)}${pair('Starts', `${written(l.effectiveDate)}, 12:01 a.m. standard time`)}${pair('Ends', `${written(l.expirationDate)}, 12:01 a.m. standard time`)}${l.agencyName === null ? '' : pair('Agency of record', l.agencyName)}</div>
<h2>Coverages</h2><div class="c"><small>Symbol</small><small>Coverage</small><small>Limit</small><small>Deductible</small><small>Premium</small>
${coverages.map((each) => html`<span>${each.autoSymbols.join(', ')}</span><b>${each.name}</b><span>${wholeDollars(each.limit)} ${each.name.includes('Damage') ? 'any one auto' : 'each accident'}</span><span>${each.deductible === null ? 'None' : wholeDollars(each.deductible)}</span><span>${dollarsAndCents(each.premium)}</span>`)}
<span></span><span>Owned autos (symbols 1 through 7)</span><span>Not covered</span><span></span><span></span><span></span><span>Medical payments</span><span>Not covered</span><span></span><span></span>
${l.discounts.map((each) => priced(each.name, -each.amount))}${l.fees.map((each) => priced(each.name, each.amount))}<span></span><b>Total for the policy term</b><span></span><span></span><b>${dollarsAndCents(l.totalPremium)}</b></div>
${rating(l)}
${insured === undefined ? '' : html`<h2>Additional insured</h2><p>${insured.name}<br>${insured.address}</p>`}<h2>Forms</h2><p>CA 00 01 10 13, CA 20 48 10 13, CA 20 54 10 13, CA 99 33 10 13, IL 00 21 09 08</p>`;
}

function billing({ label: l }: Facts): Html {
  const monthly = Math.round((l.totalPremium / 12) * 100) / 100;
  return html`<h2 class="page">Billing</h2><p>Plan: monthly. ${dollarsAndCents(monthly)} on the same day each month, first payment ${abbreviated(l.effectiveDate)}. No installment fee. A returned payment costs $15.00.</p><h2>Claims</h2><p>Open the app, or call 1-800-555-0177. Take pictures, exchange names, call the police if anyone is hurt.</p>`;
}

export const style: Style = {
  policyType: 'commercial_auto',
  name: 'rented-and-borrowed',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [welcome(f), declarations(f), billing(f)] }),
      label: {
        ...f.label,
        _accept: {
          'hiredAndNonOwned[0].coverage': ['Hired Auto Liability'],
          'hiredAndNonOwned[1].coverage': ['Non-Owned Auto Liability'],
        },
      },
    };
  },
};
