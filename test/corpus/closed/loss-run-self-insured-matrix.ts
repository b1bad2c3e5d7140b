// A third party administrator's register for a self-insured employer: by location, beside the facts of each injury a small
// matrix of benefits by paid, future and total; recoveries in a line of their own; a recap of all years at the end.
import { addDays, dashed, spaced } from '../kit/dates.ts';
import { cells, type Html, html, type Piece, sheet } from '../kit/html.ts';
import { type ClaimFacts, type Kinds, makeTerms, totalsOf } from '../kit/loss-facts.ts';
import { cents } from '../kit/money.ts';
import { carrier, numbered, word } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

const css = `body{margin:0;font:7.8pt/1.28 "Liberation Sans",sans-serif}.hd{display:flex;justify-content:space-between;border-bottom:1.5pt solid #333;margin-bottom:4pt}h1{font-size:11pt;margin:0}h2{font-size:9pt;margin:9pt 0 2pt;background:#dde;padding:2pt 4pt;break-after:avoid}.claim{display:grid;grid-template-columns:1.2fr 1fr;gap:12pt;border-bottom:.5pt solid #888;padding:4pt 0;break-inside:avoid}
table{border-collapse:collapse;width:100%}td,th{padding:.8pt 3pt;text-align:left}th{font-size:7pt}.n{text-align:right;white-space:nowrap}.t td{border-top:.5pt solid #000;font-weight:700}.kv{display:grid;grid-template-columns:70pt 1fr 62pt 1fr;column-gap:4pt}.kv span:nth-child(odd){color:#555}`;

function drawYears(random: Random) {
  const count = random.int(1, 4);
  const first = `${random.int(2014, 2021)}-${random.pick(['01-01', '07-01', '10-01'])}`;
  const asOf = addDays(`${Number(first.slice(0, 4)) + count}-${first.slice(5)}`, -random.int(5, 90));
  const base = numbered(random, 'SIR-####');
  const counts = random.times<number>(count, () => random.pick<number>([0, 1, 2, 3, 5]));
  if (!counts.some((each) => each > 0)) counts[0] = 2;
  const state = random.pick(['OH', 'NC', 'PA', 'MO', 'AZ']);
  return {
    asOf,
    state,
    years: makeTerms(random, { line: 'workers', first, counts, numbers: '@@##-######', asOf, state }).map((term) => ({
      ...term,
      number: `${base}-${term.effectiveDate.slice(0, 4)}`,
    })),
  };
}

const status = { open: 'O - Open', closed: 'C - Closed', reopened: 'R - Reopened' };
const benefits = [
  ['Indemnity', 'loss'],
  ['Medical', 'medical'],
  ['Expense', 'expense'],
] as const;

const amountsOf = (claims: readonly ClaimFacts[]) => {
  const { paid, reserve, incurred, recovered } = totalsOf(claims);
  return { paid, reserve, incurred, recovered };
};

function matrix(claims: readonly ClaimFacts[]): Html {
  const { paid, reserve, incurred, recovered } = amountsOf(claims);
  const row = (name: string, key: keyof Kinds, mark: string): Html =>
    html`<tr class="${mark}"><td>${name}</td>${[incurred, reserve, paid].map((each) => html`<td class="n">${cents(each[key])}</td>`)}</tr>`;
  return html`<table><tr><th>Benefit</th><th class="n">Total experience</th><th class="n">Future</th><th class="n">Paid to date</th></tr>${benefits.map(([name, key]) => row(name, key, ''))}${row('All', 'total', 't')}<tr><td>Recoveries</td><td></td><td></td><td class="n">${recovered === 0 ? '0.00' : `(${cents(recovered)})`}</td></tr></table>`;
}

const kv = (...pairs: readonly (readonly [string, Piece])[]): Html =>
  html`<div class="kv">${pairs.map(([caption, value]) => html`<span>${caption}</span><span>${value}</span>`)}</div>`;

