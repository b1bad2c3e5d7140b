import { addDays, bare } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, company } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A pivot table as a broker's analyst prints it: row labels indented by policy and claim, sums beside them, then the sheet of raw records behind the pivot.

const css = `body{margin:0;font:8pt/1.25 Carlito,Calibri,"DejaVu Sans Condensed",sans-serif}table{border-collapse:collapse}td,th{padding:1pt 5pt;vertical-align:bottom}.pv th{background:#d9e1f2;border-bottom:.8pt solid #8ea9db;text-align:left}.pv .g td{font-weight:700;border-bottom:.4pt solid #8ea9db}.pv .c td:first-child{padding-left:20pt}.pv .l td:first-child{padding-left:11pt}.n{text-align:right;white-space:nowrap}
.pv .z td{background:#d9e1f2;font-weight:700;border-top:.8pt solid #8ea9db}.raw{width:100%;margin-top:6pt}.raw td,.raw th{border:.4pt solid #d0d0d0;font-size:7.2pt;vertical-align:top}.raw th{text-align:left;background:#f2f2f2;font-weight:400}tr{break-inside:avoid}h2{font-size:9pt;break-before:page;margin:0;font-weight:400}.f{margin-bottom:8pt}.raw td.k{white-space:nowrap}`;

const LINES: readonly { code: string; name: string; line: Line }[] = [
  { code: 'WCP', name: 'Workers Compensation', line: 'workers' },
  { code: 'GLB', name: 'General Liability', line: 'liability' },
  { code: 'CAB', name: 'Commercial Auto', line: 'auto' },
];
const STATUS = { open: 'OPEN', closed: 'CLOSED', reopened: 'REOPEN' };

const MEASURES: readonly [head: string, of: (claim: ClaimFacts) => number][] = [
  ['Sum of Paid', ({ paid }) => paid.total],
  ['Sum of Outstanding', ({ reserve }) => reserve.total],
  ['Sum of Gross Incurred', ({ incurred }) => incurred.total],
];
const measured = (claims: readonly ClaimFacts[]): Html =>
  html`${MEASURES.map(([, of]) => html`<td class="n">${whole(sum(claims.map(of)))}</td>`)}`;
const amounts = (claims: readonly ClaimFacts[]) => ({
  paid: { total: sum(claims.map(({ paid }) => paid.total)) },
  reserve: { total: sum(claims.map(({ reserve }) => reserve.total)) },
  incurred: { total: sum(claims.map(({ incurred }) => incurred.total)) },
});

const RAW: readonly [head: string, of: (claim: ClaimFacts) => string | null][] = [
  ['CLAIM_NO', ({ number }) => number],
  ['CLMT_NM', ({ claimant }) => claimant],
  ['LOSS_DT', ({ lossDate }) => bare(lossDate)],
  ['RPT_DT', ({ reportedDate }) => bare(reportedDate)],
  ['CLOSE_DT', ({ closedDate }) => (closedDate === null ? '' : bare(closedDate))],
  ['STATUS', ({ status }) => STATUS[status]],
  ['LOSS_ST', ({ state }) => state],
  ['COV_DESC', ({ claimType }) => claimType],
  ['CAUSE_DESC', ({ cause }) => cause],
  ['ACCIDENT_DESC', ({ description }) => description],
  ['EXAMINER', ({ adjuster }) => adjuster],
];

export const style: Style = {
  policyType: 'loss_run',
  name: 'pivot-outline',
  build(random) {
    const asOf = dayBetween(random, '2018-03-01', '2026-05-15');
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const years = random.int(2, 4);
    const first = addDays(asOf, -365 * years + random.int(40, 200));
    const policies = random.some(LINES, random.int(1, 3)).flatMap(({ code, name, line }) => {
      const base = random.digits(7);
      const counts = random.times(years, () => random.int(1, 6));
      return makeTerms(random, {
        first,
        counts,
        asOf,
        line,
        numbers: `${code.charAt(0)}#########`,
        wholeDollars: true,
      }).map((term) => ({ ...term, name, number: `${code}${base}${term.effectiveDate.slice(2, 4)}` }));
    });
    const all = policies.flatMap(({ claims }) => claims);
    const raw = policies.flatMap(({ number, name, claims }) => claims.map((claim) => ({ number, name, claim })));
    raw.sort((a, b) => b.claim.lossDate.localeCompare(a.claim.lossDate));
    const pulled = addDays(asOf, random.int(1, 6));
    const outline = policies.map(
      ({ number, name, effectiveDate, expirationDate, claims }) =>
        html`<tr class="g"><td>${number}</td>${measured(claims)}</tr><tr class="l"><td colspan="4">${name} ${bare(effectiveDate)} - ${bare(expirationDate)}</td></tr>${claims.map((claim) => html`<tr class="c"><td>${claim.number}</td>${measured([claim])}</tr>`)}`,
    );
    const filters = [
      ['Carrier', insurer],
      ['Named Insured', insured],
      ['Producer', broker],
      ['Valuation', bare(asOf)],
      ['Data pulled', bare(pulled)],
      ['Status', '(All)'],
    ];
    const body = html`<table class="f">${filters.map(([caption, value]) => html`<tr><td>${caption}</td><td>${value}</td></tr>`)}</table>
<table class="pv"><thead><tr><th>Row Labels</th>${MEASURES.map(([head]) => html`<th class="n">${head}</th>`)}</tr></thead>${outline}<tr class="z"><td>Grand Total</td>${measured(all)}</tr></table>
<h2>ClaimData</h2><table class="raw"><thead><tr>${cells('th', ['POLICY_NO', ...RAW.map(([head]) => head)])}</tr></thead>${raw.map(({ number, claim }) => html`<tr><td class="k">${number}</td>${RAW.map(([head, of]) => html`<td class="${/NO|DT/.test(head) ? 'k' : ''}">${of(claim)}</td>`)}</tr>`)}</table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: pulled,
      valuationDate: asOf,
      policies: policies.map(({ number, name, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: name,
        effectiveDate,
        expirationDate,
        ...amounts(claims),
      })),
      claims: policies.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: number,
          claimantName: claim.claimant,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description,
          cause: claim.cause,
          adjusterName: claim.adjuster,
          ...amounts([claim]),
        })),
      ),
      grandTotals: amounts(all),
      _accept: { reportDate: [pulled, null] },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
