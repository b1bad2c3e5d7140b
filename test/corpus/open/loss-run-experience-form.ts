import { addDays, addYears, dashed } from '../kit/dates.ts';
import { cells, html, sheet, type Html, type Piece } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { sum, whole } from '../kit/money.ts';
import { agency, carrier, company, oneLine, person, place } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';

// A state association's verification of experience that the last carrier fills in: lettered parts, ticks, ruled rows of which some stay empty.

const css = `body{margin:0;font:8.8pt/1.3 "Liberation Serif",serif}h1{font-size:12pt;text-align:center;margin:0 0 1pt}.u{text-align:center;font-style:italic;margin-bottom:6pt}.pt{border:.8pt solid #000;margin-top:-.8pt;padding:3pt 5pt;break-inside:avoid}.pt>b{font-size:9pt}.q{display:grid;grid-template-columns:1fr 1fr;gap:2pt 16pt;margin-top:2pt}.q div{border-bottom:.5pt solid #555}
.q span,td.v{font-family:"Liberation Mono",monospace;font-size:8pt}table{border-collapse:collapse;width:100%;margin-top:3pt}td,th{border:.5pt solid #000;height:11pt;padding:1pt 3pt;font-size:8pt;text-align:left}th{font-weight:400;font-size:7.2pt;text-align:center}td.n{font:8pt "Liberation Mono",monospace;text-align:right}small{font-size:7pt}`;

const STATUS = { open: 'OPEN', closed: 'CLOSED', reopened: 'REOPENED' };
const tick = (on: boolean): string => (on ? '[X]' : '[ ]');
const blank = (caption: string, value: Piece): Html => html`<div>${caption}: <span>${value}</span></div>`;

const paidOf = (claims: readonly ClaimFacts[]): number => sum(claims.map(({ paid }) => paid.total));
const reserveOf = (claims: readonly ClaimFacts[]): number => sum(claims.map(({ reserve }) => reserve.total));
const incurredOf = (claims: readonly ClaimFacts[]): number => sum(claims.map(({ incurred }) => incurred.total));

const HEADS = [
  'Date of accident',
  'Claim file no.',
  'Injured employee',
  'Nature of injury',
  'Comp. or med. only',
  'Paid to date $',
  'Est. future cost $',
  'Total cost $',
  'Open/closed',
];

const claimRow = (claim: ClaimFacts): Html =>
  html`<tr>${[dashed(claim.lossDate), claim.number, claim.claimant, claim.nature, claim.claimType].map((each) => html`<td class="v">${each}</td>`)}${[claim.paid, claim.reserve, claim.incurred].map(({ total }) => html`<td class="n">${whole(total)}</td>`)}<td class="v">${STATUS[claim.status]}</td></tr>`;
const emptyRows = (count: number, columns: number): Html[] =>
  Array.from(
    { length: Math.max(0, count) },
    () =>
      html`<tr>${cells(
        'td',
        Array.from({ length: columns }, () => ''),
      )}</tr>`,
  );

const yearRow = (term: TermFacts, premium: number): Html =>
  html`<tr>${[dashed(term.effectiveDate), dashed(term.expirationDate)].map((each) => html`<td class="v">${each}</td>`)}${[whole(premium), term.claims.length, ...[paidOf, reserveOf, incurredOf].map((of) => whole(of(term.claims)))].map((each) => html`<td class="n">${each}</td>`)}</tr>`;

const amounts = (claims: readonly ClaimFacts[]) => ({
  paid: { total: paidOf(claims) },
  reserve: { total: reserveOf(claims) },
  incurred: { total: incurredOf(claims) },
});

export const style: Style = {
  policyType: 'loss_run',
  name: 'experience-form',
  build(random) {
    const asOf = dayBetween(random, '2014-03-01', '2026-03-31');
    const [insurer, insured, producer, signer] = [carrier(random), company(random), agency(random), person(random)];
    const home = place(random);
    const number = `WC ${random.digits(3)}-${random.digits(5)}`;
    const hasClaims = random.chance(0.75);
    const counts = random.times(random.int(2, 4), () => (hasClaims ? random.int(0, 3) : 0));
    const first = addDays(asOf, -365 * counts.length + random.int(40, 250));
    const wanted = { first, counts, asOf, line: 'workers', numbers: 'E######', state: home.state } as const;
    const terms = makeTerms(random, { ...wanted, wholeDollars: true });
    const all = terms.flatMap(({ claims }) => claims);
    const signed = addDays(asOf, random.int(1, 12));
    const form = random.digits(4);
    const body = html`<h1>VERIFICATION OF WORKERS COMPENSATION LOSS EXPERIENCE</h1><div class="u">To be completed by the carrier of record at the request of the employer. Type or print.</div>
<div class="pt"><b>PART A &mdash; CARRIER</b><div class="q">${blank('Name of carrier', insurer)}${blank('Form completed by', signer)}${blank('Date completed', dashed(signed))}${blank('Loss figures valued as of', dashed(asOf))}</div></div>
<div class="pt"><b>PART B &mdash; EMPLOYER</b><div class="q">${blank('Employer', insured)}${blank('Policy number', number)}${blank('Address', oneLine(home))}${blank('Producer of record', producer)}</div></div>
<div class="pt"><b>PART C &mdash; COVERAGE IN FORCE WITH THIS CARRIER</b><table><tr>${cells('th', ['Policy period from', 'Policy period to', 'Audited premium $', 'No. of claims', 'Paid to date $', 'Est. future cost $', 'Total cost $'])}</tr>${terms.map((term) => yearRow(term, random.int(8, 190) * 137))}${emptyRows(5 - terms.length, 7)}
<tr><td colspan="3">All periods above</td>${[all.length, ...[paidOf, reserveOf, incurredOf].map((of) => whole(of(all)))].map((each) => html`<td class="n">${each}</td>`)}</tr></table></div>
<div class="pt"><b>PART D &mdash; LOSSES</b><br>${tick(all.length === 0)} No losses were reported in the periods of Part C. &nbsp; ${tick(all.length > 0)} Losses are listed below.<table><tr>${cells('th', HEADS)}</tr>${all.map(claimRow)}${emptyRows(6 - all.length, 9)}</table><small>Amounts include allocated expense. Total cost is paid to date and estimated future cost. Attach sheets where the rows do not suffice.</small></div>
<div class="pt"><b>PART E &mdash; CERTIFICATION</b><br>${tick(true)} The policy was not cancelled for non-payment. ${tick(false)} The policy was cancelled on ____________.<br>Next anniversary rating date: ${dashed(addYears(first, counts.length))} &nbsp; Signature: ______________________________</div><small>Form VLE-${form} (rev. 2011) &mdash; Return the completed form within 15 working days.</small>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: signed,
      valuationDate: asOf,
      policies: terms.map(({ effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: 'WORKERS COMPENSATION',
        effectiveDate,
        expirationDate,
        claimCount: claims.length,
        ...amounts(claims),
      })),
      claims: all.map((claim) => ({
        claimNumber: claim.number,
        policyNumber: number,
        claimantName: claim.claimant,
        claimType: claim.claimType,
        status: claim.status,
        lossDate: claim.lossDate,
        natureOfInjury: claim.nature,
        ...amounts([claim]),
      })),
      grandTotals: { claimCount: all.length, ...amounts(all) },
      _accept: Object.fromEntries(terms.map((_, i) => [`policies[${i}].lineOfBusiness`, ['WC', null]])),
    };
    return { html: sheet({ css, body }), label };
  },
};
