import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import { drawAmounts, drawClaimFields } from '../loss-run-tables/columns.ts';
import { isAmount } from '../loss-run/fields.ts';
import { closeDesk, type Desk, type Field, openDesk, sums, tellClaim, tellPolicy, termOf, textOf } from './desk.ts';
import { nothing } from './policy-heads.ts';

// A bordered table of a word processor for each claim, a caption in one cell and its value in the next one.

/** Captions and values in four cells of a row, or in two; a heading row says which claim of how many it is. */
function formOf(desk: Desk, fields: readonly Field[], shown: ShownFields, heading: string | null): Html {
  const { recipe, word } = desk;
  const across = Number(recipe.draw('pairs in a row', { 1: 2, 2: 4, 3: 1 }));
  const isWide = (field: Field): boolean => field === 'description' && recipe.chance('wide descriptions', 0.8);
  const rows: Field[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    const isApart = last === undefined || last.length >= across || isWide(field) || last.some(isWide);
    const isOther = last?.[0] !== undefined && isAmount(last[0]) !== isAmount(field);
    if (isApart || isOther) rows.push([field]);
    else last.push(field);
  }
  const side = recipe.pick('amounts stand', ['right', 'left']);
  const cells = (row: readonly Field[]): Html =>
    html`${row.map((field, i) => html`<td class="cap">${word(field)}</td><td${i === row.length - 1 && row.length < across ? html` colspan="${2 * (across - row.length) + 1}"` : null} style="text-align:${isAmount(field) ? side : 'left'}">${textOf(shown, field)}</td>`)}`;
  const head = heading === null ? null : html`<tr><td class="hd" colspan="${across * 2}">${heading}</td></tr>`;
  return html`<table class="form">${head}${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</table>`;
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const amounts = drawAmounts(recipe, report);
  const fields: Field[] = [...drawClaimFields(recipe, report, 10), ...amounts];
  const hasLine = recipe.chance('lines of business printed', 0.7);
  const numbers = recipe.pick('claims are counted', ['of', 'number', 'none']);
  const inForm = recipe.chance('policies in the forms', 0.35);
  const parts = report.policies.map((policy) => {
    const told = tellPolicy(desk, policy, { hasLine });
    const line = html`<p class="pol"><b>${word('policyNumber')}: ${policy.number}</b>${hasLine ? html`<br>${word('lineOfBusiness')}: ${policy.lineName}` : null}<br>${word('policyPeriod')}: ${termOf(desk, policy)}</p>`;
    const forms = policy.claims.map((claim, i) => {
      const all: Field[] = inForm ? ['policyNumber', ...fields] : fields;
      const shown = tellClaim(desk, claim, all);
      if (!inForm) shown.set('policyNumber', { text: '', value: policy.number });
      const number = `${recipe.pick('a claim is called', ['Claim', 'CLAIM', 'Loss', 'Claim no.'])} ${i + 1}`;
      const heading = numbers === 'none' ? null : numbers === 'of' ? `${number} of ${policy.claims.length}` : number;
      return formOf(desk, all, shown, heading);
    });
    const total =
      forms.length > 0 && recipe.chance('policy totals', 0.5)
        ? formOf(
            desk,
            amounts,
            new Map(
              amounts.map((field, i) => [
                field,
                sums(desk, policy.claims, amounts, told)[i] ?? { text: '', value: null },
              ]),
            ),
            word('policyTotal'),
          )
        : null;
    return html`${line}${forms.length === 0 ? html`<p>${nothing(desk)}</p>` : forms}${total}`;
  });
  const shade = recipe.pick('caption cells', [
    'background:#e8e8e8',
    'font-weight:700',
    'background:#d9e4f0;font-weight:700',
    '',
  ]);
  const css = `table.form{width:100%;margin-bottom:9pt;table-layout:fixed;break-inside:avoid}table.form td{border:.7pt solid #000;padding:1.5pt 4pt}td.cap{${shade}}td.hd{${recipe.pick('heading cells', ['background:#333;color:#fff', 'font-weight:700;text-align:center', 'background:#ccd8e4;font-weight:700'])}}p.pol{margin:6pt 0 4pt;break-after:avoid}`;
  return closeDesk(desk, { body: html`${parts}`, css, tops: { letterhead: 2, pairs: 2, ruled: 1, corners: 1 } });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-word-forms', build }];
