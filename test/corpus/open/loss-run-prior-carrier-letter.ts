import { addDays, addYears, written } from '../kit/dates.ts';
import { html, type Html, joined, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { agency, carrier, cityLine, company, numbered, person, phone, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Label, Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// A carrier's letter in answer to a request for currently valued loss runs: a paragraph for each policy, a single claim
// told in sentences, several claims in a small table, and the years without losses in one sentence each.

const PRODUCTS: readonly { line: Line; name: string; prefix: string }[] = [
  { line: 'liability', name: 'Businessowners', prefix: 'BOP' },
  { line: 'property', name: 'Commercial Property', prefix: 'CPF' },
  { line: 'auto', name: 'Commercial Automobile', prefix: 'CA' },
  { line: 'liability', name: 'Contractors General Liability', prefix: 'CGL' },
];
const TITLES = ['Underwriting Assistant', 'Commercial Lines Service', 'Account Technician', 'Policy Services'];

interface Policy {
  number: string;
  name: string;
  effectiveDate: string;
  expirationDate: string;
  claims: ClaimFacts[];
}
type ClaimLabel = Record<string, unknown>;

const css = `body{margin:0;font:9.8pt/1.4 'Liberation Serif','Times New Roman',serif}.head{text-align:center;margin-bottom:22pt}.head b{font-size:14pt;letter-spacing:1pt}.head span{font-size:9pt}p{margin:0 0 9pt}.re{display:grid;grid-template-columns:104pt 1fr;margin:10pt 0 12pt 36pt}.re b{font-weight:400}h3{font-size:9.8pt;margin:12pt 0 2pt;text-decoration:underline;font-weight:400;break-after:avoid}
table{border-collapse:collapse;margin:2pt 0 10pt;width:100%;font-size:8.8pt}td,th{border:.6pt solid #000;padding:2pt 4pt;text-align:left;font-weight:400}th{text-align:center}.n{text-align:right}tr{break-inside:avoid}.sig{margin-top:18pt;break-inside:avoid}`;

const unstopped = (description: string): string => description.replace(/\.$/, '');

/** What one claim says in sentences, and its label. */
function told(claim: ClaimFacts): { text: Html; label: ClaimLabel } {
  const { paid, reserve, incurred, recovered, closedDate } = claim;
  const start = html`We have one claim on record for this term. Claim number ${claim.number}, date of loss ${written(claim.lossDate)}, was reported to us on ${written(claim.reportedDate)} (${unstopped(claim.description)}).`;
  const common = {
    claimNumber: claim.number,
    status: claim.status,
    lossDate: claim.lossDate,
    reportedDate: claim.reportedDate,
    description: unstopped(claim.description),
  };
  const back = recovered === 0 ? '' : ` We have recovered ${dollarsAndCents(recovered)} in subrogation.`;
  const returned = recovered === 0 ? null : recovered;
  if (closedDate !== null) {
    const end = html` This claim was closed on ${written(closedDate)} with ${dollarsAndCents(paid.loss)} paid for the loss and ${dollarsAndCents(paid.expense)} paid in adjusting expense.${back}`;
    const amounts = { paid: { loss: paid.loss, expense: paid.expense }, recovered: returned };
    return { text: html`<p>${start}${end}</p>`, label: { ...common, closedDate, ...amounts } };
  }
  const state = claim.status === 'reopened' ? 'has been reopened' : 'remains open';
  const end = html` The claim ${state}. To date we have paid ${dollarsAndCents(paid.total)}, and our reserve is ${dollarsAndCents(reserve.total)}, for a total incurred of ${dollarsAndCents(incurred.total)}.${back}`;
  const amounts = {
    paid: { total: paid.total },
    reserve: { total: reserve.total },
    incurred: { total: incurred.total },
  };
  return { text: html`<p>${start}${end}</p>`, label: { ...common, ...amounts, recovered: returned } };
}

function tabled(claims: readonly ClaimFacts[]): { text: Html; labels: ClaimLabel[] } {
  const heads = ['Claim Number', 'Date of Loss', 'Type of Loss', 'Status', 'Paid', 'Reserve', 'Total'];
  const row = ({ number, lossDate, claimType, status, paid, reserve, incurred }: ClaimFacts): Html => {
    const amounts = [paid, reserve, incurred].map(({ total }) => html`<td class="n">${dollarsAndCents(total)}</td>`);
    return html`<tr><td>${number}</td><td>${written(lossDate)}</td><td>${claimType}</td><td>${status}</td>${amounts}</tr>`;
  };
  const labels = claims.map(({ number, lossDate, claimType, status, paid, reserve, incurred }) => ({
    claimNumber: number,
    lossDate,
    claimType,
    status,
    paid: { total: paid.total },
    reserve: { total: reserve.total },
    incurred: { total: incurred.total },
  }));
  return {
    text: html`<p>The following claims have been reported for this term:</p><table><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr>${claims.map(row)}</table>`,
    labels,
  };
}

function paragraph(policy: Policy, none: string): { text: Html; labels: ClaimLabel[] } {
  const { number, name, effectiveDate, expirationDate, claims } = policy;
  const head = html`<h3>${name} Policy ${number}, ${written(effectiveDate)} to ${written(expirationDate)}</h3>`;
  const [only] = claims;
  if (only === undefined) return { text: html`${head}<p>${none}</p>`, labels: [] };
  if (claims.length > 1) {
    const { text, labels } = tabled(claims);
    return { text: html`${head}${text}`, labels: labels.map((label) => ({ ...label, policyNumber: number })) };
  }
  const { text, label } = told(only);
  return { text: html`${head}${text}`, labels: [{ ...label, policyNumber: number }] };
}

function drawPolicies(random: Random, first: string, years: number, asOf: string): Policy[] {
  return random.some(PRODUCTS, random.pick([1, 1, 2])).flatMap(({ line, name, prefix }) => {
    const counts = random.times<number>(years, () => random.pick([0, 0, 1, 1, 1, 2, 3]));
    if (random.chance(0.9)) counts[random.int(0, years - 1)] = random.int(1, 2);
    const number = numbered(random, `${prefix} #### ####`);
    return makeTerms(random, { line, first, counts, numbers: '###-######-@', asOf })
      .map((term, index) => ({
        ...term,
        claims: term.claims.map(withoutMedical),
        name,
        number: `${number}-${index + 1}`,
      }))
      .reverse();
  });
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'prior-carrier-letter',
  build(random) {
    const years = random.int(2, 4);
    const first = `${random.int(2014, 2021)}-${random.pick(['01-17', '04-01', '06-22', '11-05'])}`;
    const asOf = addDays(addYears(first, years), random.int(-60, 100));
    const reportDate = addDays(asOf, random.int(1, 6));
    const policies = drawPolicies(random, first, years, asOf);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const [own, theirs] = [place(random), place(random)];
    const none = random.pick([
      'We have no record of any losses for this term.',
      'No claims were reported during this policy period.',
      'This term is loss free to date.',
    ]);
    const paragraphs = policies.map((policy) => paragraph(policy, none));
    const body = html`<div class="head"><b>${insurer}</b><br><span>${own.street} &bull; ${cityLine(own)} &bull; ${phone(random)}</span></div>
<p>${written(reportDate)}</p><p>${joined([insured, theirs.street, cityLine(theirs)], html`<br>`)}</p>
<div class="re"><b>Re:</b><span>Currently Valued Loss Runs</span><b>Named Insured:</b><span>${insured}</span><b>Agent of Record:</b><span>${producer}</span><b>Valued as of:</b><span>${written(asOf)}</span></div>
<p>To Whom It May Concern:</p><p>As requested, this letter is to verify the loss experience of the above insured while coverage was in force with our company.</p>
${paragraphs.map(({ text }) => text)}<p>This information is provided as a courtesy. Amounts of open claims are subject to change, and late reported claims may not be reflected. Requests for updated figures should be made in writing.</p>
<div class="sig">Sincerely,<br><br><br>${person(random)}<br>${random.pick(TITLES)}<br>${insurer}</div>`;
    const label: Label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate,
      valuationDate: asOf,
      policies: policies.map(({ number, name, effectiveDate, expirationDate }) => ({
        policyNumber: number,
        lineOfBusiness: name,
        effectiveDate,
        expirationDate,
      })),
      claims: paragraphs.flatMap(({ labels }) => labels),
      // counts stand in words, if at all
      _accept: Object.fromEntries(
        policies.map(({ claims }, index) => [`policies[${index}].claimCount`, [null, claims.length]]),
      ),
    };
    return {
      html: sheet({ css, body }),
      label,
      print: { margin: { top: '0.9in', bottom: '0.8in', left: '1in', right: '1in' } },
    };
  },
};
