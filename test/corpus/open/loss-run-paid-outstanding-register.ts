import { addDays, addYears, shortDashed, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, makeClaim } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf } from '../parts/loss-columns.ts';

// A regional stock company's report of one account: every policy of every line under a gray head with its premium, the
// claims upright in one size of print, expected cost first and no split into kinds of payment; no ruling between claims.

interface Product {
  prefix: string;
  name: string;
  line: Line;
}
const PRODUCTS: readonly Product[] = [
  { prefix: 'CPK', name: 'Commercial Package', line: 'liability' },
  { prefix: 'CAP', name: 'Business Automobile', line: 'auto' },
  { prefix: 'WKC', name: "Workers' Compensation", line: 'workers' },
  { prefix: 'CXL', name: 'Commercial Excess/Umbrella', line: 'liability' },
];

interface Policy {
  number: string;
  product: Product;
  effectiveDate: string;
  expirationDate: string;
  premium: number;
  claims: ClaimFacts[];
}

const css = `body{margin:0;font:8.6pt/1.3 "DejaVu Sans Condensed","Liberation Sans",sans-serif}h1{font-size:12pt;margin:0}
.id{display:grid;grid-template-columns:72pt 1fr 78pt 110pt;gap:1pt 8pt;margin:8pt 0 10pt}.id b{font-weight:400;color:#555}
table{width:100%;border-collapse:collapse}th{font-weight:400;text-align:left;font-size:7.6pt;padding:2pt 4pt 4pt;vertical-align:bottom}td{padding:1pt 4pt;vertical-align:top}
.n{text-align:right;white-space:nowrap}.g td{background:#d9d9d9;padding:3pt 4pt}.d td{padding-bottom:6pt;color:#333}.f td{font-style:italic;padding:2pt 4pt 12pt}tr{break-inside:avoid}.g,.c{break-after:avoid}
.all{margin-top:4pt;border-top:1pt solid #000;padding-top:5pt;display:grid;grid-template-columns:repeat(5,1fr)}.all span{display:block;font-size:7.4pt;color:#555}`;

const HEADS = [
  'Claim number',
  'Who / what happened',
  'Loss',
  'Notified',
  'Finalized',
  'Coverage',
  'Expected cost',
  'Paid to date',
  'Outstanding',
];

const totalsOnly = (claims: readonly ClaimFacts[]) => ({
  incurred: { total: addKinds(claims.map((claim) => claim.incurred)).total },
  paid: { total: addKinds(claims.map((claim) => claim.paid)).total },
  reserve: { total: addKinds(claims.map((claim) => claim.reserve)).total },
});

const amountCells = (claims: readonly ClaimFacts[]): Html => {
  const { incurred, paid, reserve } = totalsOnly(claims);
  return html`${[incurred, paid, reserve].map(({ total }) => html`<td class="n">${total === 0 ? '.00' : cents(total)}</td>`)}`;
};

function claimRows(claim: ClaimFacts): Html {
  const final =
    claim.closedDate === null
      ? { open: 'OPEN', reopened: 'REOPENED', closed: '' }[claim.status]
      : shortDashed(claim.closedDate);
  return html`<tr class="c"><td>${claim.number}</td><td>${claim.claimant}</td><td>${shortDashed(claim.lossDate)}</td><td>${shortDashed(claim.reportedDate)}</td><td>${final}</td><td>${claim.claimType}</td>${amountCells([claim])}</tr>
<tr class="d"><td></td><td colspan="8">${claim.description}</td></tr>`;
}

function policyRows({ number, product, effectiveDate, expirationDate, premium, claims }: Policy): Html {
  const head = html`<tr class="g"><td colspan="9">${product.name} &nbsp; <b>${number}</b> &nbsp; ${slashed(effectiveDate)} thru ${slashed(expirationDate)} &nbsp; Written premium ${cents(premium)}</td></tr>`;
  if (claims.length === 0)
    return html`${head}<tr class="f"><td></td><td colspan="8">No claim activity for this policy</td></tr>`;
  const { claimCount, openClaimCount } = countsOf(claims);
  return html`${head}${claims.map(claimRows)}<tr class="f"><td></td><td colspan="5">Policy ${number}: claims ${claimCount}, not final ${openClaimCount}</td>${amountCells(claims)}</tr>`;
}

