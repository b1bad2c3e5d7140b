import { addDays, shortSlashed, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type Totals, totalsOf } from '../kit/loss-facts.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, company, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// An insurer's work sheet for a rating bureau: policy years as bands, captions down, up to four injuries as columns and the year's total at the right edge.

const css = `body{margin:0;font:8pt/1.3 "DejaVu Sans","Liberation Sans",sans-serif}h1{font-size:11pt;margin:0;text-transform:uppercase}.k{columns:2;border:1pt solid #444;padding:4pt 6pt;margin:5pt 0 8pt}.b{font-weight:700;margin:9pt 0 2pt;break-after:avoid}table{border-collapse:collapse;width:100%;table-layout:fixed;break-inside:avoid;margin-bottom:5pt}td{border:.4pt solid #999;padding:1pt 3pt;text-align:right;vertical-align:top;overflow-wrap:break-word}
td:first-child{text-align:left;background:#f0ede2;width:92pt}tr.x td{text-align:left}tr.h td{background:#f0ede2;font-weight:700;text-align:center}td.z{background:#faf8f1;font-weight:700}.sm{width:60%}`;

const STATUS = { open: 'OPEN', closed: 'CLOSED', reopened: 'REOPENED' };
const FACTS: readonly [caption: string, of: (claim: ClaimFacts) => string][] = [
  ['Injured', ({ claimant }) => claimant],
  ['Accident', ({ lossDate }) => shortSlashed(lossDate)],
  ['Notice', ({ reportedDate }) => shortSlashed(reportedDate)],
  ['State', ({ state }) => state],
  ['Injury', ({ nature, bodyPart }) => `${nature} / ${bodyPart}`],
  ['How', ({ description }) => description],
  [
    'Standing',
    ({ status, closedDate }) => `${STATUS[status]}${closedDate === null ? '' : ` ${shortSlashed(closedDate)}`}`,
  ],
];
const KINDS = ['loss', 'medical', 'expense', 'total'] as const;
const NAMES = { loss: 'indemnity', medical: 'medical', expense: 'ALAE', total: 'all' };
const GROUPS = ['paid', 'reserve', 'incurred'] as const;
const GROUP_NAMES = { paid: 'Paid', reserve: 'Unpaid', incurred: 'Ultimate' };

/** Four injuries beside each other. */
function bandsOf(claims: readonly ClaimFacts[]): ClaimFacts[][] {
  return Array.from({ length: Math.ceil(claims.length / 4) }, (_, i) => claims.slice(i * 4, i * 4 + 4));
}

function band(claims: readonly ClaimFacts[], totals: Totals | null): Html {
  const last = totals === null ? null : html`<td class="z"></td>`;
  const head = html`<tr class="h"><td>File</td>${claims.map(({ number }) => html`<td>${number}</td>`)}${totals === null ? null : html`<td>Year</td>`}</tr>`;
  const facts = FACTS.map(
    ([caption, of]) =>
      html`<tr class="x"><td>${caption}</td>${claims.map((claim) => html`<td>${of(claim)}</td>`)}${last}</tr>`,
  );
  const money = GROUPS.flatMap((group) =>
    KINDS.map(
      (kind) =>
        html`<tr><td>${GROUP_NAMES[group]}, ${NAMES[kind]}</td>${claims.map((claim) => html`<td>${whole(claim[group][kind])}</td>`)}${totals === null ? null : html`<td class="z">${whole(totals[group][kind])}</td>`}</tr>`,
    ),
  );
  return html`<table>${head}${facts}${money}</table>`;
}

const amounts = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred } = totalsOf(claims);
  return { paid, reserve, incurred };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'injury-columns',
  build(random) {
    const asOf = dayBetween(random, '2015-09-01', '2026-04-30');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const counts = random.times(random.int(2, 3), () => random.pick([0, 1, 2, 3, 4, 6]));
    const first = addDays(asOf, -365 * counts.length + random.int(50, 230));
    const wanted = { first, counts, asOf, line: 'workers', numbers: '@##-####', wholeDollars: true } as const;
    const policies = makeTerms(random, wanted).map((term) => ({ ...term, number: numbered(random, '#### WC ####') }));
    const all = policies.flatMap(({ claims }) => claims);
    const { claimCount, openClaimCount } = totalsOf(all);
    const made = addDays(asOf, random.int(3, 30));
    const sections = policies.map(({ number, effectiveDate, expirationDate, claims }) => {
      const bands = bandsOf(claims);
      const counted = claims.length === 1 ? '1 injury' : `${claims.length} injuries`;
      return html`<div class="b">Policy ${number}: ${shortSlashed(effectiveDate)} - ${shortSlashed(expirationDate)}, ${claims.length === 0 ? 'no injuries' : counted}</div>${bands.map((each, i) => band(each, i === bands.length - 1 ? totalsOf(claims) : null))}`;
    });
    const ultimate = GROUPS.flatMap((group) =>
      KINDS.map(
        (kind) =>
          html`<tr><td>${GROUP_NAMES[group]}, ${NAMES[kind]}</td><td>${whole(totalsOf(all)[group][kind])}</td></tr>`,
      ),
    );
    const body = html`<h1>Individual Injury Work Sheet</h1><div class="k">Risk: <b>${insured}</b><br>Insurer: ${insurer}<br>Agent of record: ${producer}<br>Coverage: Workers Compensation and Employers Liability<br>Valuation: ${written(asOf)}<br>Made: ${written(made)}</div>${sections}
<div class="b">All policies: ${claimCount} injuries, ${openClaimCount} not closed</div><table class="sm">${ultimate}</table>Whole dollars. Unpaid is the reserve of the file handler; ultimate is paid and unpaid.`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: made,
      valuationDate: asOf,
      policies: policies.map(({ number, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: 'Workers Compensation and Employers Liability',
        effectiveDate,
        expirationDate,
        ...(claims.length > 0 && { claimCount: claims.length, ...amounts(claims) }),
      })),
      claims: policies.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: number,
          claimantName: claim.claimant,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description,
          natureOfInjury: claim.nature,
          bodyPart: claim.bodyPart,
          ...amounts([claim]),
        })),
      ),
      grandTotals: { claimCount, openClaimCount, ...amounts(all) },
      _accept: Object.fromEntries(
        policies.flatMap(({ claims }, i) => (claims.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
