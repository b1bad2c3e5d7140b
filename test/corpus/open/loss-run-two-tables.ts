import { abbreviated, addDays, slashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, company, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, financesOf, lifeOf, policyYears, sumOf, totalOf, type Parts, type Term } from '../parts/claims.ts';
import { PREMISES_STORIES } from '../parts/stories.ts';

// Two exhibits of one report: amounts by claim number first, who and what by claim number on a page of its own, in another order.

function drawClaim(random: Random, policy: Term & { number: string }, asOf: string) {
  const life = lifeOf(random, policy, asOf);
  const { kind, text } = random.pick(PREMISES_STORIES);
  const finances = financesOf(random, life.status, { loss: [800, 70_000], expense: [200, 20_000] });
  return {
    life,
    ...finances,
    policyNumber: policy.number,
    number: `${policy.effective.slice(0, 4)}-GL-${random.digits(5)}`,
    cover: kind === 'BI' ? 'Bodily Injury' : 'Property Damage',
    text,
    claimant: person(random),
    adjuster: person(random),
    state: stateOf(random),
  };
}

type Claim = ReturnType<typeof drawClaim>;

const css = `body{margin:0;font:9pt/1.35 "Century Gothic",Lato,"Open Sans",sans-serif}h1{font-size:15pt;margin:0 0 2pt}h2{font-size:11pt;color:#34568b;margin:14pt 0 3pt}.b{display:flex;gap:24pt;margin-bottom:6pt;font-size:8.5pt}.new{break-before:page}
table{border-collapse:collapse;width:100%;font-size:8pt}th{background:#34568b;color:#fff;font-weight:400;padding:3pt 4pt;text-align:left}td{padding:2.5pt 4pt;vertical-align:top}tr:nth-child(odd) td{background:#f1f4f9}.r{text-align:right}.t td{font-weight:700;border-top:1pt solid #34568b}`;

const right = (values: readonly number[]): Html =>
  html`${values.map((value) => html`<td class="r">${cents(value)}</td>`)}`;
const amounts = (paid: Parts, reserve: Parts): Html =>
  right([paid.loss, paid.expense, reserve.loss, reserve.expense, sum([totalOf(paid), totalOf(reserve)])]);

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function financialExhibit(claims: readonly Claim[]): Html {
  const total = [sumOf(claims.map((claim) => claim.paid)), sumOf(claims.map((claim) => claim.reserve))] as const;
  return html`<h2>Exhibit 1 &ndash; Financial Summary</h2><table><tr>${cells('th', ['Claim Number', 'Policy', 'Loss Date', 'Status'])}${['Loss Paid', 'ALAE Paid', 'Loss Reserve', 'ALAE Reserve', 'Total Incurred'].map((head) => html`<th class="r">${head}</th>`)}</tr>
${claims.map((claim) => html`<tr>${cells('td', [claim.number, claim.policyNumber, slashed(claim.life.lossDate), STATUS[claim.life.status]])}${amounts(claim.paid, claim.reserve)}</tr>`)}<tr class="t"><td colspan="4">Total, ${claims.length} claims</td>${amounts(...total)}</tr></table>`;
}

function narrativeExhibit(claims: readonly Claim[]): Html {
  const sorted = [...claims].sort((first, second) => first.number.localeCompare(second.number));
  const rows = sorted.map((claim) => {
    const closed = claim.life.closedDate === null ? '' : slashed(claim.life.closedDate);
    return html`<tr>${cells('td', [claim.number, claim.claimant, claim.cover, claim.state, slashed(claim.life.reportedDate), closed, claim.adjuster, claim.text])}</tr>`;
  });
  return html`<div class="new"><h2>Exhibit 2 &ndash; Claimants and Descriptions</h2><table><tr>${cells('th', ['Claim Number', 'Claimant', 'Coverage Part', 'Juris.', 'Date Received', 'Date Closed', 'Assigned To', 'Loss Description'])}</tr>${rows}</table></div>`;
}

const byKind = ({ loss, expense }: Parts) => ({ loss, expense });

function amountsLabel(list: readonly Claim[]) {
  const [paid, reserve] = [sumOf(list.map((claim) => claim.paid)), sumOf(list.map((claim) => claim.reserve))];
  return { paid: byKind(paid), reserve: byKind(reserve), incurred: { total: sum([totalOf(paid), totalOf(reserve)]) } };
}

const footer = html`<div style="font:7pt Arial;width:100vw;margin:0 .5in;display:flex;justify-content:space-between"><span>Loss Experience Report</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'two-tables',
  build(random) {
    // some reports run over many pages
    const size = random.pick([1, 1, 1, 4]);
    const asOf = dayBetween(random, '2016-01-20', '2026-05-25');
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const base = random.digits(6);
    const policies = policyYears(random, asOf, random.int(2, 5)).map((term) => ({
      ...term,
      number: `${base}-${term.effective.slice(2, 4)}`,
    }));
    const claims = policies.flatMap((policy) =>
      random.times(size * random.pick([1, 2, 3, 6]), () => drawClaim(random, policy, asOf)),
    );
    const body = html`<h1>Loss Experience Report</h1><div class="b"><span><b>${insured}</b></span><span>${insurer}</span><span>Broker: ${broker}</span></div><div class="b"><span>Report created ${abbreviated(addDays(asOf, 2))}</span><span>Evaluation date ${abbreviated(asOf)}</span><span>General Liability</span></div>
<table><tr>${cells('th', ['Policy', 'Policy Effective', 'Policy Expiration', 'Claim Count'])}</tr>${policies.map((policy) => html`<tr>${cells('td', [policy.number, slashed(policy.effective), slashed(policy.expiration), claims.filter((claim) => claim.policyNumber === policy.number).length])}</tr>`)}</table>${financialExhibit(claims)}${narrativeExhibit(claims)}`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: addDays(asOf, 2),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'General Liability',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        claimCount: claims.filter((claim) => claim.policyNumber === policy.number).length,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.claimant,
        claimType: claim.cover,
        ...claim.life,
        lossState: claim.state,
        description: claim.text,
        adjusterName: claim.adjuster,
        ...amountsLabel([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...amountsLabel(claims) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: random.chance(0.5), footer } };
  },
};
