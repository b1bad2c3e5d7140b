import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import { kinds, addKinds, type ClaimFacts } from '../../kit/loss-facts.ts';
import { sum } from '../../kit/money.ts';
import { person } from '../../kit/names.ts';
import type { Random } from '../../kit/random.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import { isAmount, showClaim } from '../loss-run/fields.ts';
import { cellClass, drawAmounts, drawClaimFields, type Field } from './columns.ts';
import { drawHead } from './headings.ts';
import { headPolicy, totalRow } from './sections.ts';
import { type Body, drawSetting, finish, grandTotal, impliedCount, noClaims, type Setting } from './setting.ts';

// A claim with a line for each claimant or coverage, and a total line of its own.

type Lines = Setting & { fields: readonly Field[]; by: 'claimant' | 'coverage'; lead: readonly Field[] };

/** Cuts the amounts of a claim into those of its lines; the last has what is left. */
function cut(claim: Claim, count: number, random: Random): Claim[] {
  const share = (whole: number, weight: number): number => (whole === 0 ? 0 : Math.floor(whole * weight));
  const weights = random.times(count, () => random.next() / count);
  const cutKinds = (whole: ClaimFacts['paid']): ClaimFacts['paid'][] => {
    const first = weights
      .slice(1)
      .map((weight) => kinds(share(whole.loss, weight), share(whole.medical, weight), share(whole.expense, weight)));
    const used = addKinds(first);
    return [
      kinds(sum([whole.loss, -used.loss]), sum([whole.medical, -used.medical]), sum([whole.expense, -used.expense])),
      ...first,
    ];
  };
  const [paid, reserve] = [cutKinds(claim.paid), cutKinds(claim.reserve)];
  return paid.map((part, index) => {
    const rest = reserve[index] ?? kinds(0, 0, 0);
    return {
      ...claim,
      claimant: index === 0 ? claim.claimant : person(random),
      paid: part,
      reserve: rest,
      incurred: addKinds([part, rest]),
      recovered: index === 0 ? claim.recovered : 0,
    };
  });
}

const types: Record<string, readonly string[]> = {
  workers: ['Indemnity', 'Medical', 'Vocational Rehab', 'Employers Liability'],
  liability: ['Bodily Injury', 'Property Damage', 'Medical Payments', 'Personal Injury'],
  auto: ['Auto BI', 'Auto PD', 'Collision', 'Rental', 'Comprehensive', 'Med Pay'],
  property: ['Building', 'Contents', 'Business Income', 'Debris Removal'],
};

/** The lines of one claim. What names the claim stands in the first line only, or in each. */
function claimLines(claim: Claim, setting: Lines): { html: Html; fields: ShownFields } {
  const { recipe, formats, fields, by, lead } = setting;
  const random = recipe.facts(`lines of ${claim.number}`);
  const coverages = random.some(types[claim.policy.line] ?? [], 4);
  const count = Math.min(random.pick([1, 1, 2, 2, 3]), coverages.length);
  const parts = cut(claim, count, random).map(
    (part, index): Claim => ({
      ...part,
      claimType: coverages[index] ?? '',
      claimant: by === 'claimant' ? part.claimant : claim.claimant,
    }),
  );
  const repeats = recipe.chance('claims named in each line', 0.3);
  const rows = parts.map((part, index) => {
    const cells = fields.map((field) => {
      const isHidden = index > 0 && !repeats && lead.includes(field);
      const text = isHidden ? '' : showClaim(part, field, formats).text;
      return html`<td class="${cellClass(field)}">${text}</td>`;
    });
    return html`<tr class="${index === 0 ? 'first' : 'next'}">${cells}</tr>`;
  });
  const shown = new Map<string, Shown>(
    fields.filter((field) => !isAmount(field)).map((field) => [field, showClaim(parts[0] ?? claim, field, formats)]),
  );
  for (const field of ['claimantName', 'claimType'] as const)
    if (shown.has(field)) shown.set(field, ofAllLines(parts, field, setting));
  shown.set('policyNumber', plain(claim.policy.number));
  const caption = formats.heading(recipe.word('loss_run.claimTotal'));
  const isSingle = parts.length === 1 && recipe.chance('no total of one line', 0.5);
  if (isSingle) {
    for (const field of fields.filter(isAmount)) shown.set(field, showClaim(claim, field, formats));
    return { html: html`${rows}`, fields: shown };
  }
  const total = totalRow({
    recipe,
    formats,
    fields,
    claims: [claim],
    caption,
    counts: { text: recipe.chance('total names the claim', 0.3) ? claim.number : '', fields: new Map() },
  });
  return { html: html`${rows}${total.html}`, fields: new Map([...shown, ...total.fields]) };
}

