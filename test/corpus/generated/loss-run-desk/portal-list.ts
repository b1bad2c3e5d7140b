import type { Family } from '../../kit/families.ts';
import { html, joined, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim } from '../loss-run/facts.ts';
import type { AmountField, ClaimField } from '../loss-run/fields.ts';
import { closeDesk, counted, type Desk, openDesk, sums, tellClaim, tellPolicy, termOf, textOf } from './desk.ts';
import { nothing } from './policy-heads.ts';

// The print view of a portal's list: a title line for each claim, gray lines below it, the amounts at the right.

interface Layout {
  under: ClaimField[];
  amounts: AmountField[];
}

function drawLayout({ recipe }: Desk): Layout {
  const optional: readonly ClaimField[] = [
    'claimantName',
    'claimType',
    'reportedDate',
    'closedDate',
    'lossState',
    'adjusterName',
    'cause',
  ];
  const some = optional.filter((field) => recipe.chance(`has ${field}`, 0.5));
  const under: ClaimField[] = recipe
    .facts('order of lines')
    .some(['lossDate', 'policyNumber', ...some], some.length + 2);
  const sets: AmountField[][] = [
    ['paid.total', 'reserve.total', 'incurred.total'],
    ['incurred.total'],
    ['incurred.total', 'paid.total', 'reserve.total'],
    ['paid.loss', 'paid.expense', 'reserve.total', 'incurred.total'],
  ];
  return { under, amounts: sets[recipe.int('amounts', 0, 3)] ?? [] };
}

function item(desk: Desk, layout: Layout, claim: Claim): Html {
  const { recipe, word } = desk;
  const { under, amounts } = layout;
  const hasText = recipe.chance('descriptions', 0.7);
  const shown = tellClaim(desk, claim, [
    'claimNumber',
    'status',
    ...under,
    ...(hasText ? (['description'] as const) : []),
    ...amounts,
  ]);
  const perLine = recipe.int('values in a line', 2, 4);
  const isNamed = recipe.chance('captions of small lines', 0.75);
  const pieces = under
    .filter((field) => textOf(shown, field) !== '')
    .map((field) =>
      isNamed || field !== 'claimantName'
        ? html`${word(field)}: ${textOf(shown, field)}`
        : html`${textOf(shown, field)}`,
    );
  const lines = Array.from({ length: Math.ceil(pieces.length / perLine) }, (_, i) =>
    pieces.slice(i * perLine, (i + 1) * perLine),
  );
  const dot = html`${recipe.pick('between values', [' \u00b7 ', ' | ', ' \u00a0\u00a0 ', ' \u2022 '])}`;
  const chip = html`<span class="chip">${textOf(shown, 'status')}</span>`;
  const money = amounts.map(
    (field) => html`<tr><td>${word(field)}</td><td class="n">${textOf(shown, field)}</td></tr>`,
  );
  const title = recipe.pick('title of claims', ['Claim', 'Claim #', 'Claim No.', '']);
  const text = hasText ? html`<div>${textOf(shown, 'description')}</div>` : null;
  return html`<div class="item"><div class="left"><div class="name">${title} ${textOf(shown, 'claimNumber')} ${chip}</div>${lines.map((line) => html`<div class="gray">${joined(line, dot)}</div>`)}${text}</div><table class="right">${money}</table></div>`;
}

function policyCards(desk: Desk): Html {
  const { recipe, report, word } = desk;
  const hasLine = recipe.chance('lines of business printed', 0.8);
  const hasCounts = recipe.chance('counts on cards', 0.6);
  const cards = report.policies.map((policy) => {
    const shown = tellPolicy(desk, policy, { hasLine });
    if (report.claims.length > 0 && !hasCounts) shown.delete('claimCount');
    const count = hasCounts
      ? html`<div>${counted(policy.claims, 'claimCount', shown)} ${word('claimCount')}</div>`
      : null;
    return html`<div class="card"><div>${hasLine ? policy.lineName : null}</div><b>${policy.number}</b><div class="gray">${termOf(desk, policy)}</div>${count}</div>`;
  });
  return html`<div class="cards">${cards}</div>`;
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const layout = drawLayout(desk);
  const cards = policyCards(desk);
  const items = report.claims.map((claim) => item(desk, layout, claim));
  const crumbs = recipe.pick('crumbs', [
    'Home > Policies > Claims',
    'My Account / Claims / Print view',
    'Dashboard \u203a Loss runs',
    '',
  ]);
  const count = items.length;
  const shown =
    count > 0 && recipe.chance('hits', 0.5)
      ? html`<div class="gray">Showing 1-${count} of ${count} results</div>`
      : null;
  const tiles =
    count > 0 && recipe.chance('tiles of totals', 0.6)
      ? html`<div class="cards">${[
          [word('claimCount'), counted(report.claims, 'claimCount', desk.totals)],
          ...layout.amounts.map((field, i) => [
            word(field),
            sums(desk, report.claims, layout.amounts, desk.totals)[i]?.text ?? '',
          ]),
        ].map(
          ([caption, text]) =>
            html`<div class="card"><div class="big">${text}</div><div class="gray">${caption}</div></div>`,
        )}</div>`
      : null;
  const css = `.item{display:flex;justify-content:space-between;gap:16pt;padding:5pt 0;border-bottom:.5pt solid #ccc;break-inside:avoid}.left{flex:1}.name{font-weight:700;color:#1a4f8a}.gray{color:#555;font-size:90%}.chip{font-size:80%;border:.6pt solid #666;border-radius:6pt;padding:0 5pt;margin-left:8pt;color:#333}table.right td{border:0;background:none;padding:0 3pt}.cards{display:flex;flex-wrap:wrap;gap:7pt;margin:5pt 0 8pt}.card{border:.6pt solid #bbb;border-radius:3pt;padding:4pt 8pt}.big{font-size:125%;font-weight:700}`;
  return closeDesk(desk, {
    body: html`<div class="gray">${crumbs}</div>${recipe.chance('tiles first', 0.5) ? [tiles, cards] : [cards, tiles]}${shown}${count === 0 ? html`<div>${nothing(desk)}</div>` : items}`,
    css,
    tops: { stripe: 2, band: 1, letterhead: 1, pairs: 1 },
  });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-portal-list', build }];
