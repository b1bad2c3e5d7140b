// Employers' carrier of one region: a single workplace with a record number, which every class row repeats at its right
// end; the lines of the premium end with the state.
import { addYears, shortSlashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.8pt/1.36 "DejaVu Serif Condensed","DejaVu Serif",serif}
h1{font-size:12pt;margin:0 0 6px;border-bottom:2.5pt double #000;padding-bottom:4px}
h2{font-size:8.8pt;margin:11px 0 2px}table{width:100%;border-collapse:collapse}
td,th{padding:1.8px 6px;text-align:left;vertical-align:top}th{font-size:7.4pt;border-bottom:.8pt solid #000}
.n{text-align:right}.b td{border:.8pt solid #000}.t td{border-top:.8pt solid #000;font-weight:700}`;

const CLASSES = [
  ['8864', 'Social Services Organization - All Employees', 1.1, 2.9],
  ['8829', 'Convalescent or Nursing Home - All Employees', 1.6, 4],
  ['9015', 'Building or Property Management - All Other', 2, 4.6],
  ['8832', 'Physician and Clerical', 0.2, 0.6],
  ['8835', 'Home, Public and Traveling Healthcare', 1.5, 3.8],
  ['8810', 'Clerical Office Employees NOC', 0.08, 0.25],
] as const;

function rating(random: Random, state: string) {
  const classifications = random.some(CLASSES, random.int(3, 5)).map(([classCode, description, low, high]) => {
    const payroll = random.int(40_000, 980_000);
    const rate = random.int(low * 100, high * 100) / 100;
    const premium = Math.round((payroll * rate) / 100);
    return { state, locationNumber: 1, classCode, description, payroll, rate, premium };
  });
  const manual = sum(classifications.map(({ premium }) => premium));
  const payroll = sum(classifications.map((row) => row.payroll));
  const mod = random.int(76, 128) / 100;
  const modified = Math.round(manual * mod);
  const credit = -Math.round(modified * 0.05);
  const standard = modified + credit;
  const terrorism = Math.round(payroll / 20_000);
  const constant = random.pick([160, 200, 220]);
  const step = (code: string | null, name: string, factor: number | null, amount: number) => ({
    state,
    code,
    name,
    factor,
    amount,
  });
  return {
    classifications,
    mod,
    premiumSteps: [
      step(null, 'Total Class Premium', null, manual),
      step('9898', 'Exp Mod', mod, modified - manual),
      step(null, 'Total Modified Premium', null, modified),
      step('9046', 'Safety Program Credit', 0.95, credit),
      step(null, 'Total Standard Premium', null, standard),
      step('0900', 'Expense Constant', null, constant),
      step('9740', 'Terrorism Risk Insurance Act', 0.005, terrorism),
    ],
    estimatedAnnualPremium: sum([standard, constant, terrorism]),
  };
}

function facts(random: Random) {
  const mail = place(random, random.pick(['NC', 'VA', 'TN', 'KY', 'AL', 'IN']));
  const site = place(random, mail.state);
  const { mod, estimatedAnnualPremium, ...rated } = rating(random, mail.state);
  const assessment = {
    name: `${mail.state} Guaranty Fund Assessment`,
    amount: Math.round(estimatedAnnualPremium * 0.011),
  };
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['02', '06', '08', '11'])}-${random.int(10, 28)}`;
  const [accident, policy] = random.pick([
    [100_000, 500_000],
    [500_000, 500_000],
    [1_000_000, 1_000_000],
  ] as const);
  return {
    mail,
    label: {
      carrierName: carrier(random),
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, 'WCE ### ####'),
      transactionType: random.pick(['new', 'renewal'] as const),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Non-Profit Corporation', 'Corporation', 'LLC']),
      fein: numbered(random, '##-#######'),
      intrastateId: random.digits(8),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [mail.state],
      otherStatesText: 'All states except ND, OH, WA and WY and the state listed in 3.A.',
      eachAccidentLimit: accident,
      diseasePolicyLimit: policy,
      diseaseEachEmployeeLimit: accident,
      experienceModification: mod,
      estimatedAnnualPremium,
      totalPremium: estimatedAnnualPremium + assessment.amount,
      minimumPremium: random.int(4, 14) * 75,
      auditPeriod: 'Annual',
      fees: [assessment],
      locations: [{ locationNumber: 1, address: oneLine(site) }],
      ...rated,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function schedule({ label: l, mail }: Facts): Html {
  const [fee] = l.fees;
  const total = (name: string, amount: number): Html =>
    html`<tr class="t"><td></td><td colspan="3">${name}</td><td class="n">${whole(amount)}</td><td></td></tr>`;
  return html`<h2>Schedule of Work Places</h2>
<table>${l.locations.map((each) => html`<tr><td>Record ${mail.state}-001</td><td>${each.address}</td></tr>`)}</table>
<h2>Item 4. Classification of Operations</h2><table><tr><th>Code</th><th>Description</th><th class="n">Payroll</th>
<th class="n">Rate</th><th class="n">Premium</th><th class="n">Record</th></tr>
${l.classifications.map(
  (row) => html`<tr><td>${row.classCode}</td><td>${row.description}</td><td class="n">${whole(row.payroll)}</td>
<td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td><td class="n">${row.state}-001</td>
</tr>`,
)}
${l.premiumSteps.map(
  (step) => html`<tr><td>${step.code}</td><td colspan="2">${step.name}</td><td class="n">${step.factor}</td>
<td class="n">${whole(step.amount)}</td><td class="n">${step.state}</td></tr>`,
)}
${total('Total Estimated Annual Premium', l.estimatedAnnualPremium)}
<tr><td></td><td colspan="3">${fee?.name}</td><td class="n">${whole(fee?.amount ?? 0)}</td><td></td></tr>
${total('Total Premium and Assessments', l.totalPremium)}</table>`;
}

function body(f: Facts): Html {
  const { label: l, mail } = f;
  const limit = (cause: string, amount: number, kind: string): Html =>
    html`<tr><td>${cause}</td><td class="n">${wholeDollars(amount)}</td><td>${kind}</td></tr>`;
  return html`<h1>${l.carrierName}<br>Workers' Compensation Information Page
(${l.transactionType === 'new' ? 'New' : 'Renewal'})</h1>
<table class="b"><tr><td>Policy Number ${l.policyNumber}</td><td>Carrier Code ${l.ncciCarrierCode}</td>
<td>Risk ID (intrastate) ${l.intrastateId}</td></tr>
<tr><td>1. The Insured<br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</td>
<td>Legal status: ${l.entityType}<br>FEIN: ${l.fein}</td><td>Agent<br>${l.agencyName}</td></tr></table>
<h2>2. Policy Period</h2><div>${shortSlashed(l.effectiveDate)} to ${shortSlashed(l.expirationDate)}, 12:01 a.m.</div>
<h2>3. Coverage</h2><div>A. Workers' compensation law of: ${l.coveredStates.join(', ')}</div>
<div>B. Employers' liability:</div>
<table style="width:70%;margin-left:18px">${limit('Bodily injury by accident', l.eachAccidentLimit, 'each accident')}
${limit('Bodily injury by disease', l.diseasePolicyLimit, 'policy limit')}
${limit('Bodily injury by disease', l.diseaseEachEmployeeLimit, 'each employee')}</table>
<div>C. Other states insurance: ${l.otherStatesText}</div>
${schedule(f)}
<p>Minimum Premium ${wholeDollars(l.minimumPremium)} &nbsp; Audit: ${l.auditPeriod} &nbsp; Endorsements on file:
WC 00 04 06 A,
WC 00 04 19, WC 00 04 21 E</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'one-place-record',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
