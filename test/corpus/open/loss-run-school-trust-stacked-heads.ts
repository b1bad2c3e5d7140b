import { addDays, addYears, shortBare, slashed } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { lastName, lastNameFirst, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';

// A trust of school boards: captions of three lines stand once in the head of the page, a claim is three lines below
// them. What happened runs under the amounts of its first line, codes of type and status have a legend.

const css = `body{margin:0;font:7.6pt/1.25 "Liberation Sans Narrow",sans-serif}
.top{display:flex;justify-content:space-between;border-bottom:1.5pt solid #000;padding-bottom:3pt;margin-bottom:4pt}
.top b{font-size:12pt}.top div:last-child{text-align:right}
table{width:100%;border-collapse:collapse}th,td{padding:.8pt 4pt;text-align:left;vertical-align:top}
th{font-weight:400;font-style:italic;background:#eef0e6}thead tr:last-child th{border-bottom:.8pt solid #000}
.n{text-align:right;white-space:nowrap}.w{white-space:nowrap}tbody{break-inside:avoid}
.l td{border-bottom:.4pt solid #999;padding-bottom:3pt}.y td{font-weight:700;font-size:8.6pt;padding-top:7pt}
.s td{font-weight:700;border-bottom:1pt solid #000;padding:3pt 4pt}`;

const STORIES = [
  [
    'Custodian',
    'Strain',
    'Lumbar Spine',
    'Lifting or Handling',
    'Lifting cafeteria tables onto rack, felt pop in back',
  ],
  ['Teacher', 'Contusion', 'Knees', 'Fall on Same Level', 'Slipped on spilled milk in hallway B during lunch'],
  ['Bus Driver', 'Sprain', 'Cervical Spine', 'Motor Vehicle', 'School bus struck from behind at railroad crossing'],
  ['Para-Educator', 'Bite', 'Forearm', 'Struck by Student', 'Student became agitated and bit employee on L arm'],
  ['Cook', 'Burn', 'Hand', 'Contact w/ Hot Object', 'Grabbed sheet pan from oven without mitt'],
  ['Groundskeeper', 'Foreign Body', 'Eye', 'Flying Particles', 'Debris from string trimmer entered right eye'],
  ['Teacher', 'Fracture', 'Wrist', 'Fall from Height', 'Standing on chair to hang bulletin board, chair tipped'],
  ['Coach', 'Concussion', 'Head', 'Struck by Object', 'Hit by line drive while pitching batting practice'],
  ['Maintenance', 'Laceration', 'Finger(s)', 'Cut by Tool', 'Utility knife slipped while cutting carpet in room 12'],
  ['Secretary', 'Inflammation', 'Wrist', 'Repetitive Motion', 'Pain in both wrists from data entry, gradual onset'],
] as const;

const MEMBERS = ['Unified School District', 'Public Schools', 'Board of Education'];
const TYPES = { M: 'Medical Only', I: 'Indemnity', R: 'Record Only' } as const;
const STATUS = { open: 'O', closed: 'C', reopened: 'RO' };

interface Injury extends ClaimFacts {
  occupation: string;
  site: string;
  code: keyof typeof TYPES;
}
interface Year extends TermFacts {
  number: string;
  claims: Injury[];
}

const codeOf = ({ incurred }: ClaimFacts): Injury['code'] => {
  if (incurred.total === 0) return 'R';
  return incurred.loss > 0 ? 'I' : 'M';
};

function drawYears(random: Random, first: string, years: number, asOf: string): Year[] {
  const counts = random.times<number>(years, () => random.pick([0, 2, 3, 4, 6]));
  counts[random.int(0, years - 1)] = random.int(3, 5);
  const sites = random.times(5, () => `${lastName(random)} ${random.pick(['Elem', 'Middle', 'High', 'Bus Garage'])}`);
  const member = random.digits(4);
  const story = deckOf(random, STORIES);
  return makeTerms(random, { line: 'workers', first, counts, numbers: '##W######', asOf }).map((term) => ({
    ...term,
    number: `WCT-${member}-${term.effectiveDate.slice(2, 4)}`,
    claims: term.claims.map((claim) => {
      const [occupation, nature, bodyPart, cause, description] = story();
      const claimant = lastNameFirst(random);
      const own = { occupation, nature, bodyPart, cause, description, claimant, site: random.pick(sites) };
      return { ...claim, ...own, code: codeOf(claim) };
    }),
  }));
}

function amountCells(claims: readonly ClaimFacts[]): Html {
  const { paid, reserve, incurred, recovered } = totalsOf(claims);
  const amounts = [paid.medical, paid.loss, paid.expense, paid.total, reserve.total, recovered, incurred.total];
  return html`${amounts.map((amount) => html`<td class="n">${cents(amount)}</td>`)}`;
}

const four = (tag: 'td' | 'th', values: readonly Piece[]): Html =>
  html`${values.map((value) => (tag === 'td' ? html`<td class="w">${value}</td>` : html`<th>${value}</th>`))}`;

const heads = html`<thead><tr>${four('th', ['Claim No.', 'Employee', 'Injury', 'Type'])}
${['Med Paid', 'Indem Paid', 'Exp Paid', 'Total Paid', 'Reserves', 'Recovery', 'Incurred'].map(
  (head) => html`<th class="n">${head}</th>`,
)}</tr><tr>${four('th', ['Adjuster', 'Occupation', 'Reported', 'Status'])}<th colspan="7">Accident Description</th></tr>
<tr>${four('th', ['', 'Site', 'Closed', ''])}<th colspan="2">Cause</th><th colspan="2">Nature</th>
<th colspan="3">Body Part</th></tr></thead>`;

function claimBody(claim: Injury): Html {
  const closed = claim.closedDate === null ? '' : shortBare(claim.closedDate);
  return html`<tbody><tr>${four('td', [claim.number, claim.claimant, shortBare(claim.lossDate), claim.code])}
${amountCells([claim])}</tr>
<tr>${four('td', [claim.adjuster, claim.occupation, shortBare(claim.reportedDate), STATUS[claim.status]])}
<td colspan="7">${claim.description}</td></tr>
<tr class="l">${four('td', ['', claim.site, closed, ''])}<td colspan="2">${claim.cause}</td>
<td colspan="2">${claim.nature}</td><td colspan="3">${claim.bodyPart}</td></tr></tbody>`;
}

function sumRow(caption: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount } = totalsOf(claims);
  return html`<tbody><tr class="s"><td colspan="4">${caption} &nbsp; ${claimCount} claims, ${openClaimCount} open</td>
${amountCells(claims)}</tr></tbody>`;
}

