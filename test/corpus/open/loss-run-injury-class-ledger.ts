import { addDays, addYears, dayFirst, dashed, spaced } from '../kit/dates.ts';
import { html, sheet, type Html, type Piece } from '../kit/html.ts';
import { addKinds, type ClaimFacts, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { cents, sum } from '../kit/money.ts';
import { carrier, company, lastNameFirst, numbered, agency } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf } from '../parts/loss-columns.ts';

// A workers compensation insurer's ledger: the money stands left of the claim, the sum before its parts, paid above
// future in one cell; claims of a term are grouped by class of injury, with sums of the class and of the term. A first page
// says the same by term in other words.

const css = `body{margin:0;font:7.7pt/1.2 "DejaVu Sans Condensed",sans-serif}h1{font-size:11.5pt;margin:0}.t{display:grid;grid-template-columns:1fr 1fr 1fr;margin-bottom:6pt}table{width:100%;border-collapse:collapse}td,th{padding:1pt 3pt;vertical-align:top;text-align:left;font-weight:400}th{vertical-align:bottom;background:#dfe7ef}.n{text-align:right;white-space:nowrap}
.r td{border-top:.4pt solid #aaa}.y td{background:#33475b;color:#fff;font-weight:700}.c td{font-style:italic;font-weight:700;padding-top:4pt}.u td{border-top:.8pt solid #000;font-weight:700}.g td{border-top:2pt double #000;font-weight:700}tbody{break-inside:avoid}.pg{break-before:page}.x td,.x th{border:.5pt solid #99a;padding:3pt 5pt}`;

const CLASSES = ['MEDICAL ONLY', 'LOST TIME', 'RECORD ONLY'] as const;
const STATUS = { open: 'OP', closed: 'CL', reopened: 'RO' };
type Class = (typeof CLASSES)[number];
type Kind = 'loss' | 'medical' | 'expense' | 'total';

function classOf({ incurred }: ClaimFacts): Class {
  if (incurred.loss > 0) return 'LOST TIME';
  return incurred.total > 0 ? 'MEDICAL ONLY' : 'RECORD ONLY';
}

interface Policy extends TermFacts {
  number: string;
}

const amountsOf = (claims: readonly ClaimFacts[]) => ({
  incurred: addKinds(claims.map(({ incurred }) => incurred)),
  paid: addKinds(claims.map(({ paid }) => paid)),
  reserve: addKinds(claims.map(({ reserve }) => reserve)),
  recovered: sum(claims.map(({ recovered }) => recovered)),
});

const ledgerLabel = (claims: readonly ClaimFacts[]) => {
  const { incurred, ...amounts } = amountsOf(claims);
  return { ...amounts, incurred: { total: incurred.total } };
};

function moneyCells(claims: readonly ClaimFacts[]): Html {
  const { incurred, paid, reserve, recovered } = amountsOf(claims);
  const pair = (kind: Kind): Html => html`<td class="n">${cents(paid[kind])}<br>${cents(reserve[kind])}</td>`;
  return html`<td class="n">${cents(incurred.total)}<br>${cents(recovered)}</td>${(['total', 'loss', 'medical', 'expense'] as const).map(pair)}`;
}

function claimRow(claim: ClaimFacts): Html {
  const closed = claim.closedDate === null ? '' : dashed(claim.closedDate);
  const pair = (above: Piece, below: Piece): Html => html`<td>${above}<br>${below}</td>`;
  return html`<tr class="r">${moneyCells([claim])}${pair(claim.number, claim.claimant)}${pair(dashed(claim.lossDate), dashed(claim.reportedDate))}${pair(STATUS[claim.status], closed)}${pair(claim.nature, claim.bodyPart)}${pair(claim.state, '')}</tr><tr><td colspan="5"></td><td colspan="5">${claim.cause}: ${claim.description}</td></tr>`;
}

function sumRow(kind: string, caption: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount } = countsOf(claims);
  return html`<tr class="${kind}">${moneyCells(claims)}<td colspan="5">${caption}<br>${claimCount} files, ${openClaimCount} open</td></tr>`;
}

const heads = html`<thead><tr><th class="n">Est. Cost<br>Third Party Rec.</th><th class="n">Total Paid<br>Total Future</th><th class="n">Comp Paid<br>Comp Future</th><th class="n">Medical Paid<br>Medical Future</th><th class="n">Alloc. Exp. Paid<br>Alloc. Exp. Future</th><th>File No.<br>Injured Employee</th><th>Date of Injury<br>Employer Notice</th><th>Sts<br>Sts Date</th><th>Nature<br>Part of Body</th><th>Juris.</th></tr></thead>`;

