import { around } from '../../reading/boxes.ts';
import { normalize } from '../../text/normalize.ts';
import type { Cell, Row } from './cells.ts';
import type { Names } from './underlying-names.ts';
import { kindOfValue } from './value-shape.ts';

// "Required underlying limits: Auto $500,000 CSL; Homeowners $500,000", "1. Automobile, property damage $100,000 each
// accident": policies that a sentence lists, each with its limits behind it.

/** Lines with a row for each policy that one text tells of, in a cell for its line of insurance and one for its limits. */
export function withToldPolicies(rows: readonly Row[], names: Names): Row[] {
  const whole = joined(rows);
  // where nothing stands in columns a line for each policy is a list, too
  const isText = whole.length > 1 && whole.every((row) => !hasColumns(row));
  return whole.flatMap((row) => toldRows(row, names, isText) ?? [row]);
}

/** Whether a text lists policies with their limits. */
export const tellsPolicies = (row: Row, names: Names): boolean => toldRows(row, names) !== null;

/** What a list goes on with in the next line stands in one row with it. */
function joined(rows: readonly Row[]): Row[] {
  const whole: Row[] = [];
  for (const row of rows) {
    const over = whole.at(-1);
    const [first, second] = over?.cells ?? [];
    const [cell, more] = row.cells;
    if (over && first && cell && !second && !more && /[,;]$/.test(first.text) && row.at === over.at + 1)
      whole[whole.length - 1] = ofOne(over, [...first.words, ...cell.words], first);
    else whole.push(row);
  }
  return whole;
}

/** The end of the heading before a list, a policy of it, and the text before its first amount. */
const HEAD = /^[^\d$]+:$/;
const AMOUNT = /^\$?\d{1,3}(?:,\d{3})+|^\$?\d{2,3}\/\d{2,3}/;

function toldRows(row: Row, names: Names, isText = false): Row[] | null {
  const [first] = row.cells;
  if (!first || !row.cells.some(({ text }) => AMOUNTS.test(text)) || hasColumns(row)) return null;
  const { head, items } = itemsOf(printed(row));
  const told = items.map((words) => partsOf(words, names));
  const policies = told.filter((parts) => parts !== null);
  const isList = policies.length > 1 || (policies.length === 1 && (isText || head || /^\d{1,2}[.)]/.test(first.text)));
  if (!isList || policies.length < items.length) return null;
  return policies.map(([line, limits], at) => {
    const own: Row = { ...row, at: row.at + at / 100 };
    const [name, rest] = [line, limits].map((words) => ofOne(own, words, first).cells[0]) as [Cell, Cell];
    own.cells = [
      { ...name, x0: first.x0, x1: first.x0 + 1, row: own },
      { ...rest, x0: first.x0 + 20, x1: Math.max(first.x0 + 21, row.x1), row: own },
    ];
    return own;
  });
}

/** Columns have blanks between them; what heads a list may stand apart from it. */
const hasColumns = (row: Row): boolean =>
  printed(row).some((word, at, words) => {
    const before = words[at - 1];
    return before !== undefined && !before.text.endsWith(':') && word.x0 - before.x1 > 2 * row.size;
  });

const printed = ({ cells }: Row): Cell['words'] => cells.flatMap(({ words }) => words).toSorted((a, b) => a.x0 - b.x0);

const AMOUNTS = /\d,\d{3}|\d\/\d{2}/;

/** The words of each policy, parted by semicolons and full stops, and whether words with a colon head them. */
function itemsOf(words: Cell['words']): { head: boolean; items: Cell['words'][] } {
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  const lead = words.slice(0, colon + 1);
  const head = colon > 0 && HEAD.test(lead.map(({ text }) => text).join(' '));
  const items: Cell['words'][number][][] = [[]];
  for (const word of head ? words.slice(colon + 1) : words) {
    if (/^[;·•]$/.test(word.text)) items.push([]);
    else items.at(-1)?.push(word);
    if (/[^;];$/.test(word.text)) items.push([]);
  }
  return { head, items: items.filter(({ length }) => length > 0) };
}

/** A line of insurance, and what is said of it: from the first comma on, else from the first amount. */
function partsOf(words: Cell['words'], { lines }: Names): [Cell['words'], Cell['words']] | null {
  const amount = words.findIndex(({ text }) => AMOUNT.test(text));
  const comma = words.findIndex(({ text }) => /[,:]$/.test(text) || /^[-–—]$/.test(text));
  const end = comma >= 0 && comma < amount ? comma + 1 : amount;
  const line = words.slice(0, end);
  const named = normalize(line.map(({ text }) => text).join(' ')).replace(/^(?:and )?(?:\d{1,2} )?(?:your )?/, '');
  return end > 0 && lines.starts(named) !== null ? [line, words.slice(end)] : null;
}

/** A row with one cell of these words. */
function ofOne(row: Row, words: Cell['words'], like: Cell): Row {
  const own: Row = { ...row };
  const text = words
    .map((word) => word.text)
    .join(' ')
    .replace(/[,;:.]$|\s[-–—]$/, '');
  own.cells = [{ ...like, ...around(words), words, text, shape: kindOfValue(text), row: own }];
  return own;
}
