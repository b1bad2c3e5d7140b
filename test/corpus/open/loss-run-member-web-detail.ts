import { addDays, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { dollarsAndCents } from '../kit/money.ts';
import { word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { claimLabel, type Column, countsOf, money, sumsLabel, text } from '../parts/loss-columns.ts';

// A risk pool's member site, printed from the browser: coverage, under it fund years, under them claims as two-line entries with money at the right; dozens of claims.

const css = `body{margin:0;font:7.8pt/1.3 "DejaVu Sans","Liberation Sans",sans-serif;color:#222}.nav{color:#35c;font-size:7pt;border-bottom:.5pt solid #ccc;padding-bottom:3pt}h1{font-size:14pt;font-weight:400;margin:6pt 0 2pt}h2{font-size:10.5pt;color:#14532d;margin:12pt 0 0;break-after:avoid}h3{font-size:8.6pt;margin:7pt 0 2pt;background:#eee;padding:2pt 4pt;break-after:avoid}
.r{display:grid;grid-template-columns:74pt 1fr 62pt 62pt 62pt 66pt;gap:0 4pt;border-bottom:.4pt solid #ddd;padding:2.5pt 4pt;break-inside:avoid}.r i{font-style:normal;text-align:right}.hd{color:#666;font-size:6.8pt}.sub{background:#f6f9f6;font-weight:700}.s{grid-column:2/7;color:#555;font-size:7.2pt}.chip{border:.5pt solid #999;border-radius:6pt;padding:0 4pt;font-size:6.6pt}.none{padding:3pt 4pt;color:#666}`;

const LINES: readonly { name: string; code: string; line: Line }[] = [
  { name: 'General Liability', code: 'GL', line: 'liability' },
  { name: 'Automobile', code: 'AL', line: 'auto' },
  { name: 'Property', code: 'PR', line: 'property' },
  { name: "Workers' Compensation", code: 'WC', line: 'workers' },
];
const STATUS = { open: 'Active', closed: 'Closed', reopened: 'Reopened' };
const COLUMNS: readonly Column[] = [
  money('Paid to date', 'paid.total', ({ paid }) => paid.total, dollarsAndCents),
  money('Outstanding', 'reserve.total', ({ reserve }) => reserve.total, dollarsAndCents),
  money('Recovered', 'recovered', ({ recovered }) => recovered, dollarsAndCents),
  money('Gross incurred', 'incurred.total', ({ incurred }) => incurred.total, dollarsAndCents),
];
const FACTS: readonly Column[] = [
  text('', 'claimNumber', ({ number }) => number),
  text('', 'claimantName', ({ claimant }) => claimant),
  { head: '', path: 'status', of: ({ status }) => ({ text: STATUS[status], value: status }) },
  text('', 'lossDate', ({ lossDate }) => lossDate),
  text('', 'closedDate', ({ closedDate }) => closedDate),
  text('', 'description', ({ description }) => description),
];
const DEPARTMENTS = [
  'Parks',
  'Police',
  'Public Works',
  'Fire',
  'Library',
  'Water & Sewer',
  'Administration',
  'Streets',
];

interface Claim extends ClaimFacts {
  department: string;
}

function entry(claim: Claim): Html {
  const closed = claim.closedDate === null ? null : html` &middot; closed ${slashed(claim.closedDate)}`;
  return html`<div class="r"><span>${claim.number}</span><span>${claim.claimant} <span class="chip">${STATUS[claim.status]}</span></span>${COLUMNS.map(({ of }) => html`<i>${of(claim).text}</i>`)}<span class="s">${claim.department} &middot; occurred ${slashed(claim.lossDate)}${closed} &middot; ${claim.description}</span></div>`;
}

const subtotal = (caption: string, claims: readonly Claim[]): Html =>
  html`<div class="r sub"><span>${claims.length} ${claims.length === 1 ? 'claim' : 'claims'}</span><span>${caption}</span>${COLUMNS.map(({ sumOf }) => html`<i>${sumOf?.(claims).text}</i>`)}</div>`;

export const style: Style = {
  policyType: 'loss_run',
  name: 'member-web-detail',
  build(random) {
    const asOf = dayBetween(random, '2016-01-20', '2026-05-25');
    const pool = `${word(random)} Municipal ${random.pick(['Risk Sharing Pool', 'Insurance Pool', 'Self-Insurance Fund'])}`;
    const member = `${random.pick(['City', 'Town', 'Village', 'County'])} of ${word(random)}`;
    const years = random.int(2, 3);
    const first = `${Number(asOf.slice(0, 4)) - years}-${asOf.slice(5, 7) > '07' ? '07-01' : '01-01'}`;
    const groups = random.some(LINES, random.int(3, 4)).map(({ name, code, line }) => {
      const counts = random.times(years, () => random.pick([0, 9, 12, 14, 17, 21]));
      const terms = makeTerms(random, { first, counts, asOf, line, numbers: `${code}-##-#####` });
      const fundYears = terms.map((term) => ({
        ...term,
        number: `${code}-${term.effectiveDate.slice(0, 4)}-${member.length}${name.length}`,
        claims: term.claims.map((claim): Claim => ({ ...claim, department: random.pick(DEPARTMENTS) })),
      }));
      return { name, years: fundYears };
    });
    const policies = groups.flatMap(({ name, years: terms }) => terms.map((term) => ({ ...term, name })));
    const all = policies.flatMap(({ claims }) => claims);
    const shown = addDays(asOf, 1);
    const head = html`<div class="r hd"><span>Claim</span><span>Claimant</span>${COLUMNS.map(({ head: caption }) => html`<i>${caption}</i>`)}</div>`;
    const body = html`<div class="nav">Home &rsaquo; Members &rsaquo; Claims &rsaquo; Detail &nbsp;&nbsp;&nbsp; Export &nbsp; Print &nbsp; Sign out</div><h1>${member}</h1><div>${pool} &nbsp;|&nbsp; Member claims detail &nbsp;|&nbsp; Valuation date ${slashed(asOf)} &nbsp;|&nbsp; Page loaded ${slashed(shown)}</div>
${groups.map(
  ({ name, years: terms }) =>
    html`<h2>${name}</h2>${terms.map(({ number, effectiveDate, expirationDate, claims }) => html`<h3>Fund year ${slashed(effectiveDate)} - ${slashed(expirationDate)} &nbsp; Agreement ${number}</h3>${claims.length === 0 ? html`<div class="none">Nothing to show for this fund year</div>` : html`${head}${claims.map(entry)}${subtotal('Fund year', claims)}`}`)}${subtotal(
      `${name}, all fund years`,
      terms.flatMap(({ claims }) => claims),
    )}`,
)}<h2>All coverages</h2>${head}${subtotal('Member', all)}`;
    const label = {
      carrierName: pool,
      namedInsureds: [member],
      reportDate: shown,
      valuationDate: asOf,
      policies: policies.map(({ number, name, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: name,
        effectiveDate,
        expirationDate,
        ...(claims.length > 0 && { claimCount: claims.length, ...sumsLabel(COLUMNS, claims) }),
      })),
      claims: policies.flatMap(({ number, claims }) =>
        claims.map((claim) => ({ policyNumber: number, ...claimLabel([...FACTS, ...COLUMNS], claim) })),
      ),
      grandTotals: { claimCount: countsOf(all).claimCount, ...sumsLabel(COLUMNS, all) },
      _accept: {
        reportDate: [shown, null],
        ...Object.fromEntries(
          policies.flatMap(({ claims }, i) => (claims.length === 0 ? [[`policies[${i}].claimCount`, [0, null]]] : [])),
        ),
      },
    };
    return { html: sheet({ css, body }), label, print: { margin: { top: '0.4in', bottom: '0.4in' } } };
  },
};
