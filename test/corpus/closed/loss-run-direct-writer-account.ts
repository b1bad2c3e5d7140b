// A national direct writer's service center answers a request: a letter with one line a policy, then a sheet a line of
// business whose claims have the amounts first and the story last; costs are net of what was recovered.
import { abbreviated, addDays, addYears, bare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { carrier, cityLine, company, numbered, person, phone, place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

const css = `body{margin:0;font:8.4pt/1.32 Carlito,sans-serif}.bar{height:5pt;background:linear-gradient(90deg,#00558c 60%,#f2a900 60%)}h1{font-size:13pt;font-weight:400;color:#00558c;margin:10pt 0 4pt}.page{break-before:page}h2{font-size:10pt;margin:10pt 0 2pt}
table{width:100%;border-collapse:collapse}td,th{padding:2pt 4pt;text-align:left;vertical-align:top;border-bottom:.4pt solid #c9d3dc}th{font-size:7.4pt;color:#00558c;vertical-align:bottom}.n{text-align:right;white-space:nowrap}tr{break-inside:avoid}.sum td{font-weight:700;border-top:1pt solid #00558c}p{font-size:9pt}`;

const lines = [
  { line: 'property', name: 'Business Owner’s Property', code: 'BP' },
  { line: 'liability', name: 'General Liability', code: 'GL' },
  { line: 'auto', name: 'Business Auto', code: 'BA' },
] as const satisfies readonly { line: Line; name: string; code: string }[];

interface Policy extends TermFacts {
  number: string;
  lineName: string;
}

/** What a claim costs the house: payments and reserves less recoveries. */
const costOf = (claims: readonly ClaimFacts[]): number =>
  sum(claims.flatMap(({ incurred, recovered }) => [incurred.total, -recovered]));

function drawPolicies(random: Random) {
  const count = random.int(2, 5);
  const year = random.int(2016, 2021);
  const first = `${year}-${random.pick(['02-01', '05-12', '08-20', '10-01'])}`;
  const asOf = addDays(addYears(first, count), -random.int(12, 150));
  return {
    asOf,
    groups: random.some(lines, random.int(1, 3)).map(({ line, name, code }) => {
      const base = numbered(random, `${code}########`);
      const counts = random.times<number>(count, () => random.pick([0, 0, 1, 1, 2, 4]));
      const terms = makeTerms(random, { line, first, counts, numbers: '0#-####-###-1', asOf });
      return {
        name,
        policies: terms.map(
          (term, i): Policy => ({
            ...term,
            claims: term.claims.map(withoutMedical),
            lineName: name,
            number: `${base}-${String(year + i).slice(2)}`,
          }),
        ),
      };
    }),
  };
}

function amountsOf(claims: readonly ClaimFacts[]) {
  const { paid, reserve, recovered } = totalsOf(claims);
  return {
    paid: { loss: paid.loss, expense: paid.expense },
    reserve: { total: reserve.total },
    recovered,
    incurred: { total: costOf(claims) },
  };
}

const moneyCells = (claims: readonly ClaimFacts[]): Html => {
  const paid = addKinds(claims.map((claim) => claim.paid));
  const reserve = addKinds(claims.map((claim) => claim.reserve));
  const amounts = [
    costOf(claims),
    paid.loss,
    paid.expense,
    reserve.total,
    sum(claims.map(({ recovered }) => recovered)),
  ];
  return html`${amounts.map((amount) => html`<td class="n">${dollarsAndCents(amount)}</td>`)}`;
};

const word = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

const claimRow = (claim: ClaimFacts): Html =>
  html`<tr>${moneyCells([claim])}<td>${word[claim.status]}${claim.closedDate === null ? '' : html`<br>${bare(claim.closedDate)}`}</td><td class="n">${claim.number}</td><td>${bare(claim.lossDate)}</td><td>${bare(claim.reportedDate)}</td><td>${claim.claimant}</td><td>${claim.claimType}</td><td>${claim.description}</td></tr>`;

const heads = [
  'Net cost',
  'Loss payments',
  'Expense payments',
  'Set aside',
  'Recovered',
  'Status',
  'Claim file',
  'Incident',
  'Told us',
  'Claimant',
  'Paid under',
  'What happened',
];

const group = ({ name, policies }: { name: string; policies: readonly Policy[] }): Html =>
  html`<div class="page"><div class="bar"></div><h1>${name}</h1>${policies.map(
    ({ number, effectiveDate, expirationDate, claims }) =>
      html`<h2>${number} &nbsp; ${bare(effectiveDate)} &ndash; ${bare(expirationDate)}</h2>${
        claims.length === 0
          ? html`<div>We have no claims on file for this policy term.</div>`
          : html`<table><tr>${heads.map((head, i) => html`<th class="${i < 5 ? 'n' : ''}">${head}</th>`)}</tr>${claims.map(claimRow)}<tr class="sum">${moneyCells(claims)}<td colspan="7">Policy term total</td></tr></table>`
      }`,
  )}</div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'direct-writer-account',
  build(random) {
    const { asOf, groups } = drawPolicies(random);
    const policies = groups.flatMap((each) => each.policies);
    const everything = policies.flatMap(({ claims }) => claims);
    const [insurer, insured, at] = [carrier(random), company(random), place(random)];
    const written = addDays(asOf, random.int(0, 3));
    const service = person(random);
    const { claimCount, openClaimCount } = totalsOf(everything);
    const countCells = (claims: readonly ClaimFacts[]): Html => {
      const counts = totalsOf(claims);
      return html`<td class="n">${counts.claimCount}</td><td class="n">${counts.openClaimCount}</td><td class="n">${dollarsAndCents(costOf(claims))}</td>`;
    };
    const letter = html`<div class="bar"></div><h1>${insurer}</h1><p>${abbreviated(written)}</p><p>${insured}<br>${at.street}<br>${cityLine(at)}</p><p>Re: Your request for loss history</p>
<p>Dear customer,</p><p>Here is the claim experience of your business with us. All figures are as of ${abbreviated(asOf)} and may change: a reserve is our present estimate of what is still to be paid. Incidents that were reported for record only are not shown.</p>
<table><tr><th>Coverage</th><th>Policy</th><th>From</th><th>To</th><th class="n">Claims</th><th class="n">Still open</th><th class="n">Net cost</th></tr>${policies.map((each) => html`<tr><td>${each.lineName}</td><td>${each.number}</td><td>${bare(each.effectiveDate)}</td><td>${bare(each.expirationDate)}</td>${countCells(each.claims)}</tr>`)}<tr class="sum"><td colspan="4">All policies</td>${countCells(everything)}</tr></table>
<p>Details follow. If you need something else, call the Business Service Center at ${phone(random)}.</p><p>Sincerely,<br>${service}<br>Customer Service Representative</p>`;
    return {
      html: sheet({ css, body: [letter, groups.map(group)] }),
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        reportDate: written,
        valuationDate: asOf,
        policies: policies.map(({ number, lineName, effectiveDate, expirationDate, claims }) => ({
          policyNumber: number,
          lineOfBusiness: lineName,
          effectiveDate,
          expirationDate,
          claimCount: claims.length,
          openClaimCount: totalsOf(claims).openClaimCount,
          ...(claims.length === 0 ? { incurred: { total: 0 } } : amountsOf(claims)),
        })),
        claims: policies.flatMap(({ number, claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber: number,
            claimantName: claim.claimant,
            claimType: claim.claimType,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            description: claim.description,
            ...amountsOf([claim]),
          })),
        ),
        grandTotals: { claimCount, openClaimCount, incurred: { total: costOf(everything) } },
      },
      print: { landscape: true },
    };
  },
};
