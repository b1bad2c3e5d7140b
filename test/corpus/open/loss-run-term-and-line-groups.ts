import { addDays, addYears, bare, slashed } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { cents } from '../kit/money.ts';
import { agency, carrier, company, lastNameFirst, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { claimLabel, type Column, countsOf, money, sumsLabel, text } from '../parts/loss-columns.ts';

// A report writer's print: heads stand once a page, groups by policy term and under them by line of business, each with
// a footer of counts and sums; two rows a claim, the second with what happened. Groups without claims do not appear.

const LINES: readonly { line: Line; name: string; prefix: string }[] = [
  { line: 'liability', name: 'Comml General Liability', prefix: 'GL' },
  { line: 'auto', name: 'Comml Auto', prefix: 'AU' },
  { line: 'workers', name: 'Workers Compensation', prefix: 'WC' },
  { line: 'property', name: 'Comml Property', prefix: 'PR' },
];
const STATUS = { open: 'OPEN', closed: 'CLOSED', reopened: 'REOPEN' };

const first: readonly Column[] = [
  text('Claim Number', 'claimNumber', ({ number }) => number),
  text('Claimant Name', 'claimantName', ({ claimant }) => claimant),
  text('Occ Date', 'lossDate', ({ lossDate }) => lossDate, bare),
  text('Recd Date', 'reportedDate', ({ reportedDate }) => reportedDate, bare),
  { head: 'Status', path: 'status', of: ({ status }) => ({ text: STATUS[status], value: status }) },
  money('Paid Loss', 'paid.loss', ({ paid }) => paid.loss, cents),
  money('Paid Med', 'paid.medical', ({ paid }) => paid.medical, cents),
  money('Paid LAE', 'paid.expense', ({ paid }) => paid.expense, cents),
  money('Outstanding', 'reserve.total', ({ reserve }) => reserve.total, cents),
  money('Recoveries', 'recovered', ({ recovered }) => recovered, cents),
  money('Total Incurred', 'incurred.total', ({ incurred }) => incurred.total, cents),
];
const second: readonly Column[] = [
  text('Type:', 'claimType', ({ claimType }) => claimType),
  text('St:', 'lossState', ({ state }) => state),
  text('Adj:', 'adjusterName', ({ adjuster }) => adjuster),
  text('Desc:', 'description', ({ description }) => description),
];

interface Group {
  number: string;
  name: string;
  effectiveDate: string;
  expirationDate: string;
  claims: ClaimFacts[];
}

const css = `body{margin:0;font:7.6pt/1.25 'Liberation Sans',Arial,sans-serif}table{width:100%;border-collapse:collapse}td,th{padding:1.2pt 3pt;vertical-align:top;text-align:left}th{font-weight:700;border-bottom:1.2pt solid #000;vertical-align:bottom;text-decoration:underline}.n{text-align:right;white-space:nowrap}.w{white-space:nowrap}
.title td{padding:0 3pt}.title b{font-size:13pt;font-family:'Liberation Serif',serif;font-style:italic}.right{text-align:right}.g1 td{font-size:9.5pt;font-weight:700;padding-top:8pt;color:#000080}.g2 td{font-weight:700;padding:3pt 3pt 2pt 14pt}.two td{padding:0 3pt 4pt 26pt;color:#333}.two i{font-style:normal;font-weight:700}td.in{padding-left:26pt}
.f2 td{font-weight:700}.f2 td.n,.f1 td.n{border-top:.6pt solid #000}.f1 td{font-weight:700;color:#000080;padding-bottom:4pt}.f1.all td{border-top:2.2pt double #000;color:#000}tr{break-inside:avoid}`;

function footer(kind: string, caption: string, claims: readonly ClaimFacts[]): Html {
  const { claimCount, openClaimCount } = countsOf(claims);
  const sums = first.flatMap(({ sumOf }) =>
    sumOf === undefined ? [] : [html`<td class="n">${sumOf(claims).text}</td>`],
  );
  return html`<tr class="${kind}"><td colspan="3">${caption}</td><td colspan="2">Clms: ${claimCount} &nbsp;Open: ${openClaimCount}</td>${sums}</tr>`;
}

function claimRows(claim: ClaimFacts): Html {
  const cells = first.map(
    (column, index) =>
      html`<td class="${column.sumOf === undefined ? `w${index === 0 ? ' in' : ''}` : 'n'}">${column.of(claim).text}</td>`,
  );
  const details = second.map((column) => html`<i>${column.head}</i> ${column.of(claim).text} &nbsp; `);
  return html`<tr>${cells}</tr><tr class="two"><td colspan="11">${details}</td></tr>`;
}

const lineGroup = (group: Group): Html =>
  html`<tr class="g2"><td colspan="11">${group.name} &nbsp;&nbsp; Policy: ${group.number}</td></tr>${group.claims.map(claimRows)}${footer('f2', `${group.name} Subtotal`, group.claims)}`;

function termGroup(effectiveDate: string, groups: readonly Group[]): Html {
  const own = groups.filter((group) => group.effectiveDate === effectiveDate);
  const term = `${bare(effectiveDate)} - ${bare(addYears(effectiveDate, 1))}`;
  return html`<tr class="g1"><td colspan="11">Policy Term: ${term}</td></tr>${own.map(lineGroup)}${footer(
    'f1',
    `Total Term ${term}`,
    own.flatMap(({ claims }) => claims),
  )}`;
}

function drawGroups(random: Random, first: string, years: number, asOf: string): Group[] {
  const account = numbered(random, '#####');
  const groups = random.some(LINES, random.int(2, 4)).flatMap(({ line, name, prefix }) => {
    const counts = random.times<number>(years, () => random.pick([0, 1, 2, 2, 3, 4]));
    const numbers = `${prefix}##-#####-##`;
    const stem = `${prefix}${account}${random.digits(2)}`;
    return makeTerms(random, { line, first, counts, numbers, asOf }).map((term) => ({
      ...term,
      claims: term.claims.map((claim) => ({ ...claim, claimant: lastNameFirst(random) })),
      name,
      number: `${stem} ${term.effectiveDate.slice(2, 4)}`,
    }));
  });
  return groups.filter(({ claims }) => claims.length > 0);
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'term-and-line-groups',
  build(random) {
    const years = random.int(2, 4);
    const start = `${random.int(2015, 2021)}-${random.pick(['01-01', '03-01', '07-01', '10-15'])}`;
    const asOf = addDays(addYears(start, years - 1), random.int(90, 340));
    const reportDate = addDays(asOf, random.int(0, 4));
    const groups = drawGroups(random, start, years, asOf);
    const starts = [...new Set(groups.map(({ effectiveDate }) => effectiveDate))].sort().reverse();
    const claims = groups.flatMap((group) => group.claims);
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const clock = `${random.int(1, 12)}:${random.int(10, 59)}:${random.int(10, 59)}${random.pick(['AM', 'PM'])}`;
    const heads = first.map(({ head, sumOf }) => html`<th class="${sumOf === undefined ? '' : 'n'}">${head}</th>`);
    const body = html`<table><thead><tr class="title"><td colspan="6"><b>Loss Experience by Policy Term and Line</b></td><td colspan="5" class="right">Printed: ${bare(reportDate)} ${clock}</td></tr>
<tr class="title"><td colspan="6">${insurer}</td><td colspan="5" class="right">Data Evaluated: ${slashed(asOf)}</td></tr><tr class="title"><td colspan="6">Named Insured: ${insured}</td><td colspan="5" class="right">Producer: ${producer}</td></tr><tr><td colspan="11">&nbsp;</td></tr><tr>${heads}</tr></thead>
<tbody>${starts.map((effectiveDate) => termGroup(effectiveDate, groups))}${footer('f1 all', 'Report Grand Total', claims)}</tbody></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate,
      valuationDate: asOf,
      policies: groups.map((group) => ({
        policyNumber: group.number,
        lineOfBusiness: group.name,
        effectiveDate: group.effectiveDate,
        expirationDate: group.expirationDate,
        ...countsOf(group.claims),
        ...sumsLabel(first, group.claims),
      })),
      claims: starts.flatMap((effectiveDate) =>
        groups
          .filter((group) => group.effectiveDate === effectiveDate)
          .flatMap((group) =>
            group.claims.map((claim) => ({ ...claimLabel([...first, ...second], claim), policyNumber: group.number })),
          ),
      ),
      grandTotals: { ...countsOf(claims), ...sumsLabel(first, claims) },
    };
    const pageFooter = html`<div style="font:7pt sans-serif;width:100%;text-align:right;padding-right:0.5in">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>`;
    return { html: sheet({ css, body }), label, print: { landscape: true, footer: pageFooter } };
  },
};
