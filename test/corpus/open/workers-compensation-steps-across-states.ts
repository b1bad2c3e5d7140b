// Insurer of multi-state employers: classes are listed by code with their state and place at the right end ("KY-2"), and the premium
// steps run down a grid whose columns are the states, with one column for what holds for the policy.
import { addYears, dayFirst } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.2pt/1.32 "DejaVu Sans",sans-serif}h1{font-size:11pt;margin:0}.r{float:right;text-align:right}table{border-collapse:collapse;width:100%}td,th{padding:2pt 4pt;text-align:left;vertical-align:top}th{font-size:6.8pt;background:#f3efe2;border-bottom:.6pt solid #a98}.n{text-align:right}.m th,.m td{border:.4pt solid #cba}.m th{text-align:center}
.k{columns:2;column-gap:20pt;margin:9pt 0;font-size:7.8pt}.k div{break-inside:avoid;margin-bottom:4pt}.k b{display:block;font-size:6.8pt;color:#743}h3{font-size:8.6pt;color:#743;margin:12pt 0 3pt}.b td{font-weight:700}`;

const classPool = [
  ['8380', 'AUTOMOBILE SERVICE OR REPAIR CENTER & DRIVERS', 1.6, 3.8],
  ['8748', 'AUTOMOBILE SALESPERSONS', 0.3, 0.8],
  ['8810', 'CLERICAL OFFICE EMPLOYEES NOC', 0.08, 0.3],
  ['8046', 'STORE: AUTOMOBILE PARTS AND ACCESSORIES NOC & DRIVERS', 1.2, 3.1],
  ['7380', 'DRIVERS, CHAUFFEURS AND THEIR HELPERS NOC', 3, 7.5],
] as const;

function drawStates(random: Random) {
  const states = random.some(['AL', 'CO', 'GA', 'IL', 'IN', 'KY', 'MO', 'NC', 'TN', 'VA'], random.int(2, 4)).sort();
  let count = 0;
  return states.map((state) => {
    const rates = classPool.map(([classCode, description, low, high]) => ({
      classCode,
      description,
      rate: random.amount(low, high),
    }));
    const sites = random.times(random.int(1, 2), () => ({ number: ++count, at: place(random, state) }));
    const rows = sites.flatMap(({ number }) =>
      random.some(rates, random.int(1, 3)).map((own) => {
        const payroll = random.dollars(28_000, 520_000);
        const premium = Math.round((payroll * own.rate) / 100);
        return { state, locationNumber: number, ...own, payroll, premium };
      }),
    );
    return { state, sites, rows };
  });
}
type StatePart = ReturnType<typeof drawStates>[number];

const stepNames = [
  ['', 'Manual Premium'],
  ['9812', 'Employers Liability Limits'],
  ['', 'Subject Premium'],
  ['9898', 'Experience Rating'],
  ['', 'Modified Premium'],
  ['0063', 'Premium Discount'],
  ['9740', 'Terrorism Risk'],
] as const;

interface Cell {
  factor: number | null;
  amount: number;
}

function stepsOf({ rows }: StatePart, modification: number, discount: number): Cell[] {
  const manual = sum(rows.map((row) => row.premium));
  const limits = Math.round(manual * 0.014);
  const subject = manual + limits;
  const modified = Math.round(subject * modification);
  const saved = Math.round((modified * discount) / 10) * -10;
  return [
    { factor: null, amount: manual },
    { factor: 1.014, amount: limits },
    { factor: null, amount: subject },
    { factor: modification, amount: modified - subject },
    { factor: null, amount: modified },
    { factor: null, amount: saved },
    { factor: 0.01, amount: Math.round(sum(rows.map((row) => row.payroll)) / 10_000) },
  ];
}
const estimateOf = (cells: readonly Cell[]): number => sum(cells.slice(-3).map((cell) => cell.amount));

function facts(random: Random) {
  const parts = drawStates(random);
  const modification = random.int(76, 131) / 100;
  const discount = random.pick([0.04, 0.06, 0.08]);
  const grid = parts.map((part) => stepsOf(part, modification, discount));
  const constant = random.pick([180, 220, 260]);
  const mail = parts[0]?.sites[0]?.at ?? place(random);
  const effectiveDate = `${random.int(2018, 2025)}-${random.pick(['01', '05', '07', '11'])}-01`;
  const limit = random.pick([500_000, 1_000_000]);
  return {
    parts,
    grid,
    constant,
    mail,
    label: {
      carrierName: `${word(random)} ${random.pick(['Employers Insurance Company', 'Workers Casualty Company'])}`,
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, random.pick(['WCE ### ## ####', 'EW#-#######'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      fein: numbered(random, '##-#######'),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: parts.map((part) => part.state),
      eachAccidentLimit: limit,
      diseasePolicyLimit: limit,
      diseaseEachEmployeeLimit: limit,
      experienceModification: modification,
      estimatedAnnualPremium: sum([...grid.map(estimateOf), constant]),
      minimumPremium: random.int(10, 24) * 50,
      auditPeriod: random.pick(['Annual', 'Quarterly']),
      locations: parts.flatMap(({ sites }) =>
        sites.map(({ number, at }) => ({ locationNumber: number, address: oneLine(at) })),
      ),
      classifications: parts.flatMap(({ rows }) => rows),
      premiumSteps: [
        ...parts.flatMap(({ state }, i) =>
          stepNames.map(([code, name], at) => ({ state, code: code === '' ? null : code, name, ...grid[i]?.[at] })),
        ),
        { state: null, code: '0900', name: 'Expense Constant', amount: constant },
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head({ label: l, mail }: Facts): Html {
  const field = (name: string, value: Html | string): Html => html`<div><b>${name}</b>${value}</div>`;
  return html`<div class="r">Policy ${l.policyNumber}<br>${l.transactionType === 'new' ? 'New' : 'Renewal'} Information Page</div><h1>${l.carrierName}</h1>Workers Compensation and Employers Liability &nbsp; NCCI ${l.ncciCarrierCode}
<div class="k">${field('ITEM 1 INSURED', html`${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}`)}${field('FEDERAL ID', l.fein)}${field('PRODUCER', l.agencyName)}${field('ITEM 2 POLICY PERIOD', html`${dayFirst(l.effectiveDate)} to ${dayFirst(l.expirationDate)}`)}${field('ITEM 3A STATES', l.coveredStates.join(' '))}${field('ITEM 3B EMPLOYERS LIABILITY', html`Accident $${whole(l.eachAccidentLimit)} each accident<br>Disease $${whole(l.diseasePolicyLimit)} policy limit<br>Disease $${whole(l.diseaseEachEmployeeLimit)} each employee`)}${field('ITEM 3C OTHER STATES', 'See endorsement WC 00 03 26 A')}${field('AUDIT / MINIMUM PREMIUM', html`${l.auditPeriod} / $${whole(l.minimumPremium)}`)}</div>`;
}

function classList({ parts }: Facts): Html {
  const at = (state: string, number: number): string => `${state}-${number}`;
  const rows = parts.flatMap((part) => part.rows);
  // by code as the company files them, not by place
  const sorted = [...rows].sort(
    (a, b) => a.classCode.localeCompare(b.classCode) || a.locationNumber - b.locationNumber,
  );
  return html`<h3>WORKPLACES</h3><table>${parts.map(({ state, sites }) => sites.map((site) => html`<tr><td style="width:44pt">${at(state, site.number)}</td><td>${oneLine(site.at)}</td></tr>`))}</table>
<h3>ITEM 4 CLASSIFICATIONS</h3><table><tr><th>CODE</th><th>CLASSIFICATION</th><th class="n">EST. PAYROLL</th><th class="n">RATE</th><th class="n">PREMIUM</th><th>AT</th></tr>${sorted.map((row) => html`<tr><td>${row.classCode}</td><td>${row.description}</td><td class="n">${whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td><td>${at(row.state, row.locationNumber)}</td></tr>`)}</table>`;
}

function gridOf({ parts, grid, constant, label: l }: Facts): Html {
  const rows = stepNames.map(([code, name], at) => {
    const states = grid.map((own) => {
      const cell = own[at];
      return html`<td class="n">${cell?.factor ?? ''}</td><td class="n">${whole(cell?.amount ?? 0)}</td>`;
    });
    return html`<tr><td>${code}</td><td>${name}</td>${states}<td></td></tr>`;
  });
  return html`<h3>PREMIUM CALCULATION BY STATE</h3><table class="m" style="break-inside:avoid"><tr><th rowspan="2">Code</th><th rowspan="2"></th>${parts.map(({ state }) => html`<th colspan="2">${state}</th>`)}<th rowspan="2">Policy</th></tr><tr>${parts.map(() => html`<th>Factor</th><th>Amount</th>`)}</tr>${rows}<tr><td>0900</td><td>Expense Constant</td>${parts.map(() => html`<td></td><td></td>`)}<td class="n">${whole(constant)}</td></tr><tr class="b"><td></td><td>Estimated Annual Premium</td>${grid.map((own) => html`<td></td><td class="n">${whole(estimateOf(own))}</td>`)}<td class="n">${whole(l.estimatedAnnualPremium)}</td></tr></table><p>Premium is subject to audit. WC 00 00 01 C</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'steps-across-states',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [head(f), classList(f), gridOf(f)] }), label: f.label };
  },
};
