import { addYears, bare } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { carrier, company, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A self-insured group's workbook as printed: the policy year is one merged cell beside its claims, three merged headings
// over indemnity, medical, expense; grid lines of the program, a title merged over all columns, "-" for zero.

const css = `body{margin:0;font:7pt/1.15 Carlito,sans-serif}table{border-collapse:collapse;width:100%}td,th{border:.4pt solid #b5b5b5;padding:1.2pt 2.4pt}th{background:#ffe9a8;text-align:center}.title{font-size:12pt;background:#fff;text-align:left}.m{text-align:right;white-space:nowrap}.yr{background:#e3efd9;font-weight:700;text-align:center;vertical-align:middle}.tot td{font-weight:700;background:#f2f2f2}.gt td{font-weight:700;background:#d6d6d6}tr{break-inside:avoid}`;

const money = (amount: number): Html => html`<td class="m">${amount === 0 ? '-' : cents(amount)}</td>`;
const three = ({ loss, medical, expense }: Kinds): Html => html`${money(loss)}${money(medical)}${money(expense)}`;
const amountsOf = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>): Html =>
  html`${three(paid)}${three(reserve)}${money(incurred.total)}`;

const claimCells = (claim: ClaimFacts): Html =>
  html`<td>${claim.number}</td><td>${claim.claimant}</td><td>${bare(claim.lossDate)}</td><td>${claim.claimType}</td><td>${claim.bodyPart}</td><td>${claim.status.slice(0, 1).toUpperCase()}</td>${amountsOf(claim)}`;

interface Term extends TermFacts {
  number: string;
}

function termRows({ effectiveDate, expirationDate, number, claims }: Term): Html[] {
  const year: Piece = html`<td class="yr" rowspan="${claims.length + 1}">${bare(effectiveDate)}<br>to<br>${bare(expirationDate)}<br>${number}</td>`;
  if (claims.length === 0)
    return [
      html`<tr>${year}<td colspan="6">No claims</td>${[...'1234567'].map(() => html`<td class="m">-</td>`)}</tr>`,
    ];
  const total = html`<td colspan="6">Year total (${claims.length} claims)</td>${amountsOf(totalsOf(claims))}`;
  return [
    ...claims.map((claim, index) => html`<tr>${index === 0 ? year : null}${claimCells(claim)}</tr>`),
    html`<tr class="tot">${total}</tr>`,
  ];
}

// a dash is a printed zero, or nothing
function zeros(path: string, amounts: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>): [string, unknown[]][] {
  const { paid, reserve, incurred } = amounts;
  const flat = [
    ...(['loss', 'medical', 'expense'] as const).flatMap((kind) => [
      [`paid.${kind}`, paid[kind]] as const,
      [`reserve.${kind}`, reserve[kind]] as const,
    ]),
    ['incurred.total', incurred.total] as const,
  ];
  return flat.filter(([, amount]) => amount === 0).map(([field]) => [`${path}.${field}`, [0, null]]);
}

const shown = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>) => {
  const kindsOf = ({ loss, medical, expense }: Kinds) => ({
    loss: loss || null,
    medical: medical || null,
    expense: expense || null,
  });
  return { paid: kindsOf(paid), reserve: kindsOf(reserve), incurred: { total: incurred.total || null } };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'merged-workbook',
  build(random) {
    const first = `${random.int(2015, 2020)}-${random.pick(['01-01', '07-01', '10-01'])}`;
    const years = random.int(3, 5);
    const asOf = `${addYears(first, years).slice(0, 4)}-12-31`;
    const counts = random.times(years, () => random.pick([0, 2, 3, 4, 6]));
    const terms = makeTerms(random, { first, counts, line: 'workers', numbers: '##WC#####', asOf }).map((term) => ({
      ...term,
      number: numbered(random, 'WC-@@####'),
    }));
    const [insurer, insured] = [carrier(random), company(random)];
    const claims = terms.flatMap((term) => term.claims);
    const grand = totalsOf(claims);
    const body = html`<table><thead><tr><th class="title" colspan="14">${insured} - WC LOSS RUN - ${insurer} - VALUED ${bare(asOf)}</th></tr>
<tr><th rowspan="2">Policy Year</th><th colspan="6">Claim</th><th colspan="3">Paid</th><th colspan="3">Reserve</th><th rowspan="2">Total<br>Incurred</th></tr>
<tr>${['Claim No', 'Employee', 'DOI', 'Type', 'Body Part', 'O/C', 'Indemnity', 'Medical', 'Expense', 'Indemnity', 'Medical', 'Expense'].map((caption) => html`<th>${caption}</th>`)}</tr></thead>
<tbody>${terms.flatMap(termRows)}<tr class="gt"><td colspan="7">GRAND TOTAL ALL YEARS (${claims.length} claims)</td>${amountsOf(grand)}</tr></tbody></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      valuationDate: asOf,
      policies: terms.map((term) => ({
        policyNumber: term.number,
        lineOfBusiness: 'WC',
        effectiveDate: term.effectiveDate,
        expirationDate: term.expirationDate,
        ...(term.claims.length > 0 && { claimCount: term.claims.length, ...shown(totalsOf(term.claims)) }),
      })),
      claims: terms.flatMap((term) =>
        term.claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: term.number,
          claimantName: claim.claimant,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          bodyPart: claim.bodyPart,
          ...shown(claim),
        })),
      ),
      ...(claims.length > 0 && { grandTotals: { claimCount: claims.length, ...shown(grand) } }),
      _accept: Object.fromEntries([
        ...terms.flatMap((term, index) => [
          ...zeros(`policies[${index}]`, totalsOf(term.claims)),
          [`policies[${index}].lineOfBusiness`, [null, 'WC', 'Workers Compensation']],
          ...(term.claims.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : []),
        ]),
        ...claims.flatMap((claim, index) => zeros(`claims[${index}]`, claim)),
        ...zeros('grandTotals', grand),
      ]),
    };
    const footer = html`<div style="font:7pt Carlito;width:100%;padding:0 36pt;display:flex;justify-content:space-between"><span>WC detail</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
    return {
      html: sheet({ css, body }),
      label,
      print: { landscape: true, footer, margin: { left: '0.3in', right: '0.3in' } },
    };
  },
};
