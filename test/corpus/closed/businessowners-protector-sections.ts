// Package of a farm-belt mutual for shops and offices: one page with the policy and its liability, then a sheet for each
// building, property first, additional coverages below with "included" where the form gives a basic amount.
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9pt/1.36 'DejaVu Sans Condensed',sans-serif}.top{border:1.4pt solid #000;padding:5pt 8pt;display:flex;
justify-content:space-between}.top b{font-size:11.5pt}.g{display:grid;grid-template-columns:112pt 1fr;gap:1.5pt 8pt;margin:7pt 0}
.g i{font-style:normal;font-weight:700}h2{font-size:9pt;margin:11pt 0 2pt;text-decoration:underline;break-after:avoid}
table{width:100%;border-collapse:collapse}th{font-size:7.6pt;text-align:left;border-bottom:1pt solid #000;vertical-align:bottom}
td,th{padding:1.6pt 5pt}.n{text-align:right;width:74pt}.t td{border-top:1pt solid #000;font-weight:700}.page{break-before:page}
p{font-size:7.8pt;margin:6pt 0}`;

const TRADES = [
  ['Florist Shop', '53810', 'Retail'],
  ['Accounting Office', '63641', 'Office'],
  ['Dry Cleaner', '71952', 'Service'],
  ['Veterinary Clinic', '64941', 'Office'],
  ['Shoe Store', '59905', 'Retail'],
  ['Print Shop', '71865', 'Service'],
] as const;

interface Covered {
  locationNumber: number | null;
  buildingNumber: number | null;
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
}

function buildingCoverages(
  random: Random,
  locationNumber: number,
  buildingNumber: number,
  deductible: number,
): Covered[] {
  const at = { locationNumber, buildingNumber };
  const covered = (
    name: string,
    limit: number | null,
    premium: number | null,
    rest: Partial<Covered> = {},
  ): Covered => ({
    ...at,
    name,
    limit,
    limitText: null,
    deductible: null,
    premium,
    ...rest,
  });
  const isOwner = random.chance(0.6);
  const contents = random.int(20, 240) * 1000;
  return [
    ...(isOwner
      ? [covered('Building', random.int(120, 1400) * 1000, random.int(300, 2900), { deductible })]
      : [covered('Tenant Improvements', random.int(10, 80) * 1000, random.int(30, 240), { deductible })]),
    covered('Business Personal Property', contents, random.int(140, 1100), { deductible }),
    covered('Loss of Income and Extra Expense', null, null, { limitText: '12 Months Actual Loss Sustained' }),
    ...random.some(
      [
        covered('Accounts Receivable', 25_000, null),
        covered('Valuable Papers and Records', 25_000, null),
        covered('Outdoor Signs', random.pick([2500, 5000, 10_000]), random.int(18, 60), { deductible: 250 }),
        covered('Money and Securities - Inside', 10_000, random.int(30, 80)),
        covered('Money and Securities - Outside', 2000, null),
        covered('Spoilage', random.pick([5000, 10_000]), random.int(25, 90), { deductible: 500 }),
        covered('Water Back Up', random.pick([5000, 15_000]), random.int(20, 75), { deductible: 1000 }),
        covered('Trees, Shrubs and Plants', 3000, null),
        covered('Property Off Premises', 10_000, null),
      ],
      random.int(3, 7),
    ),
  ];
}

function premisesOf(random: Random) {
  const state = random.pick(['MN', 'WI', 'IL', 'IN', 'MO']);
  const mail = place(random, state);
  const [description, classCode] = random.pick(TRADES);
  const count = random.int(1, 3);
  let [location, building] = [0, 0];
  let at = mail;
  const locations = random.times(count, (i) => {
    const isSame = i > 0 && random.chance(0.35);
    building = isSame ? building + 1 : 1;
    if (!isSame) location++;
    if (i > 0 && !isSame) at = place(random, state);
    return {
      locationNumber: location,
      buildingNumber: building,
      address: oneLine(at),
      description,
      classCode,
      construction: random.pick(['Frame', 'Joisted Masonry', 'Masonry Noncombustible', 'Noncombustible']),
      yearBuilt: random.int(1928, 2016),
      protectionClass: random.pick(['2', '3', '5', '6', '8']),
    };
  });
  return { mail, description, locations };
}

function facts(random: Random) {
  const { mail, description, locations } = premisesOf(random);
  const deductible = random.pick([500, 1000, 2500]);
  const sheets = locations.map(({ locationNumber, buildingNumber }) =>
    buildingCoverages(random, locationNumber, buildingNumber, deductible),
  );
  const general = { locationNumber: null, buildingNumber: null, limitText: null, deductible: null };
  const policyWide: Covered[] = random.some(
    [
      { ...general, name: 'Employee Dishonesty', limit: random.pick([10_000, 25_000]), premium: random.int(40, 130) },
      { ...general, name: 'Hired and Non-Owned Auto Liability', limit: 1_000_000, premium: random.int(60, 180) },
      {
        ...general,
        name: 'Employment Practices Liability',
        limit: 100_000,
        deductible: 5000,
        premium: random.int(90, 400),
      },
      { ...general, name: 'Data Compromise', limit: 50_000, deductible: 1000, premium: random.int(50, 120) },
      { ...general, name: 'Forgery and Alteration', limit: 10_000, premium: null },
    ],
    random.int(2, 4),
  );
  const one = random.pick([500_000, 1_000_000]);
  const liability = random.int(180, 1400);
  const [year, month] = [random.int(2018, 2025), random.pick(['01', '04', '06', '09', '12'])];
  const effectiveDate = `${year}-${month}-${random.pick(['01', '15', '20'])}`;
  const premiums = [...sheets.flat(), ...policyWide].map(({ premium }) => premium ?? 0);
  const bank = `${word(random)} State Bank`;
  return {
    mail,
    sheets,
    policyWide,
    liability,
    label: {
      carrierName: `${word(random)} Farmers Mutual Insurance Company`,
      policyNumber: numbered(random, 'BP-##-#####-@'),
      transactionType: random.pick(['new', 'renewal', 'renewal', 'change'] as const),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Corporation', 'Limited Liability Company', 'Individual', 'Partnership']),
      businessDescription: description,
      totalPremium: sum([...premiums, liability]),
      eachOccurrenceLimit: one,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([50_000, 100_000, 300_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      locations,
      coverages: [...sheets.flat(), ...policyWide],
      additionalInterests: random.times(random.int(0, 2), (i) => ({
        interest: i === 0 ? 'Mortgagee' : 'Loss Payee',
        name: i === 0 ? bank : `${word(random)} Leasing Inc`,
        address: oneLine(place(random)),
        loanNumber: i === 0 ? random.digits(8) : null,
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const heading = (l: Facts['label'], title: string): Html => html`<div class="top"><div><b>${l.carrierName}</b><br>
BUSINESSOWNERS PROTECTOR</div><div>${title}<br>Policy Number ${l.policyNumber}</div></div>`;

const KINDS = { new: 'DECLARATIONS - NEW', renewal: 'DECLARATIONS - RENEWAL', change: 'AMENDED DECLARATIONS' };

const table = (rows: readonly Covered[]): Html => html`<table><tr><th>Coverage</th><th class="n">Limit of Insurance</th>
<th class="n">Deductible</th><th class="n">Premium</th></tr>${rows.map(
  (row) => html`<tr><td>${row.name}</td><td class="n">${row.limit === null ? row.limitText : whole(row.limit)}</td>
<td class="n">${row.deductible === null ? '' : whole(row.deductible)}</td>
<td class="n">${row.premium === null ? 'Included' : whole(row.premium)}</td></tr>`,
)}</table>`;

function firstPage({ label: l, mail, policyWide, liability }: Facts): Html {
  const row = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">${whole(amount)}</td></tr>`;
  return html`${heading(l, KINDS[l.transactionType])}<div class="g"><i>Policyholder</i><span>${l.namedInsureds[0]}<br>
${mail.street}<br>${cityLine(mail)}</span><i>Policy Period</i><span>From ${dashed(l.effectiveDate)} To ${dashed(l.expirationDate)}
at 12:01 A.M. at the policyholder's address</span><i>Agency</i><span>${l.agencyName}</span><i>Policyholder is</i>
<span>${l.entityType}</span><i>Type of Business</i><span>${l.businessDescription}</span></div>
<h2>BUSINESS LIABILITY</h2><table><tr><th></th><th class="n">Limit of Insurance</th></tr>
${row('Liability - Each Occurrence', l.eachOccurrenceLimit)}${row('General Aggregate', l.generalAggregateLimit)}
${row('Products/Completed Work Aggregate', l.productsAggregateLimit)}
${row('Personal Injury and Advertising Injury', l.personalAdvertisingInjuryLimit)}
${row('Fire Legal - Damage to Premises Rented to You', l.damageToRentedPremisesLimit)}
${row('Medical Payments - Any One Person', l.medicalExpenseLimit)}</table>
<h2>OPTIONAL COVERAGES APPLYING TO THE ENTIRE POLICY</h2>${table(policyWide)}
<h2>PREMIUM SUMMARY</h2><table><tr><td>Business Liability</td><td class="n">${whole(liability)}</td></tr>
<tr><td>Property and Optional Coverages</td><td class="n">${whole(l.totalPremium - liability)}</td></tr>
<tr class="t"><td>Total Annual Premium</td><td class="n">$${whole(l.totalPremium)}</td></tr></table>
${l.additionalInterests.length === 0 ? '' : html`<h2>MORTGAGEES AND LOSS PAYEES</h2>`}<div class="g">
${l.additionalInterests.map(
  (each) => html`<i>${each.interest}</i><span>${each.name}<br>${each.address}
${each.loanNumber === null ? '' : html`<br>Loan No. ${each.loanNumber}`}</span>`,
)}</div><p>Forms: BP 100 (1-17), BP 204 (6-12), IL 33 (3-09), BP 311 (1-15). As a member you may vote at the annual meeting held on
the second Tuesday of March. This policy is nonassessable.</p>`;
}

function sheetOf({ label: l, sheets }: Facts): Html[] {
  return l.locations.map(
    (at, i) => html`<div class="${i % 2 === 0 ? 'page' : ''}">${i % 2 === 0 ? heading(l, 'PREMISES SCHEDULE') : ''}
<h2>LOCATION ${at.locationNumber} &nbsp; BUILDING ${at.buildingNumber}</h2><div class="g"><i>Premises</i><span>${at.address}</span>
<i>Occupied as</i><span>${at.description} &nbsp; Class ${at.classCode}</span><i>Construction</i><span>${at.construction}
&nbsp; Built ${at.yearBuilt} &nbsp; Protection ${at.protectionClass}</span></div>${table(sheets[i] ?? [])}</div>`,
  );
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'protector-sections',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [firstPage(f), sheetOf(f)] }), label: f.label };
  },
};
