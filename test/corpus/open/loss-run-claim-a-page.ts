import { addDays, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum, wholeDollars } from '../kit/money.ts';
import { carrier, company, lastName, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, financesOf, lifeOf, policyYears, sumOf, totalOf, type Parts, type Term } from '../parts/claims.ts';
import { ALLEGATIONS } from '../parts/stories.ts';

// Professional liability, claims made, defense inside the limit: a cover sheet, then one page a claim with sections and a grid of damages and claim expenses.

const PRODUCT = [
  'Architects & Engineers Professional Liability',
  'Accountants Professional Liability',
  'Lawyers Professional Liability',
];
const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

type Claim = ReturnType<typeof drawClaim>;

function drawClaim(random: Random, policyNumber: string, term: Term, asOf: string) {
  const life = lifeOf(random, term, asOf);
  const { paid, reserve } = financesOf(random, life.status, { loss: [5_000, 240_000], expense: [1_200, 90_000] });
  return {
    life,
    policyNumber,
    term,
    paid,
    reserve,
    number: `PRO-${term.effective.slice(0, 4)}-${random.digits(5)}`,
    claimant: random.chance(0.5) ? person(random) : company(random),
    matter: random.pick(['Claim', 'Incident', 'Suit']),
    text: random.pick(ALLEGATIONS),
    state: stateOf(random),
    counsel: `${lastName(random)} & ${lastName(random)} LLP`,
    examiner: person(random),
    retention: random.pick([5_000, 10_000, 25_000]),
  };
}

const css = `body{margin:0;font:10.5pt/1.4 Georgia,"DejaVu Serif",serif;color:#111}.page{break-before:page}h1{font:700 16pt Georgia,"DejaVu Serif",serif;text-align:center;margin:0 0 3pt}
.mid{text-align:center;margin-bottom:16pt}h2{font-size:10.5pt;background:#1d2b4f;color:#fff;padding:2pt 6pt;margin:14pt 0 5pt}dl{display:grid;grid-template-columns:150pt 1fr;margin:0;gap:2pt}dt{font-style:italic}dd{margin:0}
table{border-collapse:collapse;width:100%;margin-top:4pt}td,th{border-bottom:.5pt solid #999;padding:3pt 5pt;text-align:right}td:first-child,th:first-child{text-align:left}tr.t td{font-weight:700;border-top:1pt solid #000}
.l td,.l th{text-align:left}.note{font-size:8.5pt;margin-top:14pt}`;

const entry = (caption: string, value: string): Html => html`<dt>${caption}</dt><dd>${value}</dd>`;

function moneyRow(caption: string, paid: number, reserve: number): Html {
  return html`<tr><td>${caption}</td><td>${dollarsAndCents(paid)}</td><td>${dollarsAndCents(reserve)}</td><td>${dollarsAndCents(sum([paid, reserve]))}</td></tr>`;
}

function grid(paid: Parts, reserve: Parts): Html {
  return html`<table><tr><th></th><th>Paid to Date</th><th>Outstanding Reserve</th><th>Incurred</th></tr>${moneyRow('Damages', paid.loss, reserve.loss)}${moneyRow('Claim Expenses (Defense)', paid.expense, reserve.expense)}
<tr class="t"><td>Total</td><td>${dollarsAndCents(totalOf(paid))}</td><td>${dollarsAndCents(totalOf(reserve))}</td><td>${dollarsAndCents(sum([totalOf(paid), totalOf(reserve)]))}</td></tr></table>`;
}

