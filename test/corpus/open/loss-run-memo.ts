import { addDays, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { agency, carrier, company, person, stateOf } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, financesOf, lifeOf, policyYears, sumOf, totalOf, type Parts, type Term } from '../parts/claims.ts';
import { INJURY_STORIES } from '../parts/stories.ts';

// A claims manager's memorandum for a renewal meeting: a paragraph a claim, captions in bold inside the text, amounts after semicolons.

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function drawClaim(random: Random, policy: Term & { number: string }, asOf: string) {
  const life = lifeOf(random, policy, asOf);
  const { paid, reserve } = financesOf(random, life.status, {
    loss: [800, 60_000],
    medical: [300, 45_000],
    expense: [50, 7_000],
  });
  return {
    life,
    paid,
    reserve,
    policyNumber: policy.number,
    story: random.pick(INJURY_STORIES),
    worker: person(random),
    adjuster: person(random),
    state: stateOf(random),
    number: `${random.letters(2)}-${random.digits(3)}-${random.digits(5)}`,
  };
}

type Claim = ReturnType<typeof drawClaim>;

const css = `body{margin:0;font:10.5pt/1.45 Carlito,Calibri,"Liberation Sans",sans-serif}.h{display:grid;grid-template-columns:60pt 1fr;border-bottom:1.5pt solid #000;padding-bottom:8pt;margin-bottom:10pt}h1{font-size:18pt;letter-spacing:4px;margin:0 0 8pt}h2{font-size:11.5pt;margin:12pt 0 3pt}p{margin:0 0 8pt}`;

const amounts = ({ loss, medical, expense }: Parts): string =>
  `indemnity ${dollarsAndCents(loss)}; medical ${dollarsAndCents(medical)}; expense ${dollarsAndCents(expense)}; total ${dollarsAndCents(sum([loss, medical, expense]))}`;

function paragraph(claim: Claim, index: number): Html {
  const { life, story } = claim;
  const closed = life.closedDate === null ? '' : ` on ${written(life.closedDate)}`;
  const reserve = life.status === 'closed' ? null : html` <b>Reserve:</b> ${amounts(claim.reserve)}.`;
  return html`<p>${index + 1}. <b>Claim ${claim.number}, ${claim.worker} (${claim.state}).</b> <b>Injured:</b> ${written(life.lossDate)}. <b>Reported:</b> ${written(life.reportedDate)}. <b>Status:</b> ${STATUS[life.status]}${closed}. <b>What happened:</b> ${story.text}. <b>Injury:</b> ${story.nature}, ${story.part}. <b>Paid:</b> ${amounts(claim.paid)}.${reserve} <b>Incurred:</b> ${dollarsAndCents(totalOf(sumOf([claim.paid, claim.reserve])))}. <b>Adjuster:</b> ${claim.adjuster}.</p>`;
}

const byKind = ({ loss, medical, expense }: Parts) => ({
  loss,
  medical,
  expense,
  total: sum([loss, medical, expense]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'memo',
  build(random) {
    const asOf = dayBetween(random, '2015-01-15', '2026-05-30');
    const [insurer, insured, broker, author] = [carrier(random), company(random), agency(random), person(random)];
    const base = random.digits(6);
    const policies = policyYears(random, asOf, random.int(1, 4)).map((term) => ({
      ...term,
      number: `WCV ${base} ${term.effective.slice(2, 4)}`,
    }));
    const sections = policies.map((policy) => ({
      policy,
      claims: random.times(random.pick([0, 1, 2, 3]), () => drawClaim(random, policy, asOf)),
    }));
    const claims = sections.flatMap((section) => section.claims);
    const total = sum(claims.map((claim) => totalOf(sumOf([claim.paid, claim.reserve]))));
    const body = html`<h1>MEMORANDUM</h1><div class="h"><b>To:</b><span>${broker}</span><b>From:</b><span>${author}, Claims Department, ${insurer}</span><b>Date:</b><span>${written(addDays(asOf, 3))}</span><b>Re:</b><span>${insured} &ndash; Workers' Compensation claims, valued ${written(asOf)}</span></div>
<p>Before the renewal meeting you asked for the claims of the last ${policies.length === 1 ? 'year' : `${policies.length} years`}. We have ${claims.length === 0 ? 'no claims' : claims.length === 1 ? 'one claim' : `${claims.length} claims`} on file with a total incurred of ${dollarsAndCents(total)}.</p>
${sections.map(({ policy, claims: own }) => html`<h2>Policy ${policy.number}, ${written(policy.effective)} to ${written(policy.expiration)}</h2>${own.length === 0 ? html`<p>No claims were made in this year.</p>` : own.map(paragraph)}`)}<p>Please treat the names of injured workers as confidential.</p>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: addDays(asOf, 3),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: "Workers' Compensation",
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        claimantName: claim.worker,
        ...claim.life,
        lossState: claim.state,
        description: claim.story.text,
        natureOfInjury: claim.story.nature,
        bodyPart: claim.story.part,
        adjusterName: claim.adjuster,
        paid: byKind(claim.paid),
        reserve: claim.life.status === 'closed' ? {} : byKind(claim.reserve),
        incurred: { total: totalOf(sumOf([claim.paid, claim.reserve])) },
      })),
      grandTotals: { claimCount: claims.length > 1 ? claims.length : null, incurred: { total } },
      _accept: {
        'grandTotals.claimCount': [claims.length, ...(claims.length > 1 ? [] : [null])],
        ...Object.fromEntries(
          claims.flatMap((claim, index) =>
            claim.life.status === 'closed'
              ? ['loss', 'medical', 'expense', 'total'].map((kind) => [`claims[${index}].reserve.${kind}`, [0, null]])
              : [],
          ),
        ),
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '1in', right: '1in' } } };
  },
};
