import type { Family } from '../../kit/families.ts';
import { html, sheet } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import { isAmount, showAmount } from '../loss-run/fields.ts';
import { lossRunLabel } from '../loss-run/label.ts';
import { drawAmounts, drawClaimFields } from './columns.ts';
import { countText } from './sections.ts';
import { drawSetting, impliedCount, noClaims, type Setting, showFields } from './setting.ts';
import { arrange, type Slot } from './stacked.ts';
import { settleTotals } from './totals.ts';

// Fixed-pitch text with the column heads on every page; a record takes one to three lines.

type Printed = Setting & { lines: Slot[][]; widths: number[]; width: number };

const LONGEST = 30;
const cut = (text: string): string => (text.length > LONGEST ? text.slice(0, LONGEST).trimEnd() : text);
const headOf = ({ recipe }: Setting, slot: Slot): string =>
  slot === null ? '' : recipe.word(`loss_run.${slot}`).toUpperCase();
const isRight = (slot: Slot): boolean => slot !== null && isAmount(slot);

/** What fits in the columns; a long text is cut, in the label too. */
function showCut(claim: Claim, { lines, formats }: Pick<Printed, 'lines' | 'formats'>): Map<string, Shown> {
  const fields = lines.flat().filter((slot) => slot !== null);
  const shown = showFields(claim, fields, formats);
  for (const field of fields) {
    const { text, value } = shown.get(field) ?? plain('');
    if (typeof value === 'string' && text === value) shown.set(field, plain(cut(text).toUpperCase()));
  }
  return shown;
}

function lineOf(texts: readonly string[], slots: readonly Slot[], { widths }: Pick<Printed, 'widths'>): string {
  const cells = slots.map((slot, index) => {
    const text = texts[index] ?? '';
    return isRight(slot) ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0);
  });
  return cells.join('  ').trimEnd();
}

function measure(setting: Setting, lines: Slot[][]): Printed {
  const records = setting.report.claims.map((claim) => showCut(claim, { lines, formats: setting.formats }));
  const widths = (lines[0] ?? []).map((_, column) => {
    const slots = lines.map((line) => line[column] ?? null);
    const heads = slots.map((slot) => headOf(setting, slot).length);
    const values = slots.flatMap((slot) =>
      slot === null ? [] : records.map((shown) => shown.get(slot)?.text.length ?? 0),
    );
    // sums are longer than what they add
    const spare = slots.some(isRight) ? 3 : 0;
    return Math.max(3, ...heads, ...values.map((length) => length + spare));
  });
  return { ...setting, lines, widths, width: widths.reduce((sum, width) => sum + width + 2, 0) };
}

function totalLines(
  caption: string,
  claims: readonly Claim[],
  printed: Printed,
): { lines: string[]; fields: ShownFields } {
  const { recipe, formats, lines } = printed;
  const counts = countText(recipe, claims, formats);
  const fields = new Map(counts.fields);
  const sums = lines.flatMap((line) => {
    if (!line.some(isRight)) return [];
    const texts = line.map((slot) => {
      if (slot === null || !isAmount(slot)) return '';
      const amount = showAmount(claims, slot, formats);
      fields.set(slot, amount);
      return amount.text;
    });
    return [lineOf(texts, line, printed)];
  });
  return {
    lines: [
      `${recipe.pick('stars', ['', '** ', '* '])}${caption.toUpperCase()}   ${counts.text.toUpperCase()}`,
      ...sums,
      '',
    ],
    fields,
  };
}

function policyHeading(policy: Policy, { recipe, formats }: Setting): { line: string; fields: Map<string, Shown> } {
  const word = (key: string): string => recipe.word(`loss_run.${key}`, 'heading').toUpperCase();
  const [from, to] = [formats.date(policy.effectiveDate), formats.date(policy.expirationDate)];
  const terms = recipe.chance('terms in one', 0.5)
    ? `${word('policyPeriod')}: ${from.text} - ${to.text}`
    : `${word('effectiveDate')}: ${from.text}  ${word('expirationDate')}: ${to.text}`;
  const fields = new Map<string, Shown>([
    ['policyNumber', plain(policy.number)],
    ['effectiveDate', from],
    ['expirationDate', to],
  ]);
  const hasLine = recipe.chance('lines printed', 0.6);
  if (hasLine) fields.set('lineOfBusiness', plain(policy.lineName.toUpperCase()));
  return {
    line: `${word('policyNumber')}: ${policy.number}   ${terms}${hasLine ? `   ${word('lineOfBusiness')}: ${policy.lineName.toUpperCase()}` : ''}`,
    fields,
  };
}

function policyLines(
  policy: Policy,
  printed: Printed,
): { blocks: Block[]; policy: ShownFields; claims: ShownFields[] } {
  const { recipe, lines } = printed;
  const heading = policyHeading(policy, printed);
  const gap = recipe.chance('blank line between records', 0.4) ? [''] : [];
  const records = policy.claims.map((claim) => {
    const shown = showCut(claim, printed);
    const texts = lines.map((line) =>
      lineOf(
        line.map((slot) => (slot === null ? '' : (shown.get(slot)?.text ?? ''))),
        line,
        printed,
      ),
    );
    shown.set('policyNumber', plain(policy.number));
    return { lines: [...texts, ...gap], fields: shown };
  });
  const hasTotal = records.length > 0 && recipe.chance('policy totals', 0.7);
  const total = hasTotal ? totalLines(recipe.word('loss_run.policyTotal'), policy.claims, printed) : null;
  const nothing = records.length === 0 ? [[`   ${noClaims(printed).toUpperCase()}`, '']] : [];
  return {
    blocks: [
      { lines: [heading.line, ''] },
      ...[...records.map((record) => record.lines), ...nothing, total === null ? [''] : total.lines].map(
        (lines): Block => ({ lines, heading: heading.line }),
      ),
    ],
    policy: impliedCount(policy, new Map([...heading.fields, ...(total?.fields ?? [])])),
    claims: records.map((record) => record.fields),
  };
}

