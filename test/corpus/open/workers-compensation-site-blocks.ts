// Payroll-billed program of a regional mutual: landscape, one block for every workplace with its own entity and federal number,
// class rows inside, then one table of premium steps with a column for each state.
import { addYears, shortBare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { dollarsAndCents, inParentheses, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, cityLine, company, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:9pt/1.35 "DejaVu Sans Condensed","DejaVu Sans",sans-serif}.h{background:#efe6d2;padding:8px 12px;display:flex;justify-content:space-between}.four{display:grid;grid-template-columns:1.4fr 1fr 1fr 1.2fr;gap:4px 20px;margin:9px 0}
.four b,.cap{font-weight:400;font-size:7.4pt;color:#6b5320;display:block}.s{border:1px solid #b9a36b;margin-top:9px;break-inside:avoid}.s>div{background:#f8f3e6;padding:3px 9px;display:flex;justify-content:space-between}
table{width:100%;border-collapse:collapse}td,th{padding:2px 9px;text-align:left;vertical-align:top}th{font-size:7.6pt;color:#6b5320;font-weight:400}.n{text-align:right}.t td{border-top:1px solid #000;font-weight:700}`;

const classes = [
  ['8864', 'Social service organization - all employees', 0.7, 2.4],
  ['8868', 'College or school - professional employees', 0.2, 0.9],
  ['9101', 'College or school - all other employees', 1.8, 5],
  ['8829', 'Nursing home - all employees', 1.5, 4],
  ['7380', 'Drivers, chauffeurs and helpers', 3, 8],
  ['9052', 'Hotel - all other employees', 1.4, 4],
] as const;

function siteOf(random: Random, locationNumber: number, state: string) {
  const at = place(random, state);
  const rows = random.some(classes, random.int(1, 4)).map(([classCode, description, low, high]) => {
    const payroll = random.dollars(15_000, 760_000);
    const rate = random.amount(low, high);
    return {
      state,
      locationNumber,
      classCode,
      description,
      payroll,
      rate,
      premium: Math.round((payroll * rate) / 100),
    };
  });
  return {
    at,
    rows,
    entity: { locationNumber, name: company(random), address: oneLine(at), fein: numbered(random, '##-#######') },
  };
}

/** The steps of one state, in the order of the table's lines. */
function stepsOf(random: Random, manual: number) {
  const factor = random.int(75, 128) / 100;
  const experience = Math.round(manual * (factor - 1));
  const schedule = -Math.round((manual + experience) * random.pick([0, 0.05, 0.1]));
  const terrorism = Math.max(3, Math.round(manual / 60));
  return [
    { name: 'Manual premium', factor: null, amount: manual },
    { name: 'Experience modification', factor, amount: experience },
    ...(schedule === 0 ? [] : [{ name: 'Schedule rating', factor: null, amount: schedule }]),
    { name: 'Terrorism charge', factor: null, amount: terrorism },
  ];
}

function facts(random: Random) {
  const mail = place(random);
  const states = [...new Set(random.times(random.int(1, 3), () => random.pick(['PA', 'VA', 'NC', 'KY', 'TN'])))];
  const sites = random.times(random.int(2, 6), (i) => siteOf(random, i + 1, states[i % states.length] ?? 'PA'));
  const used = states.filter((state) => sites.some((site) => site.rows[0]?.state === state));
  const columns = used.map((state) => {
    const manual = sum(
      sites.flatMap((site) => site.rows.filter((row) => row.state === state).map((row) => row.premium)),
    );
    const steps = stepsOf(random, manual);
    return {
      state,
      steps,
      total: sum(steps.filter((step) => step.name !== 'Manual premium').map((step) => step.amount)) + manual,
    };
  });
  const estimated = sum(columns.map((column) => column.total));
  const fees = random.chance(0.6) ? [{ name: 'Guaranty fund surcharge', amount: Math.round(estimated) / 100 }] : [];
  const effectiveDate = `${random.int(2016, 2025)}-${random.pick(['07', '10', '01'])}-01`;
  const limit = random.pick([500_000, 1_000_000, 2_000_000]);
  return {
    mail,
    sites,
    columns,
    label: {
      carrierName: `${word(random)} Educators and Care Mutual Insurance Company`,
      policyNumber: numbered(random, random.pick(['WCM-####-####', '#@######'])),
      priorPolicyNumber: null,
      transactionType: random.pick(['renewal', 'change', 'new']),
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Non-profit corporation', 'Corporation', 'Association']),
      fein: numbered(random, '##-#######'),
      interstateId: random.chance(0.7) ? numbered(random, '91#######') : null,
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: used,
      otherStates: random.chance(0.5) ? ['MD', 'WV', 'DE'] : [],
      eachAccidentLimit: limit,
      diseasePolicyLimit: limit,
      diseaseEachEmployeeLimit: limit,
      experienceModification: columns[0]?.steps[1]?.factor,
      estimatedAnnualPremium: estimated,
      totalPremium: fees.length === 0 ? null : sum([estimated, ...fees.map((fee) => fee.amount)]),
      minimumPremium: random.pick([650, 825]),
      auditPeriod: random.pick(['Monthly', 'Annual']),
      fees,
      locations: sites.map((site) => site.entity),
      classifications: sites.flatMap((site) => site.rows),
      premiumSteps: columns.flatMap(({ state, steps }) => steps.map((step) => ({ state, ...step }))),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function head({ label: l, mail }: Facts): Html {
  const field = (name: string, value: string | number): Html => html`<div><b>${name}</b>${value}</div>`;
  const kind = new Map([
    ['renewal', 'Renewal Information Page'],
    ['change', 'Amended Information Page'],
    ['new', 'Information Page - New Policy'],
  ]).get(l.transactionType);
  return html`<div class="h"><b style="font-size:12.5pt">${l.carrierName}</b><span>Workers Compensation and Employers Liability<br>${kind}</span></div>
<div class="four"><div><b>Insured</b>${l.namedInsureds[0]}<br>${mail.street}<br>${cityLine(mail)}</div><div>${field('Policy', l.policyNumber)}${field('Term', `${shortBare(l.effectiveDate)} to ${shortBare(l.expirationDate)}`)}</div>
<div>${field('Entity', l.entityType)}${field('FEIN', l.fein)}${l.interstateId === null ? '' : field('Interstate ID', l.interstateId)}</div><div>${field('Agency', l.agencyName)}${field('Audit', l.auditPeriod)}${field('Minimum premium', wholeDollars(l.minimumPremium))}</div></div>
<div class="four"><div><b>Part One states</b>${l.coveredStates.join(', ')}</div><div><b>Part Three states</b>${l.otherStates.length === 0 ? 'None' : l.otherStates.join(', ')}</div><div style="grid-column:3/5"><b>Part Two limits: accident / disease - policy / disease - employee</b>${wholeDollars(l.eachAccidentLimit)} / ${wholeDollars(l.diseasePolicyLimit)} / ${wholeDollars(l.diseaseEachEmployeeLimit)}</div></div>`;
}

function blocks({ sites }: Facts): Html[] {
  return sites.map(
    ({
      entity,
      at,
      rows,
    }) => html`<div class="s"><div><span>Site ${entity.locationNumber} &nbsp; <b>${entity.name}</b> &nbsp; ${oneLine(at)}</span><span>FEIN ${entity.fein}</span></div>
<table><tr><th style="width:50px">State</th><th style="width:60px">Class</th><th>Kind of work</th><th class="n">Payroll</th><th class="n">Rate</th><th class="n">Premium</th></tr>${rows.map((row) => html`<tr><td>${row.state}</td><td>${row.classCode}</td><td>${row.description}</td><td class="n">${whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td></tr>`)}</table></div>`,
  );
}

function steps({ label: l, columns }: Facts): Html {
  const names = ['Manual premium', 'Experience modification', 'Schedule rating', 'Terrorism charge'];
  const cell = (column: Facts['columns'][number], name: string): Html => {
    const step = column.steps.find((each) => each.name === name);
    if (step === undefined) return html`<td class="n">-</td>`;
    const amount = inParentheses(step.amount).replace('.00', '');
    return html`<td class="n">${step.factor === null ? '' : html`<small>(${step.factor.toFixed(2)})</small>&nbsp; `}${amount}</td>`;
  };
  return html`<div class="s" style="border-width:2px"><table><tr><th>Premium calculation</th>${columns.map((column) => html`<th class="n">${column.state}</th>`)}</tr>
${names.map((name) => html`<tr><td>${name}</td>${columns.map((column) => cell(column, name))}</tr>`)}<tr class="t"><td>Estimated premium by state</td>${columns.map((column) => html`<td class="n">${whole(column.total)}</td>`)}</tr></table></div>
<p>Estimated annual premium, all states: <b>${wholeDollars(l.estimatedAnnualPremium)}</b>${l.fees.map((fee) => html` &nbsp;|&nbsp; ${fee.name}: ${dollarsAndCents(fee.amount)}`)}${l.totalPremium === null ? '' : html` &nbsp;|&nbsp; Total: <b>${dollarsAndCents(l.totalPremium)}</b>`}</p>
<p style="font-size:7.4pt">Premium is collected with each payroll report; no deposit is required. Excluded officers: see WC 00 03 08. Experience factors are promulgated by the bureau and may change on the anniversary rating date. Endorsements: WC 00 00 00 C, WC 00 03 15, WC 37 06 04.</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'site-blocks',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [head(f), blocks(f), steps(f)] }), label: f.label, print: { landscape: true } };
  },
};
