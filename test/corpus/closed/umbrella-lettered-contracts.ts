// Commercial excess house: underlying contracts are listed with letters, and the schedule of limits has only letters.
import { addYears, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.2pt/1.3 "EB Garamond","Liberation Serif",serif;font-variant-numeric:lining-nums}
h1{font-size:17pt;font-weight:400;margin:0}
h2{font-size:11pt;margin:16px 0 3px;font-variant:small-caps;border-bottom:.7pt solid #000}
table{width:100%;border-collapse:collapse}td,th{padding:2.5px 10px 2.5px 0;text-align:left;vertical-align:top}
th{font-style:italic;font-weight:400}.n{text-align:right;padding-right:0}.k td:first-child{width:34%}`;

const one = 1_000_000;
const CONTRACTS = [
  {
    coverageType: 'Commercial General Liability',
    limits: [
      ['Each Occurrence', one],
      ['General Aggregate', 2 * one],
      ['Products-Completed Operations Aggregate', 2 * one],
      ['Personal and Advertising Injury', one],
    ],
  },
  { coverageType: 'Business Automobile Liability', limits: [['Combined Single Limit, Each Accident', one]] },
  {
    coverageType: 'Employers Liability',
    limits: [
      ['Bodily Injury by Accident, Each Accident', one / 2],
      ['Bodily Injury by Disease, Policy Limit', one / 2],
      ['Bodily Injury by Disease, Each Employee', one / 2],
    ],
  },
  {
    coverageType: 'Liquor Liability',
    limits: [
      ['Each Common Cause', one],
      ['Aggregate', one],
    ],
  },
  {
    coverageType: 'Employee Benefits Liability',
    limits: [
      ['Each Employee', one],
      ['Aggregate', 3 * one],
    ],
  },
] as const;

function underlying(random: Random, effective: string) {
  const optional = random.pick([[], [3], [4], [3, 4]]);
  const insurers = [carrier(random), carrier(random), carrier(random)] as const;
  return [0, 1, 2, ...optional].map((index) => {
    const { coverageType, limits } = CONTRACTS[index] ?? CONTRACTS[0];
    const start = index === 2 ? `${effective.slice(0, 4)}-01-01` : effective;
    return {
      coverageType,
      carrierName: insurers[index === 3 ? 0 : index % 3] ?? insurers[0],
      policyNumber: numbered(
        random,
        ['CPP #######', 'BA-####-##', 'WC5-##-######', 'LQ ######', 'EB# ######'][index] ?? '',
      ),
      effectiveDate: start,
      expirationDate: addYears(start, 1),
      limits: limits.map(([name, amount]) => ({ name, amount })),
    };
  });
}

function facts(random: Random) {
  const mail = place(random);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['04', '07', '10', '12'])}-01`;
  const occurrence = random.pick([2, 4, 5, 10]) * one;
  const premium = random.int(2100, 21_000);
  const terrorism = random.int(40, 320);
  return {
    mail,
    premium,
    label: {
      carrierName: carrier(random),
      policyNumber: numbered(random, 'XS######@'),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'commercial',
      entityType: random.pick(['Corporation', 'Limited Liability Company']),
      eachOccurrenceLimit: occurrence,
      generalAggregateLimit: occurrence,
      productsAggregateLimit: occurrence,
      retention: random.pick([10_000, 25_000]),
      totalPremium: sum([premium, terrorism]),
      underlyingPolicies: underlying(random, effectiveDate),
      otherCoverages: [{ name: 'Certified Acts of Terrorism', premium: terrorism }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const letter = (index: number): string => 'ABCDEFG'.charAt(index);

function schedule({ label: { underlyingPolicies: all } }: Facts): Html {
  return html`<h2>Schedule of Underlying Insurance</h2>
<table><tr><th></th><th>Type of contract</th><th>Insurer</th><th>Number</th><th>Term</th></tr>
${all.map(
  (each, i) => html`<tr><td>${letter(i)}.</td><td>${each.coverageType}</td><td>${each.carrierName}</td>
<td>${each.policyNumber}</td><td>${written(each.effectiveDate)} to ${written(each.expirationDate)}</td></tr>`,
)}</table>
<h2>Limits of the Underlying Insurance</h2><table><tr><th>Contract</th><th>Limit</th><th class="n">Amount</th></tr>
${all.map((each, i) =>
  each.limits.map(
    ({ name, amount }) =>
      html`<tr><td style="width:12%">${letter(i)}</td><td>${name}</td><td class="n">$ ${whole(amount)}</td></tr>`,
  ),
)}</table>`;
}

function body(f: Facts): Html {
  const { label: l, mail, premium } = f;
  const row = (name: string, value: Html | string): Html => html`<tr><td>${name}</td><td>${value}</td></tr>`;
  return html`<h1>${l.carrierName}</h1><div>Commercial Umbrella Liability Policy: Declarations</div>
<table class="k" style="margin-top:12px">${row('Policy Number', l.policyNumber)}
${row('Status', l.transactionType === 'new' ? 'New Policy' : 'Renewal')}
${row('Named Insured', l.namedInsureds[0] ?? '')}${row('Mailing Address', html`${mail.street}<br>${cityLine(mail)}`)}
${row('Legal Entity', l.entityType)}${row('Broker', l.agencyName)}
${row('Policy Period', `${written(l.effectiveDate)} to ${written(l.expirationDate)}, 12:01 A.M. Standard Time`)}</table>
<h2>Limits of Insurance</h2><table class="k">${row('Each Occurrence', `$ ${whole(l.eachOccurrenceLimit)}`)}
${row('General Aggregate', `$ ${whole(l.generalAggregateLimit)}`)}
${row('Products-Completed Operations Aggregate', `$ ${whole(l.productsAggregateLimit)}`)}
${row('Self-Insured Retention', `$ ${whole(l.retention)}`)}</table>
${schedule(f)}
<h2>Premium</h2><table class="k">${row('Umbrella Premium', `$ ${whole(premium)}`)}
${l.otherCoverages.map((each) => row(each.name, `$ ${whole(each.premium)}`))}
${row('Total Policy Premium', html`<b>$ ${whole(l.totalPremium)}</b>`)}</table>
<p style="font-size:8.4pt">Forms: CU 00 01 04 13, CU 21 23 02 02, CU 21 30 01 15, IL 09 85 12 20.
In witness whereof, the
Company has caused this policy to be signed by its officers.</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'lettered-contracts',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