function yearBodies({ number, effectiveDate, expirationDate, claims }: Year): Html {
  const head = html`<tr class="y"><td colspan="11">Fund Year ${slashed(effectiveDate)} to ${slashed(expirationDate)}
&nbsp;&nbsp; Agreement ${number}</td></tr>`;
  if (claims.length === 0) return html`<tbody>${head}<tr class="l"><td colspan="11">None reported</td></tr></tbody>`;
  return html`<tbody>${head}</tbody>${claims.map(claimBody)}${sumRow(`Total ${number}`, claims)}`;
}

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { reserve, incurred, ...rest } = totalsOf(claims);
  return { ...rest, reserve: { total: reserve.total }, incurred: { total: incurred.total } };
};

function claimLabel(claim: Injury, policyNumber: string) {
  const { claimCount: _, openClaimCount: __, ...amounts } = sumsLabel([claim]);
  return {
    claimNumber: claim.number,
    policyNumber,
    claimantName: claim.claimant,
    claimType: claim.code,
    status: claim.status,
    lossDate: claim.lossDate,
    reportedDate: claim.reportedDate,
    closedDate: claim.closedDate,
    description: claim.description,
    cause: claim.cause,
    natureOfInjury: claim.nature,
    bodyPart: claim.bodyPart,
    adjusterName: claim.adjuster,
    ...amounts,
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'school-trust-stacked-heads',
  build(random) {
    const years = random.int(3, 4);
    const first = `${random.int(2014, 2021)}-07-01`;
    const asOf = addDays(addYears(first, years - 1), random.int(120, 350));
    const run = addDays(asOf, random.int(2, 12));
    const terms = drawYears(random, first, years, asOf);
    const claims = terms.flatMap((term) => term.claims);
    const trust = `${word(random)} School Boards Workers’ Compensation Trust`;
    const insured = `${word(random)} ${random.pick(MEMBERS)}`;
    const body = html`<div class="top"><div><b>${trust}</b><br>Member Loss Detail &ndash; Workers’ Compensation</div>
<div>Member: ${insured}<br>Valuation Date: ${slashed(asOf)}<br>Run Date: ${slashed(run)}</div></div>
<table>${heads}${terms.map(yearBodies)}${sumRow('Member Total, All Fund Years', claims)}</table>
<p>Type: M = Medical Only, I = Indemnity, R = Record Only. Status: O = Open, C = Closed, RO = Reopened. Incurred is
total paid plus reserves, before recovery. Claims service by ${numbered(random, 'Unit ##')}.</p>`;
    const label = {
      carrierName: trust,
      namedInsureds: [insured],
      reportDate: run,
      valuationDate: asOf,
      policies: terms.map((term) => ({
        policyNumber: term.number,
        lineOfBusiness: 'Workers’ Compensation',
        effectiveDate: term.effectiveDate,
        expirationDate: term.expirationDate,
        ...(term.claims.length === 0 ? {} : sumsLabel(term.claims)),
      })),
      claims: terms.flatMap((term) => term.claims.map((claim) => claimLabel(claim, term.number))),
      grandTotals: sumsLabel(claims),
      _accept: Object.fromEntries([
        ...claims.map(({ code }, index) => [`claims[${index}].claimType`, [code, TYPES[code]]]),
        ...terms.flatMap((term, index) =>
          term.claims.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : [],
        ),
      ]),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
