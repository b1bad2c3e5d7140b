// National carrier's middle market unit, a service firm in several states: one composite rate for each class, so that premiums are not split. Amounts stand
// in front of the names of the limits, a retention takes the place of a deductible, exposures come before the class in a table that runs over two
// pages with a carried-forward line, state surcharges below, optional coverages with their own aggregate, forms by number only.
import { addYears, dayFirst, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.35 Lato,sans-serif}.pg{break-before:page}.hd{display:flex;justify-content:space-between;background:#1d1d2b;color:#fff;padding:6pt 10pt;font-size:11pt}.hd span{font-weight:300}h2{font-size:9.6pt;text-transform:uppercase;letter-spacing:.6pt;margin:13pt 0 4pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:3pt 24pt}.k{color:#667;font-size:7.6pt}
table{width:100%;border-collapse:collapse}td,th{padding:2.4pt 4pt;text-align:left;font-weight:400;vertical-align:top}th{font-size:7.4pt;color:#445;border-bottom:.7pt solid #1d1d2b;vertical-align:bottom}.r{text-align:right}.t td{border-top:.7pt solid #1d1d2b;font-weight:700}.lim{display:grid;grid-template-columns:90pt 1fr;gap:2pt 10pt}.lim>:nth-child(odd){text-align:right;font-weight:700}`;

/** Operations, end of the name, organization, premium basis, then code, words, lowest and highest rate of each class. */
type Firm = readonly [string, string, string, string, readonly (readonly [string, string, number, number])[]];

const firms: readonly Firm[] = [
  [
    'Commercial janitorial services',
    'Facility Services, Inc.',
    'Corporation',
    'Payroll',
    [
      ['96816', 'Janitorial Services', 9, 30],
      ['99975', 'Window Cleaning', 18, 60],
      ['97047', 'Landscape Gardening', 8, 26],
    ],
  ],
  [
    'Temporary staffing',
    'Staffing Group LLC',
    'Limited Liability Company',
    'Payroll',
    [
      ['41677', 'Consultants NOC', 1.1, 3.9],
      ['49239', 'Employment Agencies', 1.8, 6.2],
      ['91560', 'Concrete Construction', 11, 34],
    ],
  ],
  [
    'Fitness clubs',
    'Athletic Clubs, LP',
    'Limited Partnership',
    'Gross Sales',
    [
      ['44276', 'Health or Exercise Clubs - Commercially Operated', 6, 22],
      ['18437', 'Stores - No Food or Drink - For Profit', 0.9, 3.1],
      ['48925', 'Swimming Pools NOC', 9, 33],
    ],
  ],
];

const options = [
  ['Employee Benefits Liability, each employee', 1_000_000],
  ['Stop Gap Employers Liability', 1_000_000],
  ['Abuse or Molestation, each act', 250_000],
  ['Limited Pollution - Job Site', 100_000],
] as const;

function rowsOf(random: Random, firm: Firm, states: readonly string[]) {
  let location = 0;
  return states.flatMap((state) => {
    location++;
    const territory = numbered(random, '50#');
    return random.some(firm[4], random.int(1, 3)).map(([classCode, description, low, high]) => {
      const exposure = random.int(60, 2400) * 1000;
      const rate = Math.round((low + random.next() * (high - low)) * 1000) / 1000;
      return {
        locationNumber: location,
        state,
        territory,
        classCode,
        description,
        premiumBasis: firm[3],
        exposure,
        rate,
        premium: Math.round((exposure / 1000) * rate),
      };
    });
  });
}

function facts(random: Random) {
  const firm = random.pick(firms);
  const states = random.some(
    ['KY', 'NC', 'TX', 'OH', 'GA', 'IL', 'MO', 'TN', 'CO', 'WI', 'AZ', 'VA'],
    random.int(2, 10),
  );
  const sites = states.map((state) => place(random, state));
  const mail = sites[0] ?? place(random);
  const classifications = rowsOf(random, firm, states);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '04', '07', '10'])}-01`;
  const each = random.pick([1_000_000, 2_000_000]);
  const otherCoverages = random
    .some(options, random.int(0, 3))
    .map(([name, limit]) => ({ name, limit, premium: random.int(150, 2600) }));
  const composite = sum(classifications.map(({ premium }) => premium));
  const beforeTax = sum([composite, ...otherCoverages.map(({ premium }) => premium)]);
  const fees = [
    { name: 'Terrorism Risk Insurance Act Premium', amount: Math.round(beforeTax * 0.01) },
    ...(states.includes('KY') ? [{ name: 'Kentucky Municipal Tax and Surcharge', amount: random.int(60, 900) }] : []),
  ];
  const totalPremium = sum([beforeTax, ...fees.map(({ amount }) => amount)]);
  return {
    mail,
    composite,
    brand: word(random),
    clients: random.times(random.int(0, 2), () => ({
      name: `${word(random)} ${random.pick(['Property Management', 'Hospital District', 'Airport Authority'])}`,
      at: place(random),
    })),
    label: {
      carrierName: `${word(random)} ${random.pick(['National Insurance Company', 'American Insurance Company', 'Commerce and Industry Company'])}`,
      policyNumber: numbered(random, random.pick(['GLC ### ## ##', 'TB2-Z@@-######-###', '## GLO #######'])),
      transactionType: random.pick(['renewal', 'new']),
      namedInsureds: [`${word(random)} ${firm[1]}`],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} Risk Placement Services`,
      entityType: firm[2],
      businessDescription: firm[0],
      coverageForm: 'occurrence',
      eachOccurrenceLimit: each,
      damageToRentedPremisesLimit: random.pick([300_000, 500_000, 1_000_000]),
      medicalExpenseLimit: random.chance(0.7) ? 10_000 : null,
      personalAdvertisingInjuryLimit: each,
      generalAggregateLimit: each * 2,
      productsAggregateLimit: each * 2,
      deductibles: [
        {
          coverage: 'Bodily Injury and Property Damage',
          basis: 'each occurrence',
          amount: random.pick([5000, 10_000, 25_000]),
        },
      ],
      totalPremium,
      minimumPremium: Math.round(composite * 0.8),
      auditPeriod: random.pick(['Annual', 'Quarterly']),
      fees,
      otherCoverages,
      locations: sites.map((site, i) => ({ locationNumber: i + 1, address: oneLine(site) })),
      classifications,
      forms: [
        'CG 00 01 04 13',
        'CG 20 15 04 13',
        'CG 25 04 05 09',
        'CG 21 06 05 14',
        'CG 21 47 12 07',
        'NGL 104 0315',
        'NGL 377 0117',
        'IL 00 17 11 98',
      ]
        .filter((_, i) => i === 0 || random.chance(0.75))
        .map((number) => ({ number })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const title = (f: Facts, text: string): Html =>
  html`<div class="hd"><b>${f.brand} Middle Market</b><span>${text}</span></div>`;

function front(f: Facts): Html {
  const { label: l } = f;
  const pair = (caption: string, value: Html | string): Html =>
    html`<div><span class="k">${caption}</span><br>${value}</div>`;
  const limits = [
    [l.generalAggregateLimit, 'General Aggregate, other than Products/Completed Operations (per location: CG 25 04)'],
    [l.productsAggregateLimit, 'Products/Completed Operations Aggregate'],
    [l.eachOccurrenceLimit, 'Each Occurrence'],
    [l.personalAdvertisingInjuryLimit, 'Personal and Advertising Injury, any one person or organization'],
    [l.damageToRentedPremisesLimit, 'Damage to Premises Rented to You, any one premises'],
    [l.medicalExpenseLimit, 'Medical Expense, any one person'],
  ] as const;
  return html`${title(f, 'General Liability Declarations')}<div class="two" style="margin-top:9pt">${pair('Insurer', l.carrierName)}${pair('Policy No.', `${l.policyNumber}${l.transactionType === 'new' ? ' (New)' : ' (Renewal)'}`)}${pair('Named Insured', l.namedInsureds[0] ?? '')}${pair('Policy Period', `${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)} at 12:01 a.m. local time`)}${pair('Address', html`${f.mail.street}<br>${cityLine(f.mail)}`)}${pair('Broker', l.agencyName)}${pair('Type of Organization', l.entityType)}${pair('Operations', l.businessDescription)}${pair('Form', 'Occurrence')}${pair('Audit', l.auditPeriod)}</div>
<h2>Limits of Insurance</h2><div class="lim">${limits.map(([amount, name]) => html`<span>${amount === null ? 'Not Covered' : `$${whole(amount)}`}</span><span>${name}</span>`)}</div>
<h2>Self-Insured Amount</h2>${l.deductibles.map(({ coverage, basis, amount }) => html`<div class="lim"><span>$${whole(amount)}</span><span>${coverage}, ${basis}. You reimburse us for loss; claim expense does not erode it.</span></div>`)}
${l.otherCoverages.length === 0 ? null : html`<h2>Optional Coverages</h2><table><tr><th>Coverage</th><th class="r">Limit</th><th class="r">Premium</th></tr>${l.otherCoverages.map(({ name, limit, premium }) => html`<tr><td>${name}</td><td class="r">$${whole(limit)}</td><td class="r">$${whole(premium)}</td></tr>`)}</table>`}
<h2>Premium</h2><table><tr><td>Estimated composite premium (see schedule)</td><td class="r">$${whole(f.composite)}</td></tr>${l.otherCoverages.length === 0 ? null : html`<tr><td>Optional coverages</td><td class="r">$${whole(sum(l.otherCoverages.map(({ premium }) => premium)))}</td></tr>`}${l.fees.map(({ name, amount }) => html`<tr><td>${name}</td><td class="r">$${whole(amount)}</td></tr>`)}<tr class="t"><td>Total estimated policy premium</td><td class="r">$${whole(l.totalPremium)}</td></tr><tr><td>Minimum premium for the term</td><td class="r">$${whole(l.minimumPremium)}</td></tr></table>`;
}

