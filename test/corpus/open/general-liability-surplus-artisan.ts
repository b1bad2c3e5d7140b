// Surplus lines house for artisan contractors: common policy declarations with a list of parts of which most are not covered, taxes and
// fees below the premium, then supplemental declarations in numbered boxes with one to three classes, and a list of form numbers only.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9pt/1.3 "Liberation Serif",serif}.c{text-align:center}h1{font-size:13pt;text-align:center;margin:6px 0 8px}.b{border:1.2px solid #000;padding:4px 8px;margin-top:-1.2px}.g{display:grid;grid-template-columns:1fr 1fr}.g .b{margin-left:-1.2px}table{width:100%;border-collapse:collapse}.f td,.f th{border:1px solid #000;padding:3px 5px;vertical-align:top;text-align:left;font-size:8.6pt}
.f .n,.n{text-align:right}.p td{padding:2px 4px}.page{break-before:page}.x{font-family:"DejaVu Sans Mono"}.s{font-size:7.6pt}`;

type Known = readonly (readonly [code: string, name: string])[];

const trades: readonly (readonly [business: string, classes: Known])[] = [
  [
    'Carpentry contractor',
    [
      ['91340', 'Carpentry - construction of residential property not exceeding three stories in height'],
      ['91342', 'Carpentry - NOC'],
      ['91341', 'Carpentry - interior'],
    ],
  ],
  [
    'Painting contractor',
    [
      ['98304', 'Painting - exterior - buildings or structures - three stories or less in height'],
      ['98305', 'Painting - interior - buildings or structures'],
      ['98303', 'Painting - exterior - buildings or structures - exceeding three stories'],
    ],
  ],
  [
    'Tile and flooring installer',
    [
      ['99746', 'Tile, Stone, Marble, Mosaic or Terrazzo Work - interior construction'],
      ['94569', 'Floor Covering Installation - not ceramic tile or stone'],
    ],
  ],
  [
    'Handyman',
    [
      ['95625', 'Handyperson'],
      ['96816', 'Janitorial Services'],
    ],
  ],
];

const formNumbers = [
  'CG 00 01 04 13',
  'CG 03 00 01 96',
  'CG 21 39 10 93',
  'CG 21 47 12 07',
  'CG 21 49 09 99',
  'CG 21 96 03 05',
  'CG 22 94 10 01',
  'IL 00 17 11 98',
  'EIG 0114 (05/17)',
  'EIG 2207 (01/20)',
  'EIG 2261 (10/19)',
  'EIG 3300 (07/15)',
];

function facts(random: Random) {
  const mail = place(random);
  const [businessDescription, known] = random.pick(trades);
  const classifications = random.some(known, random.int(1, 3)).map(([classCode, description], i) => {
    const exposure = i === 0 || random.chance(0.6) ? random.int(18, 210) * 1000 : null;
    const premisesRate = random.int(4100, 29_000) / 1000;
    const productsRate = random.int(2600, 21_000) / 1000;
    return {
      locationNumber: 1,
      classCode,
      description,
      premiumBasis: 'Payroll',
      exposure,
      premisesRate,
      productsRate,
      premisesPremium: exposure === null ? null : Math.round((exposure * premisesRate) / 1000),
      productsPremium: exposure === null ? null : Math.round((exposure * productsRate) / 1000),
    };
  });
  const extras = [
    { name: 'Additional Insured - Blanket, Automatic Status', premium: random.pick([100, 250, 350]) },
    { name: 'Waiver of Subrogation - Blanket', premium: random.pick([50, 100, 150]) },
    { name: 'Primary and Noncontributory Wording', premium: random.pick([50, 75]) },
  ];
  const otherCoverages = random.some(extras, random.int(0, 3));
  const part = sum([
    ...classifications.flatMap((row) => [row.premisesPremium ?? 0, row.productsPremium ?? 0]),
    ...otherCoverages.map((each) => each.premium),
  ]);
  const policyFee = random.pick([100, 150, 200, 250]);
  const taxed = part + policyFee;
  const fees = [
    { name: 'Policy Fee', amount: policyFee },
    ...(random.chance(0.4) ? [{ name: 'Inspection Fee', amount: random.pick([75, 150]) }] : []),
    { name: 'State Surplus Lines Tax', amount: Math.round(taxed * 3) / 100 },
    { name: random.pick(['Stamping Fee', 'SLSO Service Fee']), amount: Math.round(taxed * 0.06) / 100 },
  ];
  const one = random.pick([300_000, 500_000, 1_000_000, 1_000_000]);
  const effectiveDate = `${random.int(2020, 2025)}-${random.pick(['01', '04', '05', '09', '11'])}-${random.int(1, 2)}${random.int(0, 8)}`;
  const name = random.chance(0.5)
    ? `${person(random)} dba ${word(random)} ${businessDescription.split(' ')[0]}`
    : `${word(random)} ${businessDescription.split(' ')[0]} LLC`;
  return {
    mail,
    part,
    broker: person(random),
    label: {
      carrierName: `${word(random)} ${random.pick(['Specialty Insurance Company', 'Excess & Surplus Insurance Company', 'Surplus Lines Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['EGL#######-##', '3AA######', 'CIP-@@-#######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [name],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} ${random.pick(['Wholesale Brokers, Inc.', 'E&S Brokerage', 'General Agency'])}`,
      entityType: name.includes('LLC') ? 'Limited Liability Company' : 'Individual',
      businessDescription,
      coverageForm: 'occurrence',
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      medicalExpenseLimit: random.chance(0.6) ? random.pick([1000, 5000]) : null,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: random.chance(0.8) ? one * 2 : one,
      productsAggregateLimit: random.chance(0.7) ? one * 2 : one,
      deductibles: [
        {
          coverage: 'Bodily Injury and Property Damage Combined',
          basis: 'Per Claim',
          amount: random.pick([500, 750, 2500]),
        },
      ],
      totalPremium: sum([part, ...fees.map((fee) => fee.amount)]),
      minimumPremium: Math.round(part / 4),
      auditPeriod: 'Annual',
      fees,
      locations: [{ locationNumber: 1, address: oneLine(mail) }],
      classifications,
      otherCoverages,
      forms: random.some(formNumbers, random.int(6, 11)).map((number) => ({ number })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const tick = (isTicked: boolean, name: string): Html =>
  html`<span class="x">[${isTicked ? 'X' : '\u00a0'}]</span> ${name} &nbsp; `;

function common({ label: l, mail, part, broker }: Facts): Html {
  const none = [
    'Commercial Property',
    'Commercial Inland Marine',
    'Commercial Crime',
    'Liquor Liability',
    'Professional Liability',
  ];
  return html`<div class="c"><b style="font-size:11pt">${l.carrierName}</b><br><span class="s">A Stock Company &nbsp;&middot;&nbsp; Home Office: Scottsvale, Delaware</span></div><h1>COMMERCIAL LINES POLICY<br>COMMON POLICY DECLARATIONS</h1>
<div class="g"><div class="b">Policy No.: <b>${l.policyNumber}</b><br>Renewal/Rewrite of: ${l.transactionType === 'new' ? 'NEW' : `${l.policyNumber.slice(0, -1)}0`}</div><div class="b">Producer Code: 40217<br>Broker: ${l.agencyName}, attn. ${broker}</div></div>
<div class="b">Named Insured and Mailing Address:<br>&nbsp;&nbsp;&nbsp;${l.namedInsureds[0]}<br>&nbsp;&nbsp;&nbsp;${mail.street}<br>&nbsp;&nbsp;&nbsp;${cityLine(mail)}</div>
<div class="b">Policy Period: &nbsp; From: ${bare(l.effectiveDate)} &nbsp; To: ${bare(l.expirationDate)} &nbsp; at 12:01 A.M. Standard Time at your mailing address shown above.</div>
<div class="b">Business Description: ${l.businessDescription} &nbsp;&nbsp; Form of Business: ${l.entityType}</div>
<div class="b">IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY. THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED. THIS PREMIUM MAY BE SUBJECT TO ADJUSTMENT.
<table class="p" style="margin-top:5px"><tr><td></td><td class="n"><u>PREMIUM</u></td></tr><tr><td>Commercial General Liability Coverage Part</td><td class="n">$ ${cents(part)}</td></tr>${none.map((name) => html`<tr><td>${name} Coverage Part</td><td class="n">NOT COVERED</td></tr>`)}<tr><td>Certified Acts of Terrorism</td><td class="n">REJECTED</td></tr>
<tr><td class="n">Total Advance Premium</td><td class="n">$ ${cents(part)}</td></tr>${l.fees.map((fee) => html`<tr><td class="n">${fee.name}</td><td class="n">$ ${cents(fee.amount)}</td></tr>`)}<tr><td class="n"><b>TOTAL</b></td><td class="n"><b>$ ${cents(l.totalPremium)}</b></td></tr></table></div>
<div class="b">Minimum Earned Premium (25%): $ ${whole(l.minimumPremium)} &nbsp;&nbsp; Fees are fully earned and not refundable.</div><div class="b">Form(s) and Endorsement(s) made a part of this policy at time of issue: See Schedule of Forms on the next page.</div>
<p class="s">THIS INSURANCE CONTRACT IS ISSUED BY AN INSURER NOT LICENSED BY THIS STATE, IS NOT SUBJECT TO ITS SUPERVISION, AND IN THE EVENT OF THE INSOLVENCY OF THE INSURER IS NOT PROTECTED BY THE STATE INSURANCE GUARANTY FUND.</p><p>Countersigned: ____________________ &nbsp; By: ____________________</p><p class="s">ECP-DS-100 (07/17)</p>`;
}

function supplemental({ label: l, part }: Facts): Html {
  const limit = (name: string, value: number | null, after = ''): Html =>
    html`<tr><td>${name}</td><td>$ ${value === null ? 'Excluded' : whole(value)}</td><td>${value === null ? '' : after}</td></tr>`;
  const amount = (value: number | null): string => (value === null ? '' : whole(value));
  const [deductible] = l.deductibles;
  return html`<div class="page"><h1>COMMERCIAL GENERAL LIABILITY COVERAGE PART<br>SUPPLEMENTAL DECLARATIONS</h1></div><p>These Supplemental Declarations form a part of policy number ${l.policyNumber}.</p>
<div class="b"><b>1. LIMITS OF INSURANCE</b><table class="p">${limit('General Aggregate Limit (Other than Products/Completed Operations)', l.generalAggregateLimit)}${limit('Products/Completed Operations Aggregate Limit', l.productsAggregateLimit)}${limit('Personal and Advertising Injury Limit', l.personalAdvertisingInjuryLimit, 'any one person or organization')}${limit('Each Occurrence Limit', l.eachOccurrenceLimit)}${limit('Damage To Premises Rented To You Limit', l.damageToRentedPremisesLimit, 'any one premises')}${limit('Medical Expense Limit', l.medicalExpenseLimit, 'any one person')}</table></div>
<div class="b"><b>2. RETROACTIVE DATE</b> (CG 00 02 only) &nbsp; This insurance does not apply to injury or damage which occurs before the Retroactive Date, if any, shown here: N/A<br>${tick(true, 'Occurrence (CG 00 01)')}${tick(false, 'Claims-Made (CG 00 02)')}</div>
<div class="b"><b>3. DEDUCTIBLE</b> (including loss adjustment expense) &nbsp; ${deductible?.coverage}: ${wholeDollars(deductible?.amount ?? 0)} ${deductible?.basis}</div>
<div class="b"><b>4. LOCATION OF ALL PREMISES YOU OWN, RENT OR OCCUPY</b><br>Loc. 1: ${l.locations[0]?.address}</div>
<div class="b"><b>5. PREMIUM COMPUTATION</b></div><table class="f" style="margin-top:-1px"><tr><th rowspan="2">Loc</th><th rowspan="2">Classification</th><th rowspan="2">Code</th><th rowspan="2">Premium Basis*</th><th colspan="2">Rate</th><th colspan="2">Advance Premium</th></tr><tr><th>Prod/CO</th><th>All Other</th><th>Prod/CO</th><th>All Other</th></tr>
${l.classifications.map((row) => html`<tr><td>${row.locationNumber}</td><td>${row.description}</td><td>${row.classCode}</td><td>${row.premiumBasis}<br>${row.exposure === null ? 'If Any' : whole(row.exposure)}</td><td class="n">${row.productsRate.toFixed(3)}</td><td class="n">${row.premisesRate.toFixed(3)}</td><td class="n">${amount(row.productsPremium)}</td><td class="n">${amount(row.premisesPremium)}</td></tr>`)}
${l.otherCoverages.map((each) => html`<tr><td></td><td colspan="5">${each.name}</td><td class="n">Flat</td><td class="n">${whole(each.premium)}</td></tr>`)}<tr><td colspan="6" class="n">TOTAL ADVANCE PREMIUM FOR THIS COVERAGE PART</td><td colspan="2" class="n">$ ${whole(part)}</td></tr></table>
<p class="s">*Payroll and gross sales: per $1,000. Area: per 1,000 square feet. Audit Period: ${tick(true, l.auditPeriod)}${tick(false, 'Semi-Annual')}${tick(false, 'Not Auditable')}</p><div class="b"><b>6. SCHEDULE OF FORMS AND ENDORSEMENTS</b><br>${l.forms.map((form) => form.number).join(', ')}</div><p class="s">EGL-DS-200 (01/18)</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'surplus-artisan',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [common(f), supplemental(f)] }), label: f.label };
  },
};
