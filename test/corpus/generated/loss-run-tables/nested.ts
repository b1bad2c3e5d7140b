import { drawAmounts, type Field } from './columns.ts';
import { headPolicy, totalRow } from './sections.ts';
import { claimRow, drawSetting, finish, grandTotal, impliedCount, noClaims, type Setting } from './setting.ts';
import { drawHead } from './headings.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import { type ClaimField, showClaim } from '../loss-run/fields.ts';
import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { numbered } from '../../kit/names.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';

// Occurrences with their date and story in a heading line, and the claims of their claimants in the lines under it.

type Nested = Setting & { fields: readonly Field[]; common: readonly ClaimField[] };

/** Claims of one occurrence share its date, state and story; each keeps its own number, claimant and amounts. */
function occurrencesOf(policy: Policy, { recipe }: Setting): Claim[][] {
  const random = recipe.facts(`occurrences of ${policy.number} ${policy.effectiveDate}`);
  const groups: Claim[][] = [];
  for (const claim of policy.claims) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    if (last === undefined || first === undefined || random.chance(0.6)) groups.push([claim]);
    else {
      const { lossDate, reportedDate, state, description, cause } = first;
      const closedDate = claim.closedDate !== null && claim.closedDate < reportedDate ? reportedDate : claim.closedDate;
      last.push({ ...claim, lossDate, reportedDate, state, description, cause, closedDate });
    }
  }
  return groups;
}

function occurrenceRows(claims: readonly Claim[], nested: Nested): { html: Html; claims: ShownFields[] } {
  const { recipe, formats, fields, common } = nested;
  const [first] = claims;
  if (first === undefined) return { html: html``, claims: [] };
  const word = (key: string): string => formats.heading(recipe.word(`loss_run.${key}`, 'occurrence'));
  const number = numbered(
    recipe.facts(`number of ${first.number}`),
    recipe.pick('occurrence numbers', ['######', 'OC-#####', '##-####']),
  );
  const shown = new Map<string, Shown>(common.map((field) => [field, showClaim(first, field, formats)]));
  const gap = recipe.pick('gap in occurrences', ['\u00a0\u00a0\u00a0', ' | ', '; ', '\u00a0-\u00a0']);
  const pieces = common.map((field) => html`${gap}${word(field)}: ${shown.get(field)?.text}`);
  const heading = html`<tr class="occurrence"><td colspan="${fields.length + 1}">${word('occurrenceNumber')} ${number}${pieces}</td></tr>`;
  const rows = claims.map((claim) => claimRow(claim, fields, formats));
  const lines = rows.map(
    (row, index) =>
      html`<tr><td>${String(index + 1).padStart(3, '0')}</td>${fields.map((field) => html`<td class="${field.includes('.') || field === 'recovered' ? 'n' : 'w'}">${row.fields.get(field)?.text}</td>`)}</tr>`,
  );
  return {
    html: html`${heading}${lines}`,
    claims: rows.map(
      (row) => new Map([...row.fields, ...shown, ['policyNumber', plain(first.policy.number)] as const]),
    ),
  };
}

function build(recipe: Recipe): Drawn {
  const setting = drawSetting(recipe, { onlyLines: ['liability', 'auto', 'property'] });
  const { report, formats } = setting;
  const common = (['lossDate', 'lossState', 'reportedDate', 'description', 'cause'] as const).filter(
    (field) => field === 'lossDate' || recipe.chance(`occurrence has ${field}`, 0.55),
  );
  const own = (['claimantName', 'claimType', 'status', 'closedDate', 'adjusterName'] as const).filter(
    (field) => field === 'claimantName' || recipe.chance(`claim has ${field}`, 0.6),
  );
  const fields: Field[] = ['claimNumber', ...own, ...drawAmounts(recipe, report)];
  const nested: Nested = { ...setting, fields, common };
  const head = html`<thead>${drawHead(recipe, fields, formats, html`<th>${formats.heading(recipe.word('loss_run.claimantNumber'))}</th>`)}</thead>`;
  const table = (content: Html): Html => html`<table class="records">${head}<tbody>${content}</tbody></table>`;
  const caption = formats.heading(recipe.word('loss_run.policyTotal'));
  const wide: Field[] = ['unit', ...fields];
  const parts = report.policies.map((policy) => {
    const heading = headPolicy(recipe, policy, formats);
    const rows = occurrencesOf(policy, setting).map((claims) => occurrenceRows(claims, nested));
    const hasTotal = rows.length > 0 && recipe.chance('policy totals', 0.6);
    const total = hasTotal ? totalRow({ recipe, formats, fields: wide, claims: policy.claims, caption }) : null;
    const content =
      rows.length === 0
        ? html`<div>${noClaims(setting)}</div>`
        : table(html`${rows.map((row) => row.html)}${total?.html}`);
    return {
      html: html`<div class="policy">${heading.html}</div>${content}`,
      policy: impliedCount(policy, new Map([...heading.fields, ...(total?.fields ?? [])])),
      claims: rows.flatMap((row) => row.claims),
    };
  });
  const total = grandTotal(setting, wide);
  return finish(
    setting,
    {
      html: html`${parts.map((part) => part.html)}${total.fields.size === 0 ? null : table(total.html)}`,
      policies: parts.map((part) => part.policy),
      claims: parts.flatMap((part) => part.claims),
      totals: total.fields,
    },
    {
      landscape: fields.length > 8 || recipe.chance('landscape', 0.4),
      dense: fields.length > 9,
      css: `tr.occurrence td{${recipe.pick('occurrence lines', ['font-style:italic', 'font-weight:700', 'background:#f3f3f3', 'padding-top:5pt'])}}`,
    },
  );
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-nested-occurrences', build }];
