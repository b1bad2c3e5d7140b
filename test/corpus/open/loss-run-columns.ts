import { addDays, bare } from '../kit/dates.ts';
import { html, joined, sheet, type Html } from '../kit/html.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, company, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import {
  dayBetween,
  financesOf,
  lifeOf,
  policyYears,
  sumOf,
  totalOf,
  type Finances,
  type Term,
} from '../parts/claims.ts';
import { PREMISES_STORIES } from '../parts/stories.ts';

// An underwriter's spreadsheet on its side: captions down the left, one column a claim, four columns a band.

const BAND = 4;

type Claim = ReturnType<typeof drawClaim>;

function drawClaim(random: Random, policyNumber: string, term: Term, asOf: string) {
  const life = lifeOf(random, term, asOf);
  const finances = financesOf(random, life.status, { loss: [2_000, 150_000], expense: [500, 45_000] });
  const roundOff = (range: Finances['paid']) => ({
    loss: Math.round(range.loss),
    medical: 0,
    expense: Math.round(range.expense),
  });
  return {
    life,
    policyNumber,
    paid: roundOff(finances.paid),
    reserve: finances.reserve,
    number: `${random.letters(2)}${random.digits(4)}-${random.digits(2)}`,
    coverage: random.pick(['Products BI', 'Products PD', 'Premises BI', 'Umbrella']),
    claimant: random.chance(0.7) ? person(random) : company(random),
    text: random.pick(PREMISES_STORIES).text,
    adjuster: person(random),
    state: stateOf(random),
    product: `Lot ${random.digits(4)}`,
  };
}

const css = `body{margin:0;font:8.5pt/1.25 Carlito,Calibri,"Liberation Sans",sans-serif}h1{font-size:13pt;margin:0 0 2pt}.sub{margin-bottom:8pt}table{border-collapse:collapse;margin-bottom:12pt;table-layout:fixed;break-inside:avoid}
td,th{border:.6px solid #9aa3ad;padding:2pt 4pt;vertical-align:top;text-align:left;width:132pt}td:first-child,th:first-child{width:112pt;background:#eef2f7;font-weight:700}th{background:#d5e3f2}.n td{text-align:right}.n td:first-child{text-align:left}.g td{background:#f4f4f4;font-weight:700}`;

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function band(list: readonly Claim[], first: number): Html {
  const row = (caption: string, value: (claim: Claim) => string | number, kind = ''): Html =>
    html`<tr class="${kind}"><td>${caption}</td>${list.map((claim) => html`<td>${value(claim)}</td>`)}</tr>`;
  return html`<table><tr><th>Claim</th>${list.map((_, index) => html`<th>No. ${first + index + 1}</th>`)}</tr>
${row('Claim number', (claim) => claim.number)}${row('Policy', (claim) => claim.policyNumber)}${row('Coverage', (claim) => claim.coverage)}${row('Claimant', (claim) => claim.claimant)}${row('Occurrence date', (claim) => bare(claim.life.lossDate))}${row('Notice date', (claim) => bare(claim.life.reportedDate))}${row('Status', (claim) => STATUS[claim.life.status])}
${row('Closing date', (claim) => (claim.life.closedDate === null ? '-' : bare(claim.life.closedDate)))}${row('Jurisdiction', (claim) => claim.state)}${row('Product', (claim) => claim.product)}${row('Adjuster', (claim) => claim.adjuster)}${row('Facts of loss', (claim) => claim.text)}
${row('Loss paid', (claim) => whole(claim.paid.loss), 'n')}${row('Expense paid', (claim) => whole(claim.paid.expense), 'n')}${row('Loss outstanding', (claim) => whole(claim.reserve.loss), 'n')}${row('Expense outstanding', (claim) => whole(claim.reserve.expense), 'n')}${row('Total incurred', (claim) => whole(sum([totalOf(claim.paid), totalOf(claim.reserve)])), 'n g')}</table>`;
}

function amountsLabel(list: readonly Claim[]) {
  const [paid, reserve] = [sumOf(list.map((claim) => claim.paid)), sumOf(list.map((claim) => claim.reserve))];
  return {
    paid: { loss: paid.loss, expense: paid.expense },
    reserve: { loss: reserve.loss, expense: reserve.expense },
    incurred: { total: sum([totalOf(paid), totalOf(reserve)]) },
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'columns',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2015-01-10', '2026-05-20');
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const base = random.digits(5);
    const policies = policyYears(random, asOf, random.int(2, 6)).map((term) => ({
      ...term,
      number: `MFG-${base}-${term.effective.slice(2, 4)}`,
    }));
    const claims = policies.flatMap((policy) =>
      random.times(size * random.pick([0, 1, 1, 2, 3]), () => drawClaim(random, policy.number, policy, asOf)),
    );
    const bands = claims.flatMap((_, index) =>
      index % BAND === 0 ? [band(claims.slice(index, index + BAND), index)] : [],
    );
    const totals = amountsLabel(claims);
    const header = (caption: string, value: string): Html => html`<b>${caption}</b> ${value}`;
    const summary = html`<table><tr><th>All claims (${claims.length})</th><th>Amount</th></tr><tr class="n"><td>Loss paid</td><td>${whole(totals.paid.loss)}</td></tr><tr class="n"><td>Expense paid</td><td>${whole(totals.paid.expense)}</td></tr><tr class="n"><td>Loss outstanding</td><td>${whole(totals.reserve.loss)}</td></tr><tr class="n"><td>Expense outstanding</td><td>${whole(totals.reserve.expense)}</td></tr><tr class="n g"><td>Total incurred</td><td>${whole(totals.incurred.total)}</td></tr></table>`;
    const body = html`<h1>Large account loss detail</h1><div class="sub">${joined([header('Account', insured), header('Insurer', insurer), header('Broker', broker)], html` &nbsp;|&nbsp; `)}<br>${joined([header('Produced', bare(addDays(asOf, 3))), header('Valuation date', bare(asOf)), header('Line', 'General liability incl. products')], html` &nbsp;|&nbsp; `)}</div>
<table><tr><th>Policy</th>${policies.map((policy) => html`<th>${policy.number}</th>`)}</tr><tr><td>Inception</td>${policies.map((policy) => html`<td>${bare(policy.effective)}</td>`)}</tr><tr><td>Expiry</td>${policies.map((policy) => html`<td>${bare(policy.expiration)}</td>`)}</tr>
<tr class="n"><td>Claim count</td>${policies.map((policy) => html`<td>${claims.filter((claim) => claim.policyNumber === policy.number).length}</td>`)}</tr></table>${bands}${summary}`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: addDays(asOf, 3),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'General liability incl. products',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        claimCount: claims.filter((claim) => claim.policyNumber === policy.number).length,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.claimant,
        claimType: claim.coverage,
        ...claim.life,
        lossState: claim.state,
        description: claim.text,
        adjusterName: claim.adjuster,
        ...amountsLabel([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...totals },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true, margin: { left: '0.4in', right: '0.4in' } } };
  },
};
