import { html, type Html } from '../../kit/html.ts';
import type { Shown, ShownFields } from '../../kit/shown.ts';
import type { Claim } from '../loss-run/facts.ts';
import { isAmount } from '../loss-run/fields.ts';
import { cellClass, counted, type Desk, type Field, sums, textOf } from './desk.ts';

/** One line of column heads. */
export const headRow = ({ word }: Desk, fields: readonly Field[], lead: Html | null = null): Html =>
  html`<tr>${lead}${fields.map((field) => html`<th class="${cellClass(field)}">${word(field)}</th>`)}</tr>`;

/** A claim as a line of cells. */
export const cellsRow = (fields: readonly Field[], shown: ShownFields, lead: Html | null = null): Html =>
  html`<tr>${lead}${fields.map((field) => html`<td class="${cellClass(field)}">${textOf(shown, field)}</td>`)}</tr>`;

interface Sum {
  fields: readonly Field[];
  claims: readonly Claim[];
  into: Map<string, Shown>;
  /** Cells before those of the fields. */
  before?: number;
}

/** A line of sums under the amounts, with its caption, and counts in the words before them. */
export function sumRow(desk: Desk, caption: string, { fields, claims, into, before = 0 }: Sum): Html {
  const { recipe, word } = desk;
  const first = fields.findIndex(isAmount);
  const amounts = fields.slice(first).filter(isAmount);
  const form = recipe.draw('counts in total lines', { none: 3, before: 2, both: 1, parentheses: 1 });
  const count = form === 'none' ? '' : counted(claims, 'claimCount', into);
  const counts = {
    none: '',
    before: `${word('claimCount')}: ${count}`,
    both: `${word('claimCount')}: ${count}, ${word('openClaimCount')}: ${form === 'both' ? counted(claims, 'openClaimCount', into) : ''}`,
    parentheses: `(${count} ${count === '1' ? 'claim' : 'claims'})`,
  }[form];
  const texts = sums(desk, claims, amounts, into);
  return html`<tr class="total"><td colspan="${first + before}">${caption} &nbsp; ${counts}</td>${texts.map(({ text }) => html`<td class="n">${text}</td>`)}</tr>`;
}

export const rowsCss =
  'th.n{text-align:right}tr.total td{font-weight:700;border-top:.7pt solid #000}.gh td,div.gh{font-weight:700}div.gh{margin:7pt 0 2pt;break-after:avoid}';
