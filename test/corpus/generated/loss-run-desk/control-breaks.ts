import type { Family } from '../../kit/families.ts';
import { html, type Html, sheet } from '../../kit/html.ts';
import type { Recipe } from '../../kit/recipe.ts';
import { plain, type Shown, type ShownFields } from '../../kit/shown.ts';
import type { Drawn } from '../../kit/style.ts';
import type { Claim, Policy } from '../loss-run/facts.ts';
import { type AmountField, isAmount } from '../loss-run/fields.ts';
import { lossRunLabel } from '../loss-run/label.ts';
import { settleTotals } from '../loss-run-tables/totals.ts';
import { counted, type Desk, type Field, openDesk, sums, tellClaimOf, tellPolicy, textOf } from './desk.ts';

// A batch report of a mainframe: text of one width, headings on every page, sums at control breaks marked with asterisks.

interface Column {
  field: Field;
  width: number;
  heads: readonly [string, string];
}

interface Print extends Desk {
  columns: readonly Column[];
  /** Fields that stand in a second line of text under each claim. */
  below: readonly Field[];
  gap: string;
  perPage: number;
}

const pad = (text: string, { field, width }: Column): string =>
  isAmount(field) ? text.padStart(width) : text.slice(0, width).padEnd(width);

/** Columns as wide as their widest text; long texts would be cut, so that they stand below. */
function columnsOf(desk: Desk, fields: readonly Field[]): Column[] {
  const { report, word, formats } = desk;
  const all = new Map<string, Shown>();
  return fields.map((field): Column => {
    const [first = '', ...rest] = word(field).split(' ');
    const heads = rest.length === 0 ? (['', first] as const) : ([first, rest.join(' ')] as const);
    const texts = report.claims.map((claim) => {
      const desk_ = { ...desk, claims: [] };
      return textOf(tellClaimOf(desk_, claim, [field]), field);
    });
    const sum = isAmount(field) ? (sums(desk, report.claims, [field], all)[0]?.text ?? '') : '';
    const width = Math.max(...[...heads, ...texts, sum].map((text) => text.length), formats.status('open').text.length);
    return { field, width, heads };
  });
}

const line = ({ columns, gap }: Print, cell: (column: Column) => string): string =>
  columns
    .map((column) => pad(cell(column), column))
    .join(gap)
    .trimEnd();

function headLines(print: Print): string[] {
  const { columns, gap, recipe } = print;
  const rule = recipe.pick('rule', ['', '-', '=']);
  const rules = rule === '' ? [] : [columns.map(({ width }) => rule.repeat(width)).join(gap)];
  return [line(print, ({ heads }) => heads[0]), line(print, ({ heads }) => heads[1]), ...rules].filter(
    (text) => text.trim() !== '',
  );
}

function claimLines(print: Print, claim: Claim): string[] {
  const { columns, below, word, recipe } = print;
  const shown: ShownFields = tellClaimOf(print, claim, [...columns.map(({ field }) => field), ...below]);
  const first = line(print, ({ field }) => textOf(shown, field));
  const second = below.map((field) => `${word(field)}: ${textOf(shown, field)}`).join('   ');
  const indent = ' '.repeat(recipe.int('indent of second lines', 2, 8));
  return second === '' ? [first] : [first, `${indent}${second}`];
}

function totalLine(print: Print, caption: string, claims: readonly Claim[], into: Map<string, Shown>): string {
  const { columns, recipe, word, gap } = print;
  const amounts = columns.flatMap(({ field }) => (isAmount(field) ? [field] : []));
  const count = recipe.chance('counts at breaks', 0.6)
    ? `  ${word('claimCount')} ${counted(claims, 'claimCount', into)}`
    : '';
  const texts = new Map(sums(print, claims, amounts, into).map(({ text }, i) => [amounts[i], text]));
  const lead = columns.findIndex(({ field }) => isAmount(field));
  const room = columns.slice(0, lead).reduce((width, column) => width + column.width + gap.length, 0);
  const words = `${caption}${count}`;
  const tail = columns
    .slice(lead)
    .map((column) => pad(texts.get(column.field as AmountField) ?? '', column))
    .join(gap);
  return words.length < room ? `${words.padEnd(room)}${tail}` : `${words}\n${' '.repeat(room)}${tail}`;
}

function policyLines(print: Print, policy: Policy): string[] {
  const { recipe, word, formats } = print;
  const hasLine = recipe.chance('lines of business printed', 0.8);
  const told = tellPolicy(print, policy, { hasLine });
  const [from, to] = [formats.date(policy.effectiveDate).text, formats.date(policy.expirationDate).text];
  const head = `${word('policyNumber')} ${policy.number}   ${hasLine ? `${word('lineOfBusiness')} ${policy.lineName}   ` : ''}${word('effectiveDate')} ${from}   ${word('expirationDate')} ${to}`;
  const none = formats.text(recipe.word('desk.noClaims')).text.toUpperCase();
  const claims = policy.claims.flatMap((claim) => claimLines(print, claim));
  const total =
    claims.length > 0 && recipe.chance('policy totals', 0.75)
      ? ['', totalLine(print, `*   ${word('policyTotal')}`, policy.claims, told)]
      : [];
  return ['', head, ...(claims.length === 0 ? [`    *** ${none} ***`] : claims), ...total];
}

