// Loss run of an underwriting facility for roofers and framers: typewriter print, the terms it wrote with the issuing company
// in a short list, then one ledger line for each claim with a second line for what happened.
import { addDays, addYears, shortDashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents, whole } from '../kit/money.ts';
import { agency, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';

const css = `body{margin:0;font:8pt/1.32 'Courier Prime','Liberation Mono',monospace}.c{text-align:center;margin-bottom:8pt}
.f{display:grid;grid-template-columns:88pt 1fr 88pt 130pt;gap:0 6pt;margin-bottom:7pt}table{width:100%;border-collapse:collapse}
th{font-weight:400;text-align:left;vertical-align:bottom;border-bottom:.7pt dashed #000;border-top:.7pt dashed #000;padding:1pt 3pt}
td{padding:.8pt 3pt;vertical-align:top}.n{text-align:right;white-space:nowrap}.d td{padding-bottom:4pt}.c2{break-after:avoid}
.t td{border-top:.7pt dashed #000}.e td{border-bottom:.7pt dashed #000;border-top:.7pt dashed #000}h2{font:inherit;margin:9pt 0 2pt}`;

const STORIES = [
  ['PD', 'TARP BLEW OFF DURING RE-ROOF, WATER TO 3 BEDROOMS AND FLOORING'],
  ['PD', 'TORCH DOWN WORK, SMOLDERING INSULATION, SMOKE THROUGHOUT UNIT'],
  ['BI', 'NEIGHBOR STEPPED ON ROOFING NAIL IN DRIVEWAY'],
  ['PD', 'HOMEOWNER ALLEGES IMPROPER FLASHING, CEILING STAINS AT TWO SKYLIGHTS'],
  ['BI', 'MATERIAL DROPPED FROM ROOF, STRUCK DELIVERY DRIVER ON SHOULDER'],
  ['PD', 'DUMP TRAILER CRACKED STAMPED CONCRETE APRON'],
  ['CD', 'CONSTRUCTION DEFECT SUIT, 41 UNIT TRACT, INSD FRAMED PHASE 2'],
  ['PD', 'NAIL THROUGH REFRIGERANT LINE, COMPRESSOR LOST'],
  ['BI', 'PEDESTRIAN TRIPPED ON AIR HOSE ACROSS SIDEWALK'],
] as const;

const STATUS = { open: 'O', closed: 'C', reopened: 'R' };

const moneyCells = (...values: number[]): Html =>
  html`${values.map((value) => html`<td class="n">${cents(value)}</td>`)}`;
const amounts = ({ paid, reserve, incurred }: { paid: Kinds; reserve: Kinds; incurred: Kinds }): Html =>
  moneyCells(paid.loss, paid.expense, reserve.loss, reserve.expense, incurred.total);
const labelOf = ({ paid, reserve, incurred }: { paid: Kinds; reserve: Kinds; incurred: Kinds }) => ({
  paid: { loss: paid.loss, expense: paid.expense },
  reserve: { loss: reserve.loss, expense: reserve.expense },
  incurred: { total: incurred.total },
});

/** The facility knows loss and expense only. */
function withoutMedical(claim: ClaimFacts): ClaimFacts {
  const merged = ({ loss, medical, expense, total }: Kinds): Kinds => ({
    loss: Math.round((loss + medical) * 100) / 100,
    medical: 0,
    expense,
    total,
  });
  return { ...claim, paid: merged(claim.paid), reserve: merged(claim.reserve), incurred: merged(claim.incurred) };
}

function facts(random: Random) {
  const years = random.int(2, 4);
  const first = `${random.int(2016, 2021)}-${random.int(1, 9)}`.replace('-', '-0');
  const start = `${first}-${random.int(10, 28)}`;
  const valued = addDays(addYears(start, years - 1), random.int(130, 340));
  const story = deckOf(random, STORIES);
  const counts = random.times(years, () => random.pick([0, 1, 2, 3]));
  const state = random.pick(['CA', 'AZ', 'NV', 'CO', 'WA']);
  const terms = makeTerms(random, {
    line: 'liability',
    first: start,
    counts,
    numbers: 'C-##-#####',
    asOf: valued,
    state,
  }).map((term) => ({
    ...term,
    policyNumber: numbered(random, 'RFG-######'),
    premium: random.dollars(4000, 46_000),
    claims: term.claims.map((claim) => {
      const [claimType, description] = story();
      return { ...withoutMedical(claim), claimType, description };
    }),
  }));
  return {
    facility: `${word(random)} Underwriting Facility`,
    insurer: `${word(random)} ${random.pick(['Surplus Lines Insurance Company', 'Specialty Insurance Company'])}`,
    insured: `${word(random)} ${random.pick(['Roofing', 'Framing', 'Exteriors'])}${random.pick([', Inc.', ' LLC', ' Co.'])}`,
    broker: agency(random),
    requestedBy: random.pick(['RENEWAL', 'INSURED REQUEST', 'NEW MARKET']),
    valued,
    run: addDays(valued, random.int(1, 4)),
    terms,
    all: terms.flatMap(({ claims }) => claims),
  };
}
type Facts = ReturnType<typeof facts>;

const ledgerRow = (claim: ClaimFacts, policyNumber: string): Html => html`<tr class="c2"><td>${claim.number}</td>
<td>${policyNumber}</td><td>${shortDashed(claim.lossDate)}</td><td>${shortDashed(claim.reportedDate)}</td>
<td>${claim.claimant.toUpperCase()}</td><td>${claim.claimType}</td><td>${STATUS[claim.status]}</td>${amounts(claim)}</tr>
<tr class="d"><td></td><td colspan="11">${claim.description}${
  claim.closedDate === null ? '' : html` &nbsp; CLOSED ${shortDashed(claim.closedDate)}`
}</td></tr>`;

const AMOUNT_HEADS = ['LOSS<br>PAID', 'EXPENSE<br>PAID', 'LOSS<br>RESERVE', 'EXPENSE<br>RESERVE', 'TOTAL<br>INCURRED'];

function body({ facility, insurer, insured, broker, requestedBy, valued, run, terms, all }: Facts): Html {
  const total = totalsOf(all);
  const heads = AMOUNT_HEADS.map((head) => {
    const [top = '', low = ''] = head.split('<br>');
    return html`<th class="n">${top}<br>${low}</th>`;
  });
  return html`<div class="c">${facility.toUpperCase()}<br>ARTISAN AND ROOFING CONTRACTORS PROGRAM<br>LOSS RUN - GENERAL LIABILITY</div>
<div class="f"><span>INSURED:</span><span>${insured}</span><span>RUN DATE:</span><span>${shortDashed(run)}</span>
<span>COMPANY:</span><span>${insurer}</span><span>VALUED AS OF:</span><span>${shortDashed(valued)}</span>
<span>BROKER:</span><span>${broker}</span><span>REASON:</span><span>${requestedBy}</span></div>
<table><tr><th>POLICY</th><th>EFF</th><th>EXP</th><th class="n">WRITTEN</th><th class="n">CLAIMS</th><th class="n">OPEN</th>${heads}</tr>
${terms.map((term) => {
  const its = totalsOf(term.claims);
  return html`<tr><td>${term.policyNumber}</td><td>${shortDashed(term.effectiveDate)}</td><td>${shortDashed(term.expirationDate)}</td>
<td class="n">${whole(term.premium)}</td><td class="n">${its.claimCount}</td><td class="n">${its.openClaimCount}</td>${amounts(its)}</tr>`;
})}<tr class="t"><td colspan="4">ALL POLICIES</td><td class="n">${total.claimCount}</td><td class="n">${total.openClaimCount}</td>
${amounts(total)}</tr></table><h2>CLAIM DETAIL</h2>${
    all.length === 0
      ? html`<div>NO CLAIMS OR INCIDENTS REPORTED TO THE FACILITY.</div>`
      : html`<table><thead><tr><th>CLAIM</th><th>POLICY</th><th>D/LOSS</th><th>D/REPT</th><th>CLAIMANT</th><th>TYP</th><th>ST</th>
${heads}</tr></thead>${terms.flatMap(({ claims, policyNumber }) => claims.map((claim) => ledgerRow(claim, policyNumber)))}</table>`
  }<h2>ST: O OPEN, C CLOSED, R REOPENED. TYP: BI BODILY INJURY, PD PROPERTY DAMAGE, CD CONSTRUCTION DEFECT. AMOUNTS ARE BEFORE THE
INSURED'S DEDUCTIBLE. THE FACILITY ACTS AS MANAGING GENERAL AGENT OF THE COMPANY AND ISSUES THIS ON ITS BEHALF.</h2>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'facility-ledger',
  build(random) {
    const f = facts(random);
    const { claimCount, openClaimCount, ...totals } = totalsOf(f.all);
    const label = {
      carrierName: f.insurer,
      namedInsureds: [f.insured],
      agencyName: f.broker,
      reportDate: f.run,
      valuationDate: f.valued,
      policies: f.terms.map(({ policyNumber, effectiveDate, expirationDate, claims }) => {
        const its = totalsOf(claims);
        const counts = { claimCount: its.claimCount, openClaimCount: its.openClaimCount };
        const lineOfBusiness = 'General Liability';
        return { policyNumber, lineOfBusiness, effectiveDate, expirationDate, ...counts, ...labelOf(its) };
      }),
      claims: f.terms.flatMap(({ policyNumber, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber,
          claimantName: claim.claimant.toUpperCase(),
          claimType: claim.claimType,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          description: claim.description,
          ...labelOf(claim),
        })),
      ),
      grandTotals: { claimCount, openClaimCount, ...labelOf(totals) },
    };
    return { html: sheet({ css, body: body(f) }), label, print: { landscape: true } };
  },
};
