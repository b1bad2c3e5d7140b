import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Shown, ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim } from '../loss-run/facts.ts';
import type { AmountField, ClaimField } from '../loss-run/fields.ts';
import { drawAmounts } from '../loss-run-tables/columns.ts';
import {
  amountsIn,
  cellClass,
  closeDesk,
  counted,
  type Desk,
  type Field,
  openDesk,
  sums,
  tellClaimOf,
  textOf,
} from './desk.ts';
import { nothing, policyCss, policyHead } from './policy-heads.ts';

// A row of columns for each claim and, below it, lines of captions with values that have no column of their own.

interface Layout {
  columns: Field[];
  under: ClaimField[];
  perLine: number;
}

function drawLayout({ recipe, report }: Desk): Layout {
  const amounts = drawAmounts(recipe, report);
  const lines = new Set(report.policies.map(({ line }) => line));
  const isAuto = lines.has('auto') && lines.size === 1;
  const isWorkers = lines.has('workers') && lines.size === 1;
  const chances: readonly (readonly [ClaimField, number, number])[] = [
    ['claimantName', 0.9, 0.2],
    ['status', 0.95, 0.1],
    ['claimType', 0.6, 0.4],
    ['reportedDate', 0.6, 0.4],
    ['closedDate', 0.5, 0.5],
    ['lossState', 0.5, 0.5],
    ['cause', 0.4, 0.8],
    ['natureOfInjury', isWorkers ? 0.6 : 0, 0.9],
    ['bodyPart', isWorkers ? 0.6 : 0, 0.9],
    ['adjusterName', 0.55, 0.9],
    ['driverName', isAuto ? 0.8 : 0, 0.8],
    ['unit', isAuto ? 0.6 : 0, 0.8],
  ];
  const shown = chances.filter(([field, chance]) => recipe.chance(`has ${field}`, chance));
  const [under, over] = [
    shown.filter(([field, , chance]) => recipe.chance(`${field} below`, chance)),
    shown.filter(([field, , chance]) => !recipe.chance(`${field} below`, chance)),
  ];
  const order = recipe.facts('order of columns');
  const words = order.some<ClaimField>(['claimNumber', 'lossDate', ...over.map(([field]) => field)], over.length + 2);
  const below = recipe.facts('order of lines').some(
    under.map(([field]) => field),
    under.length,
  );
  return {
    columns: [...words, ...amounts],
    under: recipe.chance('description first', 0.5) ? ['description', ...below] : [...below, 'description'],
    perLine: recipe.int('values in a line', 1, 4),
  };
}

/** The lines under a row; those without a value are left out, or stand there empty. */
function linesUnder({ recipe, word }: Desk, { columns, under, perLine }: Layout, shown: ShownFields): Html {
  const indent = recipe.int('columns of indent', 0, 1);
  const isBare = recipe.chance('description without caption', 0.3);
  const kept = under.filter((field) => textOf(shown, field) !== '' || recipe.chance('empty values', 0.4));
  const groups: ClaimField[][] = [];
  for (const field of kept) {
    const last = groups.at(-1);
    if (field === 'description' || last === undefined || last.includes('description') || last.length >= perLine)
      groups.push([field]);
    else last.push(field);
  }
  const piece = (field: ClaimField): Html =>
    isBare && field === 'description'
      ? html`${textOf(shown, field)}`
      : html`<span class="k">${word(field)}:</span> ${textOf(shown, field)} &nbsp;&nbsp;&nbsp; `;
  const lead = indent === 0 ? null : html`<td></td>`;
  return html`${groups.map((group) => html`<tr class="under">${lead}<td colspan="${columns.length - indent}">${group.map(piece)}</td></tr>`)}`;
}

function totalRow(
  desk: Desk,
  { columns }: Layout,
  caption: string,
  { claims, into }: { claims: readonly Claim[]; into: Map<string, Shown> },
): Html {
  const amounts: AmountField[] = amountsIn(columns);
  const count = desk.recipe.draw('counts with totals', { none: 2, one: 2, both: 2 });
  const texts = [
    ...(count === 'none' ? [] : [`${desk.word('claimCount')} ${counted(claims, 'claimCount', into)}`]),
    ...(count === 'both' ? [`${desk.word('openClaimCount')} ${counted(claims, 'openClaimCount', into)}`] : []),
  ];
  const lead = columns.length - amounts.length;
  return html`<tr class="total"><td colspan="${lead}">${caption} &nbsp; ${texts.join(', ')}</td>${sums(desk, claims, amounts, into).map(({ text }) => html`<td class="n">${text}</td>`)}</tr>`;
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const layout = drawLayout(desk);
  const { columns, under } = layout;
  const heads = html`<thead><tr>${columns.map((field) => html`<th class="${cellClass(field)}">${word(field)}</th>`)}</tr></thead>`;
  const hasTotals = recipe.chance('policy totals', 0.65);
  const parts = report.policies.map((policy) => {
    const head = policyHead(desk, policy);
    const claims = policy.claims.map((claim) => {
      const shown = tellClaimOf(desk, claim, [...columns, ...under]);
      return html`<tbody class="rec"><tr class="first">${columns.map((field) => html`<td class="${cellClass(field)}">${textOf(shown, field)}</td>`)}</tr>${linesUnder(desk, layout, shown)}</tbody>`;
    });
    const total =
      hasTotals && claims.length > 0
        ? html`<tbody>${totalRow(desk, layout, word('policyTotal'), { claims: policy.claims, into: head.shown })}</tbody>`
        : null;
    return html`${head.html}${claims.length === 0 ? html`<div>${nothing(desk)}</div>` : html`<table class="records">${heads}${claims}${total}</table>`}`;
  });
  const grand =
    report.claims.length > 0 && recipe.chance('grand totals', 0.6)
      ? html`<table class="records">${recipe.chance('heads over grand totals', 0.5) ? heads : null}<tbody>${totalRow(desk, layout, word('grandTotal'), { claims: report.claims, into: desk.totals })}</tbody></table>`
      : null;
  const place = recipe.pick('heads of amounts', ['right', 'right', 'center', 'left']);
  const css = `${policyCss}th.n{text-align:${place}}tr.total td{font-weight:700;border-top:.7pt solid #000}.records td{border-bottom:0}tr.first td{padding-top:${recipe.int('over a claim', 1, 6)}pt}${recipe.chance('records ruled', 0.5) ? 'tr.first td{border-top:.5pt solid #888}' : ''}tr.under td{font-size:${recipe.pick('size of lines', [100, 90, 94])}%}.k{${recipe.pick('captions below', ['font-weight:700', 'font-style:italic', 'color:#333', 'text-transform:uppercase'])}}tbody.rec{break-inside:${recipe.pick('records break', ['avoid', 'auto'])}}`;
  return closeDesk(desk, {
    body: html`${parts}${grand}`,
    css,
    dense: columns.length > 10,
    print: { landscape: columns.length > 8 || recipe.chance('landscape', 0.4) },
  });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-lines-under', build }];
