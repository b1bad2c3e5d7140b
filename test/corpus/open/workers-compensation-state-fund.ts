// A state's insurance fund: portrait page in two columns, coverage certificate wording, one governing class table with rates per
// hundred, tiers as factors, no bureau numbers; stub with installment dates.
import { abbreviated, addDays, addYears } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, dollarsAndCents, sum, whole, wholeDollars } from '../kit/money.ts';
import { cityLine, company, numbered, oneLine, person, phone, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9.2pt/1.42 Carlito,sans-serif;color:#152238}h1{font-size:15pt;color:#0a4b78;margin:0}h2{font-size:10.5pt;color:#0a4b78;border-bottom:1px solid #0a4b78;margin:15px 0 4px}
.c{display:grid;grid-template-columns:1fr 1fr;gap:0 30px}.kv{display:flex;justify-content:space-between;padding:1.5px 0}.kv span:first-child{color:#5a6a7a}table{width:100%;border-collapse:collapse}th{background:#e3eef6;text-align:left;font-size:8pt}
td,th{padding:3px 6px}.n{text-align:right}.tot td{font-weight:700;border-top:1px solid #0a4b78}small{color:#5a6a7a}`;

const states = new Map([
  ['CO', 'Rocky Basin Workers Assurance Fund'],
  ['AZ', 'Copper State Injury Fund'],
  ['CA', 'Golden Coast Compensation Insurance Fund'],
  ['MN', 'Northern Lakes Workers Mutual Fund'],
  ['KY', 'Bluegrass Employers Mutual Fund'],
]);
const classes = [
  ['Plumbing, shop and outside', '5183', 3, 8],
  ['Clerical office', '8810', 0.15, 0.5],
  ['Child day care center', '8869', 0.9, 2.6],
  ['Landscape gardening and drivers', '0042', 3.5, 8],
  ['Retail store, not otherwise classified', '8017', 1.2, 3.4],
  ['Physicians and clerical', '8832', 0.3, 1],
  ['Masonry', '5022', 7, 17],
] as const;

function rating(random: Random, state: string) {
  const rows = random.some(classes, random.int(1, 4)).map(([description, classCode, low, high]) => {
    const payroll = random.dollars(9000, 480_000);
    const rate = random.amount(low, high);
    return { state, classCode, description, payroll, rate, premium: Math.round(payroll * rate) / 100 };
  });
  const base = sum(rows.map((row) => row.premium));
  const modification = random.chance(0.5) ? random.int(80, 125) / 100 : null;
  const tier = random.pick([0.85, 0.95, 1.1]);
  const cent = (amount: number): number => Math.round(amount * 100) / 100;
  const first = modification === null ? 0 : cent(base * (modification - 1));
  const second = cent((base + first) * (tier - 1));
  const steps = [
    { name: 'Base premium', factor: null, amount: base },
    ...(modification === null ? [] : [{ name: 'Experience modification', factor: modification, amount: first }]),
    { name: 'Underwriting tier', factor: tier, amount: second },
    { name: 'Expense constant', factor: null, amount: 160 },
  ];
  return { rows, steps, modification, estimated: sum([base, first, second, 160]) };
}

function facts(random: Random) {
  const state = random.pick([...states.keys()]);
  const mail = place(random, state);
  const { rows, steps, modification, estimated } = rating(random, state);
  const fees = [
    { name: 'Workers compensation fund assessment', amount: Math.round(estimated * 1.8) / 100 },
    { name: 'Fraud surcharge', amount: Math.round(estimated * 0.3) / 100 },
  ].slice(0, random.int(1, 2));
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '04', '06', '09'])}-${random.int(10, 28)}`;
  const sites = random.times(random.int(1, 3), () => place(random, state));
  return {
    mail,
    sites,
    underwriter: person(random),
    phone: phone(random),
    label: {
      carrierName: states.get(state),
      policyNumber: numbered(random, random.pick(['#######', 'F ######-####', '9#######-##'])),
      transactionType: random.pick(['renewal', 'new']),
      namedInsureds: random.chance(0.3) ? [company(random), company(random)] : [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Limited liability company', 'Sole proprietorship', 'S corporation']),
      fein: numbered(random, '##-#######'),
      intrastateId: random.chance(0.5) ? random.digits(6) : null,
      agencyName: random.chance(0.7) ? `${person(random)} Insurance` : null,
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [state],
      eachAccidentLimit: 100_000,
      diseasePolicyLimit: 500_000,
      diseaseEachEmployeeLimit: 100_000,
      experienceModification: modification,
      estimatedAnnualPremium: estimated,
      totalPremium: sum([estimated, ...fees.map((fee) => fee.amount)]),
      minimumPremium: random.pick([350, 485, 750]),
      fees,
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications: rows,
      premiumSteps: steps,
      _accept: Object.fromEntries(steps.map((_, i) => [`premiumSteps[${i}].state`, [state]])),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const pair = (name: string, value: string | null): Html =>
  value === null ? html`` : html`<div class="kv"><span>${name}</span><span>${value}</span></div>`;

function top({ label: l, mail, sites, underwriter, phone: number }: Facts): Html {
  return html`<h1>${l.carrierName}</h1><small>Policy declarations for workers' compensation &middot; ${l.transactionType === 'new' ? 'New policy' : 'Renewal policy'}</small>
<div class="c" style="margin-top:18px"><div>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div>
<div>${pair('Policy number', l.policyNumber)}${pair('Coverage begins', abbreviated(l.effectiveDate))}${pair('Coverage ends', abbreviated(l.expirationDate))}${pair('Federal tax ID', l.fein)}${pair('State risk ID', l.intrastateId)}${pair('Business form', l.entityType)}${pair('Broker', l.agencyName)}${pair('Underwriter', `${underwriter}, ${number}`)}</div></div>
<div class="c"><div><h2>Part One &ndash; workers' compensation</h2>Benefits required by the law of ${l.coveredStates[0]}</div><div><h2>Part Two &ndash; employer's liability</h2>${pair('Accident, each accident', wholeDollars(l.eachAccidentLimit))}${pair('Disease, policy limit', wholeDollars(l.diseasePolicyLimit))}${pair('Disease, each employee', wholeDollars(l.diseaseEachEmployeeLimit))}</div></div>
<p>Part Three (other states) is not available from the Fund.</p><h2>Insured locations</h2><div class="c">${sites.map((at, i) => html`<div>${i + 1}. ${oneLine(at)}</div>`)}</div>`;
}

function premium({ label: l }: Facts): Html {
  return html`<h2>Classifications and rates &ndash; ${l.coveredStates[0]}</h2><table><tr><th>Class</th><th>Description</th><th class="n">Estimated payroll</th><th class="n">Rate per $100</th><th class="n">Premium</th></tr>
${l.classifications.map((row) => html`<tr><td>${row.classCode}</td><td>${row.description}</td><td class="n">$${whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${cents(row.premium)}</td></tr>`)}</table>
<h2>From base premium to what you owe</h2><table>${l.premiumSteps.map((step) => html`<tr><td>${step.name}</td><td>${step.factor === null ? '' : `\u00d7 ${step.factor.toFixed(2)}`}</td><td class="n">${cents(step.amount)}</td></tr>`)}
<tr class="tot"><td>Estimated annual premium</td><td></td><td class="n">${cents(l.estimatedAnnualPremium)}</td></tr>${l.fees.map((fee) => html`<tr><td>${fee.name}</td><td></td><td class="n">${cents(fee.amount)}</td></tr>`)}<tr class="tot"><td>Total estimated cost</td><td></td><td class="n">${dollarsAndCents(l.totalPremium)}</td></tr></table>
<p><small>The minimum premium for this policy is ${wholeDollars(l.minimumPremium)}. Payroll is audited after the policy ends. Owners may elect coverage at a payroll of $62,400. Dividends are not guaranteed; last year the Fund returned 6%.</small></p>
<h2>Installments</h2><table>${[0, 90, 180, 270].map((days) => html`<tr><td>${abbreviated(addDays(l.effectiveDate, days))}</td><td class="n">${cents(Math.round(l.totalPremium * 25) / 100 + 5)}</td></tr>`)}</table>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'state-fund',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [top(f), premium(f)] }), label: f.label };
  },
};
