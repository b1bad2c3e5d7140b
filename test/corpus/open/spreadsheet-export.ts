import { addDays, bare, shortBare } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { inParentheses, sum } from '../kit/money.ts';
import { carrier, company, numbered } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

const css = `
  body { font: 6.3pt Calibri, Carlito, Arial, sans-serif; color: #000 }
  table { border-collapse: collapse } td { border: .4px solid #d0d0d0; padding: 1.5pt 2.5pt; vertical-align: bottom }
  tr.head td { background: #d9e2f3; font-weight: bold; text-align: center; vertical-align: middle } tr.title td { border: 0; font-size: 9pt; font-weight: bold }
  td.n { text-align: right; white-space: nowrap } td.d { white-space: nowrap } tr.sum td { font-weight: bold; border-top: 1px solid #000 } .next { break-before: page }`;

const columns =
  'Policy #;LOB;Policy Eff;Policy Exp;Claim #;Claimant;Date of Loss;Date Reported;Date Closed;Claim Status;Jurisdiction State;Accident Description;Paid Indemnity;Paid Medical;Paid Expense;Gross Paid;O/S Indemnity;O/S Medical;O/S Expense;Gross O/S;Recovery;Net Incurred;Examiner'.split(
    ';',
  );

const head = (names: readonly string[]): Html => html`<tr class="head">${cells('td', names)}</tr>`;
const titleRow = (text: string): Html => html`<tr class="title"><td colspan="12">${text}</td></tr>`;
const numbers = (values: readonly number[]): Html =>
  html`${values.map((value) => html`<td class="n">${inParentheses(value)}</td>`)}`;
const dates = (values: readonly (string | null)[]): Html =>
  html`${values.map((value) => html`<td class="d">${value && bare(value)}</td>`)}`;
const netOf = ({ incurred, recovered }: Pick<ClaimFacts, 'incurred' | 'recovered'>): number =>
  sum([incurred.total, -recovered]);
const amountsOf = (facts: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred' | 'recovered'>): number[] => {
  const { paid, reserve, recovered } = facts;
  const four = ({ loss, medical, expense, total }: ClaimFacts['paid']): number[] => [loss, medical, expense, total];
  return [...four(paid), ...four(reserve), -recovered, netOf(facts)];
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'spreadsheet-export',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = company(random);
    const asOf = `2025-0${random.int(1, 9)}-${random.int(10, 28)}`;
    const reportDate = addDays(asOf, 1);
    const counts = random.times(5, () => random.int(4, 22));
    counts[random.int(0, 4)] = 0;
    const first = `${random.int(2019, 2020)}-1${random.int(0, 2)}-01`;
    const policies = makeTerms(random, { first, counts, line: 'workers', numbers: 'W@#######', asOf }).map((term) => ({
      ...term,
      policyNumber: numbered(random, 'TWC####### 0#'),
    }));
    const claimRow = (policy: (typeof policies)[number], claim: ClaimFacts): Html => {
      const status = { open: 'Open', closed: 'Closed', reopened: 'Reopened' }[claim.status];
      const front: Piece = [policy.policyNumber, 'WC'].map((text) => html`<td class="d">${text}</td>`);
      return html`<tr>${front}${dates([policy.effectiveDate, policy.expirationDate])}${cells('td', [claim.number, claim.claimant])}
        ${dates([claim.lossDate, claim.reportedDate, claim.closedDate])}${cells('td', [status, claim.state, claim.description])}${numbers(amountsOf(claim))}${cells('td', [claim.adjuster])}</tr>`;
    };
    const all = totalsOf(policies.flatMap(({ claims }) => claims));
    const body = html`<table>${titleRow('Loss Run - Claim Detail')}${titleRow(`Insured: ${insured}`)}${titleRow(`Carrier: ${carrierName}`)}
      ${titleRow(`Data as of ${bare(asOf)}     Exported ${bare(reportDate)} 7:42 AM`)}${head(columns)}
      ${policies.flatMap((policy) => policy.claims.map((claim) => claimRow(policy, claim)))}
      <tr class="sum"><td colspan="12">Grand Total</td>${numbers(amountsOf(all))}<td></td></tr></table>
      <table class="next">${titleRow('Policy Terms')}${head(['Policy #', 'LOB', 'Eff', 'Exp', '# Claims', '# Open', 'Gross Paid', 'Gross O/S', 'Net Incurred'])}
      ${policies.map(({ policyNumber, effectiveDate, expirationDate, claims }) => {
        const totals = totalsOf(claims);
        return html`<tr>${cells('td', [policyNumber, 'WC', shortBare(effectiveDate), shortBare(expirationDate)])}<td class="n">${totals.claimCount}</td><td class="n">${totals.openClaimCount}</td>${numbers([totals.paid.total, totals.reserve.total, netOf(totals)])}</tr>`;
      })}</table>`;
    return {
      html: sheet({ css, body }),
      print: { landscape: true, format: 'Legal', margin: { left: '0.25in', right: '0.25in' } },
      label: {
        carrierName,
        namedInsureds: [insured],
        reportDate,
        valuationDate: asOf,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate, claims }) => {
          const { claimCount, openClaimCount, paid, reserve, incurred, recovered } = totalsOf(claims);
          return {
            policyNumber,
            lineOfBusiness: 'WC',
            effectiveDate,
            expirationDate,
            claimCount,
            openClaimCount,
            paid: { total: paid.total },
            reserve: { total: reserve.total },
            incurred: { total: netOf({ incurred, recovered }) },
          };
        }),
        claims: policies.flatMap(({ policyNumber, claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber,
            claimantName: claim.claimant,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            lossState: claim.state,
            description: claim.description,
            adjusterName: claim.adjuster,
            paid: claim.paid,
            reserve: claim.reserve,
            incurred: { total: netOf(claim) },
            recovered: claim.recovered,
          })),
        ),
        grandTotals: {
          paid: all.paid,
          reserve: all.reserve,
          incurred: { total: netOf(all) },
          recovered: all.recovered,
        },
      },
    };
  },
};
