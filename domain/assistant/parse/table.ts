import type { DocumentIndex, Entity, Item } from '../index/index-document.ts';
import { sensesOfName } from '../index/phrases.ts';
import { senseOfState, statesOfAddresses } from '../index/states.ts';
import { searchWordsOf } from '../words.ts';
import type { Column, Row, Value } from './column.ts';
import { linkedColumns } from './linked.ts';
import { namesOfField, namesOfValue, otherValues } from './value-names.ts';

/** The records of a list; the list "" is the document itself. */
export interface Table {
  list: string;
  rows: readonly Row[];
  columns: readonly Column[];
  /** What the records that they are linked to say. */
  linked: readonly Column[];
}

/** A table of a result, which is the same for every turn, whatever title and pages of its document a turn has at hand. */
interface Unplaced extends Omit<Table, 'rows'> {
  rows: readonly Omit<Row, 'document'>[];
}

/** Kept as long as the result is. */
const ofResults = new WeakMap<readonly Entity[], readonly Unplaced[]>();

/** Kept as long as the index of the document is. */
const known = new WeakMap<DocumentIndex, ReadonlyMap<string, Table>>();

/** The lists of a document as tables; the document itself is one of a single row. */
export function tablesOf(document: DocumentIndex): ReadonlyMap<string, Table> {
  const before = known.get(document);
  if (before) return before;
  const unplaced = ofResults.get(document.entities) ?? tablesOfResult(document);
  ofResults.set(document.entities, unplaced);
  const tables = new Map(
    unplaced.map((table) => [table.list, { ...table, rows: table.rows.map((row) => ({ ...row, document })) }]),
  );
  known.set(document, tables);
  return tables;
}

function tablesOfResult({ items, entities }: DocumentIndex): Unplaced[] {
  const lists = new Map<string, Filled[]>([['', [{ row: {}, items: items.filter(({ about }) => !about) }]]]);
  for (const entity of entities) {
    const filled = { row: { entity }, items: entity.items };
    const own = lists.get(entity.record.list);
    if (own) own.push(filled);
    else lists.set(entity.record.list, [filled]);
  }
  const own = [...lists].map(([list, rows]) => tableOf(list, rows));
  return own.map((table) => ({ ...table, linked: linkedOf(table, own) }));
}

/** The document itself is linked to none. */
const linkedOf = (table: Unlinked, tables: readonly Unlinked[]): Column[] =>
  tables.filter(({ list }) => list !== '' && list !== table.list).flatMap((other) => linkedColumns(table, other));

type Unlinked = Omit<Unplaced, 'linked'>;

interface Filled {
  row: Omit<Row, 'document'>;
  items: readonly Item[];
}

function tableOf(list: string, rows: readonly Filled[]): Unlinked {
  const keys = new Map<string, (Item | undefined)[]>();
  for (const [at, { items }] of rows.entries()) {
    for (const item of items) {
      const { key } = item.fact;
      let column = keys.get(key);
      if (!column) {
        column = Array.from({ length: rows.length });
        keys.set(key, column);
      }
      column[at] ??= item;
    }
  }
  const columns = [...keys].flatMap(([key, items]) => columnOf({ list, key, items }) ?? []);
  return { list, rows: rows.map(({ row }) => row), columns };
}

function columnOf({ list, key, items }: Pick<Column, 'list' | 'key' | 'items'>): Column | undefined {
  const first = items.find((item) => item !== undefined);
  if (!first) return undefined;
  const { kind } = first.fact;
  const values = kind === 'money' || kind === 'date' || kind === 'bool' ? [] : valuesOf(key, items);
  const words = new Set([...first.fieldWords, ...namesOfField(key)]);
  return { list, key, kind, senses: first.field, words, items, values, byWord: indexOf(values) };
}

function indexOf(values: readonly Value[]): ReadonlyMap<string, readonly Value[]> {
  const byWord = new Map<string, Value[]>();
  for (const value of values) {
    for (const word of new Set([...value.words, ...value.names])) {
      const own = byWord.get(word);
      if (own) own.push(value);
      else byWord.set(word, [value]);
    }
  }
  return byWord;
}

/** Longer texts tell what happened; they are no topics. */
const LONGEST = 60;

function valuesOf(key: string, items: readonly (Item | undefined)[]): Value[] {
  const rows = new Map<string, number[]>();
  for (const [at, item] of items.entries()) {
    if (!item) continue;
    const text = String(item.fact.value).replaceAll('_', ' ').trim().toLowerCase();
    const own = rows.get(text);
    if (own) own.push(at);
    else rows.set(text, [at]);
  }
  for (const text of otherValues(key, [...rows.keys()])) rows.set(text, []);
  return [...rows].map(([text, own]) => ({
    text,
    words: searchWordsOf(text),
    senses: sensesOfValue(key, text),
    names: namesOfValue(key, text),
    rows: own,
  }));
}

function sensesOfValue(key: string, text: string): ReadonlySet<string> {
  if (/states?$/i.test(key)) return new Set([senseOfState(text)]);
  if (/address|location$/i.test(key)) return new Set(statesOfAddresses(text));
  return text.length <= LONGEST ? sensesOfName(text) : new Set();
}
