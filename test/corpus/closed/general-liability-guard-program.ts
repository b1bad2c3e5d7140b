// Surplus lines program for guard and alarm companies: preprinted numbers of items left, names of limits behind their amounts, composite rating on
// payroll and receipts by state, errors and omissions beside the liability, a retention, filings of tax, and the broker's addendum of insureds.
import { addYears, dayFirst } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.8pt/1.36 Carlito,sans-serif}h1{font-size:13pt;margin:0}.top{border:2px solid #000;padding:8px 12px;margin-bottom:8px;display:flex;justify-content:space-between}.it{display:grid;grid-template-columns:.55in 1.35in 1fr;padding:5px 0;border-bottom:1px solid #aaa;break-inside:avoid}.it>b:nth-child(2){font-weight:400;text-transform:uppercase;font-size:7.4pt;padding-top:1px}.a{display:grid;grid-template-columns:1in 1fr;gap:0 12px}.a>span:nth-child(odd){text-align:right}table{width:100%;border-collapse:collapse}th{font-weight:400;font-size:7.4pt;text-align:right;vertical-align:bottom;border-bottom:.6px solid #000}td,th{padding:1.5px 0 1.5px 9px}td{text-align:right}td:first-child,th:first-child{padding-left:0}td.l,th.l{text-align:left}.page{break-before:page}.s{font-size:7.4pt}`;

const classes = [
  ['98751', 'Security and Patrol Agencies - unarmed', 'Payroll', 16, 38],
  ['98752', 'Security and Patrol Agencies - armed', 'Payroll', 29, 62],
  ['91127', 'Alarms and Alarm Systems - installation, servicing or repair', 'Gross Receipts', 5, 14],
  ['96930', 'Investigative Agencies', 'Gross Receipts', 7, 19],
] as const;

const companyForms = [
  ['CG 00 01', '04/13', 'Commercial General Liability Coverage Form'],
  ['SGP 200', '01/18', 'Security Professionals Errors and Omissions'],
  ['SGP 214', '06/20', 'Assault and Battery Sublimit'],
  ['SGP 231', '01/18', 'Self-Insured Retention Endorsement'],
  ['CG 20 26', '12/19', 'Additional Insured - Designated Person or Organization'],
  ['CG 21 47', '12/07', 'Employment-Related Practices Exclusion'],
  ['CG 21 06', '05/14', 'Exclusion - Access or Disclosure of Confidential Information'],
  ['SOS 1', '07/11', 'Service of Suit'],
  ['SGP 260', '03/20', 'Minimum and Deposit Premium'],
] as const;

function facts(random: Random) {
  const mail = place(random);
  const states = [mail.state, ...(random.chance(0.5) ? [place(random).state] : [])];
  const classifications = [...new Set(states)].flatMap((state) =>
    random.some(classes, random.int(1, 3)).map(([classCode, description, premiumBasis, low, high]) => {
      const exposure = random.int(60, 1900) * 1000;
      const rate = random.int(low * 1000, high * 1000) / 1000;
      return {
        state,
        classCode,
        description,
        premiumBasis,
        exposure,
        rate,
        premium: Math.round((exposure * rate) / 1000),
      };
    }),
  );
  const one = random.pick([1_000_000, 1_000_000, 2_000_000]);
  const others = [
    { name: 'Security Professionals Errors and Omissions', limit: one, premium: null },
    { name: 'Assault and Battery', limit: random.pick([250_000, 500_000]), premium: null },
    ...(random.chance(0.6)
      ? [{ name: 'Lost Key Liability', limit: 50_000, premium: random.pick([250, 350, 500]) }]
      : []),
    ...(random.chance(0.5)
      ? [{ name: 'Care, Custody or Control', limit: 25_000, premium: random.pick([150, 300]) }]
      : []),
    ...(random.chance(0.5) ? [{ name: 'Stop Gap Employers Liability', limit: 500_000, premium: 275 }] : []),
  ];
  const premium = sum([...classifications.map((row) => row.premium), ...others.map((each) => each.premium ?? 0)]);
  const policyFee = random.pick([250, 350, 500]);
  const fees = [
    { name: 'Program Fee', amount: policyFee },
    {
      name: `Surplus Lines Tax - ${mail.state}`,
      amount: Math.round((premium + policyFee) * random.pick([3, 4.85, 5, 3.6])) / 100,
    },
    ...(random.chance(0.6)
      ? [{ name: 'Stamping Office Fee', amount: Math.round((premium + policyFee) * 0.2) / 100 }]
      : []),
  ];
  const effectiveDate = `${random.int(2021, 2025)}-${random.pick(['01', '02', '06', '09', '12'])}-${random.int(10, 28)}`;
  const isRenewal = random.chance(0.6);
  return {
    mail,
    premium,
    others,
    isRenewal,
    administrator: `${word(random)} Program Administrators, LLC`,
    retention: random.pick([1000, 2500, 5000, 10_000]),
    interests: random.times(random.int(1, 5), () => ({
      ...(random.chance(0.3)
        ? { interest: 'Municipality', name: `City of ${word(random)}` }
        : { interest: random.pick(['Owner of premises', 'Client']), name: company(random) }),
      address: oneLine(place(random)),
    })),
    prior: numbered(random, '#######'),
    label: {
      carrierName: random.pick([carrier(random), `${word(random)} Excess and Surplus Insurance Company`]),
      policyNumber: numbered(random, random.pick(['SGP-#######-##', 'GSL ### #### ##', '7#@@#######'])),
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: [
        `${word(random)} ${random.pick(['Protective Services, Inc.', 'Security Group LLC', 'Patrol & Alarm, Inc.'])}`,
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} ${random.pick(['Wholesale Insurance Brokers', 'Brokerage Services, Inc.'])}`,
      entityType: random.pick(['Corporation', 'LLC']),
      businessDescription: random.pick(['Guard and patrol', 'Contract security and alarm response']),
      coverageForm: 'occurrence',
      eachOccurrenceLimit: one,
      damageToRentedPremisesLimit: random.pick([100_000, 300_000]),
      medicalExpenseLimit: random.chance(0.5) ? 5000 : null,
      personalAdvertisingInjuryLimit: one,
      generalAggregateLimit: random.pick([2_000_000, 3_000_000, 5_000_000]),
      productsAggregateLimit: random.chance(0.6) ? 2_000_000 : null,
      totalPremium: sum([premium, ...fees.map(({ amount }) => amount)]),
      minimumPremium: Math.round(premium * random.pick([0.25, 0.8, 0.9])),
      auditPeriod: 'Annual',
      fees,
      classifications,
      forms: random.some(companyForms, random.int(5, 9)).map(([number, edition, name]) => ({
        number: `${number} (${edition})`,
        name,
      })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const item = (number: string, caption: string, value: Html): Html =>
  html`<div class="it"><b>${number}</b><b>${caption}</b><div>${value}</div></div>`;

function limits({ label: l, others }: Facts): Html {
  const line = (amount: number | null, name: string): Html =>
    html`<span>${amount === null ? 'Excluded' : `USD ${whole(amount)}`}</span><span>${name}</span>`;
  return html`<div class="a">${line(l.eachOccurrenceLimit, 'any one occurrence')}${line(l.generalAggregateLimit, 'in the aggregate, other than products and completed operations')}<span>${l.productsAggregateLimit === null ? 'Included' : `USD ${whole(l.productsAggregateLimit)}`}</span><span>in the aggregate, products and completed operations</span>${line(l.personalAdvertisingInjuryLimit, 'personal and advertising injury, any one person or organization')}${line(l.damageToRentedPremisesLimit, 'damage to premises rented to the insured, any one premises')}${line(l.medicalExpenseLimit, 'medical expense, any one person')}</div><div style="margin-top:5px">Extensions</div><div class="a">${others.map(({ limit, name }) => line(limit, name))}</div>`;
}

function rating({ label: l, others, premium }: Facts): Html {
  const extra = others.flatMap((each) => (each.premium === null ? [] : [each]));
  return html`<table><tr><th class="l">State</th><th class="l">Class</th><th class="l">Description</th><th class="l">Basis</th><th>Estimated<br>Exposure</th><th>Composite Rate<br>per 1,000</th><th>Premium</th></tr>${l.classifications.map((row) => html`<tr><td class="l">${row.state}</td><td class="l">${row.classCode}</td><td class="l">${row.description}</td><td class="l">${row.premiumBasis}</td><td>${whole(row.exposure)}</td><td>${row.rate.toFixed(3)}</td><td>${cents(row.premium)}</td></tr>`)}${extra.map(({ name, premium: amount }) => html`<tr><td></td><td></td><td class="l" colspan="4">${name}, flat charge</td><td>${cents(amount)}</td></tr>`)}<tr><td class="l" colspan="6">Deposit premium</td><td>${cents(premium)}</td></tr>${l.fees.map(({ name, amount }) => html`<tr><td class="l" colspan="6">${name}</td><td>${cents(amount)}</td></tr>`)}<tr><td class="l" colspan="6"><b>Amount payable</b></td><td><b>${cents(l.totalPremium)}</b></td></tr></table>`;
}

function body(f: Facts): Html {
  const { label: l, mail } = f;
  return html`<div class="top"><div><h1>Security Professionals Liability</h1>Declarations &nbsp; ${l.carrierName} (the Company)</div><div style="text-align:right">${f.administrator}<br><span class="s">Program Administrator</span></div></div>
${item('Item 1', 'Policy', html`No. ${l.policyNumber} &nbsp;&nbsp; ${f.isRenewal ? `renewing no. ${f.prior}` : 'new'} &nbsp;&nbsp; ${l.coverageForm} basis`)}${item('Item 2', 'Insured', html`${l.namedInsureds[0]}<br>${mail.street}, ${cityLine(mail)}<br>${l.entityType} &nbsp; engaged in: ${l.businessDescription}`)}${item('Item 3', 'Period', html`${dayFirst(l.effectiveDate)} to ${dayFirst(l.expirationDate)}, both days at 12.01 a.m. local time at the address above`)}${item('Item 4', 'Surplus lines broker', html`${l.agencyName}`)}${item('Item 5', 'Limits of liability', limits(f))}${item('Item 6', 'Retention', html`USD ${whole(f.retention)} each claim, bodily injury and property damage, claim expense included. This amount must remain uninsured.`)}${item('Item 7', 'Premium', rating(f))}${item('Item 8', 'Minimum and audit', html`Minimum earned premium ${cents(l.minimumPremium)}. Adjustable ${l.auditPeriod === 'Annual' ? html`at audit; audit period: Annual` : ''}. Fees are fully earned.`)}${item('Item 9', 'Forms attached', html`${l.forms.map(({ number, name }) => html`${number} ${name}<br>`)}`)}
<p class="s">This contract is registered and delivered as surplus line coverage. The insurer is not licensed by the state and is not backed by its guaranty fund. Terrorism cover was offered and declined.</p><div class="page top"><div><h1>Addendum 1: Additional Insureds</h1>attached to no. ${l.policyNumber}, ${l.namedInsureds[0]}</div></div><p>Coverage applies to these as described in form CG 20 26, but only for the operations of the insured on their behalf.</p><table><tr><th class="l">Name</th><th class="l">Address</th><th class="l">Relation</th></tr>${f.interests.map((each) => html`<tr><td class="l">${each.name}</td><td class="l">${each.address}</td><td class="l">${each.interest}</td></tr>`)}</table>`;
}

export const style: Style = {
  policyType: 'general_liability',
  name: 'guard-program',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: {
        ...f.label,
        deductibles: [{ coverage: 'bodily injury and property damage', basis: 'each claim', amount: f.retention }],
        otherCoverages: f.others,
        additionalInterests: f.interests,
      },
    };
  },
};
