import { addDays, addYears, shortBare, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { whole } from '../kit/money.ts';
import { agency, carrier, company, lastName, lastNameFirst, stateOf, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// A trucking insurer's register on legal paper: driver, power unit, location, coverage, claimant, accident type and
// narrative are narrow columns side by side, and each of them wraps on its own. Coverage codes have no legend; a claim
// under physical damage has no claimant, one for cargo the shipper.

const css = `body{margin:0;font:6.8pt/1.18 "DejaVu Sans Condensed",sans-serif}
.t{font-size:12pt;font-weight:700}.f{display:flex;gap:26pt;margin:2pt 0 5pt}
table{width:100%;border-collapse:collapse}th{background:#1d3b2f;color:#fff;font-weight:400;text-align:left}
th,td{padding:2pt 3pt;vertical-align:top}tbody td{border:.4pt solid #b5c2bb}tr{break-inside:avoid}
.n{text-align:right;white-space:nowrap}.p td{background:#dce7e1;font-weight:700}
.s td{font-weight:700;background:#f4f4f4}
.nar{width:104pt}.at{width:52pt}.dr{width:56pt}.cl{width:62pt}.lo{width:52pt}
.y{width:64%;margin-bottom:8pt}.y th{background:none;color:#000;border-bottom:.8pt solid #1d3b2f;font-weight:700}`;

interface Story {
  cover: string;
  kind: string;
  text: string;
}

const STORIES: readonly Story[] = [
  { cover: 'PD', kind: 'Lane Change', text: 'IV merged right, contacted OV in blind spot, damage to LF qtr panel' },
  { cover: 'COLL', kind: 'Backing', text: 'Backed into dock post at consignee, trailer door and frame' },
  {
    cover: 'BI',
    kind: 'Rear-End',
    text: 'Traffic slowed for construction, IV unable to stop, struck OV; OV driver neck/back',
  },
  { cover: 'PD', kind: 'Fixed Object', text: 'Swung wide leaving truck stop and took down light standard' },
  { cover: 'CARGO', kind: 'Temp Deviation', text: 'Reefer alarm overnight, load of produce rejected at receiver' },
  { cover: 'COMP', kind: 'Animal Strike', text: 'Deer ran into path, grille, hood and radiator' },
  { cover: 'COLL', kind: 'Rollover', text: 'High crosswind, empty van trailer went over on shoulder' },
  { cover: 'BI', kind: 'Intersection', text: 'OV alleges IV ran red light, ambulance to hospital, atty rep' },
  { cover: 'PD', kind: 'Sideswipe', text: 'Mirror to mirror with parked box truck on narrow street' },
  { cover: 'COMP', kind: 'Windshield', text: 'Stone thrown by passing vehicle, glass replaced' },
  { cover: 'CARGO', kind: 'Load Shift', text: 'Paper rolls broke loose in hard brake, 6 rolls unusable' },
  { cover: 'PD', kind: 'Hit While Parked', text: 'OV says IV rolled back into bumper at fuel island' },
  { cover: 'BI', kind: 'Pedestrian', text: 'Lumper stepped between trailer and dock plate, crush to foot' },
];

interface Accident extends ClaimFacts, Story {
  unit: string;
  town: string;
  employee: string;
}
interface Term extends TermFacts {
  number: string;
  claims: Accident[];
}

const STATUS = { open: 'OPEN', closed: 'CLSD', reopened: 'REOP' };

function claimantOf(random: Random, cover: string): string {
  if (cover === 'COLL' || cover === 'COMP') return '';
  if (cover === 'CARGO') return company(random);
  return random.chance(0.2) ? `${lastName(random)} Rental Car Co` : lastNameFirst(random);
}

function drawTerms(random: Random, first: string, years: number, asOf: string): Term[] {
  const counts = random.times<number>(years, () => random.pick([2, 3, 5, 7]));
  if (years > 2) counts[1] = random.pick([0, 4]);
  const drivers = random.times(9, () => `${lastNameFirst(random)} ${random.letters(1)}`);
  const story = deckOf(random, STORIES);
  const prefix = `${random.letters(2)}TR`;
  const wanted = { line: 'auto', first, counts, numbers: '##T#####', asOf, wholeDollars: true } as const;
  return makeTerms(random, wanted).map((term) => ({
    ...term,
    number: `${prefix} ${random.digits(6)} ${term.effectiveDate.slice(2, 4)}`,
    claims: term.claims.map((drawn) => {
      const own = story();
      const state = stateOf(random);
      return {
        ...withoutMedical(drawn),
        ...own,
        recovered: Math.round(drawn.recovered),
        state,
        town: `${word(random)}, ${state}`,
        claimant: claimantOf(random, own.cover),
        employee: random.chance(0.9) ? random.pick(drivers) : '',
        unit: `${random.pick(['', 'K', 'V'])}${random.int(1010, 4980)}`,
      };
    }),
  }));
}

const amounts = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, recovered, incurred } = totalsOf(claims);
  const back = recovered === 0 ? '0' : `(${whole(recovered)})`;
  const values = [paid.loss, paid.expense, reserve.loss, reserve.expense].map(whole);
  return html`${[...values, back, whole(incurred.total)].map((value) => html`<td class="n">${value}</td>`)}`;
};

