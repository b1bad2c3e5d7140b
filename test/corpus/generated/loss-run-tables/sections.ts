import { html, type Html } from '../../kit/html.ts';
import type { ClaimFacts } from '../../kit/loss-facts.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Policy } from '../loss-run/facts.ts';
import { type AmountField, isAmount, showAmount, showCount } from '../loss-run/fields.ts';
import type { Formats } from '../loss-run/formats.ts';
import { cellClass, type Field } from './columns.ts';

/** A policy as a heading names it: number, term, and perhaps its line of business. */
export interface PolicyHeading {
  html: Html;
  fields: Map<string, Shown>;
}

export function headPolicy(recipe: Recipe, policy: Policy, formats: Formats): PolicyHeading {
  const word = (key: string): string => formats.heading(recipe.word(`loss_run.${key}`, 'heading'));
  const [from, to] = [formats.date(policy.effectiveDate), formats.date(policy.expirationDate)];
  const colon = recipe.pick('colon of policies', [':', ':', '', ' -']);
  const number = html`${word('policyNumber')}${colon} <b>${policy.number}</b>`;
  const between = recipe.pick('between dates', [' - ', ' to ', ' TO ', ' thru ', '-', ' through ', ' / ']);
  const terms = {
    period: html`${word('policyPeriod')}${colon} ${from.text}${between}${to.text}`,
    two: html`${word('effectiveDate')}${colon} ${from.text} &nbsp; ${word('expirationDate')}${colon} ${to.text}`,
    bare: html`${from.text}${between}${to.text}`,
    parentheses: html`(${from.text}${between}${to.text})`,
  };
  const term = terms[recipe.draw('terms', { period: 4, two: 3, bare: 2, parentheses: 1 })];
  const fields = new Map<string, Shown>([
    ['policyNumber', plain(policy.number)],
    ['effectiveDate', from],
    ['expirationDate', to],
  ]);
  const pieces = [number, term];
  const lines = {
    labelled: html`${word('lineOfBusiness')}${colon} ${policy.lineName}`,
    bare: html`${policy.lineName}`,
  };
  const line = recipe.draw('line stands', { labelled: 4, bare: 3, none: 2 });
  if (line !== 'none') {
    fields.set('lineOfBusiness', plain(policy.lineName));
    pieces.splice(recipe.int('place of line', 0, 2), 0, lines[line]);
  }
  const gap = recipe.pick('gap in policy headings', ['   ', '      ', ' | ', ' - ']);
  return {
    html: html`${pieces.map((piece, index) => [index === 0 ? '' : gap.replaceAll(' ', '\u00a0'), piece])}`,
    fields,
  };
}

/** The counts of a total line, in words, and what they say. */
export function countText(
  recipe: Recipe,
  claims: readonly ClaimFacts[],
  formats: Formats,
): { text: string; fields: ShownFields } {
  const count = showCount(claims, 'claimCount');
  const open = showCount(claims, 'openClaimCount');
  const word = (key: string): string => formats.heading(recipe.word(`loss_run.${key}`, 'count'));
  const plural = count.text === '1' ? '' : 's';
  const texts = {
    none: '',
    sentence: `${count.text} claim${plural}, ${open.text} open`,
    labelled: `${word('claimCount')}: ${count.text}`,
    both: `${word('claimCount')}: ${count.text}  ${word('openClaimCount')}: ${open.text}`,
    parentheses: `(${count.text} claim${plural})`,
    bare: `${count.text} ${formats.heading(count.text === '1' ? 'Claim' : 'Claims')}`,
  };
  const name = recipe.draw('counts', { none: 3, sentence: 2, labelled: 3, both: 2, parentheses: 1, bare: 1 });
  const fields = new Map<string, Shown>();
  if (name !== 'none') fields.set('claimCount', count);
  if (name === 'sentence' || name === 'both') fields.set('openClaimCount', open);
  return { text: texts[name], fields };
}

/** A line of sums under the columns of a table, and what it says. */
export function totalRow({
  recipe,
  formats,
  fields,
  claims,
  caption,
  counts = countText(recipe, claims, formats),
}: {
  recipe: Recipe;
  formats: Formats;
  fields: readonly Field[];
  claims: readonly ClaimFacts[];
  caption: string;
  counts?: { text: string; fields: ShownFields };
}): { html: Html; fields: ShownFields } {
  const firstAmount = fields.findIndex(isAmount);
  const shown = new Map<string, Shown>(counts.fields);
  const amounts = fields.slice(firstAmount).map((field): Html => {
    if (!isAmount(field)) return html`<td></td>`;
    const amount = showAmount(claims, field, formats);
    shown.set(field, amount);
    return html`<td class="${cellClass(field)}">${amount.text}</td>`;
  });
  const words = html`${caption}${recipe.pick('colon of totals', [':', '', ''])} &nbsp; ${counts.text}`;
  const lead = firstAmount === 0 ? null : html`<td colspan="${firstAmount}" class="cap">${words}</td>`;
  const before = firstAmount === 0 ? html`<tr class="total"><td colspan="${fields.length}">${words}</td></tr>` : null;
  return { html: html`${before}<tr class="total">${lead}${amounts}</tr>`, fields: shown };
}

export const amountsOf = (fields: readonly Field[]): AmountField[] => fields.filter(isAmount);
