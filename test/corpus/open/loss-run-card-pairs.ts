import { addDays, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, carrier, company, person } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, financesOf, lifeOf, policyYears, totalOf, type Term } from '../parts/claims.ts';
import { PREMISES_STORIES } from '../parts/stories.ts';

// A regional mutual in a serif face: one ruled card a claim, every value behind its own caption and colon.

const COVERAGE = { BI: 'Bodily Injury - Premises/Operations', PD: 'Property Damage - Premises/Operations' };
const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };
const LINE = 'Commercial General Liability';

type Claim = ReturnType<typeof drawClaim>;

function drawClaim(random: Random, policyNumber: string, term: Term, asOf: string) {
  const life = lifeOf(random, term, asOf);
  const story = random.pick(PREMISES_STORIES);
  const { paid, reserve } = financesOf(random, life.status, { loss: [600, 38_000], expense: [150, 9_000] });
  const recovered = paid.loss > 5000 && random.chance(0.3) ? random.amount(200, 1500) : 0;
  return {
    ...life,
    paid,
    reserve,
    recovered,
    policyNumber,
    number: `${life.lossDate.slice(2, 4)}-${random.digits(6)}`,
    coverage: COVERAGE[story.kind],
    text: story.text,
    claimant: person(random),
    adjuster: person(random),
    state: random.pick(['OH', 'OH', 'IN', 'KY']),
    incurred: sum([totalOf(paid), totalOf(reserve), -recovered]),
  };
}

const css = `body{margin:0;font:10pt/1.35 "Liberation Serif","Times New Roman",serif}h1{font-size:17pt;margin:0;letter-spacing:.5px}
.top{display:flex;justify-content:space-between;border-bottom:2.5pt solid #333;padding-bottom:6pt;margin-bottom:8pt}.top div{text-align:right;font-size:9pt}
.head{display:grid;grid-template-columns:1fr 1fr;gap:2pt 26pt;margin-bottom:10pt}.card{border:.8pt solid #333;margin:0 0 9pt;break-inside:avoid}
.card h3{background:#e4e0d6;margin:0;padding:2pt 7pt;font-size:10pt;display:flex;justify-content:space-between}
.g{display:grid;grid-template-columns:1.35fr 1fr 1fr;gap:1pt 14pt;padding:4pt 7pt}.m{border-top:.5pt dotted #555}.wide{grid-column:1/4}
h2{font-size:11.5pt;margin:12pt 0 5pt;border-bottom:.8pt solid #333;break-after:avoid}.none{font-style:italic;margin:0 0 8pt}.foot{margin-top:14pt;font-size:8pt}`;

const pair = (caption: string, value: string | number): Html => html`<div><b>${caption}:</b> ${value}</div>`;

function card(claim: Claim, index: number, count: number): Html {
  const { paid, reserve } = claim;
  const recovery = claim.recovered > 0 ? pair('Recovered', dollarsAndCents(claim.recovered)) : html`<div></div>`;
  const closed = claim.closedDate === null ? '' : slashed(claim.closedDate);
  return html`<div class="card"><h3><span>Claim Number: ${claim.number}</span><span>Record ${index + 1} of ${count}</span></h3>
<div class="g">${pair('Claimant', claim.claimant)}${pair('Date of Loss', slashed(claim.lossDate))}${pair('Claim Status', STATUS[claim.status])}
${pair('Coverage', claim.coverage)}${pair('Date Reported', slashed(claim.reportedDate))}${pair('Date Closed', closed)}
${pair('Claim Rep', claim.adjuster)}${pair('Loss State', claim.state)}${recovery}<div class="wide"><b>Description:</b> ${claim.text}</div></div>
<div class="g m">${pair('Indemnity Paid', dollarsAndCents(paid.loss))}${pair('Expense Paid', dollarsAndCents(paid.expense))}${pair('Total Paid', dollarsAndCents(totalOf(paid)))}
${pair('Indemnity Reserve', dollarsAndCents(reserve.loss))}${pair('Expense Reserve', dollarsAndCents(reserve.expense))}${pair('Total Incurred', dollarsAndCents(claim.incurred))}</div></div>`;
}

function claimLabel(claim: Claim) {
  const { status, lossDate, reportedDate, closedDate, paid, reserve } = claim;
  return {
    claimNumber: claim.number,
    policyNumber: claim.policyNumber,
    claimantName: claim.claimant,
    claimType: claim.coverage,
    status,
    lossDate,
    reportedDate,
    closedDate,
    lossState: claim.state,
    description: claim.text,
    adjusterName: claim.adjuster,
    paid: { loss: paid.loss, expense: paid.expense, total: totalOf(paid) },
    reserve: { loss: reserve.loss, expense: reserve.expense },
    incurred: { total: claim.incurred },
    recovered: claim.recovered === 0 ? null : claim.recovered,
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'card-pairs',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2016-03-01', '2026-05-30');
    const run = addDays(asOf, random.int(1, 9));
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const base = `CGL ${random.digits(7)}`;
    const policies = policyYears(random, asOf, random.int(2, 5)).map((term, index) => {
      const number = `${base}-${20 - index}`;
      const claims = random.times(size * random.pick([0, 1, 1, 2, 3]), () => drawClaim(random, number, term, asOf));
      return { ...term, number, claims };
    });
    const all = policies.flatMap((policy) => policy.claims);
    const totals = {
      claimCount: all.length,
      paid: { total: sum(all.map((claim) => totalOf(claim.paid))) },
      incurred: { total: sum(all.map((claim) => claim.incurred)) },
    };
    const sections = policies.map(
      ({
        number,
        effective,
        expiration,
        claims,
      }) => html`<h2>Policy Number: ${number} &nbsp;&nbsp; Policy Period: ${slashed(effective)} to ${slashed(expiration)}</h2>
${claims.length === 0 ? html`<p class="none">No claims were reported for this policy period.</p>` : claims.map((claim, index) => card(claim, index, claims.length))}`,
    );
    const body = html`<div class="top"><h1>Claim History Report</h1><div>${insurer}<br>${LINE}</div></div>
<div class="head">${pair('Named Insured', insured)}${pair('Report Date', slashed(run))}${pair('Agency', producer)}${pair('Losses Valued As Of', slashed(asOf))}</div>${sections}
<h2>Report Summary</h2><div class="g">${pair('Number of Claims', totals.claimCount)}${pair('Paid, All Claims', dollarsAndCents(totals.paid.total))}${pair('Incurred, All Claims', dollarsAndCents(totals.incurred.total))}</div>
<div class="foot">Total incurred is paid plus reserve less recoveries. The information is believed correct on the date shown and is subject to change as claims develop.</div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: run,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: LINE,
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
      })),
      claims: all.map(claimLabel),
      grandTotals: totals,
    };
    return { html: sheet({ css: random.chance(0.4) ? `${css}.card{break-inside:auto}` : css, body }), label };
  },
};
