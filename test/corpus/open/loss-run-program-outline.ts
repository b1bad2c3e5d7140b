import { addYears, bare, slashed } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeClaim, totalsOf } from '../kit/loss-facts.ts';
import { whole } from '../kit/money.ts';
import { carrier, company, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A claims administrator's outline for a retail chain: policy year, under it the stores, under them the claims, each
// level further to the right and with a subtotal of its own; whole dollars, three amount columns, recoveries apart.

const STATUS = new Map([
  ['open', 'OP'],
  ['closed', 'CL'],
  ['reopened', 'RO'],
]);
const LINES = ['General Liability', 'Garage Liability', 'Liquor Liability'];

interface Store {
  code: string;
  town: string;
  claims: ClaimFacts[];
}
interface Year {
  number: string;
  effective: string;
  expiration: string;
  stores: Store[];
}

const css = `body{margin:0;font:8pt/1.3 'DejaVu Sans Condensed','DejaVu Sans',sans-serif;color:#222}.band{display:flex;justify-content:space-between;border-bottom:2.5pt solid #7a1f1f;padding-bottom:4pt;margin-bottom:8pt}
.band b{font-size:13pt;color:#7a1f1f}table{width:100%;border-collapse:collapse}th{font-size:7pt;text-align:left;color:#555;border-bottom:.7pt solid #555;padding:2pt}td{padding:1.6pt 2pt;vertical-align:top}.n{text-align:right;white-space:nowrap}
.y td{font-weight:700;font-size:9pt;padding-top:9pt;color:#7a1f1f}.s td{font-weight:700;padding:5pt 2pt 1pt 12pt}td.i{padding-left:24pt}.ss td{border-top:.5pt solid #888;font-style:italic}.sy td{border-top:1pt solid #7a1f1f;background:#f6eaea;font-weight:700}.g td{border-top:1.5pt solid #000;border-bottom:1.5pt solid #000;font-weight:700}tr{break-inside:avoid}`;

const moneyCells = (paid: Kinds, reserve: Kinds, incurred: Kinds, recovered: number): Html =>
  html`<td class="n">${whole(paid.total)}</td><td class="n">${whole(reserve.total)}</td><td class="n">${whole(incurred.total)}</td><td class="n">${whole(recovered)}</td>`;

function sumRow(kind: string, caption: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, paid, reserve, incurred, recovered } = totalsOf(claims);
  return html`<tr class="${kind}"><td colspan="6">${caption}</td><td class="n">${claimCount}</td>${moneyCells(paid, reserve, incurred, recovered)}</tr>`;
}

const claimRow = (claim: ClaimFacts): Html =>
  html`<tr><td class="i">${claim.number}</td><td>${claim.claimant}</td><td>${bare(claim.lossDate)}</td><td>${bare(claim.reportedDate)}</td><td>${STATUS.get(claim.status)}</td><td>${claim.cause}</td><td></td>${moneyCells(claim.paid, claim.reserve, claim.incurred, claim.recovered)}</tr>`;

function yearRows({ number, effective, expiration, stores }: Year): Html[] {
  const all = stores.flatMap(({ claims }) => claims);
  const heading = html`<tr class="y"><td colspan="11">Policy Year ${slashed(effective)} - ${slashed(expiration)} &nbsp; ${number}</td></tr>`;
  if (all.length === 0)
    return [heading, html`<tr><td class="i" colspan="11">No claims reported for this policy year</td></tr>`];
  return [
    heading,
    ...stores.flatMap(({ code, town, claims }) => [
      html`<tr class="s"><td colspan="11">${code} ${town}</td></tr>`,
      ...claims.map(claimRow),
      sumRow('ss', `Subtotal ${code} ${town}`, claims),
    ]),
    sumRow('sy', `Total Policy Year ${effective.slice(0, 4)}`, all),
  ];
}

function drawYears(random: Random, first: string, count: number, asOf: string): Year[] {
  const [prefix, letter] = [numbered(random, '@@##'), random.letters(1)];
  const towns = random.times(5, (index) => ({ code: `Store ${String(100 + index * 7)}`, town: word(random) }));
  return random.times(count, (index) => {
    const effective = addYears(first, index);
    const expiration = addYears(effective, 1);
    const chosen = random.chance(0.15) ? [] : towns.filter(() => random.chance(0.5));
    const stores = chosen.map((town) => ({
      ...town,
      claims: random.times(random.pick([1, 1, 2, 3]), () => {
        const claim = makeClaim(random, {
          line: 'liability',
          numbers: 'C####-#####',
          from: effective,
          to: expiration,
          asOf,
          wholeDollars: true,
        });
        return { ...claim, recovered: Math.round(claim.recovered) };
      }),
    }));
    return { number: `${prefix}-${effective.slice(2, 4)}${random.digits(5)}-${letter}`, effective, expiration, stores };
  });
}

const only = ({ total }: Kinds) => ({ total });
const amounts = ({ paid, reserve, incurred }: { paid: Kinds; reserve: Kinds; incurred: Kinds }) => ({
  paid: only(paid),
  reserve: only(reserve),
  incurred: only(incurred),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'program-outline',
  build(random) {
    const first = `${random.int(2015, 2020)}-${random.pick(['01', '03', '06', '10'])}-01`;
    const count = random.int(3, 5);
    const asOf = `${Number(first.slice(0, 4)) + count}-${random.pick(['02-28', '01-31'])}`;
    const years = drawYears(random, first, count, asOf > addYears(first, count - 1) ? asOf : addYears(first, count));
    const [insurer, insured, administrator, line] = [
      carrier(random),
      company(random),
      `${word(random)} Claims Services`,
      random.pick(LINES),
    ];
    const everything = years.flatMap(({ stores }) => stores.flatMap(({ claims }) => claims));
    const body = html`<div class="band"><div><b>${administrator}</b><br>Claim Detail by Policy Year and Location</div><div>Program: ${insured}<br>Carrier: ${insurer}<br>Coverage: ${line}<br>Valued as of ${slashed(asOf)}</div></div>
<table><thead><tr><th style="padding-left:24pt">Claim #</th><th>Claimant</th><th>Loss</th><th>Notice</th><th>St</th><th>Cause</th><th class="n">Count</th><th class="n">Paid</th><th class="n">Outstanding</th><th class="n">Incurred</th><th class="n">Recovery</th></tr></thead><tbody>${years.flatMap(yearRows)}${sumRow('g', 'Report Total', everything)}</tbody></table>
<p>OP = open, CL = closed, RO = reopened. Outstanding is the unpaid case reserve. Incurred = Paid + Outstanding; recoveries are not deducted.</p>`;
    const grand = totalsOf(everything);
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      valuationDate: asOf,
      policies: years.map(({ number, effective, expiration, stores }) => {
        const all = stores.flatMap(({ claims }) => claims);
        const { claimCount, recovered, ...rest } = totalsOf(all);
        const base = {
          policyNumber: number,
          lineOfBusiness: line,
          effectiveDate: effective,
          expirationDate: expiration,
        };
        return all.length === 0 ? base : { ...base, claimCount, ...amounts(rest), recovered };
      }),
      claims: years.flatMap(({ number, stores }) =>
        stores.flatMap(({ claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber: number,
            claimantName: claim.claimant,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            cause: claim.cause,
            ...amounts(claim),
            recovered: claim.recovered,
          })),
        ),
      ),
      grandTotals: { claimCount: grand.claimCount, ...amounts(grand), recovered: grand.recovered },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
