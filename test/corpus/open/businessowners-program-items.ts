import { addYears, slashed } from '../kit/dates.ts';
import { cells, html, joined, sheet, type Html } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, lastName, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { mortgagee } from '../parts/homes.ts';

// A program administrator on bureau forms: numbered items, the legal form ticked, every coverage offered with a box before
// it, property limits by premises and building in one grid, the forms on a page of their own.

const css = `body{margin:0;font:8.6pt/1.28 "Liberation Sans",Arial,sans-serif}.h{text-align:center;font-size:12pt;font-weight:700}.h span{display:block;font-size:8pt;font-weight:400}.b{border:.8pt solid #000;padding:3pt 5pt;margin-top:-.8pt}.b{break-inside:avoid}.b>b{display:block}.two{display:grid;grid-template-columns:1fr 1fr}
table{border-collapse:collapse;width:100%}td,th{border:.6pt solid #000;padding:2pt 4pt;text-align:left;vertical-align:top}th{font-weight:400;font-size:7.6pt;text-align:center}.n{text-align:right}tr{break-inside:avoid}.f{columns:2;margin-top:4pt}.pg{break-before:page}.k{display:inline-block;width:33%}`;

const ENTITIES = ['Individual', 'Partnership', 'Joint Venture', 'Trust', 'Limited Liability Company', 'Corporation'];
/** How a firm of this trade is called, by its legal form. */
function firmOf(random: Random, shop: string): { entity: string; insured: string } {
  return random.pick([
    { entity: 'Individual', insured: `${person(random)} dba ${word(random)} ${shop}` },
    { entity: 'Partnership', insured: `${lastName(random)} & ${lastName(random)} ${shop}` },
    { entity: 'Limited Liability Company', insured: `${word(random)} ${shop} LLC` },
    { entity: 'Corporation', insured: `${word(random)} ${shop}, Inc.` },
  ]);
}
const TRADES = [
  { shop: 'Flowers', business: 'Retail florist with delivery', description: 'Florists', classCode: '59921' },
  {
    shop: 'Tax Service',
    business: 'Walk-in tax preparation office',
    description: 'Accounting Services - CPAs',
    classCode: '63621',
  },
  {
    shop: 'Deli',
    business: 'Quick service sandwich restaurant',
    description: 'Restaurants - Limited Cooking',
    classCode: '09441',
  },
  {
    shop: 'Pet Salon',
    business: 'Pet grooming salon, no boarding',
    description: 'Dog, Cat or Other House Pet Grooming',
    classCode: '71993',
  },
  {
    shop: 'Optical',
    business: 'Eyeglass and contact lens store',
    description: 'Optical Goods Stores',
    classCode: '59954',
  },
];
const BUILDS = ['Frame', 'Joisted Masonry', 'Masonry Non-Combustible', 'Non-Combustible'];
const tick = (isOn: boolean): string => (isOn ? '[X]' : '[  ]');

function drawSites(random: Random, state: string, { description, classCode }: (typeof TRADES)[number]) {
  return random.times(random.int(1, 3), (index) => {
    const hasBuilding = random.chance(0.55);
    return {
      locationNumber: index + 1,
      buildingNumber: 1,
      where: place(random, state),
      description,
      classCode,
      construction: random.pick(BUILDS),
      yearBuilt: random.int(1948, 2020),
      protectionClass: String(random.int(1, 8)),
      lines: [
        ...(hasBuilding ? [{ name: 'Building', value: 'RC', limit: random.int(25, 240) * 10_000 }] : []),
        { name: 'Business Personal Property', value: random.pick(['RC', 'ACV']), limit: random.int(2, 45) * 5_000 },
      ].map((line) => ({ ...line, deductible: random.pick([500, 1_000, 2_500]), premium: random.int(180, 3_900) })),
    };
  });
}
type Site = ReturnType<typeof drawSites>[number];

function drawOptional(random: Random) {
  const offered = [
    { name: 'Outdoor Signs', limit: random.pick([2_500, 10_000]), premium: random.int(18, 90) },
    { name: 'Money and Securities - Inside the Premises', limit: 10_000, premium: random.int(40, 130) },
    { name: 'Money and Securities - Outside the Premises', limit: 5_000, premium: null },
    { name: 'Employee Dishonesty', limit: random.pick([10_000, 25_000]), premium: random.int(35, 150) },
    { name: 'Equipment Breakdown Protection Coverage', limitText: 'Included', premium: random.int(60, 240) },
    {
      name: 'Hired Auto and Non-Owned Auto Liability',
      limitText: 'Included in Liability and Medical Expenses',
      premium: random.int(85, 210),
    },
    { name: 'Employment-Related Practices Liability', limit: 100_000, premium: random.int(150, 420) },
  ];
  return offered.map((each) => ({ ...each, isOn: random.chance(0.5) }));
}
type Optional = ReturnType<typeof drawOptional>[number];

