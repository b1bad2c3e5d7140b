import { addDays, addYears, bare, slashed } from '../kit/dates.ts';
import { html, sheet, type Html } from '../kit/html.ts';
import { inParentheses, sum } from '../kit/money.ts';
import { carrier, company, lastNameFirst } from '../kit/names.ts';
import type { Random } from '../kit/random.ts';
import type { Style } from '../kit/style.ts';

// A report server's matrix: merged cells of year and coverage at the left, column groups of paid and outstanding, blank where nothing was booked.

const COVERS = [
  { name: 'Products Liability', short: 'PROD' },
  { name: 'Premises Liability', short: 'PREM' },
  { name: 'Employee Benefits', short: 'EBL' },
];
const KEYS = ['lossPaid', 'lossOut', 'expensePaid', 'expenseOut'] as const;
type Figures = Record<(typeof KEYS)[number], number | null>;

function drawItem(random: Random, from: string, asOf: string) {
  const isOpen = random.chance(0.35);
  const maybe = (value: number): number | null => (random.chance(0.7) ? value : null);
  const figures: Figures = {
    lossPaid: maybe(random.amount(500, 75_000)),
    lossOut: isOpen ? random.int(1, 40) * 1_250 : null,
    expensePaid: maybe(random.chance(0.08) ? -random.amount(40, 500) : random.amount(60, 9_000)),
    expenseOut: isOpen ? maybe(random.int(1, 9) * 500) : null,
  };
  const happened = addDays(from, random.int(1, 340));
  return {
    number: `${random.int(1, 9)}${random.digits(7)}`,
    claimant: lastNameFirst(random),
    status: isOpen
      ? random.pick(['Open - Litigated', 'Open - Active'])
      : random.pick(['Closed - Settled', 'Closed - Denied']),
    happened: happened > asOf ? addDays(from, 1) : happened,
    figures,
  };
}

type Item = ReturnType<typeof drawItem>;

const added = (items: readonly Item[]): Figures =>
  Object.fromEntries(
    KEYS.map((key) => {
      const booked = items.flatMap(({ figures }) => figures[key] ?? []);
      return [key, booked.length === 0 ? null : sum(booked)];
    }),
  ) as Figures;

const ends = ({ lossPaid, lossOut, expensePaid, expenseOut }: Figures) => {
  const [paid, out] = [sum([lossPaid ?? 0, expensePaid ?? 0]), sum([lossOut ?? 0, expenseOut ?? 0])];
  return { paid, out, incurred: sum([paid, out]) };
};

const css = `body{margin:0;font:7.4pt/1.25 "DejaVu Sans",sans-serif}table{border-collapse:collapse;width:100%}td,th{border:.5pt solid #b8b8b8;padding:1.6pt 3.5pt;vertical-align:top}th{background:#4c68a2;color:#fff;font-weight:400}td.g{background:#dbe3f2}td.n{text-align:right;white-space:nowrap}tr.t td{background:#c6daf8;font-weight:700}.p{font-size:7pt;color:#444}h1{font:14pt Carlito;color:#365f91;margin:0}`;

const shown = (amount: number | null): Html => html`<td class="n">${amount === null ? '' : inParentheses(amount)}</td>`;
const cellsOf = (figures: Figures): Html => {
  const { paid, out, incurred } = ends(figures);
  return html`${[...KEYS.map((key) => figures[key]), paid, out, incurred].map(shown)}`;
};

const amounts = (figures: Figures) => {
  const { paid, out, incurred } = ends(figures);
  return {
    paid: { loss: figures.lossPaid, expense: figures.expensePaid, total: paid },
    reserve: { loss: figures.lossOut, expense: figures.expenseOut, total: out },
    incurred: { total: incurred },
  };
};

