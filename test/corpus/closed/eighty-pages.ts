import { addDays, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { inParentheses, sum } from '../kit/money.ts';
import { carrier, company, numbered, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// Some 80 pages; headings stand where a policy begins and nowhere else.

const css = `
  body { font: 7pt Tahoma, 'DejaVu Sans', Arial, sans-serif } h1 { font-size: 11pt; text-align: center; margin: 0 0 6pt } .pairs { columns: 2; border: 1px solid #888; padding: 4pt; margin-bottom: 10pt }
  table { border-collapse: collapse; width: 100%; margin: 0 0 10pt } thead { display: table-row-group } th { border: .5px solid #888; background: #ddd; font-size: 6.5pt; padding: 1pt 2pt } td { border: .5px solid #bbb; padding: 1pt 2pt; vertical-align: top } td.n { text-align: right; white-space: nowrap }
  .pol { font-weight: bold; font-size: 8pt; margin: 8pt 0 2pt; break-after: avoid } tr.s td { background: #eee; font-weight: bold } tbody { break-inside: avoid } td.nb { white-space: nowrap }`;

type Policy = TermFacts & { policyNumber: string; title: string };

const netOf = (claims: readonly ClaimFacts[]): number =>
  sum(claims.flatMap(({ incurred, recovered }) => [incurred.total, -recovered]));
const numbers = (claims: readonly ClaimFacts[]): Piece => {
  const { paid, reserve, recovered } = totalsOf(claims);
  return [paid.loss, paid.medical, paid.expense, reserve.total, -recovered, netOf(claims)].map(
    (value) => html`<td class="n">${inParentheses(value)}</td>`,
  );
};
const head = html`<thead><tr>${['Claim No.', 'Claimant', 'Loss Dt', 'Rept Dt', 'Close Dt', 'S', 'ST', 'Paid Ind/BI/PD', 'Paid Med', 'Paid LAE', 'Reserves', 'Recov', 'Incurred'].map((name) => html`<th>${name}</th>`)}</tr></thead>`;

function claimRows(claim: ClaimFacts): Html {
  const texts = [
    claim.number,
    claim.claimant,
    slashed(claim.lossDate),
    slashed(claim.reportedDate),
    claim.closedDate && slashed(claim.closedDate),
    { open: 'O', closed: 'C', reopened: 'R' }[claim.status],
    claim.state,
  ];
  return html`<tbody><tr>${texts.map((text, i) => html`<td class="${i === 1 ? '' : 'nb'}">${text}</td>`)}${numbers([claim])}</tr><tr><td colspan="2">${claim.claimType}</td><td colspan="11">${claim.description}</td></tr></tbody>`;
}

const totalRow = (title: string, claims: readonly ClaimFacts[]): Html =>
  html`<tbody><tr class="s"><td colspan="5">${title}</td><td colspan="2">${claims.length}</td>${numbers(claims)}</tr></tbody>`;

const amounts = (claims: readonly ClaimFacts[]): Record<string, unknown> => {
  const { paid, reserve, recovered } = totalsOf(claims);
  const { loss, medical, expense } = paid;
  return {
    paid: { loss, medical, expense },
    reserve: { total: reserve.total },
    incurred: { total: netOf(claims) },
    recovered,
  };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'eighty-pages',
  build: (random) => {
    const carrierName = carrier(random);
    const insureds = [company(random), `${word(random)} Holdings Inc.`];
    const valuationDate = `2024-${random.pick(['01', '06', '09'])}-${random.int(10, 28)}`;
    const reportDate = addDays(valuationDate, random.int(1, 3));
    const lines: (readonly [string, Line, string])[] = [
      ["Workers' Compensation", 'workers', 'WCX ### ### #'],
      ['Automobile Liability', 'auto', 'ALX ### ### #'],
      ['General Liability', 'liability', 'GLX ### ### #'],
    ];
    const policies = lines.flatMap(([title, line, pattern]) => {
      const counts = random.times(5, () => random.int(110, 150));
      if (line === 'liability') counts[random.int(0, 4)] = 0;
      return makeTerms(random, {
        first: '2018-11-01',
        counts,
        line,
        numbers: 'C###-###-####',
        asOf: valuationDate,
      }).map((term): Policy => ({ ...term, title, policyNumber: numbered(random, pattern) }));
    });
    const all = policies.flatMap(({ claims }) => claims);
    const policySection = ({
      policyNumber,
      title,
      effectiveDate,
      expirationDate,
      claims,
    }: Policy): Html => html`<div class="pol">${title} - Policy ${policyNumber} - ${slashed(effectiveDate)} / ${slashed(expirationDate)}</div>
      ${claims.length === 0 ? html`<p>No claims have been recorded under this policy.</p>` : html`<table>${head}${claims.map(claimRows)}${totalRow(`Policy ${policyNumber} totals`, claims)}</table>`}`;
    const lineSection = ([title]: readonly [string, ...unknown[]]): Html => {
      const own = policies.filter((policy) => policy.title === title);
      return html`${own.map(policySection)}<table>${totalRow(
        `${title} totals`,
        own.flatMap(({ claims }) => claims),
      )}</table>`;
    };
    const pairs = [
      ['Insurer', carrierName],
      ['Insured', insureds[0]],
      ['Additional Named Insured', insureds[1]],
      ['Loss Data As Of', slashed(valuationDate)],
      ['Created', `${slashed(reportDate)} 03:33 AM`],
      ['Report ID', numbered(random, 'LL-########')],
    ];
    const body = html`<h1>LOSS LISTING</h1><div class="pairs">${pairs.map(([key, value]) => html`<div>${key}: ${value}</div>`)}</div>${lines.map(lineSection)}<table>${totalRow('Report totals', all)}</table>
      <p>S: O open, C closed, R reopened. Reserves include loss, medical and adjustment expense. Recov: subrogation, salvage and second injury fund.</p>`;
    return {
      html: sheet({ css, body }),
      print: {
        footer: html`<div style="font-size:6px;width:100%;padding:0 40px">Loss listing<span style="float:right">Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`,
        margin: { left: '0.3in', right: '0.3in' },
      },
      label: {
        carrierName,
        namedInsureds: insureds,
        reportDate,
        valuationDate,
        policies: policies.map(({ policyNumber, title, effectiveDate, expirationDate, claims }) => ({
          policyNumber,
          lineOfBusiness: title,
          effectiveDate,
          expirationDate,
          ...(claims.length > 0 && { claimCount: claims.length, ...amounts(claims) }),
        })),
        claims: policies.flatMap(({ policyNumber, claims }) =>
          claims.map((claim) => ({
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
            ...amounts([claim]),
          })),
        ),
        grandTotals: { claimCount: all.length, ...amounts(all) },
      },
    };
  },
};
