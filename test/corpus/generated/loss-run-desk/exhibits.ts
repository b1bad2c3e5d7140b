import type { Family } from '../../kit/families.ts';
import { html, type Html } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Shown } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim } from '../loss-run/facts.ts';
import { type AmountField, showAmount, showCount } from '../loss-run/fields.ts';
import { drawAmounts, drawClaimFields } from '../loss-run-tables/columns.ts';
import { amountsIn, closeDesk, type Desk, type Field, openDesk, tellLooseClaim, tellPolicy, termOf } from './desk.ts';
import { nothing } from './policy-heads.ts';
import { cellsRow, headRow, rowsCss, sumRow } from './rows.ts';

// An exhibit of the policy terms, in rows or across in columns, with sums by other groups; then a list of all claims.

type Exhibit = Desk & { amounts: readonly AmountField[] };

interface Line {
  caption: string;
  /** One text for each term, and one for all of them. */
  texts: string[];
  total: string;
}

/** The lines of the exhibit; what they say of the terms goes to the label. */
function linesOf(desk: Exhibit): Line[] {
  const { recipe, report, formats, word, amounts } = desk;
  const hasLine = recipe.chance('lines of business printed', 0.7);
  const told = report.policies.map((policy) => tellPolicy(desk, policy, { hasLine }));
  const random = recipe.facts('premiums');
  const premiums = report.policies.map(() => random.int(30, 900) * 100);
  const isSplit = recipe.chance('two dates', 0.5);
  const ofPolicies = (caption: string, text: (index: number) => string, total = ''): Line => ({
    caption,
    texts: report.policies.map((_, index) => text(index)),
    total,
  });
  const policy = (index: number): (typeof report.policies)[number] | undefined => report.policies[index];
  const put = (index: number, field: string, shown: Shown): string => {
    told[index]?.set(field, shown);
    return shown.text;
  };
  const claimsOf = (index: number): readonly Claim[] => policy(index)?.claims ?? [];
  const counts = (['claimCount', 'openClaimCount'] as const)
    .filter((field) => field === 'claimCount' || recipe.chance('open claims', 0.5))
    .map((field): Line => {
      const all = showCount(report.claims, field);
      desk.totals.set(field, all);
      return ofPolicies(word(field), (i) => put(i, field, showCount(claimsOf(i), field)), all.text);
    });
  const sums = amounts.map((field): Line => {
    const all = showAmount(report.claims, field, formats);
    desk.totals.set(field, all);
    return ofPolicies(word(field), (i) => put(i, field, showAmount(claimsOf(i), field, formats)), all.text);
  });
  const date = (field: 'effectiveDate' | 'expirationDate', i: number): string =>
    formats.date(policy(i)?.[field] ?? null).text;
  return [
    ofPolicies(word('policyNumber'), (i) => policy(i)?.number ?? ''),
    ...(hasLine ? [ofPolicies(word('lineOfBusiness'), (i) => policy(i)?.lineName ?? '')] : []),
    ...(isSplit
      ? [
          ofPolicies(word('effectiveDate'), (i) => date('effectiveDate', i)),
          ofPolicies(word('expirationDate'), (i) => date('expirationDate', i)),
        ]
      : [
          ofPolicies(word('policyPeriod'), (i) => {
            const each = policy(i);
            return each === undefined ? '' : termOf(desk, each);
          }),
        ]),
    ...(recipe.chance('premiums printed', 0.5)
      ? [
          ofPolicies(
            recipe.pick('premium', ['Premium', 'Earned Premium', 'Written Premium', 'Audited Premium']),
            (i) => formats.money(premiums[i] ?? 0).text,
          ),
        ]
      : []),
    ...counts,
    ...sums,
  ];
}

/** Terms as rows, or as columns with their captions at the left. */
function exhibitOf(desk: Exhibit, isAcross: boolean): Html {
  const { recipe, word, report } = desk;
  const lines = linesOf(desk);
  const hasTotal = recipe.chance('totals in the exhibit', 0.75);
  if (!hasTotal) desk.totals.clear();
  const total = word('grandTotal');
  const isNumber = (line: Line): boolean =>
    line.total !== '' || line.texts.every((text) => /^[$(]?[\d.,-]+\)?$/.test(text));
  const side = (line: Line): string => (isNumber(line) ? 'n' : 'w');
  if (!isAcross) {
    const rows = report.policies.map(
      (_, i) => html`<tr>${lines.map((line) => html`<td class="${side(line)}">${line.texts[i]}</td>`)}</tr>`,
    );
    const last = html`<tr class="total">${lines.map((line, i) => html`<td class="${side(line)}">${i === 0 ? total : line.total}</td>`)}</tr>`;
    return html`<table class="records"><thead><tr>${lines.map((line) => html`<th class="${side(line)}">${line.caption}</th>`)}</tr></thead><tbody>${rows}${hasTotal ? last : null}</tbody></table>`;
  }
  const rows = lines.map(
    (line, i) =>
      html`<tr><td class="cap">${line.caption}</td>${line.texts.map((text) => html`<td class="n">${text}</td>`)}${hasTotal ? html`<td class="n">${i === 0 ? total : line.total}</td>` : null}</tr>`,
  );
  return html`<table class="records across"><tbody>${rows}</tbody></table>`;
}

