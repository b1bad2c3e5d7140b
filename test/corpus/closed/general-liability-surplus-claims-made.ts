// An excess and surplus lines house's claims-made liability for one operation: lettered boxes, limits in words of its
// form with a self-insured retention, taxes and fees in the declarations, minimum earned premium as an amount.
import { addYears, written } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.34 "Liberation Serif",serif}h1{font-size:12pt;text-align:center;margin:0}h2{font-size:10pt;text-align:center;margin:2pt 0 8pt;font-weight:400}.warn{border:1.2pt solid #000;padding:4pt 7pt;font-size:8pt;font-weight:700;text-align:justify}.item{display:grid;grid-template-columns:58pt 1fr;margin-top:7pt}.item>b{font-size:8.4pt}
table{border-collapse:collapse;width:100%}td,th{padding:1.4pt 4pt;text-align:left;vertical-align:top}th{font-size:7.6pt;border-bottom:.6pt solid #000}.n{text-align:right;white-space:nowrap}.page{break-before:page}.amt{width:80%}`;

const operations = [
  [
    'Hemp and CBD retail dispensary',
    '18501',
    'Stores - no food or drink - for profit',
    'Gross Receipts',
    300,
    3000,
    'per $1,000',
  ],
  ['Trampoline and indoor play center', '10113', 'Amusement centers', 'Admissions', 15, 120, 'per 1,000'],
  ['Security guard service, unarmed', '98751', 'Security and patrol agencies', 'Payroll', 150, 1800, 'per $1,000'],
  ['Crane and rigging services', '91629', 'Crane service', 'Gross Receipts', 400, 5200, 'per $1,000'],
  ['Home health aides', '44429', 'Health care services - home', 'Payroll', 200, 2400, 'per $1,000'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const [businessDescription, classCode, description, premiumBasis, low, high, per] = random.pick(operations);
  const thousands = random.int(low, high);
  const rate = random.int(250, 4200) / 100;
  const classPremium = Math.max(1500, Math.round(thousands * rate));
  const isMinimum = classPremium === 1500;
  const extras = [
    ...(random.chance(0.6)
      ? [
          {
            name: 'Assault and Battery Sublimit',
            limit: random.pick([50_000, 100_000, 250_000]),
            limitText: null,
            premium: random.chance(0.6) ? random.int(150, 900) : null,
          },
        ]
      : []),
    ...(random.chance(0.4)
      ? [
          {
            name: 'Sexual Abuse or Molestation',
            limit: random.pick([100_000, 300_000]),
            limitText: null,
            premium: random.int(300, 1600),
          },
        ]
      : []),
    ...(random.chance(0.4)
      ? [{ name: 'Blanket Waiver of Transfer of Rights', limit: null, limitText: 'Included', premium: null }]
      : []),
  ];
  const premium = sum([classPremium, ...extras.map((each) => each.premium ?? 0)]);
  const flat = [
    { name: 'Company Underwriting Fee', amount: random.pick([150, 250, 500]) },
    { name: 'Broker Fee', amount: random.pick([100, 300, 350]) },
  ].slice(0, random.int(1, 2));
  const taxable = sum([premium, ...flat.map(({ amount }) => amount)]);
  const taxes = [
    { name: 'State Surplus Lines Tax', amount: Math.round(taxable * random.pick([3, 3.6, 4.85])) / 100 },
    ...(random.chance(0.6) ? [{ name: 'Surplus Lines Service Charge', amount: Math.round(taxable * 0.18) / 100 }] : []),
  ];
  const one = random.pick([1_000_000, 1_000_000, 2_000_000]);
  const year = random.int(2017, 2025);
  const effectiveDate = `${year}-${random.pick(['02', '05', '08', '11'])}-${random.int(10, 28)}`;
  const retro = random.pick(['inception', 'earlier', 'none'] as const);
  const hasRented = random.chance(0.8);
  const insuredName = `${word(random)} ${random.pick(['Group LLC', 'Services, Inc.', 'Holdings LLC', 'Enterprises, Inc.'])}`;
  const site = random.chance(0.5) ? mail : place(random, mail.state);
  return {
    mail,
    site,
    per,
    flat,
    taxes,
    premium,
    isMinimum,
    retro,
    office: place(random),
    percent: random.pick([25, 35, 100]),
    label: {
      carrierName: `${word(random)} ${random.pick(['Excess & Surplus Insurance Company', 'Specialty Underwriters Insurance Company', 'Surplus Lines Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['GLC-#######-##', '@@ES####-@-##'])),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [insuredName],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      entityType: random.pick(['Limited Liability Company', 'Corporation', 'Partnership']),
      businessDescription,
      coverageForm: 'claims_made',
      retroactiveDate:
        retro === 'none' ? null : retro === 'inception' ? effectiveDate : addYears(effectiveDate, -random.int(1, 6)),
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: hasRented ? random.pick([50_000, 100_000]) : null,
      medicalExpenseLimit: random.chance(0.5) ? random.pick([1000, 5000]) : null,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: random.pick([one, one * 2]),
      productsAggregateLimit: random.chance(0.7) ? one : null,
      deductibles: [{ coverage: null, basis: 'each claim', amount: random.pick([1000, 2500, 5000, 10_000]) }],
      totalPremium: sum([taxable, ...taxes.map(({ amount }) => amount)]),
      minimumPremium: 0,
      auditPeriod: 'Annual',
      fees: [...flat, ...taxes],
      locations: [{ locationNumber: 1, address: oneLine(site) }],
      classifications: [
        {
          locationNumber: 1,
          classCode,
          description,
          premiumBasis,
          exposure: thousands * 1000,
          rate,
          premium: classPremium,
        },
      ],
      otherCoverages: extras,
      forms: [
        'CG 00 02 04 13',
        'ES-GL-101 (06/18)',
        'ES-GL-117 (01/20)',
        'CG 21 49 09 99',
        'CG 27 02 12 04',
        'ES-SOS (07/15)',
      ]
        .slice(0, random.int(3, 6))
        .map((number) => ({ number, name: null })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const item = (letter: string, body: Piece): Html =>
  html`<div class="item"><b>Item ${letter}.</b><div>${body}</div></div>`;
const amount = (value: number | null): string => (value === null ? 'Excluded' : `$${whole(value)}`);

function premiumComputation({ label: l, per, isMinimum }: Facts): Html {
  const [own] = l.classifications;
  return item(
    'H',
    html`Premium Computation (audit period: ${l.auditPeriod})<table><tr><th>Loc.</th><th>Code</th><th>Class</th><th>Basis</th><th class="n">Estimated exposure</th><th class="n">Rate ${per}</th><th class="n">Advance premium</th></tr><tr><td>1</td><td>${own?.classCode}</td><td>${own?.description}</td><td>${own?.premiumBasis}</td><td class="n">${whole(own?.exposure ?? 0)}</td><td class="n">${own?.rate.toFixed(2)}</td><td class="n">${whole(own?.premium ?? 0)}${isMinimum ? ' MP' : ''}</td></tr></table>`,
  );
}

function declarations(f: Facts): Html {
  const { label: l, mail, site, flat, taxes, premium, retro } = f;
  const row = (name: string, limit: string): Html =>
    html`<tr><td class="n" style="width:90pt">${limit}</td><td>${name}</td></tr>`;
  const cost = (name: string, value: number): Html => html`<tr><td>${name}</td><td class="n">${cents(value)}</td></tr>`;
  const retroText = {
    inception: `${written(l.effectiveDate)} (policy inception)`,
    earlier: written(l.retroactiveDate ?? l.effectiveDate),
    none: 'None',
  }[retro];
  return html`<h1>${l.carrierName}</h1><h2>General Liability Declarations &ndash; Claims Made</h2><div class="warn">THIS IS A CLAIMS MADE POLICY. IT APPLIES ONLY TO CLAIMS FIRST MADE AGAINST THE INSURED AND REPORTED TO THE COMPANY DURING THE POLICY PERIOD OR ANY EXTENDED REPORTING PERIOD. DEFENSE EXPENSES REDUCE THE RETENTION.</div>
<p style="text-align:center">Policy No. <b>${l.policyNumber}</b> &nbsp;&nbsp; ${l.transactionType === 'new' ? 'New Business' : 'Renewal'}</p>
${item('A', html`Named Insured: ${l.namedInsureds[0]}<br>Principal Address: ${mail.street}<br>${cityLine(mail)}<br>Legal form: ${l.entityType}`)}
${item('B', html`Policy Period: from ${written(l.effectiveDate)} to ${written(l.expirationDate)} at 12:01 a.m. at the Principal Address`)}${item('C', html`Retroactive Date: ${retroText}`)}${item('D', html`Operations of the Insured: ${l.businessDescription}<br>Location 1: ${site === mail ? 'Same as Principal Address' : oneLine(site)}`)}
${item('E', html`Limits of Liability<table class="amt">${row('Occurrence Limit', amount(l.eachOccurrenceLimit))}${row('Policy Aggregate, other than Products-Completed Operations Hazard', amount(l.generalAggregateLimit))}${row('Products-Completed Operations Hazard Aggregate', amount(l.productsAggregateLimit))}${row('Personal Injury and Advertising Injury', amount(l.personalAdvertisingInjuryLimit))}${row('Fire Legal / Premises Rented to the Insured, any one premises', amount(l.damageToRentedPremisesLimit))}${row('Medical Expenses, any one person', amount(l.medicalExpenseLimit))}</table>`)}
${l.otherCoverages.length === 0 ? '' : item('F', html`Coverage by Endorsement<table class="amt">${l.otherCoverages.map((each) => html`<tr><td class="n" style="width:90pt">${each.limit === null ? each.limitText : amount(each.limit)}</td><td>${each.name}</td><td class="n">${each.premium === null ? '' : `premium ${whole(each.premium)}`}</td></tr>`)}</table>`)}
${item('G', html`Self-Insured Retention: $${whole(l.deductibles[0]?.amount ?? 0)} each claim, including Defense Expenses`)}
${premiumComputation(f)}
${item('I', html`Premium, Fees and Taxes<table class="amt">${cost('Annual Premium', premium)}${flat.map((each) => cost(each.name, each.amount))}${taxes.map((each) => cost(each.name, each.amount))}<tr><td><b>Total Payable</b></td><td class="n"><b>${cents(l.totalPremium)}</b></td></tr></table>Minimum Earned Premium at inception: ${whole(l.minimumPremium)} (${f.percent}% of the Annual Premium)`)}
${item('J', html`Producer: ${l.agencyName}, ${f.office.street}, ${cityLine(f.office)}`)}${item('K', html`Forms attached at issue: ${l.forms.map(({ number }) => number).join('; ')}`)}`;
}

const notice = ({ label: l }: Facts): Html =>
  html`<div class="page"><h2>Service of Suit and Notice of Claim</h2><p>Report every claim in writing at once to claims@${l.carrierName.split(' ')[0]?.toLowerCase()}.example. Include policy ${l.policyNumber}, the date of the event and the names of those hurt. A demand for $25,000 or more, a suit, or a request for an extended reporting period must be sent by overnight mail.</p><p>The insurer is not admitted in this state. The policyholder has no protection by the insurance guaranty association. An Extended Reporting Period may be bought within sixty days after the end of the policy for up to 200% of the annual premium.</p></div>`;

export const style: Style = {
  policyType: 'general_liability',
  name: 'surplus-claims-made',
  build: (random) => {
    const drawn = facts(random);
    const f = {
      ...drawn,
      label: { ...drawn.label, minimumPremium: Math.round((drawn.premium * drawn.percent) / 100) },
    };
    return {
      html: sheet({ css, body: [declarations(f), notice(f)] }),
      label: { ...f.label, _accept: { 'deductibles[0].coverage': [null, 'Self-Insured Retention'] } },
    };
  },
};
