import { addDays, addYears, bare, written } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts, totalsOf } from '../kit/loss-facts.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { agency, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { deckOf } from '../parts/deck.ts';

// An insurer of congregations: policy terms newest first, one wide cell of text a loss whose first line is bold, the
// other party below it only where there is one, the state of the file in words under its number.

const css = `body{margin:0;font:9.4pt/1.32 "DejaVu Serif",Caladea,serif}h1{font-size:14pt;font-weight:400;margin:0}
.k{display:grid;grid-template-columns:auto 1fr;gap:1pt 12pt;margin:8pt 0 4pt}.k span:nth-child(odd){color:#555}
h3{font-size:10pt;margin:12pt 0 2pt;break-after:avoid}table{width:100%;border-collapse:collapse}
th{text-align:left;font-weight:400;font-size:8pt;color:#555;border-top:.6pt solid #555;border-bottom:.6pt solid #555}
td,th{padding:3pt 5pt;vertical-align:top}.n{text-align:right;white-space:nowrap}tr{break-inside:avoid}
.u td{border-top:.6pt solid #555;font-style:italic}small{font-size:8pt}td.v{width:44%}`;

type Story = readonly [peril: string, text: string, isLiability: boolean];
const STORIES: readonly Story[] = [
  ['Hail', 'Standing seam roof of sanctuary dented, gutters and two steeple louvers', false],
  ['Lightning', 'Strike to bell tower; organ console, sound board and phones', false],
  ['Burst pipe', 'Frozen line above nursery, carpet and ceiling of lower level', false],
  ['Theft', 'Air conditioning coils cut from units behind fellowship hall', false],
  ['Fire', 'Candle left burning in sacristy, smoke to vestments and plaster', false],
  ['Vandalism', 'Stained glass panel on alley side broken with brick', false],
  ['Fall', 'Member missed step leaving choir loft, hip injury', true],
  ['Youth activity', 'Camper fell from ropes course during retreat, broken arm', true],
  ['Van accident', 'Church van struck car at stop sign, other driver complains of neck pain', true],
  ['Counseling', 'Former parishioner alleges breach of confidence by pastor', true],
  ['Falling limb', 'Branch from churchyard oak came down on neighbor garage', true],
];

interface Loss extends ClaimFacts {
  party: string | null;
}
interface Year extends TermFacts {
  number: string;
  claims: Loss[];
}

function drawYears(random: Random, first: string, years: number, asOf: string): Year[] {
  const counts = random.times<number>(years, () => random.pick([0, 1, 2, 3]));
  counts[random.int(0, years - 1)] = random.int(3, 4);
  const story = deckOf(random, STORIES);
  const number = numbered(random, '##### ##-###');
  return makeTerms(random, { line: 'property', first, counts, numbers: '#######', asOf })
    .map((term) => ({
      ...term,
      number,
      claims: term.claims.map((claim): Loss => {
        const [cause, description, isLiability] = story();
        return { ...claim, cause, description, party: isLiability ? person(random) : null };
      }),
    }))
    .reverse();
}

function stateText({ status, closedDate }: ClaimFacts): string {
  if (closedDate !== null) return `Closed ${bare(closedDate)}`;
  return status === 'reopened' ? 'Reopened' : 'Open';
}

const amounts = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, incurred } = totalsOf(claims);
  return html`${[paid.total, reserve.total, incurred.total].map(
    (value) => html`<td class="n">${dollarsAndCents(value)}</td>`,
  )}`;
};

function lossRow(loss: Loss): Html {
  const party = loss.party === null ? '' : html`<br><small>Other party: ${loss.party}</small>`;
  return html`<tr><td>${bare(loss.lossDate)}<br><small>${bare(loss.reportedDate)}</small></td>
<td>${loss.number}<br><small>${stateText(loss)}</small></td>
<td class="v"><b>${loss.cause}</b><br>${loss.description}${party}</td>${amounts([loss])}</tr>`;
}

function yearSection({ effectiveDate, expirationDate, claims }: Year): Html {
  const head = html`<h3>${written(effectiveDate)} to ${written(expirationDate)}</h3>`;
  if (claims.length === 0) return html`${head}<div>No losses have been reported for this year.</div>`;
  const { claimCount, openClaimCount } = totalsOf(claims);
  return html`${head}<table><thead><tr><th>Loss<br>Reported</th><th>Claim<br>Status</th><th>Peril and circumstances</th>
<th class="n">Paid</th><th class="n">Reserved</th><th class="n">Total</th></tr></thead>${claims.map(lossRow)}
<tr class="u"><td colspan="3">This year: claims ${claimCount}, open ${openClaimCount}</td>
${amounts(claims)}</tr></table>`;
}

const sumsLabel = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount, paid, reserve, incurred } = totalsOf(claims);
  const [one, two, three] = [paid, reserve, incurred].map(({ total }) => ({ total }));
  return { claimCount, openClaimCount, paid: one, reserve: two, incurred: three };
};

function lossLabel(loss: Loss, policyNumber: string) {
  const { claimCount: _, openClaimCount: __, ...sums } = sumsLabel([loss]);
  return {
    claimNumber: loss.number,
    policyNumber,
    claimantName: loss.party,
    status: loss.status,
    lossDate: loss.lossDate,
    reportedDate: loss.reportedDate,
    closedDate: loss.closedDate,
    description: loss.description,
    cause: loss.cause,
    ...sums,
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'congregation-year-ledger',
  build(random) {
    const count = random.int(3, 5);
    const first = `${random.int(2013, 2020)}-${random.pick(['03-01', '06-01', '09-01', '10-15'])}`;
    const asOf = addDays(addYears(first, count - 1), random.int(120, 345));
    const years = drawYears(random, first, count, asOf);
    const claims = years.flatMap((year) => year.claims);
    const [insurer, producer] = [`${word(random)} Brethren Mutual Insurance Company`, agency(random)];
    const kind = random.pick(['Lutheran Church', 'Community Church', 'Methodist Church', 'Baptist Church']);
    const insured = `${word(random)} ${kind}`;
    const { claimCount, openClaimCount } = totalsOf(claims);
    const number = years[0]?.number ?? '';
    const body = html`<h1>${insurer}</h1>Ministry Multi-Peril Loss History<div class="k"><span>Insured</span>
<span>${insured}</span><span>Policy number</span><span>${number}</span><span>Agency</span><span>${producer}</span>
<span>Losses valued as of</span><span>${written(asOf)}</span></div>${years.map(yearSection)}
<h3>All years</h3><table><tr class="u"><td>Claims ${claimCount}, open ${openClaimCount}</td>
${amounts(claims)}</tr></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      valuationDate: asOf,
      policies: years.map((year) => ({
        policyNumber: number,
        lineOfBusiness: 'Ministry Multi-Peril',
        effectiveDate: year.effectiveDate,
        expirationDate: year.expirationDate,
        ...(year.claims.length === 0 ? {} : sumsLabel(year.claims)),
      })),
      claims: years.flatMap((year) => year.claims.map((loss) => lossLabel(loss, number))),
      grandTotals: sumsLabel(claims),
      _accept: Object.fromEntries(
        years.flatMap((year, index) => [
          [`policies[${index}].lineOfBusiness`, ['Ministry Multi-Peril', null]],
          ...(year.claims.length === 0 ? [[`policies[${index}].claimCount`, [0, null]]] : []),
        ]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '0.8in', right: '0.8in' } } };
  },
};
