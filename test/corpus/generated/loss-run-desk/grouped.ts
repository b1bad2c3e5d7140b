import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim } from '../loss-run/facts.ts';
import type { ClaimField } from '../loss-run/fields.ts';
import { drawAmounts, drawClaimFields } from '../loss-run-tables/columns.ts';
import { closeDesk, type Desk, type Field, openDesk, tellClaim, tellPolicy, termOf } from './desk.ts';
import { nothing } from './policy-heads.ts';
import { cellsRow, headRow, rowsCss, sumRow } from './rows.ts';

// Claims in sections that say for all of their claims what no column says: the state, the coverage, or that they are open.

type By = 'lossState' | 'claimType' | 'status';
type Grouped = Desk & { fields: readonly Field[]; by: By };

const statusWords = {
  open: ['Open Claims', 'OPEN', 'Claims Open', 'Currently Open', 'Pending', 'Open'],
  closed: ['Closed Claims', 'CLOSED', 'Claims Closed', 'Closed Files', 'Closed', 'Closed'],
  reopened: ['Reopened Claims', 'REOPENED', 'Claims Reopened', 'Reopened Files', 'Reopened', 'Reopened'],
};

function captionOf({ recipe, formats, word, by }: Grouped, claim: Claim): string {
  if (by === 'status') {
    const form = recipe.int('words of status sections', 0, 5);
    return formats.heading(statusWords[claim.status][form] ?? '');
  }
  const name = by === 'lossState' ? claim.state : formats.text(claim.claimType).text;
  const isBare = by === 'claimType' && recipe.chance('sections without caption', 0.4);
  return isBare ? name : `${word(by)}: ${name}`;
}

const keyOf = (claim: Claim, by: By): string =>
  by === 'status' ? claim.status : by === 'lossState' ? claim.state : claim.claimType;

/** What the section says of its claims. */
function settle(shown: Map<string, Shown>, claim: Claim, { by, formats, report }: Grouped): void {
  if (by === 'status') shown.set('status', { text: '', value: claim.status });
  else if (by === 'lossState') shown.set('lossState', plain(claim.state));
  else shown.set('claimType', formats.text(claim.claimType));
  if (report.policies.length === 1) shown.set('policyNumber', { ...plain(claim.policy.number), accept: [null] });
}

function sections(grouped: Grouped, claims: readonly Claim[]): { html: Html; caption: string; table: Html }[] {
  const { recipe, by, fields, word } = grouped;
  const keys = [...new Set(claims.map((claim) => keyOf(claim, by)))].sort();
  const suffix = recipe.chance('totals name their section', 0.5);
  const hasSums = recipe.chance('totals of sections', 0.75);
  return keys.map((key) => {
    const own = claims.filter((claim) => keyOf(claim, by) === key);
    const [first] = own;
    const caption = first === undefined ? '' : captionOf(grouped, first);
    const rows = own.map((claim) => {
      const shown = tellClaim(grouped, claim, fields);
      settle(shown, claim, grouped);
      return cellsRow(fields, shown);
    });
    const name = suffix ? `${word('groupTotal')} - ${caption}` : word('groupTotal');
    const total = hasSums ? sumRow(grouped, name, { fields, claims: own, into: new Map() }) : null;
    return {
      caption,
      html: html`<tr class="gh"><td colspan="${fields.length}">${caption}</td></tr>${rows}${total}`,
      table: html`${rows}${total}`,
    };
  });
}

/** The policies in a list: at the head of the report or at its end. */
function policyList(desk: Desk): Html {
  const { recipe, report, word } = desk;
  const form = recipe.draw('policies stand', { lines: 3, table: 3 });
  const title = recipe.pick('title of policies', [
    'Policies',
    'Policies Included in This Report',
    'Policy Listing',
    '',
  ]);
  const hasLine = recipe.chance('lines of business printed', 0.8);
  for (const policy of report.policies) {
    const shown = tellPolicy(desk, policy, { hasLine });
    // that a policy of several has no claims is not said
    if (report.claims.length > 0) shown.delete('claimCount');
  }
  if (form === 'lines')
    return html`<div class="gh">${title}</div>${report.policies.map((policy) => html`<div>${policy.number} &nbsp; ${hasLine ? policy.lineName : ''} &nbsp; ${termOf(desk, policy)}</div>`)}<br>`;
  const line = hasLine ? html`<th>${word('lineOfBusiness')}</th>` : null;
  return html`<div class="gh">${title}</div><table class="list"><thead><tr><th>${word('policyNumber')}</th>${line}<th>${word('policyPeriod')}</th></tr></thead><tbody>${report.policies.map((policy) => html`<tr><td class="w">${policy.number}</td>${hasLine ? html`<td class="w">${policy.lineName}</td>` : null}<td class="w">${termOf(desk, policy)}</td></tr>`)}</tbody></table><br>`;
}

const build =
  (by: By) =>
  (recipe: Recipe): Drawn => {
    const desk = openDesk(recipe, by === 'lossState' ? { facts: { onlyLines: ['workers', 'auto', 'liability'] } } : {});
    const { report } = desk;
    const amounts = drawAmounts(recipe, report);
    const words = drawClaimFields(recipe, report, amounts.length > 7 ? 4 : 7).filter((field) => field !== by);
    const own: ClaimField[] = report.policies.length > 1 ? ['policyNumber', ...words] : [...words];
    const fields: Field[] = [...own, ...amounts];
    const grouped: Grouped = { ...desk, fields, by };
    const list = policyList(desk);
    const parts = sections(grouped, report.claims);
    const hasGrand = report.claims.length > 0 && recipe.chance('grand totals', 0.75);
    const grand = hasGrand
      ? sumRow(desk, desk.word('grandTotal'), { fields, claims: report.claims, into: desk.totals })
      : null;
    const table = (content: Html): Html =>
      html`<table class="records"><thead>${headRow(desk, fields)}</thead><tbody>${content}</tbody></table>`;
    const isApart = recipe.chance('a table for each section', 0.5);
    const claims =
      parts.length === 0
        ? html`<div>${nothing(desk)}</div>`
        : isApart
          ? html`${parts.map((part) => html`<div class="gh">${part.caption}</div>${table(part.table)}`)}${grand === null ? null : table(grand)}`
          : table(html`${parts.map((part) => part.html)}${grand}`);
    const isListLast = recipe.chance('policies last', 0.35);
    const shade = recipe.pick('section headings', [
      'background:#e6ebf1',
      'border-bottom:1pt solid #333',
      '',
      'font-size:112%',
    ]);
    return closeDesk(desk, {
      body: isListLast ? html`${claims}${list}` : html`${list}${claims}`,
      css: `${rowsCss}.gh td,div.gh{${shade}}`,
      dense: fields.length > 9,
      print: { landscape: fields.length > 8 || recipe.chance('landscape', 0.4) },
    });
  };

const family = (name: string, by: By): Family => ({ policyType: 'loss_run', name, build: build(by) });

export const families: readonly Family[] = [
  family('desk-state-sections', 'lossState'),
  family('desk-coverage-sections', 'claimType'),
  family('desk-status-sections', 'status'),
];
