import { isStateCode } from '../../reading/values/places.ts';
import { citationsOf, type DocumentIndex } from '../index/index-document.ts';
import { byPage } from '../find/passages.ts';
import type { Fact } from '../index/facts.ts';
import type { Line } from '../index/lines.ts';
import { senseOfState } from '../index/states.ts';
import { isListSense, sensesOf } from '../lexicon/senses.ts';
import { wordsOf } from '../words.ts';
import type { Column, Row, Value } from './column.ts';
import type { Table } from './table.ts';

export const PRINTED = 'printed';

/** Kept as long as the table is. */
const known = new WeakMap<Table, Column>();

/**
 * What lines around the records of a list say, and no field of theirs: a column of the words that some of the records have in
 * their lines, or in the heading over them ("Location 310 - Police Dept").
 */
export function printedColumn(document: DocumentIndex, table: Table): Column {
  const before = known.get(table);
  if (before) return before;
  const values = valuesOf(linesAround(document, table.rows));
  const byWord = new Map(values.map((value) => [value.text, [value]]));
  const column: Column = {
    list: table.list,
    key: PRINTED,
    kind: 'text',
    senses: new Set(),
    words: new Set(),
    items: table.rows.map(() => undefined),
    values,
    byWord,
  };
  known.set(table, column);
  return column;
}

/** Words that all of the records have tell none from others. */
function valuesOf(lines: readonly (readonly Line[])[]): Value[] {
  const rows = new Map<string, Set<number>>();
  for (const [at, own] of lines.entries())
    for (const word of own.flatMap(({ words }) => words)) rows.set(word, (rows.get(word) ?? new Set()).add(at));
  const states = new Set(lines.flat().flatMap(({ text }) => [...text.matchAll(STATE)].map(([code]) => code)));
  return [...rows]
    .filter(([, own]) => own.size < lines.length)
    .map(([text, own]) => {
      const code = text.toUpperCase();
      const senses = isStateCode(code) && states.has(code) ? [senseOfState(code)] : [];
      return { text, words: [text], senses: new Set(senses), names: [], rows: [...own] };
    });
}

/** Codes of states that are no other words. */
const STATE = /\b(?!IN|OR|ME|HI|OK|OH)[A-Z]{2}\b/g;

/** The lines of each record, from its own first one to the first one of the next, and the heading over it. */
function linesAround(document: DocumentIndex, rows: readonly Row[]): Line[][] {
  const starts = startsOf(document, rows);
  const around: Line[][] = rows.map(() => []);
  let at: number | undefined;
  let heading: Line | undefined;
  for (const [index, line] of document.lines.entries()) {
    const next = document.lines[index + 1];
    const own = starts.get(line);
    if (line.at === 0) at = undefined;
    if (own !== undefined) at = own;
    else if (next && starts.has(next) && isHeading(line)) {
      heading = line;
      at = undefined;
    } else if (TOTAL.test(line.text)) {
      if (firstWord(line) === (heading && firstWord(heading))) heading = undefined;
      at = undefined;
    }
    if (at === undefined) continue;
    around[at]?.push(line, ...(own !== undefined && heading ? [heading] : []));
  }
  return around;
}

const TOTAL = /\b(?:sub)?totals?\b/i;
const firstWord = ({ text }: Line): string => wordsOf(text)[0] ?? '';
const isHeading = (line: Line): boolean => [...(sensesOf(firstWord(line)) ?? [])].some(isListSense);

/** The first line of each record that no other one has values in. */
function startsOf(document: DocumentIndex, rows: readonly Row[]): Map<Line, number> {
  const pages = new Map(byPage(document.lines).map((lines) => [lines[0]?.page, lines]));
  const lineOf = ({ pointer }: Fact): Line | undefined => {
    const [{ page, quote } = NOWHERE] = citationsOf(document, pointer);
    const [line, ...others] = (pages.get(page) ?? []).filter(({ text }) => text.includes(quote));
    return others.length > 0 ? undefined : line;
  };
  const owners = new Map<Line, Set<number>>();
  for (const [at, { entity }] of rows.entries()) {
    for (const line of (entity?.items ?? []).flatMap(({ fact }) => lineOf(fact) ?? []))
      owners.set(line, (owners.get(line) ?? new Set()).add(at));
  }
  const starts = new Map<number, Line>();
  for (const line of document.lines) {
    const [at, ...others] = owners.get(line) ?? [];
    if (at !== undefined && others.length === 0 && !starts.has(at)) starts.set(at, line);
  }
  return new Map([...starts].map(([at, line]) => [line, at]));
}

const NOWHERE = { page: 0, quote: '' };
