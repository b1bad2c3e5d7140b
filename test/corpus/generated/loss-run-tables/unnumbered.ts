import { cellClass, drawAmounts, drawClaimFields, type Field } from './columns.ts';
import { drawHead } from './headings.ts';
import { countText, headPolicy } from './sections.ts';
import { drawSetting, finish, grandTotal, impliedCount, noClaims, type Setting, showFields } from './setting.ts';
import type { Policy } from '../loss-run/facts.ts';
import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';

// Claims without numbers beside their policy, which spans their lines; types of claims in letters with a key elsewhere.

type Coded = Setting & { fields: readonly Field[]; codes: ReadonlyMap<string, string> };

/** Letters for the claim types of a report: the initials of their words, made unique. */
function codesOf({ report, recipe }: Setting): ReadonlyMap<string, string> {
  const types = [...new Set(report.claims.map(({ claimType }) => claimType))].sort();
  const isNumbered = recipe.chance('numbers for types', 0.4);
  const used = new Map<string, number>();
  return new Map(
    types.map((type, index) => {
      if (isNumbered) return [type, String(index * 10 + 10)];
      const initials = type
        .split(/[^A-Za-z]+/)
        .map((word) => word.slice(0, 1))
        .join('')
        .toUpperCase();
      const count = (used.get(initials) ?? 0) + 1;
      used.set(initials, count);
      return [type, count === 1 ? initials : `${initials}${count}`];
    }),
  );
}

function policyRows(policy: Policy, coded: Coded): { html: Html; policy: ShownFields; claims: ShownFields[] } {
  const { recipe, formats, fields, codes } = coded;
  const heading = headPolicy(recipe, policy, formats);
  const counts = countText(recipe, policy.claims, formats);
  const claims = policy.claims.map((claim) => {
    const shown = showFields(claim, fields, formats);
    const code = codes.get(claim.claimType);
    const meaning = formats.text(claim.claimType).value;
    if (shown.has('claimType') && code !== undefined) shown.set('claimType', { ...plain(code), accept: [meaning] });
    return shown.set('policyNumber', plain(policy.number));
  });
  const side = html`<td class="side" rowspan="${Math.max(1, claims.length)}">${heading.html}<br>${counts.text}</td>`;
  const cells = (shown: ReadonlyMap<string, Shown>): Html =>
    html`${fields.map((field) => html`<td class="${cellClass(field)}">${shown.get(field)?.text}</td>`)}`;
  const lines = claims.map((shown, index) => html`<tr>${index === 0 ? side : null}${cells(shown)}</tr>`);
  const nothing = html`<tr>${side}<td colspan="${fields.length}">${noClaims(coded)}</td></tr>`;
  return {
    html: html`${claims.length === 0 ? nothing : lines}`,
    policy: impliedCount(policy, new Map([...heading.fields, ...counts.fields])),
    claims,
  };
}

function build(recipe: Recipe): Drawn {
  const setting = drawSetting(recipe);
  const { report, formats } = setting;
  const amounts = drawAmounts(recipe, report);
  const words = drawClaimFields(recipe, report, amounts.length > 7 ? 3 : 5).filter((field) => field !== 'claimNumber');
  const fields: Field[] = [...words, ...amounts];
  const codes: ReadonlyMap<string, string> = words.includes('claimType') ? codesOf(setting) : new Map();
  const parts = report.policies.map((policy) => policyRows(policy, { ...setting, fields, codes }));
  const total = grandTotal(setting, ['unit', ...fields]);
  const head = drawHead(
    recipe,
    fields,
    formats,
    html`<th>${formats.heading(recipe.word('loss_run.policyNumber', 'side'))}</th>`,
  );
  const legend = [...codes].map(
    ([type, code]) => `${code} ${recipe.pick('between code and meaning', ['=', '-', ':'])} ${formats.text(type).text}`,
  );
  const key =
    legend.length === 0
      ? null
      : html`<div class="legend">${recipe.pick('key', ['Key to codes', 'Coverage codes', 'Codes', 'Legend'])}: ${legend.join(recipe.pick('between codes', ['; ', ', ', '\u00a0\u00a0\u00a0']))}</div>`;
  const table = html`<table class="records"><thead>${head}</thead><tbody>${parts.map((part) => part.html)}${total.html}</tbody></table>`;
  return finish(
    setting,
    {
      html: recipe.chance('key first', 0.4) ? html`${key}${table}` : html`${table}${key}`,
      policies: parts.map((part) => part.policy),
      claims: parts.flatMap((part) => part.claims),
      totals: total.fields,
    },
    {
      landscape: fields.length > 6 || recipe.chance('landscape', 0.4),
      dense: fields.length > 8,
      css: 'td.side{width:120pt}',
    },
  );
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-policies-beside', build }];
