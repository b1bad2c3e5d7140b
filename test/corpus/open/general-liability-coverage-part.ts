// General liability coverage part of a standard carrier: limits as leader lines, premises list, a classification table with a
// two-storied header (rate and advance premium, each for premises and products), audit and forms.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.8pt/1.35 "Liberation Serif",serif}h1{font-size:13pt;text-align:center;margin:8px 0 2px}.c{text-align:center}h2{font-size:9pt;border-top:2px solid #000;padding-top:5px;margin:11px 0 3px}
table{width:100%;border-collapse:collapse}td,th{border:1px solid #000;padding:3px 5px;vertical-align:top;font-weight:400;text-align:left}th{text-align:center;font-size:7.8pt}.n{text-align:right}
.l{display:grid;grid-template-columns:12em 1fr;gap:1px 14px;margin-left:20px}.l b{text-align:right;font-weight:400}.two{display:flex;gap:24px}.two>div{flex:1}`;

const classes = [
  ['Carpentry - construction of residential property', '91340', 'Payroll', 30_000, 400_000],
  ['Contractors - subcontracted work', '91585', 'Total Cost', 20_000, 900_000],
  ['Restaurants - with sale of alcoholic beverages under 30%', '16910', 'Gross Sales', 150_000, 2_400_000],
  ['Buildings or Premises - office - other than not-for-profit', '61226', 'Area', 1200, 24_000],
  ['Warehouses - private - other than not-for-profit', '99938', 'Area', 2000, 60_000],
  ['Stores - no food or drink', '18437', 'Gross Sales', 90_000, 1_500_000],
  ['Janitorial Services', '96816', 'Payroll', 25_000, 300_000],
] as const;

function rated(random: Random, places: number) {
  return random.some(classes, random.int(1, 5)).map(([description, classCode, premiumBasis, low, high]) => {
    const exposure = random.chance(0.12) ? null : random.dollars(low, high);
    const [premisesRate, productsRate] = [random.amount(0.4, 38), random.chance(0.75) ? random.amount(0.05, 12) : null];
    const charge = (rate: number): number => Math.max(15, Math.round(((exposure ?? 0) / 1000) * rate));
    return {
      locationNumber: random.int(1, places),
      classCode,
      description,
      premiumBasis,
      exposure,
      territory: numbered(random, '0##'),
      premisesRate,
      productsRate,
      premisesPremium: exposure === null ? null : charge(premisesRate),
      productsPremium: exposure === null || productsRate === null ? null : charge(productsRate),
    };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const premises = [mail, ...random.times(random.int(0, 3), () => place(random))];
  const classifications = rated(random, premises.length);
  const occurrence = random.pick([500_000, 1_000_000, 1_000_000, 2_000_000]);
  const effectiveDate = `${random.int(2015, 2025)}-${random.pick(['01', '04', '07', '12'])}-${random.int(10, 28)}`;
  const tria = random.int(5, 80);
  const lines = classifications.flatMap((each) => [each.premisesPremium ?? 0, each.productsPremium ?? 0]);
  const forms = random.some(
    [
      ['CG 00 01 04 13', 'Commercial General Liability Coverage Form'],
      ['CG 21 47 12 07', 'Employment-Related Practices Exclusion'],
      ['CG 21 96 03 05', 'Silica or Silica-Related Dust Exclusion'],
      ['CG 20 10 12 19', 'Additional Insured - Owners, Lessees or Contractors'],
      ['CG 24 04 12 19', 'Waiver of Transfer of Rights of Recovery'],
      ['IL 00 17 11 98', 'Common Policy Conditions'],
      ['CG 21 06 05 14', 'Exclusion - Access or Disclosure of Confidential Information'],
    ] as const,
    random.int(3, 7),
  );
  return {
    mail,
    premises,
    tria,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['CPP ### ## ##', 'GL-#######-##', 'Z########'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Individual', 'Corporation', 'Limited Liability Company']),
      businessDescription: random.pick([
        'Remodeling contractor',
        'Property owner',
        'Retail and restaurant',
        'Building services',
      ]),
      eachOccurrenceLimit: occurrence,
      damageToRentedPremisesLimit: random.pick([100_000, 300_000]),
      medicalExpenseLimit: random.chance(0.85) ? random.pick([5000, 10_000]) : null,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: random.chance(0.85) ? occurrence * 2 : null,
      deductibles: random.chance(0.4)
        ? [{ coverage: 'Property Damage', basis: 'per claim', amount: random.pick([250, 500, 1000]) }]
        : [],
      totalPremium: sum([...lines, tria]),
      auditPeriod: 'Annual',
      locations: premises.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      otherCoverages: [{ name: 'Terrorism Risk Insurance Act Premium', premium: tria }],
      forms: forms.map(([number, name]) => ({ number, name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head({ label: l, mail, premises }: Facts): Html {
  const limit = (value: number | null, name: string): Html =>
    html`<b>${value === null ? 'EXCLUDED' : wholeDollars(value)}</b><span>${name}</span>`;
  const deductible = l.deductibles[0];
  return html`<div class="c"><b>${l.carrierName}</b></div><h1>COMMERCIAL GENERAL LIABILITY DECLARATIONS</h1><div class="c">${l.transactionType === 'new' ? 'New' : `Renewal of policy in force on ${slashed(l.effectiveDate)}`}</div>
<div class="two"><div><h2>NAMED INSURED AND MAILING ADDRESS</h2>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div><h2>POLICY NO. ${l.policyNumber}</h2>POLICY PERIOD: From ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}<br>at 12:01 A.M. time at your mailing address<br>PRODUCER: ${l.agencyName}</div></div>
<h2>LIMITS OF INSURANCE</h2><div class="l">${limit(l.generalAggregateLimit, 'General Aggregate Limit (Other Than Products - Completed Operations)')}${limit(l.productsAggregateLimit, 'Products - Completed Operations Aggregate Limit')}${limit(l.personalAdvertisingInjuryLimit, 'Personal & Advertising Injury Limit, any one person or organization')}
${limit(l.eachOccurrenceLimit, 'Each Occurrence Limit')}${limit(l.damageToRentedPremisesLimit, 'Damage to Premises Rented to You Limit, any one premises')}${limit(l.medicalExpenseLimit, 'Medical Expense Limit, any one person')}</div>
${deductible === undefined ? '' : html`<p>Deductible: ${deductible.coverage} ${wholeDollars(deductible.amount)} ${deductible.basis}</p>`}
<h2>DESCRIPTION OF BUSINESS</h2>Form of business: ${l.entityType} &nbsp;&nbsp;&nbsp; Business description: ${l.businessDescription}
<h2>ALL PREMISES YOU OWN, RENT OR OCCUPY</h2><table style="border:0"><tr><th style="width:60px">Loc. No.</th><th style="text-align:left">Address</th></tr>${premises.map((at, i) => html`<tr><td class="c">${i + 1}</td><td>${i === 0 ? 'Same as mailing address' : oneLine(at)}</td></tr>`)}</table>`;
}

function table({ label: l, tria }: Facts): Html {
  const rate = (value: number | null): string => (value === null ? 'INCL' : value.toFixed(3));
  const premium = (row: Facts['label']['classifications'][number], value: number | null): string => {
    if (row.exposure === null) return '';
    return value === null ? 'INCL' : `$ ${whole(value)}`;
  };
  return html`<h2>CLASSIFICATION AND PREMIUM</h2><table><tr><th rowspan="2">Loc.<br>No.</th><th rowspan="2">Classification</th><th rowspan="2">Code<br>No.</th><th rowspan="2">Terr.</th><th rowspan="2">Premium Basis</th><th colspan="2">Rate</th><th colspan="2">Advance Premium</th></tr>
