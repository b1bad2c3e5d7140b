import { addDays, addYears, bare } from '../kit/dates.ts';
import { html, type Html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms, type TermFacts } from '../kit/loss-facts.ts';
import type { Line } from '../kit/loss-words.ts';
import { inParentheses } from '../kit/money.ts';
import { carrier, company, lastNameFirst, numbered } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';
import { claimLabel, type Column, money, sumsLabel, text } from '../parts/loss-columns.ts';

// A workbook that was printed with its letters and row numbers: the sheet is too wide, so that the amounts of all rows
// come on pages of their own after those of the first columns; long texts end at the next cell, wide amounts are ####.

const ROWS_A_PAGE = 36;
/** Characters that a description or an amount has room for. */
const [TEXT_ROOM, AMOUNT_ROOM] = [30, 9];

const LINES: readonly { line: Line; name: string; prefix: string }[] = [
  { line: 'liability', name: 'GL', prefix: 'CGL' },
  { line: 'auto', name: 'AUTO', prefix: 'BAU' },
  { line: 'property', name: 'PROP', prefix: 'CFP' },
  { line: 'workers', name: 'WC', prefix: 'WCP' },
];

interface Term extends TermFacts {
  number: string;
  lineName: string;
}
interface Row {
  term: Term;
  claim: ClaimFacts | null;
}

/** What does not fit is not to be seen. */
function narrow(column: Column): Column {
  const cut = (shown: ReturnType<Column['of']>): ReturnType<Column['of']> =>
    shown.text.length > AMOUNT_ROOM ? { text: '#'.repeat(AMOUNT_ROOM - 1), value: null } : shown;
  const { sumOf } = column;
  return {
    ...column,
    of: (claim) => cut(column.of(claim)),
    ...(sumOf === undefined ? {} : { sumOf: (claims: readonly ClaimFacts[]) => cut(sumOf(claims)) }),
  };
}

const left: readonly Column[] = [
  text('Claim #', 'claimNumber', ({ number }) => number),
  text('Claimant', 'claimantName', ({ claimant }) => claimant),
  text('Date of Loss', 'lossDate', ({ lossDate }) => lossDate, bare),
  text('Dt Reported', 'reportedDate', ({ reportedDate }) => reportedDate, bare),
  {
    head: 'Status',
    path: 'status',
    of: ({ status }) => ({ text: status === 'reopened' ? 'Reopen' : status, value: status }),
  },
  text('Loss Description', 'description', ({ description }) => description.slice(0, TEXT_ROOM).trimEnd()),
];
const right: readonly Column[] = [
  text('State', 'lossState', ({ state }) => state),
  money('Pd Loss', 'paid.loss', ({ paid }) => paid.loss, inParentheses),
  money('Pd Med', 'paid.medical', ({ paid }) => paid.medical, inParentheses),
  money('Pd ALAE', 'paid.expense', ({ paid }) => paid.expense, inParentheses),
  money('Total Pd', 'paid.total', ({ paid }) => paid.total, inParentheses),
  money('O/S Loss', 'reserve.loss', ({ reserve }) => reserve.loss, inParentheses),
  money('O/S Med', 'reserve.medical', ({ reserve }) => reserve.medical, inParentheses),
  money('O/S ALAE', 'reserve.expense', ({ reserve }) => reserve.expense, inParentheses),
  narrow(money('Total O/S', 'reserve.total', ({ reserve }) => reserve.total, inParentheses)),
  money('Recov', 'recovered', ({ recovered }) => recovered, inParentheses),
  money('Total Inc', 'incurred.total', ({ incurred }) => incurred.total, inParentheses),
];

const css = `body{margin:0;font:8pt/1.1 Carlito,Calibri,'Liberation Sans',sans-serif}table{border-collapse:collapse;break-after:page}table:last-child{break-after:auto}td,th{border:.4pt solid #b5b5b5;height:11.5pt;padding:0 2.5pt;white-space:nowrap;text-align:left}
.h,th{font-weight:400;text-align:center;color:#333;background:#f2f2f2}.n{text-align:right}.b td{font-weight:700;background:#d9e2f3}.b td.h,.t td.h{font-weight:400;background:#f2f2f2}.t td{font-weight:700}td.o{border-color:transparent;font-weight:700;font-size:9pt}`;

const letters = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String.fromCodePoint(65 + from + index));
const cell = (value: string, column?: Column): Html =>
  html`<td class="${column?.sumOf === undefined ? '' : 'n'}">${value}</td>`;

const termCells = ({ lineName, number, effectiveDate, expirationDate }: Term): Html =>
  html`${[lineName, number, bare(effectiveDate), bare(expirationDate)].map((value) => cell(value))}`;