function drawPolicies(random: Random, asOf: string): Policy[] {
  const newest = addDays(asOf, -random.int(60, 340));
  const years = random.int(3, 4);
  const held = [
    ...random.some(PRODUCTS.slice(0, 3), random.int(2, 3)),
    ...(random.chance(0.6) ? PRODUCTS.slice(3) : []),
  ];
  return held.flatMap((product) => {
    const root = numbered(random, `${product.prefix} ######`);
    return random.times(years, (i): Policy => {
      const effectiveDate = addYears(newest, -i);
      const expirationDate = addYears(effectiveDate, 1);
      const count = product.prefix === 'CXL' ? 0 : random.pick([0, 1, 2, 2, 3]);
      const claims = random
        .times(count, () =>
          makeClaim(random, {
            line: product.line,
            numbers: '##-######-@',
            from: effectiveDate,
            to: expirationDate,
            asOf,
          }),
        )
        .sort((a, b) => b.lossDate.localeCompare(a.lossDate));
      return {
        number: `${root} 0${years - i}`,
        product,
        effectiveDate,
        expirationDate,
        premium: random.dollars(2400, 88_000),
        claims,
      };
    });
  });
}

const claimLabel = (claim: ClaimFacts, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: claim.claimant,
  claimType: claim.claimType,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  description: claim.description,
  ...totalsOnly([claim]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'paid-outstanding-register',
  build(random) {
    const asOf = `202${random.int(2, 6)}-${random.pick(['02-28', '05-31', '07-31', '08-31'])}`;
    const run = addDays(asOf, random.int(1, 9));
    const policies = drawPolicies(random, asOf);
    const claims = policies.flatMap((policy) => policy.claims);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const [counts, totals] = [countsOf(claims), totalsOnly(claims)];
    const boxes = [
      ['Claims', String(counts.claimCount)],
      ['Not final', String(counts.openClaimCount)],
      ['Expected cost', cents(totals.incurred.total)],
      ['Paid to date', cents(totals.paid.total)],
      ['Outstanding', cents(totals.reserve.total)],
    ] as const;
    const body = html`<div>${insurer}</div><h1>Account Claim Register</h1><div class="id"><b>Account</b><span>${numbered(random, '######')} &nbsp; ${insured}</span><b>Register date</b><span>${slashed(run)}</span><b>Agency</b><span>${numbered(random, '##-###')} &nbsp; ${producer}</span><b>Valued</b><span>${slashed(asOf)}</span></div>
<table><thead><tr>${HEADS.map((head, i) => html`<th class="${i > 5 ? 'n' : ''}">${head}</th>`)}</tr></thead><tbody>${policies.map(policyRows)}</tbody></table>
<div>Account, all policies above</div><div class="all">${boxes.map(([caption, value]) => html`<div><span>${caption}</span>${value}</div>`)}</div>
<p style="font-size:7.4pt">Expected cost is what was paid and what is outstanding, with adjusting expense that is charged to the file. Claims of less than thirty days may not be in the register yet.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: run,
      valuationDate: asOf,
      policies: policies.map(({ number, product, effectiveDate, expirationDate, claims: own }) => ({
        policyNumber: number,
        lineOfBusiness: product.name,
        effectiveDate,
        expirationDate,
        ...(own.length === 0 ? {} : { ...countsOf(own), ...totalsOnly(own) }),
      })),
      claims: policies.flatMap(({ number, claims: own }) => own.map((claim) => claimLabel(claim, number))),
      grandTotals: { ...counts, ...totals },
      _accept: Object.fromEntries(
        policies.flatMap(({ claims: own }, i) => (own.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
      ),
    };
    const footer = html`<div style="font:7pt Arial;width:100%;text-align:right;padding-right:.5in">Page <span class="pageNumber"></span></div>`;
    return { html: sheet({ css, body }), label, print: { footer, margin: { bottom: '0.6in' } } };
  },
};
