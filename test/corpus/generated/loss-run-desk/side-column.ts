import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Policy } from '../loss-run/facts.ts';
import { drawAmounts, drawClaimFields } from '../loss-run-tables/columns.ts';
import { closeDesk, type Desk, type Field, openDesk, tellClaimOf, tellPolicy } from './desk.ts';
import { nothing } from './policy-heads.ts';
import { cellsRow, headRow, rowsCss, sumRow } from './rows.ts';

// The policy in a tall cell at the left, its claims in rows beside it; one table for all policies.

function policyCell({ recipe, word, formats }: Desk, policy: Policy, hasLine: boolean): Html {
  const isCaptioned = recipe.chance('captions in the policy cell', 0.5);
  const [from, to] = [formats.date(policy.effectiveDate).text, formats.date(policy.expirationDate).text];
  const line = hasLine ? html`<div>${isCaptioned ? `${word('lineOfBusiness')}: ` : ''}${policy.lineName}</div>` : null;
  const number = html`<div><b>${isCaptioned ? `${word('policyNumber')}: ` : ''}${policy.number}</b></div>`;
  const dates = recipe.pick('dates in the policy cell', ['two', 'one', 'captions']);
  const term =
    dates === 'two'
      ? html`<div>${from}</div><div>${to}</div>`
      : dates === 'one'
        ? html`<div>${from}${recipe.pick('between dates', [' - ', ' to ', '-', ' thru ', ' / ', ' through '])}${to}</div>`
        : html`<div>${word('effectiveDate')} ${from}</div><div>${word('expirationDate')} ${to}</div>`;
  return recipe.chance('line first', 0.5) ? html`${line}${number}${term}` : html`${number}${line}${term}`;
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const amounts = drawAmounts(recipe, report);
  const fields: Field[] = [...drawClaimFields(recipe, report, amounts.length > 7 ? 3 : 6), ...amounts];
  const hasLine = recipe.chance('lines of business printed', 0.75);
  const hasTotals = recipe.chance('policy totals', 0.65);
  const caption = recipe.pick('head of policies', ['Policy', 'Policy / Term', 'Policy Information', '']);
  const bodies = report.policies.map((policy) => {
    const told = tellPolicy(desk, policy, { hasLine });
    const cell = policyCell(desk, policy, hasLine);
    const rows = policy.claims.map((claim) => tellClaimOf(desk, claim, fields));
    const hasTotal = hasTotals && rows.length > 0;
    const tall = html`<td class="side" rowspan="${Math.max(1, rows.length + (hasTotal ? 1 : 0))}">${cell}</td>`;
    if (rows.length === 0)
      return html`<tbody><tr>${tall}<td colspan="${fields.length}">${nothing(desk)}</td></tr></tbody>`;
    const total = hasTotal ? sumRow(desk, word('policyTotal'), { fields, claims: policy.claims, into: told }) : null;
    return html`<tbody>${rows.map((shown, i) => cellsRow(fields, shown, i === 0 ? tall : null))}${total}</tbody>`;
  });
  const grand =
    report.claims.length > 0 && recipe.chance('grand totals', 0.65)
      ? html`<tbody>${sumRow(desk, word('grandTotal'), { fields, claims: report.claims, into: desk.totals, before: 1 })}</tbody>`
      : null;
  const stand = recipe.pick('policies stand', ['top', 'middle', 'top']);
  const lead = html`<th>${desk.formats.heading(caption)}</th>`;
  return closeDesk(desk, {
    body: html`<table class="records"><thead>${headRow(desk, fields, lead)}</thead>${bodies}${grand}</table>`,
    css: `${rowsCss}td.side{vertical-align:${stand};border-right:.6pt solid #888;min-width:74pt}tbody{border-top:.8pt solid #333}`,
    dense: fields.length > 8,
    print: { landscape: fields.length > 6 || recipe.chance('landscape', 0.4) },
  });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-side-column', build }];
