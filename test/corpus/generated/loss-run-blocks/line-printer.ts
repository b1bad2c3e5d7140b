import { compact, dashed, dayFirst, shortSlashed, slashed } from '../../kit/dates.ts';
import { html } from '../../kit/html.ts';
import type { ClaimFacts } from '../../kit/loss-facts.ts';
import type { Recipe } from '../../kit/recipe.ts';
import type { Drawn } from '../../kit/style.ts';
import {
  claimFacts,
  type Fact,
  headFacts,
  kindCaption,
  moneyFacts,
  policyFacts,
  shownKeys,
  totalFacts,
} from './facts.ts';
import { drawHouse, type House, type Policy } from './house.ts';
import { finish } from './look.ts';
import { centered, ends, left, PrinterPages, right, stackedWords } from './printer-pages.ts';
import { Recorder } from './recorder.ts';

interface Paper {
  columns: number;
  lines: number;
  size: number;
  landscape: boolean;
}

const papers: readonly Paper[] = [
  { columns: 132, lines: 50, size: 8.5, landscape: true },
  { columns: 120, lines: 46, size: 9, landscape: true },
  { columns: 100, lines: 62, size: 8.6, landscape: false },
  { columns: 132, lines: 76, size: 6.7, landscape: false },
];

/** Capital letters everywhere, as printers without small ones print. */
export function inCapitals(house: House): House {
  const up = (text: string): string => text.toUpperCase();
  return {
    ...house,
    carrier: up(house.carrier),
    insured: up(house.insured),
    agency: up(house.agency),
    policies: house.policies.map((policy) => ({ ...policy, lineName: up(policy.lineName) })),
    caption: (key) => up(house.caption(key)),
    date: (iso) => up(house.date(iso)),
    status: (status) => up(house.status(status)),
    claimant: (name) => up(house.claimant(name)),
    text: up,
  };
}

const widths = new Map([
  ['claimant', 22],
  ['worker', 22],
  ['claimType', 18],
  ['status', 9],
  ['lossDate', 12],
  ['injuryDate', 12],
  ['reportedDate', 12],
  ['closedDate', 12],
  ['lossState', 6],
  ['cause', 20],
  ['nature', 18],
  ['bodyPart', 20],
  ['adjuster', 20],
]);

interface Slot {
  key: string;
  caption: string;
  width: number;
}

/** The fields of a record in lines of slots; each line is filled from the left. */
function slotLines(house: House, facts: readonly Fact[], room: number): Slot[][] {
  const longest = Math.max(...house.policies.flatMap(({ claims }) => claims.map(({ number }) => number.length)), 8);
  const lines: Slot[][] = [];
  let used = room;
  for (const { key, caption } of facts) {
    const width = Math.min(room, key === 'description' ? room : (widths.get(key) ?? longest + 2));
    if (used + width > room) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push({ key, caption, width });
    used += width;
  }
  return lines;
}

/** The fact as it fits into its slot. */
function cut(fact: Fact, width: number): Fact {
  const text = fact.text.slice(0, width - 1).trimEnd();
  return fact.value === fact.text ? { ...fact, text, value: text === '' ? null : text } : { ...fact, text };
}

