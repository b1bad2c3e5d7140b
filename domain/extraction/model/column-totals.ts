import type { Word } from '../../document/page.ts';
import { around, overlapX } from '../../reading/boxes.ts';
import type { Cited, Draft } from '../cited.ts';
import { isCited } from '../cited.ts';
import { figuresOf } from './checker/figures.ts';
import type { ShownLine } from './numbered-pages.ts';

/** Fewer amounts are no column. */
const fewestAmounts = 3;
const cent = 0.015;

const total = /^(?:grand |sub-?|page |policy |schedule |report |sum )?totals?\b/i;

interface Amount {
  /** Number of its line among all lines. */
  order: number;
  value: number;
  words: readonly Word[];
}

/**
 * Lines of totals that are more than the amounts of the records above them in their column: since the total before, or
 * from the first record on. Such lines say that records are missing, whatever the table is about.
 */
export function unequalColumns(records: readonly Draft[], lines: readonly ShownLine[]): string[] {
  const orderOf = new Map<Word, number>();
  for (const [order, { words }] of lines.entries()) for (const word of words) orderOf.set(word, order);
  const columns = columnsOf(records, orderOf).filter((column) => column.length >= fewestAmounts);
  if (columns.length === 0) return [];
  const totals = lines.flatMap((line, order) => (total.test(line.text) ? [{ line, order }] : []));
  const problems: string[] = [];
  let before = -1;
  for (const { line, order } of totals) {
    const [since, inAll] = [before, -1].map((from) =>
      problemOf(
        line,
        columns.map((own) => between(own, from, order)),
      ),
    );
    if (since && inAll) problems.push(since);
    before = order;
  }
  return problems;
}

const between = (column: readonly Amount[], from: number, to: number): Amount[] =>
  column.filter(({ order }) => order > from && order < to);

/** What is wrong with a line of totals, when one of its amounts is more than its column adds up to. */
function problemOf({ cells, text }: ShownLine, columns: readonly (readonly Amount[])[]): string | undefined {
  for (const cell of cells) {
    const [first] = cell;
    const [figure] = first ? figuresOf(cell.map((word) => word.text).join(' ')) : [];
    if (!figure || figure.unit === 'percent') continue;
    const box = around(cell);
    const own = columns.find((column) => column.some(({ words }) => overlapX(around(words), box) > 0));
    const sum = (own ?? []).reduce((all, { value }) => all + value, 0);
    if (own && figure.amount > sum + cent * own.length) {
      return `"${text.slice(0, 80)}": ${figure.amount} is printed, the rows above add up to ${Math.round(sum * 100) / 100}.`;
    }
  }
  return undefined;
}

/** The amounts of the records by field. */
function columnsOf(records: readonly Draft[], orderOf: ReadonlyMap<Word, number>): Amount[][] {
  const columns = new Map<string, Amount[]>();
  const add = (field: string, { value, words }: Cited): void => {
    const order = words[0] && orderOf.get(words[0]);
    if (typeof value !== 'number' || order === undefined) return;
    const column = columns.get(field);
    if (column) column.push({ order, value, words });
    else columns.set(field, [{ order, value, words }]);
  };
  const visit = (record: Draft, path: string): void => {
    for (const [key, node] of Object.entries(record)) {
      if (isCited(node)) add(`${path}/${key}`, node);
      else if (node !== undefined && !Array.isArray(node)) visit(node as Draft, `${path}/${key}`);
    }
  };
  for (const record of records) visit(record, '');
  return [...columns.values()];
}
