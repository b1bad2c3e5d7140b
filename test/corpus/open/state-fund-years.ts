import { addDays, slashed, written } from '../kit/dates.ts';
import { cells, type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { agency, company, numbered, place, stateOf, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `
  body { font: 8.5pt Georgia, 'Times New Roman', serif; color: #222 }
  h1 { font-size: 15pt; margin: 0; color: #1d4d3a } h2 { font-size: 11pt; font-weight: normal; margin: 0 0 8pt; letter-spacing: 1px }
  h3 { font-size: 9.5pt; background: #e3ece7; padding: 3pt 5pt; margin: 12pt 0 0; break-after: avoid }
  .facts { border: 1px solid #1d4d3a; width: 100%; margin-bottom: 6pt } .facts td { padding: 2pt 5pt }
  table.claims { border-collapse: collapse; width: 100% } .claims th { border-bottom: 1.5px solid #1d4d3a; text-align: left; vertical-align: bottom; font-size: 7.5pt }
  .claims td { padding: 1pt 3pt; vertical-align: top } .claims tr.first td { border-top: .5px solid #888; padding-top: 3pt }
  td.n, th.n { text-align: right !important } .year td { border-top: 1px solid #1d4d3a; font-weight: bold }
  p.none { margin: 4pt 5pt; font-style: italic } .small { font-size: 7pt; color: #555 } tbody { break-inside: avoid }`;

const measures = [
  ['Paid', 'paid'],
  ['Reserve', 'reserve'],
  ['Incurred', 'incurred'],
] as const;
const amounts = ({ loss, medical, expense, total }: Kinds): Html =>
  html`${[loss, medical, expense, total].map((amount) => html`<td class="n">${cents(amount)}</td>`)}`;

function claimRows(claim: ClaimFacts): Html {
  const status = { open: 'Open', closed: 'Closed', reopened: 'Reopened' }[claim.status];
  const texts = [
    [claim.number, slashed(claim.lossDate), claim.claimType, claim.bodyPart],
    [claim.claimant, slashed(claim.reportedDate), status, claim.nature],
    [null, claim.closedDate && slashed(claim.closedDate), null, claim.cause],
  ];
  return html`<tbody>${measures.map(
    ([title, measure], i) =>
      html`<tr class="${i === 0 ? 'first' : ''}">${cells('td', texts[i] ?? [])}<td>${title}</td>${amounts(claim[measure])}</tr>`,
  )}</tbody>`;
}

function yearSection({ effectiveDate, expirationDate, claims }: TermFacts): Html {
  const title = html`<h3>Policy year ${slashed(effectiveDate)} to ${slashed(expirationDate)}</h3>`;
  if (claims.length === 0) return html`${title}<p class="none">No claims have been filed for this policy year.</p>`;
  const totals = totalsOf(claims);
  return html`${title}<table class="claims"><thead><tr><th>Claim no.<br>Injured worker</th><th>Date of injury<br>Date received<br>Date closed</th>
    <th>Claim type<br>Status</th><th>Body part<br>Nature of injury<br>Cause</th><th></th><th class="n">Indemnity</th><th class="n">Medical</th><th class="n">Expense</th><th class="n">Total</th></tr></thead>
    ${claims.map(claimRows)}<tbody class="year">${measures.map(
      ([name, measure], i) =>
        html`<tr><td colspan="4">${i === 0 ? `Year total: ${claims.length} claim(s), ${totals.openClaimCount} open` : ''}</td><td>${name}</td>${amounts(totals[measure])}</tr>`,
    )}</tbody></table>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'state-fund-years',
  build: (random) => {
    const carrierName = `${word(random)} Workers' Compensation Fund`;
    const insured = company(random);
    const agencyName = agency(random);
    const state = stateOf(random);
    const { street, city, zip } = place(random, state);
    const policyNumber = numbered(random, '######-#');
    const first = `${random.int(2018, 2019)}-${random.pick(['01', '04', '07', '10'])}-01`;
    const valuationDate = `2024-${random.pick(['02-29', '06-30', '09-30'])}`;
    const reportDate = addDays(valuationDate, random.int(1, 9));
    const counts = random.times(5, () => random.pick([0, 2, 4, 7, 9]));
    counts[random.int(0, 4)] = 0;
    counts[random.int(0, 2)] = 3;
    const terms = makeTerms(random, {
      first,
      counts,
      line: 'workers',
      numbers: '20##0#####',
      asOf: valuationDate,
      state,
    });
    const claims = terms.flatMap((term) => term.claims);
    const all = totalsOf(claims);
    const body = html`<h1>${carrierName}</h1><h2>EMPLOYER LOSS EXPERIENCE REPORT</h2>
      <table class="facts"><tr><td>Policyholder</td><td><b>${insured}</b></td><td>Policy number</td><td><b>${policyNumber}</b></td></tr>
      <tr><td></td><td>${street}, ${city}, ${state} ${zip}</td><td>Producer</td><td>${agencyName}</td></tr>
      <tr><td>Claims valued through</td><td>${written(valuationDate)}</td><td>Prepared</td><td>${written(reportDate)}</td></tr></table>
      <p class="small">Reserves are estimates of future cost and may change without notice. Medical-only claims under the deductible program are included. Questions? Call Policyholder Services at 1-800-555-0142.</p>
      ${terms.toReversed().map(yearSection)}
      <h3>All policy years: ${all.claimCount} claims, ${all.openClaimCount} open</h3><table class="claims"><thead>${html`<tr><th></th>${['Indemnity', 'Medical', 'Expense', 'Total'].map((kind) => html`<th class="n">${kind}</th>`)}</tr>`}</thead>
      ${measures.map(([name, measure]) => html`<tr><td>${name}</td>${amounts(all[measure])}</tr>`)}</table>
      <p class="small">This report is furnished to the policyholder and the producer of record only.</p>`;
    return {
      html: sheet({ css, body }),
      print: {
        footer: html`<div style="font-size:7px;width:100%;text-align:center">${carrierName} &nbsp; ${policyNumber} &nbsp; Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
        margin: { bottom: '0.7in' },
      },
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate,
        valuationDate,
        policies: terms.map(({ effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          effectiveDate,
          expirationDate,
          ...(own.length > 0 && yearTotals(own)),
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber,
          claimantName: claim.claimant,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          cause: claim.cause,
          natureOfInjury: claim.nature,
          bodyPart: claim.bodyPart,
          paid: claim.paid,
          reserve: claim.reserve,
          incurred: claim.incurred,
        })),
        grandTotals: yearTotals(claims),
      },
    };
  },
};

function yearTotals(claims: readonly ClaimFacts[]): Record<string, unknown> {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  return { claimCount, openClaimCount, paid, reserve, incurred };
}
