import { addDays, shortDashed, written } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, numbered, oneLine, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { withoutMedical } from '../parts/loss-columns.ts';

// A farm and small business mutual's digest, typed by its home office: bullets with facts between semicolons, abbreviations before the values, a line of sums under each year.

const css = `body{margin:0;font:9.6pt/1.4 "Liberation Mono","DejaVu Sans Mono",monospace;font-size:8.6pt}.t{text-align:center;margin-bottom:10pt}.y{text-decoration:underline;margin:10pt 0 3pt;break-after:avoid}ul{margin:0;padding-left:16pt;list-style:"-  "}li{margin-bottom:5pt;break-inside:avoid}.s{margin:2pt 0 0 16pt}.e{border-top:1pt dashed #000;margin-top:10pt;padding-top:4pt}`;

const STATUS = { open: 'open', closed: 'clsd', reopened: 'reopn' };

function bullet(claim: ClaimFacts): Html {
  const { paid, reserve, incurred, closedDate } = claim;
  const closed = closedDate === null ? '' : ` ${shortDashed(closedDate)}`;
  const facts = [
    `clm ${claim.number}`,
    `d/l ${shortDashed(claim.lossDate)}`,
    `rec'd ${shortDashed(claim.reportedDate)}`,
    claim.cause.toLowerCase(),
    `${STATUS[claim.status]}${closed}`,
    `pd loss ${cents(paid.loss)}`,
    `pd lae ${cents(paid.expense)}`,
    ...(claim.status === 'closed' ? [] : [`resv ${cents(reserve.total)}`]),
    `inc ${cents(incurred.total)}`,
    ...(claim.recovered > 0 ? [`subro rec'd ${cents(claim.recovered)}`] : []),
  ];
  return html`<li>${facts.join('; ')}. ${claim.description}. Adj: ${claim.adjuster}.</li>`;
}

const amounts = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred } = totalsOf(claims);
  return {
    paid: { loss: paid.loss, expense: paid.expense },
    reserve: { total: reserve.total },
    incurred: { total: incurred.total },
  };
};

function sums(caption: string, claims: readonly ClaimFacts[]): string {
  const { paid, reserve, incurred } = amounts(claims);
  const counted = claims.length === 1 ? '1 claim' : `${claims.length} claims`;
  return `${caption}: ${counted}; pd loss ${cents(paid.loss)}; pd lae ${cents(paid.expense)}; resv ${cents(reserve.total)}; inc ${cents(incurred.total)}`;
}

function claimLabelOf(claim: ClaimFacts, policyNumber: string): Record<string, unknown> {
  return {
    claimNumber: claim.number,
    policyNumber,
    status: claim.status,
    lossDate: claim.lossDate,
    reportedDate: claim.reportedDate,
    closedDate: claim.closedDate,
    description: claim.description,
    cause: claim.cause,
    adjusterName: claim.adjuster,
    ...amounts([claim]),
    ...(claim.status === 'closed' && { reserve: {} }),
    recovered: claim.recovered > 0 ? claim.recovered : null,
  };
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'yearly-digest',
  build(random) {
    const asOf = dayBetween(random, '2013-05-01', '2026-03-01');
    const [insurer, insured, producer, home] = [carrier(random), company(random), agency(random), place(random)];
    const number = numbered(random, '@-#####-##');
    const counts = random.times(random.int(3, 5), () => random.pick([0, 1, 2, 3, 5]));
    const first = addDays(asOf, -365 * counts.length + random.int(40, 260));
    const years = makeTerms(random, { first, counts, asOf, line: 'property', numbers: '#####', state: home.state })
      .map((term) => ({ ...term, claims: term.claims.map(withoutMedical) }))
      .reverse();
    const all = years.flatMap(({ claims }) => claims);
    const body = html`<div class="t">${insurer}<br>HOME OFFICE CLAIM DEPARTMENT<br>DIGEST OF LOSSES<br>${written(asOf)}</div>Insured . . ${insured}<br>Address . . ${oneLine(home)}<br>Agent . . . ${producer}<br>Policy  . . ${number}, Farm &amp; Business Property, continuous since ${shortDashed(first)}
${years.map(({ effectiveDate, expirationDate, claims }) => html`<div class="y">Year ${shortDashed(effectiveDate)} to ${shortDashed(expirationDate)}</div>${claims.length === 0 ? html`<div class="s">nothing reported</div>` : html`<ul>${claims.map(bullet)}</ul><div class="s">${sums('year', claims)}</div>`}`)}
<div class="e">${sums('ALL YEARS', all)}</div><div class="s">resv = what we expect to pay yet, loss and adjusting; lae = adjusting expense. Recoveries are not taken off.</div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: asOf,
      policies: years.map(({ effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: 'Farm & Business Property',
        effectiveDate,
        expirationDate,
        ...(claims.length > 0 && { claimCount: claims.length, ...amounts(claims) }),
      })),
      claims: years.flatMap(({ claims }) => claims.map((claim) => claimLabelOf(claim, number))),
      grandTotals: { claimCount: all.length, ...amounts(all) },
      _accept: Object.fromEntries([
        ...years.flatMap(({ claims }, i) => (claims.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
        ...all.flatMap(({ status, recovered }, i) => [
          ...(status === 'closed' ? [[`claims[${i}].reserve.total`, [0, null]]] : []),
          ...(recovered > 0 ? [] : [[`claims[${i}].recovered`, [0, null]]]),
        ]),
      ]),
    };
    return { html: sheet({ css, body }), label };
  },
};
