import { abbreviated, addDays } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, company, numbered, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// The totals of a term stand above its claims, and the headings are not repeated on later pages.

const css = `
  body { font: 8pt 'Century Gothic', 'DejaVu Sans', Verdana, sans-serif; color: #222 } .band { display: flex; justify-content: space-between; background: #205072; color: #fff; padding: 8pt } .band b { font-size: 13pt } .ids { display: flex; gap: 30pt; padding: 6pt 8pt; background: #e7eff3; font-size: 7.5pt } .ids div { white-space: pre-line }
  table { border-collapse: collapse; width: 100%; margin-top: 8pt } thead { display: table-row-group } th { font-size: 7pt; font-weight: normal; color: #205072; text-align: left; vertical-align: bottom; border-bottom: 2px solid #205072; padding: 2pt 3pt } td { padding: 2pt 3pt; vertical-align: top }
  td.n, th.n { text-align: right } td.d { white-space: nowrap } tr.year td { background: #c9dde6; font-weight: bold; border-top: 1px solid #205072 } tbody.claim:nth-child(even) td { background: #f5f8fa } tbody { break-inside: avoid } .tail { font-size: 6.5pt; color: #666; margin-top: 10pt } .sched { width: 70% }`;

type Claim = ClaimFacts & { site: string; cat: string };

const minus = (amount: number): string => (amount === 0 ? cents(0) : `-${cents(amount)}`);
const netOf = (claims: readonly ClaimFacts[]): number =>
  sum(claims.flatMap(({ incurred, recovered }) => [incurred.total, -recovered]));
const numbers = (claims: readonly ClaimFacts[]): Piece => {
  const { paid, reserve, recovered } = totalsOf(claims);
  const texts = [
    cents(paid.loss),
    cents(paid.expense),
    cents(reserve.loss),
    cents(reserve.expense),
    minus(recovered),
    cents(netOf(claims)),
  ];
  return texts.map((text) => html`<td class="n">${text}</td>`);
};

const claimRows = (claim: Claim): Html => html`<tbody class="claim">
  <tr><td>${claim.number}</td><td class="d">${abbreviated(claim.lossDate)}</td><td>${claim.cause}</td><td>${claim.site}</td><td>${{ open: 'Open', closed: 'Closed', reopened: 'Reopened' }[claim.status]}</td>${numbers([claim])}</tr>
  <tr><td>${claim.cat}</td><td class="d">${abbreviated(claim.reportedDate)}</td><td colspan="2">${claim.description}</td><td class="d">${claim.closedDate && abbreviated(claim.closedDate)}</td><td colspan="6">Handled by ${claim.adjuster}</td></tr></tbody>`;

const amounts = (claims: readonly ClaimFacts[]): Record<string, unknown> => {
  const { paid, reserve, recovered } = totalsOf(claims);
  const both = ({ loss, expense }: ClaimFacts['paid']): Record<string, number> => ({ loss, expense });
  return { paid: both(paid), reserve: both(reserve), incurred: { total: netOf(claims) }, recovered };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'totals-first',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const agencyName = agency(random);
    const asOf = `2024-${random.pick(['04', '07', '11'])}-${random.int(10, 28)}`;
    const reportDate = addDays(asOf, random.int(1, 14));
    const sites = random.times(4, (i) => {
      const { city, state } = place(random);
      return `${i + 1} - ${city} ${state}`;
    });
    const counts = random.times(5, () => random.int(2, 11));
    counts[random.int(1, 4)] = 0;
    const policies = makeTerms(random, {
      first: '2019-06-30',
      counts,
      line: 'property',
      numbers: '0##.######',
      asOf,
    }).map((term) => ({
      ...term,
      policyNumber: numbered(random, '@@P-######-A'),
      claims: term.claims.map(
        (claim): Claim => ({
          ...claim,
          site: random.pick(sites),
          cat: random.chance(0.3) ? `PCS ${random.int(11, 99)}` : '',
        }),
      ),
    }));
    const claims = policies.flatMap((policy) => policy.claims);
    const head = html`<thead><tr><th>Claim<br>Cat. code</th><th>Occurred<br>Notified</th><th>Peril<br>Remarks</th><th>Premises</th><th>Position<br>Settled on</th><th class="n">Loss paid</th><th class="n">Adj. exp. paid</th><th class="n">Loss pending</th><th class="n">Adj. exp. pending</th><th class="n">Deductible<br>recovered</th><th class="n">Incurred,<br>net</th></tr></thead>`;
    const yearRow = (title: string, own: readonly ClaimFacts[]): Html =>
      html`<tbody><tr class="year"><td colspan="5">${title}</td>${numbers(own)}</tr></tbody>`;
    const termOf = (policy: (typeof policies)[number]): string =>
      `${abbreviated(policy.effectiveDate)} to ${abbreviated(policy.expirationDate)}`;
    const body = html`<div class="band"><b>Property Claims Register</b><span>${carrierName}</span></div>
      <div class="ids">${[
        ['Named insured', insured],
        ['Producer of record', agencyName],
        ['Figures valued at', abbreviated(asOf)],
        ['Issued', abbreviated(reportDate)],
      ].map(([key, value]) => html`<div><b>${key}</b>\n${value}</div>`)}</div>
      <table>${head}${yearRow(`All terms, ${claims.length} claims`, claims)}${policies.filter((policy) => policy.claims.length > 0).map((policy) => html`${yearRow(`${policy.policyNumber}, ${termOf(policy)}: ${policy.claims.length} claims, ${totalsOf(policy.claims).openClaimCount} open`, policy.claims)}${policy.claims.map(claimRows)}`)}</table>
      <table class="sched"><tr>${cells('th', ['Policies searched', 'Term', 'Result'])}</tr>${policies.map((policy) => html`<tr>${cells('td', [policy.policyNumber, termOf(policy), policy.claims.length === 0 ? 'Clear - no claims' : 'See above'])}</tr>`)}</table>
      <p class="tail">Amounts are net of the deductible unless the insurer paid it in advance; advances that came back are in the column "Deductible recovered". PCS codes mark catastrophes. An adjuster's remarks are working notes, not findings of fact.</p>`;
    return {
      html: sheet({ css, body }),
      print: {
        landscape: true,
        footer: html`<div style="font:7px sans-serif;width:100%;text-align:center">- <span class="pageNumber"></span> -</div>`,
      },
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate,
        valuationDate: asOf,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          effectiveDate,
          expirationDate,
          ...(own.length > 0 && {
            claimCount: own.length,
            openClaimCount: totalsOf(own).openClaimCount,
            ...amounts(own),
          }),
        })),
        claims: policies.flatMap(({ policyNumber, claims: own }) =>
          own.map((claim) => ({
            claimNumber: claim.number,
            policyNumber,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            lossState: claim.site.slice(-2),
            cause: claim.cause,
            description: claim.description,
            adjusterName: claim.adjuster,
            ...amounts([claim]),
          })),
        ),
        grandTotals: { claimCount: claims.length, ...amounts(claims) },
        _accept: { 'policies[*].lineOfBusiness': ['Property'], 'claims[*].lossState': [null] },
      },
    };
  },
};
