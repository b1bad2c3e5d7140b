// Surplus lines excess liability: label, colon and value in serif type, surplus lines taxes after the premium, stamped notice.
import { addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:10.5pt/1.5 "Liberation Serif",serif}h1{font-size:14pt;text-align:center;letter-spacing:1px;margin:16px 0}
.kv{display:grid;grid-template-columns:190px 1fr;row-gap:9px}.kv>b{font-weight:400;font-variant:small-caps}
.stamp{border:3px double #900;color:#900;padding:8px;font:700 8pt/1.3 "Liberation Sans",sans-serif;margin:16px 40px;text-align:center}
table{width:100%;border-collapse:collapse;font-size:9.5pt}th{border-bottom:2px solid #000;text-align:left}td{padding:4px 6px 4px 0;vertical-align:top;
border-bottom:1px solid #bbb}.sums{width:62%;margin-left:190px}.sums td:last-child{text-align:right}.page{break-before:page}`;

const amount = (name: string, value: number) => ({ name, amount: value, text: null });

function tower(random: Random, effectiveDate: string) {
  const term = { effectiveDate, expirationDate: addYears(effectiveDate, 1) };
  const lines = [
    {
      coverageType: 'Commercial General Liability (Controlling Underlying)',
      limits: [
        amount('Each Occurrence', 1_000_000),
        amount('General Aggregate', 2_000_000),
        amount('Products/Completed Operations Aggregate', 2_000_000),
      ],
    },
    { coverageType: 'Business Auto Liability', limits: [amount('Any One Accident', 1_000_000)] },
    { coverageType: 'Lead Umbrella', limits: [amount('Each Occurrence', 5_000_000), amount('Aggregate', 5_000_000)] },
  ];
  return lines.slice(0, random.int(1, 3)).map((line) => ({
    ...line,
    carrierName: carrier(random),
    policyNumber: numbered(random, random.pick(['@@@ ##### ##', '##-@@-######-#', 'GL#######'])),
    ...term,
  }));
}

function facts(random: Random) {
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '03', '06', '08'])}-${random.int(10, 27)}`;
  const mail = place(random, random.pick(['TX', 'FL', 'CA', 'NV', 'GA']));
  const limit = random.pick([1, 2, 4, 5]) * 1_000_000;
  const premium = random.dollars(2500, 52_000);
  const taxed = random.pick([0.0485, 0.04, 0.03]);
  const fees = [
    { name: 'Policy Fee', amount: random.pick([150, 250, 500]) },
    { name: 'Inspection Fee', amount: random.pick([0, 175, 300]) },
    { name: 'Surplus Lines Tax', amount: Math.round(premium * taxed * 100) / 100 },
    { name: 'Stamping Fee', amount: Math.round(premium * 0.04) / 100 },
  ].filter((fee) => fee.amount > 0);
  return {
    mail,
    home: place(random),
    premium,
    minimum: random.pick([25, 35, 100]),
    broker: agency(random),
    label: {
      carrierName: `${word(random)} ${random.pick(['Specialty Insurance Company', 'Surplus Lines Insurance Company', 'Excess & Surplus Insurance Co.'])}`,
      policyNumber: numbered(random, random.pick(['XSL #######', 'EX-####-####-##', '#@@######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: `${word(random)} Wholesale Brokerage, Inc.`,
      kind: 'commercial',
      businessDescription: random.pick([
        'General contractor - residential remodeling',
        'Apartment building owner',
        'Wholesale food distribution',
        'Crane rental with operators',
      ]),
      eachOccurrenceLimit: limit,
      generalAggregateLimit: limit,
      totalPremium: sum([premium, ...fees.map((fee) => fee.amount)]),
      fees,
      underlyingPolicies: tower(random, effectiveDate),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function declarations({ label: l, mail, home, premium, minimum }: Facts): Html {
  return html`<div style="text-align:center"><b>${l.carrierName}</b><br><span style="font-size:8.5pt">Home Office: ${cityLine(home)}</span></div>
<h1>EXCESS LIABILITY POLICY DECLARATIONS</h1><div class="kv">
<b>Policy No.:</b><span>${l.policyNumber} &nbsp; (${l.transactionType === 'new' ? 'New' : 'Renewal'})</span>
<b>Named Insured:</b><span>${l.namedInsureds[0]}</span><b>Address:</b><span>${mail.street}<br>${cityLine(mail)}</span>
<b>Policy Period:</b><span>${written(l.effectiveDate)} to ${written(l.expirationDate)}, 12:01 A.M. Standard Time at the address of the Named Insured</span>
<b>Producer:</b><span>${l.agencyName}</span><b>Insured's Business:</b><span>${l.businessDescription}</span>
<b>Limits of Liability:</b><span>${wholeDollars(l.eachOccurrenceLimit)} each occurrence<br>${wholeDollars(l.generalAggregateLimit)} in the aggregate where applicable<br>
excess of the total limits of the Scheduled Underlying Insurance</span>
<b>Premium:</b><span></span></div><table class="sums"><tr><td>Policy Premium</td><td>${dollarsAndCents(premium)}</td></tr>
${l.fees.map((fee) => html`<tr><td>${fee.name}</td><td>${dollarsAndCents(fee.amount)}</td></tr>`)}<tr><td><b>Total Due</b></td><td><b>${dollarsAndCents(l.totalPremium)}</b></td></tr></table>
<p style="margin-left:190px;font-size:9pt">Minimum earned premium at inception: ${minimum}%. Fees are fully earned.</p>
<div class="stamp">THIS INSURANCE CONTRACT IS WITH AN INSURER NOT LICENSED TO TRANSACT INSURANCE IN THIS STATE AND IS ISSUED AND DELIVERED AS SURPLUS LINE
COVERAGE UNDER THE INSURANCE STATUTES OF ${mail.state}. THE INSURER IS NOT A MEMBER OF THE PROPERTY AND CASUALTY GUARANTY ASSOCIATION.</div>`;
}

function schedule({ label: l, broker }: Facts): Html {
  return html`<h1 class="page">SCHEDULED UNDERLYING INSURANCE</h1><table><tr><th>Coverage</th><th>Insurer and Policy Number</th><th>Limits</th></tr>
${l.underlyingPolicies.map(
  (
    policy,
  ) => html`<tr><td style="width:30%">${policy.coverageType}</td><td style="width:34%">${policy.carrierName}<br>${policy.policyNumber}<br>
${written(policy.effectiveDate)} - ${written(policy.expirationDate)}</td><td>${policy.limits.map((limit) => html`${wholeDollars(limit.amount)} ${limit.name}<br>`)}</td></tr>`,
)}</table><p>Claims are reported to: ${broker}, Attention Claims Department. Notice to the producer is not notice to the Company.</p>
<p><b>Forms attached:</b> XS 0001 (07/19) Excess Liability Coverage Form; XS 0114 Punitive Damages Exclusion; XS 0120 Cross Suits Exclusion;
XS 0177 Total Pollution Exclusion; XS 0203 Service of Suit. A limit of $10,000 for crisis response may be added for an additional premium of $150.</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'surplus-excess',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [declarations(f), schedule(f)] }),
      label: f.label,
      print: { margin: { left: '0.9in', right: '0.9in' } },
    };
  },
};
