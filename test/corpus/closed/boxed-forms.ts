import { addDays, bare, written } from '../kit/dates.ts';
import { cells, type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { sum, wholeDollars } from '../kit/money.ts';
import { agency, carrier, numbered, person, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// Professional liability: a form for each claim, captions in small print above the values; the policies come last.

const css = `
  body { font: 9pt Arial, Helvetica, sans-serif } .head { text-align: center; margin-bottom: 10pt } .head b { font-size: 13pt; letter-spacing: 1px } .form { border: 1.5px solid #000; margin-bottom: 12pt; break-inside: avoid } .line { display: flex; border-bottom: 1px solid #000 } .line > div { flex: 1; border-right: 1px solid #000; padding: 2pt 4pt; min-height: 20pt } .line > div:last-child { border-right: 0 }
  .line small { display: block; font-size: 6pt; color: #333; text-transform: uppercase } .w2 { flex: 2 !important } table { border-collapse: collapse } .money { width: 100% } .money td, .money th { border: 1px solid #000; padding: 2pt 5pt; font-size: 8.5pt; text-align: right } .money tr > :first-child { text-align: left; border-left: 0 } .money tr > :last-child { border-right: 0 } .money tr:last-child > * { border-bottom: 0 } .money tr:first-child > * { border-top: 0 }
  .list { width: 100%; margin-top: 4pt } .list td, .list th { border-bottom: 1px solid #999; padding: 3pt; text-align: left } .fine { font-size: 7pt }`;

const disposition = { open: 'Pending', closed: 'Closed', reopened: 'Reopened' } as const;
const box = (caption: string, value: string | null, wide = false): Html =>
  html`<div class="${wide ? 'w2' : ''}"><small>${caption}</small>${value ?? ' '}</div>`;

/** Kinds down, measures across. */
function money(facts: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>): Html {
  const row = (title: string, kind: 'loss' | 'expense' | 'total'): Html =>
    html`<tr>${cells('td', [title, ...[facts.paid, facts.reserve, facts.incurred].map((kinds) => wholeDollars(kinds[kind]))])}</tr>`;
  return html`<table class="money"><tr>${cells('th', ['', 'Payments', 'Reserves', 'Incurred'])}</tr>${row('Indemnity', 'loss')}${row('Defense costs', 'expense')}${row('Total', 'total')}</table>`;
}

type Claim = ClaimFacts & { policyNumber: string; provider: string };

const form = (
  claim: Claim,
): Html => html`<div class="form"><div class="line">${box('Claim no.', claim.number)}${box('Policy no.', claim.policyNumber)}${box('Disposition', disposition[claim.status])}${box('Closed on', claim.closedDate && bare(claim.closedDate))}</div>
  <div class="line">${box('Claimant', claim.claimant, true)}${box('Provider involved', claim.provider, true)}${box('Venue', claim.state)}</div>
  <div class="line">${box('Date of incident', bare(claim.lossDate))}${box('Date claim made', bare(claim.reportedDate))}${box('Claims representative', claim.adjuster, true)}</div>
  <div class="line">${box('Allegation', claim.description, true)}</div>${money(claim)}</div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'boxed-forms',
  build: (random) => {
    const carrierName = carrier(random);
    const insured = `${word(random)} ${random.pick(['Orthopedic Group', 'Family Medicine', 'Surgical Associates', 'Pediatrics'])}, ${random.pick(['P.C.', 'PLLC', 'P.A.'])}`;
    const agencyName = agency(random);
    const valuationDate = `2023-${random.pick(['05', '08', '10'])}-31`;
    const reportDate = addDays(valuationDate, random.int(1, 20));
    const providers = random.times(5, () => `${person(random)}, ${random.pick(['MD', 'DO', 'NP'])}`);
    const counts = random.times(6, () => random.pick([0, 0, 1, 2, 3]));
    counts[random.int(0, 5)] = 2;
    const terms = makeTerms(random, {
      first: '2017-10-01',
      counts,
      line: 'liability',
      numbers: 'MPL-##-####',
      asOf: valuationDate,
      wholeDollars: true,
    });
    const base = numbered(random, '8######');
    const allege = (): string =>
      `${random.pick(['Delay in diagnosis of', 'Failure to treat', 'Improper management of', 'Post-operative'])} ${random.pick(['infection', 'fracture', 'nerve injury', 'embolism', 'medication reaction'])}${random.pick(['', ', leading to second surgery', ', extended hospital stay', '; wrongful death alleged'])}`;
    const policies = terms.map((term, i) => {
      const policyNumber = `PL${base}-${String(17 + i)}`;
      const claims = term.claims.map((claim): Claim => {
        const strip = ({ loss, expense }: ClaimFacts['paid']): ClaimFacts['paid'] => ({
          loss,
          medical: 0,
          expense,
          total: sum([loss, expense]),
        });
        const [paid, reserve, incurred] = [strip(claim.paid), strip(claim.reserve), strip(claim.incurred)];
        return {
          ...claim,
          paid,
          reserve,
          incurred,
          policyNumber,
          provider: random.pick(providers),
          description: allege(),
        };
      });
      return { ...term, policyNumber, claims };
    });
    const claims = policies.flatMap((policy) => policy.claims);
    const all = totalsOf(claims);
    const body = html`<div class="head"><b>CLAIM HISTORY REPORT</b><br>Medical Professional Liability (Claims-Made)<br>${carrierName}</div>
      <div class="form"><div class="line">${box('Named insured', insured, true)}${box('Broker', agencyName, true)}</div><div class="line" style="border-bottom:0">${box('Report prepared', written(reportDate))}${box('Data valued as of', written(valuationDate))}${box('Retroactive date', bare(`${random.int(2001, 2012)}-10-01`))}</div></div>
      ${claims.map(form)}<p><b>All claims (${all.claimCount})</b></p><div class="form">${money(all)}</div>
      <p><b>Policies reviewed</b></p><table class="list"><tr>${cells('th', ['Policy no.', 'Policy period', 'Claims made', 'Pending', 'Remarks'])}</tr>${policies.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => html`<tr>${cells('td', [policyNumber, `${bare(effectiveDate)} - ${bare(expirationDate)}`, own.length, totalsOf(own).openClaimCount, own.length === 0 ? 'No claims made' : ''])}</tr>`)}</table>
      <p class="fine">This report lists claims made against the named insured and its providers during the periods above. Incidents that have not become claims are not listed. Peer review privileged where the law so provides. Limits of liability: $1,000,000 each claim / $3,000,000 aggregate.</p>`;
    const three = ({ loss, expense, total }: ClaimFacts['paid']): Record<string, number> => ({ loss, expense, total });
    const amounts = ({
      paid,
      reserve,
      incurred,
    }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>): Record<string, unknown> => ({
      paid: three(paid),
      reserve: three(reserve),
      incurred: three(incurred),
    });
    return {
      html: sheet({ css, body }),
      label: {
        carrierName,
        namedInsureds: [insured],
        agencyName,
        reportDate,
        valuationDate,
        policies: policies.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          lineOfBusiness: 'Medical Professional Liability (Claims-Made)',
          effectiveDate,
          expirationDate,
          claimCount: own.length,
          openClaimCount: totalsOf(own).openClaimCount,
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.policyNumber,
          claimantName: claim.claimant,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.description,
          adjusterName: claim.adjuster,
          ...amounts(claim),
        })),
        grandTotals: { claimCount: all.claimCount, ...amounts(all) },
        _accept: { 'policies[*].lineOfBusiness': ['Medical Professional Liability'] },
      },
    };
  },
};