const blank = (columns: readonly Column[]): Html => html`${columns.map(() => cell(''))}`;
const shown = (columns: readonly Column[], claim: ClaimFacts): Html =>
  html`${columns.map((column) => cell(column.of(claim).text, column))}`;
const headed = (columns: readonly Column[]): Html => html`${columns.map(({ head }) => cell(head))}`;

/** The cells of one row of the sheet, on the first and on the second page across. */
interface Cells {
  kind: string;
  left: Html;
  right: Html;
}

function cellsOf({
  insurer,
  insured,
  asOf,
  rows,
}: {
  insurer: string;
  insured: string;
  asOf: string;
  rows: readonly Row[];
}): Cells[] {
  const title = (value: string): Cells => ({
    kind: '',
    left: html`<td class="o" colspan="10">${value}</td>`,
    right: html`<td class="o" colspan="11"></td>`,
  });
  const claims = rows.flatMap(({ claim }) => claim ?? []);
  const sums = right.map((column) => cell(column.sumOf?.(claims).text ?? '', column));
  return [
    title(insurer),
    title(`Insured: ${insured}`),
    title(`Loss Run valued as of ${bare(asOf)}`),
    title(''),
    {
      kind: 'b',
      left: html`${['LOB', 'Policy #', 'Eff Dt', 'Exp Dt'].map((head) => cell(head))}${headed(left)}`,
      right: headed(right),
    },
    ...rows.map(({ term, claim }) =>
      claim === null
        ? { kind: '', left: html`${termCells(term)}${cell('No Losses')}${blank(left.slice(1))}`, right: blank(right) }
        : { kind: '', left: html`${termCells(term)}${shown(left, claim)}`, right: shown(right, claim) },
    ),
    {
      kind: 't',
      left: html`${cell('Grand Total')}${cell('')}${cell('')}${cell('')}${blank(left)}`,
      right: html`${sums}`,
    },
  ];
}

function pages(all: readonly Cells[], side: 'left' | 'right'): Html[] {
  const heads = side === 'left' ? letters(0, 4 + left.length) : letters(4 + left.length, right.length);
  const chunks = Array.from({ length: Math.ceil(all.length / ROWS_A_PAGE) }, (_, page) => page * ROWS_A_PAGE);
  return chunks.map(
    (start) =>
      html`<table><tr><th></th>${heads.map((letter) => html`<th>${letter}</th>`)}</tr>${all.slice(start, start + ROWS_A_PAGE).map((row, index) => html`<tr class="${row.kind}"><td class="h">${start + index + 1}</td>${row[side]}</tr>`)}</table>`,
  );
}

function drawTerms(random: Random, first: string, years: number, asOf: string): Term[] {
  return random.some(LINES, random.int(2, 4)).flatMap(({ line, name, prefix }) => {
    const counts = random.times<number>(years, () => random.pick([0, 1, 2, 3, 5, 7]));
    const number = numbered(random, `${prefix}-#######`);
    return makeTerms(random, { line, first, counts, numbers: `${prefix.charAt(0)}########`, asOf }).map(
      (term, index) => ({
        ...term,
        claims: term.claims.map((claim) => ({ ...claim, claimant: lastNameFirst(random) })),
        number: `${number}-${index + 1}`,
        lineName: name,
      }),
    );
  });
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'lettered-sheet',
  build(random) {
    const years = random.int(2, 4);
    const first = `${random.int(2016, 2021)}-${random.pick(['01-01', '06-01', '09-30'])}`;
    const asOf = addDays(addYears(first, years - 1), random.int(100, 350));
    const terms = drawTerms(random, first, years, asOf);
    const [insurer, insured] = [carrier(random), company(random)];
    const rows = terms.flatMap((term): Row[] =>
      term.claims.length === 0 ? [{ term, claim: null }] : term.claims.map((claim) => ({ term, claim })),
    );
    const claims = rows.flatMap(({ claim }) => claim ?? []);
    const all = cellsOf({ insurer, insured, asOf, rows });
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      valuationDate: asOf,
      policies: terms.map(({ number, lineName, effectiveDate, expirationDate }) => ({
        policyNumber: number,
        lineOfBusiness: lineName,
        effectiveDate,
        expirationDate,
      })),
      claims: rows.flatMap(({ term, claim }) =>
        claim === null ? [] : [{ ...claimLabel([...left, ...right], claim), policyNumber: term.number }],
      ),
      grandTotals: sumsLabel(right, claims),
    };
    const footer = html`<div style="font:7pt sans-serif;width:100%;text-align:center">Page <span class="pageNumber"></span></div>`;
    return {
      html: sheet({ css, body: [pages(all, 'left'), pages(all, 'right')] }),
      label,
      print: { landscape: true, footer },
    };
  },
};
