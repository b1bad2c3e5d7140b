import { html, joined, type Html } from '../../kit/html.ts';
import type { Shown } from '../../kit/shown.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import type { AmountField } from '../loss-run/fields.ts';
import { counted, type Desk, sums, tellPolicy, termOf } from './desk.ts';

export const policyCss =
  '.ph{margin:8pt 0 3pt;break-after:avoid}.ph.bar{background:#dfe6ee;padding:2pt 4pt}.ph.under{border-bottom:1pt solid #000}.ph.mid{text-align:center}.sum{margin:3pt 0 6pt;font-weight:700;break-before:avoid}table.strip td{border:.6pt solid #666;padding:1pt 6pt}table.strip th{border:.6pt solid #666;padding:1pt 6pt;background:#eee;color:#000}';

export interface PolicyHead {
  html: Html;
  shown: Map<string, Shown>;
}

/** The heading of a policy, in the form that the whole report has. */
export function policyHead(desk: Desk, policy: Policy): PolicyHead {
  const { recipe, word, formats } = desk;
  const hasLine = recipe.chance('lines of business printed', 0.75);
  const shown = tellPolicy(desk, policy, { hasLine });
  const dates = termOf(desk, policy);
  const [from, to] = [formats.date(policy.effectiveDate).text, formats.date(policy.expirationDate).text];
  const cells: [string, string][] = [
    [word('policyNumber'), policy.number],
    ...(hasLine ? [[word('lineOfBusiness'), policy.lineName] as [string, string]] : []),
    ...(recipe.chance('two dates', 0.5)
      ? ([
          [word('effectiveDate'), from],
          [word('expirationDate'), to],
        ] as [string, string][])
      : ([[word('policyPeriod'), dates]] as [string, string][])),
  ];
  const order = recipe.facts('order of policy headings').some(cells, cells.length);
  const style = recipe.pick('style of policy headings', ['bar', 'under', 'plain', 'bar']);
  const forms = {
    pairs: () =>
      html`<div class="ph ${style}">${joined(
        order.map(([caption, text]) => html`${caption}: <b>${text}</b>`),
        html` &nbsp;&nbsp;&nbsp;&nbsp; `,
      )}</div>`,
    strip: () =>
      html`<table class="strip ph"><tr>${order.map(([caption]) => html`<th>${caption}</th>`)}</tr><tr>${order.map(([, text]) => html`<td>${text}</td>`)}</tr></table>`,
    stacked: () =>
      html`<div class="ph ${style}">${order.map(([caption, text]) => html`<div><span style="display:inline-block;width:96pt">${caption}</span>${text}</div>`)}</div>`,
    bare: () =>
      html`<div class="ph ${style}"><b>${hasLine ? `${policy.lineName} - ` : null}${policy.number}</b> (${dates})</div>`,
    middle: () =>
      html`<div class="ph mid"><b>${hasLine ? `${policy.lineName} ` : null}${word('policyNumber')} ${policy.number}</b><br>${word('policyPeriod')} ${dates}</div>`,
  };
  const form = recipe.draw('form of policy headings', { pairs: 4, strip: 2, stacked: 1, bare: 2, middle: 1 });
  return { html: forms[form](), shown };
}

/** Sums in a line of captions and amounts, for reports without columns. */
export function sumLine(
  desk: Desk,
  caption: string,
  { claims, fields, into }: { claims: readonly Claim[]; fields: readonly AmountField[]; into: Map<string, Shown> },
): Html {
  const { recipe, word } = desk;
  const counts = recipe.draw('counts in sums', { none: 2, count: 3, both: 2 });
  const parts: [string, string][] = [];
  if (counts !== 'none') parts.push([word('claimCount'), counted(claims, 'claimCount', into)]);
  if (counts === 'both') parts.push([word('openClaimCount'), counted(claims, 'openClaimCount', into)]);
  const amounts = sums(desk, claims, fields, into);
  for (const [i, field] of fields.entries()) parts.push([word(field), amounts[i]?.text ?? '']);
  const shown = parts.filter(([, text]) => text !== '');
  if (recipe.draw('sums stand', { line: 3, table: 2 }) === 'table')
    return html`<table class="strip sum"><tr><td rowspan="2">${caption}</td>${shown.map(([head]) => html`<th>${head}</th>`)}</tr><tr>${shown.map(([, text]) => html`<td style="text-align:right">${text}</td>`)}</tr></table>`;
  return html`<div class="sum">${caption}: &nbsp; ${joined(
    shown.map(([head, text]) => html`${head} ${text}`),
    html` &nbsp;&nbsp; `,
  )}</div>`;
}

/** The words of a policy without claims. */
export const nothing = ({ recipe, formats }: Desk): string => formats.text(recipe.word('desk.noClaims')).text;
