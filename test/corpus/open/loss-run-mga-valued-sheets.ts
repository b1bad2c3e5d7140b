// Managing general agency for contractors' liability: a sheet for each policy term with the same head, claims with stacked cells whose columns begin
// with the status and the incurred and end with what was paid; terms without losses say so in capitals; a recapitulation at the end.
import { addDays, addYears, dashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { inParentheses, sum } from '../kit/money.ts';
import { agency, carrier, numbered, phone, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

const css = `body{font:8.2pt/1.34 "Liberation Serif",serif}.page{break-before:page}h1{font-size:11.5pt;text-align:center;margin:0}.c{text-align:center;font-size:8pt}.i{border:1px solid #000;display:grid;grid-template-columns:1.25in 1fr 1.2in 1.35in;padding:5px 8px;margin:10px 0;row-gap:1px}table{border-collapse:collapse;width:100%}th{font-weight:400;text-decoration:underline;text-align:right;vertical-align:bottom;padding:2px 4px}td{padding:3px 4px;text-align:right;vertical-align:top}th.l,td.l{text-align:left}td,th{white-space:nowrap}td.d{white-space:normal;text-align:left}.t td{border-top:1px solid #000;border-bottom:1px solid #000}.no{margin:40px 0;text-align:center;font-size:10.5pt}.s{font-size:6.9pt;margin-top:16px}`;

function facts(random: Random) {
  const first = `${random.int(2014, 2021)}-${random.pick(['02', '04', '06', '09', '11'])}-${random.int(10, 28)}`;
  const years = random.int(2, 4);
  const valued = addDays(addYears(first, years), random.int(-200, 45));
  const state = place(random).state;
  const counts = random.times(years, () => random.pick([0, 0, 1, 2, 4, 7]));
  const pattern = random.pick(['CGL-####-#######', '##GL#####', 'MSC ######']);
  const terms = makeTerms(random, {
    line: 'liability',
    first,
    counts,
    numbers: random.pick(['######-GL', '20######', 'GLC-#####']),
    asOf: valued,
    state,
  });
  const insurers = [carrier(random), carrier(random)];
  return {
    valued,
    printed: addDays(valued, random.pick([0, 1, 3])),
    manager: `${word(random)} Underwriting Managers, Inc.`,
    phone: phone(random),
    carrierName: insurers[0] ?? '',
    insured: `${word(random)} ${random.pick(['Roofing', 'Framing', 'Drywall', 'Plumbing', 'Masonry'])} ${random.pick(['Contractors, Inc.', 'LLC', 'Co.', 'Corp.'])}`,
    broker: agency(random),
    terms: terms.map((term) => ({
      ...term,
      number: numbered(random, pattern),
      claims: term.claims
        .map(withoutMedical)
        .map((claim) => ({ ...claim, claimType: random.pick(['BI', 'PD', 'PI']) })),
    })),
  };
}
type Facts = ReturnType<typeof facts>;
type Term = Facts['terms'][number];

function amountsOf(claims: readonly ClaimFacts[]) {
  const { paid, reserve, incurred, recovered } = totalsOf(claims);
  return {
    incurred: { total: sum([incurred.total, -recovered]) },
    reserve: { loss: reserve.loss, expense: reserve.expense },
    paid: { loss: paid.loss, expense: paid.expense },
    recovered,
  };
}

function amountCells(claims: readonly ClaimFacts[]): Html {
  const { incurred, reserve, paid, recovered } = amountsOf(claims);
  const all = [incurred.total, reserve.loss, reserve.expense, paid.loss, paid.expense, -recovered];
  return html`${all.map((amount) => html`<td>${inParentheses(amount)}</td>`)}`;
}

const words = { open: 'OPEN', closed: 'CLSD', reopened: 'RE-OPEN' };
const amountHeads = html`<th>Net<br>Incurred</th><th>Indemnity<br>Reserve</th><th>Expense<br>Reserve</th><th>Indemnity<br>Paid</th><th>Expense<br>Paid</th><th>Deductible<br>Reimb.</th>`;

const claimRow = (claim: ClaimFacts): Html =>
  html`<tr><td class="l">${words[claim.status]}${claim.closedDate === null ? '' : html`<br>${dashed(claim.closedDate)}`}</td><td class="l">${claim.number}<br>${claim.claimType}</td><td class="l">${dashed(claim.lossDate)}<br>${dashed(claim.reportedDate)}</td><td class="d">${claim.claimant}<br><i>${claim.description}</i></td>${amountCells([claim])}</tr>`;

const top = (f: Facts, title: string): Html =>
  html`<h1>${f.manager}</h1><div class="c">on behalf of ${f.carrierName}</div><h1 style="margin-top:8px">${title}</h1><div class="c">CURRENTLY VALUED AS OF ${dashed(f.valued)}</div>`;

function termSheet(f: Facts, term: Term, at: number): Html {
  const { claims } = term;
  return html`<div${at > 0 ? html` class="page"` : ''}>${top(f, 'LOSS RUN')}<div class="i"><span>Insured:</span><b>${f.insured}</b><span>Policy No.:</span><span>${term.number}</span><span>Retail broker:</span><span>${f.broker}</span><span>Effective:</span><span>${dashed(term.effectiveDate)}</span><span>Coverage:</span><span>Contractors General Liability</span><span>Expiration:</span><span>${dashed(term.expirationDate)}</span></div>${
    claims.length === 0
      ? html`<div class="no">NO KNOWN OR REPORTED LOSSES UNDER THIS POLICY</div>`
      : html`<table><thead><tr><th class="l">Status<br>Closed on</th><th class="l">Claim No.<br>Type</th><th class="l">Loss Date<br>Rptd Date</th><th class="l">Claimant<br>Allegation</th>${amountHeads}</tr></thead><tbody>${claims.map(claimRow)}<tr class="t"><td class="l" colspan="4">TOTAL, ${claims.length} ${claims.length === 1 ? 'CLAIM' : 'CLAIMS'}</td>${amountCells(claims)}</tr></tbody></table>`
  }</div>`;
}

function recapitulation(f: Facts): Html {
  const all = f.terms.flatMap(({ claims }) => claims);
  const rows = f.terms.map(
    ({ number, claims }) =>
      html`<tr><td class="l">${number}</td><td>${claims.length}</td><td>${totalsOf(claims).openClaimCount}</td>${amountCells(claims)}</tr>`,
  );
  return html`<div class="page">${top(f, 'RECAPITULATION')}<br><table><tr><th class="l">Policy No.</th><th>Number</th><th>Open</th>${amountHeads}</tr>${rows}<tr class="t"><td class="l">ALL POLICIES</td><td>${all.length}</td><td>${totalsOf(all).openClaimCount}</td>${amountCells(all)}</tr></table><p class="s">Printed ${dashed(f.printed)}. Net incurred is reserves and payments less deductible reimbursements received from the insured. This report shows what was known on the valuation date only; losses that occurred before may be reported later. It is confidential and was prepared for the insured and its broker. Claims are handled in our office, ${f.phone}. Incidents reported for record only are not shown. CLM-LR2</p></div>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'mga-valued-sheets',
  build: (random) => {
    const f = facts(random);
    const all = f.terms.flatMap(({ claims }) => claims);
    const counts = (claims: readonly ClaimFacts[]) => ({
      claimCount: claims.length,
      openClaimCount: totalsOf(claims).openClaimCount,
    });
    return {
      html: sheet({ css, body: [f.terms.map((term, i) => termSheet(f, term, i)), recapitulation(f)] }),
      label: {
        carrierName: f.carrierName,
        namedInsureds: [f.insured],
        agencyName: f.broker,
        reportDate: f.printed,
        valuationDate: f.valued,
        policies: f.terms.map(({ number, effectiveDate, expirationDate, claims }) => ({
          policyNumber: number,
          lineOfBusiness: 'Contractors General Liability',
          effectiveDate,
          expirationDate,
          ...counts(claims),
          ...amountsOf(claims),
        })),
        claims: f.terms.flatMap(({ number, claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber: number,
            claimantName: claim.claimant,
            claimType: claim.claimType,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            description: claim.description,
            ...amountsOf([claim]),
          })),
        ),
        grandTotals: { ...counts(all), ...amountsOf(all) },
      },
    };
  },
};
