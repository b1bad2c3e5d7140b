import { addDays, slashed } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, carrier, company, numbered, person } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// An agency management system's print of its own records: policies of several companies, under each the entries of its losses as captions and values in three columns.

const css = `body{margin:0;font:8.4pt/1.35 "DejaVu Sans","Liberation Sans",sans-serif}.h{border-bottom:2pt solid #2f7d6b;display:flex;justify-content:space-between;padding-bottom:3pt}.h b{font-size:12pt}.p{background:#e3f0ec;padding:3pt 5pt;margin-top:9pt;break-after:avoid}.p b{font-size:9pt}.e{display:grid;grid-template-columns:1fr 1fr 1fr;border-bottom:.5pt dashed #888;padding:3pt 5pt;gap:0 10pt;break-inside:avoid}
.e div{display:grid;grid-template-columns:72pt 1fr}.e span{color:#555}.w{grid-column:1/4}.z{padding:4pt 5pt;font-style:italic}.t{padding:3pt 5pt;text-align:right;break-before:avoid}`;

const LINES: readonly { name: string; line: Line; number: string }[] = [
  { name: 'Workers Compensation', line: 'workers', number: 'WC@-#######' },
  { name: 'Business Auto', line: 'auto', number: 'BA ###### ##' },
  { name: 'Commercial Property', line: 'property', number: 'CPP#######' },
  { name: 'General Liability', line: 'liability', number: '##-GL-######-#' },
];
const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

const pair = (caption: string, value: Piece, wide = false): Html =>
  html`<div class="${wide ? 'w' : ''}"><span>${caption}</span>${value}</div>`;

function entry(claim: ClaimFacts): Html {
  return html`<div class="e">${pair('Occurred', slashed(claim.lossDate))}${pair('Co. claim #', claim.number)}${pair('Amount paid', dollarsAndCents(claim.paid.total))}${pair('Reported', slashed(claim.reportedDate))}${pair('Type', claim.claimType)}${pair('Amt reserved', dollarsAndCents(claim.reserve.total))}${pair('Status', STATUS[claim.status])}${pair('Cause', claim.cause)}${pair('Subrogated', dollarsAndCents(claim.recovered))}${pair('Description', claim.description, true)}</div>`;
}

const paidOf = (claims: readonly ClaimFacts[]): number => sum(claims.map(({ paid }) => paid.total));
const reserveOf = (claims: readonly ClaimFacts[]): number => sum(claims.map(({ reserve }) => reserve.total));
const summary = (claims: readonly ClaimFacts[]): string =>
  `Losses: ${claims.length}   Paid: ${dollarsAndCents(paidOf(claims))}   Reserved: ${dollarsAndCents(reserveOf(claims))}`;
const amounts = (claims: readonly ClaimFacts[]) => ({
  paid: { total: paidOf(claims) },
  reserve: { total: reserveOf(claims) },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'agency-history',
  build(random) {
    const asOf = dayBetween(random, '2015-02-01', '2026-06-01');
    const [insured, house, csr] = [company(random), agency(random), person(random)];
    const isClean = random.chance(0.2);
    const policies = random.some(LINES, random.int(2, 4)).flatMap(({ name, line, number }) => {
      const insurer = carrier(random);
      const counts = random.times(random.int(1, 3), () => (isClean ? 0 : random.pick([0, 0, 1, 2, 3])));
      const first = addDays(asOf, -365 * counts.length + random.int(20, 300));
      return makeTerms(random, { first, counts, asOf, line, numbers: random.pick(['#########', '@@####-##']) })
        .map((term) => ({ ...term, insurer, name, number: numbered(random, number) }))
        .reverse();
    });
    const all = policies.flatMap(({ claims }) => claims);
    const insurers = [...new Set(policies.map(({ insurer }) => insurer))];
    const body = html`<div class="h"><div><b>Loss History</b><br>${house}</div><div>Printed ${slashed(asOf)} by ${csr}<br>Client code ${random.letters(4)}-${random.digits(2)}</div></div><div style="margin-top:5pt">Client: <b>${insured}</b><br>Entries are those of the companies on the date of our last download and may have changed since.</div>
${policies.map(({ number, insurer, name, effectiveDate, expirationDate, claims }) => html`<div class="p"><b>${name}</b> &nbsp; Policy ${number} &nbsp; ${slashed(effectiveDate)} to ${slashed(expirationDate)}<br>Company: ${insurer}</div>${claims.length === 0 ? html`<div class="z">No losses entered for this term.</div>` : html`${claims.map(entry)}<div class="t">${summary(claims)}</div>`}`)}
<div class="p"><b>All policies</b> &nbsp; ${summary(all)}</div>`;
    const label = {
      carrierName: insurers[0],
      namedInsureds: [insured],
      agencyName: house,
      reportDate: asOf,
      policies: policies.map(({ number, name, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: name,
        effectiveDate,
        expirationDate,
        ...(claims.length > 0 && { claimCount: claims.length, ...amounts(claims) }),
      })),
      claims: policies.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: number,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          description: claim.description,
          cause: claim.cause,
          ...amounts([claim]),
          recovered: claim.recovered,
        })),
      ),
      grandTotals: { claimCount: all.length, ...amounts(all) },
      // each line of business has a company of its own
      _accept: {
        carrierName: [...insurers, null],
        ...Object.fromEntries(
          policies.flatMap(({ claims }, i) => (claims.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
        ),
      },
    };
    return { html: sheet({ css, body }), label };
  },
};
