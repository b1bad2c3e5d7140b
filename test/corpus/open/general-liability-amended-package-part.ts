// Captive agents' carrier, the liability part of a business package: amended declarations with previous and current limits side by side,
// reasons for the change, classes on one line each, discounts as a list of words, new forms marked by an asterisk, an agent's letter.
import { addDays, addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, numbered, oneLine, person, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.3pt/1.36 "Nimbus Sans Narrow","Liberation Sans Narrow",sans-serif}.bx{border:1px solid #a00;padding:6px 9px}h1{font-size:15pt;margin:0;color:#a00}h2{font-size:10.5pt;margin:14px 0 3px}.two{display:grid;grid-template-columns:1.2fr 1fr;gap:12px;margin-top:10px}table{width:100%;border-collapse:collapse}th{text-align:left;font-size:8pt;color:#555;padding:2px 4px}td{padding:2.3px 4px;border-bottom:1px solid #e5d0d0;vertical-align:top}
.n{text-align:right}.old{color:#666}.page{break-before:page}.s{font-size:8pt}`;

const trades = [
  ['Janitorial service', 'Janitorial Services', '96816', 'Payroll'],
  ['Landscape gardening', 'Landscape Gardening', '97047', 'Payroll'],
  [
    'Appliance repair',
    'Appliances and Accessories - installation, servicing or repair - household',
    '91150',
    'Payroll',
  ],
  ['Sign shop', 'Sign Painting or Lettering - on buildings or structures', '98993', 'Payroll'],
  ['Furniture store', 'Furniture Stores', '13351', 'Receipts'],
  ['Florist', 'Florists', '12841', 'Receipts'],
] as const;

const known = [
  ['BP-1000', 'Business Coverage Form'],
  ['CG-8830', 'Commercial Liability Endorsement'],
  ['CG-8847.1', 'Additional Insured - Owners, Lessees or Contractors'],
  ['CG-8852', 'Employers Nonownership Liability'],
  ['FX-6210.3', 'Terrorism Insurance Cov Notice'],
  ['FX-3412', 'Actual Cash Value Endorsement'],
  ['CG-8861.2', 'Damage to Property Away From Premises'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const [businessDescription, description, classCode, premiumBasis] = random.pick(trades);
  const sites = random.times(random.int(1, 2), (i) => (i === 0 ? mail : place(random, mail.state)));
  const classifications = sites.map((_, i) => ({
    locationNumber: i + 1,
    classCode,
    description,
    premiumBasis,
    exposure: random.int(30, 700) * 1000,
    premium: random.int(260, 2400),
  }));
  const extras = random.some(
    [
      { name: 'Employers Nonownership Liability', limit: 1_000_000, limitText: null, premium: random.int(60, 180) },
      {
        name: 'Damage to Property Away From Premises',
        limit: random.pick([2500, 5000, 10_000]),
        limitText: null,
        premium: random.int(18, 90),
      },
      { name: 'Blanket Waiver of Subrogation', limit: null, limitText: 'Included', premium: null },
    ],
    random.int(1, 3),
  );
  const fees = random.chance(0.4)
    ? [{ name: random.pick(['Fire Marshal Assessment', 'Guaranty Fund Surcharge']), amount: random.int(2, 38) }]
    : [];
  const one = random.pick([1_000_000, 2_000_000]);
  const [ending, entityType] = random.pick([
    [' Inc', 'Corporation'],
    [' LLC', 'LLC'],
    ['', 'Sole proprietor'],
  ] as const);
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '02', '05', '08', '11'])}-${random.int(10, 28)}`;
  const forms = [...known.slice(0, 2), ...random.some(known.slice(2), random.int(2, 5))];
  const insured = {
    interest: 'Additional Insured',
    name: `${word(random)} ${random.pick(['Property Management LLC', 'Development Corp', 'Centers LP', 'School District'])}`,
    address: oneLine(place(random, mail.state)),
  };
  return {
    mail,
    changed: addDays(effectiveDate, random.int(25, 240)),
    agentAt: place(random, mail.state),
    agentPhone: phone(random),
    previous: { one: one / 2, medical: random.pick([1000, 5000]) },
    extra: random.int(40, 460),
    label: {
      carrierName: `${word(random)} ${random.pick(['Fire and Casualty Company', 'General Insurance Company', 'Farm and Home Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['9#-@@-@###-#', '6###### ## ##'])),
      transactionType: 'change',
      namedInsureds: [`${word(random)} ${businessDescription.split(' ')[0]}${ending}`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: person(random),
      entityType,
      businessDescription,
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([50_000, 300_000]),
      medicalExpenseLimit: 10_000,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: one * 2,
      productsAggregateLimit: one * 2,
      deductibles: random.chance(0.4)
        ? [{ coverage: 'Property Damage', basis: 'per claim', amount: random.pick([250, 500, 1000]) }]
        : [],
      totalPremium: sum([
        ...classifications.map((row) => row.premium),
        ...extras.map((each) => each.premium ?? 0),
        ...fees.map((fee) => fee.amount),
      ]),
      fees,
      discounts: random
        .some(['Renewal Year', 'Years in Business', 'Claim Record', 'Multiple Policies'], random.int(1, 3))
        .map((name) => ({ name })),
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      otherCoverages: extras,
      additionalInterests: [insured],
      forms: forms.map(([number, name]) => ({ number, name })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function letter({ label: l, mail, agentAt, agentPhone, changed, extra }: Facts): Html {
  return html`<p>${l.agencyName}, Agent<br>${agentAt.street}<br>${cityLine(agentAt)}<br>${agentPhone}</p><p style="margin-top:30px">${written(addDays(changed, 6))}</p><p>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</p><p>Re: your business policy</p>
<p>Thank you for calling about your coverage. As you asked, we raised the liability limit of your package and named an additional insured. The new pages are enclosed. For the rest of the term the change costs ${wholeDollars(extra)}, which you will see on your next bill.</p><p>Did you know that a commercial umbrella of $1,000,000 often costs less than a dollar a day? Ask me about it.</p><p style="margin-top:28px">${l.agencyName}</p>`;
}

function declarations({ label: l, mail, changed, previous }: Facts): Html {
  const limit = (name: string, now: number, before = now): Html =>
    html`<tr><td>${name}</td><td class="n old">${wholeDollars(before)}</td><td class="n"><b>${wholeDollars(now)}</b>${before === now ? '' : ' *'}</td></tr>`;
  const [deductible] = l.deductibles;
  const [insured] = l.additionalInterests;
  return html`<div class="page two" style="margin:0"><div><h1>DECLARATIONS AMENDED ${written(changed).toUpperCase()}</h1>Business Package Policy &ndash; Liability Part</div><div class="s">${l.carrierName}<br>A stock company with home offices in ${cityLine({ ...mail, city: 'Branmont', zip: '' }).trim()}</div></div>
<div class="two"><div class="bx"><b>Named Insured</b><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div class="bx"><b>Policy Number</b> ${l.policyNumber}<br><b>Policy Period</b> 12 months<br><b>Effective Date</b> ${written(l.effectiveDate)}<br><b>Expiration Date</b> ${written(l.expirationDate)}<br><b>Entity</b> ${l.entityType} &nbsp; <b>Business</b> ${l.businessDescription}</div></div>
<p><b>Your policy is amended ${written(changed)}:</b> business liability limit increased; medical limit increased; additional insured added. This policy period begins and ends at 12:01 am standard time at the premises.</p>
<h2>Limits of insurance</h2><table><tr><th>Coverage</th><th class="n">Previous</th><th class="n">Current</th></tr>${limit('Coverage L - Business Liability, each occurrence', l.eachOccurrenceLimit, previous.one)}${limit('Coverage M - Medical Expenses, any one person', l.medicalExpenseLimit, previous.medical)}${limit('Personal and Advertising Injury', l.personalAdvertisingInjuryLimit, previous.one)}${limit('Damage to Premises Rented to You', l.damageToRentedPremisesLimit)}${limit('Aggregate - General', l.generalAggregateLimit, previous.one * 2)}${limit('Aggregate - Products/Completed Operations', l.productsAggregateLimit, previous.one * 2)}</table>
${deductible === undefined ? '' : html`<p>Liability deductible: ${deductible.coverage}, ${wholeDollars(deductible.amount)} ${deductible.basis}</p>`}
<h2>Locations</h2>${l.locations.map((each) => html`<div>Location ${String(each.locationNumber).padStart(3, '0')}: ${each.address}</div>`)}
<h2>Exposure and annual premium</h2><table><tr><th>Loc</th><th>Class</th><th>Code</th><th class="n">Exposure</th><th class="n">Premium</th></tr>${l.classifications.map((row) => html`<tr><td>${String(row.locationNumber).padStart(3, '0')}</td><td>${row.description}</td><td>${row.classCode}</td><td class="n">${row.premiumBasis} ${wholeDollars(row.exposure)}</td><td class="n">${wholeDollars(row.premium)}</td></tr>`)}
${l.otherCoverages.map((each) => html`<tr><td></td><td colspan="2">${each.name}</td><td class="n">${each.limit === null ? each.limitText : `Limit ${wholeDollars(each.limit)}`}</td><td class="n">${each.premium === null ? '' : wholeDollars(each.premium)}</td></tr>`)}${l.fees.map((fee) => html`<tr><td></td><td colspan="3">${fee.name}</td><td class="n">${wholeDollars(fee.amount)}</td></tr>`)}<tr><td></td><td colspan="3"><b>Liability part, annual premium as amended</b></td><td class="n"><b>$${whole(l.totalPremium)}</b></td></tr></table><p>Discounts applied: ${l.discounts.map((each) => each.name).join('; ')}</p>
<h2>Other interests</h2><p>${insured?.interest}: ${insured?.name}, ${insured?.address}</p><h2>Forms, options and endorsements of this part</h2><table>${l.forms.map((form, i) => html`<tr><td style="width:90px">${i === l.forms.length - 1 ? '*' : ''}${form.number}</td><td>${form.name}</td></tr>`)}</table><p class="s">* New or changed with these declarations. The property part of your package has its own declarations and premium. Prepared at the request of your agent, ${l.agencyName}. 731-2208 a.3</p>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'amended-package-part',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [letter(f), declarations(f)] }), label: f.label };
  },
};
