import { addDays, addYears, shortSlashed, slashed } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, type Kinds, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf } from '../parts/loss-columns.ts';

// A workers' compensation carrier's register: three rows a claim (paid, outstanding, incurred) under heads of three
// rows, with columns for medical, indemnity and expense; the facts of the claim are spread over its rows. Totals count
// medical-only and lost-time claims, open and closed.

const CODES = { open: 'OPN', closed: 'CLS', reopened: 'REO' };
const isLostTime = ({ claimType }: ClaimFacts): boolean => claimType === 'Indemnity' || claimType === 'Lost Time';
const typeOf = (claim: ClaimFacts): string => (isLostTime(claim) ? 'LT' : 'MO');
/** The heads of three rows, by column. */
const HEADS: readonly (readonly string[])[] = [
  ['Claim Number', 'Claimant', 'Accident Description'],
  ['Acc Date', 'Rptd Date', 'Clsd Date'],
  ['Sts', 'Typ', 'St'],
  ['Part of Body', 'Nature', 'Cause'],
];
const AMOUNTS = ['Medical', 'Indemnity', 'Expense', 'Total'];

interface Term extends TermFacts {
  number: string;
}

const css = `body{margin:0;font:7.4pt/1.22 'DejaVu Sans Condensed','Liberation Sans Narrow',sans-serif}.top{display:grid;grid-template-columns:1fr auto 1fr;border:1pt solid #000;padding:4pt 6pt}.top div:nth-child(2){text-align:center;font-size:11pt;font-weight:700}.top div:last-child{text-align:right}
table{width:100%;border-collapse:collapse;margin-top:5pt}thead th{text-align:left;font-weight:700;padding:.5pt 4pt;background:#d8d8d8}thead tr:first-child th{border-top:1pt solid #000}thead tr:last-child th{border-bottom:1pt solid #000}td{padding:.6pt 4pt;vertical-align:top;white-space:nowrap}td.d{white-space:normal;width:34%}.n{text-align:right!important}tbody{break-inside:avoid}tbody tr:first-child td{padding-top:4pt}.l td{border-bottom:.4pt solid #888;padding-bottom:4pt}
.p td{font-weight:700;font-size:8.4pt;border-bottom:.6pt solid #000;padding-top:8pt!important}.s td{font-weight:700}.s.l td{border-bottom:1pt solid #000}.none td{padding:3pt 14pt}`;

const amounts = (caption: string, { medical, loss, expense, total }: Kinds): Html =>
  html`<td>${caption}</td>${[medical, loss, expense, total].map((value) => html`<td class="n">${cents(value)}</td>`)}`;

function claimBody(claim: ClaimFacts): Html {
  const closed = claim.closedDate === null ? '' : shortSlashed(claim.closedDate);
  const cells = (...values: readonly string[]): Html => html`${values.map((value) => html`<td>${value}</td>`)}`;
  return html`<tbody><tr>${cells(claim.number, shortSlashed(claim.lossDate), CODES[claim.status], claim.bodyPart)}${amounts('Pd', claim.paid)}</tr>
<tr>${cells(claim.claimant, shortSlashed(claim.reportedDate), typeOf(claim), claim.nature)}${amounts('O/S', claim.reserve)}</tr>
<tr class="l"><td class="d">${claim.description}</td>${cells(closed, claim.state, claim.cause)}${amounts('Inc', claim.incurred)}</tr></tbody>`;
}

function sumsOf(claims: readonly ClaimFacts[]) {
  return {
    paid: addKinds(claims.map(({ paid }) => paid)),
    reserve: addKinds(claims.map(({ reserve }) => reserve)),
    incurred: addKinds(claims.map(({ incurred }) => incurred)),
  };
}

function sumBody(caption: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount } = countsOf(claims);
  const lostTime = claims.filter(isLostTime).length;
  const { paid, reserve, incurred } = sumsOf(claims);
  const recovered = sum(claims.map((claim) => claim.recovered));
  return html`<tbody><tr class="s"><td colspan="4">${caption}</td>${amounts('Pd', paid)}</tr>
<tr class="s"><td colspan="4">Claims ${claimCount} &nbsp;&nbsp; Med Only ${claimCount - lostTime} &nbsp;&nbsp; Lost Time ${lostTime}</td>${amounts('O/S', reserve)}</tr>
<tr class="s l"><td colspan="4">Open ${openClaimCount} &nbsp;&nbsp; Closed ${claimCount - openClaimCount} &nbsp;&nbsp; Subro Recoveries ${cents(recovered)}</td>${amounts('Inc', incurred)}</tr></tbody>`;
}

