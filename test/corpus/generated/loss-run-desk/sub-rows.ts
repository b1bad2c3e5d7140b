import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Shown, ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim } from '../loss-run/facts.ts';
import type { ClaimField, Kind, Measure } from '../loss-run/fields.ts';
import { drawClaimFields } from '../loss-run-tables/columns.ts';
import { drawGridShape, type GridShape, gridFields } from './amount-grid.ts';
import { cellClass, closeDesk, counted, type Desk, openDesk, sums, tellClaimOf, textOf } from './desk.ts';
import { nothing, policyCss, policyHead } from './policy-heads.ts';

// A claim is a row of words and, in the last columns, some rows of amounts: one for each kind, or one for each measure.

interface Sheet extends Desk {
  shape: GridShape;
  fields: readonly ClaimField[];
  rows: readonly string[];
  columns: readonly string[];
}

const isMeasure = (key: string): boolean => ['paid', 'reserve', 'incurred', 'recovered'].includes(key);

function amountAt(shown: ShownFields, row: string, column: string, rows: readonly string[]): string {
  if (row !== 'recovered' && column !== 'recovered')
    return isMeasure(row) ? textOf(shown, `${row}.${column}`) : textOf(shown, `${column}.${row}`);
  const kind = row === 'recovered' ? column : row;
  const isWhere = kind === 'total' || (kind === 'loss' && !rows.includes('total'));
  return isWhere ? textOf(shown, 'recovered') : '';
}

/** The rows of some amounts, with what stands before them in the first one, or in all of them at once. */
function amountRows(sheet: Sheet, shown: ShownFields, lead: (isFirst: boolean) => Html, kind: string): Html {
  const { recipe, rows, columns, word } = sheet;
  const keys = [...rows, ...columns];
  const name = (key: string): string => word(isMeasure(key) ? `measure.${key}` : `kind.${key}`);
  const bold = recipe.chance('totals are bold', 0.5);
  return html`${rows.map((row, index) => html`<tr class="${kind} ${index === 0 ? 'first' : ''} ${bold && row === 'total' ? 'b' : ''}">${lead(index === 0)}<td class="w">${name(row)}</td>${columns.map((column) => html`<td class="n">${amountAt(shown, row, column, keys)}</td>`)}</tr>`)}`;
}

function claimRows(sheet: Sheet, claim: Claim): Html {
  const { recipe, fields, rows } = sheet;
  const shown = tellClaimOf(sheet, claim, [...fields, ...gridFields(sheet.shape)]);
  const isMerged = recipe.chance('merged cells', 0.5);
  const words = (isFirst: boolean): Html => {
    if (isMerged && !isFirst) return html``;
    const span = isMerged ? html` rowspan="${rows.length}"` : null;
    return html`${fields.map((field) => html`<td class="${cellClass(field)}"${span}>${isFirst ? textOf(shown, field) : null}</td>`)}`;
  };
  return amountRows(sheet, shown, words, '');
}

/** Sums by kind under the amounts of the claims, with a caption at the left. */
function totalRows(sheet: Sheet, caption: string, claims: readonly Claim[], into: Map<string, Shown>): Html {
  const { recipe, fields, rows, shape, word } = sheet;
  const sum = new Map<string, Shown>();
  sums(sheet, claims, gridFields(shape), sum);
  for (const [field, shown] of sum) into.set(field, shown);
  const count = recipe.chance('counts with totals', 0.5)
    ? ` ${word('claimCount')}: ${counted(claims, 'claimCount', into)}`
    : '';
  const lead = (isFirst: boolean): Html =>
    isFirst ? html`<td colspan="${fields.length}" rowspan="${rows.length}">${caption}${count}</td>` : html``;
  return amountRows(sheet, sum, lead, 'total');
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const shape = drawGridShape(desk);
  const measures: (Measure | 'recovered')[] = [
    ...shape.measures,
    ...(shape.hasRecovery ? (['recovered'] as const) : []),
  ];
  const kinds: Kind[] = recipe.chance('total first', 0.15) ? [...shape.kinds].reverse() : [...shape.kinds];
  const fields = drawClaimFields(recipe, report, recipe.chance('landscape', 0.6) ? 7 : 4);
  const [rows, columns] = shape.isTurned ? [measures, kinds] : [kinds, measures];
  const sheet: Sheet = { ...desk, shape, fields, rows, columns };
  const name = (key: string): string => word(isMeasure(key) ? `measure.${key}` : `kind.${key}`);
  const caption = recipe.pick('column of rows', ['', 'Type', 'Reserve Type', 'Amounts', 'Category', 'Financials']);
  const heads = html`<thead><tr>${fields.map((field) => html`<th>${word(field)}</th>`)}<th>${desk.formats.heading(caption)}</th>${columns.map((column) => html`<th class="n">${name(column)}</th>`)}</tr></thead>`;
  const isOneTable = recipe.chance('one table', 0.5);
  const hasTotals = recipe.chance('policy totals', 0.65);
  const width = fields.length + 1 + columns.length;
  const parts = report.policies.map((policy) => {
    const head = policyHead(desk, policy);
    const claims = policy.claims.map((claim) => html`<tbody class="rec">${claimRows(sheet, claim)}</tbody>`);
    const total =
      hasTotals && claims.length > 0
        ? html`<tbody class="rec">${totalRows(sheet, word('policyTotal'), policy.claims, head.shown)}</tbody>`
        : null;
    return { head: head.html, body: html`${claims}${total}`, isEmpty: claims.length === 0 };
  });
  const grand =
    report.claims.length > 0 && recipe.chance('grand totals', 0.6)
      ? html`<tbody class="rec">${totalRows(sheet, word('grandTotal'), report.claims, desk.totals)}</tbody>`
      : null;
  const table = (content: Html): Html => html`<table class="records">${heads}${content}</table>`;
  const none = html`<div>${nothing(desk)}</div>`;
  const inOne = parts.map(
    ({ head, body, isEmpty }) =>
      html`<tbody><tr><td colspan="${width}" class="full">${head}</td></tr>${isEmpty ? html`<tr><td colspan="${width}" class="full">${none}</td></tr>` : null}</tbody>${body}`,
  );
  const apart = parts.map(({ head, body, isEmpty }) => html`${head}${isEmpty ? none : table(body)}`);
  const body = isOneTable ? table(html`${inOne}${grand}`) : html`${apart}${grand === null ? null : table(grand)}`;
  const stand = recipe.pick('merged words stand', ['top', 'top', 'middle', 'bottom']);
  const css = `${policyCss}th.n{text-align:right}tr.total td{font-weight:700}.b td{font-weight:700}tbody.rec{break-inside:avoid}tr.first td{border-top:.6pt solid #777}td[rowspan]{vertical-align:${stand}}td.full{border-left:0;border-right:0}`;
  return closeDesk(desk, { body, css, dense: width > 9, print: { landscape: width > 8 } });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-amount-sub-rows', build }];