function siteRows(site: Site): Html {
  return html`${site.lines.map((line) => html`<tr>${cells('td', [site.locationNumber, site.buildingNumber, line.name, line.value])}<td class="n">$ ${whole(line.limit)}</td><td class="n">$ ${whole(line.deductible)}</td><td class="n">$ ${whole(line.premium)}</td></tr>`)}`;
}

function optionalRow(each: Optional): Html {
  const limit = each.isOn ? (each.limit === undefined ? (each.limitText ?? '') : `$ ${whole(each.limit)}`) : '';
  const premium = each.isOn ? (each.premium === null ? 'INCL' : `$ ${whole(each.premium)}`) : '';
  return html`<tr><td>${tick(each.isOn)} ${each.name}</td><td class="n">${limit}</td><td class="n">${premium}</td></tr>`;
}

function locationOf(described: Site) {
  const { where, lines: _, ...site } = described;
  return { ...site, address: oneLine(where) };
}

const linesOf = ({ locationNumber, buildingNumber, lines }: Site) =>
  lines.map((each) => {
    const { value: _, ...line } = each;
    return { locationNumber, buildingNumber, ...line };
  });

const coverageOf = ({ name, limit, limitText, premium }: Optional) => ({ name, limit, limitText, premium });

export const style: Style = {
  policyType: 'businessowners',
  name: 'program-items',
  build(random) {
    const trade = random.pick(TRADES);
    const [insurer, producer, manager] = [carrier(random), agency(random), word(random)];
    const { entity, insured } = firmOf(random, trade.shop);
    const second = random.chance(0.3) ? `${word(random)} Real Estate Holdings, LLC` : null;
    const mail = place(random);
    const stem = numbered(random, 'BPP#######');
    const issue = random.int(11, 60);
    const number = `${stem}-${issue}`;
    const kind = random.chance(0.5) ? 'new' : 'renewal';
    const prior = kind === 'renewal' ? `${stem}-${issue - 1}` : 'NEW';
    const effective = `${random.int(2013, 2025)}-${random.pick(['01-15', '04-01', '08-22', '10-01'])}`;
    const sites = drawSites(random, mail.state, trade);
    const optional = drawOptional(random);
    const occurrence = random.pick([500_000, 1_000_000, 2_000_000]);
    const [rented, medical] = [random.pick([50_000, 100_000]), random.pick([5_000, 10_000])];
    const liabilityPremium = random.int(190, 1_900);
    const [terrorism, fee] = [random.int(9, 80), random.pick([75, 125, 150])];
    const chosen = optional.filter(({ isOn }) => isOn);
    const property = sites.flatMap(({ lines }) => lines.map(({ premium }) => premium));
    const advance = sum([...property, liabilityPremium, ...chosen.map(({ premium }) => premium ?? 0)]);
    const total = sum([advance, terrorism, fee]);
    const lender = random.chance(0.6) ? mortgagee(random) : null;
    const liabilityRow = (name: string, value: number, unit: string): Html =>
      html`<tr><td>${name}</td><td class="n">$ ${whole(value)}</td><td>${unit}</td></tr>`;
    const body = html`<div class="h">BUSINESSOWNERS POLICY DECLARATIONS<span>${insurer}</span><span>Administered by ${manager} Program Managers, Inc., PO Box 1187</span></div>
<div class="two"><div class="b">Policy No.: <b style="display:inline">${number}</b><br>Renewal of: ${prior}</div><div class="b">Producer: ${producer}<br>Producer Code: ${random.digits(5)}</div></div>
<div class="b"><b>Item 1. Named Insured and Mailing Address</b>${joined([insured, ...(second === null ? [] : [second]), mail.street, cityLine(mail)], html`<br>`)}</div>
<div class="b"><b>Item 2. Policy Period</b>From ${slashed(effective)} to ${slashed(addYears(effective, 1))} at 12:01 A.M. Standard Time at your mailing address shown above.</div>
<div class="b"><b>Item 3. Form of Business</b>${ENTITIES.map((name) => html`<span class="k">${tick(name === entity)} ${name}</span>`)}</div><div class="b"><b>Item 4. Business Description</b>${trade.business}</div>
<div class="b"><b>Item 5. Described Premises</b><table><tr>${cells('th', ['Prem. No.', 'Bldg. No.', 'Premises Address', 'Occupancy / Class Code', 'Construction', 'Year Built', 'Prot. Class'])}</tr>${sites.map((site) => html`<tr>${cells('td', [site.locationNumber, site.buildingNumber, html`${site.where.street}<br>${cityLine(site.where)}`, html`${site.description}<br>${site.classCode}`, site.construction, site.yearBuilt, site.protectionClass])}</tr>`)}</table></div>
<div class="b"><b>Item 6. Section I - Property</b>Insurance applies only for coverage for which a Limit of Insurance is shown. RC = Replacement Cost, ACV = Actual Cash Value.<table><tr>${cells('th', ['Prem. No.', 'Bldg. No.', 'Coverage', 'Valuation', 'Limit Of Insurance', 'Deductible', 'Premium'])}</tr>${sites.map(siteRows)}</table></div>
<div class="b"><b>Item 7. Section II - Liability and Medical Expenses</b>Except for Fire Legal Liability, each paid claim for the following coverages reduces the amount of insurance we provide during the applicable annual period.<table><tr>${cells('th', ['Coverage', 'Limit of Insurance', ''])}</tr>${liabilityRow('Liability And Medical Expenses', occurrence, 'Per Occurrence')}${liabilityRow('Medical Expenses', medical, 'Per Person')}${liabilityRow('Damage To Premises Rented To You', rented, 'Any One Premises')}${liabilityRow('Other Than Products/Completed Operations Aggregate', 2 * occurrence, '')}${liabilityRow('Products/Completed Operations Aggregate', 2 * occurrence, '')}<tr><td>Premium for Section II</td><td class="n">$ ${whole(liabilityPremium)}</td><td></td></tr></table></div>
<div class="b"><b>Item 8. Optional Coverages</b>Applicable only where [X] is shown below.<table><tr>${cells('th', ['Coverage', 'Limit', 'Premium'])}</tr>${optional.map(optionalRow)}</table></div>
<div class="b"><b>Item 9. Mortgageholder Name and Address</b>${lender === null ? 'None' : html`Prem. 1 Bldg. 1: ${lender.name}, ${lender.address} &nbsp; Loan No. ${lender.loan}`}</div>
<div class="b"><b>Item 10. Premium</b><table><tr><td>Advance Premium</td><td class="n">$ ${cents(advance)}</td></tr><tr><td>Terrorism Risk Insurance Act Premium</td><td class="n">$ ${cents(terrorism)}</td></tr><tr><td>Program Administration Fee</td><td class="n">$ ${cents(fee)}</td></tr><tr><td>Total Policy Premium and Fees, payable at inception</td><td class="n">$ ${cents(total)}</td></tr></table></div>
<p>Countersigned _____________________ &nbsp;&nbsp; By _____________________ (Authorized Representative)</p><div class="pg"><div class="h">SCHEDULE OF FORMS AND ENDORSEMENTS<span>Policy No. ${number}</span></div><div class="f">BP 00 03 07 13 Businessowners Coverage Form<br>BP 01 46 03 11 State Changes<br>BP 04 17 01 10 Employment-Related Practices Exclusion<br>BP 05 01 07 02 Calculation of Premium<br>BP 05 24 01 15 Exclusion of Certified Acts of Terrorism<br>BP 10 02 01 10 Burglary and Robbery<br>IL 00 17 11 98 Common Policy Conditions<br>PM 2201 Program Service Agreement</div></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: kind,
      namedInsureds: second === null ? [insured] : [insured, second],
      mailingAddress: oneLine(mail),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      entityType: entity,
      businessDescription: trade.business,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      generalAggregateLimit: 2 * occurrence,
      productsAggregateLimit: 2 * occurrence,
      locations: sites.map(locationOf),
      coverages: [...sites.flatMap(linesOf), ...chosen.map(coverageOf)],
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgageholder', name: lender.name, address: lender.address, loanNumber: lender.loan }],
    };
    return { html: sheet({ css, body }), label };
  },
};
