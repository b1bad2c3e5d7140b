// Employers mutual of a trade: the information page with its item numbers in a gutter at the right, workplaces with
// their own federal numbers, and for each state an extension page on which codes, words and amounts stand in narrow
// rules: class rows first, then steps with statistical codes and factors, a subtotal for each state, the states'
// assessments in a summary with the deposit and quarterly installments, a safety letter in front.
import { addDays, addYears, dashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.4 "Liberation Serif",serif}h1{font-size:13pt;margin:0;text-align:center}
.pg{break-before:page}
.row{display:grid;grid-template-columns:1fr 46pt;border-bottom:.5pt solid #000;padding:5pt 0;break-inside:avoid}
.row>:last-child{text-align:right;font-weight:700}
.two{display:grid;grid-template-columns:1fr 1fr;gap:2pt 20pt}.k{font-style:italic;font-size:8pt}
table{border-collapse:collapse;width:100%}
td,th{padding:1.6pt 5pt;text-align:left;vertical-align:bottom;border-left:.4pt solid #777;border-right:.4pt solid #777}
th{border:.4pt solid #777;font-weight:400;font-size:7.6pt}.n{text-align:right}
.b td{border-top:.6pt solid #000;font-weight:700}`;

const classes = [
  ['2802', 'Carpentry - shop only - and drivers', 2.2, 5.9],
  ['2812', 'Cabinet works - with power machinery', 1.8, 4.4],
  ['5437', 'Carpentry - installation of cabinet work or interior trim', 3.1, 7.8],
  ['8232', 'Lumberyard, new materials only: all other employees', 2.4, 6.1],
  ['8742', 'Salespersons or collectors - outside', 0.2, 0.6],
  ['8810', 'Clerical office employees NOC', 0.1, 0.3],
] as const;

interface Step {
  code: string | null;
  name: string;
  factor: number | null;
  amount: number;
}

function rate(random: Random, state: string, locationNumber: number, experience: number) {
  const chosen = random.some(classes, random.int(2, 4)).sort(([a], [b]) => a.localeCompare(b));
  const rows = chosen.map(([classCode, description, low, high]) => {
    const payroll = random.dollars(24_000, 890_000);
    const perHundred = Math.round((low + random.next() * (high - low)) * 100) / 100;
    const premium = Math.round((payroll * perHundred) / 100);
    return { state, locationNumber, classCode, description, payroll, rate: perHundred, premium };
  });
  const manual = sum(rows.map(({ premium }) => premium));
  const steps: Step[] = [{ code: null, name: 'Total Class Premium', factor: null, amount: manual }];
  const increased = Math.round(manual * 0.011);
  steps.push({ code: '9812', name: 'Employers Liability Increased Limits', factor: 0.011, amount: increased });
  const subject = manual + increased;
  const modified = Math.round(subject * experience);
  steps.push({ code: '9898', name: 'Experience Modification', factor: experience, amount: modified - subject });
  const schedule = random.pick([0.85, 0.9, 0.95, 1.05, 1.1]);
  const standard = Math.round(modified * schedule);
  steps.push(
    { code: schedule < 1 ? '9887' : '9889', name: 'Schedule Rating', factor: schedule, amount: standard - modified },
    { code: null, name: 'State Standard Premium', factor: null, amount: standard },
  );
  const discount = Math.round(standard * 0.046);
  const payroll = sum(rows.map((row) => row.payroll));
  const [terrorism, catastrophe] = [Math.round(payroll * 0.0001), Math.round(payroll * 0.0002)];
  steps.push(
    { code: '0063', name: 'Premium Discount', factor: 0.046, amount: -discount },
    { code: '9740', name: 'Terrorism', factor: 0.01, amount: terrorism },
    { code: '9741', name: 'Catastrophe (other than Certified Acts of Terrorism)', factor: 0.02, amount: catastrophe },
  );
  return { state, rows, steps, premium: standard - discount + terrorism + catastrophe };
}

const names = new Map([
  ['IN', 'Indiana'],
  ['KY', 'Kentucky'],
  ['MO', 'Missouri'],
  ['TN', 'Tennessee'],
  ['VA', 'Virginia'],
  ['NC', 'North Carolina'],
]);

function facts(random: Random) {
  const states = random.some([...names.keys()], random.int(1, 3));
  const [home] = states;
  const mail = place(random, home);
  const firm = word(random);
  const experience = random.int(74, 131) / 100;
  const sites = states.map((state, i) => ({
    locationNumber: i + 1,
    at: i === 0 ? mail : place(random, state),
    name: i === 0 ? `${firm} Millwork Inc.` : `${firm} Millwork of ${names.get(state)} LLC`,
    fein: numbered(random, '##-#######'),
  }));
  const parts = states.map((state, i) => rate(random, state, i + 1, experience));
  const expense = random.pick([160, 200, 220]);
  const estimated = sum([...parts.map(({ premium }) => premium), expense]);
  const fees = states.map((state, i) => ({
    name: `${names.get(state)} ${random.pick(['Second Injury Fund Assessment', 'Special Fund Assessment', 'Administrative Surcharge'])}`,
    amount: Math.round((parts[i]?.premium ?? 0) * random.int(60, 420)) / 10_000,
  }));
  const rounded = fees.map(({ name, amount }) => ({ name, amount: Math.round(amount * 100) / 100 }));
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '02', '06', '09', '10'])}-${random.pick(['01', '01', '15'])}`;
  const one = random.pick([500_000, 1_000_000]);
  return {
    mail,
    sites,
    parts,
    expense,
    office: place(random, home),
    label: {
      carrierName: `${word(random)} ${random.pick(["Lumbermen's Employers Mutual Insurance Company", 'Woodworkers Mutual Casualty Company'])}`,
      ncciCarrierCode: numbered(random, '#####'),
      policyNumber: numbered(random, random.pick(['WCM ####### ##', 'LM-WC-######', '## WC #####'])),
      priorPolicyNumber: random.chance(0.7) ? numbered(random, 'WCM #######') : null,
      transactionType: 'renewal',
      namedInsureds: sites.map(({ name }) => name),
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'S Corporation', 'Corporation and LLC']),
      fein: sites[0]?.fein,
      interstateId: states.length > 1 ? numbered(random, '9########') : null,
      intrastateId: states.length > 1 ? null : numbered(random, '######'),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: states.map((state) => names.get(state) ?? ''),
      otherStatesText: 'All states except those with a monopolistic fund and those named in item 3.A',
      eachAccidentLimit: one,
      diseasePolicyLimit: one,
      diseaseEachEmployeeLimit: one,
      experienceModification: experience,
      estimatedAnnualPremium: estimated,
      totalPremium: sum([estimated, ...rounded.map(({ amount }) => amount)]),
      minimumPremium: random.pick([750, 900, 1000]),
      depositPremium: Math.round(estimated / 4),
      auditPeriod: random.pick(['Annual', 'Semiannual']),
      fees: rounded,
    },
  };
}
type Facts = ReturnType<typeof facts>;

function letter(f: Facts): Html {
  const { label: l } = f;
  return html`<h1>${l.carrierName}</h1><div style="text-align:center">${f.office.street}, ${cityLine(f.office)}</div>
<p>${written(addDays(l.effectiveDate, -30))}</p>
<p>${l.namedInsureds[0]}<br>${f.mail.street}<br>${cityLine(f.mail)}</p>
<p>Your renewal policy is enclosed. As a mutual for the wood trades we may pay a dividend after the books of the year
are closed; none is guaranteed. Saw guarding, dust collection and push sticks remain the three causes behind half of the lost days in shops like
yours. Call our engineers for a visit, at no charge to members, and post the enclosed notice where employees can read it.</p>`;
}

function items(f: Facts): Html {
  const { label: l } = f;
  const row = (number: string, value: Html): Html => html`<div class="row"><div>${value}</div><div>Item ${number}</div>
</div>`;
  const risk =
    l.interstateId === null
      ? html`<span class="k">Intrastate risk no.</span> ${l.intrastateId}`
      : html`<span class="k">Interstate risk no.</span> ${l.interstateId}`;
  return html`<h1 class="pg">INFORMATION PAGE &ndash; RENEWAL</h1><div class="two"><div>${l.carrierName}</div>
<div class="n"><span class="k">NCCI company no.</span> ${l.ncciCarrierCode}</div></div>
${row(
  '1',
  html`<div class="two"><div><span class="k">Insured employer</span>
<br>${l.namedInsureds.map((name) => html`${name}<br>`)}${f.mail.street}<br>${cityLine(f.mail)}</div><div>
<span class="k">Policy</span> ${l.policyNumber}<br>
${l.priorPolicyNumber === null ? null : html`<span class="k">Renews</span> ${l.priorPolicyNumber}<br>`}
<span class="k">Legal status</span> ${l.entityType}<br><span class="k">Federal ID</span> ${l.fein}<br>${risk}<br>
<span class="k">Agency</span> ${l.agencyName}</div></div>`,
)}
${row('2', html`In force from ${dashed(l.effectiveDate)} until ${dashed(l.expirationDate)}, 12:01 A.M. standard time at the insured's mailing address.`)}
${row(
  '3',
  html`A. Part One applies to the workers compensation law of: ${l.coveredStates.join(', ')}
<br>B. Part Two, employers liability, for work in those states:<br>
&nbsp;&nbsp;$${whole(l.eachAccidentLimit)} bodily injury by accident, each accident<br>&nbsp;&nbsp;$${whole(l.diseasePolicyLimit)} bodily injury by disease, policy limit<br>
&nbsp;&nbsp;$${whole(l.diseaseEachEmployeeLimit)} bodily injury by disease, each employee<br>C. Part Three applies to:
${l.otherStatesText}<br>D. Endorsements: WC 00 00 00 C, WC 00 04 14 A, WC 00 04 21 D, WC 00 04 22 C, LM 7 (6-15)`,
)}
${row('4', html`Premium is determined by our manuals and is subject to audit (${l.auditPeriod}). Rates and premium are on the extension pages that follow.<br><span class="k">Minimum premium</span> $${whole(l.minimumPremium)} &nbsp; <span class="k">Deposit due</span> $${whole(l.depositPremium)}`)}
<p class="k">Other workplaces</p><table><tr><th>No.</th><th>Employer at the workplace</th><th>Federal ID</th>
<th>Address</th></tr>${f.sites.map(
    (each) => html`<tr><td>${each.locationNumber}</td><td>${each.name}</td>
<td>${each.fein}</td><td>${oneLine(each.at)}</td></tr>`,
  )}</table>`;
}

const signed = (amount: number): string => (amount < 0 ? `${whole(-amount)} CR` : whole(amount));

function extension(f: Facts): Html {
  const { label: l } = f;
  return html`${f.parts.map(
    ({ state, rows, steps, premium }) => html`<h1 class="pg">EXTENSION OF ITEM 4 &ndash; STATE: ${state}</h1>
<p>Policy ${l.policyNumber}</p>
<table><tr><th>Wkpl.</th><th>Code</th><th>Work classified as</th><th class="n">Estimated yearly<br>remuneration</th>
<th class="n">Per $100 /<br>factor</th><th class="n">Estimated yearly<br>premium</th></tr>
${rows.map(
  (row) => html`<tr><td>${row.locationNumber}</td><td>${row.classCode}</td><td>${row.description}</td>
<td class="n">${whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td>
<td class="n">${whole(row.premium)}</td></tr>`,
)}
${steps.map(
  (step) => html`<tr${step.code === null ? html` class="b"` : ''}><td></td><td>${step.code}</td>
<td>${step.name}</td><td></td><td class="n">${step.factor ?? ''}</td><td class="n">${signed(step.amount)}</td></tr>`,
)}
<tr class="b"><td colspan="5">Estimated Premium for ${names.get(state)}</td><td class="n">${whole(premium)}</td></tr>
</table>`,
  )}`;
}

function summary(f: Facts): Html {
  const { label: l } = f;
  const line = (name: string, amount: string): Html => html`<tr><td>${name}</td><td class="n">${amount}</td></tr>`;
  return html`<div style="break-inside:avoid"><h1 style="margin-top:16pt">SUMMARY OF ALL STATES</h1>
<table style="width:70%;margin:6pt auto">
${f.parts.map(({ state, premium }) => line(names.get(state) ?? '', whole(premium)))}
${line('0900 Expense Constant', whole(f.expense))}
${line('Total Estimated Annual Premium', whole(l.estimatedAnnualPremium))}
${l.fees.map(({ name, amount }) => line(name, cents(amount)))}${line('Total with Assessments', cents(l.totalPremium))}
</table>
<p>The deposit is followed by three quarterly installments of
${whole((l.estimatedAnnualPremium - l.depositPremium) / 3)}. Issued ${dashed(addDays(l.effectiveDate, -30))}.</p>
</div>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'millwork-mutual-gutter',
  build: (random) => {
    const f = facts(random);
    const rows = f.parts.flatMap((part) => part.rows);
    const steps = f.parts.flatMap((part) => part.steps.map((step) => ({ ...step, state: part.state })));
    // the state stands as a code in the heading and by its name in the total
    const named = (list: string, states: readonly { state: string }[]) =>
      states.map(({ state }, i) => [`${list}[${i}].state`, [names.get(state)]] as const);
    return {
      html: sheet({ css, body: [letter(f), items(f), extension(f), summary(f)] }),
      label: {
        ...f.label,
        locations: f.sites.map(({ at, ...each }) => ({ ...each, address: oneLine(at) })),
        classifications: rows,
        premiumSteps: [...steps, { state: null, code: '0900', name: 'Expense Constant', amount: f.expense }],
        _accept: Object.fromEntries([...named('classifications', rows), ...named('premiumSteps', steps)]),
      },
    };
  },
};
