// National account: a short information page refers to an extension schedule of many rows (state, workplace, code, class, payroll,
// rate, premium) with subtotals by state over several pages, and to a crosstab of premium steps by state.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { inParentheses, sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.3pt/1.3 "Liberation Serif",serif}h1{font-size:12pt;text-align:center;margin:0 0 8px}h2{font-size:9.6pt;margin:10px 0 2px}table{width:100%;border-collapse:collapse}thead{display:table-header-group}tr{break-inside:avoid}td,th{padding:1.8px 6px;text-align:left;vertical-align:top}
th{border-top:1px solid #000;border-bottom:1px solid #000;font-size:7.4pt}.n{text-align:right}.s td{border-top:.6px solid #000;font-weight:700;padding-bottom:7px}.page{break-before:page}.i{display:grid;grid-template-columns:70px 1fr;gap:6px 4px}`;

const classes = [
  ['8018', 'Store: wholesale NOC', 2, 6],
  ['8044', 'Store: furniture and drivers', 2, 5],
  ['8810', 'Clerical office employees NOC', 0.05, 0.4],
  ['8742', 'Salespersons or collectors - outside', 0.2, 0.6],
  ['7380', 'Drivers, chauffeurs, messengers NOC', 3, 9],
  ['2881', 'Furniture assembly - wood', 1.5, 4],
  ['8292', 'Storage warehouse NOC', 2.5, 7],
  ['9015', 'Building operation by owner', 1.5, 4.5],
] as const;
const everyState = ['AL', 'AZ', 'CO', 'GA', 'IL', 'IN', 'KY', 'MI', 'MN', 'MO', 'NC', 'OR', 'TN', 'VA'];

function stepsOf(random: Random, state: string, manual: number) {
  const factor = random.int(70, 135) / 100;
  const experience = Math.round(manual * (factor - 1));
  const schedule = random.chance(0.6) ? Math.round((manual + experience) * random.pick([-0.15, -0.05, 0.05])) : 0;
  const discount = -Math.round((manual + experience + schedule) * 0.08);
  const terrorism = Math.max(4, Math.round(manual / 80));
  const lines = [
    { name: 'Manual premium', factor: null, amount: manual },
    { name: 'Experience modification', factor, amount: experience },
    { name: 'Schedule modification', factor: null, amount: schedule },
    { name: 'Premium discount', factor: null, amount: discount },
    { name: 'Terrorism', factor: null, amount: terrorism },
  ];
  const steps = lines.filter((line) => line.amount !== 0 || line.factor !== null).map((line) => ({ state, ...line }));
  return { steps, factor, total: manual + experience + schedule + discount + terrorism };
}

function facts(random: Random) {
  const mail = place(random);
  const states = random.some(everyState, random.int(3, 6)).sort();
  let location = 0;
  const parts = states.map((state) => {
    const sites = random.times(random.int(1, 5), () => {
      location++;
      return { locationNumber: location, at: place(random, state) };
    });
    const rows = sites.flatMap(({ locationNumber }) =>
      random.some(classes, random.int(1, 5)).map(([classCode, description, low, high]) => {
        const payroll = random.chance(0.06) ? null : random.dollars(9000, 1_900_000);
        const rate = random.amount(low, high);
        return {
          state,
          locationNumber,
          classCode,
          description,
          payroll,
          rate,
          premium: payroll === null ? 0 : Math.round((payroll * rate) / 100),
        };
      }),
    );
    const manual = sum(rows.map((row) => row.premium));
    return { state, sites, rows, manual, ...stepsOf(random, state, manual) };
  });
  const estimated = sum([...parts.map((part) => part.total), 340]);
  const effectiveDate = `${random.int(2014, 2025)}-${random.pick(['01', '04', '06', '10'])}-01`;
  const prior = random.chance(0.6) ? numbered(random, 'WLR C########') : null;
  const fees = [{ name: 'State assessments and surcharges', amount: Math.round(estimated * 0.024) }];
  return {
    mail,
    parts,
    label: {
      carrierName: carrier(random),
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, random.pick(['WLR C########', 'WC ######### ###'])),
      priorPolicyNumber: prior,
      transactionType: prior === null ? 'new' : 'renewal',
      namedInsureds: [company(random), company(random)].slice(0, random.int(1, 2)),
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'Limited Partnership']),
      fein: numbered(random, '##-#######'),
      interstateId: random.digits(9),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: states,
      otherStates: random.chance(0.5) ? ['KS', 'NE', 'OK'] : [],
      eachAccidentLimit: 1_000_000,
      diseasePolicyLimit: 1_000_000,
      diseaseEachEmployeeLimit: 1_000_000,
      experienceModification: parts[0]?.factor,
      estimatedAnnualPremium: estimated,
      totalPremium: sum([estimated, ...fees.map((fee) => fee.amount)]),
      minimumPremium: random.int(900, 1500),
      depositPremium: random.chance(0.5) ? Math.round(estimated / 10) : null,
      auditPeriod: 'Annual',
      fees,
      locations: parts.flatMap((part) =>
        part.sites.map(({ locationNumber, at }) => ({ locationNumber, address: oneLine(at) })),
      ),
      classifications: parts.flatMap((part) =>
        part.rows.map((row) => (row.payroll === null ? { ...row, premium: null } : row)),
      ),
      premiumSteps: [...parts.flatMap((part) => part.steps), { state: null, name: 'Expense constant', amount: 340 }],
    },
  };
}
type Facts = ReturnType<typeof facts>;

