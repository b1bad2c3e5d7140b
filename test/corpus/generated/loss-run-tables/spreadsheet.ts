import type { Family } from '../../kit/families.ts';
import { html, type Html, sheet } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import { makeReport, type Report } from '../loss-run/facts.ts';
import { showClaim, showPolicy } from '../loss-run/fields.ts';
import { drawFormats, type Formats } from '../loss-run/formats.ts';
import { lossRunLabel } from '../loss-run/label.ts';
import { cellClass, drawAmounts, drawClaimFields, type Field } from './columns.ts';

// A sheet that was exported from a data base: each line has everything, even who is insured by whom as of when.

const heads = {
  namedInsured: ['Insured', 'Named Insured', 'INSURED_NAME', 'Account Name', 'Insured Name', 'AccountName'],
  carrierName: ['Carrier', 'Company', 'WRITING_CO', 'Writing Company', 'Insurer', 'Issuing Company'],
  valuationDate: ['Valuation Date', 'VAL_DT', 'As Of Date', 'Valued As Of', 'ValuationDate', 'Eval Date'],
} as const;
type Common = keyof typeof heads;
type PolicyField = 'policyNumber' | 'lineOfBusiness' | 'effectiveDate' | 'expirationDate';
const isPolicyField = (field: string): field is PolicyField =>
  ['policyNumber', 'lineOfBusiness', 'effectiveDate', 'expirationDate'].includes(field);
type Column = Common | PolicyField | Field;

function drawColumns(recipe: Recipe, report: Report): { columns: Column[]; common: Common[] } {
  const common = (Object.keys(heads) as Common[]).filter((field) => recipe.chance(`column ${field}`, 0.5));
  const policy = (['policyNumber', 'lineOfBusiness', 'effectiveDate', 'expirationDate'] as const).filter(
    (field) => field === 'policyNumber' || recipe.chance(`column ${field}`, 0.65),
  );
  const amounts = drawAmounts(recipe, report);
  const words = drawClaimFields(recipe, report, amounts.length > 7 ? 3 : 6);
  return { columns: [...common, ...policy, ...words, ...amounts], common };
}

