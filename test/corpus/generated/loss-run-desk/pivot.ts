import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim } from '../loss-run/facts.ts';
import type { AmountField } from '../loss-run/fields.ts';
import { drawAmounts } from '../loss-run-tables/columns.ts';
import { closeDesk, counted, type Desk, openDesk, sums, tellClaim, tellPolicy, textOf } from './desk.ts';

// A spreadsheet's pivot table: one column of indented labels for line, policy and claim, sums on every level.

interface Pivot extends Desk {
  amounts: readonly AmountField[];
  hasCount: boolean;
  isSumBelow: boolean;
  indent: number;
}

function row(
  pivot: Pivot,
  label: Html,
  level: number,
  { claims, into }: { claims: readonly Claim[]; into: Map<string, Shown> },
): Html {
  const { hasCount, amounts, indent } = pivot;
  const count = hasCount ? html`<td class="n">${counted(claims, 'claimCount', into)}</td>` : null;
  return html`<tr class="l${level}"><td style="padding-left:${indent * level + 2}pt">${label}</td>${count}${sums(pivot, claims, amounts, into).map(({ text }) => html`<td class="n">${text}</td>`)}</tr>`;
}

/** A label without sums, which then stand below its parts. */
const bare = ({ amounts, hasCount, indent }: Pivot, label: Html, level: number): Html =>
  html`<tr class="l${level}"><td style="padding-left:${indent * level + 2}pt">${label}</td>${[...amounts, ...(hasCount ? [''] : [])].map(() => html`<td></td>`)}</tr>`;

/** A level with its parts: its sums in its own line, or in a line below. */
function level(
  pivot: Pivot,
  label: string,
  at: number,
  { claims, into, parts }: { claims: readonly Claim[]; into: Map<string, Shown>; parts: Html },
): Html {
  if (!pivot.isSumBelow) return html`${row(pivot, html`<b>${label}</b>`, at, { claims, into })}${parts}`;
  return html`${bare(pivot, html`<b>${label}</b>`, at)}${parts}${row(pivot, html`<b>${label} Total</b>`, at, { claims, into })}`;
}

function claimRow(pivot: Pivot, claim: Claim): Html {
  const { recipe } = pivot;
  const has = recipe.draw('labels of claims', { number: 3, date: 2, claimant: 1 });
  const shown = tellClaim(pivot, claim, [
    'claimNumber',
    ...(has === 'date' ? (['lossDate'] as const) : []),
    ...(has === 'claimant' ? (['claimantName'] as const) : []),
    ...pivot.amounts,
  ]);
  shown.set('policyNumber', plain(claim.policy.number));
  // no caption says what stands behind the number
  for (const field of ['lossDate', 'claimantName']) {
    const behind = shown.get(field);
    if (behind !== undefined) shown.set(field, { ...behind, accept: [null] });
  }
  const extra = has === 'number' ? '' : ` - ${textOf(shown, has === 'date' ? 'lossDate' : 'claimantName')}`;
  return row(pivot, html`${textOf(shown, 'claimNumber')}${extra}`, 2, { claims: [claim], into: new Map() });
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word, formats } = desk;
  const pivot: Pivot = {
    ...desk,
    amounts: drawAmounts(recipe, report),
    hasCount: recipe.chance('counts', 0.5),
    isSumBelow: recipe.chance('sums below', 0.4),
    indent: recipe.int('indent', 6, 16),
  };
  const lines = [...new Set(report.policies.map(({ lineName }) => lineName))];
  const prefix = recipe.pick('before amounts', ['Sum of ', '', 'Total ', 'Sum of ']);
  const head = html`<tr><th>${recipe.pick('corner', ['Row Labels', 'Policy / Claim', 'Line / Policy / Claim', ''])}</th>${pivot.hasCount ? html`<th class="n">${recipe.pick('count', ['Count of Claim', 'Count', 'Claim Count'])}</th>` : null}${pivot.amounts.map((field) => html`<th class="n">${/^total/i.test(word(field)) ? word(field) : `${prefix}${word(field)}`}</th>`)}</tr>`;
  const between = recipe.pick('between dates', [' - ', ' to ', '-']);
  const rows = lines.map((line) => {
    const policies = report.policies.filter(({ lineName }) => lineName === line);
    const claims = policies.flatMap((policy) => policy.claims);
    const parts = policies.map((policy) => {
      const told = tellPolicy(desk, policy);
      const term = `${formats.date(policy.effectiveDate).text}${between}${formats.date(policy.expirationDate).text}`;
      const label = `${policy.number} (${term})`;
      return level(pivot, label, 1, {
        claims: policy.claims,
        into: told,
        parts: html`${policy.claims.map((claim) => claimRow(pivot, claim))}`,
      });
    });
    return level(pivot, line, 0, { claims, into: new Map(), parts: html`${parts}` });
  });
  const grand = recipe.chance('grand totals', 0.85)
    ? row(pivot, html`<b>${recipe.pick('grand total', ['Grand Total', 'Grand Total', 'Total'])}</b>`, 0, {
        claims: report.claims,
        into: desk.totals,
      })
    : null;
  const shade = recipe.pick('first level', ['background:#dbe5f1', 'font-weight:700', 'border-top:.7pt solid #333']);
  const css = `th.n{text-align:right}tr.l0 td{${shade}}table.records{width:${recipe.pick('width', ['auto', '100%'])}}`;
  return closeDesk(desk, {
    body: html`<table class="records"><thead>${head}</thead><tbody>${rows}${grand}</tbody></table>`,
    css,
    dense: pivot.amounts.length > 7,
    print: { landscape: pivot.amounts.length > 6 },
    tops: { pairs: 3, parameters: 2, band: 1, sentence: 1 },
  });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-pivot', build }];
