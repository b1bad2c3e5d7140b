// Managing general agent for contractors that writes a lead umbrella on bureau forms: a fee bill first, then
// declarations as a table of caption and value with the limits in the middle, and the schedule of underlying
// insurance turned on its side: one column for each policy, its company, number, dates and each kind of limit down
// the side, a dash in the cells that do not apply.
import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.7pt/1.36 "Liberation Sans Narrow",sans-serif}h1{font-size:13.5pt;margin:0 0 4pt}
.pg{break-before:page}
table{border-collapse:collapse;width:100%}
td,th{border:.6pt solid #333;padding:3pt 6pt;text-align:left;vertical-align:top}
.d td:first-child{width:150pt;background:#eef0f2}
.g th{background:#33475b;color:#fff}.g td:first-child{background:#eef0f2;width:120pt}.g td{width:auto}
.n{text-align:right}.st{border:2pt solid #000;padding:6pt;margin-top:10pt}`;

interface Policy {
  coverageType: string;
  limits: { name: string; amount: number | null; text: string | null; isPrinted: boolean }[];
  carrierName: string;
  policyNumber: string;
  effectiveDate: string;
  expirationDate: string;
}

const rows = [
  'Each Occurrence',
  'General Aggregate (Per Project)',
  'Products/Completed Ops Aggregate',
  'Personal & Adv. Injury',
  'Any One Accident - CSL',
  'BI by Accident, Each Accident',
  'BI by Disease, Policy Limit',
  'BI by Disease, Each Employee',
] as const;

const columns: readonly (readonly [string, readonly number[], number])[] = [
  ['General Liability', [0, 1, 2, 3], 1],
  ['Business Auto', [4], 1],
  ['Employers Liability', [5, 6, 7], 0.9],
  ['Wrap-Up / OCIP Excess GL', [0, 1], 0.25],
  ['Hired Watercraft', [0], 0.2],
];

function policiesOf(random: Random, effectiveDate: string): Policy[] {
  const one = random.pick([1_000_000, 1_000_000, 2_000_000]);
  return columns
    .filter(([, , chance]) => random.chance(chance))
    .map(([coverageType, has]) => {
      const start = random.chance(0.6) ? effectiveDate : addDays(effectiveDate, -random.int(10, 240));
      return {
        coverageType,
        limits: rows.map((name, i) => ({
          name,
          amount: has.includes(i) ? one * (i === 1 || i === 2 ? 2 : 1) : null,
          text: null,
          isPrinted: has.includes(i),
        })),
        carrierName: `${word(random)} ${random.pick(['Casualty Company', 'Mutual Insurance Company', 'Specialty Ins Co'])}`,
        policyNumber: numbered(random, random.pick(['@@@-######', '##-####-##', '@@#######'])),
        effectiveDate: start,
        expirationDate: addYears(start, 1),
      };
    });
}

function facts(random: Random) {
  const [mail, administrator] = [place(random), `${word(random)} Contractors Underwriting Managers`];
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['02', '04', '06', '09', '12'])}-${random.int(10, 28)}`;
  const limit = random.pick([1, 2, 3, 5]) * 1_000_000;
  const [premium, terrorism] = [random.dollars(2400, 48_000), random.chance(0.5) ? random.dollars(60, 900) : null];
  const base = sum([premium, terrorism ?? 0]);
  const fees = [
    { name: 'MGA Fee', amount: random.pick([200, 350, 500]) },
    { name: 'Surplus Lines Premium Tax', amount: Math.round(base * random.pick([3, 4, 4.85])) / 100 },
    ...(random.chance(0.5) ? [{ name: 'SLSC Stamping Charge', amount: Math.round(base * 0.15) / 100 }] : []),
  ];
  return {
    mail,
    administrator,
    premium,
    terrorism,
    signer: person(random),
    office: place(random),
    label: {
      carrierName: `${word(random)} ${random.pick(['Surplus Lines Company', 'Specialty Insurance Company', 'Indemnity Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['CUX-#######', 'LU #### ####', 'UMB-@@-####-##'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [
        `${word(random)} ${random.pick(['Framing Contractors Inc.', 'Excavating LLC', 'Concrete & Masonry, Inc.'])}`,
        ...(random.chance(0.3) ? [`${word(random)} Equipment Leasing LLC`] : []),
      ],
      mailingAddress: oneLine(mail),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      agencyName: agency(random),
      kind: 'commercial',
      entityType: random.pick(['Corporation', 'Limited Liability Company', 'Joint Venture']),
      businessDescription: random.pick(['Framing of tract homes', 'Site grading and utilities', 'Concrete flatwork']),
      coverageForm: 'occurrence',
      eachOccurrenceLimit: limit,
      generalAggregateLimit: limit,
      productsAggregateLimit: random.chance(0.7) ? limit : null,
      retention: random.pick([10_000, 0, 25_000]),
      totalPremium: sum([base, ...fees.map(({ amount }) => amount)]),
      fees,
      otherCoverages: terrorism === null ? [] : [{ name: 'TRIA', premium: terrorism }],
    },
    policies: policiesOf(random, effectiveDate),
  };
}
type Facts = ReturnType<typeof facts>;

function bill(f: Facts): Html {
  const { label: l } = f;
  const line = (name: string, amount: number): Html => html`<tr><td>${name}</td>
<td class="n">${dollarsAndCents(amount)}</td></tr>`;
  return html`<h1>${f.administrator}</h1><p>${f.office.street}, ${cityLine(f.office)}</p>
<p>INVOICE &nbsp; ${bare(addDays(l.effectiveDate, 2))}</p>
<p>To: ${l.agencyName}<br>Insured: ${l.namedInsureds[0]}<br>Policy: ${l.policyNumber}</p>
<table style="width:60%">
${line('Lead umbrella premium', f.premium)}${f.terrorism === null ? null : line('TRIA', f.terrorism)}
${l.fees.map(({ name, amount }) => line(name, amount))}${line('Due within 20 days', l.totalPremium)}</table>
<p>Agency commission is shown on your monthly account current.</p>`;
}

function declarations(f: Facts): Html {
  const { label: l } = f;
  const row = (name: string, value: Html | string): Html => html`<tr><td>${name}</td><td>${value}</td></tr>`;
  const products = l.productsAggregateLimit === null ? 'Not Covered' : wholeDollars(l.productsAggregateLimit);
  return html`<h1 class="pg">Contractors Lead Umbrella &ndash; Declarations</h1>
<table class="d">
${row('Insurer', l.carrierName)}${row('Policy', l.policyNumber)}${row('Status', l.transactionType === 'new' ? 'New' : 'Renewal')}
${row(
  'First Named Insured',
  html`${l.namedInsureds[0]}<br>${f.mail.street}<br>
${cityLine(f.mail)}`,
)}${l.namedInsureds.slice(1).map((name) => row('Other Named Insured', name))}
${row('Form of Organization', l.entityType)}${row('Operations', l.businessDescription)}${row('Inception', `${written(l.effectiveDate)}, 12:01 AM`)}${row('Expiration', `${written(l.expirationDate)}, 12:01 AM`)}
${row('Coverage Trigger', 'Occurrence')}${row('Occurrence Limit', wholeDollars(l.eachOccurrenceLimit))}${row('Other Aggregate Limit', wholeDollars(l.generalAggregateLimit))}
${row('Products and Completed Operations Aggregate Limit', products)}${row('Retained Amount', l.retention === 0 ? '$0' : wholeDollars(l.retention))}
${row('Premium', dollarsAndCents(f.premium))}${row('TRIA', f.terrorism === null ? 'Declined' : dollarsAndCents(f.terrorism))}${l.fees.map(({ name, amount }) => row(name, dollarsAndCents(amount)))}
${row(
  'Total Policy Cost',
  html`<b>${dollarsAndCents(l.totalPremium)}
</b>`,
)}${row('Producer', l.agencyName)}
${row('Forms', 'CU 00 01 04 13, CU 21 23 02 02, CU 21 27 12 04, CUW 101 (8/18), CUW 117 (8/18), CUW 140 (1/21)')}
</table>
<div class="st">Minimum earned premium: 25%. Fees and taxes are fully earned. This insurer is not admitted in
${f.mail.state}.</div><p>Signed for the insurer: ${f.signer}</p>`;
}

function schedule(f: Facts): Html {
  const { label: l, policies } = f;
  const used = rows
    .map((name, i) => ({ name, i }))
    .filter(({ i }) => policies.some(({ limits }) => limits[i]?.isPrinted));
  const line = (name: string, value: (policy: Policy) => string): Html =>
    html`<tr><td>${name}</td>${policies.map((policy) => html`<td>${value(policy)}</td>`)}</tr>`;
  return html`<h1 class="pg">Underlying Insurance Schedule</h1>
<p>Policy ${l.policyNumber}, effective ${bare(l.effectiveDate)}</p><table class="g"><tr><th>
</th>${policies.map(({ coverageType }) => html`<th>${coverageType}</th>`)}</tr>
${line('Insurer', ({ carrierName }) => carrierName)}${line('Policy Number', ({ policyNumber }) => policyNumber)}${line('Effective', ({ effectiveDate }) => bare(effectiveDate))}${line('Expires', ({ expirationDate }) => bare(expirationDate))}
${used.map(({ name, i }) => line(name, ({ limits }) => (limits[i]?.amount == null ? '\u2014' : whole(limits[i].amount))))}</table><p>Amounts are in US dollars. Employers liability for states with a monopolistic fund applies by stop gap endorsement.</p>`;
}

export const style: Style = {
  policyType: 'umbrella',
  name: 'policies-across',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [bill(f), declarations(f), schedule(f)] }),
      label: {
        ...f.label,
        underlyingPolicies: f.policies.map(({ limits, ...policy }) => ({
          ...policy,
          limits: limits.filter(({ isPrinted }) => isPrinted).map(({ isPrinted: _isPrinted, ...each }) => each),
        })),
      },
    };
  },
};
