import { addDays, abbreviated, shortBare } from '../kit/dates.ts';
import { type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { sum, whole } from '../kit/money.ts';
import { company, lastNameFirst, numbered, oneLine, place, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A state bureau's claim cost sheet for an employer: one account number for all rating periods, wage benefits and care
// beside one reserve for both, the kind of claim by the days lost, no ruling lines at all.

const css = `body{margin:0;font:8.8pt/1.34 "Liberation Sans",Arial}h1{font:700 12.5pt "Liberation Serif";margin:0}.sub{font:10pt "Liberation Serif";margin-bottom:10pt}
.acct{display:flex;gap:34pt;margin-bottom:8pt}.acct span{display:block;font-size:7.2pt;color:#444}table{width:100%;border-collapse:collapse}th{font-size:7.6pt;text-align:left;vertical-align:bottom;padding:0 4pt 4pt}
td{padding:1.6pt 4pt;vertical-align:top}.n{text-align:right}.per td{font-weight:700;padding-top:11pt}.more td{padding:0 4pt 5pt;font-size:8pt;color:#333}.ps td{padding-top:3pt;font-weight:700}.all td{padding-top:14pt}tr{break-inside:avoid}.fine{font-size:7.6pt;margin-top:14pt}`;

const KIND = { medical: 'Medical only', lost: 'Lost time' };

interface Injury extends ClaimFacts {
  kind: string;
  manual: string;
}
type Period = Omit<TermFacts, 'claims'> & { claims: Injury[] };

const costsOf = (claims: readonly ClaimFacts[]) => {
  const of = (pick: (claim: ClaimFacts) => number): number => sum(claims.map(pick));
  return {
    paid: { loss: of(({ paid }) => paid.loss), medical: of(({ paid }) => paid.medical) },
    reserve: { total: of(({ reserve }) => reserve.total) },
    incurred: { total: of(({ incurred }) => incurred.total) },
  };
};

const costCells = (claims: readonly ClaimFacts[]): Html => {
  const { paid, reserve, incurred } = costsOf(claims);
  return html`${[paid.loss, paid.medical, reserve.total, incurred.total].map((value) => html`<td class="n">${whole(value)}</td>`)}`;
};

/** The bureau's benefits know no expense: what the facts have of it is left out. */
function withoutExpense(random: Random, claim: ClaimFacts): Injury {
  const bare = ({ loss, medical }: ClaimFacts['paid']) => ({ loss, medical, expense: 0, total: sum([loss, medical]) });
  const paid = bare(claim.paid);
  const reserve = bare(claim.reserve);
  const incurred = { ...paid, total: sum([paid.total, reserve.total]) };
  const kind = paid.loss + reserve.loss > 0 ? KIND.lost : KIND.medical;
  const manual = random.pick(['5437', '8018', '8810', '7219', '2802']);
  return { ...claim, claimant: lastNameFirst(random), paid, reserve, incurred, kind, manual };
}

function drawPeriods(random: Random, asOf: string): Period[] {
  const counts = random.times(random.int(3, 5), () => random.pick([0, 1, 3, 4, 7]));
  counts[1] = random.int(2, 5);
  const first = `${Number(asOf.slice(0, 4)) - counts.length + 1}-${asOf.slice(5, 7) > '07' ? '07' : '01'}-01`;
  return makeTerms(random, { line: 'workers', numbers: '##-######', first, counts, asOf, wholeDollars: true }).map(
    (term) => ({ ...term, claims: term.claims.map((claim) => withoutExpense(random, claim)) }),
  );
}

function injuryRows(claim: Injury): Html {
  const standing = { open: 'Active', closed: 'Closed', reopened: 'Reopened' }[claim.status];
  return html`<tr><td>${claim.number}</td><td>${claim.claimant}</td><td>${shortBare(claim.lossDate)}</td><td>${shortBare(claim.reportedDate)}</td><td>${claim.kind}</td><td>${standing}</td>${costCells([claim])}</tr>
<tr class="more"><td></td><td colspan="9">${claim.nature}, ${claim.bodyPart.toLowerCase()} (manual class ${claim.manual})</td></tr>`;
}

function periodRows({ effectiveDate, expirationDate, claims }: Period): Html {
  const head = html`<tr class="per"><td colspan="10">Rating period ${abbreviated(effectiveDate)} to ${abbreviated(addDays(expirationDate, -1))}</td></tr>`;
  if (claims.length === 0) return html`${head}<tr><td></td><td colspan="9">No claims allowed in this period</td></tr>`;
  return html`${head}${claims.map(injuryRows)}<tr class="ps"><td></td><td colspan="5">Period cost, ${claims.length} claim${claims.length === 1 ? '' : 's'}</td>${costCells(claims)}</tr>`;
}

const HEADS = 'Claim;Injured worker;Injured;Filed;Type;Status;Compensation;Medical;Bureau reserve;Claim cost'.split(
  ';',
);

export const style: Style = {
  policyType: 'loss_run',
  name: 'employer-claim-cost-sheet',
  build(random) {
    const asOf = `202${random.int(2, 5)}-${random.pick(['06-30', '09-30', '12-31'])}`;
    const printed = addDays(asOf, random.int(3, 20));
    const periods = drawPeriods(random, asOf).reverse();
    const claims = periods.flatMap((period) => period.claims);
    const bureau = `${word(random)} Bureau of Workers' Compensation`;
    const [employer, at, account] = [company(random), place(random), numbered(random, '########-0')];
    const pairs = [
      ['Employer', html`${employer}<br>${oneLine(at)}`],
      ['Policy', account],
      ['Costs through', abbreviated(asOf)],
      ['Printed', abbreviated(printed)],
    ] as const;
    const body = html`<h1>${bureau}</h1><div class="sub">Employer claim cost sheet</div><div class="acct">${pairs.map(([caption, value]) => html`<div><span>${caption}</span>${value}</div>`)}</div>
<table><thead><tr>${HEADS.map((head, i) => html`<th class="${i > 5 ? 'n' : ''}">${head}</th>`)}</tr></thead><tbody>${periods.map(periodRows)}<tr class="ps all"><td></td><td colspan="5">All periods, ${claims.length} claims</td>${costCells(claims)}</tr></tbody></table>
<div class="fine">Compensation and medical are payments to date. The Bureau reserve is set by formula for each active claim and covers future compensation and medical together. Claim cost is used for experience rating. Costs of claims that are under appeal may be withdrawn. Requests for a payment history must name the claim.</div>`;
    const label = {
      carrierName: bureau,
      namedInsureds: [employer],
      reportDate: printed,
      valuationDate: asOf,
      policies: periods.map(({ effectiveDate, expirationDate, claims: own }) => ({
        policyNumber: account,
        effectiveDate,
        expirationDate: addDays(expirationDate, -1),
        ...(own.length === 0 ? {} : { claimCount: own.length, ...costsOf(own) }),
      })),
      claims: claims.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: account,
        claimantName: claim.claimant,
        claimType: claim.kind,
        status: claim.status,
        lossDate: claim.lossDate,
        reportedDate: claim.reportedDate,
        natureOfInjury: claim.nature,
        bodyPart: claim.bodyPart.toLowerCase(),
        ...costsOf([claim]),
      })),
      grandTotals: { claimCount: claims.length, ...costsOf(claims) },
      _accept: {
        ...Object.fromEntries(
          periods.flatMap(({ claims: own }, i) => (own.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
        ),
        ...Object.fromEntries(
          claims.map(({ nature, bodyPart }, i) => [`claims[${i}].description`, [null, `${nature}, ${bodyPart}`]]),
        ),
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.6in', bottom: '0.6in' } } };
  },
};
