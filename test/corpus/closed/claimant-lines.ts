import { addDays, dashed, slashed } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeClaim, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, numbered, phone } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// An occurrence is a heading, its claimants are the lines with amounts; it has no total of its own.

const css = `
  body { font: 8pt Arial, sans-serif } .l { float: left; width: 55% } .r { float: right; width: 42%; border: 1px solid #000; padding: 4pt; font-size: 7.5pt } .c { clear: both; height: 6pt } h1 { font-size: 12pt; margin: 0 0 4pt }
  table { width: 100%; border-collapse: collapse } th { border-top: 1px solid #000; border-bottom: 1px solid #000; text-align: left; font-size: 7.5pt; padding: 2pt } td { padding: 1pt 2pt; vertical-align: top } td.n, th.n { text-align: right } tr.occ td { padding-top: 7pt; font-weight: bold } tbody { break-inside: avoid }
  tr.sub td { border-top: 1px solid #000; font-weight: bold; padding-bottom: 10pt } .pol { background: #eee; font-weight: bold; padding: 2pt 4pt; margin-top: 8pt } .legend { font-size: 7pt; margin-top: 14pt; columns: 3; border-top: 1px solid #888; padding-top: 4pt } .facts td { font-size: 7.5pt }`;

const coverages = ['BI', 'PD', 'MP', 'PI'];
const codes = { open: 'A', closed: 'F', reopened: 'X' } as const;

type Part = ClaimFacts & { coverage: string };
interface Occurrence {
  lead: ClaimFacts;
  parts: Part[];
}

const numbers = (facts: readonly ClaimFacts[]): Piece => {
  const { paid, reserve, incurred } = totalsOf(facts);
  return [paid.loss, paid.expense, reserve.loss, reserve.expense, incurred.total].map(
    (value) => html`<td class="n">${cents(value)}</td>`,
  );
};
const amounts = (facts: readonly ClaimFacts[]): Record<string, unknown> => {
  const { paid, reserve, incurred } = totalsOf(facts);
  const both = ({ loss, expense }: ClaimFacts['paid']): Record<string, number> => ({ loss, expense });
  return { paid: both(paid), reserve: both(reserve), incurred: { total: incurred.total } };
};

const suffix = (index: number): string => String(index + 1).padStart(3, '0');

