import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, parts, totalsOf } from '../kit/loss-facts.ts';
import { cents, wholeDollars } from '../kit/money.ts';
import { agency, company, numbered, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A state's compensation fund: page one sums the coverage years beside premium and loss ratio, the following pages list the
// injuries of each year; what will still be paid stands before what was paid, and a worker is known by name and by part,
// nature and cause of the injury in one cell.

const css = `body{margin:0;font:8pt/1.28 'DejaVu Sans Condensed','Liberation Sans',sans-serif}.h{display:flex;justify-content:space-between;border-bottom:2pt solid #4a3b00;padding-bottom:4pt;margin-bottom:8pt}.h b{font-size:12.5pt}.f{display:grid;grid-template-columns:110pt 1fr 110pt 1fr;row-gap:2pt;margin-bottom:10pt}table{width:100%;border-collapse:collapse}th{font-size:7.2pt;text-align:right;vertical-align:bottom;padding:1pt 3pt;background:#efe9d3}th.l{text-align:left}th.c{text-align:center;border-bottom:.6pt solid #4a3b00}td{padding:1.6pt 3pt;vertical-align:top}.n{text-align:right;white-space:nowrap}.g td{font-weight:700;padding-top:8pt;border-bottom:.8pt solid #4a3b00}.s td{border-top:.5pt solid #4a3b00;font-style:italic}.t td{border-top:1.2pt solid #000;border-bottom:1.2pt solid #000;font-weight:700}tbody tr{break-inside:avoid}.g{break-after:avoid}.pg{break-before:page}.fine{font-size:7pt;margin-top:8pt}`;

const TYPES = new Map([
  ['Medical Only', 'MED'],
  ['Report Only', 'NOTICE'],
  ['Indemnity', 'COMP'],
  ['Lost Time', 'TL'],
]);
const STATUS = { open: 'Active', closed: 'Inactive', reopened: 'Reactivated' };

const money = ({ reserve, paid, incurred }: Pick<ClaimFacts, 'reserve' | 'paid' | 'incurred'>): Html => {
  const values = [
    reserve.medical,
    reserve.loss,
    reserve.expense,
    paid.medical,
    paid.loss,
    paid.expense,
    incurred.total,
  ];
  return html`${values.map((value) => html`<td class="n">${cents(value)}</td>`)}`;
};

const amountsLabel = ({ reserve, paid, incurred }: Pick<ClaimFacts, 'reserve' | 'paid' | 'incurred'>) => ({
  paid: parts(paid),
  reserve: parts(reserve),
  incurred: { total: incurred.total },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'fund-cost-statement',
  build(random) {
    const years = random.int(3, 5);
    const first = `${random.int(2014, 2021)}-${random.pick(['01-01', '04-15', '07-01', '10-01'])}`;
    const valued = addDays(addYears(first, years - 1), random.int(120, 350));
    const run = addDays(valued, random.int(1, 9));
    const state = random.pick(['OH', 'CO', 'WA', 'KY', 'OR', 'AZ']);
    const [insurer, insured, broker] = [
      `${word(random)} State Compensation Insurance Fund`,
      company(random),
      agency(random),
    ];
    const policyNumber = numbered(random, '######-#');
    const counts = random.times<number>(years, () => random.pick([1, 2, 3, 5, 6]));
    const terms = makeTerms(random, { line: 'workers', first, counts, numbers: '##########', asOf: valued, state })
      .map((term) => ({ ...term, premium: random.dollars(9000, 120_000) }))
      .reverse();
    const all = terms.flatMap(({ claims }) => claims);
    const total = totalsOf(all);
    const yearName = (term: (typeof terms)[number]): string =>
      `${slashed(term.effectiveDate)} to ${slashed(term.expirationDate)}`;
    const ratio = (cost: number, premium: number): string => `${((100 * cost) / premium).toFixed(1)}%`;
    const row = (claim: ClaimFacts): Html =>
      html`<tr><td>${claim.claimant}<br>${claim.bodyPart} - ${claim.nature}<br>${claim.cause}</td><td>${claim.number}<br>${TYPES.get(claim.claimType)}</td><td>${slashed(claim.lossDate)}<br>${slashed(claim.reportedDate)}</td><td>${STATUS[claim.status]}${claim.closedDate === null ? null : html`<br>${slashed(claim.closedDate)}`}</td>${money(claim)}</tr>`;
    const premiums = terms.reduce((so, { premium }) => so + premium, 0);
    const head = html`<div class="h"><b>${insurer}</b><span>Policyholder Claim Cost Statement<br>Costs valued through ${written(valued)}</span></div>`;
    const body = html`${head}<div class="f"><span>Policyholder</span><span>${insured}</span><span>Statement printed</span><span>${written(run)}</span><span>Policy</span><span>${policyNumber}</span><span>Broker of record</span><span>${broker}</span><span>Coverage</span><span>Workers&rsquo; Compensation</span><span>Requested by</span><span>Underwriting Services</span></div>
<table><thead><tr><th class="l">Coverage Year</th><th>Claims<br>Filed</th><th>Still<br>Active</th><th>Premium</th><th>Compensation<br>and Medical Cost</th><th>Cost as Percent<br>of Premium</th></tr></thead><tbody>${terms.map(
      (term) => {
        const { claimCount, openClaimCount, incurred } = totalsOf(term.claims);
        return html`<tr><td>${yearName(term)}</td><td class="n">${claimCount}</td><td class="n">${openClaimCount}</td><td class="n">${wholeDollars(term.premium)}</td><td class="n">${cents(incurred.total)}</td><td class="n">${ratio(incurred.total, term.premium)}</td></tr>`;
      },
    )}<tr class="t"><td>All years</td><td class="n">${total.claimCount}</td><td class="n">${total.openClaimCount}</td><td class="n">${wholeDollars(premiums)}</td><td class="n">${cents(total.incurred.total)}</td><td class="n">${ratio(total.incurred.total, premiums)}</td></tr></tbody></table>
<p class="fine">Cost includes amounts paid, amounts set aside for future payment, and allocated claim expense. Codes: MED medical benefits only; TL time loss; COMP compensation award; NOTICE reported without benefits.</p>
<div class="pg">${head}<table><thead><tr><th class="l" rowspan="2">Worker<br>Injury: Part - Nature<br>Cause</th><th class="l" rowspan="2">Claim No.<br>Type</th><th class="l" rowspan="2">Injured<br>Received</th><th class="l" rowspan="2">Standing<br>Closed on</th><th class="c" colspan="3">Set Aside for Future</th><th class="c" colspan="3">Paid to Date</th><th rowspan="2">Total<br>Cost</th></tr><tr><th>Medical</th><th>Compensation</th><th>Expense</th><th>Medical</th><th>Compensation</th><th>Expense</th></tr></thead><tbody>${terms.map(
      (term) =>
        html`<tr class="g"><td colspan="11">Coverage Year ${yearName(term)} &nbsp; Policy ${policyNumber}</td></tr>${term.claims.map(row)}<tr class="s"><td colspan="4">Year total, ${term.claims.length} claim${term.claims.length === 1 ? '' : 's'}</td>${money(totalsOf(term.claims))}</tr>`,
    )}<tr class="t"><td colspan="4">Statement total, ${all.length} claims</td>${money(total)}</tr></tbody></table></div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: run,
      valuationDate: valued,
      policies: terms.map(({ effectiveDate, expirationDate, claims }) => ({
        policyNumber,
        lineOfBusiness: 'Workers’ Compensation',
        effectiveDate,
        expirationDate,
        claimCount: claims.length,
        openClaimCount: totalsOf(claims).openClaimCount,
        ...amountsLabel(totalsOf(claims)),
      })),
      claims: terms.flatMap(({ claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber,
          claimantName: claim.claimant,
          claimType: TYPES.get(claim.claimType),
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          cause: claim.cause,
          natureOfInjury: claim.nature,
          bodyPart: claim.bodyPart,
          ...amountsLabel(claim),
        })),
      ),
      grandTotals: { claimCount: total.claimCount, openClaimCount: total.openClaimCount, ...amountsLabel(total) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
