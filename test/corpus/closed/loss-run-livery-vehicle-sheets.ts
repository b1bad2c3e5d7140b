import { addDays, addYears, abbreviated, shortSlashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { wholeDollars } from '../kit/money.ts';
import { agency, carrier, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// An insurer of livery and paratransit fleets: an accident is a paragraph of captions with colons on the left, and its
// amounts a short list with the captions before them on the right; a table of terms closes the report.

const css = `body{margin:0;font:8.8pt/1.34 "Liberation Serif",serif}
.e{text-align:center;font-size:12.5pt;font-weight:700}
.i{display:grid;grid-template-columns:1fr 1fr;border:.8pt solid #000;padding:4pt 7pt;margin:4pt 0 8pt}
.p{background:#ddd;padding:2pt 5pt;font-weight:700;margin-top:8pt;break-after:avoid}
.a{display:grid;grid-template-columns:1fr 120pt;gap:8pt;
border-bottom:.4pt solid #666;padding:4pt 5pt;break-inside:avoid}
.a b{font-weight:700}.a i{font-style:normal;margin-right:9pt}.m{display:grid;grid-template-columns:1fr auto}
.m span:nth-child(even){text-align:right}.s{font-weight:700}table{border-collapse:collapse;width:100%;margin-top:12pt}
td,th{border:.5pt solid #000;padding:2pt 5pt;text-align:left}.n{text-align:right!important}tr{break-inside:avoid}`;

const STORIES = [
  ['Auto BI', 'Hit Passenger Door', 'Passenger opened door into path of bicycle rider, clavicle fracture'],
  ['Auto PD', 'Rear-ended Other', 'Insured cab did not stop in time at merge, bumper of other car'],
  ['Auto BI', 'Passenger Fall', 'Wheelchair passenger slid from seat when van braked hard'],
  ['Collision', 'Struck Object', 'Cut corner in garage, pillar scraped right side'],
  ['Auto PD', 'Improper Turn', 'U-turn across double line, contact with oncoming sedan'],
  ['PIP', 'Rear-ended by Other', 'Insured stopped for light, hit from behind, two riders treated'],
  ['Comprehensive', 'Vandalism', 'Side windows broken while parked overnight at base'],
  ['Auto BI', 'Pedestrian', 'Pedestrian in crosswalk struck at low speed during right turn'],
  ['Auto PD', 'Backing', 'Backed out of hotel drive into parked motorcycle'],
] as const;

interface Accident extends ClaimFacts {
  unit: string;
  other: string | null;
}
interface Term extends TermFacts {
  number: string;
  claims: Accident[];
}

function drawTerms(random: Random, first: string, years: number, asOf: string): Term[] {
  const counts = random.times<number>(years, () => random.pick([0, 2, 3, 5]));
  counts[random.int(0, years - 1)] = random.int(3, 5);
  const story = deckOf(random, STORIES);
  const stem = numbered(random, 'LV-######');
  const wanted = { line: 'auto', first, counts, numbers: 'A##-#####', asOf, wholeDollars: true } as const;
  return makeTerms(random, wanted).map((term) => ({
    ...term,
    number: `${stem}-${term.effectiveDate.slice(2, 4)}`,
    claims: term.claims.map((drawn): Accident => {
      const [claimType, cause, description] = story();
      const other = claimType === 'Collision' || claimType === 'Comprehensive' ? null : person(random);
      const driver = claimType === 'Comprehensive' ? '' : drawn.driver;
      const recovered = Math.round(drawn.recovered);
      const own = { claimType, cause, description, other, driver, recovered, unit: String(random.int(12, 240)) };
      return { ...withoutMedical(drawn), ...own };
    }),
  }));
}

const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Re-opened' };
const fact = (caption: string, value: string | null): Html | string =>
  value === null || value === '' ? '' : html`<i><b>${caption}:</b> ${value}</i> `;

function moneyList(claims: readonly ClaimFacts[]): Html {
  const { paid, reserve, incurred } = totalsOf(claims);
  const lines = [
    ['Loss paid', paid.loss],
    ['Adj. exp. paid', paid.expense],
    ['Open reserve', reserve.total],
    ['Total incurred', incurred.total],
  ] as const;
  return html`<div class="m">${lines.map(
    ([caption, amount]) => html`<span>${caption}</span><span>${wholeDollars(amount)}</span>`,
  )}</div>`;
}

function accidentBlock(one: Accident): Html {
  const closed = one.closedDate === null ? null : shortSlashed(one.closedDate);
  return html`<div class="a"><div>${fact('Claim', one.number)}${fact('Accident', shortSlashed(one.lossDate))}
${fact('Reported', shortSlashed(one.reportedDate))}${fact('Status', STATUS[one.status])}${fact('Closed', closed)}<br>
${fact('Driver', one.driver)}${fact('Vehicle', one.unit)}${fact('Claimant', one.other)}${fact('State', one.state)}<br>
${fact('Coverage', one.claimType)}${fact('Accident code', one.cause)}<br>${fact('Facts', one.description)}</div>
${moneyList([one])}</div>`;
}

function termBlock({ number, effectiveDate, expirationDate, claims }: Term): Html {
  const term = `${abbreviated(effectiveDate)} through ${abbreviated(expirationDate)}`;
  const head = html`<div class="p">Policy ${number}, ${term}</div>`;
  if (claims.length === 0) return html`${head}<div class="a">None reported</div>`;
  return html`${head}${claims.map(accidentBlock)}<div class="a s"><div>Totals of policy ${number}</div>
${moneyList(claims)}</div>`;
}

function recap(terms: readonly Term[]): Html {
  const row = (caption: string, claims: readonly ClaimFacts[]): Html => {
    const { claimCount, openClaimCount, incurred } = totalsOf(claims);
    return html`<tr><td>${caption}</td><td class="n">${claimCount}</td><td class="n">${openClaimCount}</td>
<td class="n">${wholeDollars(incurred.total)}</td></tr>`;
  };
  return html`<table><tr><th>Recap</th><th class="n">Accidents</th><th class="n">Open</th>
<th class="n">Incurred</th></tr>${terms.map(({ number, claims }) => row(number, claims))}${row(
    'All policies',
    terms.flatMap(({ claims }) => claims),
  )}</table>`;
}

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred } = totalsOf(claims);
  const { loss, expense } = paid;
  return { paid: { loss, expense }, reserve: { total: reserve.total }, incurred: { total: incurred.total } };
};

