// Mutual whose rating schedule runs on: the heading of a state stands at the foot of a page and most of its rows on the
// next, where only the captions of the columns come again.
import { addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.6pt/1.62 "Courier Prime","Liberation Mono",monospace}
h1{font-size:11.5pt;text-align:center;margin:0 0 8px}
table{width:100%;border-collapse:collapse}td,th{padding:1px 4px;text-align:left;vertical-align:top;font-weight:400}
th{border-top:1px solid #000;border-bottom:1px solid #000}.n{text-align:right}.s td{font-weight:700;padding-top:7px}
.f td{border-bottom:1px dashed #000}.page{break-before:page}p{margin:5px 0}`;

const CLASSES = [
  ['5403', 'CARPENTRY NOC', 5, 11],
  ['5445', 'WALLBOARD INSTALLATION WITHIN BUILDINGS', 4, 9],
  ['5474', 'PAINTING NOC & SHOP OPERATIONS, DRIVERS', 4, 9],
  ['5606', 'CONTRACTOR - EXECUTIVE SUPERVISOR', 0.9, 2.4],
  ['8810', 'CLERICAL OFFICE EMPLOYEES NOC', 0.1, 0.3],
  ['8227', 'CONSTRUCTION PERMANENT YARD', 2.5, 5.5],
] as const;

interface Step {
  state: string;
  code: string | null;
  name: string;
  factor: number | null;
  amount: number;
}

function risk(random: Random, state: string, mod: number) {
  const rows = random.some(CLASSES, random.int(3, 4)).map(([classCode, description, low, high]) => {
    const payroll = random.chance(0.12) ? null : random.int(21_000, 610_000);
    const rate = random.int(low * 100, high * 100) / 100;
    const premium = payroll === null ? null : Math.round(payroll * rate) / 100;
    return { state, classCode, description, payroll, rate, premium };
  });
  const manual = sum(rows.map(({ premium }) => premium ?? 0));
  const payroll = sum(rows.map((row) => row.payroll ?? 0));
  const share = (part: number): number => Math.round(manual * part * 100) / 100;
  const modified = share(mod);
  const standard = sum([modified, share(0.02)]);
  const discount = -Math.round(standard * 5.1) / 100;
  const terrorism = Math.round(payroll * 0.02) / 100;
  const steps: Step[] = [
    { state, code: null, name: 'SUBJECT PREMIUM', factor: null, amount: manual },
    { state, code: '9898', name: 'EXPERIENCE MODIFIED PREMIUM', factor: mod, amount: modified },
    { state, code: '9807', name: 'INCREASED LIMITS PART TWO', factor: 0.02, amount: share(0.02) },
    { state, code: null, name: 'STANDARD PREMIUM', factor: null, amount: standard },
    { state, code: '0064', name: 'PREMIUM DISCOUNT', factor: null, amount: discount },
    { state, code: '9740', name: 'TERRORISM', factor: 0.02, amount: terrorism },
  ];
  return { state, rows, steps, estimated: sum([standard, discount, terrorism]) };
}
type Risk = ReturnType<typeof risk>;

function linesOf({ state, rows, steps, estimated }: Risk): Html[] {
  return [
    html`<tr class="s"><td colspan="5">** RATING STATE ${state} **</td></tr>`,
    ...rows.map(
      (row) => html`<tr><td>${row.classCode}</td><td>${row.description}</td>
<td class="n">${row.payroll === null ? 'IF ANY' : whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td>
<td class="n">${row.premium === null ? '' : cents(row.premium)}</td></tr>`,
    ),
    ...steps.map(
      (step) => html`<tr><td>${step.code}</td><td>${step.name}</td><td></td><td class="n">${step.factor}</td>
<td class="n">${cents(step.amount)}</td></tr>`,
    ),
    html`<tr class="f"><td></td><td colspan="3">ESTIMATED STATE PREMIUM</td><td class="n">${cents(estimated)}</td>
</tr>`,
  ];
}

function facts(random: Random) {
  const states = random.some(['AZ', 'CO', 'GA', 'IL', 'KY', 'MO', 'TN', 'VA'], random.int(2, 3));
  const mod = random.int(81, 126) / 100;
  const risks = states.map((state) => risk(random, state, mod));
  const mail = place(random, states[0]);
  const constant = {
    state: null,
    code: '0900',
    name: 'EXPENSE CONSTANT',
    factor: null,
    amount: random.pick([160, 200]),
  };
  const estimated = sum([...risks.map((each) => each.estimated), constant.amount]);
  const limit = random.pick([500_000, 1_000_000]);
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['01', '03', '07'])}-${random.pick(['01', '15'])}`;
  const pattern = random.pick(['WCV #######', 'MWC-######-##']);
  return {
    mail,
    risks,
    constant,
    label: {
      carrierName: carrier(random).toUpperCase(),
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, pattern),
      priorPolicyNumber: numbered(random, pattern),
      transactionType: 'renewal',
      namedInsureds: [company(random).toUpperCase()],
      mailingAddress: oneLine(mail).toUpperCase(),
      entityType: random.pick(['CORPORATION', 'LIMITED LIABILITY CO']),
      fein: numbered(random, '##-#######'),
      agencyName: agency(random).toUpperCase(),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: states,
      otherStatesText: 'ALL STATES EXCEPT OH, ND, WA, WY AND STATES NAMED IN ITEM 3A',
      eachAccidentLimit: limit,
      diseasePolicyLimit: limit,
      diseaseEachEmployeeLimit: limit,
      experienceModification: mod,
      estimatedAnnualPremium: estimated,
      minimumPremium: random.int(5, 15) * 100,
      depositPremium: Math.round(estimated / 4),
      auditPeriod: 'ANNUAL',
      classifications: risks.flatMap(({ rows }) => rows),
      premiumSteps: [...risks.flatMap(({ steps }) => steps), constant],
    },
  };
}
type Facts = ReturnType<typeof facts>;

const captions = html`<tr><th>CODE</th><th>CLASSIFICATION</th><th class="n">REMUNERATION</th><th class="n">RATE</th>
<th class="n">PREMIUM</th></tr>`;

function items({ mail, label: l }: Facts): Html {
  return html`<h1>WORKERS COMPENSATION AND EMPLOYERS LIABILITY<br>INFORMATION PAGE</h1>
<table><tr><td>${l.carrierName}<br>NCCI CO. ${l.ncciCarrierCode}</td><td>POLICY NO. ${l.policyNumber}<br>
RENEWAL OF ${l.priorPolicyNumber}</td></tr></table>
<p>1. INSURED: ${l.namedInsureds[0]}<br>ADDRESS: ${mail.street.toUpperCase()}<br>${cityLine(mail).toUpperCase()}<br>
ENTITY: ${l.entityType} &nbsp; FEIN: ${l.fein}<br>AGENT: ${l.agencyName}</p>
<p>2. POLICY PERIOD: ${dashed(l.effectiveDate)} TO ${dashed(l.expirationDate)}</p>
<p>3.A. PART ONE, WORKERS COMPENSATION INSURANCE: ${l.coveredStates.join(', ')}<br>
B. PART TWO, EMPLOYERS LIABILITY INSURANCE:<br>
BODILY INJURY BY ACCIDENT ${wholeDollars(l.eachAccidentLimit)} EACH ACCIDENT<br>
BODILY INJURY BY DISEASE ${wholeDollars(l.diseasePolicyLimit)} POLICY LIMIT<br>
BODILY INJURY BY DISEASE ${wholeDollars(l.diseaseEachEmployeeLimit)} EACH EMPLOYEE<br>
C. PART THREE, OTHER STATES INSURANCE: ${l.otherStatesText}<br>D. FORMS: WC 00 00 00C WC 00 04 14A WC 00 04 22C</p>
<p>4. PREMIUM IS BASED ON THE CLASSIFICATIONS BELOW AND SUBJECT TO AUDIT.</p>`;
}

function body(f: Facts): Html {
  const { risks, constant, label: l } = f;
  const lines = risks.flatMap(linesOf);
  // the second state's heading and first row close the page
  const turn = linesOf(risks[0] ?? { state: '', rows: [], steps: [], estimated: 0 }).length + 2;
  return html`${items(f)}<table>${captions}${lines.slice(0, turn)}</table>
<p style="text-align:right">CONTINUED ON NEXT PAGE</p>
<div class="page">POLICY NO. ${l.policyNumber} &nbsp; ITEM 4, CONTINUED</div><table>${captions}${lines.slice(turn)}
<tr class="s"><td colspan="5">** ALL STATES **</td></tr>
<tr><td>${constant.code}</td><td colspan="3">${constant.name}</td><td class="n">${cents(constant.amount)}</td></tr>
<tr class="f"><td></td><td colspan="3">TOTAL ESTIMATED ANNUAL PREMIUM</td>
<td class="n">${cents(l.estimatedAnnualPremium)}</td></tr></table>
<p>MINIMUM PREMIUM ${wholeDollars(l.minimumPremium)} &nbsp; DEPOSIT PREMIUM ${wholeDollars(l.depositPremium)}
&nbsp; AUDIT ${l.auditPeriod}</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'heading-turns-page',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
