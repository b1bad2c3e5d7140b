import { addDays, addYears, dashed, slashed } from '../kit/dates.ts';
import { type Html, html, joined, sheet } from '../kit/html.ts';
import { addKinds, type ClaimFacts, kinds, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents, inParentheses } from '../kit/money.ts';
import { agency, carrier, company, numbered, person } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A report of an old claim system on its side: three captions above each other in every column head, three values in every cell, no ruling between them.

const EVENTS = [
  ['Ladder sold by insured collapsed under customer', 'PRODUCTS'],
  ['Scaffold plank dropped to sidewalk', 'PREM/OPS'],
  ['Faulty wiring alleged after basement fire', 'COMPLETED OPS'],
  ['Sewer line cut while trenching, street flooded', 'PREM/OPS'],
  ['Deck railing gave way two years after work', 'COMPLETED OPS'],
  ['Welding sparks marked windows of neighbor', 'PREM/OPS'],
  ['Claimant says advertisement copied his design', 'PERS/ADV INJ'],
] as const;

type Reported = ClaimFacts & { policyNumber: string; event: string; coverage: string };

const br = html`<br>`;
const stack = (...texts: readonly (string | Html)[]): Html => joined(texts, br);
const sums = ({ loss, expense, total }: ClaimFacts['paid']): Html => stack(...[loss, expense, total].map(cents));

const css = `body{margin:0;font:8.2pt/1.24 "Liberation Serif"}table{width:100%;border-collapse:collapse}th{font-weight:700;text-align:left;vertical-align:bottom;padding:2pt 5pt;border-bottom:2.5pt double #000}td{padding:4pt 5pt;vertical-align:top}.m{text-align:right;white-space:nowrap}.w{white-space:nowrap}tr{break-inside:avoid}.band td{font-weight:700;padding-top:9pt;font-size:8.8pt}.total td{border-top:.7pt solid #000;font-weight:700}.grand td{border-top:2.5pt double #000;font-weight:700}.top th{border:0;padding:0 0 8pt;font-weight:400}.top div{display:grid;grid-template-columns:1fr auto 1fr;gap:10pt}.top b{font-size:13pt}`;

const status = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

function claimRow(claim: Reported): Html {
  const recovered = claim.recovered === 0 ? '0.00' : inParentheses(-claim.recovered);
  return html`<tr><td class="w">${stack(claim.number, claim.claimant, claim.coverage)}</td><td class="w">${stack(slashed(claim.lossDate), slashed(claim.reportedDate), claim.closedDate === null ? html`&nbsp;` : slashed(claim.closedDate))}</td><td class="w">${stack(status[claim.status], claim.state, claim.adjuster)}</td><td>${claim.event}</td><td class="m">${sums(claim.paid)}</td><td class="m">${sums(claim.reserve)}</td><td class="m">${sums(claim.incurred)}</td><td class="m">${recovered}</td></tr>`;
}

function totalRow(className: string, name: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount, paid, reserve, incurred, recovered } = totalsOf(claims);
  const back = recovered === 0 ? '0.00' : inParentheses(-recovered);
  return html`<tr class="${className}"><td colspan="4">${stack(name, `Claims: ${claimCount}`, `Open: ${openClaimCount}`)}</td><td class="m">${sums(paid)}</td><td class="m">${sums(reserve)}</td><td class="m">${sums(incurred)}</td><td class="m">${back}</td></tr>`;
}

const labelOf = (claims: readonly ClaimFacts[]) => {
  const { claimCount, openClaimCount, paid, reserve, incurred, recovered } = totalsOf(claims);
  return { claimCount, openClaimCount, ...amountsOf({ paid, reserve, incurred }), recovered };
};

