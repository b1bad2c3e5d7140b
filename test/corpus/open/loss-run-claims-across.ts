import { addYears, abbreviated, written } from '../kit/dates.ts';
import { html, type Html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { agency, carrier, numbered, person, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A condominium insurer's sheet for a board of directors: claims are columns, up to three in a block, and what is known
// of them are the rows; at the end the master policies of the last years with their sums.

const css = `body{margin:0;font:9pt/1.35 Carlito,sans-serif;color:#1a1a1a}header{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:1pt solid #1b6d8c;margin-bottom:10pt}header b{font-size:16pt;color:#1b6d8c}
.block{width:100%;border-collapse:collapse;table-layout:fixed;margin-bottom:14pt;break-inside:avoid}.block td,.block th{padding:2.2pt 6pt;border-bottom:.4pt solid #c9d8de;vertical-align:top;text-align:left}.block th:first-child,.block td:first-child{width:110pt;color:#1b6d8c}.block thead th{background:#1b6d8c;color:#fff!important}.block .h td{background:#eaf3f6;font-weight:700}
.end{width:100%;border-collapse:collapse}.end td,.end th{border:.6pt solid #1b6d8c;padding:3pt 6pt;text-align:left}.end .n{text-align:right}h2{font-size:11pt;color:#1b6d8c;margin:12pt 0 4pt}`;

interface Held {
  claim: ClaimFacts;
  number: string;
}

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function block(held: readonly Held[]): Html {
  const line = (caption: string, value: (each: Held) => Piece): Html =>
    html`<tr><td>${caption}</td>${held.map((each) => html`<td>${value(each)}</td>`)}${fillers.map(() => html`<td></td>`)}</tr>`;
  const fillers = Array.from({ length: 3 - held.length });
  const sums = (field: 'paid' | 'reserve', kind: 'loss' | 'expense' | 'total') => (each: Held) =>
    dollarsAndCents(each.claim[field][kind]);
  return html`<table class="block"><thead><tr><th>Claim</th>${held.map(({ claim }) => html`<th>${claim.number}</th>`)}${fillers.map(() => html`<th></th>`)}</tr></thead><tbody>
${line('Master policy', ({ number }) => number)}${line('Date of loss', ({ claim }) => abbreviated(claim.lossDate))}${line('Date reported', ({ claim }) => abbreviated(claim.reportedDate))}${line('Status', ({ claim }) => STATUS[claim.status])}${line('Date closed', ({ claim }) => (claim.closedDate === null ? '' : abbreviated(claim.closedDate)))}${line('Cause', ({ claim }) => claim.cause)}${line('What happened', ({ claim }) => claim.description)}${line('Adjuster', ({ claim }) => claim.adjuster)}
<tr class="h"><td colspan="4">Paid so far</td></tr>${line('Loss', sums('paid', 'loss'))}${line('Expense', sums('paid', 'expense'))}${line('Total paid', sums('paid', 'total'))}
<tr class="h"><td colspan="4">Still reserved</td></tr>${line('Loss', sums('reserve', 'loss'))}${line('Expense', sums('reserve', 'expense'))}${line('Total reserved', sums('reserve', 'total'))}
<tr class="h"><td>Total incurred</td>${held.map(({ claim }) => html`<td>${dollarsAndCents(claim.incurred.total)}</td>`)}${fillers.map(() => html`<td></td>`)}</tr></tbody></table>`;
}

const parts = ({ loss, expense, total }: Kinds) => ({ loss, expense, total });

export const style: Style = {
  policyType: 'loss_run',
  name: 'claims-across',
  build(random) {
    const first = `${random.int(2016, 2021)}-${random.pick(['04-01', '06-15', '09-01'])}`;
    const years = random.int(3, 5);
    const on = `${addYears(first, years).slice(0, 4)}-11-${random.int(10, 28)}`;
    const counts = random.times(years, (year) => (year === 0 ? 1 : random.pick([0, 1, 1, 2])));
    const terms = makeTerms(random, { first, counts, line: 'property', numbers: 'P-######', asOf: on }).map((term) => ({
      ...term,
      number: numbered(random, 'CMP-####-####'),
    }));
    const [insurer, agent] = [carrier(random), agency(random)];
    const insured = `${word(random)} ${random.pick(['Towers Condominium Association, Inc.', 'Village Homeowners Association', 'Commons Unit Owners Association'])}`;
    const held = terms.flatMap(({ claims, number }) => claims.map((claim) => ({ claim, number })));
    const blocks = Array.from({ length: Math.ceil(held.length / 3) }, (_, index) =>
      held.slice(index * 3, index * 3 + 3),
    );
    const grand = totalsOf(held.map(({ claim }) => claim));
    const rows = terms.map(
      ({ number, effectiveDate, expirationDate, claims }) =>
        html`<tr><td>${number}</td><td>${abbreviated(effectiveDate)} &ndash; ${abbreviated(expirationDate)}</td><td class="n">${claims.length}</td><td class="n">${dollarsAndCents(totalsOf(claims).paid.total)}</td><td class="n">${dollarsAndCents(totalsOf(claims).reserve.total)}</td><td class="n">${dollarsAndCents(totalsOf(claims).incurred.total)}</td></tr>`,
    );
    const body = html`<header><div><b>Claims of the Association</b><br>${insured}</div><div>${insurer}<br>Printed ${written(on)} for ${person(random)}, manager</div></header>${blocks.map(block)}
<h2>Master policies and their sums</h2><table class="end"><tr><th>Policy</th><th>Term</th><th class="n">Claims</th><th class="n">Paid</th><th class="n">Reserved</th><th class="n">Incurred</th></tr>${rows}<tr><th colspan="2">All terms</th><th class="n">${grand.claimCount}</th><th class="n">${dollarsAndCents(grand.paid.total)}</th><th class="n">${dollarsAndCents(grand.reserve.total)}</th><th class="n">${dollarsAndCents(grand.incurred.total)}</th></tr></table><p>Coverage: Condominium Association Property. Agent of record: ${agent}. Amounts are net of the deductible.</p>`;
    const only = (claims: readonly ClaimFacts[]) => {
      const { paid, reserve, incurred, claimCount } = totalsOf(claims);
      return {
        claimCount,
        paid: { total: paid.total },
        reserve: { total: reserve.total },
        incurred: { total: incurred.total },
      };
    };
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: agent,
      reportDate: on,
      policies: terms.map(({ number, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: 'Condominium Association Property',
        effectiveDate,
        expirationDate,
        ...only(claims),
      })),
      claims: held.map(({ claim, number }) => ({
        claimNumber: claim.number,
        policyNumber: number,
        status: claim.status,
        lossDate: claim.lossDate,
        reportedDate: claim.reportedDate,
        closedDate: claim.closedDate,
        cause: claim.cause,
        description: claim.description,
        adjusterName: claim.adjuster,
        paid: parts(claim.paid),
        reserve: parts(claim.reserve),
        incurred: { total: claim.incurred.total },
      })),
      grandTotals: only(held.map(({ claim }) => claim)),
      _accept: Object.fromEntries(
        terms.map((_, index) => [`policies[${index}].lineOfBusiness`, [null, 'Condominium Association Property']]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