const rows = ({
  lead,
  parts,
}: Occurrence): Html => html`<tbody><tr class="occ"><td colspan="4">${lead.number} &nbsp;&nbsp; Loss ${slashed(lead.lossDate)} &nbsp;&nbsp; Rptd ${slashed(lead.reportedDate)} &nbsp;&nbsp; ${lead.state}</td><td colspan="5">Adj: ${lead.adjuster}</td></tr>
  <tr class="facts"><td></td><td colspan="8">${lead.description}</td></tr>
  ${parts.map((part, i) => html`<tr>${cells('td', [suffix(i), part.claimant, part.coverage, codes[part.status]])}${numbers([part])}</tr>`)}</tbody>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'claimant-lines',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const agencyName = agency(random);
    const asOf = `2025-${random.pick(['02', '03', '08'])}-${random.int(10, 28)}`;
    const counts = random.times(4, () => random.int(2, 8));
    counts[random.int(0, 3)] = 0;
    // the report has no medical part
    const reduce = (claim: ClaimFacts, status: ClaimFacts['status']): ClaimFacts => {
      const open = status === 'closed' ? 0 : 1;
      const [loss, expense] = [claim.paid.loss, claim.paid.expense];
      const reserve = { loss: open * claim.reserve.loss, medical: 0, expense: open * claim.reserve.expense };
      const total = (...values: number[]): number => Math.round(100 * values.reduce((a, b) => a + b, 0)) / 100;
      const paid = { loss, medical: 0, expense, total: total(loss, expense) };
      return {
        ...claim,
        status,
        paid,
        reserve: { ...reserve, total: total(reserve.loss, reserve.expense) },
        incurred: {
          loss: total(loss, reserve.loss),
          medical: 0,
          expense: total(expense, reserve.expense),
          total: total(loss, expense, reserve.loss, reserve.expense),
        },
      };
    };
    const policies = makeTerms(random, {
      first: '2021-03-10',
      counts,
      line: 'liability',
      numbers: '####-#####',
      asOf,
    }).map((term) => ({
      ...term,
      policyNumber: numbered(random, '@@@ 00 ## ## ##'),
      occurrences: term.claims.map(
        (lead): Occurrence => ({
          lead,
          parts: random.times(random.pick([1, 1, 1, 2, 3]), (i) => {
            const facts =
              i === 0
                ? lead
                : makeClaim(random, {
                    line: 'liability',
                    numbers: '#',
                    from: lead.lossDate,
                    to: addDays(lead.lossDate, 1),
                    asOf,
                  });
            return { ...reduce(facts, facts.status), coverage: random.pick(coverages) };
          }),
        }),
      ),
    }));
    const partsOf = (occurrences: readonly Occurrence[]): Part[] => occurrences.flatMap(({ parts }) => parts);
    const everything = policies.flatMap(({ occurrences }) => occurrences);
    const head = html`<thead><tr><th>Occurrence<br>No</th><th><br>Claimant</th><th><br>Cov</th><th><br>Stat</th><th class="n">Indemnity<br>Paid</th><th class="n">Expense<br>Paid</th><th class="n">Indemnity<br>Reserve</th><th class="n">Expense<br>Reserve</th><th class="n">Total<br>Incurred</th></tr></thead>`;
    const body = html`<div class="l"><h1>Claimant Detail Report</h1>${carrierName}<br>Account: ${insured}<br>Agent: ${agencyName}</div><div class="r">Run ${dashed(addDays(asOf, 1))}<br>Valuation ${dashed(asOf)}<br>Claims questions: ${phone(random)}<br>claims@example.com</div><div class="c"></div>
      ${policies.map(
        ({ policyNumber, effectiveDate, expirationDate, occurrences }) =>
          html`<div class="pol">Commercial General Liability &nbsp; ${policyNumber} &nbsp; Eff ${dashed(effectiveDate)} Exp ${dashed(expirationDate)}</div>${
            occurrences.length === 0
              ? html`<p>** No occurrences **</p>`
              : html`<table>${head}${occurrences.map(rows)}<tbody><tr class="sub"><td colspan="4">Policy total</td>${numbers(partsOf(occurrences))}</tr></tbody></table>`
          }`,
      )}
      <table>${head}<tbody><tr class="sub"><td colspan="4">Account total</td>${numbers(partsOf(everything))}</tr></tbody></table>
      <div class="legend">Stat A - active<br>Stat F - final (closed)<br>Stat X - reopened<br>BI - bodily injury<br>PD - property damage<br>MP - medical payments<br>PI - personal injury<br>Limits, deductibles and excess cover are not considered in this report.</div>`;
    return {
      html: sheet({ css, body }),
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate: addDays(asOf, 1),
        valuationDate: asOf,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate, occurrences }) => ({
          policyNumber,
          lineOfBusiness: 'Commercial General Liability',
          effectiveDate,
          expirationDate,
          ...(occurrences.length > 0 && amounts(partsOf(occurrences))),
        })),
        claims: policies.flatMap(({ policyNumber, occurrences }) =>
          occurrences.flatMap(({ lead, parts }) =>
            parts.map((part) => ({
              claimNumber: lead.number,
              policyNumber,
              claimantName: part.claimant,
              claimType: part.coverage,
              status: part.status,
              lossDate: lead.lossDate,
              reportedDate: lead.reportedDate,
              lossState: lead.state,
              description: lead.description,
              adjusterName: lead.adjuster,
              ...amounts([part]),
            })),
          ),
        ),
        grandTotals: amounts(partsOf(everything)),
        // the line's own number belongs to the occurrence's
        _accept: Object.fromEntries(
          everything
            .flatMap(({ lead, parts }) => parts.map((_, i) => `${lead.number}-${suffix(i)}`))
            .map((number, i) => [`claims[${i}].claimNumber`, [number]]),
        ),
      },
    };
  },
};
