import { addDays, addYears, bare, shortSlashed } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, parts, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { whole } from '../kit/money.ts';
import { company, numbered, phone, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A national direct writer's account report: a summary by policy (claims received, payments, case reserves, experience)
// and pages of detail in the words of another system (paid, O/S, incd), claims in two lines with stacked captions.

const css = `body{margin:0;font:7.5pt/1.28 'Liberation Sans',Arial,sans-serif}h1{font-size:15pt;margin:0}h2{font-size:9.5pt;margin:10pt 0 3pt;break-after:avoid}.red{color:#b3122c}.detail{break-before:page}
table{width:100%;border-collapse:collapse}td,th{padding:1.4pt 4pt;vertical-align:top;text-align:left}th{font-size:6.8pt;vertical-align:bottom}.n{text-align:right;white-space:nowrap}.sum th{background:#b3122c;color:#fff}.sum td{border-bottom:.5pt solid #ccc}.sum .t td{font-weight:700;border-top:1.2pt solid #b3122c}
.det thead th{border-bottom:.8pt solid #000}.det th.g{text-align:center;border-bottom:.5pt solid #000}.det tbody{break-inside:avoid}.det tbody td{border:0}.det .two td{border-bottom:.4pt solid #bbb;padding-top:0}.det .t td{background:#eee;font-weight:700}.head{display:flex;gap:30pt;margin:6pt 0}.head b{display:block;font-size:6.8pt;color:#555}.note{font-size:6.6pt;margin-top:6pt}`;

interface Policy extends TermFacts {
  title: string;
  number: string;
}

const LINES: readonly { line: Line; title: string; prefix: string; counts: readonly number[] }[] = [
  { line: 'workers', title: 'Workers Compensation', prefix: 'WA', counts: [2, 4, 7, 9] },
  { line: 'liability', title: 'General Liability', prefix: 'TB', counts: [0, 1, 2, 4] },
  { line: 'auto', title: 'Business Auto', prefix: 'AS', counts: [0, 1, 3, 5] },
];

function drawPolicies(random: Random, first: string, years: number, asOf: string): Policy[] {
  const lines = LINES.filter((_, index) => index === 0 || random.chance(0.75));
  return lines.flatMap(({ line, title, prefix, counts }) => {
    const base = `${prefix}${random.digits(1)}-${random.digits(3)}-${random.digits(6)}`;
    const terms = makeTerms(random, {
      line,
      first,
      counts: random.times(years, () => random.pick(counts)),
      numbers: `${prefix}###-######`,
      asOf,
      wholeDollars: true,
    });
    const withoutInjury = (claim: ClaimFacts): ClaimFacts => (line === 'workers' ? claim : { ...claim, bodyPart: '' });
    return terms
      .map((term) => ({
        ...term,
        claims: term.claims.map(withoutInjury),
        title,
        number: `${base}-${term.effectiveDate.slice(2, 4)}`,
      }))
      .reverse();
  });
}

function summaryRow({ title, number, effectiveDate, expirationDate, claims }: Policy): Html {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  return html`<tr><td>${title}</td><td>${number}</td><td>${bare(effectiveDate)}</td><td>${bare(expirationDate)}</td><td class="n">${claimCount}</td><td class="n">${openClaimCount}</td><td class="n">${whole(paid.total)}</td><td class="n">${whole(reserve.total)}</td><td class="n">${whole(incurred.total)}</td></tr>`;
}

function summary(policies: readonly Policy[]): Html {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(policies.flatMap(({ claims }) => claims));
  const heads = ['Claims received', 'Still pending', 'Payments', 'Case reserves', 'Total experience'];
  return html`<table class="sum"><tr><th>Line</th><th>Policy</th><th>Begins</th><th>Ends</th>${heads.map((head) => html`<th class="n">${head}</th>`)}</tr>${policies.map(summaryRow)}<tr class="t"><td colspan="4">Account total</td>${[claimCount, openClaimCount, paid.total, reserve.total, incurred.total].map((value) => html`<td class="n">${whole(value)}</td>`)}</tr></table>`;
}

const figures = (...groups: readonly Kinds[]): Html[] =>
  groups.flatMap((group) =>
    [group.loss, group.medical, group.expense].map((amount) => html`<td class="n">${whole(amount)}</td>`),
  );

const STATUS = { open: 'O', closed: 'C', reopened: 'R' };

function claimRows(claim: ClaimFacts): Html {
  const closed = claim.closedDate === null ? '' : shortSlashed(claim.closedDate);
  const injury = claim.bodyPart === '' ? claim.cause : `${claim.cause} / ${claim.bodyPart}`;
  return html`<tbody><tr><td>${claim.number}</td><td>${claim.claimant}</td><td>${shortSlashed(claim.lossDate)}</td><td>${STATUS[claim.status]}</td><td>${claim.claimType}</td>${figures(claim.paid, claim.reserve)}<td class="n">${whole(claim.incurred.total)}</td></tr><tr class="two"><td>${claim.adjuster}</td><td>${injury}</td><td>${shortSlashed(claim.reportedDate)}</td><td>${claim.state}</td><td>${closed}</td><td colspan="7">${claim.description}</td></tr></tbody>`;
}

function detail({ title, number, effectiveDate, expirationDate, claims }: Policy): Html {
  const { paid, reserve, incurred } = totalsOf(claims);
  const kinds = html`<th class="n">Indem</th><th class="n">Med</th><th class="n">Exp</th>`;
  const caption = `${title.toUpperCase()}  ${number}  EFF ${shortSlashed(effectiveDate)}  EXP ${shortSlashed(expirationDate)}`;
  return html`<h2>${caption}</h2><table class="det"><thead><tr><th>Claim no.</th><th>Claimant</th><th>Loss</th><th>St</th><th>Type</th><th class="g" colspan="3">Paid</th><th class="g" colspan="3">O/S</th><th class="n"></th></tr><tr><th>Claim specialist</th><th>Cause / body part</th><th>Rptd</th><th>Juris</th><th>Closed</th>${kinds}${kinds}<th class="n">Incd</th></tr></thead>${claims.map(claimRows)}<tbody><tr class="t"><td colspan="5">${number} subtotal</td>${figures(paid, reserve)}<td class="n">${whole(incurred.total)}</td></tr></tbody></table>`;
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
  cause: claim.cause,
  bodyPart: claim.bodyPart === '' ? null : claim.bodyPart,
  adjusterName: claim.adjuster,
  paid: parts(claim.paid),
  reserve: parts(claim.reserve),
  incurred: { total: claim.incurred.total },
});

