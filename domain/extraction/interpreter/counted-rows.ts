import { normalize } from '../../text/normalize.ts';
import type { Cited } from '../cited.ts';
import { formsOf } from '../phrases.ts';
import { fieldPlan, type RowsPlan } from '../plan.ts';
import type { Cell, Row } from './cells.ts';
import { fieldValue } from './field-values.ts';
import type { RowRecord } from './row-search.ts';
import { partsOf, wordsOf } from './things/targets.ts';
import { isMarkedMoney } from './value-shape.ts';

// What is counted without headings: "Licensed drivers   2", "2   Licensed drivers", "Autos 2; Motorcycles 1", each perhaps with its price.

type Counted = NonNullable<RowsPlan['counted']>;

interface Count {
  name: Cell;
  count: Cell;
  /** The cell that it ends with. */
  last: Cell;
  /** Whether name and number stand in cells of their own. */
  isApart: boolean;
}

const known = new WeakMap<Counted, ReadonlySet<string>>();

/** Adds the records that a line counts; returns whether there are any. */
export function addCounted(row: Row, records: RowRecord[], plan: RowsPlan): boolean {
  const { counted } = plan;
  if (!counted) return false;
  const nouns = known.get(counted) ?? new Set(formsOf(counted.words));
  known.set(counted, nouns);
  const found = countsIn(row, nouns);
  const priced = found.map((own) => valuesOf(own, row, { plan, counted }));
  const taken = new Set(found.flatMap(({ name, count, last }) => [...name.words, ...count.words, ...last.words]));
  const isWhole = row.cells.every(({ words }) =>
    words.every((word) => taken.has(word) || priced.some((values) => uses(values, word))),
  );
  const certain = priced.filter((_, at) => isWhole || found[at]?.isApart);
  for (const values of certain) {
    const first = isWhole ? row : { ...row };
    if (isNone(values, counted)) continue;
    records.push({ values, text: [], first, last: row, columns: new Set(), table: undefined, fieldsAt: () => [] });
  }
  return certain.length > 0;
}

const uses = (values: ReadonlyMap<string, Cited>, word: unknown): boolean =>
  [...values.values()].some(({ words }) => words.some((own) => own === word));

/** What is counted and is none is not insured. */
const isNone = (values: ReadonlyMap<string, Cited>, { count, amount }: Counted): boolean =>
  values.get(count)?.value === 0 && !values.get(amount)?.value;

const NUMBER = /^(?:\d{1,3}|\d{1,2},\d{3})$/;

function countsIn(row: Row, nouns: ReadonlySet<string>): Count[] {
  const counts: Count[] = [];
  for (let at = 0; at < row.cells.length; at++) {
    const [cell, next] = row.cells.slice(at, at + 2);
    if (!cell) break;
    const pair = next && pairOf(cell, next, nouns);
    if (pair) at += 1;
    counts.push(...(pair ? [pair] : withinCell(cell, nouns)));
  }
  return counts;
}

/** A name beside its number, or behind it. */
function pairOf(cell: Cell, next: Cell, nouns: ReadonlySet<string>): Count | null {
  const [name, count] = NUMBER.test(cell.text) ? [next, cell] : [cell, next];
  if (!NUMBER.test(count.text) || !isName(name.text, nouns)) return null;
  // "Vehicle 1" is a name
  const isApart = isMany(name.text, nouns) && count === next;
  return { name, count, last: next, isApart };
}

/** "Rated exposures: 3 autos, 2 residences" */
const LEAD = /^[^:\d]{3,30}:\s+(?=\d+ \p{L})/u;
const PART = /;\s*|\s[·•|]\s|,\s+/u;

/** "2 drivers", "Autos 2; Motorcycles 1": texts that hold both. */
function withinCell(cell: Cell, nouns: ReadonlySet<string>): Count[] {
  const parts = partsOf(cell, LEAD).flatMap((own) => partsOf(own, PART));
  const counts = parts.flatMap((part): Count[] => {
    const { length } = part.words;
    if (length < 2) return [];
    const [first, last] = [wordsOf(part, 0, 1), wordsOf(part, length - 1, length)];
    const [count, name] = NUMBER.test(first.text)
      ? [first, wordsOf(part, 1, length)]
      : [last, wordsOf(part, 0, length - 1)];
    const isOne = count === first && count.text === '1';
    const isCounted = NUMBER.test(count.text) && isName(name.text, nouns) && (isOne || isMany(name.text, nouns));
    return isCounted ? [{ name, count, last: cell, isApart: parts.length > 1 || name.text.endsWith(':') }] : [];
  });
  return counts.length === parts.length ? counts : [];
}

const LONGEST_NAME = 7;
const QUALIFIER =
  /\s+(?:[-–—(,/&]|(?:over|under|aged?|with|in|of|used|for|rented|not|you|and|or|at|on|owned|to|that|less|greater)\b).*$/iu;

/** The words of a name that say what is counted: before what qualifies them, or the last. */
const headsOf = (text: string): string[] => {
  const bare = text.replace(/[:.\s]+$/, '');
  return [bare.replace(QUALIFIER, ''), bare].flatMap((one) => normalize(one).split(' ').at(-1) ?? []);
};

function isName(text: string, nouns: ReadonlySet<string>): boolean {
  const heads = headsOf(text);
  return text.split(' ').length <= LONGEST_NAME && heads.some((head) => nouns.has(head) || nouns.has(singular(head)));
}

const singular = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=[cs]h|x)es$|s$/, '');

const isMany = (text: string, nouns: ReadonlySet<string>): boolean =>
  headsOf(text).some((head) => nouns.has(singular(head)) && (singular(head) !== head || !nouns.has(`${head}s`)));

/** The values of a count, with the price behind it. */
function valuesOf(
  { name, count, last }: Count,
  row: Row,
  { plan, counted }: { plan: RowsPlan; counted: Counted },
): Map<string, Cited> {
  const price = row.cells[row.cells.indexOf(last) + 1];
  const parts: [string, Cell | undefined][] = [
    [counted.name, { ...name, text: name.text.replace(/^number of /i, '') }],
    [counted.count, count],
    [counted.amount, price && isMarkedMoney(price.text) ? price : undefined],
  ];
  return new Map(
    parts.flatMap(([field, cell]): [string, Cited][] => {
      const own = fieldPlan(plan, field);
      const cited = own && cell ? fieldValue([cell], own) : undefined;
      return cited ? [[field, cited]] : [];
    }),
  );
}
