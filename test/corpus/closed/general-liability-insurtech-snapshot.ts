// A modern insurtech that sells small contractors' liability online: a snapshot in plain words, then declarations of the
// insurance company behind it, whose words differ; twelve payments a month.
import { addYears, written } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9.6pt/1.45 Lato,sans-serif;color:#1d2b3a}.brand{font-size:17pt;font-weight:900;color:#5b3df5}.page{break-before:page}h2{font-size:14pt;margin:14pt 0 6pt}h3{font-size:9pt;letter-spacing:.5pt;margin:12pt 0 3pt;color:#5b3df5}
.tiles{display:grid;grid-template-columns:1fr 1fr;gap:8pt}.tile{background:#f3f1ff;border-radius:6pt;padding:8pt 10pt}.tile b{display:block;font-size:13pt}.tile span{font-size:8.2pt}
.rows div{display:flex;justify-content:space-between;gap:20pt;border-bottom:.5pt solid #d8d5ea;padding:3pt 0}.rows span:last-child{text-align:right;white-space:nowrap}.gray{color:#667;font-size:8pt}table{width:100%;border-collapse:collapse;font-size:8.6pt}td,th{text-align:left;padding:3pt 4pt;border-bottom:.5pt solid #d8d5ea}`;

const trades = [
  ['95625', 'Handyperson', 'Handyman services, small repairs and odd jobs'],
  ['98305', 'Painting - exterior - buildings or structures - three stories or less', 'House painting'],
  ['97047', 'Landscape gardening', 'Lawn care and planting'],
  ['96816', 'Janitorial services', 'Office and home cleaning'],
  ['94007', 'Floor covering installation - not ceramic tile or stone', 'Installs carpet and vinyl plank'],
] as const;

function facts(random: Random) {
  const home = place(random);
  const [classCode, description, businessDescription] = random.pick(trades);
  const one = random.pick([300_000, 500_000, 1_000_000, 2_000_000]);
  const effectiveDate = `${random.int(2020, 2025)}-${random.pick(['02', '05', '08', '10'])}-${random.int(10, 28)}`;
  const exposure = random.int(18, 140) * 1000;
  const rate = random.int(900, 3900) / 100;
  const premium = Math.round((exposure * rate) / 10) / 100;
  const extras = [
    { name: 'Blanket Additional Insured', limitText: 'Included', premium: null },
    ...(random.chance(0.5) ? [{ name: 'Waiver of Subrogation', limitText: 'Included', premium: null }] : []),
    ...(random.chance(0.6)
      ? [{ name: 'Terrorism Risk Insurance Act Coverage', limitText: null, premium: random.amount(4, 28) }]
      : []),
    ...(random.chance(0.4)
      ? [
          {
            name: 'Contractors E&O',
            limit: random.pick([25_000, 50_000]),
            limitText: null,
            premium: random.amount(35, 120),
          },
        ]
      : []),
  ];
  const surcharge = random.chance(0.5) ? { name: 'State guaranty fund surcharge', amount: random.amount(3, 19) } : null;
  const totalPremium = sum([premium, ...extras.map((each) => each.premium ?? 0), surcharge?.amount ?? 0]);
  const name = company(random);
  const property = random.pick([250, 500, 1000]);
  return {
    home,
    brand: word(random),
    monthly: Math.round((totalPremium * 100) / 12) / 100,
    surcharge,
    contact: person(random),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['@@GL-########-##', 'P###.###.###.#'])),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: random.chance(0.3) ? [person(random)] : [name],
      mailingAddress: oneLine(home),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      entityType: random.pick(['Individual', 'LLC', 'S-Corp']),
      businessDescription,
      coverageForm: 'occurrence',
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: 100_000,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: random.pick([one, one * 2]),
      deductibles: [{ coverage: 'Property Damage Liability', basis: 'per occurrence', amount: property }],
      totalPremium,
      minimumPremium: random.chance(0.4) ? random.int(3, 8) * 50 : null,
      auditPeriod: random.pick(['Not auditable', 'Annual']),
      fees: surcharge === null ? [] : [surcharge],
      locations: [{ locationNumber: 1, address: oneLine(home) }],
      classifications: [
        { locationNumber: 1, classCode, description, premiumBasis: 'Payroll', exposure, rate, premium },
      ],
      otherCoverages: extras,
      forms: [
        { number: 'CG 00 01 04 13', name: 'Commercial General Liability Coverage Form' },
        {
          number: 'CG 20 33 04 13',
          name: 'Additional Insured - Automatic Status When Required In Construction Agreement',
        },
        { number: 'IL 00 17 11 98', name: 'Common Policy Conditions' },
        { number: 'CG 21 47 12 07', name: 'Employment-Related Practices Exclusion' },
      ].slice(0, random.int(2, 4)),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const dollars = (amount: number): string => `$${whole(amount)}`;
const tile = (amount: string, words: string): Html =>
  html`<div class="tile"><b>${amount}</b><span>${words}</span></div>`;
const row = (caption: Piece, value: Piece): Html => html`<div><span>${caption}</span><span>${value}</span></div>`;

const snapshot = ({
  label: l,
  brand,
  contact,
  monthly,
}: Facts): Html => html`<div class="brand">${brand.toLowerCase()}</div><h2>Hi ${contact.split(' ')[0]}, ${l.transactionType === 'new' ? 'you’re covered.' : 'you’re all set for another year.'}</h2>
<p>Here is your general liability in a nutshell. The full contract starts on the next page. If the two differ, the contract counts.</p>
<div class="tiles">${tile(dollars(l.eachOccurrenceLimit), 'The most we pay when one thing goes wrong')}${tile(dollars(l.generalAggregateLimit), 'The most we pay in a policy year')}${tile(`$${cents(monthly)}/mo`, 'Your monthly payment, 12 payments')}${tile(written(l.effectiveDate), 'Your start date')}</div>
<h3>WHAT THIS COVERS</h3><p>Customer injuries, damage to a customer&rsquo;s property, and claims about your ads. It does not cover your own tools, your truck or your employees: ask us about adding tools coverage from $9 a month.</p>
<h3>NEED PROOF OF INSURANCE?</h3><p>Certificates are free and unlimited in the app. Add your customer as an additional insured in seconds.</p><p class="gray">${brand} Insurance Services, Inc. is a licensed producer. Coverage is underwritten by ${l.carrierName}.</p>`;

function declarations({ label: l, home, brand, surcharge }: Facts): Html {
  const [own] = l.classifications;
  return html`<div class="page"><h2>Commercial General Liability Policy Declarations</h2><div class="rows">
${row('Policy no.', l.policyNumber)}${row('Transaction', l.transactionType === 'new' ? 'New business' : 'Renewal')}${row('First Named Insured', l.namedInsureds[0])}${row('Mailing address', html`${home.street}<br>${cityLine(home)}`)}${row('Policy period', `${written(l.effectiveDate)} to ${written(l.expirationDate)}, 12:01 am at your mailing address`)}${row('Form of business', l.entityType)}${row('Description of operations', l.businessDescription)}${row('Insurer', l.carrierName)}${row('Producer', `${brand} Insurance Services, Inc.`)}</div>
<h3>LIMITS OF INSURANCE (OCCURRENCE FORM)</h3><div class="rows">${row('Each Occurrence Limit', dollars(l.eachOccurrenceLimit))}${row('General Aggregate Limit (other than Products-Completed Operations)', dollars(l.generalAggregateLimit))}${row('Products-Completed Operations Aggregate Limit', dollars(l.productsAggregateLimit))}${row('Personal and Advertising Injury Limit, any one person or organization', dollars(l.personalAdvertisingInjuryLimit))}${row('Damage to Premises Rented to You Limit, any one premises', dollars(l.damageToRentedPremisesLimit))}${row('Medical Expense Limit, any one person', dollars(l.medicalExpenseLimit))}${l.deductibles.map((each) => row(`Deductible: ${each.coverage}, ${each.basis}`, dollars(each.amount)))}</div>
<h3>OPTIONAL COVERAGES</h3><div class="rows">${l.otherCoverages.map((each) => row('limit' in each && each.limit !== undefined ? html`${each.name} &middot; ${dollars(each.limit)}` : each.name, each.premium === null ? each.limitText : dollarsAndCents(each.premium)))}${row('Inland Marine - Tools', 'Not purchased')}</div></div>
<div class="page"><h3>LOCATIONS AND CLASSIFICATION</h3><table><tr><th>Loc</th><th>Address</th></tr><tr><td>1</td><td>${oneLine(home)}</td></tr></table><br><table><tr><th>Classification</th><th>Class code</th><th>Loc</th><th>Basis of premium</th><th>Exposure</th><th>Rate per $1,000</th><th>Premium</th></tr><tr><td>${own?.description}</td><td>${own?.classCode}</td><td>1</td><td>${own?.premiumBasis}</td><td>${dollars(own?.exposure ?? 0)}</td><td>${own?.rate.toFixed(2)}</td><td>${dollarsAndCents(own?.premium ?? 0)}</td></tr></table>
<h3>PREMIUM</h3><div class="rows">${row('Classification premium', dollarsAndCents(own?.premium ?? 0))}${row('Optional coverages premium', dollarsAndCents(sum(l.otherCoverages.map((each) => each.premium ?? 0))))}${surcharge === null ? '' : row(surcharge.name, dollarsAndCents(surcharge.amount))}${row(html`<b>Total for the policy period</b>`, html`<b>${dollarsAndCents(l.totalPremium)}</b>`)}${l.minimumPremium === null ? '' : row('Minimum earned premium', dollars(l.minimumPremium))}${row('Audit', l.auditPeriod)}</div>
<h3>FORMS THAT MAKE UP YOUR POLICY</h3><table>${l.forms.map(({ number, name }) => html`<tr><td>${number}</td><td>${name}</td></tr>`)}</table><p class="gray">A returned payment may cost $15.00. Late payments may lead to cancellation.</p></div>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'insurtech-snapshot',
  build: (random) => {
    const f = facts(random);
    const { label } = f;
    return {
      html: sheet({ css, body: [snapshot(f), declarations(f)] }),
      label: {
        ...label,
        agencyName: `${f.brand} Insurance Services, Inc.`,
        _accept: {
          'deductibles[0].coverage': ['Property Damage Liability', 'Property Damage'],
          auditPeriod: [label.auditPeriod, label.auditPeriod === 'Annual' ? 'Annual' : null],
        },
      },
    };
  },
};
