import { addDays, addYears, slashed } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { inParentheses, sum } from '../kit/money.ts';
import { word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `
  body { font: 8pt 'Times New Roman', Times, serif } .center { text-align: center } .center b { font-size: 13pt }
  .legend { border: 1px dashed #555; font-size: 7pt; padding: 3pt 6pt; margin: 8pt 0; width: 60% } table { border-collapse: collapse; width: 100% }
  th { border: 1px solid #000; background: #eee; font-size: 7.5pt; padding: 2pt } td { border: 1px solid #999; padding: 2pt 3pt; vertical-align: top } td.n { text-align: right; white-space: nowrap }
  td.dept { background: #dbe7d5; font-weight: bold } tr.st td { font-weight: bold } tr { break-inside: avoid } .end { margin-top: 14pt; break-inside: avoid } p.note { font-size: 7pt }`;

const departments = [
  'Public Works',
  'Parks & Recreation',
  'Sheriff',
  'Water and Sewer',
  'Administration',
  'Transit',
  'Library',
];
const codes = { open: '1', closed: '2', reopened: '3' } as const;

type Claim = ClaimFacts & { agreement: string; department: string };
const netOf = (claims: readonly ClaimFacts[]): number =>
  sum(claims.flatMap(({ incurred, recovered }) => [incurred.total, -recovered]));
const numbers = (claims: readonly ClaimFacts[]): Piece => {
  const { paid, reserve, recovered } = totalsOf(claims);
  const values = [paid.loss, paid.expense, reserve.loss, reserve.expense, -recovered, netOf(claims)];
  return values.map((value) => html`<td class="n">${inParentheses(value)}</td>`);
};

function departmentRows(department: string, claims: readonly Claim[]): Html {
  const row = (claim: Claim): Html =>
    html`<tr>${cells('td', [claim.number, claim.agreement, slashed(claim.lossDate), slashed(claim.reportedDate), claim.claimant, html`<i>${claim.claimType}</i><br>${claim.description}`, codes[claim.status]])}${numbers([claim])}</tr>`;
  return html`<tr><td class="dept" colspan="13">${department}</td></tr>${claims.map(row)}<tr class="st"><td colspan="7">${department} - ${claims.length} occurrence(s)</td>${numbers(claims)}</tr>`;
}

const amounts = (claims: readonly ClaimFacts[]): Record<string, unknown> => {
  const { paid, reserve, recovered } = totalsOf(claims);
  const both = ({ loss, expense }: ClaimFacts['paid']): Record<string, number> => ({ loss, expense });
  return { paid: both(paid), reserve: both(reserve), incurred: { total: netOf(claims) }, recovered };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'pool-departments',
  build: (random) => {
    const county = word(random);
    const carrierName = `${word(random)} ${random.pick(['Public Entity Risk Pool', 'Municipal Self-Insurance Pool', 'Counties Risk Sharing Authority'])}`;
    const insured = `${random.pick(['County of', 'City of', 'Township of'])} ${county}`;
    const asOf = `2024-0${random.int(1, 6)}-30`.replace('02-30', '02-29');
    const reportDate = addDays(asOf, random.int(5, 25));
    const member = random.int(101, 399);
    const counts = [random.int(6, 14), random.int(4, 12), 0, random.int(2, 9)];
    const years = makeTerms(random, {
      first: '2020-07-01',
      counts: random.chance(0.5) ? counts : counts.toReversed(),
      line: 'liability',
      numbers: '####-#####',
      asOf,
    });
    const names = random.some(departments, random.int(3, 5));
    const agreements = years.map((year) => {
      const agreement = `LIAB-${year.effectiveDate.slice(2, 4)}-${member}`;
      const claims = year.claims.map((claim): Claim => {
        // the pool's cover has no medical part
        const strip = ({ loss, expense }: ClaimFacts['paid']): ClaimFacts['paid'] => ({
          loss,
          medical: 0,
          expense,
          total: sum([loss, expense]),
        });
        const [paid, reserve] = [strip(claim.paid), strip(claim.reserve)];
        return { ...claim, paid, reserve, incurred: strip(claim.incurred), agreement, department: random.pick(names) };
      });
      return { ...year, agreement, claims };
    });
    const claims = agreements.flatMap((year) => year.claims);
    const head = html`<tr><th rowspan="2">Occurrence</th><th rowspan="2">Coverage Agreement</th><th rowspan="2">Date of Occurrence</th><th rowspan="2">Date Received</th><th rowspan="2">Third Party</th><th rowspan="2">Coverage / Facts</th><th rowspan="2">St</th><th colspan="2">Payments</th><th colspan="2">Case Reserves</th><th rowspan="2">Recoveries</th><th rowspan="2">Net Incurred</th></tr><tr>${cells('th', ['Loss', 'LAE', 'Loss', 'LAE'])}</tr>`;
    const used = names.filter((name) => claims.some(({ department }) => department === name));
    const body = html`<div class="center"><b>${carrierName}</b><br>Member Loss Report by Department<br>Member: ${insured} &nbsp; (Member No. ${member})<br>Values as of ${slashed(asOf)} &nbsp;&nbsp; Report date ${slashed(reportDate)}</div>
      <div class="legend">Status codes: 1 = Open, 2 = Closed, 3 = Reopened. Recoveries from subrogation and from the excess carrier are shown in parentheses. LAE = loss adjustment expense. Member retention: $10,000 each occurrence.</div>
      <table><thead>${head}</thead>${used.map((name) =>
        departmentRows(
          name,
          claims.filter(({ department }) => department === name),
        ),
      )}
      <tr class="st"><td colspan="7">Member Total - ${claims.length} occurrence(s)</td>${numbers(claims)}</tr></table>
      <table class="end"><tr>${cells('th', ['Coverage Agreement', 'Coverage Period', 'Member Contribution', 'Occurrences', 'Open', 'Net Incurred'])}</tr>${agreements.map(({ agreement, effectiveDate, expirationDate, claims: own }) => html`<tr>${cells('td', [agreement, `${slashed(effectiveDate)} to ${slashed(expirationDate)}`])}<td class="n">${inParentheses(random.dollars(20_000, 400_000))}</td><td class="n">${own.length}</td><td class="n">${totalsOf(own).openClaimCount}</td><td class="n">${inParentheses(netOf(own))}</td></tr>`)}</table>
      <p class="note">Report contains matters protected by the attorney-client privilege. Next board meeting: ${slashed(addYears(asOf, 1))}.</p>`;
    return {
      html: sheet({ css, body }),
      print: {
        landscape: true,
        header: html`<div style="font:7px serif;width:100%;text-align:right;padding-right:40px">Page <span class="pageNumber"></span></div>`,
      },
      label: {
        carrierName,
        namedInsureds: [insured],
        reportDate,
        valuationDate: asOf,
        policies: agreements.map(({ agreement, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber: agreement,
          effectiveDate,
          expirationDate,
          claimCount: own.length,
          openClaimCount: totalsOf(own).openClaimCount,
          incurred: { total: netOf(own) },
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.agreement,
          claimantName: claim.claimant,
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          description: claim.description,
          ...amounts([claim]),
        })),
        grandTotals: { claimCount: claims.length, ...amounts(claims) },
      },
    };
  },
};
