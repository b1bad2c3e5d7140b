import { abbreviated, addDays, written } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, person, phone, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `
  body { font: 9.5pt Lato, 'Segoe UI', Arial, sans-serif; color: #333 }
  .bar { background: #5a2a6b; color: #fff; padding: 14pt 18pt; font-size: 18pt } .bar small { display: block; font-size: 9pt; opacity: .85 }
  .cols { display: flex; gap: 24pt; margin: 12pt 0 } .cols div { flex: 1 } .cols b { display: block; color: #5a2a6b; font-size: 8pt; text-transform: uppercase }
  table { border-collapse: collapse; width: 100%; margin: 4pt 0 14pt } th { text-align: left; font-size: 8pt; color: #5a2a6b; border-bottom: 1px solid #5a2a6b; padding: 3pt }
  td { padding: 3pt; border-bottom: 1px solid #eee; vertical-align: top } .n { text-align: right } tr { break-inside: avoid } tr.total td { font-weight: bold; border-top: 1.5px solid #5a2a6b; border-bottom: 0 }
  h2 { font-size: 12pt; margin: 14pt 0 2pt; break-after: avoid } h3 { font-size: 9.5pt; margin: 8pt 0 0; break-after: avoid } .note { font-size: 7.5pt; color: #777; line-height: 1.35 }
  tr.none td { font-style: italic; color: #777 } .contact { float: right; width: 150pt; border: 1px solid #ccc; padding: 6pt; font-size: 8pt; margin-left: 12pt }`;

type Policy = TermFacts & { policyNumber: string; line: string };

const money = (amounts: readonly number[]): Piece =>
  amounts.map((amount) => html`<td class="n">${wholeDollars(amount)}</td>`);
const termOf = ({ effectiveDate, expirationDate }: TermFacts): string =>
  `${abbreviated(effectiveDate)} – ${abbreviated(expirationDate)}`;

function overview(policies: readonly Policy[]): Html {
  const all = totalsOf(policies.flatMap(({ claims }) => claims));
  const row = (claims: readonly ClaimFacts[]): Piece => {
    const { paid, reserve, incurred, claimCount, openClaimCount } = totalsOf(claims);
    const counts = [claimCount, openClaimCount].map((count) => html`<td class="n">${count}</td>`);
    return [counts, money([paid.total, reserve.total, incurred.total])];
  };
  return html`<table><tr><th>Coverage</th><th>Policy term</th><th>Policy</th><th class="n">Claims</th><th class="n">Of which open</th><th class="n">Paid</th><th class="n">Outstanding</th><th class="n">Incurred</th></tr>
    ${policies.map((policy) => html`<tr><td>${policy.line}</td><td>${termOf(policy)}</td><td>${policy.policyNumber}</td>${row(policy.claims)}</tr>`)}
    <tr class="total"><td colspan="3">All coverages</td><td class="n">${all.claimCount}</td><td class="n">${all.openClaimCount}</td>${money([all.paid.total, all.reserve.total, all.incurred.total])}</tr></table>`;
}

function detail(policy: Policy): Html {
  const { claims, line } = policy;
  const row = (claim: ClaimFacts): Html =>
    html`<tr><td>${abbreviated(claim.lossDate)}</td><td>${claim.number}</td><td>${claim.description}</td><td>${claim.status === 'closed' ? 'Closed' : 'Open'}</td>${money([claim.paid.total, claim.reserve.total, claim.incurred.total])}</tr>`;
  const rows =
    claims.length > 0
      ? claims.map(row)
      : html`<tr class="none"><td colspan="7">No losses reported by the carrier for this term.</td></tr>`;
  return html`<h3>${line}, ${termOf(policy)}</h3><table><tr><th style="width:62pt">Loss date</th><th style="width:75pt">Reference</th><th>What happened</th><th>Status</th><th class="n">Paid</th><th class="n">Outstanding</th><th class="n">Incurred</th></tr>${rows}</table>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'broker-summary',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const agencyName = agency(random);
    const office = place(random);
    const asOf = `2024-${random.pick(['01', '05', '10'])}-${random.int(10, 27)}`;
    const reportDate = addDays(asOf, random.int(3, 30));
    const first = `2021-0${random.int(1, 9)}-01`;
    const policies = (
      [
        ['General Liability', 'liability', 'CGL-#####-##'],
        ['Business Auto', 'auto', 'BA-#####-##'],
        ['Property', 'property', 'CP-#####-##'],
      ] as const
    ).flatMap(([title, line, pattern]) => {
      const counts = random.times(3, () => random.pick([0, 1, 2, 4, 6]));
      const terms = makeTerms(random, { first, counts, line, numbers: '########', asOf, wholeDollars: true });
      return terms.map((term): Policy => ({ ...term, line: title, policyNumber: numbered(random, pattern) }));
    });
    for (const { claims } of policies)
      for (const claim of claims) if (claim.status === 'reopened') claim.status = 'open';
    const all = totalsOf(policies.flatMap(({ claims }) => claims));
    const body = html`<div class="bar">Claims experience summary<small>${insured}</small></div>
      <div class="cols"><div><b>Prepared for</b>${insured}</div><div><b>Insurer</b>${carrierName}</div><div><b>Losses valued</b>${written(asOf)}</div><div><b>Prepared on</b>${written(reportDate)}</div></div>
      <div class="contact"><b>${agencyName}</b><br>${office.street}<br>${cityLine(office)}<br>Your contact: ${person(random)}<br>${phone(random)}</div>
      <p>This summary brings together the loss information that we received from your insurer. Please read it before we discuss your renewal, and tell us if anything is missing.</p>
      <h2>At a glance</h2>${overview(policies)}<h2>Claim by claim</h2>${policies.map(detail)}
      <p class="note">This document is a summary only and is not a loss run issued by an insurance company. Figures include allocated expense and were taken from the insurer's reports without verification. Open reserves may change. A claim of $25,000 or more may affect your premium.</p>`;
    const total = (amounts: { total: number }): { total: number } => ({ total: amounts.total });
    return {
      html: sheet({ css, body }),
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate,
        valuationDate: asOf,
        policies: policies.map(({ policyNumber, line, effectiveDate, expirationDate, claims }) => {
          const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
          const amounts = { paid: total(paid), reserve: total(reserve), incurred: total(incurred) };
          return {
            policyNumber,
            lineOfBusiness: line,
            effectiveDate,
            expirationDate,
            claimCount,
            openClaimCount,
            ...amounts,
          };
        }),
        claims: policies.flatMap(({ policyNumber, claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber,
            status: claim.status,
            lossDate: claim.lossDate,
            description: claim.description,
            paid: total(claim.paid),
            reserve: total(claim.reserve),
            incurred: total(claim.incurred),
          })),
        ),
        grandTotals: {
          claimCount: all.claimCount,
          openClaimCount: all.openClaimCount,
          paid: total(all.paid),
          reserve: total(all.reserve),
          incurred: total(all.incurred),
        },
      },
    };
  },
};
