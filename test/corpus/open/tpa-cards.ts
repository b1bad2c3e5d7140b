import { addDays, slashed } from '../kit/dates.ts';
import { cells, type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { carrier, company, numbered, oneLine, phone, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `
  body { font: 8pt Verdana, 'DejaVu Sans', sans-serif; color: #111 }
  header { display: flex; justify-content: space-between; border-bottom: 3px solid #c8501e; padding-bottom: 6pt } header b { font-size: 14pt; color: #c8501e }
  .meta { columns: 2; margin: 8pt 0; border-bottom: 1px solid #ccc; padding-bottom: 6pt } .meta p { margin: 1pt 0; display: flex } .meta span { flex: 0 0 105pt; color: #666 }
  h2 { font-size: 9pt; background: #333; color: #fff; padding: 3pt 6pt; margin: 10pt 0 6pt; break-after: avoid }
  .card { border: 1px solid #999; border-radius: 4pt; margin-bottom: 7pt; break-inside: avoid } .card .top { background: #f6e9e2; padding: 3pt 6pt; display: flex; justify-content: space-between; font-weight: bold }
  .card .in { display: flex; gap: 10pt; padding: 4pt 6pt } .pairs { flex: 1.2 } .pairs td { padding: .5pt 4pt .5pt 0; vertical-align: top } .pairs td.k { color: #666; white-space: nowrap }
  .grid { flex: 1; border-collapse: collapse; align-self: start } .grid td, .grid th { border: .5px solid #bbb; padding: 1.5pt 3pt; text-align: right; font-size: 7pt } .grid th:first-child { text-align: left }
  .sub { text-align: right; font-size: 8pt; padding: 2pt; border-top: 1px solid #333 } .legal { font-size: 6.5pt; color: #888 }`;

const rows = [
  ['Paid to Date', 'paid'],
  ['Outstanding', 'reserve'],
  ['Total Incurred', 'incurred'],
] as const;

function crosstab(facts: { paid: Kinds; reserve: Kinds; incurred: Kinds }): Html {
  return html`<table class="grid"><tr>${cells('th', ['', 'Indemnity', 'Medical', 'Expense', 'Total'])}</tr>${rows.map(
    ([name, measure]) => {
      const { loss, medical, expense, total } = facts[measure];
      return html`<tr><th>${name}</th>${cells('td', [loss, medical, expense, total].map(dollarsAndCents))}</tr>`;
    },
  )}</table>`;
}

function card(claim: ClaimFacts & { policyNumber: string }): Html {
  const status = { open: 'OPEN', closed: 'CLOSED', reopened: 'RE-OPENED' }[claim.status];
  const pairs: (readonly [string, string | null])[] = [
    ['Employee', claim.claimant],
    ['Date of Injury', slashed(claim.lossDate)],
    ['Reported to TPA', slashed(claim.reportedDate)],
    ...(claim.closedDate === null ? [] : [['Closed', slashed(claim.closedDate)] as const]),
    ['Policy', claim.policyNumber],
    ['Injury', claim.nature],
    ['Part of Body', claim.bodyPart],
    ['Benefit State', claim.state],
    ['Examiner', claim.adjuster],
    ['Narrative', claim.description],
  ];
  return html`<div class="card"><div class="top"><span>Claim ${claim.number}</span><span>${claim.claimType}</span><span>${status}</span></div>
    <div class="in"><table class="pairs">${pairs.map(([key, value]) => html`<tr><td class="k">${key}</td><td>${value}</td></tr>`)}</table>${crosstab(claim)}</div></div>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'tpa-cards',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const administrator = `${word(random)} Claims Administrators`;
    const valuationDate = `2025-0${random.int(2, 8)}-28`;
    const reportDate = addDays(valuationDate, random.int(1, 4));
    const counts = random.times(3, () => random.int(2, 7));
    const terms = makeTerms(random, {
      first: '2022-05-01',
      counts,
      line: 'workers',
      numbers: '####-WC-##-0######',
      asOf: valuationDate,
    });
    const policies = terms.map((term) => ({ ...term, policyNumber: numbered(random, 'WCA00####-##') }));
    const claims = policies.flatMap(({ policyNumber, claims: own }) =>
      own.map((claim) => ({ ...claim, policyNumber })),
    );
    const sites = random.times(3, (i) => ({
      title: `Location ${String(i + 1).padStart(3, '0')}: ${oneLine(place(random))}`,
      claims: claims.filter((_, j) => j % 3 === i),
    }));
    const all = totalsOf(claims);
    const meta: (readonly [string, string])[] = [
      ['Client', insured],
      ['Underwriting Company', carrierName],
      ['Valuation Date', slashed(valuationDate)],
      ['Report Run', `${slashed(reportDate)} 09:14`],
      ...policies.map(
        ({ policyNumber, effectiveDate, expirationDate }, i) =>
          [`Policy ${i + 1}`, `${policyNumber} (${slashed(effectiveDate)} - ${slashed(expirationDate)})`] as const,
      ),
    ];
    const subtotal = (own: readonly ClaimFacts[]): Html => {
      const { claimCount, openClaimCount, incurred } = totalsOf(own);
      return html`<div class="sub">Location total: ${claimCount} claims, ${openClaimCount} open, incurred ${dollarsAndCents(incurred.total)}</div>`;
    };
    const body = html`<header><b>${administrator}</b><span>Claim Detail Loss Run<br>${phone(random)}</span></header>
      <div class="meta">${meta.map(([key, value]) => html`<p><span>${key}</span>${value}</p>`)}</div>
      ${sites.filter((site) => site.claims.length > 0).map((site) => html`<h2>${site.title}</h2>${site.claims.map(card)}${subtotal(site.claims)}`)}
      <h2>Account total (${all.claimCount} claims)</h2>${crosstab(all)}
      <p class="legal">Confidential claim information of the client named above. Reserves reflect the examiner's judgment on the valuation date. Amounts are gross of deductible reimbursement.</p>`;
    return {
      html: sheet({ css, body }),
      print: {
        footer: html`<div style="font-size:7px;width:100%;padding:0 40px">Printed by user 4471 <span style="float:right"><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
        margin: { bottom: '0.65in' },
      },
      label: {
        carrierName,
        namedInsureds: [insured],
        reportDate,
        valuationDate,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate }) => ({
          policyNumber,
          effectiveDate,
          expirationDate,
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.policyNumber,
          claimantName: claim.claimant,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description,
          natureOfInjury: claim.nature,
          bodyPart: claim.bodyPart,
          adjusterName: claim.adjuster,
          paid: claim.paid,
          reserve: claim.reserve,
          incurred: claim.incurred,
        })),
        grandTotals: { claimCount: all.claimCount, paid: all.paid, reserve: all.reserve, incurred: all.incurred },
      },
    };
  },
};