/** Several lines have several claimants or coverages: the first is the claim's, another or none is right as well. */
function ofAllLines(parts: readonly Claim[], field: 'claimantName' | 'claimType', { formats }: Setting): Shown {
  const values = parts.map((part) => showClaim(part, field, formats).value);
  const [value] = values;
  const different = new Set(values);
  return { text: '', value, ...(different.size > 1 ? { accept: [...different, null] } : {}) };
}

function policyBody(policy: Policy, setting: Lines): { heading: Html; body: Body } {
  const { recipe, formats, fields } = setting;
  const heading = headPolicy(recipe, policy, formats);
  const claims = policy.claims.map((claim) => claimLines(claim, setting));
  const hasTotal = claims.length > 0 && recipe.chance('policy totals', 0.6);
  const caption = formats.heading(recipe.word('loss_run.policyTotal'));
  const total = hasTotal ? totalRow({ recipe, formats, fields, claims: policy.claims, caption }) : null;
  const nothing = claims.length === 0 ? html`<tr><td colspan="${fields.length}">${noClaims(setting)}</td></tr>` : null;
  return {
    heading: heading.html,
    body: {
      html: html`${claims.map((claim) => claim.html)}${nothing}${total?.html}`,
      policies: [impliedCount(policy, new Map([...heading.fields, ...(total?.fields ?? [])]))],
      claims: claims.map((claim) => claim.fields),
      totals: new Map(),
    },
  };
}

function build(recipe: Recipe): Drawn {
  const base = drawSetting(recipe);
  const by = recipe.draw('a line for each', { claimant: 3, coverage: 3 });
  const amounts = drawAmounts(recipe, base.report);
  const own: Field = by === 'claimant' ? 'claimantName' : 'claimType';
  const drawn = drawClaimFields(recipe, base.report, amounts.length > 7 ? 3 : 6).filter((field) => field !== own);
  const lead = drawn.filter((field) => field !== 'claimantName' && field !== 'claimType');
  const fields: Field[] = [
    ...lead,
    ...(by === 'coverage' && drawn.includes('claimantName') ? (['claimantName'] as const) : []),
    own,
    ...amounts,
  ];
  const setting: Lines = { ...base, fields, by, lead: by === 'coverage' ? [...lead, 'claimantName'] : lead };
  const head = html`<thead>${drawHead(recipe, fields, base.formats)}</thead>`;
  const table = (content: Html): Html => html`<table class="records">${head}<tbody>${content}</tbody></table>`;
  const parts = base.report.policies.map((policy) => policyBody(policy, setting));
  const total = grandTotal(setting, fields);
  const isOneTable = recipe.chance('one table', 0.5);
  const rows = parts.map(
    ({ heading, body }) => html`<tr class="policy"><td colspan="${fields.length}">${heading}</td></tr>${body.html}`,
  );
  const tables = parts.map(({ heading, body }) => html`<div class="policy">${heading}</div>${table(body.html)}`);
  return finish(
    base,
    {
      html: isOneTable
        ? table(html`${rows}${total.html}`)
        : html`${tables}${total.fields.size === 0 ? null : table(total.html)}`,
      policies: parts.flatMap(({ body }) => body.policies),
      claims: parts.flatMap(({ body }) => body.claims),
      totals: total.fields,
    },
    { landscape: fields.length > 8 || recipe.chance('landscape', 0.4), dense: fields.length > 9 },
  );
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'loss-run-claim-total-lines', build }];