function information({ label: l, mail }: Facts): Html {
  const item = (number: string, text: Html): Html => html`<b>${number}</b><div>${text}</div>`;
  return html`<h1>WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY<br>INFORMATION PAGE</h1><div style="display:flex;justify-content:space-between"><span>${l.carrierName}<br>NCCI carrier code ${l.ncciCarrierCode}</span><span>Policy number: ${l.policyNumber}<br>${l.priorPolicyNumber === null ? 'New' : html`Renewal of ${l.priorPolicyNumber}`}</span></div><hr>
<div class="i">${item('Item 1.', html`${l.namedInsureds.map((name) => html`${name}<br>`)}${mail.street}<br>${cityLine(mail)}<br>Legal entity: ${l.entityType} &nbsp;&nbsp; FEIN: ${l.fein} &nbsp;&nbsp; Interstate risk ID: ${l.interstateId}<br>Other workplaces: see Extension Schedule. &nbsp;&nbsp; Producer: ${l.agencyName}`)}
${item('Item 2.', html`Policy period: from ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}, 12:01 a.m. at the insured's mailing address.`)}${item(
  'Item 3.',
  html`A. Part One applies to the law of: ${l.coveredStates.join(', ')}<br>B. Part Two: ${wholeDollars(l.eachAccidentLimit)} each accident; ${wholeDollars(l.diseasePolicyLimit)} disease - policy limit; ${wholeDollars(l.diseaseEachEmployeeLimit)} disease - each employee<br>
C. Part Three applies to: ${l.otherStates.length === 0 ? 'no state' : l.otherStates.join(', ')}<br>D. Endorsements: see Schedule of Forms.`,
)}${item(
  'Item 4.',
  html`Premium is determined by our manuals of rules, classifications, rates and rating plans. See Extension Schedule. Audit: ${l.auditPeriod}.<table style="width:340px;margin-top:5px"><tr><td>Estimated annual premium</td><td class="n">${wholeDollars(l.estimatedAnnualPremium)}</td></tr>${l.fees.map((fee) => html`<tr><td>${fee.name}</td><td class="n">${wholeDollars(fee.amount)}</td></tr>`)}
<tr><td>Total estimated cost</td><td class="n">${wholeDollars(l.totalPremium)}</td></tr><tr><td>Minimum premium</td><td class="n">${wholeDollars(l.minimumPremium)}</td></tr>${l.depositPremium === null ? '' : html`<tr><td>Deposit premium</td><td class="n">${wholeDollars(l.depositPremium)}</td></tr>`}</table>`,
)}</div>
<p style="margin-top:60px">____________________________<br>Secretary</p>`;
}

function extension({ parts, label: l }: Facts): Html {
  return html`<h1 class="page" style="font-size:10pt">EXTENSION SCHEDULE TO ITEM 4</h1><table><thead><tr><th>State</th><th>Workplace</th><th>Code</th><th>Classification</th><th class="n">Estimated payroll</th><th class="n">Rate</th><th class="n">Premium</th></tr></thead><tbody>${parts.map(
    (part) =>
      html`${part.rows.map((row) => html`<tr><td>${row.state}</td><td>${String(row.locationNumber).padStart(3, '0')}</td><td>${row.classCode}</td><td>${row.description}</td><td class="n">${row.payroll === null ? 'If any' : whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${row.payroll === null ? '' : whole(row.premium)}</td></tr>`)}<tr class="s"><td colspan="4">${part.state} total</td><td class="n">${whole(sum(part.rows.map((row) => row.payroll ?? 0)))}</td><td></td><td class="n">${whole(part.manual)}</td></tr>`,
  )}</tbody></table><h2>Workplaces</h2><table><tbody>${l.locations.map((each) => html`<tr><td style="width:60px">${String(each.locationNumber).padStart(3, '0')}</td><td>${each.address}</td></tr>`)}</tbody></table>`;
}

function crosstab({ parts }: Facts): Html {
  const names = ['Manual premium', 'Experience modification', 'Schedule modification', 'Premium discount', 'Terrorism'];
  const amount = (part: Facts['parts'][number], name: string): string => {
    const step = part.steps.find((each) => each.name === name);
    return step === undefined ? '' : inParentheses(step.amount).replace('.00', '');
  };
  return html`<h1 class="page" style="font-size:10pt">PREMIUM BY STATE</h1><table><tr><th></th>${parts.map((part) => html`<th class="n">${part.state}</th>`)}</tr><tr><td>Modification factor</td>${parts.map((part) => html`<td class="n">${part.factor.toFixed(2)}</td>`)}</tr>
${names.map((name) => html`<tr><td>${name}</td>${parts.map((part) => html`<td class="n">${amount(part, name)}</td>`)}</tr>`)}<tr class="s"><td>State premium</td>${parts.map((part) => html`<td class="n">${whole(part.total)}</td>`)}</tr></table><p>Expense constant (all states): 340</p>
<p style="font-size:7pt">Payroll of executive officers is included subject to state minimum and maximum amounts ($52,000 and $208,000 in some states). Retrospective rating plans do not apply. WC 99 00 01 ED 1.</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'extension-schedule',
  build: (random) => {
    const f = facts(random);
    return {
      html: sheet({ css, body: [information(f), extension(f), crosstab(f)] }),
      label: f.label,
      print: {
        footer: html`<div style="font-size:7px;width:100%;text-align:center">${f.label.policyNumber} &nbsp; <span class="pageNumber"></span> / <span class="totalPages"></span></div>`,
      },
    };
  },
};
