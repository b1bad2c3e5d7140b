import { addDays, addYears, slashed } from '../kit/dates.ts';
import { cells, html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, kinds, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { carrier, company, firstName, lastName, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf } from '../parts/loss-columns.ts';

// A third party administrator's workers' compensation detail: every claim is a framed block, its facts on the left, on
// the right a small matrix with a row for each kind of cost and columns for paid, outstanding, incurred and recovered.

const TYPES = new Map([
  ['Medical Only', 'MO - Medical Only'],
  ['Report Only', 'RO - Report Only'],
  ['Indemnity', 'IN - Indemnity'],
  ['Lost Time', 'LT - Lost Time'],
]);
const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Re-Opened' };

/** What came back, by kind: a lien on wages, a refund of a hospital. */
interface Claim extends ClaimFacts {
  back: Kinds;
  worker: string;
  department: string;
}
interface Term extends TermFacts {
  number: string;
  claims: Claim[];
}

const css = `body{margin:0;font:8pt/1.3 'Liberation Sans',Arial,sans-serif}.top{text-align:center;margin-bottom:6pt}.top b{font-size:13pt}.top i{font-size:9pt}.who{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:1pt 6pt;border:1pt solid #000;padding:4pt;margin-bottom:4pt}.who span:nth-child(odd),.f span:nth-child(odd){color:#444}
.term{background:#222;color:#fff;padding:2.5pt 5pt;font-weight:700;margin-top:8pt;break-after:avoid;display:flex;justify-content:space-between}.claim{border:.7pt solid #777;border-top:0;display:flex;break-inside:avoid}.f{flex:1;display:grid;grid-template-columns:62pt 1fr 56pt 1fr;gap:.5pt 4pt;padding:4pt;align-content:start}.f .wide{grid-column:2/5}
.m{width:252pt;border-left:.7pt solid #777;border-collapse:collapse;font-size:7.5pt;align-self:flex-start}.m th{background:#eee;font-weight:400;text-align:right;padding:1pt 4pt}.m td{text-align:right;padding:1.2pt 4pt}.m td:first-child{text-align:left}.m tr:last-child td{border-top:.7pt solid #777;font-weight:700}.all{border-top:.7pt solid #777;background:#f3f3f3;font-weight:700}.no{border:.7pt solid #777;border-top:0;padding:4pt;font-style:italic}`;

const ROWS: readonly (readonly [string, keyof Kinds])[] = [
  ['Indemnity', 'loss'],
  ['Medical', 'medical'],
  ['Expense', 'expense'],
  ['Total', 'total'],
];

const summed = (list: readonly Kinds[]): Kinds =>
  kinds(
    sum(list.map(({ loss }) => loss)),
    sum(list.map(({ medical }) => medical)),
    sum(list.map(({ expense }) => expense)),
  );

function sumsOf(claims: readonly Claim[]) {
  return {
    paid: summed(claims.map(({ paid }) => paid)),
    reserve: summed(claims.map(({ reserve }) => reserve)),
    incurred: summed(claims.map(({ incurred }) => incurred)),
    back: summed(claims.map(({ back }) => back)),
  };
}

function matrix(claims: readonly Claim[]): Html {
  const { paid, reserve, incurred, back } = sumsOf(claims);
  const rows = ROWS.map(
    ([name, kind]) =>
      html`<tr>${cells('td', [name, ...[paid, reserve, incurred, back].map((amounts) => dollarsAndCents(amounts[kind]))])}</tr>`,
  );
  return html`<table class="m"><tr>${cells('th', ['', 'Paid', 'Outstanding', 'Incurred', 'Recovered'])}</tr>${rows}</table>`;
}

const pair = (caption: string, value: string | null, wide = ''): Html =>
  html`<span>${caption}</span><span class="${wide}">${value}</span>`;

function claimBlock(claim: Claim): Html {
  const closed = claim.closedDate === null ? '' : slashed(claim.closedDate);
  return html`<div class="claim"><div class="f">${pair('Claim Number', claim.number)}${pair('Status', STATUS[claim.status])}
${pair('Employee', claim.worker)}${pair('Claim Type', TYPES.get(claim.claimType) ?? claim.claimType)}${pair('Injury Date', slashed(claim.lossDate))}${pair('Date Recvd', slashed(claim.reportedDate))}
${pair('Body Part', claim.bodyPart)}${pair('Date Closed', closed)}${pair('Nature', claim.nature)}${pair('Juris State', claim.state)}${pair('Cause', claim.cause)}${pair('Department', claim.department)}
${pair('Adjuster', claim.adjuster, 'wide')}${pair('Description', claim.description, 'wide')}</div>${matrix([claim])}</div>`;
}

function sumBlock(caption: string, claims: readonly Claim[]): Html {
  const { claimCount, openClaimCount } = countsOf(claims);
  return html`<div class="claim all"><div class="f"><span style="grid-column:1/5">${caption}</span>${pair('Claims', String(claimCount))}${pair('Open', String(openClaimCount))}</div>${matrix(claims)}</div>`;
}

function termBlock({ number, effectiveDate, expirationDate, claims }: Term): Html {
  const head = html`<div class="term"><span>Policy ${number}</span><span>Policy Period ${slashed(effectiveDate)} - ${slashed(expirationDate)}</span></div>`;
  if (claims.length === 0) return html`${head}<div class="no">There are no claims for this policy period.</div>`;
  return html`${head}${claims.map(claimBlock)}${sumBlock(`Policy Totals ${number}`, claims)}`;
}

function drawTerms(random: Random, first: string, asOf: string, years: number): Term[] {
  const counts = random.times<number>(years, () => random.pick([0, 1, 2, 3, 4]));
  counts[0] = random.int(1, 3);
  const departments = random.times(
    4,
    () =>
      `${random.digits(3)} ${random.pick(['Kitchen', 'Warehouse', 'Line 2', 'Maintenance', 'Front Office', 'Night Shift'])}`,
  );
  const numbers = `${random.digits(4)}-WC-######`;
  const policyNumber = numbered(random, 'WCA @ ######');
  return makeTerms(random, { line: 'workers', first, counts, numbers, asOf }).map((term) => ({
    ...term,
    number: `${policyNumber} ${term.effectiveDate.slice(2, 4)}`,
    claims: term.claims.map((claim) => {
      const refund = claim.paid.medical > 0 && random.chance(0.12) ? Math.round(claim.paid.medical * 20) / 100 : 0;
      const back = kinds(claim.recovered, refund, 0);
      const worker = `${lastName(random)}, ${firstName(random)} ${random.letters(1)}`;
      return { ...claim, back, recovered: back.total, worker, department: random.pick(departments) };
    }),
  }));
}

function amountsLabel(claims: readonly Claim[]) {
  const { paid, reserve, incurred, back } = sumsOf(claims);
  return { paid, reserve, incurred, recovered: back.total };
}

const claimLabel = (claim: Claim, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: claim.worker,
  claimType: TYPES.get(claim.claimType) ?? claim.claimType,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  lossState: claim.state,
  description: claim.description,
  cause: claim.cause,
  natureOfInjury: claim.nature,
  bodyPart: claim.bodyPart,
  adjusterName: claim.adjuster,
  ...amountsLabel([claim]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'money-blocks',
  build(random) {
    const years = random.int(1, 3);
    const first = `${random.int(2017, 2023)}-${random.pick(['01-01', '03-15', '07-01', '10-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(200, 500));
    const runDate = addDays(asOf, random.int(1, 5));
    const terms = drawTerms(random, first, asOf, years);
    const claims = terms.flatMap((term) => term.claims);
    const [insurer, insured, administrator] = [carrier(random), company(random), `${word(random)} Risk Administrators`];
    const body = html`<div class="top"><b>${administrator}</b><br><i>Workers&rsquo; Compensation Claim Detail with Financials</i></div>
<div class="who">${pair('Insured:', insured)}${pair('Carrier:', insurer)}${pair('Valuation Date:', slashed(asOf))}${pair('Report Run:', slashed(runDate))}${pair('Coverage:', 'Workers Compensation')}${pair('Sort:', 'Policy Period, Injury Date')}</div>
${terms.map(termBlock)}<div class="term">Report Totals</div>${sumBlock('All policies', claims)}`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: runDate,
      valuationDate: asOf,
      policies: terms.map((term) => ({
        policyNumber: term.number,
        lineOfBusiness: 'Workers Compensation',
        effectiveDate: term.effectiveDate,
        expirationDate: term.expirationDate,
        ...(term.claims.length === 0 ? {} : { ...countsOf(term.claims), ...amountsLabel(term.claims) }),
      })),
      claims: terms.flatMap(({ number, claims }) => claims.map((claim) => claimLabel(claim, number))),
      grandTotals: { ...countsOf(claims), ...amountsLabel(claims) },
      _accept: Object.fromEntries(
        claims.map(({ claimType }, index) => [
          `claims[${index}].claimType`,
          [TYPES.get(claimType) ?? claimType, claimType],
        ]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
