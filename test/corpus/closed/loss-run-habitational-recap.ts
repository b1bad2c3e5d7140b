import { addDays, addYears, dayFirst } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type Totals, totalsOf } from '../kit/loss-facts.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// A package carrier of apartment owners: all losses of the account in one list from the newest to the oldest, whatever the
// policy, what happened first and the number of the claim last, recoveries in parentheses; the policies are known from a
// recap by period on the last sheet only.

const css = `body{margin:0;font:7.6pt/1.26 'Liberation Sans Narrow','Nimbus Sans Narrow',sans-serif}.h{display:grid;grid-template-columns:1fr 1fr 1fr;margin-bottom:8pt}.h b{font-size:12pt}.h div:nth-child(2){text-align:center}.h div:last-child{text-align:right}table{width:100%;border-collapse:collapse}th{text-align:left;vertical-align:bottom;border-top:1pt solid #333;border-bottom:1pt solid #333;padding:2pt 3pt;font-size:7.2pt}td{padding:2pt 3pt;vertical-align:top}tbody tr:nth-child(odd) td{background:#eef2ee}.n{text-align:right;white-space:nowrap}.d{width:150pt}.w{white-space:nowrap}tr{break-inside:avoid}.t td{font-weight:700;background:#fff!important;border-top:1pt solid #333}.pg{break-before:page}h2{font-size:10pt;margin:0 0 4pt}.fine{font-size:6.8pt}`;

const STATUS = { open: 'OPN', closed: 'CLS', reopened: 'REO' };
const KINDS = [
  { line: 'property', name: 'Package - Property', prefix: 'HPP' },
  { line: 'liability', name: 'Package - General Liability', prefix: 'HGL' },
] as const;

interface File extends ClaimFacts {
  policy: string;
  site: string;
}

function drawPolicies(random: Random, first: string, years: number, asOf: string, sites: readonly string[]) {
  return KINDS.flatMap(({ line, name, prefix }) => {
    const stem = numbered(random, `${prefix}######`);
    const counts = random.times<number>(years, () => random.pick([0, 1, 2, 3, 4]));
    return makeTerms(random, { line, first, counts, numbers: '###-#####-##', asOf, wholeDollars: true }).map(
      (term, year) => {
        const number = `${stem}-${String(year + 1).padStart(2, '0')}`;
        const files = term.claims.map((claim): File => {
          const merged = withoutMedical(claim);
          return { ...merged, recovered: Math.round(merged.recovered), policy: number, site: random.pick(sites) };
        });
        return { number, name, effectiveDate: term.effectiveDate, expirationDate: term.expirationDate, files };
      },
    );
  });
}

type Amounts = Pick<Totals, 'paid' | 'reserve' | 'incurred' | 'recovered'>;
const netOf = ({ incurred, recovered }: Amounts): number => sum([incurred.total, -recovered]);
const inBrackets = (amount: number): string => (amount === 0 ? '0' : `(${whole(amount)})`);
const moneyCells = (of: Amounts): Html =>
  html`<td class="n">${whole(of.paid.loss)}</td><td class="n">${whole(of.paid.expense)}</td><td class="n">${whole(of.reserve.loss)}</td><td class="n">${whole(of.reserve.expense)}</td><td class="n">${inBrackets(of.recovered)}</td><td class="n">${whole(netOf(of))}</td>`;
const amountsLabel = (of: Amounts) => ({
  paid: { loss: of.paid.loss, expense: of.paid.expense },
  reserve: { loss: of.reserve.loss, expense: of.reserve.expense },
  incurred: { total: netOf(of) },
  recovered: of.recovered,
});
const MONEY = ['Loss Pd', 'Exp Pd', 'Loss O/S', 'Exp O/S', 'Recov', 'Net Inc'];

