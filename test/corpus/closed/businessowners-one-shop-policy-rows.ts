// Insurer of small shops: a single building under a line of captions; every coverage row ends with what it applies to,
// the building's code or the policy.
import { addYears, abbreviated } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9pt/1.38 Lato,"Liberation Sans",sans-serif;color:#1d1d1d}
h1{font-size:16pt;font-weight:900;margin:0;color:#3d348b}
h2{font-size:10pt;margin:14px 0 4px;color:#3d348b}table{width:100%;border-collapse:collapse}
td,th{padding:3px 7px;text-align:left;border-bottom:.5pt solid #ccc}th{font-size:7.8pt;color:#555}.n{text-align:right}
.g{display:grid;grid-template-columns:repeat(4,auto);gap:2px 16px;background:#f1f0f8;padding:7px 10px}
.g span{font-size:7.4pt;color:#555;display:block}.two{display:flex;gap:26px;margin-top:10px}.two>div{flex:1}`;

const SHOPS = [
  ['Pet Grooming Salon', 'Pet grooming', '71332'],
  ['Dry Cleaners', 'Dry cleaning, no plant on premises', '71912'],
  ['Optical Shop', 'Optical goods sales and fitting', '58081'],
  ['Bicycle Shop', 'Bicycle sales and repair', '59075'],
  ['Tea Room', 'Coffee and tea shop, limited cooking', '09431'],
] as const;
const OWNER = 'Loc 01 / Bldg 01';

interface Line {
  locationNumber: number | null;
  buildingNumber: number | null;
  name: string;
  limit: number | null;
  limitText: string | null;
  deductible: number | null;
  premium: number | null;
}

function linesOf(random: Random): Line[] {
  const deductible = random.pick([250, 500, 1000]);
  const here = { locationNumber: 1, buildingNumber: 1 };
  const line = (name: string, premium: number | null, rest: Partial<Line>): Line => ({
    locationNumber: null,
    buildingNumber: null,
    name,
    limit: null,
    limitText: null,
    deductible: null,
    premium,
    ...rest,
  });
  const options = [
    line('Employee Theft', random.int(22, 80), { limit: random.pick([10_000, 25_000]), deductible }),
    line('Hired and Non-Owned Auto Liability', random.int(60, 160), { limit: 1_000_000 }),
    line('Identity Recovery', random.int(12, 30), { limit: 15_000 }),
    line('Forgery or Alteration', null, { limit: random.pick([2500, 10_000]) }),
  ];
  const isOwned = random.chance(0.4);
  return [
    ...(isOwned
      ? [line('Building Coverage', random.int(410, 2100), { ...here, limit: random.int(140, 720) * 1000, deductible })]
      : []),
    line('Business Property', random.int(160, 980), { ...here, limit: random.int(20, 190) * 1000, deductible }),
    line('Loss of Business Income', null, { ...here, limitText: '12 Months Actual Loss Sustained' }),
    line('Spoilage', random.int(20, 90), { ...here, limit: random.pick([5000, 10_000]), deductible: 250 }),
    line('Accounts Receivable', null, { ...here, limit: 25_000 }),
    ...random.some(options, 3),
  ];
}

function facts(random: Random) {
  const mail = place(random);
  const [shop, business, classCode] = random.pick(SHOPS);
  const at = random.chance(0.5) ? mail : place(random, mail.state);
  const coverages = linesOf(random);
  const occurrence = random.pick([1_000_000, 2_000_000]);
  const liability = random.int(210, 940);
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['03', '05', '08', '12'])}-${random.int(10, 28)}`;
  return {
    mail,
    liability,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, 'SB @##### ##'),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [`${word(random)} ${shop} LLC`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: 'Limited Liability Company',
      businessDescription: business,
      totalPremium: sum([...coverages.map(({ premium }) => premium ?? 0), liability]),
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([300_000, 500_000]),
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: [
        {
          locationNumber: 1,
          buildingNumber: 1,
          address: oneLine(at),
          description: shop,
          classCode,
          construction: random.pick(['Frame', 'Brick Veneer', 'Masonry', 'Fire Resistive']),
          yearBuilt: random.int(1935, 2019),
          protectionClass: String(random.int(1, 8)),
        },
      ],
      coverages,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const coverageRow = (each: Line): Html => html`<tr><td>${each.name}</td>
<td class="n">${each.limitText ?? wholeDollars(each.limit ?? 0)}</td>
<td class="n">${each.deductible === null ? '' : wholeDollars(each.deductible)}</td>
<td class="n">${each.premium === null ? 'Included' : wholeDollars(each.premium)}</td>
<td class="n">${each.locationNumber === null ? 'Policy' : OWNER}</td></tr>`;

function building({ label: l }: Facts): Html {
  const caption = (name: string, value: string | number): Html => html`<div><span>${name}</span>${value}</div>`;
  return html`${l.locations.map(
    (each) => html`<div class="g">${caption('Loc', '01')}${caption('Bldg', '01')}${caption('Street', each.address)}
${caption('Occupancy', each.description)}${caption('Class', each.classCode)}
${caption('Construction', each.construction)}
${caption('Year Built', each.yearBuilt)}${caption('Prot. Class', each.protectionClass)}</div>`,
  )}`;
}

function body(f: Facts): Html {
  const { mail, liability, label: l } = f;
  const limits = [
    ['Liability, Each Occurrence', l.eachOccurrenceLimit],
    ['Personal and Advertising Injury', l.personalAdvertisingInjuryLimit],
    ['Damage to Rented Premises', l.damageToRentedPremisesLimit],
    ['Medical Expenses, Each Person', l.medicalExpenseLimit],
    ['Products and Completed Operations Aggregate', l.productsAggregateLimit],
    ['General Aggregate', l.generalAggregateLimit],
  ] as const;
  return html`<h1>ShopOwners Policy Declarations</h1>
<div>${l.transactionType === 'new' ? 'New policy' : 'Renewal policy'} &middot; ${l.carrierName}</div>
<div class="two"><div><b>Policyholder</b><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div>
<div><b>Policy</b> ${l.policyNumber}<br>
<b>Period</b> ${abbreviated(l.effectiveDate)} to ${abbreviated(l.expirationDate)}<br>
<b>Agent</b> ${l.agencyName}<br><b>Business</b> ${l.businessDescription}<br><b>Entity</b> ${l.entityType}</div></div>
<h2>Covered building</h2>${building(f)}
<h2>Property and optional coverages</h2><table><tr><th>Coverage</th><th class="n">Limit</th>
<th class="n">Deductible</th>
<th class="n">Premium</th><th class="n">Applies to</th></tr>${l.coverages.map(coverageRow)}</table>
<h2>Liability coverages</h2><table>
${limits.map(([name, amount]) => html`<tr><td>${name}</td><td class="n">${wholeDollars(amount)}</td></tr>`)}
<tr><td>Premium for liability coverages</td><td class="n">${wholeDollars(liability)}</td></tr></table>
<h2>Total premium for the policy period: $${whole(l.totalPremium)}</h2>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'one-shop-policy-rows',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
