import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim } from '../loss-run/facts.ts';
import type { AmountField, ClaimField } from '../loss-run/fields.ts';
import {
  cellClass,
  closeDesk,
  counted,
  type Desk,
  type Field,
  openDesk,
  sums,
  tellClaim,
  tellPolicy,
  termOf,
  textOf,
} from './desk.ts';
import { nothing, policyCss } from './policy-heads.ts';

// Everything about a claim on one line of some twenty narrow columns, under abbreviated heads of two lines.

const possible: readonly (readonly [ClaimField, number])[] = [
  ['claimantName', 0.9],
  ['status', 1],
  ['reportedDate', 0.8],
  ['closedDate', 0.75],
  ['claimType', 0.7],
  ['lossState', 0.7],
  ['cause', 0.5],
  ['description', 0.4],
  ['adjusterName', 0.35],
];

function drawColumns({ recipe, report }: Desk): Field[] {
  const words = possible.flatMap(([field, chance]) => (recipe.chance(`has ${field}`, chance) ? [field] : []));
  const kinds = report.hasMedical ? (['loss', 'medical', 'expense'] as const) : (['loss', 'expense'] as const);
  const of = (measure: 'paid' | 'reserve' | 'incurred'): AmountField[] =>
    kinds.map((kind): AmountField => `${measure}.${kind}`);
  const sets: Record<string, AmountField[]> = {
    parts: [...of('paid'), ...of('reserve'), 'incurred.total'],
    totals: [...of('paid'), 'paid.total', ...of('reserve'), 'reserve.total', 'incurred.total'],
    incurred: [...of('paid'), ...of('reserve'), ...of('incurred'), 'incurred.total'],
  };
  const amounts = sets[recipe.draw('amounts', { parts: 3, totals: 3, incurred: 2 })] ?? [];
  const order = recipe.facts('order of columns').some(words, words.length);
  return [
    ...(recipe.chance('policy column', 0.45) ? (['policyNumber'] as const) : []),
    'claimNumber',
    'lossDate',
    ...order,
    ...amounts,
    ...(recipe.chance('recoveries printed', 0.5) ? (['recovered'] as const) : []),
  ];
}

/** A head in two lines: at its blank, or bottom-aligned in one. */
function head({ recipe, word }: Desk, field: Field): Html {
  const [first = '', ...rest] = word(field).split(' ');
  const isBroken = recipe.chance('broken heads', 0.8) && rest.length > 0;
  return html`<th class="${cellClass(field)}">${isBroken ? html`${first}<br>${rest.join(' ')}` : word(field)}</th>`;
}

function totalRow(
  desk: Desk,
  {
    caption,
    fields,
    claims,
    into,
  }: { caption: string; fields: readonly Field[]; claims: readonly Claim[]; into: Map<string, Shown> },
): Html {
  const first = fields.findIndex((field) => cellClass(field) === 'n');
  const amounts = fields.slice(first) as AmountField[];
  const count = desk.recipe.chance('counts with totals', 0.7)
    ? ` ${desk.word('claimCount')} ${counted(claims, 'claimCount', into)}`
    : '';
  return html`<tr class="total"><td colspan="${first}">${caption}${count}</td>${sums(desk, claims, amounts, into).map(({ text }) => html`<td class="n">${text}</td>`)}</tr>`;
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe, { isShort: true });
  const { report, word } = desk;
  const fields = drawColumns(desk);
  const hasTotals = recipe.chance('policy totals', 0.7);
  const hasLine = recipe.chance('lines of business printed', 0.7);
  const marks = recipe.pick('marks of totals', ['', '*', '**', '==>']);
  const gap = html` &nbsp;&nbsp; `;
  const parts = report.policies.map((policy) => {
    const shown = tellPolicy(desk, policy, { hasLine });
    const line = html`<tr class="ph"><td colspan="${fields.length}">${word('policyNumber')}: ${policy.number}${gap}${hasLine ? html`${word('lineOfBusiness')}: ${policy.lineName}${gap}` : null}${recipe.chance('two dates', 0.5) ? html`${word('effectiveDate')}: ${desk.formats.date(policy.effectiveDate).text}${gap}${word('expirationDate')}: ${desk.formats.date(policy.expirationDate).text}` : html`${word('policyPeriod')} ${termOf(desk, policy)}`}</td></tr>`;
    const rows = policy.claims.map((claim) => {
      const told = tellClaim(desk, claim, fields);
      told.set('policyNumber', plain(policy.number));
      return html`<tr>${fields.map((field) => html`<td class="${cellClass(field)}">${textOf(told, field)}</td>`)}</tr>`;
    });
    const none = html`<tr><td colspan="${fields.length}">${nothing(desk)}</td></tr>`;
    const caption = `${marks} ${word('policyTotal')}`.trim();
    const total =
      hasTotals && rows.length > 0 ? totalRow(desk, { caption, fields, claims: policy.claims, into: shown }) : null;
    return html`${line}${rows.length === 0 ? none : rows}${total}`;
  });
  const caption = `${marks}${marks} ${word('grandTotal')}`.trim();
  const grand =
    report.claims.length > 0 && recipe.chance('grand totals', 0.75)
      ? totalRow(desk, { caption, fields, claims: report.claims, into: desk.totals })
      : null;
  const headAlign = recipe.pick('heads of amounts', ['right', 'center', 'left']);
  const css = `${policyCss}body{font-size:${fields.length > 18 ? 5.4 : 6.2}pt}td,th{padding:.5pt ${recipe.pick('gap of columns', [1.5, 2, 2.5])}pt!important}th.n{text-align:${headAlign}}td.t{min-width:30pt}tr.total td{border-top:.6pt solid #000}tr.ph td{padding-top:5pt!important;font-weight:700}`;
  const body = html`<table class="records"><thead><tr>${fields.map((field) => head(desk, field))}</tr></thead><tbody>${parts}${grand}</tbody></table>`;
  const side = { left: '0.3in', right: '0.3in', top: '0.6in', bottom: '0.6in' };
  return closeDesk(desk, {
    body,
    css,
    dense: true,
    print: { landscape: true, format: recipe.chance('legal paper', 0.4) ? 'Legal' : 'Letter', margin: side },
  });
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-narrow-print', build }];