const claimBlock = (claim: ClaimFacts): Html =>
  html`<div class="claim"><div><b>${claim.claimant}</b>${kv(['File', claim.number], ['File status', status[claim.status]], ['Date of injury', dashed(claim.lossDate)], ['Notice', dashed(claim.reportedDate)], ['Class of file', claim.claimType], ['Concluded', claim.closedDate === null ? '' : dashed(claim.closedDate)], ['Jurisdiction', claim.state], ['Examiner', claim.adjuster], ['Injury', claim.nature], ['Part', claim.bodyPart], ['Mechanism', claim.cause])}<div>${claim.description}</div></div><div>${matrix([claim])}</div></div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'self-insured-matrix',
  build(random) {
    const { asOf, years } = drawYears(random);
    const run = addDays(asOf, random.int(1, 12));
    const administrator = `${word(random)} Claims Management Services`;
    const employer = `${word(random)} ${random.pick(['Health System', 'Foods, Inc.', 'School District', 'Foundry Co.'])}`;
    const excess = carrier(random);
    const everything = years.flatMap(({ claims }) => claims);
    const all = totalsOf(everything);
    const head = html`<div class="hd"><div><h1>Workers&rsquo; Compensation Claim Register</h1>${administrator}, claim administrator</div><div style="text-align:right">Insured employer: <b>${employer}</b><br>Carrier: ${excess}</div></div><div>Amounts valued as of ${spaced(asOf)} &nbsp; Printed ${spaced(run)} &nbsp; Sorted by policy year and date of injury</div>`;
    const body = years.map(
      ({ number, effectiveDate, expirationDate, claims }) =>
        html`<h2>Policy ${number} &nbsp; ${spaced(effectiveDate)} - ${spaced(expirationDate)}</h2>${claims.length === 0 ? html`<div>No files were opened in this year.</div>` : claims.map(claimBlock)}${claims.length < 2 ? '' : html`<div class="claim"><div><b>Year total</b>${kv(['Files', claims.length], ['Files open', totalsOf(claims).openClaimCount])}</div><div>${matrix(claims)}</div></div>`}`,
    );
    const recap = html`<h2>Recap of all years</h2><table style="width:80%"><tr>${cells('th', ['Policy', 'Files', 'Open'])}<th class="n">Total experience</th></tr>${years.map(({ number, claims }) => html`<tr>${cells('td', [number, claims.length, totalsOf(claims).openClaimCount])}<td class="n">${cents(totalsOf(claims).incurred.total)}</td></tr>`)}<tr class="t">${cells('td', ['All years', all.claimCount, all.openClaimCount])}<td class="n">${cents(all.incurred.total)}</td></tr></table><p>Future amounts are estimates. Files for first aid and incident reports are left out.</p>`;
    return {
      html: sheet({ css, body: [head, body, recap] }),
      label: {
        carrierName: excess,
        namedInsureds: [employer],
        reportDate: run,
        valuationDate: asOf,
        policies: years.map(({ number, effectiveDate, expirationDate, claims }) => ({
          policyNumber: number,
          lineOfBusiness: 'Workers’ Compensation',
          effectiveDate,
          expirationDate,
          claimCount: claims.length,
          openClaimCount: totalsOf(claims).openClaimCount,
          ...(claims.length < 2 ? { incurred: { total: totalsOf(claims).incurred.total } } : amountsOf(claims)),
        })),
        claims: years.flatMap(({ number, claims }) =>
          claims.map((claim) => ({
            claimNumber: claim.number,
            policyNumber: number,
            claimantName: claim.claimant,
            claimType: claim.claimType,
            status: claim.status,
            lossDate: claim.lossDate,
            reportedDate: claim.reportedDate,
            closedDate: claim.closedDate,
            lossState: claim.state,
            description: claim.description,
            cause: claim.cause,
            natureOfInjury: claim.nature,
            bodyPart: claim.bodyPart,
            adjusterName: claim.adjuster,
            ...amountsOf([claim]),
          })),
        ),
        grandTotals: {
          claimCount: all.claimCount,
          openClaimCount: all.openClaimCount,
          incurred: { total: all.incurred.total },
        },
      },
      print: {
        margin: { bottom: '0.6in' },
        footer: html`<div style="font-size:7px;width:100%;text-align:center">${administrator} &nbsp; Confidential &nbsp; Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`,
      },
    };
  },
};
