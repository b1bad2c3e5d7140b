import { addDays, addYears, bare } from '../kit/dates.ts';
import { cells, type Html, html, sheet } from '../kit/html.ts';
import { type ClaimFacts, makeTerms } from '../kit/loss-facts.ts';
import { cents, sum } from '../kit/money.ts';
import { agency, carrier, company, numbered, person } from '../kit/names.ts';
import type { Style } from '../kit/style.ts';

// A spreadsheet too wide for its paper: columns A to K on the first sheet, L to S on the second, joined by the row numbers that were printed with it.

const EVENTS = [
  ['OV merged into side of our tractor', 'AL-PD'],
  ['Load shifted, struck cab guard', 'APD-COLL'],
  ['Wide turn took out street sign', 'AL-PD'],
  ['Rear-ended minivan, two passengers hurt', 'AL-BI'],
  ['Rock from dump truck, windshield', 'APD-COMP'],
  ['Dooring of cyclist at curb', 'AL-BI'],
  ['Yard fire took reefer unit', 'APD-COMP'],
  ['Jackknife on black ice', 'APD-COLL'],
] as const;
const LEFT = [
  'Policy #',
  'Eff',
  'Exp',
  'Claim #',
  'Loss Dt',
  'Rept Dt',
  'St',
  'Type',
  'Claimant',
  'Driver',
  'What happened',
];
const RIGHT = ['Status', 'Closed Dt', 'Pd Loss', 'Pd Exp', 'OS Loss', 'OS Exp', 'Recov', 'Net Incurred'];
const STATUS = { open: 'Open', closed: 'Closed', reopened: 'Reopened' };

type Row = ClaimFacts & {
  policyNumber: string;
  effectiveDate: string;
  expirationDate: string;
  event: string;
  type: string;
  net: number;
};

const css = `body{margin:0;font:8pt/1.25 Carlito,Calibri}section{break-after:page}section:last-child{break-after:auto}table{border-collapse:collapse}td,th{border:.5pt solid #a8a8a8;padding:1.4pt 3.2pt;font-weight:400;text-align:left;white-space:nowrap;height:10.5pt}td.m{text-align:right}.x th,th.r{background:#e6e6e6;text-align:center;color:#333}.h td{font-weight:700;background:#fff2cc}.s td{font-weight:700;border-top:1pt solid #000}`;

const letters = (first: number, count: number): Html =>
  html`<tr class="x"><th></th>${cells(
    'th',
    Array.from({ length: count }, (_, i) => String.fromCodePoint(65 + first + i)),
  )}</tr>`;

const line = (number: number, content: Html, className = ''): Html =>
  html`<tr class="${className}"><th class="r">${number}</th>${content}</tr>`;

function leftSheet(titles: readonly string[], rows: readonly Row[]): Html {
  const top = titles.map((title, i) => line(i + 1, html`<td colspan="${LEFT.length}">${title}</td>`));
  const body = rows.map((row, i) =>
    line(
      titles.length + 2 + i,
      cells('td', [
        row.policyNumber,
        bare(row.effectiveDate),
        bare(row.expirationDate),
        row.number,
        bare(row.lossDate),
        bare(row.reportedDate),
        row.state,
        row.type,
        row.claimant,
        row.driver,
        row.event,
      ]),
    ),
  );
  const last = line(
    titles.length + rows.length + 2,
    cells('td', ['TOTAL', ...Array.from({ length: LEFT.length - 1 }, () => '')]),
    's',
  );
  return html`<section><table>${letters(0, LEFT.length)}${top}${line(titles.length + 1, cells('td', LEFT), 'h')}${body}${last}</table></section>`;
}

const amountsOf = ({ paid, reserve, recovered, net }: Amounts): number[] => [
  paid.loss,
  paid.expense,
  reserve.loss,
  reserve.expense,
  recovered,
  net,
];
type Amounts = Pick<Row, 'paid' | 'reserve' | 'recovered' | 'net'>;

