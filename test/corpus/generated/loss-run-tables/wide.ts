import type { Family } from '../../kit/families.ts';
import { html, type Html, sheet } from '../../kit/html.ts';
import { drawLook } from '../../kit/look.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import { type Claim, makeReport, type Policy, type Report } from '../loss-run/facts.ts';
import { showClaim } from '../loss-run/fields.ts';
import { drawFormats, type Formats } from '../loss-run/formats.ts';
import { lossRunLabel } from '../loss-run/label.ts';
import { drawMasthead, mastheadCss } from '../loss-run/masthead.ts';
import { cellClass, drawAmounts, drawClaimFields, type Field } from './columns.ts';
import { furniture } from './furniture.ts';
import { drawHead } from './headings.ts';
import { headPolicy, totalRow } from './sections.ts';
import { settleTotals } from './totals.ts';

// One line a claim. The policies stand in heading lines, each over a table of its own, in a column, or in a list before.

interface Body {
  html: Html;
  policies: ShownFields[];
  claims: ShownFields[];
  totals: ShownFields;
}

interface Setting {
  recipe: Recipe;
  report: Report;
  formats: Formats;
  fields: readonly Field[];
}

function claimRow(claim: Claim, { fields, formats }: Setting): { html: Html; fields: Map<string, Shown> } {
  const shown = new Map(fields.map((field) => [field as string, showClaim(claim, field, formats)]));
  const cells = fields.map((field) => html`<td class="${cellClass(field)}">${shown.get(field)?.text}</td>`);
  return { html: html`<tr>${cells}</tr>`, fields: shown };
}

/** The lines of one policy, with its heading and its total as the recipe has them. */
function policyRows(policy: Policy, setting: Setting): Body {
  const { recipe, formats, fields } = setting;
  const heading = headPolicy(recipe, policy, formats);
  const rows = policy.claims.map((claim) => claimRow(claim, setting));
  for (const { fields } of rows) fields.set('policyNumber', plain(policy.number));
  const noClaims = formats.text(recipe.word('loss_run.noClaims')).text;
  const isEmpty = policy.claims.length === 0;
  const hasTotal = recipe.chance('policy totals', 0.65) && (!isEmpty || recipe.chance('totals of nothing', 0.4));
  const caption = formats.heading(recipe.word('loss_run.policyTotal'));
  const total = hasTotal ? totalRow({ recipe, formats, fields, claims: policy.claims, caption }) : null;
  const saysNothing = isEmpty && (total === null || recipe.chance('says no claims', 0.6));
  const nothing = saysNothing ? html`<tr><td colspan="${fields.length}">${noClaims}</td></tr>` : null;
  const policyFields = new Map([...heading.fields, ...(total?.fields ?? [])]);
  if (isEmpty && !policyFields.has('claimCount'))
    policyFields.set('claimCount', { text: '', value: null, accept: [0] });
  return {
    html: html`${rows.map((row) => row.html)}${nothing}${total?.html}`,
    policies: [policyFields],
    claims: rows.map((row) => row.fields),
    totals: new Map(),
  };
}

function grandTotal(setting: Setting): { html: Html; fields: ShownFields } {
  const { recipe, formats, fields, report } = setting;
  if (!recipe.chance('grand totals', 0.7)) return { html: html``, fields: new Map() };
  const caption = formats.heading(recipe.word('loss_run.grandTotal'));
  return totalRow({ recipe, formats, fields, claims: report.claims, caption });
}

function underHeadings(setting: Setting, each: 'rows' | 'tables'): Body {
  const { recipe, formats, fields, report } = setting;
  const head = html`<thead>${drawHead(recipe, fields, formats)}</thead>`;
  const parts = report.policies.map((policy) => ({
    heading: headPolicy(recipe, policy, formats).html,
    body: policyRows(policy, setting),
  }));
  const total = grandTotal(setting);
  const table = (content: Html): Html => html`<table class="records">${head}<tbody>${content}</tbody></table>`;
  const inRows = parts.map(
    ({ heading, body }) => html`<tr class="policy"><td colspan="${fields.length}">${heading}</td></tr>${body.html}`,
  );
  const inTables = parts.map(({ heading, body }) => html`<div class="policy">${heading}</div>${table(body.html)}`);
  return {
    html:
      each === 'rows'
        ? table(html`${inRows}${total.html}`)
        : html`${inTables}${total.fields.size === 0 ? null : table(total.html)}`,
    policies: parts.flatMap(({ body }) => body.policies),
    claims: parts.flatMap(({ body }) => body.claims),
    totals: total.fields,
  };
}

/** Every claim names its policy; the policies may have a list of their own before. */
function withColumn(setting: Setting, isListed: boolean): Body {
  const { recipe, formats, report } = setting;
  const at = recipe.chance('policy column first', 0.6) ? 0 : 1;
  const fields: Field[] = setting.fields.toSpliced(at, 0, 'policyNumber');
  const own = { ...setting, fields };
  const rows = report.claims.map((claim) => claimRow(claim, own));
  const total = grandTotal(own);
  const named = report.policies.filter(({ number, claims }, index) =>
    isListed
      ? true
      : claims.length > 0 &&
        report.policies.findIndex((other) => other.number === number && other.claims.length > 0) === index,
  );
  const headings = named.map((policy) => headPolicy(recipe, policy, formats));
  const list = html`<div class="list">${headings.map((heading) => html`<div>${heading.html}</div>`)}</div>`;
  const nothing = html`<tr><td colspan="${fields.length}">${formats.text(recipe.word('loss_run.noClaims')).text}</td></tr>`;
  return {
    html: html`${isListed ? list : null}<table class="records"><thead>${drawHead(recipe, fields, formats)}</thead><tbody>${rows.length === 0 ? nothing : rows.map((row) => row.html)}${total.html}</tbody></table>`,
    policies: headings.map((heading) =>
      isListed ? heading.fields : new Map([...heading.fields].filter(([field]) => field === 'policyNumber')),
    ),
    claims: rows.map((row) => row.fields),
    totals: total.fields,
  };
}

function build(recipe: Recipe): Drawn {
  const report = makeReport(recipe);
  const formats = drawFormats(recipe, report);
  const amounts = drawAmounts(recipe, report);
  const words = drawClaimFields(recipe, report, amounts.length > 7 ? 4 : 8);
  const fields: Field[] = recipe.chance('amounts first', 0.07) ? [...amounts, ...words] : [...words, ...amounts];
  const setting = { recipe, report, formats, fields };
  const masthead = drawMasthead(recipe, report, formats);
  const place = recipe.draw('policies stand', { rows: 4, tables: 4, column: 2, list: 2 });
  const body =
    place === 'rows' || place === 'tables' ? underHeadings(setting, place) : withColumn(setting, place === 'list');
  const { policies, report: totals } = settleTotals({ policies: body.policies, report: body.totals });
  const look = drawLook(recipe, { dense: fields.length > 9 });
  const around = furniture(recipe, report, formats);
  return {
    html: sheet({
      css: `${look.css}${mastheadCss}${around.css}`,
      body: html`${around.before}${masthead.html}${around.legend}${body.html}${around.after}`,
    }),
    print: { landscape: fields.length > 8 || recipe.chance('landscape', 0.3), ...around.print },
    label: lossRunLabel({
      head: masthead.fields,
      namedInsureds: masthead.namedInsureds,
      policies,
      claims: body.claims,
      totals,
    }),
  };
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-wide-table', weight: 2, build }];
