// Small carrier of one state: the state that the rows are rated in is told by the sentence of Item 4 only, classes and premium steps
// run in one table below it without a state or a place.
import { addYears, written } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:9.6pt/1.38 "Liberation Serif",serif}h1{font-size:13pt;text-align:center;margin:0;font-weight:400}.c{text-align:center}dl{display:grid;grid-template-columns:44pt 1fr;gap:5pt 6pt;margin:10pt 0}dt{font-weight:700}dd{margin:0}table{border-collapse:collapse;width:100%}td,th{padding:1.8pt 5pt;text-align:left;vertical-align:top}th{font-weight:400;font-style:italic;border-bottom:.6pt solid #000;vertical-align:bottom}
.n{text-align:right}.s td{border-top:.5pt solid #000}`;

const stateNames = [
  ['WI', 'Wisconsin'],
  ['MN', 'Minnesota'],
  ['IN', 'Indiana'],
  ['NC', 'North Carolina'],
  ['TN', 'Tennessee'],
] as const;
const classPool = [
  ['2812', 'Cabinet works, with power machinery', 2, 4.6],
  ['5437', 'Carpentry, installation of cabinet work or interior trim', 3, 8],
  ['8232', 'Lumberyard, new materials only, all other employees and drivers', 2.5, 6],
  ['8742', 'Salespersons or collectors, outside', 0.2, 0.6],
  ['8810', 'Clerical office employees, not otherwise classified', 0.1, 0.3],
] as const;

function drawRating(random: Random) {
  const rows = random.some(classPool, random.int(2, 4)).map(([classCode, description, low, high]) => {
    const payroll = random.dollars(22_000, 410_000);
    const rate = random.amount(low, high);
    return { classCode, description, payroll, rate, premium: Math.round((payroll * rate) / 100) };
  });
  const manual = sum(rows.map((row) => row.premium));
  const modification = random.int(80, 124) / 100;
  const modified = Math.round(manual * modification);
  const discount = Math.round(Math.max(0, modified - 5000) * 0.05);
  const terrorism = Math.round(sum(rows.map((row) => row.payroll)) / 10_000);
  const constant = random.pick([150, 200, 220]);
  const step = (name: string, factor: number | null, amount: number) => ({ name, factor, amount });
  const steps = [
    step('Total premium at manual rates', null, manual),
    step('Experience modification', modification, modified - manual),
    step('Standard premium', null, modified),
    ...(discount === 0 ? [] : [step('Premium discount', null, -discount)]),
    step('Terrorism', 0.01, terrorism),
    step('Expense constant', null, constant),
  ];
  return { rows, steps, modification, estimated: modified - discount + terrorism + constant };
}

function facts(random: Random) {
  const [state, stateName] = random.pick(stateNames);
  const mail = place(random, state);
  const { rows, steps, modification, estimated } = drawRating(random);
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['01', '02', '06', '09'])}-${random.pick(['01', '15'])}`;
  const limit = random.pick([100_000, 500_000]);
  return {
    mail,
    stateName,
    label: {
      carrierName: `${word(random)} ${random.pick(['Lumbermens Mutual Insurance Company', 'Builders Mutual Company'])}`,
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, random.pick(['WC####-######', '###-WC-####'])),
      priorPolicyNumber: numbered(random, 'WC####-######'),
      transactionType: 'renewal',
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'Limited Liability Company']),
      fein: numbered(random, '##-#######'),
      intrastateId: random.digits(6),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [stateName],
      eachAccidentLimit: limit,
      diseasePolicyLimit: 500_000,
      diseaseEachEmployeeLimit: limit,
      experienceModification: modification,
      estimatedAnnualPremium: estimated,
      minimumPremium: random.int(8, 20) * 50,
      depositPremium: Math.round(estimated / 4),
      classifications: rows.map((row) => ({ state: stateName, ...row })),
      premiumSteps: steps.map((row) => ({ state: stateName, ...row })),
    },
    // the letters of the state stand in the address
    accept: Object.fromEntries([
      ...rows.map((_, i) => [`classifications[${i}].state`, [state]] as const),
      ...steps.map((_, i) => [`premiumSteps[${i}].state`, [state]] as const),
    ]),
  };
}
type Facts = ReturnType<typeof facts>;

function body({ label: l, mail, stateName }: Facts) {
  return html`<h1>${l.carrierName}</h1><div class="c">Information Page &ndash; Workers Compensation and Employers Liability Policy<br>Carrier ${l.ncciCarrierCode} &nbsp; Policy Number ${l.policyNumber} &nbsp; Renewal of ${l.priorPolicyNumber}</div>
<dl><dt>Item 1</dt><dd>Insured: ${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}<br>${l.entityType}. Federal ID ${l.fein}. Bureau file ${l.intrastateId}. There are no other workplaces.<br>Agent: ${l.agencyName}</dd><dt>Item 2</dt><dd>The policy period is from ${written(l.effectiveDate)} to ${written(l.expirationDate)} at 12:01 a.m. at the insured's mailing address.</dd>
<dt>Item 3</dt><dd>A. Part One applies to the workers compensation law of ${stateName}.<br>B. The limits under Part Two are, for bodily injury by accident, $${whole(l.eachAccidentLimit)} each accident; for bodily injury by disease, $${whole(l.diseasePolicyLimit)} policy limit and $${whole(l.diseaseEachEmployeeLimit)} each employee.<br>C. Part Three: see the residual market limited other states endorsement.</dd>
<dt>Item 4</dt><dd>The premium is determined by our manuals of rules, classifications and rates for the State of ${stateName}, to which all rows of the following table belong. It is subject to verification and change by audit.</dd></dl>
<table><tr><th>Code</th><th>Classification of operations</th><th class="n">Estimated annual<br>remuneration</th><th class="n">Rate per $100 or<br>factor</th><th class="n">Estimated annual<br>premium</th></tr>${l.classifications.map((row) => html`<tr><td>${row.classCode}</td><td>${row.description}</td><td class="n">${whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td></tr>`)}${l.premiumSteps.map((row, i) => html`<tr${i === 0 ? html` class="s"` : ''}><td></td><td>${row.name}</td><td></td><td class="n">${row.factor ?? ''}</td><td class="n">${whole(row.amount)}</td></tr>`)}<tr class="s"><td></td><td><b>Total estimated annual premium</b></td><td></td><td></td><td class="n"><b>$${whole(l.estimatedAnnualPremium)}</b></td></tr></table>
<p>Minimum premium $${whole(l.minimumPremium)}. Deposit premium $${whole(l.depositPremium)}. Endorsements: WC 00 04 14 A, WC 00 04 22 C, WC 00 04 25.</p><p>Countersigned ______________________</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'one-state-in-a-sentence',
  build(random) {
    const f = facts(random);
    return {
      html: sheet({ css, body: body(f) }),
      label: { ...f.label, _accept: { ...f.accept, 'coveredStates[0]': [f.mail.state] } },
      print: { margin: { left: '0.8in', right: '0.8in', top: '0.7in', bottom: '0.7in' } },
    };
  },
};
