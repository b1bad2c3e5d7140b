import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim } from '../loss-run/facts.ts';
import { showAmount } from '../loss-run/fields.ts';
import { cellClass, drawAmounts, drawClaimFields, type Field } from './columns.ts';
import { drawHead } from './headings.ts';
import { policyTable } from './policy-table.ts';
import { amountsOf, totalRow } from './sections.ts';
import { claimRow, drawSetting, finish, grandTotal, noClaims, type Setting } from './setting.ts';

// Claims by location, policy year or line, with sub-totals; the policies in a table before or after; a recap by year.

type Grouped = Setting & {
  fields: readonly Field[];
  by: 'location' | 'year' | 'line' | 'adjuster';
  place: 'rows' | 'column' | 'tables';
};

const keyOf = (claim: Claim, by: Grouped['by']): string =>
  ({
    location: claim.location,
    year: claim.policy.effectiveDate.slice(0, 4),
    line: claim.policy.lineName,
    adjuster: claim.adjuster,
  })[by];

function groupsOf({ report, by }: Grouped): [string, Claim[]][] {
  const keys = [...new Set(report.claims.map((claim) => keyOf(claim, by)))];
  const sorted = by === 'year' ? keys : keys.sort();
  return sorted.map((key) => [key, report.claims.filter((claim) => keyOf(claim, by) === key)]);
}

function captionOf(key: string, { recipe, formats, by, report }: Grouped): string {
  const words = {
    location: recipe.word('loss_run.location'),
    year: recipe.pick('years are called', ['Policy Year', 'Year', 'Pol Yr', 'Underwriting Year', 'Term Year']),
    line: recipe.word('loss_run.lineOfBusiness'),
    adjuster: recipe.word('loss_run.adjusterName'),
  };
  const number =
    by === 'location' && recipe.chance('locations have numbers', 0.5)
      ? `${report.claims.findIndex((claim) => claim.location === key) + 101} `
      : '';
  const prefix = recipe.chance('groups without caption', 0.25) ? '' : `${formats.heading(words[by])}: `;
  return `${prefix}${number}${key}`;
}

/** The lines of one group; in a column of their own, the group's name stands in the first line or in all. */
function groupRows(
  key: string,
  claims: readonly Claim[],
  grouped: Grouped,
): { html: Html; heading: string; claims: ShownFields[] } {
  const { recipe, formats, fields, place } = grouped;
  const heading = captionOf(key, grouped);
  const rows = claims.map((claim) => claimRow(claim, fields, formats));
  for (const [index, { fields: shown }] of rows.entries()) {
    settlePolicy(shown, claims[index], grouped);
    if (grouped.by === 'adjuster') shown.set('adjusterName', { ...plain(key), accept: [null] });
  }
  const isSpanned = recipe.chance('group names span lines', 0.6);
  const lead = (index: number): Html | null => {
    if (place !== 'column') return null;
    if (isSpanned) return index === 0 ? html`<td rowspan="${claims.length}">${heading}</td>` : null;
    return html`<td>${index === 0 ? heading : null}</td>`;
  };
  const cells = rows.map(
    ({ fields: shown }, index) =>
      html`<tr>${lead(index)}${fields.map((field) => html`<td class="${cellClass(field)}">${shown.get(field)?.text}</td>`)}</tr>`,
  );
  const called = {
    line: recipe.word('loss_run.lineTotal'),
    year: recipe.word('loss_run.yearTotal'),
    location: recipe.word('loss_run.locationTotal'),
    adjuster: recipe.pick('totals of adjusters', ['Sub-Total', 'Subtotal', 'Total']),
  };
  const suffix = recipe.chance('sub-totals name their group', 0.5) ? ` ${key}` : '';
  const caption = `${formats.heading(called[grouped.by])}${suffix}`;
  const width: Field[] = place === 'column' ? ['unit', ...fields] : [...fields];
  const total = recipe.chance('sub-totals', 0.7)
    ? totalRow({ recipe, formats, fields: width, claims, caption }).html
    : null;
  return { html: html`${cells}${total}`, heading, claims: rows.map((row) => row.fields) };
}

/** Without a column, the only policy of a report is every claim's; the year or line of a group only implies it. */
function settlePolicy(shown: Map<string, Shown>, claim: Claim | undefined, { report, fields }: Grouped): void {
  if (claim === undefined || fields.includes('policyNumber')) return;
  const { number } = claim.policy;
  const isOnly = new Set(report.policies.map((policy) => policy.number)).size === 1;
  shown.set(
    'policyNumber',
    isOnly ? { ...plain(number), accept: [null] } : { text: '', value: null, accept: [number] },
  );
}

