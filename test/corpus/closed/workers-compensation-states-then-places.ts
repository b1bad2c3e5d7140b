// National carrier's schedule: a band for the state, in it a line for each place of work with its class rows, then the
// steps of that state's premium.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.4pt/1.32 "Liberation Sans",sans-serif;color:#111}
h1{font-size:12.5pt;margin:0 0 1px;color:#20466b}h2{font-size:9.2pt;margin:12px 0 4px;color:#20466b}
table{width:100%;border-collapse:collapse}td,th{padding:2px 6px;vertical-align:top;text-align:left}
th{font-size:7.2pt;background:#20466b;color:#fff}
.n{text-align:right}.s td{background:#d9e3ee;font-weight:700;font-size:9.2pt}
.l td{font-style:italic;border-bottom:.5pt solid #999}
.g{display:grid;grid-template-columns:1fr 1fr;gap:4px 22px;border-top:1.5pt solid #20466b;padding-top:6px}
.e td{font-weight:700;border-top:1pt solid #20466b}tr{break-inside:avoid}.page{break-before:page}`;

const CLASSES = [
  ['8810', 'Clerical Office Employees NOC', 0.09, 0.28],
  ['8018', 'Store: Wholesale NOC', 1.9, 4.6],
  ['8292', 'Storage Warehouse NOC', 2.8, 6.1],
  ['7219', 'Trucking NOC - All Employees & Drivers', 4.4, 9.7],
  ['8742', 'Salespersons or Collectors - Outside', 0.18, 0.51],
  ['3632', 'Machine Shop NOC', 1.4, 3.9],
] as const;

interface Step {
  state: string;
  code: string | null;
  name: string;
  factor: number | null;
  amount: number;
}

function stepsOf(
  random: Random,
  state: string,
  { manual, payroll, mod }: { manual: number; payroll: number; mod: number },
) {
  const lines: Step[] = [{ state, code: null, name: 'Manual Premium', factor: null, amount: manual }];
  let running = manual;
  const add = (code: string | null, name: string, factor: number | null, amount: number): void => {
    lines.push({ state, code, name, factor, amount });
    running += amount;
  };
  add('9812', 'Employers Liability Increased Limits', 0.011, Math.round(manual * 0.011));
  add('9898', 'Experience Modification', mod, Math.round(running * mod) - running);
  if (random.chance(0.6)) add('9887', 'Schedule Rating', 0.9, Math.round(running * 0.9) - running);
  lines.push({ state, code: null, name: 'Estimated Standard Premium', factor: null, amount: running });
  add('0063', 'Premium Discount', null, -Math.round(running * 0.037));
  add('9740', 'Terrorism', 0.01, Math.round(payroll / 10_000));
  return { lines, estimated: running };
}

function stateOfRisk(random: Random, state: string, { mod, first }: { mod: number; first: number }) {
  const sites = random.times(random.int(1, 2), (i) => ({ locationNumber: first + i, at: place(random, state) }));
  const rows = sites.flatMap(({ locationNumber }) =>
    random.some(CLASSES, random.int(1, 3)).map(([classCode, description, low, high]) => {
      const payroll = random.int(38, 940) * 1000;
      const rate = random.int(low * 100, high * 100) / 100;
      return {
        state,
        locationNumber,
        classCode,
        description,
        payroll,
        rate,
        premium: Math.round((payroll * rate) / 100),
      };
    }),
  );
  const manual = sum(rows.map(({ premium }) => premium));
  const payroll = sum(rows.map((row) => row.payroll));
  return { state, sites, rows, ...stepsOf(random, state, { manual, payroll, mod }) };
}
type Risk = ReturnType<typeof stateOfRisk>;

function section({ state, sites, rows, lines, estimated }: Risk): Html {
  return html`<tr class="s"><td colspan="5">STATE: ${state}</td></tr>${sites.map(
    ({ locationNumber, at }) =>
      html`<tr class="l"><td colspan="5">Location ${locationNumber} &ndash; ${oneLine(at)}</td></tr>${rows
        .filter((row) => row.locationNumber === locationNumber)
        .map(
          (row) =>
            html`<tr><td>${row.classCode}</td><td>${row.description}</td><td class="n">${whole(row.payroll)}</td>
<td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td></tr>`,
        )}`,
  )}${lines.map(
    (step) => html`<tr><td>${step.code}</td><td colspan="2">${step.name}</td>
<td class="n">${step.factor}</td><td class="n">${whole(step.amount)}</td></tr>`,
  )}
<tr class="e"><td></td><td colspan="3">Estimated Annual Premium &ndash; ${state}</td>
<td class="n">${whole(estimated)}</td></tr>`;
}

function facts(random: Random) {
  const states = random.some(['GA', 'IL', 'IN', 'KY', 'MO', 'NC', 'TN', 'VA'], random.int(2, 3));
  const mod = random.int(78, 124) / 100;
  const risks: Risk[] = [];
  for (const state of states) {
    const first = 1 + sum(risks.map(({ sites }) => sites.length));
    risks.push(stateOfRisk(random, state, { mod, first }));
  }
  const mail = risks[0]?.sites[0]?.at ?? place(random);
  const [accident, policy] = random.pick([
    [500_000, 500_000],
    [1_000_000, 1_000_000],
    [100_000, 500_000],
  ] as const);
  const constant = { state: null, code: '0900', name: 'Expense Constant', factor: null, amount: 250 };
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '04', '05', '10'])}-01`;
  return {
    mail,
    risks,
    label: {
      carrierName: carrier(random),
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, '(##) ####-##-##'),
      transactionType: 'renewal',
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'Limited Liability Company']),
      fein: numbered(random, '##-#######'),
      interstateId: numbered(random, '91#######'),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: states,
      otherStatesText: 'All states except ND, OH, WA, WY and states listed in Item 3.A',
      eachAccidentLimit: accident,
      diseasePolicyLimit: policy,
      diseaseEachEmployeeLimit: accident,
      experienceModification: mod,
      estimatedAnnualPremium: sum([...risks.map(({ estimated }) => estimated), constant.amount]),
      minimumPremium: random.int(8, 24) * 50,
      auditPeriod: 'Annual',
      locations: risks.flatMap(({ sites }) =>
        sites.map(({ locationNumber, at }) => ({ locationNumber, address: oneLine(at) })),
      ),
      classifications: risks.flatMap(({ rows }) => rows),
      premiumSteps: [...risks.flatMap(({ lines }) => lines), constant],
    },
  };
}

function body({ mail, risks, label: l }: ReturnType<typeof facts>): Html {
  return html`<h1>${l.carrierName}</h1>
<div style="margin-bottom:7px">
Workers Compensation and Employers Liability Policy &mdash; Information Page &mdash; Renewal</div>
<div class="g"><div>Policy Number <b>${l.policyNumber}</b><br>NCCI Company No. ${l.ncciCarrierCode}<br>
Producer: ${l.agencyName}</div><div>1. Insured <b>${l.namedInsureds[0]}</b><br>${mail.street}<br>${cityLine(mail)}</div>
<div>Entity: ${l.entityType}<br>FEIN: ${l.fein}<br>Interstate Risk ID: ${l.interstateId}</div>
<div>2. Policy Period: ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}<br>
12:01 A.M. at the insured's mailing address</div></div>
<h2>3. Coverage</h2><div>A. Part One applies to the Workers Compensation Law of: ${l.coveredStates.join(', ')}</div>
<div>B. Part Two limits of liability:
Bodily Injury by Accident ${wholeDollars(l.eachAccidentLimit)} each accident;
Bodily Injury by Disease ${wholeDollars(l.diseasePolicyLimit)} policy limit;
Bodily Injury by Disease ${wholeDollars(l.diseaseEachEmployeeLimit)} each employee</div>
<div>C. Part Three applies to: ${l.otherStatesText}</div><div>D. Endorsements: see Schedule of Forms WC 99 06 00</div>
<h2>4. Premium by State and Work Place</h2><table><tr><th>Code</th><th>Classification</th>
<th class="n">Est. Annual Remuneration</th><th class="n">Rate / Factor</th><th class="n">Est. Annual Premium</th></tr>
${risks.map(section)}
<tr class="s"><td colspan="5">ALL STATES</td></tr><tr><td>0900</td><td colspan="3">Expense Constant</td>
<td class="n">250</td></tr><tr class="e"><td></td><td colspan="3">Total Estimated Annual Premium</td>
<td class="n">${wholeDollars(l.estimatedAnnualPremium)}</td></tr></table>
<p>Minimum Premium: ${wholeDollars(l.minimumPremium)} &nbsp;&nbsp; Premium Adjustment Period: ${l.auditPeriod}</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'states-then-places',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: body(f) }), label: f.label };
  },
};
