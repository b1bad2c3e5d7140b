import { addDays, addYears, bare, shortBare, slashed } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, numbered, person, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { countsOf, withoutMedical } from '../parts/loss-columns.ts';

// A program administrator for franchised auto dealers: garage policies of a dealer group by policy year, reserves before
// payments, the store as a column, what happened in a second line, salvage taken off the last column. Whole dollars.

interface Cover {
  name: string;
  /** Losses of the dealer's own have no claimant. */
  hasClaimant: boolean;
  stories: readonly string[];
}

const COVERS: readonly Cover[] = [
  {
    name: 'Garage Liab - Auto',
    hasClaimant: true,
    stories: [
      'Customer on test drive rear-ended OV at light',
      'Porter moving unit struck pedestrian mirror to arm on service drive',
      'Loaner driver failed to yield, two-vehicle accident',
      'Parts truck backed into gate of body shop next door',
    ],
  },
  {
    name: 'Garage Liab - Premises',
    hasClaimant: true,
    stories: [
      'Customer slipped on coolant in service write-up lane',
      'Visitor tripped on wheel stop at used car display',
      'Showroom door closed on hand of elderly customer',
    ],
  },
  {
    name: 'Garagekeepers',
    hasClaimant: true,
    stories: [
      'Customer vehicle fell off lift during brake job',
      'Technician road test, deer strike, customer unit',
      'Wrong fuel put in customer diesel by detailer',
    ],
  },
  {
    name: 'Dealers Physical Damage',
    hasClaimant: false,
    stories: [
      'Hail to 41 new units on front line',
      'Wheels and tires stolen off five trucks overnight',
      'Used unit taken with key left in lock box',
      'Wind blew light pole onto three units',
    ],
  },
  {
    name: 'False Pretense',
    hasClaimant: false,
    stories: ['New SUV delivered on stolen identity, lender unwound deal', 'Cashier check for used pickup was forged'],
  },
];

interface Claim extends ClaimFacts {
  cover: Cover;
  store: string;
  event: string;
}

const css = `body{margin:0;font:7.8pt/1.25 "Liberation Sans Narrow","Liberation Sans"}
.top{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:3pt solid #8a1c1c;padding-bottom:4pt}
.top b{font-size:14pt;color:#8a1c1c}.top span{font-size:10pt}
.who{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2pt 14pt;margin:6pt 0 8pt;font-size:8.4pt}.who i{font-style:normal;color:#555}
table{width:100%;border-collapse:collapse}thead{display:table-header-group}
th{font-size:7.2pt;text-align:left;vertical-align:bottom;border-bottom:1pt solid #000;padding:1pt 3pt}
td{padding:2pt 3pt 0;vertical-align:top}.n{text-align:right}tr{break-inside:avoid}
.band td{background:#e9e2d6;font-weight:700;font-size:8.6pt;padding:3pt}.ev td{padding:0 3pt 3pt;border-bottom:.4pt dotted #999;color:#222}
.sub td{border-top:.8pt solid #000;font-weight:700;padding-bottom:7pt}.all td{border-top:2pt solid #8a1c1c;font-weight:700;font-size:8.6pt;padding-top:4pt}
.fine{margin-top:10pt;font-size:7pt;color:#444}`;

const amountsOf = (claims: readonly ClaimFacts[]) => {
  const of = (pick: (claim: ClaimFacts) => number): number => sum(claims.map(pick));
  const recovered = of((claim) => claim.recovered);
  return {
    reserve: { loss: of(({ reserve }) => reserve.loss), expense: of(({ reserve }) => reserve.expense) },
    paid: { loss: of(({ paid }) => paid.loss), expense: of(({ paid }) => paid.expense) },
    recovered,
    incurred: { total: sum([of(({ incurred }) => incurred.total), -recovered]) },
  };
};

function moneyCells(claims: readonly ClaimFacts[]): Html {
  const { reserve, paid, recovered, incurred } = amountsOf(claims);
  const all = [reserve.loss, reserve.expense, paid.loss, paid.expense, recovered, incurred.total];
  return html`${all.map((value) => html`<td class="n">${whole(value)}</td>`)}`;
}

function claimRows(claim: Claim): Html {
  const standing = { open: 'Open', closed: 'Closed', reopened: 'Re-opened' }[claim.status];
  const closed = claim.closedDate === null ? '' : ` ${shortBare(claim.closedDate)}`;
  const claimant = claim.cover.hasClaimant ? html` &mdash; Clmt: ${claim.claimant}` : null;
  return html`<tr><td>${claim.number}</td><td>${claim.store}</td><td>${claim.cover.name}</td><td>${bare(claim.lossDate)}</td><td>${bare(claim.reportedDate)}</td><td>${standing}${closed}</td>${moneyCells([claim])}</tr>
<tr class="ev"><td></td><td colspan="11">${claim.event}${claimant}</td></tr>`;
}

const claimLabel = (claim: Claim, policyNumber: string) => ({
  claimNumber: claim.number,
  policyNumber,
  claimantName: claim.cover.hasClaimant ? claim.claimant : null,
  claimType: claim.cover.name,
  status: claim.status,
  lossDate: claim.lossDate,
  reportedDate: claim.reportedDate,
  closedDate: claim.closedDate,
  description: claim.event,
  ...amountsOf([claim]),
});

