import { addDays, shortBare } from '../kit/dates.ts';
import { cells, html, sheet, type Html } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import { whole } from '../kit/money.ts';
import { agency, company, lastNameFirst, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { claimLabel, type Column, countsOf, money, sumsLabel, text } from '../parts/loss-columns.ts';

// A workers' compensation administrator's report writer: bands for policy year and department, two-story column heads, year totals on a line of counts.

const css = `body{margin:0;font:7pt/1.25 Arial,"Liberation Sans","DejaVu Sans Condensed",sans-serif}.top{text-align:center;line-height:1.4}.top b{font-size:10.5pt}table{border-collapse:collapse;width:100%;margin-top:6pt}thead{display:table-header-group}th{font-weight:700;text-align:right;padding:0 2.5pt;vertical-align:bottom}thead tr:last-child th{border-bottom:1pt solid #000}thead tr:first-child th[colspan]{text-align:center;border-bottom:.5pt solid #000}
td{padding:1pt 2.5pt;text-align:right;white-space:nowrap;vertical-align:top}td:nth-child(-n+8),th.l{text-align:left}td:nth-child(7),td:nth-child(2){white-space:normal}.yr td{font-weight:700;font-size:8pt;padding-top:7pt}.dp td{font-style:italic;padding-left:10pt}.ds td{border-top:.4pt solid #000;text-align:right}.ys td,.gt td{border-top:.8pt solid #000;font-weight:700;text-align:right}.gt td{border-bottom:2.2pt double #000}tr{break-inside:avoid}.dp,.yr{break-after:avoid}`;

interface Claim extends ClaimFacts {
  department: string;
}
interface Year extends Omit<TermFacts, 'claims'> {
  number: string;
  claims: Claim[];
}

const STATUS = { open: 'O', closed: 'C', reopened: 'RO' };
const TYPES = new Map([
  ['Medical Only', 'MO'],
  ['Report Only', 'REC'],
  ['Indemnity', 'IND'],
  ['Lost Time', 'LT'],
]);
const FACTS: readonly Column[] = [
  text('Claim No', 'claimNumber', ({ number }) => number),
  text('Employee', 'claimantName', ({ claimant }) => claimant),
  text('Inj Date', 'lossDate', ({ lossDate }) => lossDate, shortBare),
  text('Type', 'claimType', ({ claimType }) => claimType),
  { head: 'Sts', path: 'status', of: ({ status }) => ({ text: STATUS[status], value: status }) },
  text('Closed', 'closedDate', ({ closedDate }) => closedDate, shortBare),
  text('Cause', 'cause', ({ cause }) => cause),
  text('Body Part', 'bodyPart', ({ bodyPart }) => bodyPart),
];
const KINDS = ['loss', 'medical', 'expense'] as const;
const MONEY: readonly Column[] = [
  ...KINDS.map((kind) => money('', `paid.${kind}`, ({ paid }) => paid[kind], whole)),
  ...KINDS.map((kind) => money('', `reserve.${kind}`, ({ reserve }) => reserve[kind], whole)),
  money('Total Incd', 'incurred.total', ({ incurred }) => incurred.total, whole),
];
const ALL = [...FACTS, ...MONEY];

const sumRow = (kind: string, caption: string, claims: readonly Claim[]): Html =>
  html`<tr class="${kind}"><td colspan="${FACTS.length}">${caption}</td>${cells(
    'td',
    MONEY.map(({ sumOf }) => sumOf?.(claims).text),
  )}</tr>`;

function yearRows({ number, effectiveDate, expirationDate, claims }: Year): Html {
  const departments = [...new Set(claims.map(({ department }) => department))].sort();
  const { claimCount, openClaimCount } = countsOf(claims);
  const caption = `Year totals: ${claimCount} claims, ${openClaimCount} open, ${claimCount - openClaimCount} closed`;
  const groups = departments.map((department) => {
    const own = claims.filter((claim) => claim.department === department);
    return html`<tr class="dp"><td colspan="15">Dept ${department}</td></tr>${own.map(
      (claim) =>
        html`<tr>${cells(
          'td',
          ALL.map(({ of }) => of(claim).text),
        )}</tr>`,
    )}${sumRow('ds', `Dept ${department.slice(0, 3)}`, own)}`;
  });
  return html`<tr class="yr"><td colspan="15">Policy ${number} &nbsp;&nbsp; ${shortBare(effectiveDate)} thru ${shortBare(expirationDate)}</td></tr>${claims.length === 0 ? html`<tr class="dp"><td colspan="15">No claims reported</td></tr>` : groups}${sumRow('ys', caption, claims)}`;
}

const DEPARTMENTS = ['110 Assembly', '120 Shipping', '210 Maintenance', '305 Office', '410 Field Crew', '420 Yard'];

export const style: Style = {
  policyType: 'loss_run',
  name: 'department-bands',
  build(random) {
    const asOf = dayBetween(random, '2014-08-01', '2026-03-31');
    const [insured, producer] = [company(random), agency(random)];
    const administrator = `${word(random)} Comp Administrators`;
    const insurer = `${word(random)} Employers Insurance Company`;
    const counts = random.times(random.int(2, 4), () => random.pick([0, 3, 6, 10, 14]));
    const first = addDays(asOf, -365 * counts.length + random.int(90, 240));
    const base = random.digits(6);
    const wanted = { first, counts, asOf, line: 'workers', numbers: 'WA########', wholeDollars: true } as const;
    const years = makeTerms(random, wanted).map(
      (term, i): Year => ({
        ...term,
        number: `EWC-${base}-${String(i + 4).padStart(2, '0')}`,
        claims: term.claims.map((claim) => ({
          ...claim,
          claimant: lastNameFirst(random),
          claimType: TYPES.get(claim.claimType) ?? claim.claimType,
          department: random.pick(DEPARTMENTS),
        })),
      }),
    );
    const all = years.flatMap(({ claims }) => claims);
    const { claimCount, openClaimCount } = countsOf(all);
    const ran = addDays(asOf, 4);
    const body = html`<div class="top"><b>${administrator}</b><br>Claim Experience by Department &mdash; ${insured}<br>Insurer: ${insurer} &nbsp; Broker: ${producer}<br>Valued ${shortBare(asOf)} &nbsp; Run ${shortBare(ran)}</div>
<table><thead><tr><th colspan="${FACTS.length}" style="border:0"></th><th colspan="3">Paid to Date</th><th colspan="3">Case Reserve</th><th></th></tr><tr>${FACTS.map(({ head }) => html`<th class="l">${head}</th>`)}${['Comp', 'Med', 'Other', 'Comp', 'Med', 'Other', 'Total Incd'].map((head) => html`<th>${head}</th>`)}</tr></thead>${years.map(yearRows)}${sumRow('gt', `Report totals: ${claimCount} claims, ${openClaimCount} open, ${claimCount - openClaimCount} closed`, all)}</table><div style="margin-top:6pt">MO medical only, REC record only, LT lost time, IND indemnity. Sts: O open, C closed, RO reopened. Other is expense.</div>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: ran,
      valuationDate: asOf,
      policies: years.map(({ number, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        effectiveDate,
        expirationDate,
        ...countsOf(claims),
        ...sumsLabel(MONEY, claims),
      })),
      claims: years.flatMap(({ number, claims }) =>
        claims.map((claim) => ({ policyNumber: number, ...claimLabel(ALL, claim) })),
      ),
      grandTotals: { ...countsOf(all), ...sumsLabel(MONEY, all) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