<tr><th>Prem/Ops</th><th>Prod/Comp Ops</th><th>Prem/Ops</th><th>Prod/Comp Ops</th></tr>${l.classifications.map(
    (row) =>
      html`<tr><td>${row.locationNumber}</td><td>${row.description}</td><td>${row.classCode}</td><td>${row.territory}</td><td>${row.premiumBasis}<br>${row.exposure === null ? 'If Any' : whole(row.exposure)}</td><td class="n">${row.premisesRate.toFixed(3)}</td><td class="n">${rate(row.productsRate)}</td><td class="n">${premium(row, row.premisesPremium)}</td><td class="n">${premium(row, row.productsPremium)}</td></tr>`,
  )}<tr><td colspan="7" class="n">Terrorism Risk Insurance Act Premium</td><td colspan="2" class="n">$ ${whole(tria)}</td></tr><tr><td colspan="7" class="n"><b>TOTAL PREMIUM (subject to audit)</b></td><td colspan="2" class="n"><b>$ ${whole(l.totalPremium)}</b></td></tr></table>
<p>Premium shown is payable at inception. AUDIT PERIOD (if applicable): &#9746; ${l.auditPeriod} &#9744; Semi-Annually &#9744; Quarterly &#9744; Monthly</p><h2>ENDORSEMENTS ATTACHED TO THIS POLICY</h2>${l.forms.map((form) => html`<div><span style="display:inline-block;width:110px">${form.number}</span>${form.name}</div>`)}
<p style="font-size:7pt">THESE DECLARATIONS, TOGETHER WITH THE COMMON POLICY CONDITIONS AND COVERAGE FORM(S) AND ANY ENDORSEMENT(S), COMPLETE THE ABOVE NUMBERED POLICY. CG DS 01 10 01</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'coverage-part',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [head(f), table(f)] }), label: f.label };
  },
};