const PER_PAGE = 12;

function schedule(f: Facts): Html {
  const { label: l } = f;
  const pages = Array.from({ length: Math.ceil(l.classifications.length / PER_PAGE) }, (_, i) =>
    l.classifications.slice(i * PER_PAGE, (i + 1) * PER_PAGE),
  );
  const heads = html`<tr><th>St</th><th>Terr</th><th>Loc</th><th class="r">Est. Exposure</th><th>Basis (per 1,000)</th><th>Class</th><th>Code</th><th class="r">Composite Rate</th><th class="r">Premium $</th></tr>`;
  let carried = 0;
  return html`${pages.map((rows, i) => {
    const brought =
      carried === 0
        ? null
        : html`<tr><td colspan="8" class="r">Brought forward</td><td class="r">${whole(carried)}</td></tr>`;
    carried = sum([carried, ...rows.map(({ premium }) => premium)]);
    return html`<div class="pg"></div>${title(f, `Composite Rating Schedule${i === 0 ? '' : ', continued'}`)}<p>${l.policyNumber} &nbsp; ${l.namedInsureds[0]} &nbsp; effective ${dayFirst(l.effectiveDate)}</p><table>${heads}${brought}${rows.map((row) => html`<tr><td>${row.state}</td><td>${row.territory}</td><td>${row.locationNumber}</td><td class="r">${whole(row.exposure)}</td><td>${row.premiumBasis}</td><td>${row.description}</td><td>${row.classCode}</td><td class="r">${row.rate.toFixed(3)}</td><td class="r">${whole(row.premium)}</td></tr>`)}<tr class="t"><td colspan="8" class="r">${i === pages.length - 1 ? 'Estimated composite premium' : 'Carried forward'}</td><td class="r">${whole(carried)}</td></tr></table>`;
  })}<h2>Locations</h2><table>${l.locations.map(({ locationNumber, address }) => html`<tr><td style="width:40pt">${locationNumber}</td><td>${address}</td></tr>`)}</table>
${f.clients.length === 0 ? null : html`<h2>Designated Additional Insureds</h2>${f.clients.map(({ name, at }) => html`<div>${name}, ${at.street}, ${cityLine(at)}</div>`)}`}<h2>Forms Made Part of This Policy</h2><div>${l.forms.map(({ number }) => number).join('; ')}</div>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'composite-rated-states',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [front(f), schedule(f)] }),
      label: {
        ...f.label,
        additionalInterests: f.clients.map(({ name, at }) => ({
          interest: 'Designated Additional Insureds',
          name,
          address: oneLine(at),
        })),
      },
    };
  },
};
