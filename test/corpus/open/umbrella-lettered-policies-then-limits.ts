// Commercial umbrella of a specialty carrier: schedule A lists the underlying policies under letters with insurer, number and period;
// schedule B lists the limits, and its rows name only the letter.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9.2pt/1.38 "Liberation Serif",serif}h1{font-size:14pt;margin:0;font-weight:700;letter-spacing:.4pt}h2{font-size:9.6pt;margin:13pt 0 3pt;text-transform:uppercase}table{border-collapse:collapse;width:100%}td,th{padding:2.4pt 6pt;text-align:left;vertical-align:top}th{font-weight:700;font-size:8pt;border:1pt solid #000;border-width:1pt 0 .5pt}
.n{text-align:right}.g td{border-top:.5pt solid #888}.last td{border-bottom:1pt solid #000}.k{display:grid;grid-template-columns:150pt 1fr;gap:3pt 10pt;margin-top:10pt}.k b{font-weight:400}`;

interface Line {
  coverageType: string;
  pattern: string;
  limits: { name: string; amount: number }[];
}

function drawLines(random: Random): Line[] {
  const occurrence = random.pick([1_000_000, 1_000_000, 2_000_000]);
  const employers = random.pick([500_000, 1_000_000]);
  const liability: Line = {
    coverageType: 'Commercial General Liability',
    pattern: 'CGL-#######',
    limits: [
      { name: 'Each Occurrence', amount: occurrence },
      { name: 'General Aggregate', amount: 2_000_000 },
      { name: 'Products/Completed Operations Aggregate', amount: 2_000_000 },
      { name: 'Personal and Advertising Injury', amount: occurrence },
    ],
  };
  const auto: Line = {
    coverageType: 'Business Auto Liability',
    pattern: '##-BA-######',
    limits: [{ name: 'Combined Single Limit, Each Accident', amount: 1_000_000 }],
  };
  const further: Line[] = [
    {
      coverageType: "Employers' Liability",
      pattern: 'WC@ ####### ##',
      limits: [
        { name: 'Bodily Injury by Accident, Each Accident', amount: employers },
        { name: 'Bodily Injury by Disease, Each Employee', amount: employers },
        { name: 'Bodily Injury by Disease, Policy Limit', amount: employers },
      ],
    },
    {
      coverageType: 'Employee Benefits Liability',
      pattern: 'CGL-#######',
      limits: [
        { name: 'Each Employee', amount: 1_000_000 },
        { name: 'Aggregate', amount: random.pick([1_000_000, 2_000_000]) },
      ],
    },
    {
      coverageType: 'Liquor Liability',
      pattern: 'LQ ######',
      limits: [
        { name: 'Each Common Cause', amount: 1_000_000 },
        { name: 'Aggregate', amount: random.pick([1_000_000, 2_000_000]) },
      ],
    },
  ];
  return [liability, auto, ...random.some(further, random.int(0, 2))];
}

function facts(random: Random) {
  const mail = place(random);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '04', '06', '10'])}-${random.pick(['01', '01', '15'])}`;
  const main = carrier(random);
  const policies = drawLines(random).map(({ coverageType, pattern, limits }, i) => {
    const start = i > 1 && random.chance(0.5) ? addDays(effectiveDate, -random.int(20, 180)) : effectiveDate;
    return {
      coverageType,
      carrierName: random.chance(0.5) ? main : carrier(random),
      policyNumber: numbered(random, pattern),
      effectiveDate: start,
      expirationDate: addYears(start, 1),
      limits,
    };
  });
  const limit = random.pick([1, 2, 3, 5, 10]) * 1_000_000;
  const base = random.int(18, 96) * 100;
  const terrorism = Math.round(base * 0.03);
  return {
    mail,
    base,
    terrorism,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['CUX-#######-##', '@@ ######## U'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'commercial',
      businessDescription: random.pick(['Hotel operator', 'Wholesale grocer', 'Restaurants and banquet halls']),
      coverageForm: 'occurrence',
      eachOccurrenceLimit: limit,
      generalAggregateLimit: limit,
      productsAggregateLimit: limit,
      retention: random.pick([10_000, 25_000]),
      totalPremium: base + terrorism,
      underlyingPolicies: policies,
      otherCoverages: [{ name: 'Certified Acts of Terrorism', premium: terrorism }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head({ label: l, mail, base, terrorism }: Facts): Html {
  return html`<h1>${l.carrierName}</h1>COMMERCIAL UMBRELLA LIABILITY POLICY DECLARATIONS &mdash; Occurrence Coverage
<div class="k"><b>Policy No.</b><span>${l.policyNumber} &nbsp; (${l.transactionType === 'new' ? 'New Policy' : 'Renewal'})</span><b>Item 1. Named Insured and Address</b><span>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</span><b>Item 2. Policy Period</b><span>${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}, 12:01 A.M. Standard Time at the above address</span><b>Business of Insured</b><span>${l.businessDescription}</span><b>Producer</b><span>${l.agencyName}</span>
<b>Item 3. Limits of Insurance</b><span>$${whole(l.eachOccurrenceLimit)} Each Occurrence<br>$${whole(l.generalAggregateLimit)} General Aggregate<br>$${whole(l.productsAggregateLimit)} Products/Completed Operations Aggregate</span><b>Item 4. Retained Limit</b><span>$${whole(l.retention)} Each Occurrence not covered by underlying insurance</span><b>Item 5. Premium</b><span>$${whole(base)} Advance Premium<br>$${whole(terrorism)} Certified Acts of Terrorism<br>$${whole(l.totalPremium)} Total Policy Premium</span></div>`;
}

const letterOf = (index: number): string => 'ABCDEF'.charAt(index);

function schedules({ label: { underlyingPolicies } }: Facts): Html {
  const limits = underlyingPolicies.map((policy, i) =>
    policy.limits.map(
      (each, at) =>
        html`<tr${at === 0 ? html` class="g"` : ''}><td>${letterOf(i)}</td><td>${each.name}</td><td class="n">$${whole(each.amount)}</td></tr>`,
    ),
  );
  return html`<h2>Item 6. Schedule A &ndash; Underlying Policies</h2><table><tr><th></th><th>Type of Coverage</th><th>Insurer</th><th>Policy Number</th><th>Policy Period</th></tr>${underlyingPolicies.map(
    (each, i) =>
      html`<tr class="g"><td>${letterOf(i)}</td><td>${each.coverageType}</td><td>${each.carrierName}</td><td>${each.policyNumber}</td><td>${slashed(each.effectiveDate)} &ndash; ${slashed(each.expirationDate)}</td></tr>`,
  )}</table>
<h2>Item 7. Schedule B &ndash; Limits of Underlying Insurance</h2><table style="width:78%"><tr><th style="width:70pt">Schedule A Policy</th><th>Limit</th><th class="n">Amount</th></tr>${limits}</table><p style="font-size:8pt">The insured must keep the policies of Schedule A in force at the limits of Schedule B. Forms and endorsements attached at inception: UX 1000 (03/16), UX 1024 (03/16), UX 2140 (01/20), IL 00 17.</p>
<p>Countersigned: ______________________________ &nbsp; Authorized Representative</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'lettered-policies-then-limits',
  build(random) {
    const f = facts(random);
    return {
      html: sheet({ css, body: [head(f), schedules(f)] }),
      label: f.label,
      print: { margin: { left: '0.75in', right: '0.75in', top: '0.7in', bottom: '0.6in' } },
    };
  },
};
