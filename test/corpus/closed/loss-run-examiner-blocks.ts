// Claim listing of an administrator for an employer with a large deductible: one ruled block for each injury, captions and
// values at the left, a small matrix of paid, outstanding and incurred by kind at the right; totals in blocks like these.
import { abbreviated, addDays, addYears, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, type Totals, totalsOf } from '../kit/loss-facts.ts';
import { cents, dollarsAndCents } from '../kit/money.ts';
import { carrier, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';

const css = `body{margin:0;font:8.2pt/1.34 Lato,sans-serif;color:#1a1a1a}.top{display:flex;justify-content:space-between}
.top b{font-size:13pt;color:#00695c}.top div+div{text-align:right}.line{border-top:2pt solid #00695c;margin:5pt 0 7pt}
.meta{display:grid;grid-template-columns:auto 1fr auto 1fr;gap:1pt 9pt}.meta i,.k i{font-style:normal;color:#5b6b69}
h2{font-size:9.4pt;background:#e0f0ee;padding:3pt 6pt;margin:11pt 0 0;break-after:avoid;display:flex;justify-content:space-between}
.b{display:flex;gap:12pt;border-bottom:.5pt solid #9ab;padding:5pt 0;break-inside:avoid}.k{flex:1;display:grid;
grid-template-columns:52pt 1fr 56pt 1fr;gap:0 6pt;align-content:start}.k .w{grid-column:2/5}
table{border-collapse:collapse;font-size:7.8pt;align-self:flex-start}th{font-weight:400;color:#5b6b69;text-align:right;padding:0 5pt}
td{text-align:right;padding:.6pt 5pt;min-width:48pt;white-space:nowrap}td:first-child{text-align:left;color:#5b6b69}
.i td{border-top:.5pt solid #333;font-weight:700}.b.s{background:#f3f8f7}.s .k b{grid-column:1/5}p{font-size:7pt;color:#5b6b69}`;

const ACCIDENTS = [
  ['Falling or Flying Object', 'Contusion', 'Lower Arm', 'Reached for case on top rack, case fell on right forearm.'],
  ['Strain - Lifting', 'Strain', 'Low Back Area', 'Housekeeper turned mattress and felt sharp pain in lower back.'],
  ['Hot Objects or Substances', 'Burn', 'Wrist', 'Line cook splashed by fryer oil while changing basket.'],
  ['Fall - From Ladder', 'Sprain', 'Ankle', 'Associate missed bottom step of stock room ladder.'],
  ['Motor Vehicle', 'Contusion', 'Hip', 'Cart handler struck by customer vehicle in parking lot at low speed.'],
  ['Fall - Liquid or Grease Spills', 'Fracture', 'Elbow', 'Slipped by dish pit, landed on left elbow.'],
  ['Cut - Hand Tool, Not Powered', 'Laceration', 'Thumb', 'Knife slipped while breaking down produce boxes.'],
  ['Strain - Pushing or Pulling', 'Rupture', 'Shoulder(s)', 'Driver pulled pallet jack up ramp, felt tear.'],
  ['Repetitive Motion', 'Carpal Tunnel Syndrome', 'Hand', 'Reports numbness after two years at packing station.'],
  ['Person in Act of a Crime', 'Concussion', 'Skull', 'Altercation with shoplifter, pushed into door frame.'],
  ['Slip or Trip, Did Not Fall', 'Strain', 'Knee', 'Tripped over electric cord behind register.'],
] as const;

/** Claim types follow from what was paid or set aside. */
function typed(claim: ClaimFacts, [cause, nature, bodyPart, description]: (typeof ACCIDENTS)[number]): ClaimFacts {
  const { loss, total } = claim.incurred;
  const claimType = loss > 0 ? 'Indemnity' : total > 0 ? 'Medical Only' : 'Incident Only';
  return { ...claim, cause, nature, bodyPart, description, claimType };
}

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Re-opened' };

function matrix({
  paid,
  reserve,
  incurred,
  recovered,
}: Pick<Totals, 'paid' | 'reserve' | 'incurred' | 'recovered'>): Html {
  const row = (name: string, { medical, loss, expense, total }: Kinds): Html =>
    html`<td>${name}</td>${[medical, loss, expense, total].map((value) => html`<td>${cents(value)}</td>`)}`;
  return html`<table><tr><th></th><th>Medical</th><th>Indemnity</th><th>Expense</th><th>Total</th></tr>
<tr>${row('Paid', paid)}</tr><tr>${row('Outstanding', reserve)}</tr><tr class="i">${row('Incurred', incurred)}</tr>
<tr><td>Recovery</td><td></td><td></td><td></td><td>${cents(recovered)}</td></tr></table>`;
}

const amountsOf = ({
  paid,
  reserve,
  incurred,
  recovered,
}: Pick<Totals, 'paid' | 'reserve' | 'incurred' | 'recovered'>) => ({
  paid,
  reserve,
  incurred,
  recovered,
});

function block(claim: ClaimFacts): Html {
  return html`<div class="b"><div class="k"><i>Claim</i><b>${claim.number}</b><i>Status</i><span>${STATUS[claim.status]}</span>
<i>Employee</i><span>${claim.claimant}</span><i>Claim type</i><span>${claim.claimType}</span>
<i>DOI</i><span>${slashed(claim.lossDate)}</span><i>Date rec'd</i><span>${slashed(claim.reportedDate)}</span>
<i>Closed on</i><span>${claim.closedDate === null ? '' : slashed(claim.closedDate)}</span><i>Jurisdiction</i>
<span>${claim.state}</span><i>Cause</i><span>${claim.cause}</span><i>Examiner</i><span>${claim.adjuster}</span>
<i>Nature</i><span>${claim.nature}</span><i>Body part</i><span>${claim.bodyPart}</span>
<i>Accident</i><span class="w">${claim.description}</span></div>${matrix(claim)}</div>`;
}

function facts(random: Random) {
  const years = random.int(2, 3);
  const first = `${random.int(2018, 2022)}-${random.pick(['01-01', '05-01', '07-01', '10-01'])}`;
  const valued = addDays(addYears(first, years - 1), random.int(150, 350));
  const accident = deckOf(random, ACCIDENTS);
  const counts = random.times(years, () => random.int(1, 5));
  const terms = makeTerms(random, { line: 'workers', first, counts, numbers: '30########-01', asOf: valued })
    .map((term) => ({
      ...term,
      policyNumber: numbered(random, 'WLD #######'),
      claims: term.claims.map((claim) => typed(claim, accident())),
    }))
    .reverse();
  return {
    administrator: `${word(random)} Claims Management Services`,
    insurer: carrier(random),
    client: `${word(random)} ${random.pick(['Hospitality Group', 'Markets', 'Food Stores', 'Resorts'])}, Inc.`,
    clientNumber: random.digits(5),
    deductible: random.pick([100_000, 250_000, 500_000]),
    valued,
    run: addDays(valued, random.int(1, 12)),
    terms,
    all: terms.flatMap(({ claims }) => claims),
  };
}
type Facts = ReturnType<typeof facts>;

function counted(title: string, { claimCount, openClaimCount, ...totals }: Totals): Html {
  return html`<div class="b s"><div class="k"><b>${title}</b><i>Claims</i><span>${claimCount}</span><i>Open</i>
<span>${openClaimCount}</span></div>${matrix(totals)}</div>`;
}

function body({ administrator, insurer, client, clientNumber, deductible, valued, run, terms, all }: Facts): Html {
  return html`<div class="top"><div><b>${administrator}</b><br>Third Party Claims Administrator</div>
<div>Claim Listing with Financials<br>Workers' Compensation</div></div><div class="line"></div>
<div class="meta"><i>Client</i><span>${client} (${clientNumber})</span><i>Valued as of</i><span>${abbreviated(valued)}</span>
<i>Insurer</i><span>${insurer}</span><i>Prepared</i><span>${abbreviated(run)}</span>
<i>Selection</i><span>All statuses, all locations</span><i>Deductible</i><span>${dollarsAndCents(deductible)} each
accident</span></div>${terms.map(
    ({ policyNumber, effectiveDate, expirationDate, claims }) => html`<h2><span>Policy ${policyNumber}</span>
<span>${abbreviated(effectiveDate)} to ${abbreviated(expirationDate)}</span></h2>${claims.map(block)}
${counted(`Policy total ${policyNumber}`, totalsOf(claims))}`,
  )}${counted('Grand total, all policies', totalsOf(all))}
<p>Incurred is paid plus outstanding, before recovery and before the deductible. Outstanding amounts are estimates of the examiner.
Confidential: contains personal information, do not forward beyond the intended recipient.</p>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'examiner-blocks',
  build(random) {
    const f = facts(random);
    const { claimCount, openClaimCount, ...totals } = totalsOf(f.all);
    const label = {
      carrierName: f.insurer,
      namedInsureds: [f.client],
      reportDate: f.run,
      valuationDate: f.valued,
      policies: f.terms.map(({ policyNumber, effectiveDate, expirationDate, claims }) => ({
        policyNumber,
        lineOfBusiness: "Workers' Compensation",
        effectiveDate,
        expirationDate,
        ...totalsOf(claims),
      })),
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
          cause: claim.cause,
          natureOfInjury: claim.nature,
          bodyPart: claim.bodyPart,
          adjusterName: claim.adjuster,
          ...amountsOf(claim),
        })),
      ),
      grandTotals: { claimCount, openClaimCount, ...totals },
    };
    return { html: sheet({ css, body: body(f) }), label, print: { landscape: true } };
  },
};