/** The head of the report, again on every page. */
function reportHead(printed: Printed): {
  lines: (page: number) => string[];
  fields: Map<string, Shown>;
  insured: string;
} {
  const { recipe, report, formats, lines, width } = printed;
  const word = (key: string): string => recipe.word(`loss_run.${key}`, 'head').toUpperCase();
  const upper = (text: string): Shown => plain(text.toUpperCase());
  const fields = new Map<string, Shown>([
    ['carrierName', upper(report.carrierName)],
    ['agencyName', upper(report.agencyName)],
    ['reportDate', formats.date(report.reportDate)],
    ['valuationDate', formats.date(report.valuationDate)],
  ]);
  const insured = report.insured.toUpperCase();
  const text = (field: string): string => fields.get(field)?.text ?? '';
  const both = (left: string, right: string): string =>
    left + right.padStart(Math.max(width - left.length, right.length + 3));
  const rule = recipe.pick('rules', ['-', '=', '_', '']);
  const heads = lines.map((line) =>
    lineOf(
      line.map((slot) => headOf(printed, slot)),
      line,
      printed,
    ),
  );
  const under = recipe.chance('dashes under each head', 0.4)
    ? [
        lineOf(
          printed.widths.map((length) => '-'.repeat(length)),
          lines[0] ?? [],
          printed,
        ),
      ]
    : [rule.repeat(width)];
  return {
    fields,
    insured,
    lines: (page) => [
      both(text('carrierName'), `PAGE ${page}`),
      both(recipe.word('loss_run.title').toUpperCase(), `${word('reportDate')}: ${text('reportDate')}`),
      both(`${word('namedInsured')}: ${insured}`, `${word('valuationDate')}: ${text('valuationDate')}`),
      `${word('agencyName')}: ${text('agencyName')}`,
      ...(formats.statusLegend === null ? [] : [`STATUS: ${formats.statusLegend.toUpperCase()}`]),
      rule.repeat(width),
      ...heads,
      ...under,
    ],
  };
}

interface Block {
  lines: string[];
  /** The policy's heading, to be repeated where its records go on over the page. */
  heading?: string;
}

/** Fills pages with blocks of lines; a block is never cut. */
function paginate(
  blocks: readonly Block[],
  head: (page: number) => string[],
  { most, mark }: { most: number; mark: string | null },
): string[] {
  const pages: string[][] = [head(1)];
  for (const { lines, heading } of blocks) {
    const page = pages.at(-1) ?? [];
    const again = heading === undefined || mark === null ? [] : [`${heading} ${mark}`, ''];
    if (page.length + lines.length <= most) page.push(...lines);
    else pages.push([...head(pages.length + 1), ...again, ...lines]);
  }
  return pages.map((lines) => lines.join('\n'));
}

function build(recipe: Recipe): Drawn {
  const setting = drawSetting(recipe);
  const amounts = drawAmounts(recipe, setting.report);
  const words = drawClaimFields(recipe, setting.report, 8);
  const isSingle = words.length + amounts.length < 9 && recipe.chance('one line a record', 0.4);
  const { lines } = isSingle ? { lines: [[...words, ...amounts]] } : arrange(recipe, words, amounts);
  const printed = measure(setting, lines);
  const parts = setting.report.policies.map((policy) => policyLines(policy, printed));
  const hasTotal = setting.report.claims.length > 0 && recipe.chance('grand totals', 0.7);
  const total = hasTotal ? totalLines(recipe.word('loss_run.grandTotal'), setting.report.claims, printed) : null;
  const head = reportHead(printed);
  const isMarked = recipe.chance('headings again', 0.5);
  const mark = isMarked ? recipe.word('loss_run.continued').toUpperCase() : null;
  const blocks = [...parts.flatMap((part) => part.blocks), ...(total === null ? [] : [{ lines: total.lines }])];
  const pages = paginate(blocks, head.lines, { most: recipe.int('lines of a page', 44, 56), mark });
  const landscape = printed.width > 95;
  const size = Math.min(10, (landscape ? 735 : 555) / (printed.width * 0.605));
  const { policies, report: totals } = settleTotals({
    policies: parts.map((part) => part.policy),
    report: total?.fields ?? new Map(),
  });
  const css = `body{margin:0}pre{margin:0;font:${size}pt/${landscape ? 1.02 : 1.15} '${recipe.pick('font', ['Liberation Mono', 'Liberation Mono', 'DejaVu Sans Mono'])}';break-after:page}pre:last-child{break-after:auto}`;
  return {
    html: sheet({ css, body: pages.map((page) => html`<pre>${page}</pre>`) }),
    print: { landscape, margin: { top: '0.4in', bottom: '0.3in', left: '0.35in', right: '0.35in' } },
    label: lossRunLabel({
      head: head.fields,
      namedInsureds: [head.insured],
      policies,
      claims: parts.flatMap((part) => part.claims),
      totals,
    }),
  };
}

export const families: readonly Family[] = [
  { policyType: 'loss_run', name: 'loss-run-line-printer', weight: 1.5, build },
];
