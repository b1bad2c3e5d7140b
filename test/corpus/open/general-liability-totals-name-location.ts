// Surplus lines binding authority: locations in a schedule of their own; in the rating table the location of a group of
// classes is told by its subtotal only ("Total for location 2").
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.35 Carlito,sans-serif}h1{font-size:12.5pt;text-align:center;margin:0}.c{text-align:center}table{border-collapse:collapse;width:100%;margin-top:-.6pt}td,th{border:.6pt solid #000;padding:2pt 5pt;text-align:left;vertical-align:top}th{background:#ececec;font-size:7.6pt}
.n{text-align:right}.o td{border-width:0 .6pt}.s td{border-width:.6pt;font-style:italic}.lim td{border:0;padding:1pt 5pt}.band{background:#333;color:#fff;padding:2pt 6pt;font-weight:700;margin-top:9pt}p{font-size:7.4pt}`;

const operations = [
  {
    nature: 'Self storage facilities',
    classes: [
      ['99938', 'Warehouses - mini', 's', 120_000, 900_000, 0.6, 2.4],
      ['46622', 'Parking - private', 'a', 4000, 30_000, 4, 12],
      ['61227', 'Buildings or Premises - office - other than not-for-profit', 'a', 1200, 9000, 20, 70],
    ],
  },
  {
    nature: 'Fitness clubs',
    classes: [
      ['44276', 'Health or Exercise Clubs - commercially operated', 's', 150_000, 1_400_000, 3, 9],
      ['18435', 'Stores - food or drink - for profit', 's', 20_000, 120_000, 0.8, 3],
      ['48925', 'Swimming Pools NOC', 't', 1, 2, 300, 900],
    ],
  },
  {
    nature: 'Janitorial and window washing contractor',
    classes: [
      ['96816', 'Janitorial Services', 'p', 60_000, 700_000, 6, 22],
      ['99975', 'Window Cleaning', 'p', 30_000, 200_000, 9, 28],
      ['91581', 'Contractors - subcontracted work', 'c', 20_000, 300_000, 0.9, 3],
    ],
  },
] as const;

// a class has the same rates at every location of the state
function drawRates(random: Random, index: number) {
  const all = operations[index]?.classes ?? operations[0].classes;
  return all.map(([classCode, description, premiumBasis, low, high, least, most]) => ({
    row: { classCode, description, premiumBasis, premisesRate: random.amount(least, most) },
    productsRate: premiumBasis === 'a' || premiumBasis === 't' ? null : random.amount(0.1, 1.6),
    low,
    high,
  }));
}

function drawClasses(random: Random, rates: ReturnType<typeof drawRates>, locationNumber: number) {
  return rates.slice(0, random.int(1, 3)).map(({ row, productsRate, low, high }) => {
    const { premiumBasis, premisesRate } = row;
    const exposure = random.dollars(low, high);
    const units = premiumBasis === 't' ? exposure : exposure / 1000;
    return {
      locationNumber,
      ...row,
      exposure,
      productsRate,
      premisesPremium: Math.round(units * premisesRate),
      productsPremium: productsRate === null ? null : Math.round(units * productsRate),
    };
  });
}
type ClassRow = ReturnType<typeof drawClasses>[number];
const totalOf = (rows: readonly ClassRow[]): number =>
  sum(rows.map((row) => row.premisesPremium + (row.productsPremium ?? 0)));

function facts(random: Random) {
  const index = random.int(0, operations.length - 1);
  const mail = place(random, random.pick(['AZ', 'GA', 'IN', 'NC', 'TN', 'TX']));
  const sites = random.times(random.int(2, 4), (i) => ({
    number: i + 1,
    at: i === 0 ? mail : place(random, mail.state),
  }));
  const rates = drawRates(random, index);
  const groups = sites.map(({ number }) => drawClasses(random, rates, number));
  const rated = sum(groups.map(totalOf));
  const taxes = [
    { name: 'Policy Fee', amount: random.pick([100, 150, 250]) },
    { name: 'Surplus Lines Tax', amount: Math.round(rated * 4.85) / 100 },
    { name: 'Stamping Fee', amount: Math.round(rated * 0.15) / 100 },
  ];
  const occurrence = random.pick([300_000, 500_000, 1_000_000]);
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '03', '05', '09', '11'])}-${random.int(10, 28)}`;
  return {
    mail,
    groups,
    rated,
    sites,
    label: {
      carrierName: `${word(random)} ${random.pick(['Specialty Insurance Company', 'Surplus Lines Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['NPP#######', 'GLS-######-##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['LLC', 'Corporation', 'Individual']),
      businessDescription: operations[index]?.nature ?? '',
      coverageForm: 'occurrence',
      eachOccurrenceLimit: occurrence,
      damageToRentedPremisesLimit: 100_000,
      medicalExpenseLimit: random.pick([1000, 5000]),
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      deductibles: [{ coverage: 'BI/PD Combined', basis: 'Per Claim', amount: random.pick([500, 1000, 2500]) }],
      totalPremium: sum([rated, ...taxes.map((each) => each.amount)]),
      fees: taxes,
      locations: sites.map(({ number, at }) => ({ locationNumber: number, address: oneLine(at) })),
      classifications: groups.flat(),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head({ label: l, mail }: Facts): Html {
  const limit = (name: string, amount: number): Html =>
    html`<tr><td>${name}</td><td class="n">$ ${whole(amount)}</td></tr>`;
  return html`<h1>${l.carrierName}</h1><div class="c">Commercial General Liability Coverage Part Declarations (Occurrence Form)</div>
<table style="margin-top:8pt"><tr><td style="width:50%"><b>Policy Number:</b> ${l.policyNumber}</td><td><b>Transaction:</b> ${l.transactionType === 'new' ? 'New' : 'Renewal'}</td></tr><tr><td><b>Named Insured and Mailing Address</b><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</td><td><b>General Agent</b><br>${l.agencyName}<br><b>Policy Period</b><br>${dashed(l.effectiveDate)} to ${dashed(l.expirationDate)} at 12:01 A.M.</td></tr><tr><td><b>Business Description:</b> ${l.businessDescription}</td><td><b>Form of Business:</b> ${l.entityType}</td></tr></table>
<div class="band">LIMITS OF INSURANCE</div><table class="lim">${limit('General Aggregate (Other Than Products/Completed Operations)', l.generalAggregateLimit)}${limit('Products/Completed Operations Aggregate', l.productsAggregateLimit)}${limit('Personal and Advertising Injury', l.personalAdvertisingInjuryLimit)}${limit('Each Occurrence', l.eachOccurrenceLimit)}${limit('Damage to Premises Rented to You - Any One Premises', l.damageToRentedPremisesLimit)}${limit('Medical Expense - Any One Person', l.medicalExpenseLimit)}${l.deductibles.map((each) => limit(`Deductible - ${each.coverage}, ${each.basis}`, each.amount))}</table>`;
}

function rating({ label: l, groups, sites, rated }: Facts): Html {
  const line = (row: ClassRow): Html =>
    html`<tr class="o"><td>${row.description}</td><td>${row.classCode}</td><td class="n">${row.premiumBasis}) ${whole(row.exposure)}</td><td class="n">${row.premisesRate.toFixed(3)}</td><td class="n">${row.productsRate === null ? 'Incl' : row.productsRate.toFixed(3)}</td><td class="n">${whole(row.premisesPremium)}</td><td class="n">${row.productsPremium === null ? 'Incl' : whole(row.productsPremium)}</td></tr>`;
  return html`<div class="band">LOCATIONS YOU OWN, RENT OR OCCUPY</div><table>${sites.map(({ number, at }) => html`<tr><td style="width:50pt">Loc ${number}</td><td>${oneLine(at)}</td></tr>`)}</table>
<div class="band">CLASSIFICATION AND PREMIUM</div><table><tr><th rowspan="2">Classification</th><th rowspan="2">Code</th><th rowspan="2">Premium Base</th><th colspan="2">Rate</th><th colspan="2">Advance Premium</th></tr><tr><th>Pr/Co excl.</th><th>Pr/Co</th><th>Pr/Co excl.</th><th>Pr/Co</th></tr>${groups.map((rows, i) => html`${rows.map(line)}<tr class="s"><td colspan="5" class="n">Total for location ${i + 1}</td><td colspan="2" class="n">${whole(totalOf(rows))}</td></tr>`)}</table>
<table><tr><td class="n">Total Coverage Part Premium</td><td class="n" style="width:86pt">${dollarsAndCents(rated)}</td></tr>${l.fees.map((each) => html`<tr><td class="n">${each.name}</td><td class="n">${cents(each.amount)}</td></tr>`)}<tr><td class="n"><b>Total Amount Due</b></td><td class="n"><b>${dollarsAndCents(l.totalPremium)}</b></td></tr></table>
<p>Premium base: a) area per 1,000 square feet; c) total cost per $1,000; p) payroll per $1,000; s) gross sales per $1,000; t) each. Pr/Co = products and completed operations. This policy is issued by an insurer that is not licensed by the state and is not covered by the guaranty fund. Premium is 25% minimum and earned at inception.</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'totals-name-location',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [head(f), rating(f)] }), label: f.label };
  },
};