/** Sums by cause, by state or by size, which are nobody's totals. */
function sideTable(desk: Exhibit): Html | null {
  const { recipe, report, formats, word } = desk;
  const by = recipe.draw('sums by', { none: 3, claimType: 2, status: 2, state: 1 });
  if (by === 'none' || report.claims.length === 0) return null;
  const keyOf = ({ claimType, status, state }: Claim): string =>
    ({ claimType, status: { open: 'Open', closed: 'Closed', reopened: 'Reopened' }[status], state })[by];
  const keys = [...new Set(report.claims.map(keyOf))].sort();
  const title = { claimType: 'Summary by Coverage', status: 'Summary by Status', state: 'Summary by State' }[by];
  const rows = keys.map((key) => {
    const own = report.claims.filter((claim) => keyOf(claim) === key);
    return html`<tr><td>${key}</td><td class="n">${own.length}</td><td class="n">${showAmount(own, 'incurred.total', formats).text}</td></tr>`;
  });
  return html`<div class="gh">${formats.heading(title)}</div><table><thead><tr><th>${{ claimType: word('claimType'), status: word('status'), state: word('lossState') }[by]}</th><th class="n">${word('claimCount')}</th><th class="n">${word('incurred.total')}</th></tr></thead><tbody>${rows}</tbody></table><br>`;
}

const build =
  (isAcross: boolean) =>
  (recipe: Recipe): Drawn => {
    const desk = openDesk(
      recipe,
      isAcross ? { facts: { onlyLines: [recipe.pick('line', ['workers', 'liability', 'auto'])] } } : {},
    );
    const { report, formats } = desk;
    const drawn = drawAmounts(recipe, report);
    const few = amountsIn(drawn).filter((field) => field.endsWith('.total') || field === 'recovered');
    const exhibit: Exhibit = { ...desk, amounts: isAcross || drawn.length < 6 ? drawn : few };
    const words = drawClaimFields(recipe, report, drawn.length > 7 ? 4 : 7);
    const fields: Field[] = [...(report.policies.length > 1 ? (['policyNumber'] as const) : []), ...words, ...drawn];
    const top = exhibitOf(exhibit, isAcross);
    const side = sideTable(exhibit);
    const order = recipe.facts('order of the list').some([...report.claims], report.claims.length);
    const isByDate = recipe.chance('claims by date', 0.5);
    const claims = isByDate ? order.sort((a, b) => a.lossDate.localeCompare(b.lossDate)) : report.claims;
    const rows = claims.map((claim) => cellsRow(fields, tellLooseClaim(desk, claim, fields)));
    const hasSum = rows.length > 0 && recipe.chance('totals of the list', 0.5);
    const total = hasSum
      ? sumRow(desk, desk.word('grandTotal'), { fields, claims: report.claims, into: desk.totals })
      : null;
    const title = recipe.pick('title of the list', [
      'Claim Detail',
      'List of Claims',
      'Detail of Losses',
      'Individual Claims',
      'Claims',
    ]);
    const leaf = recipe.chance('list on a page of its own', 0.35) ? html`<div style="break-before:page"></div>` : null;
    const list =
      rows.length === 0
        ? html`<div>${nothing(desk)}</div>`
        : html`<table class="records"><thead>${headRow(desk, fields)}</thead><tbody>${rows}${total}</tbody></table>`;
    const name = recipe.pick('title of the exhibit', [
      'Policy Year Summary',
      'Experience by Policy Term',
      'Loss Summary',
      'Summary of Policy Periods',
      'Exhibit 1',
    ]);
    return closeDesk(desk, {
      body: html`<div class="gh">${formats.heading(name)}</div>${top}${side}${leaf}<div class="gh">${formats.heading(title)}</div>${list}`,
      css: `${rowsCss}table.across td{border:.5pt solid #999}td.cap{font-weight:${recipe.pick('captions', [400, 700])}}`,
      dense: fields.length > 9 || report.policies.length > 4,
      print: { landscape: fields.length > 8 || report.policies.length > 4 },
    });
  };

export const families: readonly Family[] = [
  { policyType: 'loss_run', name: 'desk-term-exhibit', build: build(false) },
  { policyType: 'loss_run', name: 'desk-terms-across', build: build(true) },
];