export const style: Style = {
  policyType: 'loss_run',
  name: 'year-matrix',
  build(random) {
    const asOf = `${random.int(2013, 2025)}-${random.pick(['04-30', '08-31', '10-31'])}`;
    const run = addDays(asOf, random.int(1, 9));
    const start = addDays(asOf, -random.int(60, 340));
    const [insurer, insured] = [carrier(random), company(random)];
    const stem = `${random.letters(2)}${random.digits(6)}`;
    const years = random.times(random.int(2, 5), (back) => {
      const effective = addYears(start, -back);
      const groups = random
        .some(COVERS, random.int(0, 3))
        .map((cover) => ({ cover, items: random.times(random.int(1, 5), () => drawItem(random, effective, asOf)) }));
      return {
        number: `${stem}-${String(9 - back).padStart(2, '0')}`,
        effective,
        expiration: addYears(effective, 1),
        groups,
      };
    });
    const all = years.flatMap((year) => year.groups.flatMap((group) => group.items));
    const yearRows = (year: (typeof years)[number]): Html => {
      const items = year.groups.flatMap((group) => group.items);
      const tall = Math.max(1, items.length) + 1;
      const name = html`<td class="g" rowspan="${tall}">${year.number}<br>${bare(year.effective)} -<br>${bare(year.expiration)}</td>`;
      const rows = year.groups.flatMap(({ cover, items: own }, at) =>
        own.map(
          (item, index) =>
            html`<tr>${at === 0 && index === 0 ? name : null}${index === 0 ? html`<td class="g" rowspan="${own.length}">${cover.name}</td>` : null}<td>${item.number}</td><td>${item.claimant}</td><td>${bare(item.happened)}</td><td>${item.status}</td>${cellsOf(item.figures)}</tr>`,
        ),
      );
      const none = html`<tr>${name}<td class="g"></td><td colspan="11">No claim activity</td></tr>`;
      return html`${items.length === 0 ? none : rows}<tr class="t"><td colspan="5">Total (${items.length})</td>${cellsOf(added(items))}</tr>`;
    };
    const body = html`<h1>Claim Matrix by Policy Year and Coverage</h1><div class="p">Company: ${insurer} | Customer: ${insured} | Values as of: ${slashed(asOf)} | Currency: USD</div><br><table><thead><tr><th rowspan="2">Policy Year</th><th rowspan="2">Coverage</th><th rowspan="2">Claim</th><th rowspan="2">Claimant</th><th rowspan="2">Event Date</th><th rowspan="2">Status</th><th colspan="2">Indemnity</th><th colspan="2">Expense</th><th colspan="3">Total</th></tr><tr><th>Paid</th><th>Outst.</th><th>Paid</th><th>Outst.</th><th>Paid</th><th>Outst.</th><th>Incurred</th></tr></thead><tbody>${years.map(yearRows)}<tr class="t"><td colspan="6">Grand Total (${all.length})</td>${cellsOf(added(all))}</tr></tbody></table>`;
    const label = {
      carrierName: insurer,
      namedInsureds: [insured],
      reportDate: run,
      valuationDate: asOf,
      policies: years.map(({ number, effective, expiration, groups }) => {
        const items = groups.flatMap((group) => group.items);
        return {
          policyNumber: number,
          effectiveDate: effective,
          expirationDate: expiration,
          claimCount: items.length,
          ...amounts(added(items)),
        };
      }),
      claims: years.flatMap(({ number, groups }) =>
        groups.flatMap(({ cover, items }) =>
          items.map((item) => ({
            claimNumber: item.number,
            policyNumber: number,
            claimantName: item.claimant,
            claimType: cover.name,
            status: item.status.startsWith('Open') ? 'open' : 'closed',
            lossDate: item.happened,
            ...amounts(item.figures),
          })),
        ),
      ),
      grandTotals: { claimCount: all.length, ...amounts(added(all)) },
    };
    const footer = html`<div style="font:7pt 'DejaVu Sans';width:100%;padding:0 36pt;display:flex;justify-content:space-between"><span>/Claims/Matrix_v3</span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span><span>Execution Time: ${bare(run)} 6:02:${random.int(10, 59)} AM</span></div>`;
    return {
      html: sheet({ css, body: html`${body}<p class="p">Printed ${bare(run)}</p>` }),
      label,
      print: { landscape: true, footer, margin: { bottom: '0.7in' } },
    };
  },
};
