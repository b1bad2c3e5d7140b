import type { Word } from '../../document/page.ts';
import { findQuote } from '../../document/quotes.ts';
import type { FieldKind } from '../../policies/schema.ts';
import { findInText } from '../../text/plain-text.ts';
import type { NumberedPage } from './numbered-pages.ts';
import { proves } from './proves.ts';

/** How many lines from the one that a model names a quote may begin and end. */
const reach = 2;
const mostWordsOfValue = 8;

/** A place that a model names: lines of a page from 1, any numbers, and maybe a cell. */
export interface Place {
  page: number;
  first: number;
  last: number;
  cell: number | undefined;
}

/** "2.14", "2.14-16", "2.14#3"; undefined when it names no page. */
export function placeOf(at: string): Place | undefined {
  const [, page, first = '1', last = first, cell] =
    /^\D*(\d+)(?:\.(\d+)(?:\s*[-–]\s*(?:\d+\.)?(\d+))?)?(?:#(\d+))?/.exec(at) ?? [];
  if (page === undefined) return undefined;
  return {
    page: Number(page),
    first: Number(first),
    last: Number(last),
    cell: cell === undefined ? cell : Number(cell),
  };
}

/**
 * The words of a page that say the quote: at the place that the model names, around it, or anywhere, one after the other;
 * else, if `inColumns`, line below line in one column, which may take a while. Bars between cells are ours and no part of
 * a quote.
 */
export function findOnPage({
  numbered,
  place,
  quote,
  inColumns,
}: {
  numbered: NumberedPage;
  place: Place;
  quote: string;
  inColumns: boolean;
}): readonly Word[] | undefined {
  const { page } = numbered;
  const wanted = quote.replace(/^\s*\d+\|/, '').replace(/\s?\|\s?/g, ' ');
  const places = [...wordsAround(numbered, place), page.words];
  const found = places.find((words) => findInText(words.map(({ text }) => text).join(' '), wanted));
  if (!found && !inColumns) return undefined;
  const words = [...(found ?? page.words)];
  return findQuote({ width: page.width, height: page.height, words }, wanted)?.words;
}

/** The words that say a value without a quote, at the place that the model names or around it. */
export function findValue({
  numbered,
  place,
  kind,
  value,
}: {
  numbered: NumberedPage;
  place: Place;
  kind: FieldKind;
  value: unknown;
}): readonly Word[] | undefined {
  const [first = [], ...others] = wordsAround(numbered, place).slice(0, -1);
  for (const words of [first, ...others]) {
    for (let count = 1; count <= Math.min(mostWordsOfValue, words.length); count++) {
      const starts = words.slice(0, words.length - count + 1);
      const at = starts.findIndex((_, from) => proves({ kind, value, quote: said(words.slice(from, from + count)) }));
      if (at >= 0) return words.slice(at, at + count);
    }
  }
  return undefined;
}

const said = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** From the cell or lines that were named to all lines of the page. */
function wordsAround({ lines }: NumberedPage, { first, last, cell }: Place): (readonly Word[])[] {
  const named = lines.slice(Math.max(0, first - 1), last).flatMap(({ words }) => words);
  const around = lines.slice(Math.max(0, first - 1 - reach), last + reach).flatMap(({ words }) => words);
  const inCell = cell === undefined ? [] : (lines[first - 1]?.cells[cell - 1] ?? []);
  return [inCell, named, around, lines.flatMap(({ words }) => words)].filter((words) => words.length > 0);
}