function drawTerms(random: Random, asOf: string, stores: readonly string[]) {
  const counts = random.times(random.int(3, 5), () => random.pick([0, 3, 5, 6, 9]));
  counts[1] = random.int(4, 8);
  const first = addYears(addDays(asOf, -random.int(70, 340)), 1 - counts.length);
  const root = numbered(random, 'DGP-#######');
  const drawn = makeTerms(random, { line: 'auto', numbers: 'G##-######', first, counts, asOf, wholeDollars: true });
  return drawn.map((term, i) => ({
    ...term,
    policyNumber: `${root}-0${i + 1}`,
    claims: term.claims.map((given): Claim => {
      const cover = random.pick([...COVERS.slice(0, 4), ...COVERS.slice(0, 4), ...COVERS]);
      const claim = withoutMedical({ ...given, recovered: Math.round(given.recovered) });
      return { ...claim, cover, store: random.pick(stores), event: random.pick(cover.stories) };
    }),
  }));
}
type Term = ReturnType<typeof drawTerms>[number];

function termRows({ policyNumber, effectiveDate, expirationDate, claims }: Term): Html {
  const { claimCount, openClaimCount } = countsOf(claims);
  const band = html`<tr class="band"><td colspan="12">Policy Year ${slashed(effectiveDate)} &ndash; ${slashed(expirationDate)} &nbsp;&nbsp; Policy ${policyNumber}</td></tr>`;
  if (claims.length === 0)
    return html`${band}<tr class="ev"><td></td><td colspan="11">No losses have been presented under this policy.</td></tr>`;
  return html`${band}${claims.map(claimRows)}<tr class="sub"><td colspan="6">Policy year: ${claimCount} claims, ${openClaimCount} not closed</td>${moneyCells(claims)}</tr>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'dealer-program-experience',
  build(random) {
    const asOf = `202${random.int(3, 6)}-${random.pick(['03-31', '04-30', '06-30'])}`;
    const produced = addDays(asOf, random.int(2, 11));
    const place = word(random);
    const insured = `${place} ${random.pick(['Auto Group', 'Motor Company', 'Automotive Holdings'])}, ${random.pick(['Inc.', 'LLC'])}`;
    const stores = ['Import Center', 'Truck Center', 'Used Supercenter', 'Collision Shop'].map(
      (kind) => `${place} ${kind}`,
    );
    const terms = drawTerms(random, asOf, stores);
    const [insurer, producer, manager] = [carrier(random), agency(random), `${word(random)} Dealer Underwriters, Inc.`];
    const claims = terms.flatMap((term) => term.claims.map((claim) => ({ claim, policyNumber: term.policyNumber })));
    const all = claims.map(({ claim }) => claim);
    const counts = countsOf(all);
    const newestFirst = [...terms].reverse();
    const heads =
      'Claim;Store;Coverage;Occurred;Notice;Disposition;Damages<br>Reserved;LAE<br>Reserved;Damages<br>Paid;LAE<br>Paid;Salvage<br>& Subro;Net<br>Cost';
    const headRow = heads
      .split(';')
      .map(
        (head, i) => html`<th class="${i > 5 ? 'n' : ''}">${head.split('<br>').map((part) => html`${part}<br>`)}</th>`,
      );
    const body = html`<div class="top"><b>DealerGuard Garage Program</b><span>Loss Experience &mdash; All Stores</span></div>
<div class="who"><span><i>Dealer group:</i> ${insured}</span><span><i>Issuing company:</i> ${insurer}</span><span><i>Evaluated as of:</i> ${slashed(asOf)}</span><span><i>Producer:</i> ${producer}</span><span><i>Program manager:</i> ${manager}</span><span><i>Produced:</i> ${slashed(produced)} by ${person(random)}</span></div>
<table><thead><tr>${headRow}</tr></thead><tbody>${newestFirst.map(termRows)}<tr class="all"><td colspan="6">All policy years: ${counts.claimCount} claims, ${counts.openClaimCount} not closed</td>${moneyCells(all)}</tr></tbody></table>
<div class="fine">Net Cost = reserved + paid, damages and LAE, less salvage and subrogation received. Amounts are rounded to whole dollars. Dealers Physical Damage is shown after the per-unit deductible. This report is furnished for underwriting purposes and may change as claims develop; it must not be relied on more than 90 days after the evaluation date.</div>`;
    const ordered = newestFirst.flatMap((term) => term.claims.map((claim) => claimLabel(claim, term.policyNumber)));
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: produced,
      valuationDate: asOf,
      policies: newestFirst.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
        policyNumber,
        effectiveDate,
        expirationDate,
        ...(own.length === 0 ? {} : { ...countsOf(own), ...amountsOf(own) }),
      })),
      claims: ordered,
      grandTotals: { ...counts, ...amountsOf(all) },
      _accept: Object.fromEntries(
        newestFirst.flatMap(({ claims: own }, i) => [
          [`policies[${i}].lineOfBusiness`, [null, 'Garage', 'Garage Program']],
          ...(own.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : []),
        ]),
      ),
    };
    const footer = html`<div style="font:7pt Arial;width:100%;text-align:center">DealerGuard Loss Experience - ${insured} - page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`;
    return { html: sheet({ css, body }), label, print: { landscape: true, footer } };
  },
};
