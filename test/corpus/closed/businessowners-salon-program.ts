// A program administrator's package for salons and studios on ISO forms: boxes whose captions stand below what is typed
// in them, one premises, professional liability beside the six limits, a change endorsement when the policy is amended.
import { addDays, addYears, bare } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { cents, sum, whole, wholeDollars } from '../kit/money.ts';
import { carrier, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.3 "Liberation Sans Narrow",sans-serif}.b{border:.7pt solid #444;padding:3pt 5pt 1pt;margin:-.7pt 0 0 -.7pt;flex:1}.b i{display:block;font-size:6.6pt;font-style:normal;color:#555;border-top:.3pt dotted #999;margin-top:2pt}.r{display:flex}h1{font-size:12.5pt;margin:0}h2{font-size:8.6pt;margin:10pt 0 3pt;letter-spacing:1pt}.page{break-before:page;padding-top:3pt}
table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #888;padding:2pt 5pt;text-align:left}th{background:#f0e6ee;font-size:7.4pt}.n{text-align:right;white-space:nowrap}p{font-size:7.8pt}`;

const trades = [
  ['71952', 'Beauty parlors and hair styling salons', 'Hair salon'],
  ['71899', 'Barber shops', 'Barber shop with four chairs'],
  ['71969', 'Nail salons', 'Manicures and pedicures'],
  ['86621', 'Yoga or pilates studios', 'Yoga and pilates studio'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const site = random.chance(0.6)
    ? { ...mail, street: `${mail.street}, Suite ${random.int(2, 210)}` }
    : place(random, mail.state);
  const [classCode, description, businessDescription] = random.pick(trades);
  const own = { locationNumber: 1, buildingNumber: 1 };
  const deductible = random.pick([250, 500, 1000]);
  const line = (
    name: string,
    values: { limit?: number; limitText?: string; deductible?: number; premium?: number },
  ) => ({
    ...own,
    name,
    limit: values.limit ?? null,
    limitText: values.limitText ?? null,
    deductible: values.deductible ?? null,
    premium: values.premium ?? null,
  });
  const policy = (name: string, values: Parameters<typeof line>[1]) => ({
    ...line(name, values),
    locationNumber: null,
    buildingNumber: null,
  });
  const property = [
    line('Business Personal Property', {
      limit: random.int(20, 180) * 1000,
      deductible,
      premium: random.int(140, 620),
    }),
    ...(random.chance(0.7)
      ? [
          line('Tenants Improvements and Betterments', {
            limit: random.int(10, 90) * 1000,
            deductible,
            premium: random.int(40, 210),
          }),
        ]
      : []),
    line('Business Income', { limitText: '12 months actual loss sustained' }),
    ...(random.chance(0.6) ? [line('Outdoor Signs', { limit: 5000, deductible, premium: random.int(10, 30) })] : []),
  ];
  const optional = [
    policy('Professional Liability - Barbers and Beauticians', {
      limit: random.pick([500_000, 1_000_000]),
      premium: random.int(90, 340),
    }),
    ...(random.chance(0.6)
      ? [
          policy('Hired Auto and Non-Owned Auto Liability', {
            limitText: 'Included in the occurrence limit',
            premium: random.int(50, 110),
          }),
        ]
      : []),
    ...(random.chance(0.5)
      ? [
          policy('Employment-Related Practices Liability', {
            limit: 100_000,
            deductible: 5000,
            premium: random.int(140, 260),
          }),
        ]
      : []),
    ...(random.chance(0.5)
      ? [policy('Data Compromise', { limit: 50_000, deductible: 1000, premium: random.int(60, 120) })]
      : []),
    policy('Terrorism', { premium: random.int(4, 19) }),
  ];
  const liability = random.int(160, 540);
  const credit = random.chance(0.5) ? { name: 'Association Member Credit', amount: random.int(15, 70) } : null;
  const premium = sum([
    liability,
    ...[...property, ...optional].map((each) => each.premium ?? 0),
    -(credit?.amount ?? 0),
  ]);
  const tax = Math.round(premium * random.pick([0.6, 1.5, 1.8])) / 100;
  const one = random.pick([1_000_000, 2_000_000]);
  const transactionType = random.pick(['new', 'renewal', 'change'] as const);
  const effectiveDate =
    `${random.int(2016, 2025)}-${random.pick(['01', '02', '05', '10'])}-${random.pick(['01', '11', '17', '29'])}`.replace(
      '-02-29',
      '-02-28',
    );
  const landlord = random.chance(0.7) ? place(random, mail.state) : null;
  const owner = person(random);
  return {
    mail,
    site,
    property,
    optional,
    liability,
    credit,
    premium,
    tax,
    landlord,
    association: `${word(random)} Salon Owners Purchasing Group`,
    changed: addDays(effectiveDate, random.int(20, 200)),
    former: whole(random.int(8, 18) * 1000),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['SPP-####-######', 'BOP@@######'])),
      transactionType,
      namedInsureds: [random.chance(0.5) ? `${word(random)} Hair Studio LLC` : owner],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} Program Managers, Inc.`,
      entityType: random.pick(['Limited Liability Company', 'Individual', 'Corporation']),
      businessDescription,
      totalPremium: sum([premium, tax]),
      discounts: credit === null ? [] : [credit],
      eachOccurrenceLimit: one,
      medicalExpenseLimit: 5000,
      damageToRentedPremisesLimit: random.pick([50_000, 100_000, 300_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      locations: [
        {
          ...own,
          address: oneLine(site),
          description,
          classCode,
          construction: random.pick(['Masonry', 'Frame', 'Fire Resistive', 'Non-Combustible']),
          yearBuilt: random.int(1952, 2019),
          protectionClass: random.pick(['2', '4', '5']),
        },
      ],
      coverages: [...property, ...optional],
      additionalInterests:
        landlord === null
          ? []
          : [
              {
                interest: 'Additional Insured - Lessor of Premises',
                name: `${word(random)} Center Associates`,
                address: oneLine(landlord),
              },
            ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const box = (value: Piece, caption: string): Html => html`<div class="b">${value}<i>${caption}</i></div>`;
const row = (...boxes: readonly Html[]): Html => html`<div class="r">${boxes}</div>`;

type Line = Facts['property'][number] | Facts['optional'][number];
const coverageRows = (lines: readonly Line[]): Html =>
  html`<table><tr>${cells('th', ['Deductible', 'Coverage', 'Limit of insurance', 'Premium'])}</tr>${lines.map((each) => html`<tr>${cells('td', [each.deductible === null ? '' : wholeDollars(each.deductible), each.name, each.limit === null ? (each.limitText ?? '') : wholeDollars(each.limit)])}<td class="n">${each.premium === null ? 'Included' : cents(each.premium)}</td></tr>`)}</table>`;

function front(f: Facts): Html {
  const { label: l, mail, site, association } = f;
  const [at] = l.locations;
  const kind = { new: 'NEW BUSINESS', renewal: 'RENEWAL', change: 'AMENDED DECLARATIONS' }[l.transactionType];
  return html`<div class="r" style="justify-content:space-between"><h1>Salon &amp; Studio Package</h1><span>${kind}</span></div><p>Offered to members of the ${association}</p>
${row(box(l.policyNumber, 'Policy number'), box(`${bare(l.effectiveDate)} to ${bare(l.expirationDate)}`, 'Policy period, 12:01 A.M.'), box(l.carrierName, 'Company'))}
${row(box(html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`, 'Named insured and mailing address'), box(html`${l.agencyName}`, 'Program administrator and producer'))}
${row(box(l.entityType, 'Form of business'), box(l.businessDescription, 'Business operations'))}
<h2>DESCRIBED PREMISES</h2>${row(html`<div class="b" style="flex:.25">1<i>Prem</i></div>`, html`<div class="b" style="flex:.25">1<i>Bldg</i></div>`, box(html`${site.street}, ${cityLine(site)}`, 'Address'), box(at?.description, 'Occupancy'))}${row(box(at?.classCode, 'Class code'), box(at?.construction, 'Construction'), box(at?.yearBuilt, 'Year built'), box(at?.protectionClass, 'Protection class'))}
<h2>PROPERTY</h2>${coverageRows(f.property)}
<h2>LIABILITY</h2>${row(box(wholeDollars(l.eachOccurrenceLimit), 'Each occurrence'), box(wholeDollars(l.generalAggregateLimit), 'General aggregate'), box(wholeDollars(l.productsAggregateLimit), 'Products and completed operations aggregate'))}${row(box(wholeDollars(l.personalAdvertisingInjuryLimit), 'Personal and advertising injury'), box(wholeDollars(l.damageToRentedPremisesLimit), 'Tenants fire legal (rented premises)'), box(wholeDollars(l.medicalExpenseLimit), 'Medical expense, each person'), box(cents(f.liability), 'Liability premium'))}
<h2>OPTIONAL COVERAGES</h2>${coverageRows(f.optional)}`;
}

function back(f: Facts): Html {
  const { label: l, landlord, credit, premium, tax } = f;
  const [interest] = l.additionalInterests;
  return html`<div class="page">${row(box(l.policyNumber, 'Policy number'), box(l.namedInsureds[0], 'Named insured'))}<h2>PREMIUM</h2>${row(credit === null ? box('None', 'Credits') : box(`(${cents(credit.amount)})`, credit.name), box(cents(premium), 'Premium'), box(cents(tax), 'State and municipal tax'), box(html`<b>${cents(l.totalPremium)}</b>`, 'Total amount of policy'))}
${landlord === null || interest === undefined ? '' : html`<h2>OTHER INTERESTS</h2>${row(box(html`${interest.name}<br>${landlord.street}<br>${cityLine(landlord)}`, interest.interest), box('Premises 1', 'Applies to'))}`}
${l.transactionType === 'change' ? html`<h2>CHANGE ENDORSEMENT</h2>${row(box(bare(f.changed), 'Effective date of change'), box(html`Business Personal Property limit increased from ${f.former}`, 'Change'))}` : ''}
<h2>FORMS</h2><p>BP 00 03 07 13, BP 04 17 01 10, BP 08 01 (Barbers and Beauticians Professional Liability), BP 05 24 01 15, SPP 110 02 18, SPP 121 02 18</p><p>Not part of this policy unless shown above: flood, earthquake, tanning beds, permanent make-up ($250 per artist a year).</p></div>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'salon-program',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [front(f), back(f)] }), label: f.label };
  },
};
