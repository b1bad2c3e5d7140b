import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Policy } from '../loss-run/facts.ts';
import { showAmount } from '../loss-run/fields.ts';
import { drawAmounts, drawClaimFields, type Field } from './columns.ts';
import { drawHead } from './headings.ts';
import { amountsOf, headPolicy, totalRow } from './sections.ts';
import { claimRow, drawSetting, finish, impliedCount, noClaims, type Setting } from './setting.ts';

// Several lines of business, each with a section and columns of its own, and totals that have a table of their own.

interface Part {
  html: Html;
  policies: ShownFields[];
  claims: ShownFields[];
  amounts: Field[];
}

function policyTableOf(policy: Policy, section: Setting, fields: readonly Field[]): Omit<Part, 'amounts'> {
  const { recipe, formats } = section;
  const heading = headPolicy(recipe, policy, formats);
  const rows = policy.claims.map((claim) => claimRow(claim, fields, formats));
  for (const { fields: shown } of rows) shown.set('policyNumber', plain(policy.number));
  const caption = formats.heading(recipe.word('loss_run.policyTotal'));
  const hasTotal = rows.length > 0 && recipe.chance('policy totals', 0.7);
  const total = hasTotal ? totalRow({ recipe, formats, fields, claims: policy.claims, caption }) : null;
  const table = html`<table class="records"><thead>${drawHead(recipe, fields, formats)}</thead><tbody>${rows.map((row) => row.html)}${total?.html}</tbody></table>`;
  return {
    html: html`<div class="policy">${heading.html}</div>${rows.length === 0 ? html`<div>${noClaims(section)}</div>` : table}`,
    policies: [impliedCount(policy, new Map([...heading.fields, ...(total?.fields ?? [])]))],
    claims: rows.map((row) => row.fields),
  };
}

/** The policies of one line. Amounts are printed the same way in all sections, or in another set each. */
function sectionOf(policies: readonly Policy[], setting: Setting, isAlike: boolean): Part {
  const [first] = policies;
  const name = first?.lineName ?? '';
  const recipe = setting.recipe.part(name);
  const report = { ...setting.report, policies: [...policies] };
  const section = { ...setting, recipe, report };
  const hasMedical = first?.line === 'workers' || setting.recipe.chance('medical apart', 0.2);
  const amounts = drawAmounts(isAlike ? setting.recipe : recipe, isAlike ? setting.report : { hasMedical });
  const words = drawClaimFields(recipe, report, amounts.length > 7 ? 3 : 6);
  const fields: Field[] = [...words, ...amounts];
  const parts = policies.map((policy) => policyTableOf(policy, section, fields));
  const title = setting.recipe.pick('titles of lines', [
    name,
    name.toUpperCase(),
    `${name} Claims`,
    `Section: ${name}`,
  ]);
  return {
    html: html`<div class="line">${title}</div>${parts.map((part) => part.html)}`,
    policies: parts.flatMap((part) => part.policies),
    claims: parts.flatMap((part) => part.claims),
    amounts,
  };
}

/** The sums of the report as lines of words. */
function totalsOf(setting: Setting, fields: readonly Field[]): { html: Html; fields: ShownFields } {
  const { recipe, report, formats } = setting;
  const sums = amountsOf(fields).filter((field) => field.endsWith('.total'));
  if (sums.length === 0 || !recipe.chance('grand totals', 0.6)) return { html: html``, fields: new Map() };
  const shown = new Map(sums.map((field) => [field as string, showAmount(report.claims, field, formats)]));
  const rows = sums.map(
    (field) =>
      html`<tr><td>${formats.heading(recipe.word(`loss_run.${field}`, 'totals'))}</td><td class="n">${shown.get(field)?.text}</td></tr>`,
  );
  return {
    html: html`<div class="line">${formats.heading(recipe.word('loss_run.grandTotal'))}</div><table class="records">${rows}</table>`,
    fields: shown,
  };
}

function build(recipe: Recipe): Drawn {
  const setting = drawSetting(recipe, { several: true });
  const isAlike = recipe.chance('amounts alike', 0.4);
  const names = [...new Set(setting.report.policies.map(({ lineName }) => lineName))];
  const parts = names.map((name) =>
    sectionOf(
      setting.report.policies.filter((policy) => policy.lineName === name),
      setting,
      isAlike,
    ),
  );
  // a heading names the line of the policies under it, even where theirs do not
  const policies = parts.flatMap((part, index) =>
    part.policies.map((fields) => new Map([['lineOfBusiness', plain(names[index] ?? '')], ...fields])),
  );
  const totals = totalsOf(setting, parts[0]?.amounts ?? []);
  const newPage = recipe.chance('a page for each line', 0.3) ? 'section + section{break-before:page}' : '';
  return finish(
    setting,
    {
      html: html`${parts.map((part) => html`<section>${part.html}</section>`)}${totals.html}`,
      policies,
      claims: parts.flatMap((part) => part.claims),
      totals: totals.fields,
    },
    {
      landscape: recipe.chance('landscape', 0.85),
      dense: true,
      css: `.line{font-weight:700;font-size:118%;margin:10pt 0 4pt;break-after:avoid;${recipe.pick('line titles', ['', 'border-bottom:1.5pt solid #000', 'background:#333;color:#fff;padding:2pt 4pt', 'text-align:center', 'letter-spacing:2pt'])}}${newPage}`,
    },
  );
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-line-sections', build }];