const heads = html`<thead><tr><th>Claim<br>Number</th><th>Loss<br>Date</th><th>Notice<br>Date</th>
<th>Closed<br>Date</th><th class="dr">Driver</th><th>Power<br>Unit</th><th class="lo">Loss<br>Location</th><th>Cov</th>
<th class="cl">Claimant</th><th class="at">Accident<br>Type</th><th class="nar">Narrative</th><th>Stat</th>
${['Loss Pd', 'Exp Pd', 'Loss Rsv', 'Exp Rsv', 'Subro / Salv', 'Gross Incd'].map(
  (head) => html`<th class="n">${head}</th>`,
)}</tr></thead>`;

function row(claim: Accident): Html {
  const closed = claim.closedDate === null ? '' : shortBare(claim.closedDate);
  const dates = [shortBare(claim.lossDate), shortBare(claim.reportedDate), closed];
  const texts = [claim.employee, claim.unit, claim.town, claim.cover, claim.claimant, claim.kind, claim.text];
  return html`<tr>${[claim.number, ...dates, ...texts, STATUS[claim.status]].map((text) => html`<td>${text}</td>`)}
${amounts([claim])}</tr>`;
}

function termBody({ number, effectiveDate, expirationDate, claims }: Term): Html {
  const head = html`<tr class="p"><td colspan="18">Policy ${number} &nbsp; Term ${slashed(effectiveDate)} -
${slashed(expirationDate)} &nbsp; Truckers Liability / Physical Damage / Cargo</td></tr>`;
  if (claims.length === 0) return html`<tbody>${head}<tr><td colspan="18">No losses this term</td></tr></tbody>`;
  return html`<tbody>${head}${claims.map(row)}<tr class="s"><td colspan="12">Total policy ${number}</td>
${amounts(claims)}</tr></tbody>`;
}

/** The table of terms on the first page, the only place where claims are counted. */
function yearTable(terms: readonly Term[], claims: readonly ClaimFacts[]): Html {
  const cellsOf = (own: readonly ClaimFacts[]): Html => {
    const { claimCount, openClaimCount, incurred } = totalsOf(own);
    return html`${[claimCount, openClaimCount, whole(incurred.total)].map(
      (value) => html`<td class="n">${value}</td>`,
    )}`;
  };
  const rows = terms.map(
    ({ number, effectiveDate, expirationDate, claims: own }) =>
      html`<tr><td>${number}</td><td>${slashed(effectiveDate)}</td><td>${slashed(expirationDate)}</td>
${cellsOf(own)}</tr>`,
  );
  return html`<table class="y"><thead><tr><th>Policy</th><th>Effective</th><th>Expires</th><th class="n">Claims</th>
<th class="n">Open</th><th class="n">Gross Incd</th></tr></thead><tbody>${rows}<tr class="s"><td colspan="3">All
policies</td>${cellsOf(claims)}</tr></tbody></table>`;
}

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred, recovered } = totalsOf(claims);
  const two = ({ loss, expense }: ClaimFacts['paid']) => ({ loss, expense });
  return { paid: two(paid), reserve: two(reserve), incurred: { total: incurred.total }, recovered };
};

const termLabel = ({ number, effectiveDate, expirationDate, claims }: Term) => {
  const { claimCount, openClaimCount } = totalsOf(claims);
  const counts = { claimCount, openClaimCount };
  const base = { policyNumber: number, effectiveDate, expirationDate, ...counts };
  const lineOfBusiness = 'Truckers Liability / Physical Damage / Cargo';
  return { ...base, lineOfBusiness, ...(claims.length === 0 ? { incurred: { total: 0 } } : sumsLabel(claims)) };
};

const claimLabel = (claim: Accident, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: claim.claimant === '' ? null : claim.claimant,
  claimType: claim.cover,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  lossState: claim.state,
  description: claim.text,
  cause: claim.kind,
  driverName: claim.employee === '' ? null : claim.employee,
  unit: claim.unit,
  ...sumsLabel([claim]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'hauler-narrow-register',
  build(random) {
    const years = random.int(2, 4);
    const first = `${random.int(2015, 2021)}-${random.pick(['01-15', '03-01', '06-20', '10-05'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(150, 345));
    const terms = drawTerms(random, first, years, asOf);
    const claims = terms.flatMap((term) => term.claims);
    const [insurer, insured, producer] = [carrier(random), `${word(random)} Freight Lines, Inc.`, agency(random)];
    const { claimCount, openClaimCount } = totalsOf(claims);
    const body = html`<div class="t">${insurer} &mdash; Motor Carrier Loss Register</div><div class="f">
<span>Insured: <b>${insured}</b></span><span>Agent: ${producer}</span><span>Losses evaluated
as of ${slashed(asOf)}</span><span>Printed ${slashed(asOf)}</span></div>${yearTable(terms, claims)}
<table>${heads}${terms.map(termBody)}<tbody>
<tr class="s"><td colspan="12">Total account</td>${amounts(claims)}</tr></tbody></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: asOf,
      valuationDate: asOf,
      policies: terms.map(termLabel),
      claims: terms.flatMap((term) => term.claims.map((claim) => claimLabel(claim, term.number))),
      grandTotals: { claimCount, openClaimCount, ...sumsLabel(claims) },
    };
    return {
      html: sheet({ css, body }),
      label,
      print: { landscape: true, format: 'Legal', margin: { left: '0.4in' } },
    };
  },
};
