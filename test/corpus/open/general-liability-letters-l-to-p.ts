// County mutual that writes premises of landlords on a bureau's forms with lettered coverages L to P: one location, a premium that is
// not split, leaders instead of ruling lines, dates in words, noon, and a premium notice on the first page.
import { addDays, addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { cityLine, lastName, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:10.4pt/1.4 "EB Garamond","Liberation Serif",serif}h1{font-size:17pt;text-align:center;margin:0}h2{font-size:11.5pt;font-variant:small-caps;margin:16px 0 3px;letter-spacing:.5px}.l{display:flex;align-items:baseline}.l i{flex:1;border-bottom:1.2px dotted #000;margin:0 5px}.c{text-align:center}.page{break-before:page}.in{padding-left:26px}
.k{display:grid;grid-template-columns:190px 1fr;gap:2px 8px;margin-top:10px}`;

const risks = [
  ['Apartment Buildings - garden', '60010', 'units', 4, 36, 28, 74],
  ['Buildings or Premises - office - lessor\u2019s risk only', '61224', 'square feet', 2400, 22_000, 0.03, 0.09],
  ['Dwellings - two family - lessor\u2019s risk only', '63012', 'dwellings', 1, 4, 52, 118],
  ['Warehouses - private - lessor\u2019s risk only', '68703', 'square feet', 4000, 38_000, 0.02, 0.05],
  ['Grange or Lodge Hall', '46882', 'square feet', 1800, 6500, 0.05, 0.12],
] as const;

const formList = [
  ['GL-100', 'Commercial Liability Coverage'],
  ['GL-0221', 'Designated Premises Limitation'],
  ['GL-0806', 'Asbestos Exclusion'],
  ['GL-0890', 'Fungus and Related Perils Exclusion'],
  ['CL-0600', 'Certified Terrorism Loss'],
  ['CL-100', 'Common Policy Conditions'],
  ['MU-12', 'Mutual Policy Conditions'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const site = random.chance(0.4) ? mail : place(random, mail.state);
  const [description, classCode, basis, low, high, cheap, dear] = random.pick(risks);
  const exposure = random.int(low, high);
  const rate = Math.round(1000 * (cheap + random.next() * (dear - cheap))) / 1000;
  const premium = Math.max(150, Math.round(exposure * rate));
  const one = random.pick([100_000, 300_000, 500_000, 1_000_000]);
  const family = lastName(random);
  const names = random.pick([
    [person(random)],
    [`${person(random).split(' ')[0]} and ${person(random)}`],
    [`${family} Family Trust`],
    [`${word(random)} Properties LLC`],
    [`${word(random)} Grange No. ${random.int(12, 890)}`],
  ]);
  const extras = random.some(
    [
      { name: 'Certified Terrorism Loss', premium: random.int(3, 20) },
      { name: 'Additional Insured - Mortgagee', premium: random.pick([15, 20]) },
      { name: 'Hired Auto and Non-Owned Auto Liability', premium: random.int(60, 140) },
    ],
    random.int(1, 3),
  );
  const fees = random.chance(0.7)
    ? [{ name: random.pick(['Policy Fee', 'Membership Fee']), amount: random.pick([10, 15, 25]) }]
    : [];
  const discounts = random.chance(0.5)
    ? [{ name: random.pick(['Companion Policy Credit', 'Loss Free Credit']), amount: random.int(8, 40) }]
    : [];
  const needsMortgagee = extras.some((each) => each.name.includes('Mortgagee'));
  const effectiveDate = `${random.int(2014, 2025)}-${random.pick(['02', '04', '06', '09', '11'])}-${random.int(10, 28)}`;
  const forms = [...formList.slice(0, 1), ...random.some(formList.slice(1), random.int(2, 6))];
  return {
    mail,
    site,
    premium,
    agent: person(random),
    label: {
      carrierName: `${word(random)} County ${random.pick(['Mutual Insurance Company', 'Farmers Mutual Fire Insurance Company', 'Mutual Insurance Association'])}`,
      policyNumber: numbered(random, random.pick(['GL-#####', 'L ## ####', 'CL #####-##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: names,
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} ${random.pick(['Agency', 'Insurance'])}`,
      businessDescription: random.pick(['Owner of rented building', 'Lessor of real estate', 'Property owner']),
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      medicalExpenseLimit: random.pick([1000, 2000, 5000]),
      personalAdvertisingInjuryLimit: random.chance(0.6) ? one : null,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: random.chance(0.4) ? one * 2 : null,
      deductibles: random.chance(0.3)
        ? [{ coverage: 'Property Damage', basis: 'per occurrence', amount: random.pick([250, 500]) }]
        : [],
      totalPremium: sum([
        premium,
        ...extras.map((each) => each.premium),
        ...fees.map((fee) => fee.amount),
        ...discounts.map((each) => -each.amount),
      ]),
      fees,
      discounts,
      locations: [{ locationNumber: 1, address: oneLine(site) }],
      classifications: [{ locationNumber: 1, classCode, description, premiumBasis: basis, exposure, rate, premium }],
      otherCoverages: extras,
      additionalInterests: needsMortgagee
        ? [
            {
              interest: 'Mortgagee',
              name: `${word(random)} ${random.pick(['Savings Bank', 'Bank & Trust'])}`,
              address: oneLine(place(random, mail.state)),
            },
          ]
        : [],
      forms: forms.map(([number, name]) => ({ number, name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const leader = (name: string, value: string): Html =>
  html`<div class="l"><span>${name}</span><i></i><span>${value}</span></div>`;

function notice({ label: l, mail }: Facts): Html {
  const half = Math.round(l.totalPremium * 50 + 150) / 100;
  return html`<h1>${l.carrierName}</h1><div class="c">Established 1887 &middot; Courthouse Square</div><h2 class="c">Premium Notice</h2><p>${written(addDays(l.effectiveDate, -25))}</p><p>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</p>
<p>Dear Member:</p><p>Enclosed are the declarations of your liability policy ${l.policyNumber}. Please see that everything is in order. If you have built, bought or sold since last year, tell your agent before the policy begins.</p>
<div class="in">${leader('If you pay all at once, by the effective date', `$${cents(l.totalPremium)}`)}${leader('If you pay in two parts, each part (with a $1.50 service charge)', `$${cents(half)}`)}</div><p>Make checks payable to the company. A charge of $20.00 is made for returned checks.</p><p style="margin-top:40px">Secretary-Treasurer</p>`;
}

function declarations({ label: l, mail, site, premium, agent }: Facts): Html {
  const limit = (name: string, value: number | null, after: string): Html =>
    leader(name, value === null ? 'Not Provided' : `$${whole(value)} ${after}`);
  const [row] = l.classifications;
  const [deductible] = l.deductibles;
  const [mortgagee] = l.additionalInterests;
  return html`<div class="page c"><b>${l.carrierName}</b></div><h1>Commercial Liability Declarations</h1><div class="c">${l.transactionType === 'new' ? 'New Policy' : 'Renewal Certificate'}</div>
<div class="k"><span>Policy No.</span><b>${l.policyNumber}</b><span>Insured</span><span>${l.namedInsureds[0]}</span><span>Post Office Address</span><span>${mail.street}<br>${cityLine(mail)}</span><span>Policy Period</span><span>${written(l.effectiveDate)} to ${written(l.expirationDate)}, 12:00 noon Standard Time</span><span>Agent</span><span>${agent}, ${l.agencyName}</span><span>Insured\u2019s Business</span><span>${l.businessDescription}</span></div>
<h2>Limits of Liability</h2>${limit('General Aggregate (other than Coverage N)', l.generalAggregateLimit, '')}${limit('L. Bodily Injury Liability and Property Damage Liability', l.eachOccurrenceLimit, 'each occurrence')}${limit('M. Medical Payments', l.medicalExpenseLimit, 'each person')}${limit('N. Products/Completed Work', l.productsAggregateLimit, 'aggregate')}${limit('O. Fire Legal Liability', l.damageToRentedPremisesLimit, 'each occurrence')}${limit('P. Personal Injury Liability and Advertising Injury Liability', l.personalAdvertisingInjuryLimit, 'each person')}
${deductible === undefined ? '' : html`<p>Deductible: ${deductible.coverage}, $${whole(deductible.amount)} ${deductible.basis}.</p>`}
<h2>Designated Premises</h2><div class="in">1. ${site === mail ? 'Same as post office address' : oneLine(site)}</div>
<h2>Description of Hazards and Premium</h2><div class="in">${row?.description} (Code ${row?.classCode})</div><div class="in">${leader(`Loc. 1 \u2014 ${whole(row?.exposure ?? 0)} ${row?.premiumBasis} at ${row?.rate}`, cents(premium))}${l.otherCoverages.map((each) => leader(each.name, cents(each.premium)))}${l.fees.map((each) => leader(each.name, cents(each.amount)))}${l.discounts.map((each) => leader(each.name, `${cents(each.amount)} CR`))}<b>${leader('Total Annual Premium', `$${cents(l.totalPremium)}`)}</b></div>
${mortgagee === undefined ? '' : html`<h2>Mortgagee</h2><div class="in">${mortgagee.name}<br>${mortgagee.address}</div>`}
<h2>Forms Made Part of This Policy</h2><div class="in">${l.forms.map((form) => html`${form.number} &nbsp; ${form.name}<br>`)}</div><p class="c">The insured is a member of this company and is subject to its by-laws. The policy is nonassessable.</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'letters-l-to-p',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [notice(f), declarations(f)] }),
      label: { ...f.label, _accept: { agencyName: [`${f.agent}, ${f.label.agencyName}`] } },
    };
  },
};
