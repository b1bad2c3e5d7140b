import { addDays, shortSlashed, slashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { inParentheses, sum } from '../kit/money.ts';
import { agency, carrier, cityLine, company, person, place, type Place } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween, lifeOf, policyYears, type Term } from '../parts/claims.ts';
import { PROPERTY_STORIES } from '../parts/stories.ts';

// A property insurer's run by premises: the address stands above its losses, building and contents have columns of their own, recoveries in parentheses.

interface Location {
  number: number;
  address: Place;
}

function drawClaim(random: Random, policy: Term & { number: string }, location: Location, asOf: string) {
  const life = lifeOf(random, policy, asOf);
  const story = random.pick(PROPERTY_STORIES);
  const building = random.chance(0.75) ? random.amount(1_500, 180_000) : 0;
  const contents = building === 0 || random.chance(0.4) ? random.amount(400, 40_000) : 0;
  const expense = random.chance(0.7) ? random.amount(150, 9_000) : 0;
  const reserve = life.status === 'closed' ? 0 : random.int(2, 80) * 1000;
  const recovered = story.cause === 'Vehicle Impact' || random.chance(0.12) ? Math.round(building * 20) / 100 : 0;
  return {
    life,
    location,
    policyNumber: policy.number,
    story,
    catastrophe: ['Hail', 'Wind'].includes(story.cause) && random.chance(0.6) ? `PCS ${random.digits(4)}` : null,
    number: `FPR${random.digits(6)}`,
    adjuster: person(random),
    building,
    contents,
    expense,
    reserve,
    recovered,
    incurred: sum([building, contents, expense, reserve, -recovered]),
  };
}

type Claim = ReturnType<typeof drawClaim>;

const css = `body{margin:0;font:8pt/1.3 "Times New Roman","Liberation Serif",serif}h1{font-size:15pt;text-align:center;margin:0;font-weight:400;letter-spacing:2px}.c{text-align:center;margin-bottom:8pt}.k{display:flex;justify-content:space-between;margin-bottom:6pt}
.loc{font-weight:700;background:#e9efe4;padding:3pt 4pt;margin-top:8pt;break-after:avoid}table{border-collapse:collapse;width:100%}th{border-top:.8pt solid #000;border-bottom:.8pt solid #000;font-weight:400;font-style:italic}td,th{padding:1.5pt 4pt;text-align:right;vertical-align:bottom}
td:nth-child(-n+5),th:nth-child(-n+5){text-align:left}.d td{text-align:left;padding-left:60pt;padding-bottom:4pt}.s td{border-top:.6pt solid #000;font-weight:700}.p td,.p th{text-align:left}`;

const STATUS = { open: 'OPN', closed: 'CLS', reopened: 'ROP' };
const columns = (list: readonly Claim[]): string[] => [
  inParentheses(sum(list.map((claim) => claim.building))),
  inParentheses(sum(list.map((claim) => claim.contents))),
  inParentheses(sum(list.map((claim) => claim.expense))),
  inParentheses(sum(list.map((claim) => claim.reserve))),
  inParentheses(sum(list.map((claim) => -claim.recovered))),
  inParentheses(sum(list.map((claim) => claim.incurred))),
];

const heads = [
  'Claim No.',
  'Loss Date',
  'Noticed',
  'Cause of Loss',
  'Status',
  'Building Paid',
  'Contents Paid',
  'Expense Paid',
  'Reserve',
  'Recovery',
  'Net Incurred',
];

function lines(claim: Claim): Html {
  const { life, story } = claim;
  const closed = life.closedDate === null ? '' : ` Closed ${shortSlashed(life.closedDate)}.`;
  const event = claim.catastrophe === null ? '' : ` Catastrophe ${claim.catastrophe}.`;
  return html`<tr>${cells('td', [claim.number, shortSlashed(life.lossDate), shortSlashed(life.reportedDate), story.cause, STATUS[life.status], ...columns([claim])])}</tr>
<tr class="d"><td colspan="11">${story.text}.${event}${closed} Policy ${claim.policyNumber}. Adjuster ${claim.adjuster}.</td></tr>`;
}

function section(location: Location, own: readonly Claim[]): Html {
  const caption = html`<div class="loc">Location ${location.number} &mdash; ${location.address.street}, ${cityLine(location.address)}</div>`;
  if (own.length === 0) return html`${caption}<div>No losses at this location.</div>`;
  return html`${caption}<table><tr>${cells('th', heads)}</tr>${own.map(lines)}<tr class="s">${cells('td', [`Location ${location.number}`, '', '', `Losses: ${own.length}`, '', ...columns(own)])}</tr></table>`;
}

/** Building and contents have no total of their own on the page. */
function amountsLabel(list: readonly Claim[]) {
  return {
    paid: { expense: sum(list.map((claim) => claim.expense)) },
    reserve: { total: sum(list.map((claim) => claim.reserve)) },
    incurred: { total: sum(list.map((claim) => claim.incurred)) },
    recovered: sum(list.map((claim) => claim.recovered)),
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'by-location',
  build(random) {
    const asOf = dayBetween(random, '2014-06-01', '2026-06-10');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const policies = policyYears(random, asOf, random.int(1, 3)).map((term) => ({
      ...term,
      number: `CF ${random.digits(4)} ${random.letters(1)}`,
    }));
    const groups = random.times(random.int(2, 6), (index) => {
      const location = { number: index + 1, address: place(random) };
      return {
        location,
        claims: random.times(random.pick([0, 1, 1, 2, 3]), () =>
          drawClaim(random, random.pick(policies), location, asOf),
        ),
      };
    });
    const claims = groups.flatMap((group) => group.claims);
    const body = html`<h1>${insurer}</h1><div class="c">Schedule of Property Losses by Location</div><div class="k"><span>Insured: <b>${insured}</b></span><span>Agent: ${producer}</span><span>Loss figures as of ${slashed(asOf)}</span><span>Print date ${slashed(addDays(asOf, 6))}</span></div>
<table class="p"><tr>${cells('th', ['Policy Number', 'Line', 'Inception', 'Expiration'])}</tr>${policies.map((policy) => html`<tr>${cells('td', [policy.number, 'Commercial Property', slashed(policy.effective), slashed(policy.expiration)])}</tr>`)}</table>
${groups.map((group) => section(group.location, group.claims))}<div class="loc">All Locations</div><table><tr>${cells('th', ['', '', '', '', '', ...heads.slice(5)])}</tr><tr class="s">${cells('td', ['All locations', '', '', `Losses: ${claims.length}`, '', ...columns(claims)])}</tr></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: addDays(asOf, 6),
      valuationDate: asOf,
      policies: policies.map((policy) => ({
        policyNumber: policy.number,
        lineOfBusiness: 'Commercial Property',
        effectiveDate: policy.effective,
        expirationDate: policy.expiration,
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: claim.policyNumber,
        ...claim.life,
        lossState: claim.location.address.state,
        description: claim.story.text,
        cause: claim.story.cause,
        adjusterName: claim.adjuster,
        ...amountsLabel([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...amountsLabel(claims) },
      // an engine may add building and contents up
      _ignore: [
        'grandTotals.paid.loss',
        'grandTotals.paid.total',
        ...claims.flatMap((_, index) => [`claims[${index}].paid.loss`, `claims[${index}].paid.total`]),
      ],
      _accept: Object.fromEntries(
        claims.map((claim, index) => [`claims[${index}].lossState`, [claim.location.address.state, null]]),
      ),
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