/** A mainframe's report: records of several lines, amounts at the far right below a header of several lines. */
export function drawLinePrinter(recipe: Recipe): Drawn {
  const plain = drawHouse(recipe, { dates: [slashed, shortSlashed, dashed, dayFirst, compact] });
  const house = recipe.chance('capitals', 0.75) ? inCapitals(plain) : plain;
  const { choose } = house;
  const paper = choose('paper', papers);
  const recorder = new Recorder();
  const amounts = drawAmounts(house);
  const record = drawRecord(house, paper.columns - amounts.width);
  const pages = new PrinterPages({ lines: paper.lines, heading: drawHeading(house, recorder, paper.columns) });
  const rule = choose('rule', ['-', '=', '_', '- ', '']).repeat(paper.columns).slice(0, paper.columns);
  const header = headerLines(record.header, amounts.header, paper.columns - amounts.width);
  const together = recipe.chance('whole records', 0.7);
  const hasPolicyTotals = recipe.chance('policy totals', 0.6);
  const totals = (title: string, facts: readonly Fact[]): string[] => {
    const counts = facts
      .filter(({ at }) => at?.endsWith('Count') === true)
      .map(({ caption, text }) => `${caption} ${text}`);
    const side = [title, ...counts].map((text, index) => `${index === 0 ? '* ' : '    '}${text}`);
    return join(side, amounts.lines(facts), paper.columns - amounts.width);
  };
  for (const policy of house.policies) {
    const facts = policyFacts(house, policy);
    recorder.policy(facts);
    const heading = policyHeading(house, policy, paper.columns);
    pages.continueWith([`${heading[0] ?? ''} ${house.caption('continued')}`, ...header, rule]);
    pages.add([...heading, ...(policy.claims.length === 0 ? [] : [...header, rule])]);
    if (policy.claims.length === 0) recorder.noClaims();
    if (policy.claims.length === 0) pages.add([`     ${house.caption('noClaims')}`]);
    for (const claim of policy.claims) {
      const { facts: known, lines } = record.of(claim);
      const money = moneyFacts(house, claim);
      recorder.claim([...known, ...money], policy.number);
      pages.add(
        [
          ...join(lines, amounts.lines(money), paper.columns - amounts.width),
          ...(choose('blank line', [true, false]) ? [''] : []),
        ],
        together,
      );
    }
    if (hasPolicyTotals) {
      const sums = totalFacts(house, policy.claims);
      recorder.policyTotals(sums);
      pages.add([rule, ...totals(house.caption('policyTotals'), sums)]);
    }
    pages.continueWith([]);
    pages.add(['']);
    if (choose('a page for each policy', [true, false, false])) pages.turn();
  }
  const sums = totalFacts(
    house,
    house.policies.flatMap(({ claims }) => claims),
  );
  recorder.grandTotals(sums);
  pages.add([
    rule,
    ...totals(house.caption('lossTotals'), sums),
    '',
    centered(choose('end', ['*** END OF REPORT ***', '', 'END OF JOB']), paper.columns),
  ]);
  const bars = recipe.chance('green bars', 0.2)
    ? `background:repeating-linear-gradient(#fff 0 ${paper.size * 2.3}pt,#e6f2e6 ${paper.size * 2.3}pt ${paper.size * 4.6}pt)`
    : '';
  const css = `body{margin:0}pre{margin:0;break-after:page;font:${paper.size}pt/1.15 ${choose('printer font', ['"Liberation Mono"', '"DejaVu Sans Mono"'])},monospace;${bars}}pre:last-of-type{break-after:auto}.fine{font:7pt monospace}`;
  return finish(house, { css }, html`${pages.html()}`, recorder, { landscape: paper.landscape });
}

function drawHeading(house: House, recorder: Recorder, columns: number): (page: number) => string[] {
  const facts = headFacts(house);
  recorder.head(facts);
  const by = new Map(facts.map((fact) => [fact.key, `${fact.caption}: ${fact.text}`]));
  const get = (key: string): string => by.get(key) ?? '';
  const id = `${house.random.letters(3)}${house.random.digits(4)}-${house.random.digits(2)}`;
  const form = house.choose('heading', ['three', 'sides', 'left']);
  return (page) => {
    const number = `PAGE ${String(page).padStart(4)}`;
    if (form === 'three')
      return [
        ends(id, number, columns),
        centered(house.carrier, columns),
        centered(house.caption('title'), columns),
        ends(get('insured'), get('reportDate'), columns),
        ends(get('agency'), get('valuationDate'), columns),
        '',
      ];
    if (form === 'sides')
      return [
        ends(get('carrier'), `${get('reportDate')}  ${number}`, columns),
        ends(house.caption('title'), get('valuationDate'), columns),
        get('insured'),
        get('agency'),
        '',
      ];
    return [
      get('carrier'),
      `${house.caption('title')}   ${number}`,
      get('reportDate'),
      get('valuationDate'),
      get('insured'),
      get('agency'),
      '',
    ];
  };
}

