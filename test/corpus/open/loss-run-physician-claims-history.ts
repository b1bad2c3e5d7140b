import { addDays, addYears, slashed, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, kinds, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { dollarsAndCents, sum } from '../kit/money.ts';
import { cityLine, lastNameFirst, numbered, person, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A physicians' reciprocal confirms coverage and claims to a credentialing office: a letter with the policy periods and
// limits, then each claim in stacked lines under a number, indemnity and defense only, the outcome in words.

const css = `body{margin:0;font:10.4pt/1.4 "Liberation Serif",serif}.pg{break-after:page}.pg:last-child{break-after:auto}.lh{text-align:center;margin-bottom:16pt}.lh b{font-size:15pt;letter-spacing:.6pt}
p{margin:0 0 9pt}table.p{border-collapse:collapse;margin:4pt 0 12pt;font-size:9.6pt;width:100%}.p th{font-weight:400;font-style:italic;text-align:left;border-bottom:.8pt solid #000;padding:1pt 10pt 1pt 0}.p td{padding:1.4pt 10pt 1.4pt 0}
.c{margin:0 0 13pt;break-inside:avoid;display:grid;grid-template-columns:26pt 1fr}.c>b{font-size:11pt}.q{display:grid;grid-template-columns:150pt 1fr}.q i{font-style:normal;color:#333}
.m{margin:4pt 0 0;border-top:.5pt solid #999;display:grid;grid-template-columns:150pt 110pt 1fr}.r{text-align:right;padding-right:30pt}h2{font-size:12pt;margin:0 0 10pt;border-bottom:1.4pt solid #000}.sum{border:1pt solid #000;padding:6pt 10pt;margin-top:8pt;break-inside:avoid}`;

const EVENTS: readonly (readonly [string, string])[] = [
  ['Failure to diagnose', 'Alleged delay of eleven months in diagnosis of breast carcinoma'],
  ['Surgical', 'Common bile duct divided during laparoscopic cholecystectomy, second operation needed'],
  ['Medication', 'Alleged overdose of anticoagulant, intracranial bleed'],
  ['Failure to refer', 'Missed cauda equina syndrome, patient says referral came too late'],
  ['Obstetric', 'Shoulder dystocia with brachial plexus injury of newborn'],
  ['Failure to treat', 'Foot ulcer of diabetic patient led to amputation of two toes'],
  ['Surgical', 'Retained sponge found on follow-up film'],
  ['Consent', 'Patient says risk of nerve damage was not explained before block'],
];

interface Matter extends ClaimFacts {
  allegation: readonly [string, string];
  outcome: string;
}
type Term = Omit<TermFacts, 'claims'> & { claims: Matter[]; limits: string };

function drawTerms(random: Random, asOf: string): Term[] {
  const counts = random.times<number>(random.int(5, 8), () => random.pick([0, 0, 1, 1, 2]));
  counts[2] = random.int(1, 2);
  const first = addYears(addDays(asOf, -random.int(50, 320)), 1 - counts.length);
  const limits = random.pick(['$1,000,000 / $3,000,000', '$500,000 / $1,500,000', '$2,000,000 / $4,000,000']);
  return makeTerms(random, { line: 'liability', numbers: 'PL-####-###', first, counts, asOf }).map((term) => ({
    ...term,
    limits,
    claims: term.claims.map((given): Matter => {
      const scale = random.int(2, 9);
      const hasPaid = given.status === 'closed' && random.chance(0.4);
      const paid = kinds(
        hasPaid ? random.int(3, 70) * 5000 : 0,
        0,
        sum([given.paid.expense * scale, random.amount(900, 22_000)]),
      );
      const reserve =
        given.status === 'closed' ? kinds(0, 0, 0) : kinds(random.int(5, 60) * 5000, 0, random.int(4, 40) * 2500);
      const closing = hasPaid
        ? random.pick(['Settled before trial with consent of insured', 'Settled at mediation'])
        : random.pick(['Closed without payment', 'Dismissed with prejudice', 'Defense verdict']);
      const pending =
        given.status === 'reopened'
          ? 'Reopened on appeal'
          : random.pick(['Discovery is under way', 'In suit, trial not set', 'Pre-suit notice under review']);
      const outcome = given.status === 'closed' ? closing : pending;
      return {
        ...given,
        claimant: lastNameFirst(random),
        paid,
        reserve,
        incurred: addKinds([paid, reserve]),
        allegation: random.pick(EVENTS),
        outcome,
      };
    }),
  }));
}

const pair = (caption: string, value: string): Html => html`<i>${caption}</i><span>${value}</span>`;

function entry(claim: Matter, policyNumber: string, index: number): Html {
  const status = { open: 'Open', closed: 'Closed', reopened: 'Reopened' }[claim.status];
  const closed = claim.closedDate === null ? '' : `, ${slashed(claim.closedDate)}`;
  const amounts = [
    ['Indemnity', claim.paid.loss, claim.reserve.loss],
    ['Defense (ALAE)', claim.paid.expense, claim.reserve.expense],
  ] as const;
  return html`<div class="c"><b>${index + 1}.</b><div><div class="q">${pair('Our file', claim.number)}${pair('Policy', policyNumber)}${pair('Patient / claimant', claim.claimant)}${pair('Date of incident', slashed(claim.lossDate))}${pair('Reported to us', slashed(claim.reportedDate))}${pair('Allegation', claim.allegation[0])}${pair('Synopsis', claim.allegation[1])}${pair('Status', `${status}${closed}`)}${pair('Disposition', claim.outcome)}</div>
<div class="m"><span></span><span class="r"><i>Paid</i></span><span><i>Reserved</i></span>${amounts.map(([caption, paid, reserved]) => html`<span>${caption}</span><span class="r">${dollarsAndCents(paid)}</span><span>${dollarsAndCents(reserved)}</span>`)}</div></div></div>`;
}

const halves = ({ loss, expense }: ClaimFacts['paid']) => ({ loss, expense });

function summary(matters: readonly Matter[]) {
  const [paid, reserve] = [addKinds(matters.map((each) => each.paid)), addKinds(matters.map((each) => each.reserve))];
  const openClaimCount = matters.filter(({ status }) => status !== 'closed').length;
  return { claimCount: matters.length, openClaimCount, paid: halves(paid), reserve: halves(reserve) };
}

function draw(random: Random) {
  const written = `202${random.int(2, 6)}-${random.pick(['01-23', '03-08', '05-19', '08-04'])}`;
  const asOf = addDays(written, -random.int(0, 9));
  const terms = drawTerms(random, asOf).map((term) => ({ ...term, policyNumber: '' }));
  const root = numbered(random, 'MPL 0#####');
  return {
    written,
    asOf,
    terms: terms.map((term) => ({ ...term, policyNumber: `${root}-${term.effectiveDate.slice(2, 4)}` })),
    insurer: `${word(random)} ${random.pick(["Physicians' Reciprocal Insurers", 'Medical Liability Mutual Company', "Doctors' Interinsurance Exchange"])}`,
    insured: `${word(random)} ${random.pick(['Physicians Group, P.A.', 'Clinic, P.C.', 'Medical Associates, LLP'])}`,
    physicians: random.int(4, 38),
    hospital: `${word(random)} Regional Medical Center`,
    office: place(random),
    to: place(random),
    signer: person(random),
  };
}
type Facts = ReturnType<typeof draw>;

function letter(facts: Facts): Html {
  const { insurer, office, hospital, to, insured, physicians, terms, asOf } = facts;
  const retro = terms[0]?.effectiveDate ?? '';
  const rows = [...terms]
    .reverse()
    .map(
      ({ policyNumber, effectiveDate, expirationDate, limits, claims }) =>
        html`<tr><td>${policyNumber}</td><td>${slashed(effectiveDate)}</td><td>${slashed(expirationDate)}</td><td>${limits}</td><td>${claims.length}</td></tr>`,
    );
  return html`<div class="pg"><div class="lh"><b>${insurer}</b><br>${office.street} &middot; ${cityLine(office)}<br><i>Underwriting Services</i></div><p>${written(facts.written)}</p><p>Medical Staff Office<br>${hospital}<br>${to.street}<br>${cityLine(to)}</p>
<p><b>Re: Verification of Coverage and Claims History<br>Insured: ${insured} (multispecialty group, ${physicians} physicians)</b></p><p>At the request of the insured we confirm that this company has provided claims-made professional liability coverage as set out below. The retroactive date is ${slashed(retro)}.</p>
<table class="p"><tr><th>Policy</th><th>From</th><th>To</th><th>Limits, each claim / aggregate</th><th>Claims</th></tr>${rows}</table>
<p>The attached history lists every claim and every incident for which we opened a file, valued as of ${written(asOf)}. Amounts of indemnity and of defense are those of this company only; defense is outside the limits.</p><p>The release of this letter does not extend, amend or renew any policy. A copy goes to the insured.</p><p>Sincerely,</p><p style="margin-top:26pt">${facts.signer}, Senior Underwriting Representative</p></div>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'physician-claims-history',
  build(random) {
    const facts = draw(random);
    const newestFirst = [...facts.terms].reverse();
    const files = newestFirst.flatMap(({ policyNumber, claims }) =>
      [...claims].reverse().map((claim) => ({ claim, policyNumber })),
    );
    const all = summary(files.map(({ claim }) => claim));
    const history = html`<div class="pg"><h2>Claims History &mdash; ${facts.insured}</h2>${files.map(({ claim, policyNumber }, i) => entry(claim, policyNumber, i))}
<div class="sum">${all.claimCount} file${all.claimCount === 1 ? '' : 's'}, of which ${all.openClaimCount === 0 ? 'none is' : `${all.openClaimCount} ${all.openClaimCount === 1 ? 'is' : 'are'}`} pending. Indemnity paid ${dollarsAndCents(all.paid.loss)}, reserved ${dollarsAndCents(all.reserve.loss)}. Defense paid ${dollarsAndCents(all.paid.expense)}, reserved ${dollarsAndCents(all.reserve.expense)}.</div></div>`;
    const label = {
      carrierName: facts.insurer,
      namedInsureds: [facts.insured],
      reportDate: facts.written,
      valuationDate: facts.asOf,
      policies: newestFirst.map(({ policyNumber, effectiveDate, expirationDate, claims }) => ({
        policyNumber,
        lineOfBusiness: 'professional liability',
        effectiveDate,
        expirationDate,
        claimCount: claims.length,
      })),
      claims: files.map(({ claim, policyNumber }) => ({
        claimNumber: claim.number,
        policyNumber,
        claimantName: claim.claimant,
        status: claim.status,
        lossDate: claim.lossDate,
        reportedDate: claim.reportedDate,
        closedDate: claim.closedDate,
        description: claim.allegation[1],
        cause: claim.allegation[0],
        paid: halves(claim.paid),
        reserve: halves(claim.reserve),
      })),
      grandTotals: all,
      _accept: {
        ...Object.fromEntries(
          files.flatMap(({ claim }, i) => [
            [`claims[${i}].cause`, [claim.allegation[0], null]],
            [`claims[${i}].claimType`, [claim.allegation[0], null]],
          ]),
        ),
        ...Object.fromEntries(
          newestFirst.map((_, i) => [`policies[${i}].lineOfBusiness`, ['claims-made professional liability', null]]),
        ),
        ...(all.openClaimCount === 0 ? { 'grandTotals.openClaimCount': [0, null] } : {}),
      },
    };
    const print = { margin: { top: '0.7in', left: '0.9in', right: '0.9in', bottom: '0.7in' } };
    return { html: sheet({ css, body: html`${letter(facts)}${history}` }), label, print };
  },
};
