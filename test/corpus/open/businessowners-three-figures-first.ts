// Stock company whose policies a bank's agency sells: a letter that rounds the limits into words, then declarations without ruling lines whose
// columns begin with the premium and end with the name of the coverage; one heading for each building, credits in a sentence, a bill behind.
import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.4pt/1.42 Carlito,sans-serif;color:#111}.page{break-before:page}h1{font-size:15pt;font-weight:400;margin:0 0 2px}h2{font-size:10.5pt;margin:16px 0 3px;text-transform:uppercase;letter-spacing:.6px;break-after:avoid}h3{font-size:9.6pt;margin:9px 0 2px;break-after:avoid}
.top{display:flex;justify-content:space-between;align-items:flex-end;margin-bottom:12px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}.l{display:grid;grid-template-columns:80px 150px 80px 1fr;column-gap:16px}.l>*:nth-child(4n+1),.l>*:nth-child(4n+2),.l>*:nth-child(4n+3){text-align:right}.k{font-size:7.8pt;color:#555}.due{border:1.5px solid #111;padding:8px 14px;width:2.6in;margin-left:auto}`;

const shops = [
  ['Florist', 'Flowers', '59125', 'Retail florist, arrangements and gifts'],
  ['Dental office', 'Dental', '65121', 'General dentistry'],
  ['Dry cleaner', 'Cleaners', '71865', 'Dry cleaning, plant on premises'],
  ['Optical store', 'Optical', '65157', 'Eyeglasses, sale and fitting'],
  ['Bakery', 'Bake Shop', '54136', 'Retail bakery with limited seating'],
] as const;

interface Coverage {
  name: string;
  limit?: number;
  limitText?: string;
  deductible?: number;
  premium: number | null;
}

function buildingOf(random: Random, index: number, deductible: number, [shop, , classCode]: (typeof shops)[number]) {
  const description = index > 0 && random.chance(0.3) ? 'Storage and office' : shop;
  const isOwner = random.chance(0.55);
  const coverages: Coverage[] = [
    ...(isOwner
      ? [{ name: 'Building', limit: random.int(18, 210) * 10_000, deductible, premium: random.amount(320, 2900) }]
      : []),
    {
      name: 'Your Business Personal Property',
      limit: random.int(3, 70) * 5000,
      deductible,
      premium: random.amount(90, 1400),
    },
    { name: 'Business Income and Extra Expense', limitText: 'Actual loss, 12 months', premium: null },
    ...(random.chance(0.5)
      ? [{ name: 'Outdoor Signs', limit: 10_000, deductible: 250, premium: random.amount(12, 66) }]
      : []),
    ...(random.chance(0.4)
      ? [{ name: 'Spoilage of Stock', limit: 15_000, deductible: 250, premium: random.amount(28, 90) }]
      : []),
  ];
  return {
    coverages,
    at: place(random, 'OH'),
    lender: isOwner && random.chance(0.6) ? { at: place(random), loan: random.digits(9) } : null,
    lenderName: `${word(random)} ${random.pick(['Bank, N.A.', 'Savings Bank', 'Community Credit Union'])}`,
    location: {
      locationNumber: index + 1,
      buildingNumber: 1,
      description,
      classCode,
      construction: random.pick(['Frame', 'Joisted Masonry', 'Masonry Noncombustible']),
      yearBuilt: random.int(1924, 2019),
      protectionClass: String(random.int(2, 7)),
    },
  };
}

const extras: readonly Coverage[] = [
  { name: 'Equipment Breakdown', limitText: 'Included', premium: null },
  { name: 'Money and Securities, on premises', limit: 10_000, deductible: 500, premium: 44 },
  { name: 'Money and Securities, away from premises', limit: 5000, deductible: 500, premium: 19 },
  { name: 'Employee Dishonesty', limit: 25_000, deductible: 500, premium: 71 },
  { name: 'Hired Auto and Non-Owned Auto Liability', limit: 1_000_000, premium: 118 },
  { name: 'Data Compromise Response Expenses', limit: 50_000, deductible: 1000, premium: 63 },
  { name: 'Back Up of Sewers and Drains', limit: 25_000, deductible: 1000, premium: 82.5 },
  { name: 'Utility Services, time element', limit: 20_000, premium: 37 },
];

function facts(random: Random) {
  const mail = place(random, 'OH');
  const deductible = random.pick([500, 1000, 2500]);
  const kind = random.pick(shops);
  const buildings = random.times(random.int(1, 3), (i) => buildingOf(random, i, deductible, kind));
  const shared = random.some(extras, random.int(3, 6)).map((each) => ({ ...each }));
  const liability = random.amount(210, 1600);
  const terrorism = random.int(8, 44);
  const all = [...buildings.flatMap(({ coverages }) => coverages), ...shared];
  const effectiveDate = `${random.int(2021, 2025)}-${random.pick(['01', '03', '06', '08', '11'])}-${random.int(10, 28)}`;
  const million = random.pick([1, 2]);
  const bank = word(random);
  return {
    mail,
    buildings,
    shared,
    liability,
    terrorism,
    million,
    bank,
    signer: person(random),
    phone: phone(random),
    label: {
      carrierName: `${word(random)} ${random.pick(['Insurance Company of Ohio', 'Commercial Insurance Company', 'Fire & Casualty Company'])}`,
      policyNumber: numbered(random, random.pick(['BP# ### ###', 'SBO-#######-##', '#### BOP ###'])),
      transactionType: 'renewal',
      namedInsureds: [`${word(random)} ${kind[1]} ${random.pick(['LLC', 'Inc.', 'and Company'])}`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${bank} Bank Insurance Services`,
      entityType: random.pick(['Limited liability company', 'Corporation', 'Partnership']),
      businessDescription: kind[3],
      totalPremium: sum([...all.map(({ premium }) => premium ?? 0), liability, terrorism]),
      discounts: random
        .some(['claim-free', 'central station alarm', 'paid by automatic withdrawal', 'new building'], random.int(1, 3))
        .map((name) => ({ name })),
      eachOccurrenceLimit: million * 1_000_000,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([50_000, 100_000, 300_000]),
      personalAdvertisingInjuryLimit: million * 1_000_000,
      generalAggregateLimit: million * 2_000_000,
      productsAggregateLimit: million * 2_000_000,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function letter({ label: l, mail, million, bank, signer, phone: number, buildings }: Facts): Html {
  return html`<div class="top"><h1>${bank} Bank<br>Insurance Services</h1><span>${written(addDays(l.effectiveDate, -40))}</span></div><p>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</p><p>Re: Businessowners renewal</p>
<p>Thank you for keeping your business insurance with the agency of your bank. Enclosed is your renewal policy with ${l.carrierName}. In short:</p><p>&bull; liability protection of $${million} million for each event<br>&bull; ${buildings.length === 1 ? 'one location' : `${buildings.length} locations`} with replacement cost on property<br>&bull; income protection for up to a year</p>
<p>Please look over the pages that follow and tell us of new equipment, a new address or a change of owners. Higher limits and flood insurance are available. Insurance products are not deposits, are not insured by the FDIC and may lose value.</p><p>Sincerely,</p><p>${signer}<br>Commercial Lines &nbsp; ${number}</p><div class="page"></div>`;
}

const heads = html`<div class="l k"><span>Premium $</span><span>Limit $</span><span>Deductible $</span><span>Coverage</span></div>`;

const line = ({ name, limit, limitText, deductible, premium }: Coverage): Html =>
  html`<span>${premium === null ? 'included' : cents(premium)}</span><span>${limit === undefined ? limitText : whole(limit)}</span><span>${deductible === undefined ? '' : whole(deductible)}</span><span>${name}</span>`;

function buildingPart({ location: o, at, coverages, lender, lenderName }: Facts['buildings'][number]): Html {
  return html`<h3>Location ${o.locationNumber}, building ${o.buildingNumber} &nbsp; ${oneLine(at)}</h3><div>${o.description} (class ${o.classCode}), ${o.construction}, built ${o.yearBuilt}, fire protection ${o.protectionClass}</div>${heads}<div class="l">${coverages.map(line)}</div>${lender === null ? '' : html`<div>Mortgageholder: ${lenderName}, ${oneLine(lender.at)}, loan ${lender.loan}</div>`}`;
}

function declarations(f: Facts): Html {
  const { label: l, mail } = f;
  const limit = (amount: number, name: string): Html =>
    html`<span></span><span>${whole(amount)}</span><span></span><span>${name}</span>`;
  return html`<div class="top"><div><h1>${l.carrierName}</h1>Businessowners Policy &mdash; Renewal Declarations</div><div style="text-align:right">Policy <b>${l.policyNumber}</b><br>${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}<br><span class="k">12:01 a.m. at the address of the insured</span></div></div>
<div class="two"><div><span class="k">Insured</span><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div><span class="k">Agency</span><br>${l.agencyName}<br><span class="k">Organization</span> ${l.entityType}<br><span class="k">Operations</span> ${l.businessDescription}</div></div>
<h2>Property by location</h2>${f.buildings.map(buildingPart)}<h2>Coverage for all locations</h2>${heads}<div class="l">${f.shared.map(line)}</div>
<h2>Liability</h2><div class="l"><span>${cents(f.liability)}</span><span></span><span></span><span><i>Charge for liability and medical expenses</i></span>${limit(l.eachOccurrenceLimit, 'Each occurrence')}${limit(l.medicalExpenseLimit, 'Medical expenses, each person')}${limit(l.damageToRentedPremisesLimit, 'Premises you rent, any one premises')}${limit(l.personalAdvertisingInjuryLimit, 'Personal injury and advertising injury')}${limit(l.productsAggregateLimit, 'Completed work and products, all occurrences of a year')}${limit(l.generalAggregateLimit, 'Everything else, all occurrences of a year')}</div>
<h2>Premium</h2><div class="l"><span>${cents(f.terrorism)}</span><span></span><span></span><span>Certified Acts of Terrorism</span><b>${cents(l.totalPremium)}</b><span></span><span></span><b>Total for the policy term</b></div>
<p>The premium reflects these credits: ${l.discounts.map(({ name }) => name).join(', ')}.</p><p class="k">Forms: BP 00 03 07 13, BP 01 36 03 20, BP 04 17 01 10, BP 05 23 01 15, BP 14 86 07 13, BB 901 (1-18). Signed for the company, ${f.signer}.</p>`;
}

function bill({ label: l }: Facts): Html {
  const down = Math.round(l.totalPremium * 25) / 100;
  return html`<div class="page"></div><h1>Premium notice</h1><p>Policy ${l.policyNumber} &nbsp; ${l.namedInsureds[0]}</p><div class="due">Pay in full ${dollarsAndCents(l.totalPremium)}<br>or first of four ${dollarsAndCents(down + 5)}<br>Due ${slashed(l.effectiveDate)}</div><p>Each of four payments includes a service charge of ${wholeDollars(5)}. A charge of $25 is made for a returned check.</p>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'three-figures-first',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [letter(f), declarations(f), bill(f)] }),
      label: {
        ...f.label,
        locations: f.buildings.map(({ location, at }) => ({ ...location, address: oneLine(at) })),
        coverages: [
          ...f.buildings.flatMap(({ coverages, location: { locationNumber, buildingNumber } }) =>
            coverages.map((each) => ({ ...each, locationNumber, buildingNumber })),
          ),
          ...f.shared,
          { name: 'Certified Acts of Terrorism', premium: f.terrorism },
        ],
        additionalInterests: f.buildings.flatMap(({ lender, lenderName }) =>
          lender === null
            ? []
            : [{ interest: 'Mortgageholder', name: lenderName, address: oneLine(lender.at), loanNumber: lender.loan }],
        ),
      },
      print: { margin: { top: '0.6in', right: '0.65in', bottom: '0.6in', left: '0.65in' } },
    };
  },
};
