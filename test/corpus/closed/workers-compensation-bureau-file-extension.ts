// Information page of a group in a state with a bureau of its own: numbered items in print as the standard page has them, the
// classes on an extension with the bureau's file number, credits as factors that follow each other down to the premium.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { minusBehind, sum, whole } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:8.8pt/1.36 'Liberation Sans',sans-serif}h1{font-size:11.5pt;text-align:center;margin:0}
.c{text-align:center}.r{display:flex;border-top:.7pt solid #000;padding:4pt 0;gap:12pt}.r>span{width:34pt;font-weight:700}.r>div{flex:1}
.k{font-size:7.2pt}.lead{display:flex;max-width:340pt;justify-content:space-between}table{width:100%;border-collapse:collapse}
td,th{padding:1.6pt 5pt;text-align:left;vertical-align:top}th{font-size:7.4pt;border-bottom:.7pt solid #000;border-top:.7pt solid #000}
.n{text-align:right;white-space:nowrap}.t td{border-top:.7pt solid #000;font-weight:700}.next{break-before:page}.u td{font-weight:700;padding-top:6pt}`;

const CLASSES = [
  ['403', 'Tool Mfg or Forging', 1.6, 4.2],
  ['645', 'Carpentry - Residential', 5.4, 12.6],
  ['663', 'Electrical Wiring - Within Buildings', 1.9, 4.6],
  ['818', 'Automobile Dealer or Repair', 1.4, 3.5],
  ['924', 'Wholesale Store NOC', 1.2, 3.1],
  ['928', 'Retail Store NOC', 0.8, 2.2],
  ['951', 'Salesperson - Outside', 0.2, 0.6],
  ['953', 'Office', 0.09, 0.28],
  ['971', 'Commercial Buildings', 1.7, 4.4],
] as const;

interface Step {
  code: string | null;
  name: string;
  factor: number | null;
  amount: number;
}

function ratingOf(random: Random, siteCount: number) {
  const classifications = random
    .times(siteCount, (i) => i + 1)
    .flatMap((locationNumber) =>
      random.some(CLASSES, random.int(1, 4)).map(([classCode, description, low, high]) => {
        const payroll = random.dollars(22_000, 940_000);
        const rate = Math.round(100 * (low + random.next() * (high - low))) / 100;
        return {
          state: 'PA',
          locationNumber,
          classCode,
          description,
          payroll,
          rate,
          premium: Math.round((payroll * rate) / 100),
        };
      }),
    );
  const manual = sum(classifications.map(({ premium }) => premium));
  const payrolls = sum(classifications.map(({ payroll }) => payroll));
  const limits = random.chance(0.6) ? Math.round(manual * 0.011) : null;
  const subject = manual + (limits ?? 0);
  const modification = random.chance(0.7) ? random.int(780, 1240) / 1000 : null;
  const modified = modification === null ? subject : Math.round(subject * modification);
  const schedule = random.pick([0, 0.05, 0.1, 0.15]);
  const credit = -Math.round(modified * schedule);
  const standard = modified + credit;
  const discount = standard > 10_000 ? -Math.round((standard - 10_000) * 0.091) : null;
  const line = (code: string | null, name: string, factor: number | null, amount: number): Step[] => [
    { code, name, factor, amount },
  ];
  const terrorism = Math.round((payrolls / 100) * 0.02);
  const steps = [
    ...line(null, 'Total Manual Premium', null, manual),
    ...(limits === null ? [] : line('9812', 'Employers Liability Increased Limits', 0.011, limits)),
    ...(limits === null ? [] : line(null, 'Premium Subject to Modification', null, subject)),
    ...(modification === null ? [] : line('9898', 'Experience Modification', modification, modified - subject)),
    ...(credit === 0 ? [] : line('9887', 'Schedule Rating Plan Credit', schedule, credit)),
    ...line(null, 'Total Standard Premium', null, standard),
    ...(discount === null ? [] : line('0063', 'Premium Discount', null, discount)),
    ...line('0900', 'Expense Constant', null, 270),
    ...line('9740', 'Terrorism', 0.02, terrorism),
    ...line('9741', 'Catastrophe (Other Than Terrorism)', 0.01, Math.round(terrorism / 2)),
  ];
  const estimated = sum([standard, discount ?? 0, 270, terrorism, Math.round(terrorism / 2)]);
  return { classifications, steps, modification, estimated, isHigh: limits !== null };
}

function facts(random: Random) {
  const mail = place(random, 'PA');
  const sites = random.times(random.int(1, 3), (i) => (i === 0 ? mail : place(random, 'PA')));
  const { classifications, steps, modification, estimated, isHigh } = ratingOf(random, sites.length);
  const assessment = { name: 'Pennsylvania Employer Assessment', amount: Math.round(estimated * 0.0189) };
  const [year, month] = [random.int(2018, 2025), random.pick(['01', '04', '07', '10'])];
  const effectiveDate = `${year}-${month}-${random.pick(['01', '01', '15'])}`;
  const number = numbered(random, 'KWC #######');
  // the last two digits count the terms
  const term = random.chance(0.7) ? random.int(2, 9) : 1;
  const isRenewal = term > 1;
  return {
    mail,
    label: {
      carrierName: carrier(random),
      ncciCarrierCode: random.digits(5),
      policyNumber: `${number} 0${term}`,
      priorPolicyNumber: isRenewal ? `${number} 0${term - 1}` : null,
      transactionType: isRenewal ? 'renewal' : 'new',
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'LLC', 'Subchapter S Corporation', 'Partnership']),
      fein: numbered(random, '##-#######'),
      intrastateId: numbered(random, '#######'),
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: ['PA'],
      otherStatesText: 'All states except ND, OH, WA, WY and the state shown in Item 3.A.',
      eachAccidentLimit: isHigh ? 500_000 : 100_000,
      diseasePolicyLimit: 500_000,
      diseaseEachEmployeeLimit: isHigh ? 500_000 : 100_000,
      experienceModification: modification,
      estimatedAnnualPremium: estimated,
      totalPremium: estimated + assessment.amount,
      minimumPremium: random.pick([550, 750, 925, 1050]),
      depositPremium: Math.round((estimated + assessment.amount) / 4),
      auditPeriod: random.pick(['Annual', 'Annual', 'Semiannual']),
      fees: [assessment],
      locations: sites.map((at, i) => ({ locationNumber: i + 1, address: oneLine(at) })),
      classifications,
      premiumSteps: steps.map((step) => ({ state: 'PA', ...step })),
      _accept: Object.fromEntries(steps.map((_, i) => [`premiumSteps[${i}].state`, [null]])),
    },
  };
}
type Facts = ReturnType<typeof facts>;

const pair = (name: string, value: string): Html => html`<div><span class="k">${name}</span> ${value}</div>`;

function items({ label: l, mail }: Facts): Html {
  const limit = (name: string, amount: number, by: string): Html =>
    html`<div class="lead"><span>${name}</span><span>$ ${whole(amount)} ${by}</span></div>`;
  return html`<h1>WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY</h1><div class="c">INFORMATION PAGE</div>
<div class="r" style="margin-top:8pt"><div><b>${l.carrierName}</b>${pair('Carrier Code', l.ncciCarrierCode)}</div>
<div>${pair('Policy Number', l.policyNumber)}${pair('Renewal of', l.priorPolicyNumber ?? 'New')}</div></div>
<div class="r"><span>ITEM 1</span><div><span class="k">The Insured and Mailing Address</span><br>${l.namedInsureds[0]}<br>
${mail.street}<br>${cityLine(mail)}</div><div>${pair('Type of Entity', l.entityType)}${pair('FEIN', l.fein)}
${pair('PCRB File No.', l.intrastateId)}${pair('Producer', l.agencyName)}</div></div>
<div class="r"><span></span><div><span class="k">Workplaces of the insured</span>${l.locations.map(
    (each) => html`<div>Loc ${each.locationNumber} &nbsp; ${each.address}</div>`,
  )}</div></div>
<div class="r"><span>ITEM 2</span><div>The policy period is from ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)}
12:01 A.M. standard time at the insured's mailing address.</div></div>
<div class="r"><span>ITEM 3</span><div>A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law
of the states listed here: ${l.coveredStates[0]}<br>B. Employers Liability Insurance: Part Two of the policy applies to work in each
state listed in Item 3.A. The limits of our liability under Part Two are:
${limit('Bodily Injury by Accident', l.eachAccidentLimit, 'each accident')}
${limit('Bodily Injury by Disease', l.diseasePolicyLimit, 'policy limit')}
${limit('Bodily Injury by Disease', l.diseaseEachEmployeeLimit, 'each employee')}
C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: ${l.otherStatesText}<br>
D. This policy includes these endorsements and schedules: WC 00 03 10, WC 00 04 22 C, WC 37 06 01, WC 37 06 02</div></div>
<div class="r"><span>ITEM 4</span><div>The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and
Rating Plans. All information required below is subject to verification and change by audit. See extension of Item 4.
<div class="lead"><span>Total Estimated Annual Premium</span><span>$ ${whole(l.estimatedAnnualPremium)}</span></div>
<div class="lead"><span>Minimum Premium</span><span>$ ${whole(l.minimumPremium)}</span></div>
<div class="lead"><span>Deposit Premium</span><span>$ ${whole(l.depositPremium)}</span></div>
<div class="lead"><span>Adjustment of premium shall be made</span><span>${l.auditPeriod}</span></div></div></div>`;
}

function extension({ label: l }: Facts): Html {
  return html`<div class="next"><h1>EXTENSION OF INFORMATION PAGE - ITEM 4</h1><div class="c">${l.policyNumber} &nbsp; Pennsylvania</div>
<table style="margin-top:8pt"><tr><th>Code</th><th>Classification</th><th class="n">Total Estimated<br>Annual Remuneration</th>
<th class="n">Rate per $100<br>or Factor</th><th class="n">Estimated<br>Annual Premium</th></tr>${l.locations.map(
    ({ locationNumber }) =>
      html`<tr class="u"><td colspan="5">Location ${locationNumber}</td></tr>${l.classifications
        .filter((row) => row.locationNumber === locationNumber)
        .map(
          (row) => html`<tr><td>${row.classCode}</td><td>${row.description}</td><td class="n">${whole(row.payroll)}</td>
<td class="n">${row.rate.toFixed(2)}</td><td class="n">${whole(row.premium)}</td></tr>`,
        )}`,
  )}<tr class="u"><td colspan="5">Premium Calculation</td></tr>${l.premiumSteps.map(
    (step) => html`<tr><td>${step.code}</td><td>${step.name}</td><td></td><td class="n">${step.factor}</td>
<td class="n">${minusBehind(step.amount).replace('.00', '')}</td></tr>`,
  )}<tr class="t"><td></td><td>Total Estimated Annual Premium</td><td></td><td></td><td class="n">${whole(l.estimatedAnnualPremium)}</td>
</tr>${l.fees.map((fee) => html`<tr><td>0938</td><td>${fee.name}</td><td></td><td class="n">0.0189</td><td class="n">${whole(fee.amount)}</td></tr>`)}
<tr class="t"><td></td><td>Total Amount Due</td><td></td><td></td><td class="n">${whole(l.totalPremium)}</td></tr></table></div>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'bureau-file-extension',
  build(random) {
    const f = facts(random);
    return { html: sheet({ css, body: [items(f), extension(f)] }), label: f.label };
  },
};
