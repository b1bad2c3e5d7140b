import { html, type Html } from '../../kit/html.ts';
import type { Shown, ShownFields } from '../../kit/shown.ts';
import { showAmount, showCount, showPolicy } from '../loss-run/fields.ts';
import { amountsOf } from './sections.ts';
import type { Field } from './columns.ts';
import type { Setting } from './setting.ts';

type Column =
  | 'policyNumber'
  | 'lineOfBusiness'
  | 'effectiveDate'
  | 'expirationDate'
  | 'policyPeriod'
  | 'claimCount'
  | 'openClaimCount';

/** The policies in a table of their own, with counts and sums as drawn; the last line may have the sums of all. */
export function policyTable(
  setting: Setting,
  fields: readonly Field[],
): { html: Html; policies: ShownFields[]; totals: ShownFields } {
  const { recipe, report, formats } = setting;
  const word = (key: string): string => formats.heading(recipe.word(`loss_run.${key}`, 'table'));
  const words: Column[] = [
    'policyNumber',
    ...(recipe.chance('terms in one cell', 0.35)
      ? (['policyPeriod'] as const)
      : (['effectiveDate', 'expirationDate'] as const)),
  ];
  if (recipe.chance('policy table has lines', 0.6))
    words.splice(recipe.int('column of lines', 0, words.length), 0, 'lineOfBusiness');
  if (recipe.chance('policy table has counts', 0.6)) words.push('claimCount');
  if (words.includes('claimCount') && recipe.chance('policy table has open counts', 0.5)) words.push('openClaimCount');
  const amounts = recipe.chance('policy table has amounts', 0.6) ? amountsOf(fields) : [];
  const dash = recipe.pick('between dates', [' - ', ' to ', ' TO ', ' thru ', '-', ' through ', ' / ']);
  const rows = report.policies.map((policy) => {
    const shown = new Map<string, Shown>();
    const show = (column: Column): string => {
      if (column === 'policyPeriod') {
        const [from, to] = [formats.date(policy.effectiveDate), formats.date(policy.expirationDate)];
        shown.set('effectiveDate', from).set('expirationDate', to);
        return `${from.text}${dash}${to.text}`;
      }
      const value =
        column === 'claimCount' || column === 'openClaimCount'
          ? showCount(policy.claims, column)
          : showPolicy(policy, column, formats);
      shown.set(column, value);
      return value.text;
    };
    const cells = words.map((column) => html`<td class="${column.endsWith('Count') ? 'n' : 'w'}">${show(column)}</td>`);
    const sums = amounts.map((field) => {
      const amount = showAmount(policy.claims, field, formats);
      shown.set(field, amount);
      return html`<td class="n">${amount.text}</td>`;
    });
    return { html: html`<tr>${cells}${sums}</tr>`, fields: shown };
  });
  const totals = new Map<string, Shown>();
  const hasTotal = amounts.length > 0 && recipe.chance('policy table has totals', 0.6);
  const countCells = words.map((column, index) => {
    if (index === 0) return html`<td>${word('grandTotal')}</td>`;
    if (column !== 'claimCount' && column !== 'openClaimCount') return html`<td></td>`;
    const count = showCount(report.claims, column);
    totals.set(column, count);
    return html`<td class="n">${count.text}</td>`;
  });
  const last = amounts.map((field) => {
    const amount = showAmount(report.claims, field, formats);
    totals.set(field, amount);
    return html`<td class="n">${amount.text}</td>`;
  });
  const head = html`<tr>${[...words, ...amounts].map((field) => html`<th>${word(field)}</th>`)}</tr>`;
  const title = recipe.pick('title of the policy table', [
    '',
    'Policies Included',
    'Policy Summary',
    'Summary by Policy',
    'Policy Information',
    'Policies on this report',
  ]);
  return {
    html: html`<div class="tabletitle">${formats.heading(title)}</div><table class="records list"><thead>${head}</thead><tbody>${rows.map((row) => row.html)}${hasTotal ? html`<tr class="total">${countCells}${last}</tr>` : null}</tbody></table>`,
    policies: rows.map((row) => row.fields),
    totals: hasTotal ? totals : new Map(),
  };
}
