import { addDays, shortSlashed, slashed } from '../kit/dates.ts';
import { html, sheet } from '../kit/html.ts';
import type { ClaimFacts, TermFacts } from '../kit/loss-facts.ts';
import { makeTerms } from '../kit/loss-facts.ts';
import { minusBehind, sum } from '../kit/money.ts';
import { agency, carrier, company, word } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';
import { dayBetween } from '../parts/claims.ts';
import { claimLabel, type Column, countsOf, money, sumsLabel, text, withoutMedical } from '../parts/loss-columns.ts';

// A freight program's night print of 132 columns: one line a claim, many terms, the heading again on every sheet, a legend of coverage codes behind.

const css = `@page{margin:.5in}body{margin:0}pre{margin:0;font:7.9pt/9.5pt "Liberation Mono","DejaVu Sans Mono",monospace;break-after:page}pre:last-child{break-after:auto}`;

const CODES = new Map([
  ['Auto BI', 'BIL'],
  ['Auto PD', 'PDL'],
  ['Collision', 'COL'],
  ['Comprehensive', 'CMP'],
  ['Med Pay', 'MDP'],
]);
const STATUS = { open: 'O', closed: 'C', reopened: 'R' };
const LINES_A_SHEET = 44;

interface Printed extends Column {
  width: number;
}
const wide = (width: number, column: Column): Printed => ({ ...column, width });
const COLUMNS: readonly Printed[] = [
  wide(
    11,
    text('CLAIM|NUMBER', 'claimNumber', ({ number }) => number),
  ),
  wide(
    4,
    text('COV|CDE', 'claimType', ({ claimType }) => CODES.get(claimType) ?? 'OTH'),
  ),
  wide(
    19,
    text('|CLAIMANT', 'claimantName', ({ claimant }) => claimant.slice(0, 18)),
  ),
  wide(
    9,
    text('DATE OF|ACCID', 'lossDate', ({ lossDate }) => lossDate, shortSlashed),
  ),
  wide(
    9,
    text('DATE|RECVD', 'reportedDate', ({ reportedDate }) => reportedDate, shortSlashed),
  ),
  wide(
    3,
    text('AC|ST', 'lossState', ({ state }) => state),
  ),
  wide(2, { head: 'S|T', path: 'status', of: ({ status }) => ({ text: STATUS[status], value: status }) }),
  wide(
    12,
    money('PAID|LOSS', 'paid.loss', ({ paid }) => paid.loss, minusBehind),
  ),
  wide(
    11,
    money('PAID|ADJ EXP', 'paid.expense', ({ paid }) => paid.expense, minusBehind),
  ),
  wide(
    12,
    money('UNPAID|LOSS', 'reserve.loss', ({ reserve }) => reserve.loss, minusBehind),
  ),
  wide(
    11,
    money('UNPAID|ADJ EXP', 'reserve.expense', ({ reserve }) => reserve.expense, minusBehind),
  ),
  wide(
    11,
    money('SALV/|SUBRO', 'recovered', ({ recovered }) => recovered, minusBehind),
  ),
  wide(
    13,
    money(
      'NET|INCURRED',
      'incurred.total',
      ({ incurred, recovered }) => sum([incurred.total, -recovered]),
      minusBehind,
    ),
  ),
];

const isAmount = ({ sumOf }: Column): boolean => sumOf !== undefined;
const lineOf = (cell: (column: Printed) => string): string =>
  COLUMNS.map((column) => {
    const content = cell(column).slice(0, column.width);
    return isAmount(column) ? content.padStart(column.width) : content.padEnd(column.width);
  }).join(' ');
const rule = lineOf(({ width }) => '-'.repeat(width - 1));
const heads = [0, 1].map((row) => lineOf(({ head }) => head.split('|')[row] ?? ''));
const claimLine = (claim: ClaimFacts): string => lineOf(({ of }) => of(claim).text);

