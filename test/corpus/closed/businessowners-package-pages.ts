import { addYears, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, phone, place, type Place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { mortgagee } from '../parts/homes.ts';

// A package policy as it is mailed: common declarations, a property page with a block for each building, a liability page, forms, a notice, a bill.

function drawPremises(random: Random, number: number, address: Place) {
  return {
    number,
    address,
    occupancy: random.pick([
      'Dental Office',
      'Beauty Salon',
      'Florist',
      'Print Shop',
      'Hardware Store',
      'Accounting Office',
    ]),
    construction: random.pick(['Brick', 'Wood Frame', 'Steel', 'Masonry Non-Combustible']),
    building: random.chance(0.6) ? random.int(150, 1_800) * 1000 : null,
    contents: random.int(20, 350) * 1000,
    glass: random.chance(0.5) ? random.int(2, 12) * 1000 : null,
    premium: random.int(380, 3_600),
  };
}

type Premises = ReturnType<typeof drawPremises>;

const css = `body{margin:0;font:10pt/1.35 "Times New Roman","Liberation Serif",serif}.page{break-after:page}h1{font-size:14pt;text-align:center;margin:4pt 0 8pt}h2{font-size:10.5pt;text-transform:uppercase;border-bottom:1pt solid #000;margin:12pt 0 4pt}.r{display:flex;justify-content:space-between;padding:1pt 6pt}.k{display:grid;grid-template-columns:135pt 1fr;gap:2pt}.blk{border:1pt solid #000;padding:5pt;margin:6pt 0;break-inside:avoid}.small{font-size:8pt}`;

const row = (caption: string, value: string): Html =>
  html`<div class="r"><span>${caption}</span><span>${value}</span></div>`;
const pair = (caption: string, value: string | Html): Html => html`<span>${caption}:</span><span>${value}</span>`;

function premisesBlock(each: Premises, deductible: number): Html {
  return html`<div class="blk"><div class="k">${pair('Premises No.', String(each.number).padStart(3, '0'))}${pair('Building No.', '001')}${pair('Location', oneLine(each.address))}${pair('Occupied as', each.occupancy)}${pair('Construction', each.construction)}</div>
${each.building === null ? null : row('Building - Replacement Cost', wholeDollars(each.building))}${row('Business Personal Property - Replacement Cost', wholeDollars(each.contents))}${each.glass === null ? null : row('Exterior Building Glass', wholeDollars(each.glass))}${row('Deductible', wholeDollars(deductible))}${row('Premium for this building', dollarsAndCents(each.premium))}</div>`;
}

function coveragesOf({ number, building, contents, glass }: Premises, deductible: number) {
  const common = { locationNumber: number, buildingNumber: 1, deductible };
  return [
    ...(building === null ? [] : [{ ...common, name: 'Building', limit: building }]),
    { ...common, name: 'Business Personal Property', limit: contents },
    ...(glass === null ? [] : [{ ...common, name: 'Exterior Building Glass', limit: glass }]),
  ];
}

const EXTENSIONS = [
  { name: 'Accounts Receivable', limit: 25_000 },
  { name: 'Valuable Papers', limit: 25_000 },
  { name: 'Forgery and Alteration', limit: 5_000 },
  { name: 'Utility Services - Time Element', limit: 10_000 },
  { name: 'Spoilage', limit: 15_000 },
];

export const style: Style = {
  policyType: 'businessowners',
  name: 'package-pages',
  build(random) {
    const [insurer, insured, producer, mail] = [carrier(random), company(random), agency(random), place(random)];
    const dba = random.chance(0.3) ? ` dba ${place(random).city} Services` : '';
    const number = numbered(random, '## @@@ ###### ##');
    const effective = dayBetween(random, '2013-01-01', '2026-06-15');
    const premises = random.times(random.int(1, 3), (index) =>
      drawPremises(random, index + 1, index === 0 ? mail : place(random, mail.state)),
    );
    const deductible = random.pick([250, 500, 1_000, 2_500]);
    const extensions = random.some(EXTENSIONS, random.int(1, 4));
    const [occurrence, medical, rented] = [
      random.pick([300_000, 500_000, 1_000_000]),
      random.pick([5_000, 10_000]),
      random.pick([50_000, 100_000]),
    ];
    const liabilityPremium = random.int(180, 1_900);
    const lender = random.chance(0.6) ? mortgagee(random) : null;
    const extensionPremium = random.int(40, 220);
    const total = sum([...premises.map((each) => each.premium), extensionPremium, liabilityPremium]);
    const isAmended = random.chance(0.3);
    const [entity, business] = [
      random.pick(['Corporation', 'LLC', 'Joint Venture', 'Sole Proprietor']),
      random.pick(['Professional office', 'Retail sales', 'Personal services']),
    ];
    const head = (title: string): Html =>
      html`<div class="r"><b>${insurer}</b><span>Policy ${number}</span></div><h1>${title}</h1>`;
    const common = html`<div class="page">${head(isAmended ? 'Amended Common Policy Declarations' : 'Common Policy Declarations')}<div class="k">${pair('Named Insured', `${insured}${dba}`)}${pair('Mailing Address', html`${mail.street}<br>${cityLine(mail)}`)}${pair('Policy Period', `${written(effective)} to ${written(addYears(effective, 1))}, 12:01 A.M.`)}${pair('Producer', producer)}${pair('The Insured is', entity)}${pair('Business', business)}</div>
<h2>Coverage parts and premium</h2>${row('Businessowners Property', dollarsAndCents(sum([...premises.map((each) => each.premium), extensionPremium])))}${row('Businessowners Liability', dollarsAndCents(liabilityPremium))}${row('Total Policy Premium', dollarsAndCents(total))}<p class="small">In return for the payment of the premium, and subject to all the terms of this policy, we agree with you to provide the insurance as stated in this policy.</p></div>`;
    const property = html`<div class="page">${head('Businessowners Property Declarations')}${premises.map((each) => premisesBlock(each, deductible))}<h2>Coverage extensions, all premises</h2>${extensions.map((each) => row(each.name, wholeDollars(each.limit)))}${row('Business Income', 'Actual Loss Sustained')}${row('Premium for extensions', dollarsAndCents(extensionPremium))}
${lender === null ? null : html`<h2>Mortgageholder</h2><div class="r">Premises 001 &mdash; ${lender.name}, ${lender.address} (loan ${lender.loan})</div>`}</div>`;
    const liability = html`<div class="page">${head('Businessowners Liability Declarations')}<h2>Limits of insurance</h2>${row('General Aggregate Limit (other than Products)', wholeDollars(occurrence * 2))}${row('Products/Completed Operations Aggregate Limit', wholeDollars(occurrence * 2))}${row('Personal and Advertising Injury Limit', wholeDollars(occurrence))}${row('Each Occurrence Limit', wholeDollars(occurrence))}${row('Damage to Premises Rented to You Limit', wholeDollars(rented))}${row('Medical Expense Limit, any one person', wholeDollars(medical))}
<h2>Forms applying</h2><div class="small">BP 00 03 (01-10) Businessowners Coverage Form; BP 01 44 State Changes; BP 05 77 Fungi or Bacteria Exclusion; BP 06 09 Limitation of Coverage to Designated Premises; IL 09 85 Terrorism Disclosure</div></div>`;
    const notices = html`<div class="page"><h1>Disclosure of terrorism premium</h1><p>The portion of your premium for coverage of certified acts of terrorism is ${dollarsAndCents(random.int(8, 40))}. The program limits annual payments of all insurers to ${wholeDollars(100_000_000_000)}.</p></div><h1>Premium notice</h1>${row('Account', random.digits(8))}${row('Amount due now', dollarsAndCents(Math.round(total * 25) / 100))}${row('Minimum to keep the policy in force', dollarsAndCents(150))}<p>Call ${phone(random)} to pay by telephone.</p>`;
    const label = {
      carrierName: insurer,
      policyNumber: number,
      transactionType: isAmended ? 'change' : null,
      namedInsureds: [`${insured}${dba}`],
      mailingAddress: oneLine(mail),
      effectiveDate: effective,
      expirationDate: addYears(effective, 1),
      agencyName: producer,
      entityType: entity,
      businessDescription: business,
      totalPremium: total,
      eachOccurrenceLimit: occurrence,
      medicalExpenseLimit: medical,
      damageToRentedPremisesLimit: rented,
      personalAdvertisingInjuryLimit: occurrence,
      generalAggregateLimit: occurrence * 2,
      productsAggregateLimit: occurrence * 2,
      locations: premises.map((each) => ({
        locationNumber: each.number,
        buildingNumber: 1,
        address: oneLine(each.address),
        description: each.occupancy,
        construction: each.construction,
      })),
      coverages: [
        ...premises.flatMap((each) => coveragesOf(each, deductible)),
        ...extensions,
        { name: 'Business Income', limitText: 'Actual Loss Sustained' },
      ],
      additionalInterests:
        lender === null
          ? []
          : [{ interest: 'Mortgageholder', name: lender.name, address: lender.address, loanNumber: lender.loan }],
    };
    return { html: sheet({ css, body: html`${common}${property}${liability}${notices}` }), label };
  },
};
