// Insurer of one state beyond the national bureau: amended information page with the change in words and the premium before and after, class
// rows whose columns begin with the premium, a chain of factors each with its result, and six state assessments on the next page.
import { addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { cents, sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.8pt/1.36 "Liberation Sans",sans-serif}h1{font-size:12pt;margin:0}.hd{border-bottom:2px solid #1d4e2f;padding-bottom:5px;margin-bottom:8px;display:flex;justify-content:space-between}.it{display:grid;grid-template-columns:26px 1fr;margin-bottom:7px}.k{color:#444;font-size:7.6pt}.chg{border:1px solid #1d4e2f;padding:6px 10px;margin-bottom:9px;background:#f3f8f3}
table{border-collapse:collapse;width:100%}th{font-weight:400;font-size:7.6pt;text-align:right;border-bottom:1px solid #1d4e2f;vertical-align:bottom}td{text-align:right;padding:1.5px 8px 1.5px 0}td.l,th.l{text-align:left;padding-left:8px}.t td{border-top:1px solid #1d4e2f;font-weight:700}.page{break-before:page}.two{display:grid;grid-template-columns:1fr 1fr}`;

const trades = [
  [
    ['5403', 'Carpentry N.O.C. - employees paid under $41 an hour', 11, 26],
    ['5432', 'Carpentry N.O.C. - employees paid $41 an hour or more', 4, 9],
    ['5606', 'Contractors - executive level supervisors', 0.6, 1.6],
  ],
  [
    ['0172', 'Truck farms', 6, 13],
    ['8209', 'Vegetable packing or processing', 8, 15],
    ['8810', 'Clerical office employees - N.O.C.', 0.3, 0.9],
  ],
  [
    ['9079', 'Restaurants or taverns', 4, 8],
    ['9050', 'Hotels', 7, 13],
    ['8810', 'Clerical office employees - N.O.C.', 0.3, 0.9],
  ],
] as const;

const assessmentRates = [
  ['Workers Compensation Administration Revolving Fund', 1.94],
  ['Uninsured Employers Benefits Trust Fund', 0.13],
  ['Subsequent Injuries Benefits Trust Fund', 1.41],
  ['Occupational Safety and Health Fund', 0.62],
  ['Labor Enforcement and Compliance Fund', 0.58],
  ['Workers Compensation Fraud Account', 0.41],
] as const;

interface Step {
  name: string;
  factor: number | null;
  amount: number;
}

function price(random: Random, trade: (typeof trades)[number], locations: number) {
  // a class has one rate wherever its people work
  const rated = trade.map(([classCode, description, low, high]) => ({
    classCode,
    description,
    rate: Math.round((low + random.next() * (high - low)) * 100) / 100,
  }));
  const rows = Array.from({ length: locations }, (_, i) => i + 1).flatMap((locationNumber) =>
    rated.slice(0, random.int(locationNumber === 1 ? 2 : 1, 3)).map((each) => {
      const payroll = random.dollars(28_000, 640_000);
      return { ...each, locationNumber, payroll, premium: Math.round((payroll * each.rate) / 100) };
    }),
  );
  const base = sum(rows.map(({ premium }) => premium));
  const steps: Step[] = [{ name: 'Estimated base premium', factor: null, amount: base }];
  let running = base;
  const times = (name: string, factor: number, result: string): void => {
    steps.push({ name, factor, amount: Math.round(running * (factor - 1)) });
    running = Math.round(running * factor);
    steps.push({ name: result, factor: null, amount: running });
  };
  const experience = random.int(71, 144) / 100;
  times('Experience modification', experience, 'Estimated modified premium');
  times('Schedule rating plan', random.int(78, 118) / 100, 'Estimated standard premium');
  const payroll = sum(rows.map((row) => row.payroll));
  const terrorism = { name: 'Terrorism, per $100 of payroll', factor: 0.03, amount: Math.round(payroll * 0.0003) };
  const expense = { name: 'Expense constant', factor: null, amount: random.pick([160, 200, 250]) };
  steps.push(terrorism, expense);
  return { rows, steps, experience, estimated: running + terrorism.amount + expense.amount };
}

function facts(random: Random) {
  const mail = place(random, 'CA');
  const sites = random.times(random.int(1, 3), (i) => (i === 0 ? mail : place(random, 'CA')));
  const trade = random.pick(trades);
  const p = price(random, trade, sites.length);
  const fees = assessmentRates.map(([name, rate]) => ({ name, amount: Math.round(p.estimated * rate) / 100, rate }));
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '04', '06', '07', '10'])}-01`;
  const newest = p.rows.at(-1);
  return {
    mail,
    sites,
    p,
    fees,
    changed: addDays(effectiveDate, random.int(31, 240)),
    serial: random.int(1, 4),
    before: Math.max(900, p.estimated - (newest?.premium ?? 0) + random.int(-300, 300)),
    reason: `Class ${newest?.classCode} is added at location ${newest?.locationNumber}. Experience modification is changed from ${(p.experience + 0.05).toFixed(2)} to ${p.experience.toFixed(2)}.`,
    deposit: Math.round(p.estimated / random.pick([4, 10])),
    label: {
      carrierName: `${word(random)} ${random.pick(['Pacific Insurance Company', 'Compensation Insurance Company', 'Employers Insurance Company'])}`,
      policyNumber: numbered(random, random.pick(['WSD ###### ##', 'CA-WC-#######', 'W## ######'])),
      transactionType: 'change',
      namedInsureds: random.chance(0.3) ? [company(random), company(random)] : [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'Limited Liability Company', 'General Partnership']),
      fein: numbered(random, '##-#######'),
      intrastateId: numbered(random, '#-##-##-##'),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: ['California'],
      otherStatesText: random.pick(['None', 'None provided']),
      eachAccidentLimit: 1_000_000,
      diseasePolicyLimit: 1_000_000,
      diseaseEachEmployeeLimit: 1_000_000,
      experienceModification: p.experience,
      estimatedAnnualPremium: p.estimated,
      totalPremium: sum([p.estimated, ...fees.map(({ amount }) => amount)]),
      minimumPremium: random.pick([500, 650, 750, 1000]),
      auditPeriod: random.pick(['Annual', 'Monthly', 'Quarterly']),
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const item = (number: string, value: Html): Html => html`<div class="it"><b>${number}</b><div>${value}</div></div>`;

function stepRow({ name, factor, amount }: Step): Html {
  const isResult = factor === null && name.startsWith('Estimated');
  return html`<tr${isResult ? html` class="t"` : ''}><td class="l">${name}</td><td>${factor === null ? '' : factor.toFixed(2)}</td><td>${amount < 0 ? `(${whole(-amount)})` : whole(amount)}</td></tr>`;
}

function first(f: Facts): Html {
  const { label: l, mail, p } = f;
  return html`<div class="hd"><div><h1>${l.carrierName}</h1>Workers' Compensation and Employers' Liability Insurance Policy</div><div style="text-align:right"><b>AMENDED INFORMATION PAGE</b><br>Endorsement No. ${f.serial}</div></div>
<div class="chg"><b>What is changed, effective ${slashed(f.changed)}:</b> ${f.reason}<br>Estimated annual premium before this change ${whole(f.before)} &nbsp;&nbsp; after this change ${whole(p.estimated)}. All other terms stay the same. This page replaces the Information Page of the same policy.</div>
${item('1.', html`<div class="two"><div><span class="k">The Insured</span><br>${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}</div><div><span class="k">Policy No.</span> ${l.policyNumber}<br><span class="k">Bureau file no.</span> ${l.intrastateId}<br><span class="k">FEIN</span> ${l.fein}<br><span class="k">Legal status</span> ${l.entityType}<br><span class="k">Broker</span> ${l.agencyName}</div></div>`)}
${item('2.', html`The policy period is from ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)} at 12:01 a.m. Pacific Standard Time.`)}
${item('3.', html`A. <b>Workers' Compensation:</b> Part One of the policy applies to the Workers' Compensation Law of the State of ${l.coveredStates[0]}.<br>B. <b>Employers' Liability:</b> Part Two applies to work in that state. The limits of our liability are: Bodily Injury by Accident $${whole(l.eachAccidentLimit)} each accident; Bodily Injury by Disease $${whole(l.diseaseEachEmployeeLimit)} each employee; Bodily Injury by Disease $${whole(l.diseasePolicyLimit)} policy limit.<br>C. <b>Other states:</b> ${l.otherStatesText}.<br>D. Forms: WC 00 00 00 C, WC 04 03 01 D, WC 04 04 21, PAC 118 (7/17), PAC 204 (1/18).`)}
${item('4.', html`The premium is determined by our manuals of rules, classifications, rates and rating plans and is subject to verification by audit. Adjustment period: ${l.auditPeriod}.<table style="margin-top:5px"><tr><th>Est. annual<br>premium</th><th>Rate per<br>$100</th><th>Est. total annual<br>remuneration</th><th>Loc.</th><th class="l">Code</th><th class="l">Classification</th></tr>${p.rows.map((row) => html`<tr><td>${whole(row.premium)}</td><td>${row.rate.toFixed(2)}</td><td>${whole(row.payroll)}</td><td>${row.locationNumber}</td><td class="l">${row.classCode}</td><td class="l">${row.description}</td></tr>`)}</table>`)}`;
}

function second(f: Facts): Html {
  const { label: l, p, fees, sites } = f;
  return html`<div class="page"></div><div class="hd"><div>${l.carrierName}</div><div>Policy ${l.policyNumber} &nbsp; Amended Information Page, continued</div></div>
${item('4.', html`<table><tr><th class="l">Premium computation</th><th>Factor</th><th>Amount</th></tr>${p.steps.map(stepRow)}<tr class="t"><td class="l">Total Estimated Annual Premium</td><td></td><td>${whole(l.estimatedAnnualPremium)}</td></tr></table><p>Minimum premium $${whole(l.minimumPremium)} &nbsp;&nbsp; Deposit premium $${whole(f.deposit)}</p>`)}
${item('', html`<table><tr><th class="l">Assessments of the State of California, collected for the State</th><th>Percent</th><th>Amount</th></tr>${fees.map(({ name, rate, amount }) => html`<tr><td class="l">${name}</td><td>${rate.toFixed(2)}</td><td>${cents(amount)}</td></tr>`)}<tr class="t"><td class="l">Total Premium and Assessments</td><td></td><td>${cents(l.totalPremium)}</td></tr></table>`)}
${item('5.', html`Locations of operations:<br>${sites.map((at, i) => html`${i + 1} &nbsp; ${oneLine(at)}<br>`)}`)}<p class="k">The Guarantee Association surcharge for this year is zero. A short rate cancellation table may apply. Countersigned at ${f.mail.city}, California, by ____________________ &nbsp; PAC 100 A (Ed. 9/17)</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'pacific-change',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [first(f), second(f)] }),
      label: {
        ...f.label,
        depositPremium: f.deposit,
        fees: f.fees.map(({ name, amount }) => ({ name, amount })),
        classifications: f.p.rows.map((row) => ({ ...row, state: 'California' })),
        premiumSteps: f.p.steps,
        _accept: {
          otherStatesText: [null],
          ...Object.fromEntries(f.p.rows.map((_, i) => [`classifications[${i}].state`, [null, 'CA']])),
        },
      },
    };
  },
};
