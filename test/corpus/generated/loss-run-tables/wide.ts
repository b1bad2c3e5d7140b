import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Policy } from '../loss-run/facts.ts';
import { drawAmounts, drawClaimFields, type Field } from './columns.ts';
import { drawHead } from './headings.ts';
import { headPolicy, totalRow } from './sections.ts';
import {
  type Body,
  claimRow,
  drawSetting,
  finish,
  grandTotal,
  impliedCount,
  noClaims,
  type Setting,
} from './setting.ts';

// One line a claim. The policies stand in heading lines, each over a table of its own, in a column, or in a list before.

type Wide = Setting & { fields: readonly Field[] };

/** The lines of one policy, with its heading and its total as the recipe has them. */
function policyRows(policy: Policy, wide: Wide): Body {
  const { recipe, formats, fields } = wide;
  const heading = headPolicy(recipe, policy, formats);
  const rows = policy.claims.map((claim) => claimRow(claim, fields, formats));
  for (const { fields } of rows) fields.set('policyNumber', plain(policy.number));
  const isEmpty = policy.claims.length === 0;
  const hasTotal = recipe.chance('policy totals', 0.65) && (!isEmpty || recipe.chance('totals of nothing', 0.4));
  const caption = formats.heading(recipe.word('loss_run.policyTotal'));
  const total = hasTotal ? totalRow({ recipe, formats, fields, claims: policy.claims, caption }) : null;
  const saysNothing = isEmpty && (total === null || recipe.chance('says no claims', 0.6));
  const nothing = saysNothing ? html`<tr><td colspan="${fields.length}">${noClaims(wide)}</td></tr>` : null;
  return {
    html: html`${rows.map((row) => row.html)}${nothing}${total?.html}`,
    policies: [impliedCount(policy, new Map([...heading.fields, ...(total?.fields ?? [])]))],
    claims: rows.map((row) => row.fields),
    totals: new Map(),
  };
}

function underHeadings(wide: Wide, each: 'rows' | 'tables'): Body {
  const { recipe, formats, fields, report } = wide;
  const head = html`<thead>${drawHead(recipe, fields, formats)}</thead>`;
  const parts = report.policies.map((policy) => ({
    heading: headPolicy(recipe, policy, formats).html,
    body: policyRows(policy, wide),
  }));
  const total = grandTotal(wide, fields);
  const table = (content: Html): Html => html`<table class="records">${head}<tbody>${content}</tbody></table>`;
  const inRows = parts.map(
    ({ heading, body }) => html`<tr class="policy"><td colspan="${fields.length}">${heading}</td></tr>${body.html}`,
  );
  const inTables = parts.map(({ heading, body }) => html`<div class="policy">${heading}</div>${table(body.html)}`);
  const totalTable = total.fields.size === 0 ? null : table(total.html);
  return {
    html: each === 'rows' ? table(html`${inRows}${total.html}`) : html`${inTables}${totalTable}`,
    policies: parts.flatMap(({ body }) => body.policies),
    claims: parts.flatMap(({ body }) => body.claims),
    totals: total.fields,
  };
}

/** Every claim names its policy; the policies may have a list of their own before. */
function withColumn(wide: Wide, isListed: boolean): Body {
  const { recipe, formats, report } = wide;
  const fields: Field[] = wide.fields.toSpliced(recipe.chance('policy column first', 0.6) ? 0 : 1, 0, 'policyNumber');
  const rows = report.claims.map((claim) => claimRow(claim, fields, formats));
  const total = grandTotal(wide, fields);
  const withClaims = report.policies.filter(({ claims }) => claims.length > 0);
  const numbers = [...new Set(withClaims.map(({ number }) => number))];
  const headings = report.policies.map((policy) => headPolicy(recipe, policy, formats));
  const list = html`<div class="list">${headings.map((heading) => html`<div>${heading.html}</div>`)}</div>`;
  const lines =
    rows.length === 0
      ? html`<tr><td colspan="${fields.length}">${noClaims(wide)}</td></tr>`
      : rows.map((row) => row.html);
  return {
    html: html`${isListed ? list : null}<table class="records"><thead>${drawHead(recipe, fields, formats)}</thead><tbody>${lines}${total.html}</tbody></table>`,
    policies: isListed
      ? headings.map((heading) => heading.fields)
      : numbers.map((number) => new Map([['policyNumber', plain(number)]])),
    claims: rows.map((row) => row.fields),
    totals: total.fields,
  };
}

function build(recipe: Recipe): Drawn {
  const setting = drawSetting(recipe);
  const amounts = drawAmounts(recipe, setting.report);
  const words = drawClaimFields(recipe, setting.report, amounts.length > 7 ? 4 : 8);
  const fields: Field[] = recipe.chance('amounts first', 0.07) ? [...amounts, ...words] : [...words, ...amounts];
  const wide = { ...setting, fields };
  const place = recipe.draw('policies stand', { rows: 4, tables: 4, column: 2, list: 2 });
  const body = place === 'rows' || place === 'tables' ? underHeadings(wide, place) : withColumn(wide, place === 'list');
  const landscape = fields.length > 8 || recipe.chance('landscape', 0.3);
  return finish(setting, body, { dense: fields.length > 9, landscape });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-wide-table', weight: 2, build }];
