import { addDays, spaced } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { carrier, company, lastName, numbered, person, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A coverholder's confirmation of experience: numbered paragraphs, a short list of years with one figure below another, each loss told in two sentences.

const css = `body{margin:0;font:10pt/1.5 "DejaVu Serif","Liberation Serif",serif}h1{font-size:12pt;text-align:center;letter-spacing:1pt;margin:8pt 0 12pt}.a{font-size:8.5pt;text-align:right}ol{padding-left:20pt;margin:0}li{margin-bottom:8pt}.y{margin:5pt 0 5pt 14pt;break-inside:avoid}.y b{display:block}.y div{display:flex;width:250pt;justify-content:space-between}.c{margin:5pt 0 5pt 14pt;break-inside:avoid}.s{margin-top:26pt}`;

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

function told(claim: ClaimFacts): Html {
  const { number, lossDate, reportedDate, status, closedDate, description, paid, reserve, incurred } = claim;
  const state = {
    open: html`remains open with ${dollarsAndCents(reserve.total)} outstanding`,
    reopened: html`was reopened and has ${dollarsAndCents(reserve.total)} outstanding`,
    closed: html`was closed on ${spaced(closedDate ?? lossDate)} with nothing outstanding`,
  }[status];
  return html`<div class="c">Our reference <b>${number}</b>, date of loss ${spaced(lossDate)}, advised to us ${spaced(reportedDate)} (${claim.cause}): ${description}. Underwriters have paid ${dollarsAndCents(paid.loss)} in indemnity and ${dollarsAndCents(paid.expense)} in fees; the file ${state}, making ${dollarsAndCents(incurred.total)} incurred.</div>`;
}

const money = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred } = totalsOf(claims);
  return { paid: { total: paid.total }, reserve: { total: reserve.total }, incurred: { total: incurred.total } };
};

function figures(caption: string, claims: readonly ClaimFacts[]): Html {
  const { paid, reserve, incurred } = money(claims);
  return html`<div class="y"><b>${caption}</b>${[
    ['Number of losses', String(claims.length)],
    ['Settled', dollarsAndCents(paid.total)],
    ['Outstanding', dollarsAndCents(reserve.total)],
    ['Total incurred', dollarsAndCents(incurred.total)],
  ].map(([name, value]) => html`<div><span>${name}</span><span>${value}</span></div>`)}</div>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'coverholder-statement',
  build(random) {
    const asOf = dayBetween(random, '2016-06-01', '2026-04-20');
    const house = `${lastName(random)} & ${lastName(random)} Binding Facilities, LLC`;
    const [insured, signer, broker] = [company(random), person(random), `${word(random)} Wholesale Brokers`];
    const [insurer, line] = [carrier(random), random.pick(['Commercial Property', 'Special Property'])];
    const counts = random.times(random.int(2, 4), () => random.pick([0, 0, 1, 1, 2]));
    const first = addDays(asOf, -365 * counts.length + random.int(60, 200));
    const policies = makeTerms(random, { first, counts, asOf, line: 'property', numbers: '##/@@####' }).map((term) => ({
      ...term,
      number: numbered(random, 'B0#### ##@@#####'),
      // property losses have no medical part
      claims: term.claims,
    }));
    const all = policies.flatMap(({ claims }) => claims);
    const dated = addDays(asOf, random.int(2, 9));
    const body = html`<div class="a"><b>${house}</b><br>as coverholder for ${insurer}<br>${spaced(dated)}</div><h1>CONFIRMATION OF CLAIMS EXPERIENCE</h1><ol>
<li>This confirmation is given to ${broker} at the request of the Insured, <b>${insured}</b>, and concerns ${line} insurance only. Its figures are as of ${spaced(asOf)}.</li>
<li>We have insured the risk under these policies: ${policies.map(({ number, effectiveDate, expirationDate }) => html`<br>&nbsp;&nbsp;${number}, from ${spaced(effectiveDate)} to ${spaced(expirationDate)}`)}.</li>
<li>Experience by policy, in US dollars and from the ground up:${policies.map(({ number, claims }) => figures(`Policy ${number}`, claims))}${figures('All policies together', all)}</li>
<li>${all.length === 0 ? 'No loss has been advised to us under any of them.' : html`${NUMBERS[all.length] ?? all.length} ${all.length === 1 ? 'loss has' : 'losses have'} been advised to us:${all.map(told)}`}</li>
<li>Losses that were not advised to us before the date of this confirmation are not in it. A deductible of $2,500 each loss has been borne by the Insured in addition.</li></ol><div class="s">${signer}<br>Claims Technician, ${house}</div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: broker,
      reportDate: dated,
      valuationDate: asOf,
      policies: policies.map(({ number, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: line,
        effectiveDate,
        expirationDate,
        claimCount: claims.length,
        ...money(claims),
      })),
      claims: policies.flatMap(({ number, claims }) =>
        claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: number,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          description: claim.description,
          cause: claim.cause,
          paid: { loss: claim.paid.loss, expense: claim.paid.expense },
          reserve: claim.status === 'closed' ? {} : { total: claim.reserve.total },
          incurred: { total: claim.incurred.total },
        })),
      ),
      grandTotals: { claimCount: all.length, ...money(all) },
      _accept: {
        agencyName: [broker, house, null],
        ...Object.fromEntries(
          all.flatMap(({ status }, i) => [
            // a sentence names no policy; the dates tell which it is
            [
              `claims[${i}].policyNumber`,
              [policies.find(({ claims }) => claims.includes(all[i] as ClaimFacts))?.number, null],
            ],
            ...(status === 'closed' ? [[`claims[${i}].reserve.total`, [0, null]]] : []),
          ]),
        ),
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { left: '1in', right: '1in', top: '0.8in' } } };
  },
};