/** The summary has the sums, the subtotals of the detail have the kinds; a policy without claims has no detail. */
function policyLabel({ number, title, effectiveDate, expirationDate, claims }: Policy) {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  const shown = (kinds: Kinds) => (claimCount === 0 ? { total: kinds.total } : kinds);
  return {
    policyNumber: number,
    lineOfBusiness: title,
    effectiveDate,
    expirationDate,
    claimCount,
    openClaimCount,
    paid: shown(paid),
    reserve: shown(reserve),
    incurred: { total: incurred.total },
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'account-summary-detail',
  build(random) {
    const years = random.int(2, 4);
    const first = `${random.int(2013, 2021)}-${random.pick(['01-01', '04-01', '07-01', '10-15'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(120, 350));
    const run = addDays(asOf, random.int(1, 9));
    const insurer = `${word(random)} ${random.pick(['Mutual Fire Insurance Company', 'Insurance Corporation', 'National Casualty Company'])}`;
    const [insured, office] = [company(random), `${word(random)} Service Office`];
    const policies = drawPolicies(random, first, years, asOf);
    const claims = policies.flatMap((policy) => policy.claims);
    const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
    const fact = (name: string, value: string): Html => html`<div><b>${name}</b>${value}</div>`;
    const body = html`<h1 class="red">Account Experience Report</h1><div>${insurer}</div><div class="head">${fact('Customer', insured)}${fact('Customer number', numbered(random, '1-######'))}${fact('Losses valued', bare(asOf))}${fact('Report created', bare(run))}${fact('Your service team', `${office}, ${phone(random)}`)}</div><h2>Policy summary</h2>${summary(policies)}
<p class="note">Experience is payments plus case reserves; it does not include incurred but not reported losses, and subrogation is credited when it is received. Policies that are subject to audit or retrospective rating may be billed on other figures. Detail of every policy with claims follows.</p>
<div class="detail">${policies.filter((policy) => policy.claims.length > 0).map(detail)}</div><p class="note">St: O open, C closed, R reopened. Juris: state of jurisdiction. O/S: outstanding. Incd: incurred.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: run,
      valuationDate: asOf,
      policies: policies.map(policyLabel),
      claims: policies.flatMap((policy) => policy.claims.map((claim) => claimLabel(claim, policy.number))),
      grandTotals: {
        claimCount,
        openClaimCount,
        paid: { total: paid.total },
        reserve: { total: reserve.total },
        incurred: { total: incurred.total },
      },
    };
    const footer = html`<div style="width:100%;margin:0 0.5in;font:7px Arial;display:flex;justify-content:space-between"><span>${insured} / ${insurer}</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`;
    return { html: sheet({ css, body }), label, print: { landscape: true, footer, margin: { bottom: '0.6in' } } };
  },
};
