// A regional mutual's businessowners policy: a summary page in the words of its marketing, a bill stub, then sheets of
// the policy for each location in the words of the form, premiums in the first column.
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.9pt/1.32 Caladea,serif}.page{break-before:page}h1{font-size:14pt;margin:6pt 0;font-weight:400}h2{font-size:9.6pt;margin:10pt 0 2pt;text-decoration:underline}.flex{display:flex;justify-content:space-between;gap:20pt}.lead{display:flex;align-items:baseline}.lead i{flex:1;border-bottom:1pt dotted #555;margin:0 4pt}
table{width:100%;border-collapse:collapse}td,th{padding:1.5pt 5pt;text-align:left;vertical-align:top}th{font-weight:400;font-style:italic;border-bottom:.6pt solid #000}.n{text-align:right;white-space:nowrap}.stub{border-top:1pt dashed #000;margin-top:30pt;padding-top:8pt}`;

const occupancies = [
  ['09001', 'Restaurant - limited cooking', 'Frozen yogurt and sandwich shop'],
  ['54136', 'Gift shop', 'Gifts and greeting cards'],
  ['71332', 'Barber shop', 'Barber shop'],
  ['63811', 'Accountant office', 'Accounting and tax office'],
  ['59325', 'Hardware store', 'Hardware and paint retailer'],
] as const;

function sheetOf(
  random: Random,
  locationNumber: number,
  classOf: (typeof occupancies)[number],
  at: ReturnType<typeof place>,
) {
  const key = { locationNumber, buildingNumber: 1 };
  const deductible = random.pick([500, 1000, 2500]);
  const building = random.chance(0.6) ? random.int(90, 900) * 1000 : null;
  const line = (
    name: string,
    limit: number | null,
    limitText: string | null,
    own: number | null,
    premium: number | null,
  ) => ({
    ...key,
    name,
    limit,
    limitText,
    deductible: own,
    premium,
  });
  return {
    at,
    location: {
      ...key,
      address: oneLine(at),
      description: classOf[1],
      classCode: classOf[0],
      construction: random.pick(['Frame', 'Joisted Masonry', 'Masonry Non-Combustible']),
      yearBuilt: random.int(1936, 2016),
      protectionClass: random.pick(['03', '04', '06', '09']),
    },
    coverages: [
      ...(building === null ? [] : [line('Building', building, null, deductible, random.dollars(180, 1500))]),
      line('Business Personal Property', random.int(15, 240) * 1000, null, deductible, random.dollars(90, 700)),
      line('Business Income and Extra Expense', null, 'Actual Loss Sustained - 12 Months', null, null),
      line('Money and Securities - Inside', random.pick([10_000, 15_000]), null, null, null),
      ...(random.chance(0.6)
        ? [line('Outdoor Signs', random.int(2, 20) * 1000, null, null, random.dollars(12, 90))]
        : []),
      ...(random.chance(0.5) ? [line('Glass', null, 'Included', 250, random.dollars(18, 85))] : []),
      ...(random.chance(0.4)
        ? [line('Water Back-Up of Sewers or Drains', random.pick([10_000, 25_000]), null, null, random.dollars(24, 95))]
        : []),
    ],
  };
}

function facts(random: Random) {
  const mail = place(random);
  const classOf = random.pick(occupancies);
  const sheets = random.times(random.pick([1, 1, 2, 3]), (i) =>
    sheetOf(random, i + 1, classOf, i === 0 && random.chance(0.6) ? mail : place(random, mail.state)),
  );
  const policyWide = [
    {
      name: 'Employee Dishonesty',
      limit: random.pick([10_000, 25_000]),
      limitText: null,
      premium: random.dollars(22, 80),
    },
    { name: 'Electronic Data', limit: 10_000, limitText: null, premium: null },
    ...(random.chance(0.6)
      ? [
          {
            name: 'Hired and Nonowned Auto Liability',
            limit: null,
            limitText: 'Included in Each Occurrence',
            premium: random.dollars(60, 190),
          },
        ]
      : []),
    ...(random.chance(0.5)
      ? [{ name: 'Equipment Breakdown', limit: null, limitText: 'Covered', premium: random.dollars(35, 160) }]
      : []),
    ...(random.chance(0.3)
      ? [{ name: 'Cyber Protection Package', limit: 50_000, limitText: null, premium: random.dollars(66, 150) }]
      : []),
  ];
  const liability = random.dollars(120, 900);
  const discounts = random
    .some(['Central Station Alarm Credit', 'Mutual Loyalty Credit', 'Package Credit'], random.int(0, 2))
    .map((name) => ({ name, amount: random.int(12, 80) }));
  const owned = sheets.flatMap((each) => each.coverages);
  const totalPremium = sum([
    liability,
    ...[...owned, ...policyWide].map(({ premium }) => premium ?? 0),
    ...discounts.map(({ amount }) => -amount),
  ]);
  const one = random.pick([500_000, 1_000_000, 2_000_000]);
  const effectiveDate = `${random.int(2015, 2025)}-${random.pick(['03', '06', '09', '11'])}-${random.pick(['01', '15', '20'])}`;
  const bank = random.chance(0.6) ? place(random, mail.state) : null;
  const insured = company(random);
  return {
    mail,
    sheets,
    policyWide,
    liability,
    bank,
    agentPhone: phone(random),
    account: random.digits(9),
    label: {
      carrierName: `${word(random)} Mutual Fire Insurance Company`,
      policyNumber: numbered(random, random.pick(['BP #######', 'BOP-####-#####-##'])),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: random.chance(0.4) ? [insured, `${word(random)} Properties LLC`] : [insured],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Corporation', 'Limited Liability Company', 'Individual', 'Partnership']),
      businessDescription: classOf[2],
      totalPremium,
      discounts,
      eachOccurrenceLimit: one,
      medicalExpenseLimit: random.pick([5000, 10_000]),
      damageToRentedPremisesLimit: random.pick([50_000, 100_000, 300_000]),
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      locations: sheets.map(({ location }) => location),
      coverages: [
        ...owned,
        ...policyWide.map((each) => ({ ...each, locationNumber: null, buildingNumber: null, deductible: null })),
      ],
      additionalInterests:
        bank === null
          ? []
          : [
              {
                interest: 'Mortgageholder',
                name: `${word(random)} Community Bank`,
                address: oneLine(bank),
                loanNumber: random.digits(8),
              },
            ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const lead = (caption: string, value: Piece): Html => html`<div class="lead">${caption}<i></i>${value}</div>`;
const premiumOf = (premium: number | null): string => (premium === null ? 'Incl.' : whole(premium));

function summary({ label: l, mail, account, liability, policyWide, sheets, agentPhone }: Facts): Html {
  const property = sum(sheets.flatMap((each) => each.coverages.map(({ premium }) => premium ?? 0)));
  return html`<div class="flex"><b>${l.carrierName}</b><span>A policyholder-owned company</span></div><h1>Your Main Street Business Policy at a glance</h1>
<div class="flex"><div>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><div>Policy ${l.policyNumber}<br>${l.transactionType === 'new' ? 'New policy' : 'Renewal'} effective ${dashed(l.effectiveDate)}<br>${l.agencyName}<br>${agentPhone}</div></div>
<p>Thank you for insuring with your neighbors. This page gives you an overview; the Businessowners Policy Declarations follow and govern.</p>
${lead('Your property premium', `$${whole(property)}`)}${lead('Your liability premium', `$${whole(liability)}`)}${lead('Extra protection that you picked', `$${whole(sum(policyWide.map(({ premium }) => premium ?? 0)))}`)}${l.discounts.length === 0 ? '' : lead('What you saved', `$${whole(sum(l.discounts.map(({ amount }) => amount)))}`)}${lead('Total for twelve months', `$${whole(l.totalPremium)}`)}
<div class="stub"><div class="flex"><b>PLEASE RETURN THIS PART WITH YOUR PAYMENT</b><span>Account ${account}</span></div>${lead('Minimum due now (one of four installments, $5.00 installment charge included)', dollarsAndCents(Math.round(l.totalPremium * 25) / 100 + 5))}${lead('Pay in full and save 4%', dollarsAndCents(Math.round(l.totalPremium * 96) / 100))}</div>`;
}

function declarations({ label: l, mail, policyWide, liability, bank }: Facts): Html {
  const [interest] = l.additionalInterests;
  return html`<div class="page"><h1>BUSINESSOWNERS POLICY DECLARATIONS</h1><table><tr><td>POLICY NUMBER<br><b>${l.policyNumber}</b></td><td>POLICY PERIOD<br><b>${dashed(l.effectiveDate)} to ${dashed(l.expirationDate)}</b> 12:01 A.M.</td><td>AGENCY<br><b>${l.agencyName}</b></td></tr></table>
<h2>Named Insured and Address</h2>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}<h2>Form of Business</h2>${l.entityType}<h2>Business Description</h2>${l.businessDescription}
<h2>Section II &ndash; Liability</h2><table><tr><th>Premium</th><th></th><th class="n">Limit</th></tr><tr><td>${whole(liability)}</td><td>Liability and Medical Expenses &ndash; Each Occurrence</td><td class="n">$${whole(l.eachOccurrenceLimit)}</td></tr><tr><td>Incl.</td><td>Medical Expenses &ndash; Per Person</td><td class="n">$${whole(l.medicalExpenseLimit)}</td></tr><tr><td>Incl.</td><td>Damage to Premises Rented to You &ndash; Any One Premises</td><td class="n">$${whole(l.damageToRentedPremisesLimit)}</td></tr><tr><td>Incl.</td><td>Other Than Products/Completed Operations Aggregate</td><td class="n">$${whole(l.generalAggregateLimit)}</td></tr><tr><td>Incl.</td><td>Products/Completed Operations Aggregate</td><td class="n">$${whole(l.productsAggregateLimit)}</td></tr></table>
<h2>Coverages that apply to the whole policy</h2><table><tr><th>Premium</th><th></th><th class="n">Limit</th></tr>${policyWide.map((each) => html`<tr><td>${premiumOf(each.premium)}</td><td>${each.name}</td><td class="n">${each.limit === null ? each.limitText : `$${whole(each.limit)}`}</td></tr>`)}<tr><td></td><td>Professional Liability</td><td class="n">Not provided</td></tr></table>
${l.discounts.length === 0 ? '' : html`<h2>Credits</h2><table>${l.discounts.map(({ name, amount }) => html`<tr><td style="width:60pt">-${whole(amount)}</td><td>${name}</td></tr>`)}</table>`}<h2>Total Annual Premium</h2>$${whole(l.totalPremium)}
${bank === null || interest === undefined ? '' : html`<h2>Mortgageholder</h2>${interest.name}, ISAOA<br>${bank.street}<br>${cityLine(bank)}<br>Loan no. ${interest.loanNumber}`}<h2>Forms</h2>BP 00 03 (07-13), BP 01 59 (08-08), BP 05 15 (01-15), MM 2040 (06-17), MM 2077 (01-20)</div>`;
}

const locationSheet = ({ location: at, coverages }: Facts['sheets'][number], { label: l }: Facts): Html =>
  html`<div class="page"><div class="flex"><span>${l.carrierName}</span><span>${l.policyNumber}</span></div><h1>Section I &ndash; Property: Location ${at.locationNumber}, Building ${at.buildingNumber}</h1><div class="flex"><div>${at.address}<br>Occupied as ${at.description} (class ${at.classCode})</div><div>Construction: ${at.construction}<br>Built in ${at.yearBuilt}, protection class ${at.protectionClass}</div></div>
<table style="margin-top:8pt"><tr><th>Premium</th><th>Coverage</th><th class="n">Deductible</th><th class="n">Limit of Insurance</th></tr>${coverages.map((each) => html`<tr><td>${premiumOf(each.premium)}</td><td>${each.name}</td><td class="n">${each.deductible === null ? '' : `$${whole(each.deductible)}`}</td><td class="n">${each.limit === null ? each.limitText : `$${whole(each.limit)}`}</td></tr>`)}</table><p>Property is valued at replacement cost. The deductible applies once to each occurrence. Automatic increase of the building limit: 4%.</p></div>`;

export const style: Style = {
  policyType: 'businessowners',
  name: 'mutual-coverage-sheets',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [summary(f), declarations(f), f.sheets.map((each) => locationSheet(each, f))] }),
      label: f.label,
    };
  },
};