function policyBody({ number, effectiveDate, expirationDate, claims }: Policy): Html {
  const head = html`<tbody><tr class="y"><td colspan="10">Policy ${number} &nbsp;&nbsp; ${dayFirst(effectiveDate)} to ${dayFirst(expirationDate)}</td></tr></tbody>`;
  if (claims.length === 0)
    return html`${head}<tbody><tr><td colspan="10">No files set up for this term</td></tr></tbody>`;
  const groups = CLASSES.map((name) => ({ name, own: claims.filter((claim) => classOf(claim) === name) }));
  return html`${head}${groups
    .filter(({ own }) => own.length > 0)
    .map(
      ({ name, own }) =>
        html`<tbody><tr class="c"><td colspan="5"></td><td colspan="5">Class of Injury: ${name}</td></tr></tbody>${own.map((claim) => html`<tbody>${claimRow(claim)}</tbody>`)}<tbody>${sumRow('u', `${name} SUBTOTAL`, own)}</tbody>`,
    )}<tbody>${sumRow('u', `TERM TOTAL ${number}`, claims)}</tbody>`;
}

function overview(policies: readonly Policy[]): Html {
  return html`<table class="x"><tr><th>Coverage Period</th><th>Policy</th><th class="n">Frequency</th><th class="n">Lost Time</th><th class="n">Pending</th><th class="n">Paid to Date</th><th class="n">Case Reserves</th><th class="n">Developed Cost</th></tr>${policies.map(
    (policy) => {
      const { paid, reserve, incurred } = amountsOf(policy.claims);
      const lost = policy.claims.filter((claim) => classOf(claim) === 'LOST TIME').length;
      return html`<tr><td>${spaced(policy.effectiveDate)} - ${spaced(policy.expirationDate)}</td><td>${policy.number}</td><td class="n">${policy.claims.length}</td><td class="n">${lost}</td><td class="n">${countsOf(policy.claims).openClaimCount}</td><td class="n">${cents(paid.total)}</td><td class="n">${cents(reserve.total)}</td><td class="n">${cents(incurred.total)}</td></tr>`;
    },
  )}</table>`;
}

function drawPolicies(random: Random, first: string, years: number, asOf: string): Policy[] {
  const counts = random.times<number>(years, () => random.pick([0, 2, 4, 5, 7]));
  counts[0] = random.int(2, 5);
  const stem = numbered(random, 'WC-###-#####');
  return makeTerms(random, { line: 'workers', first, counts, numbers: '@##-######', asOf })
    .map((term, index) => ({
      ...term,
      claims: term.claims.map((claim) => ({ ...claim, claimant: lastNameFirst(random) })),
      number: `${stem}-${String(index + 11)}`,
    }))
    .reverse();
}

/** In the order of the page: by class of injury within the term. */
const inOrder = ({ claims }: Policy): ClaimFacts[] =>
  CLASSES.flatMap((name) => claims.filter((claim) => classOf(claim) === name));

export const style: Style = {
  policyType: 'loss_run',
  name: 'injury-class-ledger',
  build(random) {
    const years = random.int(3, 5);
    const first = `${random.int(2013, 2020)}-${random.pick(['01-01', '04-10', '06-30', '11-15'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(120, 350));
    const run = addDays(asOf, random.int(1, 9));
    const policies = drawPolicies(random, first, years, asOf);
    const claims = policies.flatMap((policy) => policy.claims);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const top = html`<div class="t"><div><h1>${insurer}</h1>Workers Compensation Loss Ledger</div><div>Insured Employer: ${insured}<br>Submitting Broker: ${producer}</div><div>Losses Evaluated ${dayFirst(asOf)}<br>Ledger Generated ${dayFirst(run)}</div></div>`;
    const body = html`${top}${overview(policies)}<p>Frequency counts all files including record only. Developed Cost = Paid to Date + Case Reserves, without reduction for third party recoveries. This report is confidential and for the use of the insured and its broker.</p><div class="pg">${top}<table>${heads}${policies.map(policyBody)}<tbody>${sumRow('g', 'ALL TERMS', claims)}</tbody></table></div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: run,
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'Workers Compensation',
        effectiveDate: policy.effectiveDate,
        expirationDate: policy.expirationDate,
        ...countsOf(policy.claims),
        ...(policy.claims.length === 0
          ? { paid: { total: 0 }, reserve: { total: 0 }, incurred: { total: 0 } }
          : ledgerLabel(policy.claims)),
      })),
      claims: policies.flatMap((policy) =>
        inOrder(policy).map((claim) => ({
          claimNumber: claim.number,
          policyNumber: policy.number,
          claimantName: claim.claimant,
          claimType: classOf(claim),
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description,
          cause: claim.cause,
          natureOfInjury: claim.nature,
          bodyPart: claim.bodyPart,
          ...ledgerLabel([claim]),
        })),
      ),
      grandTotals: { ...countsOf(claims), ...ledgerLabel(claims) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
