import {
  cellClass,
  closeDesk,
  type Desk,
  type Field,
  openDesk,
  sums,
  tellClaimOf,
  tellPolicy,
  textOf,
} from './desk.ts';
import { nothing, policyCss, policyHead } from './policy-heads.ts';
import { rowsCss } from './rows.ts';
import { drawAmounts, drawClaimFields } from '../loss-run-tables/columns.ts';
import type { Claim } from '../loss-run/facts.ts';
import { type AmountField, type Kind, showAmount } from '../loss-run/fields.ts';
import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { kinds } from '../../kit/loss-facts.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Shown } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';

// Tables that show more than the state of today, or that tear the amounts of a claim apart.

const measures = ['paid', 'reserve', 'incurred'] as const;

/** Amounts of the period before or of this period alone beside those to date, which are the claim's. */
function toDate(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word, formats } = desk;
  const words = drawClaimFields(recipe, report, 4);
  const fields: Field[] = [...words];
  const names = recipe.draw('other columns', { month: 3, prior: 3 });
  const [other, own] =
    names === 'month'
      ? [
          recipe.pick('this period', ['This Month', 'Current Month', 'Month', 'This Period']),
          recipe.pick('to date', ['To Date', 'Inception to Date', 'ITD', 'Cumulative']),
        ]
      : [
          recipe.pick('before', ['Prior Valuation', 'Last Report', 'Previous', 'Prior Year-End']),
          recipe.pick('now', ['Current Valuation', 'This Report', 'Current', 'Now']),
        ];
  const isOwnFirst = recipe.chance('own first', 0.4);
  const random = recipe.facts('other amounts');
  const before = (claim: Claim): Claim => {
    const share = random.pick([0, 0, 0.25, 0.5, 1]);
    const of = (amount: number): number => Math.round(amount * share);
    const cut = (all: Claim['paid']): Claim['paid'] => kinds(of(all.loss), of(all.medical), of(all.expense));
    return {
      ...claim,
      paid: cut(claim.paid),
      reserve: cut(claim.reserve),
      incurred: kinds(of(claim.incurred.loss), of(claim.incurred.medical), of(claim.incurred.expense)),
    };
  };
  const amounts: AmountField[] =
    names === 'month' ? ['paid.total', 'paid.expense'] : measures.map((measure): AmountField => `${measure}.total`);
  const alone: AmountField[] = names === 'month' ? ['reserve.total', 'incurred.total'] : [];
  const groups = isOwnFirst ? [own, other] : [other, own];
  const head = html`<thead><tr>${fields.map(() => html`<th></th>`)}${groups.map((group) => html`<th colspan="${amounts.length}" style="text-align:center">${formats.heading(group)}</th>`)}${alone.map(() => html`<th></th>`)}</tr><tr>${fields.map((field) => html`<th>${word(field)}</th>`)}${groups.map(() => amounts.map((field) => html`<th class="n">${word(field)}</th>`))}${alone.map((field) => html`<th class="n">${word(field)}</th>`)}</tr></thead>`;
  const cells = (shown: readonly Shown[]): Html => html`${shown.map(({ text }) => html`<td class="n">${text}</td>`)}`;
  const row = (lead: Html, now: readonly Claim[], then: readonly Claim[], into: Map<string, Shown>): Html => {
    const current = cells(sums(desk, now, amounts, into));
    const earlier = cells(amounts.map((field) => showAmount(then, field, formats)));
    return html`<tr>${lead}${isOwnFirst ? [current, earlier] : [earlier, current]}${cells(sums(desk, now, alone, into))}</tr>`;
  };
  const parts = report.policies.map((policy) => {
    const policyTop = policyHead(desk, policy);
    const then = policy.claims.map(before);
    const rows = policy.claims.map((claim, i) => {
      const shown = tellClaimOf(desk, claim, [...words, ...amounts, ...alone]);
      const lead = html`${fields.map((field) => html`<td class="${cellClass(field)}">${textOf(shown, field)}</td>`)}`;
      return row(lead, [claim], then.slice(i, i + 1), new Map());
    });
    if (rows.length === 0) return html`${policyTop.html}<div>${nothing(desk)}</div>`;
    const total = recipe.chance('policy totals', 0.6)
      ? row(
          html`<td colspan="${fields.length}"><b>${word('policyTotal')}</b></td>`,
          policy.claims,
          then,
          policyTop.shown,
        )
      : null;
    return html`${policyTop.html}<table class="records">${head}<tbody>${rows}${total}</tbody></table>`;
  });
  return closeDesk(desk, {
    body: html`${parts}`,
    css: `${policyCss}${rowsCss}`,
    dense: true,
    print: { landscape: true },
  });
}

