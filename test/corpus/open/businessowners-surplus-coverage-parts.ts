import { addYears, slashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A nonadmitted package through a general agency on bureau forms: common declarations with a premium for each coverage part,
// taxes and fees of surplus lines below them, then a property part whose table has a line for each limit with coinsurance
// and causes of loss, and a liability part with dollar signs far from their amounts.

const css = `body{margin:0;font:9pt/1.3 'Nimbus Roman','Liberation Serif',serif}.pg{break-before:page}h1{font-size:13pt;text-align:center;margin:0 0 2pt}.c{text-align:center}.st{border:1.2pt solid #000;padding:3pt 6pt;font-weight:700;font-size:8pt;margin:6pt 0}.q{display:grid;grid-template-columns:130pt 1fr;row-gap:3pt;margin:8pt 0}.q span:nth-child(odd){font-weight:700}table{width:100%;border-collapse:collapse;margin:5pt 0}th{border:.8pt solid #000;font-size:7.8pt;padding:2pt 4pt;vertical-align:bottom}td{padding:2pt 4pt;border-left:.5pt solid #000;border-right:.5pt solid #000;vertical-align:top}table{border-bottom:.8pt solid #000}.n{text-align:right}.o td,.o{border:0}.lim{width:78%}.lim td:nth-child(2){width:14pt}.bx{display:inline-block;width:8pt;height:8pt;border:.8pt solid #000;text-align:center;line-height:8pt;font-size:8pt;margin:0 3pt 0 8pt}.fine{font-size:7.6pt}`;

const RISKS = [
  { what: 'Tavern with limited cooking', occupancy: 'Tavern', code: '16941', basis: 'Gross Sales' },
  { what: 'Vacant strip center under renovation', occupancy: 'Shopping center', code: '68607', basis: 'Area' },
  { what: 'Mini storage warehouses', occupancy: 'Self storage units', code: '99938', basis: 'Gross Sales' },
  { what: 'Thrift and consignment store', occupancy: 'Retail store', code: '18438', basis: 'Gross Sales' },
  { what: 'Motel, no pool', occupancy: 'Motel', code: '45190', basis: 'Gross Sales' },
];
const ENTITIES = ['Individual', 'Partnership', 'Corporation', 'Limited Liability Company'];
const SYMBOLS = ['Basic', 'Broad', 'Special'];

function drawLines(random: Random, building: number, location: number, deductible: number) {
  const causes = random.pick(SYMBOLS);
  const items = [
    {
      name: 'Building',
      limit: random.int(12, 220) * 10_000,
      coinsurance: random.pick(['80%', '90%', '100%']),
      limitText: null,
    },
    ...(random.chance(0.7)
      ? [{ name: 'Business Personal Property', limit: random.int(2, 30) * 5000, coinsurance: '80%', limitText: null }]
      : []),
    ...(random.chance(0.5)
      ? [
          {
            name: 'Business Income with Extra Expense',
            limit: random.int(4, 40) * 5000,
            coinsurance: '1/4 Monthly',
            limitText: null,
          },
        ]
      : []),
  ];
  return items.map((item) => ({
    locationNumber: location,
    buildingNumber: building,
    ...item,
    causes,
    deductible: item.name.startsWith('Business Income') ? null : deductible,
    premium: Math.max(60, Math.round(item.limit * random.pick([0.0035, 0.0052, 0.007]))),
  }));
}

const ENDINGS = { Partnership: 'Partners', Corporation: 'Inc', 'Limited Liability Company': 'LLC' } as const;

interface Priced {
  limit: number;
  premium: number;
}

const extrasOf = (auto: Priced | null, assault: Priced | null) => [
  ...(auto === null ? [] : [{ name: 'Hired and Non-Owned Auto Liability', ...auto }]),
  ...(assault === null ? [] : [{ name: 'Limited Assault or Battery', ...assault }]),
];

export const style: Style = {
  policyType: 'businessowners',
  name: 'surplus-coverage-parts',
  build(random) {
    const insurer = carrier(random).replace('Mutual ', 'Specialty ');
    const { what, occupancy, code, basis } = random.pick(RISKS);
    const entity = random.pick(['Partnership', 'Corporation', 'Limited Liability Company'] as const);
    const insured = `${word(random)} ${random.pick(['Holdings', 'Ventures', 'Properties', 'Enterprises'])} ${ENDINGS[entity]}`;
    const [mail, manager, producer] = [place(random), `${word(random)} Brokerage Managers, Inc.`, agency(random)];
    const number = numbered(random, `@@@-########-0${random.chance(0.4) ? 0 : '#'}`);
    const suffix = Number(number.slice(-1));
    const isRenewal = suffix > 0;
    const previous = `${number.slice(0, -1)}${suffix - 1}`;
    const effective = `${random.int(2018, 2026)}-${random.pick(['02', '05', '08', '11'])}-${random.int(10, 28)}`;
    const expiration = addYears(effective, 1);
    const deductible = random.pick([1000, 2500, 5000, 10_000]);
    const sites = random.times(random.pick([1, 1, 2]), (i) =>
      i === 0 && random.chance(0.6) ? mail : place(random, mail.state),
    );
    const buildings = sites.flatMap((at, i) =>
      random.times(random.pick([1, 1, 2]), (b) => ({
        locationNumber: i + 1,
        buildingNumber: b + 1,
        address: oneLine(at),
        description: occupancy,
        construction: random.pick(['Frame', 'Joisted Masonry', 'Non-Combustible', 'Masonry Non-Combustible']),
        yearBuilt: random.int(1921, 2012),
        protectionClass: String(random.int(2, 9)),
      })),
    );
    const lines = buildings.flatMap((each) => drawLines(random, each.buildingNumber, each.locationNumber, deductible));
    const one = random.pick([500_000, 1_000_000]);
    const aggregate = one * random.pick([1, 2]);
    const products = random.chance(0.75) ? aggregate : null;
    const [rented, medical] = [random.pick([50_000, 100_000]), random.pick([1000, 5000])];
    const auto = random.chance(0.4) ? { limit: one, premium: random.int(100, 350) } : null;
    const assault = random.chance(0.4) ? { limit: 100_000, premium: random.int(150, 500) } : null;
    const extras = extrasOf(auto, assault);
    const propertyPremium = sum(lines.map(({ premium }) => premium));
    const exposure = random.int(60, 1400) * 1000;
    const classPremium = random.dollars(700, 9000);
    const liabilityPremium = sum([classPremium, ...extras.map((each) => each.premium)]);
    const premium = sum([propertyPremium, liabilityPremium]);
    const fee = random.pick([150, 250, 350]);
    const tax = Math.round((premium + fee) * 4.85) / 100;
    const stamping = Math.round((premium + fee) * 0.15) / 100;
    const total = sum([premium, fee, tax, stamping]);
    const lender = random.chance(0.6)
      ? { name: `${word(random)} Bank & Trust`, at: place(random), loan: random.digits(8) }
      : null;
    const head = (title: string): Html =>
      html`<h1>${title}</h1><div class="c">${insurer}</div><p>POLICY NUMBER: ${number} &emsp; Named Insured: ${insured} &emsp; Effective Date: ${slashed(effective)}</p>`;
    const part = (name: string, amount: number | string): Html =>
      html`<tr><td>${name}</td><td class="n">${typeof amount === 'number' ? `$ ${cents(amount)}` : amount}</td></tr>`;
    const limit = (name: string, amount: number | null): Html =>
      html`<tr><td>${name}</td><td>$</td><td class="n">${amount === null ? 'Excluded' : amount.toLocaleString('en-US')}</td></tr>`;
    const body = html`<h1>COMMON POLICY DECLARATIONS</h1><div class="c"><b>${insurer}</b><br>${cityLine(place(random))} &emsp; Underwriting manager: ${manager}</div><div class="st">THIS INSURANCE IS ISSUED PURSUANT TO THE SURPLUS LINES LAW. PERSONS INSURED BY SURPLUS LINES CARRIERS DO NOT HAVE THE PROTECTION OF THE GUARANTY FUND.</div>
<div class="q"><span>Policy No.</span><span>${number} &emsp; Renewal of: ${isRenewal ? previous : 'NEW'}</span><span>Named Insured</span><span>${insured}</span><span>Mailing Address</span><span>${mail.street}<br>${cityLine(mail)}</span><span>Producer</span><span>${producer}</span><span>Policy Period</span><span>From ${slashed(effective)} to ${slashed(expiration)} at 12:01 A.M. Standard Time at your mailing address shown above</span><span>Business Description</span><span>${what}</span><span>Form of Business</span><span>${ENTITIES.map((each) => html`<span class="bx">${each === entity ? 'X' : ''}</span>${each}`)}</span></div>
<p class="fine">IN RETURN FOR THE PAYMENT OF THE PREMIUM, AND SUBJECT TO ALL THE TERMS OF THIS POLICY, WE AGREE WITH YOU TO PROVIDE THE INSURANCE AS STATED IN THIS POLICY. THIS POLICY CONSISTS OF THE FOLLOWING COVERAGE PARTS FOR WHICH A PREMIUM IS INDICATED. THIS PREMIUM MAY BE SUBJECT TO ADJUSTMENT.</p><table><tr><th>Coverage Part</th><th class="n">Premium</th></tr>${part('Commercial General Liability Coverage Part', liabilityPremium)}${part('Commercial Property Coverage Part', propertyPremium)}${part('Commercial Crime Coverage Part', 'Not Covered')}${part('Commercial Inland Marine Coverage Part', 'Not Covered')}${part('Terrorism (TRIA)', 'Rejected')}<tr><td class="n"><b>Total Premium</b></td><td class="n">$ ${cents(premium)}</td></tr>${part('Policy Fee', fee)}${part('Surplus Lines Tax', tax)}${part('Stamping Fee', stamping)}<tr><td class="n"><b>TOTAL POLICY COST</b></td><td class="n"><b>$ ${cents(total)}</b></td></tr></table><p>25% of the premium is fully earned at inception. Countersigned by ____________________ Authorized Representative</p>
<div class="pg">${head('COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS')}<p><b>DESCRIPTION OF PREMISES</b></p><table><tr>${cells('th', ['Prem. No.', 'Bldg. No.', 'Location, Construction and Occupancy', 'Year', 'Prot. Class'])}</tr>${buildings.map((each) => html`<tr>${cells('td', [each.locationNumber, each.buildingNumber, html`${each.address}<br>${each.construction}; ${each.description}`, each.yearBuilt, each.protectionClass])}</tr>`)}</table><p><b>COVERAGES PROVIDED</b> &emsp; Insurance at the described premises applies only for coverages for which a limit of insurance is shown</p><table><tr>${cells('th', ['Prem. No.', 'Bldg. No.', 'Coverage', 'Limit of Insurance', 'Covered Causes of Loss', 'Coinsurance*', 'Deductible', 'Premium'])}</tr>${lines.map((each) => html`<tr>${cells('td', [each.locationNumber, each.buildingNumber, each.name])}<td class="n">${wholeDollars(each.limit)}</td>${cells('td', [each.causes, each.coinsurance])}<td class="n">${each.deductible === null ? '72 Hours' : wholeDollars(each.deductible)}</td><td class="n">${wholeDollars(each.premium)}</td></tr>`)}</table><p class="fine">*If Extra Expense Coverage, limits on loss payment. Windstorm or hail deductible applies as stated in form CP 03 21 where attached.</p><p><b>MORTGAGEHOLDERS</b></p><p>${lender === null ? 'None' : html`Prem. 1 Bldg. 1 &emsp; ${lender.name} ISAOA/ATIMA, ${oneLine(lender.at)} &emsp; Loan # ${lender.loan}`}</p><p><b>FORMS APPLICABLE:</b> CP 00 10 10 12, CP 00 90 07 88, CP 10 30 09 17, IL 09 35 07 02, SPX-${random.digits(3)} 0618</p></div>
<div class="pg">${head('COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS')}<p><b>LIMITS OF INSURANCE</b></p><table class="lim o">${limit('General Aggregate Limit (Other Than Products - Completed Operations)', aggregate)}${limit('Products - Completed Operations Aggregate Limit', products)}${limit('Personal & Advertising Injury Limit', one)}${limit('Each Occurrence Limit', one)}${limit('Damage to Premises Rented to You Limit (Any One Premises)', rented)}${limit('Medical Expense Limit (Any One Person)', medical)}</table><table><tr>${cells('th', ['Classification', 'Code No.', 'Premium Basis', 'Rate', 'Advance Premium'])}</tr><tr>${cells('td', [what, code, `${exposure.toLocaleString('en-US')} ${basis}`, ((1000 * classPremium) / exposure).toFixed(3), dollarsAndCents(classPremium)])}</tr>${auto === null ? null : html`<tr>${cells('td', [`Hired and Non-Owned Auto Liability - ${wholeDollars(auto.limit)} Combined Single Limit`, '', 'Flat', '', dollarsAndCents(auto.premium)])}</tr>`}${assault === null ? null : html`<tr>${cells('td', [`Limited Assault or Battery - ${wholeDollars(assault.limit)} Aggregate`, '', 'Flat', '', dollarsAndCents(assault.premium)])}</tr>`}</table><p>AUDIT PERIOD: Annual. &emsp; Retroactive date: None. &emsp; FORMS: CG 00 01 04 13, CG 21 47, CG 21 49, SPX-${random.digits(3)}</p></div>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: [insured],
      mailingAddress: oneLine(mail),
      effectiveDate: effective,
      expirationDate: expiration,
      agencyName: producer,
      entityType: entity,
      businessDescription: what,
      totalPremium: total,
      eachOccurrenceLimit: one,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: aggregate,
      productsAggregateLimit: products,
      locations: buildings,
      coverages: [
        ...lines.map(({ locationNumber, buildingNumber, name, limit: amount, deductible: own, premium: price }) => ({
          locationNumber,
          buildingNumber,
          name,
          limit: amount,
          deductible: own,
          premium: price,
        })),
        ...extras,
      ],
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'MORTGAGEHOLDERS', name: lender.name, address: oneLine(lender.at), loanNumber: lender.loan }],
      // the code is of the liability classification, which is of no building
      _accept: {
        'additionalInterests[0].interest': ['MORTGAGEHOLDER', 'Mortgageholder'],
        ...Object.fromEntries(buildings.map((_, i) => [`locations[${i}].classCode`, [code, null]])),
        ...Object.fromEntries(
          extras.map((each, i) => [
            `coverages[${lines.length + i}].name`,
            [`${each.name} - ${wholeDollars(each.limit)}`],
          ]),
        ),
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
