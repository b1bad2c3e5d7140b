// Giant of captive agents, business policy: a page head with the agent in a panel, a property schedule whose columns are coverages A and B, deductibles
// as a list, extensions of coverage grouped by whether they apply at each premises or once, a liability section with lettered coverages whose personal
// injury is part of the occurrence limit, endorsement pages with what is new in bold, and totals at the head of page one.
import { addDays, addYears, abbreviated, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, whole } from '../kit/money.ts';
import { cityLine, company, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9pt/1.3 "Liberation Sans Narrow",sans-serif}.pg{break-before:page}.hd{display:grid;grid-template-columns:1fr 190pt;gap:14pt}.red{color:#a11;font-weight:700}h2{font-size:11pt;margin:14pt 0 4pt;border-bottom:1.4pt solid #000}h3{font-size:9pt;margin:9pt 0 2pt}table{border-collapse:collapse;width:100%}td,th{padding:2pt 4pt;vertical-align:top;text-align:left;font-weight:400}th{border:.6pt solid #000;border-width:.6pt 0;font-weight:700;vertical-align:bottom}.r{text-align:right}
.list{display:grid;grid-template-columns:1fr 110pt;gap:1.6pt 6pt}.list>:nth-child(even){text-align:right}.ag{border:.8pt solid #000;padding:5pt}.col{columns:2;column-gap:22pt}`;

const trades = [
  ['Barber Shop', 'LLC'],
  ['Pet Grooming', 'Corporation'],
  ['Photography Studio', 'Sole Proprietorship'],
  ['Janitorial Service', 'LLC'],
  ['Apartment Building', 'Trust'],
] as const;

interface Named {
  name: string;
  limit: number | null;
  limitText: string | null;
}
const amount = (name: string, limit: number): Named => ({ name, limit, limitText: null });
const words = (name: string, limitText: string): Named => ({ name, limit: null, limitText });

const eachPremises = (random: Random): Named[] => [
  amount('Accounts Receivable (On Premises)', random.pick([10_000, 50_000])),
  amount('Arson Reward', 5000),
  words('Debris Removal', '25% of covered loss'),
  amount('Fire Department Service Charge', random.pick([2500, 5000])),
  amount('Forgery Or Alteration', random.pick([2500, 10_000])),
  words('Glass Expenses', 'Included'),
  amount('Money And Securities (On Premises)', random.pick([5000, 10_000])),
  amount('Money And Securities (Off Premises)', random.pick([2000, 5000])),
  amount('Newly Acquired Business Personal Property', 100_000),
  words('Ordinance Or Law - Equipment Coverage', 'Included'),
  amount('Outdoor Property', random.pick([5000, 25_000])),
  amount('Signs', random.pick([2500, 10_000])),
  amount('Valuable Papers And Records (On Premises)', random.pick([10_000, 50_000])),
  amount('Water Damage, Other Liquids, Powder Or Molten Material Damage', 1500),
];

const perPolicy = (random: Random): Named[] => [
  words(
    'Loss Of Income And Extra Expense',
    random.pick(['Actual Loss Sustained - 12 Months', 'Actual Loss Sustained - 18 Months']),
  ),
  ...random.some(
    [
      amount('Employee Dishonesty', random.pick([10_000, 25_000])),
      amount('Back-Up Of Sewer Or Drain', 15_000),
      amount('Utility Interruption - Loss Of Income', 10_000),
    ],
    random.int(1, 3),
  ),
];

function facts(random: Random) {
  const [mail, brand] = [place(random), word(random)];
  const [business, entityType] = random.pick(trades);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '03', '05', '08', '10', '12'])}-${random.int(10, 28)}`;
  const sites = random.times(random.int(1, 3), (i) => ({
    locationNumber: i + 1,
    at: i === 0 ? mail : place(random, mail.state),
    building: random.chance(business === 'Apartment Building' ? 1 : 0.35) ? random.int(1600, 14_000) * 100 : null,
    contents: random.int(80, 2400) * 100,
  }));
  const each = random.pick([1_000_000, 2_000_000, 500_000]);
  const discounts = random.some(
    ['Renewal Year Discount', 'Claim Record Discount', 'Protective Devices Discount', 'Years In Business Discount'],
    random.int(0, 3),
  );
  return {
    mail,
    brand,
    sites,
    premises: eachPremises(random).filter(() => random.chance(0.75)),
    policy: perPolicy(random),
    office: place(random, mail.state),
    agentPhone: phone(random),
    basic: random.pick([500, 1000, 2500]),
    special: { money: 250, dishonesty: random.pick([250, 500]), glass: random.pick([0, 250]) },
    prepared: addDays(effectiveDate, -random.int(18, 50)),
    party: random.chance(0.6)
      ? {
          name: company(random),
          at: place(random, mail.state),
          interest: random.pick(['Addl Insured', 'Loss Payee', 'Mortgagee']),
          loanNumber: random.chance(0.5) ? numbered(random, '##########') : null,
        }
      : null,
    label: {
      carrierName: `${brand} ${random.pick(['Fire and Casualty Company', 'General Insurance Company', 'County Mutual Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['9#-@@-@###-#', '##-@#-####-#'])),
      transactionType: random.pick(['renewal', 'renewal', 'new', 'change']),
      namedInsureds: [`${word(random)} ${business}${entityType === 'LLC' ? ' LLC' : ''}`.toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: person(random),
      entityType,
      businessDescription: business,
      totalPremium: random.dollars(420, 6800),
      discounts: discounts.map((name) => ({ name })),
      eachOccurrenceLimit: each,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([50_000, 300_000]),
      generalAggregateLimit: each * 2,
      productsAggregateLimit: each * 2,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const headings = new Map([
  ['renewal', 'RENEWAL DECLARATIONS'],
  ['new', 'NEW POLICY DECLARATIONS'],
  ['change', 'AMENDED DECLARATIONS'],
]);

function front(f: Facts): Html {
  const { label: l } = f;
  return html`<div class="hd"><div><span class="red" style="font-size:14pt">${f.brand}</span><br>${l.carrierName}<br>${f.office.city}, ${f.office.state}</div><div class="r"><b>${headings.get(l.transactionType)}</b><br>Policy Number ${l.policyNumber}</div></div><div class="hd" style="margin-top:14pt"><div><b>Named Insured and Mailing Address</b><br>${l.namedInsureds[0]}<br>${f.mail.street.toUpperCase()}<br>${cityLine(f.mail).toUpperCase()}</div><div class="ag"><b>${l.agencyName}, Agent</b><br>${f.office.street}<br>${cityLine(f.office)}<br>${f.agentPhone}</div></div>
<h2>Businessowners Policy - ${l.businessDescription}</h2><div class="list" style="grid-template-columns:130pt 1fr"><b>Policy Period</b><span style="text-align:left">12 Months &nbsp; The policy period begins and ends at 12:01 am standard time at the premises location.</span><b>Effective Date</b><span style="text-align:left">${abbreviated(l.effectiveDate)}</span><b>Expiration Date</b><span style="text-align:left">${abbreviated(l.expirationDate)}</span><b>Entity</b><span style="text-align:left">${l.entityType}</span><b>Policy Premium</b><span style="text-align:left">$ ${cents(l.totalPremium)}</span></div>
<p>${l.transactionType === 'renewal' ? 'Automatic Renewal - If the policy period is shown as 12 months, this policy will be renewed automatically subject to the premiums, rules and forms in effect for each succeeding policy period.' : 'Minimum Premium does not apply.'}</p>${l.discounts.length === 0 ? null : html`<h3>Discounts Applied:</h3>${l.discounts.map(({ name }) => html`${name}<br>`)}`}
<p style="margin-top:24pt">Prepared ${slashed(f.prepared)} &nbsp; BLP-2000 &nbsp; ${f.brand.slice(0, 3).toUpperCase()} copy &copy;</p>`;
}

function property(f: Facts): Html {
  const money = (limit: number | null): string => (limit === null ? 'No Coverage' : `$ ${whole(limit)}`);
  const list = (rows: readonly Named[]): Html =>
    html`<div class="list">${rows.map(({ name, limit, limitText }) => html`<span>${name}</span><span>${limit === null ? limitText : `$${whole(limit)}`}</span>`)}</div>`;
  return html`<h2 class="pg">SECTION I - PROPERTY SCHEDULE</h2><table><tr><th>Location<br>Number</th><th>Location of<br>Described Premises</th><th class="r">Limit of Insurance*<br>Coverage A - Buildings</th><th class="r">Limit of Insurance*<br>Coverage B - Business<br>Personal Property</th><th class="r">Seasonal<br>Increase</th></tr>${f.sites.map((site) => html`<tr><td>${String(site.locationNumber).padStart(3, '0')}</td><td>${site.at.street}<br>${cityLine(site.at)}</td><td class="r">${money(site.building)}</td><td class="r">${money(site.contents)}</td><td class="r">25%</td></tr>`)}</table><p>* As of the effective date of this policy, the Limit of Insurance as shown includes any increase in the limit due to Inflation Coverage.</p>
<h3>SECTION I - INFLATION COVERAGE INDEX(ES)</h3><div>Cov A - Inflation Coverage Index: 212.6<br>Cov B - Consumer Price Index: 251.1</div><h3>SECTION I - DEDUCTIBLES</h3><div class="list" style="width:300pt"><span>Basic Deductible</span><span>$${whole(f.basic)}</span><b>Special Deductibles:</b><span></span><span>Money and Securities</span><span>$${whole(f.special.money)}</span><span>Employee Dishonesty</span><span>$${whole(f.special.dishonesty)}</span><span>Glass Expenses</span><span>$${whole(f.special.glass)}</span></div><p>Other deductibles may apply - refer to policy.</p>
<h2>SECTION I - EXTENSIONS OF COVERAGE - LIMIT OF INSURANCE - EACH DESCRIBED PREMISES</h2><p>The coverages and corresponding limits shown below apply separately to each described premises shown in these Declarations, unless indicated by "See Schedule."</p>${list(f.premises)}<h2>SECTION I - EXTENSIONS OF COVERAGE - LIMIT OF INSURANCE - PER POLICY</h2>${list(f.policy)}`;
}

function liability(f: Facts): Html {
  const { label: l, party } = f;
  const rows = (all: readonly (readonly [string, string, number])[]): Html =>
    html`<table>${all.map(([letter, name, limit]) => html`<tr><td style="width:70pt">${letter}</td><td>${name}</td><td class="r">$${whole(limit)}</td></tr>`)}</table>`;
  return html`<h2 class="pg">SECTION II - LIABILITY</h2><table><tr><th>Coverage</th><th class="r">Limit of Insurance</th></tr></table>${rows(
    [
      ['Coverage L', 'Business Liability', l.eachOccurrenceLimit],
      ['Coverage M', 'Medical Expenses (Any One Person)', l.medicalExpenseLimit],
      ['', 'Damage To Premises Rented To You', l.damageToRentedPremisesLimit],
    ],
  )}
<h3>Aggregate Limits</h3>${rows([
    ['', 'Products/Completed Operations Aggregate', l.productsAggregateLimit],
    ['', 'General Aggregate', l.generalAggregateLimit],
  ])}<p>Each paid claim for Liability Coverage reduces the amount of insurance we provide during the applicable annual period. Please refer to Section II - Liability in the Coverage Form and any attached endorsements.</p>
<h2>FORMS AND ENDORSEMENTS</h2><div class="col">BL-2100 Businessowners Coverage Form<br>BL-2618.2 Terrorism Insurance Cov Notice<br>BL-2561.1 Policy Endorsement<br>BL-2746.1 Amendatory Endorsement<br>BL-2709 Money and Securities<br>BL-2365 Actual Cash Value Endorsement<br><b>* IMD-307 Inland Marine Attach Dec</b></div><p>* New Form Attached</p>
${party === null ? null : html`<h2>SCHEDULE OF ADDITIONAL INTERESTS</h2><div class="list" style="grid-template-columns:120pt 1fr"><span>Interest Type:</span><span style="text-align:left">${party.interest}</span><span>Name:</span><span style="text-align:left">${party.name}</span><span>Address:</span><span style="text-align:left">${party.at.street}<br>${cityLine(party.at)}</span>${party.loanNumber === null ? null : html`<span>Loan Number:</span><span style="text-align:left">${party.loanNumber}</span>`}</div>`}
<p>This policy is issued by ${l.carrierName}. Participating Policy. You are entitled to participate in a distribution of the earnings of the company as determined by our Board of Directors.</p>`;
}

export const style: Style = {
  policyType: 'businessowners',
  name: 'section-schedules',
  build: (random) => {
    const f = facts(random);
    const buildings = f.sites.flatMap(({ locationNumber, building, contents }) => [
      ...(building === null ? [] : [{ locationNumber, name: 'Buildings', limit: building }]),
      { locationNumber, name: 'Business Personal Property', limit: contents },
    ]);
    const special = new Map([
      ['Employee Dishonesty', f.special.dishonesty],
      ['Glass Expenses', f.special.glass],
      ['Money And Securities (On Premises)', f.special.money],
      ['Money And Securities (Off Premises)', f.special.money],
    ]);
    const coverages = [...buildings, ...f.premises, ...f.policy];
    return {
      html: sheet({ css, body: [front(f), property(f), liability(f)] }),
      label: {
        ...f.label,
        locations: f.sites.map(({ locationNumber, at }) => ({ locationNumber, address: oneLine(at) })),
        coverages,
        additionalInterests:
          f.party === null
            ? []
            : [
                {
                  interest: f.party.interest,
                  name: f.party.name,
                  address: oneLine(f.party.at),
                  loanNumber: f.party.loanNumber,
                },
              ],
        // deductibles stand in a list of their own: with the coverages that they apply to they are right too
        _accept: Object.fromEntries(
          coverages.map(({ name }, i) => [`coverages[${i}].deductible`, [null, f.basic, special.get(name) ?? f.basic]]),
        ),
      },
      print: {
        margin: { top: '0.5in', bottom: '0.6in' },
        footer: html`<div style="font:7px sans-serif;width:100%;margin:0 45px;display:flex;justify-content:space-between"><span>Policy Number ${f.label.policyNumber}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
      },
    };
  },
};
