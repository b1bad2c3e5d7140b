import { addDays, addYears, abbreviated } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, makeClaim } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { company, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf } from '../parts/loss-columns.ts';

// A small business insurer on the web makes its own report on request: a panel for each policy with chips on its first
// line, under it a strip for each claim whose captions stand below the values, and a sentence that sums up.

const css = `body{margin:0;font:9.2pt/1.4 "Open Sans",Lato,sans-serif;color:#202430}.top{display:flex;justify-content:space-between;align-items:center}.top b{font-size:16pt;color:#4a2fbd}
.lead{font-size:11pt;margin:12pt 0}.panel{border:1pt solid #d8d4ee;border-radius:7pt;margin:0 0 12pt;padding:9pt 12pt}.ph{display:flex;justify-content:space-between;font-weight:600;break-after:avoid}.ph i{font-style:normal;font-weight:400;color:#666}
.chip{background:#efecfb;border-radius:8pt;padding:1pt 8pt;font-size:8pt}.strip{display:grid;grid-template-columns:1.2fr 1fr 1fr 1fr 1fr 1fr;gap:5pt 8pt;border-top:.6pt solid #ddd;padding:6pt 0 4pt;margin-top:6pt;break-inside:avoid}
.strip div{line-height:1.2}.strip small{display:block;color:#777;font-size:7pt}.wide{grid-column:1/-1;font-size:8.6pt}.sum{margin-top:5pt;text-align:right;font-size:8.8pt}.fine{font-size:7.4pt;color:#777}`;

interface Product {
  name: string;
  prefix: string;
  line: Line;
}
const PRODUCTS: readonly Product[] = [
  { name: 'General Liability', prefix: 'GL', line: 'liability' },
  { name: 'Commercial Property', prefix: 'CP', line: 'property' },
  { name: "Workers' Comp", prefix: 'WC', line: 'workers' },
  { name: 'Commercial Auto', prefix: 'CA', line: 'auto' },
];

interface Panel {
  number: string;
  product: Product;
  from: string;
  to: string;
  claims: ClaimFacts[];
}

const costsOf = (claims: readonly ClaimFacts[]) => {
  const [paid, reserve] = [addKinds(claims.map((each) => each.paid)), addKinds(claims.map((each) => each.reserve))];
  const lossPaid = sum([paid.loss, paid.medical]);
  return {
    paid: { loss: lossPaid, expense: paid.expense },
    reserve: { total: reserve.total },
    incurred: { total: sum([paid.total, reserve.total]) },
  };
};

const below = (value: string, caption: string): Html => html`<div>${value}<small>${caption}</small></div>`;

function strip(claim: ClaimFacts): Html {
  const { paid, reserve, incurred } = costsOf([claim]);
  const standing = { open: 'Open', closed: 'Closed', reopened: 'Reopened' }[claim.status];
  return html`<div class="strip">${below(claim.number, 'Claim')}${below(abbreviated(claim.lossDate), 'It happened')}${below(abbreviated(claim.reportedDate), 'You told us')}${below(standing, claim.closedDate === null ? 'Where it stands' : `on ${abbreviated(claim.closedDate)}`)}${below(claim.state, 'State')}${below(claim.claimType, 'Kind of claim')}
${below(claim.claimant, 'Claimant')}${below(dollarsAndCents(paid.loss), 'Loss payments')}${below(dollarsAndCents(paid.expense), 'Adjusting payments')}${below(dollarsAndCents(reserve.total), 'Case reserve')}${below(dollarsAndCents(incurred.total), 'Total')}<div></div><div class="wide">${claim.description}</div></div>`;
}

function panel({ number, product, from, to, claims }: Panel): Html {
  const { incurred } = costsOf(claims);
  const { claimCount, openClaimCount } = countsOf(claims);
  const said =
    claimCount === 0
      ? 'No claims reported.'
      : `${claimCount} ${claimCount === 1 ? 'claim' : 'claims'}, ${openClaimCount} open, ${dollarsAndCents(incurred.total)} in all`;
  return html`<div class="panel"><div class="ph"><span>${product.name} <span class="chip">${number}</span></span><i>${abbreviated(from)} to ${abbreviated(to)}</i></div>${claims.map(strip)}<div class="sum">${said}</div></div>`;
}

function drawPanels(random: Random, asOf: string): Panel[] {
  const newest = addDays(asOf, -random.int(40, 320));
  return random.some(PRODUCTS, random.int(1, 3)).flatMap((product) =>
    random.times(random.int(1, 3), (i): Panel => {
      const [from, to] = [addYears(newest, -i), addYears(newest, 1 - i)];
      const count = random.pick([0, 0, 1, 1, 2]);
      const wanted = { line: product.line, numbers: 'C-########', from, to, asOf };
      const claims = random.times(count + (i === 0 ? 1 : 0), () => makeClaim(random, wanted));
      return { number: `${product.prefix}${numbered(random, '-#######')}-P${3 - i}`, product, from, to, claims };
    }),
  );
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
  lossState: claim.state,
  description: claim.description,
  ...costsOf([claim]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'web-small-business-report',
  build(random) {
    const made = `202${random.int(3, 6)}-${random.pick(['02-11', '04-27', '06-03', '08-16'])}`;
    const panels = drawPanels(random, made);
    const claims = panels.flatMap((each) => each.claims);
    const brand = word(random);
    const [insurer, insured] = [`${brand} National Specialty Company`, company(random)];
    const all = costsOf(claims);
    const { claimCount, openClaimCount } = countsOf(claims);
    const body = html`<div class="top"><b>${brand.toLowerCase()}</b><span>Loss run report<br>Made on ${abbreviated(made)}</span></div><div class="lead">${insured}</div><p>This report shows every policy that ${insurer} has written for this business and every claim under it. Amounts are valued as of ${abbreviated(made)}.</p>
${panels.map(panel)}<div class="panel"><b>All together</b>: ${claimCount} ${claimCount === 1 ? 'claim' : 'claims'}, ${openClaimCount} open. Loss payments ${dollarsAndCents(all.paid.loss)}, adjusting payments ${dollarsAndCents(all.paid.expense)}, case reserve ${dollarsAndCents(all.reserve.total)}, total ${dollarsAndCents(all.incurred.total)}.</div>
<p class="fine">Need another copy? Sign in and choose Documents, then Loss runs. Case reserve is what we expect still to pay, not what we owe. Made without a signature.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: made,
      valuationDate: made,
      policies: panels.map(({ number, product, from, to, claims: own }) => ({
        policyNumber: number,
        lineOfBusiness: product.name,
        effectiveDate: from,
        expirationDate: to,
        ...(own.length === 0 ? {} : { ...countsOf(own), incurred: costsOf(own).incurred }),
      })),
      claims: panels.flatMap(({ number, claims: own }) => own.map((claim) => claimLabel(claim, number))),
      grandTotals: { claimCount, openClaimCount, ...all },
      _accept: Object.fromEntries(
        panels.flatMap(({ claims: own }, i) => (own.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
