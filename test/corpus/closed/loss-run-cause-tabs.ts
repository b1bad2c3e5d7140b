import { addDays, bare } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import { inParentheses } from '../kit/money.ts';
import { agency, carrier, company } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { claimLabel, type Column, countsOf, money, sumsLabel, text, withoutMedical } from '../parts/loss-columns.ts';

// A retailer's broker sorts the carrier's file by cause: gray band a cause with its count, rows below, subtotal; the policy terms stand at the end.

const css = `body{margin:0;font:7.6pt/1.25 Carlito,Calibri,sans-serif}table{border-collapse:collapse;width:100%}td,th{border:.4pt solid #b5b5b5;padding:1.2pt 3pt;vertical-align:top}th{background:#fff2cc;font-weight:700;vertical-align:bottom}thead{display:table-header-group}.n{text-align:right;white-space:nowrap}
td:nth-child(2){white-space:nowrap}.g td{background:#d9d9d9;font-weight:700}.s td{font-weight:700;border-top:1pt solid #000}.f td{background:#fff2cc;font-weight:700}.i{border-collapse:collapse;width:auto;margin-bottom:6pt}.i td{border:0;padding:.5pt 8pt .5pt 0}tr{break-inside:avoid}.p{width:auto;margin-top:10pt;break-inside:avoid}`;

interface Claim extends ClaimFacts {
  policyNumber: string;
}

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Re-opened' };
const COLUMNS: readonly Column[] = [
  text('Claim #', 'claimNumber', ({ number }) => number),
  text('Claimant', 'claimantName', ({ claimant }) => claimant),
  text('DOL', 'lossDate', ({ lossDate }) => lossDate, bare),
  text('Rept Date', 'reportedDate', ({ reportedDate }) => reportedDate, bare),
  text('ST', 'lossState', ({ state }) => state),
  text('What happened', 'description', ({ description }) => description),
  { head: 'Stat', path: 'status', of: ({ status }) => ({ text: STATUS[status], value: status }) },
  text('Cls Date', 'closedDate', ({ closedDate }) => closedDate, bare),
  money('Indem Pd', 'paid.loss', ({ paid }) => paid.loss, inParentheses),
  money('Exp Pd', 'paid.expense', ({ paid }) => paid.expense, inParentheses),
  money('Indem O/S', 'reserve.loss', ({ reserve }) => reserve.loss, inParentheses),
  money('Exp O/S', 'reserve.expense', ({ reserve }) => reserve.expense, inParentheses),
  money('Total Inc', 'incurred.total', ({ incurred }) => incurred.total, inParentheses),
];
const AMOUNTS = COLUMNS.filter(({ sumOf }) => sumOf !== undefined);

const row = (claim: Claim): Html =>
  html`<tr><td>${claim.policyNumber}</td>${COLUMNS.map((column) => html`<td class="${column.sumOf === undefined ? '' : 'n'}">${column.of(claim).text}</td>`)}</tr>`;
const sums = (claims: readonly Claim[]): Html =>
  html`${AMOUNTS.map(({ sumOf }) => html`<td class="n">${sumOf?.(claims).text}</td>`)}`;

function group(cause: string, claims: readonly Claim[]): Html {
  const counted = claims.length === 1 ? '1 claim' : `${claims.length} claims`;
  return html`<tr class="g"><td colspan="14">Cause: ${cause} (${counted})</td></tr>${claims.map(row)}<tr class="s"><td colspan="9">${cause} subtotal</td>${sums(claims)}</tr>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'cause-tabs',
  build(random) {
    const asOf = dayBetween(random, '2017-02-01', '2026-04-30');
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const counts = random.times(random.int(2, 5), () => random.int(0, 9));
    const first = addDays(asOf, -365 * counts.length + random.int(50, 220));
    const policies = makeTerms(random, { first, counts, asOf, line: 'liability', numbers: 'GLC-##-######' }).map(
      (term) => {
        const policyNumber = `${random.letters(3)}${random.digits(7)}`;
        return {
          ...term,
          policyNumber,
          claims: term.claims.map((each) => ({ ...withoutMedical(each), policyNumber })),
        };
      },
    );
    const all: Claim[] = policies.flatMap(({ claims }) => claims);
    const causes = [...new Set(all.map(({ cause }) => cause))].sort();
    const groups = causes.map((cause) => ({ cause, claims: all.filter((each) => each.cause === cause) }));
    const printed = addDays(asOf, random.int(2, 20));
    const body = html`<b style="font-size:12pt">${insured} &ndash; GL Losses by Cause</b><table class="i"><tr><td>Carrier:</td><td>${insurer}</td><td>Values as of:</td><td>${bare(asOf)}</td></tr><tr><td>Broker:</td><td>${broker}</td><td>Sheet prepared:</td><td>${bare(printed)}</td></tr></table>
<table><thead><tr>${cells('th', ['Policy', ...COLUMNS.map(({ head }) => head)])}</tr></thead>${groups.map(({ cause, claims }) => group(cause, claims))}<tr class="f"><td colspan="9">Grand total, ${all.length} claims of which ${countsOf(all).openClaimCount} not closed</td>${sums(all)}</tr></table>
<table class="p"><tr>${cells('th', ['Policy', 'Line', 'From', 'To', 'Claims in sheet'])}</tr>${policies.map((each) => html`<tr>${cells('td', [each.policyNumber, 'General Liability', bare(each.effectiveDate), bare(each.expirationDate), each.claims.length])}</tr>`)}</table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: printed,
      valuationDate: asOf,
      policies: policies.map(({ policyNumber, effectiveDate, expirationDate, claims }) => ({
        policyNumber,
        lineOfBusiness: 'General Liability',
        effectiveDate,
        expirationDate,
        claimCount: claims.length,
      })),
      claims: groups.flatMap(({ cause, claims }) =>
        claims.map((claim) => ({ policyNumber: claim.policyNumber, cause, ...claimLabel(COLUMNS, claim) })),
      ),
      grandTotals: { ...countsOf(all), ...sumsLabel(COLUMNS, all) },
    };
    return {
      html: sheet({ css, body }),
      label,
      print: { landscape: true, margin: { left: '0.3in', right: '0.3in' } },
    };
  },
};
