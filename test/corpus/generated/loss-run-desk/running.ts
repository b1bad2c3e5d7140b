import {
  closeDesk,
  type Desk,
  type Field,
  openDesk,
  tellClaim,
  tellClaimOf,
  tellPolicy,
  termOf,
  textOf,
} from './desk.ts';
import { nothing, policyCss, policyHead, sumLine } from './policy-heads.ts';
import type { Claim } from '../loss-run/facts.ts';
import type { AmountField, ClaimField } from '../loss-run/fields.ts';
import type { Family } from '../../kit/families.ts';
import { html, joined, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';

// Claims as running text: short paragraphs in two columns, numbered lists of an e-mail, years down the margin.

const totals: readonly AmountField[] = ['paid.total', 'reserve.total', 'incurred.total'];

function drawWords({ recipe }: Desk, chance: number): ClaimField[] {
  const optional = ['claimantName', 'reportedDate', 'closedDate', 'claimType', 'lossState', 'cause'] as const;
  const some = optional.filter((field) => recipe.chance(`has ${field}`, chance));
  return ['lossDate', ...recipe.facts('order of words').some<ClaimField>(some, some.length)];
}

/** A paragraph with the captions in the line. */
function paragraphOf(desk: Desk, words: readonly ClaimField[], claim: Claim): Html {
  const { recipe, word } = desk;
  const hasText = recipe.chance('descriptions', 0.6);
  const shown = tellClaimOf(desk, claim, [
    'claimNumber',
    'status',
    ...words,
    ...totals,
    ...(hasText ? (['description'] as const) : []),
  ]);
  const pair = (field: Field): Html => html`${word(field)} ${textOf(shown, field)}`;
  const kept = [...words, ...totals].filter((field) => textOf(shown, field) !== '');
  const end = recipe.pick('between pairs', ['. ', '; ', ', ', ' \u2013 ']);
  const text = hasText ? html`<br><i>${textOf(shown, 'description')}</i>` : null;
  return html`<div class="para"><b>${textOf(shown, 'claimNumber')}</b> (${textOf(shown, 'status')})${recipe.pick('after the number', [': ', ' ', ' - '])}${joined(kept.map(pair), html`${end}`)}${text}</div>`;
}

function newspaper(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const words = drawWords(desk, 0.45);
  const body = report.policies.map((policy) => {
    const head = policyHead(desk, policy);
    const claims = policy.claims.map((claim) => paragraphOf(desk, words, claim));
    const total =
      claims.length > 0 && recipe.chance('policy totals', 0.5)
        ? sumLine(desk, word('policyTotal'), { claims: policy.claims, fields: totals, into: head.shown })
        : null;
    return html`${head.html}${claims.length === 0 ? html`<div>${nothing(desk)}</div>` : html`<div class="cols">${claims}</div>`}${total}`;
  });
  const css = `${policyCss}.cols{columns:2;column-gap:18pt;${recipe.chance('rule between columns', 0.5) ? 'column-rule:.6pt solid #888' : ''}}.para{break-inside:avoid;margin-bottom:5pt}`;
  return closeDesk(desk, { body: html`${body}`, css });
}

/** An e-mail with a numbered list of claims, each with a list of what is known of it. */
function mailList(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const fields: Field[] = ['claimNumber', 'status', ...drawWords(desk, 0.5), ...totals];
  const dash = recipe.pick('between caption and value', [': ', ' = ', ' - ', ' : ']);
  const bullets = recipe.pick('bullets', ['disc', 'none', 'circle', 'square']);
  const hasLine = recipe.chance('lines of business printed', 0.8);
  const body = report.policies.map((policy) => {
    tellPolicy(desk, policy, { hasLine });
    const name = html`<p><b>${hasLine ? `${policy.lineName} ` : ''}${word('policyNumber')} ${policy.number}, ${termOf(desk, policy)}</b></p>`;
    if (policy.claims.length === 0) return html`${name}<p>${nothing(desk)}</p>`;
    const items = policy.claims.map((claim) => {
      const shown = tellClaimOf(desk, claim, fields);
      const lines = fields
        .filter((field) => textOf(shown, field) !== '')
        .map((field) => html`<li>${word(field)}${dash}${textOf(shown, field)}</li>`);
      return html`<li><ul style="list-style:${bullets}">${lines}</ul></li>`;
    });
    return html`${name}<ol>${items}</ol>`;
  });
  return closeDesk(desk, {
    body: html`${body}<p>${recipe.pick('last sentence', ['Please let me know if you need anything else.', 'Thank you.', 'Let us know of any questions.'])}</p>`,
    css: 'ul{margin:0 0 5pt;padding-left:12pt}ol{margin:3pt 0}ol>li{break-inside:avoid}',
    tops: { pairs: 3, parameters: 1 },
  });
}

/** All claims in the order of their dates; the year of the loss stands beside those of the year. */
function timeline(recipe: Recipe): Drawn {
  const desk = openDesk(recipe);
  const { report, word } = desk;
  const words = drawWords(desk, 0.5).filter((field) => field !== 'lossDate');
  const hasLine = recipe.chance('lines of business printed', 0.7);
  const list = report.policies.map((policy) => {
    const told = tellPolicy(desk, policy, { hasLine });
    if (report.claims.length > 0) told.delete('claimCount');
    return html`<div>${policy.number} &nbsp; ${hasLine ? policy.lineName : null} &nbsp; ${termOf(desk, policy)}</div>`;
  });
  const claims = [...report.claims].sort((a, b) => a.lossDate.localeCompare(b.lossDate));
  const years = [...new Set(claims.map(({ lossDate }) => lossDate.slice(0, 4)))];
  const one = (claim: Claim): Html => {
    const shown = tellClaim(desk, claim, ['claimNumber', 'policyNumber', 'lossDate', 'status', ...words, ...totals]);
    const pairs = (fields: readonly Field[]): Html =>
      joined(
        fields
          .filter((field) => textOf(shown, field) !== '')
          .map((field) => html`${word(field)} ${textOf(shown, field)}`),
        html` &nbsp;&nbsp; `,
      );
    return html`<div class="event"><div class="when">${textOf(shown, 'lossDate')}</div><div><div><b>${word('claimNumber')} ${textOf(shown, 'claimNumber')}</b> &nbsp; ${textOf(shown, 'status')} &nbsp; ${word('policyNumber')} ${textOf(shown, 'policyNumber')}</div><div>${pairs(words)}</div><div>${pairs(totals)}</div></div></div>`;
  };
  const bands = years.map(
    (year) =>
      html`<div class="band2"><div class="year">${year}</div><div>${claims.filter(({ lossDate }) => lossDate.startsWith(year)).map(one)}</div></div>`,
  );
  const grand =
    claims.length > 0 && recipe.chance('grand totals', 0.6)
      ? sumLine(desk, word('grandTotal'), { claims, fields: totals, into: desk.totals })
      : null;
  return closeDesk(desk, {
    body: html`${list}<div style="margin:6pt 0"><b>${word('lossDate')}</b></div>${claims.length === 0 ? html`<div>${nothing(desk)}</div>` : bands}${grand}`,
    css: `${policyCss}.band2{display:grid;grid-template-columns:40pt 1fr;border-top:.8pt solid #333}.year{font-size:130%;font-weight:700}.event{display:grid;grid-template-columns:74pt 1fr;margin:2pt 0 5pt;break-inside:avoid}`,
  });
}

export const families: readonly Family[] = [
  { policyType: 'loss_run', name: 'counter-newspaper', build: newspaper },
  { policyType: 'loss_run', name: 'counter-mail-list', build: mailList },
  { policyType: 'loss_run', name: 'counter-timeline', build: timeline },
];
