import { abbreviated, addDays, addYears } from '../kit/dates.ts';
import { type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { company, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';

// A state accident fund tells an employer about its cases: one box a case with small captions above the values, the
// injury told in a sentence, and a strip of costs below; a page of policy years stands before them.

const css = `body{margin:0;font:9pt/1.3 Lato,sans-serif;color:#222}h1{font-size:17pt;margin:0;color:#0b5563}
.hd{display:flex;justify-content:space-between;border-bottom:2pt solid #0b5563;padding-bottom:6pt}
h2{font-size:12pt;color:#0b5563;margin:12pt 0 3pt;break-after:avoid}table{border-collapse:collapse;width:100%}
.yr td,.yr th{padding:3pt 6pt;border-bottom:.5pt solid #bcd}.yr th{text-align:left}.n{text-align:right!important}
.b{border:.8pt solid #0b5563;border-radius:4pt;margin:5pt 0 8pt;break-inside:avoid}
.g{display:grid;grid-template-columns:1.3fr 1fr 1fr 1fr;padding:4pt 7pt;gap:3pt 8pt}.g .x{grid-column:1/5}
.c{font-size:6.8pt;color:#5b7279;display:block}.m{background:#e8f1f3}.m td,.m th{padding:1.5pt 7pt;font-weight:400}
.m th{font-size:6.8pt;color:#5b7279}.br{break-before:page}`;

const STORIES = [
  [
    'Baker',
    'Burns',
    'Left forearm',
    'Contact with hot object or substance',
    'Arm touched oven rack while unloading trays.',
  ],
  [
    'Driver',
    'Sprain or strain',
    'Low back',
    'Overexertion in lifting',
    'Was pulling a hand truck up a curb and back gave out.',
  ],
  [
    'Sawyer',
    'Amputation',
    'Right index finger',
    'Caught in machinery',
    'Reached to clear a scrap while blade was turning.',
  ],
  ['Framer', 'Fracture', 'Left heel', 'Fall to lower level', 'Stepped through an uncovered skylight opening.'],
  [
    'Aide',
    'Sprain or strain',
    'Right shoulder',
    'Overexertion in lifting',
    'Resident lost balance during transfer to bed.',
  ],
  ['Packer', 'Tendonitis', 'Both wrists', 'Repetitive motion', 'Pain came on slowly over several weeks of packing.'],
  ['Welder', 'Foreign body', 'Left eye', 'Struck by flying object', 'Slag went under face shield.'],
  ['Clerk', 'Bruise or contusion', 'Tailbone', 'Fall on same level', 'Missed last step on stairs to stock room.'],
  [
    'Mechanic',
    'Cut or laceration',
    'Palm of hand',
    'Struck against object',
    'Wrench slipped off bolt and hand hit fan shroud.',
  ],
  [
    'Laborer',
    'Heat exhaustion',
    'Body system',
    'Exposure to environmental heat',
    'Felt dizzy shoveling gravel, taken to clinic.',
  ],
] as const;

const STATUS = { open: 'Active', closed: 'Closed', reopened: 'Reopened' };

interface Case extends ClaimFacts {
  job: string;
  category: string;
}
interface Year extends TermFacts {
  number: string;
  claims: Case[];
}

function drawYears(random: Random, first: string, years: number, asOf: string): Year[] {
  const counts = random.times<number>(years, () => random.pick([1, 2, 3, 4]));
  counts[random.int(0, years - 2)] = 0;
  const number = numbered(random, '######');
  const story = deckOf(random, STORIES);
  return makeTerms(random, { line: 'workers', first, counts, numbers: '@@#####', asOf }).map((term) => ({
    ...term,
    number: `${number}-${term.effectiveDate.slice(2, 4)}`,
    claims: term.claims.map((claim) => {
      const [job, nature, bodyPart, cause, description] = story();
      const category = claim.incurred.loss > 0 ? 'Time Loss' : 'No Time Loss';
      return { ...claim, job, nature, bodyPart, cause, description, category };
    }),
  }));
}

const field = (caption: string, value: Piece, kind = ''): Html =>
  html`<div class="${kind}"><span class="c">${caption}</span>${value}</div>`;

function costRows(claims: readonly ClaimFacts[]): Html {
  const { paid, reserve, incurred } = totalsOf(claims);
  const rows = [
    ['Paid to date', paid],
    ['Estimated future', reserve],
    ['Total case cost', incurred],
  ] as const;
  return html`<table class="m"><tr><th></th>${['Medical aid', 'Wage loss', 'Case expense', 'All benefits'].map(
    (head) => html`<th class="n">${head}</th>`,
  )}</tr>${rows.map(
    ([caption, { medical, loss, expense, total }]) =>
      html`<tr><td>${caption}</td>${[medical, loss, expense, total].map(
        (amount) => html`<td class="n">${dollarsAndCents(amount)}</td>`,
      )}</tr>`,
  )}</table>`;
}

function caseBox(one: Case): Html {
  const closed = one.closedDate === null ? '' : abbreviated(one.closedDate);
  return html`<div class="b"><div class="g">${field('Worker', html`<b>${one.claimant}</b>`)}
${field('Case number', one.number)}${field('Case status', STATUS[one.status])}${field('Category', one.category)}
${field('Job at time of injury', one.job)}${field('Injured on', abbreviated(one.lossDate))}
${field('Employer reported', abbreviated(one.reportedDate))}${field('Closed on', closed)}
${field('Type of accident', one.cause)}${field('Nature', one.nature)}${field('Part of body', one.bodyPart)}
${field('Case manager', one.adjuster)}${field('What the worker told us', one.description, 'x')}</div>
${costRows([one])}</div>`;
}

function yearSection({ effectiveDate, expirationDate, claims }: Year): Html {
  const head = html`<h2>Policy year ${abbreviated(effectiveDate)} to ${abbreviated(expirationDate)}</h2>`;
  return claims.length === 0 ? html`${head}<p>None reported.</p>` : html`${head}${claims.map(caseBox)}`;
}

function yearRow(caption: Html, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  return html`<tr>${caption}<td class="n">${claimCount}</td><td class="n">${openClaimCount}</td>${[
    paid.total,
    reserve.total,
    incurred.total,
  ].map((amount) => html`<td class="n">${dollarsAndCents(amount)}</td>`)}</tr>`;
}

const yearTable = (years: readonly Year[]): Html => html`<table class="yr"><tr><th>Policy</th><th>From</th><th>To</th>
${['Cases', 'Active', 'Paid to date', 'Estimated future', 'Total cost'].map((head) => html`<th class="n">${head}</th>`)}
</tr>${years.map(({ number, effectiveDate, expirationDate, claims }) => {
  const dates = html`<td>${abbreviated(effectiveDate)}</td><td>${abbreviated(expirationDate)}</td>`;
  return yearRow(html`<td>${number}</td>${dates}`, claims);
})}${yearRow(
  html`<td colspan="3"><b>All policy years</b></td>`,
  years.flatMap(({ claims }) => claims),
)}</table>`;

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  const [one, two, three] = [paid, reserve, incurred].map(({ total }) => ({ total }));
  return { claimCount, openClaimCount, paid: one, reserve: two, incurred: three };
};

const caseLabel = (one: Case, policyNumber: string) => ({
  claimNumber: one.number,
  policyNumber,
  claimantName: one.claimant,
  claimType: one.category,
  status: one.status,
  lossDate: one.lossDate,
  reportedDate: one.reportedDate,
  closedDate: one.closedDate,
  description: one.description,
  cause: one.cause,
  natureOfInjury: one.nature,
  bodyPart: one.bodyPart,
  adjusterName: one.adjuster,
  paid: one.paid,
  reserve: one.reserve,
  incurred: one.incurred,
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'accident-fund-case-boxes',
  build(random) {
    const count = random.int(3, 4);
    const first = `${random.int(2014, 2021)}-${random.pick(['01-01', '04-01', '07-01'])}`;
    const asOf = addDays(addYears(first, count - 1), random.int(130, 340));
    const printed = addDays(asOf, random.int(1, 6));
    const years = drawYears(random, first, count, asOf);
    const claims = years.flatMap((year) => year.claims);
    const [fund, insured] = [`${word(random)} State Accident Fund`, company(random)];
    const body = html`<div class="hd"><div><h1>${fund}</h1>Employer Case History</div><div>
Employer: <b>${insured}</b><br>Contact: ${person(random)}<br>Printed on ${abbreviated(printed)}<br>Costs valued as
of ${abbreviated(asOf)}</div></div>
<h2>Summary by policy year</h2>${yearTable(years)}<p>Your cases follow by policy year. Cost estimates may change as a
case develops. Total case cost is what we have paid plus what we expect to pay.</p>${years.map(yearSection)}`;
    const label = {
      carrierName: fund,
      namedInsureds: [insured],
      reportDate: printed,
      valuationDate: asOf,
      policies: years.map((year) => ({
        policyNumber: year.number,
        effectiveDate: year.effectiveDate,
        expirationDate: year.expirationDate,
        ...sumsLabel(year.claims),
      })),
      claims: years.flatMap((year) => year.claims.map((one) => caseLabel(one, year.number))),
      grandTotals: sumsLabel(claims),
      // the headings of the years print no policy number
      _accept: Object.fromEntries(
        years
          .flatMap(({ number, claims: own }) => own.map(() => number))
          .map((number, index) => [`claims[${index}].policyNumber`, [number, null]]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
