import { cellClass, drawAmounts, drawClaimFields, type Field } from './columns.ts';
import { drawHead } from './headings.ts';
import { headPolicy, totalRow } from './sections.ts';
import { drawSetting, finish, grandTotal, impliedCount, noClaims, type Setting, showFields } from './setting.ts';
import type { Claim } from '../loss-run/facts.ts';
import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';

// The columns of a claim stand in two tables: its words in one, its amounts in another, joined by the claim's number.

type Split = Setting & { left: Field[]; right: Field[] };

function rowsOf(claims: readonly Claim[], fields: readonly Field[], { formats }: Setting): Html[] {
  return claims.map((claim) => {
    const shown = showFields(claim, fields, formats);
    return html`<tr>${fields.map((field) => html`<td class="${cellClass(field)}">${shown.get(field)?.text}</td>`)}</tr>`;
  });
}

const table = (head: Html, content: Html): Html =>
  html`<table class="records"><thead>${head}</thead><tbody>${content}</tbody></table>`;

function titled(title: string, content: Html): Html {
  return html`<div class="policy">${title}</div>${content}`;
}

/** Both tables for some claims; `caption` names the line of their sums. */
function tablesOf(
  claims: readonly Claim[],
  split: Split,
  caption: string | null,
): { words: Html; amounts: Html; totals: ShownFields } {
  const { recipe, formats, left, right } = split;
  const total = caption === null ? null : totalRow({ recipe, formats, fields: right, claims, caption });
  return {
    words: table(drawHead(recipe, left, formats), html`${rowsOf(claims, left, split)}`),
    amounts: table(drawHead(recipe, right, formats), html`${rowsOf(claims, right, split)}${total?.html}`),
    totals: total?.fields ?? new Map(),
  };
}

function titlesOf({ recipe, formats }: Setting): { words: string; amounts: string } {
  const words = recipe.pick('title of words', ['Claim Information', 'Part I - Claim Detail', 'Claims', 'Loss Detail']);
  const amounts = recipe.pick('title of amounts', [
    'Financial Information',
    'Part II - Financials',
    'Amounts by Claim',
    'Loss Dollars',
  ]);
  return { words: formats.heading(words), amounts: formats.heading(amounts) };
}

function build(recipe: Recipe): Drawn {
  const setting = drawSetting(recipe);
  const { report, formats } = setting;
  const amounts = drawAmounts(recipe, report);
  const words = drawClaimFields(recipe, report, 8).filter((field) => field !== 'claimNumber');
  const kept = recipe.chance('status beside the amounts', 0.4) && words.includes('status') ? (['status'] as const) : [];
  const left: Field[] = ['claimNumber', ...words.filter((field) => field !== 'status' || kept.length === 0)];
  const split: Split = { ...setting, left, right: ['claimNumber', ...kept, ...amounts] };
  const titles = titlesOf(setting);
  const isByPolicy = recipe.chance('both tables by policy', 0.5);
  const word = (key: string): string => formats.heading(recipe.word(`loss_run.${key}`));
  const headings = report.policies.map((policy) => headPolicy(recipe, policy, formats));
  const hasTotal = recipe.chance('policy totals', 0.6);
  const parts = report.policies.map((policy) =>
    tablesOf(policy.claims, split, hasTotal && policy.claims.length > 0 ? word('policyTotal') : null),
  );
  const under = (index: number, content: Html): Html => {
    const isEmpty = report.policies[index]?.claims.length === 0;
    return html`<div class="policy">${headings[index]?.html}</div>${isEmpty ? html`<div>${noClaims(setting)}</div>` : content}`;
  };
  const total = grandTotal(setting, split.right);
  const grand = total.fields.size === 0 ? null : table(drawHead(recipe, split.right, formats), total.html);
  const newPage = recipe.chance('amounts on a page of their own', 0.4)
    ? html`<div style="break-before:page"></div>`
    : null;
  const apart = html`${titled(titles.words, html`${parts.map((part, index) => under(index, part.words))}`)}${newPage}${titled(titles.amounts, html`${parts.map((part, index) => (report.policies[index]?.claims.length === 0 ? null : under(index, part.amounts)))}`)}`;
  const together = html`${parts.map((part, index) => under(index, html`<div>${titles.words}</div>${part.words}<div>${titles.amounts}</div>${part.amounts}`))}`;
  const claims = report.claims.map(
    (claim): Map<string, Shown> =>
      new Map([
        ...showFields(claim, [...split.left, ...split.right], formats),
        ['policyNumber', plain(claim.policy.number)],
      ]),
  );
  return finish(
    setting,
    {
      html: html`${isByPolicy ? together : apart}${grand}`,
      policies: report.policies.map((policy, index) =>
        impliedCount(policy, new Map([...(headings[index]?.fields ?? []), ...(parts[index]?.totals ?? [])])),
      ),
      claims,
      totals: total.fields,
    },
    { landscape: left.length > 8 || amounts.length > 7 || recipe.chance('landscape', 0.3), dense: amounts.length > 8 },
  );
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-split-columns', build }];
