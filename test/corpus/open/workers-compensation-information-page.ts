// Information page in the manner of the bureau's form: items 1 to 4 in ruled boxes, the classification table with the premium
// steps below in the same columns, one state; extension page when there are more locations.
import { addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { sum, whole, wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{font:8.4pt/1.33 "Liberation Sans",sans-serif}.t{text-align:center;font-weight:700;font-size:10.5pt}table{width:100%;border-collapse:collapse;margin-top:-1px}td,th{border:1px solid #000;padding:3px 6px;vertical-align:top;text-align:left;font-weight:400}
.n{text-align:right}th{font-size:7.2pt;text-align:center}.o td{border-top:0;border-bottom:0}.i{font-weight:700;margin-right:6px}.page{break-before:page}`;

const classes = [
  ['CARPENTRY - DETACHED ONE OR TWO FAMILY DWELLINGS', '5645', 6, 18],
  ['CLERICAL OFFICE EMPLOYEES NOC', '8810', 0.08, 0.4],
  ['SALESPERSONS OR COLLECTORS - OUTSIDE', '8742', 0.2, 0.6],
  ['RESTAURANT NOC', '9082', 1, 3],
  ['STORE: HARDWARE', '8010', 1, 3.5],
  ['ELECTRICAL WIRING WITHIN BUILDINGS & DRIVERS', '5190', 2, 6],
  ['MACHINE SHOP NOC', '3632', 2, 5],
] as const;

function steps(random: Random, manual: number, payroll: number) {
  const lines: { code: string | null; name: string; factor: number | null; amount: number }[] = [];
  let running = manual;
  const add = (code: string | null, name: string, factor: number | null, amount: number): void => {
    lines.push({ code, name, factor, amount });
    running += amount;
  };
  if (random.chance(0.7)) add('9812', 'INCREASED EMPLOYERS LIABILITY LIMITS', 1.4, Math.round(manual * 0.014));
  const modification = random.chance(0.8) ? random.int(72, 138) / 100 : null;
  lines.push({ code: null, name: 'SUBJECT PREMIUM', factor: null, amount: running });
  if (modification !== null)
    add('9898', 'EXPERIENCE MODIFICATION', modification, Math.round(running * (modification - 1)));
  if (random.chance(0.6)) add('9887', 'SCHEDULE CREDIT', 0.9, -Math.round(running * 0.1));
  lines.push({ code: null, name: 'STANDARD PREMIUM', factor: null, amount: running });
  if (running > 5000) add('0063', 'PREMIUM DISCOUNT', null, -Math.round((running - 5000) * 0.09));
  add('0900', 'EXPENSE CONSTANT', null, random.pick([160, 200, 250]));
  add('9740', 'TERRORISM', 0.01, Math.round(payroll / 10_000));
  if (random.chance(0.6)) add('9741', 'CATASTROPHE (OTHER THAN TERRORISM)', 0.01, Math.round(payroll / 10_000));
  return { lines, modification, estimated: running };
}

function facts(random: Random) {
  const mail = place(random);
  const sites = random.times(random.int(1, 3), (i) => (i === 0 ? mail : place(random, mail.state)));
  const classifications = random.some(classes, random.int(2, 5)).map(([description, classCode, low, high]) => {
    const payroll = random.chance(0.1) ? null : random.dollars(18_000, 900_000);
    const rate = random.amount(low, high);
    return {
      state: mail.state,
      locationNumber: random.int(1, sites.length),
      classCode,
      description,
      payroll,
      rate,
      premium: payroll === null ? null : Math.round((payroll * rate) / 100),
    };
  });
  const payroll = sum(classifications.map((row) => row.payroll ?? 0));
  const manual = sum(classifications.map((row) => row.premium ?? 0));
  const { lines, modification, estimated } = steps(random, manual, payroll);
  const assessment = { name: `${mail.state} SECOND INJURY FUND ASSESSMENT`, amount: Math.round(estimated * 0.013) };
  const effectiveDate = `${random.int(2015, 2025)}-${random.pick(['01', '02', '07', '10'])}-01`;
  const prior = random.chance(0.7) ? numbered(random, 'WC-######-##') : null;
  const limit = random.pick([100_000, 500_000, 1_000_000]);
  return {
    mail,
    sites,
    label: {
      carrierName: carrier(random),
      ncciCarrierCode: random.digits(5),
      policyNumber: numbered(random, 'WC-######-##'),
      priorPolicyNumber: prior,
      transactionType: prior === null ? 'new' : 'renewal',
      namedInsureds: [company(random)],
      mailingAddress: oneLine(mail),
      entityType: random.pick(['Corporation', 'Partnership', 'LLC', 'Individual']),
      fein: numbered(random, '##-#######'),
      interstateId: random.chance(0.5) ? random.digits(9) : null,
      agencyName: agency(random),
      effectiveDate,
      expirationDate: addYears(effectiveDate, 1),
      coveredStates: [mail.state],
      otherStatesText:
        'All states and U.S. territories except North Dakota, Ohio, Washington, Wyoming, Puerto Rico, and the U.S. Virgin Islands, and states designated in Item 3.A.',
      eachAccidentLimit: limit,
      diseasePolicyLimit: limit === 100_000 ? 500_000 : limit,
      diseaseEachEmployeeLimit: limit,
      experienceModification: modification,
      estimatedAnnualPremium: estimated,
      totalPremium: estimated + assessment.amount,
      minimumPremium: random.int(500, 1200),
      depositPremium: Math.round(estimated / 4),
      auditPeriod: 'Annual',
      fees: [assessment],
      locations: sites.slice(1).map((at, i) => ({ locationNumber: i + 2, address: oneLine(at) })),
      // the mailing address is the first workplace, but not listed as one
      _ignore: ['locations[+]'],
      classifications,
      premiumSteps: [{ code: null, name: 'TOTAL MANUAL PREMIUM', factor: null, amount: manual }, ...lines].map(
        (line) => ({ ...line, state: mail.state }),
      ),
    },
  };
}
type Facts = ReturnType<typeof facts>;

function items({ label: l, mail, sites }: Facts): Html {
  const entities = ['Individual', 'Partnership', 'Corporation', 'LLC', 'Other'];
  return html`<div class="t">WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY<br>INFORMATION PAGE</div>
<table style="margin-top:8px"><tr><td>INSURER: ${l.carrierName}</td><td>NCCI CARRIER CODE NO. ${l.ncciCarrierCode}</td></tr><tr><td>POLICY NO. ${l.policyNumber}</td><td>PRIOR POLICY NO. ${l.priorPolicyNumber ?? 'NEW'}</td></tr></table>
<table><tr><td style="width:60%"><span class="i">1.</span>The Insured: ${l.namedInsureds[0]}<br>Mailing Address: ${mail.street}<br>${cityLine(mail)}</td><td>${entities.map((name) => html`<span style="white-space:nowrap">${name === l.entityType ? '\u2612' : '\u2610'} ${name}</span>&nbsp; `)}<br>FEIN: ${l.fein}<br>Interstate ID No.: ${l.interstateId ?? ''}<br>Producer: ${l.agencyName}</td></tr>
<tr><td colspan="2">Other workplaces not shown above: ${sites.length === 1 ? 'None' : sites.slice(1).map((at, i) => html`<br>Loc ${i + 2}: ${oneLine(at)}`)}</td></tr>
<tr><td colspan="2"><span class="i">2.</span>The policy period is from ${slashed(l.effectiveDate)} to ${slashed(l.expirationDate)} 12:01 a.m. standard time at the insured's mailing address.</td></tr>
<tr><td colspan="2"><span class="i">3.</span>A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: ${l.coveredStates[0]}</td></tr>
<tr><td colspan="2">B. Employers Liability Insurance: Part Two of the policy applies to work in each state listed in Item 3.A. The limits of our liability under Part Two are:<br>
<div style="display:grid;grid-template-columns:200px 100px 1fr;margin-left:60px"><span>Bodily Injury by Accident</span><span class="n">${wholeDollars(l.eachAccidentLimit)}&nbsp;&nbsp;</span><span>each accident</span><span>Bodily Injury by Disease</span><span class="n">${wholeDollars(l.diseasePolicyLimit)}&nbsp;&nbsp;</span><span>policy limit</span><span>Bodily Injury by Disease</span><span class="n">${wholeDollars(l.diseaseEachEmployeeLimit)}&nbsp;&nbsp;</span><span>each employee</span></div></td></tr>
<tr><td colspan="2">C. Other States Insurance: Part Three of the policy applies to the states, if any, listed here: ${l.otherStatesText}</td></tr><tr><td colspan="2">D. This policy includes these endorsements and schedules: WC 00 00 00 C, WC 00 04 14 A, WC 00 04 21 E, WC 00 04 22 C</td></tr>
<tr><td colspan="2"><span class="i">4.</span>The premium for this policy will be determined by our Manuals of Rules, Classifications, Rates and Rating Plans. All information required below is subject to verification and change by audit.</td></tr></table>`;
}

function rating({ label: l, mail }: Facts): Html {
  const fee = l.fees[0];
  return html`<table><tr><th>Loc</th><th>Classifications</th><th>Code No.</th><th>Premium Basis<br>Total Estimated Annual Remuneration</th><th>Rate Per $100 of Remuneration</th><th>Estimated Annual Premium</th></tr>
<tr class="o"><td></td><td><b>${mail.state}</b></td><td></td><td></td><td></td><td></td></tr>${l.classifications.map((row) => html`<tr class="o"><td>${row.locationNumber}</td><td>${row.description}</td><td>${row.classCode}</td><td class="n">${row.payroll === null ? 'IF ANY' : whole(row.payroll)}</td><td class="n">${row.rate.toFixed(2)}</td><td class="n">${row.premium === null ? '' : whole(row.premium)}</td></tr>`)}
${l.premiumSteps.map((step) => html`<tr class="o"><td></td><td>${step.name}</td><td>${step.code ?? ''}</td><td></td><td class="n">${step.factor === null ? '' : step.factor}</td><td class="n">${whole(step.amount)}</td></tr>`)}
<tr><td colspan="5" class="n">TOTAL ESTIMATED ANNUAL PREMIUM</td><td class="n">${whole(l.estimatedAnnualPremium)}</td></tr><tr><td colspan="5" class="n">${fee?.name}</td><td class="n">${whole(fee?.amount ?? 0)}</td></tr><tr><td colspan="5" class="n"><b>TOTAL ESTIMATED COST</b></td><td class="n"><b>${whole(l.totalPremium)}</b></td></tr>
<tr><td colspan="2">Minimum Premium $ ${whole(l.minimumPremium)}</td><td colspan="2">Deposit Premium $ ${whole(l.depositPremium)}</td><td colspan="2">Adjustment of premium: \u2612 Annual \u2610 Semiannual \u2610 Quarterly</td></tr></table>
<p>Issue Date: ${slashed(l.effectiveDate)} &nbsp;&nbsp;&nbsp; Countersigned by ______________________ &nbsp;&nbsp;&nbsp; WC 00 00 01 A</p>`;
}

export const style: Style = {
  policyType: 'workers_compensation',
  name: 'information-page',
  build: (random) => {
    const f = facts(random);
    return { html: sheet({ css, body: [items(f), rating(f)] }), label: f.label };
  },
};