/** Sums by year with premiums and loss ratios: a summary, not claims. */
function recap({ recipe, report, formats, fields }: Grouped): Html {
  const random = recipe.facts('premiums');
  const years = [...new Set(report.policies.map(({ effectiveDate }) => effectiveDate.slice(0, 4)))];
  const amounts = amountsOf(fields)
    .filter((field) => field.endsWith('.total'))
    .slice(0, 3);
  const rows = years.map((year) => {
    const claims = report.claims.filter((claim) => claim.policy.effectiveDate.startsWith(year));
    const sums = amounts.map((field) => html`<td class="n">${showAmount(claims, field, formats).text}</td>`);
    return html`<tr><td>${year}</td><td class="n">${claims.length}</td><td class="n">${formats.money(random.int(40, 900) * 100).text}</td>${sums}<td class="n">${random.int(0, 140)}.${random.int(0, 9)}%</td></tr>`;
  });
  const heads = [
    'Year',
    'Count',
    recipe.pick('premium', ['Earned Premium', 'Premium', 'Written Premium', 'EP']),
    ...amounts.map((field) => recipe.word(`loss_run.${field}`)),
    'Loss Ratio',
  ];
  return html`<div class="tabletitle">${formats.heading(recipe.pick('title of the recap', ['Summary by Year', 'Experience Recap', 'Year-by-Year Summary', 'Loss Ratio Summary', 'Valuation Summary']))}</div><table class="records"><thead><tr>${heads.map((head) => html`<th>${formats.heading(head)}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

function build(recipe: Recipe): Drawn {
  const base = drawSetting(recipe);
  const amounts = drawAmounts(recipe, base.report);
  const words = drawClaimFields(recipe, base.report, amounts.length > 7 ? 3 : 6);
  const by = recipe.draw('groups by', { location: 3, year: 3, line: 1, adjuster: 1 });
  const hasColumn = base.report.policies.length > 1 && recipe.chance('policy column', 0.75);
  const fields: Field[] = [
    ...(hasColumn ? (['policyNumber'] as const) : []),
    ...words.filter((field) => by !== 'adjuster' || field !== 'adjusterName'),
    ...amounts,
  ];
  const place = recipe.draw('groups stand', { rows: 4, tables: 3, column: 3 });
  const grouped: Grouped = { ...base, fields, by, place };
  const groups = groupsOf(grouped).map(([key, claims]) => groupRows(key, claims, grouped));
  const own = place === 'column' ? html`<th>${captionOf('', grouped).replace(/: $/, '')}</th>` : null;
  const head = html`<thead>${drawHead(recipe, fields, base.formats, own)}</thead>`;
  const table = (content: Html): Html => html`<table class="records">${head}<tbody>${content}</tbody></table>`;
  const width = fields.length + (place === 'column' ? 1 : 0);
  const total = grandTotal(base, place === 'column' ? ['unit', ...fields] : fields);
  const nothing = html`<tr><td colspan="${width}">${noClaims(base)}</td></tr>`;
  const inRows = groups.map(
    (group) =>
      html`${place === 'rows' ? html`<tr class="policy"><td colspan="${width}">${group.heading}</td></tr>` : null}${group.html}`,
  );
  const claims =
    place === 'tables' && groups.length > 0
      ? html`${groups.map((group) => html`<div class="policy">${group.heading}</div>${table(group.html)}`)}${total.fields.size > 0 ? table(total.html) : null}`
      : table(html`${groups.length === 0 ? nothing : inRows}${total.html}`);
  const policies = policyTable(base, fields);
  const summary = recipe.chance('recap', 0.4) ? recap(grouped) : null;
  const order = recipe.draw('order of tables', { policiesFirst: 5, policiesLast: 3, recapFirst: 2 });
  const sequence = {
    policiesFirst: [policies.html, claims, summary],
    policiesLast: [claims, summary, policies.html],
    recapFirst: [summary, policies.html, claims],
  }[order];
  const totals = new Map([...policies.totals, ...total.fields]);
  return finish(
    base,
    { html: html`${sequence}`, policies: policies.policies, claims: groups.flatMap((group) => group.claims), totals },
    {
      landscape: width > 8 || recipe.chance('landscape', 0.4),
      dense: width > 9,
      css: '.tabletitle{font-weight:700;margin:6pt 0 2pt;break-after:avoid}',
    },
  );
}

export const families: readonly Family[] = [
  { policyType: 'loss_run', name: 'loss-run-groups-and-recaps', weight: 2, build },
];
