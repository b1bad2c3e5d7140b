// Certificate of liability insurance of an agency system: insurer letters in a strip on top, one table row a policy, limits as
// lines inside the row's last cell, marks for additional insured and waiver in columns of their own.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, person, phone, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.4pt/1.35 "Liberation Sans",sans-serif}h1{font-size:13pt;margin:0;letter-spacing:1px}.f{display:flex;justify-content:space-between}.q{display:grid;grid-template-columns:1fr 1fr;border:1.5px solid #000;margin-top:7px}
.q>div{padding:5px 8px;border-right:1px solid #000}.q>div:last-child{border:0}.cap{font-size:6.8pt;font-weight:700}table{width:100%;border-collapse:collapse;margin-top:7px;border:1.5px solid #000}td,th{border:1px solid #000;padding:3px 5px;vertical-align:top;text-align:left}
th{font-size:6.6pt}.lim{display:flex;justify-content:space-between}p{font-size:6.8pt}`;

const limit = (name: string, amount: number) => ({ name, amount, text: null });

const none: readonly string[] = [];

function lines(random: Random) {
  const one = 1_000_000;
  const claimsMade = random.chance(0.2);
  const excess = random.pick([1, 2, 5, 10]) * one;
  return [
    {
      coverageType: 'General Liability',
      coverageForm: claimsMade ? 'claims_made' : 'occurrence',
      aggregateAppliesPer: random.pick(['policy', 'project', 'location']),
      autosCovered: none,
      limits: [
        limit('Each Occurrence', one),
        limit('Damage to Rented Premises (each occurrence)', random.pick([50_000, 100_000, 300_000])),
        limit('Medical Expense (any one person)', 5000),
        limit('Personal & Advertising Injury', one),
        limit('General Aggregate', 2 * one),
        limit('Products - Comp/Ops Aggregate', 2 * one),
      ],
    },
    {
      coverageType: 'Automobile Liability',
      coverageForm: null,
      aggregateAppliesPer: null,
      autosCovered: random.pick<readonly string[]>([
        ['any'],
        ['scheduled', 'hired', 'non_owned'],
        ['owned', 'hired', 'non_owned'],
      ]),
      limits: [limit('Combined Single Limit (each accident)', one)],
    },
    {
      coverageType: 'Umbrella Liability',
      coverageForm: 'occurrence',
      aggregateAppliesPer: null,
      autosCovered: none,
      limits: [limit('Each Occurrence', excess), limit('Aggregate', excess)],
    },
    {
      coverageType: "Workers Compensation and Employers' Liability",
      coverageForm: null,
      aggregateAppliesPer: null,
      autosCovered: none,
      limits: [
        limit('E.L. Each Accident', one),
        limit('E.L. Disease - Each Employee', one),
        limit('E.L. Disease - Policy Limit', one),
      ],
    },
    {
      coverageType: random.pick(['Professional Liability', 'Cyber Liability', 'Pollution Liability']),
      coverageForm: 'claims_made',
      aggregateAppliesPer: null,
      autosCovered: none,
      limits: [limit('Each Claim', one), limit('Aggregate', 2 * one)],
    },
  ];
}

function facts(random: Random) {
  const date = `${random.int(2019, 2025)}-${random.pick(['01', '03', '08', '11'])}-${random.int(10, 28)}`;
  const insurers = ['A', 'B', 'C']
    .slice(0, random.int(1, 3))
    .map((letter) => ({ letter, name: carrier(random), naicCode: random.digits(5) }));
  const chosen = lines(random).filter((_, i) => i === 0 || random.chance(0.65));
  const policies = chosen.map((line) => {
    const start = `${date.slice(0, 4)}-0${random.int(1, 9)}-01`;
    return {
      ...line,
      insurerLetter: random.pick(insurers).letter,
      policyNumber: numbered(random, random.pick(['GL########', 'CPA ###-####', '@@-#######-##'])),
      effectiveDate: start,
      expirationDate: addYears(start, 1),
      additionalInsured: line.coverageForm === 'occurrence' && random.chance(0.5),
      subrogationWaived: random.chance(0.3),
    };
  });
  const [office, mail, holder] = [place(random), place(random), place(random)];
  return {
    office,
    mail,
    holder,
    label: {
      certificateDate: date,
      certificateNumber: random.chance(0.6) ? random.digits(8) : null,
      producerName: agency(random),
      producerAddress: oneLine(office),
      contactName: person(random),
      contactPhone: phone(random),
      contactEmail: `certs@${random.digits(3)}agency.example`,
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      insurers,
      policies,
      descriptionOfOperations: random.chance(0.8)
        ? random.pick([
            'Re: Job 4471, parking deck repairs. Certificate holder is included as additional insured when required by written contract.',
            'Lease of suite 210. Coverage is primary and noncontributory per written agreement.',
            'All operations of the named insured. 30 days notice of cancellation, 10 days for nonpayment.',
          ])
        : null,
      certificateHolderName: company(random),
      certificateHolderAddress: oneLine(holder),
    },
  };
}
type Facts = ReturnType<typeof facts>;
type Policy = Facts['label']['policies'][number];

const box = (on: boolean): string => (on ? '\u2612' : '\u2610');

function details(policy: Policy): Html {
  const auto = new Map([
    ['any', 'Any auto'],
    ['owned', 'Owned autos only'],
    ['scheduled', 'Scheduled autos'],
    ['hired', 'Hired autos'],
    ['non_owned', 'Non-owned autos'],
  ]);
  const form = html`<br>${box(policy.coverageForm === 'claims_made')}&nbsp;Claims-made &nbsp; ${box(policy.coverageForm === 'occurrence')}&nbsp;Occurrence`;
  const per = html`<br>Aggregate per: ${box(policy.aggregateAppliesPer === 'policy')}&nbsp;Policy ${box(policy.aggregateAppliesPer === 'project')}&nbsp;Project ${box(policy.aggregateAppliesPer === 'location')}&nbsp;Location`;
  return html`<b>${policy.coverageType}</b>${policy.coverageForm === null ? '' : form}${policy.aggregateAppliesPer === null ? '' : per}
${policy.autosCovered.length === 0 ? '' : [...auto].map(([key, name]) => html`<br>${box(policy.autosCovered.includes(key))} ${name}`)}`;
}

function body({ label: l, office, mail, holder }: Facts): Html {
  return html`<div class="f"><h1>CERTIFICATE OF LIABILITY INSURANCE</h1><div>Issued ${slashed(l.certificateDate)}${l.certificateNumber === null ? '' : html`<br>Certificate no. ${l.certificateNumber}`}</div></div>
<p>This certificate is issued as a matter of information only and confers no rights upon the certificate holder. It does not amend, extend or alter the coverage afforded by the policies below.</p>
<div class="q"><div><span class="cap">PRODUCER</span><br>${l.producerName}<br>${office.street}<br>${cityLine(office)}<br>Contact: ${l.contactName} &nbsp; Phone: ${l.contactPhone}<br>E-mail: ${l.contactEmail}</div>
<div><span class="cap">INSURED</span><br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div></div><table><tr><th>INSURER</th><th>COMPANIES AFFORDING COVERAGE</th><th>NAIC</th></tr>${l.insurers.map((each) => html`<tr><td>${each.letter}</td><td>${each.name}</td><td>${each.naicCode}</td></tr>`)}</table>
<table><tr><th>INS</th><th>TYPE OF INSURANCE</th><th>ADDL<br>INSD</th><th>SUBR<br>WVD</th><th>POLICY NUMBER</th><th>EFFECTIVE</th><th>EXPIRES</th><th style="width:31%">LIMITS</th></tr>
${l.policies.map((policy) => html`<tr><td>${policy.insurerLetter}</td><td>${details(policy)}</td><td>${policy.additionalInsured ? 'X' : ''}</td><td>${policy.subrogationWaived ? 'X' : ''}</td><td>${policy.policyNumber}</td><td>${slashed(policy.effectiveDate)}</td><td>${slashed(policy.expirationDate)}</td><td>${policy.limits.map((each) => html`<div class="lim"><span>${each.name}</span><span>$${whole(each.amount)}</span></div>`)}</td></tr>`)}</table>
<div style="border:1.5px solid #000;margin-top:7px;padding:5px 8px;min-height:50px"><span class="cap">DESCRIPTION OF OPERATIONS, LOCATIONS, VEHICLES, SPECIAL PROVISIONS</span><br>${l.descriptionOfOperations}</div>
<div class="q"><div><span class="cap">CERTIFICATE HOLDER</span><br>${l.certificateHolderName}<br>${holder.street}<br>${cityLine(holder)}</div><div><span class="cap">CANCELLATION</span><br>Should any of the above policies be cancelled before the expiration date, notice will be delivered in accordance with the policy provisions.<br><br>Authorized representative ____________________</div></div>`;
}

export const style: Style = {
  policyType: 'acord_25',
  name: 'agency-table',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