/** A table for each kind of amount: all claims with their losses, then with their expenses, then with their totals. */
function kindTables(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word, formats } = desk;
  const shownKinds: Kind[] = [
    ...(report.hasMedical ? (['loss', 'medical', 'expense'] as const) : (['loss', 'expense'] as const)),
    ...(recipe.chance('totals too', 0.6) ? (['total'] as const) : []),
  ];
  const words = drawClaimFields(recipe, report, 4).filter((field) => field !== 'claimNumber');
  const isEverywhere = recipe.chance('words in each table', 0.3);
  const parts = report.policies.map((policy) => {
    const head = policyHead(desk, policy);
    if (policy.claims.length === 0) return html`${head.html}<div>${nothing(desk)}</div>`;
    const all: Field[] = [
      'claimNumber',
      ...words,
      ...shownKinds.flatMap((kind) => measures.map((measure): AmountField => `${measure}.${kind}`)),
    ];
    const claims = policy.claims.map((claim) => tellClaimOf(desk, claim, all));
    const hasTotal = recipe.chance('policy totals', 0.6);
    const tables = shownKinds.map((kind, i) => {
      const amounts = measures.map((measure): AmountField => `${measure}.${kind}`);
      const fields: Field[] = ['claimNumber', ...(i === 0 || isEverywhere ? words : []), ...amounts];
      const lead = fields.length - amounts.length;
      const heads = html`<tr>${fields.map((field) => html`<th class="${cellClass(field)}">${cellClass(field) === 'n' ? word(`measure.${field.split('.')[0] ?? ''}`) : word(field)}</th>`)}</tr>`;
      const rows = claims.map(
        (shown) =>
          html`<tr>${fields.map((field) => html`<td class="${cellClass(field)}">${textOf(shown, field)}</td>`)}</tr>`,
      );
      const total = hasTotal
        ? html`<tr class="total"><td colspan="${lead}">${word('policyTotal')}</td>${sums(desk, policy.claims, amounts, head.shown).map(({ text }) => html`<td class="n">${text}</td>`)}</tr>`
        : null;
      return html`<div class="gh">${word(`kind.${kind}`)}</div><table class="records"><thead>${heads}</thead><tbody>${rows}${total}</tbody></table>`;
    });
    return html`${head.html}${tables}`;
  });
  const legend = formats.heading(recipe.pick('about the tables', ['Amounts by type', 'Financials by type', '']));
  return closeDesk(desk, {
    body: html`<div>${legend}</div>${parts}`,
    css: `${policyCss}${rowsCss}`,
    print: { landscape: recipe.chance('landscape', 0.4) },
  });
}

/** Text with a sign between its fields, as a download that somebody printed. */
function delimited(recipe: Recipe): Drawn {
  const desk: Desk = openDesk(recipe, { isShort: recipe.chance('abbreviated', 0.5) });
  const { report, word } = desk;
  const mark = recipe.pick('mark', [' | ', '; ', ' \u00a6 ', '\t']);
  const amounts = drawAmounts(recipe, report).slice(0, 6);
  const words = drawClaimFields(recipe, report, 5);
  const fields: Field[] = ['policyNumber', ...words, ...amounts];
  for (const policy of report.policies) {
    const told = tellPolicy(desk, policy, { hasLine: true });
    if (report.claims.length > 0) told.delete('claimCount');
  }
  const policyKeys = ['policyNumber', 'lineOfBusiness', 'effectiveDate', 'expirationDate'] as const;
  const line = (texts: readonly string[]): string => texts.join(mark);
  const policies = [
    line(policyKeys.map(word)),
    ...desk.policies.map((told) => line(policyKeys.map((key) => told.get(key)?.text ?? ''))),
  ];
  const claims = report.claims.map((claim) => {
    const shown = tellClaimOf(desk, claim, fields);
    return line(fields.map((field) => textOf(shown, field)));
  });
  const none = report.claims.length === 0 ? [nothing(desk)] : [];
  const text = [...policies, '', line(fields.map(word)), ...claims, ...none];
  const width = Math.max(...text.map((each) => each.length + (mark === '\t' ? fields.length * 4 : 0)));
  const size = Math.max(5, Math.min(9, Math.floor((7300 / (6.02 * width)) * 10) / 10));
  return closeDesk(desk, {
    body: html`<pre>${text.join('\n')}</pre>`,
    css: `pre{font:${size}pt/1.3 "Liberation Mono";tab-size:12;white-space:pre-wrap}`,
    print: { landscape: true },
    tops: { pairs: 2, parameters: 2 },
  });
}

export const families: readonly Family[] = [
  { policyType: 'loss_run', name: 'counter-to-date', build: toDate },
  { policyType: 'loss_run', name: 'counter-kind-tables', build: kindTables },
  { policyType: 'loss_run', name: 'counter-delimited', build: delimited },
];
