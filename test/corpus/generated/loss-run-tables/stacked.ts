import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import { type AmountField, showAmount } from '../loss-run/fields.ts';
import { type Field, cellClass, drawAmounts, drawClaimFields } from './columns.ts';
import { countText, headPolicy } from './sections.ts';
import { type Body, drawSetting, finish, impliedCount, noClaims, type Setting, showFields } from './setting.ts';

// One claim over two or three lines, under column heads of as many lines: each head stands where its value stands.

export type Slot = Field | null;
type Stacked = Setting & { lines: Slot[][]; below: Field | null };

/** Spreads fields over lines; long texts may get a line of their own under the record. */
export function arrange(
  recipe: Recipe,
  words: readonly Field[],
  amounts: readonly AmountField[],
): Pick<Stacked, 'lines' | 'below'> {
  const below = words.includes('description') && recipe.chance('description below', 0.5) ? 'description' : null;
  const count = recipe.int('lines of a record', 2, 3);
  const spread = (items: readonly Field[]): Slot[][] => {
    const width = Math.ceil(items.length / count);
    const byLine = recipe.chance(`${items === amounts ? 'amounts' : 'words'} line by line`, 0.5);
    return Array.from({ length: count }, (_, line) =>
      Array.from(
        { length: width },
        (_, column) => items[byLine ? line * width + column : column * count + line] ?? null,
      ),
    );
  };
  const left = spread(words.filter((field) => field !== below));
  const right = recipe.draw('amounts stand', { first: 2, last: 1, spread: 4 });
  const amountLines =
    right === 'spread'
      ? spread(amounts)
      : left.map((_, line): Slot[] =>
          amounts.map((field) => (line === (right === 'first' ? 0 : count - 1) ? field : null)),
        );
  return { below, lines: left.map((line, index) => [...line, ...(amountLines[index] ?? [])]) };
}

const cell = (tag: 'td' | 'th', field: Slot, text: string): Html =>
  tag === 'td'
    ? html`<td class="${field === null ? '' : cellClass(field)}">${text}</td>`
    : html`<th class="${field === null ? '' : cellClass(field)}">${text}</th>`;

function head({ recipe, formats, lines, below }: Stacked): Html {
  const word = (field: Field): string => formats.heading(recipe.word(`loss_run.${field}`));
  const rows = lines.map(
    (line) => html`<tr>${line.map((field) => cell('th', field, field === null ? '' : word(field)))}</tr>`,
  );
  const isNamed = below !== null && recipe.chance('head of the line below', 0.6);
  const last = isNamed ? html`<tr><th colspan="${lines[0]?.length}">${word(below)}</th></tr>` : null;
  return html`<thead>${rows}${last}</thead>`;
}

function record(claim: Claim, { recipe, formats, lines, below }: Stacked): { html: Html; fields: ShownFields } {
  const fields = lines.flat().filter((field) => field !== null);
  const shown = showFields(claim, below === null ? fields : [...fields, below], formats);
  const text = (field: Slot): string => (field === null ? '' : (shown.get(field)?.text ?? ''));
  const rows = lines.map(
    (line, index) =>
      html`<tr class="${index === 0 ? 'first' : 'next'}">${line.map((field) => cell('td', field, text(field)))}</tr>`,
  );
  const label = recipe.pick('label below', ['', '', `${formats.heading(recipe.word('loss_run.description'))}: `]);
  const last =
    below === null
      ? null
      : html`<tr class="next"><td></td><td colspan="${(lines[0]?.length ?? 2) - 1}">${label}${text(below)}</td></tr>`;
  shown.set('policyNumber', plain(claim.policy.number));
  return { html: html`<tbody class="record">${rows}${last}</tbody>`, fields: shown };
}

