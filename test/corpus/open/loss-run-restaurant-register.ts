// Third party administrator of a restaurant program: a claim register in landscape whose money comes before the
// persons. Outstanding, then paid, then gross by kind under two-storied heads, status as a word at the far right, the
// account of the accident on a line under the figures, a recap by policy year first and a page of definitions with a
// sample claim last.
import { addDays, bare, shortBare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type Totals, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:7.4pt/1.3 Carlito,sans-serif}h1{font-size:13pt;margin:0}
h2{font-size:9pt;margin:10pt 0 3pt;break-after:avoid}.pg{break-before:page}
table{border-collapse:collapse;width:100%}
td,th{padding:1.6pt 3.5pt;text-align:left;vertical-align:bottom;white-space:nowrap}
th{background:#ecebe4;font-weight:700;font-size:6.9pt}.n{text-align:right}
.c td{border-top:.4pt solid #999}.w td{white-space:normal;color:#333;font-style:italic;padding-bottom:3pt}
.t td{border-top:1pt solid #000;font-weight:700}tr{break-inside:avoid}
.k{display:grid;grid-template-columns:90pt 1fr 90pt 1fr;gap:1pt 8pt;margin:5pt 0}`;

const statuses = new Map([
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['reopened', 'Reopened'],
]);

function facts(random: Random) {
  const last = random.int(2020, 2025);
  const count = random.int(2, 5);
  const day = random.pick(['01-01', '04-01', '07-01', '10-01']);
  const first = `${last - count + 1}-${day}`;
  const valuationDate = addDays(`${last}-${day}`, random.int(150, 340));
  const terms = makeTerms(random, {
    line: 'workers',
    numbers: random.pick(['RW-##-######', '4######-01', '@@########']),
    asOf: valuationDate,
    first,
    counts: random.times(count, (i) => (i === 0 ? random.int(3, 9) : random.pick([0, 2, 4, 7, 12]))),
  });
  const pattern = numbered(random, random.pick(['WCR@@-####', 'PR ##### WC', '9##-####']));
  return {
    terms: terms.map((term, i) => ({ ...term, policyNumber: `${pattern}-${String(i + 10)}` })),
    administrator: `${word(random)} Claim Management, Inc.`,
    label: {
      carrierName: `${word(random)} ${random.pick(['Casualty Insurance Company', 'Employers Insurance Company', 'Mutual Insurance Company'])}`,
      namedInsureds: [
        `${word(random)} ${random.pick(['Restaurant Group LLC', 'Foods Franchise Inc.', 'Pizza Partners, LP'])}`,
      ],
      agencyName: `${word(random)} ${random.pick(['Risk Advisors', 'Insurance Brokers'])}`,
      reportDate: addDays(valuationDate, random.int(1, 12)),
      valuationDate,
    },
  };
}
type Facts = ReturnType<typeof facts>;

const kindsOf = ({ reserve, paid, incurred }: Pick<Totals, 'reserve' | 'paid' | 'incurred'>): Html =>
  html`${[reserve, paid].flatMap(({ loss, medical, expense, total }) => [loss, medical, expense, total]).map((amount) => html`<td class="n">${cents(amount)}</td>`)}<td class="n">${cents(incurred.total)}</td>`;

const heads = html`<tr><th colspan="4"></th><th colspan="4">Outstanding</th><th colspan="4">Paid to date</th>
<th class="n">Gross</th><th colspan="2"></th></tr>
<tr><th>Claim no.</th><th>Accident</th><th>Told us</th>
<th>St</th>${['Ind', 'Med', 'Exp', 'Total', 'Ind', 'Med', 'Exp', 'Total', 'Total'].map(
  (name) => html`<th class="n">
${name}</th>`,
)}<th>Worker</th><th>Status</th></tr>`;

function claimRows(claim: ClaimFacts): Html {
  const closed = claim.closedDate === null ? '' : ` Closed ${shortBare(claim.closedDate)}.`;
  return html`<tr class="c"><td>${claim.number}</td><td>${shortBare(claim.lossDate)}</td>
<td>${shortBare(claim.reportedDate)}</td><td>${claim.state}</td>${kindsOf(claim)}<td>${claim.claimant}</td>
<td>${statuses.get(claim.status)}</td></tr>
<tr class="w"><td></td>
<td colspan="14">
${claim.claimType}: ${claim.description.replace(/\.$/, '')}. Body part ${claim.bodyPart}; nature ${claim.nature}; handled by ${claim.adjuster}.${closed}</td></tr>`;
}

function recap(f: Facts): Html {
  const { label: l } = f;
  const all = totalsOf(f.terms.flatMap(({ claims }) => claims));
  const row = (name: Html, { claimCount, openClaimCount, ...amounts }: Totals): Html =>
    html`<tr>${name}<td class="n">${claimCount}</td><td class="n">${openClaimCount}</td>${kindsOf(amounts)}</tr>`;
  return html`<h1>${f.administrator}</h1><div>Third party administrator for the Restaurant Workers' Program</div>
<h2>CLAIM REGISTER</h2>
<div class="k"><b>Employer</b><span>${l.namedInsureds[0]}</span><b>Insurer</b><span>${l.carrierName}</span>
<b>Valued as of</b><span>${bare(l.valuationDate)}</span><b>Produced</b><span>${bare(l.reportDate)}</span><b>Broker</b>
<span>${l.agencyName}</span><b>Coverage</b><span>Workers' Compensation</span></div>
<h2>Recap by policy</h2><table><tr><th colspan="5"></th><th colspan="4">Outstanding</th>
<th colspan="4">Paid to date</th><th class="n">Gross</th></tr><tr><th>Policy</th><th>From</th><th>To</th>
<th class="n">Claims</th>
<th class="n">Open</th>
${['Ind', 'Med', 'Exp', 'Total', 'Ind', 'Med', 'Exp', 'Total', 'Total'].map((name) => html`<th class="n">${name}</th>`)}
</tr>
${f.terms.map((term) =>
  row(
    html`<td>${term.policyNumber}</td><td>${bare(term.effectiveDate)}</td>
<td>${bare(term.expirationDate)}</td>`,
    totalsOf(term.claims),
  ),
)}<tr class="t"><td colspan="3">All policies</td>
<td class="n">${all.claimCount}</td><td class="n">${all.openClaimCount}</td>${kindsOf(all)}</tr></table>`;
}

function register(f: Facts): Html {
  return html`<div class="pg"></div>${f.terms.map(
    ({ policyNumber, effectiveDate, expirationDate, claims }) =>
      html`<h2>Policy ${policyNumber} &nbsp; ${bare(effectiveDate)} to ${bare(expirationDate)}</h2>${
        claims.length === 0
          ? html`<p>No claims were presented under this policy.</p>`
          : html`<table>${heads}${claims.map(claimRows)}</table>`
      }`,
  )}`;
}

const definitions = html`<h2 class="pg">How to read this register</h2><p>
<b>Outstanding</b> is what we expect still to pay. <b>Gross</b> is outstanding plus paid before any
recovery. <b>Told us</b> is the day on which the claim reached this office. A sample: a cook is cut, outstanding medical
is 1,500.00 and paid
medical is 820.00, so gross is 2,320.00. Incidents without payment are listed when a file was made.</p>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'restaurant-register',
  build: (random) => {
    const f = facts(random);
    const { recovered: _recovered, incurred, ...totals } = totalsOf(f.terms.flatMap(({ claims }) => claims));
    return {
      html: sheet({ css, body: [recap(f), register(f), definitions] }),
      label: {
        ...f.label,
        policies: f.terms.map(({ policyNumber, effectiveDate, expirationDate, claims }) => {
          const { recovered: _none, incurred: gross, ...amounts } = totalsOf(claims);
          return {
            ...amounts,
            policyNumber,
            lineOfBusiness: "Workers' Compensation",
            effectiveDate,
            expirationDate,
            incurred: { total: gross.total },
          };
        }),
        claims: f.terms.flatMap(({ policyNumber, claims }) =>
          claims.map((claim) => ({
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
            natureOfInjury: claim.nature,
            bodyPart: claim.bodyPart,
            adjusterName: claim.adjuster,
            paid: claim.paid,
            reserve: claim.reserve,
            incurred: { total: claim.incurred.total },
          })),
        ),
        grandTotals: { ...totals, incurred: { total: incurred.total } },
      },
      print: { landscape: true, margin: { left: '0.4in', right: '0.4in' } },
    };
  },
};