function rightSheet(skipped: number, rows: readonly Row[], totals: readonly number[]): Html {
  const money = (amounts: readonly number[]) => amounts.map((amount) => html`<td class="m">${cents(amount)}</td>`);
  const empty = Array.from({ length: skipped }, (_, i) =>
    line(
      i + 1,
      cells(
        'td',
        Array.from({ length: RIGHT.length }, () => ''),
      ),
    ),
  );
  const body = rows.map((row, i) => {
    const closed = row.closedDate === null ? '' : bare(row.closedDate);
    return line(skipped + 2 + i, html`${cells('td', [STATUS[row.status], closed])}${money(amountsOf(row))}`);
  });
  const last = line(skipped + rows.length + 2, html`${cells('td', ['', ''])}${money(totals)}`, 's');
  return html`<section><table>${letters(LEFT.length, RIGHT.length)}${empty}${line(skipped + 1, cells('td', RIGHT), 'h')}${body}${last}</table></section>`;
}

export const style: Style = {
  policyType: 'loss_run',
  name: 'two-sheets-across',
  build: (random) => {
    const asOf = `202${random.int(1, 5)}-${random.pick(['02-28', '06-30', '09-30', '11-30'])}`;
    const [insurer, insured, broker] = [carrier(random), company(random), agency(random)];
    const counts = random.times(random.int(3, 4), () => random.int(2, 7));
    const rows = makeTerms(random, {
      line: 'auto',
      numbers: 'T#####',
      first: addYears(addDays(asOf, -random.int(120, 330)), 1 - counts.length),
      counts,
      asOf,
    }).flatMap(({ effectiveDate, expirationDate, claims }) => {
      const policyNumber = numbered(random, 'MCA######');
      return claims.map((claim): Row => {
        const [event, type] = random.pick(EVENTS);
        const { paid, reserve, recovered } = claim;
        const net = sum([paid.loss, paid.expense, reserve.loss, reserve.expense, -recovered]);
        return { ...claim, policyNumber, effectiveDate, expirationDate, event, type, net };
      });
    });
    const terms = [...new Map(rows.map((row) => [row.policyNumber, row])).values()];
    const columns = rows.map(amountsOf);
    const totals = Array.from({ length: 6 }, (_, i) => sum(columns.map((amounts) => amounts[i] ?? 0)));
    const titles = [
      `${insurer} - Commercial Auto Loss Run`,
      `Insured: ${insured}`,
      `Agency: ${broker}`,
      `Valued as of ${bare(asOf)} - prepared by ${person(random)} ${bare(addDays(asOf, 3))}`,
      '',
    ];
    const [paidLoss, paidExpense, reserveLoss, reserveExpense, recovered, net] = totals;
    return {
      html: sheet({ css, body: html`${leftSheet(titles, rows)}${rightSheet(titles.length, rows, totals)}` }),
      print: {
        landscape: true,
        header: html`<div style="font:8pt sans-serif;width:100%;text-align:center">Loss Detail</div>`,
        footer: html`<div style="font:8pt sans-serif;width:100%;text-align:center">Page <span class="pageNumber"></span></div>`,
      },
      label: {
        carrierName: insurer,
        namedInsureds: [insured],
        agencyName: broker,
        reportDate: addDays(asOf, 3),
        valuationDate: asOf,
        policies: terms.map(({ policyNumber, effectiveDate, expirationDate }) => ({
          policyNumber,
          lineOfBusiness: 'Commercial Auto',
          effectiveDate,
          expirationDate,
        })),
        claims: rows.map((row) => ({
          claimNumber: row.number,
          policyNumber: row.policyNumber,
          claimantName: row.claimant,
          claimType: row.type,
          status: row.status,
          lossDate: row.lossDate,
          reportedDate: row.reportedDate,
          closedDate: row.closedDate,
          lossState: row.state,
          description: row.event,
          paid: { loss: row.paid.loss, expense: row.paid.expense },
          reserve: { loss: row.reserve.loss, expense: row.reserve.expense },
          incurred: { total: row.net },
          recovered: row.recovered,
        })),
        grandTotals: {
          paid: { loss: paidLoss, expense: paidExpense },
          reserve: { loss: reserveLoss, expense: reserveExpense },
          incurred: { total: net },
          recovered,
        },
      },
    };
  },
};
