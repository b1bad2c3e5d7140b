// A superregional carrier's liability part after a change: what was changed and for how much, limits in a sentence of
// two columns, premises and their classes in separate tables with split rates, no rulings; interests and forms behind.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.4pt/1.3 "DejaVu Sans Condensed",sans-serif}.page{break-before:page}h1{font-size:11.5pt;margin:2pt 0 8pt;letter-spacing:.6pt}h2{font-size:8.6pt;margin:11pt 0 3pt;text-transform:uppercase}.two{display:grid;grid-template-columns:1fr 1fr;gap:4pt 22pt}
table{border-collapse:collapse;width:100%}td,th{padding:1.5pt 4pt 1.5pt 0;text-align:left;vertical-align:top}th{font-size:6.9pt;font-weight:400;vertical-align:bottom;color:#333}.n{text-align:right;white-space:nowrap}.pair{display:flex;justify-content:space-between}.note{background:#eee;padding:4pt 6pt}`;

const classesOf = [
  [
    '16916',
    'Restaurants - with sale of alcoholic beverages that are less than 30% of the annual receipts - with table service',
    'Gross Sales',
    300,
    2600,
  ],
  ['10026', 'Appliance and accessories stores - installation, servicing or repair', 'Gross Sales', 200, 1800],
  ['61217', 'Buildings or premises - bank or office - mercantile (lessor’s risk only)', 'Area', 4, 40],
  ['13673', 'Grocery stores', 'Gross Sales', 500, 4200],
  ['95410', 'Grading of land', 'Payroll', 40, 600],
  ['98449', 'Painting - exterior', 'Payroll', 40, 380],
] as const;

function classRow(random: Random, locationNumber: number, state: string) {
  const [classCode, description, premiumBasis, low, high] = random.pick(classesOf);
  const thousands = random.int(low, high);
  const premisesRate = random.int(400, 9800) / 1000;
  const hasProducts = premiumBasis !== 'Area';
  const productsRate = hasProducts ? random.int(60, 2900) / 1000 : null;
  return {
    locationNumber,
    state,
    territory: `50${random.int(1, 9)}`,
    classCode,
    description,
    premiumBasis,
    exposure: thousands * 1000,
    premisesRate,
    productsRate,
    premisesPremium: Math.round(thousands * premisesRate),
    productsPremium: productsRate === null ? null : Math.round(thousands * productsRate),
  };
}

function facts(random: Random) {
  const mail = place(random);
  const sites = random.times(random.int(1, 5), (i) => (i === 0 ? mail : place(random, mail.state)));
  const classifications = sites.flatMap((site, i) =>
    random.times(random.pick([1, 1, 2]), () => classRow(random, i + 1, site.state)),
  );
  const manual = sum(classifications.map((each) => each.premisesPremium + (each.productsPremium ?? 0)));
  const extras = [
    ...(random.chance(0.6)
      ? [
          {
            name: 'Employee Benefits Liability',
            limit: 1_000_000,
            limitText: null,
            deductible: 1000,
            premium: random.int(110, 290),
          },
        ]
      : []),
    ...(random.chance(0.5)
      ? [
          {
            name: 'Stop Gap - Employers Liability',
            limit: 500_000,
            limitText: null,
            deductible: null,
            premium: random.int(95, 240),
          },
        ]
      : []),
    ...(random.chance(0.6)
      ? [
          {
            name: 'Liability Elite Extension',
            limit: null,
            limitText: 'Applies',
            deductible: null,
            premium: random.int(75, 180),
          },
        ]
      : []),
    ...(random.chance(0.7)
      ? [
          {
            name: 'Certified Acts of Terrorism',
            limit: null,
            limitText: null,
            deductible: null,
            premium: Math.max(5, Math.round(manual * 0.01)),
          },
        ]
      : []),
  ];
  const credit = random.chance(0.5) ? { name: 'Schedule Rating Credit', amount: Math.round(manual * 0.08) } : null;
  const totalPremium = sum([manual, ...extras.map(({ premium }) => premium), -(credit?.amount ?? 0)]);
  const effectiveDate = `${random.int(2015, 2025)}-${random.pick(['01', '04', '06', '09'])}-${random.pick(['01', '05', '14', '23'])}`;
  const one = random.pick([500_000, 1_000_000]);
  const deductibles = random.pick([
    [],
    [{ coverage: 'Property Damage Liability', basis: 'per claim', amount: random.pick([250, 500, 1000]) }],
    [
      { coverage: 'Bodily Injury Liability', basis: 'per occurrence', amount: 1000 },
      { coverage: 'Property Damage Liability', basis: 'per occurrence', amount: 1000 },
    ],
  ]);
  const kinds = [
    'Additional Insured - Designated Person',
    'Additional Insured - Manager or Lessor of Premises',
    'Additional Insured - Mortgagee',
  ];
  const interests = random.times(random.int(0, 3), () => ({
    interest: random.pick(kinds),
    name: `${word(random)} ${random.pick(['Realty Partners', 'Development LLC', 'Township', 'Holding Co.'])}`,
    at: place(random, mail.state),
  }));
  return {
    mail,
    sites,
    manual,
    interests,
    changed: addDays(effectiveDate, random.int(14, 220)),
    additional: random.int(40, 900),
    changeNumber: random.int(1, 3),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['CPP ### ## ##', '####@####-##'])),
      transactionType: 'change',
      namedInsureds: random.chance(0.3) ? [company(random), company(random)] : [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Corporation', 'Limited Liability Company', 'Joint Venture', 'Partnership']),
      businessDescription: random.pick([
        'Restaurants',
        'Appliance sales and service',
        'Commercial property owner',
        'Site preparation contractor',
      ]),
      coverageForm: 'occurrence',
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([100_000, 300_000]),
      medicalExpenseLimit: random.chance(0.8) ? random.pick([5000, 10_000]) : null,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: random.chance(0.85) ? one * 2 : null,
      deductibles,
      totalPremium,
      auditPeriod: random.pick(['Annual', 'Annual', 'Semiannual']),
      discounts: credit === null ? [] : [credit],
      locations: sites.map((site, i) => ({ locationNumber: i + 1, address: oneLine(site) })),
      classifications,
      otherCoverages: extras,
      additionalInterests: interests.map(({ at, ...each }) => ({ ...each, address: oneLine(at) })),
      forms: [
        ['CG 00 01 04 13', 'Commercial General Liability Coverage Form'],
        ['CG 21 06 05 14', 'Exclusion - Access or Disclosure of Confidential or Personal Information'],
        ['CG 21 67 12 04', 'Fungi or Bacteria Exclusion'],
        ['CG 20 11 12 19', 'Additional Insured - Managers or Lessors of Premises'],
        ['CG 79 88 10 18', 'Liability Elite Extension'],
        ['IL 00 21 09 08', 'Nuclear Energy Liability Exclusion Endorsement'],
      ]
        .filter(() => random.chance(0.8))
        .map(([number, name]) => ({ number, name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const pair = (caption: string, value: Piece): Html =>
  html`<div class="pair"><span>${caption}</span><span>${value}</span></div>`;
const shown = (limit: number | null): string => (limit === null ? 'Excluded' : wholeDollars(limit));

function first({ label: l, mail, changed, additional, changeNumber, manual }: Facts): Html {
  return html`<div class="pair"><b>${l.carrierName}</b><span>AMENDED</span></div><h1>COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS</h1><div class="two"><div>Policy number: ${l.policyNumber}<br>Policy period: ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}<br>12:01 a.m. at the address below</div><div>Change number ${changeNumber}, effective ${slashed(changed)}<br>Agency: ${l.agencyName}</div><div><br>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><div><br>The named insured is a: ${l.entityType}<br>Business: ${l.businessDescription}</div></div>
<p class="note">Reason for amendment: exposures and class rating revised as requested. Additional premium for the balance of the term: ${wholeDollars(additional)}, billed separately. The premiums below are annual and replace those shown before.</p>
<h2>Limits of insurance (occurrence)</h2><div class="two">${pair('General Aggregate (other than Products)', shown(l.generalAggregateLimit))}${pair('Products/Completed Operations Aggregate', shown(l.productsAggregateLimit))}${pair('Each Occurrence', shown(l.eachOccurrenceLimit))}${pair('Personal and Advertising Injury', shown(l.personalAdvertisingInjuryLimit))}${pair('Rented Premises Damage, any one premises', shown(l.damageToRentedPremisesLimit))}${pair('Medical Payments, any one person', shown(l.medicalExpenseLimit))}</div>
${l.deductibles.length === 0 ? '' : html`<h2>Deductible</h2>${l.deductibles.map((each) => html`<div>${each.coverage}: ${wholeDollars(each.amount)} ${each.basis}</div>`)}`}
<h2>Premium</h2><div style="width:60%">${pair('Premises/Operations and Products, per schedule', whole(manual))}${l.otherCoverages.map((each) => pair(`${each.name}${each.limit === null ? '' : ` (limit ${wholeDollars(each.limit)}${each.deductible === null ? '' : `, ${wholeDollars(each.deductible)} deductible`})`}${each.limitText === null ? '' : ` - ${each.limitText}`}`, whole(each.premium)))}${l.discounts.map((each) => pair(each.name, `(${whole(each.amount)})`))}${pair('Revised total annual premium', html`<b>${whole(l.totalPremium)}</b>`)}</div><p>Premium is subject to audit: ${l.auditPeriod}.</p>`;
}

function schedules({ label: l, sites, interests }: Facts): Html {
  const group = (locationNumber: number): Html =>
    html`${l.classifications
      .filter((each) => each.locationNumber === locationNumber)
      .map(
        (each) =>
          html`<tr>${cells('td', [each.locationNumber, each.state, each.territory, each.classCode, each.description, each.premiumBasis])}${[whole(each.exposure), each.premisesRate.toFixed(3), each.productsRate?.toFixed(3) ?? '', whole(each.premisesPremium), each.productsPremium === null ? 'Incl' : whole(each.productsPremium)].map((text) => html`<td class="n">${text}</td>`)}</tr>`,
      )}`;
  return html`<div class="page"><div class="pair"><span>${l.policyNumber}</span><span>General Liability Schedule</span></div><h2>Premises you own, rent or occupy</h2><table>${sites.map((site, i) => html`<tr><td style="width:30pt">${i + 1}</td><td>${site.street}</td><td>${cityLine(site)}</td></tr>`)}</table>
<h2>Rating</h2><table><thead><tr>${cells('th', ['Prem no.', 'St', 'Terr', 'Class', 'Classification', 'Basis'])}${['Exposure', 'Prem/Ops rate', 'Prod rate', 'Prem/Ops premium', 'Prod premium'].map((head) => html`<th class="n">${head}</th>`)}</tr></thead>${sites.map((_, i) => group(i + 1))}</table>
${interests.length === 0 ? '' : html`<h2>Others with an interest</h2>${interests.map((each) => html`<p>${each.interest}<br>${each.name}<br>${each.at.street}<br>${cityLine(each.at)}</p>`)}`}
<h2>Forms and endorsements of this coverage part</h2><table>${l.forms.map((each) => html`<tr><td style="width:90pt">${each.number}</td><td>${each.name}</td></tr>`)}</table></div>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'amended-premises-tables',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [first(f), schedules(f)] }), label: f.label };
  },
};
