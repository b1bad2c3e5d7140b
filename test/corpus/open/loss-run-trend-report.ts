import { abbreviated, addDays } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, company, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { PREMISES_STORIES } from '../parts/stories.ts';

// A glossy account review: loss ratios and bars on the first page, frequency by cause, then the claims as entries in two columns of running text.

function drawClaim(random: Random, policy: Term & { number: string }, asOf: string) {
  const life = lifeOf(random, policy, asOf);
  const paid = random.chance(0.85) ? random.dollars(250, 90_000) : 0;
  const reserve = life.status === 'closed' ? 0 : random.int(2, 120) * 500;
  return {
    life,
    paid,
    reserve,
    policyNumber: policy.number,
    story: random.pick(PREMISES_STORIES),
    claimant: person(random),
    state: stateOf(random),
    number: `AR${random.digits(7)}`,
  };
}

type Claim = ReturnType<typeof drawClaim>;

const css = `body{margin:0;font:9.5pt/1.4 Lato,"Open Sans",sans-serif;color:#1f2933}h1{font-size:24pt;font-weight:900;margin:0;color:#3d348b}h2{font-size:13pt;color:#3d348b;margin:14pt 0 4pt}.bar{height:9pt;background:#7678ed;display:inline-block}.y{display:grid;grid-template-columns:120pt 1fr 70pt;align-items:center;gap:6pt}.two{columns:2;column-gap:20pt}.e{break-inside:avoid;border-top:1.5pt solid #f7b801;padding:4pt 0 8pt}.e em{float:right;font-style:normal;font-weight:700}.e small{color:#52606d}.kpi{display:flex;gap:26pt;font-size:8pt}.kpi b{display:block;font-size:15pt}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:2.5pt 5pt;border-bottom:.5pt solid #cbd2d9}.new{break-before:page}`;

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function entry({ number, life, claimant, state, story, paid, reserve, policyNumber }: Claim): Html {
  const closed = life.closedDate === null ? '' : `, closed ${abbreviated(life.closedDate)}`;
  return html`<div class="e"><em>${wholeDollars(paid + reserve)}</em><b>${number}</b> ${STATUS[life.status]}<br>${abbreviated(life.lossDate)}, ${state} <small>(reported ${abbreviated(life.reportedDate)}${closed})</small><br>${claimant}: ${story.text}<br><small>Paid ${wholeDollars(paid)} + outstanding ${wholeDollars(reserve)}. Policy ${policyNumber}</small></div>`;
}

const totals = (list: readonly Claim[]) => ({
  paid: { total: sum(list.map((claim) => claim.paid)) },
  reserve: { total: sum(list.map((claim) => claim.reserve)) },
  incurred: { total: sum(list.map((claim) => claim.paid + claim.reserve)) },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'trend-report',
  build(random) {
    const size = random.pick([1, 1, 3]);
    const asOf = dayBetween(random, '2018-01-15', '2026-05-30');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const base = random.digits(6);
    const policies = policyYears(random, asOf, random.int(3, 5)).map((term) => {
      const number = `GLX${base}-${term.effective.slice(2, 4)}`;
      return {
        ...term,
        number,
        premium: random.int(20, 160) * 1000,
        claims: random.times(size * random.pick([0, 1, 2, 3]), () => drawClaim(random, { ...term, number }, asOf)),
      };
    });
    const claims = policies.flatMap((policy) => policy.claims);
    const all = totals(claims);
    const open = claims.filter((claim) => claim.life.status !== 'closed').length;
    const most = Math.max(1, ...policies.map((policy) => totals(policy.claims).incurred.total));
    const bar = (policy: (typeof policies)[number]): Html => {
      const { total } = totals(policy.claims).incurred;
      return html`<div class="y"><span>${policy.effective.slice(0, 4)}-${policy.expiration.slice(0, 4)}</span><span><span class="bar" style="width:${Math.round((total / most) * 100)}%"></span></span><span>${Math.round((total / policy.premium) * 1000) / 10}%</span></div>`;
    };
    const body = html`<h1>Account review</h1><div>${insured} &nbsp;|&nbsp; General Liability &nbsp;|&nbsp; prepared ${abbreviated(addDays(asOf, 4))} for ${producer} by ${insurer}</div><div class="kpi" style="margin-top:10pt"><span><b>${claims.length}</b>claims</span><span><b>${open}</b>still open</span><span><b>${wholeDollars(all.paid.total)}</b>paid</span><span><b>${wholeDollars(all.reserve.total)}</b>outstanding</span><span><b>${wholeDollars(all.incurred.total)}</b>incurred</span></div>
<h2>Loss ratio by policy year</h2>${policies.map(bar)}<h2>Policy years</h2><table><tr>${cells('th', ['Policy', 'From', 'To', 'Earned premium', 'Claims', 'Incurred'])}</tr>${policies.map((policy) => html`<tr>${cells('td', [policy.number, abbreviated(policy.effective), abbreviated(policy.expiration), wholeDollars(policy.premium), policy.claims.length, wholeDollars(totals(policy.claims).incurred.total)])}</tr>`)}</table><p>Losses are valued as of ${abbreviated(asOf)}. A loss ratio of 60% or less is considered favorable for this class; accounts of your size had 47.3% on average.</p>
<div class="new"><h2>Claims, largest first</h2><div class="two">${[...claims].sort((first, second) => second.paid + second.reserve - first.paid - first.reserve).map(entry)}</div>${claims.length === 0 ? html`<p>None.</p>` : null}</div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: addDays(asOf, 4),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'General Liability',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        claimCount: policy.claims.length,
        incurred: { total: totals(policy.claims).incurred.total },
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.claimant,
        ...claim.life,
        lossState: claim.state,
        description: claim.story.text,
        ...totals([claim]),
      })),
      grandTotals: { claimCount: claims.length, openClaimCount: open, ...all },
    };
    return { html: sheet({ css, body }), label };
  },
};
