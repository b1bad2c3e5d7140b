import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import type { AmountField, ClaimField } from '../loss-run/fields.ts';
import { drawClaimFields } from '../loss-run-tables/columns.ts';
import { amountGrid, drawGridShape, gridCss, gridFields } from './amount-grid.ts';
import { amountsIn, closeDesk, type Desk, openDesk, tellClaimOf, textOf } from './desk.ts';
import { nothing, policyCss, policyHead, sumLine } from './policy-heads.ts';

// Blocks at fixed tab stops, as report writers draw them: captions and values in two or three columns, amounts below.

type Blocks = Desk & { fields: readonly ClaimField[] };

/** Captions and values filled down the columns or along the lines. */
function pairsOf(desk: Blocks, text: (field: ClaimField) => string): Html {
  const { recipe, word, fields } = desk;
  const columns = recipe.int('columns of pairs', 2, 3);
  const isDown = recipe.chance('filled down', 0.5);
  const long = fields.filter((field) => field === 'description' && recipe.chance('description at full width', 0.7));
  const short = fields.filter((field) => !long.includes(field));
  const lines = Math.ceil(short.length / columns);
  const side = recipe.pick('captions stand', ['left', 'right', 'right']);
  const weight = recipe.pick('bold', ['captions', 'values', 'none']);
  const colon = recipe.pick('colon of pairs', [':', ':', '', ' :']);
  const cells = (field: ClaimField | undefined): Html =>
    field === undefined
      ? html`<td></td><td></td>`
      : html`<td class="cap ${weight === 'captions' ? 'b' : ''}" style="text-align:${side}">${word(field)}${colon}</td><td class="val ${weight === 'values' ? 'b' : ''}">${text(field)}</td>`;
  const rows = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: columns }, (_, column) => short[isDown ? column * lines + line : line * columns + column]),
  );
  const wide = long.map(
    (field) =>
      html`<tr><td class="cap ${weight === 'captions' ? 'b' : ''}" style="text-align:${side}">${word(field)}${colon}</td><td colspan="${columns * 2 - 1}" class="val">${text(field)}</td></tr>`,
  );
  return html`<table class="tabs">${rows.map((row) => html`<tr>${row.map(cells)}</tr>`)}${wide}</table>`;
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const shape = drawGridShape(desk);
  const amounts = gridFields(shape);
  const fields = drawClaimFields(recipe, report, 12);
  const blocks: Blocks = { ...desk, fields };
  const totals: AmountField[] = amountsIn(amounts).filter((field) => field.endsWith('.total') || field === 'recovered');
  const summed = shape.kinds.includes('total') ? totals : amounts;
  const hasPolicyTotals = recipe.chance('policy totals', 0.6);
  const body = report.policies.map((policy) => {
    const head = policyHead(desk, policy);
    const claims = policy.claims.map((claim) => {
      const shown = tellClaimOf(desk, claim, [...fields, ...amounts]);
      return html`<div class="block">${pairsOf(blocks, (field) => textOf(shown, field))}${amountGrid(desk, shape, shown)}</div>`;
    });
    const total =
      hasPolicyTotals && claims.length > 0
        ? sumLine(desk, word('policyTotal'), { claims: policy.claims, fields: summed, into: head.shown })
        : null;
    return html`${head.html}${claims.length === 0 ? html`<div>${nothing(desk)}</div>` : claims}${total}`;
  });
  const grand =
    report.claims.length > 0 && recipe.chance('grand totals', 0.65)
      ? sumLine(desk, word('grandTotal'), { claims: report.claims, fields: summed, into: desk.totals })
      : null;
  const gap = recipe.pick('blocks end', [
    'border-bottom:.6pt solid #555;padding-bottom:5pt',
    'padding-bottom:8pt',
    'border:.6pt solid #888;padding:4pt',
    'border-bottom:.6pt dashed #555;padding-bottom:4pt',
  ]);
  const css = `${policyCss}${gridCss}.block{margin-bottom:7pt;${gap};${recipe.chance('blocks break', 0.25) ? '' : 'break-inside:avoid'}}table.tabs{width:100%;table-layout:fixed}table.tabs td{border:0;background:none;padding:.5pt 3pt}td.cap{width:13%}.b{font-weight:700}`;
  return closeDesk(desk, { body: html`${body}${grand}`, css, print: { landscape: recipe.chance('landscape', 0.3) } });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-tabbed-blocks', build }];
