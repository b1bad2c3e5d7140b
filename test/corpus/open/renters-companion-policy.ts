import { addDays, addYears, abbreviated } from '../kit/dates.ts';
import { html, joined, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, phone, type Place, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { drawHousehold, insuredNames } from '../parts/household.ts';

// The renters product that an auto insurer sells under its own brand while another company underwrites: a letter with the
// payment schedule, then coverages in three open columns where the price of what comes with the base is "Included".

const css = `body{margin:0;font:9.6pt/1.42 Lato,'Liberation Sans',sans-serif}.br{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2.5pt solid #0a7f8c;padding-bottom:5pt}.br b{font-size:19pt;color:#0a7f8c;letter-spacing:-.5pt}.pg{break-before:page}h2{font-size:11pt;margin:12pt 0 2pt;color:#0a7f8c}table{width:100%;border-collapse:collapse}th{text-align:left;font-size:8pt;color:#667;border-bottom:.6pt solid #9ab}td{padding:2.2pt 0;vertical-align:top}.n{text-align:right}.sub{color:#667;font-size:8.2pt}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:14pt;margin-top:10pt}.g div span{display:block;color:#667;font-size:8pt}.t td{border-top:.8pt solid #0a7f8c;font-weight:700}tr{break-inside:avoid}`;

const EXTRAS = [
  { name: 'Identity Fraud Expense', limit: 15_000, note: '' },
  { name: 'Replacement Cost on Personal Property', limit: null, note: 'Applies' },
  { name: 'Water Back-up and Sump Overflow', limit: 5000, note: '' },
  { name: 'Jewelry, Watches and Furs - Theft', limit: 3000, note: '$1,000 any one item' },
  { name: 'Electronics - Increased Limit', limit: 6000, note: '' },
  { name: 'Pet Damage Liability', limit: 500, note: '' },
];
const DISCOUNTS = [
  'Auto Policyholder',
  'Paperless',
  'Gated Community',
  'Sprinkler System',
  'Claim-Free',
  'Advance Quote',
];

interface Letter {
  head: Html;
  names: readonly string[];
  address: Place;
  isRenewal: boolean;
  brand: string;
  isMonthly: boolean;
  installments: Html | readonly Html[];
}

/** The letter with the next payments, before the declarations. */
const letterOf = ({ head, names, address, isRenewal, brand, isMonthly, installments }: Letter): Html =>
  html`${head}<p>${names.map((name) => html`${name}<br>`)}${address.street}<br>${cityLine(address)}</p><p>Hi ${names[0]},</p><p>${isRenewal ? 'Your renters policy is about to renew. Nothing to do if everything below still looks right.' : 'Thanks for adding renters coverage. Your policy documents are enclosed.'} Because you also have a car policy with ${brand}, you are saving on both.</p><h2>Your upcoming payments</h2><table style="width:55%"><tr><th>Due</th><th class="n">Amount${isMonthly ? ' (includes $2.00 installment fee)' : ''}</th></tr>${installments}</table>${isMonthly ? html`<p class="sub">Remaining installments follow every month.</p>` : null}<p class="sub">A late fee of $5.00 and a returned payment fee of $20.00 may apply.</p>`;

const deductibleTable = (deductible: number, hurricane: number | null): Html =>
  html`<h2>Deductible</h2><table style="width:60%"><tr><td>All perils${hurricane === null ? '' : ' except hurricane'}</td><td class="n">${wholeDollars(deductible)}</td></tr>${hurricane === null ? null : html`<tr><td>Hurricane</td><td class="n">${wholeDollars(hurricane)}</td></tr>`}</table>`;

const deductiblesOf = (deductible: number, hurricane: number | null) => [
  { peril: hurricane === null ? 'All perils' : 'All perils except hurricane', amount: deductible },
  ...(hurricane === null ? [] : [{ peril: 'Hurricane', amount: hurricane }]),
];

type Landlord = { name: string; at: Place } | null;

const partyOf = (landlord: Landlord): Html | string =>
  landlord === null ? 'None on file' : html`${landlord.name}<br>${landlord.at.street}<br>${cityLine(landlord.at)}`;

const interestsOf = (landlord: Landlord) =>
  landlord === null ? [] : [{ interest: 'Interested party', name: landlord.name, address: oneLine(landlord.at) }];

export const style: Style = {
  policyType: 'renters',
  name: 'companion-policy',
  build(random) {
    const household = drawHousehold(random);
    const names = insuredNames(household);
    const address = {
      ...household.address,
      street: `${household.address.street} Apt ${random.int(1, 12)}${random.letters(1)}`,
    };
    const isElsewhere = random.chance(0.3);
    const premises = isElsewhere ? { ...place(random, address.state) } : address;
    const brand = `${word(random)} Direct`;
    const insurer = carrier(random);
    const number = numbered(random, '@@@######## 0#');
    const effective = dayBetween(random, '2019-01-01', '2026-08-01');
    const expiration = addYears(effective, 1);
    const contents = random.int(6, 40) * 2500;
    const [use, liability, medical, deductible] = [
      Math.round(contents * 0.3),
      random.pick([100_000, 300_000, 500_000]),
      random.pick([1000, 2500, 5000]),
      random.pick([250, 500, 1000]),
    ];
    const hurricane = ['FL', 'NC', 'AL', 'TX', 'GA', 'VA'].includes(premises.state) ? random.pick([1000, 2500]) : null;
    const extras = random
      .some(EXTRAS, random.int(2, 5))
      .map((each) => ({ ...each, premium: random.chance(0.3) ? null : random.int(3, 36) }));
    const [goodsPremium, liabilityPremium] = [random.int(64, 210), random.int(12, 58)];
    const fee = random.chance(0.5)
      ? { name: random.pick(['Policy Fee', 'Expense Constant']), amount: random.pick([10, 15, 20]) }
      : null;
    const discounts = random.some(DISCOUNTS, random.int(1, 4));
    const total = sum([goodsPremium, liabilityPremium, fee?.amount ?? 0, ...extras.map(({ premium }) => premium ?? 0)]);
    const isRenewal = random.chance(0.5);
    const landlord = random.chance(0.6)
      ? { name: `${word(random)} Property Management LLC`, at: place(random, premises.state) }
      : null;
    const isMonthly = random.chance(0.6);
    const monthly = Math.round((total / 12) * 100) / 100;
    const first = sum([total, -11 * monthly]);
    const row = (name: string, limit: string, price: string, note = ''): Html =>
      html`<tr><td>${name}${note === '' ? null : html`<div class="sub">${note}</div>`}</td><td class="n">${limit}</td><td class="n">${price}</td></tr>`;
    const money = (value: number | null): string => (value === null ? 'Included' : dollarsAndCents(value));
    const installments = isMonthly
      ? [0, 1, 2, 3].map(
          (month) =>
            html`<tr><td>${abbreviated(addDays(effective, month * 30))}</td><td class="n">${dollarsAndCents(sum([month === 0 ? first : monthly, 2]))}</td></tr>`,
        )
      : html`<tr><td>${abbreviated(effective)}</td><td class="n">${dollarsAndCents(total)}</td></tr>`;
    const head = html`<div class="br"><b>${brand.toLowerCase()}</b><span>Renters Insurance<br>${phone(random)}</span></div>`;
    const body = html`${letterOf({ head, names, address, isRenewal, brand, isMonthly, installments })}
<div class="pg">${head}<h2>Declarations ${isRenewal ? '- Renewal' : '- New Policy'}</h2><div class="g"><div><span>Policy number</span>${number}</div><div><span>Policy period (12:01 a.m.)</span>${abbreviated(effective)} to ${abbreviated(expiration)}</div><div><span>Underwritten by</span>${insurer}</div><div><span>Insured(s)</span>${names.map((name) => html`${name}<br>`)}</div><div><span>Mailing address</span>${address.street}<br>${cityLine(address)}</div><div><span>Insured residence</span>${isElsewhere ? html`${premises.street}<br>${cityLine(premises)}` : 'Same as mailing address'}</div></div>
<h2>What&rsquo;s covered</h2><table><thead><tr><th>Coverage</th><th class="n">Limit</th><th class="n">Premium</th></tr></thead><tbody>${row('Personal Property', wholeDollars(contents), money(goodsPremium), 'Named perils, at your residence and worldwide')}${row('Additional Living Expense', wholeDollars(use), 'Included')}${row('Personal Liability', `${wholeDollars(liability)} per occurrence`, money(liabilityPremium))}${row('Guest Medical Payments', `${wholeDollars(medical)} per person`, 'Included')}${extras.map(({ name, limit, note, premium }) => row(name, limit === null ? note : wholeDollars(limit), money(premium), limit === null ? '' : note))}${fee === null ? null : row(fee.name, '', money(fee.amount))}<tr class="t"><td>Total 12-month premium</td><td></td><td class="n">${dollarsAndCents(total)}</td></tr></tbody></table>
${deductibleTable(deductible, hurricane)}
<h2>Discounts on this policy</h2><p>${joined(discounts, html` &middot; `)}</p><h2>Interested party</h2><p>${partyOf(landlord)}</p>
<h2>Forms</h2><p class="sub">RN 0001 06 19 Renters Policy; RN ${random.digits(4)} ${address.state} Amendatory; RN 1102 Limited Mold. Not included: Earthquake, Flood, Home Business.</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: names,
      mailingAddress: oneLine(address),
      insuredLocation: oneLine(premises),
      effectiveDate: effective,
      expirationDate: expiration,
      totalPremium: total,
      fees: fee === null ? [] : [fee],
      discounts: discounts.map((name) => ({ name })),
      personalPropertyLimit: contents,
      lossOfUseLimit: use,
      personalLiabilityLimit: liability,
      medicalPaymentsLimit: medical,
      deductibles: deductiblesOf(deductible, hurricane),
      otherCoverages: extras.map(({ name, limit, note, premium }) => ({
        name,
        limit,
        limitText: limit === null ? note : null,
        premium,
      })),
      additionalInterests: interestsOf(landlord),
      _accept: Object.fromEntries([
        ['deductibles[0].peril', hurricane === null ? [null] : ['All perils except hurricane']],
        ...extras.map(({ limit, note }, i) => [
          `otherCoverages[${i}].limitText`,
          [limit === null ? note : null, note === '' ? null : note],
        ]),
      ]),
    };
    return { html: sheet({ css, body }), label };
  },
};