function termBodies({ number, effectiveDate, expirationDate, claims }: Term): Html {
  const head = html`<tr class="p"><td colspan="9">Policy No. ${number} &nbsp;&nbsp;&nbsp; Eff ${slashed(effectiveDate)} &nbsp; Exp ${slashed(expirationDate)}</td></tr>`;
  if (claims.length === 0)
    return html`<tbody>${head}<tr class="none"><td colspan="9">* * *  NO CLAIMS  * * *</td></tr></tbody>`;
  return html`<tbody>${head}</tbody>${claims.map(claimBody)}${sumBody(`Totals for ${number}`, claims)}`;
}

function drawTerms(random: Random, first: string, years: number, asOf: string): Term[] {
  const counts = random.times<number>(years, () => random.pick([0, 2, 3, 5, 8, 11]));
  counts[random.int(0, years - 1)] = random.int(2, 5);
  const number = numbered(random, '######-##');
  return makeTerms(random, { line: 'workers', first, counts, numbers: 'WX########', asOf }).map((term, index) => ({
    ...term,
    claims: term.claims.map((claim) => ({ ...claim, claimant: lastNameFirst(random).toUpperCase() })),
    number: `WC ${number}-0${index + 1}`,
  }));
}

const claimLabel = (claim: ClaimFacts, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: claim.claimant,
  claimType: typeOf(claim),
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  lossState: claim.state,
  description: claim.description,
  cause: claim.cause,
  natureOfInjury: claim.nature,
  bodyPart: claim.bodyPart,
  ...sumsOf([claim]),
});

const sumLabel = (claims: readonly ClaimFacts[]) => ({
  ...countsOf(claims),
  ...sumsOf(claims),
  recovered: sum(claims.map(({ recovered }) => recovered)),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'three-rows',
  build(random) {
    const years = random.int(2, 5);
    const first = `${random.int(2014, 2022)}-${random.pick(['01-01', '02-20', '07-01', '10-01'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(150, 700));
    const reportDate = addDays(asOf, random.int(0, 3));
    const terms = drawTerms(random, first, years, asOf);
    const claims = terms.flatMap((term) => term.claims);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const heads = [0, 1, 2].map(
      (row) =>
        html`<tr>${HEADS.map((column) => html`<th>${column[row]}</th>`)}<th></th>${AMOUNTS.map((head) => html`<th class="n">${row === 2 ? head : ''}</th>`)}</tr>`,
    );
    const body = html`<div class="top"><div>Insured: ${insured}<br>Producer: ${producer}<br>Coverage: WORK COMP</div><div>${insurer}<br>Claim Register</div><div>Run Date: ${slashed(reportDate)}<br>Valuation Date: ${slashed(asOf)}<br>Form CR-3</div></div>
<table><thead>${heads}</thead>${terms.map(termBodies)}${sumBody('GRAND TOTALS - ALL POLICIES', claims)}</table><p>MO = medical only, LT = lost time. Pd = paid, O/S = outstanding reserve, Inc = incurred before recoveries.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate,
      valuationDate: asOf,
      policies: terms.map((term) => ({
        policyNumber: term.number,
        lineOfBusiness: 'WORK COMP',
        effectiveDate: term.effectiveDate,
        expirationDate: term.expirationDate,
        ...(term.claims.length === 0 ? {} : sumLabel(term.claims)),
      })),
      claims: terms.flatMap(({ number, claims }) => claims.map((claim) => claimLabel(claim, number))),
      grandTotals: sumLabel(claims),
      // a legend explains the codes
      _accept: Object.fromEntries(
        claims.map((claim, index) => [
          `claims[${index}].claimType`,
          [typeOf(claim), isLostTime(claim) ? 'lost time' : 'medical only'],
        ]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