function policyHeading(house: House, policy: Policy, columns: number): string[] {
  const to = house.choose('to', [' - ', ' TO ', ' THRU ', '-']);
  const term = `${house.caption('term')}: ${house.date(policy.effectiveDate)}${to}${house.date(policy.expirationDate)}`;
  const number = `${house.caption('policyNumber')}: ${policy.number}`;
  const line = `${house.caption('line')}: ${policy.lineName}`;
  return house.choose('policy lines', [0, 1]) === 0
    ? [`${number}   ${term}   ${line}`, '']
    : [number, ends(line, term, Math.min(columns, 90)), ''];
}

interface Amounts {
  width: number;
  header: string[];
  lines: (facts: readonly Fact[]) => string[];
}

/** Amounts at the right end of the lines: a line for each kind, or all of them on one. */
function drawAmounts(house: House): Amounts {
  const { measures, kinds } = house;
  const cell = house.recipe.long ? 15 : 13;
  const tag = 8;
  const extra = house.isNet || house.showsRecovery ? 1 : 0;
  const byKey = (facts: readonly Fact[]): ReadonlyMap<string, string> =>
    new Map(facts.map(({ key, text }) => [key, text]));
  const titles = [
    ...measures.map((measure) => house.caption(kinds.length === 1 ? `${measure}.total` : measure)),
    ...(extra === 1 ? [house.caption('recovered')] : []),
  ];
  const stacks = titles.map((title) => stackedWords(title, cell));
  const height = Math.max(...stacks.map(({ length }) => length));
  const header = Array.from({ length: height }, (_, line) =>
    stacks.map((stack) => right(stack[line - height + stack.length] ?? '', cell)).join(''),
  );
  const hasTags = kinds.length > 1;
  return {
    width: cell * titles.length + (hasTags ? tag : 0) + 1,
    header: header.map((line) => (hasTags ? ' '.repeat(tag) : '') + line),
    lines: (facts) => {
      const texts = byKey(facts);
      return kinds.map((kind, index) => {
        const amounts = measures.map((measure) => right(texts.get(`${measure}.${kind}`) ?? '', cell)).join('');
        const recovered = extra === 1 && index === 0 ? right(texts.get('recovered') ?? '', cell) : '';
        return (hasTags ? left(kindCaption(house, kind), tag) : '') + amounts + recovered;
      });
    },
  };
}

interface RecordForm {
  header: string[];
  of: (claim: ClaimFacts) => { facts: Fact[]; lines: string[] };
}

function drawRecord(house: House, room: number): RecordForm {
  const shown = shownKeys(house, 0.6);
  const sample = house.policies.flatMap(({ claims }) => claims)[0];
  const of = (claim: ClaimFacts): Fact[] => claimFacts(house, claim).filter(({ key }) => shown.has(key));
  const slots = sample === undefined ? [] : slotLines(house, of(sample), room);
  const header = slots.map((line) => line.map(({ caption, width }) => left(caption, width)).join(''));
  return {
    header,
    of: (claim) => {
      const byKey = new Map(of(claim).map((fact) => [fact.key, fact]));
      const facts: Fact[] = [];
      const lines = slots.map((line) =>
        line
          .map(({ key, width }) => {
            const fact = byKey.get(key);
            if (fact === undefined) return ' '.repeat(width);
            const fitted = cut(fact, width);
            facts.push(fitted);
            return left(fitted.text, width);
          })
          .join(''),
      );
      return { facts, lines };
    },
  };
}

const join = (first: readonly string[], second: readonly string[], room: number): string[] =>
  Array.from(
    { length: Math.max(first.length, second.length) },
    (_, line) => (first[line] ?? '').padEnd(room) + (second[line] ?? ''),
  );

/** The header's last line stands next to the first record, whatever the heights of its two sides are. */
const headerLines = (first: readonly string[], second: readonly string[], room: number): string[] => {
  const height = Math.max(first.length, second.length);
  const lift = (lines: readonly string[]): string[] => [
    ...Array.from({ length: height - lines.length }, () => ''),
    ...lines,
  ];
  return join(lift(first), lift(second), room);
};