function claimPage(claim: Claim, insured: string): Html {
  const { life } = claim;
  return html`<div class="page"><h1>Claim Status Sheet</h1><div class="mid">${insured}</div><h2>A. The Claim</h2><dl>${entry('File No.', claim.number)}${entry('Policy No.', claim.policyNumber)}${entry('Policy Term', `${written(claim.term.effective)} to ${written(claim.term.expiration)}`)}${entry('Claimant', claim.claimant)}${entry('Type of Matter', claim.matter)}${entry('Date of Act, Error or Omission', written(life.lossDate))}${entry('Date Claim Made and Reported', written(life.reportedDate))}${entry('Venue', claim.state)}${entry('Current Status', STATUS[life.status])}${life.closedDate === null ? null : entry('Date File Closed', written(life.closedDate))}</dl>
<h2>B. Allegation</h2><p>${claim.text}.</p><h2>C. Handling</h2><dl>${entry('Claims Examiner', claim.examiner)}${entry('Defense Counsel', claim.counsel)}${entry('Deductible (Insured)', wholeDollars(claim.retention))}</dl>
<h2>D. Amounts Above the Deductible</h2>${grid(claim.paid, claim.reserve)}<p class="note">Claim expenses are inside the limits of liability and reduce the amount that remains for damages.</p></div>`;
}

const byKind = ({ loss, expense }: Parts) => ({ loss, expense, total: sum([loss, expense]) });

function amountsLabel(paid: Parts, reserve: Parts) {
  return { paid: byKind(paid), reserve: byKind(reserve), incurred: byKind(sumOf([paid, reserve])) };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'claim-a-page',
  build(random) {
    const asOf = dayBetween(random, '2015-02-01', '2026-05-31');
    const [insurer, product, underwriter] = [carrier(random), random.pick(PRODUCT), person(random)];
    const insured = `${lastName(random)}, ${lastName(random)} & Partners ${random.pick(['LLP', 'P.C.', 'PLLC'])}`;
    const base = `${random.letters(3)} ${random.digits(6)}`;
    const years = policyYears(random, asOf, random.int(2, 6));
    const policies = years.map((term, index) => ({
      ...term,
      number: `${base} ${String(12 - index).padStart(2, '0')}`,
    }));
    const claims = policies.flatMap((policy) =>
      random.times(random.pick([0, 0, 1, 1, 2]), () => drawClaim(random, policy.number, policy, asOf)),
    );
    const [paid, reserve] = [sumOf(claims.map((claim) => claim.paid)), sumOf(claims.map((claim) => claim.reserve))];
    const rows = policies.map(({ number, effective, expiration }) => {
      const own = claims.filter((claim) => claim.policyNumber === number);
      return html`<tr><td>${number}</td><td>${written(effective)}</td><td>${written(expiration)}</td><td>${own.length === 0 ? 'None' : own.length}</td></tr>`;
    });
    const body = html`<h1>${insurer}</h1><div class="mid">Claims Experience Letter &ndash; ${product}</div>
<dl>${entry('Insured Firm', insured)}${entry('Date Prepared', written(addDays(asOf, 5)))}${entry('Information Valued As Of', written(asOf))}${entry('Prepared By', underwriter)}</dl><h2>Policies Issued</h2><table class="l"><tr><th>Policy No.</th><th>From</th><th>To</th><th>Claims Reported</th></tr>${rows}</table>
${claims.length === 0 ? html`<p>No claim, suit or incident has been reported under these policies.</p>` : html`<h2>All Claims Combined</h2>${grid(paid, reserve)}<p>Each of the ${claims.length} matter(s) counted above is described on a sheet of its own.</p>`}
<p class="note">Limits: ${wholeDollars(1_000_000)} each claim / ${wholeDollars(2_000_000)} aggregate, claim expenses included.</p>${claims.map((claim) => claimPage(claim, insured))}`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: addDays(asOf, 5),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: product,
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
        claimCount: claims.filter((claim) => claim.policyNumber === policy.number).length || null,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.claimant,
        claimType: claim.matter,
        ...claim.life,
        lossState: claim.state,
        description: claim.text,
        adjusterName: claim.examiner,
        ...amountsLabel(claim.paid, claim.reserve),
      })),
      ...(claims.length > 0 && { grandTotals: { claimCount: claims.length, ...amountsLabel(paid, reserve) } }),
      _accept: Object.fromEntries(policies.map((_, index) => [`policies[${index}].claimCount`, [0, null]])),
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '0.9in', right: '0.9in', top: '0.8in' } } };
  },
};
