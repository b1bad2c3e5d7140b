import { addYears, shortBare, written } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeClaim, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { agency, carrier, company, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A regional carrier's account report: one crosstab with a row a term and a group of columns a line of business
// (policy, number of claims, total incurred), then the claims in one list with the line as a column.

const LINES: readonly { name: string; line: Line; pattern: string }[] = [
  { name: 'Commercial Property', line: 'property', pattern: 'CPP #######' },
  { name: 'General Liability', line: 'liability', pattern: 'CGL #######' },
  { name: 'Business Auto', line: 'auto', pattern: 'BAP #######' },
  { name: 'Workers Compensation', line: 'workers', pattern: 'WCP #######' },
];

interface Cell {
  name: string;
  number: string;
  effective: string;
  expiration: string;
  claims: ClaimFacts[];
}

const css = `body{margin:0;font:8.4pt/1.35 Carlito,sans-serif}h1{font-size:15pt;margin:0;font-weight:400}.who{columns:2;margin:6pt 0 12pt;border-top:3pt solid #00566b;padding-top:5pt}table{border-collapse:collapse;width:100%;margin-bottom:14pt}
.x th,.x td{border:.7pt solid #8aa;padding:3pt 4pt;text-align:center}.x thead th{background:#d8e8ec}.x .grp{background:#00566b;color:#fff}.x td.m{text-align:right}.x tfoot td{font-weight:700;background:#eef4f5}
.l th{text-align:left;border-bottom:1pt solid #00566b;padding:2pt 4pt}.l td{padding:2.4pt 4pt;border-bottom:.4pt dotted #999}.m{text-align:right!important}h2{font-size:10.5pt;margin:0 0 4pt;color:#00566b}tr{break-inside:avoid}`;

function crosstab(terms: readonly Cell[][]): Html {
  const names = terms[0]?.map(({ name }) => name) ?? [];
  const all = terms.flat().flatMap(({ claims }) => claims);
  const pair = (claims: readonly ClaimFacts[]): Html =>
    html`<td>${claims.length}</td><td class="m">${dollarsAndCents(totalsOf(claims).incurred.total)}</td>`;
  return html`<table class="x"><thead><tr><th rowspan="2">Term</th>${names.map((name) => html`<th class="grp" colspan="3">${name}</th>`)}<th class="grp" colspan="2">All Lines</th></tr>
<tr>${names.map(() => html`<th>Policy</th><th>#</th><th>Incurred</th>`)}<th>#</th><th>Incurred</th></tr></thead>
<tbody>${terms.map((cells) => html`<tr><td>${shortBare(cells[0]?.effective ?? '')} to ${shortBare(cells[0]?.expiration ?? '')}</td>${cells.map(({ number, claims }) => html`<td>${number}</td>${pair(claims)}`)}${pair(cells.flatMap(({ claims }) => claims))}</tr>`)}</tbody>
<tfoot><tr><td>Total</td>${names.map((_, index) => html`<td></td>${pair(terms.flatMap((cells) => cells[index]?.claims ?? []))}`)}${pair(all)}</tr></tfoot></table>`;
}

const claimRow = ({ name, claim }: { name: string; claim: ClaimFacts }): Html =>
  html`<tr><td>${name}</td><td>${claim.number}</td><td>${shortBare(claim.lossDate)}</td><td>${claim.status === 'closed' ? 'Closed' : claim.status === 'open' ? 'Open' : 'Reopened'}</td><td>${claim.description}</td><td class="m">${dollarsAndCents(claim.paid.total)}</td><td class="m">${dollarsAndCents(claim.reserve.total)}</td><td class="m">${dollarsAndCents(claim.incurred.total)}</td></tr>`;

function drawTerms(random: Random, first: string, count: number, asOf: string): Cell[][] {
  const chosen = random.some(LINES, random.int(2, 3));
  return random.times(count, (year) => {
    const effective = addYears(first, year);
    const expiration = addYears(effective, 1);
    return chosen.map(({ name, line, pattern }) => ({
      name,
      number: numbered(random, pattern),
      effective,
      expiration,
      claims: random.times(random.pick([0, 0, 1, 2, 3]), () =>
        makeClaim(random, { line, numbers: '##-@###', from: effective, to: expiration, asOf }),
      ),
    }));
  });
}

const amounts = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>) => ({
  paid: { total: paid.total },
  reserve: { total: reserve.total },
  incurred: { total: incurred.total },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'line-crosstab',
  build(random) {
    const first = `${random.int(2016, 2021)}-${random.pick(['02-15', '05-01', '08-01', '11-10'])}`;
    const count = random.int(3, 5);
    const printedOn = `${addYears(first, count).slice(0, 4)}-12-${random.int(10, 28)}`;
    const terms = drawTerms(random, first, count, printedOn);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const found = terms.flat().flatMap((cell) => cell.claims.map((claim) => ({ ...cell, claim })));
    const body = html`<h1>${insurer}</h1>Account Loss Summary<div class="who">Insured: ${insured}<br>Agent: ${producer}<br>Prepared ${written(printedOn)}<br>All figures ground up; incurred means paid and reserved together</div>
<h2>Experience by term and line</h2>${crosstab(terms)}
<h2>Claims in the terms above</h2>${found.length === 0 ? html`<p>None.</p>` : html`<table class="l"><thead><tr><th>Line</th><th>Claim</th><th>Loss date</th><th>Status</th><th>What happened</th><th class="m">Paid</th><th class="m">Reserved</th><th class="m">Incurred</th></tr></thead><tbody>${found.map(claimRow)}</tbody></table>`}`;
    const grand = totalsOf(found.map(({ claim }) => claim));
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: printedOn,
      policies: terms.flat().map(({ name, number, effective, expiration, claims }) => ({
        policyNumber: number,
        lineOfBusiness: name,
        effectiveDate: effective,
        expirationDate: expiration,
        claimCount: claims.length,
        incurred: { total: totalsOf(claims).incurred.total },
      })),
      claims: found.map(({ claim, number }) => ({
        claimNumber: claim.number,
        policyNumber: number,
        status: claim.status,
        lossDate: claim.lossDate,
        description: claim.description,
        ...amounts(claim),
      })),
      grandTotals: { claimCount: grand.claimCount, incurred: { total: grand.incurred.total } },
      // the line of a claim is a column of its own, its policy follows from the line and the date
      _accept: Object.fromEntries(
        found.flatMap(({ name, number }, index) => [
          [`claims[${index}].claimType`, [null, name]],
          [`claims[${index}].policyNumber`, [null, number]],
        ]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
