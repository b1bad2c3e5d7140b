import { addDays, dashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A national account: some 300 pages, two and a half thousand claims.

const css = `
  body { font: 7.5pt Arial, Helvetica, sans-serif } table { border-collapse: collapse; width: 100% } h1 { font-size: 12pt; margin: 0 } .r { float: right; text-align: right }
  th { font-size: 7pt; text-align: left; border-bottom: 1px solid #000; vertical-align: bottom; padding: 1pt 3pt } td { padding: .6pt 3pt; vertical-align: top; white-space: nowrap } th.n, td.n { text-align: right }
  tr.a td { padding-top: 6pt } .policy { break-before: page } .band { background: #000; color: #fff; padding: 3pt; font-weight: bold } tbody.claim { break-inside: avoid } .sum td { border-top: 1px solid #000; font-weight: bold } td.w { white-space: normal }`;

const head = html`<thead><tr><th>CLAIM NUMBER<br>EMPLOYEE<br>ADJUSTER</th><th>INJURY DATE<br>NOTICE DATE<br>CLOSURE DATE</th><th>STATUS<br>TYPE<br>STATE</th><th></th><th class="n">INDEMNITY</th><th class="n">MEDICAL</th><th class="n">ALAE</th><th class="n">TOTAL</th></tr></thead>`;
const row = ([title, kinds]: readonly [string, Kinds], front: Piece): Html =>
  html`${front}<td>${title}</td>${[kinds.loss, kinds.medical, kinds.expense, kinds.total].map((amount) => html`<td class="n">${cents(amount)}</td>`)}</tr>`;

function claimRows(claim: ClaimFacts): Html {
  const lines = [
    [claim.number, dashed(claim.lossDate), claim.status.toUpperCase()],
    [claim.claimant, dashed(claim.reportedDate), claim.claimType],
    [claim.adjuster, claim.closedDate === null ? '' : dashed(claim.closedDate), claim.state],
  ];
  const amounts = [
    ['PAID', claim.paid] as const,
    ['RESERVED', claim.reserve] as const,
    ['INCURRED', claim.incurred] as const,
  ];
  return html`<tbody class="claim">${amounts.map((pair, i) => row(pair, html`<tr class="${i === 0 ? 'a' : ''}">${(lines[i] ?? []).map((text) => html`<td>${text}</td>`)}`))}
    <tr><td></td><td colspan="7" class="w">Injury: ${claim.nature} / ${claim.bodyPart}. Cause: ${claim.cause}</td></tr><tr><td></td><td colspan="7" class="w">Description: ${claim.description}</td></tr></tbody>`;
}

function sumRows(title: string, claims: readonly ClaimFacts[]): Html {
  const { paid, reserve, incurred, claimCount, openClaimCount } = totalsOf(claims);
  const texts = [title, `${claimCount} claims`, `${openClaimCount} open`];
  const amounts = [['PAID', paid] as const, ['RESERVED', reserve] as const, ['INCURRED', incurred] as const];
  return html`<tbody class="claim sum">${amounts.map((pair, i) => row(pair, html`<tr><td colspan="3">${texts[i]}</td>`))}</tbody>`;
}

const totals = (claims: readonly ClaimFacts[]): Record<string, unknown> => {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  return { claimCount, openClaimCount, paid, reserve, incurred };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'national-account',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const agencyName = agency(random);
    const valuationDate = `2025-${random.pick(['01', '03', '05'])}-31`;
    const reportDate = addDays(valuationDate, random.int(2, 12));
    const counts = random.times(10, () => random.int(320, 370));
    const terms = makeTerms(random, {
      first: '2014-10-01',
      counts,
      line: 'workers',
      numbers: '###-######-###',
      asOf: valuationDate,
    });
    const policies = terms.map((term) => ({ ...term, policyNumber: numbered(random, 'WA7-##D-######-###') }));
    const claims = policies.flatMap((policy) => policy.claims);
    const body = html`<h1>${carrierName}<span class="r">Loss Experience</span></h1><p>Named Insured: ${insured}<br>Broker of Record: ${agencyName}<br>Line of Business: Workers Compensation<br>Valuation Date: ${dashed(valuationDate)}<br>Date Produced: ${dashed(reportDate)}</p>
      <p>Claims are listed by policy, the oldest first. Values are before deductible credits. Salvage and subrogation are not shown. For help reading this report write to your account executive.</p>
      ${policies.map(({ policyNumber, effectiveDate, expirationDate, claims: own }, i) => html`<div class="${i === 0 ? '' : 'policy'}"><div class="band">POLICY NUMBER ${policyNumber} &nbsp; PERIOD ${dashed(effectiveDate)} THRU ${dashed(expirationDate)}</div><table>${head}${own.map(claimRows)}${sumRows(`TOTAL FOR POLICY ${policyNumber}`, own)}</table></div>`)}
      <div class="policy"><div class="band">REPORT TOTALS</div><table>${head}${sumRows('TOTAL ALL POLICIES', claims)}</table></div>`;
    return {
      html: sheet({ css, body }),
      print: {
        header: html`<div style="font:7px Arial;width:100%;padding:0 40px">${insured} - Loss Experience <span style="float:right">Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
        margin: { top: '0.7in' },
      },
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate,
        valuationDate,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          lineOfBusiness: 'Workers Compensation',
          effectiveDate,
          expirationDate,
          ...totals(own),
        })),
        claims: policies.flatMap(({ policyNumber, claims: own }) =>
          own.map((claim) => ({
            claimNumber: claim.number,
            policyNumber,
            claimantName: claim.claimant,
            claimType: claim.claimType,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            lossState: claim.state,
            description: claim.description,
            cause: claim.cause,
            natureOfInjury: claim.nature,
            bodyPart: claim.bodyPart,
            adjusterName: claim.adjuster,
            paid: claim.paid,
            reserve: claim.reserve,
            incurred: claim.incurred,
          })),
        ),
        grandTotals: totals(claims),
      },
    };
  },
};
