// Liability page of a habitational writer: limits and premises in front, an extension sheet with the classes of each
// premises, rates and advance premiums in two pairs of columns; taxes of a surplus line policy below the total.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.34 'Nimbus Sans','Liberation Sans',sans-serif}.c{text-align:center}h1{font-size:12.5pt;margin:0}
.bx{border:.8pt solid #000;border-bottom:0;padding:3pt 6pt}.r{display:flex}.r>div{flex:1}
.lead{display:flex;justify-content:space-between;border-bottom:.5pt dotted #555;margin:1pt 0}h2{font-size:8.8pt;margin:0 0 2pt}
table{width:100%;border-collapse:collapse;font-size:8pt}td,th{border:.5pt solid #000;padding:2pt 4pt;vertical-align:top}
th{font-size:7pt}.n{text-align:right;white-space:nowrap}.next{break-before:page}.k{font-size:7pt}.sum{width:46%;margin:7pt 0 0 auto}`;

const CLASSES = [
  ['60010', 'Apartment Buildings', 'Units', 12, 220, 28, 96],
  ['62003', 'Condominiums - residential - (association risk only)', 'Units', 8, 120, 18, 60],
  ['63010', 'Dwellings - one-family (lessors risk only)', 'Dwellings', 1, 8, 60, 190],
  ['48925', 'Swimming Pools - NOC', 'Pools', 1, 2, 700, 1900],
  ['46622', 'Parking - private', 'Sq Ft', 2000, 30_000, 0.01, 0.03],
  ['61212', 'Buildings or Premises - bank or office - (lessors risk only)', 'Sq Ft', 3000, 60_000, 0.04, 0.16],
] as const;

function classesOf(random: Random, locationNumber: number, territory: string) {
  return random
    .some(CLASSES, random.int(1, 3))
    .map(([classCode, description, premiumBasis, low, high, least, most]) => {
      const exposure = random.dollars(low, high);
      const premisesRate = Math.round(1000 * (least + random.next() * (most - least))) / 1000;
      return {
        locationNumber,
        territory,
        classCode,
        description,
        premiumBasis,
        exposure,
        premisesRate,
        premisesPremium: Math.max(25, Math.round(exposure * premisesRate)),
      };
    });
}

const FORMS = [
  ['CG 00 01 04 13', 'Commercial General Liability Coverage Form'],
  ['CG 21 44 04 17', 'Limitation of Coverage to Designated Premises, Project or Operation'],
  ['CG 21 47 12 07', 'Employment-Related Practices Exclusion'],
  ['CG 21 67 12 04', 'Fungi or Bacteria Exclusion'],
  ['CG 21 49 09 99', 'Total Pollution Exclusion Endorsement'],
  ['HL 1004 03 19', 'Exclusion - Assault or Battery'],
  ['HL 1012 03 19', 'Exclusion - Animals'],
  ['HL 1021 06 20', 'Habitability Exclusion'],
  ['IL 00 21 09 08', 'Nuclear Energy Liability Exclusion Endorsement'],
] as const;

const OTHERS = [
  ['Additional Insured - Mortgagee', 'Capital Funding LLC'],
  ['Additional Insured - Property Manager', 'Management Company'],
  ['Additional Insured - Managers or Lessors', 'Land Trust'],
] as const;

function facts(random: Random) {
  const state = random.pick(['TX', 'FL', 'GA', 'NC', 'AL', 'TN']);
  const mail = place(random, state);
  const sites = random.times(random.int(1, 5), () => place(random, state));
  const territory = random.digits(3);
  const classifications = sites.flatMap((_, i) => classesOf(random, i + 1, territory));
  const terrorism = random.chance(0.4) ? random.int(40, 220) : null;
  const advance = sum([...classifications.map((row) => row.premisesPremium), terrorism ?? 0]);
  const fees = [
    { name: 'Inspection Fee', amount: random.pick([150, 200, 250]) },
    { name: 'Surplus Lines Tax', amount: Math.round(advance * random.pick([4.85, 4.94, 5, 6])) / 100 },
    { name: 'Stamping Office Fee', amount: Math.round(advance * random.pick([4, 6, 15])) / 10_000 },
  ].map((fee) => ({ ...fee, amount: Math.round(fee.amount * 100) / 100 }));
  const one = random.pick([500_000, 1_000_000, 1_000_000]);
  const [year, month] = [random.int(2018, 2025), random.pick(['02', '03', '06', '08', '11'])];
  const effectiveDate = `${year}-${month}-${random.int(10, 28)}`;
  const forms = FORMS.filter((_, i) => i === 0 || random.chance(0.7));
  return {
    mail,
    advance,
    terrorism,
    label: {
      carrierName: `${word(random)} Specialty Insurance Company`,
      policyNumber: numbered(random, 'HGL00#####-##'),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [
        `${word(random)} ${random.pick(['Residential Partners LP', 'Apartments LLC', 'Property Holdings LLC'])}`,
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Limited Liability Company', 'Partnership', 'Trust']),
      businessDescription: random.pick([
        'Apartment owner',
        'Lessor of residential real estate',
        'Real estate investor',
      ]),
      coverageForm: 'occurrence',
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000]),
      medicalExpenseLimit: random.chance(0.6) ? 5000 : null,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      deductibles: [
        {
          coverage: 'Bodily Injury and Property Damage Combined',
          basis: random.pick(['Per Claim', 'Per Occurrence']),
          amount: random.pick([500, 1000, 2500, 5000]),
        },
      ],
      totalPremium: sum([advance, ...fees.map(({ amount }) => amount)]),
      minimumPremium: Math.round(advance / 4),
      auditPeriod: 'Annual',
      fees,
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      otherCoverages: terrorism === null ? [] : [{ name: 'Certified Acts of Terrorism', premium: terrorism }],
      additionalInterests: random.some(OTHERS, random.int(0, 2)).map(([interest, kind]) => ({
        interest,
        name: `${word(random)} ${kind}`,
        address: oneLine(place(random)),
      })),
      forms: forms.map(([number, name]) => ({ number, name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function front({ label: l, mail }: Facts): Html {
  const limit = (name: string, value: number | string): Html =>
    html`<div class="lead"><span>${name}</span><span>${typeof value === 'number' ? `$ ${whole(value)}` : value}</span></div>`;
  return html`<div class="c"><h1>${l.carrierName}</h1>COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS</div>
<div class="bx r" style="margin-top:6pt"><div><span class="k">Policy No.</span> <b>${l.policyNumber}</b></div>
<div><span class="k">Transaction</span> ${l.transactionType === 'new' ? 'NEW' : 'RENEWAL'}</div><div><span class="k">Policy Period</span>
${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}</div></div>
<div class="bx r"><div><span class="k">Named Insured and Mailing Address</span><br>${l.namedInsureds[0]}<br>${mail.street}<br>
${cityLine(mail)}</div><div><span class="k">Producer</span><br>${l.agencyName}</div></div>
<div class="bx r"><div><span class="k">Form of Business</span> ${l.entityType}</div><div><span class="k">Business Description</span>
${l.businessDescription}</div><div><span class="k">Audit Period</span> ${l.auditPeriod}</div></div>
<div class="bx"><h2>LIMITS OF INSURANCE - OCCURRENCE FORM</h2>${limit('General Aggregate (Other than Products/Completed Operations)', l.generalAggregateLimit)}
${limit('Products/Completed Operations Aggregate', 'Included in General Aggregate')}
${limit('Personal and Advertising Injury, any one person or organization', l.personalAdvertisingInjuryLimit)}
${limit('Each Occurrence', l.eachOccurrenceLimit)}${limit('Damage to Premises Rented to You, any one premises', l.damageToRentedPremisesLimit)}
${limit('Medical Expense, any one person', l.medicalExpenseLimit ?? 'Excluded')}</div>
<div class="bx"><h2>DEDUCTIBLE</h2>${l.deductibles.map(
    (each) => html`${each.coverage}: $ ${whole(each.amount)} ${each.basis}`,
  )}</div><div class="bx"><h2>ALL PREMISES YOU OWN, RENT OR OCCUPY</h2>${l.locations.map(
    (each) => html`<div>Prem. No. ${each.locationNumber} &nbsp; ${each.address}</div>`,
  )}</div><div class="bx" style="border-bottom:.8pt solid #000"><h2>ADDITIONAL INSUREDS</h2>${
    l.additionalInterests.length === 0 ? 'None' : ''
  }${l.additionalInterests.map((each) => html`<div>${each.interest}: ${each.name}, ${each.address}</div>`)}</div>`;
}

function extension({ label: l, advance, terrorism }: Facts): Html {
  const line = (name: string, value: string): Html => html`<tr><td>${name}</td><td class="n">${value}</td></tr>`;
  return html`<div class="next c"><h1>EXTENSION OF DECLARATIONS</h1>${l.policyNumber}</div>
<table style="margin-top:6pt"><tr><th rowspan="2">Prem No.</th><th rowspan="2">Classification</th><th rowspan="2">Code</th>
<th rowspan="2">Terr</th><th rowspan="2">Premium Basis</th><th rowspan="2">Exposure</th><th colspan="2">Rate</th>
<th colspan="2">Advance Premium</th></tr><tr><th>Prem/Ops</th><th>Prod/CO</th><th>Prem/Ops</th><th>Prod/CO</th></tr>
${l.classifications.map(
  (
    row,
  ) => html`<tr><td>${row.locationNumber}</td><td>${row.description}</td><td>${row.classCode}</td><td>${row.territory}</td>
<td>${row.premiumBasis}</td><td class="n">${whole(row.exposure)}</td><td class="n">${row.premisesRate.toFixed(3)}</td>
<td class="n">Incl</td><td class="n">${whole(row.premisesPremium)}</td><td class="n">Incl</td></tr>`,
)}</table><table class="sum">${terrorism === null ? '' : line('Certified Acts of Terrorism', whole(terrorism))}
${line('Total Advance Premium', whole(advance))}${l.fees.map((fee) => line(fee.name, cents(fee.amount)))}
<tr><td><b>TOTAL</b></td><td class="n"><b>$ ${cents(l.totalPremium)}</b></td></tr>
${line('Minimum Earned Premium (25%)', whole(l.minimumPremium))}</table>
<h2 style="margin-top:10pt">FORMS AND ENDORSEMENTS APPLYING TO THIS COVERAGE PART</h2>${l.forms.map(
    (form) => html`<div><span style="display:inline-block;width:98pt">${form.number}</span>${form.name}</div>`,
  )}<p class="k">This insurance is issued under the surplus lines law of the state. Fees are fully earned at inception. Rates per
unit are flat; rates per square foot apply to each square foot.</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'extension-of-declarations',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [front(f), extension(f)] }), label: f.label };
  },
};
