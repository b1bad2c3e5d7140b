import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Formats } from '../loss-run/formats.ts';
import { isAmount } from '../loss-run/fields.ts';
import type { Field } from './columns.ts';

/** Draws the column heads of a table: a line of words, or groups over the parts of an amount; `lead` stands before them. */
export function drawHead(recipe: Recipe, fields: readonly Field[], formats: Formats, lead: Html | null = null): Html {
  const place = recipe.draw('heads of amounts', { right: 3, center: 3, left: 1 });
  const style = (field: Field): string => (isAmount(field) ? `text-align:${place}` : '');
  const word = (key: string): string => formats.heading(recipe.word(`loss_run.${key}`));
  const isGrouped = recipe.chance('grouped heads', 0.5) && fields.some((field) => groupOf(field) !== null);
  if (!isGrouped)
    return html`<tr>${lead}${fields.map((field) => html`<th style="${style(field)}">${word(field)}</th>`)}</tr>`;
  const over: Html[] = [];
  const under: Html[] = [];
  const isMeasureOver = recipe.chance('no empty heads', 0.5);
  for (const group of groupsOf(fields)) {
    const [first] = group;
    const measure = first === undefined ? null : groupOf(first);
    if (measure === null || group.length === 1) {
      for (const field of group) {
        over.push(
          html`<th ${isMeasureOver ? html`rowspan="2"` : null} style="${style(field)}">${isMeasureOver ? word(field) : null}</th>`,
        );
        if (!isMeasureOver) under.push(html`<th style="${style(field)}">${word(field)}</th>`);
      }
    } else {
      over.push(
        html`<th colspan="${group.length}" style="text-align:center">${around(recipe, word(`measure.${measure}`))}</th>`,
      );
      for (const field of group)
        under.push(html`<th style="${style(field)}">${word(`kind.${field.split('.')[1] ?? ''}`)}</th>`);
    }
  }
  return html`<tr>${lead === null ? null : html`<th></th>`}${over}</tr><tr>${lead}${under}</tr>`;
}

/** Line printers draw dashes around a heading over several columns. */
function around(recipe: Recipe, text: string): string {
  return recipe.draw('group heads', { bare: 6, dashes: 1 }) === 'dashes' ? `--- ${text} ---` : text;
}

const groupOf = (field: Field): string | null =>
  isAmount(field) && field !== 'recovered' ? (field.split('.')[0] ?? null) : null;

/** Neighbors with the same measure. */
function groupsOf(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const measure = groupOf(field);
    if (last?.[0] !== undefined && measure !== null && groupOf(last[0]) === measure) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