const twoOf = ({ loss, expense, total }: ClaimFacts['paid']) => ({ loss, expense, total });
const amountsOf = ({ paid, reserve, incurred }: Pick<ClaimFacts, 'paid' | 'reserve' | 'incurred'>) => ({
  paid: twoOf(paid),
  reserve: twoOf(reserve),
  incurred: twoOf(incurred),
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'stacked-captions',
  build: (random) => {
    const asOf = `20${random.int(12, 25)}-${random.pick(['01-31', '05-31', '07-31', '12-31'])}`;
    const run = addDays(asOf, random.int(1, 9));
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const counts = random.times(random.int(3, 5), () => random.int(0, 5));
    counts[0] = 3;
    const terms = makeTerms(random, {
      line: 'liability',
      numbers: '##@######-01',
      first: addYears(addDays(asOf, -random.int(70, 340)), 1 - counts.length),
      counts,
      asOf,
    }).map((term) => {
      const policyNumber = numbered(random, 'MGL 0## ## ##');
      const claims = term.claims.map((claim): Reported => {
        const [event, coverage] = random.pick(EVENTS);
        const paid = kinds(claim.paid.loss, 0, claim.paid.expense);
        const reserve = kinds(claim.reserve.loss, 0, claim.reserve.expense);
        const amounts = { paid, reserve, incurred: addKinds([paid, reserve]) };
        return { ...claim, ...amounts, policyNumber, event, coverage };
      });
      return { ...term, policyNumber, claims };
    });
    const claims = terms.flatMap((term) => term.claims);
    const groups = terms.map(
      ({ policyNumber, effectiveDate, expirationDate, claims: own }) =>
        html`<tr class="band"><td colspan="8">Policy ${policyNumber} &nbsp;&nbsp; General Liability - Contractors &nbsp;&nbsp; ${slashed(effectiveDate)} to ${slashed(expirationDate)}</td></tr>${own.length === 0 ? html`<tr><td colspan="8">No claims reported for this period</td></tr>` : html`${own.map(claimRow)}${totalRow('total', `Totals for ${policyNumber}`, own)}`}`,
    );
    const body = html`<table><thead><tr class="top"><th colspan="8"><div><span>${stack(insurer, `Insured: ${insured}`, `Producer: ${broker}`)}</span><b>Insured Loss Experience</b><span style="text-align:right">${stack(`Run ${dashed(run)}`, `Valued ${dashed(asOf)}`, `Requested by ${person(random)}`)}</span></div></th></tr><tr><th>${stack('Claim Number', 'Claimant', 'Coverage')}</th><th>${stack('Loss Date', 'Notice Date', 'Date Closed')}</th><th>${stack('Status', 'Loss State', 'Adjuster')}</th><th>Loss Description</th><th class="m">${stack('Loss Paid', 'Expense Paid', 'Total Paid')}</th><th class="m">${stack('Loss Reserve', 'Expense Reserve', 'Total Reserve')}</th><th class="m">${stack('Loss Incurred', 'Expense Incurred', 'Total Incurred')}</th><th class="m">${stack('Salvage', 'and', 'Subrogation')}</th></tr></thead><tbody>${groups}${totalRow('grand', 'Totals for all policies of this insured', claims)}</tbody></table>`;
    return {
      html: sheet({ css, body }),
      print: {
        landscape: true,
        footer: html`<div style="font:7pt serif;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
      },
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        agencyName: broker,
        reportDate: run,
        valuationDate: asOf,
        policies: terms.map(({ policyNumber, effectiveDate, expirationDate, claims: own }) => ({
          policyNumber,
          lineOfBusiness: 'General Liability - Contractors',
          effectiveDate,
          expirationDate,
          ...(own.length > 0 && labelOf(own)),
        })),
        claims: claims.map((claim) => ({
          claimNumber: claim.number,
          policyNumber: claim.policyNumber,
          claimantName: claim.claimant,
          claimType: claim.coverage,
          status: claim.status,
          lossDate: claim.lossDate,
          reportedDate: claim.reportedDate,
          closedDate: claim.closedDate,
          lossState: claim.state,
          description: claim.event,
          adjusterName: claim.adjuster,
          ...amountsOf(claim),
          recovered: claim.recovered,
        })),
        grandTotals: labelOf(claims),
        _accept: Object.fromEntries(
          terms.flatMap(({ claims: own }, i) => (own.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
        ),
      },
    };
  },
};
