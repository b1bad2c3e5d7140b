import { addDays, bare } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, carrier, company, numbered, place, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `
  body { font: 8.5pt 'Trebuchet MS', 'DejaVu Sans Condensed', Arial, sans-serif } .title { text-align: center; font-size: 14pt; font-weight: bold; margin-bottom: 8pt } table { border-collapse: collapse; width: 100%; margin-bottom: 10pt }
  .policies th, .policies td { border: 1px solid #444; padding: 2pt 4pt } th { background: #f2e9d0; text-align: left } .claims th { border-top: 2px solid #8a6d1d; border-bottom: 1px solid #8a6d1d; font-size: 8pt; padding: 2pt 3pt } .claims td { padding: 2pt 3pt; vertical-align: top }
  td.n, th.n { text-align: right !important; white-space: nowrap } .lob { font-size: 12pt; color: #8a6d1d; margin: 12pt 0 2pt; break-after: avoid } .loc td { font-weight: bold; background: #faf6ea } .sub td { border-top: 1px dotted #444; font-weight: bold } tr { break-inside: avoid }
  .box { border: 1px solid #444; padding: 5pt; margin-bottom: 8pt; display: grid; grid-template-columns: 1fr 1fr; font-size: 8.5pt } .small { font-size: 7pt }`;

type Claim = ClaimFacts & { site: string; policyNumber: string };
interface Part {
  title: string;
  terms: (TermFacts & { policyNumber: string })[];
  claims: Claim[];
}

const netOf = (claims: readonly ClaimFacts[]): number =>
  sum(claims.flatMap(({ incurred, recovered }) => [incurred.total, -recovered]));
const credit = (amount: number): string => (amount === 0 ? dollarsAndCents(0) : `${dollarsAndCents(amount)} CR`);
const numbers = (claims: readonly ClaimFacts[]): Piece => {
  const { paid, reserve, recovered } = totalsOf(claims);
  const texts = [
    dollarsAndCents(sum([paid.loss, paid.medical])),
    dollarsAndCents(paid.expense),
    dollarsAndCents(reserve.total),
    credit(recovered),
    dollarsAndCents(netOf(claims)),
  ];
  return texts.map((text) => html`<td class="n">${text}</td>`);
};

function partSection({ title, claims }: Part): Html {
  if (claims.length === 0)
    return html`<div class="lob">${title}</div><p>No claims reported in the periods shown above.</p>`;
  const sites = [...new Set(claims.map(({ site }) => site))].sort();
  const row = (claim: Claim): Html =>
    html`<tr>${cells('td', [html`${claim.number}<br><span class="small">${claim.policyNumber}</span>`, html`${bare(claim.lossDate)}<br>${bare(claim.reportedDate)}`, html`${claim.cause}<br>${claim.description}`, { open: 'Open', closed: 'Closed', reopened: 'Reopened' }[claim.status]])}${numbers([claim])}</tr>`;
  return html`<div class="lob">${title}</div><table class="claims"><thead><tr><th>Claim number<br>Policy</th><th>Loss date<br>Report date</th><th>Cause and description of loss</th><th>Status</th><th class="n">Loss<br>payments</th><th class="n">Expense<br>payments</th><th class="n">Current<br>reserve</th><th class="n">Salvage /<br>subro</th><th class="n">Net<br>incurred</th></tr></thead>
    ${sites.map((site) => {
      const own = claims.filter((claim) => claim.site === site);
      return html`<tr class="loc"><td colspan="9">${site}</td></tr>${own.map(row)}<tr class="sub"><td colspan="4">Subtotal ${site.split(',')[0]}</td>${numbers(own)}</tr>`;
    })}<tr class="sub"><td colspan="4">Total ${title}: ${claims.length} claims</td>${numbers(claims)}</tr></table>`;
}

const amounts = (claims: readonly ClaimFacts[]): Record<string, unknown> => {
  const { paid, reserve, recovered } = totalsOf(claims);
  return {
    paid: { loss: sum([paid.loss, paid.medical]), expense: paid.expense },
    reserve: { total: reserve.total },
    incurred: { total: netOf(claims) },
    recovered,
  };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'package-lines',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const dba = `${word(random)} Market`;
    const agencyName = agency(random);
    const reportDate = `2025-0${random.int(1, 4)}-${random.int(10, 27)}`;
    const valuationDate = addDays(reportDate, -random.int(0, 3));
    const sites = random.times(3, (i) => `Location ${i + 1}, ${place(random).street}`);
    const lines: (readonly [string, Line, string])[] = [
      ['Commercial Property', 'property', 'CPP ######'],
      ['Commercial General Liability', 'liability', 'CPP ######'],
      ['Inland Marine', 'property', 'CIM ######'],
    ];
    const parts = lines.map(([title, line, pattern]): Part => {
      const counts = random.times(2, () => random.int(0, 5));
      const policyNumber = numbered(random, pattern);
      const terms = makeTerms(random, {
        first: '2023-03-01',
        counts,
        line,
        numbers: '1####-##',
        asOf: valuationDate,
      }).map((term, i) => ({ ...term, policyNumber: `${policyNumber} 0${i + 1}` }));
      return {
        title,
        terms,
        claims: terms.flatMap((term) =>
          term.claims.map((claim) => ({ ...claim, policyNumber: term.policyNumber, site: random.pick(sites) })),
        ),
      };
    });
    const claims = parts.flatMap((part) => part.claims);
    const policies = parts.flatMap(({ title, terms }) => terms.map((term) => ({ ...term, title })));
    const body = html`<div class="title">Policyholder Loss Report</div><div class="box"><span>Insured: ${insured}</span><span>Issued by: ${carrierName}</span><span>DBA: ${dba}</span><span>Agency: ${agencyName}</span><span>Report date: ${bare(reportDate)}</span><span>Amounts valued as of: ${bare(valuationDate)}</span></div>
      <table class="policies"><tr>${cells('th', ['Coverage part', 'Policy number', 'From', 'To', 'Claims', 'Open', 'Net incurred'])}</tr>${policies.map(({ title, policyNumber, effectiveDate, expirationDate, claims: own }) => html`<tr>${cells('td', [title, policyNumber, bare(effectiveDate), bare(expirationDate)])}<td class="n">${own.length}</td><td class="n">${totalsOf(own).openClaimCount}</td><td class="n">${dollarsAndCents(netOf(own))}</td></tr>`)}</table>
      ${parts.map(partSection)}<table class="claims"><tr class="sub"><td>Report total</td><td>${claims.length} claims</td>${numbers(claims)}</tr></table>
      <p class="small">Loss payments include medical payments. CR marks money that came back to the company. To report a claim call 1-800-555-0117 at any hour. Fraud hurts everyone: 1-800-555-0118.</p>`;
    return {
      html: sheet({ css, body }),
      print: {
        footer: html`<div style="font-size:7px;width:100%;padding:0 40px">LR-2011 (Ed. 06-19) <span style="float:right">Page <span class="pageNumber"></span></span></div>`,
        margin: { bottom: '0.65in' },
      },
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate,
        valuationDate,
        policies: policies.map(({ title, policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          lineOfBusiness: title,
          effectiveDate,
          expirationDate,
          claimCount: own.length,
          openClaimCount: totalsOf(own).openClaimCount,
          incurred: { total: netOf(own) },
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.policyNumber,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          cause: claim.cause,
          description: claim.description,
          ...amounts([claim]),
        })),
        grandTotals: { claimCount: claims.length, ...amounts(claims) },
        // the trade name stands apart from the insured
        _accept: { 'namedInsureds[+]': [dba] },
      },
    };
  },
};