function termLabel({ number, effectiveDate, expirationDate, claims }: Term) {
  const { claimCount, openClaimCount } = totalsOf(claims);
  const sums = claims.length === 0 ? { incurred: { total: 0 } } : sumsLabel(claims);
  return { policyNumber: number, effectiveDate, expirationDate, claimCount, openClaimCount, ...sums };
}

const accidentLabel = (one: Accident, policyNumber: string) => ({
  claimNumber: one.number,
  policyNumber,
  claimantName: one.other,
  claimType: one.claimType,
  status: one.status,
  lossDate: one.lossDate,
  reportedDate: one.reportedDate,
  closedDate: one.closedDate,
  lossState: one.state,
  description: one.description,
  cause: one.cause,
  driverName: one.driver === '' ? null : one.driver,
  unit: one.unit,
  ...sumsLabel([one]),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'livery-vehicle-sheets',
  build(random) {
    const years = random.int(3, 4);
    const first = `${random.int(2014, 2021)}-${random.pick(['03-01', '05-01', '08-10', '12-20'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(140, 345));
    const run = addDays(asOf, random.int(1, 7));
    const terms = drawTerms(random, first, years, asOf);
    const claims = terms.flatMap((term) => term.claims);
    const fleet = random.pick(['Limousine Service, Inc.', 'Cab Association', 'Medical Transport LLC']);
    const [insurer, insured, producer] = [carrier(random), `${word(random)} ${fleet}`, agency(random)];
    const { claimCount, openClaimCount, incurred } = totalsOf(claims);
    const body = html`<div class="e">${insurer}</div><div class="e">Public Auto Accident History</div><div class="i">
<span>Policyholder: ${insured}</span><span>Broker: ${producer}</span><span>Valued: ${abbreviated(asOf)}</span>
<span>Issued: ${abbreviated(run)}</span></div>${terms.map(termBlock)}${recap(terms)}`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: run,
      valuationDate: asOf,
      policies: terms.map(termLabel),
      claims: terms.flatMap((term) => term.claims.map((one) => accidentLabel(one, term.number))),
      grandTotals: { claimCount, openClaimCount, incurred: { total: incurred.total } },
      _accept: Object.fromEntries(
        terms.map((_, index) => [`policies[${index}].lineOfBusiness`, [null, 'Public Auto']]),
      ),
    };
    return { html: sheet({ css, body }), label };
  },
};
