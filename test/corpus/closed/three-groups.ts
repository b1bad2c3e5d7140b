import { addDays, shortSlashed } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, numbered, oneLine, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `
  body { font: 7.6pt Helvetica, Arial, sans-serif; color: #123 } .top { display: flex; justify-content: space-between; align-items: flex-end } .top b { font-size: 13pt } .info { margin: 6pt 0 10pt; font-size: 8pt } .info span { margin-right: 26pt }
  table { border-collapse: separate; border-spacing: 0; width: 100% } th { font-weight: bold; text-align: right; padding: 1pt 3pt; font-size: 7pt } th.g { text-align: center; border-bottom: 1px solid #123; letter-spacing: 2px } th.l { text-align: left }
  td { padding: 1pt 3pt; white-space: nowrap } td.n { text-align: right } tr.p td { font-size: 9pt; font-weight: bold; padding-top: 9pt } tr.d td { color: #456; white-space: normal; padding-bottom: 4pt; padding-left: 14pt } tr.t td { font-weight: bold; font-style: italic; padding-top: 2pt }
  tbody { break-inside: avoid } .foot { font-size: 6.5pt; color: #567; margin-top: 12pt }`;

const four = ({ loss, medical, expense, total }: Kinds): Piece =>
  [loss, medical, expense, total].map((value) => html`<td class="n">${whole(value)}</td>`);
const three = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>): Piece => [
  four(paid),
  four(reserve),
  four(incurred),
];

const head = html`<thead><tr><th colspan="5"></th><th class="g" colspan="4">PAID</th><th class="g" colspan="4">OUTSTANDING</th><th class="g" colspan="4">INCURRED</th></tr>
  <tr><th class="l">Claim</th><th class="l">Claimant</th><th class="l">Occurred</th><th class="l">St</th><th class="l">O/C</th>${['1', '2', '3'].map(() => cells('th', ['Indem', 'Med', 'Exp', 'Total']))}</tr></thead>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'three-groups',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const agencyName = agency(random);
    const asOf = `2023-${random.pick(['02-28', '06-15', '10-31'])}`;
    const reportDate = addDays(asOf, random.int(0, 6));
    const counts = random.times(4, () => random.int(1, 11));
    counts[random.int(0, 3)] = 0;
    const policies = makeTerms(random, {
      first: '2019-01-01',
      counts,
      line: 'workers',
      numbers: '@@##-####',
      asOf,
      wholeDollars: true,
    }).map((term) => ({
      ...term,
      policyNumber: numbered(random, '(##) WEC @@####'),
      claims: term.claims.map((claim) => ({
        ...claim,
        claimant: lastNameFirst(random),
        status: claim.status === 'closed' ? ('closed' as const) : ('open' as const),
      })),
    }));
    const claims = policies.flatMap((policy) => policy.claims);
    const totalRow = (title: string, own: readonly ClaimFacts[]): Html => {
      const totals = totalsOf(own);
      return html`<tr class="t"><td colspan="5">${title}: ${totals.claimCount} claims (${totals.openClaimCount} open)</td>${three(totals)}</tr>`;
    };
    const claimRows = (claim: ClaimFacts): Html =>
      html`<tbody><tr>${cells('td', [claim.number, claim.claimant, shortSlashed(claim.lossDate), claim.state, claim.status === 'closed' ? 'C' : 'O'])}${three(claim)}</tr>
      <tr class="d"><td colspan="17">${claim.description} (${claim.nature}, ${claim.bodyPart})</td></tr></tbody>`;
    const body = html`<div class="top"><b>${carrierName}</b><span>WORKERS COMPENSATION LOSS RUN</span></div>
      <div class="info"><span>Policyholder: ${insured}</span><span>${oneLine(place(random))}</span><span>Agency: ${agencyName}</span><br><span>Evaluation date: ${shortSlashed(asOf)}</span><span>Print date: ${shortSlashed(reportDate)}</span></div>
      <table>${head}${policies.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => html`<tbody><tr class="p"><td colspan="17">${policyNumber} &nbsp; ${shortSlashed(effectiveDate)} to ${shortSlashed(expirationDate)}</td></tr>${own.length === 0 ? html`<tr class="d"><td colspan="17">No losses for this term</td></tr>` : ''}</tbody>${own.map(claimRows)}${own.length > 0 ? html`<tbody>${totalRow('Term', own)}</tbody>` : ''}`)}
      <tbody><tr><td>&nbsp;</td></tr>${totalRow('All terms', claims)}</tbody></table>
      <p class="foot">O = open, C = closed. Whole dollars. Incurred is paid plus outstanding, before recoveries. A claim is shown from the day it is set up; incidents without payment may be missing. This report was made for the policyholder's own use.</p>`;
    const totals = (own: readonly ClaimFacts[]): Record<string, unknown> => {
      const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(own);
      return { claimCount, openClaimCount, paid, reserve, incurred };
    };
    return {
      html: sheet({ css, body }),
      print: { landscape: true, margin: { left: '0.4in', right: '0.4in' } },
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate,
        valuationDate: asOf,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          lineOfBusiness: 'WORKERS COMPENSATION',
          effectiveDate,
          expirationDate,
          ...(own.length > 0 && totals(own)),
        })),
        claims: policies.flatMap(({ policyNumber, claims: own }) =>
          own.map((claim) => ({
            claimNumber: claim.number,
            policyNumber,
            claimantName: claim.claimant,
            status: claim.status,
            lossDate: claim.lossDate,
            lossState: claim.state,
            description: claim.description,
            natureOfInjury: claim.nature,
            bodyPart: claim.bodyPart,
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