function totalLine(caption: string, claims: readonly ClaimFacts[]): string {
  const { claimCount, openClaimCount } = countsOf(claims);
  const amounts = COLUMNS.filter(isAmount).map((column) => (column.sumOf?.(claims).text ?? '').padStart(column.width));
  const before = `${caption}  CLAIMS ${claimCount}  OPEN ${openClaimCount}`;
  return `${before.padEnd(rule.length - amounts.join(' ').length)}${amounts.join(' ')}`;
}

interface Policy extends TermFacts {
  number: string;
}

const policyLines = ({ number, effectiveDate, expirationDate, claims }: Policy): string[] => [
  `*POLICY ${number}   EFF ${shortSlashed(effectiveDate)}   EXP ${shortSlashed(expirationDate)}   BUSINESS AUTO/TRUCKERS`,
  ...(claims.length === 0 ? ['      NO CLAIM ACTIVITY THIS TERM'] : claims.map(claimLine)),
  rule,
  totalLine(`POLICY TOTALS`, claims),
  '',
];

const legend = [
  '',
  'COVERAGE CODES   BIL BODILY INJURY LIABILITY   PDL PROPERTY DAMAGE LIABILITY   COL COLLISION   CMP COMPREHENSIVE   MDP MEDICAL PAYMENTS',
  'STATUS CODES     O OPEN   C CLOSED   R REOPENED       *** END OF REPORT ***',
];

export const style: Style = {
  policyType: 'loss_run',
  name: 'freight-register',
  build(random) {
    const asOf = dayBetween(random, '2016-03-01', '2026-05-20');
    const [insurer, insured, producer] = [carrier(random), company(random), agency(random)];
    const desk = `${word(random)} Transit Underwriters`;
    // some accounts are large
    const size = random.pick([1, 1, 3]);
    const counts = random.times(random.int(3, 5), (i) =>
      i === 1 && random.chance(0.4) ? 0 : random.int(17, 31) * size,
    );
    const first = addDays(asOf, -365 * counts.length + random.int(60, 200));
    const base = random.digits(6);
    const terms = makeTerms(random, { first, counts, asOf, line: 'auto', numbers: 'T##-######' });
    const policies = terms.map(
      (term, i): Policy => ({ ...term, claims: term.claims.map(withoutMedical), number: `MTK${base}-0${i + 1}` }),
    );
    const all = policies.flatMap(({ claims }) => claims);
    const content = [...policies.flatMap(policyLines), totalLine('ACCOUNT TOTALS', all), ...legend];
    const sheets = Array.from({ length: Math.ceil(content.length / LINES_A_SHEET) }, (_, i) =>
      content.slice(i * LINES_A_SHEET, (i + 1) * LINES_A_SHEET),
    );
    const runDate = addDays(asOf, random.int(1, 8));
    const top = (page: number): string[] => [
      `CLR3140R1${desk.toUpperCase().padStart(72)}${`PAGE ${page}`.padStart(50)}`,
      `RUN ${slashed(runDate)}${`POLICY LOSS EXPERIENCE REGISTER - EVALUATED ${slashed(asOf)}`.padStart(78)}`,
      `ISSUING COMPANY ${insurer.toUpperCase()}`,
      `INSURED ${insured.toUpperCase().padEnd(56)}AGENT ${producer.toUpperCase()}`,
      '',
      ...heads,
      rule,
    ];
    const body = sheets.map((lines, i) => html`<pre>${[...top(i + 1), ...lines].join('\n')}</pre>`);
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      agencyName: producer,
      reportDate: runDate,
      valuationDate: asOf,
      policies: policies.map(({ number, effectiveDate, expirationDate, claims }) => ({
        policyNumber: number,
        lineOfBusiness: 'BUSINESS AUTO/TRUCKERS',
        effectiveDate,
        expirationDate,
        ...countsOf(claims),
        ...sumsLabel(COLUMNS, claims),
      })),
      claims: policies.flatMap(({ number, claims }) =>
        claims.map((claim) => ({ policyNumber: number, ...claimLabel(COLUMNS, claim) })),
      ),
      grandTotals: { ...countsOf(all), ...sumsLabel(COLUMNS, all) },
    };
    return { html: sheet({ css, body }), label, print: { landscape: true } };
  },
};