export const style: Style = {
  policyType: 'loss_run',
  name: 'habitational-recap',
  build(random) {
    const years = random.int(3, 5);
    const first = `${random.int(2015, 2021)}-${random.pick(['01', '04', '06', '10'])}-${random.pick(['01', '15'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(140, 350));
    const printed = addDays(asOf, random.int(2, 15));
    const sites = random.times(
      random.int(2, 5),
      () => `${word(random)} ${random.pick(['Gardens', 'Terrace', 'Court Apts', 'Village', 'Lofts'])}`,
    );
    const [insurer, producer] = [carrier(random), agency(random)];
    const insured = `${word(random)} Residential Partners LP`;
    const policies = drawPolicies(random, first, years, asOf, sites);
    const account = random.digits(6);
    const files = policies.flatMap((policy) => policy.files).sort((a, b) => b.lossDate.localeCompare(a.lossDate));
    const total = totalsOf(files);
    const head = (title: string): Html =>
      html`<div class="h"><div><b>${insurer}</b><br>Habitational Division</div><div>${title}<br>${insured}<br>Account ${account}</div><div>Evaluated ${dayFirst(asOf)}<br>Printed ${dayFirst(printed)}<br>Producer: ${producer}</div></div>`;
    const row = (file: File): Html =>
      html`<tr><td class="w">${dayFirst(file.lossDate)}</td><td class="d">${file.description}</td><td>${file.site}</td><td>${file.cause}</td><td>${file.claimant}</td><td>${file.claimType}</td><td>${STATUS[file.status]}</td><td class="w">${dayFirst(file.reportedDate)}</td>${moneyCells(file)}<td class="w">${file.number}</td><td class="w">${file.policy}</td></tr>`;
    const recap = policies.map(
      (policy) =>
        html`<tr>${cells('td', [policy.name, policy.number, dayFirst(policy.effectiveDate), dayFirst(policy.expirationDate), policy.files.length, totalsOf(policy.files).openClaimCount])}${moneyCells(totalsOf(policy.files))}</tr>`,
    );
    const heads = MONEY.map((each) => html`<th class="n">${each}</th>`);
    const body = html`${head('Account Loss Listing')}<table><thead><tr>${cells('th', ['Loss Date', 'What Happened', 'Property', 'Cause', 'Claimant', 'Coverage', 'Sts', 'Notified'])}${heads}${cells('th', ['Claim ID', 'Policy'])}</tr></thead><tbody>${files.map(row)}<tr class="t"><td colspan="8">Account Totals &nbsp; ${files.length} losses, ${total.openClaimCount} not closed</td>${moneyCells(total)}<td colspan="2"></td></tr></tbody></table>
<div class="pg">${head('Recap by Policy Period')}<table><thead><tr>${cells('th', ['Line', 'Policy', 'Inception', 'Expiry', 'Losses', 'Not Closed'])}${heads}</tr></thead><tbody>${recap}<tr class="t"><td colspan="4">All periods</td><td>${files.length}</td><td>${total.openClaimCount}</td>${moneyCells(total)}</tr></tbody></table><p class="fine">Net Inc = Loss Pd + Exp Pd + Loss O/S + Exp O/S less Recov. OPN open, CLS closed, REO reopened. Whole dollars. A period with no losses is shown with zeros. This listing is not a guarantee of future results and is released to the producer of record only.</p></div>`;
    const counts = ({ claimCount, openClaimCount }: Totals) => ({ claimCount, openClaimCount });
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: printed,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: policy.name,
        effectiveDate: policy.effectiveDate,
        expirationDate: policy.expirationDate,
        ...counts(totalsOf(policy.files)),
        ...amountsLabel(totalsOf(policy.files)),
      })),
      claims: files.map((file) => ({
        claimNumber: file.number,
        policyNumber: file.policy,
        claimantName: file.claimant,
        claimType: file.claimType,
        status: file.status,
        lossDate: file.lossDate,
        reportedDate: file.reportedDate,
        description: file.description,
        cause: file.cause,
        ...amountsLabel(file),
      })),
      grandTotals: { ...counts(total), ...amountsLabel(total) },
    };
    const margin = { left: '0.35in', right: '0.35in', top: '0.45in', bottom: '0.45in' };
    return { html: sheet({ css, body }), label, print: { landscape: true, margin } };
  },
};
