// Regional stock company: the classification schedule nests places within states by heading lines, each place and each state closes
// with its total, and the premium steps follow for each state with the state's letters in front.
import { addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, type Place, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.5pt/1.32 "Liberation Sans Narrow",sans-serif}.c{text-align:center}h1{font-size:12pt;margin:0}table{border-collapse:collapse;width:100%}td,th{padding:1.6pt 5pt;text-align:left;vertical-align:top}th{font-size:7.4pt;border:.7pt solid #000;border-width:.7pt 0;vertical-align:bottom}
.n{text-align:right}.st td{font-weight:700;padding-top:8pt;font-size:9.4pt}.lo td{padding-top:4pt;text-decoration:underline}.to td{border-top:.5pt solid #000}.box{border:.7pt solid #000;padding:5pt 7pt;margin-top:-.7pt}.two{display:grid;grid-template-columns:1fr 1fr}h2{font-size:9.4pt;margin:14pt 0 3pt}.pg{break-before:page}`;

const trades = [
  {
    nature: 'Commercial roofing',
    classes: [
      ['5551', 'Roofing - All Kinds & Drivers', 8, 21],
      ['5538', 'Sheet Metal Products And Work - Shop And Outside', 3, 7],
    ],
  },
  {
    nature: 'Wholesale nursery and garden centers',
    classes: [
      ['0035', 'Farm: Florist & Drivers', 1.4, 3.4],
      ['8018', 'Store: Wholesale NOC', 1.8, 4],
    ],
  },
  {
    nature: 'Printing and bindery',
    classes: [
      ['4299', 'Printing - All Employees & Clerical, Salespersons', 0.9, 2.3],
      ['7380', 'Drivers, Chauffeurs, Messengers And Their Helpers NOC', 3, 7],
    ],
  },
] as const;
const office = ['8810', 'Clerical Office Employees NOC', 0.1, 0.34] as const;

function drawState(random: Random, { state, trade, first }: { state: string; trade: number; first: number }) {
  const own = trades[trade] ?? trades[0];
  // a class has one rate in a state
  const rates = new Map([...own.classes, office].map(([code, , low, high]) => [code, random.amount(low, high)]));
  const sites = random.times(random.int(1, 2), (i) => {
    const kinds = i === 0 ? [...own.classes.slice(0, random.int(1, 2)), office] : [own.classes[random.int(0, 1)]];
    const rows = kinds.flatMap((kind) => {
      if (kind === undefined) return [];
      const [classCode, description] = kind;
      const payroll = random.dollars(31_000, 640_000);
      const rate = rates.get(classCode) ?? 1;
      const premium = Math.round((payroll * rate) / 100);
      return [{ state, locationNumber: first + i, classCode, description, payroll, rate, premium }];
    });
    return { number: first + i, at: place(random, state), rows };
  });
  const payroll = sum(sites.flatMap(({ rows }) => rows.map((row) => row.payroll)));
  const manual = sum(sites.flatMap(({ rows }) => rows.map((row) => row.premium)));
  return { state, sites, payroll, manual };
}
type StatePart = ReturnType<typeof drawState>;

function stepsOf(part: StatePart, modification: number, credit: number | null) {
  const { state, manual, payroll } = part;
  const limits = Math.max(75, Math.round(manual * 0.011));
  const subject = manual + limits;
  const modified = Math.round(subject * modification);
  const saved = credit === null ? 0 : -Math.round(modified * credit);
  const terrorism = Math.round(payroll / 10_000);
  const step = (code: string | null, name: string, factor: number | null, amount: number) => {
    return { state, code, name, factor, amount };
  };
  return [
    step('9807', 'Employers Liability Increased Limits', 0.011, limits),
    step(null, 'Total Subject Premium', null, subject),
    step('9898', 'Experience Modification', modification, modified - subject),
    ...(credit === null ? [] : [step('9887', 'Schedule Rating Credit', 1 - credit, saved)]),
    step(null, 'Total Estimated Standard Premium', null, modified + saved),
    step('9740', 'Terrorism', 0.01, terrorism),
    step('9741', 'Catastrophe (Other Than Certified Acts Of Terrorism)', 0.01, terrorism),
  ];
}

function facts(random: Random) {
  const states = random.some(['CO', 'GA', 'IN', 'IL', 'KY', 'MO', 'NC', 'TN', 'VA'], random.int(2, 3)).sort();
  const trade = random.int(0, trades.length - 1);
  const parts: StatePart[] = [];
  for (const state of states) {
    parts.push(drawState(random, { state, trade, first: 1 + parts.flatMap((part) => part.sites).length }));
  }
  const modification = random.int(78, 126) / 100;
  const stepParts = parts.map((part) => stepsOf(part, modification, random.pick([null, 0.05, 0.1])));
  const estimates = stepParts.map((steps) => sum(steps.slice(-3).map((step) => step.amount)));
  const constant = random.pick([160, 220, 250]);
  const mail: Place = parts[0]?.sites[0]?.at ?? place(random);
  const effectiveDate = `${random.int(2017, 2025)}-${random.pick(['01', '04', '07', '10'])}-01`;
  const limit = random.pick([500_000, 1_000_000]);
  return {
    parts,
    stepParts,
    estimates,
    constant,
    mail,
    nature: trades[trade]?.nature ?? '',
    label: {
      carrierName: carrier(random),
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, random.pick(['WCP ####### ##', 'RWC-#######-#'])),
      transactionType: random.pick(['new', 'renewal']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'Limited Liability Co', 'Partnership']),
      fein: numbered(random, '##-#######'),
      interstateId: random.digits(9),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: states,
      otherStatesText: 'All states except ND, OH, WA, WY and the states listed in Item 3.A.',
      eachAccidentLimit: limit,
      diseasePolicyLimit: limit,
      diseaseEachEmployeeLimit: limit,
      experienceModification: modification,
      estimatedAnnualPremium: sum([...estimates, constant]),
      minimumPremium: random.int(12, 30) * 50,
      locations: parts.flatMap(({ sites }) =>
        sites.map(({ number, at }) => ({ locationNumber: number, address: oneLine(at) })),
      ),
      classifications: parts.flatMap(({ sites }) => sites.flatMap(({ rows }) => rows)),
      premiumSteps: [
        ...parts.flatMap(({ state, manual }, i) => [
          { state, code: null, name: 'Total manual premium', factor: null, amount: manual },
          ...(stepParts[i] ?? []),
        ]),
        { state: null, code: '0900', name: 'Expense Constant', factor: null, amount: constant },
      ],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function page({ label: l, mail, nature }: Facts): Html {
  return html`<div class="c"><h1>${l.carrierName}</h1><b>Workers Compensation and Employers Liability<br>Information Page</b> - ${l.transactionType === 'new' ? 'New Business' : 'Renewal'}</div><div class="two" style="margin:8pt 0"><span>NCCI Co. No. ${l.ncciCarrierCode}</span><b class="n">Policy No. ${l.policyNumber}</b></div>
<div class="box two"><div><b>1.</b> Insured and mailing address<br>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div>Legal status: ${l.entityType}<br>FEIN ${l.fein}<br>Interstate Risk ID ${l.interstateId}<br>Business: ${nature}<br>Agency: ${l.agencyName}</div></div>
<div class="box"><b>2.</b> Policy period: ${bare(l.effectiveDate)} to ${bare(l.expirationDate)}, 12:01 a.m. standard time at the insured's mailing address</div>
<div class="box"><b>3.A.</b> Part One applies to the Workers Compensation Law of: ${l.coveredStates.join(', ')}<br><b>3.B.</b> Part Two limits: bodily injury by accident $${whole(l.eachAccidentLimit)} each accident; by disease $${whole(l.diseasePolicyLimit)} policy limit; by disease $${whole(l.diseaseEachEmployeeLimit)} each employee<br><b>3.C.</b> Part Three applies to: ${l.otherStatesText}<br><b>3.D.</b> Endorsements: see schedule of forms</div>
<div class="box"><b>4.</b> The premium is determined by our manuals of rules, classifications, rates and rating plans, and is subject to audit. See the schedules below.<br>Minimum Premium $${whole(l.minimumPremium)} &nbsp;&nbsp; Total Estimated Annual Premium $${whole(l.estimatedAnnualPremium)}</div>`;
}

function schedules({ label: l, parts, stepParts, estimates, constant }: Facts): Html {
  const classRows = parts.map(
    ({ state, sites, manual }) =>
      html`<tr class="st"><td colspan="5">STATE: ${state}</td></tr>${sites.map(
        ({ number, at, rows }) =>
          html`<tr class="lo"><td colspan="5">Location ${String(number).padStart(3, '0')} - ${oneLine(at)}</td></tr>${rows.map((row) => html`<tr><td>${row.classCode}</td><td>${row.description}</td><td class="n">${whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td></tr>`)}<tr class="to"><td></td><td colspan="3">Total for location ${String(number).padStart(3, '0')}</td><td class="n">${whole(sum(rows.map((row) => row.premium)))}</td></tr>`,
      )}<tr class="to"><td></td><td colspan="3"><b>Total manual premium - ${state}</b></td><td class="n"><b>${whole(manual)}</b></td></tr>`,
  );
  const stepRows = parts.map(
    ({ state }, i) =>
      html`${stepParts[i]?.map((step) => html`<tr><td>${state}</td><td>${step.code ?? ''}</td><td>${step.name}</td><td class="n">${step.factor ?? ''}</td><td class="n">${whole(step.amount)}</td></tr>`)}<tr class="to"><td>${state}</td><td></td><td colspan="2"><b>Estimated Premium - ${state}</b></td><td class="n"><b>${whole(estimates[i] ?? 0)}</b></td></tr>`,
  );
  return html`<h2>SCHEDULE OF CLASSIFICATIONS</h2><table><thead><tr><th>Code</th><th>Classification</th><th class="n">Estimated Total<br>Remuneration</th><th class="n">Rate per<br>$100</th><th class="n">Estimated<br>Premium</th></tr></thead>${classRows}</table>
<h2 class="pg">PREMIUM COMPUTATION &nbsp;&nbsp; Policy No. ${l.policyNumber}</h2><table><tr><th>State</th><th>Code</th><th>Description</th><th class="n">Factor</th><th class="n">Amount</th></tr>${stepRows}<tr><td>ALL</td><td>0900</td><td>Expense Constant</td><td></td><td class="n">${whole(constant)}</td></tr><tr class="to"><td></td><td></td><td colspan="2"><b>Total Estimated Annual Premium</b></td><td class="n"><b>${whole(l.estimatedAnnualPremium)}</b></td></tr></table>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'places-within-states',
  build(random) {
    const f = facts(random);
    // the totals that close a location may count as steps too
    const label = { ...f.label, _ignore: ['premiumSteps[+]'] };
    return { html: sheet({ css, body: [page(f), schedules(f)] }), label };
  },
};
