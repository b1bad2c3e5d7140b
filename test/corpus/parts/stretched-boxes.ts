// Boxes of forms whose widths are shares of the page, for styles with classes of their own: `b` a box, `v` what is filled in.
import { type Html, html, type Piece } from '../kit/html.ts';
import { whole } from '../kit/money.ts';

/** How a style draws its boxes: the least height, in points, of one that names none. */
export const boxes =
  (least: number) =>
  (flex: number, caption: Piece, value: Piece = '', height = least): Html =>
    html`<div class="b" style="flex:${flex} 1 0;min-height:${height}pt">${caption}<div class="v">${value}</div></div>`;

/** Items in columns, row by row. */
export const across = (count: number, items: readonly Piece[], width = '1fr'): Html =>
  html`<div style="display:grid;grid-template-columns:repeat(${count},${width})">${items}</div>`;

/** How a style draws the rows of a table that are filled in: the least height, in points, of one that names none. */
export const filledRows =
  (least: number) =>
  (values: readonly Piece[], height = least): Html =>
    html`<tr>${values.map((value) => html`<td class="v" style="height:${height}pt">${value}</td>`)}</tr>`;

/** Cells of a row that nobody filled in. */
export const blanks = (count: number): string[] => Array.from({ length: count }, () => '');

/** The captions of a table, with semicolons between them. */
export const captions = (text: string): Html => html`<tr>${text.split(';').map((name) => html`<td>${name}</td>`)}</tr>`;

/** An amount without its sign; nothing where there is none. */
export const amountOrBlank = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : whole(amount);