/** Sums under their columns, over as many lines as a record has. */
function totalLines(caption: string, claims: readonly Claim[], stacked: Stacked): { html: Html; fields: ShownFields } {
  const { recipe, formats, lines } = stacked;
  const counts = countText(recipe, claims, formats);
  const shown = new Map(counts.fields);
  const rows = lines.map((line, index): Html => {
    const firstAmount = line.findIndex((field) => field !== null && cellClass(field) === 'n');
    const lead = firstAmount < 0 ? line.length : firstAmount;
    const sums = line.slice(lead).map((field) => {
      if (field === null || cellClass(field) !== 'n') return html`<td></td>`;
      const amount = showAmount(claims, field as AmountField, formats);
      shown.set(field, amount);
      return cell('td', field, amount.text);
    });
    const words = index === 0 ? html`${caption} &nbsp; ${counts.text}` : null;
    return html`<tr class="total">${lead === 0 ? null : html`<td colspan="${lead}">${words}</td>`}${sums}</tr>`;
  });
  return { html: html`<tbody class="record">${rows}</tbody>`, fields: shown };
}

function policyPart(policy: Policy, stacked: Stacked): { heading: Html; body: Body } {
  const { recipe, formats, lines } = stacked;
  const heading = headPolicy(recipe, policy, formats);
  const records = policy.claims.map((claim) => record(claim, stacked));
  const caption = formats.heading(recipe.word('loss_run.policyTotal'));
  const hasTotal = policy.claims.length > 0 && recipe.chance('policy totals', 0.6);
  const total = hasTotal ? totalLines(caption, policy.claims, stacked) : null;
  const nothing =
    records.length === 0
      ? html`<tbody><tr><td colspan="${lines[0]?.length}">${noClaims(stacked)}</td></tr></tbody>`
      : null;
  return {
    heading: heading.html,
    body: {
      html: html`${records.map((each) => each.html)}${nothing}${total?.html}`,
      policies: [impliedCount(policy, new Map([...heading.fields, ...(total?.fields ?? [])]))],
      claims: records.map((each) => each.fields),
      totals: new Map(),
    },
  };
}

function build(recipe: Recipe): Drawn {
  const setting = drawSetting(recipe);
  const amounts = drawAmounts(recipe, setting.report);
  const words = drawClaimFields(recipe, setting.report, 9);
  const stacked: Stacked = { ...setting, ...arrange(recipe, words, amounts) };
  const parts = setting.report.policies.map((policy) => policyPart(policy, stacked));
  const caption = setting.formats.heading(recipe.word('loss_run.grandTotal'));
  const hasTotal = setting.report.claims.length > 0 && recipe.chance('grand totals', 0.7);
  const total = hasTotal ? totalLines(caption, setting.report.claims, stacked) : null;
  const width = stacked.lines[0]?.length ?? 1;
  const isOneTable = recipe.chance('one table', 0.5);
  const table = (content: Html): Html => html`<table class="records">${head(stacked)}${content}</table>`;
  const body = isOneTable
    ? table(
        html`${parts.map(({ heading, body }) => html`<tbody><tr class="policy"><td colspan="${width}">${heading}</td></tr></tbody>${body.html}`)}${total?.html}`,
      )
    : html`${parts.map(({ heading, body }) => html`<div class="policy">${heading}</div>${table(body.html)}`)}${total === null ? null : table(total.html)}`;
  const gap = recipe.pick('between records', [
    'padding-top:4pt',
    'border-top:.5pt solid #888',
    'padding-top:1pt',
    'border-top:1px dotted #444',
  ]);
  return finish(
    setting,
    {
      html: body,
      policies: parts.flatMap((part) => part.body.policies),
      claims: parts.flatMap((part) => part.body.claims),
      totals: total?.fields ?? new Map(),
    },
    {
      landscape: width > 8 || recipe.chance('landscape', 0.4),
      dense: width > 9,
      css: `tr.first td{${gap}}th.n{text-align:right}.records td{border-bottom:0}`,
    },
  );
}

export const families: readonly Family[] = [
  { policyType: 'loss_run', name: 'loss-run-stacked-lines', weight: 2, build },
];
