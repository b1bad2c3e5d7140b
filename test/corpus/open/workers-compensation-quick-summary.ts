// Online payroll insurer: summary with big figures, officers listed, class rows as sentences in cards, premium steps as a running
// list with the result after each step; a letter in front and a billing page behind.
import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, company, firstName, numbered, oneLine, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:10pt/1.5 Lato,sans-serif;color:#1e2b26}.page{break-before:page}h1{font-weight:900;font-size:19pt;margin:0 0 6px;color:#0c6b4a}h2{font-size:11pt;margin:20px 0 6px;color:#0c6b4a}
.b{display:flex;gap:14px}.b>div{flex:1;background:#eaf5f0;border-radius:6px;padding:9px 12px}.b b{font-size:13pt;display:block}small{color:#5d6d66}.job{border-bottom:1px solid #cfe2da;padding:6px 0;display:flex;justify-content:space-between}
.run{display:grid;grid-template-columns:1fr 90px 110px;gap:2px 10px}.run span:nth-child(3n),.run span:nth-child(3n+2){text-align:right}`;

const classes = [
  ['Computer system designers or programmers', '8803', 0.05, 0.2],
  ['Clerical office employees', '8810', 0.08, 0.35],
  ['Restaurant - fast food', '9083', 0.9, 2.4],
  ['Hair styling salon', '9586', 0.4, 1.1],
  ['Cleaning - residences', '9014', 1.8, 4.4],
  ['Automobile repair shop', '8380', 1.6, 3.9],
] as const;

function price(random: Random) {
  const rows = random.some(classes, random.int(1, 3)).map(([description, classCode, low, high]) => {
    const payroll = random.dollars(24_000, 620_000);
    const rate = random.amount(low, high);
    return { classCode, description, payroll, rate, premium: Math.round(payroll * rate) / 100 };
  });
  const manual = sum(rows.map((row) => row.premium));
  const steps: { name: string; code: string | null; factor: number | null; amount: number }[] = [];
  let running = manual;
  const add = (name: string, code: string | null, factor: number | null, amount: number): void => {
    const rounded = Math.round(amount * 100) / 100;
    steps.push({ name, code, factor, amount: rounded });
    running = sum([running, rounded]);
  };
  const modification = random.chance(0.35) ? random.int(78, 118) / 100 : null;
  add('Employer liability increase', '9807', 1.008, running * 0.008);
  if (modification !== null) add('Experience modification', '9898', modification, running * (modification - 1));
  if (random.chance(0.5)) add('Safety program credit', null, 0.95, running * -0.05);
  add('Expense constant', '0900', null, random.pick([150, 180, 200]));
  add('Terrorism', '9740', 0.01, sum(rows.map((row) => row.payroll)) / 10_000);
  return { rows, steps, manual, modification, estimated: running };
}

function facts(random: Random) {
  const mail = place(random);
  const brand = word(random);
  const p = price(random);
  const tax = { name: `${mail.state} workers compensation surcharge`, amount: Math.round(p.estimated * 2.2) / 100 };
  const effectiveDate = `${random.int(2020, 2025)}-${random.pick(['01', '02', '05', '08', '12'])}-${random.int(10, 28)}`;
  const limit = random.pick([100_000, 500_000, 1_000_000]);
  return {
    mail,
    brand,
    p,
    owner: person(random),
    greeting: firstName(random),
    officers: random.times(random.int(1, 3), () => `${person(random)} (${random.pick(['excluded', 'included'])})`),
    label: {
      carrierName: `${brand} ${random.pick(['Casualty Insurance Company', 'Compensation Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['PWC-###-###-###', 'N9WC######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['LLC', 'Corporation', 'Sole proprietor']),
      fein: numbered(random, '##-#######'),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [mail.state],
      otherStatesText: 'Any state except ND, OH, WA and WY',
      eachAccidentLimit: limit,
      diseasePolicyLimit: Math.max(limit, 500_000),
      diseaseEachEmployeeLimit: limit,
      experienceModification: p.modification,
      estimatedAnnualPremium: p.estimated,
      totalPremium: sum([p.estimated, tax.amount]),
      fees: [tax],
      classifications: p.rows.map((row) => ({ ...row, state: mail.state, locationNumber: 1 })),
      premiumSteps: [{ name: 'Class premium', code: null, factor: null, amount: p.manual }, ...p.steps],
      locations: [{ locationNumber: 1, address: oneLine(mail) }],
      _accept: Object.fromEntries([...p.steps, null].map((_, i) => [`premiumSteps[${i}].state`, [mail.state]])),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function letter({ label: l, brand, greeting, owner }: Facts): Html {
  return html`<h1>${brand}</h1><p>${written(addDays(l.effectiveDate, -14))}</p><p>Hi ${greeting},</p><p>${l.transactionType === 'new' ? 'Your workers compensation policy is ready.' : 'Your workers compensation policy renews soon.'}
It starts on ${written(l.effectiveDate)}. We estimate ${dollarsAndCents(l.totalPremium)} for the year; you pay as you go with each payroll run.</p>
<p>Post the enclosed notice where your team can see it. Report injuries within 24 hours at 1-800-555-0142.</p><p>${owner}<br><small>Policy services</small></p><div class="page"></div>`;
}

function summary({ label: l, mail, officers }: Facts): Html {
  return html`<h1>Policy information page</h1><small>${l.transactionType === 'new' ? 'New policy' : 'Renewal'} &middot; Insurer: ${l.carrierName}</small>
<div class="b" style="margin-top:12px"><div><small>Policy number</small><b>${l.policyNumber}</b></div><div><small>From</small><b>${slashed(l.effectiveDate)}</b></div><div><small>To</small><b>${slashed(l.expirationDate)}</b></div><div><small>Annual estimate</small><b>${dollarsAndCents(l.estimatedAnnualPremium)}</b></div></div>
<div class="b" style="margin-top:10px"><div><small>1. Employer</small><br>${l.namedInsureds[0]} (${l.entityType})<br>${mail.street}<br>${cityLine(mail)}<br><small>Federal ID</small> ${l.fein}</div>
<div><small>3.A States covered</small><br>${l.coveredStates[0]}<br><small>3.C Other states</small><br>${l.otherStatesText}</div><div><small>3.B Employer's liability</small><br>${wholeDollars(l.eachAccidentLimit)} each accident<br>${wholeDollars(l.diseasePolicyLimit)} disease, policy<br>${wholeDollars(l.diseaseEachEmployeeLimit)} disease, employee</div></div>
<p><small>Owners and officers</small> ${officers.join(', ')}</p>`;
}

function premium({ label: l, p, mail }: Facts): Html {
  let running = p.manual;
  const lines = p.steps.map((step) => {
    running = sum([running, step.amount]);
    const factor = step.factor === null ? '' : ` x ${step.factor}`;
    return html`<span>${step.name}${factor}${step.code === null ? '' : html` <small>(${step.code})</small>`}</span><span>${dollarsAndCents(step.amount)}</span><span>${dollarsAndCents(running)}</span>`;
  });
  return html`<h2>4. Jobs at location 1: ${mail.street}, ${cityLine(mail)}</h2>${p.rows.map((row) => html`<div class="job"><span>${row.description}<br><small>${mail.state} class ${row.classCode} &middot; ${wholeDollars(row.payroll)} payroll at $${row.rate.toFixed(2)} per $100</small></span><span>${dollarsAndCents(row.premium)}</span></div>`)}
<h2>How the estimate is made</h2><div class="run"><span><small>Step</small></span><span><small>Amount</small></span><span><small>Running total</small></span><span>Class premium</span><span>${dollarsAndCents(p.manual)}</span><span>${dollarsAndCents(p.manual)}</span>${lines}
<span><b>Estimated annual premium</b></span><span></span><span><b>${dollarsAndCents(l.estimatedAnnualPremium)}</b></span><span>${l.fees[0]?.name}</span><span>${dollarsAndCents(l.fees[0]?.amount ?? 0)}</span><span></span><span><b>Total with surcharges</b></span><span></span><span><b>${dollarsAndCents(l.totalPremium)}</b></span></div>
<div class="page"></div><h2>Pay-as-you-go</h2><p>About ${dollarsAndCents(Math.round((l.totalPremium * 100) / 26) / 100)} with each of 26 payroll runs. If payroll is more than ${whole(p.rows[0]?.payroll ?? 0)} we will adjust. A late report costs $35. Stop any time; a short-rate penalty of 10% may apply.</p>
<p><small>Forms: WC 00 00 00 C, WC 00 04 19, WC 00 04 22 C, notice of election. Surcharge rates are set by the state of ${mail.state}.</small></p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'quick-summary',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [letter(f), summary(f), premium(f)] }), label: f.label };
  },
};