/** Names of columns as a data base has them: LOSS_DT, lossDate, "Loss Date". */
function nameOf(recipe: Recipe, field: Column): string {
  const isCommon = (name: Column): name is Common => Object.hasOwn(heads, name);
  const text = isCommon(field) ? recipe.pick(`name of ${field}`, heads[field]) : recipe.word(`loss_run.${field}`);
  const bare = text.replace(/[^\w #/]/g, '').trim();
  const name = recipe.draw('names of columns', { words: 5, upper: 2, underscores: 1.5, joined: 1 });
  if (name === 'underscores') return bare.toUpperCase().replace(/[ /]+/g, '_');
  if (name === 'joined') return bare.replace(/[ /]+/g, '');
  return name === 'upper' ? text.toUpperCase() : text;
}

function cellsOf(report: Report, formats: Formats, columns: readonly Column[]): Map<Column, Shown>[] {
  const shared = new Map<Column, Shown>([
    ['namedInsured', plain(report.insured)],
    ['carrierName', plain(report.carrierName)],
    ['valuationDate', formats.date(report.valuationDate)],
  ]);
  return report.claims.map(
    (claim) =>
      new Map(
        columns.map((field): [Column, Shown] => {
          if (isPolicyField(field)) return [field, showPolicy(claim.policy, field, formats)];
          return [field, shared.get(field) ?? showClaim(claim, field as Field, formats)];
        }),
      ),
  );
}

/** Distinct policies among the lines, with what their columns say. */
function policiesOf(rows: readonly Map<Column, Shown>[]): ShownFields[] {
  const found = new Map<string, ShownFields>();
  for (const row of rows) {
    const fields = new Map([...row].filter(([field]) => isPolicyField(field)));
    found.set([...fields.values()].map(({ text }) => text).join('|'), fields);
  }
  return [...found.values()];
}

function build(recipe: Recipe): Drawn {
  const report = makeReport(recipe);
  const formats = drawFormats(recipe, report);
  const { columns, common } = drawColumns(recipe, report);
  const rows = cellsOf(report, formats, columns);
  const hasTitle = recipe.chance('title lines', 0.6) || rows.length === 0;
  const missing = (Object.keys(heads) as Common[]).filter((field) => !common.includes(field) && hasTitle);
  const texts = {
    namedInsured: report.insured,
    carrierName: report.carrierName,
    valuationDate: formats.date(report.valuationDate).text,
  };
  const title = html`${recipe.word('loss_run.title')}`;
  const titleRows: Html[] = [
    title,
    ...missing.map((field) => html`${recipe.pick(`name of ${field}`, heads[field])}: ${texts[field]}`),
  ];
  const letters = recipe.chance('letters of columns', 0.25)
    ? html`<tr class="abc">${columns.map((_, index) => html`<td>${String.fromCodePoint(65 + (index % 26))}</td>`)}</tr>`
    : null;
  const body = rows.map(
    (row) =>
      html`<tr>${columns.map((field) => html`<td class="${isPolicyField(field) ? 'w' : cellClass(field as Field)}">${row.get(field)?.text}</td>`)}</tr>`,
  );
  const isKnown = (field: Common): boolean => missing.includes(field) || (common.includes(field) && rows.length > 0);
  const head = new Map<string, Shown>();
  if (isKnown('carrierName')) head.set('carrierName', plain(report.carrierName));
  if (isKnown('valuationDate')) head.set('valuationDate', formats.date(report.valuationDate));
  const size = columns.length > 16 ? 5 : columns.length > 12 ? 5.8 : 7;
  const css = `body{margin:0;font:${size}pt ${recipe.pick('font', ['Carlito', 'Liberation Sans', 'Liberation Sans Narrow'])}}table{border-collapse:collapse}td,th{border:.5pt solid ${recipe.pick('grid', ['#d0d0d0', '#000', '#9ab'])};padding:.5pt 1.5pt;vertical-align:bottom;text-align:left}th{${recipe.pick('head', ['background:#4472c4;color:#fff', 'font-weight:700', 'background:#ffff99', 'font-weight:400'])}}td.n{text-align:right;white-space:nowrap}td.w{white-space:nowrap}.abc td{text-align:center;background:#eee}tr.t td{border:0}${hasTitle ? 'thead{display:table-row-group}' : ''}${recipe.chance('stripes', 0.3) ? 'tbody tr:nth-child(odd) td{background:#dce6f1}' : ''}`;
  const titles = hasTitle
    ? titleRows.map((row) => html`<tr class="t"><td colspan="${columns.length}">${row}</td></tr>`)
    : null;
  const statusKey =
    formats.statusLegend === null || !columns.includes('status') ? null : html`<div>${formats.statusLegend}</div>`;
  const claims = rows.map(
    (row) =>
      new Map<string, Shown>(
        [...row].filter(
          ([field]) => field === 'policyNumber' || (!isPolicyField(field) && !Object.hasOwn(heads, field)),
        ),
      ),
  );
  return {
    html: sheet({
      css,
      body: html`<table>${letters}${titles}<thead><tr>${columns.map((field) => html`<th>${nameOf(recipe, field)}</th>`)}</tr></thead><tbody>${body}</tbody></table>${statusKey}`,
    }),
    print: {
      landscape: true,
      format: columns.length > 15 ? 'Legal' : 'Letter',
      margin: { top: '0.4in', bottom: '0.4in', left: '0.3in', right: '0.3in' },
    },
    label: lossRunLabel({
      head,
      namedInsureds: isKnown('namedInsured') ? [report.insured] : [],
      policies: policiesOf(rows),
      claims,
    }),
  };
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-sheet-export', build }];
