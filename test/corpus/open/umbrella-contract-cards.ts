// Umbrella of a contractors' program: limits in a strip of figures, underlying policies as cards in two columns, a matrix of
// premiums by exposure at the foot, an amended declaration with its change summary in front.
import { abbreviated, addDays, addYears } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9pt/1.4 Carlito,sans-serif;color:#111}.bar{background:#3b3b3b;color:#fff;padding:9px 12px;font-size:14pt;display:flex;justify-content:space-between}
.strip{display:flex;margin:10px 0;border:1px solid #c60}.strip>div{flex:1;padding:7px 10px;border-right:1px solid #c60}.strip b{font-size:13pt;display:block}
.cols{columns:2;column-gap:18px}.card{border-left:4px solid #c60;background:#f6f3ee;break-inside:avoid;padding:7px 10px;margin:0 0 10px}
.card dl{display:grid;grid-template-columns:1fr auto;margin:3px 0 0}dd{margin:0;text-align:right}h3{color:#c60;margin:14px 0 5px;font-size:11pt}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #ccc;padding:4px 7px;text-align:right}td:first-child,th:first-child{text-align:left}
.pair{display:flex;gap:30px}.pair>div{flex:1}.page{break-before:page}`;

const limit = (name: string, amount: number) => ({ name, amount, text: null });

function cards(random: Random, effectiveDate: string) {
  const one = 1_000_000;
  const all = [
    {
      coverageType: 'General Liability',
      limits: [limit('Occurrence', one), limit('Gen. Agg.', 2 * one), limit('Prod/Comp Ops Agg.', 2 * one)],
    },
    { coverageType: 'Commercial Auto', limits: [limit('Liability CSL', one)] },
    {
      coverageType: 'Employers Liability',
      limits: [
        { name: 'Accident / Disease Policy / Disease Employee', amount: null, text: '$500,000 / $500,000 / $500,000' },
      ],
    },
    { coverageType: "Contractor's Professional", limits: [limit('Each Claim', one), limit('Aggregate', one)] },
    { coverageType: 'Foreign Liability', limits: [limit('Occurrence', one)] },
    { coverageType: 'Watercraft Liability (non-owned)', limits: [limit('Occurrence', 500_000)] },
  ];
  return all.slice(0, random.int(3, 6)).map((policy, i) => {
    const start = i === 2 ? addDays(effectiveDate, -random.int(10, 200)) : effectiveDate;
    return {
      ...policy,
      carrierName: carrier(random),
      policyNumber:
        i > 1 && random.chance(0.2)
          ? null
          : numbered(random, random.pick(['###-###-###', '@@@-####-##', '0#########'])),
      effectiveDate: start,
      expirationDate: addYears(start, 1),
    };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const effectiveDate = `${random.int(2019, 2025)}-${random.pick(['01', '04', '07', '10'])}-01`;
  const limitOf = random.pick([2, 3, 5, 10]) * 1_000_000;
  const exposures = [
    { name: 'Power units', count: random.int(2, 60), premium: random.int(200, 4200) },
    { name: 'Field employees', count: random.int(5, 140), premium: random.int(300, 6100) },
    { name: 'Job sites over $1M', count: random.int(1, 9), premium: random.int(100, 2300) },
  ].slice(0, random.int(2, 3));
  const tria = random.int(40, 300);
  const amended = random.chance(0.6);
  return {
    mail,
    amended,
    changed: addDays(effectiveDate, random.int(30, 250)),
    tria,
    underwriter: person(random),
    phone: phone(random),
    before: sum([random.int(900, 4000)]),
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, random.pick(['UMB-CP-######', '7#-##-######-#'])),
      transactionType: amended ? 'change' : 'new',
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'commercial',
      businessDescription: random.pick([
        'Site preparation and grading',
        'Electrical contracting',
        'Steel erection',
        'HVAC service',
      ]),
      coverageForm: 'occurrence',
      eachOccurrenceLimit: limitOf,
      generalAggregateLimit: limitOf,
      productsAggregateLimit: limitOf,
      retention: random.pick([0, 10_000]),
      totalPremium: sum([...exposures.map((each) => each.premium), tria]),
      underlyingPolicies: cards(random, effectiveDate),
      exposures,
      otherCoverages: [{ name: 'Terrorism (TRIPRA)', premium: tria }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function changes({ label: l, changed, before, underwriter }: Facts): Html {
  return html`<div class="bar"><span>Change summary</span><span>${l.policyNumber}</span></div><p>Effective ${abbreviated(changed)} the following was changed at your request:</p>
<ul><li>Each occurrence and aggregate limits were increased from $1,000,000.</li><li>The annual premium was ${wholeDollars(before)} before this change.</li></ul>
<p>The amended declarations on the next page replace all earlier ones.</p><p>${underwriter}, Underwriting</p><div class="page"></div>`;
}

function declarations({ label: l, mail, amended, tria, phone: number }: Facts): Html {
  const figure = (name: string, value: string): Html => html`<div>${name}<b>${value}</b></div>`;
  return html`<div class="bar"><span>Contractors Umbrella</span><span style="font-size:10pt">${amended ? 'Amended Declarations' : 'Declarations - New Policy'}</span></div>
<div class="pair" style="margin-top:9px"><div><b>Insured</b><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}<br><i>${l.businessDescription}</i></div>
<div><b>Policy</b> ${l.policyNumber}<br><b>Term</b> ${abbreviated(l.effectiveDate)} &ndash; ${abbreviated(l.expirationDate)}<br><b>Company</b> ${l.carrierName}<br><b>Agency</b> ${l.agencyName}, ${number}<br><b>Coverage basis</b> Occurrence</div></div>
<div class="strip">${figure('Each occurrence', wholeDollars(l.eachOccurrenceLimit))}${figure('General aggregate', wholeDollars(l.generalAggregateLimit))}${figure('Products aggregate', wholeDollars(l.productsAggregateLimit))}${figure('Retained amount', l.retention ? wholeDollars(l.retention) : '$0')}</div>
<h3>Underlying policies</h3><div class="cols">${l.underlyingPolicies.map(
    (
      policy,
    ) => html`<div class="card"><b>${policy.coverageType}</b><br>${policy.carrierName}<br>${policy.policyNumber === null ? 'Number to be advised' : html`No. ${policy.policyNumber}`}<br>
${abbreviated(policy.effectiveDate)} to ${abbreviated(policy.expirationDate)}<dl>${policy.limits.map((each) => html`<dt>${each.name}</dt><dd>${each.text ?? wholeDollars(each.amount ?? 0)}</dd>`)}</dl></div>`,
  )}</div><h3>Premium</h3><table><tr><th></th>${l.exposures.map((each) => html`<th>${each.name}</th>`)}<th>Terrorism (TRIPRA)</th><th>Annual total</th></tr>
<tr><td>Exposure</td>${l.exposures.map((each) => html`<td>${each.count}</td>`)}<td></td><td></td></tr>
<tr><td>Premium</td>${l.exposures.map((each) => html`<td>${wholeDollars(each.premium)}</td>`)}<td>${wholeDollars(tria)}</td><td><b>${wholeDollars(l.totalPremium)}</b></td></tr></table>
<p style="font-size:7.5pt">Exposures are estimates and subject to audit. Exclusions by endorsement: professional services, EIFS, wrap-up projects, subsidence. Late payment charge $15.</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'contract-cards',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [f.amended ? changes(f) : '', declarations(f)] }), label: f.label };
  },
};