/** The lines that every page begins with. */
function pageHead({ recipe, report, formats, word }: Desk, page: number, width: number): string[] {
  const random = recipe.facts('program');
  const program = `${random.letters(3)}${random.digits(3)}`;
  const title = recipe.word('desk.title').toUpperCase();
  const spread = (left: string, right: string): string =>
    `${left.padEnd(Math.max(left.length + 3, width - right.length))}${right}`;
  const run = formats.headDate(report.reportDate).text;
  const valued = formats.headDate(report.valuationDate).text;
  return [
    spread(`${recipe.pick('program', ['RPT', 'PGM', 'REPORT'])} ${program}`, `PAGE ${String(page).padStart(4)}`),
    `${' '.repeat(Math.max(0, Math.floor((width - report.carrierName.length) / 2)))}${report.carrierName.toUpperCase()}`,
    `${' '.repeat(Math.max(0, Math.floor((width - title.length) / 2)))}${title}`,
    spread(
      `${word('namedInsured').toUpperCase()}: ${report.insured.toUpperCase()}`,
      `${word('reportDate').toUpperCase()}: ${run}`,
    ),
    spread(
      `${word('agencyName').toUpperCase()}: ${report.agencyName.toUpperCase()}`,
      `${word('valuationDate').toUpperCase()}: ${valued}`,
    ),
  ];
}

function build(recipe: Recipe): Drawn {
  const desk = openDesk(recipe, { isShort: true });
  const { report, formats, word } = desk;
  const kinds = report.hasMedical ? (['loss', 'medical', 'expense'] as const) : (['loss', 'expense'] as const);
  const amounts: AmountField[] = {
    totals: ['paid.total', 'reserve.total', 'incurred.total'] as AmountField[],
    paid: [...kinds.map((kind): AmountField => `paid.${kind}`), 'reserve.total', 'incurred.total'] as AmountField[],
    both: [
      ...kinds.map((kind): AmountField => `paid.${kind}`),
      ...kinds.map((kind): AmountField => `reserve.${kind}`),
      'incurred.total',
    ] as AmountField[],
  }[recipe.draw('amounts', { totals: 3, paid: 3, both: 2 })];
  const words = (['claimantName', 'status', 'reportedDate', 'closedDate', 'claimType', 'lossState'] as const).filter(
    (field) => recipe.chance(`has ${field}`, 0.6),
  );
  const below = (['description', 'cause', 'adjusterName'] as const).filter((field) =>
    recipe.chance(`has ${field}`, 0.45),
  );
  const order = recipe.facts('order of columns').some(words, words.length);
  const columns = columnsOf(desk, [
    'claimNumber',
    'lossDate',
    ...order,
    ...amounts,
    ...(recipe.chance('recoveries printed', 0.3) ? (['recovered'] as const) : []),
  ]);
  const print: Print = {
    ...desk,
    columns,
    below,
    gap: ' '.repeat(recipe.pick('gap', [1, 2, 2, 3])),
    perPage: recipe.int('lines on a page', 46, 58),
  };
  const body = report.policies.flatMap((policy) => policyLines(print, policy));
  const grand =
    report.claims.length > 0 && recipe.chance('grand totals', 0.75)
      ? ['', totalLine(print, `*** ${word('grandTotal')}`, report.claims, desk.totals)]
      : [];
  const legend = formats.statusLegend === null ? [] : ['', `STATUS CODES: ${formats.statusLegend.toUpperCase()}`];
  const all = [...body, ...grand, ...legend].flatMap((text) => text.split('\n'));
  const heads = headLines(print);
  const width = Math.max(96, ...all.map((text) => text.length), ...heads.map((text) => text.length));
  const pages = Array.from({ length: Math.ceil(all.length / print.perPage) }, (_, i) => [
    ...pageHead(desk, i + 1, width),
    '',
    ...heads,
    ...all.slice(i * print.perPage, (i + 1) * print.perPage),
  ]);
  const size = Math.min(9, Math.floor((7350 / (6.02 * width)) * 10) / 10);
  const bars = recipe.chance('bars', 0.3)
    ? 'pre{background:repeating-linear-gradient(#fff 0 3.6em,#eaf5ea 3.6em 7.2em)}'
    : '';
  const leaf = (lines: readonly string[], i: number): Html =>
    html`<pre${i < pages.length - 1 ? html` class="leaf"` : null}>${lines.join('\n')}</pre>`;
  const upper = (text: string): Shown => plain(text.toUpperCase());
  const { policies, report: totals } = settleTotals({ policies: desk.policies, report: desk.totals });
  return {
    html: sheet({
      css: `body{margin:0}pre{font:${size}pt/1.2 "Liberation Mono";margin:0}.leaf{break-after:page}${bars}`,
      body: html`${pages.map(leaf)}`,
    }),
    print: { landscape: true, margin: { left: '0.4in', right: '0.4in', top: '0.5in', bottom: '0.4in' } },
    label: lossRunLabel({
      head: new Map([
        ['carrierName', upper(report.carrierName)],
        ['agencyName', upper(report.agencyName)],
        ['reportDate', formats.headDate(report.reportDate)],
        ['valuationDate', formats.headDate(report.valuationDate)],
      ]),
      namedInsureds: [report.insured.toUpperCase()],
      policies,
      claims: desk.claims,
      totals,
    }),
  };
}

export const families: readonly Family[] = [{ policyType: 'loss_run', name: 'desk-control-breaks', build }];
